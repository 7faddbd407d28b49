"""Clients that play as fast as they can, in a separate process. They speak HTTP with as little effort as possible: a
full client would need more of the machine than the server being measured."""

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

KNOWS = "until the next one knows"
WARM_UP = 0.15
"""The share of the time before counting starts."""


class Choice(msgspec.Struct):
    token: str
    completes: bool


class Position(msgspec.Struct):
    seq: int
    turn: int | None
    legal: list[Choice]


class Counters(msgspec.Struct):
    seq: int
    turn: int | None


class Update(msgspec.Struct):
    table: Counters
    since: int
    legal: list[Choice]

    @property
    def position(self) -> Position:
        return Position(self.table.seq, self.table.turn, self.legal)


class News(msgspec.Struct):
    seq: int
    update: Update | None = None


class Committed(msgspec.Struct):
    update: Update | None


class Preview(msgspec.Struct):
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
    plain: bool
    """Whether sockets only say that something is new: then everybody looks after each turn."""
    seed: int
    games: tuple[str, ...] = ("tzolkin",)
    """Played at the tables in turn."""
    networks: str = ""
    """Prefix of the tables' addresses, `127.1.`: one for each table, on this machine; without it, all the same."""


@dataclass
class Found:
    """What one process has seen; times in seconds."""

    seconds: float = 0.0
    processor: float = 0.0
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict[str, list[float]](list))
    games: int = 0
    announcements: int = 0
    received: int = 0
    """Bytes of responses and announcements, from the beginning."""
    turns: int = 0
    """From the beginning."""
    refused: list[str] = field(default_factory=list[str])


class Http(asyncio.Protocol):
    """One connection, one request at a time."""

    def __init__(self, order: Order, address: str = "") -> None:
        self._order = order
        self.found = Found()
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
            except ConnectionError:  # it was idle for so long that the server closed it at this very moment
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
        self.found.received += end
        self._received.clear()
        assert self._answer is not None
        if not self._answer.done():
            self._answer.set_result((status, content))


class Socket(asyncio.Protocol):
    """A socket that watches one table, and says when there was news, and what."""

    def __init__(self, table: str, found: Found, secret: str, updates: bool) -> None:
        self._table, self._found, self._secret, self._updates = table, found, secret, updates
        self.position: Position | None = None
        """The newest one that it was told."""
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
            self._send(1, msgspec.json.encode({"watch": [self._table], "updates": self._updates}))
            self._send(1, msgspec.json.encode({"seats": {self._table: self._secret}}))
        while len(self._received) >= 2:
            kind, length, start = self._received[0] & 15, self._received[1], 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self._received[2:start], "big")
            if len(self._received) < start + length:
                return
            content = bytes(self._received[start : start + length])
            del self._received[: start + length]
            self._found.received += start + length
            if kind == 1:
                self._found.announcements += 1
                self._hear(content)
            elif kind == 9:
                self._send(10, content)
            elif kind == 8:
                self._found.refused.append(f"a socket was closed: {content!r}")

    def _hear(self, content: bytes) -> None:
        news = msgspec.json.decode(content, type=News)
        if news.update is None:
            self.position = None
        elif news.update.since < news.update.table.seq:  # otherwise nothing has changed in the position
            self.position = news.update.position
        self.news.set()

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

    def _http(self) -> Http:
        connection = Http(self._order, self._from)
        connection.found = self._found
        return connection

    async def play(self, count_from: float, until: float) -> None:
        self._connections = [self._http() for _ in range(4)]
        await asyncio.sleep(self._dice.random() * min(1.0, self._order.seconds / 5))
        while time.perf_counter() < until:
            await self._game(count_from, until)

    async def _game(self, count_from: float, until: float) -> None:
        seats = [{"kind": "mine", "name": f"Seat {i}"} for i in range(4)]
        made = await self._ask("make", 0, "POST", "tables", "", {"game": self._what, "seats": seats})
        created = msgspec.json.decode(made[1], type=Created)
        path, secrets = f"tables/{created.table.id}/", [key.secret for key in created.keys]
        await self._watch(created.table.id, path, secrets)
        position = await self._look_once(path, 0, secrets)
        while time.perf_counter() < until:
            self._times = self._found.times if time.perf_counter() >= count_from else defaultdict(list)
            seat = position.turn
            if seat is None:
                self._found.games += 1
                break
            position = await self._told(path, seat, secrets, position.seq)
            if self._order.think:
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._order.think)
            done = await self._turn(path, seat, secrets[seat], position)
            position = done or await self._look_once(path, seat, secrets)
        await self._end()

    async def _told(self, path: str, seat: int, secrets: list[str], seq: int) -> Position:
        """The newest position as the deciding seat sees it: told by its socket, or else fetched."""
        start = time.perf_counter()
        socket = self._sockets[seat] if seat < len(self._sockets) and not self._order.plain else None
        while socket is not None and (known := socket.position) is not None and known.seq <= seq:
            if known.seq == seq and known.turn == seat and known.legal:
                self._times[KNOWS].append(time.perf_counter() - start)
                return known
            socket.news.clear()
            await asyncio.wait_for(socket.news.wait(), 60)
        return await self._look_once(path, seat, secrets)

    async def _end(self) -> None:
        for one in [*self._looks]:
            one.cancel()
        for one in self._sockets:
            one.close()
        self._looks.clear()
        self._sockets.clear()

    async def _watch(self, id: str, path: str, secrets: list[str]) -> None:
        """A socket per seat. Where it only says that there is news, everybody fetches position and last turn."""
        loop = asyncio.get_running_loop()
        for seat in range(min(self._order.sockets, len(secrets))):
            _, socket = await loop.create_connection(
                lambda secret=secrets[seat]: Socket(id, self._found, secret, not self._order.plain),
                self._order.host,
                self._order.port,
                local_addr=(self._from, 0) if self._from else None,
            )
            self._sockets.append(socket)
            if self._order.plain:
                self._looks.append(asyncio.create_task(self._look(socket, self._http(), path, secrets[seat])))

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

    async def _look_once(self, path: str, seat: int, secrets: list[str]) -> Position:
        answer = await self._ask("update", seat, "GET", f"{path}update?since=1000000", secrets[seat])
        return msgspec.json.decode(answer[1], type=Update).position

    async def _turn(self, path: str, seat: int, secret: str, position: Position) -> Position | None:
        """Random steps, each of them tried except the last; returns the outcome."""
        steps, legal = list[str](), position.legal
        while True:
            chosen = self._dice.choice(legal)
            steps.append(chosen.token)
            body = {"seq": position.seq, "steps": steps}
            if chosen.completes:
                break
            answer = await self._ask("preview", seat, "POST", f"{path}preview", secret, body)
            legal = msgspec.json.decode(answer[1], type=Preview).legal
        status, content = await self._ask("commit", seat, "POST", f"{path}commit?said=0", secret, body)
        if status != 200:
            self._found.refused.append(content.decode())
            return None
        self._found.turns += 1
        new = msgspec.json.decode(content, type=Committed).update
        return new and new.position

    async def _ask(
        self, what: str, seat: int, method: str, path: str, secret: str, body: Any = None
    ) -> tuple[int, bytes]:
        start = time.perf_counter()
        answer = await self._connections[seat].ask(method, path, secret, body)
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
    """The whole process; results go through the pipe."""
    found = asyncio.run(_play(order))
    used = os.times()
    found.processor = used.user + used.system
    found.times = dict(found.times)
    pipe.send(found)
