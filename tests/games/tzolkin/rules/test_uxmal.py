"""Uxmal: a temple for corn, the market, a worker, a building for corn, and any other action (T29)."""

import pytest

from tests.games.tzolkin.table import Table

TEMPLE = ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]
TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
BLOCKS_IN_PRICE = {
    **{"A1-F1": 1, "A1-F2": 4, "A1-T1": 3, "A1-T2": 3, "A1-T3": 2, "A1-C1": 2, "A1-C2": 3, "A1-C3": 2, "A1-C4": 3},
    **{"A1-S1": 1, "A1-S2": 2, "A2-F1": 2, "A2-T1": 3, "A2-T2": 3, "A2-T3": 3, "A2-T4": 4, "A2-T5": 4, "A2-C1": 3},
    **{"A2-C2": 3, "A2-C3": 4, "A2-C4": 4, "A2-S1": 2, "A2-S2": 2, "A2-S3": 3, "A2-S4": 2, "A2-S5": 3, "A2-S6": 3},
}
SMALL_ACTIONS = [f"use:{gear}{k}" for gear in ("palenque", "tikal", "uxmal", "yaxchilan") for k in range(1, 6)]
BUT_UXMAL_5 = [token for token in SMALL_ACTIONS if token != "use:uxmal5"]


def uxmal(t: Table, action: int) -> Table:
    """Seat 0 uses an action of Uxmal from its own space."""
    return t.put("uxmal", action).run(f"pick:uxmal{action}", f"use:uxmal{action}")


def build(t: Table, tile: str) -> Table:
    """Seat 0 builds a tile with Tikal 2."""
    return t.put("tikal", 2).run("pick:tikal2", "use:tikal2", f"build:{tile}")


# Uxmal 1


@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_a_temple_step_for_three_corn(temple: str) -> None:  # T29
    t = uxmal(Table().set(corn=7), 1)
    assert t.me()["corn"] == 4  # with `use`
    assert t.legal() == TEMPLE
    before = t.me()["temples"]
    t.run(f"temple:{temple}")
    assert t.me()["temples"] == before | {temple: 1}
    assert t.me()["corn"] == 4
    assert t.legal() == ["end"]  # one step


@pytest.mark.parametrize(("corn", "tokens"), [(2, ["use:none"]), (3, ["use:none", "use:uxmal1"])])
def test_exactly_three_corn(corn: int, tokens: list[str]) -> None:  # T29
    t = Table().set(corn=corn).put("uxmal", 1).run("pick:uxmal1")
    assert t.legal() == tokens


def test_only_temples_that_can_be_climbed() -> None:  # T29
    t = uxmal(Table().set(corn=3, chaac=5, kukulcan=5).set(1, kukulcan=6), 1)
    assert t.legal() == ["temple:quetzalcoatl"]


# Uxmal 2


