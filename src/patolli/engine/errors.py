"""Types of errors: each message says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence


def shown(value: object, most: int = 60) -> str:
    """A value from outside, shortened to fit in a sentence."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with more digits than Python prints, a list that contains itself
        return f"a very large {type(value).__name__}"
    return text if len(text) <= most else text[:most] + "..."


class PatolliError(Exception):
    """Base of all errors that a caller can cause."""


class UnknownGame(PatolliError):
    """There is no game with that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"no game is called {shown(name)}; known games: {', '.join(known) or 'none'}")
        self.name = name
        self.known = list(known)


class BadGame(PatolliError):
    """An installed game breaks the contract: for its authors."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"the game {shown(name)}: {problem}")
        self.name = name


class BadSetup(PatolliError):
    """A match cannot be set up like this: number of players, names, seed."""


class MoveError(PatolliError):
    """A move that was not made. The match is unchanged."""

    def __init__(self, message: str, token: str, index: int) -> None:
        super().__init__(message)
        self.token = token
        self.index = index


def _text(token: object) -> str:
    return token if isinstance(token, str) else shown(token)


class UnreadableToken(MoveError):
    """Not a token of this game at all."""

    def __init__(self, token: object, index: int, game: str, legal: Sequence[str]) -> None:
        message = f"move {index}: {shown(token)} is not a token of {game}; legal here: {', '.join(legal) or 'nothing'}"
        super().__init__(message, _text(token), index)
        self.legal = list(legal)


class IllegalMove(MoveError):
    """A token that is not legal now."""

    def __init__(self, token: str, index: int, legal: Sequence[str], where: str = "") -> None:
        where = where or f"move {index}"
        super().__init__(f"{where}: {shown(token)} is not legal here; legal: {', '.join(legal)}", token, index)
        self.legal = list(legal)


class GameOver(MoveError):
    """A move after the end of the game."""

    def __init__(self, token: str, index: int) -> None:
        super().__init__(f"move {index}: {token!r} comes after the end of the game", token, index)


class NothingToUndo(PatolliError):
    """There are fewer moves than should be taken back."""

    def __init__(self, wanted: int, there: int) -> None:
        super().__init__(f"cannot undo {wanted} moves: the match has {there}")


class BadRecord(PatolliError):
    """An unreadable record; `path` names the bad field, such as `deal.age1[3]`."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem
