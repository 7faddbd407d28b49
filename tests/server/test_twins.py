"""Twin games over HTTP: two deals that differ only in what somebody cannot know give them the same bytes.

Every route that a seat or a spectator can request is requested at both tables, and the responses are compared as they
are, including headers and order; only table names and secrets are masked, since they are random, and time stands still.
A running game is queried at several moments, each with a twin that differs in everything that is still hidden then.

Turns are made at both tables, too, including turns that reveal something: then the twins are the same for this viewer
until after the turn. Lists come from two servers, each of which has one of the twins.
"""

from __future__ import annotations

import itertools
import json
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import get
from litestar.params import FromPath, FromQuery
from sqlalchemy import Connection, select

from patolli.agents.compare.comparing import Gap, Outcome
from patolli.agents.hint import Hint
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft, ends_turn
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.sight import Sight
from patolli.server.alerts import plan, sending, telling
from patolli.server.bots.pool import Decision
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.http.routes import server as routes_server
from patolli.server.players.claiming import find_player
from patolli.server.storage import schema
from patolli.server.study import classrooms
from patolli.wire.messages import TableInfo
from tests.server.inside import Inside, add_finished, inside
from tests.server.rooms import Clock
from tests.server.sockets import Socket
from tests.server.twins import commits, played, turns_by_sight, twins

GAMES = [("tzolkin", 3, {}), ("settlers", 2, {}), ("settlers", 4, {"lookout": "alternate"})]
MOMENTS = (0.0, 0.15, 0.5, 0.85)
GUESSES = ("end", "pass", "take:COM001", "keep:COM002", "draw:faction", "card:COM003")
_RANDOM = re.compile(r"\b[a-z2-7]{16}\b|(?<=\")[\w-]{43}(?=\")")
"""Ids and secrets; not keys of generators, which have 64 hexadecimal digits and must not be revealed."""


def covered(text: str) -> str:
    """Without the random parts."""
    return _RANDOM.sub(lambda found: "x" * len(found[0]), text)


