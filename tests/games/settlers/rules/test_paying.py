"""Paying: Gold in place of Resources, and what the `pay` decision offers (S1.1.2, S1.1.4, format 3)."""

from typing import Any

import pytest

from tests.games.settlers.table import Table, card_file, new_card


def build(card: str, **goods: int) -> Table:
    """Seat 0 wants to build a Common card with these goods."""
    return Table(hand={0: [card]}, goods={0: goods})


def test_one_way_is_not_asked() -> None:
    """Format 2: `pay` only if there are two or more ways; the goods leave with the token before."""
    t = build("COM007", wood=2, stone=3).play("build:COM007")
    assert t.kind == "turn"
    assert t.goods() == {"wood": 2, "stone": 3}  # Old Forest gave 2 Wood again
    t = build("COM034", gold=2).play("build:COM034")
    assert t.goods() == {}


def test_gold_replaces_any_resource() -> None:
    """S1.1.4, format 3: Masons Guild costs 2 Wood 1 Stone; every mixture with Gold that is held."""
    t = build("COM037", wood=2, stone=1, gold=3).play("build:COM037")
    assert t.kind == "pay"
    assert t.offers("pay") == sorted(["wws", "wwg", "wsg", "wgg", "sgg", "ggg"])
    assert t.hand() == ["COM037"]  # in hand until it is paid
    t.play("pay:sgg")
    assert t.goods() == {"wood": 2, "gold": 1}
    assert t.built() == ["COM037"]


def test_only_what_is_held() -> None:
    """Format 3: "as far as held"."""
    t = build("COM037", wood=1, stone=1, gold=1)
    t.play("build:COM037")
    assert t.goods() == {}
    assert "build:COM037" not in build("COM037", wood=1, stone=1).legal()
    assert "build:COM037" not in build("COM037", wood=3, food=3).legal()
    assert (
        build("COM037", stone=4, gold=2).play("build:COM037").offers("pay") == []
    )  # wood only by Gold, stone is there
    assert build("COM037", stone=4, gold=3).play("build:COM037").offers("pay") == ["ggg", "sgg"]


def test_resources_never_replace_gold() -> None:
    """S1.1.4: Gold cannot be paid by Resources, nor exchanged for one."""
    t = Table(
        ["egyptian", "roman"], locations={0: ["EGY016"]}, goods={0: {"wood": 9, "stone": 9, "food": 9, "gold": 1}}
    )
    assert "use:EGY016" not in t.legal()
    t = Table(locations={0: ["COM076"]}, goods={0: {"gold": 1}})
    assert t.legal() == ["pass", "use:COM076"]  # no token changes Gold into Wood


def test_workers_are_no_resource() -> None:
    """S1.1.2, S1.1.4: Gold stands for no Worker, no Raze token; Workers and Raze tokens for no Resource."""
    t = Table(locations={0: ["COM042"]}, goods={0: {"gold": 3}})
    assert t.legal() == ["pass"]
    t = Table(
        ["barbarian", "roman"], locations={0: ["BAR025", "BAR023"]}, goods={0: {"worker": 1, "raze": 0, "gold": 1}}
    )
    assert t.legal() == ["pass"]  # Barter needs 2 Resources
    assert t.goods() == {"worker": 1, "gold": 1}


@pytest.mark.parametrize(("gold", "ways"), [(1, []), (2, ["g", "s"])])
def test_gold_of_the_same_cost_is_set_aside(gold: int, ways: list[str]) -> None:
    """Format 3: a card that asks for Gold and a Stone; the Gold of the price itself pays nothing else."""
    ability = {"kind": "action", "cost": {"gold": 1, "stone": 1, "worker": 1}, "max_activations_per_round": 1}
    ability["effects"] = [{"op": "gain", "goods": {"vp": 3}}]
    file = card_file(new_card("ROM901", "roman", ability))
    goods = {"gold": gold, "stone": 1, "worker": 2}
    t = Table(card_files=[file], locations={0: ["ROM901"]}, goods={0: goods}).play("use:ROM901")
    assert t.offers("pay") == ways
    if ways:
        assert t.goods() == goods  # everything leaves together
        t.play("pay:g")
        assert t.goods() == {"stone": 1, "worker": 1}
    else:
        assert t.goods() == {"worker": 1}
    assert t.points() == 3


