"""`make bench ARGS=learning`: how fast learning environments are, side by side with empty ones and others.

Everything is measured alternately, over and over, and the best of each is shown. Processor time is measured, so that
other work on the machine matters as little as possible; only with several threads is it wall-clock time.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from gymnasium import spaces
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console
from rich.table import Table

from bench.machine import calibration
from patolli import envs
from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.cli.ready import ready_game
from patolli.engine.game import Game, game_names
from patolli.envs.games import Games

ROUNDS = 15
BUILT_IN = ("tic_tac_toe", "python_tic_tac_toe", "kuhn_poker", "python_kuhn_poker", "backgammon", "chess", "gin_rummy")


class EmptyEnv(AECEnv):
    """An AEC environment that does nothing: two agents in turn, always the same observation and mask."""

    metadata = {"name": "empty_v0", "render_modes": []}  # noqa: RUF012

    def __init__(self, features: int, actions: int, length: int = 200) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self._length = length
        space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (features,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, spaces.Discrete(actions))
        self._seen = {"observation": np.zeros(features, np.float32), "action_mask": np.zeros(actions, np.int8)}
        self._seen["action_mask"][:8] = 1

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._steps = 0

    def observe(self, agent: str) -> Any:
        return self._seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self.agent_selection = self.agents[self._steps % 2]
        if self._steps == self._length:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def empty_env(game: Game) -> Any:
    """With a game's spaces and the wrappers that PettingZoo's own games have."""
    bare = EmptyEnv(game.learning.observation_size, len(game.notation.tokens))
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(checked)


def zoo_speed(env: Any, seconds: float) -> float:
    """Steps per second of a PettingZoo environment, using the loop of its own benchmark, at random."""
    steps, start = 0, time.thread_time()
    env.reset(seed=1)
    while (now := time.thread_time()) - start < seconds:
        for _ in env.agent_iter(100):
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
            if all(env.terminations.values()):
                env.reset(seed=1)
    return steps / (now - start)


def chess_env() -> Any:
    """PettingZoo's chess, if it is installed."""
    try:
        from pettingzoo.classic import chess_v6  # type: ignore[import-not-found]
    except Exception:
        return None
    return chess_v6.env()


def batch_speed(games: Games, seconds: float, clock: Callable[[], float] = time.thread_time) -> float:
    """Decisions per second of a batch: choosing at random, stepping, observations and masks."""
    actions = games.sample()
    steps, start = 0, clock()
    while (now := clock()) - start < seconds:
        for _ in range(20):
            games.step(games.sample(actions))
        steps += 20
    return steps * games.count / (now - start)


def spiel_speed(name: str, seconds: float) -> float:
    """Steps per second of an OpenSpiel game from Python: legal actions and observation at every decision."""
    game = pyspiel.load_game(name)
    look = game.get_type().provides_observation_tensor
    steps, start = 0, time.thread_time()
    state = game.new_initial_state()
    while (now := time.thread_time()) - start < seconds:
        for _ in range(50):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            if look:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps / (now - start)


def measures(game: Game, seconds: float) -> dict[str, Callable[[], float]]:
    """What is measured, by name."""
    found: dict[str, Callable[[], float]] = {"calibration, steps of plain Python": lambda: calibration() * 1e6}
    for players in range(game.min_players, game.max_players + 1):
        games = Games(game, 1024, players=players)
        found[f"batch of 1024, {players} players, 1 thread"] = lambda games=games: batch_speed(games, seconds)
    two = Games(game, 4096, threads=2)
    found["batch of 4096, 2 players, 2 threads, by the clock"] = lambda: batch_speed(two, seconds, time.perf_counter)
    greedy = Games(game, 1024, opponents="greedy")
    found["batch of 1024 against greedy, 1 thread"] = lambda: batch_speed(greedy, seconds)
    zoo, empty, chess = getattr(envs, f"{game.name}_v0").env(), empty_env(game), chess_env()
    found["PettingZoo, this game"] = lambda: zoo_speed(zoo, seconds)
    found["PettingZoo, an empty environment"] = lambda: zoo_speed(empty, seconds)
    if chess is not None:
        found["PettingZoo, its chess"] = lambda: zoo_speed(chess, seconds)
    found["OpenSpiel, this game"] = lambda: spiel_speed(f"patolli_{game.name}", seconds)
    for name in BUILT_IN:
        found[f"OpenSpiel, {name}"] = lambda name=name: spiel_speed(name, seconds)
    return found


def main(arguments: list[str]) -> None:
    """Measure every installed game."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=learning", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2, help="of each measurement")
    options = parser.parse_args(arguments)
    for name in game_names():
        game = ready_game(name, BOTS, STUDIES)
        found = measures(game, options.seconds)
        best = dict.fromkeys(found, 0.0)
        for _ in range(ROUNDS):
            for what, measure in found.items():
                best[what] = max(best[what], measure())
        table = Table("what", "a second", title=f"{game.title}: learning")
        table.columns[1].justify = "right"
        for what, figure in best.items():
            table.add_row(what, f"{figure:,.0f}")
        ratio = best["PettingZoo, an empty environment"] / best["PettingZoo, this game"]
        table.add_row("cost of a PettingZoo step, in empty ones", f"{ratio:.2f}")
        Console().print(table)
