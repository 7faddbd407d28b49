"""Cards, decks and card files in the page: found, built, added, and played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screen import do, ready_game, ready_page, wait_for
from tests.browser.test_pages import axe, axe_in_both_themes, scrolls_sideways
from tests.browser.visiting import PHONE, choose
from tests.paths import CHAPEL

PAGES = ["/cards?deck=aztec&card=AZT901", "/decks", "/cards/files"]
"""One deck out of all cards is shown: the others look the same, and each takes time."""


def stands(page: Page) -> None:
    ready_page(page)
    expect(page.locator("[data-cards], [data-do='build-deck'], [data-file], [data-sums]").first).to_be_visible()


def shown(page: Page, least: int = 1, most: int = 10_000) -> int:
    """How many cards are shown, once that is within these bounds."""
    return page.wait_for_function(
        """([least, most]) => {
          const shown = Number(document.querySelector("[data-cards]")?.dataset.cards);
          return least <= shown && shown <= most && shown;
        }""",
        arg=[least, most],
    ).json_value()


def chip(page: Page, group: str, value: str) -> Any:
    return page.locator(f"[data-filter='{group}'] [data-value='{value}']")


def add_file(page: Page, path: Path = CHAPEL) -> None:
    page.goto("/cards/files")
    stands(page)
    page.locator("input[type=file]").set_input_files(path)


def build(page: Page, faction: str) -> None:
    page.goto("/decks")
    stands(page)
    page.locator("form select").select_option(faction)
    do(page, "build-deck").click()
    expect(page.locator("[data-sums]")).to_be_visible()


def test_cards_are_found(visit: Visit) -> None:
    page = visit("/cards")
    stands(page)
    everything = shown(page, least=100)
    chip(page, "deck", "aztec").click()
    aztecs = shown(page, most=everything - 1)
    chip(page, "tag", "prayer").click()
    shown(page, most=aztecs - 1)
    # The address keeps the search.
    page.reload()
    stands(page)
    expect(chip(page, "deck", "aztec")).to_have_attribute("aria-pressed", "true")
    do(page, "show-all").click()
    shown(page, least=everything, most=everything)
    page.locator("input[type=search]").fill("forest")
    shown(page, most=19)
    expect(page.locator("[data-cards] ul [data-card]").first).to_be_visible()


def test_a_card_is_read_by_click_and_by_key(visit: Visit) -> None:
    page = visit("/cards?deck=roman")
    stands(page)
    cards = page.locator("[data-cards] ul [data-card]")
    second = cards.nth(1).get_attribute("data-card") or ""
    cards.nth(1).click()
    expect(page.locator(f"[data-reading='{second}']")).to_be_visible()
    page.keyboard.press("Tab")
    third = cards.nth(2).get_attribute("data-card") or ""
    expect(page.locator(f"[data-reading='{third}']")).to_be_visible()
    page.goto(f"/cards?card={second}")
    stands(page)
    expect(page.locator(f"[data-reading='{second}']")).to_be_visible()


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit("about:blank")
    found: list[str] = []
    for address in PAGES:
        page.goto(address)
        stands(page)
        found += [f"{address}: {one}" for one in axe_in_both_themes(page)]
    assert found == []


def test_on_a_phone_in_every_language(visit: Visit) -> None:
    page = visit("/cards", **PHONE)
    stands(page)
    assert not scrolls_sideways(page)
    for language in LANGUAGES:
        choose(page, language=language)
        for address in PAGES:
            page.goto(address)
            stands(page)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert not scrolls_sideways(page), (address, language)
            assert "library-" not in page.locator("main").inner_text(), (address, language)


def test_a_file_that_is_wrong(visit: Visit, tmp_path: Path) -> None:
    page = visit("/cards/files")
    file = json.loads(CHAPEL.read_bytes())
    file["name"] = "<b>Broken</b>"
    file["cards"][0]["type"] = "<img src=x onerror=alert(1)>"
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(file))
    add_file(page, path)
    expect(page.locator("[data-faults]")).to_contain_text(f"{file['cards'][0]['id']}.type")
    # Whatever is in a file is text, whatever it looks like.
    expect(page.locator("[data-faults]")).to_contain_text("<img src=x")
    assert page.locator("main img").count() == 0
    assert axe(page) == []


def test_a_file_is_added_and_removed(visit: Visit) -> None:
    page = visit("/cards/files")
    add_file(page)
    name = json.loads(CHAPEL.read_bytes())["name"]
    own = page.locator("[data-file]").filter(has_text=name)
    expect(own).to_be_visible()
    expect(own.locator("[data-card]").first).to_be_visible()
    assert axe(page) == []
    page.goto("/cards?origin=aztecs")
    stands(page)
    shown(page)
    other = visit("/cards/files")
    stands(other)
    expect(other.locator("[data-file]").filter(has_text=name)).to_have_count(0)
    page.goto("/cards/files")
    stands(page)
    do(page, "remove-file").click()
    expect(own).to_have_count(0)


def test_a_standard_deck_is_built_and_played(visit: Visit) -> None:
    page = visit("/cards/files")
    add_file(page)
    expect(do(page, "remove-file")).to_be_visible()
    build(page, "roman")
    expect(page.locator("[data-faults='0']")).to_be_visible()
    comes = page.locator("[data-comes='ROM061']")
    comes.click()
    shelf = page.locator("[data-shelf='1'] [data-in]")
    leaves = shelf.first.get_attribute("data-in")
    shelf.first.click()
    expect(page.locator("[data-in='ROM061']")).to_be_visible()
    expect(page.locator(f"[data-in='{leaves}']")).to_have_count(0)
    expect(page.locator("[data-faults='0']")).to_be_visible()
    assert axe(page) == []
    play_with_it(page, "aztec")


def test_an_open_deck_is_checked(visit: Visit) -> None:
    page = visit("/decks")
    build(page, "egyptian")
    page.locator("[data-deck] input[value='open']").check(force=True)
    expect(page.locator("[data-faults='0']")).to_be_visible()
    # One card is enough (F19), none is not.
    for _ in range(30):
        expect(page.locator("[data-faults='0']")).to_be_visible()
        do(page, "take-card").click()
    expect(do(page, "take-card")).to_have_count(0)
    expect(page.locator("[data-faults='1']")).to_be_visible()
    expect(do(page, "play-deck")).to_be_disabled()
    do(page, "add-card").click()
    expect(page.locator("[data-faults='0']")).to_be_visible()
    with page.expect_download() as saved:
        do(page, "save-deck").click()
    file = json.loads(Path(saved.value.path()).read_bytes())
    assert (file["format"], file["deck_format"], len(file["cards"])) == ("patolli-deck", "open", 1)
    # And read again, as another deck.
    page.goto("/decks")
    stands(page)
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.locator("[data-faults='0']")).to_be_visible()
    play_with_it(page, "roman")


def test_no_deck_file(visit: Visit, tmp_path: Path) -> None:
    page = visit("/decks")
    stands(page)
    path = tmp_path / "nonsense.json"
    path.write_text('{"format": "patolli-deck", "faction": "martian", "cards": []}')
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator("form [role=alert]")).to_be_visible()


def play_with_it(page: Page, other: str) -> None:
    """From the builder to a table that begins: two seats, both factions named."""
    do(page, "play-deck").click()
    ready_page(page)
    page.locator("fieldset", has_text="Players").locator("input[value='2']").check(force=True)
    kinds = page.locator("form ol li select")
    kinds.nth(1).select_option("bot")
    page.locator("[data-option='factions'] select").nth(1).select_option(other)
    do(page, "create").click()
    ready_game(page)
    wait_for(page, status="playing")


def test_play_now_in_two_clicks(visit: Visit) -> None:
    """Both games, equally: choose one, then play."""
    page = visit("about:blank")
    for title in ("Imperial Settlers", "Tzolk"):
        page.goto("/")
        ready_page(page)
        page.locator("[data-games] label", has_text=title).click()
        do(page, "play-now").click()
        ready_game(page)
        wait_for(page, status="playing")
