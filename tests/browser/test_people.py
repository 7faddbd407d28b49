"""People at one table, each with a browser of their own: who is here, who is away, and bots that play for them."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screen import do, ready_game, ready_page
from tests.browser.tables import MINE, OPEN, new_table
from tests.browser.test_pages import axe
from tests.browser.visiting import visitor
from tests.browser.watching import Watch
from tests.server.serving import Server, serving

BEN, CLEO, DAN = ({"kind": "mine", "name": name} for name in ("Ben", "Cleo", "Dan"))
AWAY = 600
"""Milliseconds that stand for ten minutes here."""
QUICK = f"""
from patolli.server.hall import absence, presence
from patolli.server.tables import stand_ins
absence.AWAY_AFTER[None] = {AWAY}
presence.GRACE = 0.1
stand_ins.TO_OBJECT = 3_600_000
"""
"""Closing the page soon counts as away, reloading it does not count as leaving; there is plenty of time to say no."""


@pytest.fixture(scope="module")
def quick(program: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    folder: Path = tmp_path_factory.mktemp("quick")
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits", spoiled=QUICK) as running:
        yield running


class Party:
    """Browsers of several people."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.watches: list[Watch] = []

    def comes(self, address: str) -> Page:
        page, watch = visitor(self.browser, self.server)
        self.watches.append(watch)
        page.goto(address)
        ready_game(page)
        return page


@pytest.fixture
def party(browser: Browser, quick: Server) -> Generator[Party]:
    found = Party(browser, quick)
    yield found
    assert [trouble for watch in found.watches for trouble in watch.troubles] == []


def panel(page: Page, name: str) -> str:
    """How a player's panel shows who is there."""
    return f"article[aria-label='{name}']"


def until_later(page: Page, server: Server, milliseconds: int) -> None:
    """Wait until this much time has passed on the server's clock."""

    def time() -> int:
        made = httpx.post(f"{server.url}/api/tables", json={"game": "tzolkin", "seats": [MINE, BEN]}, timeout=60)
        return made.json()["table"]["created"]

    begun = time()
    while time() - begun < milliseconds:
        page.wait_for_timeout(100)


def test_who_thinks_is_here_and_who_closes_the_page_is_away_for_everybody(party: Party) -> None:
    _, seats = new_table(party.server, MINE, BEN)
    ana, ben = party.comes(seats[0]), party.comes(seats[1])
    dot = ana.locator(f"{panel(ana, 'Ben')} [data-here]")
    expect(dot).to_have_attribute("data-here", "true")
    until_later(ana, party.server, 2 * AWAY)  # nobody does anything for twenty minutes
    expect(dot).to_have_attribute("data-here", "true")
    expect(ana.locator("[data-away]")).to_have_count(0)
    # The menu says why no bot may play for him.
    ana.locator("[popovertarget='table-menu']").click()
    expect(do(ana, "replace-1")).to_have_attribute("aria-disabled", "true")
    expect(do(ana, "replace-1")).to_contain_text("Ben is here")
    ana.keyboard.press("Escape")
    # A page in the background is connected, too.
    hide = "Object.defineProperty(document, 'visibilityState', {value: %r, configurable: true})"
    for state, looking in (("hidden", "false"), ("visible", "true")):
        ben.evaluate(f"{hide % state}; document.dispatchEvent(new Event('visibilitychange'))")
        expect(ana.locator(f"{panel(ana, 'Ben')} [data-here='true'][data-looking='{looking}']")).to_be_visible()
    ben.close()
    expect(dot).to_have_attribute("data-here", "false")
    expect(ana.locator("[data-away='1']")).to_be_visible()


def test_a_bot_plays_after_a_question_and_ben_takes_his_seat_back(party: Party) -> None:
    _, seats = new_table(party.server, MINE, BEN)
    ana, ben = party.comes(seats[0]), party.comes(seats[1])
    expect(ana.locator(f"{panel(ana, 'Ben')} [data-here]")).to_have_attribute("data-here", "true")
    ben.close()
    do(ana, "replace").click()
    dialog = ana.get_by_role("dialog")
    expect(dialog).to_contain_text("Let a bot play for Ben?")
    expect(dialog).to_contain_text("can take the seat back at any time")
    assert axe(ana) == []
    dialog.get_by_role("button", name="Wait").click()
    expect(dialog).to_have_count(0)
    expect(ana.locator("[data-away='1']")).to_be_visible()
    do(ana, "replace").click()
    do(ana, "replace-yes").click()
    expect(ana.locator("[data-stands-in='1']")).to_contain_text("bot for Ben")
    ana.locator("[data-tab='log']").first.click()
    expect(ana.locator(".log")).to_contain_text("Ana let a bot play for Ben.")
    # Ben comes back: where he reads about it, he takes his seat back.
    back = party.comes(seats[1])
    banner = back.locator("[data-stand-in]")
    expect(banner).to_be_visible()
    assert axe(back) == []
    banner.locator("[data-do='take-back']").click()
    expect(banner).to_have_count(0)
    expect(ana.locator("[data-stands-in]")).to_have_count(0)
    # The same from the list of his tables.
    httpx.post(
        f"{party.server.url}/api/tables{seats[1].partition('#')[0][2:]}/hand-over",
        json={"seat": 1},
        headers={"Patolli-Seat": seats[1].rpartition(":")[2]},
        timeout=60,
    ).raise_for_status()
    expect(ana.locator("[data-stands-in='1']")).to_be_visible()
    back.goto("/tables")
    ready_page(back)
    back.locator("[data-stood-in='1'] [data-do='take-back']").click()
    expect(back.locator("[data-stood-in]")).to_have_count(0)
    expect(ana.locator("[data-stands-in]")).to_have_count(0)


