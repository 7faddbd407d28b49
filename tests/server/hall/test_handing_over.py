"""Letting a bot play for somebody who is away: what is said beforehand, who may say no, who is told afterwards."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from patolli.server.hall import presence
from patolli.server.hall.absence import AWAY_AFTER, RATED_AWAY_AFTER
from patolli.server.tables.clocks import look
from patolli.server.tables.stand_ins import TO_OBJECT, time_is_up
from tests.server.hall.test_presence import BANK, DAYS, WAIT, rated, sit, wait_and_look
from tests.server.inside import Inside, inside
from tests.server.rooms import Clock, Room, bot, mine, problem, room, settle, several

THREE = mine("Ana"), mine("Ben"), mine("Cleo")
AWAY = AWAY_AFTER[None] / 1000 + 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    return Clock(monkeypatch)


@pytest.fixture
def app(sqlite_url: str, clock: Clock) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def seat(at: Room, number: int) -> dict[str, Any]:
    return at.info["seats"][number]


def told(at: Room, number: int) -> tuple[Any, ...]:
    one = seat(at, number)
    return one["why"], one["free_from"], one["away_from"]


# Why not, and from when on


def test_what_is_told_of_who_is_not_connected(app: Inside, clock: Clock) -> None:
    free, bank, days = (
        room(app, mine("Ana"), mine("Ben"), bot()),
        room(app, mine("Ana"), mine("Ben"), clock=BANK),
        room(app, mine("Ana"), mine("Ben"), clock=DAYS),
    )
    begun = clock.now
    assert told(free, 1) == ("soon", begun + AWAY_AFTER[None], begun + AWAY_AFTER[None])
    assert told(bank, 1) == ("soon", begun + AWAY_AFTER["bank"], begun + AWAY_AFTER["bank"])
    # With days per turn nobody is away.
    assert told(days, 1) == ("clock", None, None)
    assert told(free, 2) == (None, None, None)  # a bot
    clock.pass_seconds(AWAY)
    assert (told(free, 1)[0], seat(free, 1)["away"], seat(free, 1)["seen"]) == (None, True, begun)
    assert told(days, 1) == ("clock", None, None)
    at = rated(app, clock=BANK | WAIT)
    assert told(at, 1)[:2] == ("rated", None)
    socket = sit(app, free, 1)
    assert told(free, 1) == ("here", None, None)
    assert seat(free, 1)["seen"] is None
    socket.hang_up()


def test_rated_without_a_clock_a_day(app: Inside, clock: Clock) -> None:
    at = rated(app)
    assert told(at, 1)[:2] == ("soon", clock.now + RATED_AWAY_AFTER)


def test_when_the_days_are_over_who_was_here_has_a_minute(app: Inside, clock: Clock) -> None:
    at = room(app, mine("Ana"), mine("Ben"), clock=DAYS | WAIT)
    late = at.turn_of
    wait_and_look(app, clock, 3 * 86_400 - 10)
    at.get("", seat=late)  # heard from, but not connected
    heard = clock.now
    wait_and_look(app, clock, 20)
    assert told(at, late)[:2] == ("soon", heard + AWAY_AFTER["days"])
    assert seat(at, late)["seen"] == heard  # when it was is not forgotten
    wait_and_look(app, clock, AWAY_AFTER["days"] / 1000)
    assert at.post("hand-over", {"seat": late}, seat=1 - late)["seats"][late]["let_by"] == 1 - late


# Who let it


def test_who_let_a_bot_play_is_told(app: Inside, clock: Clock) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    assert (seat(at, 1)["let_by"], seat(at, 1)["let_since"]) == (None, None)
    clock.pass_seconds(AWAY)
    at.post("hand-over", {"seat": 1}, seat=0)
    assert (seat(at, 1)["let_by"], seat(at, 1)["let_since"]) == (0, 0)
    assert (seat(at.from_database(), 1)["let_by"], seat(at, 1)["let_since"]) == (0, 0)
    # A returning player takes the seat back with one request; the log still says what happened.
    back = at.post("take-back", seat=1)["seats"][1]
    assert (back["bot"], back["let_by"], back["let_since"]) == (None, 0, 0)
    at.post("leave", seat=0)
    assert (seat(at, 0)["bot"], seat(at, 0)["let_by"]) == ("normal", 0)


def test_the_clock_lets_a_bot_play(app: Inside, clock: Clock) -> None:
    at = room(app, mine("Ana"), mine("Ben"), clock=DAYS)
    late = at.turn_of
    wait_and_look(app, clock, 3 * 86_400 + 1)
    assert (seat(at, late)["bot"], seat(at, late)["let_by"], seat(at, late)["let_since"]) == ("normal", None, 0)


# Others may say no


def asked(at: Room, number: int) -> tuple[Any, Any]:
    return seat(at, number)["asked_by"], seat(at, number)["asked_until"]


def away_ben(app: Inside, clock: Clock) -> Room:
    """A table of three where Ana and Cleo are connected, and Ben is away."""
    at = room(app, *THREE)
    sit(app, at, 0)
    sit(app, at, 2)
    clock.pass_seconds(AWAY)
    return at


def test_a_third_person_has_a_moment_to_say_no(app: Inside, clock: Clock) -> None:
    at = away_ben(app, clock)
    after = at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]
    assert (after["bot"], after["asked_by"], after["asked_until"]) == (None, 0, clock.now + TO_OBJECT)
    problem(at.ask("POST", "hand-over", {"seat": 1}, seat=2), 409, "asked")
    wait_and_look(app, clock, TO_OBJECT / 1000 - 1)
    assert asked(at, 1)[0] == 0
    problem(at.ask("POST", "wait", {"seat": 1}), 403)  # somebody who only watches
    assert at.post("wait", {"seat": 1}, seat=2)["seats"][1]["asked_by"] is None
    wait_and_look(app, clock, 2)
    assert (seat(at, 1)["bot"], asked(at, 1)) == (None, (None, None))
    # And nobody may ask again for a while.
    problem(at.ask("POST", "hand-over", {"seat": 1}, seat=0), 403, "not long ago")
    assert seat(at, 1)["why"] == "soon"
    clock.pass_seconds(AWAY)
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["asked_by"] == 0
    problem(at.ask("POST", "wait", {"seat": 0}, seat=2), 409, "nobody wants")
    assert problem(at.ask("POST", "wait", {"seat": 7}, seat=2), 400)["field"] == "seat"


def test_if_nobody_says_no_a_bot_plays(app: Inside, clock: Clock) -> None:
    at = away_ben(app, clock)
    at.post("hand-over", {"seat": 1}, seat=0)
    wait_and_look(app, clock, TO_OBJECT / 1000)
    ben = seat(at, 1)
    assert (ben["bot"], ben["let_by"], ben["asked_by"]) == ("normal", 0, None)


def test_who_comes_back_meanwhile_plays(app: Inside, clock: Clock) -> None:
    at = away_ben(app, clock)
    at.post("hand-over", {"seat": 1}, seat=0)
    sit(app, at, 1)
    wait_and_look(app, clock, TO_OBJECT / 1000)
    assert (seat(at, 1)["bot"], asked(at, 1)) == (None, (None, None))


def test_nobody_is_asked_who_is_not_there(app: Inside, clock: Clock) -> None:
    """Of three people only one is connected, or the third seat is a bot's: then there is nobody to wait for."""
    at = room(app, *THREE)
    sit(app, at, 0)
    clock.pass_seconds(AWAY)
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["bot"] == "normal"
    at = room(app, mine("Ana"), mine("Ben"), bot())
    sit(app, at, 0)
    clock.pass_seconds(AWAY)
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["bot"] == "normal"


def test_another_process_lets_the_bot_play_and_knows_who_came_back(postgresql_url: str, clock: Clock) -> None:
    with several(postgresql_url) as (first, second):
        for back in (False, True):
            at = room(first, *THREE)
            there = at.elsewhere(second)
            sit(first, at, 0)
            sit(second, there, 2)
            clock.pass_seconds(AWAY)
            for one in (first, second):
                one.run(one.hall.presence.renew())
            assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["asked_by"] == 0
            if back:
                sit(first, at, 1)
                settle(first, lambda at=at: at.in_memory.seats[1].here is not None and at.in_memory.news > 3)
            clock.pass_seconds(TO_OBJECT / 1000)
            second.run(look(second.hall, time_is_up))
            assert (seat(at, 1)["bot"], seat(there, 1)["bot"]) == ((None, None) if back else ("normal", "normal"))
