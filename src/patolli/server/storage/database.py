"""Opening the database: what its URL means, how connections are set up, and that its tables match this version."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from patolli.engine.errors import PatolliError, shown
from patolli.engine.folders import data_folder
from patolli.engine.lock import locked
from patolli.server.storage import migrations
from patolli.server.storage.schema import metadata

Durability = Literal["process", "power"]
Purpose = Literal["writing", "reading", "migrating"]

_SQLITE = "sqlite:///"
_POSTGRESQL = ("postgresql", "postgresql+psycopg", "postgres")
_BUSY = {"writing": 5.0, "reading": 5.0, "migrating": 60.0}
"""Seconds to wait for SQLite's lock, which another process may hold."""
_ADVISORY = 0x7061746F6C6C69
"""PostgreSQL's lock that is held while tables are created: any number that nobody else uses."""
_LIBPQ = {
    "application_name": "patolli",
    "client_encoding": "UTF8",
    "connect_timeout": "5",
    # A server that vanished silently is noticed within half a minute.
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
_TIMEOUTS = {"lock_timeout": "5s", "statement_timeout": "30s", "idle_in_transaction_session_timeout": "30s"}
"""So that a hanging process cannot stop the others for long."""


class BadDatabase(PatolliError):
    """A database that cannot be used: says which, why and what to do, and never the password."""


class Database:
    """An open database; use `open_database`."""

    def __init__(self, url: URL, where: str, writing: Engine, reading: Engine) -> None:
        self.url = url
        self.where = where
        """For people: the file, or host and name. Never the password."""
        self.writing = writing
        """A transaction begins by taking SQLite's lock for writing."""
        self.reading = reading
        """A transaction sees one snapshot, and cannot write."""
        self.postgresql = writing.dialect.name == "postgresql"

    def close(self) -> None:
        """Close all idle connections."""
        self.reading.dispose()
        self.writing.dispose()


def default_url() -> str:
    """A file in the user's data folder; `PATOLLI_DATA` changes the folder."""
    try:
        return f"{_SQLITE}{data_folder() / 'patolli.db'}"
    except RuntimeError:
        raise BadDatabase("you have no home folder: choose a file with --database sqlite:///FILE") from None


def open_database(url: str, durability: Durability = "process") -> Database:
    """Open the database, creating or upgrading it as needed; BadDatabase says why not."""
    if path := file_of(url):
        return _open_sqlite(path, durability)
    if url.startswith(tuple(f"{scheme}://" for scheme in _POSTGRESQL)):
        return _open_postgresql(url)
    scheme = shown(url.partition("://")[0]) if "://" in url else "no scheme"
    raise BadDatabase(f"the URL of the database has {scheme}: use sqlite:///FILE or postgresql://USER@HOST/NAME")


@contextmanager
def alone(url: str, note: str) -> Generator[None]:
    """Reserve a SQLite file for this server: each server keeps tables in memory, and two would not hear of each other.
    Locked if there is another one; the note is for that one to read. Processes that only read the file do not need
    this."""
    path = file_of(url)
    if path is None:
        yield
        return
    _make_file(path)
    try:
        # Beside the file, not the file itself: SQLite has its own locks there.
        held = locked(path.with_name(f"{path.name}.lock"), note)
        held.__enter__()
    except OSError as error:
        raise BadDatabase(f"cannot hold the database {path} for this server alone: {error.strerror or error}") from None
    try:
        yield
    finally:
        held.__exit__(None, None, None)


def take_password(url: str) -> str:
    """The URL with the password from PGPASSWORD, which is removed from the environment: processes that this one starts
    have no business with it."""
    password = os.environ.pop("PGPASSWORD", "")
    if not password or file_of(url) is not None:
        return url
    found = _postgresql_url(url)
    return url if found.password else found.set(password=password).render_as_string(hide_password=False)


# SQLite -----------------------------------------------------------------------------------------------------------


def file_of(text: str) -> Path | None:
    """The file that a SQLite URL names; None for PostgreSQL."""
    if not text.startswith(_SQLITE):
        return None
    name = text.removeprefix(_SQLITE)
    if name in ("", ":memory:"):
        raise BadDatabase("the URL of the database names no file: use sqlite:///FILE")
    try:
        # Absolute, since other processes may be in another folder.
        return Path(name).expanduser().absolute()
    except RuntimeError as error:
        raise BadDatabase(f"cannot find the database {shown(name)}: {error}") from None


def _open_sqlite(path: Path, durability: Durability) -> Database:
    url = URL.create("sqlite", database=str(path))
    _make_file(path)
    migrating = _sqlite_engine(url, "migrating", durability)
    try:
        with _explained(str(path)):
            _migrate(migrating, str(path))
            _switch_to_wal(migrating, path)
    finally:
        migrating.dispose()
    writing, reading = (_sqlite_engine(url, purpose, durability) for purpose in ("writing", "reading"))
    return Database(url, str(path), writing, reading)


def _make_file(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Only the owner may read it: it contains what is hidden in games.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise BadDatabase(
            f"cannot write the database {path}: {error.filename or path}: {error.strerror or error}; "
            "choose another place with --database sqlite:///FILE"
        ) from None


def _sqlite_engine(url: URL, purpose: Purpose, durability: Durability) -> Engine:
    engine = create_engine(url, connect_args={"timeout": _BUSY[purpose]}, **_json())

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None  # the driver begins no transactions: `begin` does
        connection.execute(f"PRAGMA synchronous={'FULL' if durability == 'power' else 'NORMAL'}")
        # A migration may recreate a table, and others must not refer to it meanwhile; references are checked at the
        # end.
        connection.execute(f"PRAGMA foreign_keys={'OFF' if purpose == 'migrating' else 'ON'}")
        if purpose == "reading":
            connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        # A transaction that reads first and writes later may find that another was faster, and can only give up.
        connection.exec_driver_sql("BEGIN" if purpose == "reading" else "BEGIN IMMEDIATE")

    return engine


def _switch_to_wal(engine: Engine, path: Path) -> None:
    """Stored in the file. SQLite does not wait by itself for others to leave it."""
    until = time.monotonic() + _BUSY["migrating"]
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        while True:
            try:
                (mode,) = driver.execute("PRAGMA journal_mode=WAL").fetchone()
                break
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.02)
    if mode != "wal":
        raise BadDatabase(f"{path} is where SQLite cannot share files, a network drive perhaps: use a local disk")


# PostgreSQL -------------------------------------------------------------------------------------------------------


def _open_postgresql(text: str) -> Database:
    url = _postgresql_url(text)
    try:
        import psycopg  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError as error:
        raise BadDatabase(f"the driver for PostgreSQL is missing ({error}): pip install 'psycopg[binary]'") from None
    query = url.query
    host = url.host or query.get("host") or "the local socket"
    port = f":{url.port}" if url.port else ""
    where = f"PostgreSQL at {host}{port}, database {url.database or url.username or 'of the user'}"
    secrets = [url.password or "", *(str(query.get(name, "")) for name in ("password", "sslpassword"))]
    migrating = _postgresql_engine(url, "migrating")
    try:
        with _explained(where, *secrets):
            _migrate(migrating, where)
    finally:
        migrating.dispose()
    return Database(url, where, _postgresql_engine(url, "writing"), _postgresql_engine(url, "reading"))


def _postgresql_url(text: str) -> URL:
    # Otherwise part of the password is taken for the host, and shown.
    if text.partition("?")[0].count("@") > 1:
        raise BadDatabase("the URL of the database has more than one @: write %40 for those of the password")
    try:
        url = make_url(text).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise BadDatabase(
            "the URL of the database cannot be read: use postgresql://USER:PASSWORD@HOST:PORT/NAME, "
            "with %-codes for special characters in the password"
        ) from None
    return url.update_query_dict({name: value for name, value in _LIBPQ.items() if name not in url.query})


def _postgresql_engine(url: URL, purpose: Purpose) -> Engine:
    level = "REPEATABLE READ" if purpose == "reading" else "READ COMMITTED"
    engine = create_engine(url, isolation_level=level, **_json())

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        if purpose != "migrating":
            for name, value in _TIMEOUTS.items():
                connection.execute(f"SET {name} = '{value}'")
            connection.commit()
        connection.read_only = purpose == "reading"

    return engine


# Both -------------------------------------------------------------------------------------------------------------


def _json() -> dict[str, Any]:
    def encode(value: object) -> str:
        return msgspec.json.encode(value).decode()

    # Parameters stay out of errors, and so out of the log: some are hashes of secrets.
    return {"json_serializer": encode, "json_deserializer": msgspec.json.decode, "hide_parameters": True}


def _migrate(engine: Engine, where: str) -> None:
    """Create or upgrade the tables; one process at a time."""
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
            if encoding != "UTF8":
                raise BadDatabase(
                    f"{where} is encoded in {encoding}: make one with CREATE DATABASE ... ENCODING 'UTF8'"
                )
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY})")
        there = migrations.current(connection)
        if there is None:
            _check_empty(connection, where)
        elif there not in migrations.known():
            raise BadDatabase(
                f"{where} was made by a newer Patolli (version {shown(there)} of its tables): "
                "update Patolli, or use another --database"
            )
        if there == migrations.known()[0]:
            return
        migrations.upgrade(connection)
        if engine.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise BadDatabase(f"{where} has rows that point to nothing: restore a copy, or use another --database")


