"""Who sits where: making a table, joining, starting, leaving, bots that stand in, rematches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

import msgspec
from sqlalchemy import Connection

from patolli.engine.errors import PatolliError
from patolli.engine.game import find_game
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.record import clean
from patolli.server import store
from patolli.server.clocks import deadline, first_bank, time_left
from patolli.server.endings import result_of
from patolli.server.house import House
from patolli.server.identity import digest, new_id, new_secret, next_secret, now
from patolli.server.messages import BankClock, Created, HandOver, Join, NewSeat, NewTable, SeatKey, Start
from patolli.server.players import Player
from patolli.server.problems import BadRequest, NotAllowed, NotNow
from patolli.server.table import CHOSEN, REMATCH, UNCOUNTED, Seat, Table, Turn, stored
from patolli.server.writer import Unsure

TRIES = 5
"""So often a change is tried again when another process was faster."""
STAND_IN = "normal"


async def create(house: House, body: NewTable, player: Player | None) -> Created:
    """A new table. It begins at once if no seat is open."""
    try:
        game = find_game(body.game)
        match = Match.new(game, len(body.seats), secrets.randbelow(MAX_SEED))
    except PatolliError as error:
        raise BadRequest(str(error), field="seats" if "players" in str(error) else "game") from None
    if body.options:
        try:
            match = Match.new(game, len(body.seats), secrets.randbelow(MAX_SEED), body.options)
        except PatolliError as error:
            raise BadRequest(str(error), field="options") from None
    return await open_table(house, body, match, player)


async def open_table(
    house: House,
    body: NewTable,
    match: Match,
    player: Player | None,
    turns: Sequence[Turn] = (),
    fresh: bool = True,
    parent: str | None = None,
    parent_at: int | None = None,
    secret: str | None = None,
    also: Callable[[Connection, str], None] | None = None,
) -> Created:
    """A table for this match, which becomes its own. `turns` are the moves that were made already; `fresh` means that
    the deal was drawn for it. Nobody holds a seat of a match that is over. `secret`: of the first seat that is `mine`.
    `also` is written together with the table, whose id it gets."""
    at = now()
    bank = first_bank(body.clock)
    keys: list[SeatKey] = []
    seats = [
        Seat(number, "human", clean(wanted.name))
        if match.over
        else _new_seat(number, wanted, player, bank, at, keys, secret)
        for number, wanted in enumerate(body.seats)
    ]
    match.players[:] = [seat.name for seat in seats]
    options = {"clock": msgspec.to_builtins(body.clock)} if body.clock else dict[str, Any]()
    options |= {CHOSEN: body.options} if body.options else {}
    if body.rated and len(seats) < 2:
        raise BadRequest("a rated table is for 2 players or more", field="rated")
    if body.rated and any(seat.kind == "human" and seat.player is None for seat in seats):
        raise BadRequest("a rated table is for named players and bots: claim a name first", field="rated")
    table = Table(
        id=new_id(),
        game=body.game,
        title=clean(body.title),
        status="open",
        listed=body.listed,
        rated=body.rated,
        options=options if fresh else options | {UNCOUNTED: True},
        match=match,
        created=at,
        updated=at,
        seats=seats,
        turns=list(turns),
        parent=parent,
        parent_at=parent_at,
    )
    if all(seat.kind != "open" for seat in seats):
        _begin(table, at)
    if match.over:
        table.ended, table.result = at, await asyncio.to_thread(result_of, match)
    row: dict[str, Any] = {
        name: getattr(table, name)
        for name in (
            "id", "game", "title", "status", "listed", "rated", "options", "news", "turn", "turn_since", "deadline",
            "created", "updated", "ended", "parent", "parent_at", "seq",
        )
    }  # fmt: skip
    row |= {"deal": stored(match), "moves": len(match)} | ({"result": table.result} if table.result else {})

    def job(connection: Connection) -> None:
        store.add_table(connection, row, seats, turns)
        if also is not None:
            also(connection, table.id)

    await house.write(job)
    house.remember(table)
    house.changed(table)
    return Created(table=table.info(keys[0].seat if keys else None), keys=keys)


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
    # One player, one seat: others who sit at the same screen are guests.
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
    table.status = "over" if table.match.over else "playing"
    table.turn_since = at if table.turn is not None else None
    table.deadline = deadline(table, table.turn, at, {})


async def _change(house: House, table: Table, change: Callable[[Table], Sequence[Seat]]) -> None:
    """Change a table: `change` works on a copy and returns the seats that it changed; it may raise Refused."""
    async with table.lock:
        for _ in range(TRIES):
            if table.stale:
                await house.reload(table)
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
            news, seq = table.news, table.seq

            def job(
                connection: Any, news: int = news, seq: int = seq, values: Any = values, changed: Any = changed
            ) -> None:
                store.change_table(connection, table.id, news, seq, values, changed)

            try:
                await house.write(job)
            except store.Conflict:
                table.stale = True
                continue
            except Unsure:
                table.stale = True
                raise
            for name, value in values.items():
                if name != "turn":
                    setattr(table, name, value)
            table.seats = draft.seats
            table.match.players[:] = table.names
            table.news = news + 1
            break
        else:
            raise NotNow("the table is changing all the time: try again")
    house.changed(table)


async def join(house: House, table: Table, body: Join, player: Player | None, secret: str | None = None) -> SeatKey:
    """Take an open seat; the secret that comes back is the seat."""
    secret = secret or new_secret()
    taken: list[int] = []

    def change(draft: Table) -> list[Seat]:
        free = [seat for seat in draft.seats if seat.kind == "open"]
        if draft.status != "open":
            raise NotNow("the game has begun: watch it, or ask for a seat at the next one")
        if body.seat is not None:
            free = [seat for seat in free if seat.seat == body.seat]
        if not free:
            raise NotNow("this seat is taken" if body.seat is not None else "all seats are taken")
        if player is not None and any(seat.player == player.id for seat in draft.seats):
            raise NotNow("you already have a seat at this table")
        if draft.rated and player is None:
            raise NotAllowed("this table is rated: claim a name first")
        seat = free[0]
        seat.kind, seat.secret, seat.seen = "human", digest(secret), now()
        seat.name = clean(body.name) or (player.name if player else "")
        seat.player, seat.player_name = (player.id, player.name) if player else (None, None)
        taken[:] = [seat.seat]
        return [seat]

    await _change(house, table, change)
    return SeatKey(seat=taken[0], secret=secret)


async def start(house: House, table: Table, body: Start) -> None:
    """Begin the game; open seats go to bots if that is wanted."""

    def change(draft: Table) -> list[Seat]:
        if draft.status != "open":
            raise NotNow("the game has begun already")
        free = [seat for seat in draft.seats if seat.kind == "open"]
        if free and body.fill is None:
            raise NotNow(f"{len(free)} seats are still open: wait, or fill them with bots")
        for seat in free:
            seat.kind, seat.bot, seat.bank = "bot", body.fill, None
            seat.name = str(body.fill).capitalize()
        _begin(draft, now())
        return free

    await _change(house, table, change)


async def leave(house: House, table: Table, number: int) -> None:
    """Get up: before the start the seat is open again, later a bot plays for it until its holder is back."""

    def change(draft: Table) -> list[Seat]:
        seat = draft.seats[number]
        if draft.status == "over":
            raise NotNow("the game is over")
        if draft.status == "open":
            seat.kind, seat.name, seat.player, seat.player_name, seat.secret = "open", "", None, None, None
        else:
            _stand_in(draft, seat, STAND_IN)
        return [seat]

    await _change(house, table, change)


async def hand_over(house: House, table: Table, by: int, body: HandOver) -> None:
    """Let a bot play for a seat: one's own at any time, that of another if its holder is away."""

    def change(draft: Table) -> list[Seat]:
        if body.seat >= len(draft.seats):
            raise BadRequest(f"there is no seat {body.seat}", field="seat")
        seat = draft.seats[body.seat]
        if draft.status != "playing":
            raise NotNow("only while the game is played")
        if seat.kind != "human":
            raise NotNow("a bot plays this seat already")
        if body.seat != by and not draft.away(seat):
            raise NotAllowed("only the seat of somebody who was not heard from for a while can be handed to a bot")
        _stand_in(draft, seat, body.strength)
        return [seat]

    if body.seat != by:
        # Another process may have heard from who sits there.
        table.stale = True
    await _change(house, table, change)


