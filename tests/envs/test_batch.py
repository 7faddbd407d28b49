"""Games in batches are the same as matches, whatever else is in the batch and however many threads there are."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from patolli.engine.errors import BadSetup, IllegalMove
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.envs.batch import BatchEnv
from patolli.envs.games import Games
from patolli.envs.rewards import final_rewards
from tests.envs.tables import TABLES

TZOLKIN = find_game("tzolkin")


def history(games: Games, steps: int, seed: int) -> list[bytes]:
    """Everything a batch shows over some steps of random play."""
    games.reset(seed)
    found = []
    for _ in range(steps):
        shown = (games.observations, games.masks, games.seats, games.rewards, games.finished, games.quarters)
        found.append(b"".join(each.tobytes() for each in shown))
        games.step(games.sample())
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_the_same_game_as_a_match(name: str, players: int) -> None:
    game = find_game(name)
    for reward in ("rank", "points"):
        games = Games(game, 3, players=players, reward=reward, seed=7, final_observations=True)
        match = Match.new(game, players, seed=7)
        while not match.over:
            assert games.seats[0] == match.seat
            assert np.flatnonzero(games.masks[0]).tolist() == match.legal_ids()
            assert (games.observations[0] == Sight.of(match).observe()).all()
            assert not games.finished[0]
            seat = match.seat
            actions = games.sample()
            games.step(actions)
            match.play_id(int(actions[0]))
        rewards = final_rewards(game, match.state, players, reward)
        assert games.finished[0]
        assert games.all_rewards[0].tolist() == pytest.approx(rewards)
        assert games.rewards[0] == pytest.approx(rewards[seat])  # type: ignore[index]
        assert (games.quarters[0] / 4).tolist() == match.scores()
        last = np.zeros(game.learning.observation_size, np.float32)
        game.observe(match.state, seat or 0, last)
        assert (games.final_observations[0] == last).all()
        assert games.masks[0].any(), "the next game was not dealt"
        games.step(games.sample())
        assert not games.finished[0]
        assert not games.all_rewards[0].any()


def test_rewards_of_somebody_who_plays_alone() -> None:
    match, dice = Match.new("tzolkin", 2, seed=1), random.Random(1)
    while not match.over:
        match.play_id(dice.choice(match.legal_ids()))
    won = 0 in match.winners
    assert final_rewards(TZOLKIN, match.state, 1, "rank") == [1 if won else -1]
    assert final_rewards(TZOLKIN, match.state, 1, "points") == [match.scores()[0]]


@pytest.mark.compiled
def test_threads_and_neighbours_change_nothing() -> None:
    one = history(Games(TZOLKIN, 7, opponents="greedy"), 150, seed=3)
    many = Games(TZOLKIN, 7, opponents="greedy", threads=3)
    assert history(many, 150, seed=3) == one
    assert history(many, 150, seed=4) != one
    many.close()


@pytest.mark.compiled
def test_the_learner_plays_one_seat_against_policies() -> None:
    games = Games(TZOLKIN, 64, players=3, opponents=["greedy", "random"], reward="points", seed=1)
    ends: list[tuple[np.ndarray[Any, Any], int, float]] = []
    while len(ends) < 100:
        seats = games.seats.copy()
        games.step(games.sample())
        for row in np.flatnonzero(games.finished):
            ends.append((games.quarters[row] / 4, int(seats[row]), float(games.rewards[row])))
    assert {seat for _, seat, _ in ends} == {0, 1, 2}
    learner = np.mean([points[seat] for points, seat, _ in ends])
    greedy = np.mean([points[(seat + 1) % 3] for points, seat, _ in ends])
    chance = np.mean([points[(seat + 2) % 3] for points, seat, _ in ends])
    assert greedy > chance + 20, "greedy does not sit clockwise after the learner"
    assert abs(learner - chance) < 15
    for points, seat, reward in ends:
        assert reward == pytest.approx(points[seat] - (points.sum() - points[seat]) / 2)


def test_forced_decisions_can_be_left_out() -> None:
    games = Games(TZOLKIN, 32, skip_forced=True, seed=1)
    for _ in range(100):
        assert games.masks.sum(1).min() > 1
        games.step(games.sample())
    plain = Games(TZOLKIN, 32, seed=1)
    least = 9
    for _ in range(100):
        least = min(least, int(plain.masks.sum(1).min()))
        plain.step(plain.sample())
    assert least == 1


def test_arrays_of_the_caller_are_written_to() -> None:
    observations = np.full((4, TZOLKIN.learning.observation_size), np.nan, np.float32)
    masks = np.full((4, len(TZOLKIN.notation.tokens)), 7, np.int8)
    games = Games(TZOLKIN, 4, observations=observations, masks=masks, seed=1)
    for _ in range(3):
        assert np.isfinite(observations).all()
        assert set(np.unique(masks)) == {0, 1}
        masks[:] = 1  # what the caller does there changes nothing
        bad = np.zeros(4, np.int64)
        with pytest.raises(IllegalMove):
            games.step(bad)
        games.step(games.sample())


@pytest.mark.parametrize(
    "bad",
    [
        np.zeros((4, 10), np.float32),
        np.zeros((4, 812), np.float64),
        np.zeros((812, 4), np.float32).T,
        np.zeros((4, 812), np.float32).tolist(),
    ],
    ids=["shape", "dtype", "order", "list"],
)
def test_arrays_that_do_not_fit_are_refused(bad: Any) -> None:
    with pytest.raises(BadSetup, match=r"C-contiguous array of float32, shape \(4, 812\)"):
        Games(TZOLKIN, 4, observations=bad)
    fixed = np.zeros((4, 812), np.float32)
    fixed.flags.writeable = False
    with pytest.raises(BadSetup, match="writeable"):
        Games(TZOLKIN, 4, observations=fixed)


def test_an_illegal_action_stops_all() -> None:
    games = Games(TZOLKIN, 4, seed=1)
    before = games.states.tobytes()
    for wrong in (-1, len(TZOLKIN.notation.tokens), 2**40, int(np.flatnonzero(games.masks[2] == 0)[0])):
        actions = games.sample()
        actions[2] = wrong
        with pytest.raises(IllegalMove, match=r"game 2 of the batch: .* legal: keep:"):
            games.step(actions)
    for actions in (np.zeros(3, np.int64), np.zeros(4), [[0, 0, 0, 0]]):
        with pytest.raises(BadSetup, match="one whole number for each of 4 games"):
            games.step(actions)  # type: ignore[arg-type]
    assert games.states.tobytes() == before


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"count": 0}, "1 to"),
        ({"threads": 0}, "threads"),
        ({"players": 1}, "for 2 to 4 players"),
        ({"opponents": "search:400"}, "random or greedy, which are compiled"),
        ({"opponents": ["greedy", "greedy"]}, "2 players need 1 opponents"),
        ({"reward": "gold"}, "there are: rank, points"),
        ({"seed": -1}, "a seed is"),
    ],
)
def test_wrong_setups_are_told_about(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Games(TZOLKIN, **{"count": 4, **options})


def test_it_follows_the_vector_interface() -> None:
    envs = gymnasium.make_vec("patolli/tzolkin-v0", num_envs=8, opponents="random", threads=2)
    assert isinstance(envs, VectorEnv)
    assert isinstance(envs.unwrapped, BatchEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains({key: value.copy() for key, value in seen.items()})
    ended = 0
    while not ended:
        actions = envs.unwrapped.sample_actions()
        assert envs.action_space.contains(actions)
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (8,)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        ended += int(terminations.sum())
    assert (infos["_final_obs"] == terminations).all()
    row = int(np.flatnonzero(terminations)[0])
    assert envs.single_observation_space.contains(infos["final_obs"][row])
    assert infos["rewards"][row].sum() == pytest.approx(0)
    assert infos["points"].shape == (8, 2)
    envs.close()
    again = BatchEnv("tzolkin", 8, opponents="random")
    assert (again.reset(seed=1)[0]["observation"] == again.reset(seed=[1, 2])[0]["observation"]).all()
