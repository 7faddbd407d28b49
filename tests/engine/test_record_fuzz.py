"""No file can do any harm: it is a game, or it is refused with a sentence."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli import Match
from patolli.engine.errors import BadRecord, GameOver, IllegalMove, MoveError, PatolliError, UnreadableToken
from patolli.engine.game import find_game
from patolli.engine.record import parse_json, read_record
from patolli.games.tzolkin.rules.components import GEARS, WEALTH_IDS
from patolli.testing.games import playout

GAME = find_game("tzolkin")
MOVES = playout(GAME, 3, 23).moves
SHORT = {players: playout(GAME, players, 20 + players).fork(40).record() for players in (2, 3, 4)}
Json = dict[str, Any]


def valid(seats: int = 2, /, **changes: Any) -> Json:
    return copy.deepcopy(SHORT[seats]) | changes


def test_depth_is_limited() -> None:
    data = msgspec.json.encode(valid()).decode()
    for depth in (*range(1, 900, 50), *range(900, 1003), 5000, 100_000):
        nested = "[" * depth + "]" * depth
        for raw in (
            data.replace('"deal":{', f'"more":{nested},"deal":{{'),
            data.replace('"age1":[', f'"age1":[{nested},'),
            data.replace('"neutral":[[', f'"neutral":[[{nested},'),
            data.replace('"moves":[', f'"moves":[{nested},'),
        ):
            match = attempt(raw)
            assert match is None or msgspec.json.encode(match.record())


def attempt(record: Any) -> Match | None:
    """A match, or None if it was refused properly; anything else raised is a bug."""
    before = copy.deepcopy(record)
    try:
        match = Match.from_record(record)
    except PatolliError as error:
        match = None
        check_sentence(error)
    assert json.dumps(record) == json.dumps(before) if isinstance(record, dict) else record == before
    return match


def check_sentence(error: PatolliError) -> None:
    message = str(error)
    if isinstance(error, MoveError):
        assert isinstance(error, IllegalMove | UnreadableToken | GameOver)
        assert message.startswith(f"move {error.index}: ")
    else:
        assert isinstance(error, BadRecord)
        assert message == (f"{error.path}: {error.problem}" if error.path else error.problem)
    assert 5 < len(message) < 3000
    assert "\n" not in message


def check_sound(match: Match, record: Json) -> None:
    """Whatever was accepted is a game: written out it is the same record, and it replays to the same bytes."""
    written = match.record()
    assert written["moves"] == record["moves"]
    assert written["deal"] == record["deal"]
    again = Match.from_record(msgspec.json.encode(written))
    assert again.state.tobytes() == match.state.tobytes()
    assert msgspec.json.decode(msgspec.json.encode(again.record())) == again.record()
    match.view()
    assert match.over or match.legal()


words = st.sampled_from(
    [
        *WEALTH_IDS[:3],
        "A1-F1",
        "A2-T4",
        "M01",
        *GEARS,
        "end",
        "use:none",
        "keep:W01+W02",
        "place:start",
        "patolli-record",
    ]
)
leaves = (
    st.none() | st.booleans() | st.integers(-3, 30) | st.integers() | st.sampled_from([2**63, -(2**64), 10**400])
    | st.floats() | st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=12) | words
)  # fmt: skip
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | words, inner, max_size=3),
    max_leaves=8,
)
FUZZ = settings(max_examples=200, deadline=None)


def nodes(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a record: its container and the key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        yield value, key
        yield from nodes(value[key])


def delete(container: Any, key: Any, other: Any) -> None:
    del container[key]


def replace(container: Any, key: Any, other: Any) -> None:
    container[key] = other


def duplicate(container: Any, key: Any, other: Any) -> None:
    if isinstance(container, list):
        container.insert(key, copy.deepcopy(container[key]))
    else:
        container[f"{key}2"] = copy.deepcopy(container[key])


CHANGES: list[Callable[[Any, Any, Any], None]] = [delete, replace, duplicate, replace]


@FUZZ
@given(data=st.data())
def test_damaged_records_do_no_harm(data: st.DataObject) -> None:
    record = valid(data.draw(st.integers(2, 4)))
    if data.draw(st.booleans()):
        record["moves"] = record["moves"][:3]  # so that the deal is damaged as often as the moves
    for _ in range(data.draw(st.integers(1, 3))):
        places = list(nodes(record))
        if not places:
            break
        container, key = places[data.draw(st.integers(0, len(places) - 1))]
        source, source_key = places[data.draw(st.integers(0, len(places) - 1))]
        change = data.draw(st.sampled_from(CHANGES))
        # Any value, or one from another place of the record.
        change(container, key, data.draw(st.just(copy.deepcopy(source[source_key])) | values))
    match = attempt(record)
    if match is not None:
        check_sound(match, record)
    text = json.dumps(record)
    if not any(word in text for word in ("NaN", "Infinity")):
        assert (attempt(text) is None) == (match is None), "a file and an object of the same contents differ"


@FUZZ
@given(
    record=st.dictionaries(st.sampled_from([*SHORT[2], "partial", "x"]), values, max_size=3) | values,
    base=st.booleans(),
)
def test_random_values_do_no_harm(record: Any, base: bool) -> None:
    whole = valid() | record if base and isinstance(record, dict) else record
    match = attempt(json.dumps(whole))
    assert match is None or base
    if isinstance(whole, dict):
        attempt(whole)
        with pytest.raises(PatolliError):
            Match.from_record(valid(deal=record))


@FUZZ
@given(data=st.data())
def test_damaged_bytes_do_no_harm(data: st.DataObject) -> None:
    raw = bytearray(msgspec.json.encode(valid(data.draw(st.integers(2, 4)))))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw)))
        kind = data.draw(st.sampled_from(["cut", "insert", "overwrite", "remove"]))
        if kind == "cut":
            del raw[at:]
        elif kind == "remove":
            del raw[at : at + data.draw(st.integers(1, 40))]
        else:
            some = data.draw(st.binary(min_size=1, max_size=8))
            raw[at : at + (len(some) if kind == "overwrite" else 0)] = some
    attempt(bytes(raw))
    attempt(raw.decode("utf-8", "surrogateescape"))


@FUZZ
@given(raw=st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_do_no_harm(raw: bytes | str) -> None:
    assert attempt(raw) is None
    try:
        read_record(raw)
        parse_json(raw)
    except BadRecord:
        pass


def test_truncated_anywhere() -> None:
    data = msgspec.json.encode(valid(3))
    for length in range(len(data)):
        assert attempt(data[:length]) is None


def test_shuffled_moves_are_refused_at_their_first_illegal_one() -> None:
    for seed in range(30):
        dice = random.Random(seed)
        moves = MOVES[:80]
        i, j = sorted(dice.sample(range(len(moves)), 2))
        moves[i], moves[j] = moves[j], moves[i]
        match = attempt(valid(3, moves=moves))
        assert match is None or match.moves == moves
