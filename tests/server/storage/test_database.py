"""Opening databases: how connections behave, and what is said when one cannot be used."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import sys
import traceback
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError

from patolli.engine.errors import PatolliError
from patolli.server.storage import schema
from patolli.server.storage.database import BadDatabase, Database, Durability, default_url, open_database
from tests.server.jobs import add, found, numbers
from tests.server.postgres import Postgres

PASSWORD = "swordfish-7"


def why(url: str) -> str:
    """The message when this is opened. Neither it nor a traceback may contain the password."""
    with pytest.raises(BadDatabase) as caught:
        open_database(url)
    assert isinstance(caught.value, PatolliError)
    assert PASSWORD not in "".join(traceback.format_exception(caught.value))
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Transactions


def test_a_new_database_is_empty_and_can_be_opened_again(database_url: str) -> None:
    first = open_database(database_url)
    with first.writing.begin() as connection:
        assert numbers(connection) == set()
        add(1)(connection)
    first.close()
    again = open_database(database_url)
    assert found(again) == {1}
    again.close()


def test_what_is_not_committed_is_not_there(database: Database) -> None:
    with database.writing.connect() as connection:
        add(1)(connection)
        assert found(database) == set()
    assert found(database) == set()


def test_savepoints(database: Database) -> None:
    with database.writing.begin() as connection:
        # Before any other statement: the driver for SQLite would begin no transaction by itself.
        with connection.begin_nested():
            add(1)(connection)
        savepoint = connection.begin_nested()
        add(2)(connection)
        with pytest.raises(IntegrityError):
            add(1)(connection)
        savepoint.rollback()
        add(3)(connection)
        assert found(database) == set()
    assert found(database) == {1, 3}
    with database.writing.connect() as connection, connection.begin() as transaction:
        with connection.begin_nested():
            add(4)(connection)
        transaction.rollback()
    assert found(database) == {1, 3}


def test_who_reads_sees_one_moment(database: Database) -> None:
    with database.reading.connect() as reading:
        assert numbers(reading) == set()
        with database.writing.begin() as writing:
            add(1)(writing)
        assert numbers(reading) == set()
    assert found(database) == {1}


def test_who_reads_cannot_write(database: Database) -> None:
    with database.reading.connect() as connection, pytest.raises(DBAPIError, match=r"read-?only"):
        add(1)(connection)


def test_rows_cannot_point_to_nothing(database: Database) -> None:
    with database.writing.connect() as connection, pytest.raises(IntegrityError):
        connection.execute(insert(schema.chat), {"table": "nowhere", "number": 0, "name": "", "text": "", "at": 0})


def test_json_and_nothing(database: Database) -> None:
    row = {
        "id": "a", "game": "tzolkin", "status": "open", "listed": True, "rated": False, "created": 1,
        "updated": 1 << 41, "options": {"ü": [1, None, 2.5, "\N{SLICE OF PIZZA}"]}, "deal": [],
    }  # fmt: skip
    with database.writing.begin() as connection:
        connection.execute(insert(schema.tables), {**row, "result": None})
    with database.reading.connect() as connection:
        back = connection.execute(select(schema.tables)).mappings().one()
        assert {name: back[name] for name in row} == row
        assert (back["seq"], back["news"], back["title"], back["result"]) == (0, 0, "", None)
        # Not JSON's null: it can be queried.
        query = select(schema.tables.c.id).where(schema.tables.c.result.is_(None))
        assert connection.execute(query).scalars().all() == ["a"]


def test_beginnings_of_names_are_ranges(database: Database) -> None:
    with database.writing.begin() as connection:
        for number, name in enumerate(["bo", "bob", "bo-peep", "boï", "bo b", "bp", "Bob", "b", "олена"]):
            connection.execute(insert(schema.players), {"id": str(number), "name": name, "folded": name, "created": 0})
    folded = schema.players.c.folded
    with database.reading.connect() as connection:
        query = select(folded).where(folded >= "bo", folded < "bp").order_by(folded)
        assert connection.execute(query).scalars().all() == ["bo", "bo b", "bo-peep", "bob", "boï"]


def test_errors_do_not_show_parameters(database: Database) -> None:
    statement = insert(schema.player_secrets)
    with database.writing.connect() as connection, pytest.raises(StatementError) as caught:
        connection.execute(statement, {"secret": "c0ffee", "player": None, "created": 0})
    assert "player" in str(caught.value)
    assert "parameters hidden" in str(caught.value)


# SQLite


def pragma(database: Database, name: str) -> list[object]:
    values: list[object] = []
    for engine in (database.writing, database.reading):
        with engine.connect() as connection:
            values.append(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
    return values


@pytest.mark.parametrize(("durability", "synchronous"), [("process", 1), ("power", 2)])
def test_settings_of_sqlite(sqlite_url: str, durability: Durability, synchronous: int) -> None:
    database = open_database(sqlite_url, durability)
    assert pragma(database, "journal_mode") == ["wal", "wal"]
    assert pragma(database, "synchronous") == [synchronous, synchronous]
    assert pragma(database, "foreign_keys") == [1, 1]
    assert pragma(database, "busy_timeout") == [5000, 5000]
    database.close()


def test_who_writes_has_the_lock_from_the_beginning(sqlite_url: str, tmp_path: Path) -> None:
    database = open_database(sqlite_url)
    other = sqlite3.connect(tmp_path / "patolli.db", timeout=0, isolation_level=None)
    with database.writing.begin(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    # Readers do not care.
    assert found(database) == set()
    other.close()
    database.close()


def test_tables_are_made_within_transactions(sqlite_url: str) -> None:
    database = open_database(sqlite_url)
    with database.writing.connect() as connection:
        connection.execute(text("CREATE TABLE other (x)"))
        connection.rollback()
        connection.execute(text("CREATE TABLE other (x)"))
    database.close()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "or two" / "100%?.db"
    database = open_database(f"sqlite:///{path}")
    with database.writing.begin() as connection:
        add(1)(connection)
    assert database.where == str(path)
    assert {each.name for each in path.parent.iterdir()} == {path.name, f"{path.name}-wal", f"{path.name}-shm"}
    if os.name == "posix":
        assert {stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()} == {0o600}
    database.close()


def test_a_relative_file_is_the_same_from_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    database = open_database("sqlite:///games.db")
    monkeypatch.chdir("/")
    with database.writing.begin() as connection:
        add(1)(connection)
    assert found(database) == {1}
    assert database.where == str(tmp_path / "games.db")
    database.close()


def test_the_file_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_DATA", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/patolli/patolli.db"
    open_database(default_url()).close()
    assert (tmp_path / "patolli" / "patolli.db").exists()


def test_somebody_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("patolli.server.storage.database.data_folder", nowhere)
    with pytest.raises(BadDatabase, match="--database"):
        default_url()
    assert "cannot find" in why("sqlite:///~nobody-of-that-name/games.db")


# What cannot be opened


@pytest.mark.parametrize(
    "url",
    [
        "", "games.db", "/tmp/games.db", "sqlite:games.db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://host/x.db",
        "mysql://u:swordfish-7@host/db", "postgresql+psycopg2://u:swordfish-7@host/db", "POSTGRESQL://u:swordfish-7@host/db",
    ],
)  # fmt: skip
def test_urls_of_other_kinds(url: str) -> None:
    assert "sqlite:///FILE" in why(url)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://u:swordfish-7@swordfish-7@host/db", "%40"),
        ("postgresql://u:@swordfish-7/x@host/db", "%40"),
        ("postgresql://u:swordfish-7@host:port/db", "cannot be read"),
        ("postgresql://u:swordfish-7@[::1/db", "cannot "),
    ],
)
def test_urls_that_cannot_be_read(url: str, said: str) -> None:
    assert said in why(url)


@pytest.mark.parametrize(
    ("url", "where"),
    [
        ("postgresql://u:swordfish-7@127.0.0.1:9/games", "PostgreSQL at 127.0.0.1:9, database games"),
        ("postgres://u:swordfish-7@127.0.0.1:9/games", "PostgreSQL at 127.0.0.1:9, database games"),
        ("postgresql+psycopg://127.0.0.1:9/games?user=u&password=swordfish-7", "127.0.0.1:9"),
        ("postgresql://u:swordfish-7@nowhere.invalid/games", "nowhere.invalid"),
        ("postgresql:///games?host=/nowhere&password=swordfish-7", "/nowhere"),
        ("postgresql://u@127.0.0.1:9/games?swordfish-7=x&password=swordfish-7", "127.0.0.1:9"),
        ("postgresql://u@127.0.0.1:9/games?sslmode=swordfish-7&password=swordfish-7", "127.0.0.1:9"),
    ],
)
def test_a_server_that_cannot_be_reached(url: str, where: str) -> None:
    said = why(url)
    assert where in said
    assert said.startswith("cannot use the database PostgreSQL at ")


def test_a_wrong_password(postgres: Postgres) -> None:
    said = why(f"postgresql://postgres:{PASSWORD}@127.0.0.1:{postgres.port}/postgres")
    assert "password authentication failed" in said


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    assert '"nowhere" does not exist' in why(postgres.url("nowhere"))


def test_an_encoding_without_all_letters(postgres: Postgres) -> None:
    url = postgres.new_database("ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert re.search("SQL_ASCII.*UTF8", why(url))
    postgres.drop_database(url)


def test_a_missing_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install" in why(f"postgresql://u:{PASSWORD}@127.0.0.1:9/games")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = why(f"sqlite:///{tmp_path}/file/games.db")
    assert "cannot write" in said
    assert str(tmp_path / "file") in said
    assert "Is a directory" in why(f"sqlite:///{tmp_path}")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written(sqlite_url: str, tmp_path: Path) -> None:
    open_database(sqlite_url).close()
    (tmp_path / "patolli.db").chmod(0o400)
    assert "Permission denied" in why(sqlite_url)


def test_a_file_that_is_no_database(sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "patolli.db"
    path.write_text("Dear diary, " * 1000)
    assert "file is not a database" in why(sqlite_url)
    assert path.read_text() == "Dear diary, " * 1000


def test_a_database_of_another_program(sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "patolli.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = path.read_bytes()
    assert "belongs to another program (it has a table 'recipes')" in why(sqlite_url)
    assert path.read_bytes() == before


def test_a_database_shared_with_another_program(postgres: Postgres, postgresql_url: str) -> None:
    postgres.execute("CREATE TABLE recipes (name text)", postgresql_url)
    postgres.execute("CREATE TABLE players (name text)", postgresql_url)
    assert "it has a table 'players'" in why(postgresql_url)
    postgres.execute("DROP TABLE players", postgresql_url)
    open_database(postgresql_url).close()
