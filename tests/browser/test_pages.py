"""Complete pages: light enough, accessible to everybody, and without complaints from the browser."""

from __future__ import annotations

import time
from importlib import resources
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.measuring import first_bytes
from tests.browser.screen import GAME, do, ready_game, ready_page, wait_for
from tests.browser.sizes import resized
from tests.browser.tables import BOT, MINE, TWO, new_table, recorded_table
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.server.serving import Server

MOST_BYTES = 75_000
"""What the first page may weigh on the network, compressed."""
MOST_OF_FACE = 35_000
"""The typeface after it: Ukrainian has two sets of letters."""
PAGES = ["/", "/new", "/tables", "/tables?show=open", "/results", "/learn", "/name", "/p/Nobody", "/nowhere"]
THEMES = ["light", "dark"]
OF_COLORS = ("color-contrast", "link-in-text-block")
"""Rules of axe."""


def axe(page: Page, *only: str) -> list[str]:
    """What keeps people out, according to axe; by all of its usual rules, or only by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if only:
        how["runOnly"] = {"type": "rule", "values": only}
    found: dict[str, Any] = page.evaluate("(how) => axe.run(document, how)", how)
    broken = [(one["id"], node) for one in found["violations"] for node in one["nodes"]]
    return [f"{rule}: {node['target']} {node['failureSummary']}" for rule, node in broken]


def axe_in_both_themes(page: Page) -> list[str]:
    """The same for the page as it is, and only color rules in the other theme: nothing else depends on it."""
    found = axe(page)
    now = page.evaluate("document.documentElement.dataset.theme")
    assert now in THEMES
    for theme in (THEMES[1 - THEMES.index(now)], now):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        if theme != now:
            found += [f"{theme}, {one}" for one in axe(page, *OF_COLORS)]
    return found


_SIDEWAYS = """async () => {
  const { documentElement: root } = document;
  for (let frames = 0; root.scrollWidth > root.clientWidth; frames++) {
    if (frames === 60) return true;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return false;
}"""


def scrolls_sideways(page: Page) -> bool:
    """Even after everything has been measured, which takes a few frames."""
    return page.evaluate(_SIDEWAYS)


def test_play_now_leads_to_a_board(visit: Visit) -> None:
    page = visit("/")
    do(page, "play-now").click()
    ready_game(page)
    wait_for(page, status="playing", turn="mine", shown="newest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page(visit: Visit, server: Server, language: str) -> None:
    """Is light once everything is compiled: before that it also shows how long that takes."""
    until = time.monotonic() + 600
    while not httpx.get(f"{server.url}/api/preparations", timeout=60).json()["ready"]:
        assert time.monotonic() < until, "the server does not get ready"
        time.sleep(0.2)
    page = visit("about:blank", language=language)
    weight = first_bytes(page, "/", ready_page)
    assert 20_000 < weight.page <= MOST_BYTES
    assert 10_000 < weight.face <= MOST_OF_FACE
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(do(page, "play-now")).to_be_enabled()
    assert not scrolls_sideways(page)


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit("about:blank", theme="dark")
    found: list[str] = []
    with forgiving(page):  # for a name that nobody has, and for an invalid address, the server says 404
        for address in PAGES:
            page.goto(address)
            ready_page(page)
            expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            found += [f"{address}: {one}" for one in axe_in_both_themes(page)]
    assert found == []


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_a_table(visit: Visit, server: Server, device: dict[str, Any]) -> None:
    _, seats = recorded_table(server, TWO, 120, MINE, MINE)
    page = visit(seats[1], **device)
    ready_game(page)
    wait_for(page, turn="mine", shown="newest")
    assert axe_in_both_themes(page) == []
    if not device:
        page.keyboard.press("l")
        expect(page.locator("[data-list] [data-token]").first).to_be_visible()
        assert axe_in_both_themes(page) == []


def test_axe_finds_nothing_at_the_end(visit: Visit, server: Server) -> None:
    address, _ = recorded_table(server, TWO, None)
    page = visit(address)
    ready_game(page)
    expect(page.locator("[data-end]")).to_be_visible()
    assert axe_in_both_themes(page) == []


def test_large_text(visit: Visit) -> None:
    """At twice the size, nothing is lost beside the page."""
    page = visit("about:blank", **PHONE)
    for address in ("/", "/new", "/tables", "/learn"):
        page.goto(address)
        ready_page(page)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert not scrolls_sideways(page), address


def test_large_text_at_a_table(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT)
    page = visit(seats[0])
    ready_game(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width in (390, 1280):
        resized(page, width, 800)
        assert not scrolls_sideways(page), width
        expect(page.locator(GAME).first).to_be_visible()
