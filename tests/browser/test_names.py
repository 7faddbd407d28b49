"""Links that carry a player's secret: nobody becomes another player without saying so."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.screen import DIALOG, do, ready_page
from tests.browser.test_pages import axe_in_both_themes
from tests.browser.visiting import PHONE
from tests.server.serving import Server

PASSWORD = "a long enough one"


def claimed(server: Server, name: str, password: str | None = None) -> str:
    """A name that nobody else has, and its secret."""
    answer = httpx.post(f"{server.url}/api/players", json={"name": name, "password": password}, timeout=60)
    assert answer.is_success, answer.text
    return answer.json()["secret"]


def signed_in(visit: Visit, name: str, secret: str, **options: Any) -> Page:
    """A page of a browser that is this player."""
    page = visit(f"/name#key:{secret}", **options)
    expect(page.locator(f"[data-me='{name}']")).to_be_visible()
    return page


def follow(page: Page, secret: str) -> None:
    """Another link, as if from a message: a new page."""
    page.goto("about:blank")
    page.goto(f"/name#key:{secret}")
    ready_page(page)


def kept(page: Page, what: str = "player") -> Any:
    return json.loads(page.evaluate(f"localStorage['patolli.{what}'] ?? 'null'"))


def test_a_guest_becomes_the_player_of_a_link(visit: Visit, server: Server) -> None:
    secret = claimed(server, "Link Ana")
    page = signed_in(visit, "Link Ana", secret)
    assert kept(page) == {"name": "Link Ana", "secret": secret}
    assert page.url == f"{server.url}/name"


def test_another_players_link_asks_first(visit: Visit, server: Server) -> None:
    """And warns: without a password the secret in this browser is the only one."""
    own, other = claimed(server, "Asked Ana"), claimed(server, "Asked Ben")
    page = signed_in(visit, "Asked Ana", own)
    follow(page, other)
    expect(page.locator("[data-switch='Asked Ben']")).to_be_visible()
    expect(page.locator("[data-only-key]")).to_be_visible()
    assert page.locator(f"{DIALOG} >> input[readonly]").input_value() == f"{server.url}/name#key:{own}"
    assert kept(page) == {"name": "Asked Ana", "secret": own}
    assert other not in page.url
    do(page, "stay").click()
    expect(page.locator("[data-switch]")).to_have_count(0)
    page.reload()
    ready_page(page)
    assert kept(page) == {"name": "Asked Ana", "secret": own}


def test_the_old_name_stays_in_reach(visit: Visit, server: Server) -> None:
    own, other = claimed(server, "Kept Ana"), claimed(server, "Kept Ben")
    page = signed_in(visit, "Kept Ana", own)
    follow(page, other)
    do(page, "become").click()
    expect(page.locator("[data-kept='Kept Ana']")).to_be_visible()
    assert kept(page) == {"name": "Kept Ben", "secret": other}
    do(page, "change-back").click()
    expect(page.locator("[data-kept='Kept Ben']")).to_be_visible()
    assert kept(page) == {"name": "Kept Ana", "secret": own}


def test_a_name_with_a_password_is_not_lost(visit: Visit, server: Server) -> None:
    own, other = claimed(server, "Safe Ana", PASSWORD), claimed(server, "Safe Ben")
    page = signed_in(visit, "Safe Ana", own)
    follow(page, other)
    expect(page.locator("[data-switch='Safe Ben']")).to_be_visible()
    expect(page.locator("[data-only-key]")).to_have_count(0)
    page.locator("input[role='switch']").uncheck(force=True)
    do(page, "become").click()
    expect(page.locator("[data-switch]")).to_have_count(0)
    assert (kept(page)["name"], kept(page, "players-kept")) == ("Safe Ben", [])


def test_the_own_link_asks_nothing(visit: Visit, server: Server) -> None:
    own = claimed(server, "Same Ana", PASSWORD)
    page = signed_in(visit, "Same Ana", own)
    login = {"name": "Same Ana", "password": PASSWORD}
    second = httpx.post(f"{server.url}/api/players/login", json=login, timeout=60).json()["secret"]
    for secret in (own, second):
        follow(page, secret)
        page.wait_for_function("(secret) => localStorage['patolli.player'].includes(secret)", arg=secret)
        assert page.locator("[data-switch]").count() == 0
        assert kept(page)["name"] == "Same Ana"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_the_question(visit: Visit, server: Server, device: dict[str, Any]) -> None:
    form = "phone" if device else "desk"
    own, other = (claimed(server, f"Axe {who} {form}") for who in ("Ana", "Ben"))
    page = signed_in(visit, f"Axe Ana {form}", own, **device)
    follow(page, other)
    expect(page.locator("[data-switch]")).to_be_visible()
    assert axe_in_both_themes(page) == []
