"""What positions teach: how the game ended, mixed with what the network said along the way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from patolli.agents.network.file import Network, Shape
from patolli.agents.network.values import features_of, forward, said_by
from patolli.agents.search.growing import Recipe
from patolli.engine.game import find_game
from patolli.training.selfplay import SelfPlay
from patolli.training.targets import end_shares, mixed
from patolli.training.ways import Lessons, usual

GAME = find_game("tzolkin")
Array = np.ndarray[Any, Any]


def test_the_last_position_learns_the_end_and_those_before_a_mixture() -> None:
    said = np.array([[0.0, 800.0], [60.0, 20.0], [10.0, 50.0]])
    wanted = mixed(np.array([100.0, 40.0]), said, 0.9)
    assert wanted[2] == pytest.approx([100, 40])
    assert wanted[1] == pytest.approx([0.9 * 100 + 0.1 * 10, 0.9 * 40 + 0.1 * 50])
    assert wanted[0] == pytest.approx([0.9 * 91 + 0.1 * 60, 0.9 * 41 + 0.1 * 20])  # what it says itself does not count


def test_most_of_what_follows_is_kept() -> None:
    said = np.zeros((101, 1))
    assert mixed(np.array([1.0]), said, 0.98)[:, 0] == pytest.approx(0.98 ** np.arange(100, -1, -1))
    assert Lessons().keep == 0.98


def test_a_game_without_decisions_teaches_nothing() -> None:
    assert mixed(np.array([1.0, 2.0]), np.zeros((0, 2)), 0.9).shape == (0, 2)


def test_the_win_is_partly_the_winners_and_partly_soft_in_the_points() -> None:
    recipe = Recipe(score_width=20.0, win_share=0.25)
    powers = np.exp([3.0, 1.0, 3.0])
    shares = end_shares(np.array([60.0, 20.0, 60.0]), np.array([0.5, 0.0, 0.5]), recipe)
    assert shares == pytest.approx(0.75 * powers / powers.sum() + [0.125, 0.0, 0.125])


def saying(shares: list[float], points: list[float]) -> Network:
    """A network that always says the same, from whichever seat it looks."""
    network = Network(Shape.of(GAME, 4, 3), np.zeros(Shape.of(GAME, 4, 3).size, np.float32))
    network.parts()["seats_bias"][:] = [*np.log(shares), *np.array(points) / 100]
    return network


@pytest.mark.parametrize(
    ("players", "seats", "shares", "points"),
    [
        (2, [0, 1], [[0.75, 0.25], [0.25, 0.75]], [[50, 30], [30, 50]]),
        (
            3,
            [2, 0, 1],
            [[0.5 / 3, 1 / 3, 0.5], [0.5, 0.5 / 3, 1 / 3], [1 / 3, 0.5, 0.5 / 3]],
            [[30, 20, 50], [50, 30, 20], [20, 50, 30]],
        ),
    ],
)
def test_what_a_network_says_is_turned_to_the_seats_of_the_table(
    players: int, seats: list[int], shares: list[list[float]], points: list[list[float]]
) -> None:
    """It counts them from the seat that looks; empty seats do not count."""
    states = GAME.new_states(len(seats))
    for state in states:
        GAME.deal(state, players, 1)
    found = said_by(saying([0.6, 0.2, 0.4, 0.9], [50, 30, 20, 99]), GAME, states, np.array(seats, np.int8), players)
    assert found[0] == pytest.approx(np.array(shares), abs=1e-6)
    assert found[1] == pytest.approx(np.array(points), abs=1e-4)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(6))
def test_games_store_what_their_positions_are_to_teach(number: int) -> None:
    network = Network.random(Shape.of(GAME, 16, 8), 1)
    network.parts()["seats_bias"][:] = [0.5, 0.1, -0.3, 0.2, 0.6, 0.5, 0.4, 0.3]  # zeros hide mistakes
    rows = SelfPlay("tzolkin", 5, usual(4), network).play(number)
    players, points, won = int(rows["players"][0]), rows["points"][0], rows["won"][0]
    values = forward(network, features_of(GAME, rows["position"], rows["seat"]))[2].astype(float)
    powers = np.exp([points[seat] / 10 for seat in range(players)])
    wanted_win = [0.5 * powers[seat] / powers.sum() + 0.5 * won[seat] for seat in range(players)]
    wanted_points = [float(points[seat]) for seat in range(players)]
    for row, value in zip(rows[::-1], values[::-1], strict=True):
        assert row["wanted_points"] == pytest.approx(wanted_points + [0] * (4 - players), abs=1e-3)
        assert row["wanted_win"] == pytest.approx(wanted_win + [0] * (4 - players), abs=1e-5)
        said = np.exp(value[:players]) / np.exp(value[:players]).sum()
        for seat in range(players):
            place = (seat - int(row["seat"])) % players
            wanted_win[seat] = 0.98 * wanted_win[seat] + 0.02 * said[place]
            wanted_points[seat] = 0.98 * wanted_points[seat] + 2 * value[4 + place]
    assert (rows["points"] == points).all()
    assert (rows["won"] == won).all()
    assert np.abs(rows["wanted_points"][0] - points).max() > 1


@pytest.mark.compiled
def test_without_a_network_positions_learn_the_end() -> None:
    for number in range(3):
        rows = SelfPlay("tzolkin", 5, usual(4), None).play(number)
        players = int(rows["players"][0])
        assert (rows["wanted_points"] == rows["points"]).all()
        shares = end_shares(rows["points"][0, :players], rows["won"][0, :players], Recipe())
        assert rows["wanted_win"][:, :players] == pytest.approx(np.tile(shares, (len(rows), 1)), abs=1e-6)
        assert not rows["wanted_win"][:, players:].any()
