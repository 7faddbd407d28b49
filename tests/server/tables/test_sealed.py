"""Simultaneous choices: nobody waits for a turn that is not really one, nobody learns what others chose, and the record
is as if they had been asked one after another."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Generator
from typing import Any

import pytest
from sqlalchemy import select

from patolli.engine.match import Match
from patolli.server.hall import store
from patolli.server.storage import schema
from patolli.server.tables.bots import Bots
from patolli.server.tables.deletion import delete_table
from patolli.server.tables.sealed import play_sealed
from tests.server.history.tables import At, check_problem
from tests.server.inside import Inside, inside
from tests.server.sockets import Socket
from tests.server.twins.asking import covered

GAMES = [("tzolkin", 2, {}), ("tzolkin", 4, {}), ("settlers", 3, {"lookout": "alternate"})]


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as app:
        bots = Bots(app.hall)
        yield app
        app.run(bots.close())


@pytest.fixture(params=GAMES, ids=lambda one: f"{one[0]}-{one[1]}")
def at(app: Inside, request: pytest.FixtureRequest) -> At:
    game, players, options = request.param
    return table_of(app, game, players, options)


def table_of(app: Inside, game: str, players: int, options: Any, kinds: str = "") -> At:
    seats = [
        {"kind": "bot", "strength": "easy"} if kinds[seat : seat + 1] == "b" else {"kind": "mine", "name": f"P{seat}"}
        for seat in range(players)
    ]
    return At(app, app.post("/tables", {"game": game, "seats": seats, "options": options}))


def order(at: At) -> list[int]:
    """The seats in the order in which they are asked."""
    first = at.match.seat
    assert first is not None
    return [(first + number) % len(at.table.seats) for number in range(len(at.table.seats))]


def info(at: At, seat: int) -> dict[str, Any]:
    return at.get("")["seats"][seat]


def offered(at: At, seat: int) -> list[str]:
    return [choice["token"] for choice in at.get("position", seat)["legal"]]


def choose(at: At, seat: int, number: int = 0) -> Any:
    steps = [offered(at, seat)[number]]
    done = at.post("commit", {"seq": at.get("")["seq"], "steps": steps}, seat)
    at.app.rest()
    settle(at)
    return done


def settle(at: At) -> None:
    """Until nothing more is played automatically."""

    async def wait() -> None:
        for _ in range(500):
            table = await at.app.hall.table(at.id)
            if table.turn is None or not table.seats[table.turn].chosen:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("a choice was not played")

    at.app.run(wait())


def kept(at: At) -> list[Any]:
    return at.app.read(lambda connection: connection.execute(select(schema.sealed)).mappings().all())


def test_all_are_asked_at_once(at: At) -> None:
    seats = order(at)
    assert [one["asked"] for one in at.get("")["seats"]] == [seat != seats[0] for seat in range(len(seats))]
    for seat in seats:
        found = at.get("position", seat)
        assert found["turn"] == seats[0]
        assert found["legal"]
        assert found["question"]
        assert at.get("update", seat)["legal"] == found["legal"]
    assert at.get("position")["legal"] == []


def test_who_chooses_first_waits_for_nobody_and_the_record_has_the_usual_order(at: At) -> None:
    seats = order(at)
    wanted = {seat: offered(at, seat)[-1] for seat in seats}
    for number, seat in enumerate(reversed(seats[1:]), 1):
        done = choose(at, seat, -1)
        assert (done["sealed"], done["seq"], len(at.match)) == (True, 0, 0)
        assert [one["chosen"] for one in at.get("")["seats"]].count(True) == number
        assert at.get("sealed", seat)["steps"] == [wanted[seat]]
        assert at.get("sealed", seat)["words"][0] != wanted[seat]
    done = choose(at, seats[0], -1)
    assert not done["sealed"]
    assert at.match.moves[: len(seats)] == [wanted[seat] for seat in seats]
    assert [turn.seat for turn in at.table.turns[: len(seats)]] == seats
    assert all(turn.by == "" for turn in at.table.turns)
    assert kept(at) == []
    assert not any(one["chosen"] for one in at.get("")["seats"])
    again = Match.from_record(at.match.record())
    assert again.state.tobytes() == at.match.state.tobytes()


def test_what_is_offered_is_the_same_whenever_it_is_asked(at: At) -> None:
    seats = order(at)
    before = {seat: at.get("position", seat)["legal"] for seat in seats}
    for seat in seats:
        assert at.get("position", seat)["legal"] == before[seat]
        choose(at, seat, 1)


def test_it_can_be_changed_until_it_is_played(at: At) -> None:
    first, *_, last = order(at)
    tokens = offered(at, last)
    choose(at, last, 0)
    news = at.get("")["news"]
    choose(at, last, 1)
    assert at.get("sealed", last)["steps"] == [tokens[1]]
    assert at.get("")["news"] == news, "nobody hears of second thoughts"
    for seat in order(at)[:-1]:
        choose(at, seat)
    assert at.match.moves[len(order(at)) - 1] == tokens[1]
    assert first != last


def test_an_older_page_can_choose_too(at: At) -> None:
    """Others have chosen since it was viewed; the choice is still the same."""
    first, *_, last = order(at)
    token = offered(at, last)[2]
    choose(at, first)
    assert at.post("preview", {"seq": 0, "steps": [token]}, last)["complete"]
    done = at.post("commit", {"seq": 0, "steps": [token]}, last)
    assert done["seq"] == (2 if len(order(at)) == 2 else 1)
    # A double click, and a retry after a lost answer.
    again = at.post("commit", {"seq": 0, "steps": [token]}, last)
    assert (again["seq"], again["sealed"]) == (done["seq"], done["sealed"])


def test_a_preview_shows_the_own_choice_and_nothing_of_others(at: At) -> None:
    last = order(at)[-1]
    token = offered(at, last)[0]
    now, then = at.get("position", last)["view"], at.post("preview", {"seq": 0, "steps": [token]}, last)
    assert then["complete"]
    view = then["view"]
    assert [one for seat, one in enumerate(view["seats"]) if seat != last] == [
        one for seat, one in enumerate(now["seats"]) if seat != last
    ]
    assert {key: value for key, value in view.items() if key != "seats"} == {
        key: value for key, value in now.items() if key != "seats"
    }
    assert all(path[:2] == ["seats", last] for path in then["unknown"])


def test_what_is_refused(at: At) -> None:
    first, *_, last = order(at)
    check_problem(at.ask("POST", "commit", {"seq": 0, "steps": [offered(at, first)[0]]}, last), 422, "steps[0]")
    check_problem(at.ask("POST", "commit", {"seq": 0, "steps": []}, last), 422, "steps")
    check_problem(at.ask("POST", "commit", {"seq": 3, "steps": ["end"]}, last), 409)
    assert at.ask("GET", "sealed").status_code == 403
    assert kept(at) == []
    assert at.get("sealed", last)["steps"] == []


def test_a_turn_that_is_no_common_choice_is_not_asked_early(app: Inside) -> None:
    at = table_of(app, "tzolkin", 2, {})
    for seat in order(at):
        choose(at, seat)
    assert not any(one["asked"] for one in at.get("")["seats"])
    waits = order(at)[1]
    assert at.get("position", waits)["legal"] == []
    check_problem(at.ask("POST", "commit", {"seq": 2, "steps": ["end"]}, waits), 409)


def test_the_usual_lookout_is_asked_in_order(app: Inside) -> None:
    """There the offers depend on what others take."""
    at = table_of(app, "settlers", 3, {})
    assert not any(one["asked"] for one in at.get("")["seats"])


def test_cards_are_passed_on_before_the_second_choice(app: Inside) -> None:
    at = table_of(app, "settlers", 3, {"lookout": "alternate"})
    seats = order(at)
    for seat in reversed(seats):
        choose(at, seat)
    assert len(at.match) == 3
    assert [len(offered(at, seat)) for seat in seats] == [2, 2, 2]
    for seat in reversed(seats):
        choose(at, seat)
    assert at.get("position", seats[0])["view"]["phase"] == "action"


# Secrets


def asked_by_others(at: At, seat: int | None) -> list[str]:
    said: list[str] = []
    for method, path, body in (
        ("GET", "", None),
        ("GET", "position", None),
        ("GET", "update?said=0", None),
        ("GET", "turns", None),
        ("GET", "record", None),
        ("GET", "evaluation", None),
        ("GET", "chat", None),
        ("GET", "sealed", None),
        ("POST", "preview", {"seq": 0, "steps": []}),
        ("POST", "fork", {"at": 0}),
        ("POST", "picture", {"seq": 0}),
    ):
        answer = at.ask(method, path, body, seat)
        said.append(covered(f"{path} {answer.status_code} {answer.text}"))
    return said


def test_a_sealed_choice_of_another_is_in_no_answer(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with the same deal at which one seat has chosen, differently, and once changed it: the same for all
    others, including what sockets hear."""
    monkeypatch.setattr("patolli.server.tables.play.now", lambda: 1)
    monkeypatch.setattr("patolli.server.tables.seats.now", lambda: 1)
    monkeypatch.setattr("patolli.server.identity.now", lambda: 1)
    for game, players, options in GAMES:
        record = Match.new(game, players, seed=3, options=options).record()
        told: list[list[str]] = []
        for choice, changed in ((0, False), (2, True)):
            seats = [{"kind": "mine", "name": f"P{seat}"} for seat in range(players)]
            at = At(app, app.post("/records", {"record": record, "at": 0, "seats": seats}))
            first, *_, last = order(at)
            socket = Socket(app)
            socket.say({"watch": [at.id], "updates": True})
            heard = [socket.next()]
            socket.say({"seats": {at.id: at.keys[first]}})
            heard.append(socket.next())  # the holder of the seat has come
            choose(at, last, choice)
            heard.append(socket.next())
            if changed:
                choose(at, last, 1)
            # Whatever else was announced comes before this.
            socket.say({"watch": [at.id]})
            heard.append(socket.next())
            said = [one for seat in (first, None) for one in asked_by_others(at, seat)]
            socket.hang_up()
            said += [covered(json.dumps(one)) for one in heard]
            said += [covered(str(sorted(info(at, last).items())))]
            told.append([without_times(one) for one in said])
        assert told[0] == told[1]


