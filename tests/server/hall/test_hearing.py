"""What a process hears of its own turns, through the database: nothing is read again, and nobody is told twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator

import pytest

from patolli.server.hall.live import Hub
from tests.server.history.tables import At, new_table
from tests.server.inside import Inside, inside


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def test_the_same_is_told_once() -> None:
    async def listen() -> list[dict[str, tuple[int, int]]]:
        hub = Hub()
        listener = hub.join()
        listener.watch("a")
        told: list[dict[str, tuple[int, int]]] = []
        for seq, news in ((0, 0), (1, 0), (1, 0), (0, 0), (1, 1), (0, 1)):
            hub.announce("a", seq, news)
            try:
                told.append(await asyncio.wait_for(listener.next(), 0.05))
            except TimeoutError:
                told.append({})
        listener.watch("a")  # a client that asks again is told again
        hub.announce("a", 1, 1)
        return [*told, await listener.next()]

    assert asyncio.run(listen()) == [{"a": (0, 0)}, {"a": (1, 0)}, {}, {}, {"a": (1, 1)}, {}, {"a": (1, 1)}]


def hear_while_writing(app: Inside, at: At, seq: int, news: int) -> bool:
    """Whether the table is to be read again, if this is heard just before its process knows that a turn is saved."""
    hall, table = app.hall, at.table
    write = hall.storage.write

    async def saved(job: object) -> object:
        done = await write(job)  # type: ignore[arg-type]
        hall.heard(table.id, seq, news)
        await asyncio.sleep(0)
        assert not table.stale
        return done

    hall.storage.write = saved  # type: ignore[method-assign]
    at.turn(random.Random(0))
    hall.storage.write = write  # type: ignore[method-assign]
    app.run(asyncio.sleep(0.01))
    return table.stale


def test_own_turns_are_not_read_again(app: Inside) -> None:
    at = new_table(app)
    assert not hear_while_writing(app, at, seq=at.table.seq + 1, news=at.table.news)


def test_turns_of_others_are(app: Inside) -> None:
    at = new_table(app)
    assert hear_while_writing(app, at, seq=at.table.seq + 2, news=at.table.news)


def test_news_of_others_are(app: Inside) -> None:
    at = new_table(app)
    assert hear_while_writing(app, at, seq=at.table.seq + 1, news=at.table.news + 1)
