"""Every kind of decision of Imperial Settlers is answered where it lies: by a click, by keys, in the list."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page

from patolli.games.settlers.words.guide import DECISIONS
from tests.browser.conftest import Visit
from tests.browser.people import Press, click, press_enter
from tests.browser.screen import wait_for
from tests.browser.settlers.moments import Asked, asked, show
from tests.server.serving import Server

COMMON = ("take", "turn", "location", "pay", "target", "color")
RARE = tuple(kind for kind in DECISIONS if kind not in COMMON)


def test_every_kind_is_recorded() -> None:
    assert {*asked()} == {*DECISIONS}


def answer(page: Page, one: Asked, press: Press) -> None:
    """Choose what was chosen then: a button of the bar if there is one, otherwise the place, and then its verb; for
    what is folded in the bar for lack of room, a line in the list of all."""
    token = page.locator(f"[data-token='{one.answer}']:visible")
    folded = page.locator("[data-do='spend']:visible")
    lit = [f"[data-place='{place}'][aria-disabled='false']:visible" for place in one.places]
    page.locator(
        ", ".join([f"[data-token='{one.answer}']:visible", "[data-do='spend']:visible", *lit])
    ).first.wait_for()
    places = [page.locator(place) for place in lit]
    shown = next((place for place in places if place.count()), None)
    if not token.count() and folded.count() and one.answer.startswith("spend:"):
        press(folded.first)
        page.locator(".choices.measured [data-do='back']").wait_for()
        if not token.count():
            press(page.locator("[data-do='all-choices']:visible"))
        token.first.wait_for()
    elif not token.count():
        assert shown is not None, f"{one.answer} is neither in the bar nor lit: {one.places}"
        press(shown.first)
        page.locator(
            f"[data-token='{one.answer}']:visible, [data-steps='{len(one.moment.steps) + 1}']"
        ).first.wait_for()
    if token.count():
        press(token.first)
    wait_for(page, steps=str(len(one.moment.steps) + 1))
    # Where there is no room for it, it is one of the folded ones.
    page.locator(f"[data-step='{one.answer}'], [data-folded]").first.wait_for(state="attached")


@contextmanager
def told(kind: str) -> Generator[None]:
    """Says which decision something goes wrong in."""
    try:
        yield
    except Exception as error:
        error.add_note(f"while {kind} is asked")
        raise


@pytest.mark.parametrize("kinds", [COMMON, pytest.param(RARE, marks=pytest.mark.long)], ids=["common", "rare"])
def test_by_click(visit: Visit, server: Server, kinds: tuple[str, ...]) -> None:
    page = visit("about:blank")
    for kind in kinds:
        one = asked()[kind]
        with told(kind):
            show(page, server, one)
            answer(page, one, click)
            page.keyboard.press("u")
            wait_for(page, steps=str(len(one.moment.steps)))


@pytest.mark.long
def test_by_keys(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    for kind in DECISIONS:
        with told(kind):
            show(page, server, asked()[kind])
            answer(page, asked()[kind], press_enter)


@pytest.mark.long
def test_in_the_list(visit: Visit, server: Server) -> None:
    page = visit("about:blank", list=True)
    for kind in DECISIONS:
        one = asked()[kind]
        with told(kind):
            show(page, server, one._replace(moment=one.moment._replace(steps=())))
            for number, token in enumerate((*one.moment.steps, one.answer), 1):
                page.locator(f"[data-list] [data-token='{token}']").first.click()
                wait_for(page, steps=str(number))
