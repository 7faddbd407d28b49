"""Games of a plan, wherever they are to be played: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from patolli.arena.cluster import play_on_ray
from patolli.arena.plan import Plan
from patolli.arena.play import play_game
from patolli.arena.pool import play_on_processes
from patolli.arena.results import GameResult


def play_all(plan: Plan, numbers: Sequence[int], jobs: int = 1, ray: str | None = None) -> Generator[GameResult]:
    """Play these games; results come as games finish, and are the same wherever they were played.

    Close the generator to stop early: games under way are dropped.
    """
    if not numbers:
        return
    if ray is not None:
        yield from play_on_ray(plan, numbers, ray, jobs)
    elif jobs > 1:
        yield from play_on_processes(plan, numbers, jobs)
    else:
        for number in numbers:
            yield play_game(plan, number)
