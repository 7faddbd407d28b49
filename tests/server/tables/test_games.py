"""Whole games through the public API, by people and bots; whatever happens in between, nothing is lost or
duplicated."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Generator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import pytest

from patolli.client import Client, Live, NewSeat, play, read_link, sit
from patolli.client.errors import BadTurn, NotAllowed, NotFound, NotNow, Refused, Stale
from patolli.wire.messages import Strength
from tests.server.people import Person, check_nothing_lost, seat_people, take_turns
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving

T = TypeVar("T")

SECONDS = 3600
"""For one test, on a very busy machine."""
TOO_LATE = "keep:W01+W02"
"""A token that is never legal after the beginning."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql", "two processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    folder = tmp_path_factory.mktemp("server")
    options = ["--workers", "2"] if request.param == "two processes" else []
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'patolli.db'}"
    else:
        postgres: Postgres | str = request.getfixturevalue("postgres_or_why")
        if isinstance(postgres, str):
            pytest.skip(postgres)
        url = postgres.new_database()
    with serving(url, folder, "--no-limits", *options) as running:
        yield running
        assert running.troubles() == []
        running.stop()
        assert [event["event"] for event in running.events()].count("stopped") == max(1, len(options))


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, SECONDS))


@asynccontextmanager
async def clients(server: Server, count: int) -> AsyncGenerator[list[Client]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(server.url)) for _ in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_alone(server: Server, players: int) -> None:
    async def game() -> None:
        async with clients(server, players + 1) as (watching, *own):
            people = await seat_people(own)
            ends = await asyncio.gather(*(person.play() for person in people))
            assert [end.you for end in ends] == list(range(players))
            assert {tuple(end.scores or ()) for end in ends} == {tuple(ends[0].scores or ())}
            match = await check_nothing_lost(people, watching.table(people[0].seat.id))
            assert match.players == [f"Person {i}" for i in range(players)]

    run(game())


def test_two_people_and_two_bots(server: Server) -> None:
    async def game() -> None:
        async with clients(server, 3) as (watching, *own):
            people = await seat_people(own, bots=["random", "greedy"])
            await asyncio.gather(*(person.play() for person in people))
            match = await check_nothing_lost(people, watching.table(people[0].seat.id))
            assert match.players == ["Person 0", "Person 1", "Random", "Greedy"]

    run(game())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_alone_watched(server: Server, players: int) -> None:
    async def game() -> None:
        async with clients(server, 1) as (client,):
            made = await client.make("tzolkin", [NewSeat(kind="bot", strength="random")] * players)
            assert made.keys == []
            watcher = client.table(made.table.id)
            seen: list[int] = []
            async with Live(client, watcher.id) as live:
                async for news in live:
                    assert news.table == watcher.id
                    seen.append(news.seq)
                    if len(seen) <= 3:
                        continue  # a late listener hears of several turns at once: the first ones are only heard
                    position = await watcher.position(least=news.seq)
                    assert position.seq >= news.seq
                    assert position.legal == []
                    assert position.seat is None
                    if (await watcher.look()).status == "over":
                        break
            assert seen == sorted(set(seen))
            assert len(seen) > 3
            await check_nothing_lost([], watcher)

    run(game())


# In the middle of a game


async def refused(kind: type[Refused], work: Coroutine[Any, Any, Any]) -> Any:
    """The error that this request must be answered with: exactly this one, not a subclass."""
    with pytest.raises(kind) as caught:
        await work
    assert type(caught.value) is kind
    assert len(str(caught.value)) > 10
    return caught.value


async def settled(people: list[Person], watching: Client) -> None:
    """Wait until everybody sees the same, and a person decides: with two processes that takes a moment."""
    tables = [watching.table(people[0].seat.id), *(person.seat for person in people)]
    while True:
        seen = {(one.seq, one.news, one.turn) for one in [await table.look() for table in tables]}
        if len(seen) == 1 and next(iter(seen))[2] in range(len(people)):
            return
        await asyncio.sleep(0.02)


async def mover_of(people: list[Person]) -> tuple[Person, Person]:
    """Who decides, and somebody else."""
    turn = (await people[0].seat.look()).turn
    assert turn is not None
    return people[turn], people[turn - 1]


