"""The state JSON: its keys, every sentence about it, and the view of one seat."""

import json
import random
from typing import Any

import pytest

from patolli.engine.errors import BadSetup
from patolli.engine.match import SPECTATOR, Match
from patolli.games.tzolkin.game import GAME
from tests.games.tzolkin.checks import changes, final_turn, finish, last_turn, on, using
from tests.games.tzolkin.table import Table

KEYS = {
    *("game", "day", "round", "age", "food_day", "over", "start_player", "start_space", "teeth_corn", "bank_skulls"),
    *("chichen_itza_skulls", "jungle", "gears", "buildings", "deck", "monuments", "decision", "seats"),
}
SEAT_KEYS = {
    *("points", "corn", "wood", "stone", "gold", "skulls", "workers", "free_workers", "light", "corn_tiles"),
    *("wood_tiles", "temples", "technologies", "wealth", "buildings", "monuments"),
}
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}


def dealt(players: int = 3, seed: int = 3) -> Match:
    return Match.new(GAME, players, seed=seed)


def kept(players: int = 3, seed: int = 3) -> Match:
    """All seats have kept their first pair."""
    match = dealt(players, seed)
    while match.view()["decision"]["kind"] == "keep":
        match.play(match.legal()[0])
    return match


@pytest.fixture(scope="module")
def played() -> Match:
    """A random game from the deal to the end."""
    match, rng = dealt(4), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def check_shape(view: dict[str, Any], players: int, seat: int | None) -> None:
    over = view["over"]
    assert set(view) == KEYS | ({"winners", "final"} if over else set())
    assert view["game"] == "tzolkin"
    assert {gear: len(teeth) for gear, teeth in view["gears"].items()} == TEETH
    assert {group: set(tiles) for group, tiles in view["jungle"].items()} == {key: {"corn", "wood"} for key in "2345"}
    assert len(view["buildings"]) == 6
    assert isinstance(view["deck"], list if seat is None else int)
    assert (view["decision"] is None) == over
    assert len(view["seats"]) == players
    for mine in view["seats"]:
        assert set(mine) == SEAT_KEYS
        assert set(mine["temples"]) == {"chaac", "quetzalcoatl", "kukulcan"}
        assert set(mine["technologies"]) == {"agriculture", "extraction", "architecture", "theology"}
        assert type(mine["light"]) is bool
    assert json.loads(json.dumps(view)) == view


def test_all_keys_are_always_present(played: Match) -> None:
    """Abridged: all keys are always present, and plain JSON, in every position of a game and for every seat."""
    for at in range(0, len(played) + 1, 7):
        for seat in (None, 0, 3):
            check_shape(played.view(seat, at), 4, seat)
    check_shape(played.view(), 4, None)
    for players in (2, 3):
        check_shape(dealt(players).view(1), players, 1)


def test_workers_are_counted_at_every_moment(played: Match) -> None:
    """`workers` = `free_workers` + on gears + on the start space, at every moment."""
    for at in range(len(played) + 1):
        view = played.view(at=at)
        for p, seat in enumerate(view["seats"]):
            on_gears = sum(teeth.count(p) for teeth in view["gears"].values())
            assert seat["workers"] == seat["free_workers"] + on_gears + (view["start_space"] == p)


def test_day_and_round_change_together(played: Match) -> None:
    """When the calendar turns, with `end` or `advance`; `round` not after the end."""
    for at in range(len(played)):
        before, after = played.view(at=at), played.view(at=at + 1)
        days, rounds = after["day"] - before["day"], after["round"] - before["round"]
        assert (days, rounds) in ((0, 0), (1, 1), (2, 1)) or (after["over"] and (days, rounds) == (1, 0))
        if days:
            assert played.moves[at] in ("end", "advance:1", "advance:2")


def test_the_first_state() -> None:
    """The example of the specification."""
    view = dealt(2).view()
    first = {key: view[key] for key in ("day", "round", "age", "food_day", "over", "start_space", "teeth_corn")}
    expected = {"day": 1, "round": 1, "age": 1, "food_day": None, "over": False, "start_space": None, "teeth_corn": 0}
    assert first == expected
    assert (view["bank_skulls"], view["chichen_itza_skulls"]) == (13, [])
    group = {"corn": 2, "wood": 2}
    assert view["jungle"] == {"2": {"corn": 2, "wood": 0}, "3": group, "4": group, "5": group}
    assert view["decision"] == {"kind": "keep", "player": view["start_player"]}
    for seat in view["seats"]:
        assert len(seat.pop("wealth")) == 4
        assert seat == {
            **dict.fromkeys(("points", "corn", "wood", "stone", "gold", "skulls", "corn_tiles", "wood_tiles"), 0),
            **{"workers": 3, "free_workers": 3, "light": True, "buildings": [], "monuments": []},
            "temples": {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0},
            "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
        }


