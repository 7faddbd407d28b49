"""The commands as they are called: output, exit codes, and one sentence instead of a traceback."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from patolli import Match, __version__
from patolli.cli import app
from patolli.engine.compiled.jit import JIT
from patolli.engine.game import game_names
from tests.cli.calling import GAME, Ran, finished, refused, run, start, write
from tests.games.tzolkin.oracle.game import Oracle

MANY, SOME = (130, 60) if JIT else (4, 3)  # more than one portion for several jobs
COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("records") / "game.json", match.record())


# All commands -----------------------------------------------------------------------------------------------------


def test_the_commands_are_there() -> None:
    assert {"play", "simulate", "replay", "show", "perft", "warm"} <= set(COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, None])
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_teaches(command: str | None, option: str) -> None:
    ran = run(*([command] if command else []), option)
    assert (ran.code, ran.err) == (0, "")
    assert "Usage" in ran.out
    assert len(ran.out.split()) > 20
    if command is None:
        assert all(name in ran.out for name in COMMANDS)


def test_without_a_command_there_is_help() -> None:
    ran = run()
    assert "Usage" in ran.out + ran.err
    assert ran.code in (0, 2)


def test_version() -> None:
    assert run("--version") == Ran(0, f"patolli {__version__}\n", "")


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"], ["replay"], ["show", "x"], ["simulate", "--games", "0"], ["simulate", "--games", "many"],
        ["simulate", "--seed", "-1"], ["simulate", "--seed", "9" * 30], ["simulate", "--jobs", "0"],
        ["perft", "--depth", "99"], ["replay", "x", "--no-such-option"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_wrong_usage_has_exit_code_2(args: list[str]) -> None:
    ran = run(*args)
    assert (ran.code, ran.out) == (2, "")
    assert "Usage" in ran.err
    assert "Traceback" not in ran.err


def test_warm_is_silent_once_it_is_done() -> None:
    assert run("warm").code == 0
    assert run("warm") == Ran(0, "", "")


@pytest.mark.slow
def test_it_is_installed() -> None:
    process = start("--version")
    out, err = process.communicate(timeout=300)
    assert (process.returncode, out, err) == (0, f"patolli {__version__}\n".encode(), b"")


@pytest.mark.parametrize("command", ["simulate", "perft"])
def test_an_unknown_game(command: str) -> None:
    assert refused(command, "chess") == f"no game is called 'chess'; known games: {', '.join(game_names())}"


# Simulate ---------------------------------------------------------------------------------------------------------


def simulated(*args: object) -> dict[str, Any]:
    ran = run("simulate", "--json", *args)
    assert ran.code == 0, ran.err
    return {key: value for key, value in ran.json.items() if key not in ("seconds", "jobs")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_plays_the_same_games_whatever_the_jobs(players: int) -> None:
    args = ("tzolkin", "--players", players, "--games", MANY, "--agents", "random,greedy,random", "--seed")
    one = simulated(*args, 5, "--jobs", 1)
    assert one == simulated(*args, 5, "--jobs", 3) == simulated(*args, 5)
    assert (one["games"], one["players"], one["seed"]) == (MANY, players, 5)
    assert one["points"] != simulated(*args, 6)["points"]


def test_records_are_valid_games_and_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    args = ("--players", 3, "--games", SOME, "--agents", "greedy,random", "--seed", 8)
    result = simulated(*args, "--jobs", 1, "--records", tmp_path / "one" / "deep")
    assert simulated(*args, "--jobs", 2, "--records", tmp_path / "two") == result == simulated(*args)
    files = sorted((tmp_path / "one" / "deep").iterdir())
    assert len(files) == SOME
    totals = [0.0, 0.0, 0.0]
    for number, path in enumerate(files):
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
        match = Match.from_record(path.read_bytes())
        assert match.over
        assert match.players == [("greedy", "random")[(seat + number) % 2] for seat in range(3)]
        totals = [total + points for total, points in zip(totals, match.scores(), strict=True)]
    rows = {row["seat"]: row for row in result["points"] if row["agent"] == "all"}
    assert [rows[f"seat {seat}"]["mean"] for seat in range(3)] == pytest.approx([total / SOME for total in totals])
    assert sum(len(Match.from_record(path.read_bytes())) for path in files) == result["decisions"]
    assert run("replay", files[0]).code == 0


def test_the_table_is_for_people() -> None:
    ran = run("simulate", "--games", 20, "--players", 2, "--agents", "random, greedy")
    assert ran.code == 0
    for word in ("mean", "spread", "best", "random", "greedy", "games/s", "decisions/s"):
        assert word in ran.out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--agents", "chess"], "no agent is called 'chess'; known agents: random, greedy"),
        (["--agents", "random,,greedy"], "no agent is called ''; known agents: random, greedy"),
        (["--agents", ""], "no agent is called ''; known agents: random, greedy"),
        (["--players", "1"], "Tzolk'in is for 2 to 4 players, not for 1"),
        (["--players", "-3"], "Tzolk'in is for 2 to 4 players, not for -3"),
    ],
)
def test_simulate_refuses(args: list[str], sentence: str) -> None:
    assert refused("simulate", *args) == sentence


def test_records_that_cannot_be_written(tmp_path: Path, file: Path) -> None:
    sentence = refused("simulate", "--games", 3, "--records", file)
    assert str(file) in sentence
    assert refused("simulate", "--games", 3, "--records", file / "below").startswith("cannot make the folder")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_interrupted_it_prints_what_was_played(tmp_path: Path) -> None:
    process = start("simulate", "--games", 10**6, "--jobs", 1, "--players", 2, "--json", "--records", tmp_path)
    try:
        until = time.monotonic() + 300
        while len(os.listdir(tmp_path)) < 120:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    finally:
        process.kill()
    assert process.returncode == 130
    games = json.loads(out)["games"]
    assert 100 <= games <= len(os.listdir(tmp_path))
    assert f"Stopped after {games:,} of 1,000,000 games." in err.decode()
    assert b"Traceback" not in err


# Perft ------------------------------------------------------------------------------------------------------------

PINNED = {
    2: [1, 6, 36, 216, 1476, 9552],
    3: [1, 6, 36, 216, 1296, 8856],
    4: [1, 6, 36, 216, 1296, 9072],
}
"""Seed 3; `patolli perft tzolkin --players 2 --seed 3 --depth 5 --json`. Another count is another game."""


@pytest.mark.parametrize("players", PINNED)
def test_pinned_counts(players: int) -> None:
    ran = run("perft", "tzolkin", "--players", players, "--seed", 3, "--depth", 5, "--json")
    assert ran.json == {"game": "tzolkin", "players": players, "counts": PINNED[players]}


def test_the_oracle_counts_the_same() -> None:
    deal = Match.new(GAME, 2, 3).record()["deal"]
    lines: list[list[str]] = [[]]
    counts = [1]
    for _ in range(4):
        longer: list[list[str]] = []
        for line in lines:
            oracle = Oracle(2, deal)
            for token in line:
                oracle.play(token)
            longer += [[*line, token] for token in oracle.legal()]
        lines = longer
        counts.append(len(lines))
    assert counts == PINNED[2][:5]


def test_counts_from_a_record(match: Match, file: Path) -> None:
    for to in (0, 100, len(match) - 1, len(match)):
        states = GAME.new_states(4)
        states[0] = match.state_at(to)
        wanted = [int(GAME.perft(states, depth)) for depth in range(4)]
        assert run("perft", "--record", file, "--to", to, "--depth", 3, "--json").json["counts"] == wanted
    assert run("perft", "--record", file, "--depth", 2, "--json").json["counts"] == [1, 0, 0]


def test_counts_for_people() -> None:
    ran = run("perft", "--players", 2, "--seed", 3, "--depth", 4)
    assert ran.code == 0
    assert "1,476" in ran.out
    assert "sequences" in ran.out


def test_perft_refuses(file: Path) -> None:
    assert refused("perft", "--players", 9) == "Tzolk'in is for 2 to 4 players, not for 9"
    assert refused("perft", "--seed", -4).startswith("a seed is a whole number from 0 to")
    assert "--record" in refused("perft", "--to", 4)
    assert "there is no position" in refused("perft", "--record", file, "--to", 10**6)


# Show -------------------------------------------------------------------------------------------------------------


def test_a_picture_in_a_file_and_on_standard_output(match: Match, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "picture.svg"
    assert run("show", file, "--svg", out) == Ran(0, "", "")
    picture = out.read_text(encoding="utf-8")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "<Zoë" not in picture, "names are escaped"
    assert "Ana" in picture
    assert run("show", file, "--svg", "-") == Ran(0, picture, "")
    assert run("show", "-", "--svg", "-", stdin=file.read_bytes()).out == picture


def test_pictures_differ(file: Path) -> None:
    pictures = {
        run("show", file, "--svg", "-", *options).out
        for options in ([], ["--to", "0"], ["--to", "30"], ["--theme", "dark"], ["--to", "30", "--seat", "1"])
    }
    assert len(pictures) >= 4
    for picture in pictures:
        ElementTree.fromstring(picture)


def test_show_refuses(file: Path, tmp_path: Path) -> None:
    assert refused("show", file, "--svg", tmp_path) == f"cannot write {str(tmp_path)!r}: Is a directory"
    nowhere = tmp_path / "no" / "where.svg"
    assert refused("show", file, "--svg", nowhere) == f"cannot write {str(nowhere)!r}: No such file or directory"
    assert refused("show", file, "--svg", "-", "--theme", "pink") == "a theme is one of light, dark, not 'pink'"
    assert refused("show", file, "--svg", "-", "--seat", "3") == "there is no seat 3; seats are 0 to 2"
