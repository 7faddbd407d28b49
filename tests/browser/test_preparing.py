"""While games are compiled, once per machine: what the start page and a table say, and that it ends by itself."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screen import FACE, do, ready_game, ready_page, wait_for
from tests.browser.sizes import resized
from tests.browser.tables import MINE, TWO, recorded_table
from tests.browser.test_pages import axe_in_both_themes, scrolls_sideways
from tests.browser.visiting import PHONE, choose
from tests.browser.watching import forgiving
from tests.server.serving import Server

TABLE = re.compile(r"/api/tables/[a-z2-7]{16}/update(\?|$)")
QUESTION, STRIP, TIP = "[data-question]", "[data-preparing]", "#tip:popover-open"
BEN = {"kind": "mine", "name": "Ben"}
BENS_TURN = 120
"""Decisions of the recorded game, after which it is seat 1's turn."""


def part(game: str, title: str, part: str, state: str, share: float, left: float) -> dict[str, Any]:
    return {"game": game, "title": title, "part": part, "state": state, "share": share, "left": left}


GOING = {
    "ready": False,
    "left": 41.3,
    "parts": [
        part("tzolkin", "Tzolk'in", "rules", "ready", 1, 0),
        part("tzolkin", "Tzolk'in", "bots", "compiling", 0.5, 12.2),
        part("settlers", "Imperial Settlers", "rules", "compiling", 0.3, 14),
        part("settlers", "Imperial Settlers", "bots", "waiting", 0, 17),
    ],
}
READY = {"ready": True, "left": 0, "parts": []}


class Machine:
    """Answers instead of the server how far along it is."""

    def __init__(self, page: Page) -> None:
        self.asked = 0
        self.answer: dict[str, Any] = GOING
        page.route("**/api/preparations", self._tell)

    def _tell(self, route: Route) -> None:
        self.asked += 1
        route.fulfill(json=self.answer)


def show_bot(page: Page, seat: int) -> None:
    """Shows a bot on a seat. It has none, so it does not move while it is looked at."""

    def tell(route: Route) -> None:
        answer = route.fetch()
        new = answer.json()
        new["table"]["seats"][seat]["bot"] = "normal"
        route.fulfill(response=answer, json=new)

    def relay(socket: WebSocketRoute) -> None:
        """What is new is fetched, and goes through `tell`."""
        server = socket.connect_to_server()
        server.on_message(lambda said: socket.send(json.dumps(json.loads(said) | {"update": None})))

    page.route(TABLE, tell)
    page.route_web_socket("**/api/live", relay)


def bar_of(page: Page, game: str) -> Locator:
    return page.locator(f"{STRIP} [data-game='{game}'] [role='progressbar']")


def test_the_start_page_tells_how_far_it_is(visit: Visit) -> None:
    page = visit("about:blank")
    machine = Machine(page)
    page.goto("/")
    expect(page.locator(STRIP)).to_contain_text("about 40 s left")
    expect(bar_of(page, "tzolkin")).to_have_attribute("aria-valuenow", "75")
    expect(bar_of(page, "settlers")).to_have_attribute("aria-valuenow", "15")
    status = page.locator("main [role='status']").first
    expect(status).to_contain_text("about 40 s left")
    # Both move the button, and come with answers of their own.
    expect(page.locator("[data-games]")).to_be_visible()
    expect(page.locator(FACE)).to_be_attached()
    where = do(page, "play-now").bounding_box()

    machine.answer = GOING | {"left": 35.0}
    expect(page.locator(STRIP)).to_contain_text("about 35 s left")
    # Nobody wants to hear it every second.
    expect(status).to_contain_text("about 40 s left")
    machine.answer = READY
    expect(status).to_have_text("Everything is ready.")
    expect(page.locator(STRIP)).not_to_be_attached()
    assert do(page, "play-now").bounding_box() == where
    asked = machine.asked
    page.wait_for_timeout(1500)
    assert machine.asked == asked


def test_it_fits_in_every_language_and_axe_finds_nothing(visit: Visit) -> None:
    page = visit("/")
    ready_page(page)
    Machine(page)
    wide = "(parts) => parts.some((one) => one.scrollWidth > one.clientWidth)"
    for language in LANGUAGES:
        choose(page, language=language)
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width in (360, 800, 2560):
            resized(page, width, 800)
            expect(page.locator(STRIP)).to_be_visible()
            assert not scrolls_sideways(page), (language, width)
            assert not page.locator(f"{STRIP}, {STRIP} *").evaluate_all(wide), (language, width)
    assert axe_in_both_themes(page) == []


def test_without_an_answer_everything_counts_as_ready(visit: Visit, server: Server) -> None:
    _, seats = recorded_table(server, TWO, BENS_TURN, MINE, BEN)
    page = visit("about:blank")
    statuses: list[int] = []
    page.route(
        "**/api/preparations", lambda route: route.fulfill(status=statuses[-1], json={"error": "no", "detail": "no"})
    )
    with forgiving(page):
        for status in (404, 500):
            statuses.append(status)
            page.goto("/")
            ready_page(page)
            expect(page.locator(STRIP)).not_to_be_attached()
            page.goto(seats[1])
            ready_game(page)
            expect(do(page, "hint")).to_be_enabled()
            page.goto("about:blank")  # it would ask a server that has failed again


def test_a_bot_that_has_to_move_gets_ready(visit: Visit, server: Server) -> None:
    _, seats = recorded_table(server, TWO, BENS_TURN, MINE, BEN)
    page = visit("about:blank")
    machine = Machine(page)
    show_bot(page, 1)
    page.goto(seats[0])
    ready_game(page)
    wait_for(page, turn="theirs")
    expect(page.locator(QUESTION)).to_have_text("The bot is getting ready: about 12 s left")
    assert axe_in_both_themes(page) == []
    machine.answer = READY
    expect(page.locator(QUESTION)).to_have_text("Ben is thinking…")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_hints_wait_for_bots_and_say_why(visit: Visit, server: Server, device: dict[str, Any]) -> None:
    _, seats = recorded_table(server, TWO, BENS_TURN, MINE, BEN)
    page = visit("about:blank", **device)
    machine = Machine(page)
    page.goto(seats[1])
    ready_game(page)
    hint, why = do(page, "hint"), "Hints come from a bot that is still getting ready: about 12 s left"
    expect(hint).to_be_disabled()
    expect(hint).to_have_accessible_description(why)
    assert axe_in_both_themes(page) == []
    # A click on something impossible says why, as everywhere on the board; so does the key.
    hint.click(force=True)
    expect(page.locator("[data-said]")).to_contain_text(why)
    machine.answer = READY
    expect(hint).to_be_enabled()
    expect(hint).to_have_accessible_description("")  # its name says the same
    expect(page.locator("[data-said]")).not_to_be_attached()


def test_the_reason_stands_in_a_tip(visit: Visit, server: Server) -> None:
    _, seats = recorded_table(server, TWO, BENS_TURN, MINE, BEN)
    page = visit("about:blank")
    machine = Machine(page)
    page.goto(seats[1])
    ready_game(page)
    expect(do(page, "hint")).to_be_disabled()
    do(page, "hint").hover(force=True)
    expect(page.locator(TIP)).to_contain_text("about 12 s left")
    machine.answer = GOING | {"parts": [part("tzolkin", "Tzolk'in", "bots", "compiling", 0.9, 3.2)]}
    expect(page.locator(TIP)).to_contain_text("about 3 s left")
    page.keyboard.press("h")
    expect(page.locator("[data-said]")).to_contain_text("about 3 s left")