def test_every_field_of_the_board() -> None:
    """Fields show what their names say."""
    t = Table(3).clock(day=16, round_no=15, age=2, food_days=2, start_player=2, teeth_corn=4)
    t.used(7, 2).put("start", 0, 1).put("uxmal", 8, "n").put("chichen_itza", 10, 2)
    view = t.view()
    shown = [view[key] for key in ("day", "round", "age", "start_player", "start_space", "teeth_corn", "bank_skulls")]
    assert shown == [16, 15, 2, 2, 1, 4, 11]
    assert view["chichen_itza_skulls"] == [2, 7]  # ascending
    assert view["gears"]["uxmal"] == [None] * 8 + ["n", None]
    assert view["gears"]["chichen_itza"] == [None] * 10 + [2, None, None]


def test_every_field_of_a_seat() -> None:
    """Fields of the right seat."""
    goods = {"points": -4, "corn": 1, "wood": 2, "stone": 3, "gold": 4, "skulls": 5, "corn_tiles": 6, "wood_tiles": 7}
    t = Table(3).set(1, **goods, workers=5, light=0, chaac=-1, quetzalcoatl=3, kukulcan=2)
    t.set(1, agriculture=1, extraction=2, architecture=3, theology=0).put("tikal", 1, 1)
    assert t.me(1) == goods | {
        **{"workers": 5, "free_workers": 4, "light": False, "wealth": ["W21", "W21"], "buildings": [], "monuments": []},
        "temples": {"chaac": -1, "quetzalcoatl": 3, "kukulcan": 2},
        "technologies": {"agriculture": 1, "extraction": 2, "architecture": 3, "theology": 0},
    }
    assert t.me(0) == t.me(2)


# food_day


@pytest.mark.parametrize(("day", "kind"), [(7, None), (8, "goods"), (14, "points"), (21, "goods"), (27, "points")])
def test_food_day_while_the_round_will_end_with_one(day: int, kind: str | None) -> None:
    """`food_day`: during the round; null again once it is resolved, also at `advance`."""
    t = last_turn(2, day)
    assert t.view()["food_day"] == kind
    t.run("place:start", "end")
    assert t.view()["food_day"] is None


# tiles


def test_buildings_and_deck() -> None:
    """`buildings`: 6 entries; `deck`: what is left of the current age's deck, next tile first."""
    t = Table(2).set(wood=1).put("tikal", 2)
    deck = t.view()["deck"]
    assert deck == ["A1-T2", "A1-T3", "A1-C1", "A1-C2", "A1-C3", "A1-C4", "A1-S1", "A1-S2"]
    t.run("pick:tikal2", "use:tikal2", "build:A1-F1")
    assert t.view()["buildings"] == [None, "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1"]
    t.play("end")
    assert t.view()["buildings"] == ["A1-T2", "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1"]
    assert t.view()["deck"] == deck[1:]
    assert len(last_turn(2, 15).view()["deck"]) == 12


def test_monuments_in_the_order_of_the_deal() -> None:
    """`monuments`: still on the board, no gaps; a seat's in the order built."""
    t = Table(2).set(wood=9, stone=9, gold=9).monuments("M09", "M02", "M11", "M05").put("tikal", 4).put("tikal", 6)
    t.run("pick:tikal4", "use:tikal4", "monument:M11")
    assert t.view()["monuments"] == ["M09", "M02", "M05"]
    t.run("pick:tikal6", "use:tikal4", "monument:M09")
    assert t.view()["monuments"] == ["M02", "M05"]
    assert t.me()["monuments"] == ["M11", "M09"]


def test_buildings_of_a_seat_in_the_order_built() -> None:
    """`buildings`: also identical ones; each seat its own."""
    t = Table(2).own(1, "A1-S1").set(wood=9).lay("A1-C1", "A1-F1", "A1-F1").put("tikal", 4).put("tikal", 2)
    t.run("pick:tikal4", "use:tikal4", "build:A1-F1", "build:A1-C1", "pick:tikal2", "use:tikal2", "build:A1-F1")
    assert t.me()["buildings"] == ["A1-F1", "A1-C1", "A1-F1"]
    assert t.me(1)["buildings"] == ["A1-S1"]


# decision


