"""Bots that stand in for people: for who leaves, for who is away, for whose time is up."""

from __future__ import annotations

from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import now
from patolli.server.problems import BadRequest, NotAllowed, NotNow
from patolli.server.tables.clocks import deadline, time_left
from patolli.server.tables.seats import change_seats, empty
from patolli.wire.messages import BankClock, DaysClock, HandOver

STAND_IN = "normal"
"""The strength of a bot that nobody has chosen, or not its own player."""


async def leave(hall: Hall, table: Table, number: int) -> None:
    """Get up: before the start the seat is open again, later a bot plays for it until its holder is back. At a rated
    table that gives the game up (`absence.gave_up`)."""

    def change(draft: Table) -> list[Seat]:
        seat = draft.seats[number]
        if draft.status == "over":
            raise NotNow("the game is over")
        if draft.status == "open":
            empty(seat)
        else:
            _stand_in(draft, seat, STAND_IN)
        return [seat]

    await change_seats(hall, table, change)


async def hand_over(hall: Hall, table: Table, by: int, body: HandOver) -> None:
    """Let a bot play for a seat: one's own unless it is rated, that of another if its holder is away."""

    def change(draft: Table) -> list[Seat]:
        if body.seat >= len(draft.seats):
            raise BadRequest(f"there is no seat {body.seat}", field="seat")
        seat = draft.seats[body.seat]
        if draft.status != "playing":
            raise NotNow("only while the game is played")
        if seat.kind != "human" or (body.seat != by and seat.bot is not None):
            raise NotNow("a bot plays this seat already")
        if body.seat == by and draft.rated:
            raise NotAllowed("at a rated table you play yourself; leaving gives the game up")
        if body.seat != by and not draft.away(seat):
            raise NotAllowed(_not_away(draft))
        if body.seat != by and body.strength != STAND_IN:
            raise NotAllowed(f"for somebody else only a bot of strength {STAND_IN} may play")
        _stand_in(draft, seat, body.strength)
        return [seat]

    if body.seat != by:
        # Another process may have heard from who sits there.
        table.stale = True
    await change_seats(hall, table, change)


def _not_away(table: Table) -> str:
    """Why a seat cannot be handed over yet."""
    if table.clock is not None and (table.rated or isinstance(table.clock, DaysClock)):
        return "this seat has time left by the clock: only when it is up, and nobody is there, a bot can go on"
    return "only the seat of somebody who was not heard from for a while, and is not connected, can be handed to a bot"


async def take_back(hall: Hall, table: Table, number: int) -> None:
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

    await change_seats(hall, table, change)


def _stand_in(draft: Table, seat: Seat, strength: str) -> None:
    seat.bot = strength
    if draft.turn == seat.seat:
        draft.deadline = None


async def time_is_up(hall: Hall, table: Table) -> None:
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
        await change_seats(hall, table, change)
    except NotNow:
        return
