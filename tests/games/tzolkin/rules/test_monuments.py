"""Monuments: their prices, and what each scores at the end (T26, T37, T61)."""

from typing import Any

import pytest

from tests.games.tzolkin.checks import TOPS, changes, final_turn, finish, on, refuses
from tests.games.tzolkin.table import Table

# Price in wood, stone, gold, skulls.
PRICES = {
    "M01": (3, 2, 1, 0),
    "M02": (1, 3, 2, 0),
    "M03": (2, 2, 2, 0),
    "M04": (1, 1, 4, 0),
    "M05": (1, 0, 4, 0),
    "M06": (2, 3, 1, 0),
    "M07": (3, 0, 3, 0),
    "M08": (2, 1, 3, 0),
    "M09": (1, 1, 3, 0),
    "M10": (0, 2, 3, 0),
    "M11": (0, 3, 3, 0),
    "M12": (0, 4, 3, 0),
    "M13": (0, 0, 4, 1),
}
GOODS = ("wood", "stone", "gold", "skulls")
RICH = {"wood": 9, "stone": 9, "gold": 9}


def raising(*monuments: str, **goods: Any) -> Table:
    """Seat 0 has used Tikal 4, with these monuments and no building on the board."""
    t = Table().set(**goods).monuments(*monuments).lay().put("tikal", 4)
    return t.run("pick:tikal4", "use:tikal4")


# Building


@pytest.mark.parametrize("tile", PRICES)
def test_a_monument_costs_its_exact_price(tile: str) -> None:
    """T26, T37: kind for kind; nothing is scored now; nothing follows."""
    price = dict(zip(GOODS, PRICES[tile], strict=True))
    other = "M12" if tile != "M12" else "M03"
    t = raising(tile, other, **price)
    assert t.legal() == [f"monument:{tile}"]
    expected: dict[str, Any] = {good: -count for good, count in price.items() if count}
    expected |= {"monuments": [tile], "board.monuments": [other]}
    if price["skulls"]:
        expected["board.bank_skulls"] = 1  # ruling
    assert changes(t, f"monument:{tile}") == expected
    assert t.kind == "pick"


@pytest.mark.parametrize("tile", PRICES)
def test_a_monument_without_a_part_of_its_price(tile: str) -> None:
    """T26: no part may be missing, however much there is of the others."""
    for missing, count in zip(GOODS, PRICES[tile], strict=True):
        if count:
            goods = RICH | {"skulls": 1} | {missing: count - 1}
            t = Table().set(**goods).monuments(tile).lay().put("tikal", 4).run("pick:tikal4")
            refuses(t, "use:tikal4")


def test_the_skull_of_m13_goes_back_to_the_bank() -> None:
    """T37, ruling."""
    t = raising("M13", gold=4, skulls=2)
    assert t.view()["bank_skulls"] == 11
    t.play("monument:M13")
    assert (t.view()["bank_skulls"], t.goods()) == (12, (0, 0, 0, 0, 1))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_architecture_never_helps_monuments(level: int) -> None:
    """T33, T37: no corn, no points, no block saved."""
    t = raising("M03", architecture=level, wood=2, stone=2, gold=2)
    assert t.legal() == ["monument:M03"]
    expected = {"wood": -2, "stone": -2, "gold": -2, "monuments": ["M03"], "board.monuments": []}
    assert changes(t, "monument:M03") == expected
    t = Table().set(architecture=3, wood=2, stone=2, gold=1).monuments("M03").lay().put("tikal", 4)
    refuses(t.run("pick:tikal4"), "use:tikal4")


def test_a_monument_instead_of_buildings() -> None:
    """T26: one or two buildings, or one monument; after a building none."""
    t = Table().set(**RICH).put("tikal", 4).run("pick:tikal4", "use:tikal4")
    monuments = [token for token in t.legal() if token.startswith("monument:")]
    assert monuments == [f"monument:M0{n}" for n in range(1, 7)]
    t.play("monument:M02")
    assert (t.kind, t.legal()) == ("pick", ["end"])
    t.undo()
    t.play("build:A1-F1")
    refuses(t, "monument:M02")


@pytest.mark.parametrize("place", range(6))
def test_any_one_monument_opens_tikal_4(place: int) -> None:
    """T16: wherever it lies, although no building can be built."""
    row = ["M01", "M02", "M03", "M06", "M07"]
    row.insert(place, "M12")
    t = raising(*row, stone=4, gold=3)
    assert t.legal() == ["monument:M12"]


@pytest.mark.parametrize("action", ["tikal2", "uxmal4"])
def test_only_tikal_4_builds_monuments(action: str) -> None:
    """T26, T29: neither Tikal 2 nor Uxmal 4."""
    t = on(action[:-1], int(action[-1]), corn=30, **RICH).run(f"pick:{action}", f"use:{action}")
    refuses(t, "monument:M01")
    t = on(action[:-1], int(action[-1]), corn=30, **RICH).lay().run(f"pick:{action}")
    refuses(t, f"use:{action}")


