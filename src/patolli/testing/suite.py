"""All checks, and a game put through all of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

from patolli.engine.compiled.trouble import in_short
from patolli.engine.errors import UnknownGame
from patolli.engine.game import Game, find_game
from patolli.testing.checks import history, learning, looking_back, loops, playing, secrets, shape, showing
from patolli.testing.installing import installed

Check = Callable[[Game, int], None]
"""Raises AssertionError with a sentence, if something is wrong with a game for so many players."""

_THEMES = (shape, playing, history, secrets, learning, loops, showing, looking_back)

CHECKS: dict[str, Check] = {
    name.removeprefix("check_"): check
    for theme in _THEMES
    for name, check in vars(theme).items()
    if name.startswith("check_") and check.__module__ == theme.__name__
}
"""By name, in the order in which they are made."""


def check_game(game: Game) -> None:
    """Make every check for every number of players; AssertionError names game, players and check, and says what is
    wrong. The game need not be installed; its words are found if it is, or inside `installed(game, words=...)`."""
    if not __debug__:
        raise RuntimeError("Python runs without assertions (-O): nothing can be checked")
    with nullcontext() if _is_found(game) else installed(game):
        for players in range(game.min_players, game.max_players + 1):
            for name, check in CHECKS.items():
                try:
                    check(game, players)
                except Exception as error:
                    told = f"{game.name} for {players}, check {name!r}: {in_short(error)}"
                    raise AssertionError(told) from error


def _is_found(game: Game) -> bool:
    try:
        return find_game(game.name) is game
    except UnknownGame:
        return False
