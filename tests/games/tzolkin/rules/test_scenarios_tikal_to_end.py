"""The worked scenarios of the specification, 38 to 79, by their numbers."""

import pytest

from tests.games.tzolkin.checks import changes, final_turn, finish, last_turn, on, refuses, using
from tests.games.tzolkin.table import Table


def building(*row: str, action: str = "tikal4", **goods: int) -> Table:
    """Seat 0 is asked what to build."""
    t = on(action[:-1], int(action[-1]), **goods).lay(*row)
    return t.run(f"pick:{action}", f"use:{action}")


# Technology


def test_scenario_38() -> None:
    t = using("tikal1", wood=1).run("tech:agriculture", "pay:w")
    assert (t.me()["technologies"]["agriculture"], t.goods()) == (1, (0, 0, 0, 0, 0))
    t = using("tikal1", agriculture=1, wood=1, stone=1).run("tech:agriculture", "pay:ws")
    assert (t.me()["technologies"]["agriculture"], t.goods()) == (2, (0, 0, 0, 0, 0))
    t = using("tikal1", agriculture=2, wood=1, stone=1, gold=1).run("tech:agriculture", "pay:wsg")
    assert (t.me()["technologies"]["agriculture"], t.goods()) == (3, (0, 0, 0, 0, 0))
    t = using("tikal1", agriculture=3, wood=1).run("tech:agriculture", "pay:w", "temple:kukulcan")
    assert (t.me()["technologies"]["agriculture"], t.me()["temples"]["kukulcan"]) == (3, 1)


def test_scenario_39() -> None:
    t = using("tikal3", wood=3).run("tech:architecture", "pay:w", "tech:architecture", "pay:ww")
    assert (t.me()["technologies"]["architecture"], t.goods()) == (2, (0, 0, 0, 0, 0))
    t = using("tikal3", wood=3).run("tech:architecture", "pay:w", "skip")
    assert (t.me()["technologies"]["architecture"], t.goods(), t.kind) == (1, (0, 2, 0, 0, 0), "pick")


def test_scenario_40() -> None:
    t = using("tikal3", wood=1, extraction=3).run("tech:extraction", "pay:w", "gain:gold", "gain:gold")
    t.run("tech:extraction", "pay:g", "gain:gold", "gain:gold")
    assert (t.goods(), t.kind) == ((0, 0, 0, 3, 0), "pick")


# Building


def test_scenario_42() -> None:
    """Rulebook."""
    t = building("A1-S2", action="tikal2", stone=1, gold=1).run("build:A1-S2")
    assert t.goods() == (0, 0, 0, 0, 0)
    assert (t.me()["technologies"]["theology"], t.me()["temples"]["kukulcan"]) == (1, 1)


