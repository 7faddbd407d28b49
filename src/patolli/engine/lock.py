"""A lock file held by one process. The system releases it however the process ends: no lock is ever stale."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from filelock import lock_descriptor

from patolli.engine.errors import PatolliError

_AFTER_LOCK = 1  # Windows locks the first byte of the file, and nobody can read it: the text begins after it
_MOST = 1000  # bytes to read


class Locked(PatolliError):
    """Another process holds the lock; `holder` is its id, or empty if unknown, `note` what it left there."""

    def __init__(self, path: Path, holder: str, note: str = "") -> None:
        super().__init__(f"{path} is held by another process{holder and f' (id {holder})'}")
        self.holder = holder
        self.note = note


@contextmanager
def locked(path: Path, note: str = "") -> Generator[None]:
    """Hold the lock of this file, or raise Locked at once. The file stays: deleting it could let two processes in. The
    note is a line for those who find it held."""
    # Unbuffered: a buffer would read the locked byte, too.
    with open(path, "r+b", buffering=0, opener=_open_or_make) as file:
        if not try_lock(file.fileno()):
            file.seek(_AFTER_LOCK)
            holder, _, left = file.read(_MOST).decode("utf-8", "replace").partition("\n")
            raise Locked(path, holder if holder.isdigit() else "", left.strip())
        file.write(f"\n{os.getpid()}\n{note}".encode())
        file.truncate()
        yield


def try_lock(handle: int) -> bool:
    """Lock an open file, unless somebody else has; closing the file releases the lock."""
    return lock_descriptor(handle, blocking=False)


def _open_or_make(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CREAT, 0o666)
