"""Records from anywhere: viewed, continued, or refused with a sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable, Generator
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from patolli.engine.match import Match
from patolli.server.storage import schema
from tests.server.history.tables import At, check_problem, new_table, recorded, uploaded
from tests.server.inside import Inside, inside


@pytest.fixture
def file_app(sqlite_url: str) -> Generator[Inside]:
    """For tests that do not depend on the database."""
    with inside(sqlite_url) as app:
        yield app


@pytest.fixture(scope="module")
def empty_app(tmp_path_factory: pytest.TempPathFactory) -> Generator[Inside]:
    """For tests that leave no trace: one for all."""
    with inside(f"sqlite:///{tmp_path_factory.mktemp('refused') / 'patolli.db'}") as app:
        yield app


def count(app: Inside, table: Any) -> int:
    return app.read(lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one())


def known(record: dict[str, Any]) -> dict[str, Any]:
    """The record with only the format's own keys."""
    return {key: record[key] for key in ("format", "version", "game", "players", "deal", "moves")}


# To look at


@pytest.mark.parametrize("name", ["tzolkin-2p-10", "tzolkin-3p-14"])
def test_up_and_down_again_it_is_the_same_to_the_byte(app: Inside, name: str) -> None:
    record = known(recorded(name)) | {"commitment": {"hash": "0" * 64, "salt": "1" * 64}}
    at = uploaded(app, record)
    for _ in range(2):
        assert at.ask("GET", "record").content == msgspec.json.encode(record)
        at.from_database()


def test_what_nobody_here_knows_is_not_kept(app: Inside) -> None:
    """A file may hold it; a table is shown to others."""
    record = copy.deepcopy(recorded())
    fine = msgspec.json.encode(known(record))
    record["deal"] |= {"table": "\u0000 round ✓", "more": ["x"] * 100_000}
    record |= {"event": {"name": "final", "tags": [1, 2.5, None]}, "2": 2**60, "more": "x" * 200_000}
    record |= {"nested": nested(500)}
    at = uploaded(app, record)
    for _ in range(2):
        assert at.ask("GET", "record").content == fine
        at.from_database()
    record = recorded() | {"commitment": {"hash": "0" * 64, "salt": None, "more": "x" * 200_000}}
    assert uploaded(app, record).get("record")["commitment"] == {"hash": "0" * 64, "salt": None}
    bad = recorded() | {"commitment": {"hash": "x" * 200_000}}
    check_problem(app.ask("POST", "/records", {"record": bad}), 400, "record.commitment.hash")


def test_a_finished_game_is_a_table_to_look_at(app: Inside) -> None:
    record = recorded()
    match = Match.from_record(record)
    created = app.post("/records", {"record": record, "title": " Final\n2024 ", "listed": True})
    at = At(app, created)
    assert created["keys"] == []
    for info in (created["table"], at.get(""), at.from_database().get(""), app.get("/tables")["tables"][0]):
        assert (info["status"], info["title"], info["turn"], info["you"]) == ("over", "Final 2024", None, None)
        assert (info["moves"], info["scores"], info["winners"]) == (len(match), match.scores(), match.winners)
        assert [seat["name"] for seat in info["seats"]] == record["players"]
        assert (info["rated"], info["ended"] is None) == (False, False)
    assert at.get("position?at=17")["view"] == match.view(None, 17)
    assert at.get("summary")["seats"][0]["points"] == match.scores()[0]


def test_its_moves_are_shown_as_turns(app: Inside) -> None:
    at = uploaded(app, recorded())
    match, seen, seq = at.match, list[str](), 0
    while True:
        turns = at.get(f"turns?since={seq}")["turns"]
        if not turns:
            break
        for turn in turns:
            assert (turn["seq"], turn["first"], turn["by"]) == (seq, len(seen), "record")
            assert turn["seat"] == int(match.game.seat(match.state_at(len(seen))))
            assert any(step["words"] for step in turn["steps"]) or turn["steps"][-1]["token"] == "end"
            seen += [step["token"] for step in turn["steps"]]
            seq += 1
    assert seen == match.moves
    assert seq == at.get("")["seq"] > len(seen) // 10


def test_an_uploaded_game_counts_for_nothing(app: Inside) -> None:
    key = app.claim("Ana")
    created = app.post("/records", {"record": recorded()}, key=key)
    assert [seat["player"] for seat in created["table"]["seats"]] == [None, None]
    assert count(app, schema.results) == count(app, schema.ratings) == 0
    assert app.get("/players/me/tables", key=key)["tables"] == []


def test_names_are_made_fit_for_a_table(file_app: Inside) -> None:
    record = recorded() | {"players": ["\u202eevil\n" + "x" * 150, ""]}
    at = uploaded(file_app, record)
    assert at.get("record")["players"] == ["evil " + "x" * 35, ""]


# To go on with