@pytest.mark.parametrize(("kind", "price"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_prices_both_ways(kind: str, price: int) -> None:  # T29
    t = uxmal(Table().set(corn=1, **{kind: 1}), 2)
    before = t.me()
    t.run(f"sell:{kind}")
    assert t.me() == before | {"corn": 1 + price, kind: 0}
    t = uxmal(Table().set(corn=price), 2)
    before = t.me()
    assert f"buy:{kind}" in t.legal()
    t.run(f"buy:{kind}")
    assert t.me() == before | {"corn": 0, kind: 1}
    assert t.legal() == ["done"]
    assert t.run("done").legal() == ["end"]


@pytest.mark.parametrize(
    ("corn", "tokens"),
    [
        (2, ["buy:wood", "done"]),
        (3, ["buy:stone", "buy:wood", "done"]),
        (4, ["buy:gold", "buy:stone", "buy:wood", "done"]),
    ],
)
def test_nothing_is_bought_that_cannot_be_paid(corn: int, tokens: list[str]) -> None:  # T29
    assert uxmal(Table().set(corn=corn), 2).legal() == tokens


def test_nothing_is_sold_that_is_not_held() -> None:  # T29
    assert uxmal(Table().set(wood=1), 2).legal() == ["done", "sell:wood"]
    assert uxmal(Table().set(stone=1), 2).legal() == ["done", "sell:stone"]
    assert uxmal(Table().set(gold=1, wood=2), 2).legal() == ["done", "sell:gold", "sell:wood"]


@pytest.mark.parametrize(
    ("have", "trades", "goods"),
    [
        ({"gold": 2}, "sell:gold sell:gold buy:wood", (6, 1, 0, 0, 0)),
        ({"corn": 8, "wood": 1}, "sell:wood buy:stone buy:stone buy:gold", (0, 0, 2, 1, 0)),
        ({"corn": 22}, "buy:wood buy:wood buy:wood buy:gold buy:gold buy:gold buy:gold", (0, 3, 0, 4, 0)),
        ({"wood": 1, "stone": 2, "gold": 1}, "sell:wood sell:stone sell:stone sell:gold", (12, 0, 0, 0, 0)),
    ],
)
def test_any_number_of_times(have: dict[str, int], trades: str, goods: tuple[int, ...]) -> None:  # T29
    t = uxmal(Table().set(**have), 2).run(*trades.split())
    assert t.kind == "exchange"
    assert t.goods() == goods
    assert t.run("done").legal() == ["end"]
    assert t.goods() == goods


def test_sales_go_in_order() -> None:  # T29, fine print
    t = uxmal(Table().set(corn=4, wood=2, stone=2, gold=2), 2)
    buy, sell = ["buy:gold", "buy:stone", "buy:wood"], ["sell:gold", "sell:stone", "sell:wood"]
    assert t.legal() == [*buy, "done", *sell]
    assert t.run("sell:wood").legal() == ["buy:gold", "buy:stone", "done", *sell]
    assert t.run("sell:stone").legal() == ["buy:gold", "done", "sell:gold", "sell:stone"]
    assert t.run("sell:gold").legal() == ["done", "sell:gold"]
    assert t.run("sell:gold").legal() == ["done"]


@pytest.mark.parametrize(
    ("sold", "tokens"),
    [
        ("wood", ["buy:gold", "buy:stone", "done", "sell:gold", "sell:stone", "sell:wood"]),
        ("stone", ["buy:gold", "buy:wood", "done", "sell:gold", "sell:stone"]),
        ("gold", ["buy:stone", "buy:wood", "done", "sell:gold"]),
    ],
)
def test_a_kind_sold_is_not_bought_back(sold: str, tokens: list[str]) -> None:  # T29, fine print
    t = uxmal(Table().set(corn=9, wood=2, stone=2, gold=2), 2).run(f"sell:{sold}")
    assert t.legal() == tokens
    others = [token for token in tokens if token.startswith("buy:")]
    t.run(others[-1])
    assert f"buy:{sold}" not in t.legal()


@pytest.mark.parametrize(
    ("bought", "tokens"),
    [
        ("wood", ["buy:gold", "buy:stone", "buy:wood", "done"]),
        ("stone", ["buy:gold", "buy:stone", "done"]),
        ("gold", ["buy:gold", "done"]),
    ],
)
def test_purchases_come_after_sales_and_go_in_order(bought: str, tokens: list[str]) -> None:  # T29, fine print
    t = uxmal(Table().set(corn=20, wood=1, stone=1, gold=1), 2).run(f"buy:{bought}")
    assert t.legal() == tokens


def test_the_exchange_may_end_at_once() -> None:  # T29, fine print
    t = uxmal(Table().set(corn=9, gold=1), 2)
    before = t.me()
    t.run("done")
    assert t.me() == before
    assert t.legal() == ["end"]


# Uxmal 3


def test_one_more_worker() -> None:  # T29
    t = Table().set(workers=5)
    uxmal(t, 3)
    assert (t.me()["workers"], t.me()["free_workers"]) == (6, 6)
    assert t.legal() == ["end"]


def test_not_above_six() -> None:  # T29, T1
    t = Table().set(workers=5).put("uxmal", 3).put("uxmal", 6).run("pick:uxmal3", "use:uxmal3", "pick:uxmal6")
    assert t.legal() == ["use:none"]


# Uxmal 4


@pytest.mark.parametrize("tile", BLOCKS_IN_PRICE)
def test_a_building_for_two_corn_per_block(tile: str) -> None:  # T29
    price = 2 * BLOCKS_IN_PRICE[tile]
    t = Table().set(corn=price - 1, wood=9, stone=9, gold=9).lay(tile).put("uxmal", 4).run("pick:uxmal4")
    assert "use:uxmal4" not in t.legal()  # blocks do not help
    t = uxmal(Table().set(corn=price).lay(tile), 4)
    assert t.legal() == [f"build:{tile}"]
    assert t.me()["corn"] == price
    t.run(f"build:{tile}")
    assert t.me()["corn"] == {"A1-C3": 1, "A2-C3": 6}.get(tile, 0)
    assert t.me()["buildings"] == [tile]


def test_nothing_is_paid_in_blocks() -> None:  # T29
    t = uxmal(Table().set(corn=9, wood=4, stone=3, gold=2), 4)
    assert t.legal() == ["build:A1-C1", "build:A1-F1", "build:A1-F2", "build:A1-T1", "build:A1-T2", "build:A1-T3"]
    t.run("build:A1-T1")
    assert t.goods() == (3, 4, 3, 2, 0)
    assert t.me()["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 0}
    assert t.view()["buildings"] == ["A1-F1", "A1-F2", None, "A1-T2", "A1-T3", "A1-C1"]
    assert t.legal() == ["end"]  # one building


def test_only_what_the_corn_pays_for() -> None:  # T29
    assert uxmal(Table().set(corn=7, wood=9), 4).legal() == [f"build:A1-{k}" for k in ("C1", "F1", "T1", "T2", "T3")]
    assert uxmal(Table().set(corn=5), 4).legal() == ["build:A1-C1", "build:A1-F1", "build:A1-T3"]
    assert uxmal(Table().set(corn=3), 4).legal() == ["build:A1-F1"]
    assert uxmal(Table().set(corn=9).lay("A1-F1", None, "A1-F1"), 4).legal() == ["build:A1-F1"]


def test_never_a_monument() -> None:  # T29
    t = Table().set(corn=30, wood=9, stone=9, gold=9).lay().put("uxmal", 4).run("pick:uxmal4")
    assert t.legal() == ["use:none", "use:uxmal1", "use:uxmal2", "use:uxmal3"]


@pytest.mark.parametrize(
    ("architecture", "corn", "points"), [(0, 10 - 4, 0), (1, 10 - 4 + 1, 0), (2, 10 - 4 + 1, 2), (3, 10 - 2 + 1, 2)]
)
def test_architecture_on_uxmal_4(architecture: int, corn: int, points: int) -> None:  # T29, T33
    t = uxmal(Table().set(corn=10, wood=1, architecture=architecture).lay("A1-C1", "A1-F1"), 4)
    assert t.legal() == ["build:A1-C1", "build:A1-F1"]  # always build:ID
    t.run("build:A1-C1")
    assert (t.me()["corn"], t.me()["points"]) == (corn, points)
    assert t.me()["wood"] == 1
    assert t.legal() == ["end"]


@pytest.mark.parametrize(("corn", "tokens"), [(0, ["F1"]), (1, ["F1"]), (2, ["C1", "F1", "T3"])])
def test_a_price_of_zero(corn: int, tokens: list[str]) -> None:  # T29, T33
    t = uxmal(Table().set(corn=corn, architecture=3), 4)
    assert t.legal() == [f"build:A1-{tile}" for tile in tokens]
    t.run("build:A1-F1")
    assert t.me()["corn"] == corn + 1  # the corn of architecture comes after paying


# Uxmal 5


def test_any_action_of_the_four_small_gears() -> None:  # T29
    t = uxmal(Table().set(corn=9, wood=9, stone=9, gold=9, skulls=2, workers=4), 5)
    assert t.me()["corn"] == 8  # with `use`
    assert t.view()["decision"] == {"kind": "use", "player": 0}
    assert t.legal() == BUT_UXMAL_5  # no Chichen Itza, not Uxmal 5 again, no `none`


@pytest.mark.parametrize(("corn", "tokens"), [(0, []), (1, ["use:uxmal5"])])
def test_uxmal_5_costs_one_corn(corn: int, tokens: list[str]) -> None:  # T29
    t = Table().set(corn=corn).set(workers=6).put("uxmal", 6).run("pick:uxmal6")
    assert t.legal() == ["use:none", *tokens]


@pytest.mark.parametrize(
    ("tokens", "goods"),
    [
        ("use:palenque1", (7, 2, 2, 2, 0)),
        ("use:palenque2 harvest:corn", (8, 2, 2, 2, 0)),
        ("use:palenque5 harvest:wood", (4, 6, 2, 2, 0)),
        ("use:yaxchilan1", (4, 3, 2, 2, 0)),
        ("use:yaxchilan4", (4, 2, 2, 2, 1)),
        ("use:yaxchilan5", (6, 2, 3, 3, 0)),
        ("use:tikal1 tech:theology pay:w", (4, 1, 2, 2, 0)),
        ("use:tikal2 build:A1-T1", (4, 0, 1, 2, 0)),
        ("use:tikal3 tech:theology pay:w tech:agriculture pay:s", (4, 1, 1, 2, 0)),
        ("use:tikal5 pay:g temple:chaac temple:kukulcan", (4, 2, 2, 1, 0)),
        ("use:uxmal1 temple:chaac", (1, 2, 2, 2, 0)),
        ("use:uxmal2 sell:gold done", (8, 2, 2, 1, 0)),
        ("use:uxmal3", (4, 2, 2, 2, 0)),
        ("use:uxmal4 build:A1-C1", (0, 2, 2, 2, 0)),
    ],
)
def test_with_its_own_costs(tokens: str, goods: tuple[int, ...]) -> None:  # T29
    t = uxmal(Table().set(corn=5, wood=2, stone=2, gold=2), 5).run(*tokens.split())
    assert t.goods() == goods
    assert t.legal() == ["end"]


@pytest.mark.parametrize(("corn", "offered"), [(3, False), (4, True)])
def test_uxmal_1_through_uxmal_5_needs_four_corn(corn: int, offered: bool) -> None:  # T29
    assert ("use:uxmal1" in uxmal(Table().set(corn=corn), 5).legal()) == offered


def test_uxmal_5_lower_actions_are_not_paid_for() -> None:  # T29
    t = Table().set(corn=1).put("uxmal", 5).run("pick:uxmal5")
    assert t.legal() == ["use:none", "use:uxmal5"]
    t.run("use:uxmal5", "use:yaxchilan1")
    assert t.goods() == (0, 1, 0, 0, 0)


# Tile A2-T4


A2_T4 = {"wood": 2, "stone": 1, "gold": 1}


def test_a2_t4_is_like_uxmal_5() -> None:  # T29
    t = build(Table().set(corn=9, wood=9, stone=9, gold=9, skulls=1).lay("A2-T4", "A1-F1"), "A2-T4")
    assert t.me()["points"] == 2
    assert t.me()["corn"] == 9  # 1 corn is paid on use
    assert t.view()["decision"] == {"kind": "use", "player": 0}
    assert t.legal() == ["skip", *BUT_UXMAL_5]
    assert t.run("use:yaxchilan5").goods() == (10, 7, 9, 9, 1)
    assert t.legal() == ["end"]


def test_a2_t4_may_be_declined() -> None:  # T29
    t = build(Table().set(corn=4, **A2_T4).lay("A2-T4"), "A2-T4").run("skip")
    assert t.goods() == (4, 0, 0, 0, 0)
    assert t.legal() == ["end"]


def test_a2_t4_is_not_asked_without_corn() -> None:  # T29, fine print
    t = build(Table().set(**A2_T4).lay("A2-T4"), "A2-T4")
    assert t.legal() == ["end"]
    t = build(Table().set(corn=1, **A2_T4).lay("A2-T4"), "A2-T4")
    assert t.kind == "use"


def test_a2_t4_is_paid_with_the_corn_of_architecture() -> None:  # T29, T36
    t = build(Table().set(architecture=1, **A2_T4).lay("A2-T4"), "A2-T4")
    assert t.kind == "use"
    assert t.run("use:palenque1").goods() == (3, 0, 0, 0, 0)


def test_a2_t4_bought_with_uxmal_4() -> None:  # T29
    t = uxmal(Table().set(corn=12).lay("A2-T4"), 4).run("build:A2-T4", "use:uxmal1", "temple:chaac")
    assert t.goods() == (0, 0, 0, 0, 0)
    assert t.me()["temples"]["chaac"] == 1


# Tile A2-T1


def test_a2_t1_is_like_uxmal_2() -> None:  # T29
    t = build(Table().set(corn=4, stone=4, gold=1).lay("A2-T1"), "A2-T1")
    assert t.me()["points"] == 6
    assert t.legal() == ["buy:gold", "buy:stone", "buy:wood", "done", "sell:gold", "sell:stone"]
    t.run("sell:stone", "sell:gold", "buy:wood")
    assert t.legal() == ["buy:wood", "done"]
    t.run("done")
    assert t.goods() == (9, 1, 0, 0, 0)
    assert t.legal() == ["end"]


def test_a2_t1_may_be_declined() -> None:  # T29
    t = build(Table().set(corn=4, stone=3).lay("A2-T1"), "A2-T1").run("done")
    assert t.goods() == (4, 0, 0, 0, 0)
    assert t.legal() == ["end"]


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({}, False),
        ({"corn": 1}, False),
        ({"corn": 2}, True),
        ({"wood": 1}, True),
        ({"corn": 1, "architecture": 1}, True),
    ],
)
def test_a2_t1_is_asked_only_if_something_can_be_exchanged(more: dict[str, int], asked: bool) -> None:
    """T29, fine print."""
    t = build(Table().set(stone=3, **more).lay("A2-T1"), "A2-T1")
    assert t.kind == ("exchange" if asked else "pick")


def test_an_exchange_goes_on_until_done() -> None:  # T29, fine print
    t = build(Table().set(corn=2, stone=3).lay("A2-T1"), "A2-T1").run("buy:wood")
    assert t.legal() == ["done"]


# Tile A1-T3


A1_T3 = {"wood": 1, "gold": 1}


def test_a1_t3_is_like_tikal_2() -> None:  # T29
    t = build(Table().set(wood=5, gold=5, stone=3).lay("A1-T3", "A1-F1", "A1-C1"), "A1-T3")
    assert t.legal() == TEMPLE
    t.run("temple:kukulcan")
    assert t.legal() == ["build:A1-C1", "build:A1-F1", "skip"]  # no monument, not the tile itself
    t.run("build:A1-C1")
    assert t.goods() == (0, 2, 3, 4, 0)
    assert t.me()["buildings"] == ["A1-T3", "A1-C1"]
    assert t.legal() == ["end"]  # one building


def test_a1_t3_may_be_declined() -> None:  # T29
    t = build(Table().set(wood=3, gold=1).lay("A1-T3", "A1-F1"), "A1-T3").run("temple:chaac", "skip")
    assert t.me()["buildings"] == ["A1-T3"]
    assert t.legal() == ["end"]


def test_a1_t3_is_not_asked_if_nothing_can_be_built() -> None:  # T29, fine print
    t = build(Table().set(**A1_T3).lay("A1-T3", "A1-F1"), "A1-T3").run("temple:chaac")
    assert t.legal() == ["end"]


def test_a1_t3_without_a_temple_to_climb() -> None:  # T29, fine print
    t = build(Table().set(wood=2, gold=1, **TOPS).lay("A1-T3", "A1-F1"), "A1-T3")
    assert t.legal() == ["build:A1-F1", "skip"]


def test_a1_t3_bought_for_corn_is_still_like_tikal_2() -> None:  # T29
    t = uxmal(Table().set(corn=9, wood=1).lay("A1-T3", "A1-F1", "A1-C1"), 4).run("build:A1-T3", "temple:chaac")
    assert t.legal() == ["build:A1-F1", "skip"]  # in blocks, not in corn
    t.run("build:A1-F1")
    assert t.goods() == (5, 0, 0, 0, 0)


def test_a1_t3_uses_architecture() -> None:  # T29, T33
    t = Table().set(wood=3, gold=1, architecture=3).lay("A1-T3", "A1-F2").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A1-T3-wood", "temple:chaac")
    assert t.legal() == ["build:A1-F2-wood", "skip"]
    t.run("build:A1-F2-wood")
    assert t.goods() == (2, 0, 0, 0, 0)
    assert t.me()["points"] == 4
