"""What handlers read from a request: which table, from whom, in which language."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from patolli.server.caller import SEAT_HEADER, SHELF_HEADER, Caller
from patolli.server.hall.hall import Hall
from patolli.server.limits.guard import address_of
from patolli.text import LANGUAGES, Translator
from patolli.wire.messages import Language

Asked = Request[Any, Any, State]
Here: TypeAlias = NamedDependency[Hall]
Who: TypeAlias = NamedDependency[Caller]
Id: TypeAlias = FromPath[str]
Spoken: TypeAlias = FromQuery[Language | None]
MOST_SEATS = 8
"""Seats that somebody may speak for at once."""


def caller_of(request: Asked, hall: Here) -> Caller:
    """Who sent a request, as it claims."""
    # Other authorization schemes are not ours: a proxy may have asked for them.
    seats = [one for part in request.headers.get(SEAT_HEADER, "").split(",")[:MOST_SEATS] if (one := part.strip())]
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    return Caller(
        address=address_of(request.scope, hall.settings.proxy),
        seat_secret=seats[0] if seats else None,
        other_seats=tuple(seats[1:]),
        player_secret=secret.strip() if kind.lower() == "bearer" else None,
        shelf_secret=request.headers.get(SHELF_HEADER, "")[:200] or None,
    )


def translator(request: Asked, language: str | None = None) -> Translator:
    """The language that was asked for, or the first known one that the client accepts, or English."""
    return Translator(language if language in LANGUAGES else accepted_language(request), named=True)


def accepted_language(request: Request[Any, Any, Any]) -> str:
    """The first known language that the client accepts, or English."""
    accepted = request.headers.get("Accept-Language", "")[:200]
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((one for one in wanted if one in LANGUAGES), "en")
