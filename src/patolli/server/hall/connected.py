"""Who is connected, according to the database. Each process records its own connections and renews them; a seat is
connected as long as any process says so. Plain functions of a connection, for `Storage`."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from patolli.server.storage import schema
from patolli.server.storage.notify import notify_in

Key = tuple[str, str]
"""A table, and the hashed secret of a seat there: whoever takes the seat next has another."""


class Present(NamedTuple):
    """The state of a seat after somebody came or went, and the counters of its table."""

    here: int | None
    looking: bool
    seq: int
    news: int


def note(connection: Connection, process: str, key: Key, at: int, until: int | None, looking: bool) -> Present | None:
    """The holder of this seat has connected here (until then), or disconnected. None if the seat has a new holder."""
    c = schema.connections
    known = _lock(connection, key)
    if until is None:
        connection.execute(delete(c).where(*_of(c, key), c.c.process == process))
    elif known:
        _keep(connection, process, {key: looking}, until)
    return _derive(connection, key, at, seen=at) if known else None


def renew(connection: Connection, process: str, keys: dict[Key, bool], at: int, until: int) -> list[Key]:
    """These seats are still connected, with a page in sight or not; returns those that nobody knew of any more."""
    s = schema.seats
    seat = tuple_(s.c.table, s.c.secret)
    _keep(connection, process, keys, until)
    unknown = connection.execute(select(s.c.table, s.c.secret).where(seat.in_(list(keys)), s.c.here.is_(None))).all()
    connection.execute(update(s).where(seat.in_(list(keys)), s.c.here.is_not(None)).values(seen=at, here=until))
    return [(table, secret) for table, secret in unknown]


def any_late(connection: Connection, at: int) -> bool:
    """Whether there is an expired connection."""
    c, s = schema.connections, schema.seats
    late = select(c.c.until).where(c.c.until <= at).limit(1), select(s.c.here).where(s.c.here <= at).limit(1)
    return any(connection.execute(query).first() is not None for query in late)


def lapse(connection: Connection, at: int) -> list[tuple[str, int, int]]:
    """Expire connections that nobody has renewed: a process died, or the database was unreachable. Returns the affected
    tables and their counters."""
    c, s = schema.connections, schema.seats
    connection.execute(delete(c).where(c.c.until <= at))
    late = connection.execute(select(s.c.table, s.c.secret, s.c.seen).where(s.c.here <= at).limit(500)).all()
    found: list[tuple[str, int, int]] = []
    for table, secret, seen in late:
        if _lock(connection, (table, secret)):
            present = _derive(connection, (table, secret), at, seen)
            found.append((table, present.seq, present.news))
    return found


def _of(table: Any, key: Key) -> tuple[ColumnElement[bool], ...]:
    return table.c.table == key[0], table.c.secret == key[1]


def _lock(connection: Connection, key: Key) -> bool:
    """Whether there is such a seat. Two processes that look at it wait for each other."""
    s = schema.seats
    return connection.execute(select(s.c.seat).where(*_of(s, key)).with_for_update()).first() is not None


def _derive(connection: Connection, key: Key, at: int, seen: int | None) -> Present:
    """Update the seat from what all processes say; a change counts as news."""
    c, s, t = schema.connections, schema.seats, schema.tables
    before = connection.execute(select(s.c.here, s.c.looking).where(*_of(s, key))).one()
    open_now = connection.execute(select(c.c.until, c.c.looking).where(*_of(c, key), c.c.until > at)).all()
    here = max((until for until, _ in open_now), default=None)
    looking = any(looks for _, looks in open_now)
    connection.execute(update(s).where(*_of(s, key)).values(seen=seen, here=here, looking=looking))
    changed = (before.here is not None, bool(before.looking)) != (here is not None, looking)
    if changed:
        connection.execute(update(t).where(t.c.id == key[0]).values(news=t.c.news + 1))
    seq, news = connection.execute(select(t.c.seq, t.c.news).where(t.c.id == key[0])).one()
    if changed:
        notify_in(connection, key[0], seq, news)
    return Present(here, looking, seq, news)


def _keep(connection: Connection, process: str, keys: dict[Key, bool], until: int) -> None:
    c = schema.connections
    new = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(c)
    new = new.on_conflict_do_update(
        index_elements=[c.c.table, c.c.secret, c.c.process],
        set_={"until": new.excluded.until, "looking": new.excluded.looking},
    )
    rows = [
        {"table": table, "secret": secret, "process": process, "until": until, "looking": looking}
        for (table, secret), looking in keys.items()
    ]
    connection.execute(new, rows)
