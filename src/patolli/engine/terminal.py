"""Playing in the terminal: what a game shows and says there (`Game.terminal`). `patolli play` does everything else.

All functions get a view of the position and its reader. What they return is printed by Rich, or line by line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from patolli.engine import plain

View = dict[str, Any]
Step = tuple[View, str, View]
"""A move with what was seen before and after it: the view, the token, the view."""
Printed = Any
"""Something that Rich prints."""


@dataclass(frozen=True)
class Reader:
    """The person who reads the screen."""

    names: tuple[str, ...]
    """The names of all seats: on one line, not empty, not too long."""
    seat: int | None
    """Whose eyes these are; None after the end, or when bots play among themselves."""
    width: int
    """Columns of the terminal."""
    talk: Any
    """A translator of `patolli.text`: `talk.render(entry, names)`."""


def _first_line(view: View, reader: Reader) -> Printed:
    return plain.board(view, reader.names, reader.width, reader.talk).split("\n")[0]


@dataclass(frozen=True)
class Terminal:
    """The functions that a game may provide."""

    board: Callable[[View, Reader], Printed] | None = None
    """The whole position. Defaults to `Faces.board`."""
    summaries: Callable[[View, Reader], Sequence[Printed]] | None = None
    """Shorter boards, for screens too small for the full one: the longest first, the last as short as possible. Without
    them the board is shown on any screen."""
    status: Callable[[View, Reader], Printed] = _first_line
    """What the reader's seat has, in one line: shown while the turn goes on."""
    mark: Callable[[Reader, int], Printed] = lambda reader, seat: Text(f"({seat + 1})")
    """The sign of a seat, as Rich's `Text`."""
    choice: Callable[[View, str, View, Reader], str] | None = None
    """A legal token as a choice. Arguments: the view before it, the token, the view after it. What it reveals is not
    known yet: the second view is only one possible view. Defaults to `Words.describe`."""
    rules: Callable[[View, Reader], list[str]] = lambda view, reader: []
    """What this decision is about."""
    tiles: Callable[[View, str, Reader], list[str]] = lambda view, name, reader: []
    """A tile (card, ...) in words, or all that are in sight if the name is empty; if there is no such name, what names
    look like. The name was typed by a person."""
    tiles_help: Callable[[Reader], str] | None = None
    """What the command `t` does, in one line; without this text there is no such command."""
    legend: Callable[[View, Reader], Sequence[Printed]] = lambda view, reader: []
    """What the signs on the board mean."""
    final: Callable[[Sequence[Step], Reader], Printed] | None = None
    """Where the points came from, given all moves of a finished game with full views. Defaults to the last board."""
    when: Callable[[View, Reader], str] = lambda view, reader: ""
    """How far the game has come (day 3, round 2, ...), for a list of games."""
    fresh: Callable[[View], bool] = lambda view: True
    """Whether to show the board with this decision, and not only the status."""
    secret: Callable[[View], bool] = lambda view: True
    """Whether the deciding seat now sees what other people at the screen must not: then they pass the keyboard."""
