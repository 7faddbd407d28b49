"""What whole turns lead to, compared: points and places after each, and how sure the difference is.

After each turn many games are played to their end, by seats that play as those who really sit there (`manners.py`).
Game number n has the same random numbers after all turns, so that the difference between two turns is less a matter of
luck than each of them: it is counted game by game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np

from patolli.agents.compare.finding import Turn
from patolli.agents.compare.manners import manners
from patolli.agents.network.file import Network
from patolli.engine.game import Game, State
from patolli.engine.match import Match, places
from patolli.engine.sight import Sight

Array = np.ndarray[Any, Any]

ROUND = 10
"""Games after a turn that one thread plays at once."""
SURE = 2.0
"""A difference of this many standard errors is more than luck."""
MUCH = 0.15
"""A turn that wins this much less often is much weaker."""
_STREAM = 1 << 40
"""Sets the random numbers of these games apart from those of a search."""


class Gap(msgspec.Struct, frozen=True):
    """How much better a turn is than another one, game by game."""

    to: int
    """The other, by its place in the list."""
    points: float
    error: float
    """The standard error of that mean."""
    wins: float
    wins_error: float
    sure: bool
    """Whether it is more than luck that one of them is better."""


class Outcome(msgspec.Struct, frozen=True):
    """What a turn leads to."""

    steps: list[str]
    points: float
    """Final points of the seat, on average."""
    error: float
    """The standard error of that mean."""
    win_error: float
    """The standard error of the first of `places`."""
    places: list[float]
    """How probable each final place is, the first one first. Winners are first; others with equal points share."""
    all_points: list[float]
    """Final points of every seat, on average."""
    weaker: bool
    """Whether it wins much less often than the best."""
    gap: Gap | None
    """Of the best to the next, of all others to the best; None if there is only one turn."""

    @property
    def place(self) -> float:
        """The expected final place."""
        return sum(number * share for number, share in enumerate(self.places, 1))


Say = Callable[[float], None]
Rounds = Iterable[tuple[int, float]]
"""The first game of each round, and how much is done after it."""


def compare(
    sight: Sight,
    turns: Sequence[Turn],
    against: Sequence[str],
    rounds: Rounds,
    seed: int,
    network: Network | None,
    threads: int = 1,
    say: Say = lambda share: None,
) -> tuple[list[Outcome], int]:
    """What each of the turns leads to, the best first, and how many games were played after each. `against`: the
    strength of every seat."""
    games = _Games(sight, against, seed, network)
    starts = [games.start(turn) for turn in turns]
    results: list[list[tuple[Array, int]]] = [[] for _ in turns]
    pool = ThreadPoolExecutor(threads)
    try:
        for first, done in rounds:
            for found, more in zip(results, pool.map(games.play, starts, [first] * len(starts)), strict=True):
                found += more
            say(done)
    finally:
        pool.shutdown(cancel_futures=True)
    tallies = [_Tally(turn, sight, found) for turn, found in zip(turns, results, strict=True)]
    tallies.sort(key=lambda one: (one.place, -one.points, one.steps))
    return [one.outcome(number, tallies) for number, one in enumerate(tallies)], len(results[0])


class _Games:
    """Games after turns."""

    def __init__(self, sight: Sight, against: Sequence[str], seed: int, network: Network | None) -> None:
        self._sight, self._seed = sight, seed
        self._network = network or Network.none(sight.game)
        self._manners = manners(sight.game, against, network is not None)

    def start(self, turn: Turn) -> tuple[State, int]:
        """The position before the last step of a turn, and that step: only that one can bring something hidden to
        light, each time anew."""
        line: Match = self._sight.redeal(0)
        for token in turn.steps:
            line.play(token)
        return line.state_at(len(line) - 1), line.actions[-1]

    def play(self, start: tuple[State, int], first: int) -> list[tuple[Array, int]]:
        """Final points of all seats and the place of this one, in a round of games."""
        game: Game = self._sight.game
        seats = len(self._sight.players)
        kernels = game.loops("patolli.agents.search.kernels")
        shape = self._network.shape.for_kernels(game)
        states = game.new_states(kernels.PLAYOUT + 1)
        states[0], action = start
        quarters = np.zeros((1, game.max_players), np.int64)
        found: list[tuple[Array, int]] = []
        for stream in range(first, first + ROUND):
            # One game at a time: its last position stays, and says who has won when points are equal.
            kernels.play_out(
                states, action, self._manners, self._seed, _STREAM + stream, self._network.weights, shape, quarters
            )
            scores = quarters[0, :seats] / 4
            found.append((scores, places(scores.tolist(), game.winners(states[kernels.PLAYOUT]))[self._sight.seat]))
        return found


class _Tally:
    """How games went on after one turn."""

    def __init__(self, turn: Turn, sight: Sight, found: Sequence[tuple[Array, int]]) -> None:
        self.steps = turn.steps
        self._scores = np.array([scores for scores, _ in found])
        self._own: Array = self._scores[:, sight.seat]
        self._places = np.array([place for _, place in found])
        self._players = len(sight.players)
        self.points = float(self._own.mean())
        self.place = float(self._places.mean())

    @property
    def _wins(self) -> Array:
        return (self._places == 1).astype(np.float64)

    def outcome(self, number: int, all_of: Sequence[_Tally]) -> Outcome:
        other = (1 if number == 0 else 0) if len(all_of) > 1 else None
        best = all_of[0]
        return Outcome(
            steps=self.steps,
            points=self.points,
            error=_error(self._own),
            win_error=_error(self._wins),
            places=[float((self._places == place).mean()) for place in range(1, self._players + 1)],
            all_points=self._scores.mean(axis=0).tolist(),
            weaker=float(best._wins.mean() - self._wins.mean()) > MUCH,
            gap=None if other is None else self._gap(other, all_of[other]),
        )

    def _gap(self, to: int, other: _Tally) -> Gap:
        points, wins = self._own - other._own, self._wins - other._wins
        return Gap(
            to=to,
            points=float(points.mean()),
            error=_error(points),
            wins=float(wins.mean()),
            wins_error=_error(wins),
            sure=is_sure(float(points.mean()), _error(points)) or is_sure(float(wins.mean()), _error(wins)),
        )


def _error(values: Array) -> float:
    return float(values.std(ddof=1) / math.sqrt(len(values)))


def is_sure(mean: float, error: float) -> bool:
    """Whether a difference is more than luck."""
    return abs(mean) > SURE * error
