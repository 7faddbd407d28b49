"""The folder of a training: its plan, the network after each round, and all that is needed to go on after a stop.

- `plan.json`: what was asked for
- `rounds.jsonl`: a line for each finished round
- `network.npz`: the network after the last of them; `round-NNN.npz`: after each, 000 being the one it began with
- `positions-NNN.bin`: the games of a round that is still learned from
- `learner-NNN.npz`: the network in full precision, and the pace of each weight (Adam)

A round is finished when its line is there. Until then everything of it can be made again, to the bit.
"""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from patolli.agents.network.file import Network, Shape
from patolli.arena.plan import derive
from patolli.arena.store import StoreError, own_folder
from patolli.engine.errors import BadSetup
from patolli.engine.game import Game, find_game
from patolli.engine.match import MAX_SEED
from patolli.training.learning import Adam, Losses
from patolli.training.selfplay import position_dtype

PLAN, ROUNDS, NETWORK = "plan.json", "rounds.jsonl", "network.npz"
MOST_ROUNDS = 999
MOST_GAMES = 100_000
LEAST_SIMULATIONS, SIMULATIONS, MOST_SIMULATIONS = 4, 64, 100_000
MOST_UNITS = 2048
METHOD = 2
"""Of playing and learning. To be raised when they change: a training goes on as it began, or not at all."""
_MOST_BYTES = 1_000_000
_FIELDS = {
    "game": "game",
    "seed": "seed",
    "games": "games a round",
    "simulations": "simulations",
    "layers": "layers",
    "start": "network it began with",
    "rules": "rules and features of the game, and ways to train, which differ between versions of Patolli",
}


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides what the network becomes. `make_training_plan` checks what people ask for."""

    game: str
    seed: int
    games: int
    """In a round."""
    simulations: int
    """Of a decision that is searched in full."""
    layers: tuple[int, int]
    """Sizes of the hidden layers."""
    start: str
    """A digest of the network it began with; empty: none."""
    rules: str
    """A digest of what positions, actions and features look like, and of the way to train."""


def make_training_plan(
    game: Game,
    *,
    games: int,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    layers: tuple[int, int] | None = None,
    start: Network | None = None,
) -> TrainingPlan:
    """A plan; BadSetup says what cannot be."""
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
    if not all(1 <= units <= MOST_UNITS for units in layers):
        raise BadSetup(f"a hidden layer has 1 to {MOST_UNITS} units, not {layers[0]}x{layers[1]}")
    rules = hashlib.sha256(
        repr((METHOD, position_dtype(game).descr, game.notation.tokens, game.learning.observation_size)).encode()
    )
    return TrainingPlan(
        game=game.name,
        seed=seed,
        games=games,
        simulations=simulations,
        layers=layers,
        start="" if start is None else hashlib.sha256(start.weights.astype(np.float16).tobytes()).hexdigest()[:16],
        rules=rules.hexdigest()[:16],
    )


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round: how the games went, and how far the network was off when it learned from them."""

    number: int
    games: int
    positions: int
    points: dict[int, float]
    """Mean points of a seat, by the number of players; of games that were played from their beginning."""
    winner: dict[int, float]
    """Mean points of the best seat, likewise."""
    since: int
    """The first of the rounds whose positions were learned from."""
    steps: int
    losses: Losses
    seconds_playing: float
    """In the run that finished the round."""
    seconds_learning: float


class TrainingFolder:
    """A training on disk; use `open_training`."""

    def __init__(self, path: Path, plan: TrainingPlan) -> None:
        self.path = path
        self.plan = plan
        self.game = find_game(plan.game)
        self.rounds: list[Round] = []

    def round_file(self, number: int) -> Path:
        return self.path / f"round-{number:03}.npz"

    def positions_file(self, number: int) -> Path:
        return self.path / f"positions-{number:03}.bin"

    def learner_file(self, number: int) -> Path:
        return self.path / f"learner-{number:03}.npz"

    def network(self, number: int) -> Network | None:
        """The network after a round; after round 0 the one it began with, if any."""
        if number == 0 and not self.plan.start:
            return None
        return Network.load(self.round_file(number)).check(self.game)

    def learner(self, number: int) -> tuple[Network, Adam]:
        """What learns on, as it was after a round."""
        if number == 0:
            shape = Shape.of(self.game, *self.plan.layers)
            network = self.network(0) or Network.random(shape, derive(self.plan.seed, "network"))
            return network, Adam.fresh(network)
        return read_learner(self.learner_file(number), Shape.of(self.game, *self.plan.layers))

    def finish(self, done: Round) -> None:
        """Write a round down whose files are there, and delete what no later round needs."""
        _replace(self.path / NETWORK, self.round_file(done.number).read_bytes())
        with (self.path / ROUNDS).open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(done) + b"\n")
            os.fsync(file.fileno())
        self.rounds.append(done)
        self.tidy()

    def tidy(self) -> None:
        """Delete what no later round needs; a stop may have come before that."""
        if self.rounds:
            last = self.rounds[-1]
            old = [self.positions_file(number) for number in range(1, last.since)]
            for path in [*old, *(self.learner_file(number) for number in range(1, last.number))]:
                path.unlink(missing_ok=True)


