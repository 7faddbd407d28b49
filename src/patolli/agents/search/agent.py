"""`search`: Monte Carlo tree search with a budget of simulations or of time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from patolli.agents.network.file import Network, game_network
from patolli.agents.search.growing import WITHOUT_NETWORK, Recipe, SearchTree
from patolli.engine.errors import BadSetup
from patolli.engine.sight import Sight

_SLICE = 200  # simulations between two looks at the clock
_WHOLE = 800  # simulations that are made without a pause, if they are counted
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Budget:
    """How many simulations, or seconds, one decision may take."""

    simulations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`400` simulations, or `1.5s`."""
        try:
            if text.endswith("s"):
                budget = cls(seconds=float(text[:-1]))
            else:
                budget = cls(simulations=int(text))
        except ValueError:
            raise BadSetup(f"a budget is a number of simulations (400) or of seconds (1.5s), not {text!r}") from None
        if not (1 <= budget.simulations <= MOST_SIMULATIONS or 0 < budget.seconds <= MOST_SECONDS):
            raise BadSetup(
                f"a budget is 1 to {MOST_SIMULATIONS:,} simulations or up to {MOST_SECONDS:g}s, not {text!r}"
            )
        return budget

    def __str__(self) -> str:
        return str(self.simulations) if self.simulations else f"{self.seconds:g}s"


@dataclass(frozen=True)
class Choice:
    """An action at the root: how often it was tried, what it is worth to the seat that decides (nan if it was never
    tried), and how good it looked at first sight."""

    token: str
    visits: int
    value: float
    prior: float


class SearchAgent:
    """Chooses what its search tried most often. With a budget of simulations, the same seed gives the same choices.

    It looks only at positions in which everything hidden from its seat was drawn again. What it found out about the
    rest of its turn it still knows at the next decision, unless `reuse` is off. `threads` trees grow side by side and
    vote. `network` is the game's own unless given; `with_network=False` searches with the game's estimate alone. A
    *loose* player does not always choose what it tried most: 1 is in proportion to the tries, more is wilder.
    """

    def __init__(
        self,
        budget: Budget,
        seed: int = 0,
        recipe: Recipe | None = None,
        threads: int = 1,
        network: Network | None = None,
        with_network: bool = True,
        reuse: bool = True,
        temperature: float = 0.0,
    ) -> None:
        self.name = f"search:{budget}"
        self._budget = budget
        self._seed = seed
        self._recipe = recipe or (Recipe() if with_network else WITHOUT_NETWORK)
        self._threads = threads
        self._network = network
        self._with_network = with_network
        self._reuse = reuse
        self._temperature = temperature
        self._trees: list[SearchTree] = []
        self._last: Sight | None = None
        self.pause: Callable[[], None] | None = None
        """Called now and then by a search that takes long: something more urgent may be done there."""

    def choose(self, sight: Sight) -> str:
        """The token that was tried most."""
        legal = sight.legal_ids()
        if len(legal) == 1:
            return sight.token(legal[0])
        choices = self.choices(sight)
        if not self._temperature:
            return choices[0].token
        rng = np.random.default_rng((self._seed, sight.number))
        shares = np.array([choice.visits + choice.prior for choice in choices]) ** (1 / self._temperature)
        return choices[int(rng.choice(len(choices), p=shares / shares.sum()))].token

    def choices(self, sight: Sight) -> list[Choice]:
        """Everything that may be done now, most tried first."""
        self._stand_at(sight)
        if self._threads == 1:
            self._grow(0, sight.number)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(self._grow, range(self._threads), [sight.number] * self._threads))
        return self._vote(sight)

    def _stand_at(self, sight: Sight) -> None:
        last, self._last = self._last, sight
        if last is None or last.game is not sight.game:
            last = None
            network = self._network.check(sight.game) if self._network else None
            if network is None and self._with_network:
                network = game_network(sight.game.name)
            self._trees = [SearchTree(sight.game, network, self._recipe, self._seed) for _ in range(self._threads)]
        since = _actions_since(last, sight) if last is not None and self._reuse else None
        for tree in self._trees:
            tree.stand_at(sight.state, since)

    def _grow(self, i: int, number: int) -> None:
        # A stream of its own for every decision and thread.
        stream = (number * self._threads + i) << 24
        tree = self._trees[i]
        if self._budget.simulations:
            count = self._budget.simulations // self._threads + (i < self._budget.simulations % self._threads)
            done = 0
            while done < count:
                # Ever longer, as the tree moves whenever it needs more room.
                part = min(max(_WHOLE, done // 10), count - done)
                tree.grow(part, stream)
                done, stream = done + part, stream + 1
                if self.pause is not None:
                    self.pause()
            return
        until = time.perf_counter() + self._budget.seconds
        while True:
            # At least once, however busy the machine is.
            tree.grow(_SLICE, stream)
            stream += 1
            if time.perf_counter() >= until:
                return

    def _vote(self, sight: Sight) -> list[Choice]:
        """What all trees tried, added up."""
        sums = {action: np.zeros(3) for action in sight.legal_ids()}
        for tree in self._trees:
            for action, *figures in zip(*tree.children(sight.seat), tree.root_priors(), strict=True):
                if int(action) in sums:  # a tile that was drawn in this turn can be another than in the tree
                    sums[int(action)] += figures
        found: list[Choice] = []
        for action, (visits, worth, prior) in sums.items():
            value = worth / visits if visits else math.nan
            found.append(Choice(sight.token(action), int(visits), value, prior / len(self._trees)))
        return sorted(found, key=lambda choice: (-choice.visits, -choice.prior, choice.token))


def _actions_since(last: Sight, sight: Sight) -> list[int] | None:
    """The actions between two decisions of the same turn; None if it is another game or another turn."""
    n = len(last.moves)
    if sight.seat != last.seat or len(sight.moves) <= n or sight.moves[:n] != last.moves:
        return None
    turn = last.redeal(0)
    for token in sight.moves[n:]:
        # A tile that was drawn in this turn can be another than the one drawn again here.
        if turn.seat != sight.seat or token not in turn.legal():
            return None
        turn.play(token)
    return turn.actions
