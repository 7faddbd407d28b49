"""Announcements: through the socket and between processes, who may listen, and how much."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from patolli.server.hall.live import Hub
from patolli.server.http.routes.live import GOING_AWAY, LATER, NONSENSE, NOT_ALLOWED, TOO_MANY
from patolli.server.storage.notify import Announcer
from patolli.server.storage.writer import Unreachable
from patolli.server.tables import talk
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, OPEN, Clock, Room, inside_with, problem, room, settle, several, whole_turn
from tests.server.serving import get, post, serving
from tests.server.sockets import SOON, Socket


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


# What is told


def test_announcements(app: Inside) -> None:
    at, other = room(app, MINE, OPEN), room(app)
    socket = Socket(app)
    assert socket.watch(at) == [{"table": at.id, "seq": 0, "news": 0}]
    at.join("Ben")
    assert socket.next() == {"table": at.id, "seq": 0, "news": 1}
    at.post("start", {}, seat=0)
    assert socket.next() == {"table": at.id, "seq": 0, "news": 2}
    at.post("chat", {"text": "Hello"}, seat=0)
    assert socket.next() == {"table": at.id, "seq": 0, "news": 3}
    at.play(1)
    assert socket.next() == {"table": at.id, "seq": 1, "news": 3}
    # Two numbers, and nothing else: listeners fetch what they may know.
    other.play(1)
    assert socket.silent()
    # Polling gives the same.
    assert (at.info["seq"], at.info["news"]) == (1, 3)
    # What changes nothing is not announced.
    at.ask("POST", "commit", {"seq": 0, "steps": ["nonsense"]}, seat=0)
    at.post("preview", {"seq": 1, "steps": []}, seat=at.turn_of)
    at.get("position", seat=0)
    assert socket.silent()


def test_several_tables_and_unwatch(app: Inside) -> None:
    first, second = room(app), room(app)
    socket = Socket(app)
    assert {told["table"] for told in socket.watch(first, second)} == {first.id, second.id}
    first.play(1)
    second.play(1)
    assert {socket.next()["table"] for _ in range(2)} == {first.id, second.id}
    socket.say({"unwatch": [first.id, "a" * 16]})
    assert socket.silent()
    first.play(2)
    assert socket.silent()
    second.play(2)
    assert socket.next() == {"table": second.id, "seq": 2, "news": 0}
    # A latecomer hears how far it is.
    assert socket.watch(first) == [{"table": first.id, "seq": 2, "news": 0}]
    # The same twice counts once.
    socket.say({"watch": [first.id, first.id], "unwatch": []})
    assert socket.next()["seq"] == 2
    assert socket.silent()


def test_what_was_not_taken_is_put_together(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "AT_ONCE", 20)
    at = room(app, MINE, OPEN)
    socket = Socket(app)
    socket.watch(at)
    socket.may_hear.clear()
    for i in range(20):
        at.post("chat", {"text": f"word {i}"}, seat=0)
    socket.may_hear.set()
    told = [socket.next()["news"]]
    while told[-1] != 20:
        told.append(socket.next()["news"])
    assert len(told) <= 2
    assert socket.silent()


def test_a_later_announcement_is_never_an_earlier_one() -> None:
    async def work() -> None:
        hub = Hub()
        listener = hub.join()
        listener.watch("a")
        hub.announce("b", 1, 1)
        hub.announce("a", 5, 1)
        hub.announce("a", 3, 2)
        assert await listener.next() == {"a": (5, 2)}
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(listener.next(), 0.02)
        hub.leave(listener)
        hub.announce("a", 9, 9)
        assert (len(hub), dict(hub.listeners)) == (0, {})

    asyncio.run(work())


def test_unknown_tables_are_never_heard_of(app: Inside) -> None:
    at = room(app)
    socket = Socket(app)
    socket.say({"watch": ["a" * 16, "x", "", "\x00" * 16, at.id]})
    assert socket.next()["table"] == at.id
    assert socket.silent()


# Who may listen


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        (None, True),  # a program
        ("http://test", True),
        ("https://test", True),  # behind a proxy that speaks TLS
        ("https://friend.example", True),
        ("https://friend.example:8443", False),
        ("http://friend.example", False),
        ("https://evil.example", False),
        ("http://test.evil.example", False),
        ("http://eviltest", False),
        ("http://test:81", False),
        ("null", False),
        ("", False),
        ("https://evil.example://test", False),
    ],
)
def test_origins(sqlite_url: str, origin: str | None, good: bool) -> None:
    with inside_with(sqlite_url, origins=("https://friend.example",)) as app:
        headers = {} if origin is None else {"origin": origin}
        assert Socket(app, **headers).code == (None if good else NOT_ALLOWED)


def test_sockets_per_address(sqlite_url: str) -> None:
    with inside_with(sqlite_url, sockets_per_address=3) as app:
        sockets = [Socket(app) for _ in range(3)]
        assert [socket.code for socket in sockets] == [None] * 3
        assert Socket(app).code == TOO_MANY
        assert Socket(app, "10.0.0.2").code is None
        # What a header says about the address counts only behind a proxy.
        assert Socket(app, **{"x-forwarded-for": "10.0.0.3"}).code == TOO_MANY
        sockets[0].hang_up()
        assert Socket(app).code is None
        assert Socket(app).code == TOO_MANY


def test_tables_per_socket(sqlite_url: str) -> None:
    with inside_with(sqlite_url, watched_per_socket=2) as app:
        rooms = [room(app) for _ in range(3)]
        socket = Socket(app)
        socket.watch(rooms[0], rooms[1])
        socket.watch(rooms[1])
        socket.say({"unwatch": [rooms[0].id]})
        socket.watch(rooms[2])
        socket.say({"watch": [rooms[0].id]})
        assert socket.next() == TOO_MANY


def test_requests_per_socket(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each watched table is a look into the database: no faster than by requests."""
    monkeypatch.setattr("patolli.server.limits.guard.time", SimpleNamespace(monotonic=lambda: 0.0))
    with inside_with(sqlite_url, requests_per_address=1) as app:
        socket = Socket(app)
        for _ in range(30):
            socket.say({"watch": ["a" * 16]})
        assert socket.next() == TOO_MANY


