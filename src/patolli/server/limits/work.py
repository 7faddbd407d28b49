"""Work that takes longer than a few milliseconds: on a few threads, in fair turns, charged to whoever asked for it.

The event loop answers everybody, so nothing heavy may run there. Threads share Python's lock with it: there are few, so
that the loop waits for few before it gets the lock back.

Data handed to a thread must not change meanwhile: `Table.still()` makes a copy for that, and costs next to nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, TypeVar

from patolli.server.limits.shares import Turns
from patolli.server.problems import TooMuch

T = TypeVar("T")

asker: ContextVar[str] = ContextVar("asker", default="")
"""The network that the current work is for: that of the request, or of whoever made a bot's table; "" for the server
itself."""

THREADS = 2
SWITCH_SECONDS = 0.0005
"""How long a thread keeps Python's lock while the event loop wants it. Python's own 5 ms would delay a request that
needs the loop ten times by 50; less than this costs more in switching than it gains."""
MOST_WAITING = 100
"""Waiting jobs of one network: a class of thirty has one or two each."""


class Work:
    """The threads of one server process. `spent` is told who has used how many seconds of processor time."""

    def __init__(self, spent: Callable[[str, float], None], threads: int = THREADS) -> None:
        self._spent = spent
        self._executor = ThreadPoolExecutor(threads, "patolli-work")
        self._turns = Turns(threads)
        self._waiting: Counter[str] = Counter()

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """Returns what the function returns, or raises. TooMuch if too much of the same network is waiting already."""
        who = asker.get()
        if self._waiting[who] >= MOST_WAITING:
            raise TooMuch("too many requests of your address wait to be worked on: try again in 1 second")
        loop = asyncio.get_running_loop()
        found: asyncio.Future[T] = loop.create_future()

        def begin() -> None:
            self._begun(who)
            try:
                self._executor.submit(run)
            except RuntimeError as stopped:
                loop.call_soon(self._ended, who, 0.0, found, None, stopped)

        def run() -> None:
            value, error, start = None, None, time.thread_time()
            try:
                value = work(*args)
            except BaseException as raised:
                error = raised
            seconds = time.thread_time() - start
            with suppress(RuntimeError):  # the loop has ended meanwhile, and nobody waits
                loop.call_soon_threadsafe(self._ended, who, seconds, found, value, error)

        self._waiting[who] += 1
        number = self._turns.ask(who, begin)
        try:
            return await found
        except asyncio.CancelledError:
            # Work that has begun goes on, though nobody waits for it any longer: until then the thread is not free.
            if self._turns.give_up(who, number):
                self._begun(who)
            raise

    def _begun(self, who: str) -> None:
        """One of theirs no longer waits."""
        self._waiting[who] -= 1
        if not self._waiting[who]:
            del self._waiting[who]

    def _ended(
        self, who: str, seconds: float, found: asyncio.Future[Any], value: Any, error: BaseException | None
    ) -> None:
        self._spent(who, seconds)
        self._turns.end(who, seconds)
        if found.done():
            return
        if error is None:
            found.set_result(value)
        else:
            found.set_exception(error)
            found.exception()  # nobody may want the result any more

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


class Timed:
    """Awaits something, and counts the processor time that it takes on the event loop itself: not what others do while
    it waits."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        told: Any = None
        error: BaseException | None = None
        while True:
            start = time.thread_time()
            try:
                wanted = self._work.send(told) if error is None else self._work.throw(error)
            except StopIteration as end:
                return end.value
            finally:
                self.seconds += time.thread_time() - start
            try:
                told, error = (yield wanted), None
            except BaseException as thrown:
                told, error = None, thrown
