"""A training run: the same network however it is played and stopped, a folder that repairs itself or says what is
wrong."""

from __future__ import annotations

import hashlib
import io
import itertools
import math
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from rich.console import Console

from patolli.agents.network.file import BadNetwork, Network, Shape
from patolli.arena.plan import make_plan
from patolli.arena.store import StoreError, open_store
from patolli.engine.errors import BadSetup, PatolliError
from patolli.engine.game import find_game
from patolli.training import plan as training_plan
from patolli.training import rounds as training
from patolli.training import selfplay
from patolli.training.curve import curve_picture, curve_table
from patolli.training.folder import (
    Round,
    TrainingFolder,
    open_training,
    read_learner,
    write_learner,
)
from patolli.training.learning import Adam, Losses
from patolli.training.plan import TrainingPlan, make_training_plan
from patolli.training.positions import append_game, mend, read_games
from patolli.training.rounds import End, Lesson, play_round, train
from patolli.training.selfplay import BadPositions, SelfPlay, pack, position_dtype
from patolli.training.ways import usual

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

GAME = find_game("tzolkin")
PLAN = make_training_plan(GAME, games=3, simulations=4, seed=7, layers=(16, 8))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training run of two rounds, without interruption; beside it `half`, as it was after the first."""
    path = tmp_path_factory.mktemp("training") / "new" / "folder"
    with open_training(path, PLAN) as folder:
        assert train(folder, 1)
        shutil.copytree(path, path.with_name("half"))
        assert train(folder, 2)
    return path


@pytest.fixture
def copy(trained: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(trained, tmp_path / "copy"))


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning in this process: faster, where bits do not matter."""
    monkeypatch.setattr(training, "work_on_processes", lambda task, numbers, *_: ((n, task(n)) for n in numbers))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A clock that advances by one for every decision of self-play."""
    ticks = itertools.count()
    monkeypatch.setattr(selfplay, "monotonic", lambda: next(ticks))
    return ticks


def files(path: Path) -> dict[str, bytes]:
    """All files; the rounds without the seconds they took."""
    found = {file.name: file.read_bytes() for file in sorted(path.iterdir()) if file.name != "lock"}
    lines = [msgspec.json.decode(line, type=Round) for line in found["rounds.jsonl"].splitlines()]
    untimed = [msgspec.structs.replace(line, seconds_playing=0.0, seconds_learning=0.0) for line in lines]
    return found | {"rounds.jsonl": msgspec.json.encode(untimed)}


# Rounds


def test_a_training_leaves_networks_rounds_and_what_is_needed_to_go_on(trained: Path) -> None:
    assert set(files(trained)) == {
        "plan.json", "rounds.jsonl", "network.npz", "round-001.npz", "round-002.npz",
        "positions-001.bin", "positions-002.bin", "learner-002.npz",
    }  # fmt: skip
    assert (trained / "network.npz").read_bytes() == (trained / "round-002.npz").read_bytes()
    assert Network.load(trained / "network.npz").check(GAME).shape == Shape.of(GAME, 16, 8)
    assert msgspec.json.decode((trained / "plan.json").read_bytes(), type=TrainingPlan) == PLAN


def test_rounds_are_told_as_they_went(trained: Path) -> None:
    lines = (trained / "rounds.jsonl").read_bytes().splitlines()
    for number, done in enumerate((msgspec.json.decode(line, type=Round) for line in lines), start=1):
        games = list(read_games(trained / f"positions-{number:03}.bin", GAME))
        assert (done.number, done.games, done.since) == (number, 3, 1)
        assert done.positions == sum(map(len, games))
        ends = [rows["points"][0, : rows["players"][0]] for rows in games if rows["plain"][0]]
        for players in (2, 3, 4):
            of = [end for end in ends if len(end) == players]
            assert (players in done.points) == (players in done.winner) == bool(of)
            if of:
                assert done.points[players] == pytest.approx(np.mean(of), abs=0.01)
                assert done.winner[players] == pytest.approx(np.mean([end.max() for end in of]), abs=0.01)
        assert done.steps == math.ceil((8 if number == 1 else 4) * done.positions / 1024)
        assert done.losses.win > 0
        assert done.seconds_playing >= 0
        assert done.seconds_learning > 0


def test_points_are_those_of_plain_games() -> None:
    """How a game ends that did not begin at its beginning says more about where it began."""
    ends = [
        End(100, [10.0, 30.0], plain=True),
        End(100, [20.0, 60.0], plain=True),
        End(50, [90.0, 90.0], plain=False),
        End(70, [80.0, 80.0, 90.0], plain=False),
    ]
    done = training._in_short(1, ends, 1, Lesson(), 1.0, 1.0)
    assert (done.games, done.positions) == (4, 320)
    assert (done.points, done.winner) == ({2: 30.0}, {2: 45.0})


def test_what_a_file_holds_tells_plain_games_from_others(trained: Path) -> None:
    for rows in read_games(trained / "positions-001.bin", GAME):
        points = rows["points"][0, : rows["players"][0]].tolist()
        for plain in (True, False):
            changed = rows.copy()
            changed["plain"] = plain
            assert training._end(changed) == End(len(rows), points, plain)


def test_the_first_round_plays_by_the_estimate_and_later_ones_by_the_network(trained: Path) -> None:
    networks = [None, Network.load(trained / "round-001.npz")]
    for number, network in enumerate(networks, start=1):
        (rows,) = [rows for rows in read_games(trained / f"positions-{number:03}.bin", GAME) if rows["number"][0] == 1]
        seed = training.derive(7, "round", number)
        assert pack(rows) == SelfPlay("tzolkin", seed, usual(4), network)(1)


def test_a_round_that_was_not_finished_is_finished_as_it_would_have_been(trained: Path, tmp_path: Path) -> None:
    """Stopped when the files of the second round were there, and half of its line."""
    path = Path(shutil.copytree(trained.with_name("half"), tmp_path / "copy"))
    for name in ("round-002.npz", "network.npz"):
        shutil.copy(trained / name, path)
    (path / "learner-002.npz.part").write_bytes(b"half")
    (path / "positions-002.bin").write_bytes((trained / "positions-002.bin").read_bytes()[:-50])
    line = (trained / "rounds.jsonl").read_bytes().splitlines()[1]
    with (path / "rounds.jsonl").open("ab") as file:
        file.write(line[:40])
    with open_training(path, PLAN) as folder:
        assert [done.number for done in folder.rounds] == [1]
        assert train(folder, 2)
    assert files(path) == files(trained)


@pytest.mark.usefixtures("inline")
def test_damaged_games_of_finished_rounds_are_played_again(trained: Path, copy: Path) -> None:
    (copy / "positions-001.bin").unlink()
    data = bytearray((copy / "positions-002.bin").read_bytes())
    data[len(data) // 2] ^= 4
    (copy / "positions-002.bin").write_bytes(data)
    with open_training(copy, PLAN) as folder:
        assert train(folder, 3)
    for number in (1, 2):
        found, wanted = (
            {int(rows["number"][0]): pack(rows) for rows in read_games(path / f"positions-{number:03}.bin", GAME)}
            for path in (copy, trained)
        )
        assert found == wanted
    assert (copy / "round-003.npz").read_bytes() == (copy / "network.npz").read_bytes()


def test_games_are_learned_from_in_their_order_however_they_ended(trained: Path, tmp_path: Path) -> None:
    """Processes finish games in any order, and the same network must come out."""
    for rows in reversed(list(read_games(trained / "positions-001.bin", GAME))):
        append_game(tmp_path / "positions-001.bin", pack(rows))
    found, wanted = (training._round_rows(TrainingFolder(path, PLAN), 1) for path in (tmp_path, trained))
    assert found.tobytes() == wanted.tobytes()


def test_positions_that_are_damaged_meanwhile_are_not_learned_from(copy: Path) -> None:
    with (copy / "positions-001.bin").open("r+b") as file:
        file.truncate(1000)
    with open_training(copy, PLAN) as folder, pytest.raises(PatolliError, match="damaged"):
        training._round_rows(folder, 1)


def test_time_that_is_over_ends_a_game_and_keeps_those_before(copy: Path, clock: Iterator[int]) -> None:
    said: list[int] = []
    with open_training(copy, PLAN) as folder:
        assert len(play_round(folder, 3, 1, 1e9, lambda: said.append(1)) or []) == len(said) == 3
        whole = (copy / "positions-003.bin").read_bytes()
        decisions = next(clock)  # of three games
        (copy / "positions-003.bin").unlink()
        assert play_round(folder, 3, 1, 2 * decisions - 5, lambda: said.append(1)) is None
        assert len(list(read_games(copy / "positions-003.bin", GAME))) == len(said) - 3 == 2
        assert len(play_round(folder, 3, 1, math.inf, lambda: said.append(1)) or []) == len(said) - 3 == 3
        assert (copy / "positions-003.bin").read_bytes() == whole
        assert len(folder.rounds) == 2


def test_time_that_is_over_begins_nothing(copy: Path) -> None:
    before = files(copy)
    with open_training(copy, PLAN) as folder:
        assert not train(folder, 3, until=time.monotonic())
    assert files(copy) == before


def test_time_that_is_over_ends_playing_and_learning_in_other_processes(copy: Path) -> None:
    before = files(copy)
    with open_training(copy, PLAN) as folder:
        assert play_round(folder, 3, 2, time.monotonic()) is None
        assert training.learn(folder, 3, 2, 100, time.monotonic()) is None
    assert files(copy) == before


def test_enough_rounds_are_enough(copy: Path) -> None:
    before = files(copy)
    with open_training(copy, PLAN) as folder:
        assert train(folder, 1)
    assert files(copy) == before


@pytest.mark.usefixtures("inline")
def test_old_positions_are_deleted(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    second = sum(map(len, read_games(copy / "positions-002.bin", GAME)))
    monkeypatch.setattr(training, "window_size", lambda number: second + 1000)
    with open_training(copy, PLAN) as folder:
        assert train(folder, 3)
        assert folder.rounds[-1].since == 2
    assert sorted(file.name for file in copy.glob("positions-*")) == ["positions-002.bin", "positions-003.bin"]
    assert sorted(file.name for file in copy.glob("learner-*")) == ["learner-003.npz"]


@pytest.mark.usefixtures("inline")
def test_a_round_that_is_larger_than_the_window_is_learned_from(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "window_size", lambda number: 1)
    with open_training(copy, PLAN) as folder:
        assert train(folder, 3)
        assert folder.rounds[-1].since == 3


def test_the_window_grows_to_a_million() -> None:
    assert [training.window_size(number) for number in (1, 10, 99)] == [350_000, 800_000, 1_000_000]


@pytest.mark.usefixtures("inline")
def test_a_training_can_begin_with_a_network(trained: Path, tmp_path: Path) -> None:
    start = Network.load(trained / "network.npz")
    plan = make_training_plan(GAME, games=1, simulations=4, start=start)
    assert plan.layers == (16, 8)
    with open_training(tmp_path, plan, start) as folder:
        found, adam, _ = folder.learner(0)
        assert np.array_equal(found.weights, start.weights)
        assert adam.steps == 0
        assert train(folder, 1)
    (rows,) = read_games(tmp_path / "positions-001.bin", GAME)
    assert pack(rows) == SelfPlay("tzolkin", training.derive(0, "round", 1), usual(4), start)(0)
    with (
        pytest.raises(StoreError, match="network it began with"),
        open_training(tmp_path, make_training_plan(GAME, games=1, simulations=4, layers=(16, 8))),
    ):
        pass


# What is refused


@pytest.mark.parametrize(
    "options",
    [
        {"seed": -1}, {"games": 0}, {"games": 10**6}, {"simulations": 3}, {"simulations": 10**6}, {"layers": (0, 8)},
        {"layers": (16, 5000)}, {"layers": (16, 9), "start": Network.random(Shape.of(GAME, 16, 8), 0)},
    ],
)  # fmt: skip
def test_plans_that_cannot_be_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        make_training_plan(GAME, **({"games": 1, "simulations": 4} | options))  # type: ignore[arg-type]


def test_a_network_of_another_game_is_refused() -> None:
    other = Network.random(Shape(5, 16, 8, 4, 7), 0)
    with pytest.raises(BadNetwork):
        make_training_plan(GAME, games=1, simulations=4, start=other)


@pytest.mark.parametrize("change", [{"seed": 8}, {"games": 4}, {"ways": usual(5)}, {"layers": (8, 8)}, {"rules": "x"}])
def test_another_plan_is_refused(trained: Path, change: dict[str, object]) -> None:
    other = msgspec.structs.replace(PLAN, **change)
    with pytest.raises(StoreError, match="another training"), open_training(trained, other):
        pass


def test_a_training_of_another_version_is_refused(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was played and learned differently; its network is still good to start with."""
    monkeypatch.setattr(training_plan, "METHOD", training_plan.METHOD + 1)
    newer = make_training_plan(GAME, games=3, simulations=4, seed=7, layers=(16, 8))
    assert newer != PLAN
    with pytest.raises(StoreError, match=r"differ between versions of Patolli.*--from"), open_training(copy, newer):
        pass


