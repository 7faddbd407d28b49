"""Databases for tests: a file, and a real PostgreSQL. `database_url` runs a test on both."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from patolli.server.database import Database, open_database
from patolli.server.writer import Storage
from tests.server.postgres import NoPostgres, Postgres, running


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
def postgresql_url(postgres: Postgres) -> Generator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh, empty database of each kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
def database(database_url: str) -> Generator[Database]:
    """Open, with its tables."""
    opened = open_database(database_url)
    yield opened
    opened.close()


@pytest.fixture
def storage(database: Database) -> Generator[Storage]:
    made = Storage(database)
    yield made
    made.close()
