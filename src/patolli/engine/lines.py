"""Lines of text for terminal boards: cut, padded and set side by side by the columns they really take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text


def initials(names: Sequence[str]) -> list[str]:
    """One unique character for each player: a letter of the name, or the number of the seat ("Player 2")."""
    found: list[str] = []
    for seat, name in enumerate(names, start=1):
        letters = [c for c in name.upper() if c.isalpha() and cell_len(c) == 1 and c not in found]
        found.append(str(seat) if str(seat) in name or not letters else letters[0])
    return found


def fit(words: str, width: int) -> str:
    """Cut to at most this many columns, with an ellipsis if anything was cut."""
    return words if cell_len(words) <= width else set_cell_size(words, max(0, width - 1)).rstrip() + "…"


def pad(cell: Text | str, width: int, right: bool = False) -> Text:
    """Exactly this many columns."""
    text = Text(cell) if isinstance(cell, str) else cell.copy()
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis")
    room = " " * (width - text.cell_len)
    # Appended, not added: a sum would have the background of its first part.
    return Text().append(room if right else "").append_text(text).append("" if right else room)


def join(parts: Iterable[Text | str], between: str = "") -> Text:
    """One line made of several parts."""
    return Text(between).join(Text(part) if isinstance(part, str) else part for part in parts)


def columns(rows: Sequence[Sequence[Text]], rights: Sequence[bool], gap: int = 1) -> list[Text]:
    """Rows as lines, every column as wide as its widest cell."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    return [
        join((pad(cell, width, right) for cell, width, right in zip(row, widths, rights, strict=True)), " " * gap)
        for row in rows
    ]


def wrap(text: Text, width: int) -> list[Text]:
    """Wrapped to as many lines as it needs."""
    return list(text.wrap(Console(width=width), width))
