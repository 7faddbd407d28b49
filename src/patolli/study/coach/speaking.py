"""When the coach speaks: seldom enough that nobody feels nagged. It needs to know only what it has said."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

MOST = 8
"""Times per game."""
A_DAY = 2
"""Times per day, or round: whatever the game counts."""


class Spoke(msgspec.Struct, frozen=True):
    """One time that it spoke."""

    ago: int
    """This many turns of this seat were confirmed since: 0 if it was before the turn now being tried."""
    day: int


def may_speak(spoke: Sequence[Spoke], day: int) -> bool:
    """Whether the coach may say that a turn is bad: once per turn, never in two consecutive turns, a limited number of
    times per day and game."""
    return may_warn(spoke) and all(one.ago > 1 for one in spoke) and sum(one.day == day for one in spoke) < A_DAY


def may_warn(spoke: Sequence[Spoke]) -> bool:
    """Whether it may warn of something that is about to happen: that cannot wait for another turn."""
    return len(spoke) < MOST and all(one.ago > 0 for one in spoke)


def spoke_at(seqs: Sequence[tuple[int, int]], own: Sequence[int], seq: int) -> list[Spoke]:
    """When it spoke, counted in turns of a seat: pairs of a number of turns of the table and a day; the numbers of the
    seat's own earlier turns; and the number of the current one. Later ones are impossible."""
    return [Spoke(sum(said <= one < seq for one in own), day) for said, day in seqs if said <= seq]
