"""Pages that stand: light enough, for everybody's eyes, and without a word of complaint from the browser."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.measuring import first_bytes
from tests.browser.screen import GAME, do, ready_game, ready_page, wait_for
from tests.browser.tables import BOT, MINE, TWO, new_table, recorded_table, sit
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.server.serving import Server

MOST_BYTES = 90_000
"""What the first page may weigh on the network, compressed."""
PAGES = ["/", "/new", "/tables", "/tables?show=open", "/results", "/learn", "/name", "/p/Nobody", "/nowhere"]
THEMES = ["light", "dark"]


def axe(page: Page) -> list[str]:
    """What keeps people out, as axe sees it."""
    page.evaluate(resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    broken = [(one["id"], node) for one in found["violations"] for node in one["nodes"]]
    return [f"{rule}: {node['target']} {node['failureSummary']}" for rule, node in broken]


def scrolls_sideways(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_the_start_page(visit: Visit) -> None:
    page = visit("/")
    ready_page(page)
    expect(do(page, "play-now")).to_be_enabled()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_play_now_leads_to_a_board(visit: Visit) -> None:
    page = visit("/")
    do(page, "play-now").click()
    ready_game(page)
    wait_for(page, status="playing", turn="mine", shown="newest")


def test_the_first_page_is_light(visit: Visit) -> None:
    assert 20_000 < first_bytes(visit("about:blank"), "/", ready_page) <= MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_in_other_languages(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    ready_page(page)
    assert page.evaluate("document.documentElement.lang") == language
    assert not scrolls_sideways(page)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing(visit: Visit, address: str, theme: str) -> None:
    page = visit("about:blank", theme=theme)
    with forgiving(page):  # of a name that nobody has, and of an address that is none, the server says 404
        page.goto(address)
        ready_page(page)
    assert axe(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("form", ["board", "list", "phone"])
def test_axe_finds_nothing_at_a_table(visit: Visit, server: Server, form: str, theme: str) -> None:
    _, seats = recorded_table(server, TWO, 120, MINE, MINE)
    more: dict[str, Any] = {"board": {}, "list": {"list": True}, "phone": PHONE}[form]
    page = visit("about:blank", theme=theme, **more)
    sit(page, seats)
    assert axe(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_end(visit: Visit, server: Server, theme: str) -> None:
    address, _ = recorded_table(server, TWO, None)
    page = visit(address, theme=theme)
    ready_game(page)
    assert axe(page) == []


@pytest.mark.parametrize("address", ["/", "/new", "/tables", "/learn"])
def test_large_text(visit: Visit, address: str) -> None:
    """Twice as large, nothing is lost beside the page."""
    page = visit(address, **PHONE)
    ready_page(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not scrolls_sideways(page)


@pytest.mark.parametrize("width", [390, 1280])
def test_large_text_at_a_table(visit: Visit, server: Server, width: int) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0], viewport={"width": width, "height": 800})
    ready_game(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not scrolls_sideways(page)
    expect(page.locator(GAME).first).to_be_visible()
