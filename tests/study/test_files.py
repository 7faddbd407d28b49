"""Lesson files from anywhere: good ones are read, all others are refused in words, by step and field."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest

from patolli.engine.draft import Draft
from patolli.study.lessons.check import faults
from patolli.study.lessons.format import MAX_BYTES, BadLesson, read_lesson, spoken
from patolli.study.lessons.run import judge, look_up, positions
from patolli.text import LANGUAGES, Translator
from tests.paths import PROJECT

GOOD: dict[str, Any] = {
    "format": "patolli-lesson",
    "version": 1,
    "game": "tzolkin",
    "name": "own",
    "title": {"en": "My lesson"},
    "start": {"players": ["Ana", "Balam"], "seed": 10, "moves": ["keep:W02+W17", "keep:W06+W20"]},
    "steps": [
        {"say": {"en": "Look."}, "point": ["space:palenque", "player:0", "start"]},
        {
            "say": {"en": "Do."},
            "task": {"en": "Place a worker on Palenque."},
            "wait": [["place:palenque"]],
            "replies": [
                {"tokens": ["place:start"], "say": {"en": "Not there."}},
                {"verb": "place", "say": {"en": "Elsewhere."}},
            ],
        },
    ],
}  # fmt: skip


def changed(path: list[Any], value: Any) -> bytes:
    """The good lesson with something else at this place; the value `None` removes it."""
    lesson = copy.deepcopy(GOOD)
    here: Any = lesson
    for key in path[:-1]:
        here = here[key]
    if value is None:
        del here[path[-1]]
    else:
        here[path[-1]] = value
    return json.dumps(lesson).encode()


def wrong(data: bytes) -> list[BadLesson]:
    try:
        return faults(read_lesson(data), lambda text: False)
    except BadLesson as error:
        return [error]


def test_a_good_one_has_no_fault() -> None:
    lesson = read_lesson(json.dumps(GOOD))
    assert faults(lesson, lambda text: False) == []
    step, match = lesson.steps[1], positions(lesson)[1]
    said = {}
    for token in match.legal():
        draft = Draft(match)
        draft.play(token)
        judged = judge(step, draft, [token])
        said[token] = judged.state, judged.reply
    assert said.pop("place:palenque") == ("done", None)
    assert said.pop("place:start") == ("astray", {"en": "Not there."})
    assert {*map(str, said.values())} == {str(("astray", {"en": "Elsewhere."}))}


@pytest.mark.parametrize(
    ("path", "value", "step", "field", "problem"),
    [
        (["format"], "patolli-record", None, "format", "must be"),
        (["version"], 2, None, "version", "2"),
        (["game"], "chess", None, "game", "chess"),
        (["name"], "../../etc", None, "name", "regex"),
        (["author"], "me", None, "", "unknown field `author`"),
        (["title"], "no-such-text", None, "title", "there is no text"),
        (["title"], {"xx": "?"}, None, "title", "not one of the languages"),
        (["title"], {"en": " \u200b\n"}, None, "title", "empty"),
        (["title"], {"en": "x" * 601}, None, "title", "600"),
        (["start", "seed"], None, None, "start", "needs a `record`"),
        (["start", "record"], {}, None, "start", "there is a record"),
        (["start", "moves"], ["keep:W02+W17", "fly"], None, "start.moves[1]", "fly"),
        (["start", "players"], ["Ana"], None, "start", "2 to 4 players"),
        (["seat"], 1, 1, "", "seat 1 learns, but seat 0 decides"),
        (["steps"], [], None, "steps", "length"),
        (["steps", 0, "point"], ["space:atlantis"], 1, "point", "no place"),
        (["steps", 0, "point"], ["<script>"], 1, "point[0]", "regex"),
        (["steps", 0, "task"], {"en": "?"}, 1, "task", "does not `wait`"),
        (["steps", 1, "task"], None, 2, "task", "is missing"),
        (["steps", 1, "wait"], [["place:palenque", "fly"]], 2, "wait[0][1]", "fly"),
        (["steps", 1, "wait"], [["place:palenque"], ["place:palenque", "end"]], 2, "wait[1][0]", "already"),
        (["steps", 1, "goal"], [{"path": "seats.0.luck", "least": 3}], 2, "goal[0].path", "no number"),
        (["steps", 1, "goal"], [{"path": "seats.0.corn"}], 2, "goal[0]", "least"),
        (["steps", 1, "goal"], [{"path": "seats.0.corn", "least": 99}], 2, "wait[0]", "does not reach"),
        (["steps", 1, "replies"], [{"say": {"en": "?"}}], 2, "replies[0]", "needs `tokens`"),
        (["steps", 1, "replies"], [{"tokens": ["pick:tikal1"], "say": {"en": "?"}}], 2, "replies[0].tokens", "never"),
        (["steps", 1, "replies"], [{"verb": "pick", "say": {"en": "?"}}], 2, "replies[0].verb", "begins with"),
    ],
)  # fmt: skip
def test_a_fault_is_named_by_step_and_field(
    path: list[Any], value: Any, step: int | None, field: str, problem: str
) -> None:
    found = wrong(changed(path, value))
    assert [(one.step, one.field) for one in found][:1] == [(step, field)], [str(one) for one in found]
    assert problem in str(found[0])
    for language in LANGUAGES:
        assert found[0].told(Translator(language))


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"null", b"\xff\xfe", b"{", b"[" * 100_000, b'{"format":"patolli-lesson","version":1e400}',
     b" " * (MAX_BYTES + 1)],
)  # fmt: skip
def test_what_is_no_lesson_is_refused(data: bytes) -> None:
    with pytest.raises(BadLesson):
        read_lesson(data)


def test_texts_of_others_are_plain_words() -> None:
    hostile = {"en": "<b>Hi</b>\u202e\x1b[31m\nthere" + "y" * 500}
    said = spoken(hostile, "de")
    assert not {"\n", "\x1b", "\u202e"} & {*said}
    assert said.endswith("y" * 50)


def test_a_path_leads_only_to_what_is_there() -> None:
    view = {"seats": [{"corn": 3}]}
    assert look_up(view, "seats.0.corn") == 3
    nowhere = ["", "seats", "seats.1.corn", "seats.-1.corn", "seats.0", "seats.0.corn.real", "__class__"]
    for path in (*nowhere, "seats." + "9" * 400):
        assert not isinstance(look_up(view, path), int)


def test_a_goal_is_reached_in_any_way() -> None:
    lesson = copy.deepcopy(GOOD)
    lesson["steps"][1] |= {"goal": [{"path": "seats.0.free_workers", "most": 2}], "replies": []}
    found = read_lesson(json.dumps(lesson))
    assert faults(found, lambda text: False) == []
    draft = Draft(positions(found)[1])
    draft.play("place:tikal")
    assert judge(found.steps[1], draft, ["place:tikal"]).state == "done"


def test_the_example_of_the_docs_is_good() -> None:
    text = (PROJECT / "docs" / "lessons.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert faults(read_lesson(example), lambda text: False) == []
