"""A file that one process holds. The system lets go of it when the process ends, however it ends: no lock is stale."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from filelock import lock_descriptor

from patolli.engine.errors import PatolliError

_AFTER_LOCK = 1  # Windows locks the first byte of the file, and lets nobody read it: words begin behind it
_MOST = 1000  # bytes to read


class Locked(PatolliError):
    """Another process holds the lock; `holder` is its id, or empty when it is not known, `note` what it has left."""

    def __init__(self, path: Path, holder: str, note: str = "") -> None:
        super().__init__(f"{path} is held by another process{holder and f' (id {holder})'}")
        self.holder = holder
        self.note = note


@contextmanager
def locked(path: Path, note: str = "") -> Generator[None]:
    """Hold the lock of this file, or raise Locked at once. The file stays: to delete it could let two in. The note is
    a line for those who find it held."""
    # Without a buffer, which would read the locked byte, too.
    with open(path, "r+b", buffering=0, opener=_open_or_make) as file:
        if not try_lock(file.fileno()):
            file.seek(_AFTER_LOCK)
            holder, _, left = file.read(_MOST).decode("utf-8", "replace").partition("\n")
            raise Locked(path, holder if holder.isdigit() else "", left.strip())
        file.write(f"\n{os.getpid()}\n{note}".encode())
        file.truncate()
        yield


def try_lock(handle: int) -> bool:
    """Lock an open file, unless somebody has locked it; it is free when the file is closed."""
    return lock_descriptor(handle, blocking=False)


def _open_or_make(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CREAT, 0o666)
