"""Bots that think in other processes, a few at a time, and never hold a table: see docs/server.md.

Requests wait in line, turns before hints. A process that is stuck or dies is replaced, and its turn is played by the
greedy policy. One process is always there; more are started while requests wait, and end when they are idle.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from patolli.agents.hint import LEAST_SIMULATIONS, Hint
from patolli.agents.search import MOST_SIMULATIONS, Budget
from patolli.engine.errors import BadSetup, PatolliError
from patolli.server.bot_child import check_turn, serve, stand_in, words_of
from patolli.server.bot_messages import BOTS, Answer, Decision, HintRequest, Thought, TurnRequest, check_seed
from patolli.server.bot_worker import Child, Trouble, Worker
from patolli.server.outlook import Outlook, outlook

__all__ = ["BOTS", "BotPool", "Busy", "Closed", "Decision", "NoHint", "Outlook", "Thought", "TurnRequest"]

MOST_WAITING = 500
"""Turns, and as many hints."""
IDLE_SECONDS = 300.0
"""Then a process ends, if it is not the only one."""
MOST_ADVICE = 50
"""Decisions that a hint names."""
_CLOSE_SECONDS = 10.0  # for the system to bury what was killed


class Busy(PatolliError):
    """Too many wait already: try again later."""


class Closed(PatolliError):
    """The pool does not run, or not any longer."""


class NoHint(PatolliError):
    """The process that looked for a hint failed."""


@dataclass(eq=False)
class _Job:
    """A question, and who waits for its answer."""

    question: bytes
    answer: asyncio.Future[Answer]

    def give(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class BotPool:
    """At most so many processes, and so many seconds for a turn. All of it belongs to one event loop."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        *,
        most_waiting: int = MOST_WAITING,
        idle_seconds: float = IDLE_SECONDS,
        child: Child = serve,
    ) -> None:
        if processes < 1 or not seconds > 0:
            raise BadSetup(f"bots need at least one process and some seconds, not {processes} and {seconds:g}")
        self._processes = processes
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._idle_seconds = idle_seconds
        self._child = child
        self._open = False
        self._turns: deque[_Job] = deque()
        self._hints: deque[_Job] = deque()
        self._workers: dict[Worker, _Job | None] = {}
        """The oldest first, with what each thinks about."""
        self._leaving: set[Worker] = set()
        self._idle: dict[Worker, asyncio.TimerHandle] = {}

    # --- the pool itself ---

    async def start(self) -> None:
        """Returns at once; requests wait until the first process is ready."""
        self._open = True
        self._dispatch()

    async def close(self) -> None:
        """End everything at once: who still waits gets Closed."""
        self._open = False
        jobs = [*self._turns, *self._hints, *(job for job in self._workers.values() if job)]
        self._turns.clear()
        self._hints.clear()
        for job in jobs:
            job.fail(Closed("the server stops: no bot thinks any more"))
        for worker in list(self._workers):
            worker.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                for worker in list(self._leaving):
                    await worker.gone.wait()

    @property
    def waiting(self) -> int:
        """How many requests wait for a process."""
        return len(self._turns) + len(self._hints)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes, the oldest first."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    # --- requests ---

    async def turn(self, request: TurnRequest) -> Thought:
        """A legal turn, whatever happens to the process that thinks about it; or Busy, or Closed."""
        try:
            answer = await self._ask(request, self._turns)
            if answer.thought is None:
                raise Trouble(f"failed: {answer.trouble or 'no turn came back'}")
            await asyncio.to_thread(check_turn, request, answer.thought)
            return answer.thought
        except Trouble as trouble:
            why = str(trouble)
        except (Busy, Closed):
            raise
        except PatolliError as error:
            why = f"answered with a bad turn: {words_of(error)}"
        return await asyncio.to_thread(stand_in, request, why)

    async def hint(self, decision: Decision, budget: Budget, top: int = 5, seed: int = 0) -> Hint:
        """The best decisions; NoHint if that fails, or Busy, or Closed."""
        if not 1 <= top <= MOST_ADVICE:
            raise BadSetup(f"a hint names 1 to {MOST_ADVICE} decisions, not {top}")
        enough = LEAST_SIMULATIONS <= budget.simulations <= MOST_SIMULATIONS and not budget.seconds
        if not enough and not 0 < budget.seconds <= self._seconds / 2:
            raise BadSetup(
                f"a hint has a budget of {LEAST_SIMULATIONS} to {MOST_SIMULATIONS:,} simulations, "
                f"or here of up to {self._seconds / 2:g} s"
            )
        request = HintRequest(decision, budget.simulations, budget.seconds, top, check_seed(seed))
        try:
            answer = await self._ask(request, self._hints)
        except Trouble as trouble:
            raise NoHint(f"the process that looked for a hint {trouble}") from None
        if answer.hint is None:
            raise NoHint(answer.trouble or "no hint came back")
        return answer.hint

    async def evaluate(self, decision: Decision) -> Outlook:
        """What every seat may expect, as the seat that decides sees it: for its eyes only."""
        # A thousandth of a second: in a thread, and not behind those who think for many.
        return await asyncio.to_thread(lambda: outlook(decision.sight()))

    async def _ask(self, request: TurnRequest | HintRequest, line: deque[_Job]) -> Answer:
        if not self._open:
            raise Closed("no bots think here: the server starts, or stops")
        if len(line) >= self._most_waiting:
            raise Busy(f"{len(line)} requests wait for bots already: try again later")
        job = _Job(msgspec.msgpack.encode(request), asyncio.get_running_loop().create_future())
        line.append(job)
        try:
            self._dispatch()
            return await job.answer
        finally:
            # Who does not wait any longer needs no place in the line. What is thought about already is dropped later.
            if job in line:
                line.remove(job)

    # --- processes ---

    def _dispatch(self) -> None:
        """Let free workers think, and start more if there are too few."""
        for worker in self._workers:
            if worker.free and self.waiting:
                self._workers[worker] = job = self._next_job()
                if timer := self._idle.pop(worker, None):
                    timer.cancel()
                worker.ask(job.question)
        starting = sum(not worker.ready for worker in self._workers)
        while len(self._workers) < self._processes and (starting < self.waiting or not self._workers):
            self._workers[Worker(self._child, self._seconds, self._heard)] = None
            starting += 1

    def _next_job(self) -> _Job:
        return (self._turns or self._hints).popleft()

    def _heard(self, worker: Worker, said: Answer | Trouble) -> None:
        job, self._workers[worker] = self._workers[worker], None
        if isinstance(said, Trouble):
            self._forget(worker)
            if job is None and not worker.ready and self.waiting:
                # Perhaps no process can be started at all: then everybody in line must be told, one by one.
                job = self._next_job()
            if job is not None:
                job.fail(said)
            elif not worker.ready:
                return  # and nobody waits: do not try again and again
        else:
            if job is not None:
                job.give(said)
            self._idle[worker] = asyncio.get_running_loop().call_later(self._idle_seconds, self._retire, worker)
        if self._open:
            self._dispatch()

    def _forget(self, worker: Worker) -> None:
        del self._workers[worker]
        if timer := self._idle.pop(worker, None):
            timer.cancel()
        self._leaving = {other for other in self._leaving if not other.gone.is_set()} | {worker}

    def _retire(self, worker: Worker) -> None:
        del self._idle[worker]
        if len(self._workers) > 1:
            worker.end()
