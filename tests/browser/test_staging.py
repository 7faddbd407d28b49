"""Others' turns are shown where they happen: what moves, what stays, how to skip it, and a food day to be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.measuring import CHEAP
from tests.browser.screen import GAME, do, ready_game, wait_for
from tests.browser.sizes import SIZES, TIGHT, resized, wrong
from tests.browser.staging import Table, turns
from tests.browser.tables import FOUR
from tests.browser.visiting import DESKTOP
from tests.server.serving import Server

SETTLERS = "tests/records/settlers-4p-standard.json"

_NOTE = """
window.noted = { flown: [], properties: [], lines: 0, told: false };
const own = ["offset", "computedOffset", "easing", "composite"];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (this.closest("[data-flights]"))
    for (const frame of frames)
      window.noted.properties.push(...Object.keys(frame).filter((name) => !own.includes(name)));
  return animate.call(this, frames, how);
};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      window.noted.flown.push(...[...(node.querySelectorAll?.("use") ?? [])].map((use) => use.getAttribute("href")));
      if (node.tagName === "I") window.noted.lines++;
    }
}).observe(document.querySelector("[data-flights]"), { childList: true });
const game = document.querySelector("[data-page='table']");
new MutationObserver(() => (window.noted.told ||= game.dataset.shown === "telling"))
  .observe(game, { attributeFilter: ["data-shown"] });
"""

_FREEZE = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => (ms >= 100 && ms <= 6000 ? 0 : later(what, ms, ...more));
}"""
"""From now on nothing that is shown moves on by itself."""


def number_of(server: Server, file: str, *, steps: tuple[str, ...] = (), key: str = "", after: int = 0) -> int:
    """The first turn whose steps begin like this, and of which the log says this; otherwise one that does not end a
    day."""
    found = (
        i
        for i, turn in enumerate(turns(server, file))
        if i >= after
        and (key in turn.keys if key else "tzolkin.calendar" not in turn.keys)
        and all(token.startswith(start) for token, start in zip(turn.steps, steps, strict=False))
        and len(turn.steps) > len(steps)
    )
    return next(found)


def watching(visit: Visit, table: Table, seat: int | None = None, **options: Any) -> Page:
    """Somebody other than the player whose turn it is."""
    page = visit("about:blank", **{"speed": "normal", "reduced_motion": "no-preference"} | options)
    watch(page, table, seat)
    return page


def watch(page: Page, table: Table, seat: int | None = None) -> None:
    page.goto(table.seats[(table.turn.seat + 1) % len(table.seats) if seat is None else seat])
    ready_game(page)


def told(page: Page) -> None:
    """Wait until something has been shown to its end. Looking too late would miss it: the page notes it (`_NOTE`)."""
    page.wait_for_function("window.noted.told")
    wait_for(page, shown="newest")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_workers_travel_and_are_ringed(visit: Visit, server: Server, motion: str) -> None:
    table = Table(server, FOUR, number_of(server, FOUR, steps=("place:", "place:"), after=8))
    turn = table.turn
    page = watching(visit, table, reduced_motion=motion)
    page.evaluate(_NOTE)
    table.play()
    told(page)
    noted = page.evaluate("window.noted")
    placed = [token for token in turn.steps if token.startswith("place:")]
    if motion == "reduce":
        assert noted["properties"] == []
        assert noted["flown"] == []
        assert noted["lines"] >= len(placed)
    else:
        assert noted["flown"].count(f"#worker-{turn.seat}") == len(placed)
        assert set(noted["properties"]) <= CHEAP
    # What is left to be read, until the person acts.
    expect(page.locator("[data-ring]")).to_have_count(len(placed))
    expect(page.locator("[data-ring='1']")).to_have_count(1)
    expect(page.locator("[data-flag]").first).to_be_attached()
    expect(page.locator("[data-flights] > *")).to_have_count(0)


def test_it_can_be_skipped_at_any_time(visit: Visit, server: Server) -> None:
    """And ends with the same marks as when it is shown."""
    page = visit("about:blank", speed="normal", reduced_motion="no-preference")
    for how in ("Escape", " ", "click", "button"):
        table = Table(server, FOUR, number_of(server, FOUR, steps=("place:", "place:"), after=8))
        placed = [token for token in table.turn.steps if token.startswith("place:")]
        watch(page, table)
        page.evaluate(_FREEZE)
        table.play()
        wait_for(page, shown="telling")
        if how == "click":
            page.locator("main").click(position={"x": 12, "y": 12})
        elif how == "button":
            do(page, "skip").click()
        else:
            page.keyboard.press(how)
        wait_for(page, shown="newest")
        expect(page.locator("[data-ring]"), how).to_have_count(len(placed))


def test_it_catches_up(visit: Visit, server: Server) -> None:
    """Many turns arrive while one is shown: one skip ends it, two end everything; nothing else is shown then."""
    table = Table(server, FOUR, number_of(server, FOUR, steps=("place:", "place:"), after=8))
    page = watching(visit, table, seat=table.turn.seat)
    page.evaluate(_FREEZE)
    table.play(6)
    wait_for(page, shown="telling")
    expect(page.locator(f"{GAME}[data-seq='{table.next}']")).to_be_attached()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    wait_for(page, shown="newest")


