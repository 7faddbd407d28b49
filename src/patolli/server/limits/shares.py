"""A fair queue for something that only a few can have at a time.

More important kinds come first. Within a kind, the next turn goes to the owner with the fewest running jobs, then to
the one that has used the least lately, and only then to the first in line: whoever brings a hundred jobs waits for
them, and nobody else does.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Container
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

HALF_LIFE = 60.0
"""Seconds after which half of somebody's past use is forgotten."""
REMEMBERED = 20_000
_HEAVIEST, _LONGEST = 2.0**100, 1000.0


class Used:
    """Who has used how many seconds lately.

    Everybody's past use decays at the same pace. So nothing is reduced as time passes; instead, later use weighs more,
    and comparing two owners costs no more than a lookup.
    """

    def __init__(self) -> None:
        self.levels: OrderedDict[str, float] = OrderedDict()
        """How much each has used, relative to others: without a unit."""
        self._since = time.monotonic()

    def of(self, who: str) -> float:
        return self.levels.get(who, 0.0)

    def add(self, who: str, seconds: float) -> None:
        weight = self._weight()
        if weight > _HEAVIEST:
            self.levels = OrderedDict((one, level / weight) for one, level in self.levels.items())
            self._since, weight = time.monotonic(), 1.0
        self.levels[who] = self.levels.get(who, 0.0) + seconds * weight
        self.levels.move_to_end(who)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)

    def _weight(self) -> float:
        """The weight of a second now, relative to one at the beginning."""
        return math.exp2(min((time.monotonic() - self._since) / HALF_LIFE, _LONGEST))


Place = tuple[int, str]
"""A kind of job (0 is the most important), and its owner."""


class Line(Generic[T]):
    """Everything belongs to one event loop. `most_each`: jobs of one owner that run at a time."""

    def __init__(self, most_each: int = sys.maxsize) -> None:
        self._most_each = most_each
        self._waiting: dict[Place, deque[tuple[int, T]]] = {}
        self._numbers = count()
        self._running: Counter[str] = Counter()
        self._used = Used()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting(self, kinds: Container[int]) -> int:
        """How many jobs of these kinds wait."""
        return sum(len(jobs) for (kind, _), jobs in self._waiting.items() if kind in kinds)

    def add(self, kind: int, who: str, job: T) -> int:
        """Wait at the end; returns the job's number."""
        number = next(self._numbers)
        self._waiting.setdefault((kind, who), deque()).append((number, job))
        return number

    def put_back(self, kind: int, who: str, number: int, job: T) -> None:
        """Restart a job that had begun: it goes ahead of all others of its kind and owner."""
        self._waiting.setdefault((kind, who), deque()).appendleft((number, job))

    def remove(self, kind: int, who: str, number: int) -> bool:
        """Drop a job that nobody wants any longer; returns whether it was still waiting."""
        jobs = self._waiting.get((kind, who), ())
        left = deque(one for one in jobs if one[0] != number)
        self._keep((kind, who), left)
        return len(left) < len(jobs)

    def next(self, kinds: Container[int]) -> Place | None:
        """Whose turn it is, among jobs of these kinds."""
        running, used, most = self._running.get, self._used.levels.get, self._most_each
        # All in one expression: many wait on a busy server, and each is looked at before every job.
        best = min(
            [
                (kind, runs, used(who, 0.0), jobs[0][0], who)
                for (kind, who), jobs in self._waiting.items()
                if kind in kinds and (runs := running(who, 0)) < most
            ],
            default=None,
        )
        return None if best is None else (best[0], best[4])

    def take(self, place: Place) -> tuple[int, T]:
        """The job and its number; it counts as running until `ended`."""
        jobs = self._waiting[place]
        found = jobs.popleft()
        self._keep(place, jobs)
        self._running[place[1]] += 1
        return found

    def ended(self, who: str, seconds: float) -> None:
        """A job of theirs has ended, and has used this many seconds."""
        self._used.add(who, seconds)
        self._running[who] -= 1
        if self._running[who] <= 0:
            del self._running[who]

    def clear(self) -> list[T]:
        """Remove and return all that wait."""
        jobs = [job for jobs in self._waiting.values() for _, job in jobs]
        self._waiting.clear()
        return jobs

    def _keep(self, place: Place, jobs: deque[tuple[int, T]]) -> None:
        if jobs:
            self._waiting[place] = jobs
        else:
            self._waiting.pop(place, None)


class Turns:
    """Limits how many run at a time, at most half of them for one owner: others soon find a free one."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._line: Line[Callable[[], None]] = Line(max(1, most // 2))

    def ask(self, who: str, begin: Callable[[], None]) -> int:
        """Call `begin` when it is their turn; `end` has to follow. Returns the number to give it up by."""
        number = self._line.add(0, who, begin)
        self._go_on()
        return number

    def give_up(self, who: str, number: int) -> bool:
        """Nobody wants it begun any longer; returns whether it had not begun."""
        return self._line.remove(0, who, number)

    async def wait(self, who: str) -> None:
        """Wait until it is their turn; `end` has to follow."""
        future = asyncio.get_running_loop().create_future()
        number = self.ask(who, lambda: future.set_result(None))
        try:
            await future
        except asyncio.CancelledError:
            self.give_up(who, number)
            if future.done() and not future.cancelled():
                self.end(who, 0.0)  # it began at this very moment
            raise

    def end(self, who: str, seconds: float) -> None:
        """A turn is over, and has used this many seconds."""
        self._free += 1
        self._line.ended(who, seconds)
        self._go_on()

    def _go_on(self) -> None:
        while self._free and (place := self._line.next((0,))):
            self._free -= 1
            self._line.take(place)[1]()