def without_times(text: str) -> str:
    return re.sub(r"1[0-9]{12}", "T", text)


# Nothing is lost


def test_it_is_there_after_a_restart(sqlite_url: str) -> None:
    with inside(sqlite_url) as app:
        at = table_of(app, "tzolkin", 3, {})
        first, second, last = order(at)
        token = offered(at, last)[3]
        at.post("commit", {"seq": 0, "steps": [token]}, last)
        app.rest()
        keys, id = at.keys, at.id
    with inside(sqlite_url) as app:
        bots = Bots(app.hall)
        at = At(app, {"table": {"id": id}, "keys": [{"seat": seat, "secret": key} for seat, key in keys.items()]})
        assert info(at, last)["chosen"]
        assert at.get("sealed", last)["steps"] == [token]
        choose(at, first)
        choose(at, second)
        assert at.match.moves[2] == token
        app.run(bots.close())


def test_a_process_that_died_before_it_was_played_is_made_up_for(sqlite_url: str) -> None:
    """The turn came, and nobody has played the choice: the search for forgotten bots finds it."""
    with inside(sqlite_url) as app:  # nobody plays anything here
        at = table_of(app, "tzolkin", 2, {})
        first, last = order(at)
        at.post("commit", {"seq": 0, "steps": [offered(at, last)[0]]}, last)
        at.post("commit", {"seq": 0, "steps": [offered(at, first)[0]]}, first)
        assert at.table.turn == last
        later = 1 << 60
        assert app.read(lambda connection: store.waiting_for_bots(connection, later)) == [at.id]
        app.run(play_sealed(app.hall, at.table, last))
        assert at.table.seq == 2
        assert kept(at) == []
        assert app.read(lambda connection: store.waiting_for_bots(connection, later)) == []


