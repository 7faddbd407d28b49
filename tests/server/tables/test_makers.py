"""Who made a table, whom they remove and block; how many seats an outsider takes, and who talks, and how much."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from patolli.server.hall import store
from patolli.server.storage import schema
from patolli.server.tables import talk
from tests.server.inside import Inside
from tests.server.rooms import MINE, OPEN, Room, finished, mine, problem, room, several


class From:
    """Somebody who asks from another address."""

    def __init__(self, app: Inside, address: str) -> None:
        transport: Any = app.client._transport
        self._app = app
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(transport.app, client=(address, 1)), base_url="http://test", timeout=60
        )

    def post(self, path: str, body: Any, key: str | None = None, **headers: str) -> httpx.Response:
        sent = headers | ({"Authorization": f"Bearer {key}"} if key else {})
        return self._app.run(self._client.post(f"/api{path}", json=body, headers=sent))

    def join(self, at: Room, key: str | None = None, **body: Any) -> httpx.Response:
        answer = self.post(f"/tables/{at.id}/join", body, key)
        if answer.is_success:
            at.keys[answer.json()["seat"]] = answer.json()["secret"]
        return answer


def kinds(at: Room) -> list[str]:
    return [seat["kind"] for seat in at.info["seats"]]


# The maker


def test_who_made_a_table(app: Inside) -> None:
    ana, ben = app.claim("Ana"), app.claim("Ben")
    at = room(app, mine("A."), mine("Guest"), OPEN, key=ana)
    at.join(key=ben)

    def told(key: str | None = None, seat: int | None = None) -> bool:
        headers = {} if seat is None else {"Patolli-Seat": at.keys[seat]}
        return app.get(f"/tables/{at.id}", key=key, headers=headers)["maker"]

    for _ in range(2):
        assert [told(ana), told(ben), told()] == [True, False, False]
        assert [told(seat=0), told(seat=1), told(seat=2)] == [True, False, False]
        assert told(ana, 2)
        at.from_database()
    # A guest is the maker by the secret of the first own seat, even after they got up.
    at = room(app, OPEN, MINE, MINE)
    assert [told(seat=1), told(seat=2), told(ana)] == [True, False, False]
    # A named player may watch what they have made.
    at = room(app, OPEN, OPEN, key=ana)
    assert [told(ana), told(ben), told()] == [True, False, False]
    assert app.post("/tables", {"game": "tzolkin", "seats": [OPEN, OPEN]})["table"]["maker"] is False


def test_who_asks_first_makes_the_rematch(one: Inside) -> None:
    at = finished(one, "Ana", "Ben")
    made = at.post("rematch", seat=1)
    assert made["table"]["maker"]
    assert at.post("rematch", seat=0)["table"]["maker"] is False


def test_removing_somebody_before_the_start(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN, OPEN)
    at.join("Ben")
    cleo = at.join("Cleo")
    for seat in (None, 1, 2):
        problem(at.ask("POST", "remove", {"seat": 1}, seat), 403, "made this table")
    told = at.post("remove", {"seat": 1}, seat=0)
    assert (kinds_after(told), told["maker"], told["you"]) == (["human", "open", "human"], True, 0)
    # The secret is worthless, the seat is free for anybody, including the one who was removed.
    problem(at.ask("GET", "", seat=1), 403)
    problem(at.ask("POST", "start", {"fill": "easy"}, seat=1), 403)
    assert at.from_database().info["seats"][1] | {"bank": None} == told["seats"][1]
    assert at.join("Ben") == 1
    for body, status in (({"seat": 0}, 409), ({"seat": 7}, 400), ({}, 400), ({"seat": 1, "player": "Ana"}, 400)):
        problem(at.ask("POST", "remove", body, seat=0), status)
    problem(at.ask("POST", "remove", {"player": "Nobody there"}, seat=0), 404)
    at.post("leave", seat=cleo)
    problem(at.ask("POST", "remove", {"seat": 2}, seat=0), 409, "nobody")
    at.post("start", {"fill": "easy"}, seat=0)
    problem(at.ask("POST", "remove", {"seat": 1}, seat=0), 409, "begun")
    problem(at.ask("POST", "remove", {"seat": 2}, seat=0), 409, "nobody")
    assert kinds(at) == ["human", "human", "bot"]


def test_a_maker_who_got_up_still_is(one: Inside) -> None:
    at = room(one, mine("Ana"), OPEN)
    at.join("Ben")
    at.post("leave", seat=0)
    headers = {"Patolli-Seat": at.keys[0]}
    answer = one.ask("POST", f"/tables/{at.id}/remove", {"seat": 1}, headers=headers)
    assert answer.status_code == 200, answer.text
    assert kinds(at) == ["open", "open"]


# Blocking


def test_a_blocked_player_neither_joins_nor_talks(app: Inside) -> None:
    ana, ben = app.claim("Ana"), app.claim("Ben")
    at = room(app, MINE, OPEN, OPEN, key=ana)
    at.join(key=ben)
    app.post(f"/tables/{at.id}/remove", {"seat": 1, "block": True}, key=ana)
    there = f"/tables/{at.id}"
    for _ in range(2):
        problem(app.ask("POST", f"{there}/join", {}, key=ben), 403, "blocked")
        problem(app.ask("POST", f"{there}/chat", {"text": "But"}, key=ben), 403, "blocked")
        at.from_database()
    assert app.get(there, key=ben)["you"] is None  # watching is for everybody
    # At other tables he is welcome.
    other = room(app, MINE, OPEN, key=ana)
    other.join(key=ben)


def test_a_watcher_is_blocked_by_name(one: Inside) -> None:
    ana, olga = one.claim("Ana"), one.claim("Olga")
    at = room(one, MINE, OPEN, key=ana)
    path = f"/tables/{at.id}"
    one.post(f"{path}/chat", {"text": "Hello"}, key=olga)
    problem(one.ask("POST", f"{path}/remove", {"player": "Olga"}, key=olga), 403)
    for name in ("olga", "Olga"):  # twice is once
        assert one.post(f"{path}/remove", {"player": name, "block": True}, key=ana)["maker"]
    problem(one.ask("POST", f"{path}/chat", {"text": "Hello"}, key=olga), 403, "blocked")
    problem(one.ask("POST", f"{path}/remove", {"player": "Ana", "block": True}, key=ana), 409)


def test_a_blocked_guest_does_not_come_back_from_there(app: Inside, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    at = room(app, mine("Ana"), OPEN, OPEN)
    rude, kind = From(app, "203.0.113.77"), From(app, "203.0.113.78")
    assert rude.join(at, name="Rude").status_code == 201
    at.post("remove", {"seat": 1, "block": True}, seat=0)
    problem(rude.join(at, name="Polite"), 403, "blocked")
    at.from_database()
    problem(rude.join(at), 403, "blocked")
    assert kind.join(at).status_code == 201
    # Somebody with a claimed name is somebody else, wherever they come from.
    assert rude.join(at, app.claim("Dora")).status_code == 201
    assert rude.join(room(app, MINE, OPEN)).status_code == 201

    # No address is stored anywhere.
    def everything(connection: Any) -> str:
        return str([connection.execute(select(table)).all() for table in schema.metadata.sorted_tables])

    for text in (app.read(everything), caplog.text):
        assert "203.0.113" not in text


def test_the_same_household_and_another_process(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), OPEN, OPEN, OPEN)
        assert From(first, "2001:db8:1:2::5").join(at).status_code == 201
        at.post("remove", {"seat": 1, "block": True}, seat=0)
        there = at.elsewhere(second)
        problem(From(second, "2001:db8:1:2:aaaa::9").join(there), 403, "blocked")
        assert From(second, "2001:db8:1:3::5").join(there).status_code == 201


@pytest.mark.parametrize("named", [True, False])
def test_who_is_blocked_at_a_rematch_does_not_come_back_by_asking_again(app: Inside, named: bool) -> None:
    ben = app.claim("Ben") if named else None
    at = room(app, mine("Ana"), OPEN)
    rude = From(app, "203.0.113.77")
    assert rude.join(at, ben, name="Ben").status_code == 201
    at.post("start", {}, seat=0)
    at.play()
    again = Room(app, at.post("rematch", seat=0))

    def ask_again(key: str | None = ben) -> httpx.Response:
        return rude.post(f"/tables/{at.id}/rematch", {}, key, **{"Patolli-Seat": at.keys[1]})

    assert ask_again().status_code == 201
    ana = again.info["seats"].index(next(seat for seat in again.info["seats"] if seat["name"] == "Ana"))
    again.post("remove", {"seat": 1 - ana, "block": True}, seat=ana)
    for key in (ben, None):  # with the name, and without it
        problem(ask_again(key), 403, "blocked")
        again.from_database()
    problem(rude.join(again, name="Somebody else"), 403, "blocked")
    assert [seat["kind"] for seat in again.info["seats"]].count("open") == 1


def test_a_blocked_player_does_not_come_back_without_a_name(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN, OPEN)
    rude, kind = From(app, "203.0.113.77"), From(app, "203.0.113.78")
    assert rude.join(at, app.claim("Ben")).status_code == 201
    at.post("remove", {"seat": 1, "block": True}, seat=0)
    problem(rude.join(at, name="A guest"), 403, "blocked")
    assert kind.join(at).status_code == 201


def test_neighbours_of_who_is_blocked_may_stay_and_talk(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN, OPEN)
    school = From(app, "203.0.113.77")
    assert [school.join(at, name=name).status_code for name in ("Ben", "Cleo")] == [201, 201]
    at.post("remove", {"seat": 1, "block": True}, seat=0)
    at.post("chat", {"text": "I am still here"}, seat=2)


def test_after_the_start_only_talk_is_blocked(one: Inside) -> None:
    at = room(one, mine("Ana"), OPEN)
    at.join("Ben")
    at.post("start", {}, seat=0)
    at.post("chat", {"text": "You are slow"}, seat=1)
    assert kinds_after(at.post("remove", {"seat": 1, "block": True}, seat=0)) == ["human", "human"]
    problem(at.ask("POST", "chat", {"text": "Why?"}, seat=1), 403, "blocked")
    at.post("chat", {"text": "Because."}, seat=0)
    at.play(6)  # he plays on
    assert {turn.seat for turn in at.in_memory.turns} == {0, 1}


def kinds_after(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# One outsider, many seats


def test_an_outsider_does_not_take_every_seat(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN, OPEN, OPEN)
    away = From(app, "203.0.113.77")
    assert [away.join(at).status_code for _ in range(2)] == [201, 201]
    problem(away.join(at), 409, "your network")
    at.from_database()
    problem(away.join(at), 409, "your network")
    # A named player sits only for themselves, and once.
    ben = app.claim("Ben")
    assert away.join(at, ben).status_code == 201
    problem(away.join(at, ben), 409)


def test_the_family_of_the_maker_may(one: Inside) -> None:
    at = room(one, mine("Ana"), OPEN, OPEN, OPEN)
    assert [at.join() for _ in range(3)] == [1, 2, 3]
    # Where they came from is forgotten when the game begins.
    at.post("start", {}, seat=0)
    assert {seat.guest for seat in at.from_database().table.seats} == {None}


# Talking


def test_talk_is_for_seats_and_named_watchers(app: Inside) -> None:
    ana = app.claim("Ana")
    at = room(app, mine("Anna from here"), OPEN, key=ana)
    at.join("Ana")  # a guest with the same name
    problem(at.ask("POST", "chat", {"text": "Hello", "name": "Ana"}), 403, "claim a name")
    said = [at.post("chat", {"text": "Hello"}, seat=seat) for seat in (0, 1)]
    said.append(app.post(f"/tables/{at.id}/chat", {"text": "Hi"}, key=app.claim("Olga")))
    assert [(line["seat"], line["name"], line["player"]) for line in said] == [
        (0, "Anna from here", "Ana"), (1, "Ana", None), (None, "Olga", "Olga")
    ]  # fmt: skip
    assert at.from_database().get("chat")["said"] == said
    assert [seat["player"] for seat in at.info["seats"]] == ["Ana", None]


def test_how_fast_one_may_talk(one: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "PER_SECOND", 1e-6)  # however slow the machine is
    at = room(one, mine("Ana"), mine("Ben"))
    answers = [at.ask("POST", "chat", {"text": f"{i}"}, seat=0) for i in range(15)]
    good = [answer.status_code for answer in answers].count(201)
    assert talk.AT_ONCE <= good < 15
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert int(refused.headers["Retry-After"]) >= 1
    at.post("chat", {"text": "I may"}, seat=1)
    assert len(at.get("chat")["said"]) == good + 1


def test_how_much_is_said_at_a_table(one: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_SAID", 3)
    at = room(one, mine("Ana"), mine("Ben"))
    for i in range(3):
        at.post("chat", {"text": f"{i}"}, seat=0)
    problem(at.ask("POST", "chat", {"text": "more"}, seat=0), 409, "no more")
    assert (len(at.get("chat")["said"]), at.info["news"]) == (3, 3)
