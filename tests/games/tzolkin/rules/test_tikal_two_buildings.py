"""Tikal 4: architecture serves one of two buildings, and what comes between them (T27)."""

import pytest

from tests.games.tzolkin.rules.using_tikal import TEMPLE, goods, held, tikal
from tests.games.tzolkin.table import Table


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
