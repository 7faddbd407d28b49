"""People at tables, for tests: each has their own client, plays at random with few requests, and remembers what was
confirmed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from patolli.client import Client, Live, NewSeat, SeatClient, TableClient
from patolli.client.errors import BadTurn, NotNow
from patolli.engine.match import Match
from patolli.wire.messages import Committed, Strength, TableInfo, TurnInfo

Turns = dict[int, list[str]]
"""The steps of turns, by their number."""


class Person:
    """Holds a seat."""

    def __init__(self, seat: SeatClient, number: int) -> None:
        self.seat = seat
        self.number = number
        self.random = random.Random(number)
        self.choose: Callable[[Sequence[str]], str] = self.random.choice
        self.acknowledged: Turns = {}

    async def turn(self) -> Committed | None:
        """Make a turn, if it is ours."""
        position = await self.seat.position()
        if position.seat is None or position.turn != position.seat:
            return None
        steps, legal = list[str](), [choice.token for choice in position.legal]
        while True:
            steps.append(self.choose(legal))
            try:
                done = await self.seat.commit(position.seq, steps)
            except BadTurn as error:
                # Not complete: the answer says what may follow, which saves a preview.
                legal = error.legal
                if not legal:
                    raise
                continue
            assert done.seq == position.seq + 1
            assert done.moves == position.at + len(steps)
            self.acknowledged[position.seq] = steps
            return done

    async def play(self) -> TableInfo:
        """Play to the end."""
        async with Live(self.seat.client, self.seat.id) as live:
            while (table := await self.seat.look()).status != "over":
                if table.turn != table.you or await self._late_turn() is None:
                    await live.wait(table.id, table.seq, table.news, 10)
            return table

    async def _late_turn(self) -> Committed | None:
        try:
            return await self.turn()
        except NotNow:  # a bot that stood in for us was faster
            return None


async def seat_people(clients: Sequence[Client], bots: Sequence[Strength] = (), **options: Any) -> list[Person]:
    """A new table, begun, with a person for each client: the first makes it, the others join by its link."""
    seats = [NewSeat(kind="mine", name="Person 0"), *[NewSeat() for _ in clients[1:]]]
    seats += [NewSeat(kind="bot", strength=strength) for strength in bots]
    made = await clients[0].make("tzolkin", seats, **options)
    first = clients[0].seats(made)[0]
    joined = [await client.join(first.id, f"Person {i}") for i, client in enumerate(clients[1:], 1)]
    if joined:
        await first.start()
    return [Person(seat, number) for number, seat in enumerate([first, *joined])]


async def take_turns(people: Sequence[Person], count: int = 100_000) -> TableInfo:
    """This many turns of these people, one after the other, or all there are; returns the table as it is then."""
    while True:
        table = await people[0].seat.look()
        if table.status == "over" or not count:
            return table
        mover = next((person for person in people if person.number == table.turn), None)
        if mover is None or await mover.turn() is None:
            await asyncio.sleep(0.02)
        else:
            count -= 1


async def all_turns(table: TableClient) -> list[TurnInfo]:
    """Every turn of a table, as this client may know it."""
    found: list[TurnInfo] = []
    while True:
        page = await table.turns(since=len(found))
        found += page.turns
        if len(found) >= page.seq:
            return found


async def check_nothing_lost(people: Sequence[Person], watcher: TableClient) -> Match:
    """After the end: the record has exactly what was confirmed, once, and leads to the result."""
    record = await watcher.record()
    match = Match.from_record(record)
    table = await watcher.look()
    assert table.status == "over"
    assert match.over
    assert (table.scores, table.winners, table.moves) == (match.scores(), match.winners, len(match))
    turns = await all_turns(watcher)
    assert [turn.seq for turn in turns] == list(range(table.seq))
    assert [step.token for turn in turns for step in turn.steps] == match.moves
    for turn in turns:
        assert int(match.game.seat(match.state_at(turn.first))) == turn.seat
    told: Turns = {turn.seq: [str(step.token) for step in turn.steps] for turn in turns if not turn.by}
    acknowledged: Turns = {}
    for person in people:
        assert acknowledged.keys().isdisjoint(person.acknowledged)
        acknowledged |= person.acknowledged
    assert told == acknowledged
    for person in people:
        assert await person.seat.record() == record
    return match
