"""How far a tournament is: a bar in a terminal, elsewhere a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

EVERY = 30.0
"""Seconds between two lines where there is no terminal."""


@contextmanager
def shown_progress(console: Console, done: int, total: int) -> Generator[Callable[[], None]]:
    """Shows that `done` of `total` games are played; call what it yields after each further one."""
    start = said = time.monotonic()
    before = done
    columns = (TextColumn("playing"), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    # The bar shows nothing where there is no terminal.
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(in_words(done, total, 0, 0.0), completed=done, total=total)

        def advance() -> None:
            nonlocal done, said
            done += 1
            now = time.monotonic()
            words = in_words(done, total, done - before, now - start)
            bar.update(task, completed=done, description=words)
            if not console.is_terminal and now - said >= EVERY:
                said = now
                console.print(words, highlight=False, soft_wrap=True)

        yield advance


def in_words(done: int, total: int, played: int, seconds: float) -> str:
    """Games done, games a second, time left; the last two from the games `played` in so many seconds."""
    words = f"{done:,} of {total:,} games"
    if not played or not seconds:
        return words
    speed = played / seconds
    return f"{words}, {speed:.3g} games/s, {_duration((total - done) / speed)} left"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