async def take_back(house: House, table: Table, number: int) -> None:
    """Play for oneself again."""

    def change(draft: Table) -> list[Seat]:
        seat = draft.seats[number]
        if seat.bot is None:
            raise NotNow("nobody plays for you")
        if not time_left(draft, seat):
            raise NotNow("your time is used up: the bot plays to the end")
        seat.bot, seat.seen = None, now()
        if draft.turn == number and draft.turn_since is not None:
            # The clock runs since the turn began: who hands over and takes back gains nothing.
            draft.deadline = deadline(draft, number, draft.turn_since, {})
            if draft.deadline is not None and draft.deadline <= now():
                raise NotNow("your time for this turn is up: the bot makes it, and then you can play again")
        return [seat]

    await _change(house, table, change)


def _stand_in(draft: Table, seat: Seat, strength: str) -> None:
    seat.bot = strength
    if draft.turn == seat.seat:
        draft.deadline = None


async def time_is_up(house: House, table: Table) -> None:
    """The clock of whose turn it is has run out."""

    def change(draft: Table) -> list[Seat]:
        number, clock = draft.turn, draft.clock
        if number is None or clock is None or draft.deadline is None or draft.deadline > now():
            raise NotNow("the time is not up")
        seat = draft.seats[number]
        if isinstance(clock, BankClock):
            # As if the turn had been made now.
            seat.bank = clock.increment * 1000 if clock.expiry == "bot" else 0
        draft.deadline = None
        if clock.expiry == "bot":
            seat.bot = STAND_IN
        else:
            seat.seen = 0  # the others may hand it over
        return [seat]

    try:
        await _change(house, table, change)
    except NotNow:
        return


