"""Learning: the gradient is that of the loss, steps go downhill, and compiled code computes the same network."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from patolli.agents.network.file import Network, Shape
from patolli.agents.network.kernels import (
    action_priors,
    first_layer,
    first_layer_from,
    seat_values,
    second_layer,
)
from patolli.agents.network.values import forward, preferences, softmax
from patolli.agents.search.growing import Recipe, SearchTree
from patolli.engine.compiled.jit import exported
from patolli.engine.errors import PatolliError
from patolli.engine.game import find_game
from patolli.training.learning import POINTS_WEIGHT, Adam, aside_size, fit, gradient, make_batch, sample
from patolli.training.selfplay import SelfPlay
from patolli.training.ways import Lessons, usual

pytestmark = pytest.mark.compiled  # positions come from searches

GAME = find_game("tzolkin")
RECIPE = Recipe(score_width=10.0, win_share=0.5)
Array = np.ndarray[Any, Any]


@pytest.fixture(scope="module")
def rows() -> Array:
    play = SelfPlay("tzolkin", 3, usual(8), None)
    return np.concatenate([play.play(number) for number in range(3)])


def small(first: int = 16, second: int = 8) -> Network:
    network = Network.random(Shape.of(GAME, first, second), 1)
    for name, part in network.parts().items():
        if name.endswith("_bias"):  # zeros hide mistakes
            part[:] = np.random.default_rng(len(name)).normal(0, 0.1, part.shape)
    return network


def test_targets_are_counted_from_the_seat_that_decides(rows: Array) -> None:
    row = rows[:1].copy()
    row["players"], row["seat"] = 3, 2
    row["wanted_points"], row["wanted_win"] = [10.0, 20.0, 40.0, 99.0], [0.2, 0.1, 0.7, 0.9]
    batch = make_batch(GAME, row)
    assert batch.present.tolist() == [[True, True, True, False]]
    assert batch.points[0, :3] == pytest.approx([0.4, 0.1, 0.2])
    assert batch.shares[0] == pytest.approx([0.7, 0.2, 0.1, 0.0])


def test_a_win_is_counted_as_the_search_counts_it() -> None:
    """The last decision of a game: one simulation beyond it is the end, and worth share and points / 100."""
    for number in range(4):
        row = SelfPlay("tzolkin", 9, usual(4), None).play(number)[-1:]
        batch = make_batch(GAME, row)
        worths = (batch.shares + RECIPE.points_worth * batch.points)[0]
        seat, players = int(row["seat"][0]), int(row["players"][0])
        tree = SearchTree(GAME, None, RECIPE, 1)
        tree.stand_at(row["position"][0])
        tree.grow(200, 0)
        _, visits, sums = tree.children(seat)
        values = [sums[visits > 0] / visits[visits > 0]]
        for other in range(1, players):
            values.append(tree.children((seat + other) % players)[2][visits > 0] / visits[visits > 0])
        # The true end is that of one of the actions, for all seats.
        assert np.abs(np.array(values).T - worths[:players]).max(1).min() < 1e-3


def test_features_are_those_of_observe(rows: Array) -> None:
    states = GAME.new_states(len(rows))
    states[:] = rows["position"]
    out = np.zeros(GAME.learning.observation_size, np.float32)
    batch = make_batch(GAME, rows)
    for i in range(0, len(rows), 25):
        GAME.observe(states[i], int(rows["seat"][i]), out)
        assert np.array_equal(batch.features[i], out)


def test_only_full_searches_teach_moves(rows: Array) -> None:
    batch = make_batch(GAME, rows)
    assert batch.full.tolist() == np.flatnonzero(rows["full"]).tolist()
    assert len(batch.actions) == len(batch.visits) == len(batch.listed) == rows["full"].sum()
    quick = make_batch(GAME, rows[~rows["full"]])
    _, losses, slope, _ = gradient(small(), quick)
    assert losses.moves == 0
    assert not Network(small().shape, slope).parts()["actions"].any()


def test_losses_are_what_they_say(rows: Array) -> None:
    network = small()
    batch = make_batch(GAME, rows)
    total, losses, _, _ = gradient(network, batch)
    _, second, values = forward(network, batch.features)
    win = squares = moves = 0.0
    for i in range(len(rows)):
        players = int(rows["players"][i])
        share = softmax(values[i : i + 1, :players])[0]
        win -= float((batch.shares[i, :players] * np.log(share)).sum())
        squares += float(((values[i, 4 : 4 + players] - batch.points[i, :players]) ** 2).sum())
    for place, i in enumerate(batch.full):
        count = int(rows["count"][i])
        share = softmax(preferences(network, second[i : i + 1])[:, batch.actions[place, :count]])[0]
        moves -= float((batch.visits[place, :count] * np.log(share)).sum())
    assert losses.win == pytest.approx(win / len(rows), rel=1e-4)
    assert losses.points == pytest.approx(100 * np.sqrt(squares / rows["players"].sum()), rel=1e-4)
    assert losses.moves == pytest.approx(moves / len(batch.full), rel=1e-4)
    assert total == pytest.approx((win + POINTS_WEIGHT * squares + moves) / len(rows), rel=1e-4)


def test_the_gradient_is_that_of_the_loss(rows: Array) -> None:
    network = small()
    network = Network(network.shape, network.weights.astype(np.float64))
    batch = make_batch(GAME, rows[::40])
    rng = np.random.default_rng(2)
    lessons = Lessons(moves=1.5, sources=0.7)
    aside = rng.normal(0, 0.1, aside_size(GAME, network, lessons))
    slope = gradient(network, batch, lessons, aside).network
    at = 0
    for name, part in network.parts().items():
        places = at + rng.choice(part.size, min(part.size, 40), replace=False)
        steepest = at + np.argsort(-np.abs(slope[at : at + part.size]))[:10]
        at += part.size
        for place in {*places.tolist(), *steepest.tolist()}:
            losses: list[float] = []
            for step in (1e-6, -1e-6):
                moved = Network(network.shape, network.weights.copy())
                moved.weights[place] += step
                losses.append(gradient(moved, batch, lessons, aside).total)
            assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, rel=1e-4, abs=1e-8), (name, place)
    slope = gradient(network, batch, lessons, aside).aside
    assert slope.any()
    for place in range(len(aside)):
        up, down = (aside + step * (np.arange(len(aside)) == place) for step in (1e-6, -1e-6))
        losses = [gradient(network, batch, lessons, moved).total for moved in (up, down)]
        assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, rel=1e-4, abs=1e-8)


def test_sources_are_learned_aside_of_the_network_by_heart(rows: Array) -> None:
    network, lessons = small(32, 16), Lessons(sources=20.0)
    some = rows[np.flatnonzero(rows["full"])][:64].copy()
    some["sources"] = np.random.default_rng(3).integers(-10, 60, some["sources"].shape)
    aside = np.zeros(aside_size(GAME, network, lessons), np.float32)
    adam, rng, batch = Adam.fresh(network, len(aside)), np.random.default_rng(1), make_batch(GAME, some)
    for rate in (2e-3, 2e-4):
        fit(GAME, network, adam, [some], 1000, rate, rng, batch=8, lessons=lessons, aside=aside)
    second = forward(network, batch.features)[1]
    telling = aside.reshape(17, 8)
    said = 100 * (second @ telling[:16] + telling[16])
    assert np.sqrt(((said - some["sources"]) ** 2).mean()) < 6
    assert aside_size(GAME, network, Lessons()) == 0


def test_a_network_learns_some_positions_by_heart(rows: Array) -> None:
    network = small(32, 16)
    some = rows[np.flatnonzero(rows["full"])][:64]
    batch = make_batch(GAME, some)
    before = gradient(network, batch)[1]
    adam, rng = Adam.fresh(network), np.random.default_rng(1)
    for rate in (2e-3, 2e-4):
        fit(GAME, network, adam, [some], 1000, rate, rng, batch=8)
    after = gradient(network, batch)[1]
    assert after.points < 2 < before.points
    assert after.moves < entropy(batch.visits) + 0.05 < before.moves
    assert after.win < entropy(batch.shares) + 0.02 < before.win


def entropy(shares: Array) -> float:
    """What remains of the cross entropy when nothing is left to learn."""
    return float(-(shares * np.log(np.where(shares > 0, shares, 1))).sum() / len(shares))


def test_learning_depends_on_its_generator_alone(rows: Array) -> None:
    found: list[bytes] = []
    for seed in (1, 1, 2):
        network = small()
        fit(GAME, network, Adam.fresh(network), [rows], 3, 1e-3, np.random.default_rng(seed), batch=32)
        found.append(network.weights.tobytes())
    assert found[0] == found[1] != found[2]


def test_a_loss_that_is_no_number_stops_it(rows: Array) -> None:
    network = small()
    network.parts()["seats_bias"][0] = np.nan
    with pytest.raises(PatolliError, match="no longer a number"):
        fit(GAME, network, Adam.fresh(network), [rows], 1, 1e-3, np.random.default_rng(1), batch=8)


def test_rows_are_drawn_from_all_arrays_equally() -> None:
    window = [np.arange(0, 10), np.arange(10, 11), np.arange(11, 40)]
    drawn = sample(window, 8000, np.random.default_rng(3))
    counts = np.bincount(drawn, minlength=40)
    assert len(drawn) == 8000
    assert len(counts) == 40
    assert counts.min() > 130
    assert counts.max() < 270


def test_adam_finds_the_lowest_point() -> None:
    weights, lowest = np.zeros(3, np.float32), np.array([1.0, -2.0, 0.5], np.float32)
    adam = Adam(np.zeros(3, np.float32), np.zeros(3, np.float32))
    for _ in range(1500):
        adam.step(weights, np.array([1.0, 10.0, 0.1], np.float32) * (weights - lowest), 0.01)
    assert weights == pytest.approx(lowest, abs=0.02)
    assert adam.steps == 1500


@exported
def compiled(net, shape, features, known, out, n, first, second, values, priors):  # type: ignore[no-untyped-def]
    places, amounts = np.zeros(900, np.int64), np.zeros(900, np.float32)
    first_layer(net, shape, features, places, amounts, first[0])
    first_layer(net, shape, known, places, amounts, first[1])
    first_layer_from(net, shape, features, known, first[1], places, amounts, first[2])
    for way in range(2):
        second_layer(net, shape, first[2 * way], places, amounts, second[way])
    seat_values(net, shape, second[1], values)
    action_priors(net, shape, second[1], out, n, priors)


def test_compiled_code_computes_the_same_network(rows: Array) -> None:
    """From nothing, and from another position."""
    network = small(33, 18)  # sizes that four does not divide
    batch = make_batch(GAME, rows[::10])
    sums = batch.features @ network.parts()["first"] + network.parts()["first_bias"]
    _, hidden, wanted = forward(network, batch.features)
    logits = preferences(network, hidden)
    first, second, values = np.zeros((3, 33), np.float32), np.zeros((2, 18), np.float32), np.zeros(8, np.float32)
    actions, priors = np.arange(3, 200, 7, dtype=np.int16), np.zeros(256, np.float32)
    for i, features in enumerate(batch.features):
        known = batch.features[(7 * i + 3) % len(batch.features)]
        compiled(
            network.weights, network.shape.as_array(), features, known, actions, len(actions), first, second, values,
            priors,
        )  # fmt: skip
        assert np.abs(first[[0, 2]] - sums[i]).max() < 1e-4
        assert np.abs(second - hidden[i]).max() < 1e-4
        assert np.abs(values - wanted[i]).max() < 1e-4
        shares = softmax(logits[i : i + 1, actions])[0]
        assert np.abs(priors[: len(actions)] - shares).max() < 1e-4
