"""A small network that a game's search asks: who will win, with how many points, and what to do next.

Two hidden layers on the features of `observe`; for every seat, counted from the observer, a share of the win and the
final points; for every action of the catalogue a preference. The weights lie in one flat array, which compiled code
reads as it is (`kernels.py`).
"""

from __future__ import annotations

import io
from dataclasses import astuple, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from patolli.engine.errors import PatolliError
from patolli.engine.game import Game, find_game

Array = np.ndarray[Any, Any]

MOST_BYTES = 64 * 2**20
"""A larger file cannot be one of our networks."""


class BadNetwork(PatolliError):
    """A file that is no network, or one of another game."""


@dataclass(frozen=True)
class Shape:
    """How large the layers are."""

    inputs: int
    first: int
    second: int
    seats: int
    actions: int

    def as_array(self) -> Array:
        """As it is kept in a file."""
        return np.array([self.inputs, self.first, self.second, self.seats, self.actions], np.int64)

    def for_kernels(self, game: Game) -> Array:
        """In the order of `kernels.py`: it ends with how many of the inputs are the observation of the game."""
        return np.append(self.as_array(), game.learning.observation_size)

    def parts(self) -> dict[str, tuple[int, ...]]:
        """The weights in the order in which they lie, with their shapes."""
        return {
            "first": (self.inputs, self.first),
            "first_bias": (self.first,),
            "second": (self.first, self.second),
            "second_bias": (self.second,),
            "seats": (self.second, 2 * self.seats),
            "seats_bias": (2 * self.seats,),
            "actions": (self.actions, self.second),
            "actions_bias": (self.actions,),
        }

    @classmethod
    def of(cls, game: Game, first: int = 256, second: int = 64, more: bool = False) -> Shape:
        """For a game, with hidden layers of these sizes; told the observation, or more than that."""
        inputs = game.learning.observation_size + (game.learning.more_size if more else 0)
        return cls(inputs, first, second, game.max_players, len(game.notation.tokens))

    @property
    def size(self) -> int:
        return sum(int(np.prod(part)) for part in self.parts().values())


class Network:
    """Weights of one shape."""

    def __init__(self, shape: Shape, weights: Array) -> None:
        self.shape = shape
        self.weights = weights

    @classmethod
    def none(cls, game: Game) -> Network:
        """For a game without one: no weights, the least room for the kernels' scratch space."""
        return cls(Shape(1, 1, 1, game.max_players, len(game.notation.tokens)), np.zeros(0, np.float32))

    @classmethod
    def random(cls, shape: Shape, seed: int) -> Network:
        """Fresh weights, in the usual sizes for rectified layers."""
        rng = np.random.default_rng(seed)
        network = cls(shape, np.zeros(shape.size, np.float32))
        for name, part in network.parts().items():
            if name in ("first", "second"):
                part[:] = rng.normal(0, np.sqrt(2 / (len(part) if name == "second" else 100)), part.shape)
            elif not name.endswith("_bias"):
                part[:] = rng.normal(0, 0.01, part.shape)
        return network

    def parts(self) -> dict[str, Array]:
        """The weights by name; writing to a part writes to the network."""
        found: dict[str, Array] = {}
        at = 0
        for name, shape in self.shape.parts().items():
            size = int(np.prod(shape))
            found[name] = self.weights[at : at + size].reshape(shape)
            at += size
        return found

    def check(self, game: Game) -> Network:
        """Itself, or BadNetwork if it was made for another game."""
        wanted = Shape.of(game, self.shape.first, self.shape.second)
        if self.shape not in (wanted, Shape.of(game, self.shape.first, self.shape.second, more=True)):
            raise BadNetwork(
                f"not a network for {game.title}: its layers are {astuple(self.shape)}, those for it {astuple(wanted)}"
            )
        return self

    # --- files ---

    def save(self, path: Path) -> None:
        """Write the network to a file, in half precision, under another name first: nobody finds half of it."""
        buffer = io.BytesIO()
        arrays: dict[str, Any] = {name: part.astype(np.float16) for name, part in self.parts().items()}
        np.savez_compressed(buffer, shape=self.shape.as_array(), **arrays)
        draft = path.with_name(path.name + ".new")
        draft.write_bytes(buffer.getvalue())
        draft.replace(path)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a network; BadNetwork says what is wrong with the file."""
        try:
            if path.stat().st_size > MOST_BYTES:
                raise BadNetwork(f"{path}: larger than any network ({MOST_BYTES // 2**20} MiB)")
            with np.load(path, allow_pickle=False) as file:
                found: dict[str, Array] = {name: file[name] for name in file.files}
        except OSError as error:
            raise BadNetwork(f"cannot read the network {path}: {error.strerror or error}") from None
        except BadNetwork:
            raise
        except Exception as error:
            # NumPy reads the header of an array as a line of Python, and `zipfile` has its own words for each thing
            # that it cannot do: with a damaged file, anything may be raised.
            raise BadNetwork(f"{path}: not a network file ({error})") from None
        sizes = found.pop("shape", np.zeros(0))
        if sizes.dtype != np.int64 or sizes.shape != (5,) or not all(1 <= size <= 65536 for size in sizes.tolist()):
            raise BadNetwork(f"{path}: not a network file (no sizes of layers in it)")
        shape = Shape(*sizes.tolist())
        if shape.size > MOST_BYTES:
            raise BadNetwork(f"{path}: larger than any network")
        network = cls(shape, np.zeros(shape.size, np.float32))
        for name, part in network.parts().items():
            if name not in found or found[name].shape != part.shape or found[name].dtype != np.float16:
                raise BadNetwork(f"{path}: the weights {name!r} are missing or of the wrong size")
            if not np.isfinite(found[name]).all():
                raise BadNetwork(f"{path}: the weights {name!r} are not all finite numbers")
            part[:] = found[name]
        return network


@lru_cache
def game_network(game: str) -> Network | None:
    """The network that comes with a game, if it has one."""
    rules = find_game(game)
    file = rules.learning.network
    return Network.load(file).check(rules) if file else None
