"""Effects of base cards that belong nowhere else: stealing, discarding, Foundations (S1.15, D10, D13, F2, format 8)."""

from typing import Any

import pytest

from patolli.games.settlers.cards.model import BASE
from tests.games.settlers.table import Table, card_file, new_card, place

EGYPT = ["egyptian", "roman", "japanese"]
BARBARIAN = ["barbarian", "roman", "japanese"]


# Saboteurs


def test_saboteurs_steal_a_resource() -> None:
    """S1.15 Saboteurs, format 2 `steal`: 1 Wood, Stone or Food from the supply of a player who has not passed."""
    t = Table(
        BARBARIAN, locations={0: ["BAR010"]},
        goods={0: {"worker": 1}, 1: {"wood": 1, "gold": 5, "worker": 5, "raze": 2}, 2: {"stone": 2, "food": 1}},
    )  # fmt: skip
    t.play("use:BAR010")
    assert t.kind == "steal"
    assert t.legal() == ["steal:1:wood", "steal:2:food", "steal:2:stone"]
    t.play("steal:2:stone")
    assert t.goods(0) == {"stone": 1}
    assert t.goods(2) == {"stone": 1, "food": 1}


def test_saboteurs_do_not_steal_from_locations() -> None:
    """S1.15 Saboteurs, D13: Resources on a Shrine or paid for an action are not in the supply."""
    shrine = place("JAP015", goods={"wood": 3, "stone": 3, "food": 3})
    used = place("COM076", used=1)
    t = Table(BARBARIAN, locations={0: ["BAR010"], 2: [shrine, used]}, goods={0: {"worker": 1}})
    assert "use:BAR010" not in t.legal()


def test_saboteurs_and_passed_players() -> None:
    """S1.6.3: stealing is targeting."""
    t = Table(
        BARBARIAN, locations={0: ["BAR010"]}, goods={0: {"worker": 1}, 1: {"wood": 1}, 2: {"wood": 1}}, passed=[1]
    )
    assert t.play("use:BAR010").legal() == ["steal:2:wood"]


def test_stealing_is_no_gain() -> None:
    """Format 8 `steal_goods`: count times, as long as somebody has something."""
    action = {"kind": "action", "cost": {"worker": 1}, "max_activations_per_round": 1}
    action["effects"] = [{"op": "steal_goods", "any_of": ["wood", "food"], "count": 3}]
    file = card_file(new_card("BAR901", "barbarian", action))
    t = Table(
        BARBARIAN, card_files=[file], locations={0: ["BAR901"]},
        goods={0: {"worker": 1}, 1: {"wood": 1, "stone": 4}, 2: {"food": 1}},
    )  # fmt: skip
    t.play("use:BAR901", "steal:1:wood")
    assert t.legal() == ["steal:2:food"]
    assert t.play("steal:2:food").goods() == {"wood": 1, "food": 1}
    assert t.kind == "turn"


# Desert


def test_desert() -> None:
    """F2, S1.10.3: a card as cost, then an opponent discards one of their own choice, then 1 VP."""
    t = Table(EGYPT, locations={0: ["EGY001"]}, hand={0: ["COM001", "EGY002"], 1: ["COM002", "ROM001"], 2: ["JAP001"]})
    t.play("use:EGY001", "discard:COM001")
    assert t.kind == "opponent"
    assert t.legal() == ["seat:1", "seat:2"]
    t.play("seat:1")
    assert (t.kind, t.player) == ("discard", 1)
    assert t.points() == 0  # in printed order
    assert t.legal() == ["discard:COM002", "discard:ROM001"]
    t.play("discard:ROM001")
    assert t.hand(1) == ["COM002"]
    assert t.seat(1)["discard"] == ["ROM001"]
    assert t.view()["common"]["discard"] == ["COM001"]
    assert t.points() == 1
    assert t.player == 1  # the rival's turn now
    t = Table(EGYPT, locations={0: ["EGY001"]}, hand={0: ["COM001"], 2: ["JAP001"]})
    t.play("use:EGY001", "discard:COM001", "seat:2")
    assert (t.kind, t.player, t.legal()) == ("discard", 2, ["discard:JAP001"])  # asked even with one card


def test_desert_and_a_victim_without_cards() -> None:
    """D10: allowed, no effect on that player; D13, S1.6.3: somebody must not have passed."""
    base: dict[str, Any] = {"locations": {0: ["EGY001"]}, "hand": {0: ["COM001"]}}
    t = Table(EGYPT, **base).play("use:EGY001", "discard:COM001", "seat:2")
    assert t.points() == 1
    assert t.player == 1
    assert Table(EGYPT, passed=[1], **base).play("use:EGY001", "discard:COM001").legal() == ["seat:2"]
    assert "use:EGY001" not in Table(EGYPT, passed=[1, 2], **base).legal()


def test_the_only_card_can_be_the_cost() -> None:
    """S1.10.3: Desert and Tavern want one card from hand."""
    assert "use:EGY001" not in Table(EGYPT, locations={0: ["EGY001"]}).legal()


