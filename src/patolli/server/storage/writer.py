"""Writing and reading: one thread that writes, many jobs per transaction, and a few threads that read.

A job is a function of a connection. When the writing thread is free, all waiting jobs go into one transaction, each
within its own savepoint (SQLite needs none for a single job): one that fails undoes nothing but itself. A job is done
when the database has committed, not before.

A job may run several times before it is done, if the connection is lost or another process is in the way. So it must do
nothing but use its connection, and it must not end the transaction.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, Transaction
from sqlalchemy.exc import DBAPIError

from patolli.engine.errors import PatolliError
from patolli.server.storage.database import Database, is_full, reason, trouble

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_JOBS = 128
"""Per transaction."""
MOST_WAITING = 10_000
MOST_TRIES = 5
PATIENCE = 15.0
"""Seconds that a job waits for a database that cannot be reached."""
READERS = 4
_PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds before the next attempt to reach the database."""
_UNSURE = "the database did not say whether it has saved this: look before trying again"
_IN_THE_WAY = {"40001", "40P01", "55P03"}
"""PostgreSQL's codes for serialization failure, deadlock, and lock timeout."""

log = logging.getLogger("patolli.server")


class Unreachable(PatolliError):
    """The database cannot be used now. Nothing was written: the same request may be tried again later."""


def not_saved(cause: BaseException | None, otherwise: str) -> Unreachable:
    """For players, whose turn it may have been: why nothing was saved."""
    why = trouble(cause) or otherwise
    error = Unreachable(f"the server cannot save just now ({why}): nothing was lost, try again")
    error.__cause__ = cause
    return error


class Unsure(PatolliError):
    """The database did not say whether it has committed: read what is there before trying again."""


@dataclass
class Counts:
    """What the writing thread has done."""

    jobs: int = 0
    """Jobs committed."""
    failed: int = 0
    again: int = 0
    """How many times a job had to run again."""
    transactions: int = 0
    """Each with one job or more."""
    largest: int = 0
    """Jobs in one transaction, at most."""
    seconds: float = 0.0
    """Spent on transactions."""


@dataclass(eq=False)
class _Task(Generic[T]):
    job: Job[T]
    future: Future[T] = field(default_factory=lambda: Future[Any]())
    since: float = field(default_factory=time.monotonic)
    tries: int = 0


@dataclass
class _Outcome:
    """The outcome of one attempt. With an error, nothing of the job is in the transaction."""

    value: Any = None
    error: BaseException | None = None
    again: bool = False
    """Whether another attempt may succeed."""


