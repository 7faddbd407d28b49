"""What a finished game is worth to each seat: kinds of reward by name."""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import Game, State

KERNELS = "patolli.envs.batch_kernels"

REWARDS = {
    "rank": "1 for the first, -1 for the last, evenly spaced between; who shares a rank shares its reward",
    "points": "own final points less the mean of the others' points",
}
"""Kinds of reward, in the order of `batch_kernels`. They come once, at the end; before it every reward is 0. A solo
player gets 1 or -1, or the points."""
WORST = {"rank": -1.0, "points": -100.0}
"""What an illegal action costs, where it ends the game: as much as the last place, or a hundred points."""


def reward_kind(name: str) -> int:
    """The number of a kind of reward; BadSetup tells which there are."""
    if name not in REWARDS:
        raise BadSetup(f"no reward is called {shown(name)}; there are: {', '.join(REWARDS)}")
    return list(REWARDS).index(name)


def final_rewards(game: Game, state: State, players: int, name: str) -> list[float]:
    """The reward of each seat in a finished game. They add up to 0."""
    out: np.ndarray[Any, Any] = np.zeros(game.max_players, np.float64)
    game.loops(KERNELS).final_rewards(state, players, reward_kind(name), out)
    return out[:players].tolist()