def test_a_training_from_before_targets_were_stored_is_refused(copy: Path) -> None:
    old = [field for field in position_dtype(GAME).descr if field[0] not in ("plain", "wanted_points", "wanted_win")]
    rules = hashlib.sha256(repr((old, GAME.notation.tokens, GAME.learning.observation_size)).encode()).hexdigest()[:16]
    (copy / "plan.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(PLAN, rules=rules)))
    before = files(copy)
    with pytest.raises(StoreError, match="differ between versions"), open_training(copy, PLAN):
        pass
    assert files(copy) == before


def test_a_folder_of_a_tournament_is_refused_and_left_alone(tmp_path: Path) -> None:
    with open_store(tmp_path, make_plan(GAME, 2, ["random"], 1)):
        pass
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(StoreError, match="not the plan of a training"), open_training(tmp_path, PLAN):
        pass
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.name != "lock"} == {
        name: data for name, data in before.items() if name != "lock"
    }


def test_a_folder_without_a_plan_is_refused(copy: Path) -> None:
    (copy / "plan.json").unlink()
    with pytest.raises(StoreError, match=r"no plan\.json"), open_training(copy, PLAN):
        pass


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot use the folder"), open_training(tmp_path / "file", PLAN):
        pass


def test_two_runs_cannot_share_a_folder(copy: Path) -> None:
    with open_training(copy, PLAN), pytest.raises(StoreError, match="another run"), open_training(copy, PLAN):
        pass


