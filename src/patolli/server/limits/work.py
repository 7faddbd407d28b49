"""Work that takes longer than some milliseconds: on a few threads, in fair turns, counted to whoever asked for it.

The event loop answers everybody, so nothing heavy may run there. Threads share Python's lock with it: few of them, so
that the loop has to wait for few before it gets the lock back.

What a thread is given must not change meanwhile: `Table.still()` is a copy for that, and costs next to nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, TypeVar

from patolli.server.limits.shares import Turns
from patolli.server.problems import TooMuch

T = TypeVar("T")

asker: ContextVar[str] = ContextVar("asker", default="")
"""The network for which something is done now: of the request, or of whoever made the table of a bot; "" for the server
itself."""

THREADS = 2
SWITCH_SECONDS = 0.0005
"""How long a thread keeps Python's lock while the event loop wants it. Python's own 5 ms let a request that needs the
loop ten times wait for 50; less than this costs more in switching than it gives."""
MOST_WAITING = 100
"""Jobs of one network that wait: a class of thirty has one or two each."""


class Work:
    """The threads of one server process. `spent` hears who has used how many seconds of processor time."""

    def __init__(self, spent: Callable[[str, float], None], threads: int = THREADS) -> None:
        self._spent = spent
        self._executor = ThreadPoolExecutor(threads, "patolli-work")
        self._turns = Turns(threads)
        self._waiting: Counter[str] = Counter()

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """What the function returns, or raises. TooMuch if very much of the same network waits already."""
        who, seconds = asker.get(), 0.0

        def timed() -> T:
            nonlocal seconds
            start = time.thread_time()
            try:
                return work(*args)
            finally:
                seconds = time.thread_time() - start

        if self._waiting[who] >= MOST_WAITING:
            raise TooMuch("too many requests of your address wait to be worked on: try again in 1 second")
        self._waiting[who] += 1
        try:
            await self._turns.wait(who)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        running = asyncio.get_running_loop().run_in_executor(self._executor, timed)
        running.add_done_callback(lambda _: self._ended(running, who, seconds))
        # If nobody waits for it any longer, it goes on all the same: the thread is not free before.
        return await asyncio.shield(running)

    def _ended(self, running: asyncio.Future[Any], who: str, seconds: float) -> None:
        if not running.cancelled():
            running.exception()  # which nobody may want to know any more
        self._spent(who, seconds)
        self._turns.end(who, seconds)

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


class Timed:
    """Awaits something, and counts the processor time that it takes on the event loop by itself: not what others do
    while it waits."""

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
