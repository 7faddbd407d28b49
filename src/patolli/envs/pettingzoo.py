"""A game as a PettingZoo environment: agents decide in turn, each with an observation and a mask of its own.

>>> from patolli.envs import tzolkin_v0
>>> env = tzolkin_v0.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

`pettingzoo.make("aec", "patolli/tzolkin_v0", players=3)` makes the same, once this module has been imported.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from patolli.engine.errors import BadSetup, GameOver, IllegalMove, shown
from patolli.engine.game import find_game, game_names
from patolli.engine.match import MAX_SEED
from patolli.envs.games import check_players, check_seed
from patolli.envs.looking import RENDER_MODES, check_render_mode, render
from patolli.envs.rewards import KERNELS, WORST, final_rewards, reward_kind
from patolli.envs.spaces import action_space, observation_space

VERSION = 0


class TurnEnv(AECEnv[str, dict[str, Any], int], EzPickle):
    """The bare environment: an illegal action raises IllegalMove and changes nothing. Use `env`.

    The seat of `player_0` is 0, and so on; who begins is part of the deal. Observations are relative to their agent.
    All rewards come at the end, when all agents are terminated at once. `options` are those of the game.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, render_mode, max_cycles, options)
        super().__init__()
        self.game = find_game(game)
        self.players = check_players(self.game, players)
        reward_kind(reward)
        self.reward_name = reward
        self.render_mode = check_render_mode(render_mode)
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadSetup(f"max_cycles is a whole number from 1 on, or None, not {shown(max_cycles)}")
        self._most_decisions = self.game.rules.max_moves + 1 if max_cycles is None else max_cycles * self.players
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{game}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {agent: action_space(self.game) for agent in self.possible_agents}
        self._blank = self.game.blank(self.players, options)
        self._states = self.game.new_states(1)
        self._state = self._states[0]
        self._legal = np.zeros(self.game.rules.max_legal, np.int16)
        self._mask = np.zeros(len(self.game.notation.tokens), np.int8)
        self._observation = np.zeros(self.game.learning.observation_size, np.float32)
        self._kernels = self.game.loops(KERNELS)
        self._decisions = 0

    def observation_space(self, agent: str) -> Any:
        """The same object every time, so that seeding it works."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object every time, so that seeding it works."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game, as `Match.new` does with this seed; without one, any. Options are those of the
        constructor."""
        seed = secrets.randbelow(MAX_SEED) if seed is None else seed
        check_seed(seed)
        self._states[:] = self._blank
        self.game.deal(self._state, self.players, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._advance(-1)
        if self.render_mode == "human":
            self.render()

    def _advance(self, action: int) -> bool:
        """Carry out an action, if it is one (-1: none), and look who decides and what is legal; whether it goes on."""
        mask = np.zeros(len(self.game.notation.tokens), np.int8)
        observation = np.zeros(self.game.learning.observation_size, np.float32)
        seat = self._kernels.advance(self._states, action, self._legal, mask, observation)
        self._mask, self._observation = mask, observation
        if seat < 0:
            return False
        self.agent_selection = self.possible_agents[seat]
        return True

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do now: nothing, if another one decides."""
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        observation = np.zeros(self.game.learning.observation_size, np.float32)
        self.game.observe(self._state, self._seats[agent], observation)
        return {"observation": observation, "action_mask": np.zeros_like(self._mask)}

    def step(self, action: int | None) -> None:
        """Carry out the decision of the selected agent."""
        if not self.agents:
            raise GameOver(str(action), self._decisions)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            raise self._illegal(action)
        self._cumulative_rewards[agent] = 0.0
        goes_on = self._advance(int(action))
        self._decisions += 1
        if not goes_on:
            found = final_rewards(self.game, self._state, self.players, self.reward_name)
            self.rewards = dict(zip(self.agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        elif self._decisions >= self._most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _illegal(self, action: object) -> IllegalMove:
        legal = [self.game.token(self._state, each) for each in np.flatnonzero(self._mask).tolist()]
        known = isinstance(action, int | np.integer) and 0 <= action < len(self._mask)
        token = self.game.token(self._state, int(action)) if known else shown(action)  # type: ignore[call-overload]
        return IllegalMove(token, self._decisions, legal)

    def render(self) -> Any:
        """The position as text (`ansi`), as pixels (`rgb_array`) or printed (`human`); nothing hidden is shown."""
        return render(self.game, self._state, self.players, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def env(game: str, reward: str = "rank", **options: Any) -> Any:
    """The environment as PettingZoo's own are made: an illegal action ends the game with the worst reward for its
    agent, and calls in the wrong order are reported. `options` are those of `TurnEnv`."""
    bare = TurnEnv(game, reward=reward, **options)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=WORST[reward]))
    return wrappers.OrderEnforcingWrapper(checked)


def module_of(game: str) -> Any:
    """`env` and `raw_env` for one game, as a module of PettingZoo has them."""
    return SimpleNamespace(env=partial(env, game), raw_env=partial(TurnEnv, game), __name__=f"{game}_v{VERSION}")


def register_all() -> None:
    """Tell PettingZoo about all games that are installed."""
    for name in game_names():
        register("aec", f"patolli/{name}_v{VERSION}", "patolli.envs.pettingzoo:env", kwargs={"game": name})


register_all()
