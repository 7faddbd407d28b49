"""The state JSON: its keys, every sentence about it, and what a seat or a spectator sees of it (format 10)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from patolli.engine.match import SPECTATOR, Match
from patolli.games.settlers.cards.model import BASE, COLOURS
from patolli.games.settlers.formats.view import view
from tests.games.settlers.playing import played
from tests.games.settlers.praying import house_prayer
from tests.games.settlers.table import Table, place
from tests.games.settlers.views import seen_by

View = dict[str, Any]
KEYS = [
    "game",
    "round",
    "phase",
    "first_player",
    "over",
    "decision",
    "row",
    "prayer",
    "rng",
    "common",
    "seats",
    "virtual",
]
SEAT_KEYS = [
    *("faction", "points", "goods", "blessings", "tricolor", "passed", "hand", "looking", "deck", "discard", "deals"),
    *("routes", "foundations", "locations"),
]
LOCATION_KEYS = [
    *("id", "used", "blocked", "defense", "samurai", "taken_by", "under", "goods", "stored", "count", "was_reset"),
]
VIRTUAL_KEYS = ["locations", "line", "attack_deck", "attack_discard", "collection"]
PHASES = ("lookout", "production", "action", "cleanup", "attack", "over")
ID = re.compile(r'"([A-Z][A-Z0-9]{2,7})"')


def check_shape(state: View) -> None:
    """Keys, types and orders of a full view."""
    assert list(state) == KEYS + (["winners", "final"] if state["over"] else []) + (
        ["rank"] if state["over"] and state["virtual"] else []
    )
    assert state["phase"] in PHASES
    assert re.fullmatch("[0-9a-f]{16}|[0-9a-f]{64}:[0-9]+", state["rng"])
    assert (state["decision"] is None) == state["over"] == (state["phase"] == "over")
    if state["decision"]:
        assert list(state["decision"]) == ["kind", "player"]
    for own in state["seats"]:
        assert list(own) == SEAT_KEYS
        assert list(own["goods"]) == ["wood", "stone", "food", "worker", "raze", "defense", "gold"]
        assert own["blessings"] == [colour for colour in COLOURS if colour in own["blessings"]]
        assert own["hand"] == sorted(own["hand"])
        for one in own["locations"]:
            assert list(one) == LOCATION_KEYS
            assert list(one["goods"]) == ["wood", "stone", "food"]
    assert (state["virtual"] is not None) == (len(state["seats"]) == 1)
    if state["virtual"]:
        assert list(state["virtual"]) == VIRTUAL_KEYS
    assert json.loads(json.dumps(state)) == state


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"lookout": "alternate"}), (3, {"lookout": "advanced"}), (4, {"disputed": True})],
)
def test_shape_and_seats_of_a_whole_game(players: int, options: View) -> None:
    """Format 10: keys in every position; and each seat's view is the full one with numbers for what is hidden."""
    match = played(players, seed=9, **options)
    assert match.over
    for at in range(0, len(match) + 1, 3):
        state = match.view(at=at)
        check_shape(state)
        for seat in (SPECTATOR, *range(players)):
            assert match.view(seat=seat, at=at) == seen_by(state, seat)
    check_shape(match.view())


