"""The calendar: the start space, turning the gears, food days jumped over (T40-T44)."""

import pytest

from tests.games.tzolkin.checks import changes, last_turn
from tests.games.tzolkin.table import Table

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
GEARS = {**dict.fromkeys(SMALL, 7), "chichen_itza": 10}  # last space
BOTH = ["advance:1", "advance:2"]


def started(t: Table) -> Table:
    """Seat 0 puts a worker on the start space in the last turn of the round."""
    return t.run("place:start", "end")


# T40: nobody used the start space


def test_an_unused_start_space_lays_corn_and_turns_one_day() -> None:
    """T40: 1 corn on the teeth, 1 day; nobody is asked, no marker and no board turns."""
    t = last_turn(4, day=2)
    assert changes(t, "place:palenque", "end") == {
        "free_workers": -1,
        "board.gears.palenque.1": 0,
        "board.teeth_corn": 1,
        "board.day": 1,
        "board.round": 1,
    }
    assert t.view()["decision"] == {"kind": "turn", "player": 1}  # who holds the marker


def test_corn_on_the_teeth_adds_up() -> None:
    """T40: 1 more every round."""
    t = last_turn(2, teeth_corn=5).run("place:palenque", "end")
    assert t.view()["teeth_corn"] == 6
    t.pass_turn()
    assert t.view()["teeth_corn"] == 6
    t.pass_turn()
    assert (t.view()["teeth_corn"], t.view()["day"]) == (7, 3)


# T41: the start space was used


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_space_gives_the_marker(players: int) -> None:
    """T41: who does not hold it takes it and begins the next round."""
    for owner in range(players):
        holder = (owner + 1) % players
        t = Table(players, owner).clock(turns=players - 1, start_player=holder).run("place:start", "end", "advance:1")
        assert t.view()["start_player"] == owner
        assert t.view()["decision"] == {"kind": "turn", "player": owner}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_holder_passes_the_marker_to_the_left(players: int) -> None:
    """T41: already holding it, to the left neighbor: s + 1, of the last seat 0."""
    for owner in range(players):
        t = Table(players, owner).clock(turns=players - 1, start_player=owner).run("place:start", "end", "advance:1")
        assert t.view()["start_player"] == (owner + 1) % players
        assert t.view()["decision"] == {"kind": "turn", "player": (owner + 1) % players}


def test_at_advance_the_worker_is_back_and_the_marker_has_changed_hands() -> None:
    """T41: nothing else has happened yet."""
    t = started(last_turn(3, day=2, teeth_corn=4))
    view = t.view()
    assert view["decision"] == {"kind": "advance", "player": 0}
    assert t.legal() == BOTH
    assert (view["start_space"], view["start_player"], view["day"], view["round"]) == (None, 0, 2, 2)
    assert (t.me()["free_workers"], t.me()["corn"], view["teeth_corn"]) == (3, 10, 0)


def test_one_day_keeps_the_board_light() -> None:
    """T41: no corn is laid, and nothing else changes."""
    t = started(last_turn(3, day=2).put("tikal", 3, 1))
    assert changes(t, "advance:1") == {
        "board.day": 1,
        "board.round": 1,
        "board.gears.tikal.3": None,
        "board.gears.tikal.4": 1,
    }
    assert (t.view()["teeth_corn"], t.me()["light"]) == (0, True)


def test_two_days_turn_the_board_dark() -> None:
    """T41: two days, one round; only one's own board turns; no corn is laid."""
    t = started(last_turn(3, day=2).put("tikal", 3, 1))
    assert changes(t, "advance:2") == {
        "light": False,
        "board.day": 2,
        "board.round": 1,
        "board.gears.tikal.3": None,
        "board.gears.tikal.5": 1,
    }


def test_a_dark_board_turns_one_day_without_a_question() -> None:
    """T41: the owner's board counts, not the others'; it stays dark; marker and worker change as ever."""
    t = last_turn(3, day=2).set(0, light=0)
    assert changes(t, "place:start", "end") == {"board.day": 1, "board.round": 1, "board.start_player": -1}
    assert t.view()["decision"] == {"kind": "turn", "player": 0}
    assert started(last_turn(3).set(1, light=0).set(2, light=0)).kind == "advance"


def test_the_owner_decides_not_the_last_player() -> None:
    """T41: seat 0 used the space, seat 2 ends the round."""
    t = Table(3).run("place:start", "end").pass_turn()
    assert t.view()["start_space"] == 0
    t.pass_turn()
    assert t.view()["decision"] == {"kind": "advance", "player": 0}
    assert t.view()["start_player"] == 1


