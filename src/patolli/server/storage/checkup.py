"""Is the database healthy? It is written to and read from, and its file is checked in the background."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection, text

from patolli.engine.errors import PatolliError
from patolli.server.storage.database import DAMAGED, reason, trouble
from patolli.server.storage.writer import Storage

PATIENCE = 3.0
"""Seconds for the database to answer: health checks do not wait long."""
FRESH = 1.0
"""Seconds for which an answer is reused, for everybody who asks."""
LOOK_EVERY = 6 * 3600.0
"""Seconds between two checks of the whole file."""

log = logging.getLogger("patolli.server.storage.checkup")


class Checkup:
    """Of one server process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._damage = ""
        self._asked: asyncio.Task[str] | None = None
        self._at = 0.0
        self._looking: sqlite3.Connection | None = None
        self._closing = False

    async def look(self) -> str:
        """What is wrong, in words; empty if all is well. Many may ask; the database is asked once a second."""
        if self._asked is None or (self._asked.done() and time.monotonic() - self._at >= FRESH):
            self._at = time.monotonic()
            self._asked = asyncio.ensure_future(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> str:
        if self._damage:
            return self._damage
        try:
            async with asyncio.timeout(PATIENCE):
                await self._storage.write(_write)
                await self._storage.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
        except TimeoutError:
            held = self._storage.writer.trouble or "another program may hold its lock"
            return f"nothing could be written within {PATIENCE:g} s: {held}"
        except PatolliError as error:
            return str(error)
        except Exception as error:
            return trouble(error) or type(error).__name__
        return ""

    async def watch(self) -> None:
        """Check the SQLite file now and then, on a thread: it takes as long as reading all of it."""
        while not self._storage.database.postgresql:
            if (found := await asyncio.to_thread(self._look_through)) and not self._damage:
                log.error("the database file is damaged: %s", found)
            self._damage = DAMAGED if found else ""
            await asyncio.sleep(LOOK_EVERY)

    def _look_through(self) -> str:
        file = Path(str(self._storage.database.url.database))
        try:
            with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, check_same_thread=False)) as connection:
                self._looking = connection
                if self._closing:
                    return ""
                (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                return "" if said == "ok" else said.splitlines()[0]
        except sqlite3.Error as error:
            # Interrupted, or the file cannot be read just now: the writer will report it.
            return reason(error) if trouble(error) == DAMAGED else ""
        finally:
            self._looking = None

    def close(self) -> None:
        """Stop checking: nobody waits for it."""
        self._closing = True
        with suppress(sqlite3.Error):  # it may end by itself at this moment
            if (looking := self._looking) is not None:
                looking.interrupt()


def _write(connection: Connection) -> None:
    """As a turn does: take some space, and commit. Nothing is left behind."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT txid_current()")  # a transaction of its own, which is written at its end
        return
    connection.exec_driver_sql("CREATE TABLE checkup (room BLOB)")
    connection.exec_driver_sql("INSERT INTO checkup VALUES (zeroblob(8192))")
    connection.exec_driver_sql("DROP TABLE checkup")
