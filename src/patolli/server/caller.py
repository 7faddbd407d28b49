"""Who asks, as far as what was sent tells: made by `http/asking.py`, since nothing below `http/` knows requests."""

from __future__ import annotations

from dataclasses import dataclass

SEAT_HEADER = "Patolli-Seat"


@dataclass(frozen=True)
class Caller:
    """Nothing of this was checked yet: `tables/seat_secret.py` and `players/claiming.py` do."""

    address: str
    """Where the request comes from."""
    seat_secret: str | None = None
    player_secret: str | None = None