NONSENSES: list[str | bytes] = [
    "", "x", "[]", "null", "{", '{"watch": "x"}', '{"watch": [1]}', '{"watch": null}', '{"watsh": []}',
    '{"watch": ["' + "a" * 17 + '"]}', json.dumps({"watch": ["a" * 16] * 51}), " " * 4097, "[" * 4000, b"\x00\xff",
    '{"watch": ["\\ud800"]}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSES, ids=lambda text: repr(text[:30]))
def test_nonsense_closes_the_socket(app: Inside, text: str | bytes) -> None:
    socket = Socket(app)
    socket.say(text)
    assert socket.next() == NONSENSE
    settle(app, lambda: len(app.hall.hub) == 0)


def test_nothing_is_left_of_a_socket(app: Inside) -> None:
    at = room(app)
    sockets = [Socket(app) for _ in range(3)]
    for socket in sockets:
        socket.watch(at)
    assert len(app.hall.hub) == 3
    for socket in sockets:
        socket.hang_up()
    assert len(app.hall.hub) == 0
    assert app.hall.hub.listeners == {}
    assert app.hall.guard._sockets == {}
    at.play(1)


def test_the_end_of_the_server(app: Inside) -> None:
    at = room(app)
    socket, idle = Socket(app), Socket(app)
    socket.watch(at)
    at.play(1)
    app.hall.hub.close()
    assert socket.next() == {"table": at.id, "seq": 1, "news": 0}
    assert socket.next() == GOING_AWAY
    assert idle.next() == GOING_AWAY


def test_a_database_that_is_gone(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(id: str) -> None:
        raise Unreachable("the database cannot be reached: try again later")

    socket = Socket(app)
    monkeypatch.setattr(app.hall, "table", gone)
    socket.say({"watch": ["a" * 16]})
    assert socket.next() == LATER


# Several processes


@contextmanager
def announced(apps: Sequence[Inside]) -> Generator[list[Announcer]]:
    """These applications hear of each other, as they do when they run."""
    heard: list[Announcer] = []
    try:
        for app in apps:
            heard.append(_announcer(app))
            heard[-1].start()
        yield heard
    finally:
        for announcer in heard:
            announcer.close()


def _announcer(app: Inside) -> Announcer:
    loop = app.run(_loop())

    def heard(table: str, seq: int, news: int) -> None:
        loop.call_soon_threadsafe(app.hall.heard, table, seq, news)

    def missed() -> None:
        loop.call_soon_threadsafe(app.hall.missed)

    return Announcer(app.hall.storage.database, heard, missed)


async def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.get_running_loop()


def test_processes_hear_of_each_other(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second), announced([first, second]):
        at = room(first, MINE, OPEN)
        there = at.elsewhere(second)
        socket = Socket(second)
        assert socket.watch(there) == [{"table": at.id, "seq": 0, "news": 0}]
        at.join("Ben")
        assert socket.next() == {"table": at.id, "seq": 0, "news": 1}
        assert there.in_memory.stale
        assert there.info["seats"][1]["name"] == "Ben"
        assert not there.in_memory.stale
        at.post("start", {}, seat=0)
        assert socket.next()["news"] == 2
        at.post("chat", {"text": "Hello"}, seat=0)
        assert socket.next()["news"] == 3
        at.play(2)
        assert socket.next()["seq"] >= 1
        settle(second, lambda: there.in_memory.stale)
        told, here = there.get("position", seat=0), at.get("position", seat=0)
        assert told == here
        # And the other way around.
        settle(first, lambda: True)
        there.play(4)
        settle(first, lambda: at.in_memory.stale)
        assert at.get("turns", seat=1) == there.get("turns", seat=1)
        assert at.info["seq"] == there.in_memory.seq == len(there.in_memory.turns) >= 3


def test_what_was_missed_is_read_again(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first)
        there = at.elsewhere(second)
        socket = Socket(second)
        socket.watch(there)
        at.play(2)
        assert there.in_memory.seq == 0  # nobody listens
        second.run(_call(second.hall.missed))
        assert socket.next()["table"] == at.id  # look again
        assert there.info["seq"] == 2


def test_an_answer_of_one_process_is_known_to_the_next(postgresql_url: str) -> None:
    """Even before it has heard of it."""
    with several(postgresql_url) as (first, second):
        at = room(first)
        there = at.elsewhere(second)
        assert there.info["seq"] == 0
        at.play(2)
        assert there.in_memory.seq == 0  # nobody listens
        assert there.info["seq"] == 2


async def _call(what: Callable[[], None]) -> None:
    what()


def test_a_process_that_heard_nothing_cannot_overwrite(database_url: str) -> None:
    with several(database_url) as (first, second):
        at = room(first)
        there = at.elsewhere(second)
        mover = there.turn_of
        turns = [whole_turn(at.match, index) for index in (0, -1)]
        assert turns[0] != turns[1]
        at.post("commit", {"seq": 0, "steps": turns[0]}, seat=mover)
        # Another turn under the same number is stale, and the answer has what happened.
        refused = problem(there.ask("POST", "commit", {"seq": 0, "steps": turns[1]}, seat=mover), 409, "1 turns")
        assert refused["error"] == "stale"
        assert refused["seq"] == 1
        assert [step["token"] for turn in refused["turns"] for step in turn["steps"]] == turns[0]
        # The same turn is answered as before, whoever is asked.
        again = there.post("commit", {"seq": 0, "steps": turns[0]}, seat=mover)
        assert {"table": at.id, "seq": 1, "moves": len(turns[0])}.items() <= again.items()
        assert there.info["seq"] == 1
        assert there.from_database().match.moves == turns[0]


def test_two_processes_and_one_number(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the same moment, again and again: one of them gets it, and the other is told."""
    Clock(monkeypatch)  # after half a minute each of them would note by itself when somebody was seen
    with several(database_url) as (first, second):
        at = room(first)
        there = at.elsewhere(second)
        for number in range(12):
            seq, mover = at.info["seq"], at.turn_of
            there.get(f"position?least={seq}")
            turns = [whole_turn(at.match, 0), whole_turn(at.match, -1 if number % 3 else 0)]
            together, answers = threading.Barrier(2), dict[int, httpx.Response]()

            def work(
                index: int, here: Room, seq: int = seq, mover: int = mover, turns: Any = turns, both: Any = together,
                answers: Any = answers,
            ) -> None:  # fmt: skip
                both.wait()
                answers[index] = here.ask("POST", "commit", {"seq": seq, "steps": turns[index]}, seat=mover)

            threads = [threading.Thread(target=work, args=(i, here)) for i, here in enumerate((at, there))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            good = [index for index in (0, 1) if answers[index].status_code == 200]
            if turns[0] == turns[1]:
                assert good == [0, 1]
                assert answers[0].json() == answers[1].json()
            else:
                assert len(good) == 1
                lost = problem(answers[1 - good[0]], 409)
                assert (lost["error"], lost["seq"]) == ("stale", seq + 1)
                assert [step["token"] for step in lost["turns"][0]["steps"]] == turns[good[0]]
            at.get(f"position?least={seq + 1}")
            assert list(at.in_memory.turns[seq].steps) == turns[good[0]]
        assert at.from_database().match.moves == there.from_database().match.moves


# The real thing


def test_a_real_server(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url, tmp_path, "--origin", "https://friend.example") as server:
        made = post(f"{server.url}/api/tables", json={"game": "tzolkin", "seats": [MINE, OPEN]}).json()
        id = made["table"]["id"]
        seat = {"Patolli-Seat": made["keys"][0]["secret"]}
        url = f"ws://127.0.0.1:{server.port}/api/live"
        for origin in ("https://evil.example", "http://127.0.0.1", "null"):
            with pytest.raises(InvalidStatus) as refused:
                connect(url, origin=Origin(origin), open_timeout=SOON)
            assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/api/nowhere", open_timeout=SOON)
        for text in ("nonsense", b"\xff", "x" * 20_000):
            with connect(url, open_timeout=SOON) as socket:
                socket.send(text)
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(SOON)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code in (NONSENSE, 1009)
        own = Origin(f"http://127.0.0.1:{server.port}")
        with connect(url, origin=own) as one, connect(url, origin=Origin("https://friend.example")) as two:
            for socket in (one, two):
                socket.send(json.dumps({"watch": [id]}))
                assert json.loads(socket.recv(SOON)) == {"table": id, "seq": 0, "news": 0}
            post(f"{server.url}/api/tables/{id}/chat", json={"text": "Hello"}, headers=seat)
            for socket in (one, two):
                assert json.loads(socket.recv(SOON)) == {"table": id, "seq": 0, "news": 1}
            assert "patolli_sockets 2.0" in get(f"{server.url}/metrics").text
            server.stop()
            for socket in (one, two):
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(SOON)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code in (GOING_AWAY, 1012)  # uvicorn may be faster, and says: come back
        assert server.troubles() == []
        assert "Traceback" not in server.log.read_text()
