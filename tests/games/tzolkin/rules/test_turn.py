"""Rounds and turns: order, refilling, the corn on the teeth, begging and mercy (T6-T9, T17)."""

from collections.abc import Sequence

import pytest

from patolli.engine.errors import IllegalMove
from patolli.games.tzolkin.rules.catalogue import TOKENS
from tests.games.tzolkin.table import Table

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
ALL_GEARS = ["place:chichen_itza", "place:palenque", "place:tikal", "place:uxmal", "place:yaxchilan"]
EVERYWHERE = sorted([*ALL_GEARS, "place:start"])
BEG = ["beg:chaac", "beg:kukulcan", "beg:quetzalcoatl"]
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}


def blocked(lowest: Sequence[int], players: int = 4) -> Table:
    """Neutral workers on the spaces below `lowest` of each gear; the start space is taken by the last seat."""
    t = Table(players).put("start", 0, players - 1)
    for gear, free in zip(GEARS, lowest, strict=True):
        for space in range(free):
            t.put(gear, space, "n")
    return t


# T6


@pytest.mark.parametrize(("players", "start"), [(p, s) for p in (2, 3, 4) for s in range(p)])
def test_everybody_takes_a_turn_clockwise_from_the_start_player(players: int, start: int) -> None:  # T6
    t = Table(players, start)
    for seat in range(players):
        t.set(seat, corn=20)
    for number in (1, 2):
        for turn in range(players):
            assert t.view()["decision"] == {"kind": "turn", "player": (start + turn) % players}
            assert (t.view()["day"], t.view()["round"]) == (number, number)
            t.run("place:tikal", "end")
    assert (t.view()["day"], t.view()["round"]) == (3, 3)
    assert t.view()["start_player"] == start


@pytest.mark.parametrize("day", range(1, 28))
def test_food_days(day: int) -> None:  # T6
    resolved = sum(food_day < day for food_day in (8, 14, 21, 27))
    t = Table(2).clock(day=day, round_no=day, food_days=resolved).set(0, corn=9).set(1, corn=9)
    kind = {8: "goods", 14: "points", 21: "goods", 27: "points"}.get(day)
    assert t.view()["food_day"] == kind
    t.run("place:tikal", "end", "place:uxmal")
    assert t.me()["corn"] == 9
    t.run("end")
    assert t.me()["corn"] == (3 if kind else 9)
    assert t.view()["day"] == day + 1
    assert t.view()["over"] == (day == 27)


def test_feeding_comes_before_the_calendar() -> None:  # T6
    t = Table(2).clock(day=8).set(1, workers=1).put("palenque", 7, 0).run("place:uxmal", "end")
    t.run("place:start", "end")
    assert t.kind == "advance"
    assert [t.me(seat)["points"] for seat in (0, 1)] == [-9, -3]
    assert t.view()["gears"]["palenque"][7] == 0


# T7


def test_a_turn_is_never_empty() -> None:  # T7
    assert Table().legal() == [*BEG, *EVERYWHERE]
    t = Table().set(corn=5).put("tikal", 1)
    assert t.legal() == ["pick:tikal1", *EVERYWHERE]
    assert t.run("pick:tikal1").legal() == ["use:none"]
    t = Table().put("tikal", 1).run("beg:chaac")
    assert t.legal() == ["pick:tikal1", *EVERYWHERE]
    assert t.kind == "turn"


def test_placing_or_picking_never_both() -> None:  # T7
    t = Table().set(corn=9).put("tikal", 1).run("place:palenque")
    assert t.legal() == ["end", *EVERYWHERE]
    assert t.kind == "place"
    t = Table().set(corn=9).put("tikal", 1).put("uxmal", 1).run("pick:tikal1", "use:none")
    assert t.legal() == ["end", "pick:uxmal1"]
    assert t.kind == "pick"
    assert t.run("pick:uxmal1", "use:none").legal() == ["end"]


def test_one_worker_is_enough() -> None:  # T7
    assert Table().run("place:palenque", "end").view()["decision"] == {"kind": "turn", "player": 1}
    t = Table().put("palenque", 0).run("pick:palenque0", "use:none", "end")
    assert t.view()["decision"] == {"kind": "turn", "player": 1}


@pytest.mark.parametrize("turn", [("place:tikal", "end"), ("pick:uxmal0", "use:none", "end")])
def test_nothing_is_left_undecided(turn: tuple[str, ...]) -> None:  # T7
    t = Table().put("uxmal", 0).run(*turn)
    assert t.state["todo_count"] == 1  # the turn of the next player