def test_decision_tells_where_the_worker_came_from() -> None:
    """`decision` may carry more keys: for `use` `gear` and `space`."""
    t = on("chichen_itza", 10).run("pick:chichen_itza10")
    assert t.view()["decision"] == {"kind": "use", "player": 0, "gear": "chichen_itza", "space": 10}
    decision = using("uxmal5", corn=1).view()["decision"]
    assert (decision["kind"], decision["player"]) == ("use", 0)


# wealth


def test_wealth_until_the_last_keep() -> None:
    """`wealth`: the four dealt tiles in the order of the deal; between the answers only `decision.player` changes."""
    match = dealt()
    first = match.view()
    assert [seat["wealth"] for seat in first["seats"]] == match.record()["deal"]["wealth"]
    start = first["start_player"]
    for answer in range(1, 3):
        match.play(match.legal()[2])
        assert match.view() == first | {"decision": {"kind": "keep", "player": (start + answer) % 3}}


def test_wealth_after_the_last_keep() -> None:
    """`wealth`: the two kept ones, ascending."""
    match = dealt()
    tokens = []
    for _ in range(3):
        tokens.append((match.seat, match.legal()[-1]))
        match.play(tokens[-1][1])
    for seat, token in tokens:
        assert match.view()["seats"][seat]["wealth"] == token.removeprefix("keep:").split("+")
        assert match.view()["seats"][seat]["wealth"] == sorted(match.view()["seats"][seat]["wealth"])


# after the end


def test_after_the_end() -> None:
    """`decision` is null; `winners` ascending; `final` one entry per seat, `{}` without a monument."""
    t = final_turn(3).set(0, corn=7).set(1, corn=7, skulls=0).set(2, corn=8).own(2, "M07").put("tikal", 1, 1)
    view = finish(t)
    assert (view["over"], view["decision"], view["winners"]) == (True, None, [2])
    assert view["final"] == [
        {"goods": 0.25, "skulls": 0, "monuments": {}},
        {"goods": 0.25, "skulls": 0, "monuments": {}},
        {"goods": 0.5, "skulls": 0, "monuments": {"M07": 0}},
    ]
    assert finish(final_turn(2).put("tikal", 1, 1))["winners"] == [0, 1]
    before = final_turn(2).view()
    assert "winners" not in before
    assert "final" not in before


def test_points_are_exact_quarters() -> None:
    """`points`: a number, quarters possible after the end."""
    for corn, quarters in ((6, 0), (7, 0.25), (8, 0.5), (9, 0.75), (10, 1)):
        assert finish(final_turn().set(0, corn=corn))["seats"][0]["points"] == 6 + quarters


# the view of one seat


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_view_of_a_seat_before_the_last_keep(seat: int) -> None:
    """The same without what it may not know: `deck` a number, the `wealth` of others `[]`."""
    match = dealt()
    for _ in range(3):
        full, mine = match.view(), match.view(seat)
        expected = [full["seats"][p] | ({} if p == seat else {"wealth": []}) for p in range(3)]
        assert mine == full | {"deck": 8, "seats": expected}
        match.play(match.legal()[0])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_view_of_a_seat_after_the_last_keep(seat: int) -> None:
    """Only the deck is secret now."""
    match = kept()
    assert match.view(seat) == match.view() | {"deck": 8}
    t = last_turn(3, 15)
    assert t.view(seat) == t.view() | {"deck": 12}


def test_the_view_of_a_seat_at_the_end() -> None:
    """Nothing but the deck is left out."""
    t = final_turn()
    full = finish(t)
    assert t.view(1) == full | {"deck": len(full["deck"])}


def test_there_is_no_view_of_a_stranger() -> None:
    """A seat that does not exist is an error, not the full view."""
    for seat in (-2, 3):
        with pytest.raises(BadSetup):
            kept().view(seat)


def test_who_watches_sees_nothing_that_is_hidden_from_anybody() -> None:
    """What is known to every seat, and no more."""
    t = dealt(2, 3)
    seen = t.view(SPECTATOR)
    assert [seat["wealth"] for seat in seen["seats"]] == [[], []]
    assert seen["deck"] == t.view(0)["deck"] == len(t.view()["deck"])
    assert seen | {"seats": []} == t.view(0) | {"seats": []}


def test_looking_changes_nothing() -> None:
    """The state is only read."""
    t = Table(2)
    before = t.state.tobytes()
    for seat in (None, 0, 1):
        t.view(seat)
    t.legal()
    assert t.state.tobytes() == before
    assert changes(t) == {}