def test_a_position_in_full() -> None:
    """Format 10: everything that can lie in an Empire, as it came about."""
    t = Table(
        ["japanese", "egyptian"],
        round=3,
        first_player=1,
        turn=0,
        hand={0: ["COM012", "COM004"]},
        goods={0: {"wood": 2, "gold": 1}, 1: {"food": 3}},
        points={0: 12},
        blessings={0: ["gold", "brown"]},
        passed=[1],
        locations={
            0: [
                place("JAP013", under=["COM001", "JAP002"], samurai=True),
                place("JAP015", goods={"wood": 1, "stone": 0, "food": 4}),
                place("COM046", used=1, defense=True, was_reset=True),
            ],
            1: [place("COM041", blocked=True, taken_by=0), place("EGY019")],
        },
        deals={0: ["JAP009", "JAP003"], 1: ["EGY002"]},
        routes={0: [("EGY019", "JAP004")]},
        foundations={0: ["COM030", "COM005"]},
        discards={"common": ["COM050", "COM049"], 0: ["JAP030", "JAP001"]},
    )
    state = t.view()
    check_shape(state)
    assert (state["round"], state["first_player"], state["phase"]) == (3, 1, "action")
    assert state["decision"] == {"kind": "turn", "player": 0}
    me, other = state["seats"]
    assert (me["hand"], me["deals"], me["foundations"]) == (
        ["COM004", "COM012"],
        ["JAP009", "JAP003"],
        ["COM030", "COM005"],
    )
    assert me["routes"] == [{"location": "EGY019", "marker": "JAP004"}]
    assert (me["points"], me["blessings"], me["discard"]) == (12, ["brown", "gold"], ["JAP030", "JAP001"])
    assert state["common"]["discard"] == ["COM050", "COM049"]
    assert me["locations"][0] == place("JAP013", under=["COM001", "JAP002"], samurai=True)
    assert me["locations"][1] == place("JAP015", goods={"wood": 1, "stone": 0, "food": 4})
    assert me["locations"][2] == place("COM046", used=1, defense=True, was_reset=True)
    assert other["locations"] == [place("COM041", blocked=True, taken_by=0), place("EGY019")]
    assert (other["passed"], me["passed"]) == (True, False)


def test_a_seat_sees_its_own_cards_only() -> None:
    """Format 10: of other seats `hand`, `looking`, `foundations` and `under` are numbers; every deck, marker, rng."""
    t = Table(
        ["japanese", "egyptian"],
        hand={0: ["COM004"], 1: ["COM060", "EGY003"]},
        locations={0: [place("JAP013", under=["COM001"])], 1: [place("EGY019", under=["COM002"], stored=["COM006"])]},
        foundations={0: ["COM030"], 1: ["COM031"]},
        routes={0: [("EGY019", "JAP004")]},
    )
    for seat in (SPECTATOR, 0, 1):
        state = view(t.state, seat)
        assert state["rng"] is None
        assert isinstance(state["common"]["deck"], int)
        for number, own in enumerate(state["seats"]):
            assert isinstance(own["deck"], int)
            assert [route["marker"] for route in own["routes"]] == [None] * len(own["routes"])
            mine = number == seat
            assert isinstance(own["hand"], list if mine else int)
            assert isinstance(own["foundations"], list if mine else int)
            assert isinstance(own["looking"], list if mine else int)
            assert all(isinstance(one["under"], list if mine else int) for one in own["locations"])
        assert state["seats"][1]["locations"][0]["stored"] == ["COM006"]  # they lie open
    assert view(t.state, 0)["seats"][1]["hand"] == 2
    assert view(t.state, 0)["seats"][1]["locations"][0]["under"] == 1


def hidden_from(state: View, seat: int) -> set[str]:
    """Ids that must not be in the view of a seat."""
    ids = [*state["common"]["deck"]]
    for number, own in enumerate(state["seats"]):
        ids += own["deck"] + [route["marker"] for route in own["routes"]]
        if number != seat:
            ids += own["hand"] + own["looking"] + own["foundations"]
            ids += [card for one in own["locations"] for card in one["under"]]
    if state["virtual"]:
        ids += state["virtual"]["attack_deck"]
    return set(ids)


@pytest.mark.parametrize("lookout", ["standard", "alternate", "advanced"])
def test_no_hidden_id_is_anywhere_in_a_view(lookout: str) -> None:
    """Format 10: searched for in the text, whatever the key."""
    match = played(3, seed=12, lookout=lookout)
    for at in range(0, len(match) + 1, 2):
        state = match.view(at=at)
        for seat in (SPECTATOR, 0, 1, 2):
            text = json.dumps(match.view(seat=seat, at=at))
            assert not hidden_from(state, seat) & set(ID.findall(text))
            assert state["rng"] not in text


def test_looking_is_secret() -> None:
    """Format 6, 10: looked-at cards are in no pile, and only their seat sees them."""
    t = Table(["barbarian", "roman"], locations={0: ["BAR028"]}, goods={0: {"worker": 1}})
    t.play("use:BAR028", "draw:common", "draw:faction")
    assert len(t.seat()["looking"]) == 2
    assert view(t.state, 0)["seats"][0]["looking"] == t.seat()["looking"]
    assert view(t.state, 1)["seats"][0]["looking"] == 2


