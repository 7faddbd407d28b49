"""Simultaneous choices, each person in their own browser: nobody waits for a turn that is not really one."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screen import DEALT, GAME, LIT, PRESSED, do, look, ready_game, wait_for
from tests.browser.tables import MINE, new_table, sit
from tests.browser.visiting import visitor
from tests.browser.watching import Watch
from tests.server.serving import Server, get, serving

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture
def own(program: str, tmp_path: Path) -> Generator[Server]:
    """A server that may be killed."""
    with serving(f"sqlite:///{tmp_path / 'patolli.db'}", tmp_path, "--no-limits") as running:
        yield running


class Party:
    """Everybody at one table, by seat, and whose turn it is by the record."""

    def __init__(self, browser: Browser, server: Server, players: int, **more: Any) -> None:
        seats = [MINE | {"name": name} for name in NAMES[:players]]
        self.address, self.links = new_table(server, *seats, **more)
        self.server = server
        self.id = self.address.removeprefix("/t/")
        self.watches: list[Watch] = []
        self.pages: list[Page] = []
        for seat in range(players):
            page, watch = visitor(browser, server)
            page.goto(self.links[seat])
            ready_game(page)
            self.pages.append(page)
            self.watches.append(watch)
        first = self.info()["turn"]
        self.order = [(first + number) % players for number in range(players)]

    def info(self) -> dict[str, Any]:
        return get(f"{self.server.url}/api/tables/{self.id}").json()

    def close(self) -> None:
        for page in self.pages:
            page.context.close()


def keep_two(page: Page, first: int = 0) -> list[str]:
    """Choose two tiles of starting wealth, and confirm; which."""
    wait_for(page, turn="mine", shown="newest")
    tiles = page.locator("[data-place^='wealth:']")
    expect(tiles).to_have_count(4)
    chosen = [str(tiles.nth(number).get_attribute("data-place")) for number in (first, first + 1)]
    for place in chosen:
        page.locator(f"[data-place='{place}']").click()
        expect(page.locator(f"[data-place='{place}']")).to_have_attribute("aria-pressed", "true")
    do(page, "confirm").click()
    return chosen


def question(page: Page) -> Any:
    return page.locator("[data-question]")


@pytest.mark.parametrize("players", [2, 4])
def test_wealth_is_chosen_by_all_at_once(browser: Browser, server: Server, players: int) -> None:
    party = Party(browser, server, players)
    first, *others = party.order
    for page in party.pages:
        wait_for(page, turn="mine")
    kept: dict[int, list[str]] = {}
    for number, seat in enumerate(reversed(others)):
        kept[seat] = keep_two(party.pages[seat])
        expect(question(party.pages[seat])).to_contain_text("You have chosen. Waiting for")
        expect(question(party.pages[seat])).to_contain_text(NAMES[first])
        expect(party.pages[seat].locator(PRESSED)).to_have_count(2)
        assert party.info()["seq"] == 0
        assert [one["chosen"] for one in party.info()["seats"]].count(True) == number + 1
    # Latecomers still try in peace: what others do does not disturb them.
    kept[first] = keep_two(party.pages[first], 1)
    for page in party.pages:
        wait_for(page, seq=str(players))
    turns = get(f"{server.url}/api/tables/{party.id}/turns").json()["turns"]
    assert [turn["seat"] for turn in turns] == party.order
    for seat, turn in zip(party.order, turns, strict=True):
        tiles = sorted(place.removeprefix("wealth:") for place in kept[seat])
        assert sorted(turn["steps"][0]["arguments"]) == tiles
    assert [trouble for watch in party.watches for trouble in watch.troubles] == []
    party.close()


def test_a_trial_survives_what_others_choose_and_a_choice_can_be_changed(browser: Browser, server: Server) -> None:
    party = Party(browser, server, 3)
    first, second, third = (party.pages[seat] for seat in party.order)
    # One tile taken, and two that are not confirmed.
    third.locator(DEALT).first.click()
    third.locator(DEALT).first.click()
    expect(do(third, "confirm")).to_be_enabled()
    keep_two(first)
    wait_for(third, seq="1")
    expect(third.locator(PRESSED)).to_have_count(2)
    expect(do(third, "confirm")).to_be_enabled()
    do(third, "confirm").click()
    expect(question(third)).to_contain_text("You have chosen")
    # Second thoughts: the others do not hear of them.
    do(third, "choose-again").click()
    wait_for(third, turn="mine")
    changed = keep_two(third, 2)
    expect(question(third)).to_contain_text("You have chosen")
    # It is still there when the page is loaded again.
    third.reload()
    ready_game(third)
    expect(question(third)).to_contain_text("You have chosen")
    shown = third.locator(PRESSED)
    expect(shown).to_have_count(2)
    assert sorted(str(shown.nth(n).get_attribute("data-place")) for n in range(2)) == sorted(changed)
    keep_two(second)
    wait_for(third, seq="3")
    turn = get(f"{server.url}/api/tables/{party.id}/turns").json()["turns"][2]
    assert sorted(turn["steps"][0]["arguments"]) == sorted(place.removeprefix("wealth:") for place in changed)
    assert [trouble for watch in party.watches for trouble in watch.troubles] == []
    party.close()


def test_a_browser_with_several_seats_chooses_ahead_for_each(browser: Browser, server: Server) -> None:
    """Two of three sit at one screen; it is the third player's turn."""
    address, links = new_table(server, *(MINE | {"name": name} for name in NAMES[:3]))
    where = f"{server.url}/api/tables/{address.removeprefix('/t/')}"
    first = get(where).json()["turn"]
    here = [seat for seat in range(3) if seat != first]
    page, watch = visitor(browser, server)
    sit(page, {seat: links[seat] for seat in here})

    def chosen() -> list[int]:
        return [one["seat"] for one in get(where).json()["seats"] if one["chosen"]]

    keep_two(page)
    for choice in (0, 2):
        if choice:  # both have second thoughts
            do(page, "choose-again").click()
            keep_two(page, choice)
        wait_for(page, turn="mine", steps="0")
        assert here[0] in chosen()
        kept = keep_two(page, choice)
        expect(question(page)).to_contain_text(f"You have chosen. Waiting for {NAMES[first]}")
        expect(page.locator(PRESSED)).to_have_count(2)
        assert chosen() == here
    other, watch_other = visitor(browser, server)
    other.goto(links[first])
    keep_two(other)
    wait_for(page, seq="3")
    last = next(turn for turn in get(f"{where}/turns").json()["turns"] if turn["seat"] == here[1])
    assert sorted(last["steps"][0]["arguments"]) == sorted(place.removeprefix("wealth:") for place in kept)
    assert watch.troubles + watch_other.troubles == []
    page.context.close()
    other.context.close()


