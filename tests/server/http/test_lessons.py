"""Lessons over HTTP: the list, steps, and what is refused."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from patolli.study.lessons.shelf import lessons_of
from tests.server.inside import Inside, inside

PATH = "/games/tzolkin/lessons"


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as running:
        yield running


def test_the_list_is_in_order_and_in_words(app: Inside) -> None:
    found = app.get(f"{PATH}?language=de")
    assert [one["name"] for one in found] == [*lessons_of("tzolkin")]
    assert found[0]["title"] == "Arbeiter einsetzen"
    assert app.ask("GET", "/games/chess/lessons").status_code == 404


def test_lessons_of_settlers_have_groups_and_hide_what_others_hold(app: Inside) -> None:
    found = app.get("/games/settlers/lessons?language=hu")
    assert [one["name"] for one in found if not one["group"]][:2] == ["round", "building"]
    assert [one["title"] for one in found if one["group"] == "aztecs"] == ["Imák", "Áldások", "Még négy ima"]
    seen = app.post("/games/settlers/lessons/razing", {"step": 3})
    assert seen["expected"] == ["raze:COM066"]
    assert isinstance(seen["preview"]["view"]["seats"][1]["hand"], int)


def test_a_step_before_and_after_an_answer(app: Inside) -> None:
    before = app.post(f"{PATH}/placing", {"step": 2})
    assert (before["state"], before["expected"], before["reply"]) == ("task", ["place:palenque"], "")
    assert before["blocked"]
    done = app.post(f"{PATH}/placing", {"step": 2, "tried": ["place:palenque"]})
    assert (done["state"], bool(done["reply"])) == ("done", True)
    astray = app.post(f"{PATH}/placing", {"step": 2, "tried": ["place:start"]})
    assert (astray["state"], bool(astray["reply"])) == ("astray", True)


@pytest.mark.parametrize(
    ("lesson", "body", "status"),
    [
        ("nothing", {"step": 0}, 404),
        ("placing", {"step": 5}, 404),
        ("placing", {"step": 2, "tried": ["fly"]}, 422),
        ("placing", {"step": -1}, 400),
        ("placing", {"step": 0, "more": 1}, 400),
        ("placing", {"step": 0, "tried": ["end"] * 201}, 400),
    ],
)
def test_what_cannot_be_is_refused(app: Inside, lesson: str, body: dict[str, Any], status: int) -> None:
    assert app.ask("POST", f"{PATH}/{lesson}", body).status_code == status
