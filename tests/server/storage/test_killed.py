"""`kill -9` of the whole server at any moment, while people and bots play: what was confirmed is there, once and in
order, and games go on.

A run has four kills, at a few tables. `make test` kills at any moment on PostgreSQL and at the worst ones on SQLite; CI
also does it the other way around, and with servers that are broken on purpose. With many kills there are many tables,
too:

    PATOLLI_KILLS=50 python -m pytest tests/server/storage/test_killed.py -s

`PATOLLI_SEED` rolls other dice; what the machine does in between cannot be repeated. So nothing is expected here that
does not hold at every moment; only catching broken servers is a matter of chance, for which `MOST` is enough.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from patolli.client import Client
from patolli.client.errors import NoAnswer, Refused
from patolli.server.storage import schema
from patolli.server.storage.database import open_database
from tests.luck import SEED
from tests.server.people import all_turns, seat_people, take_turns
from tests.server.serving import Server, serving
from tests.server.storage.killing import Load

KILLS = int(os.environ.get("PATOLLI_KILLS", "4"))
MANY = 30
"""With this many kills more tables are played at, and some commits must have been cut off: otherwise the test does not
test what it should."""
MOST = 200
"""Kills until a broken server must have been caught. In thirty runs 2.4 were needed on average, and 17 at most; if only
one in ten did it, this many in a row would miss it less than once in a billion times."""
SECONDS = 3600 + 60 * KILLS
"""For one test, on a very busy machine."""
BOTS_EVERY = 4
"""This many kills between two checks whether bots continue: they get a few seconds each time."""

# It kills itself when the writing thread has passed this many of three places: before a transaction, before its commit,
# and after it, before anybody was told.
DEADLY = """
import os, random, signal
from patolli.server.storage import writer
left = random.randint(20, 150)
def pass_by():
    global left
    left -= 1
    if left == 0:
        os.killpg(0, signal.SIGKILL)
transact, attempt, answer = writer.Writer._transact, writer._attempt, writer.Writer._answer
def transacting(self, batch):
    pass_by()
    return transact(self, batch)
def attempting(connection, job, *more):
    outcome = attempt(connection, job, *more)
    pass_by()
    return outcome
def answering(self, batch, outcomes):
    pass_by()
    answer(self, batch, outcomes)
writer.Writer._transact, writer._attempt, writer.Writer._answer = transacting, attempting, answering
"""
# Only at the third place, which catches most.
DEADLY_LATE = """
import os, random, signal
from patolli.server.storage import writer
left, answer = random.randint(5, 40), writer.Writer._answer
def answering(self, batch, outcomes):
    global left
    left -= 1
    if left == 0:
        os.killpg(0, signal.SIGKILL)
    answer(self, batch, outcomes)
writer.Writer._answer = answering
"""
TELLING = """
from pathlib import Path
from patolli.server.hall.hall import Hall
write = Hall.write
async def telling(self, job):
    if job.__qualname__.startswith("commit."):
        Path({file!r}).touch()
    return await write(self, job)
Hall.write = telling
"""
"""Makes a file when a turn is about to be written."""
BROKEN = {
    # Turns are confirmed, and written a little later.
    "early": """
import asyncio
from patolli.server.hall.hall import Hall
async def write(self, job):
    if not job.__qualname__.startswith("commit."):
        return await self.storage.write(job)
    async def later():
        await asyncio.sleep(0.05)
        await self.storage.write(job)
    self.background(later())
Hall.write = write
""",
    # An existing turn is not recognized.
    "forgetful": DEADLY_LATE + "from patolli.server.tables import play; play.repeated = lambda *_: None",
    # A turn counts under whatever number is next.
    "lax": DEADLY_LATE
    + """
from patolli.server.tables import play
from patolli.wire.messages import TurnBody
commit = play.commit
async def anyhow(hall, table, seat, body, translator, by="", sealed=None):
    return await commit(hall, table, seat, TurnBody(seq=table.seq, steps=body.steps), translator, by)
play.commit = anyhow
""",
}


def run(work: Coroutine[Any, Any, object]) -> None:
    asyncio.run(asyncio.wait_for(work, SECONDS))


class Killer:
    """Ends a server again and again, and restarts it."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._server = load.server
        self._dice = load.dice
        self._killed = asyncio.Event()

    def kill(self) -> None:
        self._server.kill()
        self._killed.set()

    async def some_time(self) -> None:
        await asyncio.sleep(self._dice.uniform(0.0, 1.0))

    async def after_an_answer(self) -> None:
        """A turn was confirmed this very moment."""
        await self.some_time()
        await self._at("answered", self.kill)

    async def after_sending(self) -> None:
        """A turn is on its way."""
        wait = self._dice.uniform(0.0, 0.01)
        await self.some_time()
        await self._at("sent", lambda: asyncio.get_running_loop().call_later(wait, self.kill))

    async def while_starting(self) -> None:
        self.kill()
        await asyncio.to_thread(self._server.start, ready=False)
        await self.some_time()

    async def _at(self, what: str, act: Any) -> None:
        self._load.watch.next[what] = act
        await asyncio.wait_for(self._killed.wait(), 600)

    async def by_itself(self) -> None:
        """The server dies as DEADLY says."""
        assert self._server._process is not None
        while self._server._process.poll() is None:
            await asyncio.sleep(0.01)

    async def repeat(self, kills: int, database_url: str, by_itself: bool) -> None:
        database = open_database(database_url)
        moments = (self.some_time, self.after_an_answer, self.after_sending, self.while_starting)
        for number in range(1, kills + 1):
            self._killed.clear()
            await (self.by_itself if by_itself else self._dice.choice(moments))()
            self.kill()
            last = number == kills
            if by_itself and last:
                self._server.spoiled = ""  # one that lives
            # One that dies may do so before anybody has asked how it is.
            await asyncio.to_thread(self._server.start, ready=last or not by_itself)
            await self._load.check(database)
            if number % BOTS_EVERY == 0 and not by_itself:
                await self._load.check_bots()
        self._load.stop = True
        database.close()


