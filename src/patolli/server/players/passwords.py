"""Passwords: hashed with Argon2, which is slow on purpose, so never where others wait; and how often one may guess."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from patolli.server.identity import new_secret
from patolli.server.problems import TooMuch, Unavailable

T = TypeVar("T")

AT_ONCE = 2
"""Hashes at once: each takes 64 MB and a core."""
MOST_WAITING = 50
FREE = 5
"""Wrong passwords per name without consequences."""
LONGEST = 60.0
"""Seconds between two attempts, at most: a player whose name is under attack can still get in."""
FORGOTTEN = 3600.0
"""Seconds without an attempt after which a name starts over."""
REMEMBERED = 10_000
"""Names, at most; each has cost whoever tried it a hash."""

_hasher = PasswordHasher()


class _Threads:
    """Where hashing happens."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "patolli-passwords")
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Unavailable("many sign in at this very moment: try again in some seconds")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


_threads = _Threads()


async def hashed(password: str) -> str:
    """What is stored of a password."""
    return await _threads.run(lambda: _hasher.hash(_typed(password)))


async def is_right(password: str, stored: str | None) -> bool:
    """Whether this is the stored password. If none is stored, it is not, and finding out takes just as long."""
    return await _threads.run(lambda: _check(password, stored))


def _check(password: str, stored: str | None) -> bool:
    nobodys = _nobodys()
    try:
        return _hasher.verify(stored or nobodys, _typed(password)) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash(new_secret())


def _typed(password: str) -> str:
    """Keyboards differ in how they compose the same letters."""
    return unicodedata.normalize("NFKC", password)


class Tries:
    """Counts attempts by name: after a few failures, each has to wait longer than the one before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tries: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def begin(self, name: str) -> None:
        """An attempt; TooMuch if it is too early. It counts as failed until `forget`: making many at once does not
        help."""
        at = self._clock()
        count, last = self._tries.get(name, (0, at))
        if at - last > FORGOTTEN:
            count = 0
        pause = 0.0 if count < FREE else min(LONGEST, 2.0 ** (count - FREE))
        wait = last + pause - at
        if wait > 0:
            raise TooMuch(f"too many wrong passwords for this name: try again in {max(wait, 1):.0f} seconds", wait)
        self._tries[name] = (count + 1, at)
        self._tries.move_to_end(name)
        if len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)

    def forget(self, name: str) -> None:
        """The password was right."""
        self._tries.pop(name, None)
