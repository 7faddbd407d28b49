"""Queries and updates of the database: plain functions of a connection, for `Storage`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from patolli.server.hall.table import INFO, Seat, Table, Turn, restored, table_info
from patolli.server.identity import fold
from patolli.server.problems import NotNow
from patolli.server.storage import schema
from patolli.server.storage.notify import notify_in
from patolli.wire.messages import TableInfo

Values = Mapping[Any, Any]


DELETED = "deleted"
"""The status of a deleted table: see deletion.py."""
CHANGING = (
    "status", "news", "turn_since", "deadline", "updated", "ended", "result", "options", "commitment", "salt",
)  # fmt: skip
"""Columns of a table in memory that are not derived from its turns."""


MOST_SAID = 2000
"""Messages at one table."""


class Conflict(Exception):
    """Somebody else has written to the table in between."""


# Reading


def load_table(connection: Connection, id: str) -> Table | None:
    """The whole table, or None."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    if row is None or row["status"] == DELETED:
        return None
    seats = load_seats(connection, id)
    table = Table(
        id=id,
        game=row["game"],
        title=row["title"],
        status=row["status"],
        listed=row["listed"],
        rated=row["rated"],
        options=row["options"],
        dealt=None,
        created=row["created"],
        updated=row["updated"],
        seats=seats,
        parent=row["parent"],
        parent_at=row["parent_at"],
        maker=row["maker"],
        maker_secret=row["maker_secret"],
    )
    refresh(table, row)
    for turn in load_turns(connection, id, 0):
        append(table, turn)
    return table


def refresh(table: Table, row: Values) -> None:
    """Copy from the table's row what can change."""
    take_deal(table, row)
    for name in CHANGING:
        setattr(table, name, row[name])


def take_deal(table: Table, row: Values) -> None:
    """Copy the deal, which is set when the game begins and never changes."""
    if table.dealt is None:
        table.dealt = restored(table.game, row["deal"], table.names)


def append(table: Table, turn: Values) -> None:
    """A turn that another process may have made."""
    table.append(Turn(turn["seat"], turn["by"], tuple(turn["steps"]), turn["at"], table.moves))


def load_seats(connection: Connection, id: str) -> list[Seat]:
    return seats_of(connection, [id]).get(id, [])


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    s, p = schema.seats, schema.players
    k = schema.sealed
    kept = and_(k.c.table == s.c.table, k.c.seat == s.c.seat)
    rows = connection.execute(
        select(s, p.c.name.label("player_name"), k.c.number.label("sealed"))
        .select_from(s.outerjoin(p, s.c.player == p.c.id).outerjoin(k, kept))
        .where(s.c.table.in_(ids))
        .order_by(s.c.table, s.c.seat)
    ).mappings()
    found: dict[str, list[Seat]] = {}
    for row in rows:
        seat = Seat(
            row["seat"], row["kind"], row["name"], row["player"], row["player_name"], row["secret"], row["bot"],
            row["bank"], row["seen"], row["here"], row["guest"], row["looking"], row["let_by"], row["let_since"],
            row["asked_by"], row["asked_until"], row["sealed"] is not None,
        )  # fmt: skip
        found.setdefault(row["table"], []).append(seat)
    return found


def table_infos(connection: Connection, ids: Sequence[str]) -> list[TableInfo]:
    """What anybody may know of these tables, in this order."""
    t = schema.tables
    columns = [t.c[name] for name in (*INFO, "moves", "result")]
    rows = {row["id"]: row for row in connection.execute(select(*columns).where(t.c.id.in_(ids))).mappings()}
    seats = seats_of(connection, ids)
    return [table_info(rows[id], seats.get(id, [])) for id in ids if id in rows]


def load_turns(connection: Connection, id: str, since: int) -> Sequence[Values]:
    t = schema.turns
    return connection.execute(select(t).where(t.c.table == id, t.c.seq >= since).order_by(t.c.seq)).mappings().all()


def load_news(connection: Connection, id: str, since: int) -> tuple[Values, list[Seat], Sequence[Values]] | None:
    """What another process may have changed: the table's row, its seats, its turns from `since` on."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    if row is None or row["status"] == DELETED:
        return None
    return row, load_seats(connection, id), load_turns(connection, id, since)


def counters(connection: Connection, id: str) -> tuple[int, int] | None:
    """How many turns a table has, and how much else has happened there."""
    t = schema.tables
    row = connection.execute(select(t.c.seq, t.c.news).where(t.c.id == id)).first()
    return None if row is None else (row[0], row[1])


def waiting_for_bots(connection: Connection, before: int, most: int = 200) -> list[str]:
    """Tables where a bot has to move, or a choice made ahead is due, and nothing has happened since `before`."""
    t, s, k = schema.tables, schema.seats, schema.sealed
    kept = exists().where(k.c.table == t.c.id, k.c.seat == t.c.turn)
    query = (
        select(t.c.id)
        .join(s, and_(s.c.table == t.c.id, s.c.seat == t.c.turn))
        .where(t.c.status == "playing", t.c.turn_since <= before, s.c.bot.is_not(None) | kept)
        .order_by(t.c.turn_since)
        .limit(most)
    )
    return list(connection.execute(query).scalars())


def expired(connection: Connection, at: int, most: int = 200) -> list[str]:
    """Tables where a player's clock, or the time to refuse a bot, has run out."""
    t, s = schema.tables, schema.seats
    late = select(t.c.id).where(t.c.deadline <= at).order_by(t.c.deadline).limit(most)
    asked = select(s.c.table).where(s.c.asked_until <= at, s.c.asked_by.is_not(None)).limit(most)
    return list(dict.fromkeys([*connection.execute(late).scalars(), *connection.execute(asked).scalars()]))


