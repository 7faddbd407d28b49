"""A database that cannot be written to: what players read, and what monitoring reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from patolli.server.storage import checkup, database, writer
from patolli.server.storage.writer import Unreachable, Unsure
from patolli.server.tables.play import NotNow
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, Room, problem, room, whole_turn


@pytest.fixture
def app(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Inside]:
    """Little patience with a database in trouble, so that a test is quick; much with a slow machine."""
    monkeypatch.setattr(checkup, "FRESH", 0.0)
    monkeypatch.setattr(checkup, "PATIENCE", 120.0)
    monkeypatch.setattr(writer, "PATIENCE", 0.2)
    monkeypatch.setitem(database._BUSY, "writing", 0.2)
    with inside(sqlite_url) as found:
        yield found


def health(app: Inside) -> httpx.Response:
    return app.run(app.client.get("/health"))


def well(app: Inside) -> bool:
    answer = health(app)
    assert (answer.status_code == 200) == (answer.json()["database"] == "ok") == (answer.json()["status"] == "ok")
    return answer.status_code == 200


def commit(at: Room) -> httpx.Response:
    """A turn that is legal now."""
    table = at.in_memory
    assert table.turn is not None
    return at.ask("POST", "commit", {"seq": table.seq, "steps": whole_turn(table.match)}, table.turn)


def pages(app: Inside, most: int | None) -> None:
    """Let the file grow no more; None: let it grow again."""

    def job(connection: Any) -> None:
        count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={count if most is None else 1_000_000}")

    app.run(app.hall.write(job))


def test_a_full_disk(app: Inside) -> None:
    at = room(app)
    assert well(app)
    pages(app, None)
    body = {"game": "tzolkin", "seats": [MINE, MINE]}
    for _ in range(500):
        answer = app.ask("POST", "/tables", body)
        if answer.status_code != 201:
            break
    refused = problem(answer, 503, "cannot save just now", "the disk is full", "nothing was lost", "try again")
    assert refused["error"] == "unavailable"
    assert "the disk is full" in health(app).json()["database"]
    assert not well(app)
    assert at.from_database().info["seq"] == 0
    pages(app, 1_000_000)
    assert well(app)
    assert app.ask("POST", "/tables", body).status_code == 201
    assert commit(at).json()["seq"] == 1


def full() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error


def test_a_disk_that_is_full_at_the_last_moment(app: Inside) -> None:
    """Only the commit fails: with SQLite it is then certain that nothing was written."""
    at = room(app)

    def refuse(connection: Any) -> None:
        raise full()

    event.listen(app.hall.storage.database.writing, "commit", refuse)
    problem(commit(at), 503, "the disk is full", "nothing was lost")
    assert "the disk is full" in health(app).json()["database"]
    event.remove(app.hall.storage.database.writing, "commit", refuse)
    assert well(app)
    assert commit(at).json()["seq"] == 1


def test_nobody_is_told_of_a_change_that_there_was_not(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    at = room(app)

    async def unsure(job: Any) -> None:
        raise Unsure("the database did not say")

    with monkeypatch.context() as patch:
        patch.setattr(app.hall, "write", unsure)
        refused = problem(commit(at), 503, "cannot save just now", "nothing was lost")
    assert refused["error"] == "unavailable"
    assert NotNow.status == 409
    assert commit(at).status_code == 200


def test_a_file_that_somebody_has_locked(app: Inside, tmp_path: Path) -> None:
    at = room(app)
    other = sqlite3.connect(tmp_path / "patolli.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    problem(commit(at), 503, "holds the lock", "nothing was lost")
    found = health(app)
    assert found.status_code == 503
    assert "lock" in found.json()["database"]
    # People who only look are served.
    assert at.info["seq"] == 0
    other.rollback()
    other.close()
    assert well(app)
    assert commit(at).status_code == 200


def test_a_damaged_file(app: Inside, tmp_path: Path, sqlite_url: str) -> None:
    file = tmp_path / "patolli.db"
    for _ in range(30):
        room(app)
    app.run(app.hall.write(lambda connection: None))
    app.hall.storage.close()
    size, page = file.stat().st_size, 4096
    assert size > 30 * page
    with file.open("r+b") as damaged:
        for number in range(size // page - 8, size // page):
            damaged.seek(number * page)
            damaged.write(b"\x5a" * page)
    with inside(sqlite_url) as again:

        async def look() -> str:
            watching = asyncio.ensure_future(again.hall.checkup.watch())
            async with asyncio.timeout(120):
                while not (said := await again.hall.checkup.look()):
                    await asyncio.sleep(0.02)
            watching.cancel()
            return said

        assert "damaged" in again.run(look())
        answer = health(again)
        assert answer.status_code == 503
        assert "restore a backup" in answer.json()["database"]


def test_a_sound_file_is_found_sound(app: Inside) -> None:
    room(app)
    assert app.hall.checkup._look_through() == ""
    app.hall.checkup.close()
    assert app.hall.checkup._look_through() == ""


def test_who_asks_often_asks_once(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "FRESH", 1000.0)
    before = app.hall.storage.writer.counts.jobs

    async def many() -> list[str]:
        return await asyncio.gather(*(app.hall.checkup.look() for _ in range(50)))

    assert app.run(many()) == [""] * 50
    assert app.run(app.hall.checkup.look()) == ""
    assert app.hall.storage.writer.counts.jobs == before + 1


def test_errors_that_are_the_job_s_own_stay_what_they_are(app: Inside) -> None:
    def wrong(connection: Any) -> None:
        connection.exec_driver_sql("SELECT * FROM nowhere")

    with pytest.raises(Exception, match="nowhere") as found:
        app.run(app.hall.write(wrong))
    assert not isinstance(found.value, Unreachable)
