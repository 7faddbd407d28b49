"""Deleting tables and players: what goes, what stays, and that a running server forgets them."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from sqlalchemy import func, select

from patolli.cli import main
from patolli.server.identity import now
from patolli.server.storage import schema
from patolli.server.tables import deletion
from tests.server.inside import Inside, inside
from tests.server.rooms import Room, mine, nearly_over, problem, room


def count(app: Inside, table: Any, *where: Any) -> int:
    query = select(func.count()).select_from(table).where(*where)
    return app.read(lambda connection: connection.execute(query).scalar_one())


def change(app: Inside, job: Any) -> Any:
    return app.run(app.hall.write(job))


def add_results(app: Inside, at: Room, *subjects: str | None) -> None:
    from sqlalchemy import insert

    from tests.server.inside import result_rows

    rows = result_rows(at.id, [float(seat) for seat in range(len(subjects))], subjects, [0.0] * len(subjects))
    change(app, lambda connection: connection.execute(insert(schema.results), rows))


def test_a_table_and_all_that_belongs_to_it(app: Inside) -> None:
    at, other = room(app, mine("Ana"), mine("Ben"), title="Rude words", listed=True).play(4), room(app).play(2)
    at.ask("POST", "chat", {"text": "rude words"}, 0)
    add_results(app, at, None, "bot:easy")
    assert change(app, lambda connection: deletion.delete_table(connection, at.id, now()))
    app.hall.forget(at.id)
    problem(at.ask("GET", ""), 404, "no table")
    problem(at.ask("GET", "chat"), 404)
    assert app.get("/tables")["tables"] == []
    for each in (schema.turns, schema.seats, schema.chat):
        assert count(app, each, each.c.table == at.id) == 0
    rows = app.read(lambda connection: connection.execute(select(schema.results.c.name)).scalars().all())
    assert sorted(rows) == ["", "at 1"]  # nothing is left of guests but their points
    row = app.read(
        lambda connection: connection.execute(select(schema.tables).where(schema.tables.c.id == at.id)).one()
    )
    assert "Rude" not in str(row)
    assert other.from_database().info["seq"] == 2
    assert not change(app, lambda connection: deletion.delete_table(connection, at.id, now()))


def test_who_is_about_to_write_to_it_finds_it_gone(app: Inside) -> None:
    at = room(app)
    change(app, lambda connection: deletion.delete_table(connection, at.id, now()))
    answer = at.ask("POST", "chat", {"text": "still here?"}, 0)
    steps = [at.in_memory.match.legal()[0]]
    assert at.ask("POST", "commit", {"seq": 0, "steps": steps}, at.in_memory.turn or 0).status_code in (404, 409, 422)
    assert count(app, schema.turns) == 0
    assert answer.status_code in (200, 201, 404, 409)


def test_old_tables_are_deleted_and_others_forgotten(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    over, running, removed = nearly_over(app), room(app), room(app)
    over.play()
    assert over.info["status"] == "over"
    change(app, lambda connection: deletion.delete_table(connection, removed.id, now()))  # by somebody else
    monkeypatch.setattr(deletion, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(app.hall, "settings", app.hall.settings.__class__(database="", keep_days=30))

    async def watched(seconds: float = 120.0) -> None:
        async with asyncio.timeout(seconds):
            watching = asyncio.ensure_future(deletion.watch(app.hall))
            while removed.id in app.hall._tables:
                await asyncio.sleep(0.01)
            watching.cancel()

    app.run(watched())
    assert over.from_database().info["status"] == "over"  # not old enough
    later = now() + 31 * deletion.DAY
    monkeypatch.setattr(deletion, "now", lambda: later)

    async def tidied() -> None:
        async with asyncio.timeout(120):
            watching = asyncio.ensure_future(deletion.watch(app.hall))
            while over.id in app.hall._tables:
                await asyncio.sleep(0.01)
            watching.cancel()

    app.run(tidied())
    problem(over.ask("GET", ""), 404)
    assert running.from_database().info["status"] == "playing"  # however old it is


def test_a_player(app: Inside) -> None:
    claimed = app.post("/players", {"name": "Ana"})
    ben = app.post("/players", {"name": "Ben"})
    at = room(app, mine("Ana"), mine("Guest"), key=claimed["secret"])
    at.ask("POST", "chat", {"text": "my secret"}, 0)
    at.ask("POST", "chat", {"text": "hello"}, 1)
    watched = room(app, mine("Ben"), mine("Guest"), key=ben["secret"])
    app.post(f"/tables/{watched.id}/chat", {"text": "from beside"}, key=claimed["secret"])
    (id,) = app.read(
        lambda connection: connection.execute(
            select(schema.players.c.id).where(schema.players.c.name == "Ana")
        ).scalars().all()
    )  # fmt: skip
    add_results(app, at, f"player:{id}", None)
    assert not change(app, lambda connection: deletion.delete_player(connection, "Nobody"))
    assert change(app, lambda connection: deletion.delete_player(connection, " ana "))
    app.hall.forget(at.id)
    seats = at.info["seats"]
    assert [seat["name"] for seat in seats] == ["", "Guest"]
    said = app.get(f"/tables/{at.id}/chat")["said"]
    assert [(one["name"], one["text"]) for one in said] == [("", deletion.GONE), ("Guest", "hello")]
    (beside,) = app.get(f"/tables/{watched.id}/chat")["said"]
    assert (beside["name"], beside["text"]) == ("", deletion.GONE)
    problem(at.ask("GET", "position", seat=0), 403)  # the secret of the seat no longer opens anything
    assert count(app, schema.results, schema.results.c.subject.is_not(None)) == 0
    assert count(app, schema.players) == 1
    assert app.get("/players/me", key=ben["secret"])["name"] == "Ben"
    app.post("/players", {"name": "Ana"})  # it is free again


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["patolli", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_the_commands(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with inside(sqlite_url) as app:
        at = room(app)
        app.post("/players", {"name": "Ana"})
        where = ("--yes", "--database", sqlite_url)
        assert run(monkeypatch, "tables", "delete", at.id, *where) == 0
        assert run(monkeypatch, "players", "delete", "Ana", *where) == 0
        capsys.readouterr()
        assert run(monkeypatch, "tables", "delete", at.id, *where) == 1
        assert "there is no table" in capsys.readouterr().err
        assert run(monkeypatch, "players", "delete", "Ana", *where) == 1
        assert run(monkeypatch, "tables", "delete", at.id, "--yes", "--database", f"{sqlite_url}-not-there") == 1
        app.hall.forget(at.id)
        problem(at.ask("GET", ""), 404)
