"""Who sits at the table, as games played in a moment take them: a strength is how loosely a seat plays there.

A search for every decision of hundreds of games would take minutes. So seats follow the preferences of the network, the
weaker ones more loosely; without a network they follow the estimate, the weaker ones with more random decisions.
docs/agents.md says how the numbers were measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from patolli.engine.game import Game

Array = np.ndarray[Any, Any]

PERSON = "hard"
"""What people are taken for: regular players."""

MANNERS: dict[str, tuple[float, float, float]] = {
    "random": (1.0, 1.0, 1.0),
    "greedy": (0.0, 0.05, 0.05),
    "easy": (1.6, 0.0, 0.35),
    "normal": (1.0, 0.0, 0.15),
    "hard": (0.5, 0.0, 0.05),
    "expert": (0.2, 0.0, 0.0),
}
"""For each strength: with a network, how loosely it is followed (0: not at all, but the estimate) and how many
decisions are random; without one, how many are random."""


def taken_as(seats: Sequence[str | None]) -> list[str]:
    """For each seat the strength that it is taken as: people, and bots of others, as regular players."""
    return [one if one in MANNERS else PERSON for one in seats]


def manners(game: Game, seats: Sequence[str], network: bool) -> Array:
    """The rows for `play_out`, one for each seat there can be."""
    rows = np.zeros((game.max_players, 2))
    for seat, strength in enumerate(seats):
        width, any_at_all, without = MANNERS[strength]
        rows[seat] = (width, any_at_all) if network else (0.0, without)
    return rows
