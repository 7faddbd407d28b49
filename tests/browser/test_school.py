"""For teachers, in a real browser: their own lessons by link, and a classroom with a student and a teacher."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.screen import do
from tests.browser.test_pages import axe
from tests.browser.test_wire import Holding
from tests.browser.visiting import PHONE
from tests.browser.watching import forgiving
from tests.study.test_files import GOOD

CHOICE = "input[type=file]"


def add(page: Page, lesson: object) -> None:
    file = {"name": "lesson.json", "mimeType": "application/json", "buffer": json.dumps(lesson).encode()}
    page.locator(CHOICE).first.set_input_files([file])  # type: ignore[list-item]


def test_an_own_lesson_is_checked_added_taken_by_link_and_removed(visit: Visit) -> None:
    page = visit("/learn")
    do(page, "school").click()
    expect(page.locator("[data-open-class]")).to_be_visible()
    add(page, {**GOOD, "steps": [{**GOOD["steps"][0], "point": ["space:atlantis"]}]})
    expect(page.locator("[data-faults='1']")).to_contain_text("Step 1, point")
    assert axe(page) == []
    add(page, {**GOOD, "title": {"en": "<b>Mine</b>"}})
    lesson = page.locator("[data-own]")
    expect(lesson).to_contain_text("<b>Mine</b>")
    expect(page.locator("[data-faults]")).to_have_count(0)
    address = f"/lesson/u/{lesson.get_attribute('data-own')}"
    pupil = visit(address)
    expect(pupil.locator("[data-lesson-top]")).to_contain_text("<b>Mine</b>")
    do(pupil, "next").click()
    pupil.locator("[data-place='space:palenque:0']").click()
    expect(pupil.locator("[data-bubble='done']")).to_be_visible()
    do(pupil, "next").click()
    expect(pupil.locator("[data-bubble='over']")).to_be_visible()
    do(page, "remove-lesson").click()
    expect(page.locator("[data-own]")).to_have_count(0)
    with forgiving(pupil):
        pupil.goto(address)
        expect(pupil.locator("a[href='/learn'].go")).to_be_visible()


def hand_in(pupil: Page, *places: str) -> None:
    for place in places:
        pupil.locator(f"[data-place='{place}']").click()
    do(pupil, "confirm").click()
    expect(pupil.locator("[data-handed]")).to_be_visible()


def test_a_classroom_opens_only_when_its_lessons_are_there(visit: Visit) -> None:
    """On a slow connection: until then it is not known how many steps there are to begin with."""
    page = visit("about:blank")
    lessons = Holding(page, "**/api/games/*/lessons*")
    page.goto("/learn/own")
    waiting = lessons.wait(page)
    expect(do(page, "open-class")).to_be_disabled()
    expect(page.locator("[data-open-class] input[type=number]")).to_have_count(0)
    waiting.continue_()
    page.locator("[data-open-class] input[type=number]").fill("3")
    do(page, "open-class").click()
    expect(page.locator("[data-answers='0']")).to_be_visible()


def test_lessons_that_do_not_come_are_told(visit: Visit) -> None:
    page = visit("about:blank")
    with forgiving(page):
        page.route("**/api/games/*/lessons*", lambda route: route.abort())
        page.goto("/learn/own")
        expect(page.locator("[data-open-class] [role=alert]")).to_be_visible()
    expect(do(page, "open-class")).to_be_disabled()


def test_a_class_answers_and_the_teacher_sees_it(visit: Visit) -> None:
    teacher = visit("/learn/own")
    form = teacher.locator("[data-open-class]")
    form.locator("input[type=number]").fill("3")
    do(teacher, "open-class").click()
    expect(teacher.locator("[data-answers='0']")).to_be_visible()
    address = teacher.url
    assert axe(teacher) == []
    pupils = [visit(address), visit(address, **PHONE)]
    for number, pupil in enumerate(pupils):
        pupil.locator("[data-panel] input").fill(f"Pupil {number}")
    assert axe(pupils[0]) == []
    hand_in(pupils[0], "space:palenque:0", "space:tikal:0")
    expect(teacher.locator("[data-group='1']")).to_contain_text("Pupil 0")
    # On a phone one gear is open at a time: the start space is beside none of them.
    pupils[1].locator("[data-gear='tikal']").first.tap()
    pupils[1].locator("[data-place='space:tikal:0']").first.tap()
    pupils[1].locator("[data-gear='palenque']").first.tap()
    pupils[1].locator("[data-place='space:palenque:0']").first.tap()
    do(pupils[1], "confirm").tap()
    expect(pupils[1].locator("[data-handed]")).to_be_visible()
    group = teacher.locator("[data-group='2']")
    expect(group).to_contain_text("Pupil 1")
    do(teacher, "show-answer").click()
    expect(teacher.locator(".app[data-steps='3']")).to_be_attached()
    do(teacher, "class-next").click()
    expect(teacher.locator("[data-answers='0']")).to_be_visible()
    expect(pupils[0].locator("[data-panel]")).to_contain_text("Position 4 of 5")
    do(teacher, "class-close").click()
    expect(pupils[0].locator("[data-panel]")).to_contain_text("closed")
    teacher.goto("/learn/own")
    with forgiving(pupils[0]), forgiving(pupils[1]):  # they may ask for it at any moment
        do(teacher, "remove-room").click()
        expect(teacher.locator("[data-room]")).to_have_count(0)
        pupils[1].goto("/")
        pupils[0].goto(address)
        expect(pupils[0].locator("a[href='/learn'].go")).to_be_visible()
