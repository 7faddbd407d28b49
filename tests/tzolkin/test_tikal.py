"""Tikal: technologies, buildings and monuments, two temples for a block (T25-T28)."""

import pytest

from tests.tzolkin.table import Table

TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"]
TECH = ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"]
TEMPLE = ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]
TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
BLOCKS = {"w": "wood", "s": "stone", "g": "gold", "k": "skulls"}
BUILDINGS = {
    **{"A1-F1": "w", "A1-F2": "wwww", "A1-T1": "wws", "A1-T2": "wss", "A1-T3": "wg", "A1-C1": "ww", "A1-C2": "www"},
    **{"A1-C3": "ws", "A1-C4": "wws", "A1-S1": "g", "A1-S2": "sg", "A2-F1": "ww", "A2-T1": "sss", "A2-T2": "wsg"},
    **{"A2-T3": "wgg", "A2-T4": "wwsg", "A2-T5": "wssg", "A2-C1": "www", "A2-C2": "wws", "A2-C3": "wwws"},
    **{"A2-C4": "wwss", "A2-S1": "ss", "A2-S2": "gg", "A2-S3": "ggg", "A2-S4": "sg", "A2-S5": "ssg", "A2-S6": "sgg"},
}
MONUMENTS = {
    **{"M01": "wwwssg", "M02": "wsssgg", "M03": "wwssgg", "M04": "wsgggg", "M05": "wgggg", "M06": "wwsssg"},
    **{"M07": "wwwggg", "M08": "wwsggg", "M09": "wsggg", "M10": "ssggg", "M11": "sssggg", "M12": "ssssggg"},
    "M13": "ggggk",
}
GIVES = {"A1-C2": "s", "A1-C4": "g", "A2-C1": "s", "A2-C2": "g", "A2-C4": "k"}


def goods(blocks: str) -> dict[str, int]:
    """goods("wws"): 2 wood, 1 stone."""
    return {name: blocks.count(letter) for letter, name in BLOCKS.items()}


def held(t: Table) -> str:
    me = t.me()
    return "".join(letter * me[name] for letter, name in BLOCKS.items())


def tikal(t: Table, action: int) -> Table:
    """Seat 0 uses an action of Tikal from its own space."""
    return t.put("tikal", action).run(f"pick:tikal{action}", f"use:tikal{action}")


# T25


@pytest.mark.parametrize("track", TECHNOLOGIES)
@pytest.mark.parametrize(
    ("level", "payments"),
    [
        (0, "g s w"),
        (1, "gg sg ss wg ws ww"),
        (2, "ggg sgg ssg sss wgg wsg wss wwg wws www"),
        (3, "g s w"),
    ],
)
def test_prices(track: str, level: int, payments: str) -> None:  # T25
    t = tikal(Table().set(**goods("wwwsssggg"), **{track: level}), 1)
    assert t.legal() == TECH
    before = t.me()
    t.run(f"tech:{track}")
    assert t.me() == before  # the blocks are paid with `pay`
    assert t.legal() == [f"pay:{payment}" for payment in payments.split()]


@pytest.mark.parametrize("track", TECHNOLOGIES)
@pytest.mark.parametrize(("level", "payment", "left"), [(0, "g", "wws"), (1, "ws", "wg"), (2, "wws", "g")])
def test_one_advance(track: str, level: int, payment: str, left: str) -> None:  # T25
    t = Table().set(**goods("wwsg"), **{track: level})
    before = t.me()
    tikal(t, 1).run(f"tech:{track}", f"pay:{payment}")
    assert held(t) == left
    assert t.me()["technologies"] == before["technologies"] | {track: level + 1}
    assert t.legal() == ["end"]


