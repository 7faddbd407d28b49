"""Announcements from process to process: with the commit or not at all, and no gap goes unnoticed."""

from __future__ import annotations

import queue
import time
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from patolli.server.storage import notify
from patolli.server.storage.database import BadDatabase, Database, open_database
from patolli.server.storage.notify import CHANNEL, Announcer, notify_in
from patolli.server.storage.writer import Storage
from tests.server.postgres import Postgres

LONG = 120.0
Heard = queue.Queue[tuple[str, int, int] | str]


@contextmanager
def listening(database: Database) -> Generator[tuple[Announcer, Heard]]:
    heard: Heard = queue.Queue()
    announcer = Announcer(database, lambda *said: heard.put(said), lambda: heard.put("missed"))
    announcer.start()
    yield announcer, heard
    announcer.close()


def announce(database: Database, table: str, seq: int, news: int) -> None:
    with database.writing.begin() as connection:
        notify_in(connection, table, seq, news)


def nothing(heard: Heard, seconds: float = 0.3) -> bool:
    time.sleep(seconds)
    return heard.empty()


def test_others_hear_what_is_announced(postgresql_url: str) -> None:
    here, there = open_database(postgresql_url), open_database(postgresql_url)
    with listening(here) as (_, first), listening(there) as (_, second):
        announce(here, "abc", 12, 3)
        for heard in (first, second):
            assert heard.get(timeout=LONG) == ("abc", 12, 3)
        for seq in range(200):
            announce(there, "def", seq, 0)
        assert [first.get(timeout=LONG) for _ in range(200)] == [("def", seq, 0) for seq in range(200)]
    for database in (here, there):
        database.close()


def test_with_the_commit_or_not_at_all(postgresql_url: str) -> None:
    database = open_database(postgresql_url)
    with listening(database) as (_, heard):
        with database.writing.connect() as connection:
            notify_in(connection, "abc", 1, 0)
            assert nothing(heard)
            connection.rollback()
            notify_in(connection, "abc", 2, 0)
            savepoint = connection.begin_nested()
            notify_in(connection, "abc", 3, 0)
            savepoint.rollback()
            assert nothing(heard)
            connection.commit()
        assert heard.get(timeout=LONG) == ("abc", 2, 0)
        assert nothing(heard)
    database.close()


def test_from_jobs(postgresql_url: str) -> None:
    storage = Storage(open_database(postgresql_url))

    def bad(connection: object) -> None:
        raise ValueError

    with listening(storage.database) as (_, heard):
        storage.submit(lambda connection: notify_in(connection, "a", 1, 0)).result(LONG)
        assert isinstance(storage.submit(bad).exception(LONG), ValueError)
        assert heard.get(timeout=LONG) == ("a", 1, 0)
    storage.close()


@pytest.mark.parametrize(
    "payload",
    [
        "", "x", "{}", "[]", "null", '["abc", 1]', '["abc", 1, 2, 3]', '["abc", -1, 0]', '["abc", 1.5, 0]',
        '["abc", true, 0]', '["", 1, 0]', '["../x", 1, 0]', '["abc\\n", 1, 0]', '["' + "a" * 17 + '", 1, 0]',
        '["abc", 99999999999, 0]', "[" * 7000,
    ],
)  # fmt: skip
def test_what_is_no_announcement_is_ignored(postgresql_url: str, payload: str) -> None:
    database = open_database(postgresql_url)
    with listening(database) as (_, heard):
        with database.writing.begin() as connection:
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
        announce(database, "abc", 1, 0)
        assert heard.get(timeout=LONG) == ("abc", 1, 0)
    database.close()


def test_a_callback_that_fails_does_not_end_the_listening(postgresql_url: str) -> None:
    database = open_database(postgresql_url)
    heard: Heard = queue.Queue()

    def hear(table: str, seq: int, news: int) -> None:
        if seq == 1:
            raise ValueError
        heard.put((table, seq, news))

    announcer = Announcer(database, hear, lambda: None)
    announcer.start()
    announce(database, "abc", 1, 0)
    announce(database, "abc", 2, 0)
    assert heard.get(timeout=LONG) == ("abc", 2, 0)
    announcer.close()
    database.close()


@pytest.mark.parametrize("mode", ["immediate", "fast"])
def test_a_gap_is_told(postgres: Postgres, postgresql_url: str, mode: str) -> None:
    database = open_database(postgresql_url)
    with listening(database) as (announcer, heard):
        announce(database, "abc", 1, 0)
        assert heard.get(timeout=LONG) == ("abc", 1, 0)
        assert announcer.gaps == 0
        postgres.restart(mode)
        assert heard.get(timeout=LONG) == "missed"
        assert announcer.gaps == 1
        database.close()  # its connections are gone too
        announce(database, "abc", 2, 0)
        assert heard.get(timeout=LONG) == ("abc", 2, 0)
        assert nothing(heard)
    database.close()


def test_a_silent_connection_is_tried(postgres: Postgres, postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "_PING", 0.1)
    monkeypatch.setattr(notify, "_LOOK", 0.05)
    database = open_database(postgresql_url)
    with listening(database) as (announcer, heard):
        time.sleep(0.5)
        announce(database, "abc", 1, 0)
        assert heard.get(timeout=LONG) == ("abc", 1, 0)
        assert announcer.gaps == 0
    database.close()


def test_closing_while_the_server_is_gone(postgres: Postgres, postgresql_url: str) -> None:
    database = open_database(postgresql_url)
    with listening(database) as (announcer, _):
        postgres.stop()
        try:
            time.sleep(0.3)
            announcer.close(LONG)
            assert announcer._thread is not None
            assert not announcer._thread.is_alive()
            with pytest.raises(BadDatabase, match="cannot listen to PostgreSQL at ") as caught:
                Announcer(database, lambda *_: None, lambda: None).start()
            assert postgres.password not in str(caught.value)
        finally:
            postgres.start()
    database.close()


def test_with_a_file_there_is_nobody_to_tell(sqlite_url: str) -> None:
    database = open_database(sqlite_url)
    with listening(database) as (_, heard):
        announce(database, "abc", 1, 0)
        assert nothing(heard)
    database.close()
