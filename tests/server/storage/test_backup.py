"""`patolli backup`: complete, consistent, only for its owner, and never overwriting anything."""

from __future__ import annotations

import sqlite3
import stat
import sys
import threading
from pathlib import Path

import pytest

from patolli.cli import main
from patolli.server.storage.backup import back_up
from patolli.server.storage.database import BadDatabase, open_database
from tests.server.inside import inside
from tests.server.rooms import room


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["patolli", "backup", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_a_copy_of_a_running_server(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    with inside(sqlite_url) as app:
        at = room(app).play(3)
        assert run(monkeypatch, str(copy), "--database", sqlite_url) == 0
        assert str(copy) in capsys.readouterr().out
        at.play(2)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
        # Never overwriting anything.
        before = copy.read_bytes()
        assert run(monkeypatch, str(copy), "--database", sqlite_url) == 1
        assert "not overwritten" in capsys.readouterr().err
        assert copy.read_bytes() == before
    with inside(f"sqlite:///{copy}") as again:
        assert again.get(f"/tables/{at.id}")["seq"] == 3


def test_while_others_write(sqlite_url: str, tmp_path: Path) -> None:
    """Two rows that are always written together are always copied together."""
    file = tmp_path / "patolli.db"
    open_database(sqlite_url).close()
    with sqlite3.connect(file) as setting_up:
        setting_up.execute("CREATE TABLE pairs (a INTEGER, b INTEGER, more BLOB)")
        setting_up.execute("INSERT INTO pairs VALUES (0, 0, zeroblob(100))")
    setting_up.close()
    enough = threading.Event()

    def write() -> None:
        connection = sqlite3.connect(file, isolation_level=None, timeout=120)
        number = 0
        while not enough.is_set():
            number += 1
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE pairs SET a = ?", (number,))
            connection.execute("INSERT INTO pairs SELECT ?, ?, zeroblob(5000)", (number, number))
            connection.execute("UPDATE pairs SET b = ?", (number,))
            connection.execute("COMMIT")
        connection.close()

    writing = threading.Thread(target=write)
    writing.start()
    try:
        for number in range(5):
            back_up(sqlite_url, tmp_path / f"{number}.db")
    finally:
        enough.set()
        writing.join(120)
    for number in range(5):
        copied = sqlite3.connect(tmp_path / f"{number}.db")
        assert copied.execute("SELECT count(*) FROM pairs WHERE a != b").fetchone() == (0,)
        copied.close()


def test_what_cannot_be_copied(tmp_path: Path, sqlite_url: str) -> None:
    with pytest.raises(BadDatabase, match="pg_dump"):
        back_up("postgresql://ana:hush@example.org/games", tmp_path / "copy.db")
    with pytest.raises(BadDatabase, match="there is no database"):
        back_up(sqlite_url, tmp_path / "copy.db")
    (tmp_path / "patolli.db").write_bytes(b"nothing of the kind" * 1000)
    with pytest.raises(BadDatabase, match="no copy was made"):
        back_up(sqlite_url, tmp_path / "copy.db")
    with pytest.raises(BadDatabase, match="cannot write"):
        back_up(sqlite_url, tmp_path / "nowhere" / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["patolli.db"]
