"""A process that compiles one stage of a game, and says how far it is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from patolli.agents.ready.stages import Job
from patolli.engine.compiled.trouble import in_short


def compile_job(pipe: Connection, job: Job) -> None:
    """Say the name of each step when it begins; end without a word of trouble, or with one."""
    trouble = ""
    try:
        job.compile(_teller(pipe))
    except Exception as error:
        trouble = in_short(error)
    with suppress(OSError):
        pipe.send((None, trouble))


def _teller(pipe: Connection) -> Callable[[str, int, int], None]:
    def tell(label: str, done: int, total: int) -> None:
        with suppress(OSError):
            pipe.send((label, done))

    return tell
