"""What a position of self-play is to teach about the end of its game.

How a game ended says little about a position long before the end: other moves could have followed. What the network
itself says about the positions that followed has less chance in it, but may be wrong. So a position learns a mixture,
found from the last decision backwards: what the next position learns, and a little of what the network says about it.
(Reinforcement learning knows this as TD(lambda).)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.agents.network.values import softmax
from patolli.agents.search.growing import Recipe

Array = np.ndarray[Any, Any]


def end_shares(points: Array, won: Array, recipe: Recipe) -> Array:
    """The share of the win of every seat, as the search counts it: a part is the winners', the rest is soft in the
    points."""
    soft = softmax(points[None] / recipe.score_width)[0]
    return (1 - recipe.win_share) * soft + recipe.win_share * won


def mixed(end: Array, said: Array, keep: float) -> Array:
    """For each position of a game what it is to learn: from how the game ended, per seat, and from what the network
    says about each position. `keep` (lambda) is how much of what the next position learns a position learns, too."""
    wanted = np.zeros(said.shape)
    following = np.asarray(end, np.float64)
    for at in reversed(range(len(said))):
        wanted[at] = following
        following = keep * following + (1 - keep) * said[at]
    return wanted
