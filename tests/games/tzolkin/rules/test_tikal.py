"""Tikal 1, 3 and 5: technologies, and two temples for a block (T25, T28); building is in test_tikal_*.py."""

import pytest

from tests.games.tzolkin.rules.using_tikal import TEMPLE, goods, held, tikal
from tests.games.tzolkin.table import Table

TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"]
TECH = ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"]
TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}


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
