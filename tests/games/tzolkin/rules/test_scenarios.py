"""The worked scenarios of the specification, by their numbers. Letters for gear spaces are those of that page."""

from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from tests.games.tzolkin.checks import changes, on, refuses, using
from tests.games.tzolkin.table import Table

AGE_1 = ["A1-F1", "A1-F1", "A1-F1", "A1-F2", "A1-F2", "A1-T1", "A1-T2", "A1-T3"]
AGE_1 += ["A1-C1", "A1-C2", "A1-C3", "A1-C4", "A1-S1", "A1-S2"]
AGE_2 = ["A2-F1", "A2-F1", "A2-F1", "A2-T1", "A2-T2", "A2-T3", "A2-T4", "A2-T5", "A2-C1"]
AGE_2 += ["A2-C2", "A2-C3", "A2-C4", "A2-S1", "A2-S2", "A2-S3", "A2-S4", "A2-S5", "A2-S6"]


def deal(hands: list[list[str]], neutral: list[list[Any]]) -> Match:
    """A game with these wealth tiles and neutral workers; seat 0 begins."""
    players = len(hands)
    monuments = [f"M{n:02}" for n in range(1, players + 3)]
    dealt = {"start_player": 0, "wealth": hands, "neutral": neutral, "age1": AGE_1, "age2": AGE_2}
    record = {"format": "patolli-record", "version": 1, "game": "tzolkin", "players": [""] * players, "moves": []}
    return Match.from_record(record | {"deal": dealt | {"monuments": monuments}})


HANDS = [["W01", "W04", "W05", "W06"], ["W07", "W08", "W09", "W10"], ["W11", "W13", "W15", "W16"]]


def workers(view: dict[str, Any], who: Any) -> set[str]:
    """Where the workers of a seat stand: {"P0", "C10"}."""
    return {f"{g[0].upper()}{k}" for g, teeth in view["gears"].items() for k, w in enumerate(teeth) if w == who}


# Set-up


def test_scenario_1() -> None:
    view = Match.new(GAME, 4, seed=9).view()
    assert (len(view["monuments"]), len(view["buildings"]), len(view["deck"])) == (6, 6, 8)
    assert None not in view["buildings"]
    assert len(Match.new(GAME, 4, seed=9).record()["deal"]["age2"]) == 18
    full = {"corn": 4, "wood": 4}
    assert view["jungle"] == {"2": {"corn": 4, "wood": 0}, "3": full, "4": full, "5": full}
    assert view["bank_skulls"] == 13
    assert workers(view, "n") == set()
    for seat in view["seats"]:
        assert (seat["workers"], seat["free_workers"], seat["light"], seat["points"]) == (3, 3, True, 0)
        assert set(seat["temples"].values()) == set(seat["technologies"].values()) == {0}


@pytest.mark.parametrize(("players", "monuments", "neutral", "undealt"), [(3, 5, 6, 9), (2, 4, 12, 13)])
def test_scenario_2(players: int, monuments: int, neutral: int, undealt: int) -> None:
    view = Match.new(GAME, players, seed=9).view()
    assert len(view["monuments"]) == monuments
    assert [group["corn"] for group in view["jungle"].values()] == [players] * 4
    assert [group["wood"] for group in view["jungle"].values()] == [0] + [players] * 3
    assert len(workers(view, "n")) == neutral
    assert 21 - sum(len(seat["wealth"]) for seat in view["seats"]) == undealt


def test_scenario_3() -> None:
    drawn = [["palenque", 5], ["palenque", 0], ["palenque", 3], ["chichen_itza", 0]]
    match = deal(HANDS, [*drawn, ["chichen_itza", 3], ["chichen_itza", 5]])
    assert workers(match.view(), "n") == {"P5", "P0", "P3", "C0", "C3", "C5"}


