"""`patolli play`: whole games by piped input, commands, and that nothing is ever lost."""

import io
import json
import os
import pty
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.cells import cell_len

from patolli.cli import main, play_table
from patolli.cli.play_files import games_folder
from patolli.engine.match import Match
from patolli.text import LANGUAGES

TIMEOUT = 300  # kernels may have to be compiled first


@dataclass
class Result:
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, with these lines as its input."""

    def _run(*args: str, lines: Iterable[str] = ()) -> Result:
        monkeypatch.setattr(sys, "argv", ["patolli", "play", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(SystemExit) as stop:
            main()
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        code = stop.value.code
        return Result(code if isinstance(code, int) else 0 if code is None else 1, said.out, said.err)

    return _run


def files() -> list[Path]:
    return sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)


def record(path: Path | None = None) -> dict:
    return json.loads((path or files()[-1]).read_text(encoding="utf-8"))


def moves(path: Path | None = None) -> list[str]:
    return record(path)["moves"]


# --- whole games ---


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_always_choosing_1(run: Run, players: int) -> None:
    result = run("--seats", ",".join(["human"] * players), "--seed", "3", lines=["1"] * 1500)
    assert result.code == 0
    assert "Final points" in result.out
    match = Match.from_record(files()[-1].read_bytes())
    assert match.over
    assert len(match.players) == players
    assert " wins with " in result.out or " win together " in result.out
    assert max(cell_len(line.rstrip()) for line in result.out.splitlines() if "Saved: " not in line) <= 80


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_choices_and_commands(run: Run, language: str) -> None:
    rng = random.Random(language)
    commands = ["b", "l", "l 5", "l all", "t", "t M03", "t nonsense", "r", "?", "s", "u", "u", "99", "", "x y z", "end"]
    lines = [rng.choice(commands) if rng.random() < 0.25 else str(rng.randint(1, 4)) for _ in range(1500)]
    seats = rng.choice(["human,greedy,random", "greedy,human", "human,human,greedy,random"])
    result = run("tzolkin", "--language", language, "--seats", seats, "--seed", "8", lines=[*lines, *["1"] * 600])
    assert result.code == 0
    match = Match.from_record(files()[-1].read_bytes())
    assert match.over


def test_bots_play_among_themselves(run: Run) -> None:
    result = run("--seats", "greedy,random,greedy", "--names", "X,Y,Z", "--seed", "1")
    assert result.code == 0
    assert "Final points" in result.out
    assert Match.from_record(files()[-1].read_bytes()).over


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    records = []
    for _ in range(2):
        run("--players", "3", "--seed", "5", lines=["1"] * 40)
        records.append(record())
    assert records[0] == records[1]
    run("--players", "3", lines=["q"])
    assert record()["deal"] != records[0]["deal"]


# --- answers ---


def test_tokens_and_numbers_and_case(run: Run) -> None:
    run("--seed", "2", "--seats", "human,human", lines=["", "1", "", "1", "place:tikal", "END", "PLACE:UXMAL", "q"])
    assert moves()[2:] == ["place:tikal", "end", "place:uxmal"]


def test_enter_accepts_the_only_answer(run: Run) -> None:
    lines = ["", "1", "", "1", "", "place:palenque"]
    result = run("--seed", "2", "--seats", "human,human", lines=[*lines, *["1"] * 30])
    assert "Only one choice" in result.out
    at = Match.from_record(files()[-1].read_bytes())
    single = next(i for i in range(len(at)) if i > 2 and len(at.legal(at=i)) == 1)
    prefix = at.moves[2:single]
    (games_folder() / files()[-1].name).unlink()
    run("--seed", "2", "--seats", "human,human", lines=["", at.moves[0], "", at.moves[1], *prefix, "", "q"])
    assert moves() == at.moves[: single + 1]


@pytest.mark.parametrize(
    "wrong", ["0", "77", "-1", "1.5", "nonsense", "", "place:", "[/bold]", "²", "9" * 5000, "\x00\x1b[A"]
)
def test_a_wrong_answer_is_one_sentence(run: Run, wrong: str) -> None:
    result = run("--seed", "2", lines=["1", wrong, "q"])
    assert "Type a number from 1 to" in result.out
    assert "\x1b" not in result.out


def test_a_token_that_is_not_legal_now(run: Run) -> None:
    result = run("--seed", "2", lines=["1", "advance:2", "q"])
    assert "advance:2 is not possible now" in result.out


# --- undo ---


@pytest.mark.slow
def test_undo_to_the_very_start(run: Run) -> None:
    result = run("--seed", "6", "--players", "4", lines=[*["1"] * 60, *["u"] * 70, "q"])
    assert "There is nothing to take back" in result.out
    match = Match.from_record(files()[-1].read_bytes())
    assert match.seat == 0
    assert all(token.startswith("keep:") for token in match.moves)
    assert len(match) < 4


def test_undo_goes_back_across_bots_and_they_do_the_same_again(run: Run) -> None:
    run("--seed", "6", "--players", "3", lines=[*["1"] * 30, "q"])
    straight = moves()
    run("--seed", "6", "--players", "3", lines=[*["1"] * 30, "u", "1", "u", "u", "u", "1", "1", "1", "q"])
    assert moves() == straight


@pytest.mark.slow
def test_undo_after_the_end(run: Run) -> None:
    lines = ["1"] * 700
    run("--seed", "4", lines=lines)
    whole = moves()
    result = run("--resume", str(files()[-1]), lines=["u", "q"])
    assert result.code == 0
    assert 0 < len(moves()) < len(whole)
    assert not Match.from_record(files()[-1].read_bytes()).over


# --- saving and resuming ---


def test_quit_and_resume_is_the_same_game(run: Run) -> None:
    choices = [str(random.Random(1).randint(1, 3)) for _ in range(60)]
    run("--seed", "9", "--players", "3", lines=[*choices, "q"])
    straight = record()
    run("--seed", "9", "--players", "3", lines=[*choices[:25], "q"])
    result = run("--resume", lines=["", *choices[25:], "q"])
    assert "Go on with: patolli play --resume" in result.out
    assert record() == straight


def test_resume_shows_the_same_position(run: Run) -> None:
    first = run("--seed", "9", lines=["1", "1", "1", "b", "q"]).out
    again = run("--resume", lines=["b", "q"]).out
    last = first[first.rindex("Day 1 of 27") : first.rindex("Your choice")]
    assert last in again


def test_resume_offers_the_newest_and_the_others(run: Run) -> None:
    run("--seed", "1", "--names", "Old", lines=["1", "q"])
    time.sleep(0.02)
    run("--seed", "2", "--names", "New", lines=["1", "q"])
    old, new = files()
    lengths = [len(moves(old)), len(moves(new))]
    result = run("--resume", lines=["nonsense", "2", "1", "q"])
    assert "Type a number from 1 to 2" in result.out
    assert result.out.index("New") < result.out.index("Old")
    assert [len(moves(old)) > lengths[0], len(moves(new)) > lengths[1]] == [True, False]
    os.utime(new)
    run("--resume", lines=["", "1", "q"])
    assert len(moves(new)) > lengths[1]
    assert run("--resume", lines=["q"]).code == 0


def test_a_new_game_mentions_the_unfinished_one(run: Run) -> None:
    assert "unfinished" not in run(lines=["q"]).out
    assert "unfinished" in run(lines=["q"]).out


def test_nothing_to_resume(run: Run) -> None:
    result = run("--resume")
    assert result.code == 1
    assert "there is no unfinished game" in result.err


def test_finished_and_broken_games_are_not_offered(run: Run) -> None:
    run("--seats", "greedy,greedy")
    (games_folder() / "broken.json").write_text("{")
    (games_folder() / "empty.json").write_text("")
    assert run("--resume").code == 1
    run("--seed", "3", lines=["1", "q"])
    assert run("--resume", lines=["q"]).code == 0


def test_the_end_of_the_input_saves(run: Run) -> None:
    result = run("--seed", "3", lines=["1", "1"])
    assert result.code == 0
    assert "Go on with: patolli play --resume" in result.out
    assert str(files()[-1]) in result.out
    assert run("tzolkin", "--seed", "3").code == 0


def test_a_file_of_ones_own(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "my game.json"
    result = run("--seed", "3", "--save", str(own), lines=["1", "q"])
    assert f"patolli play --resume '{own}'" in result.out
    assert files() == []
    saved = moves(own)
    run("tzolkin", "--resume", "my game.json", lines=["1", "q"])
    assert moves(own)[: len(saved)] == saved
    again = run("--save", str(own), lines=["q"])
    assert again.code == 1
    assert "exists already" in again.err


def test_a_copy(run: Run, tmp_path: Path) -> None:
    result = run("--seed", "3", lines=["1", "s", "s copy.json", "s copy.json", "s /no/such/folder/x.json", "q"])
    assert Match.from_record((tmp_path / "copy.json").read_bytes()).moves == moves()
    assert "copy.json exists already" in result.out
    assert "Cannot save to /no/such/folder/x.json" in result.out


def test_a_plain_record_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    match = Match.new("tzolkin", ["Ana", "Ben"], seed=1)
    match.play(match.legal()[0])
    path = tmp_path / "plain.json"
    path.write_text(json.dumps(match.record() | {"comment": "kept"}))
    assert run("--resume", "plain.json", "--seats", "human,random", lines=["1", "q"]).code == 0
    assert record(path)["comment"] == "kept"
    assert record(path)["table"]["seats"] == ["human", "random"]


BROKEN = {
    "no JSON": lambda data: "{",
    "empty": lambda data: "",
    "truncated": lambda data: json.dumps(data)[:-20],
    "not an object": lambda data: "[]",
    "an illegal move": lambda data: json.dumps(data | {"moves": [*data["moves"], "advance:2"]}),
    "an unknown move": lambda data: json.dumps(data | {"moves": ["fly"]}),
    "a wrong deal": lambda data: json.dumps(data | {"deal": data["deal"] | {"start_player": 9}}),
    "another game": lambda data: json.dumps(data | {"game": "chess"}),
    "no seats": lambda data: json.dumps(data | {"table": {}}),
    "a strange seat": lambda data: json.dumps(data | {"table": data["table"] | {"seats": ["human", "ghost"]}}),
    "too few seats": lambda data: json.dumps(data | {"table": data["table"] | {"seats": ["human"]}}),
    "a strange table": lambda data: json.dumps(data | {"table": 3}),
    "a strange language": lambda data: json.dumps(data | {"table": data["table"] | {"language": ["en"]}}),
    "a strange seed": lambda data: json.dumps(data | {"table": data["table"] | {"seed": "x"}}),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_file_is_a_sentence(run: Run, tmp_path: Path, broken: str) -> None:
    run("--seed", "3", lines=["1", "1", "q"])
    path = tmp_path / "broken.json"
    path.write_text(BROKEN[broken](record()))
    before = path.read_bytes()
    result = run("--resume", str(path), lines=["1"] * 5)
    assert result.code == 1
    assert result.err.startswith("patolli: ")
    assert path.read_bytes() == before


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    for name in ("missing.json", str(tmp_path), "-", "a\x00b"):
        result = run("--resume", name)
        assert result.code == 1
        assert result.err.startswith("patolli: ")


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PATOLLI_DATA", str(tmp_path / "file"))
    result = run("--seats", "human,greedy", lines=["1"] * 40)
    assert result.code == 0
    assert result.out.count("Cannot save") == 1
    assert result.out.count("Your choice") > 10
    assert "The game is not saved" in result.out


def test_a_full_disk_is_told_once_and_tried_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = play_table.write_file
    calls = 0

    def full(path: Path, data: dict, new: bool = False) -> None:
        nonlocal calls
        calls += 1
        if 3 <= calls <= 12:
            raise OSError(28, "No space left on device")
        real(path, data, new)

    monkeypatch.setattr(play_table, "write_file", full)
    result = run("--seed", "3", lines=["1"] * 20)
    assert result.out.count("No space left on device") == 1
    assert "Saved: " in result.out
    assert len(moves()) > 12


def test_no_half_written_file_is_left(run: Run) -> None:
    run("--seed", "3", lines=["1"] * 20)
    assert [path.name for path in games_folder().iterdir()] == [files()[-1].name]


# --- who plays ---


def test_several_people_choose_in_secret(run: Run) -> None:
    result = run("--seats", "human,human,human", "--names", "Ana,Ben,Cem", "--seed", "1", lines=["", "1"] * 3)
    for name in ("Ana", "Ben", "Cem"):
        assert result.out.count(f"Pass the keyboard to {name}") == 1
    kept = [part.partition("\n")[0] for part in result.out.split("keeps two wealth tiles in secret")]
    assert len(kept) == 4
    assert "Pass the keyboard" not in run("--seed", "1", lines=["1", "q"]).out


def test_names_with_markup_and_control_characters(run: Run) -> None:
    names = "[bold red]X[/],\x1b[31mEvil\x1b[0m\a\u202e"
    result = run("--names", names, "--seats", "human,greedy", "--seed", "1", lines=["1"] * 10)
    assert "[bold red]X[/]" in result.out
    for sign in "\x1b\a\u202e":
        assert sign not in result.out
    again = run("--resume", lines=["b", "l", "q"])
    assert "\x1b" not in again.out


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Deine Wahl"),
        ({"LANG": "pl_PL"}, "Twój wybór"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "Ваш вибір"),
        ({"LANG": "hu"}, "Választásod"),
        ({"LANG": "fr_FR.UTF-8"}, "Your choice"),
    ],
)
def test_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], said: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert said in run(lines=["q"]).out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "5"], "2 to 4 players"),
        (["--players", "1"], "2 to 4 players"),
        (["--players", "-3"], "2 to 4 players"),
        (["--seats", "human,ghost"], "'ghost'"),
        (["--seats", "human"], "2 to 4 players"),
        (["--seats", "human,human", "--players", "3"], "--seats names 2"),
        (["--names", "A,B,C"], "3 names for 2 players"),
        (["--names", "A" * 300], "at most 200"),
        (["--seed", "-1"], "seed"),
        (["--language", "xx"], "language"),
        (["--resume", "--seed", "1"], "without"),
        (["chess"], "chess"),
        (["tzolkin", "file.json"], "--resume"),
    ],
)
def test_options_that_make_no_sense(run: Run, args: list[str], said: str) -> None:
    result = run(*args)
    assert result.code == 1
    assert said in result.err
    assert files() == []


# --- real processes ---


def start(*args: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "patolli.cli", "play", *args]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def send(process: subprocess.Popen[bytes], text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(text.encode())
    process.stdin.flush()


def read_until(process: subprocess.Popen[bytes], prompt: bytes, count: int) -> bytes:
    """What it says up to the given number of prompts."""
    assert process.stdout is not None
    os.set_blocking(process.stdout.fileno(), False)
    said = b""
    end = time.monotonic() + TIMEOUT
    while said.count(prompt) < count:
        assert time.monotonic() < end, said[-2000:]
        assert process.poll() is None, said[-2000:]
        said += process.stdout.read() or b""
        time.sleep(0.01)
    return said


def finish(process: subprocess.Popen[bytes]) -> tuple[int, str]:
    assert process.stdout is not None
    os.set_blocking(process.stdout.fileno(), True)
    out, _ = process.communicate(timeout=TIMEOUT)
    return process.returncode, out.decode()


@pytest.mark.slow
@pytest.mark.parametrize("answers", [1, 17])
def test_a_killed_process_loses_nothing(run: Run, answers: int) -> None:
    process = start("--seed", "12", "--players", "3")
    send(process, "1\n" * answers)
    # A prompt says that everything before it is saved.
    read_until(process, b"? for help): ", answers + 1)
    process.send_signal(signal.SIGKILL)
    finish(process)
    saved = moves()
    run("--seed", "12", "--players", "3", "--save", "straight.json", lines=["1"] * answers)
    assert saved == moves(Path("straight.json"))
    run("--resume", lines=["1"] * 5)
    run("--resume", "straight.json", lines=["1"] * 5)
    assert record() == record(Path("straight.json"))


@pytest.mark.slow
def test_control_c() -> None:
    process = start("--seed", "12")
    send(process, "1\n1\n")
    read_until(process, b"? for help): ", 3)
    process.send_signal(signal.SIGINT)
    code, out = finish(process)
    assert code == 130
    assert "Go on with: patolli play --resume" in out
    assert "Traceback" not in out
    assert len(moves()) > 1


@pytest.mark.slow
def test_on_a_real_terminal_what_the_other_chose_is_wiped_away() -> None:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "patolli.cli", "play", "--seats", "human,human", "--seed", "1"]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
    os.close(slave)
    os.set_blocking(master, False)
    said = b""
    end = time.monotonic() + TIMEOUT

    def wait_for(what: bytes) -> None:
        nonlocal said
        while what not in said:
            assert time.monotonic() < end, said[-2000:]
            try:
                said += os.read(master, 65536)
            except BlockingIOError:
                time.sleep(0.01)

    wait_for(b"Pass the keyboard")
    os.write(master, b"\n")
    wait_for(b"? for help): ")
    said = b""
    os.write(master, b"1\n")
    wait_for(b"Pass the keyboard")
    assert b"\x1b[3J" in said[said.index(b"secret") : said.index(b"Pass the keyboard")]
    os.write(master, b"\x04")  # Ctrl-D
    wait_for(b"--resume")
    assert process.wait(timeout=TIMEOUT) == 0
    os.close(master)


@pytest.mark.slow
def test_a_reader_that_leaves_early() -> None:
    process = start("--seats", "greedy,greedy", "--seed", "1")
    assert process.stdout is not None
    process.stdout.read(100)
    process.stdout.close()
    assert process.wait(timeout=TIMEOUT) in (0, 1)


@pytest.mark.slow
def test_bytes_that_are_no_text() -> None:
    process = start("--seed", "1")
    assert process.stdin is not None
    process.stdin.write(b"\xff\xfe\x80\n1\nq\n")
    process.stdin.flush()
    code, out = finish(process)
    assert code == 0
    assert "Traceback" not in out
