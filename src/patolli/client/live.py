"""Hearing of news: through a socket that reconnects by itself, and by polling while there is none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from types import TracebackType
from typing import Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from patolli.client.client import Client
from patolli.client.errors import ClientError, NoAnswer, NotFound, Refused, TooMuch
from patolli.client.known import Known, with_update
from patolli.wire.languages import LANGUAGES
from patolli.wire.messages import News, TableInfo, Update, Watch

POLL = 2.0
"""Seconds between two polls while there is no socket."""
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds before the next attempt to open a socket."""
STEADY = 2.0
"""Seconds after which a socket that is lost counts as one that worked."""
AWAY_POLL = 0.5
"""Seconds between two polls while the server does not answer at all."""
PER_SOCKET = 50
"""Tables that a server lets one socket watch."""

_news = msgspec.json.Decoder(News)


class Live:
    """What is new at tables. Only the newest counts: a later announcement supersedes an earlier one.

        async with Live(client, id) as live:
            async for news in live:
                ...

    Many may share one: `watch` a table, then `wait` for it. A table that does not exist is never heard of. With
    `updates` the server also says what is new, and `known` is the table as it is then: after looking once (`learn`),
    you need not look again.
    """

    def __init__(
        self, client: Client, *tables: str, poll: float = POLL, sockets: bool = True, updates: bool = False
    ) -> None:
        self._client = client
        self._poll_every = poll
        self._sockets = sockets
        self._updates = updates
        self._known: dict[str, Known] = {}
        self._tables: dict[str, News | None] = dict.fromkeys(tables)
        self._seats: set[tuple[str, str]] = set()
        self._untold: dict[str, News] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(lambda _: self._changed.set())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def connected(self) -> bool:
        """Whether there is a socket now."""
        return self._socket is not None

    def interrupt(self) -> None:
        """Drop the socket silently, as a network does; another one is opened. For tests."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def watch(self, table: str, secret: str = "") -> None:
        """Watch one more table. With the secret of a seat there, its holder counts as connected meanwhile."""
        if table not in self._tables:
            self._tables[table] = None
            await self._tell(watch=[table])
        if secret and (table, secret) not in self._seats:
            self._seats.add((table, secret))
            await self._prove([(table, secret)])

    async def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        if table in self._tables:
            del self._tables[table]
            self._known.pop(table, None)
            self._untold.pop(table, None)
            self._seats = {seat for seat in self._seats if seat[0] != table}
            await self._tell(unwatch=[table])

    async def wait(
        self, table: str, seq: int | None = None, news: int | None = None, seconds: float | None = None
    ) -> News | None:
        """Wait until a watched table has more turns than `seq` or more news than `news`, whichever is given, or until
        anything is known of it; None after this many seconds."""
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            known = self._tables.get(table)
            if known is not None and _is_newer(known, seq, news):
                return known
            if not await self._change(end):
                return None

    def known(self, table: str) -> Known | None:
        """A watched table as it is known now; None if you have to look."""
        known, heard = self._known.get(table), self._tables.get(table)
        if known is None or heard is None or (known.table.seq, known.table.news) < (heard.seq, heard.news):
            return None
        return known

    def learn(self, new: Update) -> Known | None:
        """You have looked at a watched table, or were told what is new there; returns what is known then."""
        table = new.table.id
        known = with_update(self._known.get(table), new)
        if table not in self._tables:
            return known
        if known is None:
            self._known.pop(table, None)
        else:
            self._known[table] = known
        self._hear(News(table=table, seq=new.table.seq, news=new.table.news))
        return known

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> News:
        while not self._untold:
            await self._change(None)
        return self._untold.pop(next(iter(self._untold)))

    async def _change(self, end: float | None) -> bool:
        """Wait until something is heard; False if that took too long."""
        if self._task is None or self._task.done():
            # An unexpected error must not look like silence.
            if self._task is not None and not self._task.cancelled():
                self._task.result()
            raise ClientError("nobody listens: use `async with Live(...)`, and wait within it")
        try:
            async with asyncio.timeout(None if end is None else max(0.0, end - time.monotonic())):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True

    def _hear(self, news: News) -> None:
        if news.table not in self._tables:
            return
        known = self._tables[news.table]
        if known is None or news.seq > known.seq or news.news > known.news:
            self._tables[news.table] = self._untold[news.table] = news
            # Everybody waiting now looks; latecomers wait for the next.
            self._changed.set()
            self._changed = asyncio.Event()

    # The socket

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            if self._sockets:
                await self._listen()
            if time.monotonic() - began > STEADY:
                pause = FIRST_PAUSE
            pause = FIRST_PAUSE if await self._poll(pause) else min(2 * pause, LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Listen until the socket is lost, or cannot be opened."""
        address = f"ws{self._client.url.removeprefix('http')}/api/live"
        try:
            async with connect(address, open_timeout=10, close_timeout=1) as socket:
                self._socket = socket
                if self._updates:
                    spoken = self._client.language
                    await self._send(Watch(updates=True, language=spoken if spoken in LANGUAGES else None))
                if self._client.player_secret:
                    await self._send(Watch(player=self._client.player_secret))
                await self._tell(watch=self._tables)
                await self._prove(self._seats)
                async for text in socket:
                    news = _news.decode(text)
                    if news.update is not None and news.table in self._tables:
                        self.learn(news.update)
                    self._hear(news)
        except (OSError, WebSocketException, msgspec.MsgspecError, TimeoutError, EOFError):
            return
        finally:
            self._socket = None

    async def _tell(self, watch: Iterable[str] = (), unwatch: Iterable[str] = ()) -> None:
        # In parts: the server does not read long messages.
        for tables in _parts(list(watch)):
            await self._send(Watch(watch=tables))
        for tables in _parts(list(unwatch)):
            await self._send(Watch(unwatch=tables))

    async def _prove(self, seats: Iterable[tuple[str, str]]) -> None:
        # One by one: there may be several at a table.
        for table, secret in list(seats):
            await self._send(Watch(seats={table: secret}))

    async def _send(self, message: Watch) -> None:
        if self._socket is None:
            return
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except (OSError, WebSocketException):
            return  # `_listen` hears of it, too

    async def _poll(self, seconds: float) -> bool:
        """Poll for this long, at least once; returns whether the server was away and has come back, which ends polling
        at once."""
        end, away = time.monotonic() + seconds, False
        while True:
            answers = await self._ask()
            if away and answers:
                return True
            away = not answers
            left = end - time.monotonic()
            every = AWAY_POLL if away else self._poll_every
            await asyncio.sleep(max(0.05, min(left, every)))
            if left <= every:
                return False

    async def _ask(self) -> bool:
        """Look at all tables; returns whether the server answers."""
        for table in list(self._tables):
            try:
                # Without retries: the next attempt to open a socket must not wait for this.
                info = await self._client.ask("GET", f"tables/{quote(table, safe='')}", TableInfo, patience=0)
            except NotFound:
                continue
            except (NoAnswer, Refused) as error:
                if isinstance(error, Refused) and error.status < 500 and not isinstance(error, TooMuch):
                    raise
                return False
            self._hear(News(table=table, seq=info.seq, news=info.news))
        return True


def _is_newer(known: News, seq: int | None, news: int | None) -> bool:
    if seq is None and news is None:
        return True
    return (seq is not None and known.seq > seq) or (news is not None and known.news > news)


def _parts(tables: list[str]) -> list[list[str]]:
    return [tables[at : at + PER_SOCKET] for at in range(0, len(tables), PER_SOCKET)]
