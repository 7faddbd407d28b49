"""Time: kept by the platform, never by a game. Only the clock of the seat to move runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Seat, Table, Turn
from patolli.server.identity import now
from patolli.server.storage.writer import Unreachable
from patolli.wire.messages import BankClock, Clock

log = logging.getLogger("patolli.server.tables.clocks")

LOOK_EVERY = 1.0
GRACE = 60_000
"""After a restart nobody's time runs out earlier than this: the server was away, not the players."""
DAY = 86_400_000


@dataclass
class Time:
    """How a turn changes the clocks: columns of the table, and banks of seats."""

    values: dict[str, Any]
    banks: dict[int, int] = field(default_factory=dict[int, int])


def first_bank(clock: Clock | None) -> int | None:
    """What a seat begins with."""
    return clock.bank * 1000 if isinstance(clock, BankClock) else None


def deadline(table: Table, seat: int | None, since: int, banks: dict[int, int]) -> int | None:
    """When this seat's time runs out, if its turn begins at `since`; bots have no clock."""
    clock = table.clock
    if clock is None or seat is None or table.seats[seat].bot is not None:
        return None
    if isinstance(clock, BankClock):
        bank = banks.get(seat, table.seats[seat].bank)
        return since + (first_bank(clock) or 0 if bank is None else bank)
    return since + clock.days * DAY


def time_left(table: Table, seat: Seat) -> bool:
    """Whether a seat has limited time for its turns."""
    return not isinstance(table.clock, BankClock) or seat.bank != 0


def after_turn(table: Table, turn: Turn, after: int | None) -> Time:
    """The clocks once this turn is made, and this seat has the next one."""
    clock, banks = table.clock, dict[int, int]()
    seat = table.seats[turn.seat]
    if isinstance(clock, BankClock) and not turn.by and seat.bank is not None:
        # Never negative: after a restart, or on another machine, the clock may be slow.
        used = max(0, turn.at - (table.turn_since or turn.at))
        banks[turn.seat] = max(0, seat.bank - used) + clock.increment * 1000
    end = deadline(table, after, turn.at, banks)
    return Time({"turn_since": None if after is None else turn.at, "deadline": end}, banks)


StandIn = Callable[[Hall, Table], Awaitable[None]]


async def watch_clocks(hall: Hall, stand_in: StandIn) -> None:
    """Keep checking whose time has run out; `stand_in` does what was chosen for that case."""
    begun = False
    while True:
        try:
            if not begun:
                await hall.write(lambda connection: store.give_grace(connection, now(), now() + GRACE))
                begun = True
            await look(hall, stand_in)
        except Unreachable:
            pass  # the writer has logged it
        except Exception:
            log.exception("looking at clocks failed")
        await asyncio.sleep(LOOK_EVERY)


async def look(hall: Hall, stand_in: StandIn) -> None:
    """Check once whose time has run out."""
    for id in await hall.read(lambda connection: store.expired(connection, now())):
        try:
            await stand_in(hall, await hall.table(id))
        except Exception:
            log.exception("a clock that ran out could not be handled", extra={"table": id})
