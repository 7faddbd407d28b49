"""`patolli play`: saving and resuming, and that nothing is ever lost."""

import json
import os
import random
import time
from pathlib import Path

import pytest

from patolli.cli.play import table as play_table
from patolli.cli.play.files import games_folder
from patolli.engine.match import Match
from tests.cli.play.playing import Run, files, moves, record


def test_quit_and_resume_is_the_same_game(run: Run) -> None:
    choices = [str(random.Random(1).randint(1, 3)) for _ in range(60)]
    run("--seed", "9", "--players", "3", lines=[*choices, "q"])
    straight = record()
    run("--seed", "9", "--players", "3", lines=[*choices[:25], "q"])
    result = run("--resume", lines=["", *choices[25:], "q"])
    assert "To continue: patolli play --resume" in result.out
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
    assert "To continue: patolli play --resume" in result.out
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
    assert "copy.json already exists" in result.out
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
    result = run("--seats", "human,greedy", "--seed", "3", lines=["1"] * 40)
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
