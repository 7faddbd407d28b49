"""Quiet hours, in the player's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

DAY = 24 * 60


@lru_cache(256)
def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of this name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # not a name, a folder, empty
        return None


def quiet_until(at: int, begin: int | None, end: int | None, zone: str) -> int | None:
    """When the quiet hours (in minutes after midnight) around this moment (in milliseconds) end; None if it is in
    none."""
    if begin is None or end is None or begin == end:
        return None
    there = datetime.fromtimestamp(at / 1000, zone_of(zone) or UTC)
    minute = there.hour * 60 + there.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    # By local wall-clock time, which may be adjusted in between.
    day = there.date() if minute < end else there.date() + timedelta(days=1)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo)
    return max(round(over.timestamp() * 1000), at + 1000)