async def whole_turn(person: Person) -> tuple[int, list[str]]:
    """A turn that could be confirmed now, built with previews."""
    position = await person.seat.position()
    steps, legal = list[str](), position.legal
    while True:
        steps.append(person.random.choice(legal).token)
        preview = await person.seat.preview(position.seq, steps)
        assert (preview.seq, preview.steps) == (position.seq, steps)
        if preview.complete:
            assert preview.legal == []
            return position.seq, steps
        legal = preview.legal


async def long_turn(person: Person) -> tuple[int, list[str]]:
    """A legal beginning of a turn that is not complete, if there is one now."""
    position = await person.seat.position()
    for choice in position.legal:
        if not (await person.seat.preview(position.seq, [choice.token])).complete:
            return position.seq, [choice.token]
    return position.seq, []


async def bad_requests(people: list[Person], watching: Client) -> None:
    """Everything that must be refused while it is somebody's turn; none of it changes the table."""
    mover, other = await mover_of(people)
    seq, steps = await whole_turn(mover)
    before = await watching.table(mover.seat.id).look()

    error = await refused(NotNow, other.seat.commit(seq, steps))  # another seat's secret
    assert "turn of seat" in str(error)
    await refused(NotAllowed, watching.seat(before.id, "no-such-secret").commit(seq, steps))
    await refused(NotAllowed, watching.seat(before.id, "").commit(seq, steps))  # somebody who watches
    await refused(NotAllowed, watching.seat(before.id, "").preview(seq, steps))
    await refused(NotAllowed, watching.seat(before.id, mover.seat.secret[:-1]).look())
    for unknown in ("a" * 16, "x", mover.seat.id.upper()):
        await refused(NotFound, watching.seat(unknown, mover.seat.secret).commit(seq, steps))

    # Not with the same steps: a player who moves twice in a row may have made just this turn, and then it is not a
    # different one.
    stale = await refused(Stale, mover.seat.commit(seq - 1, [TOO_LATE]))
    assert stale.seq == seq
    assert [turn.seq for turn in stale.turns] == [seq - 1]
    assert [step.token for step in stale.turns[0].steps]
    stale = await refused(Stale, mover.seat.commit(seq + 1, steps))
    assert (stale.seq, stale.turns) == (seq, [])
    assert (await refused(Stale, mover.seat.preview(0, steps))).seq == seq

    illegal = await refused(BadTurn, mover.seat.commit(seq, [TOO_LATE]))
    assert set(illegal.legal) == {choice.token for choice in (await mover.seat.position()).legal}
    assert illegal.field == "steps[0]"
    await refused(BadTurn, mover.seat.preview(seq, ["no token at all"]))
    await refused(BadTurn, mover.seat.commit(seq, []))
    await refused(BadTurn, mover.seat.commit(seq, [*steps, *steps]))  # two turns in one body
    await refused(BadTurn, mover.seat.commit(seq, [*steps, "end"]))
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal"):  # even if the second is another seat's, and legal
        await refused(BadTurn, mover.seat.commit(seq, [*steps, f"place:{gear}", "end"]))
    beginning = (await long_turn(mover))[1]
    if beginning:
        unfinished = await refused(BadTurn, mover.seat.commit(seq, beginning))
        preview = await mover.seat.preview(seq, beginning)
        assert set(unfinished.legal) == {choice.token for choice in preview.legal}

    after = await watching.table(before.id).look()
    assert (after.seq, after.news, after.moves, after.turn) == (before.seq, before.news, before.moves, before.turn)


async def double_submit(people: list[Person], watching: Client) -> None:
    """The same turn several times, one after the other and at once: it counts once, and gets the same answer."""
    mover, _ = await mover_of(people)
    seq, steps = await whole_turn(mover)
    async with Client(watching.url) as elsewhere:
        again = elsewhere.seat(mover.seat.id, mover.seat.secret)
        answers = await asyncio.gather(*(seat.commit(seq, steps) for seat in [mover.seat, again] * 4))
        answers += [await mover.seat.commit(seq, steps), await again.commit(seq, steps)]
    assert all((answer.seq, answer.moves) == (seq + 1, answers[0].moves) for answer in answers)
    mover.acknowledged[seq] = steps
    # The answer stays the same when others have moved on.
    await take_turns(people, 1)
    later = await mover.seat.commit(seq, steps)
    assert (later.seq, later.moves) == (seq + 1, answers[0].moves)
    assert later.update is not None
    assert [step.token for step in later.update.turns[0].steps] == steps
    # Another turn under the same number is not the same.
    await refused(Stale, mover.seat.commit(seq, [*steps[:-1], TOO_LATE]))


