"""Work on several processes of this machine: calls of one function with many numbers.

Each worker has one number at a time and sends its answer through a pipe. So it is known who works at what: a worker
that dies loses only its own number, which another one gets. Python's ready-made pools give up when one worker dies.
"""

from __future__ import annotations

import math
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import cast

from patolli.engine.errors import PatolliError
from patolli.engine.processes.ending import ending
from patolli.engine.processes.ours import OurProcess

ATTEMPTS = 3
"""A number that kills its worker this often is given up, and the whole run with it."""
_GRACE = 5.0  # seconds that an idle worker has to end by itself
_LONGEST = 3600.0  # seconds that the system is asked to wait at a time

Task = Callable[[int], bytes]
"""What is done with a number. It is sent to the processes: a function of a module, or an object of a class of one."""


class Worker:
    """A process that works at a task, and the number it is at."""

    def __init__(self, task: Task) -> None:
        self.number: int | None = None
        # An agent may run in a process of its own.
        self._process = OurProcess(_work, task, starts_others=True)
        self.pipe = self._process.start()

    def begin(self, number: int) -> None:
        self.number = number
        # A dead worker is noticed when its answer is waited for.
        with suppress(OSError):
            self.pipe.send(number)

    def answer(self) -> bytes | None:
        """What came of the number; None if the worker died over it."""
        try:
            data = self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None
        self.number = None
        return data

    def end(self) -> str:
        """Whatever it is doing; how it ended, in words. One that waits for a number ends by itself at the closed
        pipe."""
        return ending(self._process.bury(_GRACE if self.number is None else 0.0))


def work_on_processes(
    task: Task, numbers: Iterable[int], jobs: int, what: str = "game", until: float = math.inf
) -> Generator[tuple[int, bytes]]:
    """The answers of the task to these numbers, from so many processes; each comes when it is there.

    `what` says what a number is, for the words of an error. Close the generator to stop early, or name the time (of
    `time.monotonic`) at which it ends by itself: what is under way is dropped.
    """
    todo = deque(numbers)
    deaths: Counter[int] = Counter()
    workers: list[Worker] = []
    try:
        for _ in range(min(jobs, len(todo))):
            workers.append(Worker(task))
            workers[-1].begin(todo.popleft())
        while busy := {worker.pipe: worker for worker in workers if worker.number is not None}:
            left = until - time.monotonic()
            if left <= 0:
                return
            for pipe in connection.wait(list(busy), min(left, _LONGEST)):
                worker = busy[cast(Connection, pipe)]
                number = worker.number
                assert number is not None
                answer = worker.answer()
                if answer is None:
                    deaths[number] += 1
                    todo.appendleft(number)
                    workers.remove(worker)
                    _give_up_or_bury(worker, f"{what} {number}", deaths[number])
                    worker = Worker(task)
                    workers.append(worker)
                if todo:
                    worker.begin(todo.popleft())
                if answer is not None:
                    yield number, answer
    finally:
        for worker in workers:
            worker.end()


def _give_up_or_bury(worker: Worker, what: str, deaths: int) -> None:
    how = worker.end()
    if deaths == ATTEMPTS:
        raise PatolliError(
            f"{what} ended its process {deaths} times; the last one {how}: "
            "memory may be too small for so many jobs, or an agent ends its process; --jobs 1 may show what happens"
        )


def _work(pipe: Connection, task: Task) -> None:
    while True:
        try:
            number: int = pipe.recv()
        except (EOFError, OSError):
            return
        answer = task(number)
        with suppress(OSError):
            pipe.send_bytes(answer)
