"""Clients that play as fast as they can, in a process of their own. They speak HTTP with as little effort as possible:
a whole client would need more of the machine than the server that is measured."""

from __future__ import annotations

import asyncio
import os
import random
import struct
import time
from collections import defaultdict
from dataclasses import dataclass, field
from multiprocessing.connection import Connection as Pipe
from typing import Any

import msgspec

WARM_UP = 0.15
"""The part of the time after which one begins to count."""


class Position(msgspec.Struct):
    seq: int
    turn: int | None
    legal: list[Choice]


class Choice(msgspec.Struct):
    token: str


class Problem(msgspec.Struct):
    error: str
    legal: list[str] | None = None


class Preview(msgspec.Struct):
    complete: bool
    legal: list[Choice]


class Key(msgspec.Struct):
    secret: str


class Table(msgspec.Struct):
    id: str


class Created(msgspec.Struct):
    table: Table
    keys: list[Key]


@dataclass
class Order:
    """What one process is to do."""

    host: str
    port: int
    tables: int
    sockets: int
    """At each table."""
    seconds: float
    think: float
    """Seconds from one turn to the next at a table, on average; 0 means at once."""
    people: bool
    """Whether everybody does what a player's screen does: preview each step, look after each turn."""
    seed: int
    games: tuple[str, ...] = ("tzolkin",)
    """Played at the tables in turn."""
    networks: str = ""
    """How the addresses of tables begin, `127.1.`: one for each table, on this machine; all the same without it."""


@dataclass
class Found:
    """What one process has seen; times in seconds."""

    seconds: float = 0.0
    processor: float = 0.0
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict[str, list[float]](list))
    games: int = 0
    announcements: int = 0
    refused: list[str] = field(default_factory=list[str])


