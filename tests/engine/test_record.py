"""Records: what is kept, what is left out for a seat, and which field of a bad one is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest

from patolli import Match
from patolli.engine.errors import BadRecord, GameOver, IllegalMove, PatolliError, UnreadableToken
from patolli.engine.game import find_game
from patolli.engine.record import MAX_BYTES
from patolli.games.tzolkin.rules.components import GEARS, MONUMENT_IDS
from patolli.testing.games import playout

GAME = find_game("tzolkin")
FINISHED = {players: playout(GAME, players, 20 + players) for players in (2, 3, 4)}
SHORT = {players: match.fork(40).record() for players, match in FINISHED.items()}
Json = dict[str, Any]


def valid(seats: int = 2, /, **changes: Any) -> Json:
    return copy.deepcopy(SHORT[seats]) | changes


def with_deal(seats: int = 2, /, **changes: Any) -> Json:
    record = valid(seats)
    record["deal"] |= changes
    return record


def refused(record: Any) -> PatolliError:
    """The error with which a record is refused, in every way of reading it; a one-line sentence of limited length."""
    before = copy.deepcopy(record)
    with pytest.raises(PatolliError) as caught:
        Match.from_record(record)
    assert record == before, "refusing changed the record"
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert len(message) < 3000, "a sentence, not a copy of the file"
    return caught.value


def bad_field(record: Any) -> tuple[str, str]:
    error = refused(record)
    assert isinstance(error, BadRecord), repr(error)
    assert str(error) == (f"{error.path}: {error.problem}" if error.path else error.problem)
    return error.path, error.problem


# Keeping ----------------------------------------------------------------------------------------------------------


def test_the_record_is_as_documented() -> None:
    record = FINISHED[3].record()
    assert list(record) == ["format", "version", "game", "players", "deal", "moves"]
    assert (record["format"], record["version"], record["game"]) == ("patolli-record", 1, "tzolkin")
    assert list(record["deal"]) == ["start_player", "wealth", "neutral", "age1", "age2", "monuments"]
    deal = record["deal"]
    assert [len(hand) for hand in deal["wealth"]] == [4, 4, 4]
    assert (len(deal["neutral"]), len(deal["age1"]), len(deal["age2"]), len(deal["monuments"])) == (6, 14, 18, 5)


def test_unknown_keys_are_kept() -> None:
    more = {"date": "2026-07-01", "notes": [1, {"a": None}], "": 0, "player": ["x"]}
    record = valid(**more)
    record["deal"] |= {"shuffled_by": "Ana", "seed": [3]}
    match = Match.from_record(msgspec.json.encode(record))
    assert match.record() == record
    match.play(match.legal()[0])
    assert match.record() | {"moves": []} == record | {"moves": []}
    for other in (match.fork(), match.fork(3), eval(repr(match), {"Match": Match})):
        assert {key: other.record()[key] for key in more} == more
        assert other.record()["deal"] == record["deal"]


def test_a_kept_key_never_takes_the_place_of_a_fact() -> None:
    """With the same name as facts that only a seat's record has."""
    match = Match.from_record(valid(partial=False))
    assert match.record(0)["partial"] is True
    assert match.record()["partial"] is False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_may_end_anywhere(players: int) -> None:
    record = FINISHED[players].record()
    for n in (0, 1, players, 77, len(record["moves"])):
        assert len(Match.from_record(record | {"moves": record["moves"][:n]})) == n


# For one seat -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_gets_no_secrets(players: int) -> None:
    match = FINISHED[players]
    whole = match.record()
    start = whole["deal"]["start_player"]
    for at in {*range(players + 2), *range(0, len(match), 23)}:
        there = match.fork(at)
        state = there.view()
        drawn = {1: 14, 2: 18}[state["age"]] - len(state["deck"])
        for seat in range(players):
            part = there.record(seat)
            assert part["partial"] is True
            assert list(part) == [*whole, "partial"]
            deal = part["deal"]
            assert deal["wealth"] == [hand if p == seat else [] for p, hand in enumerate(whole["deal"]["wealth"])]
            assert deal["age2"] == (whole["deal"]["age2"][:drawn] if state["age"] == 2 else [])
            shown = len(deal["age1"])
            assert deal["age1"] == whole["deal"]["age1"][:shown]
            assert shown == drawn if state["age"] == 1 else shown <= 14
            for key in ("start_player", "neutral", "monuments"):
                assert deal[key] == whole["deal"][key]
            if at < players:
                own = (seat - start) % players
                assert part["moves"] == whole["moves"][own : own + 1] * (own < at)
            else:
                assert part["moves"] == whole["moves"][:at]


