"""The same table once more: one for all who sat there, dealt again when it begins."""

from __future__ import annotations

from sqlalchemy import Connection

from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import CHOSEN, COACH, REMATCH, REMATCH_BY, Table
from patolli.server.identity import digest, next_secret
from patolli.server.players.claiming import Player
from patolli.server.problems import NotNow
from patolli.server.storage.writer import Unsure
from patolli.server.tables.makers import check_not_blocked
from patolli.server.tables.seats import TRIES, Guest, join, open_table
from patolli.wire.messages import Created, Join, NewSeat, NewTable, SeatKey


async def rematch(
    hall: Hall, table: Table, number: int, player: Player | None, secret: str | None, guest: Guest | None = None
) -> Created:
    """The same table once more, one for all: whoever asks first makes it, with open seats for the other people; those
    who ask later get theirs. `secret`: of the seat that asks; None if its player came without it."""
    if table.status != "over":
        raise NotNow("a rematch is possible when the game is over", why="not-over")
    key = None if secret is None else next_secret(secret, table.id)
    async with table.lock:
        for _ in range(TRIES):
            if table.stale:
                await hall.reload(table)
            if REMATCH in table.options:
                break
            try:
                made = await _make_rematch(hall, table, number, player, key, guest)
            except store.Conflict:
                table.stale = True
                continue
            except Unsure:
                table.stale = True
                raise
            hall.changed(table)
            return made
        else:
            raise NotNow("the table is changing all the time: try again", why="changing")
    # Everybody moves on by one seat.
    seat, there = (number - 1) % len(table.seats), await hall.table(table.options[REMATCH])
    return await _join_rematch(hall, there, seat, table.names[number], player, key, guest)


async def _make_rematch(
    hall: Hall, table: Table, number: int, player: Player | None, key: str | None, guest: Guest | None
) -> Created:
    order = [*range(1, len(table.seats)), 0]
    body = NewTable(
        game=table.game,
        title=table.title,
        listed=table.listed,
        rated=table.rated,
        # Where others have to sit down again, nobody gets help.
        coach=COACH in table.options and all(one.kind == "bot" or one.seat == number for one in table.seats),
        clock=table.clock,
        options=table.options.get(CHOSEN, {}),
        seats=[
            NewSeat(kind="bot", strength=old.bot or "normal", name=old.name)  # type: ignore[arg-type]
            if old.kind == "bot"
            else NewSeat(kind="mine" if old.seat == number else "open", name=old.name)
            for old in (table.seats[i] for i in order)
        ],
    )
    news, seq, options = table.news, table.seq, table.options

    def also(connection: Connection, id: str) -> None:
        store.change_table(connection, table.id, news, seq, {"options": options | {REMATCH: id, REMATCH_BY: number}})

    made = await open_table(hall, body, None, player, parent=table.id, secret=key, also=also, guest=guest)
    table.options, table.news = options | {REMATCH: made.table.id, REMATCH_BY: number}, news + 1
    return made


async def _join_rematch(
    hall: Hall,
    table: Table,
    number: int,
    name: str,
    player: Player | None,
    key: str | None,
    guest: Guest | None,
) -> Created:
    if there := _seated(table, player, key):
        return there
    who = [f"player:{player.id}"] if player is not None else []
    await check_not_blocked(hall, table, who if key is None else [*who, f"seat:{digest(key)}"])
    # Somebody who came by the link may have taken a seat meant for another.
    wanted = number if table.seats[number].kind == "open" else None
    try:
        taken = await join(hall, table, Join(name=name, seat=wanted), player, key, guest, invited=True)
    except NotNow:
        # Somebody who asked twice may have been seated at this very moment.
        if there := _seated(table, player, key):
            return there
        raise
    return Created(table=table.info(taken.seat), keys=[taken])


def _seated(table: Table, player: Player | None, key: str | None) -> Created | None:
    """For somebody who has a seat there."""
    for seat in table.seats:
        if key is not None and seat.secret == digest(key):
            return Created(table=table.info(seat.seat), keys=[SeatKey(seat=seat.seat, secret=key)])
        if player is not None and seat.player == player.id:
            return Created(table=table.info(seat.seat), keys=[])
    return None