@pytest.mark.parametrize(
    ("blocks", "levels", "tracks"),
    [
        ("w", (0, 1, 2, 3), ["agriculture", "theology"]),
        ("ws", (0, 1, 2, 3), ["agriculture", "extraction", "theology"]),
        ("wsg", (0, 1, 2, 3), ["agriculture", "architecture", "extraction", "theology"]),
        ("ss", (2, 2, 2, 1), ["theology"]),
        ("g", (3, 1, 3, 2), ["agriculture", "architecture"]),
    ],
)
def test_only_what_can_be_paid(blocks: str, levels: tuple[int, ...], tracks: list[str]) -> None:  # T25
    t = tikal(Table().set(**goods(blocks), **dict(zip(TECHNOLOGIES, levels, strict=True))), 1)
    assert t.legal() == [f"tech:{track}" for track in tracks]


@pytest.mark.parametrize(
    ("blocks", "level", "payments"),
    [
        ("ws", 1, ["pay:ws"]),
        ("ww", 1, ["pay:ww"]),
        ("wwg", 1, ["pay:wg", "pay:ww"]),
        ("sssg", 2, ["pay:ssg", "pay:sss"]),
    ],
)
def test_every_multiset_that_is_held(blocks: str, level: int, payments: list[str]) -> None:  # T25
    t = tikal(Table().set(**goods(blocks), extraction=level), 1).run("tech:extraction")
    assert t.legal() == payments


def test_the_bonus_of_agriculture() -> None:  # T25
    t = tikal(Table().set(wood=1, agriculture=3, chaac=5), 1).run("tech:agriculture", "pay:w")
    assert t.legal() == ["temple:kukulcan", "temple:quetzalcoatl"]
    t.run("temple:kukulcan")
    assert t.me()["temples"] == {"chaac": 5, "quetzalcoatl": 0, "kukulcan": 1}
    assert t.me()["technologies"]["agriculture"] == 3
    assert (held(t), t.legal()) == ("", ["end"])


@pytest.mark.parametrize(
    ("first", "then"), [("wood", ["gold", "stone", "wood"]), ("stone", ["gold", "stone"]), ("gold", ["gold"])]
)
def test_the_bonus_of_extraction(first: str, then: list[str]) -> None:  # T25
    t = tikal(Table().set(wood=1, extraction=3), 1).run("tech:extraction", "pay:w")
    assert t.legal() == ["gain:gold", "gain:stone", "gain:wood"]
    t.run(f"gain:{first}")
    assert t.legal() == [f"gain:{kind}" for kind in then]
    t.run("gain:gold")
    assert held(t) == {"wood": "wg", "stone": "sg", "gold": "gg"}[first]
    assert t.me()["technologies"]["extraction"] == 3
    assert t.legal() == ["end"]


def test_the_bonus_of_architecture_and_theology() -> None:  # T25
    t = tikal(Table().set(wood=2, architecture=3, theology=3), 3).run("tech:architecture", "pay:w")
    assert t.me()["points"] == 3
    t.run("tech:theology", "pay:w")
    assert (t.me()["skulls"], t.view()["bank_skulls"]) == (1, 12)
    assert t.me()["technologies"] == {"agriculture": 0, "extraction": 0, "architecture": 3, "theology": 3}
    assert t.legal() == ["end"]


def test_a_bonus_again_and_again() -> None:  # T25
    t = Table().set(wood=4, architecture=3).put("tikal", 3).put("tikal", 6)
    for space in (3, 6):
        t.run(f"pick:tikal{space}", "use:tikal3", "tech:architecture", "pay:w", "tech:architecture", "pay:w")
    assert t.me()["points"] == 12
    assert held(t) == ""


def test_one_or_two_advances() -> None:  # T25
    t = tikal(Table().set(wood=3), 3)
    assert t.legal() == TECH  # the first cannot be declined
    t.run("tech:architecture", "pay:w")
    assert t.legal() == ["skip", *TECH]
    t.run("skip")
    assert t.me()["technologies"]["architecture"] == 1
    assert (held(t), t.legal()) == ("ww", ["end"])
    t.undo()
    t.run("tech:architecture")
    assert t.legal() == ["pay:ww"]
    t.run("pay:ww")
    assert t.me()["technologies"]["architecture"] == 2
    assert (held(t), t.legal()) == ("", ["end"])  # not a third one


