"""Technologies: what every level and bonus does (T31-T35)."""

import pytest

from tests.games.tzolkin.checks import TOPS, changes, last_turn, on, refuses, using
from tests.games.tzolkin.table import Table

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
MORE_CORN = [0, 1, 1, 3]  # by level of agriculture
SPACES = range(11)  # of Chichen Itza


def harvesting(group: int, *, uncovered: bool = False, **goods: int) -> Table:
    """Seat 0 has used a Palenque action; one corn tile of the group is uncovered or none."""
    t = on("palenque", group, **goods)
    if uncovered:
        t.board["jungle_wood"][group - 2] -= 1
    return t.run(f"pick:palenque{group}", f"use:palenque{group}")


TRACKS = ("agriculture", "extraction", "architecture", "theology")


@pytest.mark.parametrize("track", TRACKS)
def test_any_one_advance_opens_tikal_1(track: str) -> None:
    """T16: one block, and only one track that it can pay for."""
    t = on("tikal", 1, wood=1, **{other: 1 for other in TRACKS if other != track}).run("pick:tikal1")
    assert t.run("use:tikal1").legal() == [f"tech:{track}"]
    refuses(on("tikal", 1, wood=1, **dict.fromkeys(TRACKS, 1)).run("pick:tikal1"), "use:tikal1")


# Agriculture


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("group", CORN)
def test_agriculture_adds_to_uncovered_jungle_corn(group: int, level: int) -> None:
    """T31: 1 from level 1, another 2 from level 3."""
    t = harvesting(group, uncovered=group > 2, agriculture=level)
    expected = {"corn": CORN[group] + MORE_CORN[level], "corn_tiles": 1, f"board.jungle.{group}.corn": -1}
    assert changes(t, "harvest:corn") == expected


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("group", WOOD)
def test_agriculture_adds_to_burned_jungle_corn(group: int, level: int) -> None:
    """T31: burning included."""
    t = harvesting(group, agriculture=level)
    assert changes(t, "harvest:burn", "anger:chaac") == {
        "corn": CORN[group] + MORE_CORN[level],
        "corn_tiles": 1,
        "temples.chaac": -1,
        f"board.jungle.{group}.corn": -1,
        f"board.jungle.{group}.wood": -1,
    }


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("group", WOOD)
def test_agriculture_2_takes_covered_corn_without_a_tile(group: int, level: int) -> None:
    """T31, T23: from level 2, with the bonus of the level, and nobody is angry."""
    t = harvesting(group, agriculture=level)
    if level < 2:
        refuses(t, "harvest:bare")
    else:
        assert changes(t, "harvest:bare") == {"corn": CORN[group] + MORE_CORN[level]}
        assert t.kind == "pick"


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_agriculture_2_helps_fishing(level: int, corn: int) -> None:
    """T31: +1 from level 2, no more at level 3."""
    t = on("palenque", 1, agriculture=level).run("pick:palenque1")
    assert changes(t, "use:palenque1") == {"corn": corn}


@pytest.mark.parametrize("level", range(4))
def test_agriculture_adds_to_jungle_corn_only(level: int) -> None:
    """T31: neither to jungle wood nor to corn from elsewhere."""
    t = harvesting(4, agriculture=level)
    assert changes(t, "harvest:wood") == {"wood": 3, "wood_tiles": 1, "board.jungle.4.wood": -1}
    t = on("yaxchilan", 3, agriculture=level).run("pick:yaxchilan3")
    assert changes(t, "use:yaxchilan3") == {"gold": 1, "corn": 2}


def test_agriculture_bonus() -> None:
    """T31: one temple step of choice, the level stays."""
    t = using("tikal1", agriculture=3, wood=1).run("tech:agriculture", "pay:w")
    assert t.legal() == ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]
    assert changes(t, "temple:kukulcan") == {"temples.kukulcan": 1}
    assert t.kind == "pick"


# Extraction


@pytest.mark.parametrize("level", range(4))
def test_extraction_at_yaxchilan(level: int) -> None:
    """T32: 1: wood; 2: stone; 3: gold; each only where that block is gained."""
    wood, stone, gold = (1 + (level >= needed) for needed in (1, 2, 3))
    gains = {
        1: {"wood": wood},
        2: {"stone": stone, "corn": 1},
        3: {"gold": gold, "corn": 2},
        4: {"skulls": 1, "board.bank_skulls": -1},
        5: {"gold": gold, "stone": stone, "corn": 2},
    }
    for action, gain in gains.items():
        t = on("yaxchilan", 6, extraction=level).run("pick:yaxchilan6")
        assert changes(t, f"use:yaxchilan{action}") == gain


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("group", WOOD)
def test_extraction_at_palenque(group: int, level: int) -> None:
    """T32: +1 wood from level 1, only when wood is gained."""
    t = harvesting(group, extraction=level)
    expected = {"wood": WOOD[group] + (level >= 1), "wood_tiles": 1, f"board.jungle.{group}.wood": -1}
    assert changes(t, "harvest:wood") == expected
    t = harvesting(group, uncovered=True, extraction=level)
    assert changes(t, "harvest:corn") == {"corn": CORN[group], "corn_tiles": 1, f"board.jungle.{group}.corn": -1}
    t = harvesting(group, extraction=level)
    assert changes(t, "harvest:burn")["corn"] == CORN[group]
    assert t.goods() == (CORN[group], 0, 0, 0, 0)


