"""The folder of a tournament: nothing is lost, nothing foreign is accepted, two runs do not mix."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.arena.plan import Plan
from patolli.arena.results import Fault, GameResult
from patolli.arena.store import StoreError, open_store

PLAN = Plan(game="tzolkin", players=2, agents=("random", "greedy"), games=6, seed=3)


def result(number: int, plan: Plan = PLAN) -> GameResult:
    """A made-up game that could be one of the plan."""
    return GameResult(
        number=number,
        deal=plan.deal(number),
        agents=plan.seating(number),
        scores=[1.0, 2.25],
        places=[2, 1],
        sources=[{"temples": 1.0}, {"temples": 2.25}],
        by_day=[[0.0, 1.0], [1.0, 2.25]],
        openings=[["first:a"], []],
        moves=["end"],
        seconds=[0.1, 0.2],
        decisions=[3, 4],
    )


def changed(plan: Plan = PLAN, **fields: Any) -> Plan:
    return msgspec.structs.replace(plan, **fields)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With games 4, 0 and 1 of PLAN."""
    path = tmp_path / "some" / "where"
    with open_store(path, PLAN) as store:
        for number in (4, 0, 1):
            store.add(result(number))
    return path


def reasons(folder: Path, plan: Plan = PLAN) -> str:
    with pytest.raises(StoreError) as caught, open_store(folder, plan):
        pass
    return str(caught.value)


def test_what_was_stored_is_there_again(folder: Path) -> None:
    with open_store(folder, PLAN) as store:
        assert store.done == {0, 1, 4}
        assert store.missing() == [2, 3, 5]
        assert list(store.results()) == [result(4), result(0), result(1)]
        store.add(result(2))
        assert store.missing() == [3, 5]
        assert len(list(store.results())) == 4
    assert json.loads((folder / "plan.json").read_text())["agents"] == ["random", "greedy"]
    assert len((folder / "games.jsonl").read_bytes().splitlines()) == 4


def test_a_line_is_with_the_system_when_add_returns(folder: Path) -> None:
    with open_store(folder, PLAN) as store:
        before = (folder / "games.jsonl").read_bytes()
        store.add(result(2))
        assert (folder / "games.jsonl").read_bytes() == before + msgspec.json.encode(result(2)) + b"\n"


@pytest.mark.parametrize("half", [b"{", msgspec.json.encode(result(2))[:-20], msgspec.json.encode(result(2)), b"\x00"])
def test_a_torn_line_is_dropped(folder: Path, half: bytes) -> None:
    path = folder / "games.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + half)
    with open_store(folder, PLAN) as store:
        assert store.missing() == [2, 3, 5]
        assert path.read_bytes() == whole
        store.add(result(2))
    with open_store(folder, PLAN) as store:
        assert store.done == {0, 1, 2, 4}


def test_a_file_that_is_nothing_but_torn(folder: Path) -> None:
    (folder / "games.jsonl").write_bytes(b'{"number"')
    with open_store(folder, PLAN) as store:
        assert store.missing() == list(range(6))


REPLACE: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda line: {}, "missing required field"),
    (lambda line: [], "not a game"),
    (lambda line: line | {"number": "0"}, r"\$\.number"),
    (lambda line: line | {"number": 6}, "there is no game 6 in a tournament of 6"),
    (lambda line: line | {"number": -1}, "there is no game -1"),
    (lambda line: line | {"agents": line["agents"][::-1]}, "sit elsewhere"),
    (lambda line: line | {"agents": [0, 7]}, "sit elsewhere"),
    (lambda line: line | {"deal": 1}, "another deal"),
    (lambda line: line | {"scores": [1.0]}, "not one of 2 players"),
    (lambda line: line | {"places": [1, 2, 3]}, "not one of 2 players"),
    (lambda line: line | {"fault_counts": [1]}, "not one of 2 players"),
    (lambda line: line | {"by_day": [[0.0], [0.0, 1.0]]}, "days of game 0 differ"),
    (lambda line: line | {"by_day": [[], []]}, "days of game 0 differ"),
    (lambda line: line | {"faults": [msgspec.to_builtins(Fault(2, 0, "?"))]}, "a seat that is not there"),
]


