"""Who sits where: making a table, joining, starting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

import msgspec
from sqlalchemy import Connection

from patolli.engine.match import Match
from patolli.engine.record import clean
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import CHOSEN, COACH, UNCOUNTED, Seat, Table, Turn
from patolli.server.identity import digest, new_id, new_secret, now
from patolli.server.players.claiming import Player
from patolli.server.problems import BadRequest, NotAllowed, NotNow
from patolli.server.storage.writer import Unsure
from patolli.server.tables.clocks import deadline, first_bank
from patolli.server.tables.dealing import check_setup, deal, deal_row
from patolli.server.tables.endings import result_of
from patolli.wire.messages import Created, Join, NewSeat, NewTable, SeatKey, Start

Guest = Callable[[str], str]
"""What is stored of where somebody comes from, by table (`makers.py`)."""
MOST_GUESTS = 2
"""Seats that guests from one network may take at somebody else's table."""
TRIES = 5
"""How many times a change is retried when another process was faster."""


async def create(hall: Hall, body: NewTable, player: Player | None, guest: Guest | None = None) -> Created:
    """A new table. It begins at once if no seat is open."""
    # Decks and card files take a few milliseconds: on a thread.
    understood = await hall.off_loop(check_setup, body.game, len(body.seats), body.options)
    body = msgspec.structs.replace(body, options=understood)
    hall.readiness.want(body.game)
    return await open_table(hall, body, None, player, guest=guest)


async def open_table(
    hall: Hall,
    body: NewTable,
    match: Match | None,
    player: Player | None,
    turns: Sequence[Turn] = (),
    parent: str | None = None,
    parent_at: int | None = None,
    secret: str | None = None,
    also: Callable[[Connection, str], None] | None = None,
    guest: Guest | None = None,
) -> Created:
    """A table that continues this match, which it takes over and which counts for nothing; None for a game that is
    dealt when it begins. `turns` are the moves already made. Nobody holds a seat of a match that is over. `secret`: of
    the first seat that is `mine`. `also` is written together with the table, whose id it gets. `guest`: where its maker
    comes from."""
    at, over = now(), match is not None and match.over
    bank = first_bank(body.clock)
    keys: list[SeatKey] = []
    seats = [
        Seat(number, "human", clean(wanted.name)) if over else _new_seat(number, wanted, player, bank, at, keys, secret)
        for number, wanted in enumerate(body.seats)
    ]
    options = {"clock": msgspec.to_builtins(body.clock)} if body.clock else dict[str, Any]()
    options |= {CHOSEN: body.options} if body.options else {}
    options |= {UNCOUNTED: True} if match is not None else {}
    if body.rated:
        _check_rated(seats, player)
    if body.coach:
        _check_coach(body)
        options |= {COACH: True}
    table = Table(
        id=new_id(),
        game=body.game,
        title=clean(body.title),
        status="open",
        listed=body.listed,
        rated=body.rated,
        options=options,
        dealt=match,
        created=at,
        updated=at,
        seats=seats,
        turns=list(turns),
        parent=parent,
        parent_at=parent_at,
        maker=player.id if player is not None else None,
        maker_secret=digest(keys[0].secret) if keys else None,
    )
    for key in keys:
        seats[key.seat].guest = None if guest is None else guest(table.id)
    table.rename()
    if all(seat.kind != "open" for seat in seats):
        _begin(table, at)
    if match is not None and match.over:
        table.ended, table.result = at, await hall.off_loop(result_of, match)
    row: dict[str, Any] = {
        name: getattr(table, name)
        for name in (
            "id", "game", "title", "status", "listed", "rated", "options", "news", "turn", "turn_since", "deadline",
            "created", "updated", "ended", "parent", "parent_at", "seq", "maker", "maker_secret",
        )
    }  # fmt: skip
    row |= deal_row(table) | ({"result": table.result} if table.result else {})

    def job(connection: Connection) -> None:
        store.add_table(connection, row, seats, turns)
        if also is not None:
            also(connection, table.id)

    await hall.write(job)
    hall.remember(table)
    hall.changed(table)
    maker = bool(keys) or player is not None
    return Created(table=table.info(keys[0].seat if keys else None, maker), keys=keys)


def _check_rated(seats: Sequence[Seat], player: Player | None) -> None:
    """Ratings say how people play: the maker is known, and somebody known plays."""
    if len(seats) < 2:
        raise BadRequest("a rated table is for 2 players or more", field="rated")
    if player is None or any(seat.kind == "human" and seat.player is None for seat in seats):
        raise BadRequest("a rated table is for named players and bots: claim a name first", field="rated")
    if all(seat.kind == "bot" for seat in seats):
        raise BadRequest("a rated table needs a person: bots alone are not rated", field="rated")


def _check_coach(body: NewTable) -> None:
    """A coach helps the table's maker, against bots: nobody plays against a coached opponent."""
    if body.rated:
        raise BadRequest("a rated table has no coach", field="coach")
    if any(seat.kind == "open" for seat in body.seats):
        raise BadRequest("a table with a coach has no open seats: bots, and whoever makes it", field="coach")