async def rematch(house: House, table: Table, number: int, player: Player | None, secret: str | None) -> Created:
    """The same table once more, one for all: who asks first makes it, with open seats for the other people; who asks
    later gets theirs. `secret`: of the seat that asks; None if its player came without it."""
    if table.status != "over":
        raise NotNow("a rematch is possible when the game is over")
    key = None if secret is None else next_secret(secret, table.id)
    async with table.lock:
        for _ in range(TRIES):
            if table.stale:
                await house.reload(table)
            if REMATCH in table.options:
                break
            try:
                made = await _make_rematch(house, table, number, player, key)
            except store.Conflict:
                table.stale = True
                continue
            except Unsure:
                table.stale = True
                raise
            house.changed(table)
            return made
        else:
            raise NotNow("the table is changing all the time: try again")
    # Everybody moves on by one seat.
    seat = (number - 1) % len(table.seats)
    return await _join_rematch(house, await house.table(table.options[REMATCH]), seat, table.names[number], player, key)


async def _make_rematch(house: House, table: Table, number: int, player: Player | None, key: str | None) -> Created:
    order = [*range(1, len(table.seats)), 0]
    body = NewTable(
        game=table.game,
        title=table.title,
        listed=table.listed,
        rated=table.rated,
        clock=table.clock,
        options=table.options.get(CHOSEN, {}),
        seats=[
            NewSeat(kind="bot", strength=old.bot or "normal", name=old.name)  # type: ignore[arg-type]
            if old.kind == "bot"
            else NewSeat(kind="mine" if old.seat == number else "open", name=old.name)
            for old in (table.seats[i] for i in order)
        ],
    )
    match = Match.new(find_game(table.game), len(order), secrets.randbelow(MAX_SEED), body.options)
    news, seq, options = table.news, table.seq, table.options

    def also(connection: Connection, id: str) -> None:
        store.change_table(connection, table.id, news, seq, {"options": options | {REMATCH: id}})

    made = await open_table(house, body, match, player, parent=table.id, secret=key, also=also)
    table.options, table.news = options | {REMATCH: made.table.id}, news + 1
    return made


async def _join_rematch(
    house: House, table: Table, number: int, name: str, player: Player | None, key: str | None
) -> Created:
    if there := _seated(table, player, key):
        return there
    # Who came by the link may have taken a seat that was meant for another.
    wanted = number if table.seats[number].kind == "open" else None
    try:
        taken = await join(house, table, Join(name=name, seat=wanted), player, key)
    except NotNow:
        # Who asked twice was perhaps seated in this very moment.
        if there := _seated(table, player, key):
            return there
        raise
    return Created(table=table.info(taken.seat), keys=[taken])


def _seated(table: Table, player: Player | None, key: str | None) -> Created | None:
    """For who has a seat there."""
    for seat in table.seats:
        if key is not None and seat.secret == digest(key):
            return Created(table=table.info(seat.seat), keys=[SeatKey(seat=seat.seat, secret=key)])
        if player is not None and seat.player == player.id:
            return Created(table=table.info(seat.seat), keys=[])
    return None
