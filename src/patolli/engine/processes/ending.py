"""How a process ended, in words."""

from __future__ import annotations

import signal
from contextlib import suppress


def ending(code: int | None) -> str:
    """What it did, without a subject; by its exit code, or nothing more if that is not known."""
    if code is None:
        return "ended"
    if code >= 0:
        return f"ended with exit code {code}"
    with suppress(ValueError):
        return f"was ended by the signal {signal.Signals(-code).name}"
    return f"was ended by the signal {-code}"
