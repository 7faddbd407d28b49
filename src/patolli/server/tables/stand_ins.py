"""Bots that stand in for people: those who leave, are away, or run out of time."""

from __future__ import annotations

from patolli.server.hall.absence import is_here
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import now
from patolli.server.problems import BadRequest, NotAllowed, NotNow
from patolli.server.tables.clocks import deadline, time_left
from patolli.server.tables.seats import change_seats, empty
from patolli.wire.messages import BankClock, HandOver

STAND_IN = "normal"
"""The strength of a bot that nobody, or not the seat's own player, has chosen."""
TO_OBJECT = 20_000
"""Milliseconds that the other people at the table have to say no when somebody wants a bot to play for another."""


async def leave(hall: Hall, table: Table, number: int) -> None:
    """Get up: before the start the seat is open again; later a bot plays for it until its holder is back. At a rated
    table that forfeits the game (`absence.gave_up`)."""

    def change(draft: Table) -> list[Seat]:
        seat = draft.seats[number]
        if draft.status == "over":
            raise NotNow("the game is over", why="over")
        if draft.status == "open":
            empty(seat)
        else:
            _stand_in(draft, seat, STAND_IN, number)
        return [seat]

    await change_seats(hall, table, change)


async def hand_over(hall: Hall, table: Table, by: int, body: HandOver) -> None:
    """Let a bot play for a seat: one's own unless the table is rated, or another's if its holder is away. Other people
    who are here have some time to say no."""

    def change(draft: Table) -> list[Seat]:
        if body.seat >= len(draft.seats):
            raise BadRequest(f"there is no seat {body.seat}", field="seat")
        seat = draft.seats[body.seat]
        if draft.status != "playing":
            raise NotNow("only while the game is played", why="not-playing")
        if seat.kind != "human" or (body.seat != by and seat.bot is not None):
            raise NotNow("a bot plays this seat already", why="bot-already")
        if body.seat == by and draft.rated:
            raise NotAllowed("at a rated table you play yourself; leaving gives the game up", why="play-yourself")
        if body.seat != by:
            _check_away(draft, seat)
            if body.strength != STAND_IN:
                raise NotAllowed(f"for somebody else only a bot of strength {STAND_IN} may play")
            if seat.asked_by is not None:
                raise NotNow("somebody has asked for that already: the others have a moment to say no", why="asked")
            if _others_here(draft, by, body.seat):
                seat.asked_by, seat.asked_until = by, now() + TO_OBJECT
                return [seat]
        _stand_in(draft, seat, body.strength, by)
        return [seat]

    if body.seat != by:
        # Another process may have heard from the seat's holder.
        table.stale = True
    await change_seats(hall, table, change)


def _check_away(table: Table, seat: Seat) -> None:
    """NotAllowed, with the reason, if nobody may let a bot play for this seat now."""
    gone = table.absence(seat)
    if gone.away:
        return
    if gone.why == "here":
        raise NotAllowed(
            "whoever sits there is connected and playing: no bot may take over, however long they think", why="here"
        )
    if gone.why in ("clock", "rated"):
        raise NotAllowed(
            "this seat still has time on the clock: a bot may play only when it is up and nobody is there",
            why="clock",
        )
    raise NotAllowed("whoever sits there was here not long ago: a bot may play only after a longer absence", why="soon")


def _others_here(table: Table, by: int, seat: int) -> bool:
    """Whether anybody is connected other than the person asking and the one asked about."""
    return any(is_here(one) and one.bot is None and one.seat not in (by, seat) for one in table.seats)


async def wait(hall: Hall, table: Table, by: int, number: int) -> None:
    """Refuse a bot that another player wants to play for a seat: they cannot ask again for as long as an absence
    takes."""

    def change(draft: Table) -> list[Seat]:
        if number >= len(draft.seats):
            raise BadRequest(f"there is no seat {number}", field="seat")
        seat = draft.seats[number]
        if seat.asked_by is None:
            raise NotNow("nobody wants a bot to play for this seat", why="nobody-asks")
        seat.asked_by, seat.asked_until = None, now() + draft.patience
        return [seat]

    await change_seats(hall, table, change)


async def take_back(hall: Hall, table: Table, number: int) -> None:
    """Play for oneself again."""

    def change(draft: Table) -> list[Seat]:
        seat = draft.seats[number]
        if seat.bot is None:
            raise NotNow("nobody plays for you", why="no-bot")
        if not time_left(draft, seat):
            raise NotNow("your time is used up: the bot plays to the end", why="time-used")
        seat.bot, seat.seen = None, now()
        seat.asked_by = seat.asked_until = None
        if draft.turn == number and draft.turn_since is not None:
            # The clock has been running since the turn began: handing over and taking back gains nothing.
            draft.deadline = deadline(draft, number, draft.turn_since, {})
            if draft.deadline is not None and draft.deadline <= now():
                raise NotNow(
                    "your time for this turn is up: the bot makes it, and then you can play again", why="turn-time-up"
                )
        return [seat]

    await change_seats(hall, table, change)


def _stand_in(draft: Table, seat: Seat, strength: str, by: int | None) -> None:
    """From now on a bot plays; `by`: the seat that asked for it, None for the clock."""
    seat.bot, seat.let_by, seat.let_since = strength, by, draft.seq
    seat.asked_by = seat.asked_until = None
    if draft.turn == seat.seat:
        draft.deadline = None


async def time_is_up(hall: Hall, table: Table) -> None:
    """The clock of the seat to move has run out, or the time to refuse a bot."""

    def change(draft: Table) -> list[Seat]:
        changed = [*_late(draft), *_nobody_said_no(draft)]
        if not changed:
            raise NotNow("the time is not up")
        return changed

    if any(seat.asked_by is not None for seat in table.seats):
        # Another process may have heard from the seat's holder.
        table.stale = True
    try:
        await change_seats(hall, table, change)
    except NotNow:
        return


def _late(draft: Table) -> list[Seat]:
    number, clock = draft.turn, draft.clock
    if number is None or clock is None or draft.deadline is None or draft.deadline > now():
        return []
    seat = draft.seats[number]
    if isinstance(clock, BankClock):
        # As if the turn had been made now.
        seat.bank = clock.increment * 1000 if clock.expiry == "bot" else 0
    draft.deadline = None
    if clock.expiry == "bot":
        _stand_in(draft, seat, STAND_IN, None)
    return [seat]


def _nobody_said_no(draft: Table) -> list[Seat]:
    """Bots that others have asked for now play, unless the seat's holder is back."""
    asked = [seat for seat in draft.seats if seat.asked_by is not None and (seat.asked_until or 0) <= now()]
    for seat in asked:
        if draft.away(seat):
            _stand_in(draft, seat, STAND_IN, seat.asked_by)
        seat.asked_by = seat.asked_until = None
    return asked
