"""Functions of ours in processes of their own: one thread each, deaf to Ctrl-C, and gone when we are gone, whatever
happens."""

from __future__ import annotations

import atexit
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from patolli.engine.processes.starting import CHILDREN, starting

Work = Callable[..., None]
"""Receives its end of the pipe, then whatever else it needs. Found by name: a module-level function, or an instance of
a module-level class."""


class OurProcess:
    """A process that does some work, at the other end of a pipe. Whoever starts it also buries it; anybody may `kill`
    it.

    `nice`: how much lower its priority is. `starts_others`: it may start processes of its own.
    """

    def __init__(self, work: Work, *args: object, nice: int = 0, starts_others: bool = False) -> None:
        self._work, self._args, self._nice = work, args, nice
        # Python does not let daemons have children.
        self._daemon = not starts_others
        self._lock = threading.Lock()
        self._unwanted = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, while there is one."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def start(self) -> Connection:
        """Our end of the pipe. The process has the only other one: when it dies, ours reports the end."""
        context = get_context("spawn")  # not forked: a copy of a process with threads may hang
        pipe, theirs = context.Pipe()
        try:
            with theirs, starting():
                target = (self._work, theirs, self._nice, self._args)
                process = context.Process(target=_run, args=target, daemon=self._daemon)
                process.start()
        except BaseException:
            pipe.close()
            raise
        _UNBURIED.add(self)
        with self._lock:
            self._process, self._pipe = process, pipe
            if self._unwanted:
                process.kill()
        return pipe

    def kill(self) -> None:
        """End it, whatever it is doing: from any thread, even before it is started or after it is gone."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.kill()

    def bury(self, grace: float = 0.0) -> int | None:
        """End it and clean up; returns its exit code, if known. With a grace period its pipe is closed first, and it
        has that many seconds to end by itself."""
        with self._lock:
            process, self._process = self._process, None
            pipe, self._pipe = self._pipe, None
        if process is None or pipe is None:
            return None
        if grace:
            pipe.close()
            connection.wait([process.sentinel], grace)
        with CHILDREN:
            process.kill()
            process.join()
            code = process.exitcode
            # Other code in this program may have waited for all children, and have received the exit code.
            with suppress(ValueError):
                process.close()
        pipe.close()
        _UNBURIED.discard(self)
        return code


_UNBURIED: set[OurProcess] = set()


@atexit.register
def _end_all() -> None:
    """When Python exits and a process of ours still runs. Runs last, after every orderly shutdown."""
    for process in list(_UNBURIED):
        process.kill()


def _run(work: Work, pipe: Connection, nice: int, args: tuple[object, ...]) -> None:
    """What the process does."""
    # Ctrl-C is up to the parent, with which this process dies.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    work(pipe, *args)


def _die_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