class Http(asyncio.Protocol):
    """One connection, one request at a time."""

    def __init__(self, order: Order, address: str = "") -> None:
        self._order = order
        self._from = (address, 0) if address else None
        self._received = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._transport: asyncio.Transport | None = None

    async def ask(self, method: str, path: str, secret: str = "", body: Any = None) -> tuple[int, bytes]:
        """The status of the answer, and its body."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} /api/{path} HTTP/1.1\r\nHost: bench\r\nContent-Length: {len(content)}\r\n"
        if secret:
            head += f"Patolli-Seat: {secret}\r\n"
        if content:
            head += "Content-Type: application/json\r\n"
        request = head.encode() + b"\r\n" + content
        loop = asyncio.get_running_loop()
        while True:
            if self._transport is None or self._transport.is_closing():
                await loop.create_connection(lambda: self, self._order.host, self._order.port, local_addr=self._from)
            assert self._transport is not None
            self._answer = loop.create_future()
            self._transport.write(request)
            try:
                return await self._answer
            except ConnectionError:  # it was idle for so long that the server closed it this very moment
                continue

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._received.clear()

    def connection_lost(self, error: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._received += data
        head = self._received.find(b"\r\n\r\n")
        if head < 0:
            return
        lines = bytes(self._received[: head + 2]).lower()
        at = lines.index(b"content-length:") + len(b"content-length:")
        end = head + 4 + int(lines[at : lines.index(b"\r", at)])
        if len(self._received) < end:
            return
        status, content = int(lines[9:12]), bytes(self._received[head + 4 : end])
        self._received.clear()
        assert self._answer is not None
        if not self._answer.done():
            self._answer.set_result((status, content))


class Socket(asyncio.Protocol):
    """A socket that watches one table, and says when there was news."""

    def __init__(self, table: str, found: Found) -> None:
        self._table, self._found = table, found
        self._received = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.news = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            b"GET /api/live HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._open:
            end = self._received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._received.startswith(b"HTTP/1.1 101"):
                self._found.refused.append(f"a socket: {bytes(self._received[:end])!r}")
                return
            del self._received[: end + 4]
            self._open = True
            self._send(1, msgspec.json.encode({"watch": [self._table]}))
        while len(self._received) >= 2 and len(self._received) >= 2 + self._received[1]:
            kind, length = self._received[0] & 15, self._received[1]
            content = bytes(self._received[2 : 2 + length])
            del self._received[: 2 + length]
            if kind == 1:
                self._found.announcements += 1
                self.news.set()
            elif kind == 9:
                self._send(10, content)
            elif kind == 8:
                self._found.refused.append(f"a socket was closed: {content!r}")

    def _send(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        assert len(content) < 126
        # A mask is required; one of zeros changes nothing.
        self._transport.write(struct.pack("!BBI", 128 | kind, 128 | len(content), 0) + content)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def address(order: Order, number: int) -> str:
    """Where a table is played from."""
    return f"{order.networks}{8 * order.seed + number // 250}.{number % 250 + 1}" if order.networks else ""


class TableLoad:
    """One table, and everybody who sits there."""

    def __init__(self, order: Order, found: Found, number: int) -> None:
        self._order, self._found = order, found
        self._dice = random.Random(order.seed * 10_007 + number)
        self._times: dict[str, list[float]] = defaultdict(list)
        self._looks: list[asyncio.Task[None]] = []
        self._sockets: list[Socket] = []
        self._connections: list[Http] = []
        self._what = order.games[number % len(order.games)]
        self._from = address(order, number)

    async def play(self, count_from: float, until: float) -> None:
        self._connections = [Http(self._order, self._from) for _ in range(4)]
        await asyncio.sleep(self._dice.random() * min(1.0, self._order.seconds / 5))
        while time.perf_counter() < until:
            await self._game(count_from, until)

    async def _game(self, count_from: float, until: float) -> None:
        seats = [{"kind": "mine", "name": f"Seat {i}"} for i in range(4)]
        made = await self._ask("make", 0, "POST", "tables", "", {"game": self._what, "seats": seats})
        created = msgspec.json.decode(made[1], type=Created)
        path, secrets = f"tables/{created.table.id}/", [key.secret for key in created.keys]
        await self._watch(created.table.id, path, secrets)
        seat = 0
        while time.perf_counter() < until:
            self._times = self._found.times if time.perf_counter() >= count_from else defaultdict(list)
            position = await self._position(path, seat, secrets)
            if position.turn != seat:
                if position.turn is None:
                    self._found.games += 1
                    break
                seat = position.turn
                position = await self._position(path, seat, secrets)
            if self._order.think:
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._order.think)
            await self._turn(path, seat, secrets[seat], position)
            seat = (seat + 1) % 4
        await self._end()

    async def _end(self) -> None:
        for one in [*self._looks]:
            one.cancel()
        for one in self._sockets:
            one.close()
        self._looks.clear()
        self._sockets.clear()

    async def _watch(self, id: str, path: str, secrets: list[str]) -> None:
        """A socket per seat; people fetch the position and the last turn whenever it says so."""
        loop = asyncio.get_running_loop()
        for seat in range(min(self._order.sockets, len(secrets))):
            _, socket = await loop.create_connection(
                lambda: Socket(id, self._found),
                self._order.host,
                self._order.port,
                local_addr=(self._from, 0) if self._from else None,
            )
            self._sockets.append(socket)
            if self._order.people:
                look = self._look(socket, Http(self._order, self._from), path, secrets[seat])
                self._looks.append(asyncio.create_task(look))

    async def _look(self, socket: Socket, connection: Http, path: str, secret: str) -> None:
        while True:
            await socket.news.wait()
            socket.news.clear()
            start = time.perf_counter()
            answer = await connection.ask("GET", f"{path}position", secret)
            self._times["position, everybody"].append(time.perf_counter() - start)
            start = time.perf_counter()
            seq = msgspec.json.decode(answer[1], type=Position).seq
            await connection.ask("GET", f"{path}turns?since={max(0, seq - 1)}", secret)
            self._times["last turn in words"].append(time.perf_counter() - start)

    async def _position(self, path: str, seat: int, secrets: list[str]) -> Position:
        answer = await self._ask("position", seat, "GET", f"{path}position", secrets[seat])
        return msgspec.json.decode(answer[1], type=Position)

    async def _turn(self, path: str, seat: int, secret: str, position: Position) -> None:
        steps, legal = list[str](), [choice.token for choice in position.legal]
        while True:
            steps.append(self._dice.choice(legal))
            body = {"seq": position.seq, "steps": steps}
            if self._order.people:
                answer = await self._ask("preview", seat, "POST", f"{path}preview", secret, body)
                preview = msgspec.json.decode(answer[1], type=Preview)
                legal = [choice.token for choice in preview.legal]
                if not preview.complete:
                    continue
            status, content = await self._ask("commit", seat, "POST", f"{path}commit", secret, body)
            if status == 200:
                return
            problem = msgspec.json.decode(content, type=Problem)
            if problem.error != "bad-turn" or not problem.legal:
                self._found.refused.append(content.decode())
                return
            legal = problem.legal

    async def _ask(
        self, what: str, seat: int, method: str, path: str, secret: str, body: Any = None
    ) -> tuple[int, bytes]:
        start = time.perf_counter()
        answer = await self._connections[seat].ask(method, path, secret, body)
        if what == "commit" and answer[0] != 200:
            what = "commit, not complete"
        self._times[what].append(time.perf_counter() - start)
        return answer


async def _play(order: Order) -> Found:
    found = Found()
    start = time.perf_counter()
    count_from = start + WARM_UP * order.seconds
    tables = [TableLoad(order, found, number) for number in range(order.tables)]
    await asyncio.gather(*(table.play(count_from, start + order.seconds) for table in tables))
    found.seconds = time.perf_counter() - count_from
    return found


def run(order: Order, pipe: Pipe) -> None:
    """The whole process; what it has seen goes through the pipe."""
    found = asyncio.run(_play(order))
    used = os.times()
    found.processor = used.user + used.system
    found.times = dict(found.times)
    pipe.send(found)
