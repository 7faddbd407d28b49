"""The machine: how fast it is right now, and how much of it processes use."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def best_of(measure: Callable[[], float], seconds: float) -> float:
    """The best of as many runs as fit into this many seconds: other work on the machine only ever slows things down."""
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


def named(program: str) -> list[int]:
    """The processes that run this program, whoever started them."""
    return [pid for pid, _ in _processes() if _read(f"/proc/{pid}/comm").strip() == program]


def processor_seconds(pids: Iterable[int]) -> float:
    """Time that processes have spent, including children they have waited for."""
    wanted = set(pids)
    return sum(sum(map(int, fields[11:15])) for pid, fields in _processes() if pid in wanted) / _TICKS


def memory(pids: Iterable[int]) -> int:
    """Bytes of memory that these processes hold; shared memory is counted for each."""
    pages = (_read(f"/proc/{pid}/statm").split() for pid in pids)
    return sum(int(fields[1]) for fields in pages if fields) * os.sysconf("SC_PAGE_SIZE")


def _processes() -> Iterable[tuple[int, list[str]]]:
    """Process numbers, and what follows the name in their `stat`: state, parent, group and so on."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        fields = _read(path).rpartition(")")[2].split()
        if fields:
            yield int(path.parent.name), fields


def _read(path: str | Path) -> str:
    try:
        return Path(path).read_text()
    except OSError:  # it has ended
        return ""