async def play_and_kill(server: Server, kills: int, by_itself: bool = False) -> Load:
    """People and bots at some tables; then their games are played to the end."""
    load = Load(server, random.Random(SEED))
    tables = [
        load.keep_playing(3, patient=False),
        load.keep_playing(2, ["random"]),
        load.keep_bots_playing(["random", "greedy"]),
    ]
    if kills >= MANY:
        tables += [
            load.keep_playing(4, patient=False),
            load.keep_playing(4),
            load.keep_playing(2, ["random"], patient=False),
            load.keep_playing(2, ["random", "greedy"]),
        ]
    async with asyncio.TaskGroup() as group:
        for work in (*tables, Killer(load).repeat(kills, server.database, by_itself)):
            group.create_task(work)
    watch = load.watch
    print(
        f"{kills} kills; {load.tables} games with {load.turns} turns were played to the end; {watch.unanswered} "
        f"commits got no answer, {watch.saved} of them were saved"
    )
    return load


def databases(quick: str, other: str) -> pytest.MarkDecorator:
    """Both; the other one not in `make test`."""
    both = [quick, pytest.param(other, marks=pytest.mark.long)]
    return pytest.mark.parametrize("database_url", both, indirect=True)


@pytest.mark.slow
@databases("postgresql", other="sqlite")
def test_killed_at_any_moment(database_url: str, tmp_path: Path) -> None:
    async def game() -> None:
        load = await play_and_kill(server, KILLS)
        assert KILLS < MANY or load.watch.unanswered > 0

    with serving(database_url, tmp_path, "--no-limits") as server:
        run(game())
        assert server.troubles() == []


@pytest.mark.slow
@databases("sqlite", other="postgresql")
def test_killed_at_the_worst_moments(database_url: str, tmp_path: Path) -> None:
    async def game() -> None:
        load = await play_and_kill(server, KILLS, by_itself=True)
        assert KILLS < MANY or load.watch.unanswered > load.watch.saved > 0

    with serving(database_url, tmp_path, "--no-limits", spoiled=DEADLY) as server:
        run(game())


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_server_is_found_out(sqlite_url: str, tmp_path: Path, how: str) -> None:
    with (
        serving(sqlite_url, tmp_path, "--no-limits", spoiled=BROKEN[how]) as server,
        pytest.raises(ExceptionGroup) as caught,
    ):
        run(play_and_kill(server, MOST, by_itself=how != "early"))
    assert caught.value.subgroup((AssertionError, Refused)) is not None


def test_stopped_in_an_orderly_way(database_url: str, tmp_path: Path) -> None:
    """Work under way is finished and answered, sockets are told, and nothing is lost."""
    begun = tmp_path / "begun"

    async def game() -> None:
        database = open_database(database_url)
        async with Client(server.url, patience=0) as client, connect(f"ws{server.url[4:]}/api/live") as socket:
            people = await seat_people([client, client])
            table = await people[0].seat.look()
            await socket.send(f'{{"watch": ["{table.id}"]}}')
            await socket.recv()
            mover = people[table.turn or 0]
            first = (await mover.seat.position()).legal[0].token  # a whole turn, at the beginning of this game
            with database.writing.connect() as connection, connection.begin():
                # As long as this is held, nothing can be written there.
                connection.execute(select(schema.tables).where(schema.tables.c.id == table.id).with_for_update())
                commit = asyncio.create_task(mover.seat.commit(table.seq, [first]))
                while not begun.exists():
                    await asyncio.sleep(0.01)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 120)
                await asyncio.sleep(0.5)
                assert not commit.done()
                assert not stopping.done()
            assert (await commit).seq == table.seq + 1
            mover.acknowledged[table.seq] = [first]
            assert await stopping in (0, -signal.SIGTERM)
            assert closed.value.rcvd is not None
            # Either tells a client to come back; uvicorn says the second for us if it is faster.
            assert closed.value.rcvd.code in (CloseCode.GOING_AWAY, CloseCode.SERVICE_RESTART)
            assert server.events()[-1]["event"] == "stopped"
            with pytest.raises(NoAnswer):
                await people[0].seat.look()
            await asyncio.to_thread(server.start)
            await take_turns(people, 4)
            for person in people:
                turns = await all_turns(person.seat)
                assert [turn.seq for turn in turns] == list(range(table.seq + 5))
                mine = {turn.seq: [step.token for step in turn.steps] for turn in turns if turn.seat == person.number}
                assert mine == person.acknowledged
        database.close()

    patient = "from patolli.server import serve; serve.GRACE = 120\n"
    with serving(database_url, tmp_path, "--no-limits", spoiled=patient + TELLING.format(file=str(begun))) as server:
        run(game())
        assert server.troubles() == []
