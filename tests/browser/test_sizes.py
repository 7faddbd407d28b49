"""The table at every size of a window: nothing scrolls, nothing is cut, nothing lies over anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screen import GAME, ready_game, wait_for
from tests.browser.sizes import SIZES, Moment, moments, resized, settle, wrong
from tests.browser.tables import FOUR, recorded_table
from tests.server.serving import Server

PEOPLE = [{"kind": "mine", "name": name} for name in ("Ixchel", "Tom", "Aaron", "Elisa")]
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
        page.locator(f"[data-list] [data-token='{token}']").first.click()
        wait_for(page, steps=str(number))
    page.keyboard.press("l")
    page.locator("[data-list] [data-token]").first.wait_for(state="detached")
    page.mouse.move(0, 0)


def all_wrong(page: Page, sizes: list[tuple[int, int]], what: str) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        resized(page, width, height)
        layout, troubles = wrong(page)
        if layout != SIZES[width, height]:
            troubles.append(f"is laid out as {layout}")
        found += [f"{what} at {width} x {height}: {trouble}" for trouble in troubles]
    return found


def test_every_decision_at_every_size(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    found: list[str] = []
    for moment in moments(FOUR):
        show(page, server, moment)
        found += all_wrong(page, list(SIZES), moment.kind)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_other_languages(visit: Visit, server: Server, language: str) -> None:
    """Of the decisions those with the longest questions, and of the sizes those with the least room."""
    page = visit("about:blank", language=language)
    found: list[str] = []
    for moment in [one for one in moments(FOUR) if one.kind in {"turn", "temple", "pay"}]:
        show(page, server, moment)
        found += all_wrong(page, list(SOME), f"{moment.kind} in {language}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_at_every_size_in_every_language(visit: Visit, server: Server, language: str) -> None:
    page = visit("about:blank", language=language)
    found: list[str] = []
    for moment in moments(FOUR):
        show(page, server, moment)
        found += all_wrong(page, list(SIZES), f"{moment.kind} in {language}")
    assert not found, "\n".join(found)


def test_large_letters_act_like_a_small_window(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    show(page, server, next(one for one in moments(FOUR) if one.kind == "temple"))
    page.evaluate("document.documentElement.style.setProperty('font-size', '32px')")
    found: list[str] = []
    windows = ((1440, 900, "low"), (1440, 1600, "tall"), (780, 1688, "phone"), (2048, 1536, "small"))
    for width, height, layout in windows:
        resized(page, width, height)
        # Letters that grow send no message of their own.
        page.evaluate("dispatchEvent(new Event('resize'))")
        settle(page)
        shown, troubles = wrong(page)
        assert shown == layout
        found += [f"{width} x {height}: {trouble}" for trouble in troubles]
    assert not found, "\n".join(found)


def test_a_change_of_size_loses_nothing(visit: Visit, server: Server) -> None:
    """The tried turn, the open tab and the focus survive; what is lit comes to the front, and then the tab before."""
    page = visit("about:blank")
    show(page, server, next(one for one in moments(FOUR) if one.kind == "temple"))
    resized(page, 1180, 820)
    assert page.locator("[data-tray]").get_attribute("data-tray") == "temples"
    page.locator("[data-tab='log']").click()
    page.locator("[data-do='undo']").focus()
    steps = page.locator(GAME).get_attribute("data-steps")
    for width, height in ((390, 844), (1440, 900), (720, 450), (1180, 820)):
        resized(page, width, height)
        assert page.locator("[data-tray]").get_attribute("data-tray") == "log"
        assert page.locator(GAME).get_attribute("data-steps") == steps
        assert page.evaluate("document.activeElement.dataset.do") == "undo"
