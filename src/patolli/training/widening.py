"""A larger network that says what a smaller one says: to go on with more room instead of from nothing.

Units are doubled: a copy sees nearly the same, and both together pass on what the one unit did. Inputs that the small
network does not know have no weight at first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.agents.network.file import Network, Shape
from patolli.engine.errors import BadSetup

Array = np.ndarray[Any, Any]

APART = 0.02
"""How much a copy differs from its unit, in parts of the spread of the weights: equal ones would stay equal."""


def widened(network: Network, shape: Shape, seed: int) -> Network:
    """The network in a larger shape; BadSetup if it is not larger."""
    small = network.shape
    if small == shape:
        return network
    if (small.seats, small.actions) != (shape.seats, shape.actions) or small.inputs > shape.inputs:
        raise BadSetup("the network to begin with is one of another game")
    if small.first > shape.first or small.second > shape.second:
        raise BadSetup(
            f"the network to begin with has layers of {small.first}x{small.second}, which do not fit into "
            f"{shape.first}x{shape.second}"
        )
    rng = np.random.default_rng(seed)
    parts = dict(network.parts())
    parts["first"] = np.concatenate([parts["first"], np.zeros((shape.inputs - small.inputs, small.first), np.float32)])
    parts["first"], parts["first_bias"], (parts["second"],) = _doubled(
        parts["first"], parts["first_bias"], [parts["second"]], shape.first, rng
    )
    parts["second"], parts["second_bias"], (parts["seats"], actions) = _doubled(
        parts["second"], parts["second_bias"], [parts["seats"], parts["actions"].T], shape.second, rng
    )
    parts["actions"] = actions.T
    large = Network(shape, np.zeros(shape.size, np.float32))
    for name, part in large.parts().items():
        part[:] = parts[name]
    return large


def _doubled(
    into: Array, bias: Array, out_of: list[Array], units: int, rng: np.random.Generator
) -> tuple[Array, Array, list[Array]]:
    """A layer with so many units: weights into it, its biases, weights out of it."""
    before = int(into.shape[1])
    more = units - before
    copied: Array = rng.permutation(np.arange(more) % before)
    of = np.concatenate([np.arange(before), copied])
    # What a unit passes on is split among all its copies, unevenly.
    shares = rng.uniform(0.3, 0.7, units)
    shares /= np.bincount(of, shares)[of]
    new = into[:, of].copy()
    new[:, before:] += (APART * into.std() * rng.standard_normal((len(into), more))).astype(np.float32) * (
        into[:, copied] != 0
    )
    return new, bias[of], [(part[of] * shares[:, None]).astype(np.float32) for part in out_of]
