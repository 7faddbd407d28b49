"""What opens beside something: the menu of a tile, by mouse; and tooltips, which stay away from what was just used."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.screen import GAME, do, wait_for
from tests.browser.sizes import resized, settle
from tests.browser.staging import Table, turns
from tests.browser.tables import FOUR, recorded_table, sit
from tests.server.serving import Server

TWO_WAYS = 121
"""After this many decisions somebody can build each tile in two ways."""
NOT_POSSIBLE = [
    (12, 1, "space:chichen_itza:1", "This needs a skull, and you have none"),
    (22, 0, "space:tikal:2", "You cannot afford any building"),
]
"""After so many decisions somebody picks up a worker whose own action is impossible."""
MORE_THAN_SOON = 1_000
"""Milliseconds in which words would have opened."""
TIP = "[role='tooltip']:popover-open"


def test_the_menu_beside_a_tile_stays_open_when_it_is_pressed(visit: Visit, server: Server) -> None:
    """A press of the mouse begins before the click: the menu must still be there then."""
    _, seats = recorded_table(server, FOUR, TWO_WAYS)
    page = visit("about:blank")
    sit(page, {2: seats[2]})
    page.locator("[data-place='space:tikal:4']").click()
    page.locator("[data-token='use:tikal4']").first.click()
    wait_for(page, steps="2")
    tile = page.locator("[data-place='tile:A1-C1']").first
    for token in ("build:A1-C1", "build:A1-C1/plain"):
        tile.click()
        choice = page.locator(f"[role='menu'] [data-token='{token}']")
        choice.hover()  # once it stands still
        page.mouse.down()
        settle(page)
        expect(choice).to_be_visible()
        page.mouse.up()
        page.locator(f"{GAME}[data-steps]:not([data-steps='2'])").wait_for(state="attached")
        page.locator("[data-do='undo']").click()
        wait_for(page, steps="2")


def test_words_stay_away_from_what_was_just_used(visit: Visit, server: Server) -> None:
    """They come when the hand moves on."""
    table = Table(server, FOUR, next(i for i, turn in enumerate(turns(server, FOUR)) if turn.steps[0] == "place:tikal"))
    page = visit("about:blank")
    sit(page, {table.turn.seat: table.seats[table.turn.seat]})
    # So soon that the tooltip of the space itself is not open yet.
    space = page.locator("[data-place^='space:tikal:'][aria-disabled='false']").first
    space.click()
    wait_for(page, steps="1")
    page.wait_for_timeout(MORE_THAN_SOON)
    assert page.locator(TIP).count() == 0
    other = page.locator("[data-place='calendar']").bounding_box()
    assert other
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=4)
    expect(page.locator(TIP)).to_have_count(1)


def test_a_worker_whose_action_is_impossible_is_told_why(visit: Visit, server: Server) -> None:
    """Without a skull at Chichen Itza, where nothing else can be done; without blocks for a building in Tikal, where
    something else can."""
    for at, seat, place, why in NOT_POSSIBLE:
        _, seats = recorded_table(server, "tests/records/tzolkin-2p-01.json", at)
        page = visit("about:blank")
        sit(page, {seat: seats[seat]})
        page.locator(f"[data-place='{place}']").click()
        told = page.locator(":is([data-popover], [data-said])")
        expect(told.first).to_contain_text(why)
        do(page, "undo").click()  # and without the step it is no longer true
        expect(told).to_have_count(0)


def boxes(*parts: Locator) -> list[tuple[float, float, float, float]]:
    """Left, top, right, bottom."""
    found = [part.bounding_box() for part in parts]
    return [(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in found if box]


def beside(page: Page, part: Locator, owner: Locator, most: int) -> None:
    """In the window, at most this far from its owner, and not over it."""
    (left, top, right, bottom), (x, y, x2, y2) = boxes(part, owner)
    size = page.viewport_size
    assert size
    assert min(left, top, size["width"] - right, size["height"] - bottom) >= 0
    across, down = max(x - right, left - x2), max(y - bottom, top - y2)
    assert 0 <= max(across, down) <= most, (across, down)


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)])
def test_what_opens_lies_beside_its_owner(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    """Also where everything is drawn larger, and after the window has changed: the choices of a space, the menu of a
    tile, the name of a button."""
    _, seats = recorded_table(server, FOUR, TWO_WAYS)
    width, height = size
    page = visit("about:blank", viewport={"width": width, "height": height})
    sit(page, {2: seats[2]})
    space = page.locator("[data-place='space:tikal:4']")
    space.click()
    choices = page.locator("[data-popover]")
    beside(page, choices, space, 400)
    page.locator("[data-token='use:tikal4']").first.click()
    wait_for(page, steps="2")
    tile, menu = page.locator("[data-place='tile:A1-C1']").first, page.locator("[role='menu']:popover-open")
    tile.click()
    beside(page, menu, tile, 400)
    resized(page, width - 60, height - 40)
    beside(page, menu, tile, 400)
    page.keyboard.press("Escape")
    undo = page.locator("[data-do='undo']")
    undo.hover()
    tip = page.locator(TIP)
    expect(tip).to_have_text(undo.get_attribute("aria-label") or "")
    beside(page, tip, undo, 10)
    assert undo.get_attribute("aria-describedby") is None, "its label says the same"
    undo.click()
    expect(tip).to_have_count(0)


def test_words_stay_away_from_what_comes_under_a_resting_mouse(visit: Visit) -> None:
    """The bubble of a lesson moves from step to step: what it uncovers is not explained over its next text."""
    page = visit("/lesson/tzolkin/gears")
    page.locator("[data-bubble][data-step='0'] [data-do='next']").click()
    page.locator("[data-bubble][data-step='1']").wait_for()
    page.wait_for_timeout(MORE_THAN_SOON)
    place = "() => [...document.querySelectorAll(':hover')].at(-1)?.closest('[data-place]')?.dataset.place"
    under = page.evaluate(place)
    assert under, "otherwise this test tests nothing"
    assert page.locator(TIP).count() == 0
    box = page.locator(f"[data-place='{under}']").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 10, steps=4)
    expect(page.locator(TIP)).to_have_count(1)
