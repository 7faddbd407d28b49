"""`patolli train` as it is called: to its end, killed, interrupted, and with what cannot be."""

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
    """The command in a process of its own, when it has written to that file; in the end it is gone."""
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
    # It may be faster than we are, if the machine has other things to do; not always.
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
