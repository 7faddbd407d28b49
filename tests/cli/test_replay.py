"""`patolli replay`, and what every command does with a bad record."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli import Match
from patolli.engine.record import MAX_BYTES
from patolli.text import LANGUAGES
from tests.cli.calling import finished, refused, run, start, write


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("records") / "game.json", match.record())


def test_the_trace_is_one_json_line_per_position(match: Match, file: Path) -> None:
    ran = run("replay", file, "--trace")
    assert (ran.code, ran.err) == (0, "")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert len(lines) == len(match) + 1
    for at, line in enumerate(lines):
        assert list(line) == ["move", "state", "legal"]
        assert line["move"] == (None if at == 0 else match.moves[at - 1])
        assert line["state"] == match.view(at=at)
        assert line["legal"] == sorted(line["legal"]) == match.legal(at)
    assert lines[-1]["legal"] == []
    assert lines[-1]["state"]["winners"] == match.winners


@pytest.mark.parametrize("to", [0, 1, 50])
def test_up_to_a_position(match: Match, file: Path, to: int) -> None:
    lines = run("replay", file, "--trace", "--to", to).out.splitlines()
    assert len(lines) == to + 1
    assert json.loads(lines[-1])["state"] == match.view(at=to)
    summary = run("replay", file, "--json", "--to", to).json
    assert (summary["moves"], summary["over"], summary["winners"]) == (to, False, [])


@pytest.mark.parametrize("to", [-1, 10**6])
def test_beyond_the_record(match: Match, file: Path, to: int) -> None:
    assert refused("replay", file, "--to", to) == (
        f"the match has positions 0 to {len(match)}; there is no position {to}"
    )
    assert "there is no position" in refused("show", file, "--svg", "-", "--to", to)


def test_the_summary(match: Match, file: Path) -> None:
    assert run("replay", file, "--json").json == {
        "game": "tzolkin", "players": ["Ana", "", "<Zoë & Co>"], "moves": len(match), "over": True,
        "scores": match.scores(), "winners": match.winners,
    }  # fmt: skip


def test_the_board(match: Match, file: Path) -> None:
    ran = run("replay", file)
    assert ran.code == 0
    assert f"The record is valid: {len(match)} moves, the game is over." in ran.out
    assert "Ana" in ran.out
    assert "The record is valid: 20 moves." in run("replay", file, "--to", 20).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words(match: Match, file: Path, language: str) -> None:
    ran = run("replay", file, "--words", "--language", language)
    assert (ran.code, ran.err) == (0, "")
    numbers = [int(line[:4]) for line in ran.out.splitlines()]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (1, len(match))
    assert len(set(numbers)) > 0.75 * len(match), "most moves are told"
    assert "Ana" in ran.out
    assert "<Zoë & Co>" in ran.out


def test_names_do_not_move_the_cursor(match: Match, tmp_path: Path) -> None:
    record = match.fork(60).record() | {"players": ["\x1b[2JEve\r", "a\u202eb", "\n"]}
    path = write(tmp_path / "names.json", record)
    for args in (["--words"], []):
        out = run("replay", path, *args).out
        assert "\x1b" not in out
        assert "\u202e" not in out
        assert "\r" not in out


@pytest.mark.parametrize("options", [["--words", "--trace"], ["--json", "--trace"], ["--json", "--words"]])
def test_one_way_of_showing(file: Path, options: list[str]) -> None:
    assert refused("replay", file, *options) == "choose one of --words, --trace, --json"


def test_an_unknown_language(file: Path) -> None:
    sentence = refused("replay", file, "--words", "--language", "tlh")
    assert "tlh" in sentence
    assert "uk" in sentence


def test_standard_input(match: Match, file: Path) -> None:
    assert run("replay", "-", "--json", stdin=file.read_bytes()).json["moves"] == len(match)
    assert refused("replay", "-").startswith("not a JSON document")
    assert "at most" in refused("replay", "-", stdin=b" " * (MAX_BYTES + 100))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for command in (["replay"], ["show", "--svg", "-"], ["perft", "--record"]):
        assert refused(*command, tmp_path / "no.json") == (
            f"cannot read {str(tmp_path / 'no.json')!r}: No such file or directory"
        )
        assert refused(*command, tmp_path) == f"cannot read {str(tmp_path)!r}: Is a directory"


def bad_files(match: Match) -> Iterator[tuple[str, Any, str]]:
    record = match.record()
    moves = record["moves"]
    yield "empty", b"", "not a JSON document"
    yield "truncated", msgspec.json.encode(record)[:-20], "not a JSON document"
    yield "not utf-8", b'{"format": "\xff"}', "not a JSON document"
    yield "deep", b"[" * 10**6, "not a JSON document"
    yield "huge", b" " * (MAX_BYTES + 1), "at most 4,194,304 are read"
    yield "list", b"[]", "must be an object, not a list"
    yield "version", record | {"version": 2}, "version: is 2; this program reads version 1"
    yield "deal", record | {"deal": record["deal"] | {"age1": ["A1-F1"]}}, "deal.age1: must hold"
    yield "partial", match.fork(40).record(1), "partial: this record was made for one seat"
    yield "token", record | {"moves": [*moves[:7], "fly:moon"]}, "move 7: 'fly:moon' is not a token of tzolkin"
    legal = ", ".join(match.legal(9))
    illegal = record | {"moves": [*moves[:9], "keep:W01+W02", *moves[9:]]}
    yield "illegal", illegal, f"move 9: 'keep:W01+W02' is not legal here; legal: {legal}"
    yield "late", record | {"moves": [*moves, "end"]}, f"move {len(moves)}: 'end' comes after the end of the game"


@pytest.mark.parametrize("options", [[], ["--trace"], ["--words"], ["--json"], ["--to", "3"]], ids=" ".join)
def test_bad_records_are_refused_with_a_sentence(match: Match, tmp_path: Path, options: list[str]) -> None:
    for name, record, sentence in bad_files(match):
        path = write(tmp_path / "bad.json", record)
        before = path.read_bytes()
        assert sentence in refused("replay", path, *options), name
        assert path.read_bytes() == before


def test_bad_records_are_refused_by_every_command(match: Match, tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    for name, record, sentence in bad_files(match):
        path = write(tmp_path / "bad.json", record)
        assert sentence in refused("show", path, "--svg", out), name
        assert sentence in refused("perft", "--record", path), name
    assert not out.exists()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="pipes differ")
def test_a_reader_that_has_seen_enough(file: Path) -> None:
    process = start("replay", file, "--trace")
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(b'{"move":null')
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    assert process.wait(timeout=300) in (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("options", [["--words", "--language", "uk"], []], ids=" ".join)
def test_a_terminal_that_knows_few_letters(file: Path, options: list[str]) -> None:
    """Such as a file on Windows: other letters may be lost, but nothing stops."""
    process = start("replay", file, *options, PYTHONIOENCODING="ascii")
    out, err = process.communicate(timeout=300)
    assert b"Traceback" not in err
    assert process.returncode == 0
    assert out