def _new_seat(
    number: int,
    wanted: NewSeat,
    player: Player | None,
    bank: int | None,
    at: int,
    keys: list[SeatKey],
    secret: str | None,
) -> Seat:
    if wanted.kind == "bot":
        return Seat(number, "bot", clean(wanted.name) or wanted.strength.capitalize(), bot=wanted.strength)
    if wanted.kind == "open":
        return Seat(number, "open", bank=bank)
    if secret is None or keys:
        secret = new_secret()
    keys.append(SeatKey(seat=number, secret=secret))
    # One player, one seat: others at the same screen are guests.
    mine = player if len(keys) == 1 else None
    return Seat(
        number,
        "human",
        clean(wanted.name) or (mine.name if mine else ""),
        mine.id if mine else None,
        mine.name if mine else None,
        digest(secret),
        bank=bank,
        seen=at,
    )


def _begin(table: Table, at: int) -> None:
    match = table.dealt or deal(table)
    table.status = "over" if match.over else "playing"
    for seat in table.seats:
        seat.guest = None  # it was for those who join
    table.turn_since = at if table.turn is not None else None
    table.deadline = deadline(table, table.turn, at, {})


async def change_seats(hall: Hall, table: Table, change: Callable[[Table], Sequence[Seat]]) -> None:
    """Change a table: `change` works on a copy and returns the seats that it changed; it may raise Refused."""
    async with table.lock:
        for _ in range(TRIES):
            if table.stale:
                await hall.reload(table)
            draft = copy(table)
            draft.seats = [copy(seat) for seat in table.seats]
            changed = change(draft)
            draft.updated = now()
            values = {
                "status": draft.status,
                "turn": draft.turn,
                "turn_since": draft.turn_since,
                "deadline": draft.deadline,
                "updated": draft.updated,
            }
            begun = deal_row(draft) if draft.dealt is not table.dealt else {}
            news, seq = table.news, table.seq

            def job(
                connection: Any, news: int = news, seq: int = seq, values: Any = values | begun, changed: Any = changed
            ) -> None:
                store.change_table(connection, table.id, news, seq, values, changed)

            try:
                await hall.write(job)
            except store.Conflict:
                table.stale = True
                continue
            except Unsure:
                table.stale = True
                raise
            for name, value in values.items():
                if name != "turn":
                    setattr(table, name, value)
            table.dealt, table.commitment, table.salt = draft.dealt, draft.commitment, draft.salt
            table.seats = draft.seats
            table.rename()
            table.news = news + 1
            break
        else:
            raise NotNow("the table is changing all the time: try again", why="changing")
    hall.changed(table)


async def join(
    hall: Hall,
    table: Table,
    body: Join,
    player: Player | None,
    secret: str | None = None,
    guest: Guest | None = None,
    invited: bool = False,
) -> SeatKey:
    """Take an open seat; the secret that comes back is the seat. `invited`: by a rematch, as whoever sat there."""
    origin = None if guest is None else guest(table.id)
    secret = secret or new_secret()
    taken: list[int] = []

    def change(draft: Table) -> list[Seat]:
        free = [seat for seat in draft.seats if seat.kind == "open"]
        if draft.status != "open":
            raise NotNow("the game has begun: watch it, or ask for a seat at the next one", why="begun")
        if body.seat is not None:
            free = [seat for seat in free if seat.seat == body.seat]
        if not free:
            raise NotNow("this seat is taken" if body.seat is not None else "all seats are taken", why="taken")
        if any(seat.secret == digest(secret) or (player and seat.player == player.id) for seat in draft.seats):
            raise NotNow("you already have a seat at this table", why="seated")
        if draft.rated and player is None:
            raise NotAllowed("this table is rated: claim a name first", why="name-needed")
        if player is None and origin is not None and not invited and hall.settings.limits:
            _check_guests(draft, origin)
        seat = free[0]
        seat.kind, seat.secret, seat.seen, seat.guest = "human", digest(secret), now(), origin
        seat.name = clean(body.name) or (player.name if player else "")
        seat.player, seat.player_name = (player.id, player.name) if player else (None, None)
        taken[:] = [seat.seat]
        return [seat]

    await change_seats(hall, table, change)
    return SeatKey(seat=taken[0], secret=secret)


def _check_guests(table: Table, origin: str) -> None:
    """No outsider gets everything: others want to join, too. The table's maker may seat a whole family."""
    own = next((seat.guest for seat in table.seats if seat.secret and seat.secret == table.maker_secret), None)
    taken = sum(seat.guest == origin and seat.player is None for seat in table.seats)
    if origin != own and taken >= MOST_GUESTS:
        raise NotNow(
            f"{MOST_GUESTS} guests from your network sit here already: the other seats are for others, or for whoever "
            "has claimed a name",
            why="guests",
        )


async def start(hall: Hall, table: Table, body: Start) -> None:
    """Begin the game; open seats go to bots if requested."""

    def change(draft: Table) -> list[Seat]:
        if draft.status != "open":
            raise NotNow("the game has begun already", why="begun")
        free = [seat for seat in draft.seats if seat.kind == "open"]
        if free and body.fill is None:
            raise NotNow(f"{len(free)} seats are still open: wait, or fill them with bots", why="seats-open")
        for seat in free:
            seat.kind, seat.bot, seat.bank = "bot", body.fill, None
            seat.name = str(body.fill).capitalize()
        _begin(draft, now())
        return draft.seats

    await change_seats(hall, table, change)


def empty(seat: Seat) -> None:
    """Nobody sits there any more: the former holder's secret opens nothing."""
    seat.kind, seat.name, seat.player, seat.player_name = "open", "", None, None
    seat.secret = seat.seen = seat.here = seat.looking = seat.guest = None
