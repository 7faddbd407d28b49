"""What another process, or another request, does at the very moment when a table is read or written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection

from patolli.server.hall import store
from patolli.server.hall.live import Listener
from patolli.server.hall.table import Table
from patolli.server.http.routes import live as routes_live
from tests.server.inside import Inside, inside

Moment = Callable[[], Coroutine[Any, Any, None]]


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


@pytest.fixture
def made(app: Inside) -> dict[str, Any]:
    """A table of two people at one screen, begun."""
    return app.post("/tables", {"game": "tzolkin", "seats": [{"kind": "mine"}, {"kind": "mine"}]})


def when_read(app: Inside, monkeypatch: pytest.MonkeyPatch, *moments: Moment) -> None:
    """This happens after the database was read for the next times, and before anybody knows what was there."""
    left, read = list(moments), app.hall.storage.read

    async def reading(job: Any) -> Any:
        found = await read(job)
        if left:
            await left.pop(0)()
        return found

    monkeypatch.setattr(app.hall.storage, "read", reading)


def chat_elsewhere(app: Inside, id: str, heard: bool = True) -> Moment:
    """Somebody says something, through another process; this one hears of it, if it does."""

    async def say() -> None:
        def job(connection: Connection) -> Any:
            return store.add_chat(connection, id, {"seat": None, "name": "", "text": "Hello", "at": 1})

        news = (await app.hall.write(job))[1]
        if heard:
            app.hall.heard(id, 0, news)

    return say


def forget(app: Inside) -> None:
    app.hall._tables.clear()


def test_a_change_while_a_table_is_loaded(app: Inside, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    id = made["table"]["id"]
    forget(app)
    when_read(app, monkeypatch, chat_elsewhere(app, id))
    assert app.get(f"/tables/{id}")["news"] == 1
    # Even if it was not heard of, but may have been missed.
    forget(app)

    async def missed() -> None:
        await chat_elsewhere(app, id, heard=False)()
        app.hall.missed()

    when_read(app, monkeypatch, missed)
    assert app.get(f"/tables/{id}")["news"] == 2


class Socket:
    """Says what it is told to say, once."""

    def __init__(self, text: str) -> None:
        self._said = [text]

    async def receive_data(self, mode: str) -> str:
        if self._said:
            return self._said.pop()
        raise WebSocketDisconnect(detail="", code=1000)


async def watch(app: Inside, id: str) -> Listener:
    listener = app.hall.hub.join()
    with pytest.raises(WebSocketDisconnect):
        await routes_live._hear(Socket(f'{{"watch":["{id}"]}}'), app.hall, listener, "test")  # type: ignore[arg-type]
    return listener


def test_changes_while_somebody_begins_to_watch(app: Inside, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    id = made["table"]["id"]
    forget(app)
    when_read(app, monkeypatch, chat_elsewhere(app, id), chat_elsewhere(app, id))

    async def listen() -> Any:
        return await (await watch(app, id)).next()

    assert app.run(listen()) == {id: (0, 2)}


def test_what_was_missed_is_told_again(app: Inside, made: Any) -> None:
    id = made["table"]["id"]

    async def listen() -> Any:
        listener = await watch(app, id)
        first = await listener.next()
        await chat_elsewhere(app, id, heard=False)()
        app.hall.missed()
        return first, await asyncio.wait_for(listener.next(), 120)

    assert app.run(listen()) == ({id: (0, 0)}, {id: (0, 1)})


def turn(app: Inside, made: Any) -> tuple[Table, Any]:
    """The table, and a request for a whole turn: at the beginning each seat makes one decision."""
    id = made["table"]["id"]
    table: Table = app.run(app.hall.table(id))
    headers = {"Patolli-Seat": made["keys"][table.turn]["secret"]}
    body = {"seq": table.seq, "steps": [table.match.legal()[0]]}
    return table, app.asking("POST", f"/tables/{id}/commit", body, headers=headers)


def test_a_turn_that_is_read_before_it_is_acknowledged(app: Inside, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The announcement of a turn may come before its own process knows that it was written."""
    table, commit = turn(app, made)
    write = app.hall.storage.write

    async def writing(job: Any) -> Any:
        found = await write(job)
        app.hall.heard(table.id, 1, 0)
        await app.hall.table(table.id, least=1)
        return found

    monkeypatch.setattr(app.hall.storage, "write", writing)
    assert {"table": table.id, "seq": 1, "moves": 1}.items() <= app.run(commit).json().items()
    assert (table.seq, len(table.match)) == (1, 1)
    monkeypatch.undo()
    assert app.run(turn(app, made)[1]).json()["seq"] == 2


def test_what_is_read_late_changes_nothing(app: Inside, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, commit = turn(app, made)

    async def go_on() -> None:
        assert (await commit).status_code == 200

    when_read(app, monkeypatch, go_on)
    table.updated = table.turn_since = 7  # so that it shows whether the old row comes back
    app.run(app.hall.reload(table))
    assert table.seq == 1
    assert (table.updated, table.turn_since) == (table.turns[0].at, table.turns[0].at)


def test_a_table_that_could_not_be_read_is_read_the_next_time(
    app: Inside, made: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Table = app.run(app.hall.table(made["table"]["id"]))
    app.run(chat_elsewhere(app, table.id)())

    async def fail(job: Any) -> Any:
        raise RuntimeError("away")

    monkeypatch.setattr(app.hall.storage, "read", fail)
    with pytest.raises(RuntimeError, match="away"):
        app.run(app.hall.table(table.id))
    monkeypatch.undo()
    assert app.get(f"/tables/{table.id}")["news"] == 1


def test_what_is_only_tried_is_seen_by_nobody(app: Inside, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads read the table while a turn is tried: the last answer of the beginning would reveal the others."""
    table, commit = turn(app, made)
    app.run(commit)
    seen: list[int] = []
    play = type(table.match).play

    def playing(match: Any, token: str) -> None:
        play(match, token)
        seen.append(len(table.match))

    monkeypatch.setattr(type(table.match), "play", playing)
    headers = {"Patolli-Seat": made["keys"][table.turn]["secret"]}
    steps = [table.match.legal()[0], "end"]
    answer = app.ask("POST", f"/tables/{table.id}/commit", {"seq": 1, "steps": steps}, headers=headers)
    assert answer.status_code == 422
    assert set(seen) == {1}
