"""People who play at full speed while their server is killed again and again, and what must hold whatever happened to
their requests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import select

from patolli.client import Client, NewSeat, SeatClient, TableClient
from patolli.client.errors import NoAnswer, ServerTrouble
from patolli.server.hall import store
from patolli.server.storage import schema
from patolli.server.storage.database import Database
from patolli.wire.messages import Committed, Created, Strength, TableInfo
from tests.server.people import Person, Turns, check_nothing_lost
from tests.server.serving import Server

AWAY = (NoAnswer, ServerTrouble)
PATIENCE = 180.0
"""Seconds for a server to come back, on a very busy machine."""


class Watch:
    """Counts what happens to commits; anyone waiting for the next of a kind is called at that very moment."""

    def __init__(self) -> None:
        self.sent = self.answered = self.unanswered = 0
        self.saved = 0
        """Of those without an answer: how many the database had anyway."""
        self.next: dict[str, Callable[[], None]] = {}

    def happens(self, what: str) -> None:
        setattr(self, what, getattr(self, what) + 1)
        if act := self.next.pop(what, None):
            act()


class Holder(SeatClient):
    """A seat whose holder writes down each turn before it is sent. The client retries by itself."""

    def __init__(self, client: Client, table: str, secret: str, watch: Watch) -> None:
        super().__init__(client, table, secret)
        self.watch = watch
        self.sent: Turns = {}

    async def commit(self, seq: int, steps: list[str]) -> Committed:
        self.sent[seq] = list(steps)
        self.watch.happens("sent")
        done = await super().commit(seq, steps)
        self.watch.happens("answered")
        return done


class Doubter(Holder):
    """For a client without retries: without an answer the holder looks at the table, and sends the same."""

    async def commit(self, seq: int, steps: list[str]) -> Committed:
        while True:
            try:
                return await super().commit(seq, steps)
            except AWAY:
                self.watch.happens("unanswered")
            if await self._is_saved(seq, steps):
                self.watch.happens("saved")

    async def _is_saved(self, seq: int, steps: list[str]) -> bool:
        table = await insist(self.look)
        assert table.seq >= seq, f"table {self.id} went back from {seq} turns to {table.seq}"
        if table.seq == seq:
            return False
        turn = (await insist(lambda: self.turns(since=seq, limit=1))).turns[0]
        assert (turn.seat, turn.by, [step.token for step in turn.steps]) == (table.you, "", steps)
        return True


class Impatient(Person):
    """Asks all the time, and is not discouraged."""

    async def play(self) -> TableInfo:
        while (table := await insist(self.seat.look)).status != "over":
            try:
                if table.turn != table.you or await self.turn() is None:
                    await asyncio.sleep(0.01)
            except AWAY:
                await asyncio.sleep(0.05)
        return table


async def insist(work: Callable[[], Any]) -> Any:
    """Until there is an answer: for requests that only ask, or may be repeated."""
    while True:
        try:
            return await work()
        except AWAY:
            await asyncio.sleep(0.05)


class Load:
    """Tables at which people play one game after the other, until they are told to stop: then they finish it."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        self.server = server
        self.dice = dice
        self.watch = Watch()
        self.tables = self.turns = 0
        """That were played to the end and found whole."""
        self.open: list[list[Person]] = []
        self.bots: TableClient | None = None
        self.stop = False

    async def keep_playing(self, people: int, bots: Sequence[Strength] = (), patient: bool = True) -> None:
        """Patient people leave retrying to their clients; others do it themselves."""
        async with self._clients(patient) as client, self._clients(True) as watching:
            while not self.stop:
                made = await self._make(client, people, bots)
                seat, person = (Holder, Person) if patient else (Doubter, Impatient)
                table = [person(seat(client, made.table.id, key.secret, self.watch), key.seat) for key in made.keys]
                for one in table:
                    one.random.seed(self.dice.random())
                self.open.append(table)
                await asyncio.gather(*(one.play() for one in table))
                await self._check_end(table, watching.table(made.table.id))
                self.open.remove(table)

    async def keep_bots_playing(self, bots: Sequence[Strength]) -> None:
        """Nobody is at their table; somebody looks now and then."""
        async with self._clients(True) as client:
            while not self.stop:
                self.bots = client.table((await self._make(client, 0, bots)).table.id)
                while (await self.bots.look()).status != "over":
                    await asyncio.sleep(0.1)
                await self._check_end([], self.bots)

    def _clients(self, patient: bool) -> Client:
        return Client(self.server.url, patience=PATIENCE if patient else 0.0)

    async def _make(self, client: Client, people: int, bots: Sequence[Strength]) -> Created:
        seats = [NewSeat(kind="mine", name=f"Person {i}") for i in range(people)]
        seats += [NewSeat(kind="bot", strength=strength) for strength in bots]
        # One that was made without an answer is nobody's.
        return await insist(lambda: client.make("tzolkin", seats))

    async def _check_end(self, people: Sequence[Person], watcher: TableClient) -> None:
        await insist(lambda: check_nothing_lost(people, watcher))
        self.tables += 1
        self.turns += (await watcher.look()).seq

    async def check(self, database: Database) -> None:
        """Of all tables that are played now: see `check_saved`."""
        for people in list(self.open):
            known = [dict(person.acknowledged) for person in people]
            await asyncio.to_thread(check_saved, database, people, known)

    async def check_bots(self) -> None:
        """The bots' table goes on."""
        async with asyncio.timeout(PATIENCE):
            while self.bots is None:  # it may have been killed before it had made one
                await asyncio.sleep(0.1)
            before, since = await self.bots.look(), self.bots
            while before.status != "over" and self.bots is since and (await since.look()).seq == before.seq:
                await asyncio.sleep(0.1)


def check_saved(database: Database, people: Sequence[Person], known: Sequence[Turns]) -> None:
    """The database has everything that these people knew to be confirmed, in order and once; and of what got no answer,
    nothing but what was sent. It can be replayed."""
    id = people[0].seat.id
    with database.reading.connect() as connection, connection.begin():
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().one_or_none()
        assert row is not None, f"table {id} was made, and is not there"
        saved = connection.execute(select(schema.turns).where(schema.turns.c.table == id).order_by("seq")).all()
        table = store.load_table(connection, id)  # plays it
    assert table is not None
    assert [turn.seq for turn in saved] == list(range(row["seq"]))
    assert [token for turn in saved for token in turn.steps] == table.match.moves
    assert row["moves"] == len(table.match)
    assert row["turn"] == table.turn
    for turn, replayed in zip(saved, table.turns, strict=True):
        assert turn.seat == int(table.match.game.seat(table.match.state_at(replayed.first)))
    for person, acknowledged in zip(people, known, strict=True):
        mine: Turns = {turn.seq: turn.steps for turn in saved if turn.seat == person.number}
        lost = {seq: steps for seq, steps in acknowledged.items() if mine.get(seq) != steps}
        assert not lost, f"table {id}, seat {person.number}: confirmed, and not there: {lost}"
        assert isinstance(person.seat, Holder)
        strange = {seq: steps for seq, steps in mine.items() if person.seat.sent.get(seq) != steps}
        assert not strange, f"table {id}, seat {person.number}: nobody sent {strange}"
