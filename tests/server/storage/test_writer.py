"""The thread that writes: nothing is confirmed before it is committed, and nothing confirmed is ever lost."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from patolli.server.storage import database as database_file
from patolli.server.storage import schema, writer
from patolli.server.storage.database import Database, open_database
from patolli.server.storage.writer import MOST_JOBS, MOST_TRIES, Storage, Unreachable, Unsure
from tests.server import child
from tests.server.jobs import add, found, numbers
from tests.server.postgres import Postgres

LONG = 120.0


@contextmanager
def held_up(storage: Storage) -> Generator[None]:
    """The thread is busy: what is submitted meanwhile goes into the next transaction, together."""
    busy, free = threading.Event(), threading.Event()

    def job(_: Connection) -> None:
        busy.set()
        free.wait(LONG)

    storage.submit(job)
    assert busy.wait(LONG)
    try:
        yield
    finally:
        free.set()


def together(storage: Storage, jobs: Iterable[Callable[[Connection], Any]]) -> list[Future[Any]]:
    """Submit jobs for one transaction, and wait until all are answered."""
    with held_up(storage):
        futures = [storage.submit(job) for job in jobs]
    wait(futures, LONG)
    return futures


def test_what_is_written_is_there(storage: Storage) -> None:
    for number in range(5):
        assert storage.submit(add(number)).result(LONG) == number
        assert found(storage.database) == set(range(number + 1))


def test_jobs_that_wait_share_a_transaction(storage: Storage) -> None:
    commits: list[int] = []
    event.listen(storage.database.writing, "commit", lambda _: commits.append(1))
    futures = together(storage, map(add, range(MOST_JOBS + 10)))
    assert [future.result() for future in futures] == list(range(MOST_JOBS + 10))
    # The one that held up the others, a full batch, and the rest.
    assert len(commits) == 3
    counts = storage.writer.counts
    assert (counts.transactions, counts.jobs, counts.largest) == (3, MOST_JOBS + 11, MOST_JOBS)
    assert (counts.failed, counts.again, storage.writer.waiting) == (0, 0, 0)
    assert 0 < counts.seconds < LONG


def test_a_lone_job_does_not_wait_for_others(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread waits for work, and for nothing else: how long that takes does not matter here."""
    pauses: list[float | None] = []
    wait_for = threading.Condition.wait_for

    def waiting(self: threading.Condition, true: Callable[[], Any], timeout: float | None = None) -> Any:
        if self is storage.writer._changed:
            pauses.append(timeout)
        return wait_for(self, true, timeout)

    monkeypatch.setattr(threading.Condition, "wait_for", waiting)
    for number in range(20):
        storage.submit(add(number)).result(LONG)
    assert storage.writer.counts.transactions == 20
    assert {*pauses} == {0.0, None}


def test_a_job_that_fails_harms_no_other(storage: Storage) -> None:
    class Own(Exception):
        pass

    def half(connection: Connection) -> None:
        add(100)(connection)
        raise Own

    def wrong(connection: Connection) -> None:
        connection.execute(text("SELECT nothing FROM nowhere"))

    first, again, second, own, third, bad, fourth = together(
        storage, [add(1), add(1), add(2), half, add(3), wrong, add(4)]
    )
    assert [each.result() for each in (first, second, third, fourth)] == [1, 2, 3, 4]
    assert isinstance(again.exception(), IntegrityError)
    assert isinstance(own.exception(), Own)
    assert isinstance(bad.exception(), DBAPIError)
    assert found(storage.database) == {1, 2, 3, 4}
    assert storage.writer.counts.failed == 3
    assert storage.writer.counts.transactions == 2


def test_a_job_that_hides_its_failure(storage: Storage) -> None:
    """PostgreSQL does nothing more in a transaction after an error, and commits it as if all were well."""

    def hiding(connection: Connection) -> str:
        try:
            add(1)(connection)
        except IntegrityError:
            return "well"
        return "new"

    def careful(connection: Connection) -> str:
        try:
            with connection.begin_nested():
                add(1)(connection)
        except IntegrityError:
            add(3)(connection)
        return "well"

    assert storage.submit(add(1)).result(LONG) == 1
    before, hidden, well, after = together(storage, [add(2), hiding, careful, add(4)])
    assert (before.result(), well.result(), after.result()) == (2, "well", 4)
    assert found(storage.database) == {1, 2, 3, 4}
    alone = storage.submit(hiding)
    wait([alone], LONG)
    for each in (hidden, alone):
        assert isinstance(each.exception(), DBAPIError) if storage.database.postgresql else each.result() == "well"


