"""Games in the page, by clicks on what is lit: whole ones, with a finger, by keyboard, by two people."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person, Press, click, press_enter, tap
from tests.browser.screen import OPENED, do, look, ready_game, ready_page, wait_for
from tests.browser.staging import Table, turns
from tests.browser.tables import BOT, FOUR, MINE, TWO, new_table, recorded_table, sit
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.server.serving import Server, get

GREEDY = {"kind": "bot", "strength": "greedy"}
FOCUSED = "[data-place^='space:tikal:']:focus"


def test_some_turns(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    ready_game(page)
    assert Person(page, seed=1).play(turns=3) == 3


def test_deals_depend_on_the_test_alone(server: Server) -> None:
    """Whatever other tests have drawn from the same server before."""

    def dealt() -> str:
        address, seats = new_table(server, MINE, MINE)
        update = f"{server.url}/api{address.replace('/t/', '/tables/')}/update"
        answer = get(update, headers={"patolli-seat": seats[0].partition(":")[2]}, params={"since": 0})
        assert answer.is_success, answer.text
        return repr(answer.json()["view"])

    server.draw_for("one")
    first, second = dealt(), dealt()
    server.draw_for("another")
    assert dealt() not in (first, second)
    server.draw_for("one")
    assert (dealt(), dealt()) == (first, second)


def test_the_secret_leaves_the_address(visit: Visit, server: Server) -> None:
    address, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    ready_game(page)
    assert page.url == f"{server.url}{address}"
    page.reload()
    ready_game(page)
    wait_for(page, turn="mine")


def test_undo_and_start_over(visit: Visit, server: Server) -> None:
    _, seats = recorded_table(server, TWO, 120, MINE, MINE)
    page = visit("about:blank")
    sit(page, seats)
    before = look(page)
    Person(page).first_step()
    wait_for(page, steps="1")
    do(page, "undo").click()
    wait_for(page, steps="0")
    Person(page).first_step()
    wait_for(page, steps="1")
    do(page, "over").click()
    wait_for(page, steps="0")
    assert look(page)["seq"] == before["seq"]


def test_one_list_after_the_other(visit: Visit, server: Server) -> None:
    """A worker's list of actions has been open; the jungle, touched then, opens its own."""
    _, seats = recorded_table(server, FOUR, 56)
    page = visit("about:blank")
    sit(page, seats)
    page.locator("[data-place='space:palenque:4']").click()
    page.locator("[data-token='use:palenque4']").first.click()
    wait_for(page, steps="2")
    page.locator("[data-place='jungle:4']").click()
    page.locator(OPENED).first.click()
    wait_for(page, steps="3")


def test_nothing_is_lost_by_a_reload(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    person = Person(page, seed=2)
    ready_game(page)
    person.play(turns=2)
    wait_for(page, turn="mine", shown="newest")
    before = look(page)["seq"]
    page.reload()
    ready_game(page)
    wait_for(page, seq=before)
    assert person.play(turns=1) == 1


def to_the_tiles(page: Page) -> None:
    page.locator("[data-place='space:tikal:4']").click()
    page.locator("[data-token='use:tikal4']").first.click()
    wait_for(page, steps="2")


def test_what_was_missed_covers_no_answer(visit: Visit, server: Server) -> None:
    """Somebody comes back, and reads what has happened; all answers to the next question lie where that was shown."""
    tiles = next(i for i, turn in enumerate(turns(server, FOUR)) if turn.steps[:2] == ("pick:tikal4", "use:tikal4"))
    seat = turns(server, FOUR)[tiles].seat
    table = Table(server, FOUR, max(i for i in range(tiles) if turns(server, FOUR)[i].seat == seat))
    table.play(tiles - table.next)
    page = visit(table.seats[seat])
    ready_game(page)
    expect(page.locator("[data-tray='since']")).to_be_visible()
    to_the_tiles(page)
    for tile in ("A1-C1", "A1-C2", "A1-F1"):
        expect(page.locator(f"[data-place='tile:{tile}'][data-lit]").first).to_be_visible()
    do(page, "over").click()
    expect(page.locator("[data-tray='since']")).to_be_visible()
    do(page, "close-tray").click()
    page.locator("[data-tab='chat']").click()
    to_the_tiles(page)
    expect(page.locator("[data-place='tile:A1-C1'][data-lit]").first).to_be_visible()


def test_only_keys(visit: Visit, server: Server) -> None:
    """From the start page to a confirmed turn, as the help describes it."""
    page = visit("/")
    ready_page(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-do=\"play-now\"]')"):
            break
    page.keyboard.press("Enter")
    ready_game(page)
    page.goto("about:blank")
    # In the middle of a game, where somebody may place a worker.
    _, seats = recorded_table(server, FOUR, 128)
    sit(page, seats)
    before = look(page)
    page.keyboard.press("3")
    expect(page.locator(FOCUSED)).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(FOCUSED)).to_be_attached()
    page.keyboard.press("Enter")
    wait_for(page, steps="1")
    page.keyboard.press("u")
    wait_for(page, steps="0")
    look(page)  # the server has answered
    page.keyboard.press("3")
    expect(page.locator(FOCUSED)).to_be_attached()
    page.keyboard.press("Enter")
    wait_for(page, steps="1")
    expect(do(page, "confirm")).to_be_enabled()
    page.keyboard.press("c")
    wait_for(page, seq=str(int(before["seq"]) + 1))


