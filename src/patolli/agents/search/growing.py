"""A tree that grows by simulations: the Python side of `kernels.py`."""

from __future__ import annotations

from collections.abc import Sequence
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
    """So many points ahead make a lead worth e to 1."""
    win_share: float = 0.5
    """How much of the share of the win goes, at the end, to who has really won; the rest is soft in the points."""
    points_worth: float = 3.0
    """What a hundred points are worth beside the share of the win."""
    prior_width: float = 5.0
    """Without a network: so many points of estimate make an action e times as likely."""
    random_share: float = 0.05
    """Without a network: how many decisions of a playout are random."""
    horizon: float = 20
    """Without a network: how many decisions are played before the estimate is asked."""


WITHOUT_NETWORK = Recipe(exploration=0.5, first_play=0.1, points_worth=1.0)
"""What was found to be best there: the estimate knows less of points to come, so they count less."""


class SearchTree:
    """One tree and the room for it, for one game."""

    def __init__(self, game: Game, network: Network | None, recipe: Recipe, seed: int) -> None:
        self.game = game
        self.kernels = game.loops("patolli.agents.search.kernels")
        self._network = network or Network.none(game)
        self._shape = self._network.shape.as_array()
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
        """Simulate so often; `stream` picks the random numbers of the seed."""
        self._make_room(simulations)
        self._used = int(
            self.kernels.search(
                self._states, self._links, self._worths, self._used, simulations, self._seed, stream,
                self._parameters, self._network.weights, self._shape,
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
        first, count = (int(number) for number in self._links[0, :2])
        return self._worths[first : first + count, PRIOR]

    def play_out(self, action: int, games: int, stream: int, width: float, random_share: float) -> Array:
        """Final points per seat of games from the root on, beginning with this action; see `search_kernels`."""
        quarters = np.zeros((games, self.game.max_players), np.int64)
        self.kernels.play_out(
            self._states, action, width, random_share, self._seed, stream, self._network.weights, self._shape, quarters
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
        tree.play_out(int(tree.children(0)[0][0]), 1, 0, 1.0, 0.0)

    return [("search", search), ("keeping the tree", keep), ("playouts", play_out)]
