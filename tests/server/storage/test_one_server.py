"""One server per SQLite file, and what its processes know of the database."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from patolli.server.storage.database import alone, file_of, take_password
from tests.server.postgres import Postgres
from tests.server.serving import Server, get, serving
from tests.server.tables.test_opening import opened, ports, run, stranger, usual

__all__ = ["opened", "ports", "stranger", "usual"]


def test_a_second_server_is_refused_in_words(
    ports: list[int],
    opened: list[str],
    usual: int,
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with serving(sqlite_url, tmp_path) as server:
        process: Any = server._process
        assert run(monkeypatch, "--port", "0", "--database", sqlite_url) == 1
        words = capsys.readouterr().err
        assert f"another Patolli, process {process.pid}, serves this database" in words
        assert "--database" in words
        assert opened == []
        # Through another path to the same file.
        link = tmp_path / "link"
        link.symlink_to(tmp_path, target_is_directory=True)
        assert run(monkeypatch, "--port", "0", "--database", f"sqlite:///{link}/patolli.db") == 1
        # People who only want to see the app see it, wherever it runs.
        assert run(monkeypatch, "--open", "--database", sqlite_url) == 0
        assert opened == [f"{server.url}/"]
        assert f"runs already: {server.url}/" in capsys.readouterr().err
        # Readers may look.
        with sqlite3.connect(f"file:{tmp_path}/patolli.db?mode=ro", uri=True) as reader:
            assert reader.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        reader.close()
        assert get(f"{server.url}/health").status_code == 200
        server.restart()  # killed without notice: nothing is left of its lock
    assert ports == []
    assert run(monkeypatch, "--port", "0", "--database", sqlite_url) == 0
    assert len(ports) == 1


def test_another_file_is_another_server(tmp_path: Path) -> None:
    with alone(f"sqlite:///{tmp_path}/a.db", "a"), alone(f"sqlite:///{tmp_path}/b.db", "b"):
        pass


def test_postgresql_is_for_many() -> None:
    with alone("postgresql://ana@example.org/games", "a"), alone("postgresql://ana@example.org/games", "b"):
        pass
    assert file_of("postgresql://ana@example.org/games") is None


def environment(pid: int) -> str:
    return Path(f"/proc/{pid}/environ").read_text() + Path(f"/proc/{pid}/cmdline").read_text()


def told_to_bots(server: Server) -> list[str]:
    """The environments and command lines of the bot processes."""
    until = time.monotonic() + 120
    while not get(f"{server.url}/health").json()["bots"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    process: Any = server._process
    children = Path(f"/proc/{process.pid}/task").glob("*/children")
    told = [environment(pid) for pid in {int(pid) for one in children for pid in one.read_text().split()}]
    return [one for one in told if "resource_tracker" not in one]


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_bots_know_nothing_of_the_database(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()
    monkeypatch.setenv("PATOLLI_DATABASE", url)
    monkeypatch.setenv("PGPASSWORD", postgres.password)
    with serving(url, tmp_path) as server:
        told = told_to_bots(server)
        assert told
        assert not any(postgres.password in one for one in told)
    postgres.drop_database(url)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_bots_do_not_know_where_it_is(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_DATABASE", sqlite_url)
    with serving(sqlite_url, tmp_path) as server:
        told = told_to_bots(server)
        assert told
        assert not any(sqlite_url in one for one in told)


def test_the_password_of_the_environment_is_taken_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {"PGPASSWORD": "hush@hush"})
    assert take_password("postgresql://ana@example.org/games").startswith(
        "postgresql+psycopg://ana:hush%40hush@example.org/games"
    )
    assert os.environ == {}
    assert take_password("postgresql://ana@example.org/games") == "postgresql://ana@example.org/games"
    monkeypatch.setattr(os, "environ", {"PGPASSWORD": "hush"})
    assert "hush" not in take_password("postgresql://ana:own@example.org/games")
    monkeypatch.setattr(os, "environ", {"PGPASSWORD": "hush"})
    assert take_password("sqlite:////tmp/x.db") == "sqlite:////tmp/x.db"
