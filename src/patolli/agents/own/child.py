"""A bot's program, asked and heard: all that goes wrong with it is an AgentFault, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from patolli.agents.own.protocol import AgentFault, one_line
from patolli.engine.errors import shown
from patolli.engine.processes.ending import ending
from patolli.engine.processes.program import Program

MOST_BYTES = 64 * 1024
"""Of one answer."""


class Child:
    """A running program that is asked questions."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._program = Program(command, MOST_BYTES)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise AgentFault(f"cannot be started: {shown(command[0])}: {reason}") from None
        self.pid = self._program.pid
        self.send = self._program.send
        self.end = self._program.end

    def check_quiet(self) -> None:
        """Before a question there is nothing to say: whatever was said would be taken for the answer."""
        line = self._hear(0.0)
        if line is not None:
            raise self.fault(
                f"wrote without being asked: {shown(line.decode(errors='replace'))}; "
                "only answers may go to standard output, one for each question"
            )

    def receive(self, seconds: float) -> bytes | None:
        """The next line; None if there was none in time."""
        line = self._hear(seconds)
        if line is not None and len(line) > MOST_BYTES:
            raise self.fault(f"answered with a line of more than {MOST_BYTES:,} bytes")
        return line

    def fault(self, problem: str) -> AgentFault:
        """With the end of its standard error, and the last line of that in the problem."""
        words = one_line(self.stderr.strip().rpartition("\n")[2])
        return AgentFault(f"{problem}; its last words: {words}" if words else problem, self.stderr)

    @property
    def stderr(self) -> str:
        """The end of what it wrote to its standard error so far."""
        return self._program.stderr

    def _hear(self, seconds: float) -> bytes | None:
        try:
            return self._program.receive(seconds)
        except EOFError:
            self._ended()

    def _ended(self) -> NoReturn:
        """It will never say anything again: say why."""
        code = self._program.exit_code()
        if code is None:
            raise self.fault("closed its standard output")
        raise self.fault(ending(code) if code < 0 else f"{ending(code)} instead of answering")
