"""Hearing of news: through a socket, through the next socket, and without any."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.server import Server, ServerConnection, serve

from patolli.client import Client, Live, News, live
from patolli.client.errors import ClientError

INFO: dict[str, Any] = {
    "id": "", "game": "tzolkin", "title": "", "status": "playing", "listed": False, "rated": False, "clock": None,
    "seats": [], "moves": 0, "turn": 0, "turn_since": None, "deadline": None, "created": 0, "updated": 0, "ended": None,
    "scores": None, "winners": None, "counted": True, "options": {}, "parent": None, "parent_at": None,
}  # fmt: skip


class Fake:
    """A server whose tables are where the test says, with or without a socket."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, int]] = {}
        self.asked = 0
        self.down = False
        self.heard: list[dict[str, Any]] = []
        self.sockets: list[ServerConnection] = []
        self.port = 0

    def answer(self, request: httpx.Request) -> httpx.Response:
        self.asked += 1
        if self.down:
            raise httpx.ConnectError("refused")
        id = request.url.path.rpartition("/")[2]
        if id not in self.tables:
            return httpx.Response(404, json={"error": "not-found", "detail": "There is no such table."})
        seq, news = self.tables[id]
        return httpx.Response(200, json=INFO | {"id": id, "seq": seq, "news": news})

    async def on_socket(self, socket: ServerConnection) -> None:
        self.sockets.append(socket)
        async for text in socket:
            self.heard.append(json.loads(text))

    async def tell(self, table: str, seq: int, news: int = 0) -> None:
        await self.sockets[-1].send(json.dumps({"table": table, "seq": seq, "news": news, "more": "unknown"}))

    @asynccontextmanager
    async def socket_server(self) -> AsyncGenerator[Server]:
        async with serve(self.on_socket, "127.0.0.1", self.port) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            yield server


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(live, "LONGEST_PAUSE", 0.1)


def run(test: Callable[[Fake], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(Fake()), 120))


def client(fake: Fake) -> Client:
    return Client(f"http://127.0.0.1:{fake.port}", transport=httpx.MockTransport(fake.answer))


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def soon(work: Awaitable[News]) -> tuple[str, int, int]:
    news = await work
    return news.table, news.seq, news.news


def test_the_socket_tells() -> None:
    async def test(fake: Fake) -> None:
        async with fake.socket_server(), client(fake) as asking, Live(asking, "a", "b") as heard:
            await until(lambda: fake.heard)
            assert fake.heard == [{"watch": ["a", "b"]}]
            assert heard.connected
            await fake.tell("a", 3)
            assert await soon(anext(heard)) == ("a", 3, 0)
            # What is not newer, or not watched, is not reported; what came in between is reported once, the newest.
            for table, seq, news in (("a", 3, 0), ("a", 2, 0), ("c", 9, 9), ("b", 1, 0), ("b", 2, 0), ("a", 3, 1)):
                await fake.tell(table, seq, news)
            await heard.wait("a", 3, 0)
            assert await soon(anext(heard)) == ("b", 2, 0)
            assert await soon(anext(heard)) == ("a", 3, 1)
            assert fake.asked == 0

    run(test)


def test_who_holds_a_seat_is_connected_by_every_socket() -> None:
    async def test(fake: Fake) -> None:
        asking = Client(f"http://127.0.0.1:{fake.port}", player="ana", transport=httpx.MockTransport(fake.answer))
        async with fake.socket_server():
            asking.url = f"http://127.0.0.1:{fake.port}"
            async with asking, Live(asking, "a") as heard:
                await until(lambda: len(fake.heard) == 2)
                for secret in ("one", "two", "two"):
                    await heard.watch("a", secret)
                proofs = [{"seats": {"a": "one"}}, {"seats": {"a": "two"}}]
                await until(lambda: len(fake.heard) == 4)
                assert fake.heard == [{"player": "ana"}, {"watch": ["a"]}, *proofs]
                heard.interrupt()
                await until(lambda: len(fake.heard) == 8)
                assert fake.heard[4:6] == fake.heard[:2]
                assert all(proof in fake.heard[6:] for proof in proofs)
                await heard.unwatch("a")
                heard.interrupt()
                await until(lambda: len(fake.heard) == 10)
                assert fake.heard[8:] == [{"unwatch": ["a"]}, {"player": "ana"}]

    run(test)


