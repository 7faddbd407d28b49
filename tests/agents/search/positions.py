"""Positions of Tzolk'in near its end with exactly one right move, each with the reason.

`test_positions.py` proves every one with the exact solver before it asks the search. Seat 0 decides. `late.py` has
the boards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.agents.search.exact import Measure, points, victory
from tests.agents.search.late import crowded, idle, last, late
from tests.games.tzolkin.table import Table

HARD = 2000
"""Simulations for positions where the right move looks bad at first."""


@dataclass(frozen=True)
class Position:
    """A position, its one right move, the measures by which it is right, and how many simulations must find it."""

    table: Callable[[], Table]
    right: str
    measures: tuple[Measure, ...]
    simulations: int

    @property
    def name(self) -> str:
        return self.table.__name__


POSITIONS: list[Position] = []


def right(
    token: str, measures: tuple[Measure, ...] = (points, victory), simulations: int = 400
) -> Callable[[Callable[[], Table]], Callable[[], Table]]:
    """Add the position that a function builds to `POSITIONS`."""

    def add(table: Callable[[], Table]) -> Callable[[], Table]:
        POSITIONS.append(Position(table, token, measures, simulations))
        return table

    return add


# Food


@right("harvest:corn")
def feeds_its_workers() -> Table:
    """9 corn feed three workers, which saves 9 points; 4 wood are 2 points. Burning costs a temple step for nothing."""
    t = last().set(0, corn=0).put("palenque", 5)
    t.board["jungle_corn"][3], t.board["jungle_wood"][3] = 2, 1
    return t.run("pick:palenque5", "use:palenque5")


@right("harvest:burn")
def burns_the_jungle_rather_than_starve() -> Table:
    """All corn is covered. 7 corn feed three workers (9 points) for a step down in chaac (1 point); 3 wood are 1.5
    points and three hungry workers."""
    t = last().set(0, corn=0).put("palenque", 4)
    t.board["jungle_corn"][2], t.board["jungle_wood"][2] = 1, 1
    return t.run("pick:palenque4", "use:palenque4")


@right("beg:quetzalcoatl")
def begs_where_it_costs_least() -> Table:
    """3 corn feed a worker: 3 points. A step down costs 1 point in quetzalcoatl, but 3 in kukulcan, and in chaac 2 plus
    half of the bonus, since seat 1 is one step behind."""
    return last().set(0, corn=0, chaac=2, quetzalcoatl=1, kukulcan=0).set(1, chaac=1, quetzalcoatl=4, kukulcan=3)


@right("beg:chaac")
def begs_for_the_corn_that_leads_to_a_monument() -> Table:
    """The worker on Tikal 5 must step back to build, for 1 corn, and there is none: only begging, which comes first in
    a turn, makes M07 possible (18 points, and one of six workers is fed). Chaac costs 1 point, the others 2 or 3."""
    t = last(3).set(0, corn=0, workers=6, wood=3, gold=3, quetzalcoatl=5, kukulcan=3).put("tikal", 5).monuments("M07")
    return t.set(1, chaac=2, quetzalcoatl=6, kukulcan=4)


@right("place:palenque")
def does_not_beg_when_every_god_is_dear() -> Table:
    """Begging would feed one more worker (3 points). But chaac is at the bottom, and a step down in another temple
    costs 2 points and its bonus, which is shared now: 3 in quetzalcoatl, 2 in kukulcan."""
    t = last().set(0, corn=1, chaac=-1, quetzalcoatl=4, kukulcan=3).set(1, quetzalcoatl=4, kukulcan=3)
    for gear in ("yaxchilan", "tikal", "uxmal", "chichen_itza"):
        t.put(gear, 0, "n").put(gear, 1, "n")
    return t.put("start", 0, 1)


@right("place:palenque")
def keeps_its_corn_for_the_food_day() -> Table:
    """4 corn buy space 4 of Chichen Itza, and tomorrow 8 points for the skull, which is worth 3 anyway: but then nobody
    is fed. From the free space of Palenque come 3 corn tomorrow, and all three are."""
    return _skull_in_hand(corn=4)


@right("place:chichen_itza")
def pays_for_a_later_space() -> Table:
    """The same with 10 corn: after 4 for space 4 of Chichen Itza, 6 are left to feed all."""
    return _skull_in_hand(corn=10)


def _skull_in_hand(corn: int) -> Table:
    """One worker is free, the others stand on Tikal in vain: there is nothing to build, and nothing to build with."""
    t = last(day=26).set(0, corn=corn, skulls=1, light=0).put("tikal", 2).put("tikal", 3)
    for space in range(4):
        t.put("chichen_itza", space, "n")
    return idle(crowded(t, "yaxchilan", "tikal", "uxmal"), 1)


# Chichen Itza


@right("use:chichen_itza9")
def lays_the_skull_where_it_scores_most() -> Table:
    """13 points and a block; each lower action brings less and costs corn."""
    return last().set(0, corn=20, skulls=1).put("chichen_itza", 9).run("pick:chichen_itza9")


@right("pick:chichen_itza4")
def takes_the_last_skull_space_before_the_other() -> Table:
    """Tomorrow the worker would stand on 5, for 1 point more. But today seat 1 lays two skulls, and only 4 and 5 are
    open."""
    t = crowded(late(day=26), "palenque", "yaxchilan", "tikal", "uxmal").used(1, 2, 3, 6, 7, 8, 9)
    idle(t, 0, 4).set(0, skulls=1).put("yaxchilan", 2)
    idle(t, 1, 5, 6).set(1, corn=2, skulls=2)
    return t.run("pick:yaxchilan2", "use:yaxchilan2")


@right("pick:chichen_itza10")
def picks_up_the_worker_that_would_fall_off() -> Table:
    """Tomorrow the worker on the last space is gone, and with it 13 points for the skull instead of 3. The 4 corn on
    the teeth would feed two workers (6 points)."""
    t = crowded(last(day=26), "palenque", "yaxchilan", "tikal", "uxmal").set(0, corn=3, skulls=1, light=0)
    return idle(t.put("chichen_itza", 10).clock(teeth_corn=4), 1)


@right("pick:yaxchilan5")
def fetches_the_skull_first() -> Table:
    """The last skull of the bank, a step back from Yaxchilan 5, is worth 13 points on Chichen Itza in the same turn.
    Whoever picks up the worker there first lays nothing."""
    t = last(4).set(0, corn=7).put("yaxchilan", 5).put("chichen_itza", 9).used(1, 2, 3, 4, 5, 6, 7, 8)
    return t.clock(bank_skulls=1).set(1, quetzalcoatl=4)


@right("pick:tikal1", simulations=HARD)
def learns_theology_before_it_lays_the_skull() -> Table:
    """Action 8 is used. With theology the worker on space 8 reaches action 9 (13 points): so Tikal first, Chichen Itza
    second. Without, it steps back to action 7 (10 points)."""
    t = last(4).set(0, corn=7, stone=1, skulls=1).put("tikal", 1).put("chichen_itza", 8).used(8)
    return t.set(1, quetzalcoatl=4)


# Temples


@right("temple:quetzalcoatl")
def takes_the_step_that_takes_the_lead() -> Table:
    """2 points, and all of the bonus of 6 instead of half. The step in chaac is worth 2 points, in kukulcan 1."""
    t = last().set(0, corn=20, quetzalcoatl=2, kukulcan=5).set(1, quetzalcoatl=2, chaac=4)
    return t.put("uxmal", 1).run("pick:uxmal1", "use:uxmal1")


@right("temple:quetzalcoatl")
def shares_a_large_lead_rather_than_take_a_small_one() -> Table:
    """Sharing the lead of quetzalcoatl is worth half of 6, and the step 3 points. The lead of chaac would be all of 2
    instead of half, and 2 points for the step."""
    t = last(4).set(0, corn=9, chaac=1, quetzalcoatl=4, kukulcan=0).set(1, chaac=1, kukulcan=4)
    return t.set(2, quetzalcoatl=5).set(3, chaac=1).put("uxmal", 1).run("pick:uxmal1", "use:uxmal1")


@right("temple:kukulcan")
def reaches_the_top_before_the_other() -> Table:
    """Only one player can stand on the top step. Taken now, it brings 1 point and all of the bonus; else seat 1 takes
    it and the whole bonus. The step in quetzalcoatl is worth 3 points."""
    t = late(4).clock(start_player=2, turns=2).set(0, corn=10, quetzalcoatl=4, kukulcan=5).put("uxmal", 2)
    t.set(1, corn=9, kukulcan=5).put("uxmal", 1, 1).put("chichen_itza", 0, 1).put("chichen_itza", 1, 1)
    return t.set(2, quetzalcoatl=6, chaac=3).run("pick:uxmal2", "use:uxmal1")


# Blocks, buildings, monuments


@right("gain:wood")
def gains_the_block_that_completes_a_building() -> Table:
    """The worker on Tikal 2 needs 1 wood besides the 2 gold for A2-T3: 8 points. Gold is worth more, but builds nothing
    here."""
    t = last().set(0, corn=6, gold=2, skulls=1).put("chichen_itza", 8).put("tikal", 2).lay("A2-T3", "A2-T1")
    return t.run("pick:chichen_itza8", "use:chichen_itza8")


@right("use:tikal2")
def pays_a_corn_to_use_the_lower_action() -> Table:
    """Tikal 2 builds A2-T3: 8 points, 2 for architecture and a block saved. Tikal 3 needs no corn, but two bonuses of
    architecture are 6 points."""
    t = last(3).set(0, corn=7, wood=1, gold=1, architecture=3).put("tikal", 3).lay("A2-T3")
    return t.run("pick:tikal3")


@right("buy:wood", simulations=HARD)
def buys_the_wood_for_a_farm() -> Table:
    """2 corn feed one worker of three. For them the market gives the second wood, and with it Tikal 2 builds a farm
    that feeds all. Selling the wood feeds two."""
    t = last().set(0, corn=2, wood=1).put("uxmal", 2).put("tikal", 2).lay("A2-F1", "A2-S1")
    return t.run("pick:uxmal2", "use:uxmal2")


@right("sell:gold")
def sells_its_gold_to_feed() -> Table:
    """The market pays for gold what it is worth at the end, and 4 corn feed two more workers."""
    return last(3).set(0, corn=2, gold=1).put("uxmal", 2).run("pick:uxmal2", "use:uxmal2")


@right("build:A2-S4/plain", simulations=HARD)
def builds_first_what_makes_the_second_cheaper() -> Table:
    """A2-S4 brings architecture to level 3, which saves the gold that is missing for A2-T3; but only if the first
    building was built without architecture (T27). Any other order builds one of them."""
    t = last(3).set(0, wood=1, stone=1, gold=2, architecture=2).put("tikal", 4).lay("A2-T3", "A2-S4", "A2-S1")
    return t.run("pick:tikal4", "use:tikal4")


@right("tech:extraction")
def completes_the_technology_that_its_monument_counts() -> Table:
    """M09 pays 20 points for two technologies on level 3, 9 for one. The bonus of architecture is 3 points for a block,
    two times in this turn."""
    t = last(3).set(0, wood=2, stone=1, extraction=2, architecture=3, agriculture=1).own(0, "M09").put("tikal", 3)
    return t.run("pick:tikal3", "use:tikal3")


@right("use:tikal4")
def raises_the_monument_that_pays() -> Table:
    """M07 counts six workers: 18 points. Nothing else on Tikal is worth half of that."""
    return last().set(0, corn=20, workers=6, wood=3, gold=3).put("tikal", 4).monuments("M07").run("pick:tikal4")


@right("monument:M13", simulations=HARD)
def raises_first_the_monument_that_the_other_wants() -> Table:
    """M05 is worth 24 points, M13 21. Seat 1 can pay M13 alone and will raise it today: taken now, M05 can wait for the
    second worker, tomorrow."""
    t = crowded(late(day=26), "palenque", "yaxchilan", "tikal", "uxmal")
    t.monuments("M05", "M13").used(1, 2, 3, 4, 5, 6, 7)
    idle(t, 0).set(0, corn=1, wood=1, gold=8, skulls=1, wood_tiles=6).put("tikal", 5).put("tikal", 3)
    idle(t, 1).set(1, gold=4, skulls=1).put("tikal", 4, 1)
    return t.run("pick:tikal5", "use:tikal4")


@right("monument:M04", (victory,), simulations=HARD)
def takes_the_monument_that_would_win_for_the_other() -> Table:
    """M05 is worth 12 points, M04 only 4. But seat 1 would raise M04 for 20 in the last turn of the game, and win."""
    t = late().monuments("M04", "M05").set(0, points=20, corn=7, wood=1, stone=1, gold=4, corn_tiles=1, wood_tiles=3)
    t.set(1, points=14, wood=1, stone=1, gold=4, corn_tiles=5).put("tikal", 4, 1)
    t.put("tikal", 5).put("chichen_itza", 1, 1).put("chichen_itza", 2, 1)
    return t.run("pick:tikal5", "use:tikal4")


# The calendar


@right("advance:2")
def turns_two_days_to_be_first() -> Table:
    """Only action 9 is open. After two days one's own worker stands on 9, and seat 0 begins. After one it stands on 8,
    and seat 1 on 9."""
    t = last(3, day=26).set(0, skulls=1).put("chichen_itza", 7).used(1, 2, 3, 4, 5, 6, 7, 8)
    t = idle(idle(crowded(t, "palenque", "yaxchilan", "tikal"), 1, 8), 2).set(1, skulls=1)
    return t.run("place:start", "end")


@right("advance:1")
def turns_one_day_not_to_miss_its_space() -> Table:
    """After one day the worker on Tikal 2 builds A2-T3 (8 points). After two it has to step back, and for that corn a
    worker goes hungry (3 points). The worker on Chichen Itza gains only 1 point by the second day."""
    t = crowded(last(day=26), "palenque", "yaxchilan", "uxmal").set(0, skulls=1, wood=1, gold=2).lay("A2-T3")
    t.put("tikal", 1).put("chichen_itza", 3).used(1, 2, 3, 6, 7, 8, 9)
    return idle(t, 1).run("place:start", "end")


@right("place:start")
def takes_the_start_space_for_the_second_day() -> Table:
    """Only action 9 is open, and the worker stands on 7: only a turn of two days brings it there, and only the owner of
    the start space makes one."""
    t = crowded(last(3, day=26), "palenque", "yaxchilan", "uxmal").used(1, 2, 3, 4, 5, 6, 7, 8)
    t.set(0, skulls=1).put("chichen_itza", 7).put("chichen_itza", 2)
    return idle(idle(t, 1), 2)


# The end


@right("place:uxmal", (victory,))
def wins_the_tie() -> Table:
    """Both have equal points. The player with more workers on the gears wins (T62): the start space returns its worker
    before that is counted, every other space costs corn that feeds a worker, and picking up leaves none there."""
    t = last().put("chichen_itza", 2).put("chichen_itza", 3, 1)
    for gear in ("palenque", "yaxchilan", "tikal", "chichen_itza"):
        t.put(gear, 0, "n")
    return t