def test_food_day_comes_before_the_worker_returns_and_the_question() -> None:
    """T41, T6: the round's food day is resolved first."""
    t = started(last_turn(2, day=8).set(chaac=1))
    assert (t.kind, t.view()["food_day"], t.me()["stone"], t.me()["corn"]) == ("advance", None, 1, 0)


def test_a_whole_game_of_start_spaces() -> None:
    """T41: two players use it in turn for 27 rounds, one day each; the marker goes back and forth."""
    t = Table(2)
    for day in range(1, 28):
        seat = (day + 1) % 2
        assert (t.view()["day"], t.view()["round"]) == (day, day)
        assert t.view()["decision"] == {"kind": "turn", "player": seat}
        t.run("place:start", "end")
        picks = [token for token in t.legal() if token.startswith("pick:")]
        t.run(picks[0], "use:none", "end") if picks else t.run("place:palenque", "end")
        if day < 27:
            assert t.view()["decision"] == {"kind": "advance", "player": seat}
            t.play("advance:1")
    assert (t.over, t.view()["teeth_corn"]) == (True, 0)


# T42: two days are forbidden


@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_two_days_would_make_a_worker_fall(gear: str, seat: int) -> None:
    """T42: any player's worker on 6 of a small gear, 9 of Chichen Itza; then nothing is asked."""
    t = last_turn(3).put(gear, GEARS[gear] - 1, seat)
    started(t)
    assert (t.kind, t.view()["day"], t.view()["start_player"]) == ("turn", 2, 0)
    assert t.me()["light"] is True
    assert t.view()["gears"][gear][GEARS[gear]] == seat
    assert t.view()["teeth_corn"] == 0


@pytest.mark.parametrize("gear", GEARS)
def test_workers_elsewhere_do_not_forbid_two_days(gear: str) -> None:
    """T42: the last space and all lower ones; on Chichen Itza 6 is an ordinary space."""
    for space in [*range(GEARS[gear] - 1), GEARS[gear]]:
        assert started(last_turn(2).put(gear, space, 1)).kind == "advance"


@pytest.mark.parametrize("gear", GEARS)
def test_neutral_workers_do_not_forbid_two_days(gear: str) -> None:
    """T42, ruling."""
    t = started(last_turn(2).put(gear, GEARS[gear] - 1, "n"))
    assert t.legal() == BOTH
    t.play("advance:2")
    assert t.view()["gears"][gear][GEARS[gear] + 1] == "n"


def test_two_days_are_allowed_on_day_26() -> None:
    """T42, ruling."""
    assert started(last_turn(2, day=26)).legal() == BOTH


# T43: workers move


def gear_of(t: Table, gear: str) -> dict[int, object]:
    return {space: who for space, who in enumerate(t.view()["gears"][gear]) if who is not None}


@pytest.mark.parametrize("gear", GEARS)
def test_every_worker_moves_one_space_a_day(gear: str) -> None:
    """T43: all of a gear, on every gear."""
    t = last_turn(4, day=2)
    for p in range(1, 4):
        t.set(p, workers=4)
    last = GEARS[gear]
    for space in range(1, last):
        t.put(gear, space, space % 3 + 1)
    elsewhere = "tikal" if gear == "palenque" else "palenque"
    t.run(f"place:{elsewhere}", "end")
    assert gear_of(t, gear) == {space + 1: space % 3 + 1 for space in range(1, last)}
    assert gear_of(t, elsewhere) == {1: 0}


@pytest.mark.parametrize("gear", GEARS)
def test_a_worker_leaving_the_last_space_returns_without_action(gear: str) -> None:
    """T43: nothing is got for it."""
    last = GEARS[gear]
    t = last_turn(3, day=2).put(gear, last, 2).set(2, skulls=1)
    elsewhere = "tikal" if gear == "palenque" else "palenque"
    assert changes(t, f"place:{elsewhere}", "end") == {
        "free_workers": -1,
        "seat2.free_workers": 1,
        f"board.gears.{elsewhere}.1": 0,
        f"board.gears.{gear}.{last}": None,
        "board.teeth_corn": 1,
        "board.day": 1,
        "board.round": 1,
    }


