"""Temples: climbing, the top step, and the player board (T38)."""

import pytest

from tests.games.tzolkin.checks import TOPS, changes, on, refuses, using
from tests.games.tzolkin.table import Table

ALL = ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]
temples = pytest.mark.parametrize("temple", TOPS)

# A tile with two named steps in a temple, and its price.
TWO_STEPS = {
    "chaac": ("A2-S1", {"stone": 2}),
    "quetzalcoatl": ("A2-S3", {"gold": 3}),
    "kukulcan": ("A2-S2", {"gold": 2}),
}
# Actions of Chichen Itza with a step there.
SKULL_STEPS = {"chaac": 1, "quetzalcoatl": 7, "kukulcan": 4}


def offering(**steps: int) -> Table:
    """Seat 0 is to choose a temple by Uxmal 1."""
    return using("uxmal1", corn=3, **steps)


@temples
def test_a_step_up(temple: str) -> None:
    """T38: any step below the top can be climbed, one step a time, by any number of players."""
    for step in range(-1, TOPS[temple]):
        t = Table().set(corn=3, **{temple: step}).put("uxmal", 1)
        for p in (1, 2, 3):
            t.set(p, **{temple: min(step + 1, TOPS[temple] - 1)})
        t.run("pick:uxmal1", "use:uxmal1")
        assert t.legal() == ALL
        assert changes(t, f"temple:{temple}") == {f"temples.{temple}": 1}


@temples
def test_the_own_top_step_is_the_end(temple: str) -> None:
    """T38: a temple can be climbed if the player is not on its top step."""
    t = offering(**{temple: TOPS[temple]})
    assert t.legal() == [token for token in ALL if token != f"temple:{temple}"]
    refuses(t, f"temple:{temple}")


@temples
@pytest.mark.parametrize("holder", [1, 3])
def test_the_top_step_holds_one_player(temple: str, holder: int) -> None:
    """T38: the next step must not be a top step held by another; the step below it may be shared."""
    top = TOPS[temple]
    t = Table().set(corn=3, **{temple: top - 1}).set(holder, **{temple: top}).put("uxmal", 1)
    t.run("pick:uxmal1", "use:uxmal1")
    assert t.legal() == [token for token in ALL if token != f"temple:{temple}"]
    refuses(t, f"temple:{temple}")
    t = Table().set(corn=3, **{temple: top - 2}).set(holder, **{temple: top}).put("uxmal", 1)
    assert changes(t.run("pick:uxmal1", "use:uxmal1"), f"temple:{temple}") == {f"temples.{temple}": 1}


@temples
def test_a_top_step_that_was_left_is_free_again(temple: str) -> None:
    """T38: the holder begs and goes down, another arrives."""
    top = TOPS[temple]
    t = Table().set(0, **{temple: top}).set(1, corn=3, **{temple: top - 1}).put("uxmal", 1, 1)
    t.run(f"beg:{temple}", "place:palenque", "end", "pick:uxmal1", "use:uxmal1", f"temple:{temple}")
    assert t.me(1)["temples"][temple] == top


def test_holding_one_top_step_does_not_hold_another() -> None:
    """T38: the top step of each temple for itself; several may be held by one player."""
    t = Table().set(corn=3, chaac=4, quetzalcoatl=7, kukulcan=6).put("uxmal", 1).run("pick:uxmal1", "use:uxmal1")
    assert t.legal() == ["temple:chaac"]
    t.play("temple:chaac")
    assert t.me()["temples"] == TOPS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_player_may_hold_the_top(players: int) -> None:
    """T38: for any number of players."""
    t = Table(players).set(corn=3, chaac=4).set(players - 1, chaac=5).put("uxmal", 1)
    refuses(t.run("pick:uxmal1", "use:uxmal1"), "temple:chaac")


# Named steps


@temples
def test_a_named_step_that_is_not_possible_is_lost(temple: str) -> None:
    """T38, T30: it forbids nothing; the skull is laid and the points are got."""
    action = SKULL_STEPS[temple]
    points = {1: 4, 4: 7, 7: 10}[action]
    gain = {"points": points, "skulls": -1, "board.chichen_itza_skulls": [action]}
    top = TOPS[temple]
    for mine, other, step in ((top, 0, {}), (top - 1, top, {}), (top - 1, 0, {f"temples.{temple}": 1})):
        t = on("chichen_itza", action, skulls=1, **{temple: mine}).set(1, **{temple: other})
        assert changes(t.run(f"pick:chichen_itza{action}"), f"use:chichen_itza{action}") == gain | step


