"""Choices that all make at the same time: kept, sealed, until their turn comes in the order of the record.

Everybody may know who has chosen, but nobody what, nor that somebody reconsidered. A sealed choice is in the database
before it is confirmed; what its own seat is told about it is read from there.
"""

from __future__ import annotations

import logging
from typing import Any

from patolli.engine.errors import MoveError
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.problems import NotNow, Refused, Unavailable
from patolli.server.storage.writer import Unsure
from patolli.server.tables import play
from patolli.server.tables.offers import choices
from patolli.text.render import Translator
from patolli.wire.messages import Sealed, TurnBody

log = logging.getLogger("patolli.server.tables.sealed")

TRIES = 5


def own_turns(table: Table, seat: int) -> int:
    """How many turns a seat has made."""
    return sum(turn.seat == seat for turn in table.turns)


async def choose(hall: Hall, table: Table, seat: int, body: TurnBody, translator: Translator) -> tuple[int, bool]:
    """Confirm a turn: append it if it is this seat's turn, otherwise keep it until then. Returns how many turns there
    were with it, or are before it, and whether it is only kept."""
    for _ in range(TRIES):
        if table.stale or body.seq > table.seq:
            async with table.lock:
                await hall.reload(table)
        if table.turn == seat or not table.decides(seat):
            return await play.commit(hall, table, seat, body, translator), False
        if await _seal(hall, table, seat, body, translator):
            return table.seq, True
    raise NotNow("the table is changing all the time: try again", why="changing")


async def _seal(hall: Hall, table: Table, seat: int, body: TurnBody, translator: Translator) -> bool:
    """Keep a choice; False if the table has gone on meanwhile."""
    async with table.lock:
        if table.stale or not table.asked(seat):
            table.stale = True
            return False
        still = table.still()
        steps, _ = await hall.off_loop(play.checked_turn, still, seat, body, translator)
        seq, news, turns = table.seq, table.news, own_turns(table, seat)

        def job(connection: Any) -> bool:
            return store.seal(connection, table.id, seq, news, seat, turns, steps)

        try:
            first = await hall.write(job)
        except store.Conflict:
            table.stale = True
            return False
        except Unsure:
            table.stale = True
            raise Unavailable("the server cannot save just now: nothing was lost, try again") from None
        table.seats[seat].chosen = True
        if first:
            table.news = news + 1
    if first:
        hall.changed(table)
    return True


async def sealed_of(hall: Hall, table: Table, seat: int, translator: Translator) -> Sealed:
    """What a seat has chosen before its turn, for its own eyes; no steps if it has not chosen."""
    kept = await hall.read(lambda connection: store.sealed_choice(connection, table.id, seat))
    if kept is None or not table.asked(seat) or kept["turns"] != own_turns(table, seat):
        return Sealed(seat=seat, steps=[], words=[])
    return Sealed(
        seat=seat,
        steps=list(kept["steps"]),
        words=await hall.off_loop(_words, table.still(), seat, list(kept["steps"]), translator),
    )


def _words(table: Table, seat: int, steps: list[str], translator: Translator) -> list[str]:
    said: list[str] = []
    with table.draft(seat) as draft:
        for token in steps:
            said += [one.words for one in choices(draft, table.names, translator) if one.token == token]
            try:
                draft.play(token)
            except MoveError:
                return []
    return said


async def play_sealed(hall: Hall, table: Table, seat: int) -> None:
    """It is the turn of a seat that has chosen already: play its choice."""
    kept = await hall.read(lambda connection: store.sealed_choice(connection, table.id, seat))
    if kept is None:
        table.stale = True  # played, or forgotten, by another process
        return
    body = TurnBody(seq=table.seq, steps=list(kept["steps"]))
    try:
        if kept["turns"] != own_turns(table, seat):
            raise NotNow("the choice was for another turn")
        await play.commit(hall, table, seat, body, Translator("en"), sealed=kept["number"])
    except Unavailable:
        raise
    except Refused as refused:
        async with table.lock:
            await hall.reload(table)
        if table.turn == seat and own_turns(table, seat) != kept["turns"]:
            log.warning("a sealed choice is of no use: %s", refused, extra={"table": table.id, "seat": seat})
            await hall.write(lambda connection: store.unseal(connection, table.id, seat))
            table.seats[seat].chosen = False
