"""Yaxchilan: blocks, corn, and skulls while the bank has any (T24)."""

import pytest

from tests.games.tzolkin.table import Table


def mine(t: Table, action: int) -> Table:
    return t.put("yaxchilan", action).run(f"pick:yaxchilan{action}", f"use:yaxchilan{action}")


@pytest.mark.parametrize(
    ("action", "goods"),
    [(1, (0, 1, 0, 0, 0)), (2, (1, 0, 1, 0, 0)), (3, (2, 0, 0, 1, 0)), (4, (0, 0, 0, 0, 1)), (5, (2, 0, 1, 1, 0))],
)
def test_what_the_actions_give(action: int, goods: tuple[int, ...]) -> None:  # T24
    t = mine(Table(), action)
    assert t.goods() == goods
    assert t.view()["bank_skulls"] == 13 - goods[4]
    assert t.me()["points"] == 0
    assert t.legal() == ["end"]  # nothing is asked


@pytest.mark.parametrize(
    ("extraction", "wood", "stone", "gold"), [(0, 1, 1, 1), (1, 2, 1, 1), (2, 2, 2, 1), (3, 2, 2, 2)]
)
def test_extraction(extraction: int, wood: int, stone: int, gold: int) -> None:  # T24, T32
    goods = [mine(Table().set(extraction=extraction), action).goods() for action in (1, 2, 3, 5)]
    assert goods == [(0, wood, 0, 0, 0), (1, 0, stone, 0, 0), (2, 0, 0, gold, 0), (2, 0, stone, gold, 0)]


@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_only_the_own_goods_change(action: int) -> None:  # T24
    t = Table().set(corn=1, wood=2, stone=3, gold=4, skulls=5)
    others = [t.me(seat) for seat in (1, 2, 3)]
    corn, wood, stone, gold, skulls = mine(Table(), action).goods()
    assert mine(t, action).goods() == (1 + corn, 2 + wood, 3 + stone, 4 + gold, 5 + skulls)
    assert [t.me(seat) for seat in (1, 2, 3)] == others


def test_skulls_only_while_the_bank_has_any() -> None:  # T24
    t = Table().clock(bank_skulls=1).put("yaxchilan", 4).put("yaxchilan", 7).run("pick:yaxchilan4", "use:yaxchilan4")
    assert t.view()["bank_skulls"] == 0
    t.run("pick:yaxchilan7")
    assert t.legal() == ["use:none", "use:yaxchilan1", "use:yaxchilan2", "use:yaxchilan3", "use:yaxchilan5"]


@pytest.mark.parametrize(("bank", "skulls"), [(1, 1), (2, 2), (3, 2)])
def test_theology_3_takes_what_is_left(bank: int, skulls: int) -> None:  # T24, T34
    t = mine(Table().set(theology=3).clock(bank_skulls=bank), 4)
    assert t.me()["skulls"] == skulls
    assert t.view()["bank_skulls"] == bank - skulls


@pytest.mark.parametrize(("bank", "skulls"), [(0, 0), (1, 1), (2, 1)])
def test_a_tile_gives_a_skull_only_while_the_bank_has_any(bank: int, skulls: int) -> None:  # T24
    t = Table().set(wood=2, stone=2).lay("A2-C4").clock(bank_skulls=bank).put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-C4", "tech:agriculture")
    assert t.me()["skulls"] == skulls
    assert t.view()["bank_skulls"] == bank - skulls
    assert t.me()["buildings"] == ["A2-C4"]


@pytest.mark.parametrize(("bank", "tokens"), [(0, []), (1, ["tech:theology"])])
def test_the_theology_bonus_needs_a_skull_in_the_bank(bank: int, tokens: list[str]) -> None:  # T24, T16
    t = Table().set(wood=1, theology=3).clock(bank_skulls=bank).put("tikal", 1).run("pick:tikal1", "use:tikal1")
    assert t.legal() == ["tech:agriculture", "tech:architecture", "tech:extraction", *tokens]


def test_a_named_theology_advance_without_a_skull_is_lost() -> None:  # T24, T35
    t = Table().set(stone=1, gold=1, theology=3).clock(bank_skulls=0).lay("A1-S2").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A1-S2")
    assert t.me()["skulls"] == t.view()["bank_skulls"] == 0
    assert t.me()["technologies"]["theology"] == 3
    assert t.legal() == ["end"]
