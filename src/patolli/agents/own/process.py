"""A bot that is a program of its own: asked over pipes, with a time limit, and started anew when it fails.

Whatever the program does, `choose` returns a legal token or raises an AgentFault, in time; and the next decision has a
program that knows where it is. The conversation is in `protocol.py`, what can go wrong with a program in `child.py`.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

import msgspec

from patolli.agents.own.child import Child
from patolli.agents.own.protocol import SECONDS, AgentFault, Ask, Message, question, read_answer, start
from patolli.engine.errors import shown
from patolli.engine.sight import Sight

START_SECONDS = 30.0
"""How long the first answer after a start may take, if that is more than the time limit: starting takes time."""
MOST_FAULTS = 5
"""In one game: a program that had to be ended this often is not started again before the next game."""
_GRACE = 2.0  # seconds in which a program ends by itself when it is closed


class ProcessAgent:
    """Asks `command`, a program and its arguments; it is started when it is first asked. `close` ends it.

    A program that is not in step with its questions is ended, and started anew at the next decision: it crashed, gave
    no answer in time, wrote something that is no answer. One that names an illegal token, or says itself that it has no
    answer, lives on.
    """

    def __init__(
        self,
        command: Sequence[str],
        seed: int = 0,
        seconds: float = SECONDS,
        *,
        ask: Ask = question,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.command = list(command)
        self._seed = seed
        self._seconds = seconds
        self._start_seconds = max(seconds, start_seconds)
        self._ask = ask
        self._child: Child | None = None
        self._abandon: weakref.finalize[[], Any] | None = None
        self._started = False
        """Whether the program knows of this game."""
        self._answered = False
        """Whether it has answered since it was started."""
        self._before: Sight | None = None
        self._faults = 0
        self._given_up = ""

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._child is None else self._child.pid

    def choose(self, sight: Sight) -> str:
        if not self._same_game(sight):
            self._started, self._faults, self._given_up = False, 0, ""
        self._before = sight
        if self._given_up:
            raise AgentFault(self._given_up)
        try:
            answer = read_answer(self._exchange(sight))
        except AgentFault as fault:
            self._failed(fault)
            raise
        except BaseException:
            # Ctrl-C, say. The answer would still come, and be taken for that to the next question.
            self._end()
            raise
        if answer.error:
            raise AgentFault(answer.error, "" if self._child is None else self._child.stderr)
        legal = sight.legal()
        if answer.move not in legal:
            raise AgentFault(f"answered {shown(answer.move)}, which is not legal here; legal: {shown(legal, 200)}")
        return answer.move

    def close(self) -> None:
        """End the program, gently at first. It is started again if it is asked again."""
        if self._child is not None:
            self._child.send(_line({"type": "end"}))
        self._end(_GRACE)

    def _exchange(self, sight: Sight) -> bytes:
        child = self._child or self._start()
        child.check_quiet()
        if not self._started:
            child.send(_line(start(sight, self._seed, self._seconds)))
            self._started = True
        child.send(_line(self._ask(sight, self._seconds)))
        seconds = self._seconds if self._answered else self._start_seconds
        line = child.receive(seconds)
        if line is not None:
            self._answered = True
            return line
        if self._answered:
            raise child.fault(f"gave no answer within {seconds:g} s and was ended")
        # Not again in this game: it would take just as long.
        self._faults = MOST_FAULTS
        raise child.fault(
            f"gave no answer within {seconds:g} s of its start and was ended "
            "(a program must flush its output after every line)"
        )

    def _start(self) -> Child:
        self._started = self._answered = False
        self._child = child = Child(self.command)
        # If this agent is forgotten, or Python ends, without a `close`.
        self._abandon = weakref.finalize(self, child.end)
        return child

    def _failed(self, fault: AgentFault) -> None:
        self._end()
        self._faults += 1
        if self._faults >= MOST_FAULTS:
            self._given_up = f"is not started again in this game, because it {fault}"

    def _end(self, grace: float = 0.0) -> None:
        child, self._child = self._child, None
        if self._abandon is not None:
            self._abandon.detach()
        if child is not None:
            child.end(grace)

    def _same_game(self, sight: Sight) -> bool:
        """Whether this comes after the decision before. Nobody says so, and an agent may play many games."""
        before = self._before
        if before is None or _table(before) != _table(sight) or sight.number < before.number:
            return False
        if sight.number == before.number:
            return sight.state.tobytes() == before.state.tobytes()
        # What was known is still known, in the same order. Some of it may have been secret, and stand in between now.
        moves = iter(sight.moves)
        return all(move in moves for move in before.moves)


def _table(sight: Sight) -> tuple[str, int, int]:
    return sight.game.name, sight.seat, len(sight.players)


def _line(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"
