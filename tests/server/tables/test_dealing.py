"""The deal: there is none before the start, it is committed to when the game begins, and proved when it is over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from patolli.engine.commitment import commitment
from patolli.engine.match import Match
from patolli.server.storage import schema
from tests.server.history.tables import recorded
from tests.server.inside import Inside
from tests.server.rooms import MINE, OPEN, Room, finished, mine, problem, room, several

GAMES = ("tzolkin", "settlers")
LOOKS = (
    ("GET", "position", None),
    ("GET", "position?at=0", None),
    ("GET", "turns", None),
    ("GET", "record", None),
    ("GET", "summary", None),
    ("GET", "evaluation", None),
    ("POST", "preview", {"seq": 0, "steps": []}),
    ("POST", "commit", {"seq": 0, "steps": ["end"]}),
    ("POST", "hint", {}),
    ("POST", "fork", {"at": 0}),
)


def row(at: Room) -> Any:
    """As the database has it."""
    t = schema.tables
    return at.app.read(lambda connection: connection.execute(select(t).where(t.c.id == at.id)).mappings().one())


# Before the start


@pytest.mark.parametrize("game", GAMES)
def test_no_deal_exists_before_the_start(app: Inside, game: str) -> None:
    at = room(app, mine("Ana"), OPEN, OPEN, game=game)
    at.join("Ben")
    assert at.from_database().table.dealt is None
    kept = row(at)
    assert (kept["deal"], kept["commitment"], kept["salt"]) == (None, None, None)
    assert at.info["commitment"] is None
    at.post("start", {"fill": "easy"}, seat=0)
    assert row(at)["deal"] is not None
    assert at.match.players == ["Ana", "Ben", "Easy"]
    assert Match.from_record(at.match.record()) == at.match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", LOOKS, ids=[what for _, what, _ in LOOKS])
def test_nothing_can_be_looked_at_before_the_start(one: Inside, game: str, look: tuple[str, str, Any]) -> None:
    at = room(one, mine("Ana"), OPEN, game=game)
    at.join("Ben")
    method, what, body = look
    for seat in (0, 1) if what in ("preview", "commit") else (0, 1, None):
        problem(at.ask(method, what, body, seat), 409)
    at.post("start", {}, seat=0)
    if method == "GET" and what != "summary":
        at.get(what, seat=0)


@pytest.mark.parametrize("look", LOOKS, ids=[what for _, what, _ in LOOKS])
def test_nor_at_a_game_that_goes_on(one: Inside, look: tuple[str, str, Any]) -> None:
    """An uploaded record has a deal by nature: it is shown to those who play it, when they play it."""
    at = Room(one, one.post("/records", {"record": recorded(), "at": 20, "seats": [MINE, OPEN]}))
    assert (at.info["moves"], at.info["commitment"], at.info["counted"]) == (20, None, False)
    method, what, body = look
    problem(at.ask(method, what, body, seat=0), 409)
    problem(at.from_database().ask(method, what, body, seat=0), 409)
    at.join()
    at.post("start", {}, seat=0)
    assert at.get("position", seat=0)["at"] == 20
    assert at.match.moves == recorded()["moves"][:20]
    assert at.info["commitment"] is None


def test_getting_up_and_taking_the_next_seat_shows_no_hand(one: Inside) -> None:
    """The attack that was possible when tables were dealt at creation: look at several hands, keep the best."""
    at = room(one, mine("Ana"), OPEN, OPEN, OPEN)
    for number in (1, 2, 3):
        at.join(seat=number)
        problem(at.ask("GET", "position", seat=number), 409, "not begun")
        problem(at.ask("GET", "record", seat=number), 409, "not begun")
        at.post("leave", seat=number)


def test_options_are_checked_when_the_table_is_made(one: Inside) -> None:
    def made(**more: Any) -> Any:
        body = {"game": "settlers", "seats": [MINE, OPEN]} | more
        return one.ask("POST", "/tables", body)

    assert problem(made(options={"lookout": "sideways"}), 400, "lookout")["field"] == "options"
    assert problem(made(options={"weather": 1}), 400)["field"] == "options"
    assert problem(made(seats=[MINE] * 6), 400, "players")["field"] == "seats"
    at = Room(one, made(options={"factions": ["roman", "barbarian"]}).json())
    at.join()
    at.post("start", {}, seat=0)
    assert at.match.record()["factions"] == ["roman", "barbarian"]


def test_a_game_that_cannot_be_dealt_any_more(one: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    at = room(one, mine("Ana"), OPEN, game="settlers", options={"peaceful": True})
    at.in_memory.options["chosen"] = {"cards": ["gone"]}
    at.join()
    problem(at.ask("POST", "start", {}, seat=0), 409, "can no longer be dealt", "gone")
    assert at.info["status"] == "open"
    assert at.in_memory.dealt is None


def test_a_rematch_is_dealt_when_it_begins(one: Inside) -> None:
    at = finished(one, "Ana", "Ben")
    again = Room(one, at.post("rematch", seat=0))
    assert again.in_memory.dealt is None
    again.join("Ben")
    again.post("start", {}, seat=1)
    assert again.match.record()["deal"] != at.match.record()["deal"]
    assert again.info["commitment"] not in (None, at.info["commitment"])


# Commit and reveal


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_promised_and_proved(app: Inside, game: str) -> None:
    at = room(app, mine("Ana"), OPEN, game=game)
    at.join("Ben")
    begun = at.post("start", {}, seat=0)
    promise = begun["commitment"]
    assert len(promise) == 64
    assert at.get("record")["commitment"] == {"hash": promise}
    at.play(10)
    assert at.from_database().get("record", seat=1)["commitment"] == {"hash": promise}
    # Another name for a seat changes nothing.
    assert at.info["commitment"] == promise
    at.play()
    record = at.from_database().get("record")
    assert record["commitment"]["hash"] == at.info["commitment"] == promise
    assert commitment(record, record["commitment"]["salt"]) == promise
    # The record is readable; with another deal it proves nothing.
    assert Match.from_record(record).over
    other = Match.new(game, 2).record()
    another = record | {key: value for key, value in other.items() if key != "moves"}
    assert commitment(another, record["commitment"]["salt"]) != promise


@pytest.mark.parametrize("game", GAMES)
def test_salt_and_deal_are_in_no_answer_before_the_end(one: Inside, game: str) -> None:
    at = room(one, mine("Ana"), OPEN, game=game, listed=True)
    at.join("Ben")
    told: list[bytes] = [msgspec.json.encode(at.post("start", {}, seat=0))]
    kept = row(at)
    deal, salt = kept["deal"], kept["salt"]
    # Long enough that nobody says it by chance, in the order that only the deal has.
    hidden = max((cards for cards in deal["deal"].values() if isinstance(cards, list)), key=len)
    order = msgspec.json.encode(hidden).removeprefix(b"[").removesuffix(b"]")
    assert len(order) > 100
    for _ in range(5):
        at.play(at.in_memory.moves + 1)
        for seat in (0, 1, None):
            for method, what, body in LOOKS:
                if method == "GET" or seat is not None:
                    told.append(at.ask(method, what, body, seat).content)
            told.append(at.ask("GET", "", seat=seat).content)
    told += [one.ask("GET", "/tables").content, msgspec.json.encode(at.get("chat"))]
    for answer in told:
        assert salt.encode() not in answer
        assert order not in answer
    at.play()
    whole = msgspec.json.encode(at.get("record"))
    assert salt.encode() in whole
    assert order in whole


def test_uploads_and_tries_promise_nothing(one: Inside) -> None:
    record = recorded()
    shown = Room(one, one.post("/records", {"record": record}))
    assert shown.info["commitment"] is None
    assert "commitment" not in shown.get("record")
    tried = Room(one, shown.post("fork", {"at": 5}))
    assert (tried.info["commitment"], tried.info["counted"]) == (None, False)


def test_a_record_keeps_its_proof_when_it_is_uploaded(one: Inside) -> None:
    record = finished(one, "Ana", "Ben").get("record")
    again = Room(one, one.post("/records", {"record": record}))
    assert again.get("record") == record
    assert again.info["commitment"] is None  # it is no commitment of this table


# Several processes


def test_another_process_reads_the_deal_when_it_hears_of_the_start(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), OPEN)
        there = at.elsewhere(second)
        assert there.info["status"] == "open"  # in its memory, without a deal
        at.join("Ben")
        at.post("start", {}, seat=0)
        at.play(4)
        assert there.get("position", seat=1) == at.get("position", seat=1)
        assert there.info["commitment"] == at.info["commitment"]
        there.play()
        assert at.get("record") == there.get("record")


def test_two_who_start_at_once_deal_one_game(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), OPEN)
        at.join("Ben")
        there = at.elsewhere(second)
        there.get("", seat=1)
        second.hall._changed_elsewhere = _never  # as if it had asked before the first one's start
        at.post("start", {}, seat=0)
        problem(there.ask("POST", "start", {}, seat=1), 409, "begun")
        assert there.match == at.match
        assert there.info["commitment"] == at.info["commitment"]


async def _never(table: object) -> bool:
    return False
