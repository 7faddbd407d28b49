"""Razing cards in hand and enemy Locations, and the cards that raze (S1.9, D2, format 3)."""

from typing import Any

import pytest

from patolli.games.settlers.cards.model import BASE
from tests.games.settlers.table import Table, place

BARBARIAN = ["barbarian", "roman"]
EGYPT = ["egyptian", "japanese"]


# From hand


def test_razing_a_card_in_hand() -> None:
    """S1.9.1, S1.18: Wood Storage for 1 Raze token gives 2 Wood; the card is discarded."""
    t = Table(hand={0: ["COM003", "COM007"]}, goods={0: {"raze": 2}}).play("raze:COM003")
    assert t.goods() == {"raze": 1, "wood": 2}
    assert t.hand() == ["COM007"]
    assert t.view()["common"]["discard"] == ["COM003"]
    assert t.seat()["foundations"] == []
    assert t.player == 1


@pytest.mark.parametrize("card", [card.id for card in BASE.values() if card.deck == "common" and card.raze])
def test_all_goods_of_the_raze_field(card: str) -> None:
    """S1.9.1: each Common card gives everything its Raze field shows."""
    t = Table(hand={0: [card]}, goods={0: {"raze": 1}}).play(f"raze:{card}")
    field = dict(BASE[card].raze)
    cards, points = field.pop("card", 0), field.pop("vp", 0)
    assert t.goods() == field
    assert t.points() == points
    for _ in range(cards):
        t.play("draw:faction")
    assert len(t.hand()) == cards
    assert t.view()["common"]["discard"] == [card]
    assert t.player == 1


def test_the_razed_card_is_in_hand_until_its_goods_are_gained() -> None:
    """Format 3: Castle's two cards are drawn before Castle is discarded; so it cannot come back into the deck."""
    t = Table(hand={0: ["COM046"]}, goods={0: {"raze": 1}}, exact=["common"], discards={"common": ["COM001"]})
    t.play("raze:COM046", "draw:common")
    assert t.hand() == ["COM001", "COM046"]
    assert t.legal() == ["draw:faction"]
    t.play("draw:faction")
    assert t.view()["common"]["discard"] == ["COM046"]


def test_what_cannot_be_razed_from_hand() -> None:
    """S1.9.1, S1.9.4: only Common cards and own Japanese ones; no Ruins, Gate, Shrine; not without a token."""
    t = Table(hand={0: ["ROM001", "COM069", "COM001"]}, goods={0: {"raze": 1}})
    assert t.offers("raze") == ["COM001"]
    t = Table(["japanese", "roman"], hand={0: ["JAP001", "JAP013", "JAP015"]}, goods={0: {"raze": 1}})
    assert t.offers("raze") == ["JAP001"]
    t.play("raze:JAP001")
    assert t.points() == 1
    assert t.seat()["discard"] == ["JAP001"]
    assert Table(hand={0: ["COM001"]}).offers("raze") == []


# Enemy Locations


def test_razing_an_enemy_location() -> None:
    """S1.9.2, S1.9.3, S1.18: Armorer for 2 tokens gives 1 Stone and 1 VP; its owner a Foundation and 1 Wood."""
    t = Table(
        locations={1: ["COM018", place("COM042", used=1)]},
        foundations={1: ["COM001"]},
        goods={0: {"raze": 3}, 1: {"wood": 1}},
    )
    t.play("raze:COM018")
    assert t.goods(0) == {"raze": 1, "stone": 1}
    assert t.points(0) == 1
    assert t.goods(1) == {"wood": 2}
    assert t.seat(1)["foundations"] == ["COM001", "COM018"]  # the last one
    assert t.built(1) == ["COM042"]
    assert t.view()["common"]["discard"] == []


@pytest.mark.parametrize(("defense", "price"), [(False, 2), (True, 3)])
def test_the_price_of_a_defended_location(defense: bool, price: int) -> None:
    """S1.9.2, S1.12.1: a Defense token costs 1 more; it goes back when the Location is razed."""
    for tokens in (price - 1, price):
        t = Table(locations={1: [place("COM018", defense=defense)]}, goods={0: {"raze": tokens}})
        assert ("raze:COM018" in t.legal()) == (tokens == price)
    assert t.play("raze:COM018").goods(0) == {"stone": 1}
    assert t.goods(1) == {"wood": 1}  # the token is back in the general supply


@pytest.mark.parametrize(("samurai", "price"), [(False, 2), (True, 3)])
def test_razing_a_japanese_location(samurai: bool, price: int) -> None:
    """S1.9.2, S1.9.4, S1.12.2, S1.18: with a Samurai 3 tokens; discarded, no Foundation, no Wood, Samurai lost."""
    for tokens in (price - 1, price):
        t = Table(locations={1: [place("JAP001", samurai=samurai)]}, goods={0: {"raze": tokens}})
        assert ("raze:JAP001" in t.legal()) == (tokens == price)
    t.play("raze:JAP001")
    assert t.points(0) == 1
    assert t.goods(0) == {}
    assert t.goods(1) == {}
    assert t.seat(1)["foundations"] == []
    assert t.seat(1)["discard"] == ["JAP001"]


