"""Fair play in the page: no deal before the game, a seal that is checked, the maker's tools, and who is here."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.screen import do, ready_game, ready_page, wait_for
from tests.browser.tables import BOT, MINE, OPEN, TWO, new_table, recorded_table
from tests.browser.test_names import claimed, signed_in
from tests.browser.test_pages import axe, axe_in_both_themes
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.server.serving import Server

BEN = {"kind": "mine", "name": "Ben"}
TABLE = re.compile(r"/api/tables/[a-z2-7]{16}/update")


def ready_lobby(page: Page) -> None:
    """Wait until a table before its game is ready and hears news."""
    expect(page.locator("[data-page='lobby'][data-connection='online']")).to_be_attached()


def secret_of(link: str) -> dict[str, str]:
    return {"Patolli-Seat": link.rpartition(":")[2]}


def let_bots_finish(server: Server, address: str, link: str) -> None:
    path, body = f"{server.url}/api/tables{address[2:]}/hand-over", {"seat": 0, "strength": "random"}
    answer = httpx.post(path, json=body, headers=secret_of(link), timeout=60)
    assert answer.is_success, answer.text


# No deal before the game


def test_the_lobby_asks_for_nothing_of_the_deal(visit: Visit, server: Server) -> None:
    """Not even for somebody who comes by a link to a moment of the game, with or without a seat."""
    address, seats = new_table(server, MINE, OPEN)
    moment = seats[0].replace("#", "?at=3#")
    for link in (moment, f"{address}?at=3"):
        page = visit("about:blank")
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(link)
        ready_lobby(page)
        ready_page(page)
        assert [url for url in asked if re.search(r"/(position|turns|preview|record|summary)\b", url)] == []
        expect(page.locator("[data-page='table']")).to_have_count(0)


def test_the_board_comes_with_the_start(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, OPEN)
    page = visit(seats[0])
    ready_lobby(page)
    do(page, "start").click()
    ready_game(page)
    wait_for(page, status="playing")


# The seal


def sealed_game(visit: Visit, server: Server, **options: Any) -> Page:
    """A page that has seen a game from its start to its end."""
    address, seats = new_table(server, MINE, BOT)
    page = visit(seats[0], **options)
    ready_game(page)
    do(page, "about").click()
    expect(page.locator("[data-seal]")).to_be_visible()
    expect(do(page, "check-deal")).to_have_count(0)
    page.keyboard.press("Escape")
    let_bots_finish(server, address, seats[0])
    expect(page.locator("[data-end]")).to_be_visible()
    return page


def test_the_browser_checks_the_deal(visit: Visit, server: Server) -> None:
    page = sealed_game(visit, server)
    [noted] = json.loads(page.evaluate("localStorage['patolli.seals']"))
    expect(page.locator("[data-seal]")).to_have_attribute("data-seal", noted["hash"])
    do(page, "check-deal").click()
    expect(page.locator("[data-verdict='matches']")).to_be_visible()
    assert noted["late"] is False
    expect(page.locator("[data-verdict] p")).to_have_count(2)
    assert axe_in_both_themes(page) == []


def test_a_deal_that_was_swapped_is_found_out(visit: Visit, server: Server) -> None:
    page = sealed_game(visit, server)

    def swap(route: Route) -> None:
        record = route.fetch().json()
        age = record["deal"]["age1"]
        other = next(i for i, tile in enumerate(age) if tile != age[0])  # some tiles are duplicates
        age[0], age[other] = age[other], age[0]
        route.fulfill(json=record)

    page.route("**/record", swap)
    do(page, "check-deal").click()
    expect(page.locator("[data-verdict='differs']")).to_be_visible()


def test_a_seal_that_changes_is_told_loudly(visit: Visit, server: Server) -> None:
    """A server that later shows another hash, even after the page was reloaded."""
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    ready_game(page)
    expect(page.locator("[data-seal-broken]")).to_have_count(0)

    def other(route: Route) -> None:
        update = route.fetch().json()
        update["table"]["commitment"] = "0" * 64
        route.fulfill(json=update)

    page.route(TABLE, other)
    page.reload()
    expect(page.locator("[data-seal-broken]")).to_be_visible()
    assert axe(page) == []


def test_prepared_positions_are_marked(visit: Visit, server: Server) -> None:
    _, seats = recorded_table(server, TWO, 120, MINE, BEN)
    for options in ({}, PHONE):
        page = visit(seats[0], **options)
        ready_game(page)
        expect(page.locator("[data-prepared]").first).to_be_visible()
    address, _ = recorded_table(server, TWO, None)
    page = visit(address)
    expect(page.locator("[data-end] [data-prepared]")).to_be_visible()
    expect(do(page, "check-deal")).to_have_count(0)


# The maker's tools


def guest_at(visit: Visit, address: str) -> Page:
    page = visit(address)
    ready_lobby(page)
    page.locator("input[autocomplete='nickname']").fill("Somebody")
    do(page, "sit").click()
    expect(page.locator("li.own[data-seat='1']")).to_be_visible()
    return page


def test_the_maker_removes_somebody(visit: Visit, server: Server) -> None:
    """They learn what happened without reloading anything; and may come back."""
    address, seats = new_table(server, MINE, OPEN)
    maker = visit(seats[0])
    ready_lobby(maker)
    guest = guest_at(visit, address)
    expect(do(guest, "remove-ask")).to_have_count(0)
    with forgiving(guest):  # its secret is refused, which is how it finds out
        do(maker, "remove-ask").click()
        do(maker, "remove").click()
        expect(guest.locator("[data-removed]")).to_be_visible()
        expect(maker.locator("[data-seat='1'][data-kind='open']")).to_be_visible()
    guest.keyboard.press("Escape")
    do(guest, "sit").click()
    expect(guest.locator("li.own[data-seat='1']")).to_be_visible()
    expect(maker.locator("[data-seat='1'][data-kind='human']")).to_be_visible()


def test_who_has_read_of_the_removal_is_told_once(visit: Visit, server: Server) -> None:
    """Even when the table loads slowly after the window was closed."""
    address, seats = new_table(server, MINE, OPEN)
    maker = visit(seats[0])
    ready_lobby(maker)
    guest = guest_at(visit, address)
    held: list[Route] = []
    slow = True

    def hold(route: Route) -> None:
        if slow and "patolli-seat" not in route.request.headers:
            held.append(route)
        else:
            route.continue_()

    with forgiving(guest):
        guest.route(TABLE, hold)
        do(maker, "remove-ask").click()
        do(maker, "remove").click()
        expect(guest.locator("[data-removed]")).to_be_visible()
        guest.keyboard.press("Escape")
        expect(guest.locator("[data-removed]")).to_have_count(0)
        slow = False
        for route in held:
            route.continue_()
    expect(do(guest, "sit")).to_be_visible()
    expect(guest.locator("[data-removed]")).to_have_count(0)


def test_who_is_blocked_does_not_come_back(visit: Visit, server: Server) -> None:
    address, seats = new_table(server, MINE, OPEN)
    maker = visit(seats[0])
    ready_lobby(maker)
    guest = guest_at(visit, address)
    with forgiving(guest):
        do(maker, "remove-ask").click()
        do(maker, "block").click()
        expect(guest.locator("[data-removed]")).to_be_visible()
        guest.keyboard.press("Escape")
        do(guest, "sit").click()
        expect(guest.get_by_role("alert")).to_contain_text("blocked")
    expect(maker.locator("[data-seat='1'][data-kind='open']")).to_be_visible()


def test_who_is_signed_in_is_marked(visit: Visit, server: Server) -> None:
    """A guest of the same name is not."""
    secret = claimed(server, "Marked Ana")
    address, seats = new_table(server, {"kind": "mine", "name": "Marked Ana"}, OPEN)
    guest = visit(seats[0])
    ready_lobby(guest)
    player = signed_in(visit, "Marked Ana", secret)
    player.goto(address)
    ready_lobby(player)
    do(player, "sit").click()
    mark = guest.locator("[data-seat='1'] [data-signed-in='Marked Ana']")
    expect(mark).to_be_visible()
    expect(guest.locator("[data-seat='0'] [data-signed-in]")).to_have_count(0)
    player.locator(".chat input").fill("It is me")
    player.keyboard.press("Enter")
    expect(guest.locator("[role='log'] [data-signed-in='Marked Ana']")).to_be_visible()


def test_who_only_watches_reads_the_chat(visit: Visit, server: Server) -> None:
    address, seats = new_table(server, MINE, OPEN)
    page = visit(address)
    ready_lobby(page)
    path = f"{server.url}/api/tables{address[2:]}/chat"
    assert httpx.post(path, json={"text": "Hello"}, headers=secret_of(seats[0]), timeout=60).is_success
    expect(page.get_by_role("log")).to_contain_text("Hello")
    expect(page.locator("[data-chat-closed]")).to_be_visible()
    expect(page.locator(".chat form")).to_have_count(0)


def test_the_maker_blocks_a_spectator_who_talks(visit: Visit, server: Server) -> None:
    """A named player who only watches; the maker need not take a seat from them."""
    address, seats = new_table(server, MINE, BOT)
    secret = claimed(server, "Talking Ben")
    path, who = f"{server.url}/api/tables{address[2:]}/chat", {"Authorization": f"Bearer {secret}"}
    assert httpx.post(path, json={"text": "I know better"}, headers=who, timeout=60).is_success
    maker = visit(seats[0])
    ready_game(maker)
    maker.get_by_role("button", name="Chat").first.click()
    do(maker, "block-ask").click()
    assert axe(maker) == []
    with maker.expect_response(re.compile("/remove$")) as answered:
        do(maker, "block").click()
    assert answered.value.ok
    assert httpx.post(path, json={"text": "I do"}, headers=who, timeout=60).status_code == 403


# Who is here


def test_leaving_a_rated_game_gives_it_up(visit: Visit, server: Server) -> None:
    secret = claimed(server, "Rated Ana")
    body = {"game": "tzolkin", "seats": [MINE, BOT], "rated": True}
    who = {"Authorization": f"Bearer {secret}"}
    made = httpx.post(f"{server.url}/api/tables", json=body, headers=who, timeout=60).json()
    [key] = made["keys"]
    page = visit(f"/t/{made['table']['id']}#{key['seat']}:{key['secret']}")
    ready_game(page)
    page.locator("[popovertarget='table-menu']").click()
    expect(page.locator("#table-menu [data-do='hand-over']")).to_have_count(0)
    page.locator("#table-menu [data-do='leave']").click()
    expect(page.locator("#table-menu")).to_contain_text("you forfeit it")


# For everybody's eyes


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_before_the_game(visit: Visit, server: Server, device: dict[str, Any]) -> None:
    address, seats = new_table(server, MINE, OPEN)
    page = visit(seats[0], **device)
    ready_lobby(page)
    guest_at(visit, address)
    expect(do(page, "remove-ask")).to_be_visible()
    assert axe_in_both_themes(page) == []
    do(page, "remove-ask").click()
    expect(do(page, "remove")).to_be_visible()
    assert axe_in_both_themes(page) == []
