"""Buildings: architecture, the order of a building's effects, and every tile (T33, T36)."""

from typing import Any

import pytest

from patolli.games.tzolkin.game import GAME
from tests.games.tzolkin.checks import changes, on, refuses
from tests.games.tzolkin.table import Table

RICH: dict[str, Any] = {"wood": 4, "stone": 4, "gold": 4}

# Price in wood, stone, gold; what the tile gives at once; the decision that follows.
TILES: dict[str, tuple[tuple[int, int, int], dict[str, int], str]] = {
    "A1-F1": ((1, 0, 0), {}, "pick"),
    "A1-F2": ((4, 0, 0), {}, "pick"),
    "A1-T1": ((2, 1, 0), {"temples.chaac": 1, "temples.quetzalcoatl": 1}, "pick"),
    "A1-T2": ((1, 2, 0), {"temples.chaac": 1, "temples.kukulcan": 1}, "pick"),
    "A1-T3": ((1, 0, 1), {}, "temple"),
    "A1-C1": ((2, 0, 0), {"technologies.agriculture": 1}, "pick"),
    "A1-C2": ((3, 0, 0), {"technologies.agriculture": 1, "stone": 1}, "pick"),
    "A1-C3": ((1, 1, 0), {"technologies.extraction": 1, "corn": 1}, "pick"),
    "A1-C4": ((2, 1, 0), {"technologies.extraction": 1, "gold": 1}, "pick"),
    "A1-S1": ((0, 0, 1), {"technologies.architecture": 1}, "pick"),
    "A1-S2": ((0, 1, 1), {"technologies.theology": 1, "temples.kukulcan": 1}, "pick"),
    "A2-F1": ((2, 0, 0), {}, "pick"),
    "A2-T1": ((0, 3, 0), {"points": 6}, "exchange"),
    "A2-T2": ((1, 1, 1), {"points": 6, "workers": 1, "free_workers": 1}, "pick"),
    "A2-T3": ((1, 0, 2), {"points": 8}, "pick"),
    "A2-T4": ((2, 1, 1), {"points": 2}, "use"),
    "A2-T5": ((1, 2, 1), {"points": 3, "temples.chaac": 1, "temples.quetzalcoatl": 1, "temples.kukulcan": 1}, "pick"),
    "A2-C1": ((3, 0, 0), {"stone": 1}, "technology"),
    "A2-C2": ((2, 1, 0), {"gold": 1}, "technology"),
    "A2-C3": ((3, 1, 0), {"corn": 6}, "technology"),
    "A2-C4": ((2, 2, 0), {"skulls": 1, "board.bank_skulls": -1}, "technology"),
    "A2-S1": ((0, 2, 0), {"temples.chaac": 2, "points": 2}, "pick"),
    "A2-S2": ((0, 0, 2), {"temples.kukulcan": 2, "points": 3}, "pick"),
    "A2-S3": ((0, 0, 3), {"temples.quetzalcoatl": 2, "points": 4}, "pick"),
    "A2-S4": ((0, 1, 1), {"technologies.architecture": 1, "points": 3}, "pick"),
    "A2-S5": ((0, 2, 1), {"technologies.theology": 1, "temples.chaac": 1, "temples.kukulcan": 1}, "pick"),
    "A2-S6": ((0, 1, 2), {}, "technology"),
}
BLOCKS = ("wood", "stone", "gold")


def building(*row: str, action: str = "tikal2", **goods: Any) -> Table:
    """Seat 0 is asked what to build."""
    t = Table().clock(deck_at=goods.pop("clock", 6)).set(**goods).lay(*row).put(action[:-1], int(action[-1]))
    return t.run(f"pick:{action}", f"use:{action}")


def total(*parts: dict[str, Any]) -> dict[str, Any]:
    """The sum of changes, without those that cancel each other."""
    sums: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            sums[key] = sums[key] + value if key in sums else value
    return {key: value for key, value in sums.items() if value != 0}


def paid(tile: str) -> dict[str, int]:
    return {block: -count for block, count in zip(BLOCKS, TILES[tile][0], strict=True) if count}


