"""Compiling ahead of time: once per machine, by one process while others wait for it."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

from patolli.engine.compiled import JIT
from patolli.engine.compiled.cache import folder_of, forget_unused
from patolli.engine.compiled.origins import HOME, package_digest
from patolli.engine.lock import try_lock

Steps = Sequence[tuple[str, Callable[[], object]]]
"""What is compiled, by name, and the call that compiles it."""
Progress = Callable[[str, int, int], None]


def is_warm(name: str, package: str = HOME) -> bool:
    """Whether all steps of this name have been done on this machine with the current source files."""
    if not JIT:
        return True
    ready = _ready_file(name, package)
    return ready is not None and ready.exists()


def warm(name: str, steps: Steps, progress: Progress | None = None, package: str = HOME) -> bool:
    """Runs `steps`, which call exported functions, unless everything is already compiled.

    Reports through `progress(label, done, total)`, last with `done == total`. Of several processes one compiles while
    the others wait for it. Returns whether there was anything to do. Without this, functions compile when first called.
    """
    say = progress or _say_nothing
    if is_warm(name, package):
        return False
    ready = _ready_file(name, package)
    with _one_at_a_time(ready, lambda: say("waiting for another process to compile", 0, len(steps))):
        if is_warm(name, package):
            return False
        for done, (label, step) in enumerate(steps):
            say(label, done, len(steps))
            step()
        if ready is not None:
            with contextlib.suppress(OSError):
                ready.touch()
            forget_unused(ready.parent.parent, keep=ready.parent)
        say("ready", len(steps), len(steps))
    return True


def _ready_file(name: str, package: str) -> Path | None:
    folder = folder_of(package_digest(package))
    return None if folder is None else folder / ("ready-" + re.sub(r"[^\w.-]+", "_", name))


def _say_nothing(label: str, done: int, total: int) -> None: ...


@contextlib.contextmanager
def _one_at_a_time(ready: Path | None, waiting: Callable[[], None], patience: float = 300.0) -> Generator[None]:
    """Holds the lock for compiling. It only saves work: two processes that compile at once do not disturb each other,
    so it is right to go on without it if a folder does not support locks or the holder seems to hang."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):
            if ready is not None:
                file = stack.enter_context(ready.with_name(f"{ready.name}.lock").open("ab"))
                until, told = time.monotonic() + patience, False
                while not try_lock(file.fileno()) and time.monotonic() < until:
                    if not told:
                        waiting()
                        told = True
                    time.sleep(0.1)
        # The system releases the lock when the file is closed, even if the process is killed.
        yield
