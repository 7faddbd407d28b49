"""Many games at once, by Gymnasium's vector interface.

All games are stepped in compiled code, on several threads if wanted. A game that ends is dealt anew in the same step
(`AutoresetMode.SAME_STEP`). Observations and masks are always the same arrays, which every step overwrites: copy what
you keep, or give arrays of your own.

>>> from patolli.envs.batch import BatchEnv
>>> envs = BatchEnv("tzolkin", num_envs=64, opponents="greedy")
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.sample_actions())
>>> observations["observation"].shape, observations["action_mask"].shape
((64, 812), (64, 452))
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from patolli.engine.game import find_game
from patolli.engine.match import MAX_SEED
from patolli.envs.games import Games
from patolli.envs.spaces import action_space, observation_space

Array = np.ndarray[Any, Any]
Observations = dict[str, Array]


class BatchEnv(VectorEnv[Observations, Array, Array]):
    """So many games of one kind.

    Without `opponents` the actions are for whoever decides in each game (`infos["seat"]`), and a reward is that of the
    seat that acted; `infos["rewards"]` has those of all. With opponents (`random` and `greedy`, which are compiled) one
    seat learns. `skip_forced` leaves out decisions with a single legal action. `observations` (float32) and `masks`
    (int8) may be arrays of your own, one row for each game. `options` are those of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] = (),
        players: int | None = None,
        reward: str = "rank",
        skip_forced: bool = False,
        threads: int = 1,
        observations: Array | None = None,
        masks: Array | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        rules = find_game(game)
        self.games = Games(
            rules, num_envs, players=players, opponents=opponents, reward=reward, skip_forced=skip_forced,
            threads=threads, observations=observations, masks=masks, final_observations=True, options=options,
        )  # fmt: skip
        """The games behind it."""
        self.num_envs = num_envs
        self.single_observation_space = observation_space(rules)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shown = {"observation": self.games.observations, "action_mask": self.games.masks}
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew, from one seed; a list of seeds counts by its first. Options are those of
        the constructor."""
        first = seed[0] if isinstance(seed, list) else seed
        self.games.reset(secrets.randbelow(MAX_SEED) if first is None else first)
        return self._shown, {"seat": self.games.seats}

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """One action for each game; IllegalMove, and nothing is done, if one of them is not legal.

        When games ended, `infos` has `rewards` and `points` of their seats and `final_obs`; `_final_obs` says which.
        """
        games = self.games
        games.step(actions)
        ended = games.finished == 1
        infos: dict[str, Any] = {"seat": games.seats}
        if ended.any():
            final = np.full(self.num_envs, None, object)
            nothing = np.zeros(games.masks.shape[1], np.int8)
            for row in np.flatnonzero(ended):
                final[row] = {"observation": games.final_observations[row].copy(), "action_mask": nothing.copy()}
            infos |= {"rewards": games.all_rewards, "points": games.quarters / 4}
            infos |= {"final_obs": final, "_final_obs": ended, "_rewards": ended, "_points": ended}
        return self._shown, games.rewards.astype(np.float64), ended, self._truncations, infos

    def sample_actions(self) -> Array:
        """A legal action for each game, drawn at random."""
        return self.games.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.games.close()