def taken(tile: str) -> dict[str, Any]:
    return {"buildings": [tile], "board.buildings.0": None}


# Every tile


@pytest.mark.parametrize("tile", TILES)
def test_tile(tile: str) -> None:
    """T36, T26: the exact price is paid, the tile taken, and what it shows is got."""
    _, gain, then = TILES[tile]
    t = building(tile, corn=1, **RICH)
    assert t.legal() == [f"build:{tile}"]
    assert changes(t, f"build:{tile}") == total(paid(tile), gain) | taken(tile)
    assert t.kind == then


@pytest.mark.parametrize("tile", TILES)
def test_tile_without_one_block_of_its_price(tile: str) -> None:
    """T26: kind for kind, no block may be missing, however many others there are."""
    price, _, _ = TILES[tile]
    exact = dict(zip(BLOCKS, price, strict=True))
    assert building(tile, **exact).legal() == [f"build:{tile}"]
    for missing, count in exact.items():
        if count:
            others = {block: 9 for block in BLOCKS if block != missing}
            t = on("tikal", 2, **{missing: count - 1}, **others).lay(tile).run("pick:tikal2")
            refuses(t, "use:tikal2")


@pytest.mark.parametrize("tile", TILES)
def test_tile_for_corn(tile: str) -> None:
    """T29, T36: Uxmal 4 takes 2 corn per block, nothing in blocks, and the tile does the same."""
    price, gain, then = TILES[tile]
    corn = 2 * sum(price)
    t = building(tile, action="uxmal4", **(RICH | {"corn": corn + 1}))
    assert t.legal() == [f"build:{tile}"]
    assert changes(t, f"build:{tile}") == total({"corn": -corn}, gain) | taken(tile)
    assert t.kind == then
    t = on("uxmal", 4, corn=corn - 1, **RICH).lay(tile).run("pick:uxmal4")
    refuses(t, "use:uxmal4")


# Architecture


@pytest.mark.parametrize(
    ("level", "gain"), [(0, {}), (1, {"corn": 1}), (2, {"corn": 1, "points": 2}), (3, {"corn": 1, "points": 2})]
)
@pytest.mark.parametrize("action", ["tikal2", "tikal4"])
def test_architecture_in_tikal(action: str, level: int, gain: dict[str, int]) -> None:
    """T33: 1: +1 corn; 2: +2 points; 3: one block of the price is not paid."""
    t = building("A1-F2", action=action, architecture=level, wood=4)
    token = "build:A1-F2-wood" if level == 3 else "build:A1-F2"
    assert changes(t, token) == {"wood": -3 if level == 3 else -4} | gain | taken("A1-F2")


@pytest.mark.parametrize(
    ("level", "gain"),
    [(0, {"corn": -4}), (1, {"corn": -3}), (2, {"corn": -3, "points": 2}), (3, {"corn": -1, "points": 2})],
)
def test_architecture_in_uxmal(level: int, gain: dict[str, int]) -> None:
    """T33: with Uxmal 4 level 3 saves 2 corn; always `build:ID`."""
    t = building("A2-F1", action="uxmal4", architecture=level, corn=4)
    assert t.legal() == ["build:A2-F1"]
    assert changes(t, "build:A2-F1") == gain | taken("A2-F1")


def test_architecture_corn_comes_after_paying() -> None:
    """T33: it does not help to pay."""
    for level, price in ((1, 4), (2, 4), (3, 2)):
        t = on("uxmal", 4, architecture=level, corn=price - 1).lay("A2-F1").run("pick:uxmal4")
        refuses(t, "use:uxmal4")
        t = on("uxmal", 4, architecture=level, corn=price).lay("A2-F1").run("pick:uxmal4", "use:uxmal4", "build:A2-F1")
        assert t.me()["corn"] == 1


def test_architecture_3_makes_a_one_block_building_free_in_uxmal() -> None:
    """T33, T16: the corn price may be 0."""
    t = building("A1-F1", action="uxmal4", architecture=3)
    assert changes(t, "build:A1-F1") == {"corn": 1, "points": 2} | taken("A1-F1")