def test_of_four_people_another_says_no(party: Party) -> None:
    _, seats = new_table(party.server, MINE, BEN, CLEO, DAN)
    ana, ben, cleo, dan = (party.comes(seats[number]) for number in range(4))
    for name in ("Ben", "Cleo", "Dan"):
        expect(ana.locator(f"{panel(ana, name)} [data-here]")).to_have_attribute("data-here", "true")
    ben.close()
    do(ana, "replace").click()
    do(ana, "replace-yes").click()
    for page in (ana, cleo, dan):
        expect(page.locator("[data-asked='1']")).to_contain_text("Ana wants a bot to play for Ben.")
        expect(page.locator("[data-stands-in]")).to_have_count(0)
    assert axe(cleo) == []
    do(cleo, "no-wait").click()
    for page in (ana, cleo, dan):
        expect(page.locator("[data-asked]")).to_have_count(0)
    expect(ana.locator("[data-stands-in]")).to_have_count(0)
    # A player who is back before it is decided plays.
    expect(ana.locator("[data-away='1']")).to_be_visible()


# Inviting, talking, once more


def test_a_new_table_is_an_invitation(party: Party) -> None:
    address, seats = new_table(party.server, MINE, OPEN)
    ana, watch = visitor(party.browser, party.server)
    party.watches.append(watch)
    ana.goto(seats[0])
    card = ana.locator("[data-invite]")
    expect(card.locator("input")).to_have_value(f"{party.server.url}{address}")
    expect(card.locator("[data-reach='machine']")).to_contain_text("works on this computer only")
    expect(card.locator("[data-qr]")).to_have_count(0)  # nobody else could open it
    expect(do(ana, "start")).to_contain_text("Start with 1 person and 1 bot")
    assert axe(ana) == []
    friend, watch = visitor(party.browser, party.server)
    party.watches.append(watch)
    friend.goto(address)
    expect(friend.locator("[data-invited]")).to_contain_text("Ana invites you to Tzolk'in, 2 players.")
    expect(friend.locator("[data-invite]")).to_have_count(0)
    assert axe(friend) == []


def test_a_message_is_seen_without_covering_anything(party: Party) -> None:
    address, seats = new_table(party.server, MINE, BEN)
    ana, ben = party.comes(seats[0]), party.comes(seats[1])
    said = httpx.post(
        f"{party.server.url}/api/tables{address[2:]}/chat",
        json={"text": "Cleo is on her way."},
        headers={"Patolli-Seat": seats[1].rpartition(":")[2]},
        timeout=60,
    )
    assert said.is_success
    expect(ana.locator("[data-unread='1']")).to_be_visible()
    expect(ana.locator("[data-tab='chat']")).to_contain_text("1")
    ana.locator("[data-tab='chat']").click()
    expect(ana.locator("[data-unread]")).to_have_count(0)
    expect(ana.get_by_role("log")).to_contain_text("Cleo is on her way.")
    ben.close()


def test_a_rematch_is_announced_and_a_moment_is_tried_by_whom_one_likes(party: Party) -> None:
    _, seats = new_table(party.server, MINE, BEN)
    id = seats[0].partition("#")[0][3:]
    for seat in (0, 1):  # bots end it at once
        body, secret = {"seat": seat, "strength": "random"}, seats[seat].rpartition(":")[2]
        url = f"{party.server.url}/api/tables/{id}/hand-over"
        httpx.post(url, json=body, headers={"Patolli-Seat": secret}, timeout=60).raise_for_status()
    ana, ben = party.comes(seats[0]), party.comes(seats[1])
    for page in (ana, ben):
        expect(page.locator("[data-end]")).to_be_visible()
    secret = seats[1].rpartition(":")[2]
    again = httpx.post(f"{party.server.url}/api/tables/{id}/rematch", headers={"Patolli-Seat": secret}, timeout=60)
    assert again.is_success, again.text
    expect(ana.locator("[data-rematch='1']")).to_contain_text("Ben wants a rematch")
    assert axe(ana) == []
    # Ben looks back, and plays on as Ana, against a hard bot.
    ben.get_by_role("button", name="Replay from the start").first.click()
    do(ben, "fork").click()
    ben.locator("[data-try] [data-seat='0'] select").select_option("me")
    ben.locator("[data-try] [data-seat='1'] select").select_option("hard")
    assert axe(ben) == []
    do(ben, "try").click()
    ben.wait_for_url(lambda url: "/t/" in url and id not in url)
    ready_game(ben)
    tried = httpx.get(f"{party.server.url}/api/tables/{ben.url.rpartition('/t/')[2][:16]}", timeout=60).json()
    assert [(seat["kind"], seat["bot"]) for seat in tried["seats"]] == [("human", None), ("bot", "hard")]
    do(ana, "rematch").click()
    ana.wait_for_url(lambda url: again.json()["table"]["id"] in url)
