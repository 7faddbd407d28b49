"""Turns and Action Locations (S1.6, S1.10, D1, D7, F5, F16)."""

from typing import Any

import pytest

from patolli.engine.errors import MoveError
from patolli.engine.match import Match
from patolli.games.settlers.game import GAME
from tests.games.settlers.table import Table, card_file, new_card, place

THREE = ["roman", "japanese", "egyptian"]
EGYPT = ["egyptian", "roman"]


# Turns


def test_one_action_per_turn_clockwise() -> None:
    """S1.6.1: from the first player clockwise, one action each; passed players are left out, until all have passed."""
    t = Table(THREE, first_player=1, goods={player: {"worker": 4} for player in range(3)})
    seen = []
    for token in ("spend:wood", "pass", "spend:wood", "spend:wood", "spend:food"):
        seen.append(t.player)
        t.play(token)
        while t.kind == "spend":
            t.play("done")
    assert seen == [1, 2, 0, 1, 0]
    assert t.player == 1
    t.play("pass")
    assert t.player == 0
    assert t.view()["phase"] == "action"
    t.play("pass")
    assert t.view()["phase"] == "lookout"
    assert not any(t.seat(player)["passed"] for player in range(3))


def test_the_kinds_of_actions() -> None:
    """S1.6.2, format 2 `turn`: build, deal, raze, use, spend Workers, pass; passing is always possible."""
    t = Table(
        hand={0: ["ROM017", "COM069"]}, locations={0: ["COM056", "COM007"], 1: ["COM008"]},
        goods={0: {"food": 2, "worker": 2, "raze": 2}},
    )  # fmt: skip
    spend = [f"spend:{kind}" for kind in ("common", "faction", "food", "stone", "wood")]
    expected = ["build:COM069", "build:ROM017", "deal:ROM017", "pass", "raze:COM008", "use2:COM056", "use:COM056"]
    assert t.legal() == sorted([*expected, *spend])
    assert Table().legal() == ["pass"]


def test_any_number_of_actions_of_one_kind() -> None:
    """S1.6.1: one player goes on alone as long as they like."""
    ruins = [f"COM{number:03}" for number in range(69, 75)]
    t = Table(hand={0: ruins}, passed=[1])
    for card in ruins:
        t.play(f"build:{card}")
        assert t.player == 0
    assert t.goods() == {"worker": 6}


def test_an_illegal_token_changes_nothing() -> None:
    """Format 2: refused, and the position stays as it is, byte for byte."""
    t = Table(hand={0: ["COM007", "COM008"]}, locations={0: ["COM042"]}, goods={0: {"wood": 2, "worker": 2}})
    match = Match(GAME, ["Ana", "Ben"], t.state)
    before = match.state.tobytes()
    for token in (
        "build:COM008",
        "use2:COM042",
        "end",
        "take:COM007",
        "build:COM099",
        "pay:ww",
        "",
        "spend:gold",
        "x" * 99,
    ):
        with pytest.raises(MoveError):
            match.play(token)
        assert match.state.tobytes() == before
    match.play("build:COM007")
    assert match.state.tobytes() == t.play("build:COM007").state.tobytes()


# Activating


@pytest.mark.parametrize(
    ("card", "cost", "goods", "points"),
    [
        ("COM037", {"worker": 1, "stone": 2}, {}, 3),  # S1.18: Masons Guild
        ("COM042", {"worker": 1}, {"wood": 2}, 0),
        ("COM033", {"worker": 1}, {"stone": 2}, 0),
        ("COM032", {"wood": 1, "stone": 1, "food": 1}, {}, 3),
        ("COM030", {"worker": 1, "gold": 1}, {}, 2),
        ("COM039", {"worker": 1, "raze": 1}, {}, 3),
        ("COM043", {"worker": 1, "wood": 2}, {}, 3),
        ("COM052", {"worker": 1, "food": 2}, {}, 3),
        ("COM050", {"worker": 1}, {"raze": 1}, 0),
        ("COM082", {"worker": 1}, {"food": 2}, 0),
        ("ROM030", {"worker": 1, "stone": 3}, {}, 4),
    ],
)
def test_pay_and_gain(card: str, cost: dict[str, int], goods: dict[str, int], points: int) -> None:
    """S1.10.1: the printed goods leave the supply, the effect happens, the Location is used."""
    t = Table(locations={0: [card]}, goods={0: cost}).play(f"use:{card}")
    assert t.goods() == goods
    assert t.points() == points
    assert t.location(card)["used"] == 1
    for good in cost:
        less = cost | {good: cost[good] - 1}
        assert f"use:{card}" not in Table(locations={0: [card]}, goods={0: less}).legal()


