"""Whole evenings of Imperial Settlers in the page: a newcomer's first games, by mouse, by finger, by keys, in the list;
two people who lose their connection; a recorded game of the Aztecs played again, click by click; cards of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person, Press, click, press_keys, tap, walk_to
from tests.browser.screen import do, look, ready_game, ready_page, settled, wait_for
from tests.browser.settlers.test_settlers_games import BEN, Hurried
from tests.browser.tables import MINE, new_table, recorded_table, sit
from tests.browser.test_library import add_file, build, play_with_it
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.paths import PROJECT
from tests.server.serving import Server

AZTEC = "tests/records/settlers-2p-aztec.json"


def begin(page: Page, players: int) -> None:
    """From the start page, through *New table*: bots on all seats except the first."""
    page.goto("/")
    ready_page(page)
    page.locator("a[href='/new']").first.click()
    page.locator("[data-games] label", has_text="Imperial Settlers").click()
    page.locator("fieldset", has_text="Players").locator(f"input[value='{players}']").check(force=True)
    seats = page.locator("form ol li")
    for seat in range(1, players):
        seats.nth(seat).locator("select").first.select_option("bot")
        seats.nth(seat).locator("select").last.select_option("easy")
    do(page, "create").click()
    ready_game(page)
    wait_for(page, status="playing")


def move_to(page: Page, done: Callable[[], bool], key: str) -> None:
    """Press a key of the arrows until this is chosen."""
    for _ in range(12):
        if done():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there")


def begin_by_keys(page: Page, players: int) -> None:
    """The same without a mouse: Tab to everything, arrows within it."""
    page.goto("/")
    ready_page(page)
    press_keys(page.locator("a[href='/new']").first)
    expect(page.locator("[data-games]")).to_be_visible()
    game = page.locator("[data-games] label", has_text="Imperial Settlers").locator("input")
    walk_to(page.locator("[data-games] input:checked"))
    move_to(page, game.is_checked, "ArrowDown")
    number = page.locator("fieldset", has_text="Players").locator(f"input[value='{players}']")
    walk_to(page.locator("fieldset", has_text="Players").locator("input:checked").last)
    move_to(page, number.is_checked, "ArrowRight")
    for seat in range(1, players):
        kind = page.locator("form ol li").nth(seat).locator("select").first
        walk_to(kind)
        move_to(page, lambda kind=kind: kind.input_value() == "bot", "ArrowDown")
    press_keys(do(page, "create"))
    ready_game(page)
    wait_for(page, status="playing")


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "press", "screen"),
    [(1, press_keys, {}), (2, press_keys, {}), (2, tap, PHONE), (2, click, {"list": True}), (4, click, {})],
    ids=["solo-keys", "two-keys", "two-finger", "two-list", "four-mouse"],
)
def test_a_newcomers_first_game(visit: Visit, players: int, press: Press, screen: dict[str, Any]) -> None:
    page = visit("about:blank", **screen)
    (begin_by_keys if press is press_keys else begin)(page, players)
    assert Person(page, seed=players, press=press).play() > 5
    wait_for(page, status="over")
    expect(page.locator("[data-end]").first).to_be_visible()


def test_two_people_and_a_lost_connection(visit: Visit, server: Server) -> None:
    address, seats = new_table(server, MINE, BEN, game="settlers")
    pages = {seat: visit(link) for seat, link in seats.items()}
    people = {seat: Person(page, seed=seat) for seat, page in pages.items()}
    for page in pages.values():
        ready_game(page)
    first = 0 if look(pages[0])["turn"] == "mine" else 1
    second = 1 - first
    people[first].play(turns=1)
    # The waiting player looks again, and then loses the connection while the other one plays.
    pages[first].reload()
    ready_game(pages[first])
    with forgiving(pages[first]):
        pages[first].context.set_offline(True)
        people[second].play(turns=1)
        seq = look(pages[second])["seq"]
        pages[first].context.set_offline(False)
        ready_game(pages[first])
        wait_for(pages[first], seq=seq)
    mover = 0 if look(pages[0])["turn"] == "mine" else 1
    people[mover].play(turns=1)
    watcher = visit(address)
    ready_game(watcher)
    wait_for(watcher, turn="theirs", seq=look(pages[mover])["seq"])


@pytest.mark.long
def test_a_game_of_the_aztecs_is_played_again(visit: Visit, server: Server) -> None:
    """Both seats at one screen, every move by a click in the list: Prayers with cards and with tokens, a declared color
    and a chosen one, stored cards, spent goods, Blessings."""
    record = msgspec.json.decode((PROJECT / AZTEC).read_bytes())
    moves: list[str] = record["moves"]
    assert {"pray:draw", "pray:tokens"} < {*moves}
    assert {"color", "stored", "give", "blessing"} < {move.partition(":")[0] for move in moves}
    _, seats = recorded_table(server, AZTEC, 0, MINE, BEN)
    page = visit("about:blank", list=True)
    sit(page, seats)
    for move in moves:
        choice = page.locator(f"[data-list] [data-token='{move}']:enabled").first
        confirm = do(page, "confirm")
        # The end of a turn is what Confirm says; a choice that reveals something is confirmed by its own click.
        page.locator(f"[data-list] [data-token='{move}']:enabled, [data-do='confirm']:enabled").first.wait_for()
        if not choice.count():
            now = look(page)
            confirm.click()
            settled(page, now)
        if move != "end":
            now = look(page)
            choice.click()
            settled(page, now)
    if do(page, "confirm").is_enabled():
        do(page, "confirm").click()
    wait_for(page, status="over")
    expect(page.locator("[data-end]").first).to_be_visible()


@pytest.mark.long
def test_an_uploaded_card_is_played_with(visit: Visit) -> None:
    """A card file is added, a deck is built with its card, and a game with it goes to its end."""
    page = visit("/cards/files")
    add_file(page)
    expect(do(page, "remove-file")).to_be_visible()
    build(page, "roman")
    page.locator("[data-comes='ROM061']").click()
    page.locator("[data-shelf='1'] [data-in]").first.click()
    expect(page.locator("[data-in='ROM061']")).to_be_visible()
    play_with_it(page, "barbarian")
    Hurried(page, seed=1).play()
    wait_for(page, status="over")
    expect(page.locator("[data-end]").first).to_be_visible()
