"""A game as a Gymnasium environment: one seat learns, agents by name sit on the others.

>>> import gymnasium
>>> import patolli.envs.gymnasium  # registers patolli/tzolkin-v0, and so on for every game
>>> env = gymnasium.make("patolli/tzolkin-v0", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)

`gymnasium.make_vec("patolli/tzolkin-v0", num_envs=1024, opponents="greedy")` steps many games together: see `batch.py`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from patolli.agents.names import find_agent
from patolli.agents.policy import Agent
from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import find_game, game_names
from patolli.engine.match import MAX_SEED, Match, places
from patolli.engine.sight import Sight
from patolli.envs.games import check_players
from patolli.envs.looking import RENDER_MODES, check_render_mode, render
from patolli.envs.rewards import WORST, final_rewards, reward_kind
from patolli.envs.spaces import action_space, observation_space

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game.

    `opponents` names one agent for all other seats, or one for each of them, clockwise from the learner: every name of
    `patolli arena` will do. The learner's seat is drawn for every game, unless `seat` says which. An illegal action
    ends the game with the worst reward, and `info["illegal"]` is True. At the end `info` has `points` and `places`.
    `options` are those of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        players: int | None = None,
        seat: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.players = check_players(self.game, players)
        self.game.blank(self.players, options)  # wrong options are reported now
        self._options = dict(options or {})
        names = [opponents] * (self.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.players - 1:
            raise BadSetup(f"{self.players} players need {self.players - 1} opponents, not {len(names)}")
        for name in names:
            _close(find_agent(name, own=True))  # a wrong name is reported now
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadSetup(f"there is no seat {shown(seat)}; seats are 0 to {self.players - 1}")
        reward_kind(reward)
        self.reward_name = reward
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: Any = observation_space(self.game)
        self.action_space: Any = action_space(self.game)
        self.seat = 0
        """Where the learner sits in this game."""
        self.match: Match | None = None
        """The game that is being played, for looking at."""
        self._names, self._wanted_seat = names, seat
        self._agents: list[Agent] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and play up to the learner's first decision. Options are those of the constructor."""
        super().reset(seed=seed)
        self.close()
        self.match = Match.new(self.game, self.players, int(self.np_random.integers(MAX_SEED)), self._options)
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self._wanted_seat is None else self._wanted_seat
        self._agents = [find_agent(name, int(self.np_random.integers(2**31)), own=True) for name in self._names]
        self._let_others_play(self.match)
        return self._observe(self.match), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's decision, and those of the others up to its next one."""
        match = self.match
        if match is None or match.over:
            raise BadSetup("the game has not begun, or it is over: call reset")
        info: dict[str, Any] = {"seat": self.seat}
        if int(action) not in match.legal_ids():
            observation = self._observe(match)
            self.match = None
            return observation, WORST[self.reward_name], True, False, info | {"illegal": True}
        match.play_id(int(action))
        self._let_others_play(match)
        if not match.over:
            return self._observe(match), 0.0, False, False, info
        rewards = final_rewards(self.game, match.state, self.players, self.reward_name)
        info |= {"points": match.scores(), "places": places(match.scores(), match.winners)}
        return self._observe(match), rewards[self.seat], True, False, info

    def action_masks(self) -> Array:
        """Which actions are legal now, as truth values: the name under which some libraries ask."""
        mask = np.zeros(len(self.game.notation.tokens), np.bool_)
        if self.match is not None:
            mask[self.match.legal_ids()] = True
        return mask

    def render(self) -> Any:
        """The position as text (`ansi`), as pixels (`rgb_array`) or printed (`human`)."""
        if self.match is None:
            raise BadSetup("there is nothing to show: call reset")
        return render(self.game, self.match.state, self.players, self.render_mode)

    def close(self) -> None:
        """Let the opponents clean up: some are processes."""
        for agent in self._agents:
            _close(agent)
        self._agents = []

    def _let_others_play(self, match: Match) -> None:
        while (seat := match.seat) is not None and seat != self.seat:
            legal = match.legal_ids()
            if len(legal) == 1:
                match.play_id(legal[0])
            else:
                match.play(self._agents[(seat - self.seat) % self.players - 1].choose(Sight.of(match)))
        if self.render_mode == "human":
            self.render()

    def _observe(self, match: Match) -> Observation:
        observation = np.zeros(self.game.learning.observation_size, np.float32)
        self.game.observe(match.state, self.seat, observation)
        return {"observation": observation, "action_mask": self.action_masks().astype(np.int8)}


def _close(agent: Agent) -> None:
    close = getattr(agent, "close", None)
    if callable(close):
        with contextlib.suppress(Exception):
            close()


def register_all() -> None:
    """Tell Gymnasium about all games that are installed."""
    for name in game_names():
        gymnasium.register(
            f"patolli/{name}-v0",
            entry_point="patolli.envs.gymnasium:SeatEnv",
            vector_entry_point="patolli.envs.batch:BatchEnv",
            kwargs={"game": name},
        )


register_all()
