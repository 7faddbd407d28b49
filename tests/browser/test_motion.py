"""The gears turn, only by transforms; for people who do not want that, they are in place at once."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.measuring import CHEAP, animated, note_motion
from tests.browser.people import Person
from tests.browser.tables import MINE, new_table, sit
from tests.server.serving import Server

A_DAY = 6
"""Turns of two seats until the calendar has turned: both keep tiles, both place workers, the next day begins."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_gears_turn(visit: Visit, server: Server, motion: str) -> None:
    _, seats = new_table(server, MINE, {"kind": "mine", "name": "Ben"})
    page = visit("about:blank", reduced_motion=motion)
    sit(page, seats)
    note_motion(page)
    Person(page, seed=7).play(A_DAY)
    found = animated(page)
    if motion == "reduce":
        assert found == set()
    else:
        assert "transform" in found
        assert found <= CHEAP
