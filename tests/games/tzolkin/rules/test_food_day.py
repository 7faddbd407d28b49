"""Food days: feeding, the new age, goods and points from the temples (T50-T54)."""

from typing import Any

import pytest

from tests.games.tzolkin.checks import TOPS, changes, last_turn
from tests.games.tzolkin.table import Table

GOODS_DAYS = (8, 21)
POINTS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}  # from step -1 up
BONUS = {"chaac": {14: 6, 27: 2}, "quetzalcoatl": {14: 2, 27: 6}, "kukulcan": {14: 4, 27: 4}}
GOODS = {
    "chaac": {1: "stone", 3: "stone"},
    "quetzalcoatl": {2: "gold", 4: "gold"},
    "kukulcan": {1: "wood", 3: "wood", 4: "skulls"},
}
STEPS = [(temple, step) for temple, points in POINTS.items() for step in range(-1, len(points) - 1)]


def fed(t: Table) -> Table:
    """The round ends; seat 0 places a worker for nothing."""
    return t.run("place:palenque", "end")


def feeding(*, corn: int = 0, workers: int = 3, own: tuple[str, ...] = (), **goods: Any) -> tuple[int, int]:
    """Corn and points of seat 0 after the first food day, from 0 points."""
    t = fed(last_turn(2, 8).set(workers=workers, corn=corn, **goods).own(0, *own))
    return t.me()["corn"], t.me()["points"]


# T50: feeding


@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_every_worker_eats_two_corn(workers: int) -> None:
    """T50: and an unfed one costs 3 points; as many as possible must be fed; no half portions."""
    for corn in range(2 * workers + 3):
        eaten = min(corn // 2, workers)
        assert feeding(corn=corn, workers=workers) == (corn - 2 * eaten, -3 * (workers - eaten))


def test_workers_everywhere_eat() -> None:
    """T50: on gears, on the start space, in hand."""
    t = last_turn(2, 8).set(workers=6, corn=13).put("tikal", 7).put("chichen_itza", 0).put("uxmal", 2)
    t.run("place:start", "end")
    assert (t.me()["corn"], t.me()["points"], t.kind) == (1, 0, "advance")


def test_everybody_feeds_their_own() -> None:
    """T50: all players; farms feed only their owner's workers."""
    t = last_turn(4, 8).own(1, "A1-F1").own(2, "A1-F2")
    for p in range(4):
        t.set(p, corn=10 + p)
    fed(t)
    assert [seat["corn"] for seat in t.view()["seats"]] == [4, 7, 9, 7]
    assert [seat["points"] for seat in t.view()["seats"]] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("own", "eaten"),
    [
        ((), 12),
        (("A1-F1",), 10),
        (("A1-F1", "A1-F1"), 8),
        (("A1-F1", "A1-F1", "A1-F1"), 6),
        (("A2-F1",), 6),
        (("A2-F1", "A1-F1"), 4),
        (("A2-F1", "A2-F1"), 0),
        (("A2-F1", "A2-F1", "A2-F1", "A1-F1"), 0),
        (("A1-F2",), 6),
        (("A1-F2", "A1-F2"), 0),
        (("A1-F2", "A1-F1"), 5),
        (("A1-F2", "A2-F1", "A1-F1"), 2),
        (("A1-F2", "A1-F2", "A1-F1"), 0),
        (("A1-C1", "A1-S1", "A2-T3", "M01"), 12),
    ],
)
def test_farms(own: tuple[str, ...], eaten: int) -> None:
    """T50: six workers; A1-F1 feeds one, A2-F1 three, never fewer than 0; A1-F2 saves 1 corn each, never below 0."""
    assert feeding(corn=15, workers=6, own=own) == (15 - eaten, 0)


def test_two_cheap_farms_feed_without_corn() -> None:
    """T50: at price 0 everybody is fed."""
    assert feeding(workers=6, own=("A1-F2", "A1-F2")) == (0, 0)


def test_hunger_with_farms() -> None:
    """T50: those fed free do not eat; with A1-F2 one corn feeds one worker."""
    assert feeding(workers=5, own=("A1-F1",)) == (0, -12)
    assert feeding(corn=3, workers=5, own=("A1-F1",)) == (1, -9)
    assert feeding(corn=3, workers=6, own=("A1-F2", "A1-F1")) == (0, -6)