def test_architecture_3_saves_a_block_of_choice() -> None:
    """T33: one of the price; the rest must be held."""
    t = building("A2-T4", architecture=3, wood=2, stone=1, gold=1)
    assert t.legal() == ["build:A2-T4-gold", "build:A2-T4-stone", "build:A2-T4-wood"]
    refuses(t, "build:A2-T4")
    for kind, cost in (("wood", (-1, -1, -1)), ("stone", (-2, 0, -1)), ("gold", (-2, -1, 0))):
        after = changes(t, f"build:A2-T4-{kind}")
        assert tuple(after.get(block, 0) for block in BLOCKS) == cost
        t.undo()
    assert building("A2-T4", architecture=3, wood=2, stone=1).legal() == ["build:A2-T4-gold"]
    assert building("A2-T4", architecture=3, wood=1, stone=1, gold=1).legal() == ["build:A2-T4-wood"]
    t = on("tikal", 2, architecture=3, wood=1, stone=1).lay("A2-T4").run("pick:tikal2")
    refuses(t, "use:tikal2")
    t = on("tikal", 2, architecture=3, wood=2).lay("A1-F2").run("pick:tikal2")  # one block, not two
    refuses(t, "use:tikal2")


def test_architecture_3_saves_nothing_that_is_not_in_the_price() -> None:
    """T33: one block of the price."""
    assert building("A1-F2", architecture=3, **RICH).legal() == ["build:A1-F2-wood"]


@pytest.mark.parametrize("through", ["uxmal5", "A2-T4"])
@pytest.mark.parametrize("action", ["tikal2", "tikal4", "uxmal4"])
def test_architecture_through_another_action(through: str, action: str) -> None:
    """T33: also when reached through Uxmal 5 or a tile."""
    t = Table().set(architecture=2, corn=9, wood=9, stone=9, gold=9).lay("A2-F1", "A2-T4").put("uxmal", 5)
    t.put("tikal", 2)
    if through == "uxmal5":
        t.run("pick:uxmal5", "use:uxmal5", f"use:{action}")
    else:
        t.run("pick:tikal2", "use:tikal2", "build:A2-T4", f"use:{action}")
    after = changes(t, "build:A2-F1")
    assert after["points"] == 2
    assert after["corn"] == (-3 if action == "uxmal4" else 1)


def test_architecture_for_a_granted_building() -> None:
    """T33, ruling: a building granted by A1-T3 is a Tikal 2 action of its own."""
    t = building("A1-T3", "A1-F2", architecture=3, wood=9, gold=9)
    t.run("build:A1-T3-gold", "temple:chaac")
    assert t.goods() == (1, 8, 0, 9, 0)
    assert t.legal() == ["build:A1-F2-wood", "skip"]
    expected = {"wood": -3, "corn": 1, "points": 2, "buildings": ["A1-T3", "A1-F2"], "board.buildings.1": None}
    assert changes(t, "build:A1-F2-wood") == expected


def test_architecture_for_both_the_granted_and_the_granting_building_in_tikal_4() -> None:
    """T33, T27: first with architecture, granted with architecture, second without."""
    t = building("A1-T3", "A1-F1", "A1-F1", action="tikal4", architecture=2, wood=9, gold=1)
    t.run("build:A1-T3", "temple:chaac")
    assert changes(t, "build:A1-F1")["points"] == 2
    assert t.legal() == ["build:A1-F1", "skip"]
    assert changes(t, "build:A1-F1") == {
        "wood": -1,
        "buildings": ["A1-T3", "A1-F1", "A1-F1"],
        "board.buildings.2": None,
    }


def test_granted_building_keeps_architecture_for_the_second() -> None:
    """T33, T27: `/plain` on the first; granted and second both use it."""
    t = building("A1-T3", "A1-F1", "A1-F1", action="tikal4", architecture=2, wood=9, gold=1)
    t.run("build:A1-T3/plain", "temple:chaac", "build:A1-F1")
    assert (t.me()["corn"], t.me()["points"]) == (1, 2)
    t.run("build:A1-F1")
    assert (t.me()["corn"], t.me()["points"]) == (2, 4)


