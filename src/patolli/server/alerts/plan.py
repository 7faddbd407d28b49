"""Who is to be told of which turn, and when. Plain functions of a connection, for `Storage`.

None of this depends on the moment a turn is made: what is due follows from the current state of the tables. So making a
turn costs nothing, and a process that dies, or a database outage, loses nothing but time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, and_, delete, exists, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from patolli.server.alerts.channels import MOST_FAILURES
from patolli.server.alerts.quiet import quiet_until
from patolli.server.alerts.telling import Turn, others
from patolli.server.storage import schema

WAIT = 10_000
"""Milliseconds after the previous turn: anyone who is there has noticed by then."""
LOOKING = 30_000
"""Milliseconds before checking again whether somebody is still looking at the table."""
PAUSES = (60_000, 300_000, 1_800_000, 7_200_000, 7_200_000)
"""Milliseconds after an attempt before the next one; after the last there is none. The first is longer than an attempt
can take: a process that dies in the middle of one leaves the next to another process. Only then can a message arrive
twice."""
AT_ONCE = 20


class Due(NamedTuple):
    """An attempt that this process, and no other, makes."""

    channel: RowMapping
    turn: Turn
    language: str
    last: bool
    """Whether this is the last attempt."""


def plan(connection: Connection, since: int) -> list[dict[str, Any]]:
    """Turns that began since then and that somebody wants to be told of, but has not been yet."""
    t, s, c, a = schema.tables, schema.seats, schema.channels, schema.alerts
    d, m, before = schema.deliveries, schema.mutes, schema.turns
    query = (
        select(t.c.id, t.c.seq, t.c.turn_since, t.c.options, c.c.id.label("channel"), a.c.games)
        .join(s, and_(s.c.table == t.c.id, s.c.seat == t.c.turn))
        .join(c, c.c.player == s.c.player)
        .outerjoin(a, a.c.player == s.c.player)
        .outerjoin(before, and_(before.c.table == t.c.id, before.c.seq == t.c.seq - 1))
        .where(
            t.c.status == "playing",
            t.c.turn_since >= since,
            s.c.kind == "human",
            s.c.bot.is_(None),
            c.c.confirmed.is_not(None),
            c.c.failures < MOST_FAILURES,
            # Anyone who has just made a turn there and has the next one as well already knows.
            or_(before.c.seat.is_(None), before.c.seat != t.c.turn, before.c.by != ""),
            ~exists().where(m.c.player == s.c.player, m.c.table == t.c.id),
            ~exists().where(d.c.channel == c.c.id, d.c.table == t.c.id, d.c.seq >= t.c.seq),
        )
        .limit(500)
    )
    return [
        {"channel": row.channel, "table": row.id, "seq": row.seq, "due": row.turn_since + WAIT, "tries": 0}
        for row in connection.execute(query)
        if row.games == "all" or _in_days(row.options)
    ]


def _in_days(options: dict[str, Any]) -> bool:
    clock: dict[str, Any] = options.get("clock") or {}
    return clock.get("kind") == "days"


def write_down(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Record what is to be told. Another process may have found the same: a turn replaces only an earlier one."""
    d = schema.deliveries
    new = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(d)
    new = new.on_conflict_do_update(
        index_elements=[d.c.channel, d.c.table],
        set_={"seq": new.excluded.seq, "due": new.excluded.due, "tries": 0},
        where=d.c.seq < new.excluded.seq,
    )
    connection.execute(new, rows)


def any_due(connection: Connection, at: int) -> bool:
    d = schema.deliveries
    return connection.execute(select(d.c.due).where(d.c.due <= at).limit(1)).first() is not None


def take(connection: Connection, at: int) -> list[Due]:
    """Attempts that are due, each for whichever process takes it first. Those no longer wanted are dropped, those that
    should wait are put off."""
    found: list[Due] = []
    for row in _due_rows(connection, at):
        due = _postponed(row, at)
        if due is None:
            tries: int = row["tries"]
            if _move(connection, row, at + PAUSES[tries], tries + 1):
                found.append(_made(connection, row))
        else:
            _move(connection, row, due or None, row["tries"])
    return found


