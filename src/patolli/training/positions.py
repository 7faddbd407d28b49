"""The file of a round of self-play: one game after another, each as its length, its checksum and what `pack` made.

A game is there when all of it is. Whoever is stopped while writing leaves half a game, and a bad disk a damaged one:
the file is cut before it, and what is missing is played again. A game depends on its number alone, so nothing is lost.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from patolli.engine.game import Game
from patolli.training.selfplay import BadPositions, unpack

Array = np.ndarray[Any, Any]

_HEAD = struct.Struct("<II")  # length and CRC-32
_MOST = 1 << 26  # bytes of a game


def append_game(path: Path, data: bytes) -> None:
    """Add a game, as `pack` made it."""
    with path.open("ab", buffering=0) as file:
        file.write(_HEAD.pack(len(data), zlib.crc32(data)) + data)


def read_games(path: Path, game: Game) -> Iterator[Array]:
    """The games of a file, up to its end or to the first that is not whole."""
    for _, rows in _read(path, game):
        yield rows


def mend(path: Path, game: Game) -> Iterator[Array]:
    """Like `read_games`, and in the end cuts off what is not a whole game."""
    end = 0
    for end, rows in _read(path, game):  # noqa: B007
        yield rows
    if path.exists() and path.stat().st_size > end:
        with path.open("r+b") as file:
            file.truncate(end)


def _read(path: Path, game: Game) -> Iterator[tuple[int, Array]]:
    """Every whole game, and the place in the file where it ends."""
    if not path.exists():
        return
    with path.open("rb") as file:
        while True:
            head = file.read(_HEAD.size)
            if len(head) < _HEAD.size:
                return
            length, checksum = _HEAD.unpack(head)
            data = file.read(min(length, _MOST))
            if len(data) != length or zlib.crc32(data) != checksum:
                return
            try:
                rows = unpack(data, game)
            except BadPositions as error:
                raise BadPositions(f"{path}: {error}; delete the file to play its games again") from None
            yield file.tell(), rows
