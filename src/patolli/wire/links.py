"""Links to tables and seats, the same as in the browser app (`web/src/api/links.ts`): tests of both use `links.json`.

Anything after the `#` stays with whoever has the link: browsers do not send it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from patolli.engine.errors import PatolliError

_LINK = re.compile(
    r"(?P<url>https?://[^\s#?]+?)/t/(?P<table>[a-z2-7]{16})/?(?:\?[^\s#]*)?(?:#(?P<seat>\d):(?P<secret>[\w-]{20,100}))?"
)


class BadLink(PatolliError):
    """Not the link of a table or a seat."""


@dataclass(frozen=True)
class Link:
    """The address of a server, a table there, and perhaps a seat with its secret."""

    url: str
    table: str
    seat: int | None = None
    secret: str | None = field(default=None, repr=False)


def table_link(url: str, table: str) -> str:
    """A table's link: for anybody who wants to join or watch."""
    return f"{url.rstrip('/')}/t/{table}"


def seat_link(url: str, table: str, seat: int, secret: str) -> str:
    """A seat's link: only for its holder, who can come back with it from anywhere."""
    return f"{table_link(url, table)}#{seat}:{secret}"


def read_link(link: str) -> Link:
    """A link of either kind; BadLink says what one looks like, and not what this one was: it may contain a secret."""
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise BadLink(
            "this is not the link of a table (http://host/t/ID) or of a seat (http://host/t/ID#SEAT:SECRET): "
            "copy the whole of it, with what comes after the #"
        )
    seat = None if found["seat"] is None else int(found["seat"])
    return Link(found["url"].rstrip("/"), found["table"], seat, found["secret"])
