"""`patolli arena` as it is called: from the options to the report, killed in the middle, and called incorrectly."""

from __future__ import annotations

import importlib
import json
import signal
import subprocess
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.arena.plan import Plan
from patolli.arena.play import play_game
from patolli.arena.results import GameResult
from patolli.arena.stats.summary import Summary
from tests.cli.calling import refused, run, start

command = importlib.import_module("patolli.cli.arena")  # the package has the function under this name
FILES = {"plan.json", "games.jsonl", "summary.json", "report.html", "lock"}


def results(folder: Path) -> dict[int, GameResult]:
    """What is stored, without the time; half a line at the end does not count."""
    lines = (folder / "games.jsonl").read_bytes().split(b"\n")[:-1]
    found = [msgspec.json.decode(line, type=GameResult) for line in lines]
    assert len({each.number for each in found}) == len(found)
    return {each.number: msgspec.structs.replace(each, seconds=[]) for each in found}


def expected(folder: Path) -> dict[int, GameResult]:
    """The same games, played here."""
    return played(msgspec.json.decode((folder / "plan.json").read_bytes(), type=Plan))


@lru_cache
def played(plan: Plan) -> dict[int, GameResult]:
    return {i: msgspec.structs.replace(play_game(plan, i), seconds=[]) for i in range(plan.games)}


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_from_options_to_report(tmp_path: Path, players: int) -> None:
    out = tmp_path / "out"
    ran = run("arena", "tzolkin", "--agents", "random,greedy", "--players", players, "--games", 5, "--jobs", 1,
              "--seed", 9, "--out", out)  # fmt: skip
    assert ran.code == 0, ran.err
    games = {2: 6, 4: 8}[players]
    assert f"{games} games instead of 5: whole blocks of {players}" in ran.err
    assert {path.name for path in out.iterdir()} == FILES
    assert "random" in ran.out
    assert "greedy" in ran.out
    assert str(out / "report.html") in ran.out
    summary = msgspec.json.decode((out / "summary.json").read_bytes(), type=Summary)
    assert (summary.plan.players, summary.plan.seed, summary.games) == (players, 9, games)
    assert {row.name: row.seat_games for row in summary.agents} == dict.fromkeys(
        ("greedy", "random"), games * players // 2
    )
    assert summary.agents[0].name == "greedy"
    assert summary.fault_count == 0
    assert results(out) == expected(out)


def test_json_and_going_on_and_more_games(tmp_path: Path) -> None:
    words = ("arena", "--agents", "random", "--players", 2, "--jobs", 1, "--json", "--out", tmp_path)
    first = run(*words, "--games", 3)
    assert first.code == 0
    assert msgspec.convert(first.json, Summary).games == 3
    assert json.loads((tmp_path / "summary.json").read_text()) == first.json
    lines = (tmp_path / "games.jsonl").read_bytes()
    again = run(*words, "--games", 3)
    assert again.json == first.json
    assert "3 of 3 games are there already" in again.err
    assert (tmp_path / "games.jsonl").read_bytes() == lines
    more = run(*words, "--games", 5)
    assert more.json["games"] == 5
    assert "3 of 5 games are there already" in more.err
    assert (tmp_path / "games.jsonl").read_bytes().startswith(lines)
    assert "holds a tournament of 5 games" in refused(*words, "--games", 3)
    assert "seed: 0 there, 1 here" in refused(*words, "--games", 5, "--seed", 1)