@temples
@pytest.mark.parametrize(
    ("below", "held", "steps"), [(3, False, 2), (2, False, 2), (1, False, 1), (0, False, 0), (3, True, 2), (2, True, 1)]
)
def test_two_named_steps_are_taken_one_by_one(temple: str, below: int, held: bool, steps: int) -> None:
    """T38: `below` the top step, which another may hold."""
    tile, price = TWO_STEPS[temple]
    top = TOPS[temple]
    t = Table().set(**price, **{temple: top - below}).lay(tile).put("tikal", 2)
    if held:
        t.set(2, **{temple: top})
    t.run("pick:tikal2", "use:tikal2", f"build:{tile}")
    assert t.me()["temples"][temple] == top - below + steps


# The player board


@temples
@pytest.mark.parametrize("below", [1, 2])
def test_arriving_on_a_top_step_turns_the_board_light(temple: str, below: int) -> None:
    """T38: a dark board turns on the top step and on no other; nobody else's does."""
    t = Table().set(corn=3, light=0, **{temple: TOPS[temple] - below}).set(1, light=0).put("uxmal", 1)
    t.run("pick:uxmal1", "use:uxmal1")
    light = {"light": True} if below == 1 else {}
    assert changes(t, f"temple:{temple}") == {f"temples.{temple}": 1} | light


def test_a_light_board_stays_light() -> None:
    """T38: there is no second light side."""
    t = offering(chaac=4)
    assert changes(t, "temple:chaac") == {"temples.chaac": 1}
    assert t.me()["light"] is True


@temples
def test_named_steps_turn_the_board_too(temple: str) -> None:
    """T38: by a tile, by Chichen Itza."""
    tile, price = TWO_STEPS[temple]
    t = Table().set(light=0, **price, **{temple: TOPS[temple] - 2}).lay(tile).put("tikal", 2)
    assert t.run("pick:tikal2", "use:tikal2", f"build:{tile}").me()["light"] is True
    action = SKULL_STEPS[temple]
    t = on("chichen_itza", action, skulls=1, light=0, **{temple: TOPS[temple] - 1})
    assert t.run(f"pick:chichen_itza{action}", f"use:chichen_itza{action}").me()["light"] is True


def test_a_lost_step_does_not_turn_the_board() -> None:
    """T38: nobody arrives."""
    t = on("chichen_itza", 1, skulls=1, light=0, chaac=5)
    assert t.run("pick:chichen_itza1", "use:chichen_itza1").me()["light"] is False
    t = on("chichen_itza", 1, skulls=1, light=0, chaac=4).set(1, chaac=5)
    assert t.run("pick:chichen_itza1", "use:chichen_itza1").me()["light"] is False


@temples
@pytest.mark.parametrize("light", [True, False])
def test_going_down_never_turns_the_board(temple: str, light: bool) -> None:
    """T38: neither from the top step nor to any step."""
    for step in range(TOPS[temple] + 1):
        t = Table().set(light=int(light), **{temple: step})
        assert changes(t, f"beg:{temple}") == {"corn": 3, f"temples.{temple}": -1}
        t = on("palenque", 3, light=int(light), **{temple: step}).run("pick:palenque3", "use:palenque3", "harvest:burn")
        assert changes(t, f"anger:{temple}") == {f"temples.{temple}": -1}


def test_the_top_step_reached_again_turns_the_board_again() -> None:
    """T38: arriving, not the first time only."""
    t = Table().set(light=0, chaac=5).put("uxmal", 1)
    t.run("beg:chaac", "pick:uxmal1", "use:uxmal1", "temple:chaac")
    assert (t.me()["temples"]["chaac"], t.me()["light"]) == (5, True)


def test_a_board_turned_light_allows_two_days_again() -> None:
    """T38, T41: dark before the turn, light when the round ends."""
    t = Table(2).clock(turns=1).set(light=0, corn=3, chaac=4).put("start", 0).put("uxmal", 1)
    t.run("pick:uxmal1", "use:uxmal1", "temple:chaac", "end")
    assert t.legal() == ["advance:1", "advance:2"]


# Where no temple can be climbed


def test_no_offering_without_a_temple_to_climb() -> None:
    """T38, T16: Uxmal 1 and Tikal 5 need one."""
    for gear, space, goods in (("uxmal", 1, {"corn": 9}), ("tikal", 5, {"wood": 1})):
        token = f"use:{gear}{space}"
        refuses(on(gear, space, **goods, **TOPS).run(f"pick:{gear}{space}"), token)
        held = on(gear, space, **goods, chaac=4, quetzalcoatl=6, kukulcan=5).set(1, chaac=5, kukulcan=6)
        refuses(held.set(2, quetzalcoatl=7).run(f"pick:{gear}{space}"), token)
        for temple in TOPS:  # one is enough
            free = on(gear, space, **goods, **(TOPS | {temple: TOPS[temple] - 1}))
            assert token in free.run(f"pick:{gear}{space}").legal()
