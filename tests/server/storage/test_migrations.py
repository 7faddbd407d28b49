"""Versions of the database: they lead to the tables of `schema.py`, completely or not at all, one process at a time."""

from __future__ import annotations

import json
import shutil
import sqlite3
import threading
from collections.abc import Generator
from functools import partial
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from patolli.server.storage import database as database_file
from patolli.server.storage import migrations, schema
from patolli.server.storage.database import BadDatabase, Database, open_database
from tests.server import child
from tests.server.jobs import add, found

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade():
    sqlite = op.get_bind().dialect.name == "sqlite"
    with op.batch_alter_table("tables", recreate="always" if sqlite else "auto") as batch:
        batch.add_column(sa.Column("mood", sa.String(10), nullable=False, server_default="good"))
    op.create_table("moods", sa.Column("name", sa.String(10), primary_key=True))
    {more}
"""


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[pytest.MonkeyPatch]:
    """As a later Patolli, with one more version. `undo` restores this one."""
    folder = tmp_path / "100% newer" / "migrations"
    shutil.copytree(migrations.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "9999_later.py").write_text(NEXT.format(newest=migrations.known()[0], more=""))
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "FOLDER", folder)
        migrations.known.cache_clear()
        yield patch
    migrations.known.cache_clear()


def fill(database: Database) -> None:
    with database.writing.begin() as connection:
        row = {"game": "g", "status": "open", "listed": True, "rated": True, "options": {}, "deal": {}, "created": 1}
        connection.execute(insert(schema.tables), {"id": "a", **row, "updated": 1})
        connection.execute(insert(schema.seats), {"table": "a", "seat": 0, "kind": "open"})


def test_the_versions_make_the_tables_of_the_schema(database: Database) -> None:
    with database.reading.connect() as connection:
        context = MigrationContext.configure(
            connection,
            opts={"version_table": migrations.VERSION_TABLE, "compare_type": True, "compare_server_default": True},
        )
        assert compare_metadata(context, schema.metadata) == []
        assert migrations.current(connection) == migrations.known()[0]


def test_names_are_those_of_the_schema(database: Database) -> None:
    """Alembic does not compare them all; a later version can change only what it can name."""
    with database.reading.connect() as connection:
        found = inspect(connection)
        for table in schema.metadata.sorted_tables:
            assert found.get_pk_constraint(table.name)["name"] == f"pk_{table.name}"
            for name, there in (
                ("fk", found.get_foreign_keys(table.name)),
                ("uq", found.get_unique_constraints(table.name)),
            ):
                made = {str(each.name) for each in table.constraints if str(each.name).startswith(name)}
                assert {each["name"] for each in there} == made


def test_a_missing_version_would_be_noticed(database: Database) -> None:
    with database.writing.connect() as connection:
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood VARCHAR(10)"))
        context = MigrationContext.configure(connection, opts={"version_table": migrations.VERSION_TABLE})
        assert len(compare_metadata(context, schema.metadata)) == 1


def test_an_older_database_is_brought_up_to_date(
    database: Database, database_url: str, request: pytest.FixtureRequest
) -> None:
    fill(database)
    request.getfixturevalue("newer")
    later = open_database(database_url)
    with later.writing.begin() as connection:
        assert migrations.current(connection) == "9999"
        assert connection.execute(text("SELECT id, mood FROM tables")).all() == [("a", "good")]
        assert connection.execute(select(schema.seats.c.table)).all() == [("a",)]
        assert {"moods", *schema.metadata.tables} <= set(inspect(connection).get_table_names())
    with later.writing.connect() as connection, pytest.raises(IntegrityError):
        connection.execute(insert(schema.seats), {"table": "b", "seat": 0, "kind": "open"})
    later.close()


def test_a_newer_database_is_refused(database_url: str, newer: pytest.MonkeyPatch) -> None:
    open_database(database_url).close()
    newer.undo()
    migrations.known.cache_clear()
    with pytest.raises(BadDatabase, match=r"made by a newer Patolli .*'9999'.*: update Patolli, or use another"):
        open_database(database_url)


def test_a_version_that_fails_changes_nothing(
    database: Database, database_url: str, request: pytest.FixtureRequest
) -> None:
    fill(database)
    request.getfixturevalue("newer")
    (later,) = (migrations.FOLDER / "versions").glob("9999*")
    newest = migrations.known()[1]
    later.write_text(NEXT.format(newest=newest, more='op.execute("SELECT * FROM nowhere")'))
    with pytest.raises(BadDatabase, match="nowhere"):
        open_database(database_url)
    with database.reading.connect() as connection:
        assert migrations.current(connection) == newest
        assert "moods" not in inspect(connection).get_table_names()
        assert "mood" not in {column["name"] for column in inspect(connection).get_columns("tables")}


def test_rows_that_would_point_to_nothing_are_refused(sqlite_url: str, newer: pytest.MonkeyPatch) -> None:
    newer.undo()
    migrations.known.cache_clear()
    database = open_database(sqlite_url)
    fill(database)
    database.close()
    folder = Path(sqlite_url.removeprefix("sqlite:///")).parent / "100% newer" / "migrations"
    (later,) = (folder / "versions").glob("9999*")
    later.write_text(NEXT.format(newest=migrations.known()[0], more='op.execute("DELETE FROM tables")'))
    newer.setattr(migrations, "FOLDER", folder)
    migrations.known.cache_clear()
    with pytest.raises(BadDatabase, match="point to nothing"):
        open_database(sqlite_url)
    with database.reading.connect() as connection:
        assert connection.execute(select(schema.tables.c.id)).all() == [("a",)]
    database.close()


def test_a_database_of_the_first_version(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was dealt too early is dealt again, and nobody loses a name that looks like another."""
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "upgrade", partial(migrations.upgrade, to="0001"))
        database = open_database(database_url)
    tables = [("waits", "open", {}), ("goes on", "open", {"uncounted": True}), ("runs", "playing", {})]
    players = [("b", "Саса", 2), ("a", "Caca", 1), ("c", "Ben", 3)]
    with database.writing.begin() as connection:
        for id, status, options in tables:
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, title, status, listed, rated, options, deal, seq, news, moves, "
                    "created, updated) VALUES (:id, 'g', '', :status, true, false, :options, :deal, 0, 0, 0, 1, 1)"
                ),
                {"id": id, "status": status, "options": json.dumps(options), "deal": '{"deal": {"start_player": 1}}'},
            )
        for id, name, created in players:
            connection.execute(
                text("INSERT INTO players (id, name, folded, created) VALUES (:id, :name, :folded, :created)"),
                {"id": id, "name": name, "folded": name.casefold(), "created": created},
            )
        connection.execute(text("INSERT INTO chat VALUES ('runs', 0, null, 'Olga', 'Hello', 5)"))
    database.close()
    database = open_database(database_url)
    t, p = schema.tables, schema.players
    with database.reading.begin() as connection:
        kept = {row.id: row for row in connection.execute(select(t))}
        assert [kept[id].deal is None for id, _, _ in tables] == [True, False, False]
        assert all(row.commitment is None and row.salt is None and row.maker is None for row in kept.values())
        names = {row.name: row.skeleton for row in connection.execute(select(p))}
        assert names == {"Caca": "caca", "Саса": None, "Ben": "ben"}
        assert connection.execute(select(schema.chat.c.text, schema.chat.c.player)).all() == [("Hello", None)]
        # In SQL it is null, not JSON's word for null.
        assert connection.execute(text("SELECT count(*) FROM tables WHERE deal IS NULL")).scalar_one() == 1
    database.close()