def test_the_language_of_the_table(tmp_path: Path) -> None:
    words = ("arena", "--agents", "random", "--players", 2, "--games", 1, "--jobs", 1, "--out", tmp_path)
    english, german = run(*words).out, run(*words, "--language", "de").out
    assert english != german
    assert 'lang="de"' in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_who_prints_while_playing_does_not_spoil_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_all = command.play_all

    def loud(*args: Any) -> Any:
        for result in play_all(*args):
            print("I am winning")
            yield result

    monkeypatch.setattr(command, "play_all", loud)
    ran = run("arena", "--agents", "random", "--players", 2, "--games", 2, "--jobs", 1, "--json", "--out", tmp_path)
    assert ran.json["games"] == 2
    assert ran.err.count("I am winning") == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--agents", "nobody"], "no agent is called 'nobody'; known agents: random, greedy"),
        (["--agents", "random,"], "the name of an agent"),
        (["--agents", 'random,"cmd:x'], "double quote is missing"),
        (["--agents", "no/such/bot.py:Bot"], "cannot read"),
        (["--agents", "cmd:./no-such-program"], "is not there"),
        (["--players", "5"], "2 to 4 players, not for 5"),
        (["--players", "1"], "2 to 4 players, not for 1"),
        (["--time-limit", "0"], "a time limit is"),
        (["--language", "xx"], "no language 'xx'"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is_made(tmp_path: Path, options: list[str], words: str) -> None:
    out = tmp_path / "out"
    assert words in refused("arena", *options, "--out", out)
    assert not out.exists()


def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    assert "no game is called 'chess'" in refused("arena", "chess", "--out", tmp_path)


@pytest.mark.parametrize("options", [["--games", "0"], ["--games", "x"], ["--jobs", "0"], ["--seed", "-1"]])
def test_numbers_out_of_range_are_a_wrong_call(tmp_path: Path, options: list[str]) -> None:
    ran = run("arena", *options, "--out", tmp_path / "out")
    assert (ran.code, ran.out) == (2, "")
    assert options[0] in ran.err
    assert not (tmp_path / "out").exists()


def test_a_folder_is_needed() -> None:
    ran = run("arena", "--games", "1")
    assert ran.code == 2
    assert "--out" in ran.err


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert "cannot use the folder" in refused("arena", "--agents", "random", "--games", 1, "--out", file / "out")


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_all = command.play_all

    def stopped(plan: Plan, numbers: list[int], *more: Any) -> Any:
        yield from play_all(plan, numbers[:2], *more)
        raise KeyboardInterrupt

    words = ("arena", "--agents", "random", "--players", 2, "--games", 6, "--jobs", 1, "--out", tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(command, "play_all", stopped)
        ran = run(*words)
    assert (ran.code, ran.out) == (130, "")
    assert f"Stopped: 2 of 6 games are in {tmp_path}. The same command goes on." in ran.err
    assert not (tmp_path / "summary.json").exists()
    ran = run(*words)
    assert ran.code == 0
    assert "2 of 6 games are there already" in ran.err
    assert results(tmp_path) == expected(tmp_path)


# Real processes ---------------------------------------------------------------------------------------------------

REAL = ("arena", "--agents", "random,search:30", "--players", 2, "--games", 40, "--seed", 4)


def wait_for_games(process: subprocess.Popen[bytes], out: Path, count: int) -> None:
    until = time.monotonic() + 300
    path = out / "games.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert process.poll() is None, "it ended before it was stopped"
        assert time.monotonic() < until
        time.sleep(0.02)


def stat(pid: int) -> tuple[str, int]:
    """State and parent of a process; one that is gone counts as a zombie without parents."""
    try:
        state, parent, *_ = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return state, int(parent)
    except OSError:
        return "Z", 0


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    mine = [pid for pid in pids if stat(pid)[1] == process.pid]
    return [pid for pid in mine if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes by /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle_and_gone_on_with(tmp_path: Path, how: signal.Signals) -> None:
    with start(*REAL, "--jobs", 2, "--out", tmp_path) as process:
        try:
            wait_for_games(process, tmp_path, 5)
            workers = workers_of(process)
            assert len(workers) == 2
            process.send_signal(how)
            _, said = process.communicate(timeout=300)
        finally:
            process.kill()
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    if how == signal.SIGINT:
        assert b"The same command goes on" in said
        assert b"Traceback" not in said
    until = time.monotonic() + 120
    while any(stat(worker)[0] != "Z" for worker in workers):
        assert time.monotonic() < until, "workers outlive their parent"
        time.sleep(0.05)
    stored = (tmp_path / "games.jsonl").read_bytes()
    whole = stored[: stored.rindex(b"\n") + 1]
    assert 5 <= len(results(tmp_path)) < 40
    with start(*REAL, "--jobs", 1, "--json", "--out", tmp_path) as process:
        printed, said = process.communicate(timeout=300)
    assert process.returncode == 0, said
    assert (tmp_path / "games.jsonl").read_bytes().startswith(whole), "no stored game is played again"
    assert results(tmp_path) == expected(tmp_path), "the same games as in one process without a stop"
    assert json.loads(printed)["games"] == 40
