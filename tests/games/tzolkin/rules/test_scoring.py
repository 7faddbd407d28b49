"""The end of the game: the last day, goods into points, and who has won (T60-T62)."""

from typing import Any

import pytest

from patolli.engine.errors import GameOver
from tests.games.tzolkin.checks import changes, final_turn, finish, last_turn
from tests.games.tzolkin.table import Table

BONUSES = 1 + 2 + 3  # of the fourth food day, when all are tied at step 0


def score(players: int = 2, seat: int = 0, **goods: Any) -> tuple[float, dict[str, Any]]:
    """Final points of a seat without those of the last food day, and its part of `final`."""
    t = final_turn(players).set(seat, **({"corn": 0} | goods))
    t.set(seat, corn=t.board["corn"][seat] + 6)
    view = finish(t)
    return view["seats"][seat]["points"] - BONUSES, view["final"][seat]


# T60: after the fourth food day


def test_the_calendar_turns_one_more_day() -> None:
    """T60: workers move and fall; no corn is laid; round, marker and boards stay."""
    t = final_turn(3).put("tikal", 7, 1).put("chichen_itza", 9, 2).put("uxmal", 3, "n").set(1, light=0)
    t.clock(teeth_corn=4, start_player=2)
    assert changes(t, "place:palenque", "end") == {
        "corn": -6,
        "points": BONUSES,
        "free_workers": -1,
        "seat1.corn": -6,
        "seat1.points": BONUSES,
        "seat1.free_workers": 1,
        "seat2.corn": -6,
        "seat2.points": BONUSES,
        "board.day": 1,
        "board.food_day": None,
        "board.over": True,
        "board.gears.palenque.1": 0,
        "board.gears.tikal.7": None,
        "board.gears.chichen_itza.9": None,
        "board.gears.chichen_itza.10": 2,
        "board.gears.uxmal.3": None,
        "board.gears.uxmal.4": "n",
        "board.winners": [0, 2],
        "board.final": [{"goods": 0, "skulls": 0, "monuments": {}}] * 3,
    }


def test_the_start_space_returns_its_worker() -> None:
    """T60: no choice, no marker, the board stays light; the corn of the teeth is taken as ever (T7)."""
    t = final_turn(2).clock(teeth_corn=3)
    assert changes(t, "place:start", "end") == {
        "corn": -3,
        "points": BONUSES + 0.75,
        "seat1.corn": -6,
        "seat1.points": BONUSES,
        "board.teeth_corn": -3,
        "board.day": 1,
        "board.food_day": None,
        "board.over": True,
        "board.winners": [0],
        "board.final": [{"goods": 0.75, "skulls": 0, "monuments": {}}, {"goods": 0, "skulls": 0, "monuments": {}}],
    }
    assert t.view()["decision"] is None


def test_the_start_space_of_another_seat() -> None:
    """T60: its worker returns to its owner."""
    t = final_turn(3).put("start", 0, 2)
    view = finish(t)
    assert (view["start_space"], view["seats"][2]["free_workers"], view["start_player"]) == (None, 3, 1)


def test_after_the_end_nothing_is_legal() -> None:
    """T60: no decision, no token, no seat."""
    t = final_turn()
    finish(t)
    assert (t.legal(), t.seat, t.kind, t.over) == ([], None, None, True)
    before = t.state.tobytes()
    for token in ("end", "place:palenque", "advance:1", "skip"):
        with pytest.raises(GameOver):
            t.play(token)
    assert t.state.tobytes() == before


def test_the_end_comes_after_the_fourth_food_day_only() -> None:
    """T60: not after the third, not on day 28 before the jumped-over food day is resolved."""
    assert last_turn(2, 26).run("place:palenque", "end").view()["over"] is False
    assert last_turn(2, 21).run("place:palenque", "end").view()["over"] is False
    view = finish(last_turn(2, 28, food_days=3))
    assert (view["over"], view["day"], view["round"]) == (True, 29, 28)


# T61: points for goods


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"corn": 1}, 0.25),
        ({"corn": 2}, 0.5),
        ({"corn": 3}, 0.75),
        ({"corn": 4}, 1),
        ({"wood": 1}, 0.5),
        ({"stone": 1}, 0.75),
        ({"gold": 1}, 1),
        ({"wood": 3, "stone": 5, "gold": 7, "corn": 9}, (6 + 15 + 28 + 9) / 4),
    ],
)
def test_goods_become_quarter_points(goods: dict[str, int], points: float) -> None:
    """T61: blocks become corn at 2 / 3 / 4, every corn is a quarter point, never rounded."""
    total, final = score(**goods)
    assert total == points
    assert final == {"goods": points, "skulls": 0, "monuments": {}}