def test_extraction_through_uxmal_5() -> None:
    """T32: it is still the action Yaxchilan 1."""
    assert changes(using("uxmal5", extraction=1, corn=1), "use:yaxchilan1") == {"wood": 2}


@pytest.mark.parametrize(
    ("tile", "left"), [("A1-C2", (0, 2, 0)), ("A1-C4", (1, 0, 1)), ("A2-C1", (0, 2, 0)), ("A2-C2", (1, 0, 1))]
)
def test_extraction_does_not_help_tiles(tile: str, left: tuple[int, ...]) -> None:
    """T32: nothing else triggers it."""
    assert free(tile, wood=3, stone=1, gold=0, extraction=3).goods()[1:4] == left


def test_extraction_helps_neither_gods_nor_market_nor_food_day() -> None:
    """T32: nothing else triggers it."""
    t = on("chichen_itza", 6, skulls=1, extraction=3).run("pick:chichen_itza6", "use:chichen_itza6")
    assert changes(t, "gain:gold") == {"gold": 1}
    t = using("uxmal2", corn=9, extraction=3)
    assert changes(t, "buy:wood", "buy:stone", "buy:gold") == {"corn": -9, "wood": 1, "stone": 1, "gold": 1}
    t = last_turn(day=8).set(extraction=3, chaac=1, quetzalcoatl=2, kukulcan=1)
    assert t.run("place:palenque", "end").goods() == (0, 1, 1, 1, 0)


def test_extraction_bonus() -> None:
    """T32: 2 blocks of choice, not more by the technology itself."""
    t = using("tikal1", extraction=3, wood=1).run("tech:extraction", "pay:w")
    assert t.legal() == ["gain:gold", "gain:stone", "gain:wood"]
    assert changes(t, "gain:wood", "gain:gold") == {"wood": 1, "gold": 1}
    assert t.me()["technologies"]["extraction"] == 3
    assert t.kind == "pick"


# Architecture (its effects on buildings: test_buildings.py)


def test_architecture_bonus() -> None:
    """T33: 3 points, the level stays."""
    t = using("tikal1", architecture=3, gold=1)
    assert changes(t, "tech:architecture", "pay:g") == {"gold": -1, "points": 3}
    assert t.kind == "pick"


# Theology


def uses(t: Table, space: int) -> dict[int, int]:
    """Chichen Itza actions that a worker on this space may use, with the corn each costs."""
    t.play(f"pick:chichen_itza{space}")
    actions = sorted(int(token[-1]) for token in t.legal() if token != "use:none")
    prices = {}
    for action in actions:
        prices[action] = -changes(t, f"use:chichen_itza{action}").get("corn", 0)
        t.undo()
    return prices


@pytest.mark.parametrize("space", SPACES)
def test_without_theology_only_lower_actions_are_reached(space: int) -> None:
    """T34, T14, T15: without it, no action above the worker's space; 10 is free."""
    prices = uses(on("chichen_itza", space, corn=9, skulls=1), space)
    assert prices == (dict.fromkeys(range(1, 10), 0) if space == 10 else {k: space - k for k in range(1, space + 1)})


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("space", SPACES)
def test_theology_1_reaches_one_action_further(space: int, level: int) -> None:
    """T34: the action one above is free; lower ones cost as from the worker's space; on 9 and 10 all are free."""
    prices = uses(on("chichen_itza", space, corn=9, skulls=1, theology=level), space)
    expected = {k: max(space - k, 0) for k in range(1, space + 2)}
    assert prices == (expected if space < 9 else dict.fromkeys(range(1, 10), 0))


@pytest.mark.parametrize("space", SPACES)
def test_theology_1_without_corn(space: int) -> None:
    """T34: only the space's own action and the one above; on 9 and 10 every open action."""
    prices = uses(on("chichen_itza", space, skulls=1, theology=1), space)
    assert list(prices) == (list(range(1, 10)) if space >= 9 else [k for k in (space, space + 1) if k])