def test_two_advances_on_different_tracks() -> None:  # T25
    t = tikal(Table().set(wood=3), 3).run("tech:theology", "pay:w", "tech:agriculture", "pay:w")
    assert t.me()["technologies"] == {"agriculture": 1, "extraction": 0, "architecture": 0, "theology": 1}
    assert (held(t), t.legal()) == ("w", ["end"])


def test_the_second_advance_is_paid_from_what_is_left() -> None:  # T25
    t = tikal(Table().set(wood=2, agriculture=1), 3)
    assert t.legal() == TECH
    t.run("tech:theology", "pay:w")
    assert t.legal() == ["skip", "tech:architecture", "tech:extraction"]


def test_the_second_advance_is_not_asked_if_none_is_possible() -> None:  # T25
    t = tikal(Table().set(wood=1), 3).run("tech:theology", "pay:w")
    assert t.legal() == ["end"]
    levels = {"agriculture": 1, "extraction": 1, "architecture": 1, "theology": 1}
    t = tikal(Table().set(wood=3, **levels), 3).run("tech:theology", "pay:ww")
    assert (held(t), t.legal()) == ("w", ["end"])


def test_paid_one_by_one() -> None:  # T25
    t = tikal(Table().set(wood=1, extraction=3), 3).run("tech:extraction", "pay:w", "gain:gold", "gain:gold")
    assert t.legal() == ["skip", *TECH]  # the gained blocks pay for the second
    t.run("tech:extraction")
    assert t.legal() == ["pay:g"]
    t.run("pay:g", "gain:gold", "gain:gold")
    assert (held(t), t.legal()) == ("ggg", ["end"])


def test_the_second_comes_after_the_first_is_resolved() -> None:  # T25
    t = tikal(Table().set(wood=2, agriculture=3), 3).run("tech:agriculture", "pay:w")
    assert t.legal() == TEMPLE
    assert t.run("temple:chaac").legal() == ["skip", *TECH]


def test_tikal_1_is_one_advance() -> None:  # T25
    assert tikal(Table().set(wood=9), 1).run("tech:theology", "pay:w").legal() == ["end"]


# T26


@pytest.mark.parametrize("tile", BUILDINGS)
def test_the_exact_price_of_a_building(tile: str) -> None:  # T26
    t = tikal(Table().set(corn=30, **goods(BUILDINGS[tile])).lay(None, tile), 2)
    assert t.legal() == [f"build:{tile}"]
    before = t.me()["corn"]
    t.run(f"build:{tile}")
    assert held(t) == GIVES.get(tile, "")
    assert t.me()["corn"] == before + {"A1-C3": 1, "A2-C3": 6}.get(tile, 0)
    assert t.me()["workers"] == (4 if tile == "A2-T2" else 3)
    assert t.me()["buildings"] == [tile]
    assert t.view()["buildings"] == [None] * 6


@pytest.mark.parametrize("tile", BUILDINGS)
def test_kind_for_kind(tile: str) -> None:  # T26
    price = BUILDINGS[tile]
    for kind in set(price):
        others = "wsg".replace(kind, "") * 9
        t = Table().set(corn=30, **goods(price.replace(kind, "", 1) + others)).lay(tile).monuments()
        t.put("tikal", 7).run("pick:tikal7")
        assert t.legal() == ["use:none", "use:tikal1", "use:tikal3", "use:tikal5"]


@pytest.mark.parametrize("tile", MONUMENTS)
def test_the_exact_price_of_a_monument(tile: str) -> None:  # T26
    t = tikal(Table().set(**goods(MONUMENTS[tile])).lay().monuments(tile), 4)
    assert t.legal() == [f"monument:{tile}"]
    bank = t.view()["bank_skulls"]
    t.run(f"monument:{tile}")
    assert held(t) == ""
    assert t.view()["bank_skulls"] == bank + MONUMENTS[tile].count("k")  # T37
    assert t.me()["monuments"] == [tile]
    assert t.view()["monuments"] == []
    assert (t.me()["points"], t.me()["corn"]) == (0, 0)
    assert t.legal() == ["end"]


