"""What is compiled of a game, in the order in which people need it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from patolli.agents.network.values import lesson_steps
from patolli.agents.search import growing as search_tree
from patolli.engine import steps
from patolli.engine.compiled.ahead import Progress, Steps, is_warm, warm
from patolli.engine.game import Game, find_game, game_package

RULES, BOTS, STUDIES, LESSONS = "rules", "bots", "studies", "lessons"
STAGES: Mapping[str, Callable[[Game], Steps]] = {
    RULES: steps.rules_steps,
    BOTS: lambda game: [*steps.policy_steps(game), *search_tree.search_steps(game)],
    STUDIES: steps.study_steps,
    LESSONS: lesson_steps,
}
"""To play; to play against bots and get hints; to simulate games by the thousand; to train networks."""


class Job(NamedTuple):
    """One stage of a game."""

    game: str
    stage: str

    @property
    def before(self) -> Job | None:
        """What has to be done first: loops call the rules, which need not be compiled twice."""
        return None if self.stage == RULES else Job(self.game, RULES)

    @property
    def ready(self) -> bool:
        """Whether it was done on this machine, with these sources."""
        return is_warm(f"{self.game}-{self.stage}", game_package(self.game))

    def seconds(self) -> dict[str, float]:
        """Its steps, and about how many seconds each takes on an idle core."""
        game = find_game(self.game)
        return {label: game.rules.compile_seconds.get(label, 0.3) for label, _ in STAGES[self.stage](game)}

    def compile(self, progress: Progress | None = None) -> None:
        """Do it now, in this process, unless it was done."""
        if self.before is not None:
            self.before.compile(progress)
        if not self.ready:
            steps = STAGES[self.stage](find_game(self.game))
            warm(f"{self.game}-{self.stage}", steps, progress, game_package(self.game))


def load(game: Game, *stages: str) -> None:
    """Bring what is compiled into the memory of this process, or compile it."""
    for stage in stages:
        Job(game.name, stage).compile()
        for _, step in STAGES[stage](game):
            step()
