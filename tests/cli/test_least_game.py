"""Every command works for a game that has only what the contract demands (`tests/stones`)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.testing import check_game, installed
from tests.cli.calling import run as call
from tests.cli.calling import write
from tests.cli.play.playing import Run, files
from tests.stones.game import GAME

MOVES = ["take:3", "take:2", "take:1"]


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installed, and compiled as far as it is needed."""
    with installed(GAME, words={"stones": "tests.stones"}):
        for command in ("arena", "perft", "simulate"):
            monkeypatch.setattr(sys.modules[f"patolli.cli.{command}"], "ready_game", lambda name, *_: find_game(name))
        monkeypatch.setattr("patolli.cli.common.ready_game", lambda name, *_: find_game(name))
        monkeypatch.setattr("patolli.agents.ready.stages.is_warm", lambda name, package: True)
        yield


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match.new("stones", ["Ana", "Ben"], 1)
    for token in MOVES:
        match.play(token)
    return write(tmp_path / "stones.json", match.record())


def test_it_keeps_the_contract() -> None:
    check_game(GAME)


@pytest.mark.parametrize("language", ["en", "de"])
def test_play(run: Run, language: str) -> None:
    """To the end, on a screen of any size; in German with English words of its own."""
    lines = ["?", "r", "t", "b", "l", *["1"] * 14, "b", "u", "1", "q"]
    result = run("stones", "--seats", "human,human", "--language", language, "--seed", "1", lines=["", *lines * 2])
    assert result.code == 0, result.err
    assert "Take 1" in result.out
    assert "stones: 15" in result.out
    assert "takes 1 of the stones." in result.out


def test_play_against_a_bot_and_ask_for_a_hint(run: Run) -> None:
    result = run("stones", "--seats", "human,easy", "--seed", "1", lines=["h", *["1"] * 15, "q"])
    assert result.code == 0, result.err
    assert "Take 1" in result.out
    match = Match.from_record(files()[-1].read_bytes())
    assert match.over
    assert match.winners


def test_go_on(run: Run) -> None:
    run("stones", "--seed", "1", lines=["2", "q"])
    result = run("--resume", lines=["q"])
    assert result.code == 0
    assert "takes 2 of the stones." in result.out


def test_simulate_and_count(tmp_path: Path) -> None:
    ran = call("simulate", "stones", "--games", 20, "--agents", "random,greedy", "--records", tmp_path, "--json")
    assert ran.code == 0, ran.err
    assert ran.json["players"] == 2
    assert all(Match.from_record(file.read_bytes()).over for file in tmp_path.glob("*.json"))
    assert call("perft", "stones", "--depth", 3, "--json").json["counts"] == [1, 3, 9, 27]


def test_arena(tmp_path: Path) -> None:
    """Played and continued: what was stored is read again."""
    args = ("arena", "stones", "--agents", "random,greedy", "--jobs", 1, "--out", tmp_path / "out", "--json")
    ran = call(*args, "--games", 4)
    assert ran.code == 0, ran.err
    again = call(*args, "--games", 8)
    assert again.code == 0, again.err
    assert again.json["source_names"] == ["points"]
    assert again.json["openings"] == []
    assert "Stones" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert call(*args[:-1], "--games", 8, "--language", "de").code == 0


def test_replay_and_show(record: Path) -> None:
    told = call("replay", record, "--words").out
    assert "Ana takes 3 of the stones." in told
    assert "Ana takes 1 of the stones." in call("replay", record, "--words", "--language", "pl").out
    assert "stones: 9" in call("replay", record).out
    assert call("replay", record, "--json").json["moves"] == 3
    picture = call("show", record, "--svg", "-").out
    assert picture.startswith("<svg")
    assert "stones: 9" in picture


def test_hint(record: Path) -> None:
    ran = call("hint", record, "--simulations", 100)
    assert ran.code == 0, ran.err
    assert "Take 1" in ran.out
    assert len(call("hint", record, "--simulations", 100, "--json").json["plans"]) == 3