def test_theology_1_opens_no_used_action_and_needs_a_skull() -> None:
    """T34, T30: an action with a skull stays used; without a skull in hand nothing is open."""
    t = on("chichen_itza", 9, skulls=1, theology=1).used(1, 9)
    assert list(uses(t, 9)) == [2, 3, 4, 5, 6, 7, 8]
    t = on("chichen_itza", 3, skulls=1, theology=1).used(4)
    assert list(uses(t, 3)) == [3]
    assert uses(on("chichen_itza", 3, theology=1), 3) == {}


def test_theology_1_is_for_chichen_itza_only() -> None:
    """T34: workers of other gears reach no higher action."""
    assert on("palenque", 0, corn=5, theology=3).run("pick:palenque0").legal() == ["use:none"]
    t = on("yaxchilan", 2, corn=5, theology=3).run("pick:yaxchilan2")
    assert t.legal() == ["use:none", "use:yaxchilan1", "use:yaxchilan2"]


def offered(**goods: int) -> Table:
    """Seat 0 has used Chichen Itza 1."""
    return on("chichen_itza", 1, **({"skulls": 1} | goods)).run("pick:chichen_itza1", "use:chichen_itza1")


@pytest.mark.parametrize("level", [2, 3])
def test_theology_2_sells_a_temple_step(level: int) -> None:
    """T34: after a Chichen Itza action, 1 block for one step of choice."""
    t = offered(theology=level, wood=1, gold=2)
    assert t.kind == "pay"
    assert t.legal() == ["pay:g", "pay:w", "skip"]
    t.play("pay:g")
    assert t.kind == "temple"
    assert changes(t, "temple:quetzalcoatl") == {"temples.quetzalcoatl": 1}
    assert t.goods() == (0, 1, 0, 1, 0)
    assert t.kind == "pick"


def test_theology_2_may_be_declined() -> None:
    """T34: may pay."""
    t = offered(theology=2, stone=1)
    assert changes(t, "skip") == {}
    assert t.kind == "pick"


def test_theology_2_takes_a_block_just_gained() -> None:
    """T34: even one just gained."""
    t = on("chichen_itza", 6, skulls=1, theology=2).run("pick:chichen_itza6", "use:chichen_itza6")
    assert t.kind == "gain"
    t.play("gain:stone")
    assert t.legal() == ["pay:s", "skip"]
    assert changes(t, "pay:s", "temple:chaac") == {"stone": -1, "temples.chaac": 1}


@pytest.mark.parametrize(
    "goods",
    [
        {"theology": 1, "wood": 1},  # level 2 is needed
        {"theology": 2},  # and a block
        {"theology": 2, "wood": 1, **TOPS},  # and a temple that can be climbed
    ],
)
def test_theology_2_is_not_offered_in_vain(goods: dict[str, int]) -> None:
    """T34: level 2, a block in hand, a temple that can be climbed."""
    assert offered(**goods).kind == "pick"


@pytest.mark.parametrize("temple", TOPS)
def test_theology_2_is_offered_for_one_temple(temple: str) -> None:
    """T34: any one that can be climbed after the step of the action itself."""
    t = offered(theology=2, wood=1, **(TOPS | {temple: TOPS[temple] - 2}))
    assert t.run("pay:w").legal() == [f"temple:{temple}"]


def test_theology_2_is_for_chichen_itza_actions_only() -> None:
    """T34: not for a worker that does nothing there, not for skulls elsewhere."""
    t = on("chichen_itza", 1, skulls=1, theology=2, wood=1).run("pick:chichen_itza1", "use:none")
    assert t.kind == "pick"
    assert using("yaxchilan4", theology=2, wood=1).kind == "pick"


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_theology_3_finds_a_second_skull(level: int, skulls: int) -> None:
    """T34: +1 skull at Yaxchilan 4."""
    t = on("yaxchilan", 4, theology=level).run("pick:yaxchilan4")
    assert changes(t, "use:yaxchilan4") == {"skulls": skulls, "board.bank_skulls": -skulls}


def test_theology_3_takes_what_is_left() -> None:
    """T34, T24: the last skull alone."""
    t = on("yaxchilan", 4, theology=3).clock(bank_skulls=1).run("pick:yaxchilan4")
    assert changes(t, "use:yaxchilan4") == {"skulls": 1, "board.bank_skulls": -1}
    t = on("yaxchilan", 4, theology=3).clock(bank_skulls=0).run("pick:yaxchilan4")
    refuses(t, "use:yaxchilan4")


def test_theology_3_helps_no_other_skull_gain() -> None:
    """T34: only Yaxchilan 4; the bonus itself and tiles give one."""
    t = using("tikal1", theology=3, wood=1)
    assert changes(t, "tech:theology", "pay:w") == {"wood": -1, "skulls": 1, "board.bank_skulls": -1}
    t = Table().set(theology=3, wood=2, stone=2).lay("A2-C4").put("tikal", 2).run("pick:tikal2", "use:tikal2")
    assert changes(t, "build:A2-C4")["skulls"] == 1
    t = last_turn(day=8).set(theology=3, kukulcan=4)
    assert t.run("place:palenque", "end").goods()[4] == 1


