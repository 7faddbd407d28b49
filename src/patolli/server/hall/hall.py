"""The hall: everything that one server process holds. The other files are functions of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection

from patolli.agents.ready.background import Background
from patolli.server.bots.pool import BotPool
from patolli.server.bots.readiness import Readiness
from patolli.server.hall import store
from patolli.server.hall.absence import is_here
from patolli.server.hall.connected import Key, Present
from patolli.server.hall.live import Hub
from patolli.server.hall.metrics import Metrics
from patolli.server.hall.presence import Presence
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import is_id, now
from patolli.server.limits.connections import Connections
from patolli.server.limits.guard import Guard
from patolli.server.limits.shares import Turns
from patolli.server.limits.work import Work, asker
from patolli.server.problems import NotFound
from patolli.server.settings import Settings
from patolli.server.storage.checkup import Checkup
from patolli.server.storage.writer import READERS, Storage

T = TypeVar("T")

log = logging.getLogger("patolli.server")

SEEN_EVERY = 30_000
"""Milliseconds between two notes in the database that a seat was active."""
OWNERS = 20_000
"""Tables whose maker's network is remembered."""


class Hall:
    """Storage, tables in memory, listeners and bots."""

    def __init__(self, settings: Settings, storage: Storage, background: Background | None = None) -> None:
        self.settings = settings
        self.storage = storage
        self.hub = Hub()
        self.connections = Connections(settings)
        self.checkup = Checkup(storage)
        self.presence = Presence(self)
        self.guard = Guard(settings)
        self.metrics = Metrics()
        self.readiness = Readiness(background)
        self.work = Work(self.spent)
        self._reading = Turns(READERS)
        self.pool = BotPool(
            settings.bot_processes, settings.bot_seconds, off_loop=self.work.do, thought=self.guard.thought
        )
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._sizes: dict[str, int] = {}
        """In bytes, as of their last use."""
        self._bytes = 0
        self._owners: OrderedDict[str, str] = OrderedDict()
        """By table: the network that made it. In memory only: addresses are not stored anywhere."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._changing: set[str] = set()
        """Tables that somebody has written to since they began to load."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False
        self.turned: Callable[[Table], None] = lambda table: None
        """Called after every change at a table where somebody has to move: bots and clocks listen."""

    def spent(self, who: str, seconds: float) -> None:
        """A network has used this much processor time; nobody is charged for compiling."""
        if self.readiness.done:
            self.guard.spent(who, seconds)

    # Tables

    async def table(self, id: str, least: int = 0) -> Table:
        """The table, from memory or from the database; NotFound. `least`: the number of turns the client knows of."""
        table = self._tables.get(id)
        if table is None:
            table = await self._load(id)
        else:
            self._keep(table)
        elsewhere = await self._changed_elsewhere(table)
        if table.stale or table.seq < least or elsewhere:
            await self.reload(table)
        self.presence.mark(table)
        return table

    async def newest(self, id: str, seq: int, news: int) -> Table:
        """The table after an announcement with these counters: mostly from memory, without another look into the
        database."""
        table = self._tables.get(id)
        if table is None or table.stale or table.seq < seq or table.news < news:
            return await self.table(id, seq)
        self.presence.mark(table)
        return table

    async def _changed_elsewhere(self, table: Table) -> bool:
        """Whether another process outran its announcement: a client with its answer may ask here next."""
        if not self.storage.database.postgresql:
            return False
        if any(self._ran_out(table, seat) for seat in table.seats):
            return True
        there = await self.storage.read(lambda connection: store.counters(connection, table.id))
        return there is not None and (there[0] > table.seq or there[1] > table.news)

    def _ran_out(self, table: Table, seat: Seat) -> bool:
        """Whether a seat counted as connected that no socket here holds: another process may have renewed that."""
        return seat.here is not None and not is_here(seat) and not self.presence.holds(table, seat)

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
            table = await self.read(lambda connection: store.load_table(connection, id))
            if table is None:
                return None
            table.stale = id in self._changing
            if table.status == "over":
                table.match.trim()
            return self._keep(self._tables.get(id, table))
        finally:
            del self._loading[id]
            self._changing.discard(id)

    def remember(self, table: Table) -> None:
        """Keep a new table in memory, and remember its maker."""
        if table.status == "over":
            table.match.trim()
        if who := asker.get():
            self._owners[table.id] = who
            if len(self._owners) > OWNERS:
                self._owners.popitem(last=False)
        self._keep(table)

    def owner(self, table: Table) -> str:
        """The network charged for bots at a table. After a restart it is unknown: then every table counts
        separately."""
        return self._owners.get(table.id, table.id)

    def _keep(self, table: Table) -> Table:
        """Keep the table just used; drop the least recently used ones until there is room."""
        size, settings = table.nbytes, self.settings
        self._bytes += size - self._sizes.get(table.id, 0)
        self._tables[table.id], self._sizes[table.id] = table, size
        self._tables.move_to_end(table.id)
        if self._bytes > settings.memory_of_tables or len(self._tables) > settings.tables_in_memory:
            for id, old in list(self._tables.items())[:-1]:
                if not old.lock.locked():
                    del self._tables[id]
                    self._bytes -= self._sizes.pop(id)
                if self._bytes <= settings.memory_of_tables and len(self._tables) <= settings.tables_in_memory:
                    break
        return table

    def forget(self, id: str) -> None:
        """Forget a table that was deleted."""
        self._tables.pop(id, None)
        self._bytes -= self._sizes.pop(id, 0)

    async def reload(self, table: Table) -> None:
        """Take over what another process has written."""
        table.stale = False
        since = table.seq
        try:
            news = await self.read(lambda connection: store.load_news(connection, table.id, since))
        except BaseException:
            table.stale = True
            raise
        if news is None:
            return
        row, seats, turns = news
        store.take_deal(table, row)
        for turn in turns:
            if turn["seq"] == table.seq:
                store.append(table, turn)
        # The table may have gone on while this was read: then the one in memory is newer.
        if row["seq"] == table.seq and row["news"] >= table.news:
            store.refresh(table, row)
            for old, new in zip(table.seats, seats, strict=True):
                # Active here a moment ago, which the database does not know yet.
                if old.secret == new.secret and old.seen and now() - old.seen < SEEN_EVERY:
                    new.seen = max(old.seen, new.seen or 0)
                if not is_here(new):
                    new.here = new.looking = None  # nobody has renewed it
            table.seats = seats
            table.rename()
            self.presence.mark(table)

    def heard(self, id: str, seq: int, news: int) -> None:
        """Another process, or this one, has written to a table."""
        table = self._tables.get(id)
        if table is not None and table.lock.locked():
            # Usually this process is writing right now: once it has, there is nothing to read again.
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
        """Announcements of other processes may have been lost: read everything in memory again."""
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
        """After a change that the database has: notify those who watch, and those who have to move."""
        if (kept := self._tables.get(table.id, table)) is not table:
            kept.stale = True  # meanwhile this one was evicted, and read again
        if table.status == "over":
            table.match.trim()
        self.hub.announce(table.id, table.seq, table.news)
        self.turned(table)

    def saw(self, table: Table, seat: int) -> None:
        """A seat was active."""
        holder, at = table.seats[seat], now()
        if holder.seen is None or at - holder.seen > SEEN_EVERY:
            holder.seen = at
            self.background(self.storage.write(lambda connection: store.note_seen(connection, table.id, seat, at)))

    def stop(self) -> None:
        """The server is about to stop: nobody needs to wait for bots and hints any more."""
        if not self._stopping:
            self._stopping = True
            self.background(self.pool.close())

    def came_or_went(self, key: Key, at: int, present: Present) -> None:
        """The database now says until when a seat's holder is connected, or that they are not: notify those who
        watch."""
        id, secret = key
        table = self._tables.get(id)
        if table is not None:
            for seat in table.seats:
                if seat.secret == secret:
                    seat.seen, seat.here, seat.looking = at, present.here, present.looking
            table.stale |= table.seq < present.seq or table.news + 1 < present.news
            table.news = max(table.news, present.news)
            self.presence.mark(table)
        self.hub.announce(id, present.seq, present.news)

    def background(self, work: Any) -> None:
        """Do something nobody waits for; errors are logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def off_loop(self, work: Callable[..., T], *args: Any) -> T:
        """Do something that takes milliseconds on a thread, for the caller: see `work.py`."""
        return await self.work.do(work, *args)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run it on the thread that writes."""
        return await self._counted(self.storage.write, job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run it on a thread that reads, in fair turns."""
        who = asker.get()
        await self._reading.wait(who)
        start = time.perf_counter()
        try:
            return await self._counted(self.storage.read, job)
        finally:
            self._reading.end(who, time.perf_counter() - start)

    async def _counted(
        self, do: Callable[[Callable[[Connection], T]], Awaitable[T]], job: Callable[[Connection], T]
    ) -> T:
        """Run it; its processor time is charged to the caller."""
        seconds = 0.0

        def timed(connection: Connection) -> T:
            nonlocal seconds
            start = time.thread_time()
            try:
                return job(connection)
            finally:
                seconds += time.thread_time() - start

        try:
            return await do(timed)
        finally:
            self.spent(asker.get(), seconds)