def test_castle_example() -> None:
    """S1.18, S1.10.1: Castle, 1 Worker for 1 card."""
    t = Table(locations={0: ["COM046"]}, goods={0: {"worker": 1}}).play("use:COM046", "draw:faction")
    assert t.hand() == ["ROM001"]
    assert t.goods() == {}


def test_once_per_round() -> None:
    """S1.10.1: not again in this round; after Cleanup again."""
    t = Table(locations={0: ["COM042"]}, goods={0: {"worker": 5}}, passed=[1])
    t.play("use:COM042")
    assert "use:COM042" not in t.legal()
    t.play("pass").until("turn", 0)
    assert "use:COM042" in t.legal()


def test_twice_one_by_one() -> None:
    """S1.10.2: once per turn, two times."""
    t = Table(locations={0: ["COM021"]}, goods={0: {"worker": 5}}, passed=[1])
    assert "use2:COM021" in t.legal()
    t.play("use:COM021")
    assert t.goods() == {"worker": 4, "gold": 1}
    assert "use2:COM021" not in t.legal()  # not used yet, format 3
    t.play("use:COM021")
    assert t.goods() == {"worker": 3, "gold": 2}
    assert t.offers("use") == []


def test_twice_in_one_action() -> None:
    """S1.10.2: both times by paying double; a Location that works once has no `use2`."""
    t = Table(locations={0: ["COM021", "COM042"]}, goods={0: {"worker": 2}}).play("use2:COM021")
    assert t.goods() == {"gold": 2}
    assert t.location("COM021")["used"] == 2
    assert t.player == 1
    t = Table(locations={0: ["COM021", "COM042"]}, goods={0: {"worker": 1}})
    assert t.offers("use2") == []
    assert t.offers("use") == ["COM021", "COM042"]


def test_twice_is_two_gains() -> None:
    """D7: Alley of Sphinxes twice gives 2 and 2, and Sphinx answers each; Barbarian Altar's 1 and 1 wake nothing."""
    t = Table(EGYPT, locations={0: ["EGY016", "EGY019"]}, goods={0: {"gold": 4}}).play("use2:EGY016")
    assert t.points() == 2 + 1 + 2 + 1
    t = Table(EGYPT, locations={0: ["COM056", "EGY019"]}, goods={0: {"food": 2}}).play("use2:COM056")
    assert t.points() == 2


def test_goods_paid_stay_on_the_location() -> None:
    """S1.10.1: they are nobody's; a Location razed with goods on it gives its field only (format 10: only counted)."""
    t = Table(locations={0: ["COM021"]}, goods={0: {"worker": 2}, 1: {"raze": 2}}).play("use:COM021", "raze:COM021")
    assert t.goods(1) == {"gold": 1}
    assert t.goods(0) == {"wood": 1, "worker": 1, "gold": 1}


