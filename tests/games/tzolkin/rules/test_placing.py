"""Placing workers: where they go and what it costs (T10-T12)."""

import pytest

from tests.games.tzolkin.table import Table

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
LAST = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}
EVERYWHERE = sorted(["place:start", *(f"place:{gear}" for gear in GEARS)])
BEG = ["beg:chaac", "beg:kukulcan", "beg:quetzalcoatl"]
SPACES = [(gear, space) for gear, last in LAST.items() for space in range(last + 1)]


def without(*gears: str) -> list[str]:
    return [token for token in EVERYWHERE if token.removeprefix("place:") not in gears]


# T10


@pytest.mark.parametrize(("gear", "space"), SPACES)
def test_the_lowest_free_space(gear: str, space: int) -> None:  # T10, T11
    t = Table().set(corn=20)
    for taken in range(space):
        t.put(gear, taken, "n")
    t.run(f"place:{gear}")
    assert t.view()["gears"][gear][space] == 0
    assert t.view()["gears"][gear].count(0) == 1
    assert t.me()["corn"] == 20 - space
    assert t.me()["free_workers"] == 2
    assert t.me()["workers"] == 3


@pytest.mark.parametrize("gear", GEARS)
def test_a_gear_without_a_free_numbered_space(gear: str) -> None:  # T10
    t = Table().set(corn=20)
    for taken in range(LAST[gear] + 1):
        t.put(gear, taken, "n")
    assert t.legal() == without(gear)
    assert t.run("place:start").legal() == ["end", *without(gear, "start")]


@pytest.mark.parametrize("who", ["n", 0, 1])
def test_any_worker_takes_its_space(who: int | str) -> None:  # T10
    t = Table().set(corn=9).put("tikal", 0, who).run("place:tikal")
    assert t.view()["gears"]["tikal"][:3] == [who, 0, None]
    assert t.me()["corn"] == 8


def test_a_gap_is_filled_first() -> None:  # T10
    t = Table().set(corn=9).put("tikal", 0, 1).put("tikal", 2, 1).put("tikal", 9, "n").run("place:tikal", "place:tikal")
    assert t.view()["gears"]["tikal"] == [1, 0, 1, 0, *[None] * 5, "n"]
    assert t.me()["corn"] == 9 - 1 - (3 + 1)


def test_the_start_space() -> None:  # T10
    t = Table().set(corn=9).run("place:start")
    assert t.view()["start_space"] == 0
    assert (t.me()["corn"], t.me()["free_workers"], t.me()["workers"]) == (9, 2, 3)
    assert t.legal() == ["end", *without("start")]  # only one worker
    assert t.run("end", "place:tikal").legal() == ["end"]
    t.run("end")
    assert t.legal() == [*BEG, *without("start", "tikal")]


def test_the_start_space_counts_as_a_placed_worker() -> None:  # T10, T11
    t = Table().set(corn=9).run("place:start", "place:tikal")
    assert t.me()["corn"] == 8
    t = Table().set(corn=9).run("place:tikal", "place:uxmal", "place:start")
    assert t.me()["corn"] == 9 - 1 - 2
    t = Table().set(corn=1).run("place:tikal")
    assert "place:start" in t.legal()
    t = Table().set(corn=0).run("place:tikal")
    assert t.legal() == ["end"]


# T11


def test_each_further_worker_costs_one_more() -> None:  # T11, T12
    t = Table().set(workers=6, corn=15)
    total = 15
    for number, where in enumerate((*GEARS, "start")):
        t.run(f"place:{where}")
        total -= number
        assert t.me()["corn"] == total  # paid at once
    assert t.me()["corn"] == 0
    assert t.me()["free_workers"] == 0


@pytest.mark.parametrize(("workers", "surcharge"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_the_sum_over_all_workers(workers: int, surcharge: int) -> None:  # T11, T12
    t = Table().set(workers=6, corn=99)
    t.run(*["place:palenque"] * workers)
    assert t.me()["corn"] == 99 - surcharge - sum(range(workers))


def test_the_count_begins_anew_each_turn() -> None:  # T11
    t = Table(2).set(0, corn=9).set(1, corn=9).run("place:tikal", "place:uxmal", "end", "place:palenque")
    assert t.me(1)["corn"] == 9
    t.run("end", "place:chichen_itza")
    assert t.me(0)["corn"] == 8


def test_rulebook_two_and_three() -> None:  # T11
    t = Table().set(workers=4, corn=5).put("palenque", 1, 1)
    t.run("place:palenque", "place:palenque", "place:yaxchilan")
    assert t.view()["gears"]["palenque"][:4] == [0, 1, 0, None]
    assert t.view()["gears"]["yaxchilan"][0] == 0
    assert t.me()["corn"] == 0
    assert t.legal() == ["end"]


def test_rulebook_no_worker_left() -> None:  # T11, T12
    t = Table().set(workers=2, corn=15)
    for space in range(3):
        t.put("palenque", space, 1)
    t.run("place:palenque", "place:palenque")
    assert t.view()["gears"]["palenque"][:6] == [1, 1, 1, 0, 0, None]
    assert t.me()["corn"] == 7
    assert t.legal() == ["end"]


def test_rulebook_first_round() -> None:  # T11
    t = Table()
    for seat in range(4):
        t.set(seat, corn=10)
    t.run("place:tikal", "place:yaxchilan", "place:palenque", "end")
    t.run("place:palenque", "place:palenque", "end")
    t.run("place:yaxchilan", "place:yaxchilan", "place:tikal", "end")
    t.run("place:tikal", "place:start", "end")
    assert [t.me(seat)["corn"] for seat in range(4)] == [7, 6, 3, 7]


# T12


@pytest.mark.parametrize(("gear", "space"), [(gear, space) for gear, space in SPACES if space])
def test_exactly_enough_or_one_less(gear: str, space: int) -> None:  # T12
    token = f"place:{gear}"
    t = Table().set(corn=space)
    poor = Table().set(corn=space - 1)
    for taken in range(space):
        t.put(gear, taken, "n")
        poor.put(gear, taken, "n")
    assert token in t.legal()
    assert token not in poor.legal()
    assert t.run(token).me()["corn"] == 0
    assert t.legal() == ["end"]


@pytest.mark.parametrize("placed", [1, 2, 3, 4, 5])
def test_exactly_enough_for_the_next_worker(placed: int) -> None:  # T11, T12
    before = sum(range(placed))
    t = Table().set(workers=6, corn=before + placed).run(*[f"place:{gear}" for gear in GEARS[:placed]])
    assert t.legal() == ["end", *without(*GEARS[:placed])]
    t = Table().set(workers=6, corn=before + placed - 1).run(*[f"place:{gear}" for gear in GEARS[:placed]])
    assert t.legal() == ["end"]


def test_number_and_surcharge_together() -> None:  # T12
    t = Table().set(corn=3).put("uxmal", 0, 1).put("uxmal", 1, 1).run("place:tikal")
    assert t.legal() == ["end", *without()]
    t = Table().set(corn=2).put("uxmal", 0, 1).put("uxmal", 1, 1).run("place:tikal")
    assert t.legal() == ["end", *without("uxmal")]  # Tikal 1 costs 1 + 1


def test_nothing_to_place_without_a_free_worker() -> None:  # T12
    t = Table().set(corn=20).put("tikal", 2).put("tikal", 3).put("uxmal", 0)
    assert t.legal() == ["pick:tikal2", "pick:tikal3", "pick:uxmal0"]
    t = Table().set(corn=20, workers=1).run("place:start")
    assert t.legal() == ["end"]
