"""A tree that grows by simulations: the Python side of `kernels.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from patolli.agents.network.file import Network
from patolli.agents.search.tree import LINKS, PRIOR, VALUE
from patolli.engine.compiled.ahead import Steps
from patolli.engine.compiled.slots import MOST_LEGAL
from patolli.engine.game import Game, State

Array = np.ndarray[Any, Any]

_STATES = 4  # positions the kernels want
_MOST_NODES = 4_000_000  # of a tree: 150 MB; what does not fit is valued without being kept
_NODES_PER_SIMULATION = 12


@dataclass(frozen=True)
class Recipe:
    """How the tree is searched; `docs/agents.md` tells what was tried. In the order of `search_kernels`."""

    exploration: float = 0.7
    """How strongly priors draw the search to what was tried little."""
    first_play: float = 0.2
    """How much less than its siblings an action is believed to be worth before it was tried."""
    doubt: float = 0.125
    """How much of the simulations is shared out evenly at the root, whatever the priors say: the network can be
    wrong."""
    score_width: float = 10.0
    """A lead of this many points counts as e to 1."""
    win_share: float = 0.5
    """How much of the share of the win goes, at the end, to the actual winner; the rest is soft in the points."""
    points_worth: float = 3.0
    """What a hundred points are worth beside the share of the win."""
    prior_width: float = 5.0
    """Without a network: this many points of estimate make an action e times as likely."""
    random_share: float = 0.05
    """Without a network: how many decisions of a playout are random."""
    horizon: float = 20
    """Without a network: how many decisions are played before the estimate is asked."""


WITHOUT_NETWORK = Recipe(exploration=0.5, first_play=0.1, points_worth=1.0)
"""What proved best without a network: the estimate knows less about points to come, so they count less."""


class Leanings:
    """What seats do to learn and not to win: each may try all actions a little, and may believe that some things are
    worth more than they are. Nobody has any unless it is said.

    `of` has for a seat pairs of a worth and the places of a feature, one place for each seat as an observer counts them
    (0 is the observer): so much is the feature worth to the seat, beside all else.
    """

    def __init__(self, game: Game, of: Mapping[int, Sequence[tuple[float, Sequence[int]]]] | None = None) -> None:
        found = of or {}
        most, seats = max(map(len, found.values()), default=0), game.max_players
        self.even: Array = np.zeros(seats, np.float32)
        """For each seat how much of the priors, wherever it decides, is shared out evenly."""
        self.places: Array = np.zeros((seats, seats, most), np.int64)
        self.worths: Array = np.zeros((seats, most), np.float32)
        for seat, leanings in found.items():
            for i, (worth, places) in enumerate(leanings):
                self.worths[seat, i] = worth
                self.places[seat, :, i] = places


class SearchTree:
    """One tree and the room for it, for one game."""

    def __init__(
        self, game: Game, network: Network | None, recipe: Recipe, seed: int, leanings: Leanings | None = None
    ) -> None:
        self.game = game
        self.kernels = game.loops("patolli.agents.search.kernels")
        self._network = network or Network.none(game)
        self._shape = self._network.shape.for_kernels(game)
        self.leanings = leanings or Leanings(game)
        self._parameters = np.array(astuple(recipe), np.float64)
        self._seed = seed
        self._states = game.new_states(_STATES)
        self._links: Array = np.zeros((0, LINKS), np.int32)
        self._worths: Array = np.zeros((0, VALUE + game.max_players), np.float32)
        self._used = 0

    def stand_at(self, state: State, since: Sequence[int] | None = None) -> None:
        """Go to a new root. `since`: the actions that led there from the last one; what the tree knows below them is
        kept. Without them everything is forgotten."""
        self._states[0] = state
        node = 0
        for action in since or ():
            node = self._child(node, action)
        if since is None or node < 0:
            self._used = 0
        elif node > 0:
            links, worths = np.zeros_like(self._links), np.zeros_like(self._worths)
            self._used = int(self.kernels.keep_below(self._links, self._worths, node, links, worths))
            self._links, self._worths = links, worths

    def _child(self, node: int, action: int) -> int:
        return int(self.kernels.child_of(self._links, node, action)) if self._used and node >= 0 else -1

    def grow(self, simulations: int, stream: int) -> None:
        """Simulate this often; `stream` picks the random numbers of the seed."""
        self._make_room(simulations)
        self._used = int(
            self.kernels.search(
                self._states, self._links, self._worths, self._used, simulations, self._seed, stream,
                self._parameters, self._network.weights, self._shape, self.leanings.even, self.leanings.places,
                self.leanings.worths,
            )
        )  # fmt: skip

    def _make_room(self, simulations: int) -> None:
        nodes = min(_MOST_NODES, self._used + MOST_LEGAL + _NODES_PER_SIMULATION * simulations)
        missing = nodes - len(self._links)
        if missing > 0:
            self._links = np.concatenate([self._links, np.zeros((missing, LINKS), np.int32)])
            self._worths = np.concatenate([self._worths, np.zeros((missing, self._worths.shape[1]), np.float32)])

    def children(self, seat: int) -> tuple[Array, Array, Array]:
        """At the root: the actions, how often each was tried, the sum of what that was worth to the seat."""
        actions, visits, sums = np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL)
        n = int(self.kernels.children(self._links, self._worths, seat, actions, visits, sums)) if self._used else 0
        return actions[:n], visits[:n], sums[:n]

    def root_priors(self) -> Array:
        """The priors of the root's actions, in the order of `children`; writing to them changes the tree."""
        first, count = (int(number) for number in self._links[0, :2]) if self._used else (0, 0)
        return self._worths[first : first + count, PRIOR]

    def play_out(self, action: int, games: int, stream: int, manners: Array) -> Array:
        """Final points per seat of games from the root on, beginning with this action; see `search_kernels`."""
        quarters = np.zeros((games, self.game.max_players), np.int64)
        self.kernels.play_out(
            self._states, action, manners, self._seed, stream, self._network.weights, self._shape, quarters
        )
        return quarters / 4


def search_steps(game: Game) -> Steps:
    """Named steps which compile all that a search uses."""
    states = game.new_states(1)
    tree = SearchTree(game, None, Recipe(horizon=1), 0)

    def search() -> None:
        game.deal(states[0], game.max_players, 0)
        tree.stand_at(states[0])
        tree.grow(4, 0)
        tree.children(0)

    def keep() -> None:
        tree.stand_at(states[0], [int(tree.children(0)[0][0])])

    def play_out() -> None:
        tree.stand_at(states[0])
        tree.grow(4, 0)
        tree.play_out(int(tree.children(0)[0][0]), 1, 0, np.ones((game.max_players, 2)))

    return [("search", search), ("keeping the tree", keep), ("playouts", play_out)]
