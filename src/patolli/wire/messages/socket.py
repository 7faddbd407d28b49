"""The socket's messages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Language, Request, Secret, TableId
from patolli.wire.messages.turns import Update


class Watch(Request):
    """What a client tells the socket: which tables to watch, which no longer, and who it is."""

    watch: Annotated[list[TableId], Meta(max_length=50)] = []
    unwatch: Annotated[list[TableId], Meta(max_length=50)] = []
    seats: Annotated[dict[TableId, Secret], Meta(max_length=50)] = {}
    """Secrets of own seats, by table: their holder is connected while the socket is open."""
    player: Secret | None = None
    """The secret of a named player: does the same for their seats at the watched tables."""
    looking: bool | None = None
    """Whether the page is in sight, from now on; assumed until stated."""
    updates: bool | None = None
    """Whether announcements should say what is new, from now on."""
    language: Language | None = None
    """The language for that; English without it."""

    def __repr__(self) -> str:
        return f"Watch(watch={self.watch!r}, unwatch={self.unwatch!r}, ...)"


class News(Answer, omit_defaults=True):
    """What a socket says: the table's number of turns, and of other events there."""

    table: str
    seq: int
    news: int
    update: Update | None = None
    """What is new since the previous announcement, if the socket asked for it and it is not too much; otherwise
    look."""
