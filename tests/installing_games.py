"""Games that exist in tests only, as if they were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points

import pytest

from patolli.engine import game as engine_game
from patolli.engine.game import Game, find_game, game_names


class _Point:
    """An entry point."""

    def __init__(self, game: Game) -> None:
        self.name, self._game = game.name, game

    def load(self) -> Game:
        return self._game


@contextmanager
def installed(*games: Game) -> Iterator[None]:
    """Let these games be found by their names, beside those that are there."""
    points = [*entry_points(group="patolli.games"), *map(_Point, games)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine_game, "entry_points", lambda group: points)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for search in (find_game, game_names):
        search.cache_clear()