async def two_at_once(people: list[Person], watching: Client) -> None:
    """Two different turns of one seat at the same moment, from two devices: one of them counts."""
    mover, _ = await mover_of(people)
    turns = [await whole_turn(mover) for _ in range(6)]
    seq = turns[0][0]
    async with Client(watching.url) as elsewhere:
        again = elsewhere.seat(mover.seat.id, mover.seat.secret)
        answers = await asyncio.gather(
            *((again if i % 2 else mover.seat).commit(seq, steps) for i, (_, steps) in enumerate(turns)),
            return_exceptions=True,
        )
    taken = [steps for (_, steps), answer in zip(turns, answers, strict=True) if not isinstance(answer, Exception)]
    assert taken
    assert all(sorted(steps) == sorted(taken[0]) for steps in taken)  # the order may be another one
    assert all(isinstance(answer, Stale) for answer in answers if isinstance(answer, Exception))
    # Of the same turn in several orders that which came first is kept.
    (kept, *_) = (await mover.seat.turns(since=seq)).turns
    mover.acknowledged[seq] = [str(step.token) for step in kept.steps]
    assert mover.acknowledged[seq] in taken


async def reload(people: list[Person], watching: Client) -> None:
    """A browser is closed, and the seat's link opened elsewhere: the same seat, the same position."""
    for person in people:
        before = await person.seat.position()
        link = person.seat.secret_link
        assert read_link(link).secret == person.seat.secret
        async with await sit(link) as found:
            assert await found.position() == before
            assert (await found.look()).you == before.seat
        await person.seat.client.close()
        person.seat = Client(watching.url).seat(person.seat.id, person.seat.secret)


async def lost_socket(people: list[Person], watching: Client) -> None:
    """A socket breaks without notice: what happens meanwhile is heard anyway."""
    id = people[0].seat.id
    async with Live(watching, id) as live:
        first = await anext(live)
        while not live.connected:
            await asyncio.sleep(0.01)
        live.interrupt()
        done = await take_turns(people, 1)
        news = await live.wait(id, first.seq, seconds=60)
        assert news is not None
        assert news.seq >= done.seq


async def talk(people: list[Person], watching: Client) -> None:
    """Chat, and that it makes nobody's turn stale."""
    table = watching.table(people[0].seat.id)
    mover, other = await mover_of(people)
    seq, steps = await whole_turn(mover)
    before = await table.look()
    said = [
        await other.seat.say("¡Buena suerte!"),
        await mover.seat.say("Who wins?"),
        await mover.seat.say(" I do. \u202e "),
    ]
    assert [one.number for one in said] == [0, 1, 2]
    turn = (await mover.seat.look()).you
    assert [one.seat for one in said] == [(await other.seat.look()).you, turn, turn]
    assert [one.name for one in said] == [f"Person {said[0].seat}", f"Person {turn}", f"Person {turn}"]
    assert [one.text for one in said] == ["¡Buena suerte!", "Who wins?", "I do."]
    assert (await table.chat()).said == said
    assert (await table.chat(since=2)).said == said[2:]
    await settled(people, watching)
    after = await table.look()
    assert (after.seq, after.news) == (before.seq, before.news + 3)
    assert (await mover.seat.commit(seq, steps)).seq == seq + 1
    mover.acknowledged[seq] = steps


@pytest.mark.parametrize("bots", [[], ["random"]])
def test_whatever_happens_in_between(server: Server, bots: list[Strength]) -> None:
    async def game() -> None:
        async with clients(server, 4) as (watching, *own):
            people = await seat_people(own, bots)
            happenings = [bad_requests, double_submit, reload, two_at_once, lost_socket, talk, bad_requests]
            for happening in happenings:
                await take_turns(people, 7)
                await settled(people, watching)
                await happening(people, watching)
            await take_turns(people)
            await check_nothing_lost(people, watching.table(people[0].seat.id))
            await refused(NotNow, people[0].seat.commit((await people[0].seat.look()).seq, ["end"]))
            for person in people:
                await person.seat.client.close()

    run(game())


