"""Games in the page, by clicks on what is lit: whole ones, with a finger, by keys, by two people."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person, tap
from tests.browser.screen import do, look, ready_game, wait_for
from tests.browser.tables import BOT, MINE, TWO, new_table, recorded_table, sit
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.server.serving import Server

GREEDY = {"kind": "bot", "strength": "greedy"}


def test_some_turns(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    ready_game(page)
    assert Person(page, seed=1).play(turns=3) == 3


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


def press_enter(target: Locator) -> None:
    """As somebody without a mouse: focus, then Enter."""
    target.focus()
    expect(target).to_be_focused()
    target.press("Enter")


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
    # Who waits loses the connection, meanwhile the other one looks again.
    pages[first].reload()
    ready_game(pages[first])
    with forgiving(pages[first]):
        pages[first].context.set_offline(True)
        people[second].play(turns=1)
        seq = look(pages[second])["seq"]
        pages[first].context.set_offline(False)
        ready_game(pages[first])
        wait_for(pages[first], seq=seq)
    people[look(pages[0])["turn"] == "theirs"].play(turns=1)
    watcher = visit(address)
    ready_game(watcher)
    wait_for(watcher, turn="theirs")


@pytest.mark.long
@pytest.mark.parametrize(("bot", "seed"), [(BOT, 11), (GREEDY, 12)], ids=["random", "greedy"])
def test_a_whole_game(visit: Visit, server: Server, bot: dict[str, str], seed: int) -> None:
    _, seats = new_table(server, MINE, bot)
    page = visit(seats[0])
    ready_game(page)
    turns = Person(page, seed).play()
    wait_for(page, status="over")
    assert turns > 10
    expect(page.locator("[data-end]").first).to_be_visible()
