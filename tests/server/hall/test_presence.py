"""Who is connected, who is away, and who may let a bot play for whom."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator
from typing import Any

import pytest
from sqlalchemy import select

from patolli.engine.match import Match
from patolli.server.hall import presence
from patolli.server.hall.absence import AWAY_AFTER, RATED_AWAY_AFTER
from patolli.server.storage import schema
from patolli.server.tables import endings
from patolli.server.tables.clocks import look
from patolli.server.tables.stand_ins import time_is_up
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, OPEN, Clock, Room, bot, mine, problem, room, settle, several, wake_bots
from tests.server.sockets import Socket

BANK = {"kind": "bank", "bank": 600, "increment": 10}
WAIT = {"expiry": "wait"}
DAYS = {"kind": "days", "days": 3}
AWAY, RATED_AWAY = AWAY_AFTER[None] / 1000 + 1, RATED_AWAY_AFTER / 1000 + 1
AWAY_BANK = AWAY_AFTER["bank"] / 1000 + 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    return Clock(monkeypatch)


@pytest.fixture
def app(sqlite_url: str, clock: Clock) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def here(at: Room) -> list[bool]:
    return [seat["here"] for seat in at.info["seats"]]


def away(at: Room) -> list[bool]:
    return [seat["away"] for seat in at.info["seats"]]


def sit(app: Inside, at: Room, seat: int, **more: Any) -> Socket:
    """A socket that proves a seat, and has been heard."""
    app.run(app.hall.table(at.id))
    socket = Socket(app)
    socket.say({"watch": [at.id], "seats": {at.id: at.keys[seat]}} | more)
    settle(app, lambda: app.hall.presence.holds(at.in_memory, at.in_memory.seats[seat]))
    return socket


def rated(app: Inside, **more: Any) -> Room:
    """A rated table of Ana and Ben that has begun."""
    at = room(app, MINE, OPEN, key=app.claim("Ana"), rated=True, **more)
    at.join(key=app.claim("Ben"))
    at.post("start", {}, seat=0)
    return at


def wait_and_look(app: Inside, clock: Clock, seconds: float) -> None:
    clock.pass_seconds(seconds)
    app.run(look(app.hall, time_is_up))


# Connected


def test_a_seat_is_here_while_a_socket_that_proved_it_is_open(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"), bot())
    assert here(at) == [False, False, False]
    watcher = Socket(app)
    assert watcher.watch(at) == [{"table": at.id, "seq": 0, "news": 0}]
    assert here(at) == [False, False, False]  # a spectator proves nothing
    ana = sit(app, at, 0)
    # Everybody hears of it, and sees it without asking for anything else.
    assert watcher.next() == {"table": at.id, "seq": 0, "news": 1}
    assert here(at) == [True, False, False]
    second = sit(app, at, 0)  # another device
    ana.hang_up()
    app.run(asyncio.sleep(0.05))
    assert here(at) == [True, False, False]
    assert watcher.silent()
    second.hang_up()
    assert watcher.next()["news"] == 2
    assert here(at) == [False, False, False]
    # The list knows, too.
    listed = room(app, mine("Ana"), OPEN, listed=True)
    socket = sit(app, listed, 0)
    settle(app, lambda: listed.in_memory.news == 1)
    assert app.get("/tables")["tables"][0]["seats"][0]["here"] is True
    socket.hang_up()


def test_a_named_player_proves_their_seats_by_their_own_secret(app: Inside) -> None:
    ana = app.claim("Ana")
    at, other = room(app, MINE, OPEN, key=ana), room(app, MINE, OPEN)
    socket = Socket(app)
    socket.say({"player": ana, "watch": [at.id, other.id]})
    settle(app, lambda: at.in_memory.news == 1)
    assert (here(at), here(other)) == ([True, False], [False, False])
    socket.say({"unwatch": [at.id]})
    settle(app, lambda: at.in_memory.news == 2)
    assert here(at) == [False, False]
    late = Socket(app)
    late.watch(at)
    late.say({"player": ana})  # after it watches
    settle(app, lambda: at.in_memory.news == 3)
    assert here(at) == [True, False]


def test_what_proves_nothing(app: Inside) -> None:
    at, other = room(app, mine("Ana"), OPEN), room(app, mine("Ben"), OPEN)
    socket = Socket(app)
    for seats in ({at.id: "x" * 43}, {at.id: other.keys[0]}, {"a" * 16: at.keys[0]}, {"x": ""}):
        socket.say({"seats": seats})
    socket.say({"player": "nobody"})
    assert socket.silent()
    assert (here(at), here(other)) == ([False, False], [False, False])
    # The old secret of a seat that was left belongs to nobody, even in a socket that is still open.
    ben = at.join("Ben")
    held = sit(app, at, ben)
    at.post("leave", seat=ben)
    assert here(at) == [False, False]
    at.join("Cleo")
    app.run(app.hall.presence.renew())
    assert here(at.from_database()) == [False, False]
    held.hang_up()


def test_a_socket_holds_a_bounded_number_of_seats(app: Inside) -> None:
    at = room(app, MINE, OPEN)
    app.hall.settings = type(app.hall.settings)(database="", watched_per_socket=1)
    other, socket = room(app, MINE, OPEN), Socket(app)
    socket.say({"seats": {at.id: at.keys[0]}})
    assert socket.silent()
    socket.say({"seats": {other.id: other.keys[0]}})
    assert socket.next() == 4429
    settle(app, lambda: not len(app.hall.presence))


def test_who_loads_the_page_anew_has_not_left(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 60.0)
    at = room(app, mine("Ana"), mine("Ben"))
    first = sit(app, at, 0)
    settle(app, lambda: at.in_memory.news == 1)
    first.hang_up()
    again = sit(app, at, 0)
    assert again.silent() or again.next()["news"] == 1
    assert (here(at), at.info["news"]) == ([True, False], 1)


def test_other_processes_know_who_is_connected(postgresql_url: str, clock: Clock) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), mine("Ben"))
        there = at.elsewhere(second)
        assert here(there) == [False, False]
        socket = sit(first, at, 0)
        settle(first, lambda: at.in_memory.news == 1)
        assert here(there) == [True, False]
        for _ in range(5):
            clock.pass_seconds(60)
            first.run(first.hall.presence.renew())
            assert (here(there), here(at)) == ([True, False], [True, False])
        problem(there.ask("POST", "hand-over", {"seat": 0}, seat=1), 403, "connected")
        socket.hang_up()
        settle(first, lambda: at.in_memory.news == 2)
        assert (here(there), away(there)) == ([False, False], [False, False])
        # A process that dies says nothing: nobody renews what it wrote.
        sit(first, at, 0)
        settle(first, lambda: at.in_memory.news == 3)
        assert here(there) == [True, False]
        clock.pass_seconds(presence.LEASE / 1000 + 1)
        assert here(there) == [False, False]


def test_everybody_hears_that_a_process_has_died(postgresql_url: str, clock: Clock) -> None:
    """Without asking: spectators at another process are told when nobody renews what the dead one wrote."""
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), mine("Ben"))
        there = at.elsewhere(second)
        ben = sit(second, there, 1)
        assert ben.next()["table"] == at.id
        until_connected(first, second, 1)
        sit(first, at, 0)
        settle(first, lambda: at.in_memory.news == 2)
        news = second.run(second.hall.table(at.id))
        assert here(there) == [True, True]
        second.hall.heard(at.id, 0, news.news)
        while ben.silent() is False:
            ben.next()
        clock.pass_seconds(presence.LEASE / 1000 + 1)
        second.run(second.hall.presence.renew())  # nobody renews anything of the first
        second.run(second.hall.presence.lapse())
        assert ben.next()["news"] == 3
        assert here(there) == [False, True]
        # Told once, whoever looks.
        second.run(second.hall.presence.lapse())
        assert ben.silent()


def until_connected(one: Inside, other: Inside, count: int) -> None:
    """Wait until the database knows of this many sockets; both keep running meanwhile."""
    while len(one.read(lambda connection: connection.execute(select(schema.connections)).all())) != count:
        other.run(asyncio.sleep(0.01))
        one.run(asyncio.sleep(0.01))


def test_two_devices_at_two_processes_are_one_person(postgresql_url: str, clock: Clock) -> None:
    """Somebody who closes one of two pages is still here, wherever they are open, and nobody is told anything."""
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), mine("Ben"))
        there = at.elsewhere(second)
        desk, phone = sit(first, at, 0), sit(second, there, 0)
        until_connected(first, second, 2)
        before = at.info["news"]
        desk.hang_up()
        until_connected(second, first, 1)
        assert (here(at), here(there), at.info["news"]) == ([True, False], [True, False], before)
        for _ in range(3):
            clock.pass_seconds(60)
            second.run(second.hall.presence.renew())
            first.run(first.hall.presence.lapse())
            assert (here(at), here(there)) == ([True, False], [True, False])
        phone.hang_up()
        settle(second, lambda: there.in_memory.seats[0].here is None)
        assert (here(at), here(there)) == ([False, False], [False, False])


def test_who_was_taken_for_gone_is_told_to_be_here_again(app: Inside, clock: Clock) -> None:
    """A database that was away for longer than a lease: connected people stay connected, and everybody hears it."""
    at = room(app, mine("Ana"), mine("Ben"))
    sit(app, at, 0)
    settle(app, lambda: at.in_memory.news == 1)
    clock.pass_seconds(presence.LEASE / 1000 + 1)
    app.run(app.hall.presence.lapse())  # as another process would
    assert at.from_database().info["seats"][0]["seen"] is None  # its socket is open here
    app.run(app.hall.presence.renew())
    assert (here(at), at.info["news"]) == ([True, False], 3)
    assert here(at.from_database()) == [True, False]


def test_a_page_out_of_sight_is_connected_and_not_looking(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    ana = sit(app, at, 0)
    settle(app, lambda: at.in_memory.news == 1)
    look = lambda: (at.info["seats"][0]["here"], at.info["seats"][0]["looking"])  # noqa: E731
    assert look() == (True, True)
    ana.say({"looking": False})
    settle(app, lambda: at.in_memory.news == 2)
    assert look() == (True, False)
    second = sit(app, at, 0)  # on another device it is in sight
    settle(app, lambda: at.in_memory.news == 3)
    assert look() == (True, True)
    second.hang_up()
    settle(app, lambda: at.in_memory.news == 4)
    assert look() == (True, False)
    # Switching tabs is not news each time.
    monkeypatch.setattr(presence, "GRACE", 60.0)
    for looking in [True, False] * 20:
        ana.say({"looking": looking})
    settle(app, lambda: at.in_memory.news == 5)
    app.run(asyncio.sleep(0.1))
    assert at.info["news"] == 5


def test_many_sockets_and_much_coming_and_going_are_one_presence(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 60.0)
    at = room(app, mine("Ana"), mine("Ben"))
    for _ in range(10):
        sockets = [sit(app, at, 0) for _ in range(5)]
        for socket in sockets:
            socket.hang_up()
    settle(app, lambda: at.in_memory.news == 1)
    app.run(asyncio.sleep(0.1))
    assert (here(at), at.info["news"], len(app.hall.presence)) == ([True, False], 1, 1)


# Away, and handing over


@pytest.mark.parametrize("clock_of", [None, BANK, BANK | WAIT, DAYS])
def test_who_thinks_for_ten_minutes_and_is_connected_is_not_away(
    app: Inside, clock: Clock, clock_of: dict[str, Any] | None
) -> None:
    more: dict[str, Any] = {"clock": clock_of} if clock_of else {}
    at = room(app, mine("Ana"), mine("Ben"), **more)
    thinking, other = at.turn_of, 1 - at.turn_of
    sit(app, at, thinking)
    for _ in range(20):  # nothing is said, nothing is asked
        clock.pass_seconds(30 if clock_of is None or clock_of is DAYS else 29)
        app.run(app.hall.presence.renew())
        app.run(app.hall.presence.lapse())
    seat = at.info["seats"][thinking]
    assert (seat["here"], seat["away"], seat["why"], seat["away_from"]) == (True, False, "here", None)
    problem(at.ask("POST", "hand-over", {"seat": thinking}, seat=other), 403, "connected", "however long")
    assert here(at.from_database())[thinking]


def test_a_connected_seat_is_never_away(app: Inside, clock: Clock) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    ben = sit(app, at, 1)
    clock.pass_seconds(100 * AWAY)
    assert away(at) == [True, False]
    problem(at.ask("POST", "hand-over", {"seat": 1}, seat=0), 403, "connected")
    ben.hang_up()
    settle(app, lambda: at.in_memory.news == 2)
    assert here(at) == [False, False]
    clock.pass_seconds(AWAY - 2)
    assert not away(at)[1]  # he was here a moment ago
    clock.pass_seconds(2)
    assert away(at)[1]
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["bot"] == "normal"
    # Once a bot plays, nobody but its holder says which.
    assert not away(at)[1]
    problem(at.ask("POST", "hand-over", {"seat": 1, "strength": "random"}, seat=0), 409, "already")


def test_another_chooses_no_bot(app: Inside, clock: Clock) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    clock.pass_seconds(AWAY)
    for strength in ("random", "easy", "expert"):
        problem(at.ask("POST", "hand-over", {"seat": 1, "strength": strength}, seat=0), 403, "normal")


@pytest.mark.parametrize("expiry", ["bot", "wait"])
def test_nobody_is_away_who_has_days_left(app: Inside, clock: Clock, expiry: str) -> None:
    at = room(app, mine("Ana"), mine("Ben"), clock=DAYS | {"expiry": expiry})
    late = at.turn_of
    wait_and_look(app, clock, 2.9 * 86_400)
    assert away(at) == [False, False]
    for seat in (0, 1):
        problem(at.ask("POST", "hand-over", {"seat": 1 - seat}, seat=seat), 403, "still has time on the clock")
    wait_and_look(app, clock, 0.2 * 86_400)
    if expiry == "bot":
        assert at.info["seats"][late]["bot"] == "normal"
        return
    # A player whose turn it is not has all the time.
    assert [away(at)[late], away(at)[1 - late]] == [True, False]
    assert at.post("hand-over", {"seat": late}, seat=1 - late)["seats"][late]["bot"] == "normal"


def test_a_bank_clock_does_not_keep_others_waiting(app: Inside, clock: Clock) -> None:
    at = room(app, mine("Ana"), mine("Ben"), clock=BANK)
    clock.pass_seconds(AWAY_BANK - 2)
    assert away(at) == [False, False]
    clock.pass_seconds(2)
    assert away(at) == [True, True]
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["bot"] == "normal"


def test_at_a_rated_table_only_when_the_time_is_up(app: Inside, clock: Clock) -> None:
    at = rated(app, clock=BANK | WAIT)
    late = at.turn_of
    wait_and_look(app, clock, 590)
    assert away(at) == [False, False]
    problem(at.ask("POST", "hand-over", {"seat": late}, seat=1 - late), 403, "still has time on the clock")
    problem(at.ask("POST", "hand-over", {"seat": 1 - late}, seat=late), 403, "still has time on the clock")
    wait_and_look(app, clock, 130)
    # The one who was active a moment ago is late as well; those not to move are not.
    assert away(at)[1 - late] is False
    wait_and_look(app, clock, AWAY)
    assert at.post("hand-over", {"seat": late}, seat=1 - late)["seats"][late]["bot"] == "normal"


def test_at_a_rated_table_with_a_clock_silence_alone_is_never_enough(app: Inside, clock: Clock) -> None:
    """A player with a bank of a day may think for a day, and those waiting need not say anything."""
    at = rated(app, clock=BANK | WAIT | {"bank": 86_400, "increment": 3600})
    for _ in range(4):
        at.turn(random.Random(1))
    wait_and_look(app, clock, RATED_AWAY)
    assert away(at) == [False, False]
    problem(at.ask("POST", "hand-over", {"seat": 0}, seat=1), 403, "still has time on the clock")


def test_at_a_rated_table_without_a_clock_after_a_day(app: Inside, clock: Clock) -> None:
    at = rated(app)
    clock.pass_seconds(RATED_AWAY - 2)
    assert away(at) == [False, False]
    problem(at.ask("POST", "hand-over", {"seat": 1}, seat=0), 403, "not long ago")
    clock.pass_seconds(2)
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["bot"] == "normal"


def test_ones_own_seat(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    for strength in ("expert", "random"):  # as often as one likes
        assert at.post("hand-over", {"seat": 0, "strength": strength}, seat=0)["seats"][0]["bot"] == strength
    at = rated(app)
    for strength in ("expert", "normal"):
        answer = at.ask("POST", "hand-over", {"seat": 0, "strength": strength}, seat=0)
        problem(answer, 403, "you play yourself", "leaving gives the game up")
    assert at.info["seats"][0]["bot"] is None


# What a rated game loses by a bot


def ratings(app: Inside) -> dict[str, float]:
    return {one["name"]: one["mu"] for one in app.get("/ratings?game=tzolkin")["ratings"]}


def seat_wins(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Whatever is played, this one of two seats wins."""
    true = endings.result_of

    def result(match: Match) -> dict[str, Any]:
        return true(match) | {"winners": [seat], "places": [2 - (seat == 0), 2 - (seat == 1)]}

    monkeypatch.setattr(endings, "result_of", result)