def test_monuments_are_not_replaced() -> None:
    """T37: in the order of the deal, no gaps; a seat may build several."""
    t = Table().set(**RICH).monuments("M05", "M02", "M07", "M03").put("tikal", 4).put("tikal", 6)
    t.run("pick:tikal4", "use:tikal4", "monument:M02", "pick:tikal6", "use:tikal4", "monument:M05")
    assert t.me()["monuments"] == ["M02", "M05"]
    assert t.view()["monuments"] == ["M07", "M03"]
    t.play("end")
    assert t.view()["monuments"] == ["M07", "M03"]


def test_monuments_score_nothing_before_the_end() -> None:
    """T37: not even on the last food day."""
    t = Table().own(0, "M07", "M02", "M13").set(workers=6, corn=12).clock(day=14, food_days=1, turns=3)
    assert t.run("place:palenque", "end").me()["points"] == 1 + 2 + 3  # tied bonuses: 2, 4 and 6 halved
    assert t.view()["age"] == 2


# Scoring


def score(tile: str, t: Table, seat: int = 0) -> int:
    """What the monument scores for its owner."""
    return finish(t.own(seat, tile))["final"][seat]["monuments"][tile]


@pytest.mark.parametrize(
    ("tile", "kind", "other"),
    [
        ("M01", ["A1-T1", "A1-T3", "A2-T5", "M02"], ["A1-F1", "A1-C1", "A2-S1", "M07", "M12"]),
        ("M06", ["A1-C1", "A1-C4", "A2-C3", "M09"], ["A2-F1", "A2-T1", "A1-S1", "M03", "M10"]),
        ("M10", ["A1-S1", "A1-S2", "A2-S6", "M13"], ["A1-F2", "A1-T2", "A2-C4", "M01", "M08"]),
    ],
)
def test_own_tiles_of_a_kind(tile: str, kind: list[str], other: list[str]) -> None:
    """T37: 4 points for each own building and monument of the kind, itself included; others' do not count."""
    assert score(tile, final_turn()) == 4
    assert score(tile, final_turn().own(0, *other)) == 4
    assert score(tile, final_turn().own(0, *kind, *other)) == 20
    assert score(tile, final_turn().own(1, *kind)) == 4


KINDS = {"F": "farm", "T": "tomb", "C": "civic", "S": "shrine"}
COUNTS = {"A1-F": 2, "A1-T": 3, "A1-C": 4, "A1-S": 2, "A2-F": 1, "A2-T": 5, "A2-C": 4, "A2-S": 6}
BUILDINGS = [f"{name}{n}" for name, count in COUNTS.items() for n in range(1, count + 1)]
MONUMENT_KINDS: dict[str, str] = dict.fromkeys(("M01", "M02", "M03", "M04", "M05"), "tomb")
MONUMENT_KINDS |= dict.fromkeys(("M06", "M07", "M08", "M09"), "civic")
MONUMENT_KINDS |= dict.fromkeys(("M10", "M11", "M12", "M13"), "shrine")


@pytest.mark.parametrize("other", [*BUILDINGS, *MONUMENT_KINDS])
def test_the_kind_of_every_tile(other: str) -> None:
    """T37: which of M01, M06 and M10 count it."""
    kind = MONUMENT_KINDS.get(other) or KINDS[other[3]]
    for tile, counted in (("M01", "tomb"), ("M06", "civic"), ("M10", "shrine")):
        if tile != other:
            assert score(tile, final_turn().own(0, other)) == (8 if counted == kind else 4)


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_counts_its_own_tiles(seat: int) -> None:
    """T37: all buildings and three monuments are one seat's, one of each kind; the others have none."""
    monuments = {"M01": 36, "M06": 36, "M10": 36}  # 8 buildings of each kind, and the monument
    view = finish(final_turn(4).own(seat, *BUILDINGS, *monuments, "M02"))
    assert view["final"][seat]["monuments"] == monuments | {"M01": 40, "M02": 2 * (27 + 4)}
    other = (seat + 1) % 4
    view = finish(final_turn(4).own(seat, *BUILDINGS).own(other, "M01", "M06", "M10"))
    assert view["final"][other]["monuments"] == {"M01": 4, "M06": 4, "M10": 4}


def test_m02_every_own_tile() -> None:
    """T37: 2 points for every own building and monument, itself included; W14 is no building (T4)."""
    assert score("M02", final_turn()) == 2
    t = final_turn().own(0, "A1-F1", "A1-F1", "A2-F1", "A1-C1", "M01").own(1, "A1-S1", "M03")
    t.board["kept"][0, 0] = 13  # W14
    assert t.me()["wealth"] == ["W14", "W21"]
    assert score("M02", t) == 12


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_m03_every_monument_built_by_anyone(players: int, each: int) -> None:
    """T37: 6 / 5 / 4 points for each, itself included, for 2 / 3 / 4 players."""
    assert score("M03", final_turn(players)) == each
    assert score("M03", final_turn(players).own(0, "M01").own(1, "M02", "A1-F1")) == 3 * each
    assert score("M03", final_turn(players).own(0, "M01", "M02"), seat=1) == 3 * each