def test_w14_feeds_one_worker() -> None:
    """T50, T4: the wealth tile, for its owner, on every food day."""
    for day in (8, 14, 21, 27):
        t = last_turn(2, day)
        t.board["kept"][0] = (13, 20)  # W14, W21
        assert t.me()["wealth"] == ["W14", "W21"]
        fed(t)
        assert (t.me()["corn"], t.me(1)["corn"]) == (2, 0)
    t = last_turn(2, 8)
    t.board["kept"][0] = (2, 13)  # W03, W14: in either place
    assert fed(t).me()["corn"] == 2


def test_a_worker_gained_in_this_round_eats() -> None:
    """T50: in play is in play."""
    t = last_turn(2, 8).set(corn=9).put("uxmal", 3).run("pick:uxmal3", "use:uxmal3", "end")
    assert t.me()["corn"] == 1


def test_corn_from_the_teeth_feeds() -> None:
    """T50, T7: it is taken at the end of the turn, before the food day."""
    t = last_turn(2, 8, teeth_corn=5).set(corn=1).run("place:start", "end")
    assert (t.me()["corn"], t.me()["points"]) == (0, 0)


@pytest.mark.parametrize("day", [8, 14, 21, 27])
def test_every_food_day_feeds(day: int) -> None:
    """T50: goods days and points days."""
    t = last_turn(3, day).set(1, corn=11)
    fed(t)
    assert [seat["corn"] for seat in t.view()["seats"]] == [0, 5, 0]


# T51: points below zero


def test_points_may_become_negative() -> None:
    """T51: at any time, by hunger and by the gods."""
    assert feeding(corn=0) == (0, -9)
    t = last_turn(2, 14).set(points=1, corn=0, chaac=-1, quetzalcoatl=-1, kukulcan=-1)
    assert fed(t).me()["points"] == 1 - 9 - 6
    t = last_turn(2, 21).set(points=-20, corn=0)
    assert fed(t).me()["points"] == -29


# T52: age 2


def test_the_second_food_day_opens_age_2() -> None:
    """T52: age 1 leaves board and deck, six buildings of age 2 are laid out."""
    t = last_turn(2, 14).own(0, "A1-C1")
    age_2 = [*["A2-F1"] * 3, "A2-T1", "A2-T2", "A2-T3", "A2-T4", "A2-T5", "A2-C1", "A2-C2", "A2-C3", "A2-C4"]
    age_2 += ["A2-S1", "A2-S2", "A2-S3", "A2-S4", "A2-S5", "A2-S6"]
    fed(t)
    assert t.view()["age"] == 2
    assert t.view()["buildings"] == age_2[:6]
    assert t.view()["deck"] == age_2[6:]
    assert t.me()["buildings"] == ["A1-C1"]
    assert t.view()["monuments"] == ["M01", "M02", "M03", "M04"]


@pytest.mark.parametrize("day", [8, 21])
def test_other_food_days_open_no_age(day: int) -> None:
    """T52: the second only."""
    t = last_turn(2, day)
    before = [t.view()[key] for key in ("age", "buildings", "deck")]
    fed(t)
    assert [t.view()[key] for key in ("age", "buildings", "deck")] == before


def test_a_gap_in_the_row_does_not_stay() -> None:
    """T52: also where age 1 had run out."""
    for drawn in (9, 14):
        t = last_turn(2, 14, deck_at=drawn).lay("A1-F1")
        assert len(t.view()["deck"]) == 14 - drawn
        assert None not in fed(t).view()["buildings"]
        assert len(t.view()["deck"]) == 12


def test_buildings_of_age_2_are_refilled_from_their_deck() -> None:
    """T52, T7: the next tile of age 2; an exhausted deck leaves the space empty."""
    for drawn in (6, 14, 17):
        t = last_turn(2, 15, deck_at=drawn).set(wood=2).put("tikal", 2)
        deck = t.view()["deck"]
        t.run("pick:tikal2", "use:tikal2", "build:A2-F1", "end")
        assert t.view()["buildings"][0] == deck[0]
        assert t.view()["deck"] == deck[1:]
    t = last_turn(2, 15, deck_at=18).set(wood=2).put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-F1", "end")
    assert t.view()["buildings"][0] is None


# T53: goods


