"""Nobody learns what their seat may not know: everything a seat and a spectator are told in a game is searched for it.

The search itself is tested, too: servers that leak on purpose must be caught.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from patolli.client import Client, NewSeat, SeatClient, TableClient
from patolli.client.errors import Refused
from patolli.engine.draft import Draft
from patolli.engine.match import Match
from tests.paths import PROJECT
from tests.server.serving import Server, serving
from tests.server.tape import Tape, leaks

SECONDS = 3600
GAME = PROJECT / "docs" / "example.json"
PLAYERS, SEAT = 4, 2
"""The one who builds most in this game: each time a tile comes from the deck."""


def turns_of(match: Match) -> list[list[str]]:
    """The moves of a match, turn by turn; a step that reveals something ends a turn as well."""
    turns: list[list[str]] = []
    while (first := sum(map(len, turns))) < len(match):
        draft = Draft(match.fork(first))
        while not draft.to_confirm:
            draft.play(match.moves[first + len(draft.steps)])
        turns.append(draft.steps)
    return turns


async def ask(table: TableClient, moves: int, seq: int) -> None:
    """All requests that change nothing, some of them only now and then; refusals are responses, too."""
    work = [table.position(), table.update(max(0, seq - 2)), table.turns(since=max(0, seq - 2)), table.record()]
    if seq < 6 or seq % 12 == 0:
        client = table.client
        work += [table.look(), table.position(at=moves // 2), table.chat(), table.summary(), client.find(), client.me()]
    if seq in (1, 5, 60):
        work += [table.turns(), table.evaluation(), table.fork(moves), table.hint(simulations=100)]
    for one in work:
        with contextlib.suppress(Refused):
            await one


async def attempt(seat: SeatClient, seq: int, turn: Sequence[str]) -> None:
    """Try a turn that will be made, step by step, and impossible things, on the deciding seat."""
    for count in range(1, len(turn) + 1):
        await seat.preview(seq, list(turn[:count]))
        await seat.reasons(seq, list(turn[:count]))
    if seq % 3:
        return
    for steps in ([], ["nonsense"], [*turn, "end"], [*turn, *turn], [*turn[:-1], "build:A2-S6"]):
        with contextlib.suppress(Refused):
            await seat.preview(seq, steps)
        # While all choose at the same time an earlier number is no mistake, and a refusal names the token sent.
        if seq > PLAYERS or len(steps) != len(turn):
            with contextlib.suppress(Refused):
                await seat.commit(max(0, seq - 1), steps)
        if len(steps) != len(turn):
            with contextlib.suppress(Refused):
                await seat.commit(seq, steps)


async def listen(socket: ClientConnection, tapes: Sequence[Tape]) -> None:
    async for text in socket:
        for tape in tapes:
            tape.hear(text)


async def taped_game(server: Server, most: int) -> tuple[list[str], Tape, Tape]:
    """Play a known game, or its first turns; returns what leaked to one seat and to a spectator, and everything they
    were told."""
    record = json.loads(GAME.read_bytes())
    match = Match.from_record(record)
    players = len(match.players)
    mine, watched = Tape(), Tape()
    async with (
        Client(server.url) as host,
        Client(server.url, transport=mine) as own,
        Client(server.url, transport=watched) as watching,
        connect(f"ws{server.url.removeprefix('http')}/api/live") as socket,
    ):
        # The same deal as in the record, which nobody at the table has seen.
        made = await host.upload(record, at=0, seats=[NewSeat() for _ in range(players)], listed=True)
        table = watching.table(made.table.id)
        seats = [await (own if i == SEAT else host).join(table.id, f"P{i}", seat=i) for i in range(players)]
        await seats[0].start()
        await socket.send(json.dumps({"watch": [table.id], "updates": True}))
        listening = asyncio.create_task(listen(socket, [mine, watched]))
        moves = 0
        for seq, turn in enumerate(turns_of(match)[:most]):
            decides = int(match.game.seat(match.state_at(moves)))
            if seq < 6 or seq % 3 == 0:
                for one in (seats[SEAT], table):
                    await ask(one, moves, seq)
            if decides == SEAT:
                await attempt(seats[SEAT], seq, turn)
            done = await seats[decides].commit(seq, turn)
            mine.moves = watched.moves = moves = done.moves
        if moves == len(match):
            assert await table.record() | {"players": match.players} == record
        listening.cancel()
    secrets = [seat.secret for seat in seats]
    found = [f"to a seat: {leak}" for leak in leaks(mine, match, SEAT, secrets, secrets[SEAT])]
    found += [f"to a spectator: {leak}" for leak in leaks(watched, match, None, secrets)]
    return found, mine, watched


def play_taped(server: Server, most: int = 10_000) -> tuple[list[str], Tape, Tape]:
    return asyncio.run(asyncio.wait_for(taped_game(server, most), SECONDS))


def test_a_game_leaks_nothing(database_url: str, tmp_path: Path) -> None:
    with serving(database_url, tmp_path, "--no-limits") as server:
        found, mine, watched = play_taped(server)
        assert server.troubles() == []
        log = server.log.read_text()
    assert found == []
    # Everything was asked, and was answered at least once.
    for tape in (mine, watched):
        answers = {said.what for said in tape.said}
        paths = ("", "/position", "/update", "/turns", "/record", "/chat")
        assert answers >= {"socket", *(f"GET /tables{path} 200" for path in paths), "GET /tables/evaluation 200"}
        assert "POST /tables/fork 201" in answers
    assert {said.what for said in mine.said} >= {f"POST /tables/preview {status}" for status in (200, 422)}
    assert sum(b'"reveals":true' in said.body for said in mine.said) >= 5
    assert "secret" not in log.lower()


def test_a_fork_shows_nothing_of_the_true_deal(sqlite_url: str, tmp_path: Path) -> None:
    """Somebody who tries from a position of a running table may play on to the end, where everything is open: of the
    fork."""
    truth = json.loads(GAME.read_bytes())
    at = 180

    async def games(url: str) -> None:
        async with Client(url) as host:
            made = await host.upload(truth, at=at, seats=[NewSeat(kind="mine") for _ in truth["players"]])
            for asking in (host.table(made.table.id), host.seats(made)[SEAT]):
                fork = await asking.fork(at, [NewSeat(kind="bot", strength="random") for _ in truth["players"]])
                tried = host.table(fork.table.id)
                while (await tried.look()).status != "over":
                    await asyncio.sleep(0.1)
                record = await tried.record()
                assert record["moves"][:at] == truth["moves"][:at]
                assert record["deal"]["neutral"] == truth["deal"]["neutral"]
                assert record["deal"]["age2"] != truth["deal"]["age2"]
                assert sorted(record["deal"]["age2"]) == sorted(truth["deal"]["age2"])
                hands = list(zip(record["deal"]["wealth"], truth["deal"]["wealth"], strict=True))
                if isinstance(asking, SeatClient):
                    drawn, dealt = hands.pop(SEAT)
                    assert drawn == dealt
                # Two of the others' tiles were shown, and two are drawn again, by a seed that deals others here.
                assert not [drawn for drawn, dealt in hands if drawn == dealt]

    with serving(sqlite_url, tmp_path, "--no-limits") as server:
        asyncio.run(asyncio.wait_for(games(server.url), SECONDS))


LEAKING = {
    "everybody sees everything": "from patolli.server.tables import play; play.viewer = lambda table, seat: None",
    "all answers of the beginning are told": (
        "from patolli.server.tables import turn_words; turn_words.public_steps = lambda table, seat: table.match.moves"
    ),
    "previews are made of the true position": (
        "from patolli.engine.game import find_game;"
        "object.__setattr__(find_game('tzolkin'), 'redeal', lambda state, seat, seed: None);"
        "object.__setattr__(find_game('tzolkin'), 'exchange', lambda state, seat, number: None)"
    ),
    "the hash of a secret is told": (
        "import msgspec; from patolli.server.hall import table; told = table.table_info\n"
        "def info(row, seats, *more):\n"
        "    found = told(row, seats, *more)\n"
        "    for seat, info in zip(seats, found.seats): msgspec.structs.force_setattr(info, 'player', seat.secret)\n"
        "    return found\n"
        "table.table_info = info"
    ),
}
TOLD = {
    "everybody sees everything": ["to a seat", "to a spectator", "wealth tile", "building", "a deck"],
    "all answers of the beginning are told": ["to a seat: GET /tables/turns", "to a spectator: GET /tables/turns"],
    "previews are made of the true position": ["previews knew which tile comes next"],
    "the hash of a secret is told": [
        "to a seat: GET /tables 200: a secret",
        "to a spectator: GET /tables 200: a secret",
    ],
}
"""What the search has to say about each."""


@pytest.mark.parametrize("leak", LEAKING)
def test_a_server_that_leaks_is_found_out(sqlite_url: str, tmp_path: Path, leak: str) -> None:
    with serving(sqlite_url, tmp_path, "--no-limits", spoiled=LEAKING[leak]) as server:
        found = play_taped(server, most=10_000 if "preview" in leak else 8)[0]
    for words in TOLD[leak]:
        assert any(words in one for one in found), found
