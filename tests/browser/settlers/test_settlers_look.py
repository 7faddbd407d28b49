"""The table of Imperial Settlers shows what matters: nothing that is asked for is dark, cut off or out of sight."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from patolli.engine.match import Match
from tests.browser.conftest import Visit
from tests.browser.screen import do, ready_game, wait_for
from tests.browser.settlers.moments import Asked, open_at, show
from tests.browser.sizes import Moment, resized
from tests.browser.tables import MINE, made_table
from tests.browser.visiting import PHONE
from tests.paths import PROJECT
from tests.server.serving import Server

GIVEN_UP, BUILT = "AZT903", "AZT927"
PAYING = Asked(
    "tests/records/settlers-4p-alternate.json",
    Moment("pay", 3, 196, (f"build:{BUILT}", f"location:{GIVEN_UP}")),
    "pay:ws",
    (),
)
_CUT = """(where) => [...document.querySelectorAll(where)]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.className + ": " + one.textContent.trim())"""


def cut(page: Page, where: str) -> list[str]:
    """What does not show all that is in it."""
    return page.evaluate(_CUT, where)


def test_what_is_given_up_stays_in_sight(visit: Visit, server: Server) -> None:
    """Until the turn is confirmed; and the reader shows what is built for it."""
    page = visit("about:blank")
    show(page, server, PAYING)
    expect(page.locator(f".empire .gone[data-card='{GIVEN_UP}']")).to_be_visible()
    expect(page.locator(f".empire .ghost[data-card='{BUILT}']")).to_be_visible()
    expect(page.locator("[data-reader]")).to_have_attribute("data-reader", BUILT)
    do(page, "undo").click()
    wait_for(page, steps="1")
    expect(page.locator(".empire .gone")).to_have_count(0)
    expect(page.locator(f".empire [data-card='{GIVEN_UP}']")).to_be_visible()


def test_gold_is_kept_for_later(visit: Visit, server: Server) -> None:
    """Ways to pay: the one with the least gold comes first, and signs are enough."""
    page = visit("about:blank")
    show(page, server, PAYING)
    ways = page.locator("[data-bar] [data-token^='pay:']")
    tokens = ways.evaluate_all("(all) => all.map((one) => one.dataset.token)")
    assert (tokens[0], tokens[-1]) == ("pay:ws", "pay:gg")
    expect(ways.locator(".word")).to_have_count(0)
    expect(ways.first).to_have_attribute("aria-label", re.compile("wood.*stone"))


@pytest.mark.parametrize(("name", "at"), [("4p-standard", 238), ("4p-advanced", 245), ("4p-alternate", 114)])
def test_the_lookout_shows_the_own_empire_whole(visit: Visit, server: Server, name: str, at: int) -> None:
    page = visit("about:blank")
    open_at(page, server, name, at)
    for width, height in ((1440, 900), (1280, 720)):
        resized(page, width, height)
        expect(page.locator(".below [data-card]").first).to_be_visible()
        assert cut(page, ".lo, .below") == []
    resized(page, 1440, 900)
    expect(page.locator(".picks .nmx:visible")).to_have_count(8)
    assert cut(page, ".picks .nmx") == []


def test_what_a_prayer_brings(visit: Visit, server: Server) -> None:
    """Smoking Mirror: a point for each card of a color; the tricolor Blessing counts, too."""
    page = visit("about:blank")
    open_at(page, server, "4p-advanced", 294)
    for color, many in (("red", "2"), ("pink", "1"), ("gold", "4")):
        column = page.locator(f"[data-place='color:{color}']")
        expect(column.locator(".sum strong")).to_have_text(many)
        expect(column.locator(".foot")).to_have_text(many)


def test_what_a_prayer_may_draw(visit: Visit, server: Server) -> None:
    """Before the draw: how many cards of each color that counts may come, as the server reckons it."""
    match = Match.from_record((PROJECT / "tests/records/settlers-2p-aztec.json").read_bytes())
    at = match.moves.index("pray:draw")
    page = visit("about:blank")
    open_at(page, server, "2p-aztec", at)
    expect_odds = match.game.notation.odds
    assert expect_odds
    seat = int(match.game.seat(match.state_at(at)))
    chances = expect_odds(match.state_at(at), match.view(seat, at), "pray:draw")
    assert chances
    for color, likely in chances.items():
        column = page.locator(f"[data-place='color:{color}']")
        expect(column.locator(".odds i")).to_have_text([str(n) for n in range(len(likely))])
        expect(column).to_contain_text(f"at least one: {100 - 100 * likely[0]:.0f}%")
        for n, one in enumerate(likely):
            expect(column.locator(".odds i").nth(n)).to_have_attribute(
                "style", re.compile(f"--p: ?{one:.6f}".rstrip("0").rstrip(".") + ";")
            )
    expect(page.locator(".sum")).to_have_count(0)


def attacked() -> Mapping[str, Any]:
    """A solo game in which two Locations can be lost to the same attack."""
    dice, match = random.Random(20), Match.new("settlers", 1, 20, {})
    while match.view(0)["phase"] != "attack":
        legal = match.legal()
        builds = [token for token in legal if token.startswith("build")]
        match.play(dice.choice(builds) if builds and dice.random() < 0.8 else dice.choice(legal))
    return match.record()


def test_an_attack_lights_what_can_be_lost(visit: Visit, server: Server) -> None:
    record = attacked()
    body = {"record": record, "at": len(record["moves"]), "seats": [MINE]}
    _, seats = made_table(server, "records", body)
    page = visit(seats[0])
    ready_game(page)
    expect(page.locator("[data-stage='attack'] .empire [data-card]")).to_have_count(2)
    lit = page.locator("[data-stage='attack'] .empire .lit[data-card]")
    expect(lit).to_have_count(2)
    lit.first.click()
    wait_for(page, steps="1")


def test_the_sheet_for_workers_can_be_left(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    for name, at in (("4p-standard", 261), ("4p-alternate", 278)):
        open_at(page, server, name, at)
        do(page, "spend").click()
        back, bar = do(page, "back").bounding_box(), page.locator("[data-bar] .counter").bounding_box()
        assert back is not None
        assert bar is not None
        assert back["x"] + back["width"] <= bar["x"] + bar["width"] + 1
        do(page, "back").click()
        expect(page.locator("[data-count]")).to_have_count(0)


def test_what_is_done_with_a_card_is_asked(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    open_at(page, server, "4p-alternate", 278)
    page.locator("[data-hand] [data-card='AZT927'], [data-hand] [data-place][aria-disabled='false']").first.click()
    expect(page.locator("[data-question]")).to_contain_text("What do you do with")
    page.keyboard.press("Escape")
    expect(page.locator("[data-question]")).to_contain_text("Your turn")


def test_names_of_opponents_are_whole(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    for name, at in (("4p-alternate", 114), ("4p-standard", 261)):
        open_at(page, server, name, at)
        assert cut(page, ".op header b") == []


def test_the_list_begins_with_the_position_beside_the_choices(visit: Visit, server: Server) -> None:
    """Own goods and hand need not wait below a long list of choices."""
    page = visit("about:blank")
    open_at(page, server, "4p-alternate", 278)
    page.keyboard.press("l")
    own = page.locator("[data-list] .parts section").nth(1)
    expect(own).to_be_in_viewport(ratio=0.2)


def test_discards_on_a_phone_are_face_up(visit: Visit, server: Server) -> None:
    page = visit("about:blank", **PHONE)
    open_at(page, server, "4p-alternate", 278)
    page.locator("[data-tab='decks']").click()
    expect(page.locator(".pg3 [data-place^='discard-common:']")).to_have_count(9)
