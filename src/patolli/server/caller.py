"""The caller, as far as the request tells: made by `http/asking.py`, since nothing below `http/` knows requests."""

from __future__ import annotations

from dataclasses import dataclass

SEAT_HEADER = "Patolli-Seat"
SHELF_HEADER = "Patolli-Shelf"


@dataclass(frozen=True)
class Caller:
    """None of this is verified yet: `tables/seat_secret.py` and `players/claiming.py` do that."""

    address: str
    """Where the request comes from."""
    seat_secret: str | None = None
    other_seats: tuple[str, ...] = ()
    """Secrets of other seats that the same person plays, on one screen."""
    player_secret: str | None = None
    shelf_secret: str | None = None
    """The shelf secret of somebody who adds files without a name."""
