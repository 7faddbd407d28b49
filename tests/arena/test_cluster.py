"""Games on a real Ray on this machine: the same results, and a killed worker loses nothing."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from patolli.arena import cluster
from patolli.arena.cluster import play_on_ray
from patolli.arena.plan import Plan, make_plan
from patolli.arena.play import play_game
from patolli.arena.results import GameResult
from patolli.engine.errors import PatolliError
from patolli.engine.game import find_game
from tests.cli.calling import environment, start

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray")
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes by /proc")
PLAN = make_plan(find_game("tzolkin"), 2, ["random", "search:30"], 16, seed=11)


def facts(results: list[GameResult]) -> list[GameResult]:
    return sorted((msgspec.structs.replace(each, seconds=[]) for each in results), key=lambda each: each.number)


@pytest.fixture(scope="module")
def alone() -> list[GameResult]:
    return facts([play_game(PLAN, number) for number in range(PLAN.games)])


def ray_workers(root: int) -> list[int]:
    """Workers below a process that are playing a game."""
    parents: dict[int, int] = {}
    playing: list[int] = []
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                parents[int(path.name)] = int((path / "stat").read_text().rpartition(")")[2].split()[1])
                if (path / "cmdline").read_bytes().startswith(b"ray::_play"):
                    playing.append(int(path.name))
            except OSError:
                continue

    def below(pid: int) -> bool:
        while pid in parents and pid != root:
            pid = parents[pid]
        return pid == root

    return [pid for pid in playing if below(pid)]


@needs_ray
@needs_proc
@pytest.mark.slow
def test_the_same_games_although_workers_are_killed(alone: list[GameResult]) -> None:
    found: list[GameResult] = []
    killed: set[int] = set()
    for result in play_on_ray(PLAN, range(PLAN.games), "local", jobs=2):
        found.append(result)
        assert sys.modules["ray"].get_runtime_context().gcs_address.startswith("127.0.0.1:"), "others can reach it"
        if len(killed) < 2 and (busy := [pid for pid in ray_workers(os.getpid()) if pid not in killed]):
            os.kill(busy[0], signal.SIGKILL)
            killed.add(busy[0])
    assert len(killed) == 2
    assert facts(found) == alone


HEAD = """
import os, sys
os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
import ray
ray.init("local", num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1", logging_level="ERROR")
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
ray.shutdown()
"""


@pytest.fixture
def head() -> Iterator[subprocess.Popen[bytes]]:
    """A cluster of one machine that somebody else has started; it ends when its standard input does."""
    process = subprocess.Popen(
        [sys.executable, "-c", HEAD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    )
    try:
        yield process
    finally:
        process.communicate(timeout=300)


@needs_ray
@needs_proc
@pytest.mark.slow
@pytest.mark.long
def test_the_command_plays_on_a_cluster_that_loses_a_worker(
    head: subprocess.Popen[bytes], tmp_path: Path, alone: list[GameResult]
) -> None:
    assert head.stdout
    address = head.stdout.readline().decode().strip()
    assert re.fullmatch(r"127\.0\.0\.1:\d+", address)
    # Ray takes an address of this machine for the one that others see, unless told that there are no others.
    with start(
        "arena", "--agents", "random,search:30", "--players", 2, "--games", 16, "--seed", 11, "--json",
        "--out", tmp_path, "--ray", address, RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
    ) as process:  # fmt: skip
        until = time.monotonic() + 300
        while not (busy := ray_workers(head.pid)):
            assert process.poll() is None, "it ended before a worker was killed"
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(busy[0], signal.SIGKILL)
        printed, said = process.communicate(timeout=300)
    assert process.returncode == 0, said
    assert printed.count(b"\n") == 1, "nothing but the summary"
    assert json.loads(printed)["games"] == 16
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    assert facts([msgspec.json.decode(line, type=GameResult) for line in lines]) == alone


def die(plan: Plan, number: int) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


@needs_ray
@pytest.mark.slow
def test_a_game_that_always_kills_its_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_play", die)
    with pytest.raises(PatolliError, match=r"game 3 ended its Ray worker 3 times"):
        list(play_on_ray(PLAN, [3], "local", jobs=1))


# Without a cluster ------------------------------------------------------------------------------------------------


def refused(address: str) -> str:
    with pytest.raises(PatolliError) as caught:
        list(play_on_ray(PLAN, [0], address, jobs=1))
    return str(caught.value)


@pytest.mark.parametrize("address", ["local", "auto", "127.0.0.1:6379"])
def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused(address) == 'Ray is not installed; install it by: pip install "patolli[ray]"'


@needs_ray
@pytest.mark.slow
@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "no-such-host.invalid:6379", "ray://127.0.0.1:1", "127.0.0.1:99999"]
)
def test_nobody_at_that_address(address: str) -> None:
    assert refused(address).startswith(f"no Ray cluster answers at {address}: ")


@needs_ray
@pytest.mark.slow
def test_an_address_that_is_none() -> None:
    assert "no Ray cluster answers at nonsense: ValueError: Invalid address format" in refused("nonsense")


@needs_ray
@pytest.mark.slow
def test_somebody_else_at_that_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 6.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        assert refused(address) == f"no Ray cluster answers at {address}: nothing that speaks like Ray in 6 seconds"
