"""`search`: Monte Carlo tree search with a budget of simulations or of time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from patolli.engine.errors import BadSetup
from patolli.engine.sight import Sight
from patolli.engine.slots import MOST_LEGAL

Array = np.ndarray[Any, Any]

_STATES = 5  # positions the kernels want
_NODES_PER_SIMULATION = 8
_SLICE = 50  # simulations between two looks at the clock
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Recipe:
    """How the tree is searched; `docs/agents.md` tells what was tried."""

    exploration: float = 1.0
    prior_width: float = 1.5
    score_width: float = 12.0
    margin: float = 0.004
    random_share: float = 0.1
    first_play: float = 0.05

    def as_array(self) -> Array:
        """In the order of the parameters of `search_kernels`."""
        return np.array(
            [self.exploration, self.prior_width, self.score_width, self.margin, self.random_share, self.first_play]
        )


@dataclass(frozen=True)
class Budget:
    """So many simulations, or so many seconds, for one decision."""

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


@dataclass(frozen=True)
class Choice:
    """An action at the root: how often it was tried, and what it is worth to the seat that decides."""

    token: str
    visits: int
    value: float


class SearchAgent:
    """Chooses what its search tried most often. With a budget of simulations, the same seed gives the same choices.

    It looks only at positions in which everything hidden from its seat was drawn again.
    """

    def __init__(self, budget: Budget, seed: int = 0, recipe: Recipe | None = None) -> None:
        self.name = f"search:{budget.simulations or f'{budget.seconds:g}s'}"
        self._budget = budget
        self._seed = seed
        self._parameters = (recipe or Recipe()).as_array()

    def choose(self, sight: Sight) -> str:
        legal = sight.legal_ids()
        if len(legal) == 1:
            return sight.game.tokens[legal[0]]
        return self.choices(sight)[0].token

    def choices(self, sight: Sight) -> list[Choice]:
        """Everything that may be done now, most tried first."""
        kernels = sight.game.loops("patolli.agents.search_kernels")
        states = sight.game.new_states(_STATES)
        states[0] = sight.state
        nodes = _NODES_PER_SIMULATION * (self._budget.simulations or 50_000) + MOST_LEGAL
        links = np.zeros((nodes, 4), np.int32)
        worths = np.zeros((nodes, 1 + sight.game.max_players), np.float32)
        count = 0
        # A stream of its own for every decision: what was searched before does not matter.
        stream = sight.number << 20
        if self._budget.simulations:
            kernels.search(states, links, worths, 0, self._budget.simulations, self._seed, stream, self._parameters)
        else:
            until = time.perf_counter() + self._budget.seconds
            while time.perf_counter() < until:
                count = kernels.search(states, links, worths, count, _SLICE, self._seed, stream, self._parameters)
                stream += 1
        return self._read(sight, kernels, links, worths)

    def _read(self, sight: Sight, kernels: Any, links: Array, worths: Array) -> list[Choice]:
        actions = np.zeros(MOST_LEGAL, np.int64)
        visits = np.zeros(MOST_LEGAL, np.int64)
        values = np.zeros(MOST_LEGAL)
        n: int = kernels.children(links, worths, sight.seat, actions, visits, values)
        found = [
            Choice(sight.game.tokens[int(actions[i])], int(visits[i]), float(values[i]))
            for i in range(n)
        ]  # fmt: skip
        return sorted(found, key=lambda choice: (-choice.visits, -choice.value, choice.token))
