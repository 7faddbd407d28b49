"""What tests of tables share: a table with people, a clock that the test sets, bots that think at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from patolli.agents.names import find_agent
from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.server import identity
from patolli.server.bots.child import play_turn
from patolli.server.bots.messages import Thought, TurnRequest
from patolli.server.hall.table import Table
from patolli.server.http.app import make_app
from patolli.server.settings import Settings
from patolli.server.tables.bots import Bots
from tests.server.history.tables import At, recorded
from tests.server.inside import PLENTY, Inside, inside, with_tables

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}


def bot(strength: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "strength": strength}


def mine(name: str) -> dict[str, str]:
    return {"kind": "mine", "name": name}


class Room(At):
    """A table, and the secrets of its seats; somebody may join."""

    def join(self, name: str = "", key: str | None = None, **more: Any) -> int:
        """Take a seat; its number."""
        answer = self.app.post(f"/tables/{self.id}/join", {"name": name} | more, key=key)
        self.keys[answer["seat"]] = answer["secret"]
        return answer["seat"]

    @property
    def info(self) -> dict[str, Any]:
        return self.get("")

    @property
    def turn_of(self) -> int:
        turn = self.info["turn"]
        assert turn is not None
        return turn

    @property
    def in_memory(self) -> Table:
        """As the application knows it at this moment."""
        return self.app.hall._tables[self.id]

    def from_database(self) -> Room:
        super().from_database()
        return self

    def play(self, moves: int = 10_000, seed: int = 0) -> Room:
        super().play(moves, seed)
        return self

    def elsewhere(self, app: Inside) -> Room:
        """The same table, in another process of the server."""
        other = Room(app, {"table": {"id": self.id}, "keys": []})
        other.keys = self.keys
        return other


def room(app: Inside, *seats: dict[str, str], key: str | None = None, **more: Any) -> Room:
    """A new table."""
    body = {"game": "tzolkin", "seats": list(seats or (mine("Ana"), mine("Ben")))} | more
    return Room(app, app.post("/tables", body, key=key))


def finished(app: Inside, *names: str, key: str | None = None, **more: Any) -> Room:
    """A finished table with these people, the first a player if there is a key."""
    found = room(app, *(mine(name) for name in names), key=key, **more)
    found.play()
    return found


def nearly_over(app: Inside) -> Room:
    """A table where one turn is left, all seats the caller's; it counts for nothing."""
    record = recorded()
    return Room(app, app.post("/records", {"record": record, "at": len(record["moves"]) - 1}))


def whole_turn(match: Match, index: int = 0) -> list[str]:
    """A turn that is legal now: always the same one of all choices."""
    draft = Draft(match)
    while not draft.to_confirm:
        legal = draft.legal()
        draft.play(legal[index % len(legal)])
    return draft.steps


@contextmanager
def inside_with(url: str, **settings: Any) -> Generator[Inside]:
    """The application with other settings."""
    settings = {"processor_per_address": PLENTY, **settings}
    app = make_app(Settings(database=with_tables(url), bot_processes=1, **settings))
    with asyncio.Runner() as runner:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test", timeout=60)
        try:
            yield Inside(runner, client, app._hall)
        finally:
            runner.run(client.aclose())
            app._hall.storage.close()


@contextmanager
def several(url: str, count: int = 2) -> Generator[list[Inside]]:
    """This many applications on one database, as if they were processes."""
    with ExitStack() as stack:
        yield [stack.enter_context(inside(url)) for _ in range(count)]


class Clock:
    """A clock that advances only when the test says so."""

    def __init__(self, patch: pytest.MonkeyPatch, start: int = 1_700_000_000_000) -> None:
        self.now = start
        patch.setattr(identity, "time_ns", lambda: self.now * 1_000_000)

    def pass_seconds(self, seconds: float) -> int:
        self.now += round(seconds * 1000)
        return self.now


def wake_bots(app: Inside) -> Bots:
    """Bots that need no process and play at random. They play while the application runs: see `settle`."""

    async def turn(request: TurnRequest, who: str = "", alone: bool = False) -> Thought:
        agent = find_agent("random", request.seed)
        steps = await asyncio.to_thread(play_turn, request.decision, agent, request.seed)
        return Thought(steps, request.strength, 0.0)

    app.hall.pool.turn = turn
    return Bots(app.hall)


def settle(app: Inside, found: Callable[[], bool], seconds: float = 3600.0) -> None:
    """Let the application run until this is true."""

    async def wait() -> None:
        async with asyncio.timeout(seconds):
            while not found():
                await asyncio.sleep(0.01)

    app.run(wait())


def problem(answer: httpx.Response, status: int, *words: str) -> dict[str, Any]:
    """A refusal of this kind, with these words in its sentence."""
    assert answer.status_code == status, answer.text
    found = answer.json()
    assert len(found["detail"].split()) >= 3
    for word in words:
        assert word in found["detail"], found["detail"]
    return found
