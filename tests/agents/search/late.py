"""Boards of Tzolk'in near its end, small enough for the exact solver: few free spaces, little corn, nothing hidden."""

from __future__ import annotations

from patolli.games.tzolkin.rules.components import AGE_SIZE
from tests.games.tzolkin.table import Table


def late(players: int = 2, day: int = 27) -> Table:
    """Seat 0 begins the round of this day: 27 is the last one. No building, no monument, everybody can feed three."""
    t = Table(players).clock(day=day, round_no=day, age=2, food_days=3, deck_at=AGE_SIZE[1]).lay().monuments()
    for seat in range(players):
        t.set(seat, corn=6)
    return t


def last(players: int = 2, day: int = 27) -> Table:
    """The same, but seat 0 has the last turn of the round; seat 1 began."""
    return late(players, day).clock(start_player=1, turns=players - 1)


def idle(t: Table, seat: int, *spaces: int) -> Table:
    """A seat that can change little: no corn, at the bottom of all temples, and a farm feeds its workers. Some may
    stand on Chichen Itza."""
    t.set(seat, corn=0, light=0, chaac=-1, quetzalcoatl=-1, kukulcan=-1).own(seat, "A2-F1")
    for space in spaces:
        t.put("chichen_itza", space, seat)
    return t


def crowded(t: Table, *gears: str) -> Table:
    """Neutral workers hold the first space of these gears, today and tomorrow: one turns to it from the last tooth."""
    for gear in gears:
        t.put(gear, 0, "n").put(gear, 9, "n")
    return t
