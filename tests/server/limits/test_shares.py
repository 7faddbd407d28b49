"""A fair queue: importance first, then shares, then order of arrival."""

from __future__ import annotations

import math
import time

import pytest

from patolli.server.limits import shares
from patolli.server.limits.shares import Line, Used


class Ticking:
    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(time, "monotonic", lambda: self.now)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    return Ticking(monkeypatch)


def taken(line: Line[str], kinds: tuple[int, ...] = (0, 1, 2)) -> list[str]:
    """All that wait, as they come; each is done before the next one begins."""
    found: list[str] = []
    while place := line.next(kinds):
        found.append(line.take(place)[1])
        line.ended(place[1], 1.0)
    return found


def test_what_is_important_comes_first_and_then_who_was_first() -> None:
    line: Line[str] = Line()
    for kind, name in ((2, "last"), (1, "second"), (0, "first"), (1, "third")):
        line.add(kind, "ana", name)
    assert (len(line), line.waiting((1,))) == (4, 2)
    assert taken(line, (1, 2)) == ["second", "third", "last"]
    assert taken(line) == ["first"]
    assert len(line) == 0


def test_who_brings_a_hundred_waits_and_nobody_else_does(ticking: Ticking) -> None:
    line: Line[str] = Line()
    for number in range(100):
        line.add(0, "many", f"many {number}")
    line.add(0, "one", "one")
    line.add(0, "two", "two")
    assert taken(line)[:4] == ["many 0", "one", "two", "many 1"]


def test_who_has_less_running_comes_first_and_then_who_has_used_less(ticking: Ticking) -> None:
    line: Line[str] = Line()
    line.add(0, "ana", "a")
    place = line.next((0,))
    assert place is not None
    line.take(place)
    line.add(0, "ana", "a again")
    line.add(0, "ben", "b")
    assert line.next((0,)) == (0, "ben")
    line.ended("ana", 5.0)
    assert line.next((0,)) == (0, "ben")
    line.add(0, "eve", "e")
    place = line.next((0,))
    assert place == (0, "ben")
    assert taken(line) == ["b", "e", "a again"]


def test_what_was_used_is_forgotten(ticking: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "REMEMBERED", 2)
    used = Used()
    used.add("ana", 8.0)
    ticking.now += shares.HALF_LIFE
    used.add("ben", 4.0)
    assert used.of("ana") == pytest.approx(used.of("ben"))
    used.add("ana", 1.0)
    assert used.of("ana") == pytest.approx(used.of("ben") * 5 / 4)
    for who in ("ben", "eve"):
        used.add(who, 1.0)
    assert used.of("ana") == 0.0 < used.of("eve") < used.of("ben")


@pytest.mark.parametrize("days", [0.1, 1, 1000])
def test_a_long_pause_forgets_nearly_all_and_harms_nothing(ticking: Ticking, days: float) -> None:
    used = Used()
    used.add("ana", 1e6)
    ticking.now += days * 86_400
    used.add("ben", 0.001)
    assert 0.0 <= used.of("ana") < used.of("ben") < math.inf
    used.add("ana", 0.002)
    assert used.of("ana") == pytest.approx(2 * used.of("ben"))


def test_who_gives_up_and_who_comes_back() -> None:
    line: Line[str] = Line()
    first, second = line.add(0, "ana", "first"), line.add(0, "ana", "second")
    line.remove(0, "ana", first)
    line.remove(0, "nobody", 7)
    assert line.take((0, "ana")) == (second, "second")
    line.add(0, "ana", "third")
    line.put_back(0, "ana", second, "second")
    assert taken(line) == ["second", "third"]
    line.add(1, "ana", "fourth")
    assert line.clear() == ["fourth"]
    assert line.next((0, 1)) is None