def test_costs_in_cards_or_nothing() -> None:
    """S1.10.3, format 2 `discard`: Tavern, Desert and Temple of Ra take no Worker; they are used all the same."""
    t = Table(hand={0: ["COM001", "ROM001"]}, locations={0: ["COM049"]}, goods={0: {"worker": 1}}).play("use:COM049")
    assert t.kind == "discard"
    assert t.legal() == ["discard:COM001", "discard:ROM001"]
    t.play("discard:ROM001")
    assert t.points() == 2
    assert t.goods() == {"worker": 1}
    assert t.seat()["discard"] == ["ROM001"]
    assert t.location("COM049")["used"] == 1
    assert "use:COM049" not in Table(locations={0: ["COM049"]}).legal()  # no card
    t = Table(EGYPT, locations={0: ["EGY013"], 1: ["COM008"]}).play("use:EGY013", "target:COM008")
    assert t.location("EGY013")["used"] == 1


def test_locations_of_others_are_not_used() -> None:
    """S1.6.2: only own Action Locations; nor those that are no Action Locations."""
    t = Table(locations={0: ["COM007"], 1: ["COM042"]}, goods={0: {"worker": 5}})
    assert t.offers("use") == []


# Effects that run twice


def test_what_has_no_target_the_second_time_is_skipped() -> None:
    """F5: everything is paid first, then the effects run twice."""
    t = Table(EGYPT, locations={0: ["EGY007", place("COM042", used=1)]}, goods={0: {"gold": 2}})
    t.play("use2:EGY007")
    assert t.legal() == ["target:COM042"]
    t.play("target:COM042")
    assert t.player == 1  # no other Location has uses: skipped, the Gold is paid
    assert t.goods() == {}
    assert t.location("EGY007")["used"] == 2


# Acting Troupe, Royal Bath


def test_reset_takes_everything_off() -> None:
    """D1: the count goes back to 0; using it again is a later, normal action."""
    t = Table(
        locations={0: ["COM041", place("COM021", used=2), place("COM042", used=1), "COM033"]}, goods={0: {"worker": 4}}
    )
    t.play("use:COM041")
    assert t.legal() == ["target:COM021", "target:COM042"]  # those with goods on them
    t.play("target:COM021")
    assert t.location("COM021") | {"used": 0} == t.location("COM021")
    assert t.location("COM021")["was_reset"]
    assert t.goods() == {"worker": 3}  # the goods are lost
    assert t.player == 1
    assert "use2:COM021" in t.play("pass").legal()


def test_reset_needs_a_used_location() -> None:
    """D13, D1: another own Action Location with uses."""
    for card, factions, goods in (("COM041", THREE, {"worker": 1}), ("EGY007", EGYPT, {"gold": 1})):
        assert f"use:{card}" not in Table(factions, locations={0: [card, "COM042"]}, goods={0: goods}).legal()
        one = place("COM042", used=1)
        assert f"use:{card}" in Table(factions, locations={0: [card, one]}, goods={0: goods}).legal()
        assert f"use:{card}" not in Table(factions, locations={0: [card], 1: [one]}, goods={0: goods}).legal()


def test_a_location_that_resets_is_reset_once_per_round() -> None:
    """F16: Acting Troupe and Royal Bath would otherwise reset each other forever."""
    t = Table(
        EGYPT,
        passed=[1],
        locations={0: ["EGY007", "COM041", place("COM042", used=1)]},
        goods={0: {"gold": 9, "worker": 9}},
    )
    t.play("use:COM041", "target:COM042")
    t.play("use:EGY007", "target:COM041")  # reset once
    assert t.location("COM041")["was_reset"]
    t.play("use:COM041", "target:EGY007")
    assert t.location("COM041")["used"] == 1
    assert "use:EGY007" not in t.legal()  # Acting Troupe is used, but was reset already; nothing else is used
    t.play("use:COM042")
    assert t.play("use:EGY007").legal() == ["target:COM042"]


def test_others_are_reset_as_often_as_one_likes() -> None:
    """F16: only Locations that themselves reset have the limit; it ends with the round."""
    t = Table(
        EGYPT, passed=[1], locations={0: ["EGY007", place("COM042", used=1, was_reset=True)]}, goods={0: {"gold": 1}}
    )
    assert t.play("use:EGY007").legal() == ["target:COM042"]
    used = place("COM041", used=1, was_reset=True)
    t = Table(EGYPT, passed=[1], locations={0: ["EGY007", used]}, goods={0: {"gold": 2}})
    assert "use:EGY007" not in t.legal()
    t.play("pass").until("turn", 0)
    assert not t.location("COM041")["was_reset"]


