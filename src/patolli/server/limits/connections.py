"""Connections: how many each client may have, how long each part of a request may take, and which go when there are too
many.

A client that opens connections and then sends nothing, or one byte a minute, pays nothing and costs us a file each;
when the system has no more files, nobody gets in. So the head of a request, its body and the reading of its response
are timed; an address has a limited number of connections; and when all are taken, those that have sent nothing complete
go first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from enum import Enum
from typing import Protocol

from patolli.server.limits.addresses import network_of
from patolli.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None

HEAD_SECONDS = 10.0
"""For the head of a request, from the connection or from its first byte on."""
BODY_SECONDS = 30.0
"""For a body, renewed as long as it arrives fast enough."""
BODY_RATE = 2_000
"""Bytes per second that a body has to reach on average."""
READ_SECONDS = 15.0
"""For a response to be read, renewed while something of it is read. A client that has read it all is disconnected
earlier, by uvicorn."""
MOST_FILES = 65_536
"""No more than this are requested from the system."""
OTHER_FILES = 160
"""Files reserved for the database, for the bots' pipes, and for connections just accepted."""
LOOK_EVERY = 1.0
SLOW_SENDER, SLOW_READER = "too slow to send", "too slow to read"
TELL_EVERY = 60.0

log = logging.getLogger("patolli.server.limits.connections")


class Phase(Enum):
    """What we are waiting for on a connection."""

    FIRST = "first"
    """The head of its first request."""
    HEAD = "head"
    """The head of another one, part of which has arrived."""
    BODY = "body"
    WORK = "work"
    """We work; the client only has to read."""
    IDLE = "idle"
    """Nothing: another request may come."""
    SOCKET = "socket"
    """It is a WebSocket now, which has its own pings."""


PATIENCE = {
    Phase.FIRST: HEAD_SECONDS,
    Phase.HEAD: HEAD_SECONDS,
    Phase.BODY: BODY_SECONDS,
    Phase.WORK: READ_SECONDS,
    Phase.IDLE: READ_SECONDS,
}
"""Seconds in each phase."""


class Connection(Protocol):
    """What we need to know about a connection."""

    received: int
    """Bytes, since it began."""

    def unread(self) -> int:
        """Bytes that the client has not taken yet."""
        ...

    def drop(self, answer: bool) -> None:
        """Close it, with a response if there is somebody to read it."""
        ...


class Place:
    """A connection's place: where it comes from, and how it is doing."""

    __slots__ = ("connection", "network", "phase", "since", "unread", "was")

    def __init__(self, connection: Connection, network: str) -> None:
        self.connection = connection
        self.network = network
        self.phase = Phase.FIRST
        self.since = 0.0
        self.was = 0
        """Bytes received when it was last checked."""
        self.unread = 0


class Connections:
    """All connections of one process."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        self.most = most_connections(settings, files)
        # A proxy brings everybody: it has to do its own counting.
        self.per_address = settings.connections_per_address if settings.limits and not settings.proxy else self.most
        self.dropped: Counter[str] = Counter()
        """By reason."""
        self._places: dict[Connection, Place] = {}
        self._lines: dict[Phase, OrderedDict[Connection, Place]] = {phase: OrderedDict() for phase in Phase}
        """Those in each phase, in order of arrival: the first has waited the longest."""
        self._networks: Counter[str] = Counter()
        self._told: Counter[str] = Counter()
        self._tell_after = 0.0

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, connection: Connection, address: str) -> bool:
        """Accept a new one, for which another may have to go; False if there is no place for it."""
        network = network_of(address)
        if self._networks[network] >= self.per_address:
            self.dropped["too many from one address"] += 1
            return False
        if len(self._places) >= self.most and not self._make_room():
            self.dropped["no room"] += 1
            return False
        place = self._places[connection] = Place(connection, network)
        self._networks[network] += 1
        self._wait(place, Phase.FIRST)
        return True

    def leave(self, connection: Connection) -> None:
        """It has ended, for whatever reason."""
        place = self._places.pop(connection, None)
        if place is not None:
            del self._lines[place.phase][connection]
            self._networks[place.network] -= 1
            if not self._networks[place.network]:
                del self._networks[place.network]

    def move(self, connection: Connection, phase: Phase) -> None:
        """From now on we wait for something else."""
        place = self._places.get(connection)
        if place is not None:
            del self._lines[place.phase][connection]
            self._wait(place, phase)

    def become(self, connection: Connection, other: Connection) -> None:
        """Another protocol takes it over."""
        place = self._places.pop(connection, None)
        if place is not None:
            del self._lines[place.phase][connection]
            place.connection = other
            self._places[other] = place
            self._wait(place, Phase.SOCKET)

    def look(self) -> None:
        """Close those that took too long, and log once in a while how many are gone."""
        now = time.monotonic()
        for phase, patience in PATIENCE.items():
            line = self._lines[phase]
            while line and (place := next(iter(line.values()))).since + patience <= now:
                self._overdue(place)
        if now >= self._tell_after:
            self._tell_after = now + TELL_EVERY
            self._tell()

    async def watch(self) -> None:
        """Keep checking."""
        while True:
            self.look()
            await asyncio.sleep(LOOK_EVERY)

    def no_files(self) -> None:
        """The system had no file for a new one."""
        self.dropped["no file left"] += 1
        self._make_room()

    def _overdue(self, place: Place) -> None:
        connection, phase = place.connection, place.phase
        if phase is Phase.BODY and connection.received - place.was >= BODY_SECONDS * BODY_RATE:
            self.move(connection, phase)
        elif phase in (Phase.WORK, Phase.IDLE) and self._reads(place):
            self.move(connection, phase)
        else:
            self._drop(connection, SLOW_READER if phase in (Phase.WORK, Phase.IDLE) else SLOW_SENDER)

    def _reads(self, place: Place) -> bool:
        """Whether the client reads what it is sent, or has nothing to read while we work."""
        left = place.connection.unread()
        return left < place.unread or (place.phase is Phase.WORK and not left)

    def _wait(self, place: Place, phase: Phase) -> None:
        place.phase, place.since = phase, time.monotonic()
        place.was, place.unread = place.connection.received, place.connection.unread()
        self._lines[phase][place.connection] = place

    def _make_room(self) -> bool:
        for phase in (Phase.FIRST, Phase.IDLE):
            if line := self._lines[phase]:
                self._drop(next(iter(line)), "made room")
                return True
        return False

    def _drop(self, connection: Connection, why: str) -> None:
        self.dropped[why] += 1
        self.leave(connection)
        connection.drop(answer=why == SLOW_SENDER)

    def _tell(self) -> None:
        """One line for all of them: an attack must not flood the log, too."""
        news = self.dropped - self._told
        if news:
            self._told = self.dropped.copy()
            words = ", ".join(f"{count:,} {why}" for why, count in sorted(news.items()))
            log.warning("connections ended in the last minute: %s; open: %d of %d", words, len(self), self.most)


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # a system may allow less than it says: then the limit stays as it was
            return


def most_connections(settings: Settings, files: int | None = None) -> int:
    """How many there is room for; `files`: how many this process may open."""
    if files is None:
        files = MOST_FILES if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        files = MOST_FILES if files < 0 else files
    kept = OTHER_FILES + 8 * settings.bot_processes
    return max(16, min(settings.most_connections, files - kept))