def test_nothing_is_answered_before_the_commit(storage: Storage) -> None:
    futures: list[Future[int]] = []
    at_commit: list[tuple[set[int], list[bool]]] = []
    at_answer: list[set[int]] = []

    def look(_: Connection) -> None:
        at_commit.append((found(storage.database), [future.done() for future in futures]))

    with held_up(storage):
        futures.extend(storage.submit(add(number)) for number in (0, 1, 2, 0))
        event.listen(storage.database.writing, "commit", look)
        for future in futures:
            future.add_done_callback(lambda _: at_answer.append(found(storage.database)))
    assert storage.writer.close()
    assert at_commit[-1] == (set(), [False] * 4)
    assert at_answer == [{0, 1, 2}] * 4


def test_a_commit_that_fails(storage: Storage) -> None:
    commits: list[int] = []

    def fail(_: Connection) -> None:
        commits.append(1)
        # The first one belongs to the job that holds up the others.
        if len(commits) == 2:
            raise OSError("the disk is gone")

    def refuse(_: Connection) -> None:
        raise ValueError

    event.listen(storage.database.writing, "commit", fail)
    first, own, second = together(storage, [add(1), refuse, add(2)])
    assert isinstance(own.exception(), ValueError)
    for each in (first, second):
        error = each.exception()
        assert isinstance(error, Unsure)
        assert isinstance(error.__cause__, OSError)
    assert found(storage.database) == set()
    assert storage.submit(add(3)).result(LONG) == 3


def test_a_transaction_that_is_lost_as_a_whole(sqlite_url: str) -> None:
    """As SQLite does when the disk is full. Its jobs are run again, without the one to blame."""
    storage = Storage(open_database(sqlite_url))
    tries: list[int] = []

    def destroy(connection: Connection) -> None:
        tries.append(1)
        connection.execute(
            text("INSERT OR ROLLBACK INTO ratings SELECT * FROM ratings WHERE subject = '1'"),
        )

    storage.submit(add(1)).result(LONG)
    first, bad, second = together(storage, [add(2), destroy, add(3)])
    assert (first.result(), second.result()) == (2, 3)
    error = bad.exception()
    assert isinstance(error, Unreachable)
    assert isinstance(error.__cause__, IntegrityError)
    assert len(tries) == MOST_TRIES + 1
    assert found(storage.database) == {1, 2, 3}
    assert storage.submit(add(4)).result(LONG) == 4
    storage.close()


