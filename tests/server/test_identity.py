"""Time that no clock change affects."""

from __future__ import annotations

import time

import pytest

from patolli.server import identity
from patolli.server.hall.table import Turn
from patolli.server.tables.clocks import after_turn
from patolli.wire.messages import BankClock
from tests.server.inside import inside
from tests.server.rooms import room


def test_a_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = identity.now()
    for hours in (-1, 1, 24 * 365):
        there = time.time_ns() + hours * 3600 * 10**9
        monkeypatch.setattr(time, "time_ns", lambda there=there: there)
        monkeypatch.setattr(time, "time", lambda there=there: there / 10**9)
        assert before <= identity.now() < before + 600_000


def test_it_begins_with_the_clock_of_the_machine() -> None:
    assert abs(identity.now() - time.time() * 1000) < 3600_000
    found = [identity.now() for _ in range(1000)]
    assert found == sorted(found)


def test_no_bank_grows_by_a_clock_that_goes_behind(sqlite_url: str) -> None:
    """After a restart with another clock, or on another machine."""
    with inside(sqlite_url) as app:
        table = room(app, clock={"kind": "bank", "bank": 600, "increment": 5}).in_memory
        assert isinstance(table.clock, BankClock)
        assert table.turn is not None
        assert table.turn_since is not None
        turn = Turn(table.turn, "", ("x",), table.turn_since - 3_600_000, 0)
        assert after_turn(table, turn, table.turn).banks == {table.turn: 605_000}
