"""Tikal 2 and 4: buildings and monuments (T26)."""

import pytest

from tests.games.tzolkin.rules.using_tikal import goods, held, tikal
from tests.games.tzolkin.table import Table

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
