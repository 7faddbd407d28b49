"""The commands as they are called: output, exit codes, and one sentence instead of a traceback."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from patolli import Match, __version__
from patolli.cli import app, main
from patolli.engine.game import find_game
from patolli.engine.record import MAX_BYTES
from tests.engine.conformance import playout
from tests.tzolkin.oracle import Oracle

PROJECT = Path(__file__).resolve().parents[2]
GAME = find_game("tzolkin")
COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one document on one line"
        return json.loads(self.out)


class Streams:
    """Standard streams in memory, with a binary layer, as real ones have."""

    def __init__(self, data: bytes) -> None:
        self.stdin = io.TextIOWrapper(io.BytesIO(data), "utf-8")
        self.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")
        self.stderr = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")

    def text(self, stream: io.TextIOWrapper) -> str:
        stream.flush()
        buffer = stream.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode()


def run(*args: object, stdin: bytes = b"") -> Ran:
    """The whole command, from `main` on, in this process."""
    streams = Streams(stdin)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["patolli", *map(str, args)])
        patch.setenv("COLUMNS", "160")
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, getattr(streams, name))
        code: Any = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    return Ran(int(code), streams.text(streams.stdout), streams.text(streams.stderr))


def refused(*args: object, stdin: bytes = b"", code: int = 1) -> str:
    """The sentence with which a call ends."""
    ran = run(*args, stdin=stdin)
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith("patolli: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("patolli: ").strip()


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": f"{PROJECT / 'src'}{os.pathsep}{PROJECT}"} | more


def start(*args: object, **more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "patolli.cli", *map(str, args)],
        env=environment(**more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
    )  # fmt: skip


@pytest.fixture(scope="module")
def match() -> Match:
    played = playout(GAME, 3, 4)
    return Match.from_record(played.record() | {"players": ["Ana", "", "<Zoë & Co>"]})


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("records") / "game.json", match.record())


def write(path: Path, record: Any) -> Path:
    path.write_bytes(record if isinstance(record, bytes) else msgspec.json.encode(record))
    return path


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
        ["simulate", "--seed", "-1"], ["simulate", "--seed", "9" * 30], ["simulate", "--jobs", "0"], ["perft", "--depth", "99"],
        ["replay", "x", "--no-such-option"],
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
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, f"patolli {__version__}\n".encode(), b"")


@pytest.mark.parametrize("command", ["simulate", "perft"])
def test_an_unknown_game(command: str) -> None:
    assert refused(command, "chess") == "no game is called 'chess'; known games: tzolkin"


# Simulate ---------------------------------------------------------------------------------------------------------


def simulated(*args: object) -> dict[str, Any]:
    ran = run("simulate", "--json", *args)
    assert ran.code == 0, ran.err
    return {key: value for key, value in ran.json.items() if key not in ("seconds", "jobs")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_plays_the_same_games_whatever_the_jobs(players: int) -> None:
    args = ("tzolkin", "--players", players, "--games", 130, "--agents", "random,greedy,random", "--seed")
    one = simulated(*args, 5, "--jobs", 1)
    assert one == simulated(*args, 5, "--jobs", 3) == simulated(*args, 5)
    assert (one["games"], one["players"], one["seed"]) == (130, players, 5)
    assert one["points"] != simulated(*args, 6)["points"]


def test_records_are_valid_games_and_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    args = ("--players", 3, "--games", 60, "--agents", "greedy,random", "--seed", 8)
    result = simulated(*args, "--jobs", 1, "--records", tmp_path / "one" / "deep")
    assert simulated(*args, "--jobs", 2, "--records", tmp_path / "two") == result == simulated(*args)
    files = sorted((tmp_path / "one" / "deep").iterdir())
    assert len(files) == 60
    totals = [0.0, 0.0, 0.0]
    for number, path in enumerate(files):
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
        match = Match.from_record(path.read_bytes())
        assert match.over
        assert match.players == [("greedy", "random")[(seat + number) % 2] for seat in range(3)]
        totals = [total + points for total, points in zip(totals, match.scores(), strict=True)]
    rows = {row["seat"]: row for row in result["points"] if row["agent"] == "all"}
    assert [rows[f"seat {seat}"]["mean"] for seat in range(3)] == pytest.approx([total / 60 for total in totals])
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
        until = time.monotonic() + 100
        while len(os.listdir(tmp_path)) < 120:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    games = json.loads(out)["games"]
    assert 100 <= games <= len(os.listdir(tmp_path))
    assert f"Stopped after {games:,} of 1,000,000 games." in err.decode()
    assert b"Traceback" not in err


# Replay -----------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("language", ["en", "de", "hu", "pl", "uk"])
def test_the_words(match: Match, file: Path, language: str) -> None:
    ran = run("replay", file, "--words", "--language", language)
    assert (ran.code, ran.err) == (0, "")
    numbers = [int(line[:4]) for line in ran.out.splitlines()]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (1, len(match))
    assert len(set(numbers)) > 0.9 * len(match), "most moves are told"
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
    assert refused("replay", file, *options) == "choose one of --words, --trace and --json"


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
    assert process.wait(timeout=60) in (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("options", [["--words", "--language", "uk"], ["--json"], []], ids=" ".join)
def test_a_terminal_that_knows_few_letters(file: Path, options: list[str]) -> None:
    """Such as a file on Windows: other letters may be lost, but nothing stops."""
    process = start("replay", file, *options, PYTHONIOENCODING="ascii")
    out, err = process.communicate(timeout=60)
    assert b"Traceback" not in err
    assert process.returncode == 0
    assert out


# Perft ------------------------------------------------------------------------------------------------------------

PINNED = {
    2: [1, 6, 36, 234, 1440, 6894],
    3: [1, 6, 36, 216, 1296, 8856],
    4: [1, 6, 36, 216, 1296, 7776],
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
    assert "1,440" in ran.out
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
