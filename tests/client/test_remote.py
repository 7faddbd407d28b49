"""The client against a real server: the loop for bots, even through restarts; without asyncio; the example."""

from __future__ import annotations

import asyncio
import random
import re
import runpy
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from inspect import getmembers, iscoroutinefunction, isfunction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.client import Client, Decision, Live, NewSeat, Playing, blocking, errors, play
from patolli.client import client as aio_client
from patolli.client import live as aio_live
from patolli.client import playing as aio_playing
from patolli.client import table as aio_table
from patolli.client.errors import BadTurn, NotAllowed, NotFound, NotNow
from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.server.tables.offers import choices
from patolli.text.render import Translator
from patolli.wire.messages import Choice
from tests.paths import PROJECT
from tests.server.people import Person, all_turns, check_nothing_lost, seat_people
from tests.server.serving import Server, serving

SECONDS = 300
EN = Translator("en")
EXAMPLE = PROJECT / "examples" / "remote_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits") as running:
        yield running
        assert running.troubles() == []


def chooser(seed: int) -> Any:
    choice = random.Random(seed).choice
    return lambda decision: choice(decision.tokens)


# The loop for bots


def test_it_plays_through_restarts(tmp_path: Path) -> None:
    """The server is killed again and again, at any moment; both ways of playing continue, and nothing is lost or
    duplicated."""

    async def game(server: Server) -> None:
        one, two, watching = (Client(server.url, patience=SECONDS) for _ in range(3))
        async with one, two, watching:
            people = await seat_people([one, two])
            steps: list[list[str]] = []

            async def choose(decision: Decision) -> str:
                await asyncio.sleep(0)
                token = people[1].random.choice(decision.tokens)
                steps.append([*decision.steps, token])
                return token

            games = [asyncio.create_task(people[0].play()), asyncio.create_task(play(people[1].seat, choose))]
            table = watching.table(people[0].seat.id)
            for seq in (8, 25):
                while (await table.look()).seq < seq:
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(server.restart)
            await asyncio.gather(*games)
            turns = [turn for turn in await all_turns(table) if turn.seat == 1]
            people[1].acknowledged = {turn.seq: [str(step.token) for step in turn.steps] for turn in turns}
            assert all(turn in steps for turn in people[1].acknowledged.values())
            await check_nothing_lost(people, table)

    with serving(f"sqlite:///{tmp_path / 'patolli.db'}", tmp_path, "--no-limits") as server:
        asyncio.run(asyncio.wait_for(game(server), SECONDS))


def test_decisions_one_by_one(server: Server) -> None:
    async def game() -> None:
        async with Client(server.url) as client:
            people = await seat_people([client, client])
            ana, ben = people
            async with Live(client) as live, Playing(ana.seat, live) as first, Playing(ben.seat, live) as second:
                with pytest.raises(NotNow, match="nothing to decide"):
                    await first.answer("end")
                table = await ana.seat.look()
                mover, other = (first, second) if table.turn == 0 else (second, first)
                decision = await mover.decision()
                assert decision is not None
                assert await mover.decision() is decision  # until it is answered
                assert (decision.seat, decision.seq, decision.steps) == (table.turn, 0, [])
                assert decision.view["decision"]["player"] == table.turn
                with pytest.raises(BadTurn, match="not legal here") as wrong:
                    await mover.answer("nonsense")
                assert wrong.value.legal == decision.tokens
                waiting = asyncio.create_task(other.decision())
                await mover.answer(decision.tokens[0])
                following = await waiting
                assert following is not None
                assert following.seq == 1
                # Somebody uses the seat from elsewhere meanwhile: the decision is gone, and the next one comes.
                token = following.tokens[0]
                await (ben if other is second else ana).seat.commit(1, [token])
                await other.answer(following.tokens[-1])
                turns = (await ana.seat.turns()).turns
                assert [step.token for step in turns[1].steps] == [token]

    asyncio.run(asyncio.wait_for(game(), SECONDS))


def test_a_seat_that_a_bot_stood_in_for_is_taken_back(server: Server) -> None:
    async def game() -> None:
        async with Client(server.url) as client:
            ana, ben = await seat_people([client, client])
            while (await ana.seat.look()).turn != ana.number:
                await ben.turn()
            async with Playing(ana.seat) as playing:
                decision = await playing.decision()
                assert decision is not None
                await ana.seat.hand_over(0, "random")
                while (await ana.seat.look()).turn == ana.number:
                    await asyncio.sleep(0.02)
                await playing.answer(decision.tokens[0])  # too late: nobody minds
                following = asyncio.create_task(playing.decision())
                while (await ana.seat.look()).seats[0].bot is not None:
                    await asyncio.sleep(0.02)
                while await ben.turn():
                    pass
                back = await following
                assert back is not None
                while (decision := await playing.decision()) is not None and decision.seq == back.seq:
                    await playing.answer(ana.random.choice(decision.tokens))
                    if (await ana.seat.look()).seq > back.seq:
                        break
            turns = [turn for turn in await all_turns(ana.seat) if turn.seat == 0]
            assert {turn.by for turn in turns if turn.seq < back.seq} == {"random"}
            assert {turn.by for turn in turns if turn.seq >= back.seq} == {""}

    asyncio.run(asyncio.wait_for(game(), SECONDS))


