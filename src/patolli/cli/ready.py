"""Games with compiled rules, and telling those who wait how long it will take."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

from patolli.agents.ready.crew import Crew
from patolli.agents.ready.stages import RULES, Job
from patolli.cli.console import errors
from patolli.engine.compiled.trouble import in_short
from patolli.engine.errors import BadGame
from patolli.engine.game import Game, find_game
from patolli.engine.lines import fit

EVERY = 10.0
"""Seconds between two lines where no terminal can rewrite a line."""
_WIDTH = 24


def ready_game(name: str, *stages: str) -> Game:
    """The game of that name with these stages compiled (its rules, if none is named); the very first time this takes a
    while, on all cores, and shows progress."""
    game = find_game(name)
    compile_now([name], stages or (RULES,))
    return game


def compile_now(games: Iterable[str], stages: Iterable[str], until: float = math.inf) -> bool:
    """Compile what is missing, and wait for it, but only until `until` (of `time.monotonic`); returns whether all is
    done."""
    games, stages = tuple(games), tuple(dict.fromkeys((RULES, *stages)))
    if all(Job(game, stage).ready for game in games for stage in stages):
        return True
    crew = Crew(games, stages)
    try:
        crew.start()
        began = time.monotonic()
        with Waiting() as waiting:
            while not crew.wait(seconds=0.2):
                if time.monotonic() >= until:
                    return False
                waiting.say(_line(crew))
        _compile_here(crew)
        errors.print(f"Compiled the rules in {time.monotonic() - began:.0f} s", highlight=False)
        return True
    finally:
        crew.close()


def _compile_here(crew: Crew) -> None:
    """Compile here what failed to compile elsewhere; BadGame says what is wrong with a game."""
    for job in (one.job for one in crew.progress() if one.state == "failed"):
        try:
            job.compile()
        except Exception as error:
            raise BadGame(job.game, in_short(error)) from error


class Waiting:
    """A terminal line that is rewritten, and erased at the end; elsewhere, a new line now and then."""

    def __enter__(self) -> Waiting:
        self._told = 0.0
        return self

    def say(self, line: str) -> None:
        if errors.is_terminal:
            errors.file.write(f"\r\x1b[K{fit(line, errors.width - 1)}")
            errors.file.flush()
        elif not self._told or time.monotonic() - self._told >= EVERY:
            self._told = time.monotonic()
            errors.print(line, highlight=False, soft_wrap=True, markup=False)

    def __exit__(self, *_: object) -> None:
        if errors.is_terminal:
            errors.file.write("\r\x1b[K")
            errors.file.flush()


def _line(crew: Crew) -> str:
    """A bar, what is being compiled, and how long it will take."""
    found = crew.progress()
    share = sum(one.share for one in found) / max(len(found), 1)
    bar = "#" * round(_WIDTH * share) + "." * (_WIDTH - round(_WIDTH * share))
    now = ", ".join(
        f"{find_game(one.job.game).title}: {one.step or one.job.stage}" for one in found if one.state == "compiling"
    )
    return f"Compiling, once on this machine: [{bar}] about {crew.left():.0f} s left ({now})"