def number_of(value: Any) -> int:
    """One that is different for everything else."""
    return zlib.crc32(json.dumps(value).encode())


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def moments(match: Match, seat: int) -> Iterator[int]:
    """Beginnings of turns of a seat, and one of another's, spread over the game."""
    begins = [
        at for at in range(len(match)) if at == 0 or ends_turn(match.game, match.state_at(at - 1), match.state_at(at))
    ]
    own = [at for at in begins if match.game.seat(match.state_at(at)) == seat]
    others = [at for at in begins if match.game.seat(match.state_at(at)) != seat]
    for share in MOMENTS:
        yield own[int(share * len(own))]
    yield others[len(others) // 2]


class Table:
    """One of the twins on the server, and all its responses."""

    def __init__(self, app: Inside, match: Match, key: str | None = None, listed: bool = False) -> None:
        self.app = app
        names = [f"P{seat}" for seat in range(len(match.players))]
        seats = [{"kind": "mine", "name": name} for name in names]
        # Uploaded, so that the deal is ours; nothing else about it is different.
        body = {
            "record": match.record() | {"players": names},
            "at": len(match),
            "seats": seats,
            "listed": listed,
            "coach": True,
        }
        made = app.post("/records", body, key=key)
        self.id: str = made["table"]["id"]
        self.path = f"/tables/{self.id}"
        self.secrets = [key["secret"] for key in made["keys"]]
        self.said: list[str] = []

    @property
    def seq(self) -> int:
        return self.app.get(self.path)["seq"]

    def headers(self, seat: int) -> dict[str, str]:
        return {"Accept-Language": "de"} | ({"Patolli-Seat": self.secrets[seat]} if seat >= 0 else {})

    def ask(self, method: str, path: str, body: Any, seat: int) -> None:
        answer = self.app.ask(method, self.path + path, body, headers=self.headers(seat))
        told = [f"{name}: {value}" for name, value in answer.headers.items()]
        text = "\n".join([f"{method} {path} {json.dumps(body)}", str(answer.status_code), *told, answer.text])
        if path == "/fork" and answer.status_code == 201:
            # Whoever has it can play it to its end, where all of it is shown.
            made = self.app.run(self.app.hall.table(answer.json()["table"]["id"]))
            text += json.dumps(made.match.record())
        self.said.append(covered(text))

    def commit(self, steps: list[str], mover: int) -> None:
        """A turn that must be accepted; its response is not kept."""
        self.app.post(f"{self.path}/commit", {"seq": self.seq, "steps": steps}, headers=self.headers(mover))


def questions(match: Match, seat: int, at: int) -> Iterator[tuple[str, str, Any]]:
    """Everything that can be requested and changes nothing, by somebody who knows only what the seat may know."""
    for path in ("", "/position", f"/position?at={at // 2}", "/position?language=pl&least=1", "/record"):
        yield "GET", path, None
    for path in ("/turns", "/turns?since=3&limit=2", "/turns?language=uk&least=1&limit=4", "/chat?since=0&limit=9"):
        yield "GET", path, None
    for path in ("/update", "/update?since=2&said=0", "/update?since=1000&language=pl&least=1"):
        yield "GET", path, None
    yield "GET", "/sealed?language=hu", None
    for path in ("/summary?language=hu", "/evaluation", f"/evaluation?at={at // 2}", "/coach?language=hu"):
        yield "GET", path, None
    yield "POST", "/hint?language=pl", {"top": 2}
    yield "POST", "/hint", {"at": at + 1}
    if at > 0:
        yield "POST", "/hint", {"at": at // 2}
    yield "POST", "/fork", {"at": at}
    yield "POST", "/fork", {"at": at // 2}
    seq = _seq(match)
    yield "POST", "/preview?language=uk", {"seq": max(0, seq - 3), "steps": []}
    yield "POST", "/commit?language=uk&said=0", {"seq": max(0, seq - 3), "steps": []}
    yield "POST", "/reasons?language=uk", {"seq": max(0, seq - 3), "steps": []}
    yield "POST", "/picture?language=hu", {"seq": seq}
    yield "POST", "/picture", {"seq": seq, "at": at // 2, "theme": "dark"}
    for steps in ([], ["nonsense"], ["end"], ["draw:common"]):
        yield "POST", "/coach", {"seq": seq, "steps": steps}
        yield "POST", "/preview", {"seq": seq, "steps": steps}
        yield "POST", "/reasons", {"seq": seq, "steps": steps}
        yield "POST", "/commit", {"seq": max(0, seq - 1), "steps": steps}
    if match.seat != seat:
        return
    for number, steps in enumerate(_turns(match)):
        yield "POST", "/preview", {"seq": seq, "steps": steps}
        yield "POST", "/reasons", {"seq": seq, "steps": steps}
        yield "POST", "/picture", {"seq": seq, "steps": steps}
        for guess in (GUESSES[number % len(GUESSES)], GUESSES[(number + 1) % len(GUESSES)]):
            # None of this is a whole turn, or it continues past what it reveals: refused in the same way.
            yield "POST", "/preview", {"seq": seq, "steps": [*steps, guess]}
        yield "POST", "/coach/new?language=pl", {"seq": seq, "steps": steps, "known": []}
        if number < 3:
            yield "POST", "/hint", {"top": 1, "steps": steps}
    for token in match.legal()[:2]:
        yield "POST", "/coach?language=uk", {"seq": seq, "steps": whole_turn(Sight.of(match), token)}


def changes(match: Match, seat: int) -> Iterator[tuple[str, str, Any]]:
    """Everything else that can be requested: it changes who sits there, or is refused since the game runs; and the
    outcome."""
    other = 1 if seat == 0 else 0
    yield "POST", "/join", {"name": "Zoe"}
    yield "POST", "/start", {"fill": "easy"}
    yield "POST", "/rematch", None
    for block in (False, True):
        yield "POST", "/remove", {"seat": other, "block": block}
    yield "POST", "/chat", {"text": "Hallo"}
    for whose in (other, max(seat, 0)):
        yield "POST", "/hand-over", {"seat": whose}
        yield "POST", "/wait", {"seat": whose}
    yield "POST", "/take-back", None
    yield "POST", "/leave", None
    for path in ("", "/chat", "/position", "/update?said=0"):
        yield "GET", path, None


def _seq(match: Match) -> int:
    ends = [ends_turn(match.game, match.state_at(at), match.state_at(at + 1)) for at in range(len(match))]
    return sum(ends) + (bool(ends) and not ends[-1])


def _turns(match: Match, most: int = 4, deep: int = 3) -> list[list[str]]:
    """Some beginnings of the turn to come, by what is legal."""
    found: list[list[str]] = []
    level: list[list[str]] = [[]]
    for _ in range(deep):
        following: list[list[str]] = []
        for steps in level:
            trial = match.fork()
            for token in steps:
                trial.play(token)
            if trial.seat == match.seat:
                legal = trial.legal()
                following += [[*steps, token] for token in legal[:: max(1, len(legal) // most)]]
        level = following[:most]
        found += level
    return found


def whole_turn(sight: Sight, token: str) -> list[str]:
    """One that begins like this."""
    draft = Draft(sight)
    draft.play(token)
    while not draft.to_confirm:
        legal = draft.sight().legal()
        draft.play("end" if "end" in legal else "done" if "done" in legal else legal[0])
    return draft.steps


def think_here(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints without thinking: everything that a process gets to think about comes back as a number, which says more
    than the best hint. Forks that draw the same at both tables."""

    async def think(decision: Decision, budget: Budget, top: int = 5, tried: Sequence[str] = (), **_: Any) -> Hint:
        sight, told = decision.sight(), number_of(msgspec.to_builtins(decision))
        legal = sight.legal()
        turns = [whole_turn(sight, token) for token in legal[:top]]
        gaps = [
            Gap(1 if number == 0 else 0, told, 0.0, 0.0, 0.0, True) if len(turns) > 1 else None
            for number in range(len(turns))
        ]
        plans = [
            Outcome(steps, told, 0.0, 0.0, [1.0], [told], False, gap) for steps, gap in zip(turns, gaps, strict=True)
        ]
        if tried:  # which loses: the coach says how much
            plans.append(Outcome(list(tried), told, 0.0, 0.0, [1.0], [told], True, Gap(0, -told, 0.0, 0.0, 0.0, True)))
        day, against = sight.game.learning.clock(sight.state), ["hard"] * len(sight.players)
        return Hint(
            decision.game, decision.seat, decision.number, day, len(legal), budget.simulations, 1, against, plans
        )

    monkeypatch.setattr(app.hall.pool, "hint", think)
    monkeypatch.setattr("patolli.server.history.forks.secrets.randbelow", lambda most: 12345)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_twins_are_answered_alike(
    game: str, players: int, options: dict[str, Any], eyes: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, players, 5, options)
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        for cut in moments(match, max(eyes, 0)):
            first, second = twins(match, eyes, cut)
            assert first.record() != second.record()
            tables = [Table(app, first), Table(app, second)]
            # What may be tried is found at one of them: the other must understand it the same way.
            for method, path, body in (*questions(first, eyes, cut), *changes(first, eyes)):
                for table in tables:
                    table.ask(method, path, body, eyes)
                told, other = (table.said[-1] for table in tables)
                assert told == other
            statuses = {said.split("\n")[1] for said in tables[0].said}
            assert "200" in statuses
            assert not any(status.startswith("5") for status in statuses)


# Turns that are made at both


def chosen_turns(match: Match, eyes: int) -> dict[str, list[tuple[int, int]]]:
    """Some of each kind: the first, and one from the middle of the game."""
    found = {kind: ends for kind, ends in turns_by_sight(match, eyes).items() if ends}
    return {kind: sorted({ends[0], ends[len(ends) // 2]}) for kind, ends in found.items()}


def witnessed(app: Inside, match: Match, start: int, eyes: int) -> tuple[list[str], list[str]]:
    """What sockets hear while the moves from there on are made at a table, and what this viewer is told meanwhile."""
    mover, table = int(match.game.seat(match.state_at(start))), Table(app, match.fork(start))
    sockets = [Socket(app) for _ in range(2 if eyes < 0 else 4)]
    heard: list[str] = []

    def hear() -> None:
        heard.extend(covered(json.dumps(socket.next())) for socket in sockets)

    for number, socket in enumerate(sockets):
        # Every second one is told what is new, and not only that there is something.
        socket.say({"watch": [table.id], "updates": number % 2 == 1, "language": "de"})
    hear()
    if eyes >= 0:
        # Two of them know their seat; all hear that somebody has come.
        for socket in sockets[:2]:
            socket.say({"seats": {table.id: table.secrets[eyes]}})
        hear()
    begun, at = table.seq, start
    for steps in commits(match, start):
        if mover == eyes:
            body = {"seq": table.seq, "steps": steps}
            for what in ("/preview", "/reasons", "/commit?said=0"):
                table.ask("POST", what, body, eyes)
        else:
            table.commit(steps, mover)
        hear()
        at += len(steps)
        for method, path, body in afterwards(start, at, begun):
            table.ask(method, path, body, eyes)
    # Whatever else was announced comes before this.
    for socket in sockets:
        socket.say({"watch": [table.id]})
    hear()
    for socket in sockets:
        socket.hang_up()
    return heard, table.said


def afterwards(start: int, at: int, seq: int) -> Iterator[tuple[str, str, Any]]:
    """What somebody who has heard of a turn that began there requests."""
    for path in ("", "/position", f"/turns?since={seq}", f"/turns?since={seq}&language=en", "/record", "/evaluation"):
        yield "GET", path, None
    yield "GET", f"/update?since={seq}&said=0", None
    for number in range(start, at):
        yield "GET", f"/position?at={number}", None
    yield "POST", "/preview", {"seq": seq, "steps": []}  # too late: it is told what happened
    for number in (start, at):
        yield "POST", "/fork", {"at": number}


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_twins_announce_alike(
    game: str, players: int, options: dict[str, Any], eyes: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What sockets hear and this viewer reads while a turn is made at both tables, whatever it reveals."""
    match = played(game, players, 7, options)
    chosen = chosen_turns(match, eyes)
    assert set(chosen) == {"own", "shown", "hidden", "plain"} - ({"own"} if eyes < 0 else set())
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        for start, end in itertools.chain(*chosen.values()):
            (heard, said), other = (witnessed(app, one, start, eyes) for one in twins(match, eyes, end))
            assert heard == other[0]
            for told, same in zip(said, other[1], strict=True):
                assert told == same
            statuses = {one.split("\n")[1] for one in said}
            assert statuses & {"200"}
            assert not any(status.startswith("5") for status in statuses)


def more_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that counts hidden things as news."""
    changed = Hall.changed

    def leaking(hall: Hall, table: Any) -> None:
        changed(hall, table)
        hall.hub.announce(table.id, table.seq, table.news + number_of(table.match.record()["deal"]))

    monkeypatch.setattr(Hall, "changed", leaking)


def all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that reveals secret moves."""
    monkeypatch.setattr("patolli.server.tables.turn_words.public_steps", lambda table, seat: table.match.moves)


@pytest.mark.parametrize(("leak", "told"), [(more_news, (True, False)), (all_moves, (True, True))])
def test_the_turns_notice_a_leak(
    leak: Callable[[pytest.MonkeyPatch], None],
    told: tuple[bool, bool],
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By what sockets hear, or by what can be read."""
    leak(monkeypatch)
    match = played("settlers", 4, 7, {"lookout": "alternate"})
    start, end = turns_by_sight(match, 0)["hidden"][0]
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        first, second = (witnessed(app, one, start, 0) for one in twins(match, 0, end))
    assert (first[0] != second[0], first[1] != second[1]) == told


# Lists


def lists(game: str) -> Iterator[str]:
    """Everything that shows several tables, or figures about them."""
    for status in ("playing", "over", "open"):
        yield f"/api/tables?status={status}"
        yield f"/api/players/me/tables?status={status}"
    for asked in ("", f"?game={game}", "?name=P1", "?name=nobody", "?limit=1", f"?limit=2&game={game}&name=p"):
        yield f"/api/tables{asked}"
    for asked in ("", "/tables", "/tables?limit=1"):
        yield f"/api/players/me{asked}"
    for name in ("Ana", "Zoe", "P1"):
        yield f"/api/players/{name}"
        yield f"/api/players/{name}/ratings?game={game}"
    for path in (
        f"ratings?game={game}&limit=3",
        f"ratings?game={game}&players=2",
        f"statistics?game={game}",
        "games",
        f"games/{game}/words?language=de",
    ):
        yield f"/api/{path}"
    for path in ("faces", "picture.svg?theme=dark", "cards?language=de&files=", "files"):
        yield f"/api/games/{game}/{path}"
    yield "/api/preparations"
    yield "/metrics"


def read_list(app: Inside, path: str, headers: dict[str, str]) -> Iterator[str]:
    """A list, and all its further pages, with everything that was sent."""
    answer = app.run(app.client.get(path, headers=headers))
    text = answer.text
    if path == "/metrics":
        # Not how long anything took.
        known = ("patolli_requests_total", "patolli_tables", "patolli_sockets", "patolli_connections")
        text = "\n".join(line for line in text.split("\n") if line.startswith(known))
    else:
        text += "".join(f"\n{name}: {value}" for name, value in answer.headers.items())
    yield f"{path} {answer.status_code}\n{text}"
    following = answer.json().get("next") if "/tables" in path and answer.is_success else None
    if following is not None:
        address, _, after = path.partition("&after=")
        assert after != following
        yield from read_list(app, f"{address}&after={following}", headers)


def read_lists(
    app: Inside, matches: Iterable[tuple[Match, int]], eyes: int, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """All lists of a server with these games, before and after their last turn, which began there. Nothing in it is
    random."""
    ids = (f"table{number:011}" for number in itertools.count())
    monkeypatch.setattr("patolli.server.tables.seats.new_id", lambda: next(ids))
    clock.now = 1_700_000_000_000
    # Ana has the first seat everywhere, Zoe watches.
    ana, zoe = app.claim("Ana"), app.claim("Zoe")
    subject = f"player:{app.read(lambda connection: find_player(connection, 'Ana'))['id']}"
    app.write(lambda connection: add_finished(connection, "over" * 4, (30, 20), (subject, None)))
    tables: list[tuple[Table, Match, int]] = []
    for match, start in matches:
        clock.pass_seconds(1)
        tables.append((Table(app, match.fork(start), ana, listed=True), match, start))

    known = {"Authorization": f"Bearer {zoe if eyes < 0 else ana}"}
    known |= {"Patolli-Seat": tables[0][0].secrets[eyes]} if eyes >= 0 else {}

    def read(headers: dict[str, str]) -> Iterator[str]:
        for path in lists(tables[0][1].game.name):
            yield from read_list(app, path, headers)

    said = list(read(known))
    for table, match, start in reversed(tables):
        clock.pass_seconds(1)
        for steps in commits(match, start):
            table.commit(steps, int(match.game.seat(match.state_at(start))))
    return [*said, *read(known), *read({})]


def both_lists(
    match: Match, eyes: int, folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[str], list[str]]:
    """Of two servers, one for each of the twins."""
    turns = [ends[-1] for ends in chosen_turns(match, eyes).values()]
    found: list[list[str]] = []
    for number, matches in enumerate(zip(*(twins(match, eyes, end) for _, end in turns), strict=True)):
        with inside(f"sqlite:///{folder / str(number)}.db") as app:
            begun = [(one, start) for one, (start, _) in zip(matches, turns, strict=True)]
            found.append(read_lists(app, begun, eyes, clock, monkeypatch))
    return found[0], found[1]


@pytest.mark.parametrize(("game", "players", "options"), GAMES[:2])
@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_lists_of_twins_are_alike(
    game: str,
    players: int,
    options: dict[str, Any],
    eyes: int,
    tmp_path: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Byte by byte, in the same order, on as many pages."""
    match = played(game, players, 7, options)
    first, second = both_lists(match, eyes, tmp_path, clock, monkeypatch)
    assert len(first) == len(second)
    for told, same in zip(first, second, strict=True):
        assert told == same
    assert not any(re.match(r"\S+ 5", said) for said in first)
    every = [said for said in first if said.startswith("/api/tables 200")]
    assert [said.count('"status":"playing"') for said in every] == [4 - (eyes < 0)] * 3


def told_in_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that reveals something about hidden things, if only by a length."""
    infos = store.table_infos

    def leaking(connection: Connection, ids: list[str]) -> list[TableInfo]:
        found = infos(connection, ids)
        for info in found:
            info.title = "x" * (hidden_number(connection, info.id) % 80)
        return found

    monkeypatch.setattr(store, "table_infos", leaking)


def sorted_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that sorts tables by hidden things."""
    found = store.list_tables

    def leaking(connection: Connection, *asked: Any) -> list[str]:
        return sorted(found(connection, *asked), key=lambda id: hidden_number(connection, id))

    monkeypatch.setattr(store, "list_tables", leaking)


def hidden_number(connection: Connection, id: str) -> int:
    t = schema.tables
    return number_of(connection.execute(select(t.c.deal).where(t.c.id == id)).scalar_one())


@pytest.mark.parametrize("leak", [told_in_lists, sorted_lists])
def test_the_lists_notice_a_leak(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    first, second = both_lists(played("settlers", 2, 7, {}), SPECTATOR, tmp_path, clock, monkeypatch)
    different = {told.split(" ")[0] for told in set(first) ^ set(second)}
    assert "/api/tables" in different
    assert "/api/games" not in different


# Routes

NOT_ASKED = {
    "POST /api/tables": "makes a table, and is told of no other",
    "POST /api/records": "makes a table of a deal that is sent along",
    "POST /api/players": "is about a name",
    "POST /api/players/login": "is about a name",
    "POST /api/players/logout": "is about a name",
    "POST /api/players/password": "is about a name",
    "POST /api/games/{game}/files": "is about a file that is sent along",
    "DELETE /api/games/{game}/files/{sha256}": "is about files of who asks",
    "POST /api/games/{game}/decks": "is about a deck that is sent along",
    "POST /api/games/{game}/decks?language": "is about a deck that is sent along",
    **dict.fromkeys(
        (
            "GET /api/alerts",
            "PUT /api/alerts",
            "POST /api/alerts/channels",
            "DELETE /api/alerts/channels/{channel}",
            "POST /api/alerts/channels/{channel}/test",
            "PUT /api/alerts/muted/{id}",
            "DELETE /api/alerts/muted/{id}",
            "POST /api/alerts/confirm",
            "POST /api/alerts/stop/{token}",
        ),
        "is about where somebody is told of turns; what is told is compared by `test_alerts_of_twins`",
    ),
    "GET /api/games/{game}/lessons": "is about lessons, which no table has anything to do with",
    "GET /api/games/{game}/lessons?language": "is about lessons, which no table has anything to do with",
    "POST /api/games/{game}/lessons/{lesson}": "is about a lesson, whose positions are in a public file",
    "POST /api/games/{game}/lessons/{lesson}?language": "is about a lesson, whose positions are in a public file",
    **{
        f"{route}{more}": "is about lessons that people have added, or classrooms, which hold what is sent along"
        for route in (
            "POST /api/lessons",
            "GET /api/lessons",
            "POST /api/lessons/{own_id}",
            "GET /api/classrooms",
            "GET /api/classrooms/{classroom}",
            "PATCH /api/classrooms/{classroom}",
            "POST /api/classrooms/{classroom}/try",
            "GET /api/classrooms/{classroom}/answers",
        )
        for more in ("", "?language")
    },
    **dict.fromkeys(
        (
            "DELETE /api/lessons/{own_id}",
            "DELETE /api/classrooms/{classroom}",
            "POST /api/classrooms/{classroom}/answers",
        ),
        "is told nothing back",
    ),
    **dict.fromkeys(
        ("POST /api/classrooms", "POST /api/classrooms?language"),
        "is compared by `test_a_classroom_of_twins`",
    ),
    **dict.fromkeys(
        (
            "GET /api/games/{game}/rules",
            "GET /api/games/{game}/rules?language",
            "GET /api/games/{game}/figures/{name}",
            "GET /api/games/{game}/figures/{name}?language",
            "GET /api/games/{game}/figures/{name}?theme",
        ),
        "is about the rules of a game, which are the same for everybody",
    ),
    "GET /health": "tells whether the database can be written",
    "GET /schema": "is a document that is the same for everybody",
    "GET /schema/openapi.json": "is a document that is the same for everybody",
    "GET /schema/{path}": "is a document that is the same for everybody",
    "SOCKET /api/live": "is compared by `test_twins_announce_alike`",
}
"""Routes where nothing about a table can be requested, or not as elsewhere; and why."""


def all_routes(app: Inside) -> set[str]:
    """Every route of the application; those with parameters in their address, also with each of them."""
    transport: Any = app.client._transport
    found = {
        f"{method} {re.sub(':[a-z]+}', '}', route.path)}"
        for route in transport.app._app.app.routes
        for method in (getattr(route, "methods", None) or {"SOCKET"}) - {"OPTIONS"}
    }
    document = app.run(app.client.get("/schema/openapi.json")).json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            asked = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
            found |= {f"{method.upper()} {path}?{name}" for name in asked}
    return found


def asked_routes(known: Iterable[str]) -> set[str]:
    """Those that the tests above request."""
    match = Match.new("tzolkin", 2, 7)
    match.play(match.legal()[0])
    seat = match.seat or 0
    asked = [
        (method, f"/api/tables/{{id}}{path}") for method, path, _ in (*questions(match, seat, 1), *changes(match, seat))
    ]
    asked += [("GET", path) for path in (*lists("tzolkin"), "/api/tables?after=", "/api/players/me/tables?after=")]
    found: set[str] = set()
    for method, path in asked:
        address, _, values = path.partition("?")
        likely = [one for one in known if "?" not in one and fits(one, f"{method} {address}")]
        route = min(likely, key=lambda one: one.count("{"))
        found |= {route, *(f"{route}?{value.partition('=')[0]}" for value in values.split("&") if value)}
    return found


def fits(route: str, asked: str) -> bool:
    return re.fullmatch(re.sub(r"{\w+}", "[^/]+", route), asked) is not None


def test_no_route_is_forgotten(sqlite_url: str) -> None:
    """Anyone who adds one, or a parameter, adds it to the requests above, or says why not."""
    with inside(sqlite_url) as app:
        routes = all_routes(app)
    assert routes - asked_routes(routes) == set(NOT_ASKED)


def test_a_new_route_is_noticed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @get("/api/tables/{id:str}/deck")
    async def deck(id: FromPath[str], most: FromQuery[int] = 3) -> None: ...

    monkeypatch.setattr(routes_server, "HANDLERS", [*routes_server.HANDLERS, deck])
    with inside(sqlite_url) as app:
        routes = all_routes(app)
    new = {"GET /api/tables/{id}/deck", "GET /api/tables/{id}/deck?most"}
    assert routes - asked_routes(routes) == {*NOT_ASKED, *new}


def test_alerts_of_twins(sqlite_url: str, clock: Clock) -> None:
    """What is sent to somebody whose turn it is says the same about both, to everybody who may read it on the way."""
    match = played("settlers", 2, 5)
    first, second = twins(match, SPECTATOR, next(moments(match, 0)))
    told: list[list[str]] = []
    with inside(sqlite_url) as app:
        key = app.claim("Ana")
        app.post("/alerts/channels", {"kind": "webhook", "url": "https://example.org/"}, key=key)
        app.run(app.asking("PUT", "/alerts", {"games": "all"}, key=key))
        for one in (first, second):
            Table(app, one, key)
            app.run(sending.look(app.hall, 0))
            at = clock.pass_seconds(20)
            (due,) = app.write(lambda connection, at=at: plan.take(connection, at))
            letter = telling.for_mail(due.turn, "de", "https://play.example", "ana@mail.example", "")
            sent = telling.for_webhook(due.turn, "pl", ""), telling.for_push(due.turn, "uk")
            told.append([covered(text) for text in (repr(letter), *map(bytes.decode, sent))])
    assert told[0] == told[1]


@pytest.mark.parametrize("game", ["tzolkin", "settlers"])
def test_a_classroom_of_twins(game: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position of a running table is the same for a class, and is stored the same, whatever the others hold."""
    match = played(game, 2, 5)
    cut = next(moments(match, 0))
    monkeypatch.setattr("patolli.server.study.beginnings.secrets.randbelow", lambda most: 12345)
    told: list[str] = []
    with inside(sqlite_url) as app:
        for one in twins(match, 0, cut):
            table = Table(app, one)
            headers = {"Patolli-Shelf": "t" * 32, **table.headers(0)}
            made = app.ask("POST", "/classrooms", {"table": table.id}, headers=headers)
            said = [str(made.status_code), made.text]
            if made.status_code == 201:
                id = made.json()["id"]
                said.append(app.ask("POST", f"/classrooms/{id}/try", {"step": 0}).text)
                said.append(app.run(classrooms.find(app.hall, id))["text"])
                said = [text.replace(id, "") for text in said]
            told.append(covered("\n".join(said)))
    assert told[0] == told[1]
    # What others have drawn in Imperial Settlers stays secret, so such a table is refused until it is over.
    assert told[0].startswith("201" if game == "tzolkin" else "409")


# The comparison itself


def test_the_comparison_notices_a_leak(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows a deck to everybody is caught at once."""
    monkeypatch.setattr("patolli.server.tables.play.viewer", lambda table, seat: None)
    match = played("tzolkin", 2, 5)
    first, second = twins(match, SPECTATOR, 10)
    with inside(sqlite_url) as app:
        tables = [Table(app, first), Table(app, second)]
        for table in tables:
            table.ask("GET", "/position", None, SPECTATOR)
        assert tables[0].said != tables[1].said


def test_the_comparison_notices_a_hint(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One made from the true position."""
    monkeypatch.setattr("patolli.server.history.hints.sight_after", true_sight)
    match = played("tzolkin", 2, 5)
    seat = int(match.game.seat(match.state_at(10)))
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        tables = [Table(app, one) for one in twins(match, seat, 10)]
        for table in tables:
            table.ask("POST", "/hint", {}, seat)
        assert tables[0].said[0].split("\n")[1] == "200"
        assert tables[0].said != tables[1].said


def true_sight(match: Match, steps: list[str], ahead: int | None = None) -> Sight:
    assert match.seat is not None
    return Sight(match.game, match.seat, match.players, match.moves, match.state, len(match))


def test_the_comparison_notices_a_key(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that reveals all later chance, and a fork that keeps what is hidden, are caught, too."""
    monkeypatch.setattr(
        "patolli.server.history.records.with_commitment",
        lambda table, record: record | {"deal": table.match.record()["deal"]},
    )
    monkeypatch.setattr("patolli.server.history.forks.known_from", lambda match, eyes, at, seed: match.fork(at))
    match = played("settlers", 2, 5)
    record = match.fork(0).record()
    other = record | {"deal": record["deal"] | {"key": "ab" * 32}}
    with inside(sqlite_url) as app:
        for method, path, body in (("GET", "/record", None), ("POST", "/fork", {"at": 0})):
            tables = [Table(app, Match.from_record(one)) for one in (record, other)]
            for table in tables:
                table.ask(method, path, body, 0)
            assert tables[0].said[0].split("\n")[1] in ("200", "201")
            assert tables[0].said != tables[1].said
