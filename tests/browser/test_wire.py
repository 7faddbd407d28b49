"""What goes over the wire while somebody plays: a click does not wait for it, a turn costs one request, and browser
and programs read each other's links."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, Request, Route, expect

from patolli.client import NewSeat
from patolli.client.blocking import Client
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
BOT_NAME, BOT_SEAT = "Maize", 1


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
        # What comes before anybody has clicked still belongs to arriving: news of who is here.
        if "/api/tables/" in request.url and (asked or request.method == "POST"):
            asked.append(f"{request.method} {request.url.split('/')[-1].split('?')[0]}")

    page.on("request", note)
    assert Person(page, seed=1).play(turns=4) == 4
    assert asked.count("POST commit") == 4
    assert {*asked} <= {"POST preview", "POST commit", "POST reasons"}


@contextmanager
def remote_bot(link: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """The program from the guide, given only a link; and the link that it prints, to come back."""
    command = [sys.executable, PROJECT / "examples" / "remote_bot.py", "--name", BOT_NAME, link]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bot:
        try:
            assert bot.stderr is not None
            said = bot.stderr.readline()
            assert said.startswith("To come back: "), said + bot.stderr.read()
            yield bot, said.removeprefix("To come back: ").strip()
        finally:
            bot.kill()


def copied(page: Page, server: Server) -> str:
    """What is in the clipboard after a click on the copy button."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    do(page, "copy").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.includes('/t/'))")
    return page.evaluate("navigator.clipboard.readText()")


def bots_turn(page: Page) -> Locator:
    """The first turn of the bot's seat, in the log."""
    page.locator("[data-tab='log']").first.click()
    return page.locator(f"[data-block='{BOT_SEAT}']").first


def test_a_bot_joins_by_the_link_that_was_copied(visit: Visit, server: Server) -> None:
    """And the browser shows what it plays."""
    _, seats = new_table(server, MINE, OPEN)
    page = visit(seats[0])
    link = copied(page, server)
    assert link.startswith(server.url)
    with remote_bot(link) as (bot, _):
        expect(page.get_by_text(BOT_NAME).first).to_be_visible()
        do(page, "start").click()
        ready_game(page)
        # Both keep tiles at the same time: its first turn on the board comes after that.
        assert Person(page, seed=3).play(turns=2) == 2
        expect(bots_turn(page)).to_contain_text(BOT_NAME)
        assert bot.poll() is None


def test_the_link_that_a_program_prints_opens_in_a_browser(visit: Visit, server: Server) -> None:
    """The seat of a bot that has ended is played on by a person with its link."""
    address, seats = new_table(server, MINE, OPEN)
    with remote_bot(server.url + address) as (_, link):
        pass
    assert link.startswith(f"{server.url}{address}#{BOT_SEAT}:")
    heir, ana = visit(link), visit(seats[0])
    expect(heir.locator(f"[data-seat='{BOT_SEAT}']")).to_contain_text(BOT_NAME)
    do(ana, "start").click()
    ready_game(heir)
    assert Person(heir, seed=5).play(turns=1) == 1
    ready_game(ana)
    assert Person(ana, seed=6).play(turns=1) == 1
    expect(bots_turn(ana)).to_contain_text(BOT_NAME)


def test_the_link_of_a_table_made_by_a_program_opens_in_a_browser(visit: Visit, server: Server) -> None:
    with Client(server.url) as client:
        made = client.make("tzolkin", [NewSeat(kind="mine", name="Ana"), NewSeat(kind="bot", strength="random")])
        (ana,) = client.seats(made)
        page = visit(ana.secret_link)
        ready_game(page)
        assert Person(page, seed=7).play(turns=2) == 2
        assert 0 in {turn.seat for turn in ana.turns().turns}