def test_tiles_of_age_1_that_left_undrawn_stay_secret() -> None:
    match = FINISHED[2]
    views = [match.view(at=at) for at in range(len(match) + 1)]
    change = next(at for at, view in enumerate(views) if view["age"] == 2)
    undrawn = len(views[change - 1]["deck"])
    # The turn that ends the age may draw some, for what it built.
    built = sum(tile is None for tile in views[change - 1]["buildings"])
    assert undrawn > built
    shown = match.fork(change).record(0)["deal"]["age1"]
    assert len(shown) == 14 - undrawn + built
    assert match.fork(len(match) - 1).record(1)["deal"]["age1"] == shown


def test_after_the_end_everybody_gets_everything() -> None:
    for seat in (0, 1):
        assert FINISHED[2].record(seat) == FINISHED[2].record()


def test_a_partial_record_is_refused_with_a_sentence() -> None:
    path, problem = bad_field(FINISHED[2].fork(30).record(1))
    assert path == "partial"
    assert problem.startswith("this record was made for one seat and leaves out what that seat did not know: ")
    assert problem.endswith("it can be shown, but not replayed")


# Refusing, field by field -----------------------------------------------------------------------------------------


def swapped(hands: list[list[str]]) -> list[list[str]]:
    return [[hands[1][0], *hands[0][1:]], *hands[1:]]


