"""Cleanup (S1.13, format 5)."""

import pytest

from tests.games.settlers.table import Table, place

ALL = {"wood": 2, "stone": 3, "food": 4, "worker": 5, "raze": 6, "defense": 1, "gold": 7}
EVERYBODY = [0, 1]


@pytest.mark.parametrize(
    ("faction", "good"), [("barbarian", "worker"), ("japanese", "food"), ("roman", "raze"), ("egyptian", "gold")]
)
def test_boards_store(faction: str, good: str) -> None:
    """S1.13.1, S1.13.2, S3: any number of one kind; everything else goes."""
    other = "roman" if faction != "roman" else "egyptian"
    t = Table([faction, other], passed=EVERYBODY, goods={0: ALL})
    assert t.goods() == {good: ALL[good]}


def test_warehouses() -> None:
    """S1.13.1: Wood, Stone and Food too."""
    t = Table(passed=EVERYBODY, locations={0: ["ROM019"]}, goods={0: ALL})
    assert t.goods() == {"wood": 2, "stone": 3, "food": 4, "raze": 6}


def test_lost_warehouses() -> None:
    """S1.13.4: stored goods stay in supply until this round's Cleanup, then they go."""
    t = Table(
        ["roman", "japanese"], hand={0: ["ROM001"]}, locations={0: ["ROM019"]}, goods={0: {"wood": 5, "stone": 1}}
    )
    t.play("build:ROM001", "location:ROM019")
    assert t.goods() == {"wood": 5}
    t.play("pass", "pass")
    assert t.goods() == {}


def test_rulebook_example() -> None:
    """S1.18: Japanese with 2 Food and 1 Worker, goods on Stalls and Casino: only the Food stays."""
    t = Table(
        ["japanese", "roman"], passed=EVERYBODY, goods={0: {"food": 2, "worker": 1}},
        locations={0: [place("JAP016", used=1), place("JAP012", used=2)]},
    )  # fmt: skip
    assert t.goods() == {"food": 2}
    assert [one["used"] for one in t.seat()["locations"]] == [0, 0]


def test_what_stays() -> None:
    """S1.13.2: hand, VP, Samurai, cards under Gate, Resources on Shrine, deals, Foundations; Defense goes."""
    places = [
        place("JAP013", under=["COM003", "JAP009"], samurai=True),
        place("JAP015", goods={"wood": 1, "stone": 2, "food": 0}),
        place("COM008", defense=True),
    ]
    t = Table(
        ["japanese", "roman"], passed=EVERYBODY, locations={0: places, 1: ["ROM029"]}, hand={0: ["COM050"]},
        points={0: 13}, deals={0: ["JAP001"]}, foundations={0: ["COM020"]}, routes={0: [("ROM029", "JAP030")]},
    )  # fmt: skip
    places[2]["defense"] = False
    seat = t.seat()
    assert seat["locations"] == places
    assert seat["hand"] == ["COM050", "JAP002"]  # the second one is of the next Lookout
    assert (seat["points"], seat["deals"], seat["foundations"]) == (13, ["JAP001"], ["COM020"])
    assert seat["routes"] == [{"location": "ROM029", "marker": "JAP030"}]


def test_marks_go() -> None:
    """S1.13.2, format 5: uses, blocks, take-overs, what was reset, and what an Oasis counted."""
    places = [
        place("COM046", used=2, was_reset=True),
        place("COM042", blocked=True),
        place("COM007", taken_by=0, defense=True),
    ]
    t = Table(["egyptian", "roman"], passed=EVERYBODY, locations={0: [place("EGY005", count=4)], 1: places})
    assert t.seat(1)["locations"] == [place("COM046"), place("COM042"), place("COM007")]
    assert t.seat(0)["locations"] == [place("EGY005")]


def test_a_taken_warehouse_stores_for_its_controller() -> None:
    """F1, format 5: take-overs end after the goods are stored."""
    t = Table(
        ["egyptian", "roman"], passed=EVERYBODY, locations={1: [place("ROM019", taken_by=0)]},
        goods={0: {"wood": 1, "gold": 1, "worker": 1}, 1: {"wood": 1, "raze": 1}},
    )  # fmt: skip
    assert t.goods(0) == {"wood": 1, "gold": 1}
    assert t.goods(1) == {"raze": 1}


@pytest.mark.parametrize("first", range(3))
def test_the_first_player_marker_goes_on(first: int) -> None:
    """S1.13.3: one seat clockwise; the next round begins with the Lookout."""
    t = Table(["roman", "japanese", "egyptian"], passed=[0, 1, 2], first_player=first, round=3)
    whole = t.view()
    assert (whole["round"], whole["phase"], whole["first_player"]) == (4, "lookout", (first + 1) % 3)
    assert t.player == (first + 1) % 3


def test_no_cleanup_in_round_5() -> None:
    """S1.3, S1.13: goods stay for the tie-break; only take-overs end (D5)."""
    t = Table(
        ["egyptian", "roman"],
        passed=EVERYBODY,
        round=5,
        goods={0: ALL},
        locations={1: [place("COM007", taken_by=0, defense=True)]},
    )
    assert t.goods() == ALL
    assert t.seat(1)["locations"] == [place("COM007", defense=True)]