def test_cards_that_leave_a_target() -> None:
    """Format 3: only cards that leave a target are offered as a cost; the only Common card stays for the Foundation."""
    action = {"kind": "action", "cost": {"card_from_hand": 1}, "max_activations_per_round": 1}
    action["effects"] = [{"op": "place_foundation"}]
    file = card_file(new_card("ROM901", "roman", action))
    base: dict[str, Any] = {"card_files": [file], "locations": {0: ["ROM901"]}}
    t = Table(hand={0: ["COM001", "ROM001", "ROM002"]}, **base).play("use:ROM901")
    assert t.legal() == ["discard:ROM001", "discard:ROM002"]
    t.play("discard:ROM001", "card:COM001")
    assert t.seat()["foundations"] == ["COM001"]
    assert "use:ROM901" not in Table(hand={0: ["COM001"]}, **base).legal()
    assert "use:ROM901" in Table(hand={0: ["COM001", "COM002"]}, **base).legal()


def test_several_discards_go_up() -> None:
    """Format 2 "choosing several": one by one, each later; only if enough later ones remain."""
    action = {"kind": "action", "cost": {"card_from_hand": 2}, "max_activations_per_round": 1}
    action["effects"] = [{"op": "gain", "goods": {"vp": 5}}]
    file = card_file(new_card("ROM901", "roman", action))
    t = Table(card_files=[file], locations={0: ["ROM901"]}, hand={0: ["COM001", "COM002", "ROM001"]}).play("use:ROM901")
    assert t.legal() == ["discard:COM001", "discard:COM002"]
    assert t.play("discard:COM002").legal() == ["discard:ROM001"]
    assert t.play("discard:ROM001").points() == 5


# Sanctuary


def test_sanctuary() -> None:
    """S1.15 Sanctuary: a Common card from hand becomes a Foundation; 1 Stone (not Wood), 1 VP; not a raze."""
    t = Table(
        EGYPT, locations={0: ["EGY014", "COM005"]}, hand={0: ["COM018", "COM069", "EGY002"]}, goods={0: {"worker": 1}},
        foundations={0: ["COM050"]},
    )  # fmt: skip
    t.play("use:EGY014")
    assert t.kind == "card"
    assert t.legal() == ["card:COM018", "card:COM069"]  # Ruins too
    t.play("card:COM018")
    assert t.seat()["foundations"] == ["COM050", "COM018"]
    assert t.goods() == {"stone": 1}
    assert t.points() == 1  # Gallows did not answer
    assert t.hand() == ["COM069", "EGY002"]


# Other actions of the factions


@pytest.mark.parametrize(
    ("card", "goods", "points"),
    [
        ("BAR004", {}, 1),  # Barbarian Altar
        ("BAR023", {"gold": 1}, 2),  # Expedition
        ("BAR026", {"raze": 2}, 0),  # Fighting Pit
        ("JAP012", {"gold": 1}, 0),  # Casino
        ("JAP016", {}, 1),  # Stalls
        ("JAP028", {"raze": 1}, 0),  # Sumo School
        ("JAP029", {"raze": 1}, 1),  # Master Swordsmith
        ("ROM001", {}, 2),  # Sculptor's Workshop
        ("ROM003", {}, 1),  # Sculptor's Apprentice
        ("ROM006", {"raze": 1}, 0),  # Gladiator School
        ("EGY009", {"gold": 1}, 1),  # Golden Bazaar
        ("EGY016", {}, 2),  # Alley of Sphinxes
        ("EGY021", {}, 3),  # Goldsmith
        ("EGY024", {"stone": 2}, 1),  # Slaves
    ],
)
def test_plain_actions(card: str, goods: dict[str, int], points: int) -> None:
    """S1.10.1, S1.1.9: what the card says, for what it says."""
    ability = BASE[card].ability("action")
    assert ability is not None
    faction = BASE[card].deck
    other = "roman" if faction != "roman" else "egyptian"
    t = Table([faction, other], locations={0: [card]}, goods={0: ability["cost"]}).play(f"use:{card}")
    assert t.goods() == goods
    assert t.points() == points


# Passed players


def test_passed_players_are_no_targets() -> None:
    """S1.6.3: razing, stealing, deals, taking over, blocking, discarding: none of it reaches a passed player."""
    cases = {
        "BAR010": {"worker": 1}, "BAR014": {"raze": 9}, "BAR016": {"worker": 1}, "BAR030": {"worker": 2},
        "JAP008": {"raze": 2}, "JAP021": {"food": 1}, "JAP026": {"worker": 1}, "ROM008": {"worker": 2},
        "ROM010": {"worker": 1}, "EGY001": {}, "EGY003": {"raze": 1}, "EGY010": {"worker": 1}, "EGY013": {},
    }  # fmt: skip
    for card, goods in cases.items():
        faction = BASE[card].deck
        other, prefix = ("roman", "ROM") if faction != "roman" else ("japanese", "JAP")
        for passed in ([], [1]):
            t = Table(
                [faction, other], passed=passed, goods={0: goods, 1: {"wood": 1}},
                locations={0: [card], 1: ["COM042", f"{prefix}006"]}, deals={1: [f"{prefix}001"]},
                hand={0: [f"{card[:3]}030" if card != "BAR030" else "BAR029"], 1: ["COM001"]},
            )  # fmt: skip
            assert (f"use:{card}" in t.legal()) == (not passed), (card, passed)