def _due_rows(connection: Connection, at: int) -> list[RowMapping]:
    t, s, c, a, d = schema.tables, schema.seats, schema.channels, schema.alerts, schema.deliveries
    query = (
        select(
            d.c.channel, d.c.table, d.c.seq, d.c.due, d.c.tries, c.c.player, t.c.status, t.c.seq.label("newest"),
            t.c.game, s.c.seat, s.c.player.label("sits"), s.c.bot, s.c.here, s.c.looking, a.c.quiet_from, a.c.quiet_to,
            a.c.zone, a.c.language, c.c.failures,
        )
        .join(c, c.c.id == d.c.channel)
        .join(t, t.c.id == d.c.table)
        .outerjoin(s, and_(s.c.table == t.c.id, s.c.seat == t.c.turn))
        .outerjoin(a, a.c.player == c.c.player)
        .where(d.c.due <= at)
        .order_by(d.c.due)
        .limit(AT_ONCE)
    )  # fmt: skip
    return list(connection.execute(query).mappings())


def _postponed(row: RowMapping, at: int) -> int | None:
    """None: send it now; 0: never; otherwise when to look again."""
    own = row["status"] == "playing" and row["newest"] == row["seq"] and row["sits"] == row["player"]
    if not own or row["bot"] is not None or row["tries"] >= len(PAUSES) or row["failures"] >= MOST_FAILURES:
        return 0
    if row["here"] is not None and row["here"] > at and row["looking"]:
        return at + LOOKING
    return quiet_until(at, row["quiet_from"], row["quiet_to"], row["zone"] or "UTC")


def _move(connection: Connection, row: RowMapping, due: int | None, tries: int) -> bool:
    """Whether no other process was faster."""
    d = schema.deliveries
    mine = d.c.channel == row["channel"], d.c.table == row["table"], d.c.seq == row["seq"], d.c.due == row["due"]
    return connection.execute(update(d).where(*mine).values(due=due, tries=tries)).rowcount == 1


def _made(connection: Connection, row: RowMapping) -> Due:
    s, c = schema.seats, schema.channels
    names = connection.execute(select(s.c.name).where(s.c.table == row["table"]).order_by(s.c.seat)).scalars().all()
    channel = connection.execute(select(c).where(c.c.id == row["channel"])).mappings().one()
    turn = Turn(row["table"], row["seq"], row["game"], others(names, row["seat"]))
    return Due(channel, turn, row["language"] or "en", row["tries"] + 1 >= len(PAUSES))


def wait(connection: Connection, due: Due, until: int) -> None:
    """Put off an attempt that was not made; it does not count."""
    d = schema.deliveries
    this = d.c.channel == due.channel["id"], d.c.table == due.turn.table, d.c.seq == due.turn.seq
    connection.execute(update(d).where(*this).values(due=until, tries=d.c.tries - 1))


def note(connection: Connection, channel: str, word: str, good: bool, at: int, due: Due | None = None) -> None:
    """Record the outcome. After a success, and after the last attempt, nobody is told of this turn again."""
    c, d = schema.channels, schema.deliveries
    failures = 0 if good else c.c.failures + 1
    connection.execute(update(c).where(c.c.id == channel).values(failures=failures, last=word, last_at=at))
    if due is not None and (good or due.last):
        this = d.c.channel == channel, d.c.table == due.turn.table, d.c.seq == due.turn.seq
        connection.execute(update(d).where(*this).values(due=None))


def tidy(connection: Connection) -> None:
    """Forget alerts for tables that are over."""
    t, d = schema.tables, schema.deliveries
    over = select(t.c.id).where(t.c.id == d.c.table, t.c.status == "over").exists()
    connection.execute(delete(d).where(over))