def test_what_cannot_be_razed() -> None:
    """S1.9.4, S1.9.5: no Ruins, Gate, Shrine, other Faction Locations; nothing of passed players; no own Location."""
    t = Table(
        ["barbarian", "japanese", "roman"], goods={0: {"raze": 9}}, passed=[2],
        locations={0: ["COM008"], 1: ["COM069", "JAP013", "JAP015", "JAP001", "COM009"], 2: ["COM010"]},
    )  # fmt: skip
    assert t.offers("raze") == ["COM009", "JAP001"]
    t = Table(["egyptian", "roman"], goods={0: {"raze": 9}}, locations={1: ["ROM001"]})
    assert t.offers("raze") == []


def test_a_passed_player_is_safe_for_the_round() -> None:
    """S1.6.3, S1.9.5: from the moment of passing; no longer in the next round."""
    t = Table(locations={1: ["COM009"]}, goods={0: {"raze": 4}}, first_player=1)
    t.play("pass")
    assert t.offers("raze") == []
    t.play("pass").until("turn", 0)
    assert t.goods(0)["raze"] == 5  # the Romans store them
    assert t.offers("raze") != []


def test_a_foundation_is_worth_nothing() -> None:
    """S1.9.6: no color (see Production), no ability, no VP, cannot be razed."""
    t = Table(foundations={1: ["COM026"]}, goods={0: {"raze": 5}})
    assert t.offers("raze") == []
    t = Table(start="production", foundations={0: ["COM026", "COM007"]})
    assert t.goods()["wood"] == 1
    assert t.points() == 0
    assert Table(round=5, passed=[0, 1], foundations={0: ["COM026"]}).points() == 0


def test_the_peaceful_variant() -> None:
    """S1.4: no enemy Location by the Raze action, but hand cards and card abilities."""
    t = Table(
        ["barbarian", "roman"], peaceful=True, hand={0: ["COM003"]}, locations={1: ["COM018"]}, goods={0: {"raze": 5}}
    )
    assert t.offers("raze") == ["COM003"]
    t = Table(EGYPT, peaceful=True, locations={0: ["EGY003"], 1: ["COM018"]}, goods={0: {"raze": 1}}).play("use:EGY003")
    assert t.play("target:COM018").seat(1)["foundations"] == ["COM018"]


# Features


def test_each_time_you_raze() -> None:
    """Format 3, format 8 `you_raze`: Raid and Gallows answer both kinds of raze, not what others do."""
    base: dict[str, Any] = {
        "locations": {0: ["BAR007", "COM005"], 1: ["COM008"]},
        "goods": {0: {"raze": 3}, 1: {"raze": 3}},
    }
    t = Table(BARBARIAN, hand={0: ["COM003"], 1: ["COM007"]}, **base)
    t.play("raze:COM003")
    assert t.points() == 2
    t.play("raze:COM007")
    assert t.points() == 2
    assert t.play("raze:COM008").points() == 4


# Cards that raze


def chapel(**more: Any) -> Table:
    base: dict[str, Any] = {"locations": {0: ["BAR014"], 1: ["COM018"]}, "goods": {0: {"raze": 3}}}
    return Table(BARBARIAN, **base | more)


def test_dark_chapel_pays_the_tokens() -> None:
    """S1.12.3: 1 token for a hand card, 2 for a Location, 1 more for each protection."""
    t = chapel(hand={0: ["COM003", "BAR001"]}).play("use:BAR014")
    assert t.legal() == ["target:COM003", "target:COM018"]
    assert t.play("target:COM003", "done").goods() == {"raze": 2, "wood": 2}
    t = chapel(locations={0: ["BAR014"], 1: [place("COM018", defense=True)]}).play(
        "use:BAR014", "target:COM018", "done"
    )
    assert t.goods() == {"stone": 1}
    assert t.goods(1) == {"wood": 1}
    t = chapel(locations={0: ["BAR014"], 1: [place("COM018", defense=True)]}, goods={0: {"raze": 2}})
    assert "use:BAR014" not in t.legal()


def test_dark_chapel_swaps_what_was_razed() -> None:
    """D2, format 8: each good for 2 VP, goods in order; only goods that this raze brought."""
    t = chapel(goods={0: {"raze": 3, "worker": 5, "food": 1}}, locations={0: ["BAR014"], 1: ["COM053"]})
    t.play("use:BAR014", "target:COM053")  # Pig Farmer: worker and food
    assert t.legal() == ["done", "swap:food", "swap:worker"]
    t.play("swap:food")
    assert t.legal() == ["done", "swap:worker"]
    t.play("swap:worker")
    assert t.kind == "turn"
    assert t.points() == 4
    assert t.goods() == {"raze": 1, "worker": 5, "food": 1}


