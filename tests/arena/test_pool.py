"""Games on several processes: the same results, and a dead worker loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time

import msgspec
import pytest

from patolli.arena.plan import make_plan
from patolli.arena.pool import play_on_processes
from patolli.arena.results import GameResult
from patolli.arena.run import play_all
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
    killed: list[int] = []
    for result in play_on_processes(PLAN, range(12), 2):
        found.append(result)
        seen.update(workers())
        if len(found) in (2, 5):
            killed.append(next(pid for pid in workers() if pid not in killed))  # one may take a while to be gone
            os.kill(killed[-1], signal.SIGKILL)
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
    results.close()
    assert workers() == []
    assert time.monotonic() - start < 100