@pytest.mark.parametrize("gear", GEARS)
def test_neutral_workers_turn_for_ever(gear: str) -> None:
    """T43, T5: from every tooth to the next, from the last one to 0, never off the gear."""
    teeth = 13 if gear == "chichen_itza" else 10
    elsewhere = "tikal" if gear == "palenque" else "palenque"
    for space in range(teeth):
        t = last_turn(2).put(gear, space, "n").run(f"place:{elsewhere}", "end")
        assert gear_of(t, gear) == {(space + 1) % teeth: "n"}


def test_two_days_move_two_spaces() -> None:
    """T43: workers fall on the way, neutral ones wrap around."""
    t = last_turn(2, day=2).set(1, workers=6, corn=12)
    t.put("tikal", 7, 1).put("tikal", 5, 1).put("tikal", 0, 1).put("tikal", 9, "n").put("tikal", 8, "n")
    t.put("chichen_itza", 10, 1).put("chichen_itza", 8, 1).put("chichen_itza", 12, "n").put("chichen_itza", 11, "n")
    t.run("place:start", "end", "advance:2")
    assert gear_of(t, "tikal") == {7: 1, 2: 1, 1: "n", 0: "n"}
    assert gear_of(t, "chichen_itza") == {10: 1, 1: "n", 0: "n"}
    assert t.me(1)["free_workers"] == 3


# T44: food days jumped over


@pytest.mark.parametrize(("day", "kind"), [(7, "goods"), (13, "points"), (20, "goods")])  # the day before a food day
def test_a_food_day_jumped_over_ends_the_next_round(day: int, kind: str) -> None:
    """T44: it is resolved at the end of the round that follows the jump, once."""
    t = started(last_turn(2, day).set(kukulcan=1)).run("advance:2")
    assert (t.view()["day"], t.view()["food_day"]) == (day + 2, kind)
    before = t.me()
    assert before["corn"] == 6
    t.pass_turn()
    assert t.view()["food_day"] == kind
    assert t.me()["corn"] == 6
    t.pass_turn()
    assert (t.view()["day"], t.view()["food_day"], t.me()["corn"]) == (day + 3, None, 0)
    assert (t.me()["wood"] == 1) == (kind == "goods")
    assert (t.me()["points"] > 0) == (kind == "points")
    hungry = t.me()["points"]
    t.pass_turn().pass_turn()
    assert (t.view()["day"], t.me()["points"]) == (day + 4, hungry)


def test_age_2_begins_after_the_jumped_over_food_day() -> None:
    """T44, T52: jumping from 13 to 15, age 1 lasts through the round of day 15."""
    t = started(last_turn(2, day=13)).run("advance:2")
    t.pass_turn()
    assert t.view()["age"] == 1
    t.pass_turn()
    assert (t.view()["age"], t.view()["day"]) == (2, 16)


def test_the_last_food_day_jumped_over() -> None:
    """T44, T60: from 26 to 28; the round of day 28 is the last."""
    t = started(last_turn(2, day=26)).run("advance:2")
    assert (t.view()["day"], t.view()["food_day"]) == (28, "points")
    t.pass_turn()
    assert t.view()["over"] is False
    t.pass_turn()
    assert (t.view()["over"], t.view()["day"]) == (True, 29)


@pytest.mark.parametrize("day", range(1, 28))
def test_days_without_a_jump(day: int) -> None:
    """T44, T6: rounds of days 8, 14, 21 and 27 end with a food day, no others; day 1 does not."""
    t = last_turn(2, day)
    kind = {8: "goods", 14: "points", 21: "goods", 27: "points"}.get(day)
    assert t.view()["food_day"] == kind
    t.run("place:palenque", "end")
    assert t.me()["corn"] == (6 if kind is None else 0)
    assert t.view()["over"] is (day == 27)


def test_a_jump_onto_a_food_day() -> None:
    """T44: from 6 to 8, resolved at the end of that round; the next one is day 14."""
    t = started(last_turn(2, day=6)).run("advance:2")
    assert (t.view()["day"], t.view()["food_day"]) == (8, "goods")
    t.pass_turn().pass_turn()
    assert (t.view()["day"], t.view()["food_day"], t.me()["corn"]) == (9, None, 0)


def test_one_food_day_a_round() -> None:
    """T44: the first unresolved one, although a later one is due too (never reached in play)."""
    t = last_turn(2, day=14, food_days=0).set(kukulcan=1).run("place:palenque", "end")
    assert (t.me()["wood"], t.view()["age"], t.view()["food_day"]) == (1, 1, "points")
