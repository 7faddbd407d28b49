"""The folder of a training: its plan, the network after each round, and all that is needed to go on after a stop.

- `plan.json`: what was asked for
- `rounds.jsonl`: a line for each finished round
- `network.npz`: the network after the last of them; `round-NNN.npz`: after each, 000 being the one it began with
- `alarms.jsonl`: a line for each time progress was measured
- `positions-NNN.bin`: the games of a round that is still learned from
- `learner-NNN.npz`: the network in full precision, and the pace of each weight (Adam)

A round is finished when its line is there. Until then everything of it can be made again, to the bit.
"""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import numpy as np

from patolli.agents.network.file import Network, Shape
from patolli.arena.plan import derive
from patolli.arena.store import StoreError, own_folder
from patolli.engine.game import find_game
from patolli.training.alarms import Alarms
from patolli.training.learning import NOTHING, Adam, Losses, aside_size
from patolli.training.plan import TrainingPlan

PLAN, ROUNDS, ALARMS, NETWORK = "plan.json", "rounds.jsonl", "alarms.jsonl", "network.npz"
MOST_ROUNDS = 999
_MOST_BYTES = 1_000_000
T = TypeVar("T")
Array = np.ndarray[Any, Any]
_FIELDS = {
    "game": "game",
    "seed": "seed",
    "games": "games a round",
    "layers": "layers",
    "more": "more than the observation",
    "start": "network it began with",
    "rules": "rules and features of the game, and ways to train, which differ between versions of Patolli",
}


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
        self.alarms: list[Alarms] = []

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

    def learner(self, number: int) -> tuple[Network, Adam, Array]:
        """The learner as it was after a round: the network, its paces, and the weights beside it."""
        if number == 0:
            shape = Shape.of(self.game, *self.plan.layers, more=self.plan.more)
            network = self.network(0) or Network.random(shape, derive(self.plan.seed, "network"))
            size = aside_size(self.game, network, self.plan.ways.lessons)
            return network, Adam.fresh(network, size), np.zeros(size, np.float32)
        network, adam, aside = read_learner(
            self.learner_file(number), Shape.of(self.game, *self.plan.layers, more=self.plan.more)
        )
        if len(aside) != aside_size(self.game, network, self.plan.ways.lessons):
            raise StoreError(f"{self.learner_file(number)} is not of this training: {_BEGIN_ANEW}")
        return network, adam, aside

    def finish(self, done: Round) -> None:
        """Write a round down whose files are there, and delete what no later round needs."""
        _replace(self.path / NETWORK, self.round_file(done.number).read_bytes())
        _add_line(self.path / ROUNDS, done)
        self.rounds.append(done)
        self.tidy()

    def alarm(self, found: Alarms) -> None:
        """Write down what was measured."""
        _add_line(self.path / ALARMS, found)
        self.alarms.append(found)

    def tidy(self) -> None:
        """Delete what no later round needs; a stop may have come before that."""
        if self.rounds:
            last = self.rounds[-1]
            old = [self.positions_file(number) for number in range(1, last.since)]
            for path in [*old, *(self.learner_file(number) for number in range(1, last.number))]:
                path.unlink(missing_ok=True)


@contextmanager
def open_training(path: Path, plan: TrainingPlan, start: Network | None = None) -> Generator[TrainingFolder]:
    """The folder of this plan, new or continued, and locked against others; StoreError says why not."""
    with own_folder(path):
        _check_plan(path, plan)
        folder = TrainingFolder(path, plan)
        if not (path / PLAN).exists():
            if start is not None:
                start.save(folder.round_file(0))
            _replace(path / PLAN, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        folder.rounds = _read_rounds(path / ROUNDS)
        folder.alarms = list(_read_lines(path / ALARMS, Alarms, "measurement"))
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
    settings, wanted = (_settings(msgspec.to_builtins(one.ways)) for one in (there, plan))
    differences += [
        f"{name}: {settings.get(name, 'none')} there, {value} here"
        for name, value in wanted.items()
        if settings.get(name) != value
    ]
    if differences:
        advice = "choose another folder, or ask for the same" if there.rules == plan.rules else _BEGIN_ANEW
        raise StoreError(f"{path} holds another training ({'; '.join(differences)}): {advice}")


def _settings(tables: dict[str, Any], within: str = "") -> dict[str, Any]:
    """Settings of tables in tables by their full names."""
    found: dict[str, Any] = {}
    for name, value in tables.items():
        deeper = cast(dict[str, Any], value) if isinstance(value, dict) else None
        found |= {f"{within}{name}": value} if deeper is None else _settings(deeper, f"{within}{name}.")
    return found


def _shown(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value) or "none"  # pyright: ignore


def _read_rounds(path: Path) -> list[Round]:
    """The finished rounds. Half a line at the end is cut off: its writer was stopped."""
    found: list[Round] = []
    for number, line in enumerate(_read_lines(path, Round, "round"), start=1):
        if line.number != number or not 1 <= line.since <= number:
            raise StoreError(f"{path}, line {number}: not round {number}, or learned from rounds that are not there")
        found.append(line)
    return found


def _read_lines(path: Path, kind: type[T], what: str) -> Iterator[T]:
    if not path.exists():
        return
    with path.open("r+b") as file:
        for number in range(1, MOST_ROUNDS + 3):
            start = file.tell()
            line = file.readline(_MOST_BYTES)
            if not line.endswith(b"\n"):
                file.truncate(start)
                return
            try:
                yield msgspec.json.decode(line, type=kind)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise StoreError(f"{path}, line {number}: not a {what} ({error})") from None
    raise StoreError(f"{path} has more than {MOST_ROUNDS} lines")


def _add_line(path: Path, line: msgspec.Struct) -> None:
    with path.open("ab", buffering=0) as file:
        file.write(msgspec.json.encode(line) + b"\n")
        os.fsync(file.fileno())


# The learner


def write_learner(path: Path, network: Network, adam: Adam, aside: Array = NOTHING) -> None:
    """Everything in full precision: whoever continues from here does so as if nothing had stopped."""
    buffer = io.BytesIO()
    weights = np.concatenate([network.weights, aside])
    np.savez(buffer, weights=weights, mean=adam.mean, square=adam.square, steps=np.int64(adam.steps))
    _replace(path, buffer.getvalue())


def read_learner(path: Path, shape: Shape) -> tuple[Network, Adam, Array]:
    """What `write_learner` wrote; StoreError if it is damaged or missing."""
    try:
        with np.load(path, allow_pickle=False) as file:
            weights, mean, square, steps = (file[name] for name in ("weights", "mean", "square", "steps"))
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile) as error:
        raise StoreError(f"cannot read {path} ({error}): {_BEGIN_ANEW}") from None
    arrays = (weights, mean, square)
    if weights.ndim != 1 or len(weights) < shape.size or steps.dtype != np.int64:
        raise StoreError(f"{path} is not of this network: {_BEGIN_ANEW}")
    if any(array.shape != weights.shape or array.dtype != np.float32 for array in arrays) or steps.shape != ():
        raise StoreError(f"{path} is not of this network: {_BEGIN_ANEW}")
    if not all(np.isfinite(array).all() for array in arrays):
        raise StoreError(f"{path} has weights that are no numbers: {_BEGIN_ANEW}")
    return Network(shape, weights[: shape.size].copy()), Adam(mean, square, int(steps)), weights[shape.size :].copy()


_BEGIN_ANEW = f"begin a new folder with --from and the {NETWORK} of this one"


def _replace(path: Path, data: bytes) -> None:
    """In one step: a reader sees the old file or the new one."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
