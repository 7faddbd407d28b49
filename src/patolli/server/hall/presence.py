"""Who is connected: seats that a socket of this process has proved to hold.

The database has it, too, as a time until which a seat counts as connected: for other processes, and for lists. It is
renewed while a socket is open, so that a process that dies takes nobody's presence with it for long.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from patolli.server.hall import store
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import now
from patolli.server.storage.writer import Unreachable

if TYPE_CHECKING:
    from patolli.server.hall.hall import Hall

RENEW_EVERY = 30.0
"""Seconds."""
LEASE = 75_000
"""Milliseconds for which a seat counts as connected without being renewed."""
GRACE = 5.0
"""Seconds before somebody counts as gone: who loads the page anew has not left."""
AT_ONCE = 500
"""Seats that are renewed in one job."""

Key = tuple[str, str]
"""A table, and the hashed secret of a seat there: whoever takes the seat next is another."""

log = logging.getLogger("patolli.server")


class Presence:
    """The connected seats of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._sockets: Counter[Key] = Counter()
        self._leaving: dict[Key, asyncio.TimerHandle] = {}

    def holds(self, table: Table, seat: Seat) -> bool:
        """Whether a socket of this process holds the seat, or did a moment ago."""
        key = (table.id, seat.secret or "")
        return key in self._sockets or key in self._leaving

    def mark(self, table: Table) -> None:
        """Bring a table in memory up to date with the sockets."""
        for seat in table.seats:
            if self.holds(table, seat):
                seat.seen = now()
                seat.here = seat.seen + LEASE

    def enter(self, table: Table, secret: str) -> Key:
        """A socket holds the seat with this hashed secret from now on; what it gives back when it closes."""
        key = (table.id, secret)
        known = key in self._sockets or key in self._leaving
        self._sockets[key] += 1
        if leaving := self._leaving.pop(key, None):
            leaving.cancel()
        if not known:
            self.mark(table)
            self._hall.background(self._tell(key, True))
        return key

    def leave(self, key: Key) -> None:
        """A socket that held a seat is closed."""
        self._sockets[key] -= 1
        if self._sockets[key] <= 0:
            del self._sockets[key]
            loop = asyncio.get_running_loop()
            self._leaving[key] = loop.call_later(GRACE, self._gone, key)

    def _gone(self, key: Key) -> None:
        self._leaving.pop(key, None)
        self._hall.background(self._tell(key, False))

    async def _tell(self, key: Key, here: bool) -> None:
        """Write down that somebody came or went, and announce it."""
        table, secret = key
        at = now()
        until = at + LEASE if here else None
        found = await self._hall.write(lambda connection: store.note_here(connection, table, secret, at, until))
        if found is not None:
            self._hall.came_or_went(table, secret, at, until, *found)

    async def renew(self) -> None:
        """Write down once more who is connected."""
        keys, at = [*self._sockets, *self._leaving], now()
        for first in range(0, len(keys), AT_ONCE):
            part = keys[first : first + AT_ONCE]
            await self._hall.write(lambda connection, part=part: store.renew_here(connection, part, at, at + LEASE))

    async def watch(self) -> None:
        """Renew again and again."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                await self.renew()
            except Unreachable:
                pass  # who writes has said so
            except Exception:
                log.exception("could not write down who is connected")
