"""The record of a game: its deal and tokens, what a reader refuses, and the partial record of a seat (T1-T5)."""

import copy
import json
import random
from typing import Any

import pytest

from patolli.engine.errors import BadRecord, IllegalMove, UnreadableToken
from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME

Record = dict[str, Any]


def played(players: int = 3, moves: int = 60, seed: int = 4) -> Match:
    match, rng = Match.new(GAME, players, seed=seed), random.Random(seed)
    while len(match) < moves and not match.over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_states(players: int) -> None:
    """A record is the deal plus the list of tokens; it replays to the same states, even through JSON."""
    match = played(players, 10_000)
    assert match.over
    again = Match.from_record(json.dumps(match.record()))
    assert [again.state_at(at).tobytes() for at in range(len(match) + 1)] == [
        match.state_at(at).tobytes() for at in range(len(match) + 1)
    ]
    assert again.record() == match.record()


@pytest.mark.parametrize(("players", "neutral", "monuments"), [(2, 12, 4), (3, 6, 5), (4, 0, 6)])
def test_the_keys_of_a_record(players: int, neutral: int, monuments: int) -> None:
    """Format, version, game, players, deal, moves; the deal is complete."""
    record = played(players, 5).record()
    assert list(record) == ["format", "version", "game", "players", "deal", "moves"]
    assert (record["format"], record["version"], record["game"]) == ("patolli-record", 1, "tzolkin")
    deal = record["deal"]
    assert set(deal) == {"start_player", "wealth", "neutral", "age1", "age2", "monuments"}
    assert [len(hand) for hand in deal["wealth"]] == [4] * players
    assert [len(deal[key]) for key in ("neutral", "age1", "age2", "monuments")] == [neutral, 14, 18, monuments]
    assert len(record["moves"]) == 5


def test_the_deck_is_laid_out_in_its_order() -> None:
    """`age1`: first 6 = the opening row, left to right; the rest follows."""
    match = played(3, 0)
    deal = match.record()["deal"]
    assert match.view()["buildings"] == deal["age1"][:6]
    assert match.view()["deck"] == deal["age1"][6:]
    assert match.view()["monuments"] == deal["monuments"]
    places = {(gear, space) for gear, teeth in match.view()["gears"].items() for space, w in enumerate(teeth) if w}
    assert {(gear, space) for gear, space in deal["neutral"]} == places


def test_unknown_keys_are_ignored_and_kept() -> None:
    """In the record and in its deal."""
    record: dict[str, Any] = played().record() | {"event": "a friendly game"}
    record["deal"]["shuffler"] = [1, 2]
    again = Match.from_record(record)
    assert again.record() == record


def test_players_may_hold_empty_names_and_moves_end_anywhere() -> None:
    """The length of `players` is the number of players."""
    record = played(2, 30).record() | {"players": ["", ""]}
    for end in (0, 1, 17, 30):
        match = Match.from_record(record | {"moves": record["moves"][:end]})
        assert (len(match), match.players) == (end, ["", ""])


def test_a_record_is_refused_at_its_first_illegal_token() -> None:
    """Naming the move."""
    record = played().record()
    for wrong, error in (("advance:2", IllegalMove), ("nonsense", UnreadableToken)):
        moves = [*record["moves"][:20], wrong, *record["moves"][20:]]
        with pytest.raises(error, match="move 20") as caught:
            Match.from_record(record | {"moves": moves})
        assert caught.value.index == 20


def _swap(deal: Any, key: Any, i: int, value: Any) -> None:
    deal[key][i] = value


BROKEN = {
    "deal.start_player": [lambda d: d.update(start_player=3), lambda d: d.update(start_player=-1)],
    "deal.wealth": [lambda d: d["wealth"].pop(), lambda d: d["wealth"].append(d["wealth"][0])],
    "deal.wealth[1]": [lambda d: d["wealth"][1].pop()],
    "deal.wealth[1][0]": [
        lambda d: _swap(d["wealth"], 1, 0, d["wealth"][0][0]),
        lambda d: _swap(d["wealth"], 1, 0, "W22"),
    ],
    "deal.neutral": [lambda d: d["neutral"].pop(), lambda d: d.update(neutral=[])],
    "deal.neutral[0]": [
        lambda d: _swap(d, "neutral", 0, ["tikal", 6]),
        lambda d: _swap(d, "neutral", 0, ["nowhere", 1]),
    ],
    "deal.age1": [lambda d: d["age1"].pop(), lambda d: _swap(d, "age1", d["age1"].index("A1-S1"), "A1-S2")],
    "deal.age1[2]": [lambda d: _swap(d, "age1", 2, "A1-X1"), lambda d: _swap(d, "age1", 2, "A2-F1")],
    "deal.age2": [lambda d: d["age2"].append("A2-S6")],
    "deal.age2[0]": [lambda d: _swap(d, "age2", 0, "A1-F1")],
    "deal.monuments": [
        lambda d: d["monuments"].pop(),
        lambda d: d["monuments"].append(
            next(m for m in ("M01", "M02", "M03", "M04", "M05", "M06") if m not in d["monuments"])
        ),
    ],
    "deal.monuments[1]": [
        lambda d: _swap(d, "monuments", 1, d["monuments"][0]),
        lambda d: _swap(d, "monuments", 1, "M14"),
    ],
}


