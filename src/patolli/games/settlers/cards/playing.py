"""Which card an id means: for cards from people's files it depends on the game being viewed, since two files may use
the same id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from patolli.games.settlers.cards.library import CardFile, built_in, installed
from patolli.games.settlers.cards.model import BASE, Card
from patolli.games.settlers.cards.shelves import found_anywhere

P = ParamSpec("P")
R = TypeVar("R")

KEY = "card_files"
"""The key of a view for the hashes of its game's card files, if there are any besides the house deck."""
_files: ContextVar[tuple[CardFile, ...]] = ContextVar("card files of the game that is looked at", default=())


def card_called(id: str) -> Card | None:
    """The card with that id, if this installation has it: a table may use a card file from elsewhere."""
    if id in BASE:
        return BASE[id]
    for file in (*_files.get(), *built_in()):
        if id in file.cards:
            return file.cards[id]
    return next((file.cards[id] for file in installed() if id in file.cards), None)


def of_the_game(at: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorates a function that gets a view as its argument number `at`: ids then mean cards of that game."""

    def made(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def called(*args: P.args, **more: P.kwargs) -> R:
            view: Any = args[at]
            token = _files.set(_files_of(view))
            try:
                return function(*args, **more)
            finally:
                _files.reset(token)

        return called

    return made


def _files_of(view: Mapping[str, Any]) -> tuple[CardFile, ...]:
    found = (found_anywhere(sha256) for sha256 in view.get(KEY, ()))
    return tuple(file for file in found if file is not None)