def test_by_keys(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    ready_game(page)
    assert Person(page, seed=3, press=press_enter).play(turns=3) == 3


def test_with_a_finger(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0], **PHONE)
    ready_game(page)
    assert Person(page, seed=4, press=tap).play(turns=3) == 3


def test_in_the_list(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0], list=True)
    ready_game(page)
    assert Person(page, seed=5).play(turns=3) == 3


def test_two_people_and_a_lost_connection(visit: Visit, server: Server) -> None:
    address, seats = new_table(server, MINE, {"kind": "mine", "name": "Ben"})
    pages = {seat: visit(link) for seat, link in seats.items()}
    people = {seat: Person(page, seed=seat) for seat, page in pages.items()}
    for page in pages.values():
        ready_game(page)
    one = look(pages[0])["turn"] == "mine"
    first, second = (0, 1) if one else (1, 0)
    people[first].play(turns=1)
    # The waiting player loses the connection; meanwhile the other one looks again.
    pages[first].reload()
    ready_game(pages[first])
    with forgiving(pages[first]):
        pages[first].context.set_offline(True)
        people[second].play(turns=1)
        # Both choose at the same time: the turns of both are made when both have.
        wait_for(pages[second], seq="2")
        pages[first].context.set_offline(False)
        ready_game(pages[first])
        wait_for(pages[first], seq="2")
    people[look(pages[0])["turn"] == "theirs"].play(turns=1)
    watcher = visit(address)
    ready_game(watcher)
    wait_for(watcher, turn="theirs")


@pytest.mark.long
@pytest.mark.parametrize(
    ("bot", "press", "screen"),
    [(BOT, click, {}), (GREEDY, click, {}), (BOT, tap, PHONE), (BOT, click, {"list": True}), (BOT, press_enter, {})],
    ids=["random", "greedy", "finger", "list", "keys"],
)
def test_a_whole_game(visit: Visit, server: Server, bot: dict[str, str], press: Press, screen: dict[str, Any]) -> None:
    _, seats = new_table(server, MINE, bot)
    page = visit(seats[0], **screen)
    ready_game(page)
    turns = Person(page, seed=11, press=press).play()
    wait_for(page, status="over")
    assert turns > 10
    expect(page.locator("[data-end]").first).to_be_visible()


@pytest.mark.long
def test_a_newcomers_first_game(visit: Visit) -> None:
    """From the start page: four players, three of them bots, only by clicks, to the result."""
    page = visit("/")
    do(page, "play-now").click()
    ready_game(page)
    assert page.locator("[data-status='playing']").count() == 1
    turns = Person(page, seed=3).play()
    wait_for(page, status="over")
    assert turns > 10
    result = page.locator("[data-end]").first
    expect(result).to_be_visible()
    expect(result.locator("tbody tr").first).to_be_attached()
    page.goto("/")
    expect(page.locator("h1").first).to_be_visible()