# The order of effects


def test_the_level_before_the_tile_counts() -> None:
    """T36: A1-S1 and A2-S4 do not serve themselves."""
    t = building("A1-S1", gold=1)
    assert changes(t, "build:A1-S1") == {"gold": -1, "technologies.architecture": 1} | taken("A1-S1")
    t = building("A1-S1", gold=1, architecture=1)
    assert changes(t, "build:A1-S1") == {"gold": -1, "corn": 1, "technologies.architecture": 1} | taken("A1-S1")
    t = building("A2-S4", stone=1, gold=1, architecture=2)
    assert t.legal() == ["build:A2-S4"]
    expected = {"stone": -1, "gold": -1, "corn": 1, "points": 5, "technologies.architecture": 1} | taken("A2-S4")
    assert changes(t, "build:A2-S4") == expected


def test_goods_come_before_a_named_technology() -> None:
    """T36: the stone of A1-C2, then the bonus of agriculture."""
    t = building("A1-C2", wood=3, agriculture=3)
    assert changes(t, "build:A1-C2") == {"wood": -3, "stone": 1} | taken("A1-C2")
    assert t.kind == "temple"
    assert changes(t, "temple:chaac") == {"temples.chaac": 1}
    assert t.kind == "pick"
    t = building("A1-C4", wood=2, stone=1, extraction=3).run("build:A1-C4")
    assert t.goods() == (0, 0, 0, 1, 0)
    assert t.kind == "gain"
    t.run("gain:stone", "gain:gold")
    assert t.goods() == (0, 0, 1, 2, 0)


def test_goods_come_before_a_technology_of_choice() -> None:
    """T36: the skull of A2-C4 may be the last one, then theology at level 3 does nothing."""
    t = Table().set(wood=2, stone=2, theology=3).lay("A2-C4").clock(bank_skulls=1).put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-C4")
    assert t.goods() == (0, 0, 0, 0, 1)
    assert t.legal() == ["tech:agriculture", "tech:architecture", "tech:extraction"]


def test_named_temple_steps_come_before_a_named_technology() -> None:
    """T36: A2-S5 takes its steps, and a skull by theology."""
    t = building("A2-S5", stone=2, gold=1, theology=3)
    expected = {"temples.chaac": 1, "temples.kukulcan": 1, "skulls": 1, "board.bank_skulls": -1}
    assert changes(t, "build:A2-S5") == {"stone": -2, "gold": -1} | expected | taken("A2-S5")


def test_a_worker_is_gained_up_to_six() -> None:
    """T36, T1: A2-T2 gives no seventh worker, but its points."""
    t = Table().set(workers=6, wood=1, stone=1, gold=1).lay("A2-T2").put("tikal", 2).run("pick:tikal2", "use:tikal2")
    assert changes(t, "build:A2-T2") == {"wood": -1, "stone": -1, "gold": -1, "points": 6} | taken("A2-T2")


# A2-S6: two advances of choice


def test_two_free_advances_on_different_tracks_or_one() -> None:
    """T35, T36: A2-S6 asks twice, without `skip`."""
    t = building("A2-S6", stone=1, gold=2).run("build:A2-S6")
    four = ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"]
    assert t.legal() == four
    t.play("tech:theology")
    assert (t.kind, t.legal()) == ("technology", four)
    assert changes(t, "tech:theology") == {"technologies.theology": 1}
    assert t.me()["technologies"] == {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 2}
    assert t.kind == "pick"


def test_the_first_free_advance_is_resolved_before_the_second() -> None:
    """T36: a decision caused by one effect is answered before the next effect."""
    t = building("A2-S6", stone=1, gold=2, extraction=3, agriculture=3, chaac=4, quetzalcoatl=7, kukulcan=6)
    t.run("build:A2-S6", "tech:extraction")
    assert t.kind == "gain"
    t.run("gain:wood", "gain:stone")
    assert t.kind == "technology"
    t.undo(3)
    t.play("tech:agriculture")
    assert t.legal() == ["temple:chaac"]
    t.play("temple:chaac")  # the last step there was
    assert t.legal() == ["tech:architecture", "tech:extraction", "tech:theology"]


