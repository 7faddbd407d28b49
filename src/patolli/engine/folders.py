"""Where the system keeps a user's files."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC

_NAME = "patolli"


def data_folder() -> Path:
    """For what must not be lost: `PATOLLI_DATA`, or the system's data folder for the user.

    RuntimeError if the user has no home folder."""
    return _chosen("PATOLLI_DATA") or _of_the_system().user_data_path


def cache_folder() -> Path:
    """For what can be regenerated: `PATOLLI_CACHE`, or the system's cache folder for the user.

    RuntimeError if the user has no home folder."""
    return _chosen("PATOLLI_CACHE") or _of_the_system().user_cache_path


def _chosen(variable: str) -> Path | None:
    folder = os.environ.get(variable)
    return Path(folder).expanduser().absolute() / _NAME if folder else None


def _of_the_system() -> PlatformDirsABC:
    # On Windows: just `patolli`, neither inside a folder for the author nor with a `Cache` folder inside.
    return PlatformDirs(_NAME, appauthor=False, opinion=False)
