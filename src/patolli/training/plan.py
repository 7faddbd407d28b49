"""What decides what a network becomes: the plan of a training, as it lies in its folder."""

from __future__ import annotations

import hashlib

import msgspec
import numpy as np

from patolli.agents.network.file import Network, Shape
from patolli.engine.errors import BadSetup
from patolli.engine.game import Game
from patolli.engine.match import MAX_SEED
from patolli.training.selfplay import position_dtype
from patolli.training.ways import LEAST_SIMULATIONS, MOST_SIMULATIONS, SIMULATIONS, Ways, problem_of, usual

MOST_GAMES = 100_000
MOST_UNITS = 2048
METHOD = 4
"""Of playing and learning. To be raised when they change: a training goes on as it began, or not at all."""


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides what the network becomes. `make_training_plan` checks what people ask for."""

    game: str
    seed: int
    games: int
    """In a round."""
    layers: tuple[int, int]
    """Sizes of the hidden layers."""
    more: bool
    """Whether the network is told more than the observation."""
    start: str
    """A digest of the network it began with; empty: none."""
    rules: str
    """A digest of what positions, actions and features look like, and of the way to train."""
    ways: Ways
    """How it plays and learns."""


def make_training_plan(
    game: Game,
    *,
    games: int,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    layers: tuple[int, int] | None = None,
    start: Network | None = None,
    ways: Ways | None = None,
    more: bool = False,
) -> TrainingPlan:
    """A plan; BadSetup says what is impossible. Without `ways` all is as usual, with so many simulations."""
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"a round has 1 to {MOST_GAMES:,} games, not {games:,}")
    if not LEAST_SIMULATIONS <= simulations <= MOST_SIMULATIONS:
        raise BadSetup(f"a search has {LEAST_SIMULATIONS} to {MOST_SIMULATIONS:,} simulations, not {simulations:,}")
    there = None if start is None else (start.check(game).shape.first, start.shape.second)
    if there and layers and layers != there:
        raise BadSetup(f"the network to begin with has layers of {there[0]}x{there[1]}, not of {layers[0]}x{layers[1]}")
    shape = Shape.of(game)
    layers = there or layers or (shape.first, shape.second)
    ways = ways or usual(simulations)
    if problem := problem_of(ways, game):
        raise BadSetup(problem)
    if not all(1 <= units <= MOST_UNITS for units in layers):
        raise BadSetup(f"a hidden layer has 1 to {MOST_UNITS} units, not {layers[0]}x{layers[1]}")
    sizes = (game.learning.observation_size, game.learning.more_size)
    rules = hashlib.sha256(repr((METHOD, position_dtype(game).descr, game.notation.tokens, sizes)).encode())
    return TrainingPlan(
        game=game.name,
        seed=seed,
        games=games,
        layers=layers,
        more=more if start is None else start.shape.inputs > game.learning.observation_size,
        start="" if start is None else hashlib.sha256(start.weights.astype(np.float16).tobytes()).hexdigest()[:16],
        rules=rules.hexdigest()[:16],
        # A file may say more than the ways.
        ways=Ways(playing=ways.playing, league=ways.league, lessons=ways.lessons, alarms=ways.alarms),
    )