def test_the_own_turn_waits_for_nobody(visit: Visit, server: Server) -> None:
    """A click on the board shows at once what can be done, and the next one does it."""
    table = Table(server, FOUR, number_of(server, FOUR, steps=("place:", "place:"), after=8))
    page = watching(visit, table, seat=table.turns[table.next + 1].seat)
    page.evaluate(_FREEZE)
    table.play()
    wait_for(page, shown="telling", turn="mine")
    page.locator("[data-place='space:uxmal:3']").click(force=True)
    wait_for(page, shown="newest")
    page.locator("[data-place][aria-disabled='false']").first.click()
    page.locator(f"{GAME}:is([data-opened], [data-steps='1'])").wait_for(state="attached")
    assert page.locator("[data-ring]").count() == 0 or page.locator(GAME).get_attribute("data-steps") == "0"


def test_the_pace_is_kept(visit: Visit, server: Server) -> None:
    table = Table(server, FOUR, number_of(server, FOUR, steps=("place:", "place:"), after=8))
    page = watching(visit, table)
    page.evaluate(_FREEZE)
    table.play()
    wait_for(page, shown="telling")
    do(page, "speed-fast").click()
    wait_for(page, shown="telling")
    assert page.evaluate("JSON.parse(localStorage['patolli.settings']).speed") == "fast"
    do(page, "speed-off").click()
    wait_for(page, shown="newest")
    assert page.evaluate("JSON.parse(localStorage['patolli.settings']).speed") == "off"


def test_goods_fly_to_their_owner(visit: Visit, server: Server) -> None:
    table = Table(server, FOUR, number_of(server, FOUR, steps=("pick:palenque", "use:palenque"), after=8))
    page = watching(visit, table)
    page.evaluate(_NOTE)
    table.play()
    told(page)
    flown = page.evaluate("window.noted.flown")
    assert f"#worker-{table.turns[table.next - 1].seat}" in flown
    assert "#corn" in flown or "#wood" in flown


def test_turns_of_settlers_are_staged_too(visit: Visit, server: Server) -> None:
    table = Table(server, SETTLERS, number_of(server, SETTLERS, steps=("build:",)))
    page = watching(visit, table)
    page.evaluate(_NOTE)
    table.play()
    told(page)
    noted = page.evaluate("window.noted")
    assert "#card" in noted["flown"]
    assert set(noted["properties"]) <= CHEAP
    expect(page.locator("[data-flag]").first).to_be_attached()


@pytest.mark.parametrize("key", ["tzolkin.food-day-goods", "tzolkin.food-day-points"])
def test_a_food_day_is_read_in_peace(visit: Visit, server: Server, key: str) -> None:
    table = Table(server, FOUR, number_of(server, FOUR, key=key))
    page = watching(visit, table)
    table.play()
    expect(page.locator("[data-food-day]")).to_be_visible()
    expect(page.locator("[data-fed]")).to_have_count(len(table.seats))
    expect(page.locator(".worker").nth(3 * len(table.seats) - 1)).to_be_attached()
    # Others play on; the reader keeps reading.
    table.play(2)
    expect(page.locator(f"{GAME}[data-seq='{table.next}']")).to_be_attached()
    expect(page.locator("[data-food-day]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-food-day]")).to_have_count(0)
    wait_for(page, shown="newest")


def test_the_last_food_day_comes_before_the_result(visit: Visit, server: Server) -> None:
    table = Table(server, FOUR, len(turns(server, FOUR)) - 1)
    page = watching(visit, table)
    table.play()
    expect(page.locator("[data-food-day='4']")).to_be_visible()
    expect(page.locator("[data-end]")).to_have_count(0)
    do(page, "go-on").click()
    expect(page.locator("[data-end]").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "rest"),
    [
        *((language, False) for language in LANGUAGES),
        *(pytest.param(language, True, marks=pytest.mark.long) for language in LANGUAGES if language != "en"),
    ],
)
def test_every_size(visit: Visit, server: Server, language: str, rest: bool) -> None:
    """While something is shown, and on a food day: nothing scrolls, is cut off, or overlaps. In English at every size,
    in other languages where there is little room; the rest takes long."""
    sizes = {size: layout for size, layout in SIZES.items() if (language == "en" or size in TIGHT) != rest}
    found: list[str] = []
    page = visit("about:blank", language=language, speed="normal", reduced_motion="reduce")
    for key in ("", "tzolkin.food-day-goods", "tzolkin.food-day-points"):
        number = number_of(server, FOUR, key=key) if key else number_of(server, FOUR, steps=("pick:", "use:"), after=40)
        table = Table(server, FOUR, number)
        page.set_viewport_size(DESKTOP["viewport"])
        watch(page, table)
        page.evaluate(_FREEZE)
        table.play()
        wait_for(page, shown="telling")
        if key:
            for _ in range(3):
                if page.locator("[data-food-day]").count():
                    break
                page.keyboard.press("Escape")
            expect(page.locator("[data-food-day]")).to_be_visible()
        for (width, height), layout in sizes.items():
            resized(page, width, height)
            troubles = wrong(page, layout)
            found += [f"{key or 'told'} in {language} at {width} x {height}: {trouble}" for trouble in troubles]
    assert not found, "\n".join(found)
