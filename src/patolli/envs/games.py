"""Many games stepped together: the Python side of `batch_kernels.py`, without any learning library.

`batch.py` puts Gymnasium's vector interface around it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import records
from patolli.engine.compiled.rng import new_rng
from patolli.engine.compiled.slots import SCRATCH_SIZE
from patolli.engine.errors import BadSetup, IllegalMove, shown
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.engine.match import MAX_SEED
from patolli.envs.rewards import KERNELS, final_rewards, reward_kind

Array = np.ndarray[Any, Any]

CALLER = -1
MOST_GAMES = 1 << 20
_BOOK = np.dtype([("rng", np.int64, 2), ("learner", np.int64), ("count", np.int64)])


class Games:
    """So many games of one kind, each waiting for a decision of the caller.

    Without opponents the caller decides for every seat, whoever's turn it is (`seats`). With opponents it decides for
    one seat, which is drawn anew for every game; the others play by the compiled policies that are named, clockwise
    from it. What is to be decided is in the arrays `observations` (from the seat that decides) and `masks`; both may be
    given, and are then written to where they are. `options` are those of the game.

    >>> from patolli.engine.game import find_game
    >>> games = Games(find_game("tzolkin"), 3, seed=7)
    >>> games.step(games.sample())
    >>> games.masks.sum(1).min() > 0
    np.True_
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] = (),
        reward: str = "rank",
        skip_forced: bool = False,
        threads: int = 1,
        seed: int = 0,
        observations: Array | None = None,
        masks: Array | None = None,
        final_observations: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = check_players(game, players)
        if not 1 <= count <= MOST_GAMES:
            raise BadSetup(f"a batch has 1 to {MOST_GAMES} games, not {shown(count)}")
        if not 1 <= threads <= 1024:
            raise BadSetup(f"a batch has 1 to 1024 threads, not {shown(threads)}")
        self.count = count
        self.seats = np.zeros(count, np.int64)
        """Who decides in each game."""
        self.rewards = np.zeros(count, np.float32)
        """Of the seat that acted last, if that ended the game; else 0."""
        self.all_rewards = np.zeros((count, self.players), np.float32)
        """Of all seats, if the last step ended the game; else 0."""
        self.quarters = np.zeros((count, self.players), np.int64)
        """The points of the last game that ended in this row, times four, by seat."""
        self.finished = np.zeros(count, np.int8)
        """1: the last step ended a game; the arrays show the next one already."""
        self.observations = _array("observations", observations, (count, game.learning.observation_size), np.float32)
        self.masks = _array("masks", masks, (count, len(game.notation.tokens)), np.int8)
        """1: legal, 0: not."""
        self.final_observations = np.zeros(
            (count if final_observations else 0, game.learning.observation_size), np.float32
        )
        """How games looked when they had ended, from the seat that acted last; only if asked for."""
        self.states = game.new_states(count)
        """The positions. Do not write to them."""
        self._kernels = game.loops(KERNELS)
        self._book = records(count, _BOOK)
        self._legal = np.zeros((count, game.rules.max_legal), np.int16)
        self._policies = _policies(opponents, self.players)
        self._settings = np.array([self.players, reward_kind(reward), skip_forced], np.int64)
        self._blank = game.blank(self.players, options)
        cuts = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._parts = [
            (first, last, game.new_states(SCRATCH), np.zeros(SCRATCH_SIZE, np.int16)) for first, last in pairwise(cuts)
        ]
        # The first part is done by the caller's own thread.
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self._rng = new_rng()
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed deals the same games, the first one as `Match.new` does."""
        check_seed(seed)
        self.finished[:] = 0
        self.rewards[:] = 0
        self.all_rewards[:] = 0
        self._rng = new_rng(seed, MOST_GAMES)
        self._on_threads(
            lambda first, last, work, scratch: self._kernels.reset_games(
                self.states, self._book, first, last, seed, self._policies, self._settings, self._legal, work, scratch,
                self._blank, self.masks, self.observations, self.seats,
            )
        )  # fmt: skip

    def step(self, actions: Array) -> None:
        """Carry out one action in every game. If one of them is not legal, IllegalMove says so and nothing is done."""
        actions = np.asarray(actions)
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise BadSetup(f"one whole number for each of {self.count} games is needed, not {shown(actions)}")
        actions = actions.astype(np.int64, copy=False)
        bad = int(self._kernels.first_illegal(self._book, self._legal, actions))
        if bad >= 0:
            raise self._illegal(bad, int(actions[bad]))
        self._on_threads(
            lambda first, last, work, scratch: self._kernels.step_games(
                self.states, self._book, first, last, actions, self._policies, self._settings, self._legal, work,
                scratch, self._blank, self.masks, self.observations, self.seats, self.rewards, self.all_rewards,
                self.quarters, self.finished, self.final_observations,
            )
        )  # fmt: skip

    def sample(self, out: Array | None = None) -> Array:
        """A legal action for every game, drawn at random."""
        actions = np.zeros(self.count, np.int64) if out is None else _array("out", out, (self.count,), np.int64)
        self._kernels.sample_legal(self._book, self._legal, self._rng, actions)
        return actions

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _on_threads(self, work: Callable[..., object]) -> None:
        others = [self._pool.submit(work, *part) for part in self._parts[1:]] if self._pool else []
        work(*self._parts[0])
        for other in others:
            other.result()

    def _illegal(self, row: int, action: int) -> IllegalMove:
        state = self.states[row]
        legal = [self.game.token(state, each) for each in self._legal[row, : int(self._book[row]["count"])].tolist()]
        token = self.game.token(state, action) if 0 <= action < len(self.game.notation.tokens) else f"action {action}"
        return IllegalMove(token, 0, legal, f"game {row} of the batch")


def warm_up(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """Named steps which compile all that environments use."""
    kernels, states = game.loops(KERNELS), game.new_states(1)
    mask, observation = (
        np.zeros(len(game.notation.tokens), np.int8),
        np.zeros(game.learning.observation_size, np.float32),
    )
    legal = np.zeros(game.rules.max_legal, np.int16)

    def batches() -> None:
        games = Games(game, 1, opponents=POLICIES[0])
        games.step(games.sample())

    def single() -> None:
        game.deal(states[0], game.min_players, 0)
        kernels.advance(states, -1, legal, mask, observation)

    return [
        ("games in batches", batches),
        ("games for learning", single),
        ("rewards", lambda: final_rewards(game, states[0], game.min_players, "rank")),
    ]


def check_players(game: Game, players: int | None) -> int:
    """The number of players: the fewest with an opponent unless given; BadSetup if the game is not for that many."""
    if players is None:
        return game.usual_players
    if type(players) is not int or not game.min_players <= players <= game.max_players:
        most = f"{game.min_players} to {game.max_players}"
        raise BadSetup(f"{game.title} is for {most} players, not for {shown(players)}")
    return players


def check_seed(seed: int) -> None:
    """BadSetup unless it is a whole number of the right size."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"a seed is a whole number from 0 to {MAX_SEED}, not {shown(seed)}")


def _policies(opponents: str | Sequence[str], players: int) -> Array:
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if not names:
        return np.full(players, CALLER, np.int64)
    if len(names) != players - 1:
        raise BadSetup(f"{players} players need {players - 1} opponents, not {len(names)}")
    for name in names:
        if name not in POLICIES:
            raise BadSetup(
                f"a batch plays against {' or '.join(POLICIES)}, which are compiled, not against {shown(name)}; "
                "one game at a time can be played against every agent"
            )
    return np.array([CALLER, *(POLICIES.index(name) for name in names)], np.int64)


def _array(name: str, given: Array | None, shape: tuple[int, ...], dtype: Any) -> Array:
    """The array of the caller, or a new one; BadSetup says what is wrong with it."""
    if given is None:
        return np.zeros(shape, dtype)
    # Compiled code writes there without asking: everything must fit.
    good = type(given) is np.ndarray and given.shape == shape and given.dtype == dtype
    if not good or not given.flags.c_contiguous or not given.flags.writeable:
        raise BadSetup(f"{name}: a writeable C-contiguous array of {np.dtype(dtype)}, shape {shape}, is needed")
    return given
