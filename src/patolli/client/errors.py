"""What can go wrong between a client and a server, as types. Most sentences are the server's own."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.errors import PatolliError
from patolli.wire.links import BadLink as BadLink
from patolli.wire.messages import Problem, TurnInfo


class ClientError(PatolliError):
    """Base of all of them."""


class NoAnswer(ClientError):
    """The server cannot be reached, or the connection broke before its answer came.

    `sent`: whether it may have received the request. If so, look before doing the same again; requests that are safe to
    repeat have already been repeated.
    """

    def __init__(self, detail: str, sent: bool) -> None:
        super().__init__(detail)
        self.sent = sent


class Refused(ClientError):
    """The server said no. `status` is the HTTP status, `word` the server's name for the problem, `field` what is
    wrong."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.status = status
        self.word = problem.error
        self.field = problem.field


class BadRequest(Refused):
    """Something in the request is invalid."""


class NotFound(Refused):
    """There is no such table, position or player."""


class NotKnown(Refused):
    """The secret or the password of a player is missing or wrong."""


class NotAllowed(Refused):
    """The secret of the seat is missing or wrong, or only others may do this."""


class NotNow(Refused):
    """Valid, but not now."""


class Stale(NotNow):
    """Others were faster: the table has `seq` turns; `turns` are the last of those that the request did not know."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem)
        self.seq = problem.seq or 0
        self.turns: list[TurnInfo] = problem.turns or []


class BadTurn(Refused):
    """Steps that are not legal, or not a whole turn; `legal` lists what would have been, where the server says."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem)
        self.legal: Sequence[str] = problem.legal or []


class TooLarge(Refused):
    """The request has too many bytes."""


class TooMuch(Refused):
    """Too many requests; the client has already waited as long as it was allowed to."""


class ServerTrouble(Refused):
    """The server is starting, stopping, has lost its database, or had an internal error."""


WORDS: dict[str, type[Refused]] = {
    "bad-request": BadRequest,
    "not-found": NotFound,
    "not-known": NotKnown,
    "not-allowed": NotAllowed,
    "not-now": NotNow,
    "stale": Stale,
    "bad-turn": BadTurn,
    "too-large": TooLarge,
    "too-many-requests": TooMuch,
    "unavailable": ServerTrouble,
    "failed": ServerTrouble,
}
"""By the server's word."""

STATUSES: dict[int, type[Refused]] = {401: NotKnown, 403: NotAllowed, 404: NotFound, 413: TooLarge, 429: TooMuch}
"""If there is no word, or a new one: something in between answered, or a newer server."""


def refusal(status: int, problem: Problem) -> Refused:
    """The error that this answer means."""
    kind = WORDS.get(problem.error) or STATUSES.get(status) or (ServerTrouble if status >= 500 else BadRequest)
    return kind(status, problem)