def test_scenario_4() -> None:
    drawn = [["palenque", 5], ["palenque", 0], ["palenque", 3], ["chichen_itza", 0], ["chichen_itza", 3]]
    match = deal(HANDS, [*drawn, ["tikal", 7]])
    assert workers(match.view(), "n") == {"P5", "P0", "P3", "C0", "C3", "T7"}
    assert match.view()["gears"]["tikal"][2] is None


def test_scenario_5() -> None:
    drawn = [["uxmal", 3], ["uxmal", 8], ["chichen_itza", 0], ["chichen_itza", 3], ["chichen_itza", 5]]
    match = deal(HANDS, [*drawn, ["chichen_itza", 7]])
    for token in ("keep:W01+W04", "keep:W07+W08", "keep:W11+W16", "place:start", "end"):
        match.play(token)
    for token in ("place:palenque", "end", "place:yaxchilan", "end", "advance:2"):
        match.play(token)
    assert workers(match.view(), "n") >= {"U5", "U0"}
    assert changes(match, "place:uxmal")["board.gears.uxmal.1"] == match.view()["start_player"]  # U0 is blocked


def test_scenario_6() -> None:
    hands = [["W15", "W03", "W01", "W02"], ["W05", "W09", "W04", "W06"], ["W17", "W21", "W07", "W08"]]
    hands.append(["W10", "W11", "W12", "W13"])
    match = deal(hands, [])
    for token in ("keep:W03+W15", "keep:W05+W09", "keep:W17+W21", "keep:W10+W12"):
        match.play(token)
    seats = match.view()["seats"]
    goods = [[seat[key] for key in ("corn", "wood", "stone", "gold", "skulls")] for seat in seats]
    assert goods[:3] == [[0, 0, 1, 1, 0], [2, 1, 0, 0, 0], [4 + 7, 1 + 2, 0, 0, 1]]
    assert (seats[0]["workers"], seats[0]["technologies"]["agriculture"]) == (4, 1)
    assert seats[1]["temples"] == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}
    assert seats[1]["technologies"] == {"agriculture": 0, "extraction": 1, "architecture": 1, "theology": 0}
    assert match.view()["bank_skulls"] == 12


# Placement


def test_scenario_8() -> None:
    """Rulebook."""
    t = Table().set(corn=5, workers=4).put("palenque", 1, 1).run("place:palenque", "place:palenque", "place:yaxchilan")
    assert workers(t.view(), 0) == {"P0", "P2", "Y0"}
    assert (t.me()["corn"], t.me()["free_workers"]) == (0, 1)
    assert t.legal() == ["end"]
    refuses(t, "place:tikal", "place:start")


def test_scenario_9() -> None:
    """Rulebook."""
    t = Table().set(corn=15).put("tikal", 3)
    for space, who in enumerate((1, 2, 3)):
        t.put("palenque", space, who)
    t.run("place:palenque", "place:palenque")
    assert workers(t.view(), 0) == {"P3", "P4", "T3"}
    assert t.me()["corn"] == 7
    refuses(t, "place:palenque")


GREEN, BLUE, RED, YELLOW = range(4)


def rulebook_round() -> Table:
    """Round 1 of the printed example, up to the choice of the start player."""
    t = Table()
    for seat, corn in ((GREEN, 3), (BLUE, 4), (RED, 7), (YELLOW, 8)):
        t.set(seat, corn=corn)
    t.run("place:tikal", "place:yaxchilan", "place:palenque", "end", "place:palenque", "place:palenque", "end")
    return t.run("place:yaxchilan", "place:yaxchilan", "place:tikal", "end", "place:tikal", "place:start")


def test_scenario_10() -> None:
    """Rulebook."""
    t = rulebook_round()
    assert [workers(t.view(), seat) for seat in range(4)] == [
        {"T0", "Y0", "P0"},
        {"P1", "P2"},
        {"Y1", "Y2", "T1"},
        {"T2"},
    ]
    assert [t.me(seat)["corn"] for seat in range(4)] == [0, 0, 0, 5]
    assert t.view()["start_space"] == YELLOW