# Without asyncio


PAIRS = [
    (aio_client.Client, blocking.Client),
    (aio_table.TableClient, blocking.TableClient),
    (aio_table.SeatClient, blocking.SeatClient),
    (aio_live.Live, blocking.Live),
    (aio_playing.Playing, blocking.Playing),
]


@pytest.mark.parametrize(("inner", "outer"), PAIRS, ids=lambda kind: kind.__module__)
def test_everything_can_be_done_without_await(inner: type, outer: type) -> None:
    names = {name for name, _ in getmembers(inner) if not name.startswith("_")}
    lent = {"ask", "client", "connected", "interrupt"}
    assert names - lent <= set(dir(outer))
    for name, _ in getmembers(inner, isfunction):
        if not name.startswith("_") and name not in lent:
            twin = getattr(outer, name)
            assert not iscoroutinefunction(twin)
            assert twin.__doc__, name


def test_a_game_without_asyncio(server: Server) -> None:
    with blocking.Client(server.url) as client:
        made = client.make("tzolkin", [NewSeat(kind="mine", name="Ana"), NewSeat()])
        (ana,) = client.seats(made)
        with blocking.sit(ana.link, "Ben") as ben, client.live(ana.id) as live:
            ana.start()
            ends: list[Any] = []
            other = threading.Thread(target=lambda: ends.append(blocking.play(ben, chooser(1))), daemon=True)
            other.start()

            def choose(decision: Decision) -> str:
                # The client may be used while it waits for an answer of ours.
                assert ana.position().seq == decision.seq
                return decision.tokens[0]

            ends.append(blocking.play(ana, choose))
            other.join(SECONDS)
            assert ends[0].scores == ends[1].scores == Match.from_record(client.table(ana.id).record()).scores()
            heard = next(live)
            assert (heard.table, heard.seq) == (ana.id, ends[0].seq)
            for one in (client, ana, ben, live):
                assert "blocking" in repr(one)
                assert ben.secret not in repr(one)


def test_errors_come_through(server: Server) -> None:
    with blocking.Client(server.url) as client, pytest.raises(NotFound):
        client.table("a" * 16).look()
    with pytest.raises(NotFound):
        blocking.sit(f"{server.url}/t/{'a' * 16}")
    with blocking.sit(f"{server.url}/t/{'a' * 16}#0:{'s' * 43}") as seat, pytest.raises(NotFound):
        seat.look()


# Everything else there is


def test_all_requests(server: Server) -> None:
    """Each of them once, so that paths and answers are right."""

    async def ask() -> None:
        async with Client(server.url) as guest:
            assert (await guest.health()).status == "ok"
            game = next(game for game in await guest.games() if game.name == "tzolkin")
            assert (game.name, game.min_players, game.max_players) == ("tzolkin", 2, 4)
            name = "Ana who asks"
            key = await guest.claim(name, "correct horse")
            second = await guest.login(name, "correct horse")
        async with Client(server.url, player=second.secret) as spare:
            await spare.logout()
        async with Client(server.url, player=key.secret, language="de") as client:
            assert (await client.me()).name == name
            await client.set_password("battery staple", "correct horse")
            seats = [NewSeat(kind="mine", name="Ana"), NewSeat(kind="bot", strength="random")]
            made = await client.make(game.name, seats, title="Open to all", listed=True)
            person = Person(client.seats(made)[0], 0)
            assert made.table.id in [table.id for table in (await client.find(game="tzolkin", name="an")).tables]
            assert [table.id for table in (await client.my_tables()).tables] == [made.table.id]
            page = await client.find(limit=1)
            if page.next:
                assert (await client.find(limit=1, after=page.next)).tables[0].id != page.tables[0].id
            assert (await client.seat(made.table.id).look()).you == 0
            while await person.turn() is None:
                await asyncio.sleep(0.02)
            while (position := await person.seat.position()).turn != 0 or position.seq < 3:
                await person.turn()
                await asyncio.sleep(0.02)
            async with Client(server.url) as english:
                same = await english.seat(made.table.id, person.seat.secret).position()
                assert [choice.token for choice in same.legal] == [choice.token for choice in position.legal]
                assert [choice.words for choice in same.legal] != [choice.words for choice in position.legal]
            hint = await person.seat.hint(simulations=100, top=2)
            assert hint.plans[0].steps[0].token in [choice.token for choice in position.legal]
            evaluation = await person.seat.evaluation()
            assert len(evaluation.points) == 2
            fork = await person.seat.fork(position.at, [NewSeat(kind="mine"), NewSeat(kind="bot", strength="random")])
            assert (fork.table.parent, fork.table.parent_at) == (made.table.id, position.at)
            end = await person.play()
            assert end.status == "over"
            summary = await person.seat.summary()
            assert [seat.points for seat in summary.seats] == end.scores
            assert len((await client.player(name)).tables) == 1
            assert (await client.statistics("tzolkin")).tables >= 1
            assert (await client.ratings("tzolkin", limit=5)).game == "tzolkin"
            uploaded = await client.upload(await person.seat.record(), title="Again")
            assert (uploaded.table.status, uploaded.table.scores) == ("over", end.scores)
            with pytest.raises(NotAllowed):
                await client.seat(made.table.id, "nobody").say("Hello")

    asyncio.run(asyncio.wait_for(ask(), SECONDS))