def test_a_choice_that_was_changed_at_the_last_moment_counts(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(sqlite_url) as app:
        at = table_of(app, "tzolkin", 2, {})
        first, last = order(at)
        tokens = offered(at, last)
        at.post("commit", {"seq": 0, "steps": [tokens[0]]}, last)
        at.post("commit", {"seq": 0, "steps": [offered(at, first)[0]]}, first)
        find = store.sealed_choice

        def changed_since(connection: Any, id: str, seat: int) -> Any:
            return {**(find(connection, id, seat) or {}), "number": 0}

        monkeypatch.setattr(store, "sealed_choice", changed_since)
        app.run(play_sealed(app.hall, at.table, last))
        assert at.table.seq == 1, "another than the newest is not played"
        monkeypatch.undo()
        # The player to move may still choose otherwise.
        at.post("commit", {"seq": 1, "steps": [tokens[4]]}, last)
        assert at.match.moves[1] == tokens[4]
        assert kept(at) == []


def test_bots_choose_in_their_order_and_nobody_waits_for_them(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' seats are not asked ahead; a person who comes after one may choose at once."""
    at = table_of(app, "tzolkin", 3, {}, "mmb")
    seats = at.get("")["seats"]
    bot = 2
    assert not seats[bot]["asked"]
    person = next(seat for seat in (0, 1) if at.table.turn != seat)
    assert info(at, person)["asked"]


def test_a_seat_that_a_bot_plays_for_keeps_its_choice(app: Inside) -> None:
    at = table_of(app, "tzolkin", 2, {})
    first, last = order(at)
    token = offered(at, last)[5]
    choose(at, last, 5)
    at.post("leave", None, last)
    assert not info(at, last)["asked"]
    choose(at, first)
    assert at.match.moves[1] == token


def test_deleting_a_table_deletes_what_was_chosen(app: Inside) -> None:
    at = table_of(app, "tzolkin", 2, {})
    choose(at, order(at)[1])
    assert len(kept(at)) == 1
    app.write(lambda connection: delete_table(connection, at.id, 1))
    assert kept(at) == []
