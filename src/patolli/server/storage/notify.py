"""Announcements between server processes: PostgreSQL's `LISTEN` and `NOTIFY`. With SQLite there is one process."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from sqlalchemy import Connection

from patolli.server.storage.database import BadDatabase, Database, reason

if TYPE_CHECKING:
    import psycopg

CHANNEL = "patolli"
_LOOK = 0.5
"""Seconds between two checks whether to stop."""
_PING = 15.0
"""Seconds of silence after which the connection is tested."""
_PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before the next attempt to connect."""

log = logging.getLogger("patolli.server")

Number = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class _Announcement(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    table: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9]{1,16}\Z")]
    seq: Number
    news: Number


def notify_in(connection: Connection, table: str, seq: int, news: int) -> None:
    """Announce a table's counters. Delivered when this transaction commits, or not at all."""
    if connection.dialect.name == "postgresql":
        payload = msgspec.json.encode(_Announcement(table, seq, news)).decode()
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


class Announcer:
    """Hears what any process announces, including this one.

    Both callbacks are called on a separate thread. `missed` says that announcements may have been lost along with the
    connection: everything known about tables is to be read again.
    """

    def __init__(self, database: Database, heard: Callable[[str, int, int], None], missed: Callable[[], None]) -> None:
        self.gaps = 0
        """How many times the connection was lost."""
        self._database = database
        self._heard = heard
        self._missed = missed
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Start listening; anything announced after this returns is heard. BadDatabase says why not."""
        if not self._database.postgresql:
            return
        import psycopg

        try:
            connection = self._listen()
        except psycopg.Error as error:
            raise BadDatabase(f"cannot listen to {self._database.where}: {reason(error)}") from None
        self._thread = threading.Thread(target=self._run, args=(connection,), name="patolli-announcer", daemon=True)
        self._thread.start()

    def close(self, timeout: float = 5.0) -> None:
        """Stop listening."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join(timeout)

    def _listen(self) -> psycopg.Connection[Any]:
        import psycopg

        _, options = self._database.writing.dialect.create_connect_args(self._database.url)
        connection = psycopg.connect(**options, autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _run(self, first: psycopg.Connection[Any]) -> None:
        import psycopg

        connection: psycopg.Connection[Any] | None = first
        while connection is not None:
            try:
                with connection:
                    self._follow(connection)
                return
            except psycopg.Error as error:
                log.warning("announcements of other processes are not heard: %s", reason(error))
            connection = self._listen_again()
            if connection is not None:
                log.warning("announcements of other processes are heard again")
                self.gaps += 1
                self._call(self._missed)

    def _follow(self, connection: psycopg.Connection[Any]) -> None:
        """Listen until closed; psycopg.Error if the connection is lost."""
        last = time.monotonic()
        while not self._closing.is_set():
            for note in connection.notifies(timeout=_LOOK):
                last = time.monotonic()
                self._hear(note.payload)
            if time.monotonic() - last > _PING:
                connection.execute("SELECT 1")
                last = time.monotonic()

    def _listen_again(self) -> psycopg.Connection[Any] | None:
        """Another connection, as soon as possible; None when closed."""
        import psycopg

        attempt = 0
        while not self._closing.wait(_PAUSES[min(attempt, len(_PAUSES) - 1)]):
            attempt += 1
            try:
                return self._listen()
            except psycopg.Error:
                continue
        return None

    def _hear(self, payload: str) -> None:
        try:
            said = msgspec.json.decode(payload, type=_Announcement)
        except (msgspec.DecodeError, UnicodeEncodeError):
            # Anybody who may use the database can send anything there.
            log.warning("an announcement that is none: %.100r", payload)
            return
        self._call(self._heard, said.table, said.seq, said.news)

    def _call(self, callback: Callable[..., None], *values: object) -> None:
        try:
            callback(*values)
        except Exception:
            log.exception("an announcement could not be passed on")
