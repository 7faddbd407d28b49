"""Time: banks and days, what happens when it runs out, restarts, several processes."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Generator
from typing import Any

import pytest

from patolli.server.tables import clocks
from patolli.server.tables.clocks import DAY, GRACE, look, watch_clocks
from patolli.server.tables.stand_ins import time_is_up
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, OPEN, Clock, Room, bot, mine, problem, room, settle, several, wake_bots

BANK = {"kind": "bank", "bank": 100, "increment": 10}
WAIT = BANK | {"expiry": "wait"}
DAYS = {"kind": "days", "days": 3}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def app(sqlite_url: str, clock: Clock) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def turn(at: Room) -> int:
    """A turn of the player to move; returns its seat."""
    seat = at.turn_of
    at.turn(random.Random(0))
    return seat


def banks(at: Room) -> list[float | None]:
    return [seat["bank"] for seat in at.info["seats"]]


def look_once(app: Inside) -> None:
    app.run(look(app.hall, time_is_up))


# Counting


def test_a_bank_and_what_every_turn_adds(app: Inside, clock: Clock) -> None:
    at = room(app, clock=BANK)
    start = clock.now
    assert banks(at) == [100, 100]
    assert at.info["deadline"] == start + 100_000
    clock.pass_seconds(30)
    first = turn(at)
    second = 1 - first
    assert (banks(at)[first], banks(at)[second]) == (80, 100)
    assert (at.info["turn_since"], at.info["deadline"]) == (clock.now, clock.now + 100_000)
    clock.pass_seconds(2.5)
    assert turn(at) == second
    assert banks(at)[second] == 107.5
    mover = at.turn_of
    assert at.info["deadline"] == clock.now + 1000 * (banks(at)[mover] or 0)
    told = at.info
    assert at.from_database().info == told


def test_a_turn_that_comes_just_after_the_time(app: Inside, clock: Clock) -> None:
    """Nobody has looked at the clock yet: the turn counts, and the bank is empty except for the increment."""
    at = room(app, clock=BANK)
    clock.pass_seconds(150)
    mover = turn(at)
    assert banks(at)[mover] == 10


def test_days(app: Inside, clock: Clock) -> None:
    at = room(app, clock=DAYS)
    assert banks(at) == [None, None]
    assert at.info["deadline"] == clock.now + 3 * DAY
    clock.pass_seconds(2 * 86_400)
    turn(at)
    assert at.info["deadline"] == clock.now + 3 * DAY
    assert at.info["clock"] == DAYS | {"expiry": "bot"}


def test_time_runs_from_the_start_to_the_end(app: Inside, clock: Clock) -> None:
    at = room(app, MINE, OPEN, clock=BANK)
    clock.pass_seconds(1000)
    assert (at.info["deadline"], at.info["turn_since"]) == (None, None)
    at.join()
    at.post("start", {}, seat=0)
    assert at.info["deadline"] == clock.now + 100_000
    at.play()
    info = at.info
    assert (info["status"], info["deadline"], info["turn_since"]) == ("over", None, None)
    assert banks(at) != [100, 100]
    clock.pass_seconds(1000)
    look_once(app)
    assert at.info == info


def test_no_clock(app: Inside, clock: Clock) -> None:
    at = room(app)
    clock.pass_seconds(1_000_000)
    look_once(app)
    assert (at.info["deadline"], at.info["news"]) == (None, 0)


def test_bots_have_no_clock(app: Inside, clock: Clock) -> None:
    at = room(app, bot(), bot(), clock=BANK)
    assert banks(at) == [None, None]
    assert at.info["deadline"] is None
    assert at.info["turn_since"] == clock.now
    mixed = room(app, mine("Ana"), bot(), clock=BANK)
    assert (mixed.info["deadline"] is None) == (mixed.turn_of == 1)


# Running out


def test_a_bot_takes_over(app: Inside, clock: Clock) -> None:
    at = room(app, clock=BANK)
    late = at.turn_of
    clock.pass_seconds(99.9)
    look_once(app)
    assert at.info["news"] == 0
    clock.pass_seconds(0.2)
    look_once(app)
    info = at.info
    assert (info["seats"][late]["bot"], info["seats"][late]["kind"]) == ("normal", "human")
    assert (info["deadline"], info["news"], info["turn"]) == (None, 1, late)
    assert at.from_database().info == info
    # It does not run out twice.
    clock.pass_seconds(1000)
    look_once(app)
    assert at.info["news"] == 1
    wake_bots(app).wake(at.in_memory)
    settle(app, lambda: at.in_memory.turn != late)
    assert at.get("turns")["turns"][0]["by"] == "normal"
    # The bot's turn costs nobody time, and its own time is nobody's.
    assert banks(at)[late] == 10
    assert at.info["deadline"] == clock.now + 100_000


def test_the_others_may_hand_it_over(app: Inside, clock: Clock) -> None:
    at = room(app, clock=WAIT)
    late = at.turn_of
    other = 1 - late
    problem(at.ask("POST", "hand-over", {"seat": late}, seat=other), 403)
    clock.pass_seconds(101)
    at.get("", seat=other)
    look_once(app)
    info = at.info
    assert (info["seats"][late]["bot"], info["seats"][late]["away"], info["deadline"]) == (None, True, None)
    assert at.from_database().info["seats"][late]["away"]
    look_once(app)
    assert at.info["news"] == 1
    # A late player can come back and play, as long as nobody has.
    assert at.get("", seat=late)["seats"][late]["away"] is False
    problem(at.ask("POST", "hand-over", {"seat": late}, seat=other), 403)
    clock.pass_seconds(200)
    assert at.post("hand-over", {"seat": late}, seat=other)["seats"][late]["bot"] == "normal"


def test_late_and_not_handed_over(app: Inside, clock: Clock) -> None:
    at = room(app, clock=WAIT)
    late = at.turn_of
    clock.pass_seconds(101)
    look_once(app)
    clock.pass_seconds(50)
    assert turn(at) == late
    assert banks(at)[late] == 10
    turn(at)
    while at.turn_of != late:
        turn(at)
    assert at.info["deadline"] == clock.now + 10_000


def test_days_run_out(app: Inside, clock: Clock) -> None:
    at = room(app, clock=DAYS)
    late = at.turn_of
    clock.pass_seconds(3 * 86_400 + 1)
    look_once(app)
    assert at.info["seats"][late]["bot"] == "normal"
    problem(at.ask("POST", "take-back", seat=late), 409, "this turn")
    bots = wake_bots(app)
    bots.wake(at.in_memory)
    settle(app, lambda: at.in_memory.turn != late)
    at.post("take-back", seat=late)
    turn(at)
    while at.turn_of != late:
        turn(at)
    assert at.info["deadline"] == clock.now + 3 * DAY


# Handing over and taking back


def test_nobody_gains_time_by_handing_over(app: Inside, clock: Clock) -> None:
    at = room(app, clock=BANK)
    mover, deadline = at.turn_of, at.info["deadline"]
    clock.pass_seconds(60)
    at.post("hand-over", {"seat": mover}, seat=mover)
    assert at.info["deadline"] is None
    clock.pass_seconds(10)
    at.post("take-back", seat=mover)
    assert at.info["deadline"] == deadline
    clock.pass_seconds(20)
    turn(at)
    assert banks(at)[mover] == 100 - 90 + 10


def test_taking_back_when_the_time_is_used_up(app: Inside, clock: Clock) -> None:
    at = room(app, clock={"kind": "bank", "bank": 100})
    late = at.turn_of
    clock.pass_seconds(101)
    look_once(app)
    assert banks(at)[late] == 0
    problem(at.ask("POST", "take-back", seat=late), 409, "used up")
    assert at.info["seats"][late]["bot"] == "normal"


def test_taking_back_with_what_every_turn_adds(app: Inside, clock: Clock) -> None:
    at = room(app, clock=BANK)
    late = at.turn_of
    clock.pass_seconds(101)
    look_once(app)
    problem(at.ask("POST", "take-back", seat=late), 409, "this turn")
    bots = wake_bots(app)
    bots.wake(at.in_memory)
    settle(app, lambda: at.in_memory.turn != late)
    at.post("take-back", seat=late)
    while at.turn_of != late:
        turn(at)
    assert at.info["deadline"] == clock.now + 10_000


# Restarts


def watched(app: Inside, until: Callable[[], bool]) -> None:
    """The task that checks clocks, as it starts with a server."""

    async def work() -> None:
        task = asyncio.ensure_future(watch_clocks(app.hall, time_is_up))
        async with asyncio.timeout(120):
            while not until():
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    app.run(work())


def test_a_server_that_was_away(database_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LOOK_EVERY", 0.01)
    with inside(database_url) as app:
        at, patient, keys = room(app, clock=BANK), room(app, clock=DAYS), dict[int, str]()
        keys, late, deadline = at.keys, at.turn_of, patient.info["deadline"]
    clock.pass_seconds(3600)
    with inside(database_url) as app:
        at = Room(app, {"table": {"id": at.id}, "keys": []})
        at.keys = keys
        jobs = app.hall.storage.writer.counts
        watched(app, lambda: jobs.jobs >= 1)
        assert at.info["deadline"] == clock.now + GRACE
        assert at.info["seats"][late]["bot"] is None
        assert app.get(f"/tables/{patient.id}")["deadline"] == deadline  # there was time enough
        assert not any(seat["away"] for seat in at.info["seats"])  # nobody could be heard from
        # The hour counts for nobody: a minute is left, and half of it is used.
        clock.pass_seconds(30)
        turn(at)
        assert banks(at)[late] == 100 - 70 + 10


def test_grace_ends(sqlite_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LOOK_EVERY", 0.01)
    with inside(sqlite_url) as app:
        at = room(app, clock=BANK)
        late = at.turn_of
        at.from_database()
        clock.pass_seconds(3600)
        begun = at.info["news"]

        def later() -> bool:
            clock.pass_seconds(5)
            return at.in_memory.news > begun

        watched(app, later)
        assert at.info["seats"][late]["bot"] == "normal"


def test_one_that_cannot_be_handled_stops_no_other(app: Inside, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    first, second = room(app, clock=BANK), room(app, clock=BANK)
    clock.pass_seconds(101)

    async def stand_in(hall: Any, table: Any) -> None:
        if table.id == first.id:
            raise RuntimeError("on purpose")
        await time_is_up(hall, table)

    app.run(look(app.hall, stand_in))
    assert (first.info["news"], second.info["news"]) == (0, 1)
    (logged,) = caplog.records
    assert logged.__dict__["table"] == first.id


# Several processes


def test_processes_do_not_expire_twice(database_url: str, clock: Clock) -> None:
    with several(database_url, 3) as apps:
        tables = [room(apps[0], clock=BANK) for _ in range(5)]
        for app in apps[1:]:
            for at in tables:
                at.elsewhere(app).get("")
        clock.pass_seconds(101)
        together = threading.Barrier(len(apps))

        def work(app: Inside) -> None:
            together.wait()
            look_once(app)

        threads = [threading.Thread(target=work, args=(app,)) for app in apps]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for at in tables:
            info = at.from_database().info
            assert (info["news"], info["deadline"]) == (1, None)
            assert [seat["bot"] for seat in info["seats"]].count("normal") == 1


def test_the_turn_came_elsewhere_in_time(postgresql_url: str, clock: Clock) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, clock=BANK)
        there = at.elsewhere(second)
        there.get("")
        clock.pass_seconds(99)
        turn(at)
        clock.pass_seconds(2)
        # The second process has an outdated view of the table, but the database decides.
        look_once(second)
        assert there.from_database().info["news"] == 0
        assert there.info["deadline"] == clock.now + 98_000
