"""What a turn loses, compared with the best one found, and whether that is worth mentioning."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from patolli.agents.compare.comparing import Outcome, is_sure

WINS, POINTS = 0.1, 6.0
"""This share of a win, or this many points, is worth mentioning."""
SELDOM = 2
"""This many times as much, for players who want to hear only of the worst."""


class Loss(msgspec.Struct, frozen=True):
    """A turn's loss, compared with the best one; each 0 where luck could explain it."""

    points: float
    wins: float


def loss_of(plans: Sequence[Outcome], tried: Sequence[str]) -> Loss | None:
    """What these steps lose, given plans with the best first; None if they are the best, or were not compared."""
    mine = next((plan for plan in plans[1:] if plan.steps == list(tried)), None)
    if mine is None or mine.gap is None:
        return None
    gap = mine.gap
    return Loss(
        points=max(0.0, -gap.points) if is_sure(gap.points, gap.error) else 0.0,
        wins=max(0.0, -gap.wins) if is_sure(gap.wins, gap.wins_error) else 0.0,
    )


def is_worth_a_word(loss: Loss | None, seldom: bool = False) -> bool:
    """Whether a loss is large."""
    times = SELDOM if seldom else 1
    return loss is not None and (loss.wins >= times * WINS or loss.points >= times * POINTS)
