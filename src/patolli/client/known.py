"""A table as a client knows it, kept up to date by the server's updates."""

from __future__ import annotations

from typing import Any

import msgspec

from patolli.wire.differences import applied
from patolli.wire.messages import Choice, TableInfo, Update


class Known(msgspec.Struct):
    """A table and its newest position, from one viewpoint."""

    table: TableInfo
    seat: int | None
    """Whose viewpoint; None for a spectator."""
    view: dict[str, Any] | None
    """The newest position; None before the start."""
    legal: list[Choice]
    """For the seat that decides."""
    question: str

    @classmethod
    def of(cls, new: Update) -> Known | None:
        """From an update that needs no prior knowledge; None if this one does."""
        if new.view is None and new.table.status != "open":
            return None
        return cls(new.table, new.seat, new.view, new.legal, new.question)


def with_update(known: Known | None, new: Update) -> Known | None:
    """What is known after an update: unchanged if the update is old, None if it does not start from what was known, so
    that you have to look."""
    if known is None:
        return Known.of(new)
    if (new.table.seq, new.table.news) < (known.table.seq, known.table.news):
        return known
    if (whole := Known.of(new)) is not None:
        return whole
    ended = known.table.status != new.table.status
    if ended or new.seat != known.seat or new.since > known.table.seq or known.view is None:
        return None
    turns = [turn for turn in new.turns if turn.seq >= known.table.seq]
    if not turns:
        return Known(new.table, known.seat, known.view, known.legal, known.question)
    view = known.view
    for step in (step for turn in turns for step in turn.steps):
        if step.sets is None:
            return None
        view = applied(view, step.sets)
    return Known(new.table, known.seat, view, new.legal, new.question)
