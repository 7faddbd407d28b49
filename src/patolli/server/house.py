"""The house: everything that one server process holds. The other files are functions of it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from patolli.server import store
from patolli.server.bot_pool import BotPool
from patolli.server.guard import Guard
from patolli.server.identity import is_id, now
from patolli.server.live import Hub
from patolli.server.metrics import Metrics
from patolli.server.problems import NotFound
from patolli.server.settings import Settings
from patolli.server.table import Table, Turn
from patolli.server.writer import Storage

log = logging.getLogger("patolli.server")

SEEN_EVERY = 30_000
"""Milliseconds between two notes in the database that a seat was heard from."""


class House:
    """Storage, tables in memory, listeners and bots."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.hub = Hub()
        self.guard = Guard(settings)
        self.metrics = Metrics()
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._changing: set[str] = set()
        """Those of them that somebody has written to since their loading began."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.turned: Callable[[Table], None] = lambda table: None
        """Called after every change at a table where somebody has to move: bots and clocks listen."""

    # Tables

    async def table(self, id: str, least: int = 0) -> Table:
        """The table, from memory or from the database; NotFound. `least`: turns that the client knows of."""
        table = self._tables.get(id)
        if table is None:
            table = await self._load(id)
        else:
            self._tables.move_to_end(id)
        elsewhere = await self._changed_elsewhere(table)
        if table.stale or table.seq < least or elsewhere:
            await self.reload(table)
        return table

    async def _changed_elsewhere(self, table: Table) -> bool:
        """Whether another process was faster than its announcement: who has its answer may ask here next."""
        if not self.storage.database.postgresql:
            return False
        there = await self.storage.read(lambda connection: store.counters(connection, table.id))
        return there is not None and (there[0] > table.seq or there[1] > table.news)

    async def _load(self, id: str) -> Table:
        if not is_id(id):
            raise NotFound(f"there is no table {id[:40]!r}")
        task = self._loading.get(id)
        if task is None:
            self._loading[id] = task = asyncio.ensure_future(self._read(id))
        table = await asyncio.shield(task)
        if table is None:
            raise NotFound(f"there is no table {id!r}")
        return table

    async def _read(self, id: str) -> Table | None:
        try:
            table = await self.storage.read(lambda connection: store.load_table(connection, id))
            if table is None:
                return None
            table.stale = id in self._changing
            return self.remember(self._tables.get(id, table))
        finally:
            del self._loading[id]
            self._changing.discard(id)

    def remember(self, table: Table) -> Table:
        """Keep a table in memory; those that nobody used for the longest time go."""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self.settings.tables_in_memory:
            for id, old in self._tables.items():
                if not old.lock.locked():
                    del self._tables[id]
                    break
            else:
                break
        return table

    async def reload(self, table: Table) -> None:
        """Take over what another process has written."""
        table.stale = False
        since = table.seq
        try:
            news = await self.storage.read(lambda connection: store.load_news(connection, table.id, since))
        except BaseException:
            table.stale = True
            raise
        if news is None:
            return
        row, seats, turns = news
        for turn in turns:
            if turn["seq"] == table.seq:
                table.append(Turn(turn["seat"], turn["by"], tuple(turn["steps"]), turn["at"], len(table.match)))
        # While this was read, the table may have gone on: then what is in memory is newer.
        if row["seq"] == table.seq and row["news"] >= table.news:
            store.refresh(table, row)
            for old, new in zip(table.seats, seats, strict=True):
                # Heard from here a moment ago, which the database does not know yet.
                if old.secret == new.secret and old.seen and now() - old.seen < SEEN_EVERY:
                    new.seen = max(old.seen, new.seen or 0)
            table.seats = seats
            table.match.players[:] = table.names

    def heard(self, id: str, seq: int, news: int) -> None:
        """Another process, or this one, has written to a table."""
        table = self._tables.get(id)
        if table is not None and table.lock.locked():
            # Usually it is this process that writes just now: when it has done so, there is nothing to read again.
            self.background(self._hear_later(table, seq, news))
            return
        if table is not None and (table.seq < seq or table.news < news):
            table.stale = True
        if id in self._loading:
            self._changing.add(id)
        self.hub.announce(id, seq, news)

    async def _hear_later(self, table: Table, seq: int, news: int) -> None:
        async with table.lock:
            table.stale |= table.seq < seq or table.news < news
        self.hub.announce(table.id, seq, news)

    def missed(self) -> None:
        """Announcements of other processes may have been lost: everything in memory is to be read again."""
        for table in self._tables.values():
            table.stale = True
        self._changing |= self._loading.keys()
        if self.hub.listeners:
            self.background(self._tell_again())

    async def _tell_again(self) -> None:
        for id in list(self.hub.listeners):
            with suppress(NotFound):
                table = await self.table(id)
                self.hub.announce(id, table.seq, table.news)

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    # Changes

    def changed(self, table: Table) -> None:
        """After a change that the database has: tell who watches, and who has to move."""
        self.hub.announce(table.id, table.seq, table.news)
        self.turned(table)

    def saw(self, table: Table, seat: int) -> None:
        """A seat was heard from."""
        holder, at = table.seats[seat], now()
        if holder.seen is None or at - holder.seen > SEEN_EVERY:
            holder.seen = at
            self.background(self.storage.write(lambda connection: store.note_seen(connection, table.id, seat, at)))

    def background(self, work: Any) -> None:
        """Do something nobody waits for; what goes wrong is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        return await self.storage.write(job)

    async def read(self, job: Callable[[Connection], Any]) -> Any:
        return await self.storage.read(job)