def test_an_unfinished_game_goes_on(app: Inside) -> None:
    record = recorded()
    record["moves"] = record["moves"][:100]
    at = uploaded(app, record)
    info = at.get("")
    assert (info["status"], info["moves"], sorted(at.keys)) == ("playing", 100, [0, 1])
    assert info["turn"] == Match.from_record(record).seat
    seq = info["seq"]
    at.from_database().play(120)
    moves = at.match.moves
    assert moves[:100] == record["moves"]
    assert at.from_database().match.moves == moves
    turns = at.get(f"turns?since={seq - 1}")["turns"]
    assert (turns[0]["by"], turns[1]["by"]) == ("record", "")
    at.play()
    assert at.get("")["status"] == "over"
    assert at.get("record")["moves"] == at.match.moves
    assert sum(at.get("summary")["seats"][0]["sources"].values()) == at.match.scores()[0]
    assert count(app, schema.results) == 0, "who brings the deal brings the result"


def test_any_position_can_be_gone_on_from_also_within_a_turn(file_app: Inside) -> None:
    record = recorded()
    match = Match.from_record(record)
    within = next(
        at for at in range(60, len(match)) if match.view(None, at)["decision"]["kind"] in ("use", "pay", "harvest")
    )
    for at in (0, 1, within, len(match) - 1):
        there = uploaded(file_app, record, at=at)
        assert there.match.moves == record["moves"][:at]
        assert there.match.state.tobytes() == match.state_at(at).tobytes()
        assert there.from_database().match.state.tobytes() == match.state_at(at).tobytes()
        there.play(at + 1)
        assert len(there.match) > at


def test_seats_are_as_wanted(app: Inside) -> None:
    key = app.claim("Zoë")
    seats = [{"kind": "bot", "strength": "easy"}, {"kind": "open"}, {"kind": "mine"}]
    body = {"record": recorded("tzolkin-3p-09"), "at": 50, "seats": seats}
    at = At(app, app.post("/records", body, key=key))
    info = at.get("")
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "open", "human"]
    assert [seat["name"] for seat in info["seats"]] == ["Easy", "", body["record"]["players"][2]]
    assert (info["status"], list(at.keys), info["seats"][2]["player"]) == ("open", [2], "Zoë")
    app.post(f"/tables/{at.id}/join", {"name": "Ida"})
    at.post("start", {}, 2)
    assert at.from_database().get("")["status"] == "playing"
    assert at.get("")["moves"] == 50


def test_a_deal_without_moves_counts_for_nothing_either(file_app: Inside) -> None:
    at = uploaded(file_app, recorded(), at=0).play()
    assert at.get("")["status"] == "over"
    assert count(file_app, schema.results) == 0