def rulebook_second_round() -> Table:
    return rulebook_round().run("end", "advance:1", "place:palenque", "place:palenque")


def test_scenario_11() -> None:
    t = rulebook_round().run("end", "advance:1")
    view = t.view()
    assert (view["start_player"], view["day"], view["teeth_corn"], t.me(YELLOW)["free_workers"]) == (YELLOW, 2, 0, 2)
    assert [workers(view, seat) for seat in range(4)] == [{"T1", "Y1", "P1"}, {"P2", "P3"}, {"Y2", "Y3", "T2"}, {"T3"}]
    t.run("place:palenque", "place:palenque")
    assert workers(t.view(), YELLOW) == {"P0", "P4", "T3"}
    assert t.me(YELLOW)["corn"] == 0  # 5 paid


def test_scenario_12() -> None:
    t = rulebook_second_round().run("end")
    assert changes(t, "pick:yaxchilan1", "use:yaxchilan1")["wood"] == 1
    t.run("pick:tikal1", "use:tikal1", "tech:agriculture", "pay:w", "end")
    assert (t.goods(GREEN), t.me(GREEN)["technologies"]["agriculture"]) == ((0, 0, 0, 0, 0), 1)
    assert workers(t.view(), GREEN) == {"P1"}
    t.run("place:tikal", "end")
    assert (workers(t.view(), BLUE), t.me(BLUE)["corn"]) == ({"P2", "P3", "T0"}, 0)
    t.run("pick:yaxchilan3", "use:yaxchilan3", "end")
    assert t.goods(RED) == (2, 0, 0, 1, 0)
    assert t.view()["teeth_corn"] == 1


