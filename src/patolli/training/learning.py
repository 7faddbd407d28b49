"""What a network learns from positions: the loss, its gradient, and steps downhill (Adam), in plain NumPy.

Three things are learned, as a network file has them: the share of the win of every seat and its final points, as
`targets.py` made them; and, where the search was a full one, how often it tried each action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import numpy as np

from patolli.agents.network.file import Network
from patolli.agents.network.values import FAR, features_of, forward, preferences, softmax
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game
from patolli.training.selfplay import MOST_ACTIONS
from patolli.training.ways import Lessons

Array = np.ndarray[Any, Any]

BATCH = 1024
POINTS_WEIGHT = 2.0
"""Of the squared error of points / 100, beside the other two parts of the loss."""
LESSONS = Lessons()
NOTHING: Array = np.zeros(0, np.float32)
MEASURED = 200
"""Losses are reported as means over this many last steps."""


class Losses(msgspec.Struct, frozen=True):
    """How far the network is off, each as a mean over positions."""

    win: float
    """Cross entropy of the shares of the win."""
    points: float
    """Root of the mean squared error of the points of a seat."""
    moves: float
    """Cross entropy of the shares of visits, over full searches."""


class Slope(NamedTuple):
    """The loss, and how it changes."""

    total: float
    losses: Losses
    network: Array
    """With each weight of the network,"""
    aside: Array
    """and with each of the weights beside it."""


class Batch(NamedTuple):
    """Positions as the network sees them, and what it should say."""

    features: Array
    present: Array
    """Which seats are played; they are counted from the one that decides."""
    shares: Array
    """Of the win, per seat."""
    points: Array
    """Per seat, / 100."""
    full: Array
    """The rows that were searched in full; those of the following three."""
    actions: Array
    listed: Array
    """Which actions count; the others fill the row."""
    visits: Array
    """Shares of the visits."""
    sources: Array
    """Where the points of the seat came from, / 100."""


def make_batch(game: Game, rows: Array, inputs: int | None = None) -> Batch:
    """The batch of these rows (`selfplay.position_dtype`), for a network of so many inputs."""
    seats, players = rows["seat"].astype(np.int64), rows["players"].astype(np.int64)[:, None]
    around = np.arange(game.max_players)
    present = around < players
    places = (seats[:, None] + around) % players
    full = np.flatnonzero(rows["full"])
    return Batch(
        features_of(game, rows["position"], seats, inputs),
        present,
        np.take_along_axis(rows["wanted_win"], places, 1) * present,
        np.take_along_axis(rows["wanted_points"], places, 1) / 100,
        full,
        rows["actions"][full].astype(np.int64),
        np.arange(MOST_ACTIONS) < rows["count"][full, None],
        rows["shares"][full],
        rows["sources"] / 100,
    )


def gradient(network: Network, batch: Batch, lessons: Lessons = LESSONS, aside: Array = NOTHING) -> Slope:
    """The loss, its parts, and how it changes with each of the weights; in the precision of the weights.

    `aside` is what tells the sources from the second hidden layer (`aside_size`): learned with the network, and no part
    of it.
    """
    size, seats = len(batch.features), network.shape.seats
    parts = network.parts()
    features = batch.features.astype(network.weights.dtype, copy=False)
    first, second, values = forward(network, features)

    shares = softmax(np.where(batch.present, values[:, :seats], FAR))
    win = _cross_entropy(batch.shares, shares)
    errors = (values[:, seats:] - batch.points) * batch.present
    to_values = np.concatenate([shares - batch.shares, 2 * POINTS_WEIGHT * errors], 1) / size

    logits = preferences(network, second[batch.full])
    chosen = softmax(np.where(batch.listed, np.take_along_axis(logits, batch.actions, 1), FAR))
    moves = _cross_entropy(batch.visits, chosen)
    to_logits = np.zeros_like(logits)
    # An action is listed once in a row: an assignment is enough, where a sum by index would be slow.
    row, place = np.nonzero(batch.listed)
    to_logits[row, batch.actions[row, place]] = (chosen - batch.visits)[row, place] * (lessons.moves / size)

    to_second = to_values @ parts["seats"].T
    to_aside, aside_squares = np.zeros_like(aside), 0.0
    if len(aside):
        width = network.shape.second
        telling, constant = aside[: -batch.sources.shape[1]].reshape(width, -1), aside[-batch.sources.shape[1] :]
        missed = second @ telling + constant - batch.sources
        aside_squares = float((missed**2).sum())
        missed *= 2 * lessons.sources / size
        to_aside = np.concatenate([(second.T @ missed).ravel(), missed.sum(0)])
        to_second += missed @ telling.T
    to_second[batch.full] += to_logits @ parts["actions"]
    to_second *= second > 0
    to_first = (to_second @ parts["second"].T) * (first > 0)

    found = Network(network.shape, np.zeros_like(network.weights))
    for name, into, out_of in (
        ("first", features, to_first),
        ("second", first, to_second),
        ("seats", second, to_values),
    ):
        found.parts()[name][:] = into.T @ out_of
        found.parts()[f"{name}_bias"][:] = out_of.sum(0)
    found.parts()["actions"][:] = to_logits.T @ second[batch.full]
    found.parts()["actions_bias"][:] = to_logits.sum(0)

    squares = float((errors**2).sum())
    losses = Losses(
        float(win) / size,
        100 * float(np.sqrt(squares / batch.present.sum())),
        float(moves) / max(1, len(batch.full)),
    )
    total = float(win) + POINTS_WEIGHT * squares + lessons.moves * float(moves) + lessons.sources * aside_squares
    return Slope(total / size, losses, found.weights, to_aside)


def aside_size(game: Game, network: Network, lessons: Lessons) -> int:
    """How many weights tell the sources."""
    return (network.shape.second + 1) * len(game.learning.source_names) if lessons.sources else 0


def _cross_entropy(wanted: Array, found: Array) -> Any:
    """The sum over all rows; what is not wanted at all counts nothing."""
    return -(wanted * np.log(np.maximum(found, 1e-30))).sum()


@dataclass
class Adam:
    """Steps downhill, each weight at its own pace."""

    mean: Array
    """Of recent gradients."""
    square: Array
    """Of recent squared gradients."""
    steps: int = 0

    FORGET_MEAN, FORGET_SQUARE = 0.1, 0.001
    WARM_UP = 50
    """This many first steps are shorter: little is known about the paces yet."""

    @classmethod
    def fresh(cls, network: Network, aside: int = 0) -> Adam:
        size = len(network.weights) + aside
        return cls(np.zeros(size, network.weights.dtype), np.zeros(size, network.weights.dtype))

    def step(self, weights: Array, slope: Array, rate: float) -> None:
        """Move the weights, in place."""
        self.steps += 1
        self.mean += self.FORGET_MEAN * (slope - self.mean)
        self.square += self.FORGET_SQUARE * (slope * slope - self.square)
        mean = self.mean / (1 - (1 - self.FORGET_MEAN) ** self.steps)
        square = self.square / (1 - (1 - self.FORGET_SQUARE) ** self.steps)
        weights -= rate * min(1.0, self.steps / self.WARM_UP) * mean / (np.sqrt(square) + 1e-8)


def fit(
    game: Game,
    network: Network,
    adam: Adam,
    window: Sequence[Array],
    steps: int,
    rate: float,
    rng: np.random.Generator,
    batch: int = BATCH,
    lessons: Lessons = LESSONS,
    aside: Array = NOTHING,
) -> Losses:
    """Improve the network and the weights beside it, in place, by this many batches drawn from the positions of
    the window."""
    losses: list[tuple[float, ...]] = []
    size = len(network.weights)
    weights = np.concatenate([network.weights, aside])
    for _ in range(steps):
        now = Network(network.shape, weights[:size])
        found = gradient(
            now, make_batch(game, sample(window, batch, rng), network.shape.inputs), lessons, weights[size:]
        )
        if not np.isfinite(found.total):
            raise PatolliError("the network learned itself to pieces: its loss is no longer a number")
        adam.step(weights, np.concatenate([found.network, found.aside]), rate)
        losses.append(msgspec.structs.astuple(found.losses))
    network.weights[:], aside[:] = weights[:size], weights[size:]
    return Losses(*np.mean(losses[-MEASURED:], axis=0).tolist())


def sample(window: Sequence[Array], size: int, rng: np.random.Generator) -> Array:
    """Rows of several arrays, each equally likely; without putting the arrays together, which are large."""
    ends = np.cumsum([len(rows) for rows in window])
    drawn = np.sort(rng.integers(ends[-1], size=size))
    cuts = np.searchsorted(drawn, ends)
    parts = np.split(drawn, cuts[:-1])
    starts = ends - [len(rows) for rows in window]
    return np.concatenate([rows[part - start] for rows, part, start in zip(window, parts, starts, strict=True)])