def test_any_resource() -> None:
    """Format 3 `any_resource`: Barter takes any 2 of w, s, f, g."""
    t = Table(
        ["barbarian", "roman"], locations={0: ["BAR025"]}, goods={0: {"wood": 1, "stone": 2, "food": 1, "gold": 1}}
    )
    t.play("use:BAR025")
    assert t.offers("pay") == sorted(["ws", "wf", "wg", "ss", "sf", "sg", "fg"])
    assert t.play("pay:sf").goods() == {"wood": 1, "stone": 1, "gold": 1}
    assert t.points() == 2


def test_double_cost() -> None:
    """Format 3, S1.10.2: `use2` of Barter costs 4 Resources, in one payment."""
    t = Table(["barbarian", "roman"], locations={0: ["BAR025"]}, goods={0: {"wood": 2, "stone": 1, "food": 2}})
    t.play("use2:BAR025")
    assert t.offers("pay") == sorted(["wwsf", "wwff", "wsff"])
    assert t.play("pay:wsff").goods() == {"wood": 1}
    assert t.points() == 4


def test_location_before_pay() -> None:
    """Format 3: first the Location symbol, which leaves at its token, then the Resources."""
    t = Table(hand={0: ["ROM001"]}, locations={0: ["COM008"]}, goods={0: {"stone": 1, "gold": 1}})
    t.play("build:ROM001", "location:COM008")
    assert t.built() == []
    assert t.view()["common"]["discard"] == ["COM008"]
    assert t.hand() == ["ROM001"]
    assert t.offers("pay") == ["g", "s"]
    assert t.play("pay:g").built() == ["ROM001"]
    assert t.goods() == {"stone": 1}


def test_settlers_leave_enough_for_a_card() -> None:
    """Format 3: only ways of paying after which Settlers still have a card to build are offered."""
    base: dict[str, Any] = {"locations": {0: ["COM040"]}, "hand": {0: ["BAR001", "BAR024"]}}
    t = Table(["barbarian", "roman"], goods={0: {"wood": 1, "gold": 1}}, **base).play("use:COM040")
    assert t.offers("pay") == ["g", "w"]  # either leaves 1 for Primeval Forest (1 Wood)
    t.play("pay:w")
    assert t.legal() == ["build:BAR001", "build:BAR024"]  # Gold for Wood or for Stone
    t = Table(
        ["barbarian", "roman"], goods={0: {"wood": 1, "gold": 1}}, locations={0: ["COM040"]}, hand={0: ["BAR024"]}
    )
    t.play("use:COM040")
    assert t.kind == "build"  # Quarry needs 1 Stone: the Gold must stay, so `pay:w` is the only way and not asked
    assert t.goods() == {"gold": 1}


def test_a_deal_costs_food_or_gold() -> None:
    """S1.8.1, S1.1.4: 1 Food, or Gold."""
    t = Table(hand={0: ["ROM001"]}, goods={0: {"food": 1, "gold": 1}}).play("deal:ROM001")
    assert t.offers("pay") == ["f", "g"]
    assert t.play("pay:g").goods() == {"food": 1, "stone": 1}


def test_slaver_pays_with_gold_or_stone() -> None:
    """S1.1.4, format 8 `may_pay_one`: the Stone of Slaver's second choice may be Gold; the first one is Gold only."""
    t = Table(
        ["egyptian", "roman"], hand={0: ["EGY028"]}, locations={0: ["EGY006"]}, goods={0: {"stone": 4, "gold": 1}}
    )
    t.play("build:EGY028", "pay:ss")
    assert t.goods() == {"stone": 3, "gold": 2}  # 2 paid, Pyramid made 1 and 1
    assert t.legal() == ["option:1", "option:2", "skip"]
    t.play("option:2")
    assert t.offers("pay") == ["g", "s"]
    assert t.play("pay:g").goods() == {"stone": 3, "gold": 1}
    assert t.points() == 1


def test_five_resources() -> None:
    """Format 3: the largest price; five letters in the order w, s, f, g."""
    feature = {"kind": "feature", "trigger": None, "effects": []}
    card = new_card("ROM901", "roman", feature, build_cost={"wood": 2, "stone": 1, "food": 2})
    goods = {"wood": 2, "stone": 1, "food": 2, "gold": 1}
    t = Table(card_files=[card_file(card)], hand={0: ["ROM901"]}, goods={0: goods}).play("build:ROM901")
    assert t.offers("pay") == sorted(["wwsff", "wwsfg", "wwffg", "wsffg"])
    assert t.play("pay:wwffg").goods() == {"stone": 1}
