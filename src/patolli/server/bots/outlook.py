"""The expected result at a position: points and chances of winning, without any search."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import numpy as np

from patolli.agents.network.file import game_network
from patolli.agents.network.values import forward, softmax
from patolli.agents.search.growing import Recipe
from patolli.engine.sight import Sight

Array = np.ndarray[Any, Any]


class Outlook(msgspec.Struct, frozen=True):
    """Per seat of the table."""

    points: list[float]
    """Final points."""
    wins: list[float]
    """Probabilities of winning; they add up to 1."""


def outlook(sight: Sight) -> Outlook:
    """What the game's network says at a glance; for a game without one, the game's own estimate."""
    game, players = sight.game, len(sight.players)
    network = game_network(game.name)
    if network is None:
        points: Array = np.array([float(game.evaluate(sight.state, seat)) for seat in range(players)])
        return _outlook(points, points / Recipe().score_width)
    values = forward(network, sight.observe()[None])[2][0]
    # The network counts seats from the one that looks.
    places = (np.arange(players) - sight.seat) % players
    return _outlook(100 * values[game.max_players :][places], values[places])


def _outlook(points: Array, logits: Array) -> Outlook:
    wins = softmax(logits[None].astype(np.float64))[0]
    return Outlook(cast(list[float], points.tolist()), cast(list[float], wins.tolist()))