def test_a_job_that_wants_to_end_everything(sqlite_url: str) -> None:
    storage = Storage(open_database(sqlite_url))

    def leave(connection: Connection) -> None:
        raise SystemExit

    def leave_without_a_transaction(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise SystemExit

    first, gone, second = together(storage, [add(1), leave, add(2)])
    assert (first.result(), second.result()) == (1, 2)
    assert isinstance(gone.exception(), SystemExit)
    assert isinstance(storage.submit(leave_without_a_transaction).exception(LONG), Unreachable)
    assert storage.submit(add(3)).result(LONG) == 3
    storage.close()


# Reading, and asyncio


def test_with_await(storage: Storage) -> None:
    async def main() -> None:
        assert await storage.read(numbers) == set()
        assert await asyncio.gather(*(storage.write(add(number)) for number in range(50))) == list(range(50))
        # What was confirmed is visible at once.
        for number in range(50, 60):
            await storage.write(add(number))
            assert number in await storage.read(numbers)
        with pytest.raises(IntegrityError):
            await storage.write(add(0))
        with pytest.raises(DBAPIError, match=r"read-?only"):
            await storage.read(add(100))
        assert await asyncio.gather(*(storage.read(numbers) for _ in range(20))) == [set(range(60))] * 20

    asyncio.run(main())


def test_who_loses_interest_in_time_writes_nothing(storage: Storage) -> None:
    async def main() -> None:
        with held_up(storage):
            task = asyncio.ensure_future(storage.write(add(1)))
            other = asyncio.ensure_future(storage.write(add(2)))
            await asyncio.sleep(0.05)
            task.cancel()
            await asyncio.sleep(0.05)
        assert await other == 2
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert found(storage.database) == {2}


# The end


def test_closing_finishes_what_waits(storage: Storage) -> None:
    with held_up(storage):
        futures = [storage.submit(add(number)) for number in range(300)]
    assert storage.writer.close()
    assert [future.result(0) for future in futures] == list(range(300))
    with pytest.raises(Unreachable, match="stops"):
        storage.submit(add(1000))
    assert found(storage.database) == set(range(300))


def test_closing_does_not_wait_for_ever(storage: Storage) -> None:
    with held_up(storage):
        future = storage.submit(add(1))
        assert not storage.writer.close(0.2)
        assert isinstance(future.exception(0), Unreachable)
    assert storage.writer.close()
    assert found(storage.database) == set()


def test_nothing_is_read_after_the_end(storage: Storage) -> None:
    assert storage.close()
    with pytest.raises(Unreachable, match="stops"):
        asyncio.run(storage.read(numbers))


def test_too_many_are_refused(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 3)
    with held_up(storage):
        futures = [storage.submit(add(number)) for number in range(3)]
        with pytest.raises(Unreachable, match="keep up"):
            storage.submit(add(3))
    assert [future.result(LONG) for future in futures] == [0, 1, 2]


# Other processes


def test_another_process_has_the_lock(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(database_file._BUSY, "writing", 0.05)
    monkeypatch.setattr(writer, "PATIENCE", 1.0)
    storage = Storage(open_database(sqlite_url))
    other = sqlite3.connect(tmp_path / "patolli.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    future = storage.submit(add(1))
    with pytest.raises(Unreachable):
        future.result(LONG)
    monkeypatch.setattr(writer, "PATIENCE", LONG)  # enough for a slow machine
    future = storage.submit(add(2))
    time.sleep(0.3)
    assert not future.done()
    other.execute("COMMIT")
    assert future.result(LONG) == 2
    assert found(storage.database) == {2}
    other.close()
    storage.close()


def test_two_processes_that_want_what_the_other_has(postgresql_url: str) -> None:
    storages = [Storage(open_database(postgresql_url)) for _ in range(2)]
    for number in range(2):
        storages[0].submit(add(number)).result(LONG)
    both = threading.Barrier(2)
    runs: list[int] = []

    def change(number: int, first: bool) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            runs.append(number)
            if not first and len(runs) <= 4:
                both.wait(LONG)
            table = schema.ratings
            connection.execute(update(table).where(table.c.subject == str(number)).values(games=table.c.games + 1))

        return job

    with held_up(storages[0]), held_up(storages[1]):
        futures = [
            storages[who].submit(change(number, first))
            for who, numbers in enumerate([(0, 1), (1, 0)])
            for number, first in zip(numbers, (True, False), strict=True)
        ]
    for future in futures:
        future.result(LONG)
    assert sum(storage.writer.counts.again for storage in storages) == 1
    with storages[0].database.reading.connect() as connection:
        assert connection.execute(select(schema.ratings.c.games)).scalars().all() == [2, 2]
    for storage in storages:
        storage.close()


def test_killed_while_writing(database_url: str) -> None:
    """Every confirmed number is there, and the database is intact."""
    process = child.start("write", database_url)
    assert process.stdout is not None
    assert process.stderr is not None
    said = [int(process.stdout.readline()) for _ in range(300)]
    process.kill()
    process.wait(LONG)
    # Not by communicate(), which knows nothing of what was read ahead of the last line.
    rest, trouble = process.stdout.read(), process.stderr.read()
    assert trouble == ""
    said += [int(line) for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    assert len(said) == len(set(said)) >= 300
    database = open_database(database_url)
    there = found(database)
    assert set(said) <= there
    # At most one transaction was committed without an answer.
    assert len(there - set(said)) <= child.WRITERS
    if not database.postgresql:
        with database.reading.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalars().all() == ["ok"]
    database.close()


# PostgreSQL goes away


def kill_connections(postgres: Postgres, database: Database) -> None:
    """Processes of everybody who writes to the database, from outside."""
    postgres.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        f"WHERE datname = '{database.url.database}' AND pid <> pg_backend_pid()"
    )


def test_a_connection_lost_before_the_commit(postgres: Postgres, postgresql_url: str) -> None:
    storage = Storage(open_database(postgresql_url))
    runs: list[int] = []

    def unlucky(connection: Connection) -> str:
        runs.append(1)
        add(10)(connection)
        if len(runs) == 1:
            kill_connections(postgres, storage.database)
        add(11)(connection)
        return "done"

    first, second, third = together(storage, [add(1), unlucky, add(2)])
    assert (first.result(), second.result(), third.result()) == (1, "done", 2)
    assert len(runs) == 2
    assert found(storage.database) == {1, 2, 10, 11}
    storage.close()


def test_a_connection_lost_at_the_commit(postgres: Postgres, postgresql_url: str) -> None:
    storage = Storage(open_database(postgresql_url))

    def lose(_: Connection) -> None:
        event.remove(storage.database.writing, "commit", lose)
        kill_connections(postgres, storage.database)

    storage.submit(add(0)).result(LONG)
    event.listen(storage.database.writing, "commit", lose)
    future = storage.submit(add(1))
    with pytest.raises(Unsure):
        future.result(LONG)
    assert storage.submit(add(2)).result(LONG) == 2
    assert found(storage.database) == {0, 2}
    storage.close()


def test_a_connection_lost_while_nobody_used_it(postgres: Postgres, postgresql_url: str) -> None:
    storage = Storage(open_database(postgresql_url))
    storage.submit(add(0)).result(LONG)
    assert asyncio.run(storage.read(numbers)) == {0}
    kill_connections(postgres, storage.database)
    assert asyncio.run(storage.read(numbers)) == {0}
    kill_connections(postgres, storage.database)
    assert storage.submit(add(1)).result(LONG) == 1
    storage.close()


def test_a_server_that_is_gone_for_long(
    postgres: Postgres, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 1.0)
    storage = Storage(open_database(postgresql_url))
    storage.submit(add(0)).result(LONG)
    postgres.stop()
    try:
        futures = [storage.submit(add(number)) for number in range(1, 200)]
        with pytest.raises(Unreachable) as caught:
            asyncio.run(storage.read(numbers))
        assert postgres.password not in str(caught.value)
        wait(futures, LONG)
        assert {type(future.exception(0)) for future in futures} == {Unreachable}
    finally:
        postgres.start()
    assert storage.submit(add(1000)).result(LONG) == 1000
    assert found(storage.database) == {0, 1000}
    storage.close()


def test_a_server_that_crashes_and_comes_back(
    postgres: Postgres, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", LONG)  # on a slow machine a server starts slowly
    storage = Storage(open_database(postgresql_url))
    stop = threading.Event()
    acknowledged: set[int] = set()
    unsure: set[int] = set()
    others: list[Exception] = []
    read: list[int] = []

    def write(first: int) -> None:
        for number in range(first, 1_000_000, 4):
            if stop.is_set():
                return
            try:
                acknowledged.add(storage.submit(add(number)).result(LONG))
            except Unsure:
                unsure.add(number)
            except Exception as error:
                others.append(error)

    def reading() -> None:
        while not stop.is_set():
            before = set(acknowledged)
            try:
                there = asyncio.run(storage.read(numbers))
                assert before <= there
                read.append(len(there))
            except Exception as error:
                others.append(error)

    threads = [threading.Thread(target=write, args=(first,)) for first in range(4)]
    threads.append(threading.Thread(target=reading))
    for thread in threads:
        thread.start()
    try:
        for mode in ("immediate", "fast"):
            time.sleep(0.7)
            before = len(acknowledged)
            postgres.restart(mode)
            until = time.monotonic() + LONG
            while len(acknowledged) < before + 50 or not read or read[-1] <= before:
                assert time.monotonic() < until
                time.sleep(0.05)
    finally:
        stop.set()
        for thread in threads:
            thread.join(LONG)
    assert others == []
    there = found(storage.database)
    assert acknowledged <= there <= acknowledged | unsure
    assert read[-1] > 50
    storage.close()
