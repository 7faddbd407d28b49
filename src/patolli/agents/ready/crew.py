"""Compiling in other processes, on all cores, what is wanted most first; and telling honestly how much is left."""

from __future__ import annotations

import atexit
import os
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal

from patolli.agents.ready.child import compile_job
from patolli.agents.ready.stages import BOTS, RULES, Job
from patolli.engine.processes.ending import ending
from patolli.engine.processes.ours import OurProcess

State = Literal["waiting", "compiling", "ready", "failed"]
_NICE = 2  # whoever plays meanwhile comes first


@dataclass
class Progress:
    """How far one job is. `left` is in seconds of this machine, as it has been so far."""

    job: Job
    state: State = "waiting"
    step: str = ""
    share: float = 0.0
    left: float = 0.0
    trouble: str = ""


@dataclass
class _Work:
    """A job with its clock."""

    job: Job
    weights: dict[str, float]
    state: State = "waiting"
    step: str = ""
    trouble: str = ""
    began: float = 0.0
    step_began: float = 0.0
    passed: float = 0.0
    """Weight of the steps that were done by then."""
    process: OurProcess | None = field(default=None, repr=False)

    @property
    def weight(self) -> float:
        return sum(self.weights.values())

    def done(self, now: float, pace: float) -> float:
        """How much of its weight is behind it. Within a step time counts, but no step is done before it is."""
        if self.state == "compiling":
            return self.passed + min((now - self.step_began) / pace, 0.95 * self.weights.get(self.step, 0.0))
        return self.weight if self.state == "ready" else 0.0


def _ignore(job: Job) -> None: ...


class Crew:
    """Compiles all jobs that are not ready; `changed` hears, on any thread, of each that is or has failed.

    The game that somebody wants comes first (`want`), the rules of a game before its bots, the quickest game first.
    """

    def __init__(
        self, games: Iterable[str], stages: Iterable[str] = (RULES, BOTS), changed: Callable[[Job], None] = _ignore
    ) -> None:
        self._changed = changed
        self._lock = threading.Condition()
        self._closing = False
        self._wanted: list[str] = []
        stages = tuple(stages)
        self._works = [_Work(job, job.seconds()) for game in games for stage in stages for job in [Job(game, stage)]]
        for work in self._works:
            if work.job.ready:
                work.state = "ready"
        self._cost = {
            work.job.game: sum(other.weight for other in self._works if other.job.game == work.job.game)
            for work in self._works
        }
        self._stages = stages
        self._threads: list[threading.Thread] = []

    @property
    def ready(self) -> bool:
        """Whether there is nothing left to do."""
        with self._lock:
            return all(work.state in ("ready", "failed") for work in self._works)

    def is_ready(self, job: Job) -> bool:
        """Whether nobody has to wait for it: compiled, failed (then it compiles where it is used) or not a job here."""
        with self._lock:
            return all(work.state in ("ready", "failed") for work in self._works if work.job == job)

    def start(self) -> None:
        """Returns at once."""
        if self.ready:
            return
        atexit.register(self.close)
        for number in range(min(os.cpu_count() or 1, len(self._works))):
            self._threads.append(threading.Thread(target=self._run, name=f"patolli-compile-{number}", daemon=True))
            self._threads[-1].start()

    def want(self, game: str) -> None:
        """Somebody chose this game: what is not begun yet of the others waits."""
        with self._lock:
            self._wanted = [game, *(other for other in self._wanted if other != game)]

    def wait(self, job: Job | None = None, seconds: float | None = None) -> bool:
        """Until a job is done, or all are; whether that is so."""
        with self._lock:
            return self._lock.wait_for(lambda: self.is_ready(job) if job else self.ready, seconds)

    def close(self) -> None:
        """Stop at once. What is compiled stays; what is half done is done again by the next one who needs it."""
        with self._lock:
            self._closing = True
            processes = [work.process for work in self._works if work.process is not None]
            self._lock.notify_all()
        for process in processes:
            process.kill()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(10)
        atexit.unregister(self.close)

    def progress(self) -> list[Progress]:
        """How far everything is, in the order in which it will be done."""
        with self._lock:
            now, pace = time.monotonic(), self._pace()
            found: list[Progress] = []
            for work in sorted(self._works, key=self._rank):
                done = work.done(now, pace)
                share = done / work.weight if work.weight else 1.0
                left = 0.0 if work.state in ("ready", "failed") else (work.weight - done) * pace
                found.append(Progress(work.job, work.state, work.step, share, left, work.trouble))
            return found

    def left(self) -> float:
        """Seconds until everything is done, if this machine goes on as it has so far."""
        rest = self.progress()
        # Of one game, one thing after the other; of all, as many at a time as there are cores.
        games = {one.job.game: sum(other.left for other in rest if other.job.game == one.job.game) for one in rest}
        return max(max(games.values(), default=0.0), sum(games.values()) / (os.cpu_count() or 1))

    # --- what follows is called with or takes the lock ---

    def _pace(self) -> float:
        """Seconds for one second of the reference machine: what this one has taken so far."""
        expected = sum(work.passed for work in self._works)
        took = sum(work.step_began - work.began for work in self._works)
        return min(max(took / expected, 0.2), 20.0) if expected > 1.0 else 1.0

    def _rank(self, work: _Work) -> tuple[int, float, str, int]:
        game = work.job.game
        wanted = self._wanted.index(game) if game in self._wanted else len(self._wanted)
        return wanted, self._cost[game], game, self._stages.index(work.job.stage)

    def _next(self) -> _Work | None:
        """What to do now: the first that waits for nothing else."""
        for work in sorted(self._works, key=self._rank):
            before = work.job.before
            blocked = before is not None and any(
                other.job == before and other.state in ("waiting", "compiling") for other in self._works
            )
            if work.state == "waiting" and not blocked:
                return work
        return None

    def _run(self) -> None:
        while True:
            with self._lock:
                self._lock.wait_for(lambda: self._closing or self.ready or self._next() is not None)
                work = self._next()
                if self._closing or work is None:
                    return
                work.state, work.began = "compiling", time.monotonic()
                work.step_began = work.began
            trouble = self._compile(work)
            with self._lock:
                if self._closing:
                    return
                work.state = "failed" if trouble else "ready"
                work.passed, work.step_began = work.weight, time.monotonic()
                work.trouble = trouble
                self._lock.notify_all()
            self._changed(work.job)

    def _compile(self, work: _Work) -> str:
        """In a process; what went wrong, if anything."""
        process = OurProcess(compile_job, work.job, nice=_NICE)
        with self._lock:
            work.process = process
            if self._closing:
                process.kill()
        try:
            pipe = process.start()
        except Exception as error:
            return f"no process could be started: {error}"
        trouble = None
        try:
            while trouble is None:
                label, said = pipe.recv()
                if label is None:
                    trouble = said
                elif label in work.weights:
                    with self._lock:
                        labels = list(work.weights)
                        work.passed = sum(work.weights[one] for one in labels[: labels.index(label)])
                        work.step, work.step_began = label, time.monotonic()
        except (EOFError, OSError):
            pass
        with self._lock:
            work.process = None
        code = process.bury()
        return f"the process {ending(code)} before it was done" if trouble is None else trouble