# The example


def test_the_example_plays_and_comes_back(server: Server) -> None:
    def start(link: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(EXAMPLE), "--name", "Maize", link]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    with blocking.Client(server.url) as client:
        made = client.make("tzolkin", [NewSeat(kind="mine", name="Ana"), NewSeat()])
        (ana,) = client.seats(made)
        first = start(ana.link)
        try:
            assert first.stderr is not None
            link = first.stderr.readline().partition(": ")[2].strip()
            assert link.startswith(f"{server.url}/t/{ana.id}#1:")
            assert [seat.name for seat in ana.look().seats] == ["Ana", "Maize"]
            ana.start()
            with ana.playing() as playing:
                choose = chooser(3)
                while (decision := playing.decision()) is not None and decision.seq < 8:
                    playing.answer(choose(decision))
        finally:
            first.kill()
            first.communicate(timeout=SECONDS)
        second = start(link)
        try:
            end = blocking.play(ana, choose)
            out, err = second.communicate(timeout=SECONDS)
        finally:
            second.kill()
        assert second.returncode == 0, err
        assert end.scores is not None
        assert f"Maize: {end.scores[1]:g} points" in out
    refused = start(f"{server.url}/t/{'a' * 16}")
    out, err = refused.communicate(timeout=SECONDS)
    assert refused.returncode == 1
    assert err.startswith("remote_bot: there is no table")


def test_the_example_plays_better_than_chance() -> None:
    bot = runpy.run_path(str(EXAMPLE))
    for seed in range(3):
        match, other = Match.new("tzolkin", 2, seed), random.Random(seed)
        while (seat := match.seat) is not None:
            if seat == 1:
                legal = msgspec.convert(msgspec.to_builtins(choices(Draft(match), ["", ""], EN)), list[Choice])
                decision = Decision(seat=1, view=match.view(1), legal=legal, steps=[], seq=0)
                match.play(bot["choose"](decision))
            else:
                match.play(other.choice(match.legal()))
        assert match.scores()[1] > match.scores()[0]


# The page


PAGE = PROJECT / "docs" / "remote.md"
BLOCKS = re.findall(r"^```py\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_the_code_of_the_page_runs(server: Server, block: int) -> None:
    with blocking.Client(server.url) as client:
        made = client.make("tzolkin", [NewSeat(kind="mine", name="Ana"), NewSeat()])
        (ana,) = client.seats(made)

        def opponent() -> None:
            while ana.look().seats[1].kind == "open":
                time.sleep(0.05)
            ana.start()
            blocking.play(ana, chooser(1))

        code, other = BLOCKS[block], threading.Thread(target=opponent, daemon=True)
        if "/t/" in code:
            other.start()
        code = code.replace("abcdefghij234567", ana.id).replace("http://127.0.0.1:8080", server.url)
        exec(compile(code, "documentation", "exec"), {"__name__": "documentation"})
        if other.is_alive():
            other.join(SECONDS)


def test_the_page_names_what_there_is() -> None:
    text = PAGE.read_text("utf-8")
    named = {name for name in vars(errors) if isinstance(getattr(errors, name), type)}
    bases = {"ClientError", "Refused", "PatolliError", "Problem", "TurnInfo", "Sequence"}
    assert {name for name in named - bases if f"`{name}`" not in text} == set()
    for field in Decision.__struct_fields__:
        assert f"`{field}`" in text
