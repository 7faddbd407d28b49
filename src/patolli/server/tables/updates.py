"""What is new at a table, for one viewpoint: made once, off the event loop, for all who share it.

A turn is announced to everybody at once. Each listener says which kind of update it wants, and one job makes all kinds:
each is sent as it is, as bytes, to whoever wanted it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.tables.offers import choices, question
from patolli.server.tables.play import viewer
from patolli.server.tables.talk import said
from patolli.server.tables.turn_words import turn_infos
from patolli.text.render import Translator
from patolli.wire.messages import Said, TableInfo, Update

TOLD = 20
"""At most this many turns are told step by step: a client that has missed more gets only the newest position."""
MOST_TURNS, MOST_SAID = 200, 200
"""Per answer: a client that lacks more asks again."""


READY = 16
"""Kinds that are cached until something else happens at the table."""


class Eyes(NamedTuple):
    """Who looks at a position: this alone determines what they see."""

    seat: int | None
    """None for a spectator."""
    over: bool
    """After the end everything is open."""


class Kind(NamedTuple):
    """What somebody wants to know."""

    seat: int | None
    """Whose viewpoint."""
    language: str
    since: int
    """Turns already known."""
    heard: int | None
    """Chat messages already known; None: not wanted."""
    maker: bool
    """Whether the reader made the table."""
    seen: Eyes | None
    """The viewpoint from which the position after those turns is known; None if it is not."""


class Made(NamedTuple):
    """An update, as it is sent."""

    text: bytes
    seq: int
    news: int
    heard: int | None
    """Chat messages that are known after reading this."""
    eyes: Eyes | None
    """The viewpoint from which the newest position is then known; None before the start."""


@dataclass
class Making:
    """The updates of one table that were made, or are being made."""

    at: tuple[int, int] = (-1, -1)
    """The `seq` and `news` that these updates are for."""
    ready: dict[Kind, Made] = field(default_factory=dict[Kind, Made])
    wanted: dict[Kind, asyncio.Future[Made]] = field(default_factory=dict[Kind, "asyncio.Future[Made]"])
    talk: tuple[int, int] = (-1, 0)
    """How many chat messages there were at this `news`: chat is news, so there are no more until it goes up."""


def making_of(table: Table) -> Making:
    if table.made is None:
        table.made = Making()
    return table.made


def eyes_of(table: Table, seat: int | None) -> Eyes | None:
    """How this seat, or a spectator, sees positions now; None before the start."""
    return None if table.status == "open" else Eyes(seat, table.status == "over")


async def update(hall: Hall, table: Table, kind: Kind) -> Made:
    """What is new at a table."""
    making = making_of(table)
    if making.at == (table.seq, table.news) and (found := making.ready.get(kind)):
        return found
    if kind not in making.wanted:
        if not making.wanted:
            hall.background(_make(hall, table, making))
        making.wanted[kind] = asyncio.get_running_loop().create_future()
    return await asyncio.shield(making.wanted[kind])


async def _make(hall: Hall, table: Table, making: Making) -> None:
    # Everybody who heard of the same event has a moment to say what they want.
    await asyncio.sleep(0)
    wanted, making.wanted = making.wanted, {}
    try:
        still = table if table.status == "open" else table.still()
        lines = await _lines(hall, still, making, {kind.heard for kind in wanted})
        found = (
            all_made(still, wanted, lines)
            if still.status == "open"
            else (await hall.off_loop(all_made, still, wanted, lines))
        )
    except Exception as error:
        for future in wanted.values():
            if not future.done():
                future.set_exception(error)
                future.exception()  # perhaps nobody waits for it any more
        return
    if making.at != (still.seq, still.news):
        making.at, making.ready = (still.seq, still.news), {}
    for kind, new in found.items():
        if kind.seen is not None and len(making.ready) < READY:
            making.ready[kind] = new
    for kind, future in wanted.items():
        if not future.done():
            future.set_result(found[kind])


async def _lines(hall: Hall, table: Table, making: Making, known: set[int | None]) -> list[Said]:
    """All chat messages that anybody lacks."""
    numbers = {number for number in known if number is not None}
    if not numbers or (making.talk[0] == table.news and min(numbers) >= making.talk[1]):
        return []
    first = min(numbers)
    rows = await hall.read(lambda connection: store.read_chat(connection, table.id, first, MOST_SAID))
    if len(rows) < MOST_SAID:
        making.talk = table.news, rows[-1]["number"] + 1 if rows else first
    return [said(row) for row in rows]


def all_made(table: Table, kinds: Iterable[Kind], lines: Sequence[Said]) -> dict[Kind, Made]:
    info = table.info()
    return {kind: made(table, kind, lines, info) for kind in kinds}


async def talked(hall: Hall, table: Table) -> int:
    """How many messages the chat has."""
    making = making_of(table)
    if making.talk[0] != table.news:
        news = table.news
        making.talk = news, await hall.read(lambda connection: store.count_chat(connection, table.id))
    return making.talk[1]


def made(table: Table, kind: Kind, lines: Sequence[Said], info: TableInfo) -> Made:
    """What is new at a table that does not change meanwhile."""
    new = new_update(table, kind, lines, info)
    heard = new.said[-1].number + 1 if new.said else kind.heard
    return Made(msgspec.json.encode(new), table.seq, table.news, heard, eyes_of(table, kind.seat))


def new_update(table: Table, kind: Kind, lines: Sequence[Said], info: TableInfo) -> Update:
    """The same as a message; `info` is the table as anybody sees it."""
    new = Update(
        table=msgspec.structs.replace(info, you=kind.seat, maker=kind.maker),
        seat=kind.seat,
        since=min(kind.since, table.seq),
        turns=[],
        at=0 if table.status == "open" else table.moves,
        view=None,
        legal=[],
        question="",
        heard=kind.heard or 0,
        said=[] if kind.heard is None else [line for line in lines if line.number >= kind.heard],
    )
    if table.status == "open":
        return new
    translator, match = Translator(kind.language, named=True), table.match
    few = table.seq - kind.since <= TOLD
    new.turns = turn_infos(table, kind.seat, translator, new.since, MOST_TURNS, sets=few)
    if not few or kind.seen != eyes_of(table, kind.seat):
        new.view = match.view(viewer(table, kind.seat))
    if (new.turns or new.view is not None) and table.decides(kind.seat):
        with table.draft(kind.seat) as draft:
            draft.go_to(())
            new.legal = choices(draft, table.names, translator)
            new.question = question(draft, table.names, translator, new.legal)
    return new
