"""Games on a Ray cluster, of tournaments and of self-play: the same seeds, the same results, on as many machines as it
has.

Every game is a Ray task. When a worker or a machine is lost, Ray runs its games again elsewhere. Machines of a cluster
need the same version of Patolli, and agents named by a file need that file at the same place.
"""

from __future__ import annotations

import importlib
import math
import os
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from typing import Any

import msgspec

from patolli.arena.plan import Plan
from patolli.arena.pool import GameTask
from patolli.arena.results import GameResult
from patolli.arena.workers import ATTEMPTS, Task
from patolli.engine.errors import PatolliError

LOCAL = "local"
PATIENCE = 40.0
"""How many seconds a cluster has to answer."""
_PROBE = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False); ray.shutdown()"


def play_on_ray(plan: Plan, numbers: Iterable[int], address: str, jobs: int) -> Iterator[GameResult]:
    """Play these games on the cluster at `address` (`auto`, `HOST:PORT`), or on a `local` one with so many workers.

    Results come as games finish.
    """
    with closing(work_on_ray(GameTask(plan), numbers, address, jobs)) as answers:
        for _, data in answers:
            yield msgspec.json.decode(data, type=GameResult)


def work_on_ray(
    task: Task, numbers: Iterable[int], address: str, jobs: int, until: float = math.inf
) -> Generator[tuple[int, bytes]]:
    """The answers of the task to these numbers, each when it is there; at `until` (of `time.monotonic`) it ends, and
    what is under way is dropped."""
    ray = _connect(address, jobs)
    try:
        play: Any = ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(_play)
        sent = ray.put(task)  # once, however many games there are: it may be a large network
        todo = deque(numbers)
        running: dict[Any, int] = {}
        while (todo or running) and time.monotonic() < until:
            # Enough to keep everybody busy, few enough that none is forgotten in a queue of thousands.
            most = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
            while todo and len(running) < most:
                number = todo.popleft()
                running[play.remote(sent, number)] = number
            left = until - time.monotonic()
            done, _ = ray.wait(list(running), num_returns=1, timeout=None if left == math.inf else max(left, 0.0))
            for answer in done:
                number = running.pop(answer)
                yield number, _result(ray, answer, number)
    finally:
        ray.shutdown()


def _play(task: Task, number: int) -> bytes:
    return task(number)


def _result(ray: Any, answer: Any, number: int) -> bytes:
    try:
        return ray.get(answer)
    except ray.exceptions.WorkerCrashedError:
        raise PatolliError(f"game {number} ended its Ray worker {ATTEMPTS} times: the log of Ray may say why") from None
    except ray.exceptions.RayError as error:
        raise PatolliError(
            f"game {number} failed on the Ray cluster (is the same version of Patolli installed on all its machines?): "
            f"{_last_line(str(error))}"
        ) from None


def _connect(address: str, jobs: int) -> Any:
    """The module `ray`, connected. A machine without Ray can do everything else, so it is imported here."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if address == LOCAL:
        # Without this Ray looks for an address that others can reach, and listens there.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise PatolliError('Ray is not installed; install it by: pip install "patolli[ray]"') from None
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
    else:
        _check(address)
        ray.init(address, **quiet)
    return ray


def _check(address: str) -> None:
    """Ray waits for minutes for a cluster that is not there, or ends the process: find out in another one first."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdigit():
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE / 4).close()
        done = subprocess.run(
            [sys.executable, "-c", _PROBE, address],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=PATIENCE,
        )  # fmt: skip
        problem = _last_line(done.stderr) if done.returncode else ""
    except subprocess.TimeoutExpired:
        problem = f"nothing that speaks like Ray in {PATIENCE:g} seconds"
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
    if problem:
        raise PatolliError(f"no Ray cluster answers at {address}: {problem}")


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "it did not say why"
