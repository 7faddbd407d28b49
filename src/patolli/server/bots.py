"""Bots at tables: whenever one has to move, it thinks in another process and confirms its turn like everybody."""

from __future__ import annotations

import asyncio
import logging
import secrets

from patolli.server import store
from patolli.server.bot_messages import TurnRequest
from patolli.server.bot_pool import Busy, Closed
from patolli.server.house import House
from patolli.server.identity import now
from patolli.server.messages import TurnBody
from patolli.server.play import commit
from patolli.server.problems import NotFound, Refused
from patolli.server.table import Table
from patolli.text.render import Translator

log = logging.getLogger("patolli.server.bots")

LOOK_EVERY = 3.0
"""Seconds between two looks for bots that were forgotten: after a restart, or by a process that died."""
PATIENCE = 5_000
"""Milliseconds after which a bot counts as forgotten."""


class Bots:
    """Wakes bots. One turn of a table is thought about at a time."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._awake: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        house.turned = self.wake

    def wake(self, table: Table) -> None:
        """If a bot has to move here, let it think; returns at once."""
        if strength(table) is not None and table.id not in self._awake and not self._closing:
            task = asyncio.ensure_future(self._play(table.id))
            self._awake[table.id] = task
            task.add_done_callback(lambda _: self._asleep(table))

    def _asleep(self, table: Table) -> None:
        task = self._awake.pop(table.id)
        if task.cancelled():
            return
        if task.exception() is None:
            # It may have been woken in the moment between its last look and now.
            self.wake(table)
        else:
            log.error("a bot failed", exc_info=task.exception(), extra={"table": table.id, "seq": table.seq})

    async def _play(self, id: str) -> None:
        while True:
            table = await self._house.table(id)
            bot, seat, seq = strength(table), table.turn, table.seq
            if bot is None or seat is None:
                return
            try:
                request = TurnRequest.of(table.match, bot, secrets.randbits(62))
                thought = await self._house.pool.turn(request)
                body = TurnBody(seq=seq, steps=thought.steps)
                if thought.trouble:
                    log.warning("bot: %s", thought.trouble, extra={"table": id, "seq": seq, "seat": seat})
                await commit(self._house, table, seat, body, Translator("en"), by=thought.by)
            except Closed:
                return
            except Busy:
                await asyncio.sleep(0.5)
            except Refused as refused:
                # Somebody was faster: another process, or the holder of the seat, who came back.
                log.info("a bot's turn was refused: %s", refused, extra={"table": id, "seq": seq, "seat": seat})
                await asyncio.sleep(0.05)

    async def watch(self) -> None:
        """Look again and again for bots that nobody has woken."""
        while True:
            try:
                for id in await self._house.read(
                    lambda connection: store.waiting_for_bots(connection, now() - PATIENCE)
                ):
                    if id not in self._awake:
                        self.wake(await self._house.table(id))
            except NotFound:
                pass
            except Exception:
                log.exception("looking for bots failed")
            await asyncio.sleep(LOOK_EVERY)

    async def close(self) -> None:
        self._closing = True
        for task in list(self._awake.values()):
            task.cancel()
        await asyncio.gather(*self._awake.values(), return_exceptions=True)


def strength(table: Table) -> str | None:
    """The bot that has to move, if it is one."""
    return None if table.turn is None else table.seats[table.turn].bot
