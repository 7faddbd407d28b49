"""Quiet hours by the player's local time."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from patolli.server.alerts.quiet import quiet_until

HOUR = 60


def moment(zone: str, *when: int) -> int:
    return round(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp() * 1000)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("begin", "end", "hour", "quiet"),
    [
        (22 * HOUR, 8 * HOUR, 23, True), (22 * HOUR, 8 * HOUR, 7, True), (22 * HOUR, 8 * HOUR, 8, False),
        (22 * HOUR, 8 * HOUR, 21, False), (22 * HOUR, 8 * HOUR, 22, True), (9 * HOUR, 17 * HOUR, 12, True),
        (9 * HOUR, 17 * HOUR, 17, False), (9 * HOUR, 17 * HOUR, 8, False), (5 * HOUR, 5 * HOUR, 5, False),
    ],
)  # fmt: skip
def test_within(begin: int, end: int, hour: int, quiet: bool) -> None:
    for zone in ("UTC", "Europe/Budapest", "America/New_York", "Asia/Kolkata"):
        until = quiet_until(moment(zone, 2026, 5, 4, hour), begin, end, zone)
        assert (until is not None) == quiet
        if until is not None:
            there = datetime.fromtimestamp(until / 1000, ZoneInfo(zone))
            assert (there.hour * 60 + there.minute) == end


def test_nobody_wants_any() -> None:
    assert quiet_until(0, None, None, "UTC") is None


def test_the_night_in_which_clocks_are_set() -> None:
    """On 29 March 2026, two o'clock is three o'clock in Warsaw: the night is shorter by an hour, and ends at eight."""
    until = quiet_until(moment("Europe/Warsaw", 2026, 3, 28, 23), 22 * HOUR, 8 * HOUR, "Europe/Warsaw")
    assert until == moment("Europe/Warsaw", 2026, 3, 29, 8)
    assert until is not None
    assert until - moment("Europe/Warsaw", 2026, 3, 28, 23) == 8 * 3_600_000


def test_an_hour_that_there_is_twice() -> None:
    """Quiet until half past two, which comes twice on 25 October: no end lies in the past."""
    zone = ZoneInfo("Europe/Warsaw")
    second = round(datetime(2026, 10, 25, 2, 10, tzinfo=zone, fold=1).timestamp() * 1000)
    until = quiet_until(second, 22 * HOUR, 2 * HOUR + 30, "Europe/Warsaw")
    assert until is not None
    assert until > second


def test_a_zone_that_is_no_more() -> None:
    assert quiet_until(moment("UTC", 2026, 5, 4, 12), 11 * HOUR, 13 * HOUR, "Atlantis/Poseidonis") is not None
