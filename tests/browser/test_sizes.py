"""The table at every window size: nothing scrolls, nothing is cut off, nothing overlaps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screen import do, look, ready_game, wait_for
from tests.browser.sizes import SIZES, TIGHT, Moment, moments, resized, settle, wrong
from tests.browser.tables import FOUR, recorded_table
from tests.server.serving import Server

PEOPLE = [{"kind": "mine", "name": name} for name in ("Ixchel", "Tom", "Aaron", "Elisa")]
LONGEST = {"turn", "temple", "pay"}
SMALLEST = {layout: size for size, layout in reversed(SIZES.items())}.values()
"""For each layout."""
SOME = ((360, 640), (720, 450), (768, 1024), (1024, 768), (1366, 625), (1440, 900))


def show(page: Page, server: Server, moment: Moment) -> None:
    """Go to a table where this is asked; steps are taken in the list view, where every choice is a button."""
    _, seats = recorded_table(server, FOUR, moment.at, *PEOPLE)
    page.goto("about:blank")
    page.goto(seats[moment.seat])
    ready_game(page)
    if not moment.steps:
        return
    page.keyboard.press("l")
    for number, token in enumerate(moment.steps, 1):
        if int(look(page)["steps"]) >= number:
            continue  # the only answer: nobody was asked
        page.locator(f"[data-list] [data-token='{token}']").first.click()
        page.wait_for_function(
            "(number) => Number(document.querySelector('[data-steps]').dataset.steps) >= number", arg=number
        )
    page.keyboard.press("l")
    page.locator("[data-list] [data-token]").first.wait_for(state="detached")
    page.mouse.move(0, 0)


def all_wrong(page: Page, sizes: list[tuple[int, int]], what: str) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        resized(page, width, height)
        found += [f"{what} at {width} x {height}: {trouble}" for trouble in wrong(page, SIZES[width, height])]
    return found


def in_make_test(kind: str, size: tuple[int, int], language: str) -> bool:
    """In English every decision at the smallest sizes, those with the longest questions in every layout, and one of
    them at every size; in other languages those with the longest questions where there is little room."""
    if language == "en":
        return size in TIGHT or kind == "temple" or (kind in LONGEST and size in SMALLEST)
    return kind in LONGEST and size in SOME


@pytest.mark.parametrize("rest", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "rest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_at_every_size(visit: Visit, server: Server, language: str, rest: bool) -> None:
    page = visit("about:blank", language=language)
    found: list[str] = []
    for moment in moments(FOUR):
        sizes = [size for size in SIZES if in_make_test(moment.kind, size, language) != rest]
        if sizes:
            show(page, server, moment)
            found += all_wrong(page, sizes, f"{moment.kind} in {language}")
    assert not found, "\n".join(found)


def test_large_letters_act_like_a_small_window(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    show(page, server, next(one for one in moments(FOUR) if one.kind == "temple"))
    page.evaluate("document.documentElement.style.setProperty('font-size', '32px')")
    found: list[str] = []
    windows = ((1440, 900, "low"), (1440, 1600, "tall"), (780, 1688, "phone"), (2048, 1536, "small"))
    for width, height, layout in windows:
        resized(page, width, height)
        # Growing fonts send no event of their own.
        page.evaluate("dispatchEvent(new Event('resize'))")
        settle(page)
        found += [f"{width} x {height}: {trouble}" for trouble in wrong(page, layout)]
    assert not found, "\n".join(found)


def test_a_change_of_size_loses_nothing(visit: Visit, server: Server) -> None:
    """The tentative turn, the open tab and the focus survive; what is lit comes to the front, and then the previous
    tab."""
    page = visit("about:blank")
    show(page, server, next(one for one in moments(FOUR) if one.kind == "temple"))
    resized(page, 1180, 820)
    expect(page.locator("[data-tray]")).to_have_attribute("data-tray", "temples")
    page.locator("[data-tab='log']").click()
    page.locator("[data-do='undo']").focus()
    steps = look(page)["steps"]
    for width, height in ((390, 844), (1440, 900), (720, 450), (1180, 820)):
        resized(page, width, height)
        expect(page.locator("[data-tray]")).to_have_attribute("data-tray", "log")
        wait_for(page, steps=steps)
        expect(do(page, "undo")).to_be_focused()
