"""What runs in a process of the bot pool: questions come in, bots think, answers go out.

A question holds nothing that its seat may not know, so nothing a bot does can depend on hidden information.

Something more urgent may be asked meanwhile. A long search checks for that every few tenths of a second, answers it,
and continues where it was: it loses no results, and the time does not count as its own.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from patolli.agents.hint import Hint, hint
from patolli.agents.names import STRENGTHS, find_agent
from patolli.agents.network.file import game_network
from patolli.agents.policy import Agent
from patolli.agents.ready.stages import BOTS, RULES, Job, load
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.engine.draft import Draft
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game, find_game, game_names
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.server.bots.messages import Answer, Decision, HintRequest, Question, Thought, TurnRequest

STAND_IN = "greedy"
"""Plays when a bot fails, in the process that asked."""
HURRIED = "search:32"
"""Decides the rest of a turn once half the time is gone: it takes a few milliseconds per decision, but looks ahead."""
LONG_START = 300.0
"""Seconds for the first turn, which may have to wait for the compiler."""
HINT_SHARE = 0.6
"""Of the time for a question: what a hint has found by then is its answer, however busy the machine is."""
MOST_STEPS = 300
"""No turn is longer; a bot that plays on is in an endless loop."""


class TooSlow(PatolliError):
    """The time is up."""


class Patience:
    """A time limit in seconds for one question. `others` handles more urgent ones, whose time does not count."""

    def __init__(self, seconds: float, others: Callable[[], None] | None = None) -> None:
        self.seconds = seconds
        self._others = others
        self._start = time.perf_counter()

    @property
    def gone(self) -> float:
        """The share of the time that is used, from 0 to 1 and beyond."""
        return (time.perf_counter() - self._start) / self.seconds

    def pause(self) -> None:
        """Let more urgent questions go first."""
        if self._others is not None:
            start = time.perf_counter()
            self._others()
            self._start += time.perf_counter() - start


# Turns ------------------------------------------------------------------------------------------------------------


def play_turn(decision: Decision, agent: Agent, seed: int) -> list[str]:
    """The steps of a whole turn, or up to where something hidden is revealed."""
    draft = Draft(decision.sight(), seed)
    while not draft.to_confirm:
        if len(draft.steps) == MOST_STEPS:
            raise PatolliError(f"the turn is not over after {MOST_STEPS} steps, the last being {draft.steps[-3:]}")
        legal = draft.legal()
        draft.play(legal[0] if len(legal) == 1 else agent.choose(draft.sight()))
    return draft.steps


def check_turn(request: TurnRequest, thought: Thought) -> None:
    """A MoveError or a PatolliError if the steps are not legal, or not a whole turn."""
    draft = Draft(request.decision.sight(), request.seed)
    draft.play(*thought.steps)
    if not draft.to_confirm:
        raise PatolliError(f"the turn is not complete after {len(thought.steps)} steps")


def think(request: TurnRequest, patience: Patience) -> Thought:
    """The turn that this strength plays, in time."""
    start = time.perf_counter()
    bot = InTime(request.strength, request.seed, patience)
    # One agent for the whole turn: what its search has found is kept.
    steps = play_turn(request.decision, bot, request.seed)
    return Thought(steps, request.strength, time.perf_counter() - start, bot.trouble)


class InTime:
    """A strength that decides quickly once half its time is gone."""

    def __init__(self, strength: str, seed: int, patience: Patience) -> None:
        self.trouble = ""
        self._strength, self._seed, self._patience = strength, seed, patience
        self._agent = find_agent(strength, seed)
        if isinstance(self._agent, SearchAgent):
            self._agent.pause = patience.pause

    def choose(self, sight: Sight) -> str:
        if not self.trouble and self._strength in STRENGTHS and self._patience.gone > 0.5:
            self._agent = find_agent(HURRIED, self._seed)
            self.trouble = (
                f"half of the {self._patience.seconds:g} s for a turn of {self._strength} were gone at decision "
                f"{sight.number}: {HURRIED} decided the rest"
            )
        return self._agent.choose(sight)


class FirstLegal:
    """Whatever comes first: it cannot fail."""

    def choose(self, sight: Sight) -> str:
        return sight.legal()[0]


def stand_in(request: TurnRequest, trouble: str) -> Thought:
    """The turn when a bot has failed: by the greedy policy, which takes no time; if that fails, too, by any legal
    step."""
    start = time.perf_counter()
    by, trouble = STAND_IN, f"{request.strength} {trouble}; {STAND_IN} played instead"
    try:
        steps = play_turn(request.decision, find_agent(STAND_IN, request.seed), request.seed)
    except Exception as error:
        by, trouble = "first", f"{trouble}, and failed: {words_of(error)}; the first legal decisions were taken"
        steps = play_turn(request.decision, FirstLegal(), request.seed)
    return Thought(steps, by, time.perf_counter() - start, trouble)


# Hints ------------------------------------------------------------------------------------------------------------


def find_hint(request: HintRequest, patience: Patience) -> Hint:
    """What is found in time: on a busy machine less than was asked for. TooSlow rather than being killed if even the
    least takes too long: a new process would cost more."""

    def look_at_the_clock(share: float) -> None:
        patience.pause()
        if patience.gone > 0.9:
            raise TooSlow(
                f"{share:.0%} of a hint were done when the {patience.seconds:g} s for it were up: ask for less"
            )

    budget = Budget(request.simulations, request.seconds or HINT_SHARE * patience.seconds)
    sight = request.decision.sight()
    return hint(
        sight,
        budget,
        request.top,
        request.seed,
        threads=1,
        say=look_at_the_clock,
        seats=request.seats,
        tried=request.tried,
    )


# The process ------------------------------------------------------------------------------------------------------


def serve(pipe: Connection, seconds: float) -> None:
    """Answer questions until there are no more."""
    # Stopping a whole service signals all its processes, but the pool decides about a turn under way.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for name in game_names():
        # A game that does not work is reported when somebody plays it; the others should work.
        with suppress(Exception):
            # Code that is still being compiled is loaded when somebody plays the game.
            if Job(name, BOTS).ready:
                _warm_up(find_game(name))
    # The pipe is gone if we are no longer needed.
    with suppress(EOFError, OSError):
        pipe.send_bytes(msgspec.msgpack.encode(Answer()))
        desk = Desk(pipe, seconds)
        while True:
            desk.answer_next()


class Desk:
    """Where questions come in: one at a time, and more urgent ones while it is being worked on."""

    def __init__(self, pipe: Connection, seconds: float) -> None:
        self._pipe, self._seconds = pipe, seconds
        self._others = 0.0
        """Processor time of the questions answered meanwhile."""

    def answer_next(self) -> None:
        start, others = time.process_time(), self._others
        self._others = 0.0
        said = answer(self._pipe.recv_bytes(), Patience(self._seconds, self._urgent))
        whole = time.process_time() - start
        used = whole - self._others
        self._others = others + whole
        self._pipe.send_bytes(msgspec.msgpack.encode(msgspec.structs.replace(said, used=used)))

    def _urgent(self) -> None:
        while self._pipe.poll():
            self.answer_next()


def _warm_up(game: Game) -> None:
    """Load everything that bots use, before anybody waits for it."""
    load(game, RULES, BOTS)
    game_network(game.name)
    think(TurnRequest.of(Match.new(game, game.min_players, 0), "easy", 0), Patience(LONG_START))


def answer(data: bytes, patience: Patience) -> Answer:
    """Answer a question; whatever goes wrong is reported."""
    number = 0
    try:
        question = msgspec.msgpack.decode(data, type=Question)
        number = question.number
        if isinstance(question, TurnRequest):
            return Answer(number, thought=think(question, patience))
        return Answer(number, hint=find_hint(question, patience))
    except Exception as error:
        return Answer(number, trouble=words_of(error))


def words_of(error: Exception) -> str:
    """An error in one sentence."""
    text = " ".join(str(error).split())[:300]
    return text if isinstance(error, PatolliError) and text else f"{type(error).__name__}: {text}"