DEAL = SHORT[2]["deal"]
ELSEWHERE = next(
    [gear, space]
    for gear in GEARS[:4]
    for space in (0, 2, 4, 6, 8)
    if [gear, space] not in DEAL["neutral"]
)  # fmt: skip
CASES: list[tuple[str, Json, str]] = [
    ("format", valid(format="pgn"), "must be 'patolli-record'"),
    ("format", valid(format=None), "must be 'patolli-record'"),
    ("version", valid(version=2), "is 2; this program reads version 1"),
    ("version", valid(version=0), "is 0; this program reads version 1"),
    ("version", valid(version=-(10**30)), "this program reads version 1"),
    ("version", valid(version=10**5000), "this program reads version 1"),
    ("version", valid(version="1"), "must be a whole number, not a string"),
    ("version", valid(version=True), "must be a whole number, not true or false"),
    ("version", valid(version=1.5), "must be a whole number, not a number"),
    ("game", valid(game="chess"), "no game is called 'chess'; known games: "),
    ("game", valid(game=7), "must be a string, not a number"),
    ("game", valid(game="x" * 10**6), "no game is called"),
    ("players", valid(players=2), "must be a list of names, not a number"),
    ("players", valid(players=["a"]), "has 1 names; Tzolk'in is for 2 to 4"),
    ("players", valid(players=["a"] * 5), "has 5 names; Tzolk'in is for 2 to 4"),
    ("players[1]", valid(players=["a", None]), "must be a string, not null"),
    ("players[0]", valid(players=["a" * 201, "b"]), "has 201 characters; at most 200 are allowed"),
    ("deal", valid(deal=[]), "must be an object, not a list"),
    ("deal.start_player", valid(deal={}), "is missing"),
    ("deal.start_player", with_deal(start_player=2), "must be a seat from 0 to 1"),
    ("deal.start_player", with_deal(start_player=-1), "must be a seat from 0 to 1"),
    ("deal.start_player", with_deal(start_player=True), "must be a seat from 0 to 1"),
    ("deal.start_player", with_deal(start_player=float("nan")), "must be a seat from 0 to 1"),
    ("deal.start_player", with_deal(start_player=float("inf")), "must be a seat from 0 to 1"),
    ("deal.start_player", with_deal(start_player=10**5000), "must be a seat from 0 to 1"),
    ("deal.wealth", with_deal(wealth={}), "must be a list with the tiles of 2 seats"),
    ("deal.wealth", with_deal(wealth=DEAL["wealth"][:1]), "must be a list with the tiles of 2 seats"),
    ("deal.wealth", valid(players=["a", "b", "c"]), "must be a list with the tiles of 3 seats"),
    ("deal.wealth[1]", with_deal(wealth=[DEAL["wealth"][0], DEAL["wealth"][1][:3]]), "must have 4 tiles, not 3"),
    ("deal.wealth[0][0]", with_deal(wealth=[["W22", "W01", "W02", "W03"], []]), "'W22' is not one of W01 to W21"),
    ("deal.wealth[0][2]", with_deal(wealth=[["W01", "W02", [], "W03"], []]), "[] is not one of W01 to W21"),
    ("deal.wealth[0][0]", with_deal(wealth=[[10**5000], []]), "is not one of W01 to W21"),
    ("deal.wealth[1][0]", with_deal(wealth=swapped(DEAL["wealth"])), f"{DEAL['wealth'][1][0]} is dealt twice"),
    ("deal.neutral", with_deal(neutral=[]), "must be a list of 12 places for 2 players"),
    ("deal.neutral", with_deal(4, neutral=[["tikal", 1]]), "must be a list of 0 places for 4 players"),
    ("deal.neutral[0]", with_deal(neutral=[["mars", 1]] * 12), 'must be a gear and a space, such as ["palenque", 5]'),
    ("deal.neutral[0]", with_deal(neutral=[["tikal", 10]] * 12), "must be a gear and a space"),
    ("deal.neutral[0]", with_deal(neutral=[["tikal", True]] * 12), "must be a gear and a space"),
    ("deal.neutral[0]", with_deal(neutral=[["tikal", 1.0]] * 12), "must be a gear and a space"),
    ("deal.neutral[0]", with_deal(neutral=[["tikal"]] * 12), "must be a gear and a space"),
    ("deal.neutral[0]", with_deal(neutral=[ELSEWHERE] * 12), "no undealt wealth tile puts a worker on"),
    ("deal.age1", with_deal(age1="A1-F1"), "must be a list of tiles"),
    ("deal.age1", with_deal(age1=DEAL["age1"][:13]), "must hold"),
    ("deal.age1", with_deal(age1=[*DEAL["age1"], DEAL["age1"][0]]), "must hold"),
    ("deal.age1", with_deal(age1=["A1-F1"] * 14), "must hold"),
    ("deal.age1", with_deal(age1=["A1-F1"] * 10**6), "has 1000000 entries, more than there are tiles"),
    ("deal.age1[0]", with_deal(age1=["A2-F1", *DEAL["age1"][1:]]), "A2-F1 is not a building of age 1"),
    ("deal.age1[3]", with_deal(age1=[*DEAL["age1"][:3], "B1-F1"]), "'B1-F1' is not one of"),
    ("deal.age2", with_deal(age2=[*DEAL["age2"][:-1], DEAL["age2"][0]]), "must hold"),
    ("deal.monuments", with_deal(monuments=list(MONUMENT_IDS[:6])), "must be 4 for 2 players, not 6"),
    ("deal.monuments[3]", with_deal(monuments=["M01", "M02", "M03", "M02"]), "M02 appears twice"),
    ("deal.monuments[1]", with_deal(monuments=["M01", "M14", "M03", "M02"]), "'M14' is not one of M01 to M13"),
    ("moves", valid(moves=None), "must be a list of tokens, not null"),
    ("moves", valid(moves=["end"] * 10**6), "has 1,000,000 moves; no game of Tzolk'in has more than 10,000"),
    ("moves[2]", valid(moves=[*SHORT[2]["moves"][:2], 5]), "must be a string, not a number"),
]


@pytest.mark.parametrize(("path", "record", "problem"), CASES, ids=[f"{i}-{case[0]}" for i, case in enumerate(CASES)])
def test_the_bad_field_is_named(path: str, record: Json, problem: str) -> None:
    where, what = bad_field(record)
    assert where == path
    assert problem in what


@pytest.mark.parametrize("key", ["format", "version", "game", "players", "deal", "moves"])
def test_a_missing_field_is_named(key: str) -> None:
    record = valid()
    del record[key]
    assert bad_field(record) == (key, "is missing")


