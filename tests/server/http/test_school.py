"""The school over HTTP: lessons that people add, and classrooms."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Generator
from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.server.study import classrooms, own
from tests.paths import PROJECT
from tests.server.inside import Inside, inside
from tests.study.test_files import GOOD

TEACHER = {"Patolli-Shelf": "t" * 32}
OTHER = {"Patolli-Shelf": "o" * 32}
TEXT = json.dumps(GOOD)


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as running:
        yield running


def added(app: Inside, text: str = TEXT, headers: dict[str, str] = TEACHER) -> dict[str, Any]:
    return app.post("/lessons", {"text": text, "keep": True}, headers=headers)


def opened(app: Inside, **body: Any) -> str:
    return app.post("/classrooms", body, headers=TEACHER)["id"]


# Lessons


def test_a_lesson_is_added_taken_by_its_link_and_removed(app: Inside) -> None:
    kept = added(app)
    assert kept["faults"] == []
    id = kept["lesson"]["id"]
    assert (kept["lesson"]["title"], kept["lesson"]["steps"]) == ("My lesson", 2)
    assert added(app)["lesson"]["id"] == id, "the same file is kept once"
    assert [one["id"] for one in app.get("/lessons", headers=TEACHER)] == [id]
    assert app.get("/lessons", headers=OTHER) == app.get("/lessons") == []
    done = app.post(f"/lessons/{id}", {"step": 1, "tried": ["place:palenque"]})
    assert (done["state"], done["lesson"]["title"]) == ("done", "My lesson")
    assert app.post(f"/lessons/{id}", {"step": 1, "tried": ["place:start"]})["reply"] == "Not there."
    assert app.ask("POST", f"/lessons/{id}", {"step": 2}).status_code == 404
    assert app.ask("DELETE", f"/lessons/{id}", None, headers=OTHER).status_code == 404
    assert app.ask("DELETE", f"/lessons/{id}", None, headers=TEACHER).status_code == 204
    assert app.ask("POST", f"/lessons/{id}", {"step": 0}).status_code == 404


def test_the_example_of_the_docs_can_be_added(app: Inside) -> None:
    (example,) = re.findall(
        r"```json\n(.*?)```", (PROJECT / "docs" / "lessons.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert added(app, example)["lesson"]["title"] == "A first worker"


def test_faults_are_told_by_step_and_field_in_words(app: Inside) -> None:
    wrong = copy.deepcopy(GOOD)
    wrong["steps"][0]["point"] = ["space:atlantis"]
    del wrong["steps"][1]["task"]
    found = app.post("/lessons?language=de", {"text": json.dumps(wrong), "keep": True}, headers=TEACHER)
    assert found["lesson"] is None
    assert [(one["step"], one["field"]) for one in found["faults"]] == [(1, "point"), (2, "task")]
    assert found["faults"][0]["text"].startswith("Schritt 1, point: ")
    assert app.get("/lessons", headers=TEACHER) == []


def test_a_lesson_is_checked_without_being_kept(app: Inside) -> None:
    assert app.post("/lessons", {"text": TEXT})["steps"] == 2
    assert app.ask("POST", "/lessons", {"text": TEXT, "keep": True}).status_code == 401
    assert (
        app.ask("POST", "/lessons", {"text": TEXT, "keep": True}, headers={"Patolli-Shelf": "short"}).status_code == 401
    )


def steps(**more: Any) -> dict[str, Any]:
    return {**GOOD, "steps": [{**GOOD["steps"][1], **more}]}


def expensive() -> list[dict[str, Any]]:
    """Files that would take long to check."""
    record = {"format": "patolli-record", "game": "tzolkin", "moves": ["end"] * 6000}
    return [
        {**GOOD, "start": {**GOOD["start"], "moves": ["place:palenque"] * 2000}, "steps": 3 * [
            {"say": {"en": "?"}, "start": {**GOOD["start"], "moves": ["place:palenque"] * 2000}}]},
        {**GOOD, "start": {"record": record}},
        steps(wait=[["place:palenque"] * 60] * 40),
        {**GOOD, "steps": [{**GOOD["steps"][1], "then": ["end"] * 200}] * 40},
    ]  # fmt: skip


def test_what_would_take_long_is_refused_before_it_is_played(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("something was played")

    monkeypatch.setattr(Match, "play", never)
    for lesson in expensive():
        (fault,) = app.post("/lessons", {"text": json.dumps(lesson)})["faults"]
        assert "at most" in fault["text"]


@pytest.mark.parametrize(
    "text",
    ["", "[]", "[" * 100_000, '{"format":"patolli-lesson"}', " " * 524_288, "{" + '"a":{' * 50_000, '"\\ud800"', "\0"],
)
def test_what_is_no_lesson_is_refused_in_words(app: Inside, text: str) -> None:
    found = app.post("/lessons", {"text": text, "keep": True}, headers=TEACHER)
    assert found["lesson"] is None
    assert all(one["text"] for one in found["faults"])
    assert found["faults"]


@pytest.mark.parametrize(
    "start",
    [
        {"players": ["A", "B"], "seed": 1, "options": {"cards": "../../etc/passwd"}},
        {"players": ["A", "B"], "seed": 1, "options": {"decks": {"a": {"b": [[[]]]}}}},
        {"players": ["A", "B"], "seed": 1, "options": {"factions": [None, {}]}},
        {"players": ["A", "B"], "seed": 1, "options": {"sets": {"x": 1}, "cards": [1]}},
        {"record": {"format": "patolli-record", "version": 1, "game": "settlers", "deal": {}, "moves": [{}, 3]}},
    ],
)
def test_wrong_options_and_records_are_faults(app: Inside, start: dict[str, Any]) -> None:
    lesson = {**GOOD, "game": "settlers", "start": start}
    (fault,) = app.post("/lessons", {"text": json.dumps(lesson)})["faults"]
    assert fault["field"] == "start"


def test_what_is_too_large_is_refused(app: Inside) -> None:
    assert app.ask("POST", "/lessons", {"text": " " * 524_289}).status_code == 400
    assert app.ask("POST", "/lessons", {"text": "\0" * 400_000}).status_code == 413


def test_nobody_keeps_more_than_there_is_room_for(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MOST", 2)
    for number in (1, 2):
        added(app, json.dumps({**GOOD, "number": number}))
    refused = app.ask("POST", "/lessons", {"text": TEXT, "keep": True}, headers=TEACHER)
    assert (refused.status_code, refused.json()["why"]) == (409, "school-full")
    added(app, TEXT, OTHER)
    monkeypatch.setattr(own, "MOST_HERE", 3 * len(TEXT))
    assert app.ask("POST", "/lessons", {"text": TEXT + " ", "keep": True}, headers=OTHER).status_code == 409


# Classrooms


def test_everybody_tries_and_the_teacher_sees_it_by_outcome(app: Inside) -> None:
    room = opened(app, game="tzolkin", lesson="placing", step=2)
    path = f"/classrooms/{room}"
    seen = app.get(path)
    assert (seen["step"], seen["open"], seen["mine"], seen["answers"]) == (2, True, False, 0)
    begun = app.post(f"{path}/try", {"step": 2})
    assert (begun["state"], begun["expected"], begun["reply"]) == ("task", [], "")
    assert app.post(f"{path}/try", {"step": 2, "tried": ["place:start"]})["state"] == "going"
    whole = ["place:start", "end"]
    assert app.post(f"{path}/try", {"step": 2, "tried": whole})["state"] == "done"
    two = [["place:palenque", "place:tikal", "end"], ["place:tikal", "place:palenque", "end"]]
    for number, turn in enumerate((whole, *two)):
        body = {"secret": f"secret of pupil {number}", "name": f"Pupil {number}", "step": 2, "steps": turn}
        assert app.ask("POST", f"{path}/answers", body).status_code == 204
    told = app.get(f"{path}/answers?language=de", headers=TEACHER)
    assert [[one["name"] for one in group["answers"]] for group in told["groups"]] == [
        ["Pupil 1", "Pupil 2"], ["Pupil 0"],
    ]  # fmt: skip
    assert all(word for group in told["groups"] for word in group["words"])
    assert len(told["groups"][0]["words"]) == 3
    again = {"secret": "secret of pupil 0", "name": "Pupil 0", "step": 2, "steps": two[0]}
    app.ask("POST", f"{path}/answers", again)
    assert [len(group["answers"]) for group in app.get(f"{path}/answers", headers=TEACHER)["groups"]] == [3]
    assert app.get(path)["answers"] == 3


def test_only_the_teacher_sees_answers_goes_on_and_closes(app: Inside) -> None:
    room = opened(app, game="tzolkin", lesson="placing", step=2)
    path = f"/classrooms/{room}"
    for method, address, body in (
        ("GET", f"{path}/answers", None),
        ("PATCH", path, {"step": 3}),
        ("DELETE", path, None),
    ):
        assert app.ask(method, address, body).status_code == 403
        assert app.ask(method, address, body, headers=OTHER).status_code == 403
    turn = {"secret": "s" * 16, "name": "Ana", "step": 2, "steps": ["place:start", "end"]}
    assert app.ask("PATCH", path, {"step": 9}, headers=TEACHER).status_code == 404
    assert app.ask("PATCH", path, {"open": False}, headers=TEACHER).status_code == 200
    assert app.ask("POST", f"{path}/answers", turn).json()["why"] == "class-closed"
    app.ask("PATCH", path, {"open": True, "step": 3}, headers=TEACHER)
    assert app.ask("POST", f"{path}/answers", turn).json()["why"] == "class-moved"
    assert app.ask("POST", f"{path}/try", {"step": 2}).json()["why"] == "class-moved"
    assert [one["step"] for one in app.get("/classrooms", headers=TEACHER)] == [3]
    assert app.ask("DELETE", path, None, headers=TEACHER).status_code == 204
    assert app.ask("GET", path).status_code == 404
    assert app.get("/classrooms", headers=TEACHER) == []


def test_answers_are_checked_and_counted(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/classrooms/{opened(app, game='tzolkin', lesson='placing', step=2)}"
    turn = {"secret": "s" * 16, "name": "Ana", "step": 2, "steps": ["place:start", "end"]}
    for wrong, status in (
        ({"name": " \u202e\n"}, 400),
        ({"name": "x" * 41}, 400),
        ({"secret": "short"}, 400),
        ({"steps": []}, 400),
        ({"steps": ["end"] * 61}, 400),
        ({"steps": ["fly"]}, 422),
        ({"steps": ["place:start"]}, 422),
        ({"step": 40}, 400),
    ):
        assert app.ask("POST", f"{path}/answers", {**turn, **wrong}).status_code == status, wrong
    monkeypatch.setattr(classrooms, "MOST_ANSWERS", 1)
    assert app.ask("POST", f"{path}/answers", turn).status_code == 204
    more = app.ask("POST", f"{path}/answers", {**turn, "secret": "z" * 16})
    assert (more.status_code, more.json()["why"]) == (409, "class-full")
    assert app.ask("POST", f"{path}/answers", {**turn, "name": "Ana Maria"}).status_code == 204


def test_a_classroom_from_a_record_shows_what_the_seat_may_know(app: Inside) -> None:
    record = json.loads((PROJECT / "docs" / "example.json").read_text(encoding="utf-8"))
    path = f"/classrooms/{opened(app, record=record, at=40, question='What now?')}"
    begun = app.post(f"{path}/try", {"step": 0})
    assert (begun["say"], begun["task"], begun["at"]) == ("What now?", "What now?", 40)
    assert app.get(path)["title"] == "What now?"
    match = Match.new("settlers", ["A", "B"], 3)
    while match.seat != 0 or len(match) < 12:
        match.play(match.legal()[0])
    path = f"/classrooms/{opened(app, record=match.record())}"
    seats = app.post(f"{path}/try", {"step": 0})["preview"]["view"]["seats"]
    assert isinstance(seats[0]["hand"], list)
    assert isinstance(seats[1]["hand"], int)
    assert app.ask("POST", "/classrooms", {"record": {}}, headers=TEACHER).status_code == 400
    over = app.ask("POST", "/classrooms", {"record": record}, headers=TEACHER)
    assert over.status_code == 400


def test_a_classroom_from_an_own_lesson_outlives_it(app: Inside) -> None:
    lesson = added(app)["lesson"]["id"]
    path = f"/classrooms/{opened(app, own=lesson, step=1)}"
    app.ask("DELETE", f"/lessons/{lesson}", None, headers=TEACHER)
    assert app.post(f"{path}/try", {"step": 1})["task"] == "Place a worker on Palenque."


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"game": "tzolkin", "lesson": "placing", "own": "a" * 16}, 400),
        ({"game": "tzolkin", "lesson": "nothing"}, 404),
        ({"game": "chess", "lesson": "placing"}, 404),
        ({"lesson": "placing"}, 404),
        ({"game": "tzolkin", "lesson": "placing", "step": 30}, 404),
        ({"own": "a" * 16}, 404),
        ({"table": "a" * 16}, 404),
    ],
)
def test_a_classroom_needs_a_position(app: Inside, body: dict[str, Any], status: int) -> None:
    assert app.ask("POST", "/classrooms", body, headers=TEACHER).status_code == status


def test_unused_classrooms_are_removed(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    old = opened(app, game="tzolkin", lesson="placing")
    monkeypatch.setattr(classrooms, "UNUSED", -1)
    new = opened(app, game="tzolkin", lesson="placing")
    monkeypatch.undo()
    assert [one["id"] for one in app.get("/classrooms", headers=TEACHER)] == [new] != [old]
