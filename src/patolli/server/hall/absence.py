"""Absence: when others may let a bot play for somebody, and what a rated game loses by a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from patolli.server.identity import now

if TYPE_CHECKING:
    from patolli.server.hall.table import Seat, Table

AWAY_AFTER = 120_000
"""Milliseconds of silence, without a connection, after which others need not wait any longer."""
RATED_AWAY_AFTER = 24 * 3_600_000
"""The same at a rated table without a clock: a bot costs the holder the game there."""


def is_here(seat: Seat) -> bool:
    """Whether whoever holds a seat is connected, in any process."""
    return seat.kind == "human" and seat.here is not None and seat.here > now()


def is_away(seat: Seat, table: Mapping[Any, Any]) -> bool:
    """Whether others may hand this seat to a bot. `table`: its row.

    Who has time left by a clock of days uses it as they like, and so does everybody at a rated table with a clock.
    """
    if seat.kind != "human" or seat.bot is not None or table["status"] != "playing" or is_here(seat):
        return False
    silent = now() - (table["created"] if seat.seen is None else seat.seen)
    clock = table["options"].get("clock")
    if clock is not None and (clock["kind"] == "days" or table["rated"]):
        time_is_up = table["turn"] == seat.seat and table["deadline"] is None
        return time_is_up and silent > AWAY_AFTER
    return silent > (RATED_AWAY_AFTER if table["rated"] else AWAY_AFTER)


def gave_up(table: Table, seat: Seat) -> bool:
    """Whether somebody let a bot play, or still does: at a rated table the game is lost by that."""
    return seat.kind == "human" and (
        seat.bot is not None or any(turn.by and turn.seat == seat.seat for turn in table.turns)
    )
