"""What the machine does: how fast it is now, and what processes use of it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def best_of(measure: Callable[[], float], seconds: float) -> float:
    """The best of as many runs as fit into so many seconds: other work on the machine only ever slows down."""
    until = time.perf_counter() + seconds
    best = measure()
    while time.perf_counter() < until:
        best = max(best, measure())
    return best


def calibration() -> float:
    """Million steps per second of a plain Python loop: the measure of this machine at this moment."""
    n = 300_000
    start = time.perf_counter()
    x = 1
    for i in range(n):
        x = (x * 31 + i) & 0xFFFF
    return n / (time.perf_counter() - start) / 1e6


# Linux only: there is no way that works everywhere without another package.


def group(leader: int) -> list[int]:
    """The processes of a group."""
    return [pid for pid, fields in _processes() if int(fields[2]) == leader]


def offspring(pid: int) -> list[int]:
    """A process, and all that it has started."""
    parents = {child: int(fields[1]) for child, fields in _processes()}
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def processor_seconds(pids: Iterable[int]) -> float:
    """Time that processes have spent, those that they have waited for included."""
    wanted = set(pids)
    return sum(sum(map(int, fields[11:15])) for pid, fields in _processes() if pid in wanted) / _TICKS


def memory(pids: Iterable[int]) -> int:
    """Bytes in memory that belong to these processes alone, or are shared by them: each counts what it has."""
    page = os.sysconf("SC_PAGE_SIZE")
    total = 0
    for pid in pids:
        try:
            total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * page
        except OSError:
            continue
    return total


def _processes() -> Iterable[tuple[int, list[str]]]:
    """Numbers of processes, and what follows the name in their `stat`."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            yield int(path.parent.name), path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