def _check_empty(connection: Connection, where: str) -> None:
    tables = set(inspect(connection).get_table_names()) - {migrations.VERSION_TABLE}
    # A file has one owner; a PostgreSQL database can be shared, if the names differ.
    strange = tables if connection.dialect.name == "sqlite" else tables & set(metadata.tables)
    if strange:
        raise BadDatabase(
            f"{where} belongs to another program (it has a table {shown(min(strange))}): use another --database"
        )


@contextmanager
def _explained(where: str, *secrets: str) -> Generator[None]:
    """Describe what went wrong with a database, without these secrets."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        why = reason(error)
        for secret in filter(None, secrets):
            why = why.replace(secret, "***")
        raise BadDatabase(f"cannot use the database {where}: {why}") from None


def reason(error: BaseException | None) -> str:
    """The first line of a driver's message."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]


DAMAGED = "the database file is damaged: restore a backup"
_SQLITE_TROUBLES = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another program holds the lock of the database",
    sqlite3.SQLITE_LOCKED: "another program holds the lock of the database",
    sqlite3.SQLITE_READONLY: "the database cannot be written to",
    sqlite3.SQLITE_IOERR: "the disk reports errors",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_POSTGRESQL_TROUBLES = {
    "53100": "the disk of the database is full",
    "53200": "the database has no memory left",
    "25006": "the database cannot be written to",
    "55P03": "somebody else holds a lock in the database",
    "57014": "the database took too long",
}


def trouble(error: BaseException | None) -> str | None:
    """What is wrong with the database itself, in words; None if the job was at fault."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return "the database cannot be reached"
        error = error.orig
    if isinstance(error, sqlite3.Error):
        return _SQLITE_TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return _POSTGRESQL_TROUBLES.get(getattr(error, "sqlstate", None) or "")


def is_full(error: BaseException) -> bool:
    """Whether SQLite ran out of space: then it has written nothing, even if this was a commit."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
