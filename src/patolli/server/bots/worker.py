"""One process of the bot pool, seen from the event loop, which it never blocks.

A thread starts the process, listens to it, and cleans up after it. Threads work the same on every system; an event loop
on Windows cannot wait for such pipes.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue

import msgspec

from patolli.engine.processes.ending import ending
from patolli.engine.processes.ours import OurProcess
from patolli.server.bots.messages import Answer

START_SECONDS = 300.0
"""Starting takes seconds; the first start ever on a machine also compiles, which can take minutes if it is busy."""
PATIENT = 10
"""Scheduling priority of a patient process: it gets a tenth of a core that others want."""
MOST_BYTES = 1024 * 1024
"""Of one answer."""

Child = Callable[[Connection, float], None]
"""What runs in the process. It gets its end of the pipe and the number of seconds a question may take. An empty answer
says that it is ready. Found by name, so it must be a function of a module."""


class Trouble(Exception):
    """Why there is no answer: what the process did, without a subject."""


@dataclass
class _Asked:
    """A question that has not been answered yet."""

    number: int
    left: float
    """Seconds left when work on it last began."""
    since: float


class Worker:
    """A process that works on one question at a time, and on a more urgent one in between. Everything here is called on
    the event loop, except where noted.

    `heard` is called with every answer, first the empty one, and finally, once, with the Trouble that ended it. A
    `patient` one yields to all other work on this machine.
    """

    def __init__(
        self,
        child: Child,
        seconds: float,
        heard: Callable[[Worker, Answer | Trouble], None],
        patient: bool = False,
    ) -> None:
        self.ready = False
        self.patient = patient
        self.gone = asyncio.Event()
        """Set when nothing of the process is left."""
        self._asked: list[_Asked] = []
        """The process works on the last one; the others wait for it."""
        self._seconds = seconds
        self._heard = heard
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(START_SECONDS, self.end, f"was not ready within {START_SECONDS:g} s")
        self._process = OurProcess(child, seconds, nice=PATIENT if patient else 0)
        self._pipe: Connection | None = None
        self._sending = threading.Lock()
        self._to_send: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=self._live, name="patolli-bot", daemon=True).start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def works(self) -> bool:
        """Whether it can be asked something."""
        return self.ready and not self._ended

    def ask(self, number: int, question: bytes) -> None:
        """Ask a working process; `heard` gets the answer to this number, or the Trouble. The question before it has to
        wait, and its clock stops meanwhile."""
        assert self.works
        now = self._loop.time()
        if self._asked:
            last = self._asked[-1]
            last.left -= now - last.since
        self._asked.append(_Asked(number, self._seconds, now))
        self._set_timer()
        self._to_send.put(question)
        # A process that does not read blocks this thread, and nobody else.
        threading.Thread(target=self._send, daemon=True).start()

    def _set_timer(self) -> None:
        """Time left for the current question."""
        self._timer.cancel()
        if self._asked:
            last = self._asked[-1]
            last.since = self._loop.time()
            self._timer = self._loop.call_later(
                last.left, self.end, f"gave no answer within {self._seconds:g} s and was ended"
            )

    def end(self, why: str = "was ended") -> None:
        """End it, whatever it is doing. Does not wait for the end: see `gone`."""
        self._process.kill()
        self._lost(why)

    # --- what is heard ---

    def _said(self, answer: Answer) -> None:
        if self._ended:
            return
        if self.ready:
            asked = next((one for one in self._asked if one.number == answer.number), None)
            if asked is None:
                self.end("spoke without being asked and was ended")
                return
            thought_about = asked is self._asked[-1]
            self._asked.remove(asked)
            if thought_about:
                self._set_timer()
        else:
            self.ready = True
            self._timer.cancel()
        self._heard(self, answer)

    def _lost(self, why: str) -> None:
        if not self._ended:
            self._ended = True
            self._timer.cancel()
            self._heard(self, Trouble(why))

    # --- in threads ---

    def _send(self) -> None:
        assert self._pipe is not None
        # If it is dead, that is noticed where the answer is awaited.
        with self._sending, suppress(OSError):
            self._pipe.send_bytes(self._to_send.get())

    def _live(self) -> None:
        """From start to end of the process, in a thread."""
        why = ""
        try:
            pipe = self._start()
            while True:
                said = msgspec.msgpack.decode(pipe.recv_bytes(MOST_BYTES), type=Answer)
                self._tell(self._said, said)
        except (EOFError, ConnectionError):
            pass  # it has ended: its exit code tells more
        except Trouble as trouble:
            why = str(trouble)
        except Exception as error:
            why = f"said something that is no answer ({error}) and was ended"
        code = self._process.bury()
        self._tell(self._lost, why or ending(code))
        self._tell(self.gone.set)

    def _start(self) -> Connection:
        try:
            self._pipe = self._process.start()
        except Exception as error:
            raise Trouble(f"could not be started: {error}") from None
        return self._pipe

    def _tell(self, what: Callable[..., None], *args: object) -> None:
        # The loop may have been closed before the process ended.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, *args)
