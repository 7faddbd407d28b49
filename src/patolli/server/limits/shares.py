"""A fair line: who waits for something that only a few can have at a time, and whose turn it is.

The more important kind comes first. Within a kind it is the turn of whoever has the fewest jobs running, then of
whoever has used the least lately, and only then of whoever came first: who brings a hundred jobs waits for them, and
nobody else does.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Container
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

HALF_LIFE = 60.0
"""Seconds after which half of what somebody has used is forgotten."""
REMEMBERED = 20_000


class Used:
    """Who has used how many seconds lately."""

    def __init__(self) -> None:
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, who: str) -> float:
        level, since = self._levels.get(who, (0.0, 0.0))
        return level * math.exp2((since - time.monotonic()) / HALF_LIFE) if level else 0.0

    def add(self, who: str, seconds: float) -> None:
        self._levels[who] = (self.of(who) + seconds, time.monotonic())
        self._levels.move_to_end(who)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)


Place = tuple[int, str]
"""A kind of jobs, the most important being 0, and whose they are."""


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
        """Wait at the end; the number by which the job is known here."""
        number = next(self._numbers)
        self._waiting.setdefault((kind, who), deque()).append((number, job))
        return number

    def put_back(self, kind: int, who: str, number: int, job: T) -> None:
        """A job that was begun and has to be begun again: before all others of its kind and owner."""
        self._waiting.setdefault((kind, who), deque()).appendleft((number, job))

    def remove(self, kind: int, who: str, number: int) -> None:
        """A job that nobody wants any longer, if it still waits."""
        jobs = self._waiting.get((kind, who), ())
        self._keep((kind, who), deque(one for one in jobs if one[0] != number))

    def next(self, kinds: Container[int]) -> Place | None:
        """Whose turn it is, among jobs of these kinds."""
        places = [place for place in self._waiting if place[0] in kinds and self._running[place[1]] < self._most_each]
        return min(places, key=self._order, default=None)

    def _order(self, place: Place) -> tuple[int, int, float, int]:
        kind, who = place
        return kind, self._running[who], self._used.of(who), self._waiting[place][0][0]

    def take(self, place: Place) -> tuple[int, T]:
        """The job and its number; it counts as running until `ended`."""
        jobs = self._waiting[place]
        found = jobs.popleft()
        self._keep(place, jobs)
        self._running[place[1]] += 1
        return found

    def ended(self, who: str, seconds: float) -> None:
        """A job of theirs does not run any more, and has used so much."""
        self._used.add(who, seconds)
        self._running[who] -= 1
        if self._running[who] <= 0:
            del self._running[who]

    def clear(self) -> list[T]:
        """All that wait, who do not any more."""
        jobs = [job for jobs in self._waiting.values() for _, job in jobs]
        self._waiting.clear()
        return jobs

    def _keep(self, place: Place, jobs: deque[tuple[int, T]]) -> None:
        if jobs:
            self._waiting[place] = jobs
        else:
            self._waiting.pop(place, None)


class Turns:
    """So many at a time, and at most half of them for one owner: somebody else always finds a free one soon."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._line: Line[asyncio.Future[None]] = Line(max(1, most // 2))

    async def wait(self, who: str) -> None:
        """Until it is their turn, which has to be ended."""
        future = asyncio.get_running_loop().create_future()
        number = self._line.add(0, who, future)
        self._go_on()
        try:
            await future
        except asyncio.CancelledError:
            self._line.remove(0, who, number)
            if future.done() and not future.cancelled():
                self.end(who, 0.0)  # it had begun in this very moment
            raise

    def end(self, who: str, seconds: float) -> None:
        """A turn is over, and has used so much."""
        self._free += 1
        self._line.ended(who, seconds)
        self._go_on()

    def _go_on(self) -> None:
        while self._free and (place := self._line.next((0,))):
            self._free -= 1
            self._line.take(place)[1].set_result(None)
