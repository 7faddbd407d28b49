"""Who is connected: seats that a socket of this process has proved to hold.

The database has this, too (`connected.py`): until when a seat counts as connected, one time per process, for other
processes and for lists. These times are renewed while a socket is open, so that connections of a process that dies soon
expire; whichever process finds an expired one notifies those who watch.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from patolli.server.hall import connected
from patolli.server.hall.connected import Key
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import new_id, now
from patolli.server.storage.writer import Unreachable

if TYPE_CHECKING:
    from patolli.server.hall.hall import Hall

RENEW_EVERY = 30.0
"""Seconds."""
LAPSE_EVERY = 5.0
"""Seconds between two looks for expired connections."""
LEASE = 75_000
"""Milliseconds for which a seat counts as connected without being renewed."""
GRACE = 5.0
"""Seconds before somebody counts as gone, or as not looking: reloading the page is not leaving. It also limits how
often one seat can be news."""
AT_ONCE = 500
"""Seats that are renewed in one job."""

log = logging.getLogger("patolli.server")


@dataclass
class Held:
    """A seat that sockets of this process hold."""

    sockets: int = 0
    looking: int = 0
    """Those whose page is in sight."""
    told: tuple[bool, bool] = (False, False)
    """What everybody was told: whether they are here, and look."""
    timer: asyncio.TimerHandle | None = None

    @property
    def now(self) -> tuple[bool, bool]:
        return self.sockets > 0, self.looking > 0


class Presence:
    """The connected seats of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.process = new_id()
        """This process's name in the database."""
        self._held: dict[Key, Held] = {}

    def __len__(self) -> int:
        return len(self._held)

    def holds(self, table: Table, seat: Seat) -> bool:
        """Whether a socket of this process holds the seat, or did a moment ago."""
        return (table.id, seat.secret or "") in self._held

    def mark(self, table: Table) -> None:
        """Bring a table in memory up to date with the sockets."""
        for seat in table.seats:
            if held := self._held.get((table.id, seat.secret or "")):
                seat.seen = now()
                seat.here = seat.seen + LEASE
                seat.looking = seat.looking or held.told[1]

    def enter(self, table: Table, secret: str, looking: bool = True) -> Key:
        """From now on a socket holds the seat with this hashed secret; returns what to give back when it closes."""
        key = (table.id, secret)
        held = self._held.setdefault(key, Held())
        held.sockets += 1
        held.looking += looking
        self._settle(key, held)
        self.mark(table)
        return key

    def look(self, key: Key, looking: bool) -> None:
        """The page of a socket that holds a seat has come into sight, or gone out of sight."""
        held = self._held[key]
        held.looking += 1 if looking else -1
        self._settle(key, held)

    def leave(self, key: Key, looking: bool = True) -> None:
        """A socket that held a seat is closed."""
        held = self._held[key]
        held.sockets -= 1
        held.looking -= looking
        self._settle(key, held)

    def _settle(self, key: Key, held: Held) -> None:
        """Arrivals are announced at once, departures after a while."""
        if held.timer is not None:
            held.timer.cancel()
            held.timer = None
        if held.now > held.told:
            self._say(key, held)
        elif held.now < held.told:
            held.timer = asyncio.get_running_loop().call_later(GRACE, self._say, key, held)

    def _say(self, key: Key, held: Held) -> None:
        held.told, held.timer = held.now, None
        if not held.sockets:
            del self._held[key]
        self._hall.background(self._tell(key, *held.told))

    async def _tell(self, key: Key, here: bool, looking: bool) -> None:
        """Record that somebody came or went, and announce it."""
        at, process = now(), self.process
        until = at + LEASE if here else None
        found = await self._hall.write(lambda connection: connected.note(connection, process, key, at, until, looking))
        if found is not None:
            self._hall.came_or_went(key, at, found)

    async def renew(self) -> None:
        """Renew who is connected."""
        at, process, all_held = now(), self.process, list(self._held.items())
        for first in range(0, len(all_held), AT_ONCE):
            part = {key: held.told[1] for key, held in all_held[first : first + AT_ONCE]}
            unknown = await self._hall.write(
                lambda connection, part=part: connected.renew(connection, process, part, at, at + LEASE)
            )
            for key in unknown:
                # The database was unreachable for so long that everybody took them for gone.
                await self._tell(key, True, part[key])

    async def lapse(self) -> None:
        """Announce expired connections: another process held them, and died."""
        at = now()
        if not await self._hall.read(lambda connection: connected.any_late(connection, at)):
            return
        for table, seq, news in await self._hall.write(lambda connection: connected.lapse(connection, at)):
            self._hall.heard(table, seq, news)

    async def watch(self) -> None:
        """Keep renewing, and check that other processes do."""
        rest = RENEW_EVERY
        while True:
            await asyncio.sleep(LAPSE_EVERY)
            try:
                rest -= LAPSE_EVERY
                if rest <= 0:
                    rest = RENEW_EVERY
                    await self.renew()
                await self.lapse()
            except Unreachable:
                pass  # the writer has logged it
            except Exception:
                log.exception("could not write down who is connected")
