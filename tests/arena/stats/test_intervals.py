"""Intervals: against values worked out by hand, and by drawing many tournaments whose truth is known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from patolli.arena.stats.intervals import FEW, mean, share, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),  # from printed tables
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (10, 2.228),
        (30, 2.042),
        (100, 1.984),
        (10**6, 1.96),
    ],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_a_mean_by_hand() -> None:
    # Two blocks of two games, one seat each: block sums 10 and 30, so 10 a game; blocks are off by -10 and +10.
    # Variance: 2/1 * (100 + 100) / 4**2 = 25, standard error 5.
    estimate = mean(np.array([4.0, 6.0, 12.0, 18.0]), np.ones(4), np.array([0, 0, 1, 1]))
    assert estimate.value == 10
    assert estimate.high - 10 == pytest.approx(5 * 12.7062)
    assert 10 - estimate.low == pytest.approx(5 * 12.7062)


def test_seats_count_not_games() -> None:
    # One game with three seats that have 30 points in total, one with one seat that has 2: 32 divided by 4.
    estimate = mean(np.array([30.0, 2.0]), np.array([3, 1]), np.array([0, 1]))
    assert estimate.value == 8
    assert estimate.high - 8 == pytest.approx(12.7062 * math.sqrt(2 * ((30 - 24) ** 2 + (2 - 8) ** 2)) / 4)


def test_one_block_counts_its_games_and_one_game_only_itself() -> None:
    one_block = mean(np.array([1.0, 3.0]), np.ones(2), np.array([5, 5]))
    assert one_block.high - one_block.value == pytest.approx(12.7062)
    one_game = mean(np.array([7.0]), np.ones(1), np.array([0]))
    assert (one_game.value, one_game.low, one_game.high) == (7, 7, 7)


def test_a_share_of_few_blocks_is_wilsons() -> None:
    # 8 of 10: the textbook interval is 0.4902 to 0.9433.
    estimate = share(np.array([1.0] * 8 + [0.0] * 2), np.ones(10), np.arange(10) // 2)
    assert len(set(np.arange(10) // 2)) < FEW
    assert (estimate.value, estimate.low, estimate.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_a_share_of_many_independent_blocks_is_nearly_wilsons() -> None:
    wins = np.array([1.0] * 300 + [0.0] * 100)
    estimate = share(wins, np.ones(400), np.arange(400))
    assert (estimate.low, estimate.high) == pytest.approx((0.7053, 0.7900), abs=1e-3)


def test_blocks_that_agree_within_count_once() -> None:
    wins = np.repeat([1.0, 0.0] * 50, 4)
    together = share(wins, np.ones(400), np.repeat(np.arange(100), 4))
    apart = share(wins, np.ones(400), np.arange(400))
    assert together.high - together.low == pytest.approx(2 * (apart.high - apart.low), rel=0.03)


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_all_or_nothing_is_not_certain(value: float) -> None:
    estimate = share(np.full(400, value), np.ones(400), np.arange(400) // 4)
    assert estimate.value == value
    assert estimate.high - estimate.low == pytest.approx(1.96**2 / (400 + 1.96**2), abs=1e-4)
    assert 0 <= estimate.low <= estimate.high <= 1


def test_two_seats_of_an_agent_can_win_half() -> None:
    estimate = share(np.ones(20), np.full(20, 2), np.arange(20) // 4, most=0.5)
    assert estimate.value == estimate.high == 0.5
    assert 0.4 < estimate.low < 0.5


@pytest.mark.parametrize("blocks", [10, 40, 100])
@pytest.mark.parametrize("pull", [0.0, 0.15])
def test_intervals_cover_the_truth_as_often_as_they_say(blocks: int, pull: float) -> None:
    """Blocks of four games; the deal pulls the chance of all four up or down. True share 0.4, true mean 50."""
    rng = np.random.default_rng(blocks)
    numbers = np.repeat(np.arange(blocks), 4)
    covered = np.zeros(2)
    tournaments = 1500
    for _ in range(tournaments):
        deal = np.repeat(rng.choice([-1, 1], blocks), 4)
        wins = (rng.random(4 * blocks) < 0.4 + pull * deal).astype(float)
        points = 50 + 40 * pull * deal + rng.normal(0, 10, 4 * blocks)
        for i, (estimate, truth) in enumerate(
            [
                (share(wins, np.ones(4 * blocks), numbers), 0.4),
                (mean(points, np.ones(4 * blocks), numbers), 50.0),
            ]
        ):
            covered[i] += estimate.low <= truth <= estimate.high
    assert (covered / tournaments > 0.93).all(), covered / tournaments
    assert (covered / tournaments < 0.985).all(), covered / tournaments