# Several processes


def test_processes_that_start_at_the_same_moment(database_url: str) -> None:
    processes = [child.start("open", database_url) for _ in range(3)]
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        results = [(*process.communicate(timeout=300), process.returncode) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert results == [("open\n", "", 0)] * 3
    database = open_database(database_url)
    with database.writing.begin() as connection:
        add(1)(connection)
    assert found(database) == {1}
    database.close()


def open_in_thread(url: str) -> tuple[threading.Thread, list[Database]]:
    opened: list[Database] = []
    thread = threading.Thread(target=lambda: opened.append(open_database(url)))
    thread.start()
    return thread, opened


def test_who_comes_second_waits_for_the_first(postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url, autocommit=True) as other:
        other.execute("SELECT pg_advisory_lock(%s)", (database_file._ADVISORY,))
        thread, opened = open_in_thread(postgresql_url)
        thread.join(1.0)
        assert thread.is_alive()
        assert other.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
        other.execute("SELECT pg_advisory_unlock(%s)", (database_file._ADVISORY,))
        thread.join(120.0)
    assert found(opened[0]) == set()
    opened[0].close()


def test_who_comes_second_waits_for_the_first_with_a_file(sqlite_url: str, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "patolli.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    thread, opened = open_in_thread(sqlite_url)
    thread.join(1.0)
    assert thread.is_alive()
    other.execute("COMMIT")
    thread.join(120.0)
    assert found(opened[0]) == set()
    other.close()
    opened[0].close()