def test_dark_chapel_swaps_points_and_cards() -> None:
    """D2, F18: 1 VP for 2 VP, and cards just drawn, not other ones."""
    t = chapel().play("use:BAR014", "target:COM018")  # 1 VP, 1 Stone
    assert t.points() == 1
    t.play("swap:stone", "swap:vp")
    assert t.points() == 4
    t = chapel(locations={0: ["BAR014"], 1: ["COM046"]}, hand={0: ["COM030"]}).play("use:BAR014", "target:COM046")
    t.play("draw:common", "draw:common")
    assert t.legal() == ["done", "swap:COM001", "swap:COM002"]
    t.play("swap:COM002")
    assert t.kind == "turn"  # never back to COM001
    assert t.hand() == ["COM001", "COM030"]
    assert t.points() == 2


def test_dark_chapel_is_a_raze() -> None:
    """Format 8 `raze`: "a raze in all respects"; Raid answers before goods are swapped."""
    t = chapel(locations={0: ["BAR014", "BAR007"], 1: ["COM018"]}).play("use:BAR014", "target:COM018")
    assert t.points() == 2
    assert t.seat(1)["foundations"] == ["COM018"]


def test_rabble() -> None:
    """S1.15 Rabble, S1.9.5: an own Common Location, all its goods, Foundation, 1 Wood; no tokens."""
    t = Table(
        BARBARIAN, goods={0: {"worker": 2}},
        locations={0: ["BAR018", "BAR007", place("COM018", defense=True), "COM069"], 1: ["COM008"]},
    )  # fmt: skip
    t.play("use:BAR018")
    assert t.legal() == ["target:COM018"]  # no Faction Location, no Ruins, no enemy Location
    t.play("target:COM018")
    assert t.goods() == {"stone": 1, "wood": 1}
    assert t.points() == 1 + 1  # Raid answers: a raze
    assert t.seat()["foundations"] == ["COM018"]


def test_pack() -> None:
    """S1.15 Pack, format 2 `good`: one good of the field, the Location stays; not a raze."""
    t = Table(
        BARBARIAN,
        goods={0: {"worker": 2}, 1: {"worker": 2}},
        locations={0: ["BAR016", "BAR007"], 1: [place("COM018", defense=True), "COM069"]},
    )
    t.play("use:BAR016")
    assert t.legal() == ["target:COM018"]
    t.play("target:COM018")
    assert t.kind == "good"
    assert t.legal() == ["good:stone", "good:vp"]
    t.play("good:stone")
    assert t.goods() == {"worker": 1, "stone": 1}
    assert t.points() == 0
    assert t.built(1) == ["COM018", "COM069"]
    t.play("spend:wood", "use:BAR016", "target:COM018", "good:vp")
    assert t.points() == 1


def test_pack_takes_one_of_two() -> None:
    """S1.15 Pack: one good also of a field with two equal ones; a card is drawn."""
    t = Table(BARBARIAN, goods={0: {"worker": 1}}, locations={0: ["BAR016"], 1: ["COM008"]})
    t.play("use:BAR016", "target:COM008")
    assert t.legal() == ["good:stone"]  # asked all the same
    assert t.play("good:stone").goods() == {"stone": 1}
    t = Table(BARBARIAN, goods={0: {"worker": 1}}, locations={0: ["BAR016"], 1: ["COM046"]})
    t.play("use:BAR016", "target:COM046", "good:card", "draw:common")
    assert t.hand() == ["COM001"]


def test_chariot_builder() -> None:
    """S1.12.3: ignores Defense and Samurai, for its 1 Raze token; a raze otherwise."""
    t = Table(
        EGYPT,
        goods={0: {"raze": 1}},
        locations={0: ["EGY003"], 1: [place("COM018", defense=True), place("JAP001", samurai=True)]},
    )
    t.play("use:EGY003")
    assert t.legal() == ["target:COM018", "target:JAP001"]
    t.play("target:COM018")
    assert t.goods() == {"stone": 1}
    assert t.goods(1) == {"wood": 1}
    assert t.seat(1)["foundations"] == ["COM018"]


@pytest.mark.parametrize(
    ("factions", "card", "cost", "points"),
    [(["roman", "japanese"], "ROM008", {"worker": 2}, 1), (["japanese", "roman"], "JAP008", {"raze": 2}, 0)],
)
def test_engineers_and_garrison(factions: list[str], card: str, cost: dict[str, int], points: int) -> None:
    """S1.12.3: any enemy Location, Ruins and Faction cards too, to its home pile; no raze, no goods, no protection."""
    other = place("JAP013", samurai=True) if factions[1] == "japanese" else place("ROM001")
    t = Table(
        factions, goods={0: cost},
        locations={0: [card, "COM005"], 1: [place("COM018", defense=True), "COM069", other]},
    )  # fmt: skip
    t.play(f"use:{card}")
    assert t.legal() == sorted(["target:COM018", "target:COM069", f"target:{other['id']}"])
    t.play("target:COM018")
    assert t.points() == points  # Gallows did not answer
    assert t.goods(0) == t.goods(1) == {}
    assert t.seat(1)["foundations"] == []
    assert t.view()["common"]["discard"] == ["COM018"]
