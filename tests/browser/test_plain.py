"""Games without their own board: played from their picture and in words, to the result."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.screen import do, ready_game, ready_page, wait_for
from tests.browser.tables import MINE, sit
from tests.browser.test_pages import axe
from tests.browser.visiting import visitor
from tests.paths import PROJECT
from tests.server.serving import Server, serving

BEN = {"kind": "mine", "name": "Ben"}


def made(server: Server, game: str, *seats: dict[str, Any], **more: Any) -> dict[int, str]:
    """The links of the seats of a new table."""
    answer = httpx.post(f"{server.url}/api/tables", json={"game": game, "seats": list(seats)} | more, timeout=60)
    assert answer.is_success, answer.text
    address = f"/t/{answer.json()['table']['id']}"
    return {key["seat"]: f"{address}#{key['seat']}:{key['secret']}" for key in answer.json()["keys"]}


def check_the_end(page: Page) -> None:
    """The result, then back through the game, with its picture."""
    wait_for(page, status="over")
    expect(page.locator("[data-end]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-replay]").fill("3")
    wait_for(page, shown="replay")
    expect(page.locator("[data-plain='drawn'] img")).to_be_visible()


def test_settlers_is_offered_like_any_other(visit: Visit) -> None:
    page = visit("/")
    ready_page(page)
    for name in ("settlers", "tzolkin"):
        expect(page.locator(f"[data-games] input[value='{name}']")).to_be_attached()
    page.goto("/new")
    ready_page(page)
    page.locator("[data-games] input[value='settlers']").check(force=True)
    expect(page.locator("[data-option='factions'] select")).to_have_count(4)
    page.locator("[data-option='factions'] select").first.select_option("roman")
    page.locator("[data-option='lookout'] input[value='advanced']").check(force=True)
    do(page, "create").click()
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_url("**/t/*")
    info = httpx.get(page.url.replace("/t/", "/api/tables/"), timeout=60).json()
    assert info["options"] == {"factions": ["roman"], "lookout": "advanced"}


def test_a_faction_is_taken_by_its_tile(visit: Visit) -> None:
    """With what it brings; one that another seat has cannot be taken, and says so."""
    page = visit("/new")
    ready_page(page)
    page.locator("[data-games] input[value='settlers']").check(force=True)
    tile, choice = page.locator("[data-tiles] [data-value]"), page.locator("[data-option='factions'] select")
    expect(tile).to_have_count(5)
    assert axe(page) == []
    choice.nth(1).select_option("roman")
    expect(page.locator("[data-value='roman']")).to_be_disabled()
    expect(page.locator("[data-value='roman']")).to_contain_text("seat 2")
    aztec = page.locator("[data-value='aztec']")
    expect(aztec.locator("svg")).to_have_count(8)  # its crest, five kinds of goods, a chest, and what it keeps
    for pressed, value in (("true", "aztec"), ("false", "")):
        aztec.click()
        expect(aztec).to_have_attribute("aria-pressed", pressed)
        expect(choice.first).to_have_value(value)


@pytest.fixture(scope="module")
def third(program: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """A server with the tiny game, as if that were installed."""
    folder: Path = tmp_path_factory.mktemp("third")
    example = PROJECT / "examples" / "pebbles"
    told = folder / "patolli_pebbles-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: patolli-pebbles\nVersion: 0.1.0\n", encoding="utf-8")
    points = "[patolli.games]\npebbles = pebbles.game:GAME\n[patolli.words]\npebbles = pebbles\n"
    (told / "entry_points.txt").write_text(points, encoding="utf-8")
    paths = os.pathsep.join([str(folder), str(example)])
    spoiled = f"sys.path[:0] = {paths!r}.split(os.pathsep); os.environ['PYTHONPATH'] = {paths!r}"
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits", spoiled=spoiled) as running:
        yield running


def test_a_whole_game_of_pebbles(browser: Browser, third: Server) -> None:
    """A game that is not even in this repository's package: by clicks, to the result."""
    page, watch = visitor(browser, third)
    sit(page, made(third, "pebbles", MINE, BEN, options={"cards": 9}))
    ready_game(page)
    assert Person(page, seed=3).play() >= 4
    check_the_end(page)
    page.context.close()
    assert not watch.troubles, watch.troubles
