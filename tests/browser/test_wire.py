"""What goes over the wire while somebody plays: a click does not wait for it, a turn costs one request, and the link
copied in the browser is the one that a program reads."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.screen import do, ready_game, wait_for
from tests.browser.tables import FOUR, MINE, OPEN, TWO, new_table, recorded_table, sit
from tests.browser.watching import forgiving
from tests.paths import PROJECT
from tests.server.serving import Server

PREVIEW = "**/api/tables/*/preview*"
SPACE = "[data-place='space:palenque:4']"
"""Where a worker of the seat in action stands: see `picking`."""
PENDING = "[data-step][data-pending]"
LIFTED = "[data-wheel] .lifted"


class Holding:
    """Holds back requests to the server until released."""

    def __init__(self, page: Page, address: str) -> None:
        self.slow = True
        self.held: list[Route] = []
        page.route(address, self._handle)

    def _handle(self, route: Route) -> None:
        if self.slow:
            self.held.append(route)
        else:
            route.continue_()

    def wait(self, page: Page) -> Route:
        """Wait until something is held; after that, nothing more is."""
        while not self.held:
            page.wait_for_timeout(20)
        self.slow = False
        return self.held.pop()


def picking(visit: Visit, server: Server) -> Page:
    _, seats = recorded_table(server, FOUR, 56)
    page = visit("about:blank")
    sit(page, seats)
    return page


def test_a_click_is_answered_at_once(visit: Visit, server: Server) -> None:
    """By its chip, and on the board: its result comes with the preview."""
    page = picking(visit, server)
    holding = Holding(page, PREVIEW)
    page.locator(SPACE).click()
    page.mouse.move(1, 1)  # so that nothing is shown only because the mouse is there
    expect(page.locator(PENDING)).to_have_count(1)
    expect(page.locator(LIFTED)).to_have_count(1)
    expect(do(page, "undo")).to_be_disabled()
    wait_for(page, steps="0")
    token = page.locator(PENDING).get_attribute("data-step")
    holding.wait(page).continue_()
    wait_for(page, steps="1")
    expect(page.locator(PENDING)).to_have_count(0)
    expect(page.locator(f"[data-step='{token}']")).to_have_count(1)
    page.locator("[data-token='use:palenque4']").first.click()
    wait_for(page, steps="2")


def test_a_refused_click_is_taken_back(visit: Visit, server: Server) -> None:
    page = picking(visit, server)
    holding = Holding(page, PREVIEW)
    page.locator(SPACE).click()
    page.mouse.move(1, 1)
    expect(page.locator(PENDING)).to_have_count(1)
    with forgiving(page):
        problem = {"error": "bad_turn", "detail": "This step is not legal."}
        holding.wait(page).fulfill(status=422, json=problem)
        expect(page.locator("[role='alert']").first).to_be_visible()
        expect(page.locator("[data-step]")).to_have_count(0)
        expect(page.locator(LIFTED)).to_have_count(0)
        wait_for(page, steps="0")
    page.locator(SPACE).click()
    wait_for(page, steps="1")
    expect(page.locator("[role='alert']")).to_have_count(0)


def test_one_screen_for_several_seats_fetches_nothing(visit: Visit, server: Server) -> None:
    """The turn passes from one of its seats to the other: the answer to a turn is from the viewpoint of the next
    seat."""
    _, seats = recorded_table(server, TWO, 120, MINE, MINE)
    page = visit("about:blank")
    sit(page, seats)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/tables/" in request.url:
            asked.append(f"{request.method} {request.url.split('/')[-1].split('?')[0]}")

    page.on("request", note)
    assert Person(page, seed=1).play(turns=4) == 4
    assert asked.count("POST commit") == 4
    assert {*asked} <= {"POST preview", "POST commit", "POST reasons"}


def test_a_bot_joins_by_the_link_that_was_copied(visit: Visit, server: Server) -> None:
    """A program from the guide, given only what is in the clipboard."""
    _, seats = new_table(server, MINE, OPEN)
    page = visit(seats[0])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    do(page, "copy").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.includes('/t/'))")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(server.url)
    command = [sys.executable, PROJECT / "examples" / "remote_bot.py", "--name", "Maize", link]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bot:
        try:
            expect(page.get_by_text("Maize").first).to_be_visible()
            do(page, "start").click()
            ready_game(page)
            assert Person(page, seed=3).play(turns=3) == 3
            assert bot.poll() is None
        finally:
            bot.kill()