@contextmanager
def open_training(path: Path, plan: TrainingPlan, start: Network | None = None) -> Generator[TrainingFolder]:
    """The folder of this plan, made or gone on with, and kept from others; StoreError says why not."""
    with own_folder(path):
        _check_plan(path, plan)
        folder = TrainingFolder(path, plan)
        if not (path / PLAN).exists():
            if start is not None:
                start.save(folder.round_file(0))
            _replace(path / PLAN, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        folder.rounds = _read_rounds(path / ROUNDS)
        folder.tidy()
        yield folder


def _check_plan(path: Path, plan: TrainingPlan) -> None:
    if not (path / PLAN).exists():
        if (path / ROUNDS).exists() or (path / NETWORK).exists():
            raise StoreError(f"{path} has a training in it, but no {PLAN}: choose another folder")
        return
    with (path / PLAN).open("rb") as file:
        data = file.read(_MOST_BYTES)
    try:
        there = msgspec.json.decode(data, type=TrainingPlan)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(f"{path / PLAN} is not the plan of a training: {error}; choose another folder") from None
    differences = [
        f"{words}: {_shown(getattr(there, field))} there, {_shown(getattr(plan, field))} here"
        for field, words in _FIELDS.items()
        if getattr(there, field) != getattr(plan, field)
    ]
    if differences:
        advice = "choose another folder, or ask for the same" if there.rules == plan.rules else _BEGIN_ANEW
        raise StoreError(f"{path} holds another training ({'; '.join(differences)}): {advice}")


def _shown(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value) or "none"  # pyright: ignore


def _read_rounds(path: Path) -> list[Round]:
    """The finished rounds. Half a line at the end is cut off: its writer was stopped."""
    found: list[Round] = []
    if not path.exists():
        return found
    with path.open("r+b") as file:
        for number in range(1, MOST_ROUNDS + 2):
            start = file.tell()
            line = file.readline(_MOST_BYTES)
            if not line.endswith(b"\n"):
                file.truncate(start)
                return found
            try:
                found.append(msgspec.json.decode(line, type=Round))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise StoreError(f"{path}, line {number}: not a round ({error})") from None
            if found[-1].number != number or not 1 <= found[-1].since <= number:
                raise StoreError(
                    f"{path}, line {number}: not round {number}, or learned from rounds that are not there"
                )
    raise StoreError(f"{path} has more than {MOST_ROUNDS} lines")


# What learns on


def write_learner(path: Path, network: Network, adam: Adam) -> None:
    """Everything in full precision: who goes on from here does as if nothing had stopped."""
    buffer = io.BytesIO()
    np.savez(buffer, weights=network.weights, mean=adam.mean, square=adam.square, steps=np.int64(adam.steps))
    _replace(path, buffer.getvalue())


def read_learner(path: Path, shape: Shape) -> tuple[Network, Adam]:
    """What `write_learner` wrote; StoreError if it is damaged or missing."""
    try:
        with np.load(path, allow_pickle=False) as file:
            weights, mean, square, steps = (file[name] for name in ("weights", "mean", "square", "steps"))
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile) as error:
        raise StoreError(f"cannot read {path} ({error}): {_BEGIN_ANEW}") from None
    arrays = (weights, mean, square)
    if any(array.shape != (shape.size,) or array.dtype != np.float32 for array in arrays) or steps.shape != ():
        raise StoreError(f"{path} is not of this network: {_BEGIN_ANEW}")
    if not all(np.isfinite(array).all() for array in arrays):
        raise StoreError(f"{path} has weights that are no numbers: {_BEGIN_ANEW}")
    return Network(shape, weights), Adam(mean, square, int(steps))


_BEGIN_ANEW = f"begin a new folder with --from and the {NETWORK} of this one"


def _replace(path: Path, data: bytes) -> None:
    """In one step: who looks sees the old file or the new one."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
