"""Chat at a table: for those who sit there, and for named players who watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection

from patolli.engine.record import clean
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.identity import now
from patolli.server.limits.guard import Bucket
from patolli.server.players.claiming import Player
from patolli.server.problems import BadRequest, NotAllowed, TooMuch
from patolli.server.tables.makers import check_not_blocked, names_of
from patolli.wire.messages import Said, Say

PER_SECOND, AT_ONCE = 0.5, 10
"""Messages of one seat or player: on average, and in a burst."""

_buckets: WeakKeyDictionary[Hall, Bucket] = WeakKeyDictionary()


async def say(hall: Hall, table: Table, seat: int | None, player: Player | None, body: Say) -> Said:
    """Say something at a table."""
    if seat is None and player is None:
        raise NotAllowed(
            "only those who sit here and named players can talk: take a seat, or claim a name", why="sit-to-talk"
        )
    holder = None if seat is None else table.seats[seat]
    who = names_of(None, None, holder) if holder is not None else names_of(player, None)
    await check_not_blocked(hall, table, who)
    text = clean(body.text)
    if not text:
        raise BadRequest("there is nothing to read in it", field="text")
    wait = _buckets.setdefault(hall, Bucket(PER_SECOND, AT_ONCE)).take(who[0]) if hall.settings.limits else 0.0
    if wait:
        raise TooMuch(f"you talk faster than anybody reads: try again in {max(wait, 1):.0f} seconds", wait)
    if holder is not None:
        name, id, claimed = holder.name, holder.player, holder.player_name
    else:
        assert player is not None
        name, id, claimed = clean(body.name) or player.name, player.id, player.name
    row = {"seat": seat, "name": name, "player": id, "text": text, "at": now()}

    def job(connection: Connection) -> tuple[int, int]:
        return store.add_chat(connection, table.id, row)

    number, news = await hall.write(job)
    table.news = max(table.news, news)
    hall.hub.announce(table.id, table.seq, table.news)
    return said(row | {"number": number, "player_name": claimed})


def said(row: Mapping[Any, Any]) -> Said:
    """A row of the database, for everybody."""
    return Said(
        number=row["number"],
        seat=row["seat"],
        name=row["name"],
        player=row["player_name"],
        text=row["text"],
        at=row["at"],
    )
