"""Games that are not installed, as if they were."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from unittest.mock import patch

from patolli.engine import game as engine_game
from patolli.engine.game import Game, find_game, game_names
from patolli.text import locales
from patolli.text.render import forget_words


class _Point:
    """An entry point whose game is there already."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        self.module = self.value = game.rules.list_legal.__module__
        self._game = game

    def load(self) -> Game:
        return self._game


@contextmanager
def installed(*games: Game, words: Mapping[str, str] | None = None) -> Generator[None]:
    """Let these games be found by their names in this process, before those that are installed. `words` says in which
    package the folder `locales` of a game is, as the entry point group `patolli.words` does: `{"pebbles": "pebbles"}`.
    """
    names = {game.name for game in games}
    found = [
        *map(_Point, games),
        *(point for point in engine_game.entry_points(group="patolli.games") if point.name not in names),
    ]
    told = [
        *(EntryPoint(name, package, "patolli.words") for name, package in (words or {}).items()),
        *(point for point in locales.entry_points(group="patolli.words") if point.name not in (words or {})),
    ]
    with (
        patch.object(engine_game, "entry_points", lambda group: found),
        patch.object(locales, "entry_points", lambda group: told),
    ):
        _forget()
        try:
            yield
        finally:
            _forget()


def _forget() -> None:
    for search in (find_game, game_names, locales.word_packages):
        search.cache_clear()
    forget_words()
