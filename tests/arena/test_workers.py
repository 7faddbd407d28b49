"""Work on several processes: every number is answered, and a dead worker loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from patolli.arena.workers import ATTEMPTS, work_on_processes
from patolli.engine.errors import PatolliError
from patolli.engine.processes.starting import THREADS

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")


def workers() -> list[int]:
    return sorted(child.pid for child in multiprocessing.active_children() if child.pid)


# Tasks, found by name in separate processes.


def square(number: int) -> bytes:
    return b"%d" % number**2


class DieOnce:
    """Ends its process at number 1, the first time."""

    def __init__(self, trace: Path) -> None:
        self.trace = trace

    def __call__(self, number: int) -> bytes:
        if number == 1 and not self.trace.exists():
            self.trace.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return square(number)


def die(number: int) -> bytes:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(600)
    return b""


def tire(number: int) -> bytes:
    if number > 0:
        time.sleep(600)
    return square(number)


def settings(number: int) -> bytes:
    os.kill(os.getpid(), signal.SIGINT)  # Ctrl-C reaches every process of a terminal
    return ",".join(os.environ.get(name, "") for name in THREADS).encode()


def test_a_dead_worker_is_replaced_and_its_number_answered(tmp_path: Path) -> None:
    answers = list(work_on_processes(DieOnce(tmp_path / "trace"), range(6), 2))
    assert sorted(answers) == sorted((number, square(number)) for number in range(6))
    assert (tmp_path / "trace").exists()
    assert workers() == []


def test_a_number_that_always_kills_its_worker_is_given_up() -> None:
    words = f"lesson 1 ended its process {ATTEMPTS} times; the last one was ended by the signal SIGKILL"
    with pytest.raises(PatolliError, match=words):
        list(work_on_processes(die, range(2), 2, "lesson"))
    assert workers() == []


def test_stopping_early_ends_the_workers_at_once() -> None:
    answers = work_on_processes(tire, range(100), 1)
    assert next(answers) == (0, b"0")
    start = time.monotonic()
    answers.close()
    assert workers() == []
    assert time.monotonic() - start < 300, "nobody waits for what they do"


def test_a_worker_has_one_thread_and_is_deaf_to_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    monkeypatch.delenv("MKL_NUM_THREADS", raising=False)
    assert list(work_on_processes(settings, [0], 8)) == [(0, b"1,1,1,1")]
    assert os.environ["OMP_NUM_THREADS"] == "7"
    assert "MKL_NUM_THREADS" not in os.environ


def test_at_a_time_that_is_named_what_is_under_way_is_dropped() -> None:
    before = workers()
    assert list(work_on_processes(tire, [3, 5], 2, until=time.monotonic() + 0.2)) == []
    assert list(work_on_processes(square, [3, 5], 2, until=time.monotonic() + 600)) != []
    assert workers() == before
