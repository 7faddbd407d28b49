"""Errors that are responses: each has a status, a code for programs and a sentence for people."""

from __future__ import annotations

from math import ceil
from typing import Any

from patolli.engine.errors import PatolliError
from patolli.wire.messages import Problem, TurnInfo


class Refused(PatolliError):
    """A request that is not granted; never contains anything that the client may not know."""

    status = 400
    word = "bad-request"

    def __init__(self, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.more = more
        self.headers: dict[str, str] = {}

    def problem(self) -> Problem:
        return Problem(error=self.word, detail=str(self), **self.more)


class NotFound(Refused):
    status, word = 404, "not-found"


class NotKnown(Refused):
    """Nobody knows who this is: the secret of a player, or the password, is missing or wrong."""

    status, word = 401, "not-known"


class NotAllowed(Refused):
    """The secret of the seat is missing or wrong."""

    status, word = 403, "not-allowed"


class NotNow(Refused):
    """Valid, but not now: the game has not begun, or it is somebody else's turn."""

    status, word = 409, "not-now"


class Stale(Refused):
    """Somebody was faster; the response says what happened."""

    status, word = 409, "stale"

    def __init__(self, detail: str, seq: int, turns: list[TurnInfo]) -> None:
        super().__init__(detail, seq=seq, turns=turns)


class BadRequest(Refused):
    """An invalid field."""


class BadTurn(Refused):
    """Steps that are not legal, or not a whole turn."""

    status, word = 422, "bad-turn"


class TooMuch(Refused):
    """Too often; `wait` is how many seconds to wait, which programs read from `Retry-After`."""

    status, word = 429, "too-many-requests"

    def __init__(self, detail: str, wait: float = 1.0) -> None:
        super().__init__(detail)
        self.headers = {"Retry-After": str(max(1, ceil(wait)))}


class TooLarge(Refused):
    status, word = 413, "too-large"


class Unavailable(Refused):
    """Try again: the server is starting, stopping, or has lost its database."""

    status, word = 503, "unavailable"
