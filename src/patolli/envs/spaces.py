"""The spaces of Gymnasium and PettingZoo, for every game alike."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from patolli.engine.game import Game


def action_space(game: Game) -> spaces.Discrete:
    """The catalogue of actions; which of them are legal is in the mask."""
    return spaces.Discrete(len(game.notation.tokens))


def observation_space(game: Game) -> spaces.Dict:
    """The features from the seat that looks, and the mask: 1 for a legal action."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (game.learning.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.notation.tokens),), np.int8),
        }
    )