# Free advances


def free(tile: str, **goods: int) -> Table:
    """Seat 0 has just built a tile with Tikal 2."""
    t = Table().set(**({"wood": 3, "stone": 3, "gold": 3} | goods)).lay(tile).put("tikal", 2)
    return t.run("pick:tikal2", "use:tikal2", f"build:{tile}")


@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
@pytest.mark.parametrize("level", range(3))
def test_a_free_advance_costs_nothing(track: str, level: int) -> None:
    """T35: whatever the level."""
    t = free("A2-C1", **{track: level})
    assert t.legal() == ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"]
    assert changes(t, f"tech:{track}") == {f"technologies.{track}": 1}
    assert t.me()["technologies"][track] == level + 1
    assert t.kind == "pick"


def test_a_free_advance_on_level_3_gives_the_bonus() -> None:
    """T35: without paying."""
    t = free("A2-C1", agriculture=3, extraction=3, theology=3)
    assert changes(t, "tech:agriculture", "temple:chaac") == {"temples.chaac": 1}
    t.undo(2)
    assert changes(t, "tech:extraction", "gain:gold", "gain:gold") == {"gold": 2}
    t.undo(3)
    assert changes(t, "tech:theology") == {"skulls": 1, "board.bank_skulls": -1}
    t = Table().set(architecture=3, wood=2).lay("A2-C1").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-C1-wood")
    assert changes(t, "tech:architecture") == {"points": 3}


def test_a_free_advance_of_choice_must_do_something() -> None:
    """T35: agriculture at 3 needs a temple, theology at 3 a skull in the bank."""
    t = Table().set(wood=3, agriculture=3, theology=3, **TOPS).clock(bank_skulls=0).lay("A2-C1").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-C1")
    assert t.legal() == ["tech:architecture", "tech:extraction"]
    refuses(t, "tech:agriculture", "tech:theology", "skip")


def test_a_free_advance_finds_the_last_skull_and_the_last_step() -> None:
    """T35: one skull in the bank is enough, and one temple."""
    for temple in TOPS:
        t = Table().set(wood=3, agriculture=3, theology=3, **(TOPS | {temple: 0})).clock(bank_skulls=1)
        t.lay("A2-C1").put("tikal", 2).run("pick:tikal2", "use:tikal2", "build:A2-C1")
        assert t.legal() == ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"]


@pytest.mark.parametrize(
    ("tile", "gain"), [("A1-C1", {}), ("A1-C2", {"stone": 1})]
)  # A1-C2: the stone comes all the same
def test_a_named_advance_without_effect_is_lost(tile: str, gain: dict[str, int]) -> None:
    """T35: agriculture at level 3 and no temple to climb."""
    t = Table().set(wood=3, agriculture=3, **TOPS).lay(tile).put("tikal", 2).run("pick:tikal2", "use:tikal2")
    price = {"A1-C1": 2, "A1-C2": 3}[tile]
    expected = {"wood": -price, "buildings": [tile], "board.buildings.0": None} | gain
    assert changes(t, f"build:{tile}") == expected
    assert t.kind == "pick"


def test_a_named_theology_advance_without_skulls_is_lost() -> None:
    """T35: the temple step of A1-S2 comes all the same."""
    t = Table().set(stone=1, gold=1, theology=3).clock(bank_skulls=0).lay("A1-S2").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2")
    expected = {"stone": -1, "gold": -1, "temples.kukulcan": 1, "buildings": ["A1-S2"], "board.buildings.0": None}
    assert changes(t, "build:A1-S2") == expected


@pytest.mark.parametrize(
    ("tile", "track", "then"),
    [
        ("A1-C1", "agriculture", "temple"),
        ("A1-C3", "extraction", "gain"),
        ("A1-S2", "theology", "pick"),
        ("A2-S5", "theology", "pick"),
    ],
)
def test_a_named_advance_on_level_3_gives_the_bonus(tile: str, track: str, then: str) -> None:
    """T35: without choice and without paying."""
    t = free(tile, **{track: 3})
    assert t.kind == then
    assert t.me()["technologies"][track] == 3
    assert t.goods()[4] == (1 if track == "theology" else 0)


def test_a_named_architecture_advance_on_level_3_gives_points() -> None:
    """T35, T33: 2 points by architecture 2, 3 by the bonus."""
    t = Table().set(gold=1, architecture=3).lay("A1-S1").put("tikal", 2).run("pick:tikal2", "use:tikal2")
    expected = {"corn": 1, "points": 5, "buildings": ["A1-S1"], "board.buildings.0": None}
    assert changes(t, "build:A1-S1-gold") == expected