def test_a_server_that_is_killed_in_between_loses_nothing(browser: Browser, own: Server) -> None:
    party = Party(browser, own, 2)
    first, last = (party.pages[seat] for seat in party.order)
    kept = keep_two(last)
    expect(question(last)).to_contain_text("You have chosen")
    own.restart()
    for page in (first, last):
        page.reload()
        ready_game(page)
    expect(question(last)).to_contain_text("You have chosen")
    keep_two(first)
    wait_for(last, seq="2")
    turn = get(f"{own.url}/api/tables/{party.id}/turns").json()["turns"][1]
    assert sorted(turn["steps"][0]["arguments"]) == sorted(place.removeprefix("wealth:") for place in kept)
    party.close()


def test_the_alternate_lookout_is_chosen_by_all_at_once(browser: Browser, server: Server) -> None:
    party = Party(browser, server, 3, game="settlers", options={"lookout": "alternate"})
    for picks in (1, 2):
        for number, seat in enumerate(reversed(party.order), 1):
            page = party.pages[seat]
            wait_for(page, turn="mine", shown="newest")
            page.locator(f"{LIT}[data-place^='looking:']").first.click()
            expect(do(page, "confirm")).to_be_enabled()
            do(page, "confirm").click()
            if number < len(party.order):
                expect(question(page)).to_contain_text("You have chosen")
                assert look(page)["seq"] == str(3 * (picks - 1))
        for page in party.pages:
            wait_for(page, seq=str(3 * picks))
    expect(party.pages[party.order[0]].locator(f"{GAME}[data-turn='mine']")).to_be_attached()
    assert [trouble for watch in party.watches for trouble in watch.troubles] == []
    party.close()