def test_a_finished_game_cannot_be_gone_on_with(file_app: Inside) -> None:
    body = {"record": recorded(), "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    check_problem(file_app.ask("POST", "/records", body), 400, "at", "over")
    assert count(file_app, schema.tables) == 0


# Refused

Change = Callable[[dict[str, Any]], object]

BAD: dict[str, tuple[Change, int, str]] = {
    "no format": (lambda r: r.pop("format"), 400, "record.format"),
    "another format": (lambda r: r.update(format="chess"), 400, "record.format"),
    "another version": (lambda r: r.update(version=2), 400, "record.version"),
    "version as text": (lambda r: r.update(version="1"), 400, "record.version"),
    "unknown game": (lambda r: r.update(game="go"), 400, "record.game"),
    "partial": (lambda r: r.update(partial=True), 400, "record.partial"),
    "players as number": (lambda r: r.update(players=2), 400, "record.players"),
    "too many players": (lambda r: r.update(players=["a"] * 9), 400, "record.players"),
    "a name as list": (lambda r: r.update(players=["a", []]), 400, "record.players[1]"),
    "a name too long": (lambda r: r.update(players=["a", "b" * 201]), 400, "record.players[1]"),
    "deal as list": (lambda r: r.update(deal=[]), 400, "record.deal"),
    "no deck": (lambda r: r["deal"].pop("age2"), 400, "record.deal.age2"),
    "a tile twice": (lambda r: r["deal"]["age1"].__setitem__(0, r["deal"]["age1"][1]), 400, "record.deal.age1"),
    "no tile": (lambda r: r["deal"]["age1"].__setitem__(3, {"a": 1}), 400, "record.deal.age1[3]"),
    "moves as text": (lambda r: r.update(moves="end"), 400, "record.moves"),
    "a move as number": (lambda r: r["moves"].__setitem__(7, 7), 400, "record.moves[7]"),
    "too many moves": (lambda r: r.update(moves=["end"] * 10_001), 400, "record.moves"),
    "illegal in the middle": (lambda r: r["moves"].__setitem__(100, "keep:W01+W02"), 422, "record.moves[100]"),
    "no token": (lambda r: r["moves"].__setitem__(50, "rm -rf"), 422, "record.moves[50]"),
    "a move left out": (lambda r: r["moves"].pop(0), 422, "record.moves[0]"),
    "moves after the end": (lambda r: r["moves"].append("end"), 422, ""),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused(empty_app: Inside, name: str) -> None:
    change, status, field = BAD[name]
    record = recorded()
    moves = len(record["moves"])
    change(record)
    answer = empty_app.ask("POST", "/records", {"record": record})
    found = check_problem(answer, status, field or f"record.moves[{moves}]")
    assert len(answer.content) < 5000
    if name == "illegal in the middle":
        assert found["legal"] == Match.from_record(recorded(), 100).legal()
    assert count(empty_app, schema.tables) == 0


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


RAW: dict[str, tuple[bytes, int]] = {
    "no JSON": (b"{record", 400),
    "not UTF-8": (b'{"record": {"game": "\xff\xfe"}}', 400),
    "half a character": (b'{"record": {"players": ["\\ud800", "b"]}}', 400),
    "deep lists": (b'{"record": {"more": ' + b"[" * 100_000, 400),
    "deep objects": (b'{"record": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}", 400),
    "5 MB": (b'{"record": {"more": "' + b"x" * 5_000_000 + b'"}}', 413),
    "a large number": (b'{"record": {"version": 1e999}}', 400),
    "record as list": (b'{"record": []}', 400),
    "record as null": (b'{"record": null}', 400),
    "a list": (b"[1, 2]", 400),
    "a word": (b'"record"', 400),
    "no record": (b'{"at": 3}', 400),
    "an unknown field": (b'{"record": {}, "rated": true}', 400),
    "at as text": (b'{"record": {}, "at": "3"}', 400),
    "at below zero": (b'{"record": {}, "at": -1}', 400),
    "at far away": (b'{"record": {}, "at": 10000000000000000000000}', 400),
    "a seat of another kind": (b'{"record": {}, "seats": [{"kind": "spy"}]}', 400),
    "a long title": (b'{"record": {}, "title": "' + b"t" * 81 + b'"}', 400),
}


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_request_is_refused(empty_app: Inside, name: str) -> None:
    body, status = RAW[name]
    headers = {"Content-Type": "application/json"}
    answer = empty_app.run(empty_app.client.post("/api/records", content=body, headers=headers))
    assert answer.status_code == status, answer.text
    assert len(answer.json()["detail"].split()) >= 2
    assert len(answer.content) < 2000
    assert count(empty_app, schema.tables) == 0


def test_an_empty_body_is_refused(empty_app: Inside) -> None:
    assert empty_app.run(empty_app.client.post("/api/records", content=b"")).status_code == 400


def test_numbers_that_no_database_likes(app: Inside) -> None:
    for number in (b"123456789012345678901234567890", b"-0.0", b"1e300", b"18446744073709551615"):
        raw = msgspec.json.encode(recorded())[:-1] + b', "n": ' + number + b"}"
        headers = {"Content-Type": "application/json"}
        answer = app.run(app.client.post("/api/records", content=b'{"record": ' + raw + b"}", headers=headers))
        assert answer.status_code == 201, answer.text
        at = At(app, answer.json())
        assert "n" not in at.from_database().get("record")


def test_a_partial_record_cannot_be_put_together_again(file_app: Inside) -> None:
    at = new_table(file_app).play(30)
    record = at.get("record", seat=0)
    check_problem(file_app.ask("POST", "/records", {"record": record}), 400, "record.partial")
    del record["partial"]
    assert file_app.ask("POST", "/records", {"record": record}).status_code == 400


def test_positions_and_seats_that_are_not_there(file_app: Inside) -> None:
    record = recorded()
    check_problem(file_app.ask("POST", "/records", {"record": record, "at": 9999}), 400, "at", "9999")
    body = {"record": record, "at": 5, "seats": [{"kind": "mine"}]}
    check_problem(file_app.ask("POST", "/records", body), 400, "seats", "2 seats")


def test_the_longest_record_is_read(file_app: Inside) -> None:
    """All limits hold together: names and unknown keys at their maximum length."""
    record = copy.deepcopy(recorded())
    record["players"] = ["ж" * 200, "b" * 200]
    record["more"] = "x" * 4_000_000
    assert uploaded(file_app, record).get("record")["moves"] == record["moves"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("settlers-2p-standard", {}),
        ("settlers-4p-advanced", {"lookout": "advanced"}),
        ("settlers-4p-alternate", {"lookout": "alternate", "peaceful": True}),
        ("tzolkin-2p-10", {}),
    ],
)
def test_its_variants_are_told(app: Inside, name: str, options: dict[str, Any]) -> None:
    """As for any other table: the app uses them to show who picks when."""
    assert uploaded(app, recorded(name)).get("")["options"] == options
