"""A hint: the best next decisions of a position, what each is expected to lead to, and how the turn could go on.

A search says which decisions are best, and how it would go on in the same turn. What that is worth in points and places
is then counted: the turn is played like that, and after it many games to their end. All of it sees a `Sight`, so that a
hint knows nothing that its seat cannot know.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np

from patolli.agents.network.file import Network, game_network
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.agents.search.growing import Recipe, SearchTree
from patolli.engine.errors import BadSetup, PatolliError
from patolli.engine.match import MAX_SEED, Match, places
from patolli.engine.sight import Sight

Array = np.ndarray[Any, Any]
Say = Callable[[float], None]

LEAST_SIMULATIONS = 10
_SLICE = 200  # simulations between two looks at the clock, at first
_PER_GAME, _LEAST_GAMES, _MOST_GAMES = 20, 20, 2000  # simulations for one game of every decision
_ROUND = 10  # games of a decision that one thread plays at once
_PER_STEP, _LEAST_STEP, _MOST_STEP = 40, 50, 2000  # simulations of the hint for one of a step of the line
_LONGEST_LINE = 60
_REDEALS = 3
_POLICY_WIDTH = 0.5  # with a network: games are played a little sharper than it was trained to guess
_SEARCHED, _PLANNED = 0.4, 0.5  # how much of the work is done then


class NothingToDecide(PatolliError):
    """The game is over."""


class Advice(msgspec.Struct, frozen=True):
    """One decision that may be made now."""

    token: str
    share: float
    """Of the tries of the search."""
    points: float
    """Final points of the deciding seat, on average, if it follows the line."""
    error: float
    """The standard error of that mean."""
    places: list[float]
    """How probable each final place is, the first one first. Winners are first; others with equal points share."""
    all_points: list[float]
    """Final points of every seat, on average."""
    line: list[str]
    """The rest of the turn, as the search would play it, up to where something hidden comes to light."""


class Hint(msgspec.Struct, frozen=True):
    """The best decisions of a position, the best first."""

    game: str
    seat: int
    """Who decides."""
    number: int
    """How many decisions were made before."""
    day: int
    legal: int
    """How many decisions are possible."""
    simulations: int
    games: int
    """So many games were played to their end for each decision."""
    decisions: list[Advice]


def hint(
    position: Match | Sight,
    budget: Budget,
    top: int = 5,
    seed: int = 0,
    network: Network | None = None,
    threads: int | None = None,
    say: Say | None = None,
) -> Hint:
    """The `top` best decisions of whoever decides now; NothingToDecide after the end.

    Of a match only what that seat may know is used: its sight gives the same hint. With a budget of simulations the
    same seed gives the same hint, whatever the number of threads. `network` is the game's own unless given. `say` hears
    how much of the work is done, from 0 to 1.
    """
    if isinstance(position, Match) and position.over:
        raise NothingToDecide("the game is over: there is nothing to decide")
    if top < 1 or not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"a hint names at least 1 decision and has a seed from 0 to {MAX_SEED}, not {top} and {seed}")
    if not budget.seconds > 0 and budget.simulations < LEAST_SIMULATIONS:
        raise BadSetup(f"a hint needs at least {LEAST_SIMULATIONS} simulations, not {budget.simulations}")
    sight = position if isinstance(position, Sight) else Sight.of(position)
    network = network or game_network(sight.game.name)
    work = _Work(sight, budget, seed, network, say or _say_nothing)
    shares = work.search()[:top]
    turns = work.plan([token for token, _ in shares])
    tallies = work.play(turns, threads or min(os.cpu_count() or 1, 16))
    return Hint(
        game=sight.game.name,
        seat=sight.seat,
        number=sight.number,
        day=sight.game.learning.clock(sight.state),
        legal=len(sight.legal_ids()),
        simulations=work.simulations,
        games=len(tallies[0].places),
        decisions=[
            tally.advice(sight, token, share, turn.moves[1:])
            for (token, share), turn, tally in zip(shares, turns, tallies, strict=True)
        ],
    )


def play_line(sight: Sight, advice: Advice) -> Match:
    """A match that begins at the position and in which the decision and its line were played."""
    turn = sight.redeal(0)
    for token in (advice.token, *advice.line):
        turn.play(token)
    return turn


class _Tally:
    """How games went on from one decision."""

    def __init__(self) -> None:
        self.scores: list[Array] = []
        self.places: list[int] = []

    def add(self, results: Sequence[tuple[Array, int]]) -> None:
        for scores, place in results:
            self.scores.append(scores)
            self.places.append(place)

    def advice(self, sight: Sight, token: str, share: float, line: list[str]) -> Advice:
        scores = np.array(self.scores)
        own: Array = scores[:, sight.seat]
        return Advice(
            token=token,
            share=share,
            points=float(own.mean()),
            error=float(own.std(ddof=1) / np.sqrt(len(own))),
            places=[self.places.count(place) / len(own) for place in range(1, len(sight.players) + 1)],
            all_points=scores.mean(axis=0).tolist(),
            line=line,
        )


class _Work:
    """Everything for one hint, step by step, within its budget."""

    def __init__(self, sight: Sight, budget: Budget, seed: int, network: Network | None, say: Say) -> None:
        self.sight = sight
        self.simulations = 0
        self._budget = budget
        self._seed = seed
        self._network = network
        self._say = say
        self._start = time.perf_counter()

    def _time(self) -> float:
        """How much of the time is gone; without a limit, nothing."""
        return (time.perf_counter() - self._start) / self._budget.seconds if self._budget.seconds else 0.0

    def search(self) -> list[tuple[str, float]]:
        """The tokens that were tried, most tried first, with their shares of the tries."""
        legal = self.sight.legal_ids()
        if len(legal) == 1:
            return [(self.sight.token(legal[0]), 1.0)]
        tree = SearchTree(self.sight.game, self._network, Recipe(), self._seed)
        tree.stand_at(self.sight.state)
        done = 0.0
        while done < 1:
            # Ever longer, as the tree moves whenever it needs more room.
            count = max(_SLICE, self.simulations // 20)
            if self._budget.simulations:
                count = min(count, self._budget.simulations - self.simulations)
            tree.grow(count, self.simulations)
            self.simulations += count
            done = self._time() / _SEARCHED
            if self._budget.simulations:
                done = self.simulations / self._budget.simulations
            self._say(_SEARCHED * min(done, 1.0))
        actions, visits, _ = tree.children(self.sight.seat)
        counts: dict[int, int] = dict(zip(actions.tolist(), visits.tolist(), strict=True))
        tried = {self.sight.token(action): counts[action] for action in legal if counts.get(action)}
        total = sum(tried.values())
        return [(token, tried[token] / total) for token in sorted(tried, key=lambda token: (-tried[token], token))]

    def plan(self, tokens: Sequence[str]) -> list[Match]:
        """For every token a match from the position on, in which it and the rest of the turn were played."""
        simulations = self.simulations or self._budget.simulations
        step = Budget(simulations=min(max(simulations // _PER_STEP, _LEAST_STEP), _MOST_STEP))
        turns: list[Match] = []
        for token in tokens:
            agent = SearchAgent(step, self._seed, network=self._network)
            agent.pause = lambda: self._say(_SEARCHED + (_PLANNED - _SEARCHED) * len(turns) / len(tokens))
            turns.append(self._turn(token, agent))
            agent.pause()
        return turns

    def _turn(self, token: str, agent: SearchAgent) -> Match:
        """Until somebody else decides, or another day begins: the seat may also be the first of the next round.

        Played on several redealt positions at once: where they begin to differ for the seat, something was drawn, and
        what to do next depends on it.
        """
        seat, turns = self.sight.seat, [self.sight.redeal(i) for i in range(_REDEALS)]
        turn, clock = turns[0], self.sight.game.learning.clock
        while True:
            for one in turns:
                one.play(token)
            views = [one.view(seat) for one in turns]
            if turn.seat != seat or clock(turn.state) != clock(self.sight.state) or len(turn) > _LONGEST_LINE:
                return turn
            if any(view != views[0] for view in views):
                return turn
            token = agent.choose(Sight.of(turn))

    def play(self, turns: Sequence[Match], threads: int) -> list[_Tally]:
        """What games lead to after each of the turns. Game number n has the same random numbers after all of them, so
        that the difference between two decisions is less a matter of luck than each of them."""
        tallies = [_Tally() for _ in turns]
        pool = ThreadPoolExecutor(threads)
        try:
            for first, done in self._rounds():
                rounds = pool.map(self._games, turns, [first] * len(turns))
                for tally, results in zip(tallies, rounds, strict=True):
                    tally.add(results)
                self._say(_PLANNED + (1 - _PLANNED) * done)
        finally:
            pool.shutdown(cancel_futures=True)
        return tallies

    def _rounds(self) -> Iterator[tuple[int, float]]:
        """The first game of every round, and how much is done after it."""
        games = _MOST_GAMES
        if self._budget.simulations:
            games = min(max(self._budget.simulations // _PER_GAME, _LEAST_GAMES), _MOST_GAMES)
        for first in range(0, games, _ROUND):
            if first >= _LEAST_GAMES and self._time() >= 1:
                return
            done = (first + _ROUND) / games
            yield first, min(1.0, max(done, self._time()))

    def _games(self, turn: Match, first: int) -> list[tuple[Array, int]]:
        """Final points of all seats and the place of this one, in a round of games after a turn."""
        game, seats = self.sight.game, len(self.sight.players)
        kernels = game.loops("patolli.agents.search.kernels")
        network = self._network or Network.none(game)
        shape = network.shape.as_array()
        states = game.new_states(kernels.PLAYOUT + 1)
        # Before the last decision of the turn: only that one can bring something hidden to light, each time anew.
        states[0] = turn.state_at(len(turn) - 1)
        action = turn.actions[-1]
        quarters = np.zeros((1, game.max_players), np.int64)
        found: list[tuple[Array, int]] = []
        for stream in range(first, first + _ROUND):
            # One game at a time: its last position stays, and says who has won when points are equal.
            kernels.play_out(
                states, action, _POLICY_WIDTH, Recipe().random_share, self._seed, _GAMES_STREAM + stream,
                network.weights, shape, quarters,
            )  # fmt: skip
            scores = quarters[0, :seats] / 4
            found.append((scores, places(scores.tolist(), game.winners(states[kernels.PLAYOUT]))[self.sight.seat]))
        return found


_GAMES_STREAM = 1 << 40
"""Random numbers of the games are others than those of the search."""


def _say_nothing(share: float) -> None: ...
