"""Games on several processes of this machine: see `patolli.arena.workers`."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass

import msgspec

from patolli.agents.ready.stages import BOTS, STUDIES, Job
from patolli.arena.plan import Plan
from patolli.arena.play import play_game
from patolli.arena.results import GameResult
from patolli.arena.workers import work_on_processes
from patolli.engine.game import find_game


@dataclass(frozen=True)
class GameTask:
    """Plays games of a plan by their numbers, wherever it was sent; the result is JSON."""

    plan: Plan

    def __call__(self, number: int) -> bytes:
        game = find_game(self.plan.game)
        # Done already, unless this is another machine: there, one process compiles for all.
        for stage in (BOTS, STUDIES):
            Job(game.name, stage).compile()
        return msgspec.json.encode(play_game(self.plan, number))


def play_on_processes(plan: Plan, numbers: Iterable[int], jobs: int) -> Generator[GameResult]:
    """Play these games on so many processes; results come as games finish."""
    with closing(work_on_processes(GameTask(plan), numbers, jobs)) as played:
        for _, data in played:
            yield msgspec.json.decode(data, type=GameResult)
