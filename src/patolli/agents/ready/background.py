"""For a process that answers at once: rules run interpreted while others compile them, and then compiled."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

from patolli.agents.ready.crew import Crew, Progress
from patolli.agents.ready.stages import BOTS, RULES, STAGES, Job
from patolli.engine.compiled.jit import begin_interpreted, compiled_here, take_over
from patolli.engine.compiled.trouble import in_short
from patolli.engine.game import find_game

log = logging.getLogger("patolli.ready")


class Background:
    """Compiles what is missing. Make it before a game is looked for: see `begin_interpreted`."""

    def __init__(self, games: Sequence[str]) -> None:
        jobs = [Job(game, stage) for game in games for stage in (RULES, BOTS)]
        self._crew: Crew | None = None
        self._interpreted = False
        self._taken_over = {job for job in jobs if job.ready}
        if len(self._taken_over) < len(jobs):
            self._interpreted = begin_interpreted()
            self._crew = Crew(games, changed=self._changed)
            # What is compiled already need not be interpreted for a moment.
            for job in [job for job in jobs if job in self._taken_over]:
                self._load(job)

    def start(self) -> None:
        """Returns at once."""
        if self._crew is not None:
            self._crew.start()

    def close(self) -> None:
        """Stop compiling."""
        if self._crew is not None:
            self._crew.close()

    @property
    def done(self) -> bool:
        """Whether all that can be compiled is, and runs here."""
        return self._crew is None or (self._crew.ready and all(self._finished(one.job) for one in self.progress()))

    def wait(self, game: str, stage: str, waiting: Callable[[float], None]) -> None:
        """Until this stage of a game is ready; says again and again about how many seconds that takes."""
        while not self.is_ready(game, stage):
            waiting(
                sum(one.left for one in self.progress() if one.job.game == game and one.job.stage in (RULES, stage))
            )
            time.sleep(0.2)

    def is_ready(self, game: str, stage: str) -> bool:
        """Whether nobody need wait for it. What could not be compiled ahead is compiled where it is used."""
        return self._crew is None or (self._crew.is_ready(Job(game, stage)) and self._finished(Job(game, stage)))

    def want(self, game: str) -> None:
        """Somebody chose this game: it comes first."""
        if self._crew is not None:
            self._crew.want(game)

    def progress(self) -> list[Progress]:
        """How far everything is."""
        return [] if self._crew is None else self._crew.progress()

    def left(self) -> float:
        """Seconds until all is done, if this machine goes on as it has so far."""
        return 0.0 if self._crew is None else self._crew.left()

    def _finished(self, job: Job) -> bool:
        return job in self._taken_over

    def _changed(self, job: Job) -> None:
        """On a thread of the crew."""
        if not job.ready:
            log.warning("%s of %s could not be compiled ahead: they are compiled here", job.stage, job.game)
        try:
            self._load(job)
        except Exception as error:
            # They stay interpreted: slow, but right.
            log.error("%s of %s could not be compiled: %s", job.stage, job.game, in_short(error))
        self._taken_over.add(job)
        if self.done:
            log.info("all rules are compiled")
        else:
            log.info("%s of %s compiled, about %.0f s left", job.stage, job.game, self.left())

    def _load(self, job: Job) -> None:
        if not self._interpreted:
            return
        with compiled_here():
            for _, step in STAGES[job.stage](find_game(job.game)):
                step()
        take_over()