# A1-T3: a temple step and a building


def test_a1_t3_asks_for_the_temple_first() -> None:
    """T36, T29: temple, then the building, which may be declined."""
    t = building("A1-T3", "A1-F1", "A2-F1", wood=3, gold=1).run("build:A1-T3")
    assert t.legal() == ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]
    t.play("temple:quetzalcoatl")
    assert t.kind == "build"
    assert t.legal() == ["build:A1-F1", "build:A2-F1", "skip"]
    assert changes(t, "skip") == {}
    assert t.kind == "pick"
    t.undo()
    t.play("build:A2-F1")
    assert t.kind == "pick"  # one building, not two


def test_a1_t3_grants_nothing_that_cannot_be_built() -> None:
    """T29: asked only if some building can be built; the step of choice comes all the same."""
    t = building("A1-T3", "A1-F1", wood=1, gold=1).run("build:A1-T3")
    assert changes(t, "temple:chaac") == {"temples.chaac": 1}
    assert t.kind == "pick"


def test_a1_t3_without_a_temple_to_climb() -> None:
    """T36, T38: the step is lost, the building is asked."""
    t = building("A1-T3", "A1-F1", wood=2, gold=1, chaac=5, quetzalcoatl=7, kukulcan=6).run("build:A1-T3")
    assert (t.kind, t.legal()) == ("build", ["build:A1-F1", "skip"])


def test_a1_t3_grants_a_building_like_tikal_2() -> None:
    """T29: for blocks also after Uxmal 4; never a monument, never `/plain`."""
    t = building("A1-T3", "A1-F1", action="uxmal4", corn=20, architecture=1, wood=9, stone=9, gold=9)
    t.run("build:A1-T3", "temple:chaac")
    assert t.legal() == ["build:A1-F1", "skip"]
    assert changes(t, "build:A1-F1") == {
        "wood": -1,
        "corn": 1,
        "buildings": ["A1-T3", "A1-F1"],
        "board.buildings.1": None,
    }


# A2-T1: an exchange


def test_a2_t1_exchange() -> None:
    """T29, T36: points first, then like Uxmal 2."""
    t = building("A2-T1", stone=4).run("build:A2-T1")
    assert (t.me()["points"], t.legal()) == (6, ["done", "sell:stone"])
    assert changes(t, "sell:stone", "buy:wood", "done") == {"stone": -1, "corn": 1, "wood": 1}
    assert t.kind == "pick"


@pytest.mark.parametrize(("corn", "then"), [(0, "pick"), (1, "pick"), (2, "exchange")])
def test_a2_t1_exchange_is_asked_if_possible(corn: int, then: str) -> None:
    """T29: a block or 2 corn; it may be declined."""
    t = building("A2-T1", stone=3, corn=corn).run("build:A2-T1")
    assert t.kind == then
    if then == "exchange":
        assert changes(t, "done") == {}
        assert t.kind == "pick"


# A2-T4: any action for 1 corn


def any_action(**goods: int) -> Table:
    t = Table().set(**({"wood": 2, "stone": 1, "gold": 1} | goods)).lay("A2-T4").put("tikal", 2)
    return t.run("pick:tikal2", "use:tikal2", "build:A2-T4")


def test_a2_t4_offers_any_action_but_uxmal_5_and_chichen_itza() -> None:
    """T29: all that corn after the 1 corn pays for; `skip`, not `none`."""
    t = any_action(corn=4, skulls=1, wood=3)
    assert t.legal() == [
        *("skip", "use:palenque1", "use:palenque2", "use:palenque3", "use:palenque4", "use:palenque5"),
        *("use:tikal1", "use:tikal3", "use:tikal5", "use:uxmal1", "use:uxmal2", "use:uxmal3"),
        *("use:yaxchilan1", "use:yaxchilan2", "use:yaxchilan3", "use:yaxchilan4", "use:yaxchilan5"),
    ]
    refuses(t, "use:uxmal5", "use:chichen_itza1", "use:none", "use:uxmal4", "use:tikal2")


