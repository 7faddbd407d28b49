"""What a socket is told of a table: that something is new, and, if it asked for it, what.

The server remembers what it has told each listener, and as whom it was seen. From there on it tells what is new; a
listener who was told nothing yet, or has missed too much, hears only that there is something, and looks. `seq` decides:
a client that does not know the position an update starts from looks, too, so no announcement has to arrive.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import msgspec

from patolli.server.hall.hall import Hall
from patolli.server.hall.live import Listener
from patolli.server.hall.table import Table
from patolli.server.problems import Refused
from patolli.server.storage.writer import Unreachable
from patolli.server.tables.updates import TOLD, Eyes, Kind, eyes_of, talked, update
from patolli.wire.messages import News, Update

MOST_BYTES = 256 * 1024
"""Per announcement."""


class Told(NamedTuple):
    """What a listener knows of a table."""

    seq: int
    news: int
    heard: int
    """Chat messages."""
    language: str
    eyes: Eyes | None
    """The viewpoint from which it knows the position; None before the start."""
    looks: bool
    """Whether it was only told to look: then it looks from its own viewpoint, as of that moment."""


async def announcement(hall: Hall, listener: Listener, id: str, seq: int, news: int) -> bytes | None:
    """What is sent to a listener after news of a table; None if it knows everything."""
    if not listener.updates:
        return _encoded(id, seq, news)
    try:
        table = await hall.newest(id, seq, news)
        told: Told | None = listener.told.get(id)
        if told is None or table.seq - told.seq > TOLD:
            return await _to_look(hall, listener, table)
        return await _what_is_new(hall, listener, table, told)
    except (Refused, Unreachable):
        listener.told.pop(id, None)
        return _encoded(id, seq, news)


async def _to_look(hall: Hall, listener: Listener, table: Table) -> bytes:
    heard = await talked(hall, table)
    eyes = eyes_of(table, seat_of(listener, table))
    if table.id in listener.watched:
        listener.told[table.id] = Told(table.seq, table.news, heard, listener.language, eyes, looks=True)
    return _encoded(table.id, table.seq, table.news)


async def _what_is_new(hall: Hall, listener: Listener, table: Table, told: Told) -> bytes | None:
    seat, seen = seat_of(listener, table), told.eyes
    if told.looks and seen is not None:
        seen = Eyes(seat, seen.over)
    if told.language != listener.language:
        seen = None
    if (table.seq, table.news) == (told.seq, told.news) and seen == eyes_of(table, seat):
        return None
    kind = Kind(seat, listener.language, told.seq, told.heard, is_maker(listener, table), seen)
    new = await update(hall, table, kind)
    if len(new.text) > MOST_BYTES:
        return await _to_look(hall, listener, table)
    heard = told.heard if new.heard is None else new.heard
    if table.id in listener.watched:
        listener.told[table.id] = Told(new.seq, new.news, heard, kind.language, new.eyes, looks=False)
    return _encoded(table.id, new.seq, new.news, new.text)


def _encoded(id: str, seq: int, news: int, text: bytes | None = None) -> bytes:
    raw = None if text is None else cast(Update, msgspec.Raw(text))
    return msgspec.json.encode(News(table=id, seq=seq, news=news, update=raw))


def seat_of(listener: Listener, table: Table) -> int | None:
    """The viewpoint of a listener: of the seats that it has proved, the one whose turn it is, or else the first."""
    held = [
        seat.seat
        for seat in table.seats
        if (seat.secret is not None and (table.id, seat.secret) in listener.held)
        or (listener.player is not None and seat.player == listener.player)
    ]
    return table.turn if table.turn in held else next(iter(held), None)


def is_maker(listener: Listener, table: Table) -> bool:
    """Whether it made the table, as `makers.is_maker` says of a request."""
    if table.maker_secret is not None and (table.id, table.maker_secret) in listener.held:
        return True
    if table.maker is None:
        return False
    held = (seat.player for seat in table.seats if seat.secret and (table.id, seat.secret) in listener.held)
    return table.maker in (listener.player, *held)