def give_grace(connection: Connection, at: int, until: int) -> None:
    """After a server outage: nobody's clock runs out before `until`, and nobody's silence began before `at`. The time
    gained counts as unused."""
    t, s = schema.tables, schema.seats
    # At rated tables silence is counted in hours: an outage is short in comparison.
    running = select(t.c.id).where(t.c.status == "playing", t.c.rated.is_(False))
    connection.execute(update(s).where(s.c.seen < at, s.c.table.in_(running)).values(seen=at))
    connection.execute(
        update(t).where(t.c.deadline < until).values(turn_since=t.c.turn_since + (until - t.c.deadline), deadline=until)
    )


FEW = 500
"""Seats of one name or player: up to this many, their tables are looked at one by one. Beyond that it is quicker to go
through all tables, newest first, until a page is full."""


def list_tables(
    connection: Connection,
    status: str | None,
    game: str | None,
    name: str,
    after: tuple[int, str] | None,
    most: int,
    player: str | None = None,
) -> list[str]:
    """Ids of listed tables, most recently changed first; for a player, also unlisted ones."""
    t, s = schema.tables, schema.seats
    tables, wanted = t.c, list[ColumnElement[bool]]()
    seated = [s.c.player == player] if player is not None else []
    if name:
        begin = fold(name)
        seated += [s.c.folded >= begin, s.c.folded < begin + "\U0010ffff"]
    if seated:
        few = list(connection.execute(select(s.c.table).where(*seated).limit(FEW + 1)).scalars())
        if len(few) > FEW:
            wanted.append(exists().where(s.c.table == t.c.id, *seated))
        else:
            needed = t.c.id, t.c.listed, t.c.status, t.c.game, t.c.updated
            # The limit changes nothing, but keeps databases from starting with another condition.
            tables = select(*needed).where(t.c.id.in_(few)).limit(FEW).subquery().c
    if player is None:
        wanted.append(tables.listed.is_(True))
    if status:
        wanted.append(tables.status == status)
    if game:
        wanted.append(tables.game == game)
    if after:
        # Compared as a pair, which is how the index is sorted.
        wanted.append(tuple_(tables.updated, tables.id) < tuple_(*map(literal, after)))
    query = select(tables.id).where(*wanted).order_by(tables.updated.desc(), tables.id.desc()).limit(most)
    return list(connection.execute(query).scalars())


def read_chat(connection: Connection, id: str, since: int, most: int) -> Sequence[Values]:
    c, p = schema.chat, schema.players
    query = (
        select(c, p.c.name.label("player_name"))
        .select_from(c.outerjoin(p, c.c.player == p.c.id))
        .where(c.c.table == id, c.c.number >= since)
        .order_by(c.c.number)
        .limit(most)
    )
    return connection.execute(query).mappings().all()


def count_chat(connection: Connection, id: str) -> int:
    """The number of a table's next message."""
    c = schema.chat
    return connection.execute(select(func.coalesce(func.max(c.c.number) + 1, 0)).where(c.c.table == id)).scalar_one()


# Writing


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    return {
        "table": table, "seat": seat.seat, "kind": seat.kind, "name": seat.name, "folded": fold(seat.name),
        "player": seat.player, "secret": seat.secret, "bot": seat.bot, "bank": seat.bank, "seen": seat.seen,
        "here": seat.here, "guest": seat.guest, "looking": seat.looking, "let_by": seat.let_by,
        "let_since": seat.let_since, "asked_by": seat.asked_by, "asked_until": seat.asked_until,
    }  # fmt: skip


def turn_row(table: str, seq: int, turn: Turn) -> dict[str, Any]:
    return {
        "table": table, "seq": seq, "seat": turn.seat, "by": turn.by, "steps": list(turn.steps), "at": turn.at,
    }  # fmt: skip


