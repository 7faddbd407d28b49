"""The coach at a table: it speaks up before a bad turn is confirmed, shows a better one, and can be silenced."""

from __future__ import annotations

import time
from collections.abc import Generator
from pathlib import Path

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screen import do, look, ready_game, wait_for
from tests.browser.tables import made_table
from tests.browser.test_pages import axe
from tests.browser.visiting import visitor
from tests.paths import PROJECT
from tests.server.serving import Server, serving

# A turn that clearly loses, in the middle of a recorded game: placing a worker where it no longer brings anything, and
# passing with much to do.
TZOLKIN = ("tests/records/tzolkin-2p-10.json", 123, "place:yaxchilan")
SETTLERS = ("tests/records/settlers-2p-aztec.json", 188, "pass")
PATIENT = "import patolli.server.study.coach as c; c.SECONDS, c.THINKING, c.SIMULATIONS = 600.0, 0.02, 400"
"""The coach has its say even on a busy machine: nothing depends on time."""
SPEAKS = "[data-coach='speaks']"
FIRST = {"tzolkin": "wealth", "settlers": "lookout"}
CUT_OFF = """() => {
  const card = document.querySelector("[data-coach]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-coach] button")]
    .filter((one) => one.getBoundingClientRect().bottom > card.bottom)
    .map((one) => one.textContent);
}"""
"""Buttons of the coach that reach below its card."""


@pytest.fixture(scope="module")
def coaching(program: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    folder: Path = tmp_path_factory.mktemp("coach")
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits", spoiled=PATIENT) as running:
        # Anyone who asks before bots are there plays on without advice.
        while not httpx.get(f"{running.url}/api/preparations", timeout=60).json()["ready"]:
            time.sleep(0.2)
        yield running


def bad_turn(browser: Browser, server: Server, file: str, at: int, token: str) -> Page:
    """A turn that loses, at a table with a coach, about to be confirmed."""
    record = msgspec.json.decode((PROJECT / file).read_bytes())
    seats = [{"kind": "mine", "name": "Ana"}, {"kind": "bot", "strength": "easy"}]
    _, links = made_table(server, "records", {"record": record, "at": at, "seats": seats, "coach": True})
    page, _ = visitor(browser, server)
    page.goto(links[0])
    ready_game(page)
    wait_for(page, turn="mine", shown="newest")
    choose(page, token)
    return page


def choose(page: Page, token: str) -> None:
    """By the list view, where everything that can be chosen is a button."""
    page.keyboard.press("l")
    page.locator(f"[data-token='{token}']").first.click()
    expect(do(page, "confirm")).to_be_enabled()


@pytest.mark.parametrize("bad", [TZOLKIN, SETTLERS], ids=["tzolkin", "settlers"])
def test_it_speaks_shows_and_goes_quiet(browser: Browser, coaching: Server, bad: tuple[str, int, str]) -> None:
    page = bad_turn(browser, coaching, *bad)
    seq = look(page)["seq"]
    do(page, "confirm").click()
    said = page.locator(SPEAKS)
    expect(said).to_be_visible()
    expect(said).to_have_attribute("role", "alertdialog")
    expect(do(page, "show-me")).to_be_focused()
    expect(said).to_contain_text("points")
    assert axe(page) == []
    assert look(page)["seq"] == seq, "nothing is confirmed"
    # It is on the board instead, then taken back by a key.
    page.keyboard.press("s")
    expect(page.locator("[data-coach='shows'] li").first).to_be_visible()
    wait_for(page, steps="0")
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach='speaks'], [data-coach='shows']")).to_have_count(0)
    # The second time it goes through.
    page.locator(f"[data-token='{bad[2]}']").first.click()
    expect(do(page, "confirm")).to_be_enabled()
    do(page, "confirm").click()
    confirmed(page, seq)
    page.context.close()


def confirmed(page: Page, seq: str) -> None:
    """Wait until there are more turns than these."""
    page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-page=table]').dataset.seq) > seq", arg=int(seq)
    )


def test_the_turn_is_played_all_the_same_or_the_other(browser: Browser, coaching: Server) -> None:
    for what in ("play-it", "play-this", "quiet"):
        page = bad_turn(browser, coaching, *TZOLKIN)
        seq = look(page)["seq"]
        do(page, "confirm").click()
        expect(page.locator(SPEAKS)).to_be_visible()
        if what == "play-this":
            do(page, "show-me").click()
        do(page, what).click()
        expect(page.locator("[data-coach='speaks'], [data-coach='shows']")).to_have_count(0)
        confirmed(page, seq)
        page.context.close()


@pytest.mark.parametrize("game", ["tzolkin", "settlers"])
def test_a_first_game_begins_with_one_click(browser: Browser, coaching: Server, game: str) -> None:
    page, _ = visitor(browser, coaching)
    page.goto(f"/learn?game={game}")
    do(page, "play-coached").click()
    ready_game(page)
    wait_for(page, game=game, turn="mine", shown="newest")
    expect(page.locator("[data-first='hello']")).to_be_visible()
    assert axe(page) == []
    do(page, "got-it").click()
    # What is new at the first decision follows at once, with its buttons in sight.
    expect(page.locator(f"[data-first='{FIRST[game]}']")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    do(page, "got-it").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.context.close()
