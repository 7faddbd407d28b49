"""A hint is a whole turn: distinct plans, the best first, on the board as ghosts; *Do it all* tries it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.screen import do, look, ready_game, wait_for
from tests.browser.tables import MINE, recorded_table
from tests.browser.test_pages import axe
from tests.browser.visiting import visitor
from tests.server.serving import Server

BEN = {"kind": "mine", "name": "Ben"}
# A position of each game in which a person begins a turn, and the seats there.
TZOLKIN = ("tests/records/tzolkin-2p-10.json", 57)
SETTLERS = ("tests/records/settlers-2p-aztec.json", 60)


def asked(visit: Visit, server: Server, file: str, at: int) -> Page:
    _, seats = recorded_table(server, file, at, MINE, BEN)
    page = visit("about:blank")
    for link in seats.values():
        page.goto("about:blank")
        page.goto(link)
        ready_game(page)
    wait_for(page, turn="mine", shown="newest")
    do(page, "hint").click()
    expect(page.locator("[data-plan]").first).to_be_visible()
    return page


CUT_WORDS = """() => [...document.querySelectorAll("[role='tab'] .word")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def test_the_tab_of_hints_cuts_no_words(browser: Browser, server: Server) -> None:
    """A fourth tab, in a language with long words."""
    _, seats = recorded_table(server, TZOLKIN[0], TZOLKIN[1], MINE, BEN)
    page, _ = visitor(browser, server, language="de")
    for link in seats.values():
        page.goto("about:blank")
        page.goto(link)
        ready_game(page)
    wait_for(page, turn="mine", shown="newest")
    do(page, "hint").click()
    expect(page.locator("[data-tab='hints'] .word")).to_be_visible()
    assert page.locator("[role='tab']").count() == 4
    assert page.evaluate(CUT_WORDS) == []
    expect(page.locator("[data-plan]").first).to_be_visible()  # no bot is still busy with it
    page.context.close()


@pytest.mark.parametrize(("file", "at"), [TZOLKIN, SETTLERS], ids=["tzolkin", "settlers"])
def test_do_it_all_is_a_trial_turn(visit: Visit, server: Server, file: str, at: int) -> None:
    page = asked(visit, server, file, at)
    before = look(page)
    first = page.locator("[data-plan='1']")
    expect(first).to_contain_text("wins")
    expect(page.locator("[data-tray='hints']")).to_contain_text("taken as")
    # It is on the board before anybody touches anything, and gone with the hint.
    expect(page.locator("[data-ghost='1']")).to_be_visible()
    assert axe(page) == []
    first.locator("[data-do='do-it-all']").click()
    expect(do(page, "confirm")).to_be_enabled()
    after = look(page)
    assert int(after["steps"]) > int(before["steps"])
    assert after["seq"] == before["seq"], "nothing is final"
    expect(page.locator("[data-ghost]")).to_have_count(0)
    # Undo takes back one step.
    do(page, "undo").click()
    page.wait_for_function(
        "(steps) => Number(document.querySelector('[data-page=table]').dataset.steps) < steps", arg=int(after["steps"])
    )
    if look(page)["steps"] != "0":
        do(page, "over").click()
    wait_for(page, steps="0")
    do(page, "hint").click()
    page.locator("[data-plan='1'] [data-do='do-it-all']").click()
    expect(do(page, "confirm")).to_be_enabled()
    do(page, "confirm").click()
    wait_for(page, seq=str(int(before["seq"]) + 1))


def test_plans_are_listed_once_and_shown_one_at_a_time(visit: Visit, server: Server) -> None:
    page = asked(visit, server, *TZOLKIN)
    if page.locator("[data-do='weaker']").count():
        page.locator("[data-do='weaker']").click()
    plans = page.locator("[data-plan]")
    expect(plans.nth(1)).to_be_visible()
    told = [" ".join(sorted(plans.nth(number).locator("ol li").all_inner_texts())) for number in range(plans.count())]
    assert len(set(told)) == len(told), "the same plan in another order"
    plans.nth(1).hover()
    expect(page.locator("[data-plan].shown")).to_have_attribute("data-plan", "2")


def test_only_the_first_step(visit: Visit, server: Server) -> None:
    page = asked(visit, server, *TZOLKIN)
    page.locator("[data-do='first-step']").first.click()
    page.wait_for_function("() => Number(document.querySelector('[data-page=table]').dataset.steps) >= 1")
