"""What runs in a process of the bot pool: questions come in, bots think, answers go out.

A question holds nothing that its seat may not know, so nothing a bot does can depend on it.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from patolli.agents import search_tree
from patolli.agents.hint import Hint, hint
from patolli.agents.names import STRENGTHS, find_agent
from patolli.agents.network import game_network
from patolli.agents.policy import Agent
from patolli.agents.search import Budget
from patolli.engine.draft import Draft
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game, find_game, game_names
from patolli.engine.jit import warm
from patolli.engine.match import Match
from patolli.engine.processes import settle
from patolli.engine.sight import Sight
from patolli.server.bot_messages import Answer, Decision, HintRequest, Thought, TurnRequest

STAND_IN = "greedy"
"""Plays when a bot fails, in the process that asked."""
HURRIED = "search:32"
"""Decides the rest of a turn when half of the time is gone: some milliseconds each, but it looks ahead."""
MOST_STEPS = 300
"""No turn is longer; who plays on is lost in a circle."""


class TooSlow(PatolliError):
    """The time is up."""


# Turns ------------------------------------------------------------------------------------------------------------


def play_turn(decision: Decision, agent: Agent, seed: int) -> list[str]:
    """The steps of a whole turn, or up to where something hidden comes to light."""
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


def think(request: TurnRequest, seconds: float) -> Thought:
    """The turn that this strength plays, within so many seconds."""
    start = time.perf_counter()
    bot = InTime(request.strength, request.seed, seconds)
    # One agent for the whole turn: what its search has found out stays known.
    steps = play_turn(request.decision, bot, request.seed)
    return Thought(steps, request.strength, time.perf_counter() - start, bot.trouble)


class InTime:
    """A strength that decides quickly when half of its time is gone."""

    def __init__(self, strength: str, seed: int, seconds: float) -> None:
        self.trouble = ""
        self._agent = find_agent(strength, seed)
        self._strength, self._seed, self._seconds = strength, seed, seconds
        self._until = time.perf_counter() + seconds / 2

    def choose(self, sight: Sight) -> str:
        if not self.trouble and self._strength in STRENGTHS and time.perf_counter() > self._until:
            self._agent = find_agent(HURRIED, self._seed)
            self.trouble = (
                f"half of the {self._seconds:g} s for a turn of {self._strength} were gone at decision "
                f"{sight.number}: {HURRIED} decided the rest"
            )
        return self._agent.choose(sight)


class FirstLegal:
    """Whatever comes first: cannot fail."""

    def choose(self, sight: Sight) -> str:
        return sight.legal()[0]


def stand_in(request: TurnRequest, trouble: str) -> Thought:
    """The turn when a bot has failed: by the greedy policy, which takes no time; if that fails, too, by anybody."""
    start = time.perf_counter()
    by, trouble = STAND_IN, f"{request.strength} {trouble}; {STAND_IN} played instead"
    try:
        steps = play_turn(request.decision, find_agent(STAND_IN, request.seed), request.seed)
    except Exception as error:
        by, trouble = "first", f"{trouble}, and failed: {words_of(error)}; the first legal decisions were taken"
        steps = play_turn(request.decision, FirstLegal(), request.seed)
    return Thought(steps, by, time.perf_counter() - start, trouble)


# Hints ------------------------------------------------------------------------------------------------------------


def find_hint(request: HintRequest, seconds: float) -> Hint:
    """TooSlow rather than being ended: a new process would cost more."""
    until = time.perf_counter() + 0.9 * seconds

    def look_at_the_clock(share: float) -> None:
        if time.perf_counter() > until:
            raise TooSlow(f"{share:.0%} of a hint were done when the {seconds:g} s for it were up: ask for less")

    budget = Budget(request.simulations, request.seconds)
    sight = request.decision.sight()
    return hint(sight, budget, request.top, request.seed, threads=1, say=look_at_the_clock)


# The process ------------------------------------------------------------------------------------------------------


def serve(pipe: Connection, seconds: float) -> None:
    """Answer questions until there are no more."""
    settle()
    # Who ends a whole service asks all its processes: a turn under way is the pool's affair.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for name in game_names():
        # Who plays a game that does not work is told then; the others shall work.
        with suppress(Exception):
            _warm_up(find_game(name), seconds)
    # Gone, if we are not needed any longer.
    with suppress(EOFError, OSError):
        pipe.send_bytes(msgspec.msgpack.encode(Answer()))
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes(), seconds))


def _warm_up(game: Game, seconds: float) -> None:
    """Load all that bots use, and compile it, if that has not been done: one process compiles for all."""
    tasks: list[tuple[str, Callable[[], object]]] = [*game.warm_up(), *search_tree.warm_up(game)]
    warm(game.name, tasks)
    for _, task in tasks:
        task()
    game_network(game.name)
    think(TurnRequest.of(Match.new(game, game.min_players, 0), "easy", 0), seconds)


def answer(data: bytes, seconds: float) -> bytes:
    """To a question; whatever goes wrong is told."""
    try:
        question = msgspec.msgpack.decode(data, type=TurnRequest | HintRequest)
        if isinstance(question, TurnRequest):
            said = Answer(thought=think(question, seconds))
        else:
            said = Answer(hint=find_hint(question, seconds))
    except Exception as error:
        said = Answer(trouble=words_of(error))
    return msgspec.msgpack.encode(said)


def words_of(error: Exception) -> str:
    """An error in one sentence."""
    text = " ".join(str(error).split())[:300]
    return text if isinstance(error, PatolliError) and text else f"{type(error).__name__}: {text}"