@pytest.mark.parametrize("line", [b"nonsense\n", b"{}\n", b"\xff\n"])
def test_lines_that_are_no_rounds_are_refused(copy: Path, line: bytes) -> None:
    with (copy / "rounds.jsonl").open("ab") as file:
        file.write(line)
    with pytest.raises(StoreError, match="line 3"), open_training(copy, PLAN):
        pass


def test_rounds_out_of_order_are_refused(copy: Path) -> None:
    lines = (copy / "rounds.jsonl").read_bytes().splitlines(keepends=True)
    (copy / "rounds.jsonl").write_bytes(lines[1] + lines[0])
    with pytest.raises(StoreError, match="line 1"), open_training(copy, PLAN):
        pass


@pytest.mark.parametrize("damage", ["missing", "half", "nonsense"])
def test_a_damaged_learner_is_told(copy: Path, damage: str) -> None:
    path = copy / "learner-002.npz"
    data = path.read_bytes()
    if damage == "missing":
        path.unlink()
    else:
        path.write_bytes(data[: len(data) // 2] if damage == "half" else b"nonsense")
    with pytest.raises(StoreError, match="--from"):
        read_learner(path, Shape.of(GAME, 16, 8))


def test_a_learner_comes_back_to_the_bit_and_only_to_its_own_network(tmp_path: Path) -> None:
    network = Network.random(Shape.of(GAME, 4, 3), 1)
    adam = Adam(network.weights * 2, network.weights**2, 17)
    write_learner(tmp_path / "l.npz", network, adam)
    again, found, aside = read_learner(tmp_path / "l.npz", network.shape)
    assert len(aside) == 0
    assert again.weights.tobytes() == network.weights.tobytes()
    assert (found.mean.tobytes(), found.square.tobytes(), found.steps) == (
        adam.mean.tobytes(), adam.square.tobytes(), 17,
    )  # fmt: skip
    with pytest.raises(StoreError, match="not of this network"):
        read_learner(tmp_path / "l.npz", Shape.of(GAME, 4, 4))
    adam.mean[3] = np.inf
    write_learner(tmp_path / "l.npz", network, adam)
    with pytest.raises(StoreError, match="no numbers"):
        read_learner(tmp_path / "l.npz", network.shape)


@pytest.mark.usefixtures("inline")
def test_trouble_while_learning_comes_back_as_one_sentence(copy: Path) -> None:
    (copy / "learner-002.npz").unlink()
    with open_training(copy, PLAN) as folder, pytest.raises(PatolliError, match=r"round 3: .*learner-002.npz"):
        training.learn(folder, 3, 2, 100)


# The files of positions


def test_half_a_game_at_the_end_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "positions"
    play = SelfPlay("tzolkin", 1, usual(4), None)
    for number in (4, 2):
        append_game(path, play(number))
    whole = path.read_bytes()
    append_game(path, play(3))
    for cut in (len(whole) + 3, len(whole) + 100):
        path.write_bytes(path.read_bytes()[:cut])
        assert [int(rows["number"][0]) for rows in mend(path, GAME)] == [4, 2]
        assert path.read_bytes() == whole
    assert list(read_games(tmp_path / "none", GAME)) == list(mend(tmp_path / "none", GAME)) == []


def test_whole_games_of_nonsense_are_refused(tmp_path: Path) -> None:
    append_game(tmp_path / "positions", b"nonsense")
    with pytest.raises(BadPositions, match="delete the file"):
        list(read_games(tmp_path / "positions", GAME))


# The curve


def some_rounds() -> list[Round]:
    """The first without games of four."""
    return [
        Round(
            number=number,
            games=600,
            positions=150_000,
            points={2: 30.0},
            winner={players: 100.0 + 10 * players + number for players in ((2, 3) if number == 1 else (2, 3, 4))},
            since=1,
            steps=200,
            losses=Losses(1.0, 9.0, 1.2),
            seconds_playing=900.0,
            seconds_learning=30.0,
        )
        for number in (1, 2, 3)
    ]


def test_the_table_fits_a_terminal() -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(curve_table(some_rounds()))
    text = console.export_text()
    assert "…" not in text
    assert all(words in text for words in ("150,000", "123.0", "143.0", "1.200", "15.5"))


def test_the_picture_stands_alone() -> None:
    root = ElementTree.fromstring(curve_picture(GAME, some_rounds()))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"2 players", "4 players", "round"} <= texts
    assert "--surface" in (root.findtext("{http://www.w3.org/2000/svg}style") or "")


def test_rounds_without_a_plain_game_are_shown() -> None:
    rounds = [msgspec.structs.replace(done, points={}, winner={}) for done in some_rounds()]
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(curve_table(rounds))
    assert "150,000" in console.export_text()
    assert ElementTree.fromstring(curve_picture(GAME, rounds)).tag.endswith("svg")


def test_a_folder_knows_its_files(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, PLAN)
    assert folder.round_file(7).name == "round-007.npz"
    assert folder.network(0) is None
