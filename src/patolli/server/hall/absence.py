"""Absence: when others may let a bot play for somebody, and how a bot forfeits a rated game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from patolli.server.identity import now

if TYPE_CHECKING:
    from patolli.server.hall.table import Seat, Table

AWAY_AFTER = {"bank": 60_000, "days": 60_000, None: 600_000}
"""Milliseconds of silence, without a connection, after which others need not wait any longer, by kind of clock. With
days per turn, it counts only once they are over."""
RATED_AWAY_AFTER = 24 * 3_600_000
"""The same at a rated table without a clock: there a bot costs the holder the game."""

Why = Literal["here", "soon", "clock", "rated"]


class Absence(NamedTuple):
    """Whether others may hand a seat to a bot, and if not, why, and from when on."""

    away: bool = False
    why: Why | None = None
    free_from: int | None = None
    away_from: int | None = None
    """From when on its holder counts as away, regardless of whether a clock protects them."""


def is_here(seat: Seat) -> bool:
    """Whether the seat's holder is connected, in any process."""
    return seat.kind == "human" and seat.here is not None and seat.here > now()


def patience(table: Mapping[Any, Any]) -> int:
    """Milliseconds of silence after which somebody counts as away at this table."""
    return AWAY_AFTER[_clock(table)]


def _clock(table: Mapping[Any, Any]) -> str | None:
    """The kind of clock a table has, if any."""
    clock: Mapping[str, Any] = table["options"].get("clock") or {}
    return clock.get("kind")


def absence(seat: Seat, table: Mapping[Any, Any]) -> Absence:
    """The state of this seat; `table`: its row.

    A connected player is never away, however long they think. Anyone with time left on a clock of days may use it as
    they like, and so may everybody at a rated table with a clock.
    """
    if seat.kind != "human" or seat.bot is not None or table["status"] != "playing":
        return Absence()
    if is_here(seat):
        return Absence(why="here")
    seen = table["created"] if seat.seen is None else seat.seen
    kind = _clock(table)
    away_from = None if kind == "days" else seen + patience(table)
    on_turn = table["turn"] == seat.seat
    if kind is not None and (kind == "days" or table["rated"]) and not (on_turn and table["deadline"] is None):
        return Absence(False, "rated" if table["rated"] else "clock", None, away_from)
    free = seen + (RATED_AWAY_AFTER if table["rated"] and kind is None else patience(table))
    if seat.asked_by is None and seat.asked_until is not None:
        free = max(free, seat.asked_until)  # somebody wanted to wait
    if now() <= free:
        return Absence(False, "soon", free, away_from)
    return Absence(True, None, free, away_from)


def gave_up(table: Table, seat: Seat) -> bool:
    """Whether somebody let a bot play, or still does: at a rated table that forfeits the game."""
    return seat.kind == "human" and (
        seat.bot is not None or any(turn.by and turn.seat == seat.seat for turn in table.turns)
    )
