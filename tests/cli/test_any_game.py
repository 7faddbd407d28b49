"""Commands know games only through the contract: here a tiny one with options, secrets, and a solo mode."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.testing import installed
from pebbles.game import GAME as PEBBLES
from tests.cli.calling import run as call
from tests.cli.play.playing import Run, files, moves, record
from tests.paths import PROJECT

FILES = sorted((PROJECT / "src" / "patolli" / "cli").rglob("*.py"))


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installed, and compiled as far as it is needed."""
    with installed(PEBBLES, words={"pebbles": "pebbles"}):
        for command in ("arena", "perft", "simulate"):
            monkeypatch.setattr(sys.modules[f"patolli.cli.{command}"], "ready_game", lambda name, *_: find_game(name))
        monkeypatch.setattr("patolli.agents.ready.stages.is_warm", lambda name, package: True)
        yield


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_game_is_imported(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not (node.module or "").startswith("patolli.games"), node.module


# --- play ---


def test_alone(run: Run) -> None:
    result = run("pebbles", "--players", "1", "--option", "cards=9", "--seed", "3", lines=["1"] * 9)
    assert result.code == 0
    assert "All cards are played." in result.out
    assert "Pass the keyboard" not in result.out
    match = Match.from_record(files()[-1].read_bytes())
    assert match.over
    assert len(match) == 9
    assert record()["options"] == {"cards": 9}


def test_the_keyboard_is_passed_whenever_another_person_decides(run: Run) -> None:
    lines = ["", "1", "", "t C03", "?", "r", "b", "6", "", "q"]
    result = run("pebbles", "--seats", "human,human", "--names", "Ana,Ben", "--seed", "3", lines=lines)
    assert result.out.count("Pass the keyboard to Ana") == 2
    assert result.out.count("Pass the keyboard to Ben") == 1
    assert "Play a card: openly" in result.out
    assert moves()[1].startswith("down:")
    # Ben's card is face down: from then on nobody can read which one it is.
    card = moves()[1].partition(":")[2]
    assert card not in result.out[result.out.index("Ben puts a card face down") :]


def test_what_bots_play_in_secret_is_not_told(run: Run) -> None:
    result = run("pebbles", "--seats", "human,random,random", "--seed", "5", lines=[*["1"] * 4, "l all", "b", "q"])
    hidden = [token for i, token in enumerate(moves()) if i % 3 and token.startswith("down:")]
    assert hidden
    assert "puts a card face down." in result.out
    for token in hidden:
        assert f"puts card {token.partition(':')[2]} face down" not in result.out
        assert token.partition(":")[2] not in result.out[result.out.rindex("cards in the deck") :]


def test_a_person_reads_the_own_secrets_in_the_log(run: Run) -> None:
    result = run("pebbles", "--seats", "human,random", "--seed", "5", lines=["6", "l", "q"])
    assert result.out.count(f"puts card {moves()[0].partition(':')[2]} face down") == 2


def test_saved_games_of_several_kinds_are_offered(run: Run) -> None:
    run("pebbles", "--seed", "1", lines=["1", "1", "q"])
    run("tzolkin", "--seed", "1", lines=["1", "q"])
    result = run("--resume", lines=["2", "q"])
    assert "Turn 3; cards in the deck" in result.out
    assert "day 1" in result.out
    result = run("pebbles", "--resume", lines=["q"])
    assert "day 1" not in result.out
    assert "Turn 3; cards in the deck" in result.out
    for file in files():
        if "pebbles" in file.name:
            file.unlink()
    assert "no unfinished game of pebbles" in run("pebbles", "--resume").err


def test_undo_hands_the_keyboard_back(run: Run) -> None:
    lines = ["", "1", "", "u", "", "2", "", "q"]
    result = run("pebbles", "--seats", "human,human", "--seed", "3", lines=lines)
    assert result.out.count("Pass the keyboard to Player 1") == 2
    assert result.out.count("Pass the keyboard to Player 2") == 2
    assert len(moves()) == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["pebbles", "--option", "cards"], "NAME=VALUE"),
        (["pebbles", "--option", "cards=7"], "9 to 30"),
        (["pebbles", "--option", "colour=red"], "'colour'"),
        (["tzolkin", "--option", "colour=red"], "has no options"),
        (["pebbles", "--resume", "--option", "cards=9"], "--option"),
        (["pebbles", "--players", "4"], "1 to 3 players"),
    ],
)
def test_wrong_options(run: Run, args: list[str], said: str) -> None:
    result = run(*args)
    assert result.code == 1
    assert said in result.err
    assert files() == []


# --- the other commands ---


@pytest.mark.parametrize("players", [1, 2])
def test_simulate(players: int, tmp_path: Path) -> None:
    args = ("simulate", "pebbles", "--players", players, "--games", 3, "--option", "cards=11")
    ran = call(*args, "--agents", "random,greedy", "--records", tmp_path, "--json")
    assert ran.code == 0, ran.err
    assert ran.json["decisions"] == 33
    for file in tmp_path.glob("*.json"):
        match = Match.from_record(file.read_bytes())
        assert match.over
        assert len(match) == 11
    assert call("simulate", "pebbles", "--players", players, "--games", 2).code == 0


def test_perft_counts_from_a_deal_with_options() -> None:
    ran = call("perft", "pebbles", "--players", 1, "--depth", 9, "--option", "cards=9", "--json")
    assert ran.json["counts"][-1] == 6**7 * 4 * 2
    assert "record has its own" in call("perft", "--record", "x.json", "--option", "cards=9").err


def test_a_tournament_with_options_and_none_for_one(tmp_path: Path) -> None:
    args = ("arena", "pebbles", "--agents", "random,greedy", "--games", 2, "--jobs", 1, "--out", tmp_path / "out")
    assert "2 players or more" in call(*args, "--players", 1).err
    assert "9 to 30" in call(*args, "--players", 2, "--option", "cards=1").err
    ran = call(*args, "--players", 2, "--option", "cards=9", "--json")
    assert ran.code == 0, ran.err
    assert ran.json["plan"]["options"] == ["cards=9"]
    assert ran.json["decisions"] <= 18
    assert "cards=9" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "another tournament (options" in call(*args, "--players", 2).err