def play_on(app: Inside, at: Room) -> None:
    """Seats without a bot play at random, until the end."""
    while at.info["status"] == "playing":
        turn = at.in_memory.turn
        if turn is not None and at.in_memory.seats[turn].bot is None:
            at.turn(random.Random(at.in_memory.seq))
        else:
            app.run(asyncio.sleep(0.01))


@pytest.mark.compiled
@pytest.mark.parametrize("back", [False, True], ids=["for good", "and coming back"])
def test_leaving_a_rated_table_gives_the_game_up(app: Inside, monkeypatch: pytest.MonkeyPatch, back: bool) -> None:
    seat_wins(monkeypatch, 1)
    at = rated(app)
    bots = wake_bots(app)
    assert at.post("leave", seat=1)["seats"][1]["bot"] == "normal"
    settle(app, lambda: at.in_memory.turn == 0)
    at.turn(random.Random(1))
    settle(app, lambda: any(turn.by for turn in at.in_memory.turns))
    if back:
        at.post("take-back", seat=1)
    play_on(app, at)
    app.run(bots.close())
    assert any(turn.seat == 1 and not turn.by for turn in at.in_memory.turns) == back
    found = ratings(app)
    assert found["Ana"] > 25 > found["Ben"]
    # The result of the game stays as it was played.
    assert (at.in_memory.result or {})["winners"] == [1]


@pytest.mark.compiled
def test_running_out_of_time_at_a_rated_table_gives_the_game_up(
    app: Inside, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = rated(app, clock=BANK)
    late = at.turn_of
    seat_wins(monkeypatch, late)
    wait_and_look(app, clock, 700)
    assert at.info["seats"][late]["bot"] == "normal"
    bots = wake_bots(app)
    bots.wake(at.in_memory)
    settle(app, lambda: at.in_memory.seq > 0)
    play_on(app, at)
    app.run(bots.close())
    names = ("Ana", "Ben")
    assert ratings(app)[names[1 - late]] > 25 > ratings(app)[names[late]]
