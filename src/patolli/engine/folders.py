"""Where the system keeps what belongs to a user."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """For what must not be lost: `PATOLLI_DATA`, or the data folder of the user as the system has it."""
    if chosen := os.environ.get("PATOLLI_DATA"):
        base = Path(chosen).expanduser().absolute()
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        # The XDG specification: a relative path is invalid and to be ignored.
        chosen = os.environ.get("XDG_DATA_HOME", "")
        base = Path(chosen) if os.path.isabs(chosen) else Path.home() / ".local" / "share"
    return base / "patolli"