@pytest.mark.parametrize(("tile", "counted", "other"), [("M04", "corn", "wood"), ("M05", "wood", "corn")])
@pytest.mark.parametrize("count", [0, 1, 7])
def test_jungle_tiles(tile: str, counted: str, other: str, count: int) -> None:
    """T37: M04 4 points for every own corn tile, M05 for every own wood tile."""
    t = final_turn().set(0, **{f"{counted}_tiles": count, f"{other}_tiles": 3}).set(1, corn_tiles=5, wood_tiles=5)
    assert score(tile, t) == 4 * count


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m07_workers_in_play(workers: int, points: int) -> None:
    """T37: 0, 6, 12, 18 points, wherever they are."""
    t = final_turn().set(workers=workers, corn=2 * workers).set(1, workers=6, corn=12)
    assert score("M07", t) == points
    t = final_turn().set(workers=workers, corn=2 * workers).put("tikal", 3).put("uxmal", 7)
    assert score("M07", t) == points


@pytest.mark.parametrize(("levels", "points"), [((0, 0, 0, 0), 0), ((1, 0, 2, 3), 18), ((3, 3, 3, 3), 36)])
def test_m08_technology_levels(levels: tuple[int, ...], points: int) -> None:
    """T37: 3 points for every level."""
    tracks = dict(zip(("agriculture", "extraction", "architecture", "theology"), levels, strict=True))
    assert score("M08", final_turn().set(**tracks).set(1, agriculture=3)) == points


@pytest.mark.parametrize(
    ("levels", "points"),
    [((2, 2, 2, 2), 0), ((0, 3, 0, 0), 9), ((3, 2, 2, 3), 20), ((3, 3, 3, 0), 33), ((3, 3, 3, 3), 33)],
)
def test_m09_finished_technologies(levels: tuple[int, ...], points: int) -> None:
    """T37: 9, 20, 33, 33 points for one to four technologies at level 3."""
    tracks = dict(zip(("agriculture", "extraction", "architecture", "theology"), levels, strict=True))
    assert score("M09", final_turn().set(**tracks).set(1, agriculture=3, theology=3)) == points


@pytest.mark.parametrize(
    ("steps", "points"), [((0, 0, 0), 0), ((-1, -1, -1), 0), ((-1, 0, 2), 6), ((4, 3, 3), 12), ((0, 7, 6), 21)]
)
def test_m11_best_temple(steps: tuple[int, ...], points: int) -> None:
    """T37, T61: 3 points for each step above the start in the best temple, never below 0."""
    assert score("M11", final_turn().set(**dict(zip(TOPS, steps, strict=True))).set(1, chaac=5)) == points


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ((-1, -1, -1), -1 - 2 - 3),
        ((0, 0, 0), 0),
        ((1, 1, 1), 2 + 1 + 1),
        ((2, 2, 2), 4 + 2 + 3),
        ((3, 3, 3), 6 + 4 + 5),
        ((4, 4, 4), 7 + 6 + 7),
        ((5, 5, 5), 8 + 9 + 9),
        ((-1, 6, 6), -1 + 12 + 10),
        ((-1, 7, -1), -1 + 13 - 3),
    ],
)
def test_m12_temple_steps_again(steps: tuple[int, ...], points: int) -> None:
    """T37, T61: the points of one's own steps without a bonus; may be negative."""
    assert score("M12", final_turn().set(**dict(zip(TOPS, steps, strict=True)))) == points


def test_m13_skulls_in_chichen_itza() -> None:
    """T37: 3 points for each skull laid there by anybody; skulls in hand or bank do not count."""
    assert score("M13", final_turn().set(skulls=2)) == 0
    assert score("M13", final_turn().used(1)) == 3
    assert score("M13", final_turn().used(*range(1, 10))) == 27


@pytest.mark.parametrize("seat", range(4))
def test_a_monument_scores_for_who_built_it(seat: int) -> None:
    """T37: for every seat, built in play."""
    t = Table(4, seat).clock(day=27, age=2, food_days=3, turns=3).set(seat, **RICH).put("tikal", 4, seat)
    t.run("pick:tikal4", "use:tikal4", "monument:M01", "end")
    assert [list(final["monuments"].items()) for final in t.view()["final"]].index([("M01", 4)]) == seat
    scores = [mine["points"] - final["goods"] for mine, final in zip(t.view()["seats"], t.view()["final"], strict=True)]
    hungry = -9 + 6  # three workers without corn, all bonuses tied
    assert scores == [hungry + 4 * (p == seat) for p in range(4)]


def test_several_monuments_are_all_scored() -> None:
    """T37, T61: every own monument, 0 included, each for its owner."""
    view = finish(final_turn(3).own(0, "M07", "M04").own(2, "M03").set(0, corn_tiles=2))
    assert [final["monuments"] for final in view["final"]] == [{"M07": 0, "M04": 8}, {}, {"M03": 15}]
    bonuses = 1 + 2 + 3  # all tied on the fourth food day
    assert [seat["points"] for seat in view["seats"]] == [bonuses + 8, bonuses, bonuses + 15]
