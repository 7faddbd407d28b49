"""A file that one process holds. The system lets go of it when the process ends, however it ends: no lock is stale."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from patolli.engine.errors import PatolliError

_FAR = 1 << 20  # Windows lets nobody read what is locked: lock a byte that is never written


class Locked(PatolliError):
    """Another process holds the lock; `holder` is its id, or empty when it is not known."""

    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(f"{path} is held by another process{holder and f' (id {holder})'}")
        self.holder = holder


@contextmanager
def locked(path: Path) -> Generator[None]:
    """Hold the lock of this file, or raise Locked at once. The file stays: to delete it could let two in."""
    with path.open("a+b") as file:
        if not _try_lock(file.fileno()):
            file.seek(0)
            holder = file.read(20).decode("ascii", "replace").strip()
            raise Locked(path, holder if holder.isdigit() else "")
        file.truncate(0)
        file.write(b"%d\n" % os.getpid())
        file.flush()
        yield


def _try_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except (BlockingIOError, PermissionError):
        return False