def test_the_row_is_refilled_when_the_turn_ends() -> None:  # T7
    t = Table().set(wood=8).put("tikal", 2).put("tikal", 6)
    t.lay("A1-C1", "A1-F1", "A1-S1", "A1-C2", "A1-T2", "A1-T3")
    t.deck(1, *["A1-F1"] * 6, "A1-F2", "A1-F1", "A1-S1")
    drawn = t.view()["deck"]
    t.run("pick:tikal2", "use:tikal2", "build:A1-C2")
    assert t.view()["buildings"] == ["A1-C1", "A1-F1", "A1-S1", None, "A1-T2", "A1-T3"]
    t.run("pick:tikal6", "use:tikal2")
    assert t.legal() == ["build:A1-C1", "build:A1-F1"]  # no new tile in this turn
    t.run("build:A1-F1")
    assert t.view()["buildings"] == ["A1-C1", None, "A1-S1", None, "A1-T2", "A1-T3"]
    assert t.view()["deck"] == drawn
    t.run("end")
    assert t.view()["buildings"] == ["A1-C1", "A1-F2", "A1-S1", "A1-F1", "A1-T2", "A1-T3"]
    assert t.view()["deck"] == drawn[2:]
    assert t.me()["buildings"] == ["A1-C2", "A1-F1"]


@pytest.mark.parametrize(("age", "size", "tile"), [(1, 14, "A1-S2"), (2, 18, "A2-S6")])
def test_an_exhausted_deck_leaves_spaces_empty(age: int, size: int, tile: str) -> None:  # T7
    t = Table().clock(age=age, deck_at=size - 1).lay(None, "A1-F1", "A1-F2", None, "A1-T2", "A1-T3")
    assert t.view()["deck"] == [tile]
    t.run("place:palenque", "end")
    assert t.view()["buildings"] == [tile, "A1-F1", "A1-F2", None, "A1-T2", "A1-T3"]
    assert t.view()["deck"] == []
    t.run("place:yaxchilan", "end")
    assert t.view()["buildings"] == [tile, "A1-F1", "A1-F2", None, "A1-T2", "A1-T3"]


def test_corn_on_the_teeth_goes_to_the_start_space_when_the_turn_ends() -> None:  # T7
    t = Table().clock(teeth_corn=4).set(1, corn=1).set(2, corn=1).run("place:palenque", "end")
    assert (t.me(0)["corn"], t.view()["teeth_corn"]) == (0, 4)
    t.run("place:start")
    assert (t.me(1)["corn"], t.view()["teeth_corn"]) == (1, 4)
    assert t.legal() == ["end", "place:chichen_itza", "place:tikal", "place:uxmal", "place:yaxchilan"]
    t.run("place:uxmal")
    assert t.legal() == ["end"]  # the 4 corn are not there yet
    t.run("end")
    assert (t.me(1)["corn"], t.view()["teeth_corn"]) == (4, 0)
    t.run("place:tikal", "end")
    assert (t.me(2)["corn"], t.me(1)["corn"]) == (1, 4)


def test_corn_on_the_teeth_cannot_be_used_in_this_turn() -> None:  # T7
    t = Table().clock(teeth_corn=4).run("place:start")
    assert t.legal() == ["end"]
    assert t.run("end").me()["corn"] == 4


# T8


@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_begging(corn: int, temple: str) -> None:  # T8
    t = Table().set(corn=corn, chaac=1, quetzalcoatl=3, kukulcan=0)
    before = t.me()
    t.run(f"beg:{temple}")
    temples = before["temples"] | {temple: before["temples"][temple] - 1}
    assert t.me() == before | {"corn": 3, "temples": temples}
    assert t.view()["decision"] == {"kind": "turn", "player": 0}
    assert t.legal() == EVERYWHERE  # not again


@pytest.mark.parametrize(("corn", "tokens"), [(2, BEG), (3, []), (4, [])])
def test_only_with_two_corn_or_less(corn: int, tokens: list[str]) -> None:  # T8
    assert Table().set(corn=corn).legal() == [*tokens, *EVERYWHERE]


@pytest.mark.parametrize(
    ("steps", "tokens"),
    [
        ({"chaac": -1}, ["beg:kukulcan", "beg:quetzalcoatl"]),
        ({"chaac": -1, "kukulcan": -1}, ["beg:quetzalcoatl"]),
        ({"kukulcan": -1, "quetzalcoatl": -1}, ["beg:chaac"]),
        ({"chaac": -1, "quetzalcoatl": -1}, ["beg:kukulcan"]),
        (BOTTOM, []),
    ],
)
def test_only_in_a_temple_above_the_bottom(steps: dict[str, int], tokens: list[str]) -> None:  # T8
    assert Table().set(**steps).legal() == [*tokens, *EVERYWHERE]


