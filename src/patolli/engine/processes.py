"""Processes of our own: one thread each, deaf to Ctrl-C, and gone when we are gone, however that happens."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from multiprocessing import parent_process, resource_tracker
from multiprocessing.process import BaseProcess

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
_CHILDREN = threading.Lock()
"""Python's list of children is not made for several threads: one at a time starts or buries."""


@contextmanager
def starting() -> Generator[None]:
    """Start processes within this, one at a time: with one thread each, and deaf to Ctrl-C from their beginning."""
    with _CHILDREN, _one_thread(), _undisturbed():
        yield


def settle() -> None:
    """What a process of ours calls first: it stays deaf to Ctrl-C, which is its parent's affair, and dies with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def bury(process: BaseProcess) -> int | None:
    """End a process, whatever it is doing, and leave nothing of it; its exit code, if that can be known."""
    with _CHILDREN:
        process.kill()
        process.join()
        code = process.exitcode
        # Somebody else in this program may just have asked after all children, and have got the answer.
        with suppress(ValueError):
            process.close()
        return code


def _die_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _one_thread() -> Generator[None]:
    """Processes started here use one thread each in the libraries below us: the processes share the machine."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def _undisturbed() -> Generator[None]:
    """Processes started here are deaf to Ctrl-C from their very beginning; for this one, it waits a moment."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # Otherwise begun below, and with a mask of its own.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
