"""How decisions are asked and written: the fine print, sentence by sentence."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.tzolkin.checks import TOPS, changes, last_turn, on, refuses, using
from tests.games.tzolkin.table import Table

TEMPLES = ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]


def building(*row: str, action: str = "tikal4", **goods: Any) -> Table:
    """Seat 0 is asked what to build."""
    t = on(action[:-1], int(action[-1]), **goods).lay(*row)
    return t.run(f"pick:{action}", f"use:{action}")


# Asked or not


def test_place_and_pick_are_asked_when_end_is_the_only_token() -> None:
    """*Asked or not*: until `end`."""
    t = Table(2).run("place:palenque")  # no corn for a second one
    assert (t.kind, t.legal()) == ("place", ["end"])
    t = on("palenque", 0).run("pick:palenque0", "use:none")
    assert (t.kind, t.legal()) == ("pick", ["end"])


def test_a_second_advance_is_asked_if_it_can_be_paid() -> None:
    """*Asked or not*: at that moment, after the first is resolved."""
    assert using("tikal3", wood=1).run("tech:theology", "pay:w").kind == "pick"
    levels = {"agriculture": 1, "extraction": 1, "architecture": 1}
    assert using("tikal3", wood=2, **levels).run("tech:theology", "pay:w").kind == "pick"  # all cost 2 now
    t = using("tikal3", wood=3, **levels).run("tech:theology", "pay:w")
    assert len(t.legal()) == 5
    t = using("tikal3", wood=1, extraction=3).run("tech:extraction", "pay:w", "gain:stone")
    assert t.kind == "gain"  # everything before it is resolved first
    assert t.run("gain:stone").kind == "technology"  # the blocks just gained pay for it


def test_a_second_building_is_asked_if_it_can_be_built() -> None:
    """*Asked or not*: at that moment; goods of the first tile count."""
    assert building("A1-F1", "A1-F1", wood=1).run("build:A1-F1").kind == "pick"
    assert building("A1-F1", wood=5).run("build:A1-F1").kind == "pick"
    t = building("A1-C4", "A1-S1", wood=2, stone=1).run("build:A1-C4")
    assert (t.kind, t.legal()) == ("build", ["build:A1-S1", "skip"])
    t = building("A2-C2", "A2-F1", wood=2, stone=1, extraction=3).run("build:A2-C2")
    assert t.kind == "technology"
    t.run("tech:extraction", "gain:wood", "gain:wood")
    assert t.legal() == ["build:A2-F1", "skip"]
    assert changes(t, "skip") == {}
    assert t.kind == "pick"


def test_tikal_2_asks_for_no_second_building() -> None:
    """*Asked or not*: one building, and a mandatory one."""
    t = building("A1-F1", "A1-F1", action="tikal2", wood=2)
    refuses(t, "skip")
    assert t.run("build:A1-F1").kind == "pick"


def test_other_decisions_are_asked_even_with_one_answer() -> None:
    """*Asked or not*: every other one."""
    only = {
        "use": on("palenque", 0).run("pick:palenque0"),
        "harvest": using("palenque2"),
        "anger": using("palenque3", chaac=-1, kukulcan=-1).run("harvest:burn"),
        "pay": using("tikal5", wood=1),
        "temple": using("uxmal1", corn=3, **(TOPS | {"chaac": 4})),
        "build": building("A1-F1", action="tikal2", wood=1),
        "gain": using("tikal1", wood=1, extraction=3).run("tech:extraction", "pay:w", "gain:gold"),
        "turn": _must_beg(),
    }
    for kind, t in only.items():
        assert (t.kind, len(t.legal())) == (kind, 1)
    t = on("tikal", 1, wood=1, agriculture=1, extraction=1, architecture=1).run("pick:tikal1", "use:tikal1")
    assert (t.kind, t.legal()) == ("technology", ["tech:theology"])


def _must_beg() -> Table:
    """Seat 0 can pay for nothing, and one temple is left in which to go down."""
    t = Table(2).set(quetzalcoatl=-1, kukulcan=-1).put("start", 0, 1)
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"):
        t.put(gear, 0, "n")
    return t


@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_harvest_is_asked_always(space: int) -> None:
    """*Asked or not*: after Palenque 2-5, whatever there is."""
    t = on("palenque", space, chaac=-1, quetzalcoatl=-1, kukulcan=-1).run(f"pick:palenque{space}")
    t.play(f"use:palenque{space}")
    assert (t.kind, t.legal()) == ("harvest", ["harvest:corn" if space == 2 else "harvest:wood"])


def test_temple_is_not_asked_where_there_is_none() -> None:
    """Table, row `temple`: the bonus of a named advance, the step of A1-T3."""
    assert building("A1-T3", action="tikal2", wood=1, gold=1, **TOPS).run("build:A1-T3").kind == "pick"
    assert building("A1-C1", action="tikal2", wood=2, agriculture=3, **TOPS).run("build:A1-C1").kind == "pick"


# When


def test_with_pick_the_worker_is_in_hand() -> None:
    """*When*: and the space empty, before `use` is asked."""
    t = on("tikal", 3)
    assert changes(t, "pick:tikal3") == {"free_workers": 1, "board.gears.tikal.3": None}
    assert t.view()["decision"] == {"kind": "use", "player": 0, "gear": "tikal", "space": 3}


@pytest.mark.parametrize(
    ("gear", "space", "action", "goods", "expected", "then"),
    [
        ("palenque", 4, 2, {"corn": 2}, {"corn": -2}, "harvest"),
        ("palenque", 3, 1, {"corn": 2}, {"corn": 1}, "pick"),
        ("yaxchilan", 5, 2, {"corn": 3}, {"corn": -2, "stone": 1}, "pick"),
        ("yaxchilan", 5, 4, {"corn": 1}, {"corn": -1, "skulls": 1, "board.bank_skulls": -1}, "pick"),
        ("tikal", 3, 1, {"corn": 2, "wood": 1}, {"corn": -2}, "technology"),
        ("tikal", 4, 2, {"corn": 2, "wood": 1}, {"corn": -2}, "build"),
        ("tikal", 5, 5, {"wood": 1}, {}, "pay"),
        ("uxmal", 2, 1, {"corn": 4}, {"corn": -4}, "temple"),
        ("uxmal", 2, 2, {"corn": 4}, {}, "exchange"),
        ("uxmal", 4, 3, {"corn": 1}, {"corn": -1, "workers": 1, "free_workers": 1}, "pick"),
        ("uxmal", 5, 4, {"corn": 3}, {"corn": -1}, "build"),
        ("uxmal", 6, 5, {"corn": 1}, {"corn": -1}, "use"),
    ],
)
def test_at_use(gear: str, space: int, action: int, goods: dict[str, int], expected: Any, then: str) -> None:
    """*When*: step-back corn, the corn of Uxmal 1 and 5, all of Palenque 1, Yaxchilan, Uxmal 3; nothing else yet."""
    t = on(gear, space, **goods).run(f"pick:{gear}{space}")
    assert changes(t, f"use:{gear}{action}") == expected
    assert t.kind == then


def test_at_use_in_chichen_itza() -> None:
    """*When*: the skull, points and temple step at once; the block later."""
    t = on("chichen_itza", 9, skulls=1, corn=1, theology=0).run("pick:chichen_itza9")
    expected = {"corn": -1, "skulls": -1, "points": 11, "temples.quetzalcoatl": 1, "board.chichen_itza_skulls": [8]}
    assert changes(t, "use:chichen_itza8") == expected
    assert t.kind == "gain"


def test_at_harvest() -> None:
    """*When*: tiles, corn and wood, then `anger`."""
    t = using("palenque5")
    expected = {"corn": 9, "corn_tiles": 1, "board.jungle.5.corn": -1, "board.jungle.5.wood": -1}
    assert changes(t, "harvest:burn") == expected
    assert t.kind == "anger"


def test_at_pay() -> None:
    """*When*: the blocks, and the level with them."""
    t = using("tikal1", wood=1, stone=1, agriculture=1)
    assert changes(t, "tech:agriculture") == {}
    assert changes(t, "pay:ws") == {"wood": -1, "stone": -1, "technologies.agriculture": 1}
    assert changes(using("tikal5", gold=1), "pay:g") == {"gold": -1}


def test_the_token_that_ends_the_turn() -> None:
    """*When*: refilling, corn from the teeth, food day and calendar belong to `end`."""
    t = last_turn(2, 8, teeth_corn=2).set(corn=6, kukulcan=1)
    assert changes(t, "place:start") == {"free_workers": -1, "board.start_space": 0}
    assert changes(t, "place:palenque") == {"corn": -1, "free_workers": -1, "board.gears.palenque.0": 0}
    assert changes(t, "end") == {
        "corn": 2 - 6,
        "wood": 1,
        "free_workers": 1,
        "seat1.corn": -6,
        "board.start_space": None,
        "board.start_player": -1,
        "board.teeth_corn": -2,
        "board.food_day": None,
    }
    assert changes(t, "advance:1") == {
        "board.day": 1,
        "board.round": 1,
        "board.gears.palenque.0": None,
        "board.gears.palenque.1": 0,
    }


def test_the_row_is_refilled_before_the_next_player() -> None:
    """*When*: with `end`, in the middle of a round too."""
    t = Table(2).set(wood=1).put("tikal", 2).run("pick:tikal2", "use:tikal2", "build:A1-F1")
    deck = t.view()["deck"]
    assert changes(t, "end") == {"board.buildings.0": deck[0], "board.deck": deck[1:]}
    assert t.view()["decision"] == {"kind": "turn", "player": 1}


# harvest


@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("wood", [0, 1, 2])
@pytest.mark.parametrize("agriculture", [1, 2, 3])
@pytest.mark.parametrize("angry", [False, True])
def test_harvest_tokens(corn: int, wood: int, agriculture: int, angry: bool) -> None:
    """*harvest*: `corn`, `wood`, `burn`, `bare`, each by its condition; without any, the action is not offered."""
    t = on("palenque", 4, agriculture=agriculture)
    t.board["jungle_corn"][2], t.board["jungle_wood"][2] = corn, min(wood, corn)
    wood = min(wood, corn)
    if angry:
        t.set(chaac=-1, quetzalcoatl=-1, kukulcan=-1)
    t.play("pick:palenque4")
    ways = {
        "bare": agriculture >= 2 and corn <= wood,
        "burn": wood > 0 and not angry,
        "corn": corn > wood,
        "wood": wood > 0,
    }
    tokens = [f"harvest:{way}" for way, possible in ways.items() if possible]
    if tokens:
        assert t.run("use:palenque4").legal() == tokens
    else:
        refuses(t, "use:palenque4")


# Advance


def test_an_advance_in_order() -> None:
    """*Advance*: `technology`, `pay`, the bonus, then the second `technology`."""
    t = using("tikal3", wood=3, agriculture=3)
    kinds = [t.kind]
    for token in ("tech:agriculture", "pay:w", "temple:chaac", "tech:extraction", "pay:w"):
        kinds.append(t.run(token).kind)
    assert kinds == ["technology", "pay", "temple", "technology", "pay", "pick"]


def test_a_free_advance_has_neither_pay_nor_skip() -> None:
    """*Advance*: `technology` only, also without any block."""
    t = building("A2-C3", action="tikal2", wood=3, stone=1).run("build:A2-C3")
    assert t.legal() == ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"]
    assert t.run("tech:theology").kind == "pick"


# Tikal 5


@pytest.mark.parametrize("first", ["chaac", "quetzalcoatl", "kukulcan"])
def test_tikal_5(first: str) -> None:
    """*Tikal 5*: `pay`, `temple`, `temple`, in any order of temples, different ones."""
    t = using("tikal5", stone=1).run("pay:s")
    assert t.legal() == TEMPLES
    t.play(f"temple:{first}")
    assert t.legal() == [token for token in TEMPLES if token != f"temple:{first}"]


@pytest.mark.parametrize(("first", "second"), list(permutations(TOPS, 2)))
def test_tikal_5_with_two_temples(first: str, second: str) -> None:
    """*Tikal 5*: the third is climbed to its top; then there is one answer."""
    t = using("tikal5", stone=1, **(TOPS | {first: 0, second: 0})).run("pay:s", f"temple:{first}")
    assert t.legal() == [f"temple:{second}"]


def test_tikal_5_with_one_temple() -> None:
    """*Tikal 5*: the second only if another can be climbed."""
    t = using("tikal5", stone=1, **(TOPS | {"chaac": 0})).run("pay:s")
    assert changes(t, "temple:chaac") == {"temples.chaac": 1}
    assert t.kind == "pick"


# Chichen Itza


def test_chichen_itza_in_order() -> None:
    """*Chichen Itza*: `gain`, the theology 2 offer, `temple`."""
    t = on("chichen_itza", 8, skulls=1, theology=2).run("pick:chichen_itza8")
    kinds = [t.run(token).kind for token in ("use:chichen_itza8", "gain:wood", "pay:w", "temple:quetzalcoatl")]
    assert kinds == ["gain", "pay", "temple", "pick"]


@pytest.mark.parametrize("action", range(1, 10))
def test_chichen_itza_shows_a_block_on_6_8_and_9(action: int) -> None:
    """*Chichen Itza*: `gain` where it shows a block."""
    t = on("chichen_itza", action, skulls=1).run(f"pick:chichen_itza{action}", f"use:chichen_itza{action}")
    assert t.kind == ("gain" if action in (6, 8, 9) else "pick")


# build


def test_build_with_architecture_3_has_only_saving_tokens() -> None:
    """*build*: one per kind in the price for which the rest can be paid; `/plain` if the full price can be paid."""
    t = building("A1-T1", "A1-C3", "A1-S1", architecture=3, wood=2)
    assert t.legal() == ["build:A1-C3-stone", "build:A1-S1-gold", "build:A1-T1-stone"]
    t = building("A1-T1", architecture=3, wood=2, stone=1)
    assert t.legal() == ["build:A1-T1-stone", "build:A1-T1-wood", "build:A1-T1/plain"]
    refuses(t, "build:A1-T1")


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_plain_needs_architecture_and_the_full_price(level: int) -> None:
    """*build*: level 1 or more, first building of Tikal 4, any tile whose full price can be paid."""
    t = building("A1-F1", "A1-F2", architecture=level, wood=1)
    assert ("build:A1-F1/plain" in t.legal()) is (level >= 1)
    refuses(t, "build:A1-F2/plain")
    refuses(building("A1-F1", action="tikal2", architecture=level, wood=1), "build:A1-F1/plain")
    refuses(building("A1-F1", action="uxmal4", architecture=level, corn=8), "build:A1-F1/plain")


def test_plain_however_tikal_4_is_reached() -> None:
    """*build*: from Tikal 6, through Uxmal 5, by A2-T4."""
    t = on("tikal", 6, wood=1, architecture=1).run("pick:tikal6", "use:tikal4")
    assert "build:A1-F1/plain" in t.legal()
    t = using("uxmal5", corn=1, wood=1, architecture=1).run("use:tikal4")
    assert "build:A1-F1/plain" in t.legal()
    t = building("A2-T4", "A1-F1", action="tikal2", corn=1, wood=3, stone=1, gold=1, architecture=1)
    assert t.run("build:A2-T4", "use:tikal4").legal() == ["build:A1-F1", "build:A1-F1/plain"]


def test_plain_keeps_architecture_for_the_second() -> None:
    """*build*: full price and no effects first, then the level held now."""
    t = building("A1-F2", "A1-F1", architecture=3, wood=5)
    expected = {"wood": -4, "buildings": ["A1-F2"], "board.buildings.0": None}
    assert changes(t, "build:A1-F2/plain") == expected
    assert t.legal() == ["build:A1-F1-wood", "skip"]
    expected = {"corn": 1, "points": 2, "buildings": ["A1-F2", "A1-F1"], "board.buildings.1": None}
    assert changes(t, "build:A1-F1-wood") == expected


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_second_building_without_architecture(level: int) -> None:
    """*build*: if the first used it, `build:ID` at full price without effects, no `/plain`."""
    t = building("A1-F1", "A2-F1", "A1-F2", architecture=level, wood=4)
    t.play("build:A1-F1-wood" if level == 3 else "build:A1-F1")
    assert t.legal() == (["build:A1-F2", "build:A2-F1", "skip"] if level == 3 else ["build:A2-F1", "skip"])
    assert changes(t, "build:A2-F1") == {"wood": -2, "buildings": ["A1-F1", "A2-F1"], "board.buildings.1": None}
    assert t.kind == "pick"


def test_the_second_building_with_a_level_just_gained() -> None:
    """*build*: if the first used none, the level held now applies, discount included."""
    t = building("A1-S1", "A1-F2", architecture=2, gold=1, wood=3).run("build:A1-S1/plain")
    assert t.legal() == ["build:A1-F2-wood", "skip"]
    assert building("A1-S1", "A1-F2", architecture=2, gold=1, wood=3).run("build:A1-S1").kind == "pick"


def test_after_monument_nothing_follows() -> None:
    """*build*: neither a building nor another monument."""
    t = on("tikal", 4, wood=9, stone=9, gold=9).run("pick:tikal4", "use:tikal4", "monument:M01")
    assert (t.kind, t.legal()) == ("pick", ["end"])


def test_a1_t3_inside_tikal_4() -> None:
    """*build*: its `temple` and granted `build` come before the second `build`; declining one keeps the other."""
    t = building("A1-T3", "A1-F1", "A1-F1", wood=3, gold=1).run("build:A1-T3", "temple:chaac")
    assert t.legal() == ["build:A1-F1", "skip"]
    t.play("skip")
    assert t.legal() == ["build:A1-F1", "skip"]
    t.play("skip")
    assert t.kind == "pick"


def test_the_leftmost_of_identical_tiles_is_taken() -> None:
    """*build*: its entry is null until the turn ends; the row refills left to right."""
    t = building("A1-C1", "A1-F1", "A1-S1", "A1-F1", "A1-C2", "A1-C3", action="tikal2", wood=1)
    t.play("build:A1-F1")
    assert t.view()["buildings"] == ["A1-C1", None, "A1-S1", "A1-F1", "A1-C2", "A1-C3"]
    following = t.view()["deck"][0]
    assert t.run("end").view()["buildings"] == ["A1-C1", following, "A1-S1", "A1-F1", "A1-C2", "A1-C3"]


# exchange


def test_sales_come_in_order_before_purchases() -> None:
    """*exchange*: sales w, s, g, then purchases in that order; a kind sold is not bought back."""
    t = using("uxmal2", corn=4, wood=2, stone=2, gold=2)
    every = ["buy:gold", "buy:stone", "buy:wood", "done", "sell:gold", "sell:stone", "sell:wood"]
    assert t.legal() == every
    t.play("sell:wood")
    assert t.legal() == [token for token in every if token != "buy:wood"]
    t.play("sell:stone")
    assert t.legal() == ["buy:gold", "done", "sell:gold", "sell:stone"]
    t.play("buy:gold")
    assert t.legal() == ["buy:gold", "done"]


@pytest.mark.parametrize(
    ("bought", "left"),
    [("wood", ["buy:gold", "buy:stone", "buy:wood"]), ("stone", ["buy:gold", "buy:stone"]), ("gold", ["buy:gold"])],
)
def test_purchases_come_in_order(bought: str, left: list[str]) -> None:
    """*exchange*: w, s, g; no sale after a purchase."""
    t = using("uxmal2", corn=20, wood=1, stone=1, gold=1).run(f"buy:{bought}")
    assert t.legal() == [*left, "done"]


def test_exchange_rates() -> None:
    """*exchange*, T29: 2 / 3 / 4 corn, both ways; nothing that cannot be paid."""
    for block, price in (("wood", 2), ("stone", 3), ("gold", 4)):
        assert changes(using("uxmal2", **{block: 1}), f"sell:{block}") == {block: -1, "corn": price}
        assert changes(using("uxmal2", corn=price), f"buy:{block}") == {block: 1, "corn": -price}
        refuses(using("uxmal2", corn=price - 1, **{"gold" if block != "gold" else "wood": 1}), f"buy:{block}")
        refuses(using("uxmal2", corn=4), f"sell:{block}")


def test_exchange_is_asked_until_done() -> None:
    """*exchange*: also when `done` is the only token left."""
    t = using("uxmal2", corn=2).run("buy:wood")
    assert (t.kind, t.legal()) == ("exchange", ["done"])
    t = using("uxmal2", wood=1).run("sell:wood")
    assert (t.kind, t.legal()) == ("exchange", ["done"])
    assert t.run("done").kind == "pick"
