"""What a network says about many positions at once, in plain NumPy: for learning, and for what is to be learned.

What plays is compiled (`agents/network/kernels.py`); a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from patolli.agents.network.file import Network
from patolli.engine.compiled.ahead import Steps
from patolli.engine.game import Game

Array = np.ndarray[Any, Any]

FAR = -1e9
"""The logit of what cannot be."""


def features_of(game: Game, positions: Array, seats: Array, inputs: int | None = None) -> Array:
    """What each seat sees of its position, one row each: the observation, or what a network of so many inputs is
    told."""
    states = game.new_states(len(positions))
    states[:] = positions
    observed = game.learning.observation_size
    features = np.zeros((len(positions), inputs or observed), np.float32)
    observe_all = game.loops("patolli.agents.network.observing").observe_all
    observe_all(states, seats.astype(np.int64), observed, features)
    return features


def lesson_steps(game: Game) -> Steps:
    """Named steps which compile all that learning uses."""

    def features() -> None:
        states = game.new_states(1)  # dealt: a blank position is none, and rules may run in circles in it
        game.deal(states[0], game.usual_players, 0)
        features_of(game, states, np.zeros(1, np.int64))

    return [("features of many", features)]


def softmax(logits: Array) -> Array:
    """Rows of shares from rows of logits."""
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def forward(
    network: Network, features: Array, product: Callable[[Array, Array], Array] = np.matmul
) -> tuple[Array, Array, Array]:
    """Both hidden layers, and for every seat the logit of its share and then its points / 100."""
    parts = network.parts()
    first = np.maximum(product(features, parts["first"]) + parts["first_bias"], 0)
    second = np.maximum(product(first, parts["second"]) + parts["second_bias"], 0)
    return first, second, product(second, parts["seats"]) + parts["seats_bias"]


def preferences(network: Network, second: Array) -> Array:
    """For every action of the catalogue a logit, from the second hidden layer."""
    parts = network.parts()
    return second @ parts["actions"].T + parts["actions_bias"]


def same_product(left: Array, right: Array) -> Array:
    """The product of two matrices, the same to the bit in every process: slower than the usual one, whose order of
    adding depends on how many threads it has."""
    return np.einsum("ij,jk->ik", left, right)


def said_by(network: Network, game: Game, positions: Array, seats: Array, players: int) -> tuple[Array, Array]:
    """The shares of the win and the points that the network expects in positions of one game, seen by these seats.

    The network counts seats from the one that looks; here they are those of the table.
    """
    values = forward(network, features_of(game, positions, seats, network.shape.inputs), same_product)[2]
    shares, points = softmax(values[:, :players]), 100 * values[:, game.max_players : game.max_players + players]
    places = (np.arange(players) - seats.astype(np.int64)[:, None]) % players
    return np.take_along_axis(shares, places, 1), np.take_along_axis(points, places, 1)