def test_only_as_the_first_thing() -> None:  # T8
    t = Table().set(corn=2).run("place:palenque")
    assert t.legal() == ["end", *EVERYWHERE]
    t = Table().set(corn=0).put("palenque", 0).run("pick:palenque0", "use:none")
    assert t.legal() == ["end"]
    t = Table().put("palenque", 0).put("tikal", 0).run("beg:chaac", "pick:palenque0", "use:none")
    assert t.legal() == ["end", "pick:tikal0"]


def test_begging_again_in_the_next_turn() -> None:  # T8
    t = Table(2).run("beg:chaac", "place:palenque", "place:tikal", "end")
    assert t.legal()[:3] == BEG  # another player
    t.run("place:uxmal", "end")
    assert t.me()["corn"] == 2
    assert t.legal() == ["beg:kukulcan", "beg:quetzalcoatl", "pick:palenque1", "pick:tikal1", *EVERYWHERE]
    t.run("beg:kukulcan")
    assert t.me()["temples"] == {"chaac": -1, "quetzalcoatl": 0, "kukulcan": -1}


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_begging_is_mandatory_if_nothing_can_be_done(corn: int) -> None:  # T8
    t = blocked([3, 4, 3, 5, 3]).set(corn=corn)
    assert t.legal() == BEG
    assert t.run("beg:quetzalcoatl").legal() == ["place:chichen_itza", "place:palenque", "place:tikal"]
    t.run("place:tikal")
    assert t.legal() == ["end"]
    assert t.me()["corn"] == 0


def test_begging_is_not_mandatory_with_a_worker_on_a_gear() -> None:  # T8
    t = blocked([3, 4, 3, 5, 3]).put("uxmal", 7)
    assert t.legal() == [*BEG, "pick:uxmal7"]
    assert t.run("pick:uxmal7").kind == "use"


def test_begging_is_not_mandatory_if_a_placement_is_affordable() -> None:  # T8
    t = blocked([3, 2, 3, 5, 3]).set(corn=2)
    assert t.legal() == [*BEG, "place:yaxchilan"]
    assert blocked([3, 2, 3, 5, 3]).set(corn=1).legal() == BEG


def test_a_free_start_space_is_always_affordable() -> None:  # T8
    t = Table()
    for gear in GEARS:
        t.put(gear, 0, "n")
    assert t.legal() == [*BEG, "place:start"]


# T9


def test_mercy_when_the_gods_cannot_be_angered() -> None:  # T9
    t = blocked([4, 3, 3, 5, 6]).set(corn=2, **BOTTOM)
    assert t.legal() == ["place:tikal", "place:yaxchilan"]
    t.run("place:tikal")
    assert t.view()["gears"]["tikal"][3] == 0
    assert t.me()["corn"] == 0
    assert t.me()["free_workers"] == 2
    assert t.legal() == ["end"]  # exactly one worker
    assert t.kind == "place"


@pytest.mark.parametrize("gear", range(5))
def test_mercy_gives_the_lowest_gear(gear: int) -> None:  # T9
    lowest = [5, 5, 5, 5, 5]
    lowest[gear] = 4
    t = blocked(lowest).set(corn=1, **BOTTOM)
    assert t.legal() == [f"place:{GEARS[gear]}"]
    t.run(f"place:{GEARS[gear]}", "end")
    assert t.view()["gears"][GEARS[gear]][4] == 0
    assert t.me()["corn"] == 0


