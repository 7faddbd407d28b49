"""Bots at tables: when one has to move, it thinks in another process and confirms its turn like everybody else. A
choice made ahead is played the same way, as soon as its turn comes.

Tables where bots play among themselves come last: a few at a time for each network that has made some, and only while
its people have budget left.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys

from patolli.agents.ready.stages import BOTS
from patolli.server.bots.messages import TurnRequest
from patolli.server.bots.pool import Busy, Closed
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.identity import now
from patolli.server.limits.work import asker
from patolli.server.problems import NotFound, Refused, TooMuch
from patolli.server.tables.play import commit
from patolli.server.tables.sealed import play_sealed
from patolli.text.render import Translator
from patolli.wire.messages import TurnBody

log = logging.getLogger("patolli.server.tables.bots")

LOOK_EVERY = 3.0
"""Seconds between two looks for forgotten bots: after a restart, or after a process died."""
PATIENCE = 5_000
"""Milliseconds after which a bot counts as forgotten."""

MOST_FORGOTTEN = 200
"""How many are woken at a time."""


class Bots:
    """Wakes bots. Each table thinks about one turn at a time."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._awake: dict[str, asyncio.Task[None]] = {}
        self._alone = Turnstile(hall.settings.bot_tables_per_address if hall.settings.limits else sys.maxsize)
        self._closing = False
        hall.turned = self.wake

    def wake(self, table: Table) -> None:
        """If a bot has to move here, let it think; returns at once."""
        if table.status != "playing" or not is_alone(table):
            self._alone.leave(table.id)
        if (strength(table) is not None or has_chosen(table)) and table.id not in self._awake and not self._closing:
            task = asyncio.ensure_future(self._play(table.id))
            self._awake[table.id] = task
            task.add_done_callback(lambda _: self._asleep(table))

    def _asleep(self, table: Table) -> None:
        task = self._awake.pop(table.id)
        if task.cancelled():
            return
        if task.exception() is None:
            # It may have been woken between its last look and now.
            self.wake(table)
        else:
            log.error("a bot failed", exc_info=task.exception(), extra={"table": table.id, "seq": table.seq})

    async def _play(self, id: str) -> None:
        while True:
            table = await self._hall.table(id)
            bot, seat, seq = strength(table), table.turn, table.seq
            if seat is not None and has_chosen(table):
                await self._play_sealed(table, seat)
                continue
            if bot is None or seat is None:
                return
            who, alone = self._hall.owner(table), is_alone(table)
            asker.set(who)
            if alone and not await self._may_play_alone(table, who):
                continue
            await self._hall.readiness.wait(table.match.game.name, BOTS)
            try:
                request = TurnRequest.of(table.match, bot, secrets.randbits(62))
                thought = await self._hall.pool.turn(request, who, alone)
                body = TurnBody(seq=seq, steps=thought.steps)
                if thought.trouble:
                    log.warning("bot: %s", thought.trouble, extra={"table": id, "seq": seq, "seat": seat})
                await commit(self._hall, table, seat, body, Translator("en"), by=thought.by)
            except Closed:
                return
            except (Busy, TooMuch):
                await asyncio.sleep(0.5)
            except Refused as refused:
                # Somebody was faster: another process, or the seat's holder, who came back.
                log.info("a bot's turn was refused: %s", refused, extra={"table": id, "seq": seq, "seat": seat})
                await asyncio.sleep(0.05)

    async def _play_sealed(self, table: Table, seat: int) -> None:
        asker.set(self._hall.owner(table))
        try:
            await play_sealed(self._hall, table, seat)
        except Refused as refused:
            log.info("a choice was not played: %s", refused, extra={"table": table.id, "seat": seat})
            await asyncio.sleep(0.5)

    async def _may_play_alone(self, table: Table, who: str) -> bool:
        """Wait for the turn of a table where only bots play; False if it has to be looked at again."""
        if not self._alone.inside(table.id):
            await self._alone.enter(table.id, who)
            return False
        wait = self._hall.guard.until_spare(who)
        if wait:
            await asyncio.sleep(min(wait, LOOK_EVERY))
        return not wait

    async def watch(self) -> None:
        """Keep looking for bots that nobody has woken."""
        while True:
            try:
                # Those waiting their turn must not hide forgotten ones.
                most = MOST_FORGOTTEN + len(self._awake)
                for id in await self._hall.read(
                    lambda connection, most=most: store.waiting_for_bots(connection, now() - PATIENCE, most)
                ):
                    if id not in self._awake:
                        self.wake(await self._hall.table(id))
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


class Turnstile:
    """Lets this many in at a time for each owner; the others wait outside, first come, first served."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, str] = {}
        """Tables, and whose they are."""
        self._waiting: dict[str, tuple[str, asyncio.Future[None]]] = {}

    def inside(self, table: str) -> bool:
        return table in self._inside

    async def enter(self, table: str, who: str) -> None:
        """Returns when the table is inside, or no longer needs to be."""
        if list(self._inside.values()).count(who) < self._most:
            self._inside[table] = who
            return
        future = asyncio.get_running_loop().create_future()
        self._waiting[table] = who, future
        try:
            await future
        finally:
            self._waiting.pop(table, None)

    def leave(self, table: str) -> None:
        """It is over, or people play there: the same owner's next one may come in."""
        waits = self._waiting.pop(table, None)
        if waits is not None and not waits[1].done():
            waits[1].set_result(None)
        who = self._inside.pop(table, None)
        if who is None:
            return
        for other, (whose, future) in self._waiting.items():
            if whose == who and not future.done():
                self._inside[other] = who
                future.set_result(None)
                return


def is_alone(table: Table) -> bool:
    """Whether only bots play here."""
    return all(seat.bot is not None for seat in table.seats)


def has_chosen(table: Table) -> bool:
    """Whether the player to move has chosen already."""
    return table.turn is not None and table.seats[table.turn].chosen


def strength(table: Table) -> str | None:
    """The bot that has to move, if it is one."""
    return None if table.turn is None else table.seats[table.turn].bot