@pytest.mark.parametrize("tile", MONUMENTS)
def test_a_monument_kind_for_kind(tile: str) -> None:  # T26
    price = MONUMENTS[tile]
    for kind in set(price):
        others = "wsgk".replace(kind, "") * 4
        t = Table().set(**goods(price.replace(kind, "", 1) + others)).lay().monuments(tile)
        t.put("tikal", 7).run("pick:tikal7")
        assert t.legal() == ["use:none", "use:tikal1", "use:tikal3", "use:tikal5"]


def test_tikal_2_is_one_building() -> None:  # T26
    t = tikal(Table().set(**goods("wwwwwwwssssggggg")), 2)
    assert t.legal() == [f"build:A1-{tile}" for tile in ("C1", "F1", "F2", "T1", "T2", "T3")]  # no monument
    assert t.run("build:A1-F1").legal() == ["end"]
    assert t.view()["buildings"] == [None, "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1"]


def test_tikal_4_is_one_or_two_buildings() -> None:  # T26
    t = tikal(Table().set(wood=4), 4)
    assert t.legal() == ["build:A1-C1", "build:A1-F1", "build:A1-F2"]
    t.run("build:A1-F1")
    assert t.legal() == ["build:A1-C1", "skip"]
    t.run("skip")
    assert (t.me()["buildings"], held(t), t.legal()) == (["A1-F1"], "www", ["end"])
    t.undo()
    t.run("build:A1-C1")
    assert (t.me()["buildings"], held(t)) == (["A1-F1", "A1-C1"], "w")
    assert t.legal() == ["end"]
    assert t.view()["buildings"] == [None, "A1-F2", "A1-T1", "A1-T2", "A1-T3", None]


def test_tikal_4_never_builds_three() -> None:  # T26
    t = tikal(Table().set(wood=9).lay("A1-F1", "A1-F1", "A1-F1"), 4).run("build:A1-F1", "build:A1-F1")
    assert t.legal() == ["end"]


def test_the_second_building_is_not_asked_if_none_is_possible() -> None:  # T26
    t = tikal(Table().set(wood=2), 4).run("build:A1-C1")
    assert t.legal() == ["end"]


def test_or_one_monument() -> None:  # T26
    t = tikal(Table().set(**goods("wwwsssggg")).monuments("M03", "M02", "M12", "M01").lay("A1-F1", "A1-F2"), 4)
    assert t.legal() == ["build:A1-F1", "monument:M01", "monument:M02", "monument:M03"]
    before = t.view()["buildings"]
    t.run("monument:M02")
    assert t.legal() == ["end"]  # after a monument nothing follows
    assert t.view()["monuments"] == ["M03", "M12", "M01"]
    assert t.view()["buildings"] == before
    assert t.me()["buildings"] == []
    assert held(t) == "wwg"
    t.run("end")
    assert t.view()["monuments"] == ["M03", "M12", "M01"]  # not refilled


def test_the_last_of_six_monuments() -> None:  # T26
    t = Table().set(**goods("ggggk")).lay().monuments("M01", "M02", "M03", "M04", "M06", "M13")
    assert tikal(t, 4).legal() == ["monument:M13"]
    t.run("monument:M13")
    assert t.view()["monuments"] == ["M01", "M02", "M03", "M04", "M06"]


