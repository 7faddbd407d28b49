"""The rules reference in a real browser: searched, linked to, printed, and opened over a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from patolli.study.reference.outline import outline_of
from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screen import do, ready_game, ready_page
from tests.browser.sizes import lasting
from tests.browser.tables import BOT, MINE, TWO, new_table, recorded_table, sit
from tests.browser.test_pages import THEMES, axe, scrolls_sideways
from tests.browser.visiting import DESKTOP, PHONE
from tests.server.serving import Server

GAMES = ("tzolkin", "settlers")
CUT = """() => [...document.querySelectorAll("[data-rules] :is(p, li, h2, h3, a, b)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .filter((one) => !one.closest("[aria-hidden]"))
  .map((one) => one.textContent)"""


def opened(page: Page, game: str) -> None:
    expect(page.locator("[data-rules]")).to_have_attribute("data-rules", str(len(outline_of(game).articles)))
    ready_page(page)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["390", "1440"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_any_language(visit: Visit, language: str, screen: dict[str, object]) -> None:
    page = visit("/learn/rules/tzolkin", language=language, **screen)
    for game in GAMES:
        page.goto(f"/learn/rules/{game}")
        opened(page, game)
        assert not scrolls_sideways(page)
        assert lasting(page, CUT) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visit: Visit, game: str, theme: str) -> None:
    page = visit(f"/learn/rules/{game}", theme=theme)
    opened(page, game)
    assert axe(page) == []


def test_search_marks_what_it_finds(visit: Visit) -> None:
    page = visit("/learn/rules?game=tzolkin", language="pl")
    opened(page, "tzolkin")
    page.locator("input[type='search']").fill("PIERWSZENSTWA kosz")
    expect(page.locator("[data-article]#placing")).to_be_visible()
    expect(page.locator("[data-article]#winning")).to_have_count(0)
    assert {*page.locator("[data-rules] mark").all_text_contents()} >= {"Pierwszeństwa", "kosz"}
    page.locator("input[type='search']").fill("xyzzy")
    expect(page.locator("[data-rules='0']")).to_be_attached()


def test_links_lead_to_articles(visit: Visit) -> None:
    page = visit("/learn/rules/tzolkin#two-days")
    opened(page, "tzolkin")
    expect(page.locator("#two-days h3")).to_be_in_viewport()
    page.goto("/learn/rules/tzolkin?at=space:palenque:4")
    expect(page.locator("#palenque h3")).to_be_in_viewport()
    page.goto("/learn/rules/settlers?rule=S1.9.3")
    expect(page.locator("#foundation h3")).to_be_in_viewport()
    page.locator("[data-contents] a[href='#statues']").click()
    expect(page.locator("#statues h3")).to_be_in_viewport()
    assert page.url.endswith("/learn/rules/settlers#statues")


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_printed(visit: Visit, game: str) -> None:
    page = visit(f"/learn/rules/{game}", theme="dark")
    opened(page, game)
    page.evaluate("window.print = () => { document.body.dataset.printed = '' }")
    do(page, "print").click()
    expect(page.locator("body[data-printed]")).to_be_attached()
    page.emulate_media(media="print")
    for hidden in (".frame > header", "[data-contents]", "input[type='search']", "[data-do='print']"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert page.pdf(format="A4").startswith(b"%PDF")


def test_rules_of_a_place_over_the_table(visit: Visit, server: Server) -> None:
    """What was tried stays."""
    _, seats = recorded_table(server, TWO, 120, MINE, MINE)
    page = visit("about:blank")
    sit(page, seats)
    page.locator("[data-place='temple:chaac']").first.hover()
    page.keyboard.press("i")
    expect(page.locator("dialog [data-article='temples']")).to_be_visible()
    assert axe(page) == []
    expect(do(page, "all-rules")).to_have_attribute("href", "/learn/rules/tzolkin#temples")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.locator("dialog [data-do='rules']").click()
    expect(page.locator("dialog [data-article='turn']")).to_be_visible()


def test_rules_of_a_card(visit: Visit, server: Server) -> None:
    _, seats = new_table(server, MINE, BOT, game="settlers")
    page = visit(seats[0])
    ready_game(page)
    page.locator("[data-row] [data-card]").first.hover()
    page.locator("[data-reader] [data-do='rules']").click()
    expect(page.locator("dialog [data-article]")).to_be_visible()