def test_a2_t4_counts_the_corn_that_is_left() -> None:
    """T16, T29: 1 corn is paid on use, then 3 for Uxmal 1, 2 to exchange."""
    assert "use:uxmal1" not in any_action(corn=3).legal()
    assert "use:uxmal1" in any_action(corn=4).legal()
    assert "use:uxmal2" not in any_action(corn=2).legal()
    assert "use:uxmal2" in any_action(corn=3).legal()
    assert changes(any_action(corn=4), "use:uxmal1", "temple:chaac") == {"corn": -4, "temples.chaac": 1}


def test_a2_t4_is_paid_on_use_and_may_be_declined() -> None:
    """T29: `skip` costs nothing."""
    t = any_action(corn=1)
    assert t.me()["corn"] == 1
    assert changes(t, "skip") == {}
    assert t.kind == "pick"
    t.undo()
    assert changes(t, "use:palenque1") == {"corn": 2}
    assert t.kind == "pick"


def test_a2_t4_without_corn_is_not_asked() -> None:
    """T29: it needs 1 corn; the corn of architecture will do."""
    assert any_action().kind == "pick"
    assert any_action(architecture=1).kind == "use"


def test_extra_actions_come_before_the_second_building() -> None:
    """T27: A2-T4 reaches a whole Tikal 4 before the outer second building."""
    t = building("A2-T4", "A1-F1", "A1-F1", "A1-F1", action="tikal4", corn=1, wood=5, stone=1, gold=1)
    t.run("build:A2-T4", "use:tikal4", "build:A1-F1")
    assert t.legal() == ["build:A1-F1", "skip"]
    t.play("build:A1-F1")
    assert t.legal() == ["build:A1-F1", "skip"]
    t.play("build:A1-F1")
    assert t.kind == "pick"
    assert t.me()["buildings"] == ["A2-T4", "A1-F1", "A1-F1", "A1-F1"]


# The row


def test_buildings_belong_to_who_built_them() -> None:
    """T36: for every seat; the row may lie in any order."""
    for seat in range(4):
        t = Table(4, seat).set(seat, wood=2, stone=1).lay("A1-C3", "A1-F1").put("tikal", 4, seat)
        t.run("pick:tikal4", "use:tikal4")
        assert [GAME.notation.tokens[action] for action in t.legal_ids()] == [
            "build:A1-F1",
            "build:A1-C3",
        ]  # ids ascend
        t.run("build:A1-F1", "build:A1-C3")
        assert [mine["buildings"] for mine in t.view()["seats"]].index(["A1-F1", "A1-C3"]) == seat


def test_an_exhausted_deck_leaves_the_space_empty() -> None:
    """T7: of age 1; the last tile is still laid out."""
    for drawn, there in ((13, "A1-S2"), (14, None)):
        t = building("A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1", action="tikal2", wood=1, clock=drawn)
        assert t.run("build:A1-F1", "end").view()["buildings"][0] == there
        assert t.view()["deck"] == []


def test_the_leftmost_of_identical_tiles_is_taken_and_the_row_refilled() -> None:
    """T7, T36: empty until the turn ends, then from left to right."""
    t = building("A1-C1", "A1-F1", "A1-F1", action="tikal4", wood=2)
    assert t.legal() == ["build:A1-C1", "build:A1-F1"]
    assert t.run("build:A1-F1").view()["buildings"] == ["A1-C1", None, "A1-F1", None, None, None]
    deck = t.view()["deck"]
    assert t.run("build:A1-F1").view()["buildings"] == ["A1-C1", None, None, None, None, None]
    assert t.view()["deck"] == deck
    assert t.run("end").view()["buildings"] == ["A1-C1", *deck[:5]]
    assert t.view()["deck"] == deck[5:]
