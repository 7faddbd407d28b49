"""The environments for PettingZoo: its own tests, and that they play the game and nothing else."""

from __future__ import annotations

import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from patolli import envs
from patolli.engine.errors import BadSetup, GameOver, IllegalMove
from patolli.engine.game import find_game
from patolli.engine.match import Match, places
from patolli.engine.sight import Sight
from patolli.envs import pettingzoo
from patolli.envs.looking import RENDER_MODES
from tests.envs.tables import TABLES

USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment with a mask that is not one of its own."""


def sampled(env: Any, rng: random.Random) -> int:
    return rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist())


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_api_test_passes(game: str, players: int) -> None:
    for reward in ("rank", "points"):
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            api_test(pettingzoo.env(game, players=players, reward=reward), num_cycles=500)
        assert [str(each.message) for each in told if not str(each.message).startswith(USUAL)] == []


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_seed_test_passes(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=200)


@pytest.mark.compiled
def test_its_render_test_passes(capfd: pytest.CaptureFixture[str]) -> None:
    render_test(envs.tzolkin_v0.env)


@pytest.mark.slow
def test_its_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(envs.tzolkin_v0.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_is_the_same_game_as_a_match(game: str, players: int) -> None:
    env = pettingzoo.TurnEnv(game, players)
    env.reset(seed=5)
    match = Match.new(game, players, seed=5)
    rng = random.Random(1)
    while not match.over:
        assert env.agent_selection == f"player_{match.seat}"
        seen = env.observe(env.agent_selection)
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_ids()
        assert (seen["observation"] == Sight.of(match).observe()).all()
        other = env.possible_agents[(match.seat + 1) % players]  # type: ignore[operator]
        assert env.observe(other)["action_mask"].sum() == 0
        action = rng.choice(match.legal_ids())
        env.step(action)
        match.play_id(action)
    assert all(env.terminations.values())
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0)
    order = places(match.scores(), match.winners)
    assert sorted(range(players), key=lambda seat: -rewards[seat]) == sorted(range(players), key=order.__getitem__)


def test_rewards_are_what_they_are_said_to_be() -> None:
    found = {}
    for reward in ("rank", "points"):
        env = envs.tzolkin_v0.raw_env(players=3, reward=reward)
        env.reset(seed=2)
        rng = random.Random(2)
        while not any(env.terminations.values()):
            env.step(sampled(env, rng))
        found[reward] = [env.rewards[agent] for agent in env.possible_agents]
    match = Match.new("tzolkin", 3, seed=2)
    rng = random.Random(2)
    while not match.over:
        match.play_id(rng.choice(match.legal_ids()))
    points = match.scores()
    assert found["points"] == pytest.approx([p - (sum(points) - p) / 2 for p in points])
    assert sorted(found["rank"]) == [-1, 0, 1]
    assert found["rank"][match.winners[0]] == 1


def test_an_illegal_action_changes_nothing_in_the_bare_environment() -> None:
    env = envs.tzolkin_v0.raw_env()
    env.reset(seed=1)
    before = env._states.tobytes()
    bad = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (bad, -1, 10_000, None):
        with pytest.raises(IllegalMove, match="not legal here; legal: keep:"):
            env.step(action)
    assert env._states.tobytes() == before


def test_an_illegal_action_ends_the_game_in_the_usual_one() -> None:
    env = envs.tzolkin_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_observations_may_be_kept_and_changed() -> None:
    env = envs.tzolkin_v0.env()
    env.reset(seed=1)
    first = env.last()[0]
    kept = {key: value.copy() for key, value in first.items()}
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    env.last()
    assert all((first[key] == kept[key]).all() for key in kept)
    seen = env.unwrapped.observe(env.agent_selection)
    seen["action_mask"][:] = 1
    with pytest.raises(IllegalMove):
        env.unwrapped.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_max_cycles_cuts_a_game_off() -> None:
    """PettingZoo's own `max_cycles_test` is for environments in which all agents act in every cycle, with any action;
    here a turn is several decisions of one player. So this tests what is promised: this many decisions per player, on
    average, and then all agents are truncated."""
    env = envs.tzolkin_v0.env(players=3, max_cycles=4)
    env.reset(seed=1)
    rng, steps = random.Random(1), 0
    for _ in env.agent_iter():
        _, reward, termination, truncation, _ = env.last()
        assert not termination
        assert reward == 0
        assert truncation == (steps >= 12)
        env.step(None if truncation else sampled(env, rng))
        steps += 1
    assert steps == 12 + 3
    with pytest.raises(BadSetup, match="max_cycles"):
        envs.tzolkin_v0.env(max_cycles=0)


def test_a_step_after_the_end_is_refused() -> None:
    env = envs.tzolkin_v0.raw_env(max_cycles=1)
    env.reset(seed=1)
    rng = random.Random(1)
    while env.agents:
        env.step(None if any(env.truncations.values()) else sampled(env, rng))
    with pytest.raises(GameOver):
        env.step(0)


def test_pictures() -> None:
    shapes = set()
    for seed in (1, 2):
        env = envs.tzolkin_v0.env(render_mode="rgb_array")
        env.reset(seed=seed)
        pixels = env.render()
        assert pixels.dtype == np.uint8
        assert pixels.std() > 10, "an empty picture"
        shapes.add(pixels.shape)
    assert len(shapes) == 1
    env = envs.tzolkin_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "Palenque" in env.render()
    env = envs.tzolkin_v0.env()
    env.reset(seed=1)
    assert env.render() is None
    assert envs.tzolkin_v0.raw_env().metadata["render_modes"] == list(RENDER_MODES)


def test_what_is_hidden_is_not_drawn() -> None:
    env = envs.tzolkin_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    game = find_game("tzolkin")
    game.redeal(env._state, 0, 99)
    game.redeal(env._state, 1, 98)
    assert env.render() == before


def test_environments_are_pickled_as_they_were_made() -> None:
    env = pickle.loads(pickle.dumps(envs.tzolkin_v0.raw_env(players=3, reward="points")))
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.reward_name == "points"


def test_wrong_setups_are_told_about() -> None:
    for options, words in (
        ({"players": 5}, "for 2 to 4 players"),
        ({"reward": "gold"}, "there are: rank, points"),
        ({"render_mode": "video"}, "one of human, ansi, rgb_array"),
    ):
        with pytest.raises(BadSetup, match=words):
            envs.tzolkin_v0.raw_env(**options)
    with pytest.raises(BadSetup, match="a seed is"):
        envs.tzolkin_v0.raw_env().reset(seed=-1)
    with pytest.raises(AttributeError):
        _ = envs.chess_v0
    assert "tzolkin_v0" in dir(envs)
