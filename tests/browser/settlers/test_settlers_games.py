"""Whole games of Imperial Settlers in the page, by clicks on what is lit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import Person, Press, click, tap
from tests.browser.screen import do, look, ready_game, settled, wait_for
from tests.browser.settlers.moments import NAMES
from tests.browser.tables import BOT, MINE, new_table, recorded_table, sit
from tests.browser.visiting import PHONE
from tests.server.serving import Server

BEN = {"kind": "mine", "name": "Ben"}
PASS = "[data-token='pass']:not(:disabled)"


def settlers(server: Server, *seats: dict[str, Any], **more: Any) -> dict[int, str]:
    return new_table(server, *seats, game="settlers", **more)[1]


@pytest.mark.parametrize(("press", "screen"), [(click, {}), (tap, PHONE)], ids=["mouse", "finger"])
def test_some_turns(visit: Visit, server: Server, press: Press, screen: dict[str, Any]) -> None:
    page = visit("about:blank", **screen)
    sit(page, settlers(server, MINE, BEN))
    assert Person(page, seed=1, press=press).play(turns=4) == 4


class Hurried(Person):
    """Passes wherever possible, so that the game is soon over."""

    def turn(self) -> None:
        now = look(self.page)
        self._wait_for_something()
        if self.page.locator(PASS).count():
            self.press(self.page.locator(PASS).first)
            now = settled(self.page, now)
            if self._may_confirm():
                self._press(do(self.page, "confirm"), now)
                return
        super().turn()


def test_a_short_game(visit: Visit, server: Server) -> None:
    """Everybody who can, passes; then the result, and back through the game."""
    page = visit("about:blank")
    sit(page, settlers(server, MINE, BEN))
    assert Hurried(page, seed=2).play() > 10
    wait_for(page, status="over")
    expect(page.locator("[data-end]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-replay]").fill("3")
    wait_for(page, shown="replay")
    expect(page.locator("[data-stage]")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("bots", [0, 1], ids=["solo", "two"])
def test_a_whole_game(visit: Visit, server: Server, bots: int) -> None:
    page = visit(settlers(server, MINE, *[BOT] * bots)[0])
    ready_game(page)
    Person(page, seed=bots).play()
    wait_for(page, status="over")
    expect(page.locator("[data-end]").first).to_be_visible()


def test_an_opponents_empire_opens_and_closes(visit: Visit, server: Server) -> None:
    people = [{"kind": "mine", "name": name} for name in NAMES]
    _, seats = recorded_table(server, "tests/records/settlers-4p-standard.json", 255, *people)
    page = visit(next(iter(seats.values())))
    ready_game(page)
    do(page, "open-seat").click()
    expect(page.locator("[data-stage='seat']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-stage='empire']")).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator("[data-stage='discards']")).to_be_visible()


def test_what_is_pointed_at_is_read(visit: Visit, server: Server) -> None:
    people = [{"kind": "mine", "name": name} for name in NAMES]
    _, seats = recorded_table(server, "tests/records/settlers-4p-standard.json", 255, *people)
    page = visit(next(iter(seats.values())))
    ready_game(page)
    for card in page.locator("[data-hand] [data-card]").all()[:3]:
        card.hover()
        expect(page.locator(f"[data-reader='{card.get_attribute('data-card')}']")).to_be_visible()


def test_of_many_cards_none_is_ever_covered(visit: Visit, server: Server) -> None:
    """Nineteen cards overlap; one under the pointer is fully visible, and every one can be hit."""
    people = [{"kind": "mine", "name": name} for name in NAMES[:2]]
    _, seats = recorded_table(server, "tests/records/settlers-2p-sets.json", 111, *people)
    page = visit(seats[0])
    ready_game(page)
    cards = page.locator("[data-hand] button[data-card]")
    expect(cards).to_have_count(19)
    cards.nth(0).evaluate(_SHOWS, [-1, 60])
    for number in (*range(19), *range(17, -1, -1), 9, 3, 18, 0, 12):
        card = cards.nth(number)
        click(card)
        if card.get_attribute("aria-disabled") == "false":
            expect(card).to_have_attribute("aria-pressed", "true")
        card.evaluate(_SHOWS, [80, 200])
    assert page.locator("[data-hand]").evaluate("(hand) => hand.scrollWidth <= hand.clientWidth")


_SHOWS = """async (card, [least, most]) => {
  let seen = 0;
  for (let frame = 0; frame < 60; frame++) {
    const { left, top, width } = card.getBoundingClientRect();
    seen = 0;
    for (let x = 1; x < width; x++) seen += card.contains(document.elementFromPoint(left + x, top + 16));
    if (seen > least && seen < most) return;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`${seen} pixels of the card's width are visible, not ${least} to ${most}`);
}"""
