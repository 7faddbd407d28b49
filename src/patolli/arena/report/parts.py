"""What sections of the report are made of: plain data. `parts.html.j2` shows each of them by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

WIDE, NARROW = 720.0, 340.0


@dataclass(frozen=True)
class Paragraph:
    """`look` is a class of `report.css`, as it is below."""

    name: ClassVar[str] = "paragraph"
    words: str
    look: str = ""


@dataclass(frozen=True)
class Cell:
    words: str
    look: str = ""


@dataclass(frozen=True)
class Table:
    """A table that scrolls by itself where it is too wide; a row is its name and its cells."""

    name: ClassVar[str] = "table"
    caption: str
    heads: Sequence[str]
    rows: Sequence[tuple[str, Sequence[Cell]]]


@dataclass(frozen=True)
class Figure:
    """A chart, drawn for wide places and for narrow ones. A drawing is SVG, and has escaped its words itself."""

    name: ClassVar[str] = "figure"
    caption: str
    wide: str
    narrow: str
    look: str = ""


@dataclass(frozen=True)
class Details:
    """Parts that are folded away, unless they are `shown` from the beginning."""

    name: ClassVar[str] = "details"
    title: str
    parts: Sequence[Part]
    shown: bool = False


@dataclass(frozen=True)
class Facts:
    """Names and what they are."""

    name: ClassVar[str] = "facts"
    pairs: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Code:
    """Something to type."""

    name: ClassVar[str] = "code"
    words: str


Part = Paragraph | Table | Figure | Details | Facts | Code


def figure(caption: str, draw: Callable[[float], str], look: str = "") -> Figure:
    """A chart by the function that draws it as wide as it is told."""
    return Figure(caption, draw(WIDE), draw(NARROW), look)
