"""Self-play on a real Ray on this machine: the same games, even if a worker is killed."""

from __future__ import annotations

import os
import signal
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from patolli.agents.network.file import Network, Shape
from patolli.engine.game import find_game
from patolli.training.folder import open_training
from patolli.training.plan import make_training_plan
from patolli.training.positions import read_games
from patolli.training.rounds import play_round
from patolli.training.selfplay import pack
from tests.arena.test_cluster import needs_proc, needs_ray, ray_workers

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

GAME = find_game("tzolkin")
START = Network.random(Shape.of(GAME, 16, 8), 1)
PLAN = make_training_plan(GAME, games=12, simulations=64, seed=7, start=START)


def games(path: Path) -> dict[int, bytes]:
    return {int(rows["number"][0]): pack(rows) for rows in read_games(path / "positions-001.bin", GAME)}


@needs_ray
@needs_proc
def test_the_same_games_although_a_worker_is_killed(tmp_path: Path) -> None:
    assert find_spec("ray")
    killed: set[int] = set()

    def kill() -> None:
        if not killed and (busy := ray_workers(os.getpid())):
            os.kill(busy[0], signal.SIGKILL)
            killed.add(busy[0])

    with open_training(tmp_path / "ray", PLAN, START) as folder:
        assert len(play_round(folder, 1, 2, time.monotonic() + 3600, kill, "local") or []) == 12
    assert killed
    with open_training(tmp_path / "here", PLAN, START) as folder:
        assert len(play_round(folder, 1, 1, time.monotonic() + 3600) or []) == 12
    assert games(tmp_path / "ray") == games(tmp_path / "here")
