"""For which seat a request speaks: by the secret of the seat, or by that of the player who sits there."""

from __future__ import annotations

from patolli.server.asking import Asked
from patolli.server.house import House
from patolli.server.identity import digest
from patolli.server.openapi import SEAT_HEADER
from patolli.server.players import player_of
from patolli.server.problems import NotAllowed
from patolli.server.table import Seat, Table


def seat_secret(request: Asked) -> str | None:
    """The secret of a seat that came with the request, whether or not there is such a seat."""
    return request.headers.get(SEAT_HEADER) or None


async def seat_of(house: House, table: Table, request: Asked) -> int | None:
    """The seat that asks; None for somebody who watches. NotAllowed if the secret is of no seat here."""
    secret = seat_secret(request)
    if secret is not None:
        seat = _held_by(table, digest(secret))
        if seat is None:
            # Perhaps it was taken in another process, a moment ago.
            await house.reload(table)
            seat = _held_by(table, digest(secret))
        if seat is None:
            raise NotAllowed("this secret is of no seat at this table: it may have been left, or taken by another")
    else:
        # A player may have come in with another device, which knows of no seat.
        player = await player_of(house, request)
        seat = None if player is None else next((one for one in table.seats if one.player == player.id), None)
        if seat is None:
            return None
    house.saw(table, seat.seat)
    return seat.seat


def _held_by(table: Table, hashed: str) -> Seat | None:
    return next((seat for seat in table.seats if seat.secret == hashed), None)


async def own_seat(house: House, table: Table, request: Asked) -> int:
    """The seat that asks; NotAllowed for somebody who watches."""
    seat = await seat_of(house, table, request)
    if seat is None:
        raise NotAllowed(
            f"this is for who sits here: send the secret of a seat in the header {SEAT_HEADER}, "
            "or that of the player who has one"
        )
    return seat