def test_prayer_cards_lie_open() -> None:
    """Format 6, 10: `prayer` while a Prayer asks."""
    t = Table(["aztec", "roman"], locations={0: ["AZT920"]}, goods={0: {"worker": 1}}).play("use:AZT920")
    assert len(t.view()["prayer"]) == house_prayer("AZT920")["draw"]
    assert view(t.state, 1)["prayer"] == t.view()["prayer"]


def test_the_count_of_an_oasis() -> None:
    """Format 10: `count`: Workers an Oasis gave this round; it is no Resource on it."""
    oasis = next(card.id for card in BASE.values() if card.name == "Oasis")
    t = Table(["roman", "egyptian"], locations={1: [oasis]}, goods={0: {"worker": 4}})
    t.play("spend:wood", "spend:wood")
    assert t.location(oasis)["count"] == 2
    assert t.location(oasis)["goods"] == {"wood": 0, "stone": 0, "food": 0}
    assert t.goods(1) == {"worker": 2}


def test_goods_paid_for_an_action_are_only_counted() -> None:
    """Format 10: only in `used`."""
    t = Table(["roman", "japanese"], locations={0: ["COM037"]}, goods={0: {"worker": 1, "stone": 2}}).play("use:COM037")
    assert t.location("COM037") == place("COM037", used=1)


def test_the_end() -> None:
    """Format 10: decision null, winners, final; `points` is the total."""
    t = Table(
        ["japanese", "roman", "egyptian"],
        round=5,
        locations={
            0: [place("JAP013", under=["COM001", "COM002", "COM003"]), "COM046"],
            1: ["ROM001"],
            2: ["JAP001"][:0],
        },
        points={0: 20, 1: 3, 2: 25},
        passed=[0, 1, 2],
    )
    state = t.view()
    assert state["over"]
    assert state["decision"] is None
    assert state["final"] == [
        {"track": 20, "locations": 3, "features": {"JAP013": 2}},
        {"track": 3, "locations": 2, "features": {}},
        {"track": 25, "locations": 0, "features": {}},
    ]
    assert [own["points"] for own in state["seats"]] == [25, 5, 25]
    assert state["winners"] == [0, 2]
    assert "rank" not in state
    assert t.legal() == []


def test_a_feature_that_gives_nothing_is_listed() -> None:
    """Format 10: every own Location with an `end_of_game` ability."""
    t = Table(["japanese", "roman"], round=5, locations={0: ["JAP013", "JAP015"]}, passed=[0, 1])
    assert t.view()["final"][0]["features"] == {"JAP013": 0, "JAP015": 0}


def test_the_solo_view() -> None:
    """Format 10: `virtual`, the line front first; a seat sees the number of Attack cards left."""
    t = Table(["roman"], virtual=["COM003"], line=["ATTACK04", "ATTACK02"], collection=["COM009"])
    virtual = t.view()["virtual"]
    assert virtual["locations"] == [place("COM003")]
    assert (virtual["line"], virtual["collection"]) == (["ATTACK04", "ATTACK02"], ["COM009"])
    assert len(virtual["attack_deck"]) == 14
    assert view(t.state, 0)["virtual"] == virtual | {"attack_deck": 14}


def test_legal_tokens_go_only_to_the_seat_that_decides() -> None:
    """Format 10: no view has them."""
    match = played(2, 30)
    for seat in (None, SPECTATOR, 0, 1):
        assert "legal" not in match.view(seat=seat)


def test_equal_positions_have_equal_bytes() -> None:
    """A position reached again by other decisions is the same record: it contains no trace of the way there."""
    t = Table(["roman", "japanese"], goods={0: {"worker": 4, "wood": 0}}, decks={"common": ["COM001", "COM002"]})
    u = Table(["roman", "japanese"], goods={0: {"worker": 4, "wood": 0}}, decks={"common": ["COM001", "COM002"]})
    t.play("spend:wood", "spend:common")
    u.play("spend:common", "spend:wood")
    assert t.view() == u.view()
    assert t.state.tobytes() == u.state.tobytes()


def test_a_match_shows_what_the_view_says() -> None:
    """The match's view is this one."""
    match = played(2, 12)
    assert match.view() == view(match.state)
    assert isinstance(match, Match)
