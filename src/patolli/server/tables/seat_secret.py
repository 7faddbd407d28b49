"""Which seat somebody speaks for: by the secret of the seat, or by that of the player who sits there."""

from __future__ import annotations

from patolli.server.caller import SEAT_HEADER, Caller
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import digest
from patolli.server.players.claiming import player_of
from patolli.server.problems import NotAllowed


async def seat_of(hall: Hall, table: Table, caller: Caller) -> int | None:
    """The caller's seat; None for a spectator. NotAllowed if the secret belongs to no seat here."""
    if caller.seat_secret is not None:
        seat = await seat_by_secret(hall, table, caller.seat_secret)
        if seat is None:
            raise NotAllowed("this secret belongs to no seat at this table: it may have been left, or taken by another")
    else:
        # A player may have come in on another device, which knows of no seat.
        player = await player_of(hall, caller)
        seat = None if player is None else next((one for one in table.seats if one.player == player.id), None)
        if seat is None:
            return None
    hall.saw(table, seat.seat)
    return seat.seat


def eyes_of_caller(table: Table, seat: int | None, caller: Caller) -> int | None:
    """Whose viewpoint applies for somebody who may hold several seats: the seat whose turn it is, or else `seat`."""
    if table.turn is None or table.turn == seat:
        return seat
    held = {digest(secret) for secret in caller.other_seats}
    return table.turn if table.seats[table.turn].secret in held else seat


async def seat_by_secret(hall: Hall, table: Table, secret: str) -> Seat | None:
    """The seat whose secret this is, if there is one."""
    seat = _held_by(table, digest(secret))
    if seat is None:
        # It may have been taken in another process, a moment ago.
        await hall.reload(table)
        seat = _held_by(table, digest(secret))
    return seat


def _held_by(table: Table, hashed: str) -> Seat | None:
    return next((seat for seat in table.seats if seat.secret == hashed), None)


async def own_seat(hall: Hall, table: Table, caller: Caller) -> int:
    """The caller's seat; NotAllowed for a spectator."""
    seat = await seat_of(hall, table, caller)
    if seat is None:
        raise NotAllowed(
            f"this is for whoever sits here: send the secret of a seat in the header {SEAT_HEADER}, "
            "or that of the player who has one"
        )
    return seat
