"""The end of the game: points, winners, ties (S1.14, D3, D5)."""

from typing import Any

import pytest

from tests.games.settlers.table import Table, place

JAPAN = ["japanese", "roman"]


def end(factions: list[str] | None = None, **more: Any) -> Table:
    """The position after round 5."""
    factions = factions or ["roman", "japanese"]
    return Table(factions, round=5, passed=list(range(len(factions))), **more)


def test_points_of_locations() -> None:
    """S1.14.1, S1.1.5: the track, 1 per Common Location (Ruins too), 2 per Faction Location."""
    t = end(points={0: 20}, locations={0: ["COM008", "COM069", "ROM001", "ROM003", place("ROM002", used=1)]})
    assert t.view()["final"][0] == {"track": 20, "locations": 8, "features": {}}
    assert t.points() == 28
    assert t.view()["over"]
    assert t.legal() == []
    assert t.view()["winners"] == [0]


def test_nothing_else_is_worth_points() -> None:
    """S1.14.1, S1.8.2, S1.9.6: no deals, Foundations, hand cards, goods."""
    t = end(deals={0: ["ROM001"]}, foundations={0: ["COM001"]}, hand={0: ["ROM002"]}, goods={0: {"gold": 9, "wood": 9}})
    assert t.points() == 0


@pytest.mark.parametrize(("cards", "bonus"), [(0, 0), (2, 0), (3, 2), (5, 2)])
def test_gate(cards: int, bonus: int) -> None:
    """S1.14.1: 2 VP with at least 3 cards under it; the VP of the cards themselves were scored before."""
    under = [f"COM{number:03}" for number in range(1, cards + 1)]
    t = end(JAPAN, locations={0: [place("JAP013", under=under), "JAP014"]})
    assert t.view()["final"][0] == {"track": 0, "locations": 4, "features": {"JAP013": bonus, "JAP014": 0}}
    assert t.points() == 4 + bonus


@pytest.mark.parametrize(("number", "points"), [(0, 0), (2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (30, 10)])
def test_shrine(number: int, points: int) -> None:
    """S1.14.1: 2, 5, 10 VP for 3, 7, 12 Resources of any kinds."""
    goods = {"wood": number // 3, "stone": number // 3, "food": number - 2 * (number // 3)}
    t = end(JAPAN, locations={0: [place("JAP015", goods=goods)]})
    assert t.view()["final"][0]["features"] == {"JAP015": points}
    assert t.points() == 2 + points


def test_scoring_is_no_gain() -> None:
    """Format 5: a Sphinx does not answer what is scored at the end."""
    t = end(["egyptian", "roman"], locations={0: ["EGY019", "COM008"]})
    assert t.points() == 3


def test_the_highest_wins() -> None:
    """S1.14.2: goods do not matter without a tie."""
    t = end(points={0: 10, 1: 11}, goods={0: {"wood": 50}})
    assert t.view()["winners"] == [1]


@pytest.mark.parametrize(
    ("goods", "hands", "winners"),
    [
        ({0: {"worker": 1}, 1: {}}, {}, [0]),
        ({0: {"worker": 1}, 1: {"food": 1, "stone": 1}}, {0: ["COM001"]}, [1]),  # Workers and Resources first
        ({0: {"gold": 9, "raze": 9, "defense": 1}, 1: {"wood": 1}}, {}, [1]),  # D3: Gold is no Resource
        ({0: {"wood": 1}, 1: {"worker": 1}}, {1: ["COM001"]}, [1]),  # then cards in hand
        ({0: {"wood": 1}, 1: {"worker": 1}}, {0: ["COM002"], 1: ["COM001"]}, [0, 1]),  # then shared
        ({}, {}, [0, 1]),
    ],
)
def test_ties(goods: dict[int, dict[str, int]], hands: dict[int, list[str]], winners: list[int]) -> None:
    """S1.14.2, D3: most Workers and Resources, then most cards in hand, then shared."""
    assert end(points={0: 7, 1: 7}, goods=goods, hand=hands).view()["winners"] == winners


def test_a_third_player_does_not_share() -> None:
    """S1.14.2: only those who are level in everything."""
    t = end(["roman", "japanese", "egyptian"], points={0: 7, 1: 7, 2: 7}, goods={0: {"wood": 1}, 2: {"food": 1}})
    assert t.view()["winners"] == [0, 2]


def test_resources_on_a_shrine_are_not_left() -> None:
    """S1.14.2: left are goods in the supply."""
    shrine = place("JAP015", goods={"wood": 2, "stone": 0, "food": 0})
    t = end(JAPAN, points={0: 7, 1: 9}, locations={0: [shrine]}, goods={1: {"wood": 1}})
    assert t.view()["winners"] == [1]


def test_the_owner_scores_a_taken_location() -> None:
    """D5: Temple of Ra in round 5."""
    t = end(["egyptian", "roman"], locations={0: ["EGY013"], 1: [place("ROM001", taken_by=0)]})
    assert (t.points(0), t.points(1)) == (2, 2)
    gate = place("JAP013", taken_by=0, under=["COM001", "COM002", "COM003"])
    t = end(["egyptian", "japanese"], locations={1: [gate]})
    assert (t.points(0), t.points(1)) == (0, 4)