@pytest.mark.parametrize(
    ("path", "number"), [(path, number) for path, ways in BROKEN.items() for number in range(len(ways))]
)
def test_a_deal_that_breaks_the_rules_is_refused(path: str, number: int) -> None:
    """Counts, copies, unknown or repeated tiles; the field is named."""
    record = copy.deepcopy(played(3, 0).record())
    BROKEN[path][number](record["deal"])
    with pytest.raises(BadRecord) as caught:
        Match.from_record(record)
    assert caught.value.path == path
    assert str(caught.value).startswith(path)


@pytest.mark.parametrize("key", ["start_player", "wealth", "neutral", "age1", "age2", "monuments"])
def test_a_deal_without_a_field_is_refused(key: str) -> None:
    """The missing field is named."""
    record = played(3, 0).record()
    del record["deal"][key]
    with pytest.raises(BadRecord) as caught:
        Match.from_record(record)
    assert caught.value.path == f"deal.{key}"


def test_neutral_workers_must_follow_from_the_undealt_tiles() -> None:
    """T5: printed on an undealt tile, the first on a gear followed by the opposite tooth."""
    record = played(3, 0).record()
    record["deal"]["wealth"] = [[f"W{4 * p + i + 1:02}" for i in range(4)] for p in range(3)]  # W13 to W21 are left
    good = [["uxmal", 3], ["uxmal", 8], ["uxmal", 7], ["chichen_itza", 0], ["chichen_itza", 10], ["uxmal", 1]]
    record["deal"]["neutral"] = good
    assert Match.from_record(record).record()["deal"]["neutral"] == good
    bad = {
        0: ["palenque", 1],  # W01 is dealt
        1: ["uxmal", 7],  # the opposite tooth of 3 comes next
        2: ["uxmal", 3],  # drawn already
        4: ["chichen_itza", 5 + 1],  # printed nowhere
    }
    for i, place in bad.items():
        record["deal"]["neutral"] = [*good[:i], place, *good[i + 1 :]]
        with pytest.raises(BadRecord) as caught:
            Match.from_record(record)
        assert caught.value.path == f"deal.neutral[{i}]"


def test_four_players_have_no_neutral_workers() -> None:
    """`neutral` is `[]` with four players."""
    record = played(4, 0).record()
    assert record["deal"]["neutral"] == []
    record["deal"]["neutral"] = [["palenque", 5]]
    with pytest.raises(BadRecord):
        Match.from_record(record)


# the record of a seat


def test_a_partial_record_before_the_reveal() -> None:
    """Without `deal.wealth` of others, undrawn tiles and unrevealed `keep` tokens; it says so."""
    match = played(3, 2)
    full = match.record()
    start = full["deal"]["start_player"]
    for seat in range(3):
        answered = (seat - start) % 3
        mine = match.record(seat)
        assert mine["partial"] is True
        hands = [hand if p == seat else [] for p, hand in enumerate(full["deal"]["wealth"])]
        assert mine["deal"] == full["deal"] | {"wealth": hands, "age1": full["deal"]["age1"][:6], "age2": []}
        assert mine["moves"] == full["moves"][answered : answered + 1]


def test_a_partial_record_after_the_reveal() -> None:
    """All moves are public; the hands of others and undrawn tiles are not."""
    match = played(3, 3)
    full, mine = match.record(), match.record(1)
    assert mine["moves"] == full["moves"]
    assert mine["deal"]["wealth"] == [[], full["deal"]["wealth"][1], []]


def test_a_partial_record_shows_drawn_tiles() -> None:
    """Every tile that has been on the board, of both ages, no other; none came and went within one move here."""
    match = played(4, 10_000, seed=1)
    deal = match.record()["deal"]
    drawn = {1: 6, 2: 0}
    for at in range(len(match)):
        view = match.view(at=at)
        drawn[view["age"]] = {1: 14, 2: 18}[view["age"]] - len(view["deck"])
        shown = match.fork(at).record(0)["deal"]
        assert shown["age1"] == deal["age1"][: drawn[1]]
        assert shown["age2"] == deal["age2"][: drawn[2]]
    assert drawn[1] > 6
    assert drawn[2] > 6


def test_a_partial_record_is_not_replayed() -> None:
    """It is for showing: refused with a sentence."""
    with pytest.raises(BadRecord, match="not replayed") as caught:
        Match.from_record(played().record(0))
    assert caught.value.path == "partial"


def test_after_the_end_a_seat_gets_everything() -> None:
    """Something is left out only before the end."""
    match = played(2, 10_000)
    assert match.over
    for seat in (0, 1):
        assert match.record(seat) == match.record()
    assert "partial" not in match.record(0)