@pytest.mark.parametrize("corn", [3, 4])
def test_mercy_with_too_much_corn_to_beg(corn: int) -> None:  # T9
    t = blocked([5, 5, 6, 7, 9]).set(corn=corn)
    assert t.legal() == ["place:palenque", "place:yaxchilan"]
    t.run("place:yaxchilan")
    assert t.me()["corn"] == 0
    assert t.me()["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert t.legal() == ["end"]


def test_no_mercy_where_the_lowest_space_can_be_paid() -> None:  # T9
    t = blocked([5, 5, 6, 7, 9]).set(corn=6)
    assert t.legal() == ["place:palenque", "place:tikal", "place:yaxchilan"]
    t.run("place:yaxchilan")
    assert t.me()["corn"] == 1


def test_mercy_after_begging_in_vain() -> None:  # T9
    t = blocked([5, 5, 4, 7, 9]).set(corn=2)
    assert t.legal() == BEG
    assert t.run("beg:chaac").legal() == ["place:tikal"]
    t.run("place:tikal")
    assert t.me()["corn"] == 0
    assert t.view()["gears"]["tikal"][4] == 0
    assert t.legal() == ["end"]


def test_no_mercy_with_a_worker_on_a_gear() -> None:  # T9
    t = blocked([4, 3, 3, 5, 6]).set(corn=2, **BOTTOM).put("palenque", 7)
    assert t.legal() == ["pick:palenque7"]


def test_a_full_gear_gets_no_mercy() -> None:  # T9, T10
    t = blocked([8, 8, 8, 8, 10]).set(corn=0, **BOTTOM)
    assert t.legal() == ["place:chichen_itza"]
    assert t.run("place:chichen_itza").view()["gears"]["chichen_itza"][10] == 0


def test_mercy_ends_with_the_turn() -> None:  # T9
    t = blocked([4, 3, 3, 5, 6]).set(corn=2, **BOTTOM).set(1, corn=9).run("place:tikal", "end")
    t.run("place:yaxchilan")
    assert t.me(1)["corn"] == 6
    assert t.legal() == ["end", "place:palenque", "place:tikal", "place:uxmal", "place:yaxchilan"]


# T17


def test_a_picked_worker_waits_for_the_next_turn() -> None:  # T17
    t = Table(2).set(0, corn=9).put("tikal", 0).run("pick:tikal0")
    assert t.me()["free_workers"] == 3
    t.run("use:none")
    assert t.legal() == ["end"]
    t.run("end", "place:palenque", "end")
    assert t.legal() == EVERYWHERE
    assert t.run("place:tikal", "place:uxmal", "place:yaxchilan").legal() == ["end"]


def test_a_gained_worker_waits_for_the_next_turn() -> None:  # T17
    t = Table(2).set(0, corn=20).put("uxmal", 3).run("pick:uxmal3", "use:uxmal3")
    assert (t.me()["workers"], t.me()["free_workers"]) == (4, 4)
    assert t.legal() == ["end"]
    t.run("end", "place:palenque", "end")
    t.run("place:tikal", "place:tikal", "place:tikal", "place:tikal")
    assert t.legal() == ["end"]
    assert t.view()["gears"]["tikal"][:5] == [0, 0, 0, 0, None]


@pytest.mark.parametrize(("workers", "then"), [(3, 4), (5, 6), (6, 6)])
def test_a_worker_gained_by_a_tile_waits_too(workers: int, then: int) -> None:  # T17, T1
    t = Table().set(workers=workers, wood=1, stone=1, gold=1).lay("A2-T2").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-T2")
    assert (t.me()["workers"], t.me()["free_workers"]) == (then, then)
    assert t.legal() == ["end"]


def test_the_last_worker_on_the_start_space_waits_for_the_next_round() -> None:  # T17
    t = Table(2).set(0, corn=9).run("place:tikal", "place:uxmal", "place:start")
    assert t.me()["free_workers"] == 0
    assert t.legal() == ["end"]


# An illegal token changes nothing, whatever is being decided. The lists themselves are tested with their rules.

POSITIONS = {
    "turn": (),
    "begged": ("beg:chaac",),
    "place": ("place:tikal",),
    "pick": ("pick:palenque0", "use:none"),
    "use": ("pick:palenque4",),
    "harvest": ("pick:palenque4", "use:palenque3"),
    "anger": ("pick:palenque4", "use:palenque4", "harvest:burn"),
    "technology": ("pick:tikal4", "use:tikal3"),
    "pay": ("pick:tikal4", "use:tikal3", "tech:agriculture"),
    "second technology": ("pick:tikal4", "use:tikal3", "tech:agriculture", "pay:w"),
    "build": ("pick:tikal4", "use:tikal4"),
    "second build": ("pick:tikal4", "use:tikal4", "build:A1-F1"),
    "temple": ("pick:uxmal7", "use:uxmal1"),
    "exchange": ("pick:uxmal7", "use:uxmal2"),
    "buying": ("pick:uxmal7", "use:uxmal2", "sell:wood", "buy:stone"),
    "use through Uxmal 5": ("pick:uxmal7", "use:uxmal5"),
    "gain": ("pick:chichen_itza8", "use:chichen_itza8"),
}


@pytest.mark.parametrize("path", POSITIONS.values(), ids=POSITIONS)
def test_an_illegal_token_changes_nothing(path: tuple[str, ...]) -> None:  # T7, T12, T14, T16
    t = Table().set(workers=6, corn=2 if path == ("beg:chaac",) else 9, wood=3, stone=2, gold=1, skulls=1)
    t.put("palenque", 0).put("palenque", 4).put("tikal", 4).put("uxmal", 7).put("chichen_itza", 8)
    t.lay("A1-C1", "A1-T1", "A1-F1", "A1-T2", "A1-F1", "A1-F2").run(*path)
    before, legal = t.state.tobytes(), t.legal()
    assert legal
    assert t.legal_ids() == sorted(set(t.legal_ids()))  # ascending, none twice
    for token in set(TOKENS) - set(legal):
        with pytest.raises(IllegalMove):
            t.play(token)
    assert t.state.tobytes() == before
    assert t.moves == list(path)