def test_no_monument_after_a_building() -> None:  # T26
    t = tikal(Table().set(**goods("wwwwsssggg")).lay("A1-F1", "A1-F1"), 4).run("build:A1-F1")
    assert t.legal() == ["build:A1-F1", "skip"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_tiles_belong_to_who_built_them(seat: int) -> None:  # T26
    t = Table(4, seat).set(seat, **goods("wwwwwwssg")).put("tikal", 4, seat).put("tikal", 6, seat)
    t.run("pick:tikal4", "use:tikal4", "build:A1-F1", "build:A1-C1", "pick:tikal6", "use:tikal4", "monument:M01")
    assert [t.me(other)["buildings"] for other in range(4)] == [
        ["A1-F1", "A1-C1"] if other == seat else [] for other in range(4)
    ]
    assert [t.me(other)["monuments"] for other in range(4)] == [["M01"] if other == seat else [] for other in range(4)]


def test_identical_tiles_are_one_token_and_the_leftmost_is_taken() -> None:  # T26
    t = tikal(Table().set(wood=2).lay("A1-T1", "A1-F1", "A1-F2", "A1-F1", "A1-F1"), 2)
    assert t.legal() == ["build:A1-F1"]
    t.run("build:A1-F1")
    assert t.view()["buildings"] == ["A1-T1", None, "A1-F2", "A1-F1", "A1-F1", None]


# T27


def two_farms(architecture: int, wood: int = 2) -> Table:
    return tikal(Table().set(wood=wood, architecture=architecture).lay("A1-F1", "A1-F1").monuments(), 4)


def corn_points(t: Table) -> tuple[int, int]:
    return t.me()["corn"], t.me()["points"]


@pytest.mark.parametrize(("architecture", "effects"), [(1, (1, 0)), (2, (1, 2))])
def test_architecture_serves_one_of_two_buildings(architecture: int, effects: tuple[int, int]) -> None:  # T27
    t = two_farms(architecture)
    assert t.legal() == ["build:A1-F1", "build:A1-F1/plain"]
    t.run("build:A1-F1")
    assert corn_points(t) == effects  # all levels together
    assert t.legal() == ["build:A1-F1", "skip"]
    t.run("build:A1-F1")
    assert corn_points(t) == effects

    t = two_farms(architecture).run("build:A1-F1/plain")
    assert corn_points(t) == (0, 0)
    assert t.legal() == ["build:A1-F1", "skip"]
    t.run("build:A1-F1")
    assert corn_points(t) == effects
    assert (held(t), t.legal()) == ("", ["end"])


def test_without_architecture_there_is_nothing_to_keep() -> None:  # T27
    t = two_farms(0)
    assert t.legal() == ["build:A1-F1"]
    t.run("build:A1-F1", "build:A1-F1")
    assert corn_points(t) == (0, 0)


def test_architecture_3_saves_a_block_of_one_building() -> None:  # T27
    t = tikal(Table().set(**goods("wws"), architecture=3).lay("A1-T1", "A1-F1").monuments(), 4)
    assert t.legal() == [
        *("build:A1-F1-wood", "build:A1-F1/plain", "build:A1-T1-stone", "build:A1-T1-wood", "build:A1-T1/plain"),
    ]
    t.run("build:A1-T1-wood")
    assert (held(t), corn_points(t)) == ("w", (1, 2))
    assert t.legal() == ["build:A1-F1", "skip"]  # at full price
    t.run("build:A1-F1")
    assert (held(t), corn_points(t)) == ("", (1, 2))

    t.undo(2)
    t.run("build:A1-F1/plain")
    assert (held(t), corn_points(t)) == ("ws", (0, 0))
    assert t.legal() == ["build:A1-T1-wood", "skip"]  # two wood are not there
    t.run("build:A1-T1-wood")
    assert (held(t), corn_points(t)) == ("", (1, 2))


def test_plain_needs_the_full_price() -> None:  # T27
    t = tikal(Table().set(**goods("w"), architecture=3).lay("A1-C1", "A1-F1", "A1-C3").monuments(), 4)
    assert t.legal() == ["build:A1-C1-wood", "build:A1-C3-stone", "build:A1-F1-wood", "build:A1-F1/plain"]


def test_the_second_at_full_price_is_not_asked_if_it_cannot_be_paid() -> None:  # T27
    t = tikal(Table().set(**goods("w"), architecture=3).lay("A1-F1", "A1-C1"), 4).run("build:A1-F1-wood")
    assert held(t) == "w"
    assert t.legal() == ["end"]
    t = two_farms(3, wood=1).run("build:A1-F1/plain")
    assert t.legal() == ["build:A1-F1-wood", "skip"]


def test_a_level_gained_by_the_first_serves_the_second() -> None:  # T27
    t = tikal(Table().set(**goods("wg")).lay("A1-S1", "A1-F1"), 4).run("build:A1-S1")
    assert t.me()["technologies"]["architecture"] == 1
    assert corn_points(t) == (0, 0)
    t.run("build:A1-F1")
    assert corn_points(t) == (1, 0)


def test_a_level_gained_by_the_first_does_not_serve_if_one_was_used() -> None:  # T27
    t = tikal(Table().set(**goods("wg"), architecture=1).lay("A1-S1", "A1-F1"), 4).run("build:A1-S1")
    assert corn_points(t) == (1, 0)
    t.run("build:A1-F1")
    assert corn_points(t) == (1, 0)

    t = tikal(Table().set(**goods("wg"), architecture=1).lay("A1-S1", "A1-F1"), 4).run("build:A1-S1/plain")
    assert corn_points(t) == (0, 0)
    t.run("build:A1-F1")
    assert corn_points(t) == (1, 2)


def test_level_3_gained_by_the_first() -> None:  # T27
    start = Table().set(**goods("wg"), architecture=2).lay("A1-S1", "A1-C1", "A1-F1").monuments()
    t = tikal(start, 4).run("build:A1-S1")
    assert t.legal() == ["build:A1-F1", "skip"]
    t.undo()
    t.run("build:A1-S1/plain")
    assert t.legal() == ["build:A1-C1-wood", "build:A1-F1-wood", "skip"]


@pytest.mark.parametrize(("first", "blocks", "second"), [("A1-C2", "wwwg", "A1-S2"), ("A1-C4", "wws", "A1-S1")])
def test_goods_of_the_first_pay_for_the_second(first: str, blocks: str, second: str) -> None:  # T27
    t = tikal(Table().set(**goods(blocks)).lay(second, first), 4).run(f"build:{first}")
    assert t.legal() == [f"build:{second}", "skip"]
    t.run(f"build:{second}")
    assert t.me()["buildings"] == [first, second]
    assert held(t) == ""


@pytest.mark.parametrize("architecture", [0, 2])
def test_the_granted_building_comes_before_the_second(architecture: int) -> None:  # T27, T33
    row = ("A1-T3", "A1-F1", "A1-F1", "A1-F1")
    t = tikal(Table().set(**goods("wwwg"), architecture=architecture).lay(*row), 4).run("build:A1-T3")
    more = (1, 2) if architecture else (0, 0)
    assert corn_points(t) == more
    assert t.legal() == TEMPLE
    t.run("temple:chaac")
    assert t.legal() == ["build:A1-F1", "skip"]  # granted: an action of its own, not /plain
    t.run("build:A1-F1")
    assert corn_points(t) == (2 * more[0], 2 * more[1])
    assert t.legal() == ["build:A1-F1", "skip"]  # the second of Tikal 4
    t.run("build:A1-F1")
    assert corn_points(t) == (2 * more[0], 2 * more[1])
    assert t.legal() == ["end"]


def test_the_granted_building_leaves_architecture_for_the_second() -> None:  # T27, T33
    t = tikal(Table().set(**goods("wwwg"), architecture=2).lay("A1-T3", "A1-F1", "A1-F1"), 4)
    t.run("build:A1-T3/plain", "temple:chaac", "build:A1-F1", "build:A1-F1")
    assert corn_points(t) == (2, 4)


def test_the_second_is_asked_after_a_declined_grant() -> None:  # T27
    t = tikal(Table().set(**goods("wwg")).lay("A1-T3", "A1-F1"), 4).run("build:A1-T3", "temple:chaac", "skip")
    assert t.legal() == ["build:A1-F1", "skip"]
    assert t.run("build:A1-F1").legal() == ["end"]


def test_the_exchange_comes_before_the_second() -> None:  # T27
    t = tikal(Table().set(corn=2, stone=3).lay("A2-T1", "A1-F1"), 4).run("build:A2-T1")
    assert t.kind == "exchange"
    t.run("buy:wood", "done")
    assert t.legal() == ["build:A1-F1", "skip"]  # paid with what was bought
    t = tikal(Table().set(corn=2, stone=3).lay("A2-T1", "A1-F1"), 4).run("build:A2-T1", "done")
    assert t.legal() == ["end"]


def test_the_action_of_a_tile_comes_before_the_second() -> None:  # T27
    t = tikal(Table().set(corn=1, **goods("wwsg")).lay("A2-T4", "A1-F1"), 4).run("build:A2-T4", "use:yaxchilan1")
    assert t.goods() == (0, 1, 0, 0, 0)
    assert t.legal() == ["build:A1-F1", "skip"]


def test_tikal_4_through_uxmal_5() -> None:  # T27
    t = Table().set(corn=1, wood=2, architecture=1).lay("A1-F1", "A1-F1").put("uxmal", 5)
    t.run("pick:uxmal5", "use:uxmal5", "use:tikal4")
    assert t.legal() == ["build:A1-F1", "build:A1-F1/plain"]
    assert t.run("build:A1-F1/plain").legal() == ["build:A1-F1", "skip"]


# T28


@pytest.mark.parametrize("first", ["chaac", "quetzalcoatl", "kukulcan"])
@pytest.mark.parametrize("second", ["chaac", "quetzalcoatl", "kukulcan"])
def test_two_different_temples_for_a_block(first: str, second: str) -> None:  # T28
    t = tikal(Table().set(**goods("wwsg"), chaac=-1), 5)
    assert t.legal() == ["pay:g", "pay:s", "pay:w"]
    t.run("pay:s")
    assert held(t) == "wwg"
    before = t.me()["temples"]
    assert t.legal() == TEMPLE
    t.run(f"temple:{first}")
    assert t.legal() == [token for token in TEMPLE if token != f"temple:{first}"]
    if first != second:
        t.run(f"temple:{second}")
        assert t.me()["temples"] == before | {first: before[first] + 1, second: before[second] + 1}
        assert t.legal() == ["end"]


@pytest.mark.parametrize("temple", TOPS)
def test_only_one_temple_can_be_climbed(temple: str) -> None:  # T28
    t = tikal(Table().set(gold=1, **(TOPS | {temple: 2})), 5).run("pay:g")
    assert t.legal() == [f"temple:{temple}"]
    t.run(f"temple:{temple}")
    assert t.me()["temples"] == TOPS | {temple: 3}
    assert t.legal() == ["end"]


@pytest.mark.parametrize("first", TOPS)
@pytest.mark.parametrize("second", TOPS)
def test_the_second_is_asked_if_one_is_left(first: str, second: str) -> None:  # T28
    t = tikal(Table().set(gold=1, **(TOPS | {first: 1, second: 1})), 5).run("pay:g", f"temple:{first}")
    assert t.legal() == ([f"temple:{second}"] if first != second else ["end"])


def test_only_temples_that_can_be_climbed() -> None:  # T28
    t = tikal(Table().set(gold=1, chaac=4, kukulcan=6).set(3, chaac=5, quetzalcoatl=7), 5).run("pay:g")
    assert t.legal() == ["temple:quetzalcoatl"]
    assert t.run("temple:quetzalcoatl").legal() == ["end"]


def test_only_blocks_that_are_held() -> None:  # T28
    assert tikal(Table().set(gold=1, wood=1), 5).legal() == ["pay:g", "pay:w"]
    assert tikal(Table().set(stone=1), 5).legal() == ["pay:s"]
