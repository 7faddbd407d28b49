"""Announcements: which table has something new. They carry two counters: a later announcement supersedes an earlier
one."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any


class Listener:
    """Somebody who watches tables. Announcements not yet taken are merged."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._news: dict[str, tuple[int, int]] = {}
        self._known: dict[str, tuple[int, int]] = {}
        self._event = asyncio.Event()
        self.watched: set[str] = set()
        self.held: set[tuple[str, str]] = set()
        """Seats that it has proved to hold (`presence.py`)."""
        self.looking = True
        """Whether its page is in sight."""
        self.player: str | None = None
        """The id of the named player who listens."""
        self.updates = False
        """Whether it wants to be told what is new, not only that something is."""
        self.language = "en"
        self.told: dict[str, Any] = {}
        """What it was told of each table, and how it saw it (`announcing.py`)."""
        self.closing = False

    def watch(self, table: str) -> None:
        self.watched.add(table)
        self._known.pop(table, None)
        self.told.pop(table, None)
        self._hub.listeners[table].add(self)

    def unwatch(self, table: str) -> None:
        self.watched.discard(table)
        self._known.pop(table, None)
        self.told.pop(table, None)
        listeners = self._hub.listeners.get(table)
        if listeners is not None:
            listeners.discard(self)
            if not listeners:
                del self._hub.listeners[table]

    def hear(self, table: str, seq: int, news: int) -> None:
        known = self._known.get(table, (-1, -1))
        newest = (max(seq, known[0]), max(news, known[1]))
        if newest != known:  # the same may arrive twice: from this process, and from the database
            self._known[table] = self._news[table] = newest
            self._event.set()

    def close(self) -> None:
        """Tell the listener that the server stops."""
        self.closing = True
        self._event.set()

    async def next(self) -> dict[str, tuple[int, int]]:
        """Wait for announcements: for each table, its `seq` and `news`. Empty when the server stops."""
        await self._event.wait()
        self._event.clear()
        heard, self._news = self._news, {}
        return heard

    def leave(self) -> None:
        for table in list(self.watched):
            self.unwatch(table)


class Hub:
    """All listeners of this process."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._all: set[Listener] = set()

    def join(self) -> Listener:
        listener = Listener(self)
        self._all.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        listener.leave()
        self._all.discard(listener)

    def announce(self, table: str, seq: int, news: int) -> None:
        for listener in self.listeners.get(table, ()):
            listener.hear(table, seq, news)

    def close(self) -> None:
        for listener in self._all:
            listener.close()

    def __len__(self) -> int:
        return len(self._all)