def test_before_the_game_begins(server: Server) -> None:
    async def game() -> None:
        async with clients(server, 3) as (first, second, third):
            made = await first.make("tzolkin", [NewSeat(kind="mine", name="Ana"), NewSeat(), NewSeat()])
            (ana,) = first.seats(made)
            assert (made.table.status, made.table.turn) == ("open", None)
            await refused(NotNow, ana.commit(0, ["end"]))
            await refused(NotNow, ana.preview(0, []))
            await refused(NotNow, ana.start())
            ben = await second.join(ana.id, "Ben", seat=2)
            await refused(NotNow, third.join(ana.id, "Cleo", seat=2))
            cleo = await third.join(ana.id, "Cleo")
            await refused(NotNow, second.join(ana.id, "Dora"))
            while (table := await ana.look()).news < 2:  # another process may have to hear of it
                await asyncio.sleep(0.02)
            assert [seat.name for seat in table.seats] == ["Ana", "Cleo", "Ben"]
            # A player who leaves before the start leaves an empty seat, and a secret that opens nothing.
            left = await cleo.leave()
            assert [(seat.kind, seat.name) for seat in left.seats][1] == ("open", "")
            await refused(NotAllowed, cleo.look())
            await refused(NotAllowed, third.seat(ana.id, "").start())
            begun = await ben.start(fill="random")
            assert [(seat.kind, seat.name) for seat in begun.seats][1] == ("bot", "Random")
            assert begun.status == "playing"
            await refused(NotNow, ana.start())
            await refused(NotNow, third.join(ana.id))

    run(game())


def test_handing_over_and_taking_back(server: Server) -> None:
    async def game() -> None:
        async with clients(server, 3) as (watching, *own):
            ana, ben = people = await seat_people(own)
            await take_turns(people, 6)
            await refused(NotAllowed, ana.seat.hand_over(1, "random"))  # Ben is here
            given = await ben.seat.hand_over(1, "random")
            assert (given.seats[1].kind, given.seats[1].bot) == ("human", "random")
            await take_turns([ana], 5)
            await refused(NotNow, ana.seat.take_back())
            back = await ben.seat.take_back()
            assert back.seats[1].bot is None
            await take_turns(people, 5)
            # A player who leaves is played for, and may come back: with the secret.
            left = await ana.seat.leave()
            assert left.seats[0].bot is not None
            await ana.seat.hand_over(0, "random")
            await take_turns([ben], 3)
            await ana.seat.take_back()
            await asyncio.gather(ana.play(), ben.play())
            await check_nothing_lost(people, watching.table(ana.seat.id))
            turns = await watching.table(ana.seat.id).turns()
            assert {(turn.seat, turn.by) for turn in turns.turns} >= {(0, ""), (1, ""), (1, "random")}

    run(game())


def test_two_people_at_one_screen_and_a_rematch(server: Server) -> None:
    async def game() -> None:
        async with clients(server, 2) as (screen, other):
            seats = [NewSeat(kind="mine", name="Ana"), NewSeat(kind="mine", name="Ben")]
            made = await screen.make("tzolkin", seats, title="At home")
            people = [Person(seat, i) for i, seat in enumerate(screen.seats(made))]
            await refused(NotNow, people[0].seat.rematch())
            end = await take_turns(people)
            await check_nothing_lost(people, other.table(end.id))
            await refused(NotAllowed, other.seat(end.id, "").rematch())
            again = await people[1].seat.rematch()
            assert (again.table.title, again.table.parent, again.table.status) == ("At home", end.id, "open")
            assert [(seat.kind, seat.name) for seat in again.table.seats] == [("human", "Ben"), ("open", "")]
            await other.join(again.table.id, "Ana")
            assert (await screen.seats(again)[0].start()).status == "playing"

    run(game())


def test_the_loop_for_bots_plays_with_previews(server: Server) -> None:
    async def game() -> None:
        async with clients(server, 2) as (watching, own):
            (person,) = await seat_people([own], ["random"])
            end = await play(person.seat, lambda decision: person.random.choice(decision.tokens))
            assert end.status == "over"
            turns = await watching.table(end.id).turns()
            assert {turn.by for turn in turns.turns if turn.seat == 0} == {""}

    run(game())
