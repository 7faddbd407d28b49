"""The real application inside the process of a test: no port, no bots, one event loop that the test drives."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Coroutine, Generator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
from sqlalchemy import Connection, insert

from patolli.server.hall.hall import Hall
from patolli.server.http.app import make_app
from patolli.server.settings import Settings
from patolli.server.storage import schema
from patolli.server.storage.database import file_of, open_database

T = TypeVar("T")

PLENTY = 1000.0
"""Cores for an address: tests make requests as fast as they can."""


class Inside:
    """Asks the application; use `inside`."""

    def __init__(self, runner: asyncio.Runner, client: httpx.AsyncClient, hall: Hall) -> None:
        self.run = runner.run
        self.client = client
        self.hall = hall

    def ask(self, method: str, path: str, body: Any = None, *, key: str | None = None, **more: Any) -> httpx.Response:
        """One request below /api; `key` is the secret of a player."""
        return self.run(self.asking(method, path, body, key=key, **more))

    def get(self, path: str, *, key: str | None = None, **more: Any) -> Any:
        """The response, which must be good."""
        return self._good(self.ask("GET", path, key=key, **more))

    def post(self, path: str, body: Any = None, *, key: str | None = None, **more: Any) -> Any:
        return self._good(self.ask("POST", path, body, key=key, **more))

    def asking(
        self, method: str, path: str, body: Any = None, *, key: str | None = None, headers: dict[str, Any] | None = None
    ) -> Coroutine[Any, Any, httpx.Response]:
        """The same, for several at once."""
        sent = dict(headers or {}) | ({"Authorization": f"Bearer {key}"} if key else {})
        return self.client.request(method, f"/api{path}", json=body, headers=sent)

    def write(self, job: Any) -> Any:
        return self.run(self.hall.write(job))

    def read(self, job: Any) -> Any:
        return self.run(self.hall.read(job))

    def rest(self) -> None:
        """Let the application finish what nobody waits for, including notes of who was here."""

        async def end() -> None:
            while self.hall._tasks:
                await asyncio.wait(self.hall._tasks)

        self.run(end())

    def claim(self, name: str, password: str | None = None) -> str:
        """The secret of a new player."""
        return self.post("/players", {"name": name} | ({"password": password} if password else {}))["secret"]

    @staticmethod
    def _good(answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


@cache
def _tables() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "patolli.db")
        open_database(f"sqlite:///{path}").close()
        return path.read_bytes()


def with_tables(url: str) -> str:
    """A missing file becomes a copy of one with all tables: creating them is half of the application's start, and has
    its own tests."""
    path = file_of(url)
    if path is not None and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(_tables())
    return url


@contextmanager
def inside(database_url: str) -> Generator[Inside]:
    """The application on this database, closed at the end."""
    app = make_app(Settings(database=with_tables(database_url), bot_processes=1, processor_per_address=PLENTY))
    hall: Hall = app._hall
    with asyncio.Runner() as runner:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test", timeout=60)
        try:
            yield Inside(runner, client, hall)
        finally:
            runner.run(client.aclose())
            hall.storage.close()


def add_player(connection: Connection, id: str, name: str) -> None:
    connection.execute(insert(schema.players).values(id=id, name=name, folded=name.casefold(), created=0))


def add_finished(
    connection: Connection,
    id: str,
    points: Sequence[float],
    subjects: Sequence[str | None],
    *,
    listed: bool = True,
    ended: int = 1000,
    won: Sequence[float] | None = None,
) -> list[dict[str, Any]]:
    """A finished table, and its rows of `results`. Whoever has the most points wins, together with equals."""
    most = max(points)
    won = won or [(score == most) / list(points).count(most) for score in points]
    table = {
        "id": id, "game": "tzolkin", "title": "", "status": "over", "listed": listed, "rated": True, "options": {},
        "deal": {}, "seq": 0, "news": 0, "moves": 0, "created": 0, "updated": ended, "ended": ended,
        "result": {"scores": list(points), "winners": [seat for seat, share in enumerate(won) if share]},
    }  # fmt: skip
    seats = [
        {
            "table": id,
            "seat": seat,
            "kind": "bot" if (who or "").startswith("bot:") else "human",
            "name": f"at {seat}",
            "folded": f"at {seat}",
            "player": who.removeprefix("player:") if who and who.startswith("player:") else None,
        }
        for seat, who in enumerate(subjects)
    ]
    rows = result_rows(id, points, subjects, won, ended)
    connection.execute(insert(schema.tables).values(**table))
    connection.execute(insert(schema.seats), seats)
    connection.execute(insert(schema.results), rows)
    return rows


def result_rows(
    id: str, points: Sequence[float], subjects: Sequence[str | None], won: Sequence[float], ended: int = 1000
) -> list[dict[str, Any]]:
    """Rows of `results`, as the end of a table makes them."""
    return [
        {
            "table": id, "seat": seat, "game": "tzolkin", "players": len(points), "subject": subjects[seat],
            "name": f"at {seat}", "points": points[seat], "place": 1 + sum(other > points[seat] for other in points),
            "won": won[seat], "ended": ended,
        }
        for seat in range(len(points))
    ]  # fmt: skip