@pytest.mark.parametrize(("change", "words"), REPLACE)
def test_a_line_that_does_not_belong_is_named(folder: Path, change: Callable[[Any], Any], words: str) -> None:
    path = folder / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[1] = json.dumps(change(json.loads(lines[1]))).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    before = path.read_bytes()
    said = reasons(folder)
    assert said.startswith(f"{path}, line 2: ")
    assert re.search(words, said), said
    assert path.read_bytes() == before, "nothing is thrown away"


@pytest.mark.parametrize("line", [b"", b"rubbish", b"\xff\xfe", b"[" * 5000, b'{"number": 1e999}'])
def test_rubbish_in_the_middle_is_named(folder: Path, line: bytes) -> None:
    path = folder / "games.jsonl"
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], line, lines[1], b""]))
    assert reasons(folder).startswith(f"{path}, line 2: not a game")


def test_a_game_that_is_there_twice_is_named(folder: Path) -> None:
    path = folder / "games.jsonl"
    path.write_bytes(path.read_bytes() + msgspec.json.encode(result(0)) + b"\n")
    assert "game 0 appears twice" in reasons(folder)


def test_more_lines_than_games_are_refused(tmp_path: Path) -> None:
    plan = changed(games=2)
    with open_store(tmp_path, plan) as store:
        store.add(result(0))
        store.add(result(1))
    path = tmp_path / "games.jsonl"
    path.write_bytes(path.read_bytes() + msgspec.json.encode(result(0)) + b"\n")
    assert "twice" in reasons(tmp_path, plan)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"players": 3}, "players: 2 there, 3 here"),
        ({"agents": ("random",)}, "agents: random, greedy there, random here"),
        ({"agents": ("greedy", "random")}, "agents: random, greedy there, greedy, random here"),
        ({"seed": 4}, "seed: 3 there, 4 here"),
        ({"time_limit": 2.5}, "time limit: none there, 2.5 here"),
        ({"game": "chess"}, "game: tzolkin there, chess here"),
        ({"games": 4}, "holds a tournament of 6 games"),
    ],
)
def test_another_tournament_is_refused(folder: Path, fields: dict[str, Any], words: str) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    said = reasons(folder, changed(**fields))
    assert words in said
    assert str(folder) in said
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert {**after, "lock": b""} == {**before, "lock": b""}


def test_more_games_of_the_same_are_added(folder: Path) -> None:
    more = changed(games=10)
    with open_store(folder, more) as store:
        assert store.missing() == [2, 3, 5, 6, 7, 8, 9]
        store.add(result(9))
    assert "holds a tournament of 10 games" in reasons(folder)
    with open_store(folder, more) as store:
        assert store.done == {0, 1, 4, 9}


@pytest.mark.parametrize("plan", [b"", b"{}", b"rubbish", b'{"game": 1}', b"\xff"])
def test_a_plan_that_is_none_is_named(folder: Path, plan: bytes) -> None:
    (folder / "plan.json").write_bytes(plan)
    assert "plan.json is not the plan of a tournament" in reasons(folder)


def test_games_without_a_plan_are_not_taken(folder: Path) -> None:
    (folder / "plan.json").unlink()
    assert "games.jsonl but no plan.json" in reasons(folder)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert f"cannot use the folder {file / 'out'}" in reasons(file / "out")
    assert f"cannot use the folder {file}" in reasons(file)
    assert file.read_text() == "mine"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told(folder: Path) -> None:
    with open_store(folder, PLAN) as store, open("/dev/full", "wb", buffering=0) as full:
        store._file = full
        with pytest.raises(StoreError, match=r"cannot write .*games.jsonl: No space left"):
            store.add(result(2))
        assert store.missing() == [2, 3, 5]


# The lock ---------------------------------------------------------------------------------------------------------

HOLD = """
import sys, time
from pathlib import Path
from patolli.engine.lock import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def hold(path: Path) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, env=os.environ)
    assert process.stdout
    assert process.stdout.readline().strip() == b"held"
    return process


def test_two_runs_at_once_are_kept_apart_and_a_dead_one_is_not(folder: Path) -> None:
    with hold(folder / "lock") as other:
        try:
            said = reasons(folder)
            assert f"another run (process {other.pid}) is writing to {folder}" in said
        finally:
            other.kill()
    # Killed without a chance to clean up: its lock is gone with it.
    with open_store(folder, PLAN) as store:
        assert store.done == {0, 1, 4}
