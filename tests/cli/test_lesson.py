"""`patolli lesson`: a lesson started from a record is good, and faults in a file are listed by step and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from patolli.text import LANGUAGES
from tests.cli.calling import refused, run
from tests.paths import PROJECT

RECORDS = {"tzolkin": "docs/example.json", "settlers": "docs/settlers-example.json"}


def written(folder: Path, lesson: Any) -> Path:
    file = folder / "lesson.json"
    file.write_text(lesson if isinstance(lesson, str) else json.dumps(lesson), encoding="utf-8")
    return file


def begun(game: str, at: int = 30) -> dict[str, Any]:
    ran = run("lesson", "from", PROJECT / RECORDS[game], "--at", at)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.mark.parametrize("game", RECORDS)
def test_a_lesson_from_a_record_can_be_taken(game: str, tmp_path: Path) -> None:
    lesson = begun(game)
    record = json.loads((PROJECT / RECORDS[game]).read_bytes())
    assert lesson["game"] == game
    (line,) = lesson["steps"][-1]["wait"]
    assert record["moves"][30 : 30 + len(line)] == line
    ran = run("lesson", "check", written(tmp_path, lesson))
    assert (ran.code, ran.err) == (0, "")
    assert "2 steps" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_by_step_and_field(language: str, tmp_path: Path) -> None:
    lesson = begun("tzolkin")
    lesson["steps"][1]["wait"][0][0] = "nonsense"
    ran = run("lesson", "check", written(tmp_path, lesson), "--language", language)
    assert (ran.code, ran.out) == (1, "")
    assert "wait[0][0]" in ran.err
    assert "nonsense" in ran.err
    assert "2" in ran.err.splitlines()[1]
    if language != "en":
        assert ran.err != run("lesson", "check", tmp_path / "lesson.json").err


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"title": "Not an id"}, "title"),
        ({"title": {"xx": "Nobody speaks this."}}, "title"),
        ({"title": {"en": "x" * 601}}, "title"),
        ({"seat": 9}, "seat"),
        ({"unknown": 1}, "unknown"),
        ({"steps": []}, "steps"),
        ({"start": {}}, "start"),
        ({"game": "chess"}, "game"),
        ({"format": "another"}, "format"),
    ],
)
def test_fields_that_are_wrong(change: dict[str, Any], where: str, tmp_path: Path) -> None:
    ran = run("lesson", "check", written(tmp_path, begun("tzolkin") | change))
    assert (ran.code, ran.out) == (1, "")
    assert where in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("text", ["", "[]", "{", "nonsense", "[" * 100_000, '"' + "x" * 600_000 + '"'])
def test_files_that_are_no_lessons(text: str, tmp_path: Path) -> None:
    ran = run("lesson", "check", written(tmp_path, text))
    assert (ran.code, ran.out) == (1, "")
    assert 0 < len(ran.err) < 1000
    assert "Traceback" not in ran.err


def test_a_position_that_the_record_does_not_have() -> None:
    last = len(json.loads((PROJECT / RECORDS["tzolkin"]).read_bytes())["moves"]) - 1
    assert str(last) in refused("lesson", "from", PROJECT / RECORDS["tzolkin"], "--at", 100_000)
