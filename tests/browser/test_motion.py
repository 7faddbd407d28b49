"""The gears turn, by transforms alone; for who does not want that, they stand at once where they belong."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.tables import MINE, new_table, sit
from tests.server.serving import Server

# Notes which properties are animated, on what, from now on.
_NOTE = """
window.animated = [];
const look = () => {
  for (const one of document.getAnimations()) {
    const keys = one.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const names = keys.filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key));
    const target = one.effect.target;
    if (target.closest("svg")) window.animated.push([target.getAttribute("class"), [...new Set(names)]]);
  }
  requestAnimationFrame(look);
};
look();
"""
CHEAP = {"transform", "rotate", "translate", "scale", "opacity", "strokeOpacity"}


def animated(page: Page) -> set[str]:
    """What has been animated while a turn passed."""
    found: list[Any] = page.evaluate("window.animated")
    return {name for _, names in found for name in names}


def a_day(page: Page) -> None:
    """Play until the calendar has turned: both seats are played here."""
    page.evaluate(_NOTE)
    Person(page, seed=7).play(turns=6)
    page.wait_for_timeout(300)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_gears_turn(visit: Visit, server: Server, motion: str) -> None:
    _, seats = new_table(server, MINE, {"kind": "mine", "name": "Ben"})
    page = visit("about:blank", reduced_motion=motion)
    sit(page, seats)
    a_day(page)
    found = animated(page)
    if motion == "reduce":
        assert found == set()
    else:
        assert "transform" in found
        assert found <= CHEAP
