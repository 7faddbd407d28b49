"""The environment for Gymnasium: its own check, opponents by name, and what comes back at the end."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import patolli.envs.gymnasium
from patolli.engine.errors import BadSetup
from patolli.engine.game import game_names
from tests.paths import PROJECT


def play(env: Any, seed: int) -> tuple[int, float, dict[str, Any]]:
    """Decisions, reward and last info of a random game."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    decisions = 0
    while True:
        decisions += 1
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
        assert not truncated
        if terminated:
            assert seen["action_mask"].sum() == 0
            return decisions, reward, info
        assert reward == 0


@pytest.mark.compiled
@pytest.mark.parametrize("game", game_names())
def test_its_check_passes(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"patolli/{game}-v0", opponents="random")
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check_env(env.unwrapped)
    # Features have no bounds.
    assert [str(each.message) for each in told if "infinity" not in str(each.message)] == []


@pytest.mark.compiled
@pytest.mark.parametrize("opponents", ["random", "greedy", "search:4", ["greedy", "random"]])
def test_games_against_agents_by_name(opponents: str | list[str]) -> None:
    players = 3 if isinstance(opponents, list) else 2
    env = gymnasium.make("patolli/tzolkin-v0", opponents=opponents, players=players, reward="points")
    decisions, reward, info = play(env, 3)
    assert decisions > 20
    points, seat = info["points"], info["seat"]
    others = [each for place, each in enumerate(points) if place != seat]
    assert reward == pytest.approx(points[seat] - sum(others) / len(others))
    assert (decisions, reward, info) == play(env, 3), "the same seed gave another game"
    assert len({play(env, seed)[2]["seat"] for seed in range(6)}) > 1, "always the same seat"


@pytest.mark.compiled
def test_an_agent_of_ones_own() -> None:
    bot = f"{PROJECT / 'examples' / 'corn_bot.py'}:CornBot"
    env = gymnasium.make("patolli/tzolkin-v0", opponents=bot, seat=1)
    try:
        _, reward, info = play(env, 1)
    finally:
        env.close()
    assert info["seat"] == 1
    assert reward == -1, "random play won"


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make("patolli/tzolkin-v0").unwrapped
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == (seen["action_mask"] == 1)).all()  # type: ignore[attr-defined]
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert terminated
    assert reward == -1
    assert info["illegal"]
    with pytest.raises(BadSetup, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, "for 2 to 4 players"),
        ({"opponents": "nobody"}, "no agent is called"),
        ({"opponents": ["greedy", "greedy"]}, "2 players need 1 opponents, not 2"),
        ({"seat": 2}, "seats are 0 to 1"),
        ({"reward": "gold"}, "there are: rank, points"),
        ({"render_mode": "video"}, "one of human"),
    ],
)
def test_wrong_setups_are_told_about(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        patolli.envs.gymnasium.SeatEnv("tzolkin", **options)