def test_many_share_one() -> None:
    async def test(fake: Fake) -> None:
        async with fake.socket_server(), client(fake) as asking, Live(asking) as heard:
            await until(lambda: heard.connected)
            ids = [f"t{i}" for i in range(120)]
            for id in ids:
                await heard.watch(id)
                await heard.watch(id)
            waiting = [asyncio.create_task(heard.wait(id, 4)) for id in ids]
            await until(lambda: len(fake.heard) == len(ids))
            for id in ids:
                await fake.tell(id, 4)
                await fake.tell(id, 5)
            found = await asyncio.gather(*waiting)
            assert [news and (news.table, news.seq) for news in found] == [(id, 5) for id in ids]
            await heard.unwatch("t0")
            await until(lambda: fake.heard[-1] == {"unwatch": ["t0"]})
            # A new socket hears of all that are left, in parts that the server accepts.
            heard.interrupt()
            await until(lambda: sum(len(said.get("watch", [])) for said in fake.heard) == 120 + 119)
            assert max(len(said.get("watch", [])) for said in fake.heard) == live.PER_SOCKET

    run(test)


@pytest.mark.parametrize("how", ["closed", "cut", "nonsense"])
def test_a_lost_socket_is_replaced(how: str) -> None:
    async def test(fake: Fake) -> None:
        async with fake.socket_server(), client(fake) as asking, Live(asking, "a") as heard:
            await until(lambda: fake.heard)
            await fake.tell("a", 1)
            assert await soon(anext(heard)) == ("a", 1, 0)
            fake.tables["a"] = (2, 0)  # nobody hears of it: the socket is lost
            if how == "closed":
                await fake.sockets[-1].close(1001, "the server stops")
            elif how == "cut":
                fake.sockets[-1].transport.abort()
            else:
                await fake.sockets[-1].send("this is no JSON")
            assert await soon(anext(heard)) == ("a", 2, 0)
            await until(lambda: len(fake.heard) == 2)
            await fake.tell("a", 3)
            assert await soon(anext(heard)) == ("a", 3, 0)

    run(test)


def test_without_sockets_it_asks() -> None:
    async def test(fake: Fake) -> None:
        async with fake.socket_server():
            pass  # now we have a port where nobody listens
        fake.tables["a"] = (1, 0)
        async with client(fake) as asking, Live(asking, "nowhere", "a", poll=0.02) as heard:
            assert await soon(anext(heard)) == ("a", 1, 0)
            assert not heard.connected
            fake.tables["a"] = (1, 1)
            assert await soon(anext(heard)) == ("a", 1, 1)
            fake.down = True
            before = fake.asked
            await until(lambda: fake.asked > before + 3)
            fake.tables["a"] = (2, 1)
            fake.down = False
            assert await soon(anext(heard)) == ("a", 2, 1)
            # As soon as there are sockets again, they are used.
            async with fake.socket_server():
                await until(lambda: heard.connected)
                await until(lambda: fake.heard)
                asked = fake.asked
                await fake.tell("a", 3, 1)
                assert await soon(anext(heard)) == ("a", 3, 1)
                assert fake.asked == asked

    run(test)


def test_sockets_can_be_left_alone() -> None:
    async def test(fake: Fake) -> None:
        fake.tables["a"] = (1, 0)
        async with fake.socket_server(), client(fake) as asking, Live(asking, "a", poll=0.02, sockets=False) as heard:
            assert await soon(anext(heard)) == ("a", 1, 0)
            await asyncio.sleep(0.1)
            assert fake.sockets == []

    run(test)


def test_waiting_ends() -> None:
    async def test(fake: Fake) -> None:
        async with fake.socket_server(), client(fake) as asking:
            async with Live(asking, "a") as heard:
                assert await heard.wait("a", seconds=0.05) is None
                assert await heard.wait("unknown", seconds=0.01) is None
            with pytest.raises(ClientError, match="nobody listens"):
                await heard.wait("a")
            with pytest.raises(ClientError, match="nobody listens"):
                await anext(Live(asking, "a"))

    run(test)


def test_a_fault_is_not_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(fake: Fake) -> None:
        async with fake.socket_server(), client(fake) as asking, Live(asking, "a") as heard:
            monkeypatch.setattr(heard, "_poll", None)
            heard.interrupt()
            await until(lambda: heard.connected or fake.heard)
            heard.interrupt()
            with pytest.raises(TypeError):
                await anext(heard)

    run(test)
