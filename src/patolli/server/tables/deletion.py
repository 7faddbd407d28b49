"""Deleting: a table with all that was said and done there, old tables, a player.

Results and ratings stay, since they concern others, too; but without guests' names. A table's row stays, emptied, for
results to point to: nobody can find it any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, exists, select, update

from patolli.server.hall.hall import Hall
from patolli.server.hall.store import DELETED
from patolli.server.identity import now
from patolli.server.players.names import sameness
from patolli.server.storage import schema
from patolli.server.storage.writer import Unreachable

LOOK_EVERY = 5.0
"""Seconds until a table that another process has deleted is forgotten here."""
TIDY_EVERY = 3600.0
DAY = 86_400_000
AT_ONCE = 20
"""Tables at a time, so that saving a turn does not wait long."""
GONE = "—"
"""What is left of a deleted player's messages."""

log = logging.getLogger("patolli.server.tables.deletion")


def delete_table(connection: Connection, id: str, at: int) -> bool:
    """Delete a table; False if there is none."""
    t, r = schema.tables, schema.results
    found = connection.execute(
        update(t)
        .where(t.c.id == id, t.c.status != DELETED)
        # `news` goes up: anyone about to write to it finds that something has happened.
        .values(
            status=DELETED, title="", listed=False, options={}, deal=None, commitment=None, salt=None,
            maker=None, maker_secret=None, result=None, turn=None, turn_since=None, deadline=None, parent=None,
            parent_at=None, updated=at, news=t.c.news + 1,
        )
    )  # fmt: skip
    if not found.rowcount:
        return False
    more = schema.connections, schema.sealed, schema.deliveries, schema.mutes
    for each in (schema.turns, schema.chat, schema.seats, schema.blocks, *more):
        connection.execute(delete(each).where(each.c.table == id))
    connection.execute(update(r).where(r.c.table == id, r.c.subject.is_(None)).values(name=""))
    return True


def old_tables(connection: Connection, before: int, most: int = AT_ONCE) -> Sequence[str]:
    """Finished tables where nothing has happened since then."""
    t = schema.tables
    query = select(t.c.id).where(t.c.status == "over", t.c.updated < before).limit(most)
    return connection.execute(query).scalars().all()


def delete_old(connection: Connection, before: int, at: int) -> int:
    """Delete some of them; returns how many."""
    return sum(delete_table(connection, id, at) for id in old_tables(connection, before))


def delete_player(connection: Connection, name: str) -> bool:
    """Delete a player: the name, its secrets, its ratings, and the player's messages; False if there is none. Games
    stay, played by somebody without a name."""
    p, s, c, r, t, b = schema.players, schema.seats, schema.chat, schema.results, schema.tables, schema.blocks
    id = connection.execute(select(p.c.id).where(p.c.folded == sameness(name))).scalar_one_or_none()
    if id is None:
        return False
    subject = f"player:{id}"
    own = exists().where(and_(s.c.table == c.c.table, s.c.seat == c.c.seat, s.c.player == id))
    connection.execute(update(c).where(own | (c.c.player == id)).values(name="", player=None, text=GONE))
    connection.execute(update(t).where(t.c.maker == id).values(maker=None))
    connection.execute(delete(b).where(b.c.who == subject))
    connection.execute(update(s).where(s.c.player == id).values(player=None, secret=None, name="", folded=""))
    connection.execute(update(r).where(r.c.subject == subject).values(subject=None, name=""))
    for each in (schema.ratings, schema.ratings_by_size, schema.rating_history):
        connection.execute(delete(each).where(each.c.subject == subject))
    channels = schema.channels
    told = select(channels.c.id).where(channels.c.player == id)
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.channel.in_(told)))
    for each in (channels, schema.alerts, schema.mutes, schema.player_secrets):
        connection.execute(delete(each).where(each.c.player == id))
    rooms = select(schema.classrooms.c.id).where(schema.classrooms.c.owner == subject)
    connection.execute(delete(schema.answers).where(schema.answers.c.classroom.in_(rooms)))
    for each in (schema.classrooms, schema.lessons):
        connection.execute(delete(each).where(each.c.owner == subject))
    connection.execute(delete(p).where(p.c.id == id))
    return True


async def watch(hall: Hall) -> None:
    """Forget tables that were deleted elsewhere; delete expired ones."""
    seen, tidy_after = now() - DAY, 0
    while True:
        try:
            since, at = seen, now()
            for id in await hall.read(lambda connection, since=since: _deleted_since(connection, since)):
                hall.forget(id)
            seen = at - int(10 * LOOK_EVERY * 1000)  # other processes' clocks may be slow
            if hall.settings.keep_days and at >= tidy_after:
                count = await hall.write(lambda connection, at=at: _tidy(connection, hall.settings.keep_days, at))
                if count < AT_ONCE:
                    tidy_after = at + int(TIDY_EVERY * 1000)
                if count:
                    log.info("%d tables were deleted: they are older than %d days", count, hall.settings.keep_days)
        except Unreachable:
            pass  # the writer has logged it
        except Exception:
            log.exception("deleting tables failed")
        await asyncio.sleep(LOOK_EVERY)


def _tidy(connection: Connection, days: int, at: int) -> int:
    return delete_old(connection, at - days * DAY, at)


def _deleted_since(connection: Connection, since: int) -> Sequence[str]:
    t = schema.tables
    return connection.execute(select(t.c.id).where(t.c.status == DELETED, t.c.updated >= since)).scalars().all()