def test_a_block_stays_when_reset() -> None:
    """Format 8 `reset_action_location`: a blocked Location can be reset, and stays blocked."""
    t = Table(locations={0: ["COM041", place("COM042", used=1, blocked=True)]}, goods={0: {"worker": 4}}, passed=[1])
    t.play("use:COM041", "target:COM042")
    assert t.location("COM042")["used"] == 0
    assert t.location("COM042")["blocked"]
    assert "use:COM042" not in t.legal()


def test_scorpion_breeder() -> None:
    """Format 8 `block_action_location`: an enemy Action Location with uses left; nobody uses it this round."""
    others = [place("COM033", used=1), place("COM046", used=1), place("COM082", blocked=True)]
    t = Table(
        EGYPT, goods={0: {"worker": 2}, 1: {"worker": 3}},
        locations={0: ["EGY010", "COM058"], 1: ["COM042", *others, "COM007"]},
    )  # fmt: skip
    t.play("use:EGY010")
    assert t.legal() == ["target:COM042", "target:COM046"]
    t.play("target:COM042")
    assert t.location("COM042")["blocked"]
    assert t.offers("use") == ["COM046"]
    t.play("pass", "pass").until("turn", 1)
    assert not t.location("COM042")["blocked"]
    assert "COM042" in t.offers("use")


# Legal effects


def test_an_effect_needs_its_target() -> None:
    """D13: without a target the action is not offered, whatever else it would give."""
    cases = {
        ("barbarian", "BAR010"): {"worker": 1},  # Saboteurs: nobody has Resources
        ("egyptian", "EGY013"): {},  # Temple of Ra
        ("egyptian", "EGY010"): {"worker": 1},  # Scorpion Breeder
        ("egyptian", "EGY003"): {"raze": 1},  # Chariot Builder
        ("egyptian", "EGY014"): {"worker": 1},  # Sanctuary: no Common card in hand
        ("barbarian", "BAR016"): {"worker": 1},  # Pack
        ("barbarian", "BAR018"): {"worker": 2},  # Rabble
        ("barbarian", "BAR014"): {"raze": 5},  # Dark Chapel
        ("japanese", "JAP008"): {"raze": 2},  # Garrison
    }
    for (faction, card), goods in cases.items():
        t = Table([faction, "roman"], locations={0: [card]}, goods={0: goods}, hand={0: []})
        assert t.legal() == ["pass"] or t.offers("use") == [], card
        others = [card, *(["COM008"] if card == "BAR018" else [])]
        t = Table(
            [faction, "roman"], goods={0: goods, 1: {"wood": 1}}, hand={0: ["COM001"]},
            locations={0: others, 1: ["COM042"]},
        )  # fmt: skip
        assert f"use:{card}" in t.legal(), card


def test_choose_one_needs_one_whole_option() -> None:
    """D13, format 2 `option`: in one option all effects have a target, and only such options are offered."""
    options = [[{"op": "discard_location"}], [{"op": "steal_goods", "any_of": ["wood"], "count": 1}]]
    action = {"kind": "action", "cost": {"worker": 1}, "max_activations_per_round": 1}
    action["effects"] = [{"op": "choose_one", "options": options}]
    file = card_file(new_card("ROM901", "roman", action))
    base: dict[str, Any] = {"card_files": [file], "goods": {0: {"worker": 1}}}
    assert "use:ROM901" not in Table(locations={0: ["ROM901"]}, **base).legal()
    t = Table(locations={0: ["ROM901"], 1: ["COM069"]}, **base).play("use:ROM901")
    assert t.legal() == ["option:1"]
    t.play("option:1", "target:COM069")
    assert t.built(1) == []
