"""The bar of Imperial Settlers counts goods, warns before something is revealed, and shows who picks when."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screen import do, look, ready_game, wait_for
from tests.browser.settlers.moments import asked, open_at, show
from tests.browser.tables import recorded_table
from tests.server.serving import Server


def test_goods_are_counted(visit: Visit, server: Server) -> None:
    """One more, and one less; both by keyboard, too, since they are buttons."""
    page = visit("about:blank")
    for kind in ("give", "swap", "spend"):
        one = asked()[kind]
        show(page, server, one)
        counted = page.locator("[data-count]").first
        number, before = counted.locator("b"), len(one.moment.steps)
        had = int(number.inner_text())
        counted.locator("[data-token]").click()
        wait_for(page, steps=str(before + 1))
        look(page)  # the server has answered
        if page.locator("[data-count]").count():  # otherwise it was the last one: undo takes it back
            expect(number).to_have_text(str(had + 1))
            do(page, "less").press("Enter")
        else:
            do(page, "undo").click()
        wait_for(page, steps=str(before))


def test_workers_are_counted_in_pairs(visit: Visit, server: Server) -> None:
    """All from one sheet: three goods with steppers, two decks with buttons."""
    page = visit("about:blank")
    open_at(page, server, "4p-standard", 261)
    do(page, "spend").click()
    expect(page.locator("[data-count]")).to_have_count(3)
    expect(page.locator("[data-token='spend:common']")).to_be_visible()
    food = page.locator("[data-count='food']")
    food.locator("[data-token]").click()
    wait_for(page, steps="1")
    expect(food.locator("b")).to_have_text("1")
    page.locator("[data-count='wood'] [data-token]").click()
    wait_for(page, steps="2")
    food.locator("[data-do='less']").click()
    wait_for(page, steps="1")
    expect(food.locator("b")).to_have_text("0")
    expect(page.locator("[data-count='wood'] b")).to_have_text("1")


def test_what_is_revealed_is_said_before(visit: Visit, server: Server) -> None:
    page, one = visit("about:blank"), asked()["draw"]
    show(page, server, one)
    expect(page.locator("[data-do='confirm'][data-reveals]")).to_have_count(0)
    page.locator(f"[data-token='{one.answer}']:visible, [data-place='{one.places[0]}']:visible").first.click()
    wait_for(page, steps=str(len(one.moment.steps) + 1))
    expect(do(page, "confirm")).to_have_attribute("data-reveals", "true")
    expect(do(page, "confirm")).to_have_text("Confirm and draw")
    do(page, "undo").click()
    expect(page.locator("[data-do='confirm'][data-reveals]")).to_have_count(0)


def test_who_picks_when(visit: Visit, server: Server) -> None:
    """All picks of the first Lookout, one by one."""
    page = visit("about:blank")
    for variant, at in ((variant, at) for variant in ("standard", "advanced", "alternate") for at in (0, 1, 5)):
        open_at(page, server, f"4p-{variant}", at)
        strip = page.locator("[data-picks]")
        expect(strip).to_have_attribute("data-variant", variant)
        expect(strip).to_have_attribute("data-picks", str(at))
        expect(strip.locator(".pk")).to_have_count(8)
        expect(strip.locator(".pk.on")).to_have_count(1)


def test_the_next_production(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    open_at(page, server, "4p-standard", 150)
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.locator("[data-next]")).to_have_attribute("aria-label", re.compile("Production"))


def test_the_end_of_a_game_alone(visit: Visit, server: Server) -> None:
    """By the race first; a winner has a rank."""
    page = visit("about:blank")
    for result in ("won", "lost"):
        address, _ = recorded_table(server, f"tests/records/settlers-1p-{result}.json", None)
        page.goto(address)
        ready_game(page)
        expect(page.locator(f"[data-end] [data-result='{result}']")).to_be_visible()
        expect(page.locator("#end-title")).to_contain_text(f"Race {result}")
        expect(page.locator("[data-end] .ranks li")).to_have_count(7 if result == "won" else 0)
