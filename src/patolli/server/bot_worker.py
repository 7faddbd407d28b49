"""One process of the bot pool, seen from the event loop, which it never blocks.

A thread starts the process, listens to it, and buries it. Threads work alike on every system; an event loop on Windows
cannot wait for such pipes.
"""

from __future__ import annotations

import asyncio
import atexit
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from patolli.engine.processes import bury, starting
from patolli.server.bot_messages import Answer

START_SECONDS = 300.0
"""A start takes seconds; the first one ever on a machine also compiles, which can take some minutes if it is busy."""
MOST_BYTES = 1024 * 1024
"""Of one answer."""

Child = Callable[[Connection, float], None]
"""What runs in the process: is given its end of the pipe, and how many seconds a question may take. It says that it is
ready by an empty answer. Found by its name, so a function of a module."""


class Trouble(Exception):
    """Why there is no answer: what the process did, without a subject."""


class Worker:
    """A process that thinks about one question at a time. Everything here is called on the event loop, except where a
    line says otherwise.

    `heard` is called with every answer, at first the empty one, and at last, once, with the Trouble that ended it.
    """

    def __init__(self, child: Child, seconds: float, heard: Callable[[Worker, Answer | Trouble], None]) -> None:
        self.ready = False
        self.busy = False
        self.gone = asyncio.Event()
        """Nothing of the process is left."""
        self._seconds = seconds
        self._heard = heard
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(START_SECONDS, self.end, f"was not ready within {START_SECONDS:g} s")
        # Of the process, for both threads:
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._unwanted = False
        self._pipe: Connection | None = None
        threading.Thread(target=self._live, args=(child,), name="patolli-bot", daemon=True).start()

    @property
    def pid(self) -> int | None:
        with self._lock:
            return None if self._process is None else self._process.pid

    @property
    def free(self) -> bool:
        return self.ready and not self.busy and not self._ended

    def ask(self, question: bytes) -> None:
        """Of a free worker; the answer is heard, or the Trouble."""
        assert self.free
        self.busy = True
        self._timer = self._loop.call_later(
            self._seconds, self.end, f"gave no answer within {self._seconds:g} s and was ended"
        )
        # A process that does not read lets this thread wait, and nobody else.
        threading.Thread(target=self._send, args=(question,), daemon=True).start()

    def end(self, why: str = "was ended") -> None:
        """Whatever it is doing. Does not wait for the end, which comes: see `gone`."""
        self._kill()
        self._lost(why)

    # --- what is heard ---

    def _said(self, answer: Answer) -> None:
        if self._ended:
            return
        if self.ready and not self.busy:
            self.end("spoke without being asked and was ended")
            return
        self._timer.cancel()
        self.ready, self.busy = True, False
        self._heard(self, answer)

    def _lost(self, why: str) -> None:
        if not self._ended:
            self._ended = True
            self._timer.cancel()
            self._heard(self, Trouble(why))

    # --- in threads ---

    def _send(self, question: bytes) -> None:
        assert self._pipe is not None
        # Whether it is dead is noticed where the answer is waited for.
        with suppress(OSError):
            self._pipe.send_bytes(question)

    def _kill(self) -> None:
        """In any thread, also before there is a process, and when there is none any more."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.kill()

    def _live(self, child: Child) -> None:
        """From the beginning to the end of the process, in a thread."""
        why = ""
        try:
            pipe = self._start(child)
            while True:
                said = msgspec.msgpack.decode(pipe.recv_bytes(MOST_BYTES), type=Answer)
                self._tell(self._said, said)
        except (EOFError, ConnectionError):
            pass  # it has ended: its exit code tells more
        except Trouble as trouble:
            why = str(trouble)
        except Exception as error:
            why = f"said something that is no answer ({error}) and was ended"
        code = self._bury()
        self._tell(self._lost, why or ending(code))
        self._tell(self.gone.set)

    def _start(self, child: Child) -> Connection:
        try:
            context = get_context("spawn")  # not forked: a copy of a process with threads may hang
            self._pipe, theirs = context.Pipe()
            # The only other end is the worker's afterwards: when it dies, ours reports the end.
            with theirs, starting():
                process = context.Process(target=child, args=(theirs, self._seconds), name="patolli-bot", daemon=True)
                process.start()
        except Exception as error:
            raise Trouble(f"could not be started: {error}") from None
        # It does not end by itself when Python ends without having closed the pool.
        atexit.register(self._kill)
        with self._lock:
            self._process = process
            if self._unwanted:
                process.kill()
        return self._pipe

    def _bury(self) -> int | None:
        with self._lock:
            process, self._process = self._process, None
        code = None if process is None else bury(process)
        if self._pipe is not None:
            self._pipe.close()
        atexit.unregister(self._kill)
        return code

    def _tell(self, what: Callable[..., None], *args: object) -> None:
        # The loop may have been closed before the process has ended.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, *args)


def ending(code: int | None) -> str:
    """How a process ended, in words."""
    if code is None:
        return "ended"
    if code >= 0:
        return f"ended with exit code {code}"
    with suppress(ValueError):
        return f"was ended by the signal {signal.Signals(-code).name}"
    return f"was ended by the signal {-code}"
