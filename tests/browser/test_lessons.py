"""Lessons in a real browser: taken on the board by clicks and by keys, and in the list view, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.engine.offers import offers
from patolli.study.lessons.format import Lesson
from patolli.study.lessons.run import positions
from patolli.study.lessons.shelf import lessons_of, say
from patolli.text import LANGUAGES, Translator
from tests.browser.conftest import Visit
from tests.browser.people import Press, click, press_enter
from tests.browser.screen import do, look
from tests.browser.sizes import lasting, settle
from tests.browser.test_pages import axe
from tests.browser.visiting import PHONE

BUBBLE = "[data-bubble]"
CUT = """() => [...document.querySelectorAll("[data-bubble] :is(p, button, a)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent)"""
INSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector("[data-bubble]").getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


COVERED = """() => {
  const bubble = document.querySelector("[data-bubble]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-list] .choices [data-token]")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
  }).map((one) => one.dataset.token);
}"""
CHOOSE = "(one, language) => { one.value = language; one.dispatchEvent(new Event('change', { bubbles: true })); }"
LESSONS = [(game, name) for game in ("tzolkin", "settlers") for name in lessons_of(game)]


def in_the_list(page: Page, token: str, _: Match, __: list[str], press: Press) -> None:
    assert lasting(page, COVERED) == []
    button = page.locator(f"[data-list] [data-token='{token}']")
    if button.count():
        press(button.last)


def on_the_board(page: Page, token: str, match: Match, tried: list[str], press: Press) -> None:
    """A button of the bar if there is one, else the place, and then its verb."""
    if token == "end" and do(page, "confirm").is_visible():
        press(do(page, "confirm"))
        return
    button = page.locator(f"[data-token='{token}']:visible")
    if not button.count():
        draft = Draft(match)
        draft.go_to(tried)
        offer = next(one for one in offers(draft) if one.token == token)
        lit = [page.locator(f"[data-place='{place}']:visible") for place in offer.places]
        press(next(one for one in lit if one.count()).first)
        done = f".app[data-steps='{len(tried) + 1}'], [data-bubble='done']"
        page.locator(f"[data-token='{token}']:visible, {done}").first.wait_for(state="attached")
    if button.count():
        press(button.first)


Way = Callable[[Page, str, Match, list[str], Press], None]


def take(page: Page, lesson: Lesson, way: Way, press: Press) -> None:
    """Does what each step waits for, up to the end of the lesson."""
    bubble = page.locator(BUBBLE)
    for number, (step, match) in enumerate(zip(lesson.steps, positions(lesson), strict=True)):
        expect(bubble).to_have_attribute("data-step", str(number))
        tried: list[str] = []
        for token in step.wait[0] if step.wait else ():
            now = look(page)  # the server has answered
            if bubble.get_attribute("data-bubble") == "done":
                break
            if len(tried) >= int(now["steps"]):  # what has one answer is answered by itself
                way(page, token, match, tried, press)
            tried.append(token)
        expect(bubble).to_have_attribute("data-bubble", "done" if step.wait else "say")
        assert lasting(page, CUT) == []
        if press is click:
            do(page, "next").click()
        else:
            page.keyboard.press("n")
    expect(bubble).to_have_attribute("data-bubble", "over")


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_taken_in_every_way(visit: Visit, game: str, name: str) -> None:
    """By clicks and by keys on the board, then in the list view; each time in the next language."""
    first = LESSONS.index((game, name))
    page, lesson = visit("about:blank", language=LANGUAGES[first % len(LANGUAGES)]), lessons_of(game)[name]
    ways: list[tuple[Way, Press]] = [(on_the_board, click), (on_the_board, press_enter), (in_the_list, press_enter)]
    for turn, (way, press) in enumerate(ways):
        page.goto(f"/lesson/{game}/{name}?step=1")
        expect(page.locator(BUBBLE)).to_be_visible()
        language = LANGUAGES[(first + turn) % len(LANGUAGES)]
        choose_language(page, language)
        # The step is fetched again, and then begins anew.
        expect(page.locator(f"{BUBBLE} .words")).to_have_text(say(lesson, lesson.steps[0].say, Translator(language)))
        if way is in_the_list:
            page.locator("[data-do='list']").click()
        take(page, lesson, way, press)
    assert axe(page) == []
    page.goto(f"/learn?game={game}")
    expect(page.locator(f"[data-lesson='{name}'][data-done]")).to_be_visible()


def choose_language(page: Page, language: str) -> None:
    # On a phone it is in the settings: there is no room for it here.
    page.locator("[data-lesson-top] select").evaluate(CHOOSE, language)


def test_the_first_lesson_by_clicks_on_the_board(visit: Visit) -> None:
    page = visit("/")
    do(page, "learn").click()
    do(page, "go-on").click()
    do(page, "next").click()
    do(page, "next").click()
    page.locator("[data-place='start']").click()
    expect(page.locator("[data-reply]")).to_be_visible()
    expect(page.locator(".app")).to_have_attribute("data-steps", "0")
    page.locator("[data-place='space:palenque:0']").click()
    expect(page.locator(BUBBLE)).to_have_attribute("data-bubble", "done")
    assert axe(page) == []
    page.keyboard.press("n")
    expect(page.locator(BUBBLE)).to_have_attribute("aria-label", "Lesson 1, step 4 of 5")
    page.reload()
    expect(page.locator(BUBBLE)).to_have_attribute("aria-label", "Lesson 1, step 4 of 5")
    page.keyboard.press("Backspace")
    expect(page.locator(BUBBLE)).to_have_attribute("aria-label", "Lesson 1, step 3 of 5")


def spoken(page: Page, lesson: Lesson, number: int) -> Iterator[str]:
    """A step in one language after the other, each as soon as it is said."""
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.locator(f"{BUBBLE} .words")).to_have_text(
            say(lesson, lesson.steps[number].say, Translator(language))
        )
        yield language


@pytest.mark.long
@pytest.mark.parametrize("form", ["desk", "phone"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_nothing_is_cut_in_any_language(visit: Visit, game: str, name: str, form: str) -> None:
    """Every step, in every language, one after the other on one page."""
    page, lesson = visit(f"/lesson/{game}/{name}", **(PHONE if form == "phone" else {})), lessons_of(game)[name]
    for number, step in enumerate(lesson.steps):
        expect(page.locator(BUBBLE)).to_have_attribute("data-step", str(number))
        for language in spoken(page, lesson, number):
            settle(page)
            assert lasting(page, CUT) == [], language
            if form == "desk":
                page.wait_for_function(INSIDE)
        on = do(page, "skip" if step.wait else "next")
        # A mouse that rests where something comes to lie would open its tip.
        (on.tap if form == "phone" else on.click)()
