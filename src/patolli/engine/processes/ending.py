"""How a process ended, in words."""

from __future__ import annotations

import signal
from contextlib import suppress


def ending(code: int | None) -> str:
    """A phrase without a subject, from the exit code; less specific if that is unknown."""
    if code is None:
        return "ended"
    if code >= 0:
        return f"ended with exit code {code}"
    with suppress(ValueError):
        return f"was ended by the signal {signal.Signals(-code).name}"
    return f"was ended by the signal {-code}"
