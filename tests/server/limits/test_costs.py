"""What requests cost, who pays for it, and what may not be cached: limits by cost, through the application."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncGenerator, Coroutine, Sequence
from typing import Any

import httpx
import pytest

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.server.hall import store
from patolli.server.http import gate
from patolli.server.http.routes import tables as routes_tables
from patolli.server.http.routes.live import TOO_MANY
from patolli.server.limits import guard
from patolli.server.limits.guard import Guard
from patolli.server.limits.work import asker
from patolli.server.problems import TooMuch
from patolli.server.settings import Settings
from patolli.server.tables import dealing, play, seats, turn_words
from patolli.text.render import Translator
from tests.server.inside import Inside
from tests.server.rooms import MINE, Room, inside_with, mine, problem, room
from tests.server.sockets import Socket

HOME, AWAY = "1.1.1.1", "9.9.9.9"


class Ticking:
    """Time for buckets."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(guard.time, "monotonic", lambda: self.now)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    return Ticking(monkeypatch)


def told(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


# Buckets


def test_who_uses_much_is_slowed_down_then_refused_and_forgiven(ticking: Ticking) -> None:
    found = Guard(Settings(database="", processor_per_address=0.25))
    assert (found.request("a"), found.pace("a")) == (0, 0)
    found.spent("a", 0.25 * guard.SAVED)
    assert found.request("a") == 0
    assert found.pace("a") == pytest.approx(2 * guard.PRICE / 0.25), "a little slower, one after the other"
    found.spent("a", 0.25 * guard.SLOWEST)
    assert 0 < found.request("a") < 1
    assert (found.request("b"), found.pace("b")) == (0, 0)
    found.spent("a", 1000)
    ticking.now += guard.SAVED
    assert (found.request("a"), found.pace("a")) == (0, pytest.approx(guard.PRICE / 0.25)), "debts are bounded"


def test_one_address_gets_a_quarter_of_a_core(ticking: Ticking) -> None:
    """Whatever it asks for: here as much as it can of something that takes 90 ms."""
    found, used = Guard(Settings(database="")), 0.0
    for _ in range(100_000):
        if not found.request("a"):
            ticking.now += found.pace("a")
            found.spent("a", 0.09)
            used += 0.09
        ticking.now += 0.01
    assert used / (ticking.now - 1000) == pytest.approx(0.25, rel=0.1)


def test_a_class_of_thirty_that_plays_live_notices_nothing(ticking: Ticking) -> None:
    """Thirty students, each with a turn every 20 s: two looks, four previews, a commit, and what the other three look
    at afterwards; 7 ms each, which is what Settlers takes where the most can be done."""
    found = Guard(Settings(database=""))
    for _ in range(600):
        for _ in range(round(30 / 20 * 13)):
            assert found.request("school") == 0
            assert found.pace("school") == 0
            found.spent("school", 0.007)
            found.sent("school", 10_000)
        ticking.now += 1


def test_bytes_and_hints(ticking: Ticking) -> None:
    found = Guard(Settings(database="", bytes_per_address=1000, thinking_per_address=0.25))
    found.sent("a", 1000 * 60 + 5000)
    assert found.request("a") == pytest.approx(5)
    assert found.request("b") == 0
    found.may_think("a")
    found.thought("a", 0.25 * guard.SAVED_THINKING + 1)
    with pytest.raises(TooMuch, match="hints") as refused:
        found.may_think("a")
    assert refused.value.headers == {"Retry-After": "4"}
    found.may_think("b")


def test_the_server_itself_and_operators_without_limits_pay_nothing(ticking: Ticking) -> None:
    found = Guard(Settings(database="", limits=False))
    for who in ("", "a"):
        found.spent(who, 1e6)
        found.sent(who, 10**12)
        found.thought(who, 1e6)
        assert (found.request(who), found.pace(who), found.until_spare(who)) == (0, 0, 0)
        found.may_think(who)


def test_a_network_counts_as_one(ticking: Ticking) -> None:
    found = Guard(Settings(database="", requests_per_address=1, sockets_per_address=1))
    for number in range(int(guard.BURST)):
        assert found.request(f"2001:db8::{number}") == 0
    assert found.request("2001:db8::abcd") > 0
    assert found.request("2001:db8:0:1::1") == 0
    assert found.open_socket("2001:db8::1")
    assert not found.open_socket("2001:db8::2")
    found.close_socket("2001:db8::2")
    assert found.open_socket("2001:db8::3")


# Through the application


def turned(app: Inside, game: str = "settlers", turns: int = 12) -> Room:
    found = room(app, mine("Ana"), mine("Ben"), game=game)
    while found.table.seq < turns:
        found.play(len(found.match) + 1)
    return found


def test_a_stale_preview_is_put_into_words_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    real = turn_words.turn_info

    def counting(*args: object) -> object:
        made.append(1)
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(turn_words, "turn_info", counting)
    with inside_with(sqlite_url) as app:
        at = turned(app)
        at.from_database()  # whoever made the turns was told of them in words
        made.clear()
        answers = [at.ask("POST", "preview", {"seq": 0, "steps": []}, 0) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [409] * 5
        assert len(answers[0].json()["turns"]) == at.table.seq
        assert {answer.content for answer in answers} == {answers[0].content}
        assert len(made) == at.table.seq
        # Another seat, and another language, have other words.
        at.ask("POST", "preview", {"seq": 0, "steps": []}, 1)
        at.get("turns?language=de", 0)
        assert len(made) == 3 * at.table.seq


def test_kept_words_are_those_that_would_be_made_now(sqlite_url: str) -> None:
    """Including when something hidden was revealed, and when somebody has another name."""
    with inside_with(sqlite_url) as app:
        for game in ("tzolkin", "settlers"):
            at = turned(app, game, 8)
            for _ in range(4):
                for seat in (0, 1, None):
                    kept = at.get("turns", seat)
                    at.table.words = type(at.table.words)()
                    assert at.get("turns", seat) == kept
                at.play(len(at.match) + 5)
            at.table.seats[0].name = "Zoe"
            assert "Zoe" in str(at.get("turns"))


@pytest.mark.parametrize("what", ["position", "preview", "turns", "record", "commit"])
def test_what_takes_long_is_not_done_on_the_event_loop(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    threads: set[str] = set()
    view, play_one, step = Match.view, Match.play, Draft.go_to

    def looked(self: Match, *args: object) -> object:
        threads.add(threading.current_thread().name)
        return view(self, *args)  # type: ignore[arg-type]

    def played(self: Match, token: str) -> None:
        threads.add(threading.current_thread().name)
        play_one(self, token)

    def tried(self: Draft, steps: Sequence[str]) -> None:
        threads.add(threading.current_thread().name)
        step(self, steps)

    with inside_with(sqlite_url) as app:
        at = turned(app, "tzolkin", 3)
        seat = at.turn_of
        token = at.get("position", seat)["legal"][0]["token"]
        monkeypatch.setattr(Match, "view", looked)
        monkeypatch.setattr(Draft, "go_to", tried)
        if what == "commit":
            monkeypatch.setattr(Match, "play", played)
            at.ask("POST", "commit", {"seq": at.table.seq, "steps": [token, "nonsense"]}, seat)
        elif what == "preview":
            at.ask("POST", "preview", {"seq": at.table.seq, "steps": [token]}, seat)
        else:
            at.get(what, seat)
        monkeypatch.undo()
        assert threads <= {name for name in threads if name.startswith("patolli-work")}
        assert threads or what == "record"


def test_options_are_not_understood_on_the_event_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    real = dealing.check_setup

    def checked(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return real(*args)

    monkeypatch.setattr(seats, "check_setup", checked)
    with inside_with(sqlite_url) as app:
        room(app, game="settlers", options={"peaceful": True})
        problem(app.ask("POST", "/tables", {"game": "chess", "seats": [MINE, MINE]}), 400)
    assert [name.rpartition("_")[0] for name in threads] == ["patolli-work"] * 2


def test_what_a_thread_looks_at_stays_while_the_table_goes_on(sqlite_url: str) -> None:
    with inside_with(sqlite_url) as app:
        at = turned(app, "tzolkin", 4)
        still = at.table.still()
        before = play.position(still, 0, None, Translator("en"))
        at.play(len(at.match) + 40)
        assert play.position(still, 0, None, Translator("en")) == before
        assert still.seq == before.seq < at.table.seq


def test_everything_is_charged_to_the_network_that_asked(sqlite_url: str) -> None:
    with inside_with(sqlite_url, proxy=True) as app:
        bucket, sent = app.hall.guard._seconds, app.hall.guard._bytes
        created = app.post("/tables", {"game": "tzolkin", "seats": [MINE, MINE]}, headers=told(HOME))
        assert list(bucket._levels) == list(sent._levels) == [HOME]
        assert app.hall._owners == {created["table"]["id"]: HOME}
        app.get(f"/tables/{created['table']['id']}/position", headers=told(AWAY))
        assert set(bucket._levels) == {HOME, AWAY}
        assert asker.get() == ""


@pytest.mark.parametrize(
    ("where", "name", "method", "path", "body"),
    [
        (routes_tables, "game_names", "GET", "/games", None),
        (seats, "check_setup", "POST", "/tables", {"game": "tzolkin", "seats": [MINE, MINE]}),
        (store, "list_tables", "GET", "/tables", None),
    ],
    ids=["event loop", "thread", "database"],
)
def test_processor_time_is_charged_wherever_it_is_used(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, method: str, path: str, body: Any
) -> None:
    real = getattr(where, name)

    def slow(*args: Any) -> Any:
        end = time.thread_time() + 0.1
        while time.thread_time() < end:
            pass
        return real(*args)

    Ticking(monkeypatch)  # nothing is forgiven
    monkeypatch.setattr(where, name, slow)
    with inside_with(sqlite_url, processor_per_address=0.25) as app:
        assert app.ask(method, path, body).is_success
        bucket = app.hall.guard._seconds
        assert bucket.size - bucket._level("127.0.0.1") >= 0.1


def test_who_has_used_up_everything_is_told_when_to_come_back(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HELD", 0.0)
    Ticking(monkeypatch)  # nothing is forgiven
    with inside_with(sqlite_url, proxy=True, processor_per_address=0.25) as app:
        app.hall.guard.spent(HOME, 100.0)
        answer = app.ask("GET", "/games", headers=told(HOME))
        problem(answer, 429, "your address", "try again in")
        assert int(answer.headers["retry-after"]) >= 1
        assert app.ask("GET", "/games", headers=told(AWAY)).status_code == 200


def test_who_has_had_enough_hints_still_plays(sqlite_url: str) -> None:
    with inside_with(sqlite_url) as app:
        at = room(app)
        app.hall.guard.thought("127.0.0.1", 1000.0)
        problem(at.ask("POST", "hint", {"simulations": 100}, at.turn_of), 429, "hints")
        at.play(4)


# What may not be cached


def test_answers_for_a_seat_are_for_nobody_else(sqlite_url: str) -> None:
    with inside_with(sqlite_url) as app:
        at = room(app)
        answers = [
            at.ask("GET", "position", seat=0),
            at.ask("GET", "record", seat=0),
            at.ask("GET", "", seat=0),
            at.ask("POST", "commit", {"seq": 7, "steps": []}, 0),
            app.ask("GET", "/tables"),
            app.ask("GET", "/nothing"),
            app.ask("POST", "/tables", {"game": "tzolkin", "seats": []}),
        ]
        for answer in answers:
            assert answer.headers.get_list("cache-control") == ["no-store"]
            assert answer.headers.get_list("vary") == ["Authorization, Patolli-Seat"]
            assert answer.headers.get_list("x-content-type-options") == ["nosniff"]
        words = app.ask("GET", "/games/tzolkin/words?language=de")
        assert "max-age" in words.headers["cache-control"], "who says otherwise means it"
        assert words.headers["x-content-type-options"] == "nosniff"
        page = app.run(app.client.get("/", headers={"Accept": "text/html"}))
        assert page.headers.get_list("x-content-type-options") == ["nosniff"]
        assert page.headers.get_list("cache-control") != []


# What is no request of the interface


def test_sockets_that_are_opened_again_and_again_count_as_requests(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "HELD", 0.0)
    Ticking(monkeypatch)  # nothing is forgiven
    with inside_with(sqlite_url, requests_per_address=1) as app:
        codes: list[int | None] = []
        for _ in range(int(guard.BURST) + 2):
            socket = Socket(app)
            codes.append(socket.code)
            socket.hang_up()
        assert codes == [None] * int(guard.BURST) + [TOO_MANY] * 2
        assert Socket(app, "10.0.0.2").code is None


def test_files_of_the_app_cost_time_and_bytes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HELD", 0.0)
    Ticking(monkeypatch)  # nothing is forgiven
    with inside_with(sqlite_url, proxy=True, processor_per_address=0.25) as app:

        def load(address: str) -> int:
            return app.run(app.client.get("/", headers=told(address) | {"Accept": "text/html"})).status_code

        assert load(HOME) != 429
        # It was charged.
        assert HOME in app.hall.guard._seconds._levels
        app.hall.guard.spent(HOME, 100.0)
        assert load(HOME) == 429
        app.hall.guard.sent(AWAY, 10**9)
        assert load(AWAY) == 429
        assert load("8.8.8.8") != 429


def test_few_records_of_one_network_are_read_at_the_same_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may have megabytes, and is in memory until it is complete."""
    monkeypatch.setattr(gate, "HELD", 0.0)
    more = asyncio.Event()

    async def slowly() -> AsyncGenerator[bytes]:
        yield b"{"
        await more.wait()
        yield b"}"

    with inside_with(sqlite_url, proxy=True) as app:

        def sent(address: str) -> Coroutine[Any, Any, httpx.Response]:
            headers = told(address) | {"Content-Type": "application/json"}
            return app.client.post("/api/records", content=slowly(), headers=headers)

        async def many() -> list[int]:
            waiting = [asyncio.ensure_future(sent(HOME)) for _ in range(gate.UPLOADS + 2)]
            async with asyncio.timeout(120):
                while len(done := [one for one in waiting if one.done()]) < 2:
                    await asyncio.sleep(0.01)
            assert {one.result().status_code for one in done} == {429}
            waiting.append(asyncio.ensure_future(sent(AWAY)))
            await asyncio.sleep(0.1)
            more.set()
            return [(await one).status_code for one in waiting]

        statuses = app.run(many())
        assert statuses == [400] * gate.UPLOADS + [429] * 2 + [400]
        assert app.run(sent(HOME)).status_code == 400
