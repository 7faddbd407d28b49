"""Links of tables and seats. What is behind the `#` stays with whoever has the link: browsers do not send it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from patolli.client.errors import BadLink

_LINK = re.compile(r"(?P<url>https?://[^\s#?]+)#/(?:table/(?P<table>[\w-]+)|seat/(?P<at>[\w-]+)/(?P<secret>[\w-]+))")


@dataclass(frozen=True)
class Link:
    """The address of a server, a table there, and perhaps the secret of a seat."""

    url: str
    table: str
    secret: str | None = field(default=None, repr=False)


def table_link(url: str, table: str) -> str:
    """The link of a table: for anybody who wants to join or watch."""
    return f"{url.rstrip('/')}/#/table/{table}"


def seat_link(url: str, table: str, secret: str) -> str:
    """The link of a seat: for its holder alone, who can come back with it from anywhere."""
    return f"{url.rstrip('/')}/#/seat/{table}/{secret}"


def read_link(link: str) -> Link:
    """A link of either kind; BadLink says what one looks like, and not what this one was: it may hold a secret."""
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise BadLink(
            "this is no link of a table (http://host/#/table/ID) or of a seat (http://host/#/seat/ID/SECRET): "
            "copy the whole of it, with what is behind the #"
        )
    return Link(found["url"].rstrip("/"), found["table"] or found["at"], found["secret"])
