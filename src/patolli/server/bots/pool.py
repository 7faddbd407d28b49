"""Bots that think in other processes, a few at a time, and never block a table: see docs/server.md.

All requests wait in one fair queue (`shares.py`): turns at tables where people play, then hints, then turns of bots
among themselves. One process handles what takes milliseconds; the others handle what takes seconds, at low priority. A
process that is busy with something less important can be interrupted by something more important: see `child.py`. If
there is only one process, it does everything this way.

A process that hangs or dies is replaced, and its turn is played by the greedy policy. One of each kind is always
running; more are started while slow requests wait, and end when idle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from patolli.agents.hint import LEAST_SIMULATIONS, Hint
from patolli.agents.search.agent import MOST_SIMULATIONS, Budget
from patolli.engine.errors import BadSetup, PatolliError
from patolli.server.bots.child import check_turn, serve, stand_in, words_of
from patolli.server.bots.messages import (
    BOTS,
    Answer,
    Decision,
    HintRequest,
    Question,
    Thought,
    TurnRequest,
    check_seed,
)
from patolli.server.bots.outlook import Outlook, outlook
from patolli.server.bots.worker import Child, Trouble, Worker
from patolli.server.limits.shares import Line

__all__ = ["BOTS", "BotPool", "Busy", "Closed", "Decision", "NoHint", "Outlook", "Thought", "TurnRequest"]

MOST_WAITING = 500
"""Turns, and as many hints."""
IDLE_SECONDS = 300.0
"""After this many idle seconds a process ends, unless it is the only one."""
MOST_ADVICE = 50
"""Turns listed in a hint."""
LEAST_USED = 0.001
"""Seconds that every question counts at least: a thousand quick turns add up, too."""
_CLOSE_SECONDS = 10.0  # for the system to reap a killed process

QUICK_TURN, TURN, HINT, QUICK_ALONE, ALONE = KINDS = range(5)
"""Kinds of requests, the most important first: turns at tables where people play, hints, turns of bots among
themselves. Quick ones take milliseconds."""
QUICK = frozenset((QUICK_TURN, QUICK_ALONE))
TURNS = frozenset(KINDS) - {HINT}
SLOW = frozenset(KINDS) - QUICK
SLOW_BOTS = frozenset(("hard", "expert"))


def kind_of(strength: str, alone: bool) -> int:
    """How important a turn is."""
    if strength in SLOW_BOTS:
        return ALONE if alone else TURN
    return QUICK_ALONE if alone else QUICK_TURN


class Busy(PatolliError):
    """Too many are waiting already: try again later."""


class Closed(PatolliError):
    """The pool is not running, or not any longer."""


class NoHint(PatolliError):
    """The process that looked for a hint failed."""


@dataclass(eq=False)
class _Job:
    """A question, its owner, and whoever waits for the answer."""

    kind: int
    who: str
    question: Question
    answer: asyncio.Future[Answer]
    number: int = 0
    again: bool = False
    """Whether it was started before, by a process that died of something else."""

    def give(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


@dataclass(eq=False)
class _Desk:
    """A process and its questions: it works on the last one; the others wait until that is done."""

    jobs: list[_Job] = field(default_factory=list["_Job"])

    @property
    def kind(self) -> int:
        """The kind of its current question; larger than any when idle."""
        return self.jobs[-1].kind if self.jobs else len(KINDS)


OffLoop = Callable[..., Awaitable[Any]]


class BotPool:
    """Limits the number of processes and the seconds per turn. Everything here belongs to one event loop.

    `off_loop` does small work on a thread; `thought` is told who a hint was computed for, and how many seconds of
    processor time it took.
    """

    def __init__(
        self,
        processes: int,
        seconds: float,
        *,
        most_waiting: int = MOST_WAITING,
        idle_seconds: float = IDLE_SECONDS,
        child: Child = serve,
        off_loop: OffLoop = asyncio.to_thread,
        thought: Callable[[str, float], None] = lambda who, seconds: None,
    ) -> None:
        if processes < 1 or not seconds > 0:
            raise BadSetup(f"bots need at least one process and some seconds, not {processes} and {seconds:g}")
        self._processes = processes
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._idle_seconds = idle_seconds
        self._child = child
        self._off_loop = off_loop
        self._thought = thought
        self._open = False
        self._line: Line[_Job] = Line()
        self._workers: dict[Worker, _Desk] = {}
        """The oldest first."""
        self._leaving: set[Worker] = set()
        self._idle: dict[Worker, asyncio.TimerHandle] = {}

    # --- the pool itself ---

    async def start(self) -> None:
        """Returns at once; requests wait until the first process is ready."""
        self._open = True
        self._dispatch()

    async def close(self) -> None:
        """End everything at once: whoever still waits gets Closed."""
        self._open = False
        for job in [*self._line.clear(), *(job for desk in self._workers.values() for job in desk.jobs)]:
            job.fail(Closed("the server stops: no bot is thinking anymore"))
        for worker in list(self._workers):
            worker.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                for worker in list(self._leaving):
                    await worker.gone.wait()

    @property
    def waiting(self) -> int:
        """How many requests wait for a process."""
        return len(self._line)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes, the oldest first."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    # --- requests ---

    async def turn(self, request: TurnRequest, who: str = "", alone: bool = False) -> Thought:
        """A legal turn, whatever happens to the process that computes it; or Busy, or Closed. `who` is charged for it;
        bots may be alone at the table or not."""
        try:
            answer = await self._ask(request, kind_of(request.strength, alone), who)
            if answer.thought is None:
                raise Trouble(f"failed: {answer.trouble or 'no turn came back'}")
            await self._off_loop(check_turn, request, answer.thought)
            return answer.thought
        except Trouble as trouble:
            why = str(trouble)
        except (Busy, Closed):
            raise
        except PatolliError as error:
            why = f"answered with a bad turn: {words_of(error)}"
        return await self._off_loop(stand_in, request, why)

    async def hint(
        self,
        decision: Decision,
        budget: Budget,
        top: int = 5,
        seed: int = 0,
        who: str = "",
        seats: Sequence[str | None] = (),
        tried: Sequence[str] = (),
    ) -> Hint:
        """The best turns, given the bots at the table (None for people) and a whole turn to compare; NoHint if that
        fails, or Busy, or Closed."""
        if not 1 <= top <= MOST_ADVICE:
            raise BadSetup(f"a hint names 1 to {MOST_ADVICE} turns, not {top}")
        enough = LEAST_SIMULATIONS <= budget.simulations <= MOST_SIMULATIONS and not budget.seconds
        if not enough and not (0 < budget.seconds <= self._seconds / 2 and budget.simulations <= MOST_SIMULATIONS):
            raise BadSetup(
                f"a hint has a budget of {LEAST_SIMULATIONS} to {MOST_SIMULATIONS:,} simulations, "
                f"or here of up to {self._seconds / 2:g} s"
            )
        request = HintRequest(
            decision, budget.simulations, budget.seconds, top, check_seed(seed), list(seats), list(tried)
        )
        try:
            answer = await self._ask(request, HINT, who)
        except Trouble as trouble:
            raise NoHint(f"the process that looked for a hint {trouble}") from None
        if answer.hint is None:
            raise NoHint(answer.trouble or "no hint came back")
        return answer.hint

    async def evaluate(self, decision: Decision) -> Outlook:
        """What every seat may expect, as the deciding seat sees it: for its eyes only."""
        # It takes a millisecond: run it on a thread, not in the queue behind long searches.
        return await self._off_loop(lambda: outlook(decision.sight()))

    async def _ask(self, request: Question, kind: int, who: str) -> Answer:
        if not self._open:
            raise Closed("no bots think here: the server starts, or stops")
        waiting = self._line.waiting(TURNS if kind in TURNS else (HINT,))
        if waiting >= self._most_waiting:
            raise Busy(f"{waiting} requests wait for bots already: try again later")
        job = _Job(kind, who, request, asyncio.get_running_loop().create_future())
        job.number = self._line.add(kind, who, job)
        try:
            self._dispatch()
            return await job.answer
        finally:
            # A canceled request leaves the queue. One that has started is dropped later.
            self._line.remove(kind, who, job.number)

    # --- processes ---

    def _dispatch(self) -> None:
        """Hand out work to free workers, and to those doing something less important; start more if there are too
        few."""
        # Workers with the least important work come first: the idle before all others.
        for worker, desk in sorted(self._workers.items(), key=lambda one: -one[1].kind):
            while worker.works and (place := self._line.next(self._kinds_for(worker, desk))):
                self._think(worker, desk, self._line.take(place)[1])
        self._start_more()

    def _kinds_for(self, worker: Worker, desk: _Desk) -> frozenset[int]:
        """The kinds a process may be asked now."""
        if desk.jobs and desk.kind in QUICK:
            return frozenset()  # that takes a moment
        return frozenset(kind for kind in self._lane(worker) if kind < desk.kind)

    def _lane(self, worker: Worker) -> frozenset[int]:
        """What a process is for."""
        return frozenset(KINDS) if self._processes == 1 else SLOW if worker.patient else QUICK

    def _think(self, worker: Worker, desk: _Desk, job: _Job) -> None:
        if timer := self._idle.pop(worker, None):
            timer.cancel()
        desk.jobs.append(job)
        worker.ask(job.number, msgspec.msgpack.encode(msgspec.structs.replace(job.question, number=job.number)))

    def _start_more(self) -> None:
        """One process for quick work, one for slow work, and more of those while slow requests wait."""
        if not any(not worker.patient for worker in self._workers):
            self._start(patient=False)
        there = any(worker.patient for worker in self._workers)
        starting = sum(not worker.ready for worker in self._workers if worker.patient)
        while len(self._workers) < self._processes and (starting < self._line.waiting(SLOW) or not there):
            self._start(patient=True)
            there, starting = True, starting + 1

    def _start(self, patient: bool) -> None:
        self._workers[Worker(self._child, self._seconds, self._heard, patient)] = _Desk()

    def _heard(self, worker: Worker, said: Answer | Trouble) -> None:
        desk = self._workers[worker]
        if isinstance(said, Trouble):
            self._forget(worker)
            if not desk.jobs and not worker.ready:
                # Perhaps no process can be started at all: then everybody waiting must be told, one by one.
                place = self._line.next(self._lane(worker))
                if place is None:
                    return  # nobody waits: do not keep retrying
                desk.jobs.append(self._line.take(place)[1])
            self._fail(desk.jobs, said)
        else:
            job = next((job for job in desk.jobs if job.number == said.number), None)
            if job is not None:
                desk.jobs.remove(job)
                self._line.ended(job.who, max(said.used, LEAST_USED))
                if job.kind == HINT:
                    self._thought(job.who, said.used)
                job.give(said)
            if not desk.jobs:
                later = asyncio.get_running_loop().call_later(self._idle_seconds, self._retire, worker)
                self._idle[worker] = later
        if self._open:
            self._dispatch()

    def _fail(self, jobs: list[_Job], trouble: Trouble) -> None:
        """A process has ended. The question it worked on fails; those waiting behind it are started again, once."""
        for job in jobs:
            self._line.ended(job.who, 0.0)
            if job is jobs[-1] or job.again or job.answer.done():
                job.fail(trouble)
            else:
                job.again = True
                self._line.put_back(job.kind, job.who, job.number, job)

    def _forget(self, worker: Worker) -> None:
        del self._workers[worker]
        if timer := self._idle.pop(worker, None):
            timer.cancel()
        self._leaving = {other for other in self._leaving if not other.gone.is_set()} | {worker}

    def _retire(self, worker: Worker) -> None:
        del self._idle[worker]
        if worker.patient and sum(other.patient for other in self._workers) > 1:
            worker.end()