@pytest.mark.parametrize("skulls", [1, 4])
def test_skulls_in_hand(skulls: int) -> None:
    """T61: 3 points each; those in Chichen Itza count nothing."""
    total, final = score(skulls=skulls)
    assert (total, final["skulls"]) == (3 * skulls, 3 * skulls)
    assert finish(final_turn().used(1, 2))["seats"][0]["points"] == BONUSES


def test_monuments_are_added() -> None:
    """T61: with goods, skulls and the points so far."""
    view = finish(final_turn().set(points=10, corn=7, skulls=2, workers=3).own(0, "M02", "A1-C1"))
    assert view["seats"][0]["points"] == 10 + BONUSES + 0.25 + 6 + 4
    assert view["final"][0] == {"goods": 0.25, "skulls": 6, "monuments": {"M02": 4}}


def test_m11_and_m12_of_an_angered_player() -> None:
    """T61: M11 is never below 0, M12 may be negative."""
    t = final_turn().set(chaac=-1, quetzalcoatl=-1, kukulcan=-1).own(0, "M11", "M12")
    view = finish(t)
    assert view["final"][0]["monuments"] == {"M11": 0, "M12": -6}
    assert view["seats"][0]["points"] == -6 - 6


def test_negative_points_keep_their_quarters() -> None:
    """T61, T51: exact below zero too."""
    t = final_turn().set(points=-10, corn=7)
    assert finish(t)["seats"][0]["points"] == -10 + BONUSES + 0.25


def test_goods_stay_as_they_were() -> None:
    """T61: in the state only `points` rises."""
    t = final_turn().set(corn=8, wood=1, stone=2, gold=3, skulls=4)
    finish(t)
    assert t.goods() == (2, 1, 2, 3, 4)
    assert t.view()["bank_skulls"] == 9


def test_every_seat_is_scored() -> None:
    """T61: goods of all players; `scores` says the same."""
    t = final_turn(4)
    for p in range(4):
        t.set(p, corn=6 + p, skulls=p)
    view = finish(t)
    assert [seat["points"] for seat in view["seats"]] == [BONUSES + 3.25 * p for p in range(4)]
    assert t.scores() == [BONUSES + 3.25 * p for p in range(4)]


def test_scores_before_the_end_are_the_points_so_far() -> None:
    """T61: goods count at the end only."""
    t = Table(2).set(points=7, corn=9, skulls=2)
    assert t.scores() == [7, 0]
    assert t.me()["points"] == 7
    assert t.winners == []


# T62: the winner


def winners(t: Table) -> list[int]:
    view = finish(t)
    assert t.winners == view["winners"]
    return view["winners"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_most_points_win(players: int) -> None:
    """T62: any seat, also by a quarter point against more workers on the gears."""
    for best in range(players):
        t = final_turn(players)
        t.set(best, corn=7)
        other = (best + 1) % players
        t.put("tikal", 2, other).put("tikal", 3, other)
        assert winners(t) == [best]


def test_tied_the_most_workers_on_the_gears_win() -> None:
    """T62: seat 0 places its only one, seat 1 has two there."""
    assert winners(final_turn().put("tikal", 2, 1).put("uxmal", 6, 1)) == [1]
    assert winners(final_turn()) == [0]
    assert winners(final_turn().put("tikal", 2, 1).put("uxmal", 2, 1).put("uxmal", 6, 0).put("uxmal", 5, 0)) == [0]


def test_still_tied_the_victory_is_shared() -> None:
    """T62: ascending."""
    assert winners(final_turn(4).put("tikal", 2, 1).put("tikal", 3, 3)) == [0, 1, 3]
    assert winners(final_turn(2).put("tikal", 2, 1)) == [0, 1]


def test_fewer_points_do_not_win_by_workers() -> None:
    """T62: points first; the tie-break is among the best only."""
    t = final_turn(3).set(0, points=1).set(2, points=1).put("tikal", 2, 1).put("tikal", 3, 1).put("tikal", 4, 2)
    assert winners(t) == [0, 2]


def test_workers_that_fall_on_the_last_day_do_not_count() -> None:
    """T62, T60: the last day comes first; from 6 they stay, from 7 they fall."""
    assert winners(final_turn().put("tikal", 7, 1).put("uxmal", 1, 1)) == [0, 1]
    assert winners(final_turn().put("tikal", 6, 1).put("uxmal", 1, 1)) == [1]
    assert winners(final_turn().put("chichen_itza", 10, 1).put("uxmal", 1, 1)) == [0, 1]


def test_the_worker_of_the_start_space_does_not_count() -> None:
    """T62, T60: it is back in hand."""
    assert winners(final_turn().put("start", 0, 1)) == [0]


def test_workers_in_hand_do_not_count() -> None:
    """T62: own workers on the gears, not in play."""
    t = final_turn().set(1, workers=6, corn=12)
    assert winners(t) == [0]
