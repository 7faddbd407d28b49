"""Everybody chooses starting wealth at the same time (T4)."""

from __future__ import annotations

from typing import Any


def together_with(s: Any, seat: int) -> bool:
    """Tiles are dealt before anybody chooses, and shown when all have chosen: what others keep changes nothing."""
    players, kept = int(s["players"]), int(s["kept_count"])
    return kept < players and (seat - int(s["start_player"])) % players >= kept
