"""What a child process finds: an environment without our private settings, and no Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import resource_tracker

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
OURS_ALONE = ("PATOLLI_DATABASE", "PATOLLI_MAIL", "PATOLLI_SERVER")
"""What worker processes need not know: the first may hold a password."""
CHILDREN = threading.Lock()
"""Python's list of children is not thread-safe: only one thread at a time starts or buries one."""


@contextmanager
def starting() -> Generator[None]:
    """Start processes of ours within this, one at a time: with one thread each, without our private settings, and deaf
    to Ctrl-C from the start."""
    with CHILDREN, _environment_of_ours(), _undisturbed():
        yield


def environment_of_others() -> dict[str, str]:
    """For somebody else's program: this process's environment, without our private settings."""
    with CHILDREN:  # the changes made while `starting` are not for this program
        return {name: value for name, value in os.environ.items() if name not in OURS_ALONE}


@contextmanager
def _environment_of_ours() -> Generator[None]:
    """Processes started here use one thread each in the underlying libraries, as they share the machine, and do not see
    our secrets."""
    before = {name: os.environ.pop(name, None) for name in (*THREADS, *OURS_ALONE)}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


@contextmanager
def _undisturbed() -> Generator[None]:
    """Processes started here are deaf to Ctrl-C from the very start; in this process it is only delayed a moment."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # Otherwise it would be started below, with a mask of its own.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
