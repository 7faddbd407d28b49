"""Larger networks with the same outputs."""

from __future__ import annotations

import numpy as np
import pytest

from patolli.agents.network.file import Network, Shape
from patolli.agents.network.values import forward, preferences
from patolli.engine.errors import BadSetup
from patolli.training import widening
from patolli.training.widening import widened

SMALL = Shape(30, 8, 6, 3, 11)


@pytest.mark.parametrize("shape", [Shape(30, 16, 6, 3, 11), Shape(30, 8, 13, 3, 11), Shape(37, 27, 13, 3, 11)])
def test_a_larger_network_says_what_the_small_one_says(shape: Shape, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widening, "APART", 0.0)
    rng = np.random.default_rng(1)
    small = Network.random(SMALL, 2)
    small.weights += rng.normal(0, 0.1, SMALL.size).astype(np.float32)  # zeros hide mistakes
    large = widened(small, shape, 3)
    assert large.shape == shape
    features = rng.normal(0, 1, (20, shape.inputs)).astype(np.float32)
    one, two = forward(small, features[:, :30]), forward(large, features)
    assert two[2] == pytest.approx(one[2], abs=1e-4)
    assert preferences(large, two[1]) == pytest.approx(preferences(small, one[1]), abs=1e-4)


def test_copies_are_a_little_apart_so_that_they_can_learn_different_things() -> None:
    small = Network.random(SMALL, 2)
    large = widened(small, Shape(30, 16, 6, 3, 11), 3).parts()["first"]
    assert np.array_equal(large[:, :8], small.parts()["first"])
    nearest = [np.abs(large[:, :8] - large[:, [unit]]).max(0).min() for unit in range(8, 16)]
    assert min(nearest) > 0
    assert max(nearest) < 0.2 * small.parts()["first"].std() * 2


def test_the_same_shape_is_the_same_network() -> None:
    small = Network.random(SMALL, 2)
    assert widened(small, SMALL, 1) is small


@pytest.mark.parametrize("shape", [Shape(30, 7, 6, 3, 11), Shape(30, 8, 5, 3, 11)])
def test_smaller_layers_are_refused(shape: Shape) -> None:
    with pytest.raises(BadSetup, match="do not fit into"):
        widened(Network.random(SMALL, 2), shape, 1)


@pytest.mark.parametrize("shape", [Shape(29, 8, 6, 3, 11), Shape(30, 8, 6, 4, 11), Shape(30, 8, 6, 3, 12)])
def test_another_game_is_refused(shape: Shape) -> None:
    with pytest.raises(BadSetup, match="another game"):
        widened(Network.random(SMALL, 2), shape, 1)