@pytest.mark.parametrize(("temple", "step"), STEPS)
@pytest.mark.parametrize("day", GOODS_DAYS)
def test_goods_of_the_own_step_and_below(temple: str, step: int, day: int) -> None:
    """T53: per temple, on the first and the third food day; no points."""
    t = last_turn(3, day).set(1, **{temple: step})
    expected = {"wood": 0, "stone": 0, "gold": 0, "skulls": 0, "points": 0}
    for at, good in GOODS[temple].items():
        if at <= step:
            expected[good] += 1
    fed(t)
    assert {good: t.me(1)[good] for good in expected} == expected
    assert t.view()["bank_skulls"] == 13 - expected["skulls"]


def test_goods_of_all_temples() -> None:
    """T53: all goods of all temples, for everybody."""
    t = last_turn(2, 8).set(0, **TOPS).set(1, chaac=4, quetzalcoatl=6, kukulcan=5)
    fed(t)
    assert t.goods(0) == t.goods(1) == (0, 2, 2, 2, 1)
    assert t.view()["bank_skulls"] == 11


@pytest.mark.parametrize(("bank", "skulls"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_too_few_skulls_for_all(bank: int, skulls: int) -> None:
    """T53: three are due; with fewer in the bank nobody gets one, but all get their blocks."""
    t = last_turn(4, 21, bank_skulls=bank)
    for p in (0, 2, 3):
        t.set(p, kukulcan=4)
    fed(t)
    assert [t.goods(p) for p in range(4)] == [(0, 2, 0, 0, skulls), (0, 0, 0, 0, 0), *[(0, 2, 0, 0, skulls)] * 2]
    assert t.view()["bank_skulls"] == (0 if skulls else bank)


# T54: points


@pytest.mark.parametrize(("temple", "step"), STEPS)
@pytest.mark.parametrize("day", [14, 27])
def test_points_of_the_own_step(temple: str, step: int, day: int) -> None:
    """T54: of one's own step alone, and the age's bonus for the highest, even at 0 or -1."""
    t = last_turn(2, day).set(0, **{name: -1 for name in TOPS if name != temple}).set(0, **{temple: step})
    t.set(1, **{name: 1 for name in TOPS if name != temple}).set(1, **{temple: -1})
    fed(t)
    others = sum(points[0] for name, points in POINTS.items() if name != temple)
    bonus = BONUS[temple][day] // (2 if step == -1 else 1)
    assert t.me()["points"] == others + POINTS[temple][step + 1] + bonus
    assert t.goods() == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("day", [14, 27])
@pytest.mark.parametrize("temple", POINTS)
@pytest.mark.parametrize(("step", "leaders"), [(-1, 4), *[(step, n) for step in (0, 3) for n in (1, 2, 3, 4)]])
def test_the_bonus_of_the_highest(temple: str, day: int, step: int, leaders: int) -> None:
    """T54: tied, each gets half of it, however many tie; at 0 or -1 too."""
    t = last_turn(4, day)
    for p in range(4):
        t.set(p, **{temple: step if p < leaders else step - 1})
    fed(t)
    bonus = BONUS[temple][day] // (1 if leaders == 1 else 2)
    elsewhere = sum(BONUS[name][day] // 2 for name in TOPS if name != temple)  # all tied at 0
    expected = [POINTS[temple][step + 1] + bonus + elsewhere] * leaders
    expected += [POINTS[temple][step] + elsewhere] * (4 - leaders)
    assert [seat["points"] for seat in t.view()["seats"]] == expected


def test_the_highest_need_not_be_first() -> None:
    """T54: any seat."""
    for leader in range(4):
        t = last_turn(4, 14)
        for p in range(4):
            t.set(p, kukulcan=2, chaac=-1, quetzalcoatl=-1)
        fed(t.set(leader, kukulcan=3))
        ties = 3 + 1
        expected = [3 - 1 - 2 + ties] * 4
        expected[leader] = 5 - 1 - 2 + ties + 4
        assert [seat["points"] for seat in t.view()["seats"]] == expected


def test_a_food_day_as_a_whole() -> None:
    """T50, T54: exactly this changes on the second food day."""
    t = last_turn(2, 14).set(0, corn=7, kukulcan=1)
    after = changes(t, "place:palenque", "end")
    assert {key: value for key, value in after.items() if not key.startswith(("board.buildings", "board.deck"))} == {
        "corn": -6,
        "points": 1 + 4 + 3 + 1,  # the step, its bonus, half of 6 and of 2
        "free_workers": -1,
        "seat1.corn": -6,
        "seat1.points": 3 + 1,
        "board.gears.palenque.1": 0,
        "board.day": 1,
        "board.round": 1,
        "board.age": 1,
        "board.food_day": None,
        "board.teeth_corn": 1,
    }
