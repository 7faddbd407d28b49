"""A hint: the best whole turns of a position, what each is expected to lead to, and how sure that is.

A search says which decisions are best, and how the turn could go on; turns with different outcomes are compared by
games played to their end (`compare/`). All of it sees a `Sight`, so that a hint knows nothing that its seat cannot
know.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from patolli.agents.compare.comparing import ROUND, Outcome, compare
from patolli.agents.compare.finding import Turn, find_turns, outcome, turn_of
from patolli.agents.compare.manners import taken_as
from patolli.agents.network.file import Network, game_network
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.agents.search.growing import Recipe, SearchTree
from patolli.engine.errors import BadSetup, PatolliError
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.sight import Sight

Say = Callable[[float], None]

LEAST_SIMULATIONS = 10
_SLICE = 200  # simulations between two looks at the clock, at first
_PER_GAME, _LEAST_GAMES, _MOST_GAMES = 20, 20, 2000  # simulations for one game after every turn
_PER_STEP, _LEAST_STEP, _MOST_STEP = 40, 50, 2000  # simulations of the hint for one of a later step
_MORE = 2  # turns that are compared beside those that are wanted: the search need not like the best most
_SEARCHED, _PLANNED = 0.4, 0.5  # how much of the work is done then


class NothingToDecide(PatolliError):
    """The game is over."""


class Hint(msgspec.Struct, frozen=True):
    """The best turns of a position, the best first."""

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
    """How many games were played to their end after each turn."""
    against: list[str]
    """For each seat the strength that it was taken as, its own included."""
    plans: list[Outcome]


def hint(
    position: Match | Sight,
    budget: Budget,
    top: int = 5,
    seed: int = 0,
    network: Network | None = None,
    threads: int | None = None,
    say: Say | None = None,
    seats: Sequence[str | None] = (),
    tried: Sequence[str] = (),
) -> Hint:
    """The `top` best turns of whoever decides now; NothingToDecide after the end.

    Of a match only what that seat may know is used: its sight gives the same hint. With a budget of simulations the
    same seed gives the same hint, whatever the number of threads. `network` is the game's own unless given. `say` hears
    how much of the work is done, from 0 to 1. `seats`: the bots that sit there, None for people. `tried` is a whole
    turn that is compared with the others and named with them, however bad it is. With simulations and seconds, what is
    used up first ends the search.
    """
    if isinstance(position, Match) and position.over:
        raise NothingToDecide("the game is over: there is nothing to decide")
    if top < 1 or not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"a hint names at least 1 turn and has a seed from 0 to {MAX_SEED}, not {top} and {seed}")
    if not budget.seconds > 0 and budget.simulations < LEAST_SIMULATIONS:
        raise BadSetup(f"a hint needs at least {LEAST_SIMULATIONS} simulations, not {budget.simulations}")
    sight = position if isinstance(position, Sight) else Sight.of(position)
    network = network or game_network(sight.game.name)
    work = _Work(sight, budget, seed, network, say or _say_nothing)
    against = taken_as([*seats, *[None] * len(sight.players)][: len(sight.players)])
    turns = work.plan(work.search(), top + _MORE)
    if tried:
        mine = turn_of(sight, tried)
        # The same in other steps is told in these.
        turns = [mine, *(turn for turn in turns if outcome(turn) != outcome(mine))]
    threads = threads or min(os.cpu_count() or 1, 16)
    plans, games = compare(sight, turns, against, work.rounds(), seed, network, threads, work.say_played)
    return Hint(
        game=sight.game.name,
        seat=sight.seat,
        number=sight.number,
        day=sight.game.learning.clock(sight.state),
        legal=len(sight.legal_ids()),
        simulations=work.simulations,
        games=games,
        against=against,
        plans=[plan for number, plan in enumerate(plans) if number < top or (tried and plan.steps == turns[0].steps)],
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
        """The share of the time that has passed; 0 without a limit."""
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
                done = max(done, self.simulations / self._budget.simulations)
            self._say(_SEARCHED * min(done, 1.0))
        actions, visits, _ = tree.children(self.sight.seat)
        counts: dict[int, int] = dict(zip(actions.tolist(), visits.tolist(), strict=True))
        tried = {self.sight.token(action): counts[action] for action in legal if counts.get(action)}
        total = sum(tried.values())
        return [(token, tried[token] / total) for token in sorted(tried, key=lambda token: (-tried[token], token))]

    def plan(self, shares: Sequence[tuple[str, float]], wanted: int) -> list[Turn]:
        """Whole turns to compare, with different outcomes."""
        simulations = self.simulations or self._budget.simulations
        step = Budget(simulations=min(max(simulations // _PER_STEP, _LEAST_STEP), _MOST_STEP))
        agent = SearchAgent(step, self._seed, network=self._network, reuse=False)

        def pause() -> None:
            self._say((_SEARCHED + _PLANNED) / 2)

        agent.pause = pause
        turns = find_turns(self.sight, shares, agent, wanted, pause)
        self._say(_PLANNED)
        return turns

    def rounds(self) -> Iterator[tuple[int, float]]:
        """The first game of every round, and how much is done after it."""
        games = _MOST_GAMES
        if self._budget.simulations:
            games = min(max(self._budget.simulations // _PER_GAME, _LEAST_GAMES), _MOST_GAMES)
        for first in range(0, games, ROUND):
            if first >= _LEAST_GAMES and self._time() >= 1:
                return
            yield first, min(1.0, max((first + ROUND) / games, self._time()))

    def say_played(self, done: float) -> None:
        """So much of the games."""
        self._say(_PLANNED + (1 - _PLANNED) * done)


def _say_nothing(share: float) -> None: ...
