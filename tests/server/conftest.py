"""Databases for tests: a file, and a real PostgreSQL. `database_url` runs a test on both. Games draw from a seed."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from patolli.server.storage.database import Database, open_database
from patolli.server.storage.writer import Storage
from tests import luck
from tests.server.drawing import draw_from
from tests.server.inside import Inside, inside, with_tables
from tests.server.postgres import NoPostgres, Postgres, running


@pytest.fixture(autouse=True)
def _drawn(request: pytest.FixtureRequest) -> Generator[None]:
    """The same deals in every run of a test, different ones in every test. Not with the test's own `monkeypatch`, which
    it may undo."""
    with pytest.MonkeyPatch.context() as patch:
        draw_from(f"{luck.SEED} {request.node.name}", patch.setattr)
        yield


@pytest.fixture(scope="session")
def postgres_or_why() -> Generator[Postgres | str]:
    """One server for all tests of this process, or why there is none."""
    try:
        with running() as server:
            yield server
    except NoPostgres as error:
        yield str(error)


@pytest.fixture
def postgres(postgres_or_why: Postgres | str) -> Postgres:
    """A server; skips the test without one."""
    if isinstance(postgres_or_why, str):
        pytest.skip(postgres_or_why)
    return postgres_or_why


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'patolli.db'}"


@pytest.fixture
def postgresql_url(postgres: Postgres, request: pytest.FixtureRequest) -> Generator[str]:
    """Fresh and empty; with its tables where a test only needs it open."""
    opened = {"app", "database"} & {*request.fixturenames}
    url = postgres.made_database() if opened else postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh, empty database of each kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
def database(database_url: str) -> Generator[Database]:
    """Open, with its tables."""
    opened = open_database(with_tables(database_url))
    yield opened
    opened.close()


@pytest.fixture
def storage(database: Database) -> Generator[Storage]:
    made = Storage(database)
    yield made
    made.close()


@pytest.fixture
def app(database_url: str) -> Generator[Inside]:
    """The application, on a database of each kind."""
    with inside(database_url) as found:
        yield found


@pytest.fixture
def one(sqlite_url: str) -> Generator[Inside]:
    """The application, where the kind of database does not matter."""
    with inside(sqlite_url) as found:
        yield found