def add_table(connection: Connection, row: Values, seats: Sequence[Seat], turns: Sequence[Turn]) -> None:
    """A new table; `turns` are those it begins with."""
    connection.execute(insert(schema.tables), row)
    connection.execute(insert(schema.seats), [seat_row(row["id"], seat) for seat in seats])
    if turns:
        connection.execute(insert(schema.turns), [turn_row(row["id"], seq, turn) for seq, turn in enumerate(turns)])


def change_table(
    connection: Connection, id: str, news: int, seq: int, values: Values, seats: Sequence[Seat] = ()
) -> None:
    """Change a table if its counters are still these; `news` goes up by one. Conflict otherwise."""
    t = schema.tables
    done = connection.execute(
        update(t).where(t.c.id == id, t.c.news == news, t.c.seq == seq).values(news=news + 1, **values)
    )
    if done.rowcount != 1:
        raise Conflict(id)
    for seat in seats:
        row, s = seat_row(id, seat), schema.seats
        if seat.here is not None:
            # Other processes may have renewed it: only `connected.py` writes that.
            del row["here"], row["looking"]
        connection.execute(update(s).where(s.c.table == id, s.c.seat == seat.seat).values(**row))
    notify_in(connection, id, seq, news + 1)


_NEW_TURN = insert(schema.turns)


@lru_cache
def _with_turn(names: tuple[str, ...]) -> Update:
    """The statement that changes these columns with a turn: cached, since building it takes as long as running it."""
    t = schema.tables
    values = {name: bindparam(f"new_{name}", type_=t.c[name].type) for name in ("seq", *names)}
    where = t.c.id == bindparam("of"), t.c.seq == bindparam("before"), t.c.status == "playing"
    return update(t).where(*where).values(values)


def add_turn(
    connection: Connection, id: str, seq: int, news: int, turn: Turn, values: Values, banks: Mapping[int, int]
) -> None:
    """Append a turn under its number; Conflict if that is taken."""
    changed = {f"new_{name}": value for name, value in values.items()}
    done = connection.execute(_with_turn(tuple(values)), {"of": id, "before": seq, "new_seq": seq + 1, **changed})
    if done.rowcount != 1:
        raise Conflict(id)
    connection.execute(_NEW_TURN, turn_row(id, seq, turn))
    for seat, bank in banks.items():
        s = schema.seats
        connection.execute(update(s).where(s.c.table == id, s.c.seat == seat).values(bank=bank))
    notify_in(connection, id, seq + 1, news)


def sealed_choice(connection: Connection, id: str, seat: int) -> Values | None:
    """What a seat has chosen before its turn."""
    k = schema.sealed
    return connection.execute(select(k).where(k.c.table == id, k.c.seat == seat)).mappings().first()


def seal(connection: Connection, id: str, seq: int, news: int, seat: int, turns: int, steps: Sequence[str]) -> bool:
    """Keep what a seat chooses before its turn, if the table's counters are still these; Conflict otherwise. Returns
    whether it is the first time: then `news` goes up by one. Nobody is told when a choice is changed."""
    t, k, before = schema.tables, schema.sealed, sealed_choice(connection, id, seat)
    row = {"number": 1 if before is None else before["number"] + 1, "turns": turns, "steps": list(steps)}
    if before is None:
        change_table(connection, id, news, seq, {})
        connection.execute(insert(k), {"table": id, "seat": seat, **row})
        return True
    # Written to, so that a turn made at this moment waits, or is waited for.
    if connection.execute(update(t).where(t.c.id == id, t.c.seq == seq).values(seq=seq)).rowcount != 1:
        raise Conflict(id)
    connection.execute(update(k).where(k.c.table == id, k.c.seat == seat).values(**row))
    return False


def unseal(connection: Connection, id: str, seat: int, number: int | None = None) -> None:
    """Forget what a seat has chosen before its turn; with its number, Conflict if it was changed meanwhile."""
    k = schema.sealed
    mine = [k.c.table == id, k.c.seat == seat, *([k.c.number == number] if number is not None else [])]
    if connection.execute(delete(k).where(*mine)).rowcount != 1 and number is not None:
        raise Conflict(id)


def add_chat(connection: Connection, id: str, row: Values) -> tuple[int, int]:
    """Append what somebody said; returns its number, and the table's `news`."""
    c, t = schema.chat, schema.tables
    # The table's row first: two who speak at the same time wait for each other there.
    connection.execute(update(t).where(t.c.id == id).values(news=t.c.news + 1))
    seq, news = connection.execute(select(t.c.seq, t.c.news).where(t.c.id == id)).one()
    number = count_chat(connection, id)
    if number >= MOST_SAID:
        raise NotNow(f"{MOST_SAID:,} messages were written at this table, and no more are kept")
    connection.execute(insert(c), {"table": id, "number": number, **row})
    notify_in(connection, id, seq, news)
    return number, news


def note_seen(connection: Connection, id: str, seat: int, at: int) -> None:
    s = schema.seats
    connection.execute(update(s).where(s.c.table == id, s.c.seat == seat).values(seen=at))
