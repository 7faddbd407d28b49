"""`patolli train` as it is called: to its end, killed, interrupted, and with impossible options."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from patolli.agents.network.file import Network
from patolli.engine.game import find_game
from tests.cli.calling import refused, run, start

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

SMALL = ("train", "tzolkin", "--games", 4, "--simulations", 4, "--layers", "16x8", "--seed", 3)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("train") / "net"
    ran = run(*SMALL, "--out", folder, "--rounds", 2, "--jobs", 2)
    assert ran.code == 0, ran.err
    assert ran.err.count("Round ") == 2
    assert "Round 2 of 2" in ran.err
    assert "positions" in ran.out
    assert f"search:400@{folder / 'network.npz'}" in ran.out
    return folder


def network(folder: Path) -> bytes:
    return (folder / "network.npz").read_bytes()


def test_it_leaves_a_network_and_a_curve(trained: Path) -> None:
    assert Network.load(trained / "network.npz").check(find_game("tzolkin")).shape.first == 16
    assert (trained / "curve.svg").read_text("utf-8").startswith("<svg")
    assert len((trained / "rounds.jsonl").read_bytes().splitlines()) == 2


def test_the_same_command_has_nothing_to_do(trained: Path) -> None:
    before = network(trained)
    ran = run(*SMALL, "--out", trained, "--rounds", 2)
    assert ran.code == 0
    assert "2 of 2 rounds are there already" in ran.err
    assert network(trained) == before


@contextmanager
def started(file: Path, *args: object) -> Generator[subprocess.Popen[bytes]]:
    """The command in a separate process, once it has written to that file; in the end it is gone."""
    process = start(*args)
    try:
        until = time.monotonic() + 300
        while not (file.exists() and file.stat().st_size):
            assert process.poll() is None, "it ended too early"
            assert time.monotonic() < until
            time.sleep(0.02)
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")
def test_a_killed_training_goes_on_to_the_same_network(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path
    # It may be faster than we are, if the machine is busy; but not always.
    for attempt in range(20):
        folder = tmp_path / str(attempt)
        with started(folder / "positions-002.bin", *SMALL, "--out", folder, "--rounds", 2, "--jobs", 1):
            pass
        if not (folder / "round-002.npz").exists():
            break
    assert not (folder / "round-002.npz").exists()
    ran = run(*SMALL, "--out", folder, "--rounds", 2, "--jobs", 1)
    assert ran.code == 0, ran.err
    assert "1 of 2 rounds are there already" in ran.err
    assert network(folder) == network(trained)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="interrupts processes")
def test_ctrl_c_stops_it_with_one_sentence(tmp_path: Path) -> None:
    options = (*SMALL[:3], 500, *SMALL[4:], "--out", tmp_path, "--jobs", 2)
    with started(tmp_path / "positions-001.bin", *options) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert (process.returncode, out) == (130, b"")
    assert b"Stopped in round 1 of 40. The same command goes on." in err
    assert b"Traceback" not in err


def test_a_little_time_is_kept_to(tmp_path: Path) -> None:
    ran = run(*SMALL, "--out", tmp_path, "--minutes", 1e-6, "--jobs", 1)
    assert (ran.code, ran.out) == (0, "")
    assert "The time is over, in round 1 of 40" in ran.err
    assert not (tmp_path / "network.npz").exists()


def test_time_that_is_over_while_the_rules_are_compiled_is_kept_to(tmp_path: Path) -> None:
    """With an empty cache nothing is compiled, and compiling takes longer than this."""
    process = start(*SMALL, "--out", tmp_path / "net", "--minutes", 0.001, PATOLLI_CACHE=str(tmp_path / "cache"))
    out, err = process.communicate(timeout=300)
    assert (process.returncode, out) == (0, b"")
    assert b"The time is over, in round 1 of 40" in err
    assert sorted(file.name for file in (tmp_path / "net").iterdir() if file.name != "lock") == ["plan.json"]


def test_settlers_is_trained(tmp_path: Path) -> None:
    """A blank position, which was once used for features, is not a valid one: rules run in circles in it."""
    process = start(
        "train", "settlers", "--games", 1, "--simulations", 4, "--layers", "16x8", "--rounds", 1, "--jobs", 1,
        "--out", tmp_path / "net",
    )  # fmt: skip
    try:
        _, err = process.communicate(timeout=1500)
    finally:
        process.kill()
    assert process.returncode == 0, err.decode()
    assert Network.load(tmp_path / "net" / "network.npz").check(find_game("settlers")).shape.first == 16


PLAN = """
games = 2
layers = [20, 9]
[playing]
full = 0.5
simulations = [4, 8]
quick = 2
[league]
styled = 0.5
styles = ["architecture", "skulls"]
simulations = 4
old = 0.3
"""


def test_a_plan_says_how_to_play_and_learn_and_makes_a_network_larger(trained: Path, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    options = ("train", "tzolkin", "--out", tmp_path / "net", "--from", trained / "network.npz", "--jobs", 1)
    ran = run(*options, "--plan", tmp_path / "plan.toml", "--rounds", 2)
    assert ran.code == 0, ran.err
    shape = Network.load(tmp_path / "net" / "network.npz").check(find_game("tzolkin")).shape
    assert (shape.first, shape.second) == (20, 9)
    (tmp_path / "plan.toml").write_text(PLAN.replace("old = 0.3", "old = 0.4"), encoding="utf-8")
    words = refused(*options, "--plan", tmp_path / "plan.toml")
    assert "holds another training (league.old: 0.3 there, 0.4 here)" in words


@pytest.mark.parametrize("option", [("--games", 3), ("--simulations", 8), ("--layers", "16x8")])
def test_a_plan_says_it_all(tmp_path: Path, option: tuple[object, ...]) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    out = tmp_path / "net"
    assert "leave them out" in refused("train", "tzolkin", "--out", out, "--plan", tmp_path / "plan.toml", *option)
    assert not out.exists()


@pytest.mark.parametrize(
    "options",
    [
        ["--rounds", 0], ["--rounds", 1000], ["--games", 0], ["--games", "many"], ["--simulations", 3], ["--jobs", 0],
        ["--seed", -1], ["--nonsense"],
    ],
    ids=str,
)  # fmt: skip
def test_wrong_usage_has_exit_code_2(tmp_path: Path, options: list[object]) -> None:
    ran = run("train", "tzolkin", "--out", tmp_path, *options)
    assert (ran.code, ran.out) == (2, "")
    assert "Usage" in ran.err


def test_a_folder_is_needed() -> None:
    ran = run("train", "tzolkin")
    assert ran.code == 2
    assert "--out" in ran.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--minutes", 0], "--minutes"), (["--minutes", "nan"], "--minutes"), (["--layers", "12"], "--layers"),
        (["--layers", "ax8"], "--layers"), (["--layers", "0x8"], "hidden layer"),
        (["--layers", "9999x8"], "hidden layer"), (["--from", "no such file"], "no such file"),
        (["--plan", "no such plan"], "no such plan"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(tmp_path: Path, options: list[object], words: str) -> None:
    assert words in refused("train", "tzolkin", "--out", tmp_path / "new", *options)
    assert not (tmp_path / "new").exists()


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    assert "known games" in refused("train", "chess", "--out", tmp_path)


def test_another_training_in_the_folder_is_refused(trained: Path) -> None:
    before = network(trained)
    words = refused(*SMALL[:-1], 4, "--out", trained)
    assert "holds another training (seed: 3 there, 4 here)" in words
    assert network(trained) == before


def test_a_tournament_in_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode({"game": "tzolkin", "players": 2}))
    assert "not the plan of a training" in refused(*SMALL, "--out", tmp_path)


def test_a_network_to_begin_with_must_be_one(tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_bytes(b"nonsense")
    assert "not a network file" in refused(*SMALL, "--out", tmp_path / "new", "--from", tmp_path / "net.npz")
