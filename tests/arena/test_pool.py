"""Games on several processes: the same results, and a dead worker loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec
import pytest

from patolli.arena import pool
from patolli.arena.plan import Plan, make_plan
from patolli.arena.pool import ATTEMPTS, play_on_processes
from patolli.arena.results import GameResult
from patolli.arena.run import play_all
from patolli.engine.errors import PatolliError
from patolli.engine.game import find_game

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")]

PLAN = make_plan(find_game("tzolkin"), 3, ["random", "greedy", "search:4"], 12, seed=11)


def facts(results: list[GameResult]) -> list[GameResult]:
    return sorted((msgspec.structs.replace(each, seconds=[]) for each in results), key=lambda each: each.number)


@pytest.fixture(scope="module")
def alone() -> list[GameResult]:
    return facts(list(play_all(PLAN, range(12), jobs=1)))


def workers() -> list[int]:
    return sorted(child.pid for child in multiprocessing.active_children() if child.pid)


def test_several_processes_play_the_same_games_and_a_killed_one_is_replaced(alone: list[GameResult]) -> None:
    found: list[GameResult] = []
    seen: set[int] = set()
    for result in play_on_processes(PLAN, range(12), 2):
        found.append(result)
        seen.update(workers())
        if len(found) in (2, 5):
            os.kill(workers()[0], signal.SIGKILL)
    assert facts(found) == alone
    assert len(seen) == 4, "two at first, two in place of those that were killed"
    assert workers() == []


def test_no_more_processes_than_games_and_none_for_none() -> None:
    seen: set[int] = set()
    for _ in play_on_processes(PLAN, [7], 8):
        seen.update(workers())
    assert len(seen) == 1
    assert list(play_all(PLAN, [], jobs=8)) == []
    assert list(play_all(PLAN, [], ray="no such place")) == []


def test_stopping_early_ends_the_workers_at_once() -> None:
    results = play_on_processes(PLAN, range(12), 2)
    next(results)
    assert len(workers()) == 2
    start = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    assert workers() == []
    assert time.monotonic() - start < 5


# In the place of `_work`, in processes of their own: found there by their names.


def die(pipe: Connection, plan: Plan) -> None:
    if pipe.recv() == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(60)


def tell_settings(pipe: Connection, plan: Plan) -> None:
    number = pipe.recv()
    settings = [os.environ.get(name, "") for name in pool._THREADS]
    os.kill(os.getpid(), signal.SIGINT)  # Ctrl-C reaches every process of a terminal
    result = GameResult(number, 0, [], [], [], [], [], [], settings, [], [])
    pipe.send_bytes(msgspec.json.encode(result))


def put(monkeypatch: pytest.MonkeyPatch, work: Callable[[Connection, Plan], None]) -> None:
    monkeypatch.setattr(pool, "_work", work)


def test_a_game_that_always_kills_its_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, die)
    words = f"game 1 ended its process {ATTEMPTS} times, the last time with exit code -9"
    with pytest.raises(PatolliError, match=words):
        list(play_on_processes(PLAN, range(2), 2))
    assert workers() == []


def test_a_worker_has_one_thread_and_is_deaf_to_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, tell_settings)
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    monkeypatch.delenv("MKL_NUM_THREADS", raising=False)
    (result,) = play_on_processes(PLAN, [0], 2)
    assert result.moves == ["1"] * 4
    assert os.environ["OMP_NUM_THREADS"] == "7"
    assert "MKL_NUM_THREADS" not in os.environ