class _NotBegun(Exception):
    """No transaction could begin: no connection, or somebody else has the lock."""


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.counts = Counts()
        self.trouble = ""
        """Why no transaction can begin, in words; empty when all is well."""
        self._engine = engine
        self._waiting: deque[_Task[Any]] = deque()
        self._changed = threading.Condition()
        self._closing = self._given_up = False
        self._thread = threading.Thread(target=self._run, name="patolli-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Jobs that wait for the thread."""
        return len(self._waiting)

    def submit(self, job: Job[T]) -> Future[T]:
        """Submit a job; the result comes after the commit. Fails with what it raises, Unsure or Unreachable."""
        task = _Task(job)
        with self._changed:
            if self._closing:
                raise Unreachable("the server stops: nothing more is written")
            if len(self._waiting) >= MOST_WAITING:
                raise Unreachable("the database cannot keep up: try again later")
            self._waiting.append(task)
            self._changed.notify_all()
        return task.future

    def close(self, timeout: float = 10.0) -> bool:
        """Finish waiting jobs, and accept no more; returns whether that was done in time. The rest fail with
        Unreachable."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(timeout)
        with self._changed:
            self._given_up = True
            left = list(self._waiting)
            self._waiting.clear()
            self._changed.notify_all()
        self._refuse(left, "it stops, and the database did not answer in time")
        return not left and not self._thread.is_alive()

    # The thread

    def _run(self) -> None:
        troubles = 0
        while batch := self._next(_PAUSES[min(troubles, len(_PAUSES) - 1)]):
            began = time.perf_counter()
            try:
                outcomes = self._transact(batch)
            except _NotBegun as begun:
                troubles += 1
                self.trouble = trouble(begun.__cause__) or "the database cannot be reached"
                if troubles == 1:
                    log.warning("the database cannot be used: %s", reason(begun.__cause__))
                self._put_back(batch, begun.__cause__)
                continue
            if troubles:
                log.warning("the database can be used again")
                troubles = 0
            self.trouble = ""
            self.counts.seconds += time.perf_counter() - began
            self._answer(batch, outcomes)

    def _next(self, pause: float) -> list[_Task[Any]]:
        """The waiting jobs, after this pause; none if the thread is to end."""
        with self._changed:
            self._changed.wait_for(lambda: self._given_up, pause)
            while True:
                self._changed.wait_for(lambda: self._waiting or self._closing)
                if not self._waiting:
                    return []
                batch = [self._waiting.popleft()]
                # A job that was in trouble runs alone: others do not suffer from it, and it does not hold their locks.
                while self._waiting and len(batch) < MOST_JOBS and not batch[0].tries and not self._waiting[0].tries:
                    batch.append(self._waiting.popleft())
                # The caller may have lost interest.
                batch = [task for task in batch if task.future.running() or task.future.set_running_or_notify_cancel()]
                if batch:
                    return batch

    def _transact(self, batch: list[_Task[Any]]) -> list[_Outcome]:
        """One transaction, and the outcome of each job."""
        outcomes: list[_Outcome] = []
        stage = "beginning"
        try:
            with self._engine.connect() as connection:
                transaction = connection.begin()
                stage = "working"
                # Only a savepoint makes PostgreSQL report that a job has swallowed an error.
                alone = len(batch) == 1 and connection.dialect.name == "sqlite"
                outcomes.extend(_attempt(connection, task.job, transaction if alone else None) for task in batch)
                stage = "committing"
                if transaction.is_active:  # otherwise there was one job alone, and it failed
                    transaction.commit()
                stage = "committed"
        except BaseException as error:  # whatever a job does, the thread goes on
            if stage == "beginning":
                raise _NotBegun from error
            if stage == "working":
                # The transaction is lost; nothing was written.
                return [_Outcome(error=error, again=True) for _ in batch]
            if stage == "committing" and is_full(error):
                return [each if each.error else _Outcome(error=error) for each in outcomes]
            if stage == "committing":
                log.warning("the database did not say whether it has committed: %s", reason(error))
                return [each if each.error else _Outcome(error=_caused(Unsure(_UNSURE), error)) for each in outcomes]
        done = sum(each.error is None for each in outcomes)
        self.counts.transactions += done > 0
        self.counts.largest = max(self.counts.largest, done)
        return outcomes

    def _answer(self, batch: list[_Task[Any]], outcomes: list[_Outcome]) -> None:
        again: list[_Task[Any]] = []
        for task, outcome in zip(batch, outcomes, strict=True):
            if outcome.error is None:
                self.counts.jobs += 1
                task.future.set_result(outcome.value)
            elif not outcome.again:
                self.counts.failed += 1
                ours = trouble(outcome.error) is not None
                task.future.set_exception(not_saved(outcome.error, "") if ours else outcome.error)
            elif task.tries < MOST_TRIES:
                self.counts.again += 1
                task.tries += 1
                again.append(task)
            else:
                log.warning("a job was given up after %d attempts: %s", MOST_TRIES + 1, reason(outcome.error))
                self._refuse([task], "the database could not do it", outcome.error)
        if again:
            self._put_back(again)

    def _put_back(self, tasks: list[_Task[Any]], cause: BaseException | None = None) -> None:
        """Put these first, except those that have waited too long."""
        overdue: list[_Task[Any]] = []
        with self._changed:
            self._waiting.extendleft(reversed(tasks))
            limit = time.monotonic() - PATIENCE
            while self._waiting and (self._given_up or self._waiting[0].since < limit):
                overdue.append(self._waiting.popleft())
        self._refuse(overdue, "the database cannot be reached", cause)

    def _refuse(self, tasks: Iterable[_Task[Any]], why: str, cause: BaseException | None = None) -> None:
        for task in tasks:
            if task.future.running() or task.future.set_running_or_notify_cancel():
                self.counts.failed += 1
                task.future.set_exception(not_saved(cause, why))


def _attempt(connection: Connection, job: Job[Any], whole: Transaction | None) -> _Outcome:
    """Run a job in a savepoint, or as its `whole` transaction; raises if that is lost."""
    own = whole or connection.begin_nested()
    try:
        value = job(connection)
        if own is not whole:
            own.commit()
    except BaseException as error:
        if _lost(connection):
            raise
        own.rollback()
        return _Outcome(error=error, again=_is_in_the_way(error))
    return _Outcome(value)


def _lost(connection: Connection) -> bool:
    """Whether the transaction is gone. SQLite rolls all of it back when the disk is full, for example."""
    if connection.invalidated:
        return True
    driver: Any = connection.connection.driver_connection
    return driver.closed if connection.dialect.name == "postgresql" else not driver.in_transaction


def _is_in_the_way(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _IN_THE_WAY


def _caused(error: PatolliError, cause: BaseException | None) -> PatolliError:
    error.__cause__ = cause
    return error


class Storage:
    """A database to write to and to read from, with and without `await`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database.writing)
        self._readers = ThreadPoolExecutor(READERS, "patolli-reader")
        self._closing = threading.Event()

    def submit(self, job: Job[T]) -> Future[T]:
        """See `Writer.submit`."""
        return self.writer.submit(job)

    async def write(self, job: Job[T]) -> T:
        """Run a job that writes; returns after the commit. Raises what it raises, Unsure or Unreachable."""
        return await asyncio.wrap_future(self.writer.submit(job))

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads. It sees one snapshot: everything that was committed before."""
        if self._closing.is_set():
            raise Unreachable("the server stops: nothing more is read")
        return await asyncio.wrap_future(self._readers.submit(self._read, job, time.monotonic() + PATIENCE))

    def _read(self, job: Job[T], until: float) -> T:
        attempt = 0
        while True:
            attempt += 1
            begun = False
            try:
                with self.database.reading.connect() as connection, connection.begin():
                    begun = True
                    return job(connection)
            except DBAPIError as error:
                if begun and not error.connection_invalidated:
                    raise
                if self._closing.is_set() or time.monotonic() > until:
                    raise Unreachable("the database cannot be reached: try again later") from error
            self._closing.wait(_PAUSES[min(attempt, len(_PAUSES)) - 1])

    def close(self, timeout: float = 10.0) -> bool:
        """Finish pending writes within this many seconds; returns whether that succeeded."""
        self._closing.set()
        done = self.writer.close(timeout)
        self._readers.shutdown(cancel_futures=True)
        self.database.close()
        return done