def test_scenario_43() -> None:
    """Rulebook."""
    t = building("A2-T5", action="tikal2", wood=1, stone=2, gold=1).run("build:A2-T5")
    assert (t.me()["temples"], t.me()["points"]) == ({"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}, 3)


def test_scenario_44() -> None:
    """Rulebook."""
    t = Table().set(wood=5).put("tikal", 3).put("tikal", 4)
    t.run("pick:tikal3", "use:tikal3", "tech:agriculture", "pay:w", "tech:extraction", "pay:w")
    row = t.view()["buildings"]
    t.run("pick:tikal4", "use:tikal4", "build:A1-F1", "build:A1-C1")
    assert t.goods() == (0, 0, 0, 0, 0)
    assert t.view()["buildings"] == [None, *row[1:5], None]
    deck = t.view()["deck"]
    t.play("end")
    assert t.view()["buildings"] == [deck[0], *row[1:5], deck[1]]


def test_scenario_45() -> None:
    for first in ("build:A1-F1", "build:A1-F1/plain"):
        t = building("A1-F1", "A1-F1", architecture=2, wood=2).run(first, "build:A1-F1")
        assert (t.goods(), t.me()["points"], t.kind) == ((1, 0, 0, 0, 0), 2, "pick")


def test_scenario_46() -> None:
    t = building("A1-S1", "A1-F1", gold=1, wood=1).run("build:A1-S1", "build:A1-F1")
    assert (t.me()["technologies"]["architecture"], t.goods()) == (1, (1, 0, 0, 0, 0))


def test_scenario_47() -> None:
    t = building("A1-S1", "A1-F1", architecture=1, gold=1, wood=1).run("build:A1-S1")
    assert (t.me()["corn"], t.me()["technologies"]["architecture"]) == (1, 2)
    t.play("build:A1-F1")
    assert (t.me()["corn"], t.me()["points"]) == (1, 0)
    t = building("A1-S1", "A1-F1", architecture=1, gold=1, wood=1).run("build:A1-S1/plain")
    assert (t.me()["corn"], t.me()["technologies"]["architecture"]) == (0, 2)
    t.play("build:A1-F1")
    assert (t.me()["corn"], t.me()["points"]) == (1, 2)


def test_scenario_49() -> None:
    t = building("A1-T1", action="tikal2", architecture=3, wood=2)
    assert t.legal() == ["build:A1-T1-stone"]
    t.play("build:A1-T1-stone")
    assert (t.goods(), t.me()["points"]) == ((1, 0, 0, 0, 0), 2)
    assert t.me()["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 0}
    t = on("tikal", 2, architecture=2, wood=2).lay("A1-T1").run("pick:tikal2")
    refuses(t, "use:tikal2")


# Uxmal


def test_scenario_54() -> None:
    t = using("uxmal1", corn=3).run("temple:chaac")
    assert (t.me()["corn"], t.me()["temples"]["chaac"]) == (0, 1)
    refuses(on("uxmal", 1, corn=2).run("pick:uxmal1"), "use:uxmal1")
    t = using("uxmal1", corn=6).run("temple:chaac")
    refuses(t, "temple:chaac", "temple:kukulcan", "use:uxmal1")
    assert t.me()["corn"] == 3


@pytest.mark.parametrize(
    ("goods", "tokens", "left"),
    [
        ({"gold": 2}, ["sell:gold"] * 2 + ["buy:wood"], (6, 1, 0, 0, 0)),
        ({"corn": 8, "wood": 1}, ["sell:wood", "buy:stone", "buy:stone", "buy:gold"], (0, 0, 2, 1, 0)),
        ({"corn": 22}, ["buy:wood"] * 3 + ["buy:gold"] * 4, (0, 3, 0, 4, 0)),
    ],
)
def test_scenario_55(goods: dict[str, int], tokens: list[str], left: tuple[int, ...]) -> None:
    assert using("uxmal2", **goods).run(*tokens, "done").goods() == left


def test_scenario_56() -> None:
    assert using("uxmal3", workers=5).me()["workers"] == 6
    refuses(on("uxmal", 3, workers=6).run("pick:uxmal3"), "use:uxmal3")


def test_scenario_57() -> None:
    t = building("A1-C3", action="uxmal4", corn=4, wood=1, stone=1).run("build:A1-C3")
    assert t.goods() == (1, 1, 1, 0, 0)  # 4 paid, 1 by the tile
    t = building("A1-C3", action="uxmal4", corn=2, architecture=3).run("build:A1-C3")
    assert (t.me()["corn"], t.me()["points"]) == (2, 2)  # 1 by architecture, 1 by the tile
    assert building("A1-F2", action="uxmal4", corn=8).run("build:A1-F2").me()["corn"] == 0
    refuses(on("uxmal", 4, corn=3, wood=5).lay("A1-C3", "A1-C1").run("pick:uxmal4"), "use:uxmal4")


def test_scenario_58() -> None:
    assert using("uxmal5", corn=1).run("use:palenque1").me()["corn"] == 3
    refuses(on("uxmal", 5).run("pick:uxmal5"), "use:uxmal5")
    t = using("uxmal5", corn=9, skulls=1)
    refuses(t, *(f"use:chichen_itza{action}" for action in range(1, 10)))
    refuses(using("uxmal5", corn=3), "use:uxmal1")
    assert using("uxmal5", corn=4).run("use:uxmal1", "temple:chaac").me()["corn"] == 0


# Chichen Itza


def test_scenario_59() -> None:
    """Rulebook."""
    t = Table().set(corn=1, skulls=1).put("chichen_itza", 7)
    t.set(1, corn=2, skulls=1).put("chichen_itza", 8, 1)
    t.run("pick:chichen_itza7", "use:chichen_itza6", "gain:gold")
    assert (t.goods(), t.me()["points"], t.me()["temples"]["kukulcan"]) == ((0, 0, 0, 1, 0), 8, 1)
    assert t.view()["chichen_itza_skulls"] == [6]
    t.run("end", "pick:chichen_itza8")
    refuses(t, "use:chichen_itza6")
    t = on("chichen_itza", 7, corn=2, skulls=1).used(6).run("pick:chichen_itza7")
    refuses(t, "use:chichen_itza6")
    assert changes(t, "use:chichen_itza5")["corn"] == -2


# Start space, calendar


def test_scenario_64() -> None:
    t = Table(2).set(0, workers=4)
    for _ in range(6):
        t.pass_turn()
    assert (t.view()["round"], t.view()["teeth_corn"]) == (4, 3)
    corn = t.me()["corn"]
    t.run("place:start", "end")
    assert (t.me()["corn"], t.view()["teeth_corn"]) == (corn + 3, 0)
    t.pass_turn().run("advance:1")
    assert t.view()["teeth_corn"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scenario_65(players: int) -> None:
    t = last_turn(players, start_player=1).run("place:start", "end", "advance:1")
    assert t.view()["start_player"] == t.seat == 0
    t = last_turn(players, start_player=0).run("place:start", "end", "advance:1")
    assert t.view()["start_player"] == t.seat == 1


def test_scenario_66() -> None:
    t = last_turn(2).put("tikal", 5, 1).put("chichen_itza", 8, 1).put("tikal", 7, 1).run("place:start", "end")
    t.play("advance:2")
    assert (t.view()["gears"]["tikal"][7], t.view()["gears"]["chichen_itza"][10]) == (1, 1)
    assert (t.me(1)["free_workers"], t.goods(1)) == (1, (6, 0, 0, 0, 0))
    assert t.me()["light"] is False
    t.run("place:start", "end").pass_turn()
    assert (t.kind, t.view()["day"]) == ("turn", 4)  # next time only 1 day


def test_scenario_68() -> None:
    t = last_turn(2, 7).run("place:start", "end", "advance:2")
    assert (t.view()["day"], t.view()["food_day"]) == (9, "goods")
    t.pass_turn().pass_turn()
    assert (t.view()["day"], t.me()["corn"]) == (10, 0)
    while t.view()["day"] < 14:
        assert t.view()["food_day"] is None
        t.pass_turn()
    assert t.view()["food_day"] == "points"
    t = last_turn(2, 12).run("place:start", "end", "advance:2")
    assert (t.view()["day"], t.view()["food_day"]) == (14, "points")
    t.pass_turn().pass_turn()
    assert (t.view()["day"], t.view()["age"]) == (15, 2)


def test_scenario_69() -> None:
    """Rulebook."""

    def after(*picks: str) -> Table:
        t = Table(2).put("tikal", 6, 1).put("tikal", 7, 1).run("place:start", "end")
        for pick in picks:
            t.run(pick, "use:none")
        return t.run("end")

    assert after("pick:tikal7").kind == "turn"
    assert after("pick:tikal6").legal() == ["advance:1", "advance:2"]
    assert after("pick:tikal6", "pick:tikal7").legal() == ["advance:1", "advance:2"]


# Food days


def test_scenario_70() -> None:
    """Rulebook."""
    t = last_turn(2, 8).set(corn=5).run("place:palenque", "end")
    assert (t.me()["corn"], t.me()["points"]) == (1, -3)
    t = last_turn(2, 8).set(corn=0).run("place:palenque", "end")
    assert (t.me()["corn"], t.me()["points"]) == (0, -9)


def test_scenario_71() -> None:
    """Rulebook."""
    t = last_turn(2, 8).set(workers=5, corn=10).own(0, "A1-F1", "A1-F1", "A1-F2").run("place:palenque", "end")
    assert (t.me()["corn"], t.me()["points"]) == (7, 0)


@pytest.mark.parametrize(("day", "points"), [(8, (0, 0, 0)), (14, (16, 15, 7)), (27, (18, 15, 7))])
def test_scenario_74(day: int, points: tuple[int, ...]) -> None:
    """Rulebook: Red, Blue, Yellow."""
    t = last_turn(3, day).set(0, chaac=1, kukulcan=5).set(1, chaac=3, kukulcan=3).set(2, chaac=3, kukulcan=-1)
    t.run("place:palenque", "end")
    goods = [(0, 2, 1, 0, 1), (0, 2, 2, 0, 0), (0, 0, 2, 0, 0)] if day == 8 else [(0, 0, 0, 0, 0)] * 3
    assert [t.goods(p) for p in range(3)] == goods
    assert tuple(seat["points"] for seat in t.view()["seats"]) == points


# End


def test_scenario_78() -> None:
    t = final_turn().set(corn=7, wood=1, stone=1, gold=1, skulls=2)
    view = finish(t)
    assert view["final"][0] == {"goods": 2.5, "skulls": 6, "monuments": {}}
    assert view["seats"][0]["points"] - view["seats"][1]["points"] == 8.5


@pytest.mark.parametrize(
    ("tile", "seat", "points"),
    [
        ("M07", {"workers": 5, "corn": 10}, 12),
        ("M09", {"agriculture": 3, "extraction": 3, "theology": 3}, 33),
        ("M08", {"agriculture": 3, "extraction": 3, "architecture": 1}, 21),
        ("M11", {"quetzalcoatl": 4}, 12),
        ("M12", {"chaac": 2, "quetzalcoatl": 3, "kukulcan": 4}, 15),
    ],
)
def test_scenario_79(tile: str, seat: dict[str, int], points: int) -> None:
    assert finish(final_turn().set(**seat).own(0, tile))["final"][0]["monuments"] == {tile: points}


def test_scenario_79_monuments_of_others() -> None:
    view = finish(final_turn(3).own(0, "M03").own(1, "M01", "M02").own(2, "M05"))
    assert view["final"][0]["monuments"] == {"M03": 20}
    t = Table(2).clock(day=27, age=2, food_days=3).set(1, skulls=2, corn=3).own(0, "M13")
    t.put("chichen_itza", 1, 1).put("chichen_itza", 2, 1)
    t.run("place:palenque", "end", "pick:chichen_itza1", "use:chichen_itza1", "pick:chichen_itza2", "use:chichen_itza2")
    assert t.run("end").view()["final"][0]["monuments"] == {"M13": 6}
