"""Where the system keeps what belongs to a user."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC

_NAME = "patolli"


def data_folder() -> Path:
    """For what must not be lost: in `PATOLLI_DATA`, or in the data folder of the user as the system has it.

    RuntimeError if the user has no home folder."""
    return _chosen("PATOLLI_DATA") or _of_the_system().user_data_path


def cache_folder() -> Path:
    """For what can be made again: in `PATOLLI_CACHE`, or in the cache folder of the user as the system has it.

    RuntimeError if the user has no home folder."""
    return _chosen("PATOLLI_CACHE") or _of_the_system().user_cache_path


def _chosen(variable: str) -> Path | None:
    folder = os.environ.get(variable)
    return Path(folder).expanduser().absolute() / _NAME if folder else None


def _of_the_system() -> PlatformDirsABC:
    # On Windows: `patolli` and nothing else, neither in a folder of its author nor with a folder `Cache` in it.
    return PlatformDirs(_NAME, appauthor=False, opinion=False)