def test_scenario_13() -> None:
    t = Table().set(corn=15, workers=6)
    t.run(*(f"place:{gear}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "start")))
    assert (t.me()["corn"], t.me()["free_workers"]) == (0, 0)
    assert workers(t.view(), 0) == {"P0", "Y0", "T0", "U0", "C0"}


def test_scenario_14() -> None:
    t = Table().set(corn=9).put("tikal", 3)
    refuses(t, "end")
    t.play("place:palenque")
    refuses(t, "pick:tikal3")
    t.undo()
    t.run("pick:tikal3", "use:none")
    refuses(t, "place:palenque")


def test_scenario_15() -> None:
    t = Table().set(corn=20)
    for space in range(8):
        t.put("tikal", space, "n" if space % 2 else 1 + space // 4)
    refuses(t, "place:tikal")
    t = Table().set(corn=6)
    for space in range(6):
        t.put("tikal", space, "n" if space % 2 else 1)
    t.play("place:tikal")
    assert (workers(t.view(), 0), t.me()["corn"]) == ({"T6"}, 0)


def test_scenario_16() -> None:
    t = Table().clock(teeth_corn=4).run("place:start")
    refuses(t, "place:palenque", "place:tikal")
    t.play("end")
    assert (t.me()["corn"], t.view()["teeth_corn"], t.seat) == (4, 0, 1)


# Begging


def test_scenario_17() -> None:
    t = Table().set(corn=2)
    assert changes(t, "beg:chaac") == {"corn": 1, "temples.chaac": -1}
    refuses(t, "beg:chaac", "beg:quetzalcoatl", "beg:kukulcan")
    refuses(Table().set(corn=3), "beg:chaac", "beg:quetzalcoatl", "beg:kukulcan")


# Picking up


def test_scenario_22() -> None:
    """Rulebook."""
    t = Table().put("yaxchilan", 1).put("yaxchilan", 2).put("yaxchilan", 3).run("pick:yaxchilan2", "use:yaxchilan2")
    assert t.goods() == (1, 0, 1, 0, 0)
    t.run("pick:yaxchilan3", "use:yaxchilan2")
    assert t.goods() == (1, 0, 2, 0, 0)
    assert workers(t.view(), 0) == {"Y1"}


def test_scenario_23() -> None:
    t = Table().put("yaxchilan", 1).put("yaxchilan", 2).put("yaxchilan", 3).run("pick:yaxchilan3")
    refuses(t, "use:yaxchilan2")
    t.play("use:yaxchilan3")
    assert t.goods() == (2, 0, 0, 1, 0)


def test_scenario_24() -> None:
    t = on("palenque", 0)
    assert changes(t, "pick:palenque0", "use:none") == {"free_workers": 1, "board.gears.palenque.0": None}


def test_scenario_25() -> None:
    t = on("yaxchilan", 7).run("pick:yaxchilan7", "use:yaxchilan4")
    assert t.goods() == (0, 0, 0, 0, 1)
    refuses(on("uxmal", 6).run("pick:uxmal6"), "use:uxmal5")
    assert "use:uxmal5" in on("uxmal", 6, corn=1).run("pick:uxmal6").legal()


# Palenque


def test_scenario_27() -> None:
    """Rulebook."""
    t = Table().put("palenque", 1).put("palenque", 3).put("palenque", 4)
    t.run("pick:palenque3", "use:palenque3", "harvest:wood")
    assert (t.goods(), t.view()["jungle"]["3"], t.me()["wood_tiles"]) == ((0, 2, 0, 0, 0), {"corn": 4, "wood": 3}, 1)
    t.run("pick:palenque4", "use:palenque4", "harvest:burn", "anger:chaac")
    assert (t.goods()[0], t.view()["jungle"]["4"]) == (7, {"corn": 3, "wood": 3})
    assert (t.me()["corn_tiles"], t.me()["wood_tiles"], t.me()["temples"]["chaac"]) == (1, 1, -1)


def test_scenario_28() -> None:
    """Rulebook, the variant."""
    t = Table().set(corn=1).put("palenque", 3).put("palenque", 4).run("pick:palenque3", "use:palenque3", "harvest:wood")
    t.run("pick:palenque4", "use:palenque3", "harvest:corn")
    assert (t.goods(), t.kind) == ((5, 2, 0, 0, 0), "pick")
    assert set(t.me()["temples"].values()) == {0}
    t = Table().put("palenque", 3).put("palenque", 4).run("pick:palenque3", "use:palenque3", "harvest:wood")
    refuses(t.run("pick:palenque4"), "use:palenque3")


@pytest.mark.parametrize(("level", "field", "fish"), [(1, 5, 3), (2, 5, 4), (3, 7, 4)])
def test_scenario_29(level: int, field: int, fish: int) -> None:
    assert changes(using("palenque2", agriculture=level), "harvest:corn")["corn"] == field
    assert using("palenque1", agriculture=level).me()["corn"] == fish
    if level == 3:
        assert changes(using("palenque5", agriculture=3), "harvest:bare") == {"corn": 12}


def test_scenario_30() -> None:
    assert changes(using("palenque5", extraction=1), "harvest:wood")["wood"] == 5
    assert changes(using("palenque3", extraction=1), "harvest:wood")["wood"] == 3
    assert using("yaxchilan1", extraction=1).me()["wood"] == 2


def test_scenario_31() -> None:
    for level in (1, 2):
        t = on("palenque", 4, agriculture=level)
        t.board["jungle_corn"][2] = t.board["jungle_wood"][2] = 0
        t.play("pick:palenque4")
        if level == 1:
            refuses(t, "use:palenque4")
        else:
            assert changes(t, "use:palenque4", "harvest:bare") == {"corn": 8}


# Yaxchilan


@pytest.mark.parametrize(
    ("level", "action", "goods"),
    [
        (3, 5, (2, 0, 2, 2, 0)),
        (2, 5, (2, 0, 2, 1, 0)),
        (2, 2, (1, 0, 2, 0, 0)),
        (2, 3, (2, 0, 0, 1, 0)),
        (0, 3, (2, 0, 0, 1, 0)),
    ],
)
def test_scenario_36(level: int, action: int, goods: tuple[int, ...]) -> None:
    assert using(f"yaxchilan{action}", extraction=level).goods() == goods