@pytest.mark.parametrize("key", ["start_player", "wealth", "neutral", "age1", "age2", "monuments"])
def test_a_missing_field_of_the_deal_is_named(key: str) -> None:
    record = valid()
    del record["deal"][key]
    assert bad_field(record) == (f"deal.{key}", "is missing")


@pytest.mark.parametrize("players", [2, 3])
def test_neutral_workers_follow_the_undealt_tiles(players: int) -> None:
    """T5: on the printed space of any undealt tile, the first of a gear with the opposite one."""
    neutral = SHORT[players]["deal"]["neutral"]
    for i, place in enumerate(neutral):
        # A second worker on another gear is a separate tile; on the same gear as the one before, an opposite.
        repeated = [*neutral[:i], place, *neutral[i:]][: len(neutral)]
        if repeated != neutral:
            assert bad_field(with_deal(players, neutral=repeated))[0].startswith("deal.neutral[")
    dealt = SHORT[players]["deal"]["wealth"][0][0]
    gear, space = next(tile["neutral_worker"] for tile in _wealth() if tile["id"] == dealt)
    path, problem = bad_field(with_deal(players, neutral=[[gear, space], *neutral[1:]]))
    assert (path, problem) == ("deal.neutral[0]", f"no undealt wealth tile puts a worker on {gear} {space}")
    first = next(i for i, place in enumerate(neutral) if place[0] != "chichen_itza")
    wrong = [*neutral[: first + 1], [neutral[first][0], (neutral[first][1] + 6) % 10], *neutral[first + 2 :]]
    path, problem = bad_field(with_deal(players, neutral=wrong))
    opposite = (neutral[first][1] + 5) % 10
    assert path == f"deal.neutral[{first + 1}]"
    assert problem == f"must be {neutral[first][0]} {opposite}, opposite to the first worker on that gear"


def _wealth() -> list[Json]:
    from importlib import resources

    return json.loads(resources.files("patolli.games.tzolkin").joinpath("data/components.json").read_text())[
        "wealth_tiles"
    ]


def test_the_first_bad_move_is_named() -> None:
    moves = SHORT[2]["moves"]
    legal = FINISHED[2].legal(10)
    error = refused(valid(moves=[*moves[:10], "keep:W01+W02", *moves[10:]]))
    assert isinstance(error, IllegalMove)
    assert (error.index, error.token, error.legal) == (10, "keep:W01+W02", legal)
    error = refused(valid(moves=[*moves[:10], "move:10", *moves[10:]]))
    assert isinstance(error, UnreadableToken)
    assert (error.index, error.token) == (10, "move:10")
    over = FINISHED[2].record()
    error = refused(over | {"moves": [*over["moves"], "end"]})
    assert isinstance(error, GameOver)
    assert error.index == len(over["moves"])


# Refusing, byte by byte -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"", b" ", b"{", b"}", b"null", b"[]", b"3", b'"patolli-record"', b"NaN", b"Infinity", b"-", b"{}{}", b"\x00",
        b'{"format": NaN}', b'{"version": 1e999}', b'{"version": ' + b"9" * 5000 + b"}", b'{"a": "\xff\xfe"}',
        b'{"\\ud800": 1}', b'{"a": "\\udc00\\ud800"}', b'{"a": "\xed\xa0\x80"}', b"\xef\xbb\xbf{}",
        b"\xff\xfe{\x00}\x00", b"[" * 10**6, b'{"a":' * 10**5, b"[" * 2000 + b"]" * 2000, "\ud800",
        "{\"a\": \"\udfff\"}", "",
    ],
    ids=lambda data: repr(data[:20]),
)  # fmt: skip
def test_what_is_not_a_record(data: bytes | str) -> None:
    refused(data)


def test_size_is_limited() -> None:
    path, problem = bad_field(b" " * (MAX_BYTES + 1))
    assert (path, problem) == ("", f"the record has {MAX_BYTES + 1:,} bytes; at most {MAX_BYTES:,} are read")
    data = msgspec.json.encode(valid())
    padded = data + b" " * (MAX_BYTES - len(data))
    assert len(Match.from_record(padded)) == 40
    bad_field(padded + b" ")
    assert bad_field("é" * (MAX_BYTES // 2 + 1))[1].startswith("the record has")
    assert bad_field(msgspec.json.encode(valid(moves=[""] * 10**6)))[0] == "moves"
