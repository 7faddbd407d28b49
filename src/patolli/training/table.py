"""Who sits at a table of self-play, and how each of them searches.

Most seats are played by the network that is trained. Some have a style: they believe that something is worth more than
it is, and try everything a little. So positions arise that the network would never have reached, and it learns what
they are worth; what such a seat prefers is not learned. Some are played by old networks, so that the new one does not
only learn to beat itself.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from patolli.agents.search.growing import Leanings, Recipe, SearchTree
from patolli.engine.game import Game, find_game

if TYPE_CHECKING:
    from patolli.training.selfplay import SelfPlay

Array = np.ndarray[Any, Any]
Rng = np.random.Generator

RECIPE = Recipe(doubt=0.0)
"""How it is searched. What was tried is to be learned, so nothing is tried out of doubt; noise makes up for it."""
POINT = 0.05
"""What a point is worth to a search, about, in the middle of a close game: what it counts itself (`points_worth`), and
what it adds to the share of the win."""


class Table:
    """The seats of one game, and a tree for each network."""

    def __init__(self, play: SelfPlay, players: int, seed: int, rng: Rng) -> None:
        game, self.ways = find_game(play.game), play.ways
        networks = (play.network, *play.old)
        league = rng.random() < play.ways.league.games
        self.who = seat_networks(players, play.ways.league.old if league else 0.0, len(play.old), rng)
        self.styles = seat_styles(game, self, play.bonus if league else 0.0, rng)
        self.trees = [SearchTree(game, network, RECIPE, seed, Leanings(game, self.styles)) for network in networks]

    @property
    def mixed(self) -> bool:
        """Whether anybody does not play as well as the network can."""
        return bool(self.styles) or any(self.who)

    def search(self, state: Any, seat: int, step: int, rng: Rng) -> tuple[Array, Array, bool]:
        """The actions, how often each was tried, and whether that is to be learned."""
        playing, league, tree = self.ways.playing, self.ways.league, self.trees[self.who[seat]]
        if self.who[seat]:
            return *grow(tree, state, step, playing.quick), False
        if seat in self.styles:
            return *grow(tree, state, step, league.simulations, even=league.even), False
        if rng.random() >= playing.full:
            return *grow(tree, state, step, playing.quick), False
        least, most = playing.simulations
        # From 100 to 200 as often as from 200 to 400: doubling the simulations is one step.
        simulations = round(math.exp(rng.uniform(math.log(least), math.log(most)))) if least < most else least
        return *grow(tree, state, step, simulations, playing.even, playing.noise, rng), True


def grow(
    tree: SearchTree,
    state: Any,
    step: int,
    simulations: int,
    even: float = 0.0,
    noise: float = 0.0,
    rng: Rng | None = None,
) -> tuple[Array, Array]:
    """Search; the actions, and how often each was tried. `even` is how much of the priors of the seat is shared out
    evenly, `noise` how much of those of the first actions is drawn by `rng`."""
    seat = int(tree.game.seat(state))
    tree.leanings.even[:] = 0
    tree.leanings.even[seat] = even
    tree.stand_at(state)
    tree.grow(1, 2 * step)  # the root has its actions, and their priors, after the first simulation
    if rng is not None:
        priors = tree.root_priors()
        # Of many actions noise favours a few, so that a search has the time to try them.
        drawn = rng.dirichlet(np.full(len(priors), max(0.15, 2 / len(priors))))
        priors[:] = (1 - noise) * priors + noise * drawn
    tree.grow(simulations - 1, 2 * step + 1)
    actions, visits, _ = tree.children(seat)
    return actions, visits


def seat_networks(players: int, old: float, count: int, rng: Rng) -> list[int]:
    """For each seat 0, the network that is trained, or the number of an old one; one seat at least has the former."""
    learner = int(rng.integers(players))
    return [
        1 + int(rng.integers(count)) if count and rng.random() < old and seat != learner else 0
        for seat in range(players)
    ]  # fmt: skip


def seat_styles(game: Game, table: Table, bonus: float, rng: Rng) -> dict[int, list[tuple[float, tuple[int, ...]]]]:
    """For each seat with a style what it leans to; old networks have none."""
    league, found = table.ways.league, dict[int, list[tuple[float, tuple[int, ...]]]]()
    if not league.styled or not bonus:
        return found
    for seat, network in enumerate(table.who):
        if network == 0 and rng.random() < league.styled:
            style = game.learning.watch.styles[league.styles[int(rng.integers(len(league.styles)))]]
            points = float(rng.uniform(*league.points)) * bonus
            found[seat] = [(counts * points * POINT, tuple(places)) for counts, places in style]
    return found
