"""Charts as SVG: bars and dots with intervals, stacked bars. (Lines are in `lines.py`.)

Every chart is drawn for a width. From `WIDE` up, names stand beside their bars; below it, above them, so that text
keeps its size on a phone. Colors and typefaces are classes of `report.css`. Nothing is shown by color alone: names and
numbers stand at the marks, lines have dashes and shapes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from patolli.drawing.charts.axes import (
    LINE,
    SMALL,
    Format,
    Scale,
    finite,
    group,
    line,
    n,
    picture,
    rect,
    shorten,
    span,
    text,
    text_width,
    ticks,
    wrap,
)

WIDE = 520
GAP = 10.0
BAR = 16.0
AXIS = 24.0
TICK_ROOM = 64.0
FILLS = 8  # colors of parts in report.css


@dataclass(frozen=True)
class Row:
    """One bar or dot with its interval."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    """The numbers in words."""


@dataclass(frozen=True)
class Stack:
    """One bar of several parts."""

    label: str
    parts: Sequence[float]
    words: Sequence[str]
    """The parts as they are written."""
    shown: str
    """Their sum."""


@dataclass(frozen=True)
class Axis:
    """How values are written below a chart, and a reference line."""

    tick: Format
    mark: float | None = None
    mark_label: str = ""


# Rows: bars, dots and stacks


@dataclass
class _Rows:
    """Where the rows of a chart are: names, marks and numbers."""

    width: float
    top: float
    labels: Sequence[str]
    shown: Sequence[str]
    left: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    lines: list[list[str]] = field(default_factory=list[list[str]])
    tops: list[float] = field(default_factory=list[float])

    def __post_init__(self) -> None:
        self.beside = self.width >= WIDE
        numbers = max((text_width(words, bold=True) for words in self.shown), default=0.0)
        labels = [shorten(label) for label in self.labels]
        if self.beside:
            room = min(max((text_width(label) for label in labels), default=0.0), 0.36 * self.width)
            self.left, self.right = room + 2 * GAP, self.width - numbers - 2 * GAP
        else:
            room = max(self.width - numbers - GAP, 0.4 * self.width)
            self.left, self.right = 2 * GAP, self.width - 2 * GAP
        y = self.top
        for label in labels:
            self.lines.append(wrap(label, room))
            self.tops.append(y)
            words = LINE * len(self.lines[-1])
            y += max(words + 6, BAR + GAP) if self.beside else words + BAR + GAP
        self.bottom = y

    def __iter__(self) -> Iterator[tuple[int, float, list[str]]]:
        """Number, middle of the mark, and the text of each row."""
        for number, (top, lines) in enumerate(zip(self.tops, self.lines, strict=True)):
            words = LINE * len(lines)
            if self.beside:
                middle = top + max(words + 6, BAR + GAP) / 2
                first = middle - words / 2 + 0.75 * LINE
                numbers = text(self.width, middle + 4.5, self.shown[number], "value", "end")
            else:
                middle = top + words + BAR / 2 + 2
                first = top + 0.75 * LINE
                numbers = text(self.width, first, self.shown[number], "value", "end")
            names = [text(0, first + LINE * i, words) for i, words in enumerate(lines)]
            yield number, middle, [*names, numbers]


def _scale(rows: _Rows, values: Sequence[float]) -> Scale:
    low, high = span(values)
    return Scale(low, high, rows.left, rows.right)


def _grid(rows: _Rows, scale: Scale, axis: Axis) -> list[str]:
    parts: list[str] = []
    for mark in ticks(scale.low, scale.high, most_ticks(rows.right - rows.left)):
        x = scale(mark)
        parts.append(line(x, rows.top, x, rows.bottom, "zero" if mark == 0 else "grid"))
        parts.append(text(x, rows.bottom + 16, axis.tick(mark), "tick", "middle"))
    return parts


def _mark(rows: _Rows, scale: Scale, axis: Axis) -> list[str]:
    """The reference line, its text above the rows and inside the picture."""
    if axis.mark is None:
        return []
    x = scale(axis.mark)
    half = text_width(axis.mark_label, SMALL) / 2
    at = min(max(x, half), rows.width - half)
    drawn = [line(x, rows.top - 4, x, rows.bottom, kind) for kind in ("halo", "mark")]
    return [*drawn, text(at, rows.top - 8, axis.mark_label, "tick", "middle")]


def most_ticks(width: float) -> int:
    """How many numbers fit below an axis."""
    return max(2, min(8, int(width / TICK_ROOM)))


def _values(rows: Sequence[Row], axis: Axis) -> list[float]:
    values = [x for row in rows for x in (row.value, row.low, row.high)]
    return values if axis.mark is None else [*values, axis.mark]


def _intervals(title: str, rows: Sequence[Row], axis: Axis, width: float, bars: bool) -> str:
    place = _Rows(width, 26.0 if axis.mark is not None else 4.0, [r.label for r in rows], [r.shown for r in rows])
    scale = _scale(place, [*_values(rows, axis), *([0.0] if bars else [])])
    marks: list[str] = []
    names: list[str] = []
    for number, middle, words in place:
        row = rows[number]
        told = f"{row.label}: {row.shown}"
        marks.append(group(told, _interval(row, scale, middle, bars)))
        names.append(group(told, words))
    # The reference line crosses bars, but not text.
    parts = [*_grid(place, scale, axis), *marks, *_mark(place, scale, axis), *names]
    return picture(title, width, place.bottom + AXIS, parts)


def _interval(row: Row, scale: Scale, middle: float, bars: bool) -> Iterator[str]:
    if not math.isfinite(row.value):
        return
    zero, x = scale(0.0), scale(row.value)
    if bars:
        yield rect(min(zero, x), middle - BAR / 2, abs(x - zero), BAR, "bar")
    if math.isfinite(row.low) and math.isfinite(row.high):
        yield from _whisker(scale(row.low), scale(row.high), middle)
    if not bars:
        yield f'<circle class="dot" cx="{n(x)}" cy="{n(middle)}" r="4.5"/>'


def _whisker(low: float, high: float, y: float) -> list[str]:
    """Drawn twice: a wide pale line below keeps the dark one visible on a bar."""
    ends = [(low, y, high, y), (low, y - 4, low, y + 4), (high, y - 4, high, y + 4)]
    return [line(*end, kind) for kind in ("halo", "whisker") for end in ends]


def bars(title: str, rows: Sequence[Row], axis: Axis, width: float) -> str:
    """Horizontal bars from zero, with their intervals."""
    return _intervals(title, rows, axis, width, bars=True)


def dots(title: str, rows: Sequence[Row], axis: Axis, width: float) -> str:
    """Dots with their intervals, for values whose zero means nothing."""
    return _intervals(title, rows, axis, width, bars=False)


def stacked(title: str, names: Sequence[str], stacks: Sequence[Stack], axis: Axis, width: float) -> str:
    """Bars of parts: gains to the right of zero, losses to the left, a mark at the balance."""
    legend, top = _legend(names, width)
    place = _Rows(width, top, [s.label for s in stacks], [s.shown for s in stacks])
    gains = [sum(x for x in finite(stack.parts) if x > 0) for stack in stacks]
    losses = [sum(x for x in finite(stack.parts) if x < 0) for stack in stacks]
    scale = _scale(place, [0.0, *gains, *losses])
    parts = [*legend, *_grid(place, scale, axis)]
    for number, middle, words in place:
        stack = stacks[number]
        parts += [group(f"{stack.label}: {stack.shown}", words), *_parts(names, stack, scale, middle)]
        total = n(scale(sum(finite(stack.parts))))
        parts += [
            f'<path class="total" d="M{total},{n(middle + side * BAR / 2)}{_POINTER[side]}"/>' for side in (-1, 1)
        ]
    return picture(title, width, place.bottom + AXIS, parts)


_POINTER = {-1: "l-4.5,-5h9Z", 1: "l-4.5,5h9Z"}  # triangles from above and from below, where they hide no number


def _parts(names: Sequence[str], stack: Stack, scale: Scale, middle: float) -> Iterator[str]:
    ends = {True: 0.0, False: 0.0}  # how far gains and losses reach
    for i, value in enumerate(stack.parts):
        if not math.isfinite(value) or value == 0:
            continue
        start = ends[value > 0]
        ends[value > 0] = start + value
        x, other = scale(min(start, start + value)), scale(max(start, start + value))
        words = stack.words[i]
        drawn = [rect(x, middle - BAR / 2, other - x, BAR, _fill(i))]
        if text_width(words, 11) + 4 <= other - x:
            drawn.append(text((x + other) / 2, middle + 4, words, f"part {_fill(i)}", "middle"))
        yield group(f"{stack.label}, {names[i]}: {words}", drawn)


def _fill(number: int) -> str:
    return f"fill{number % FILLS}" + (" again" if number >= FILLS else "")


def _legend(names: Sequence[str], width: float) -> tuple[list[str], float]:
    """Swatches with names, in the order of the parts; returns where the chart continues."""
    parts: list[str] = []
    x, y = 0.0, 0.0
    for i, name in enumerate(names):
        room = 20 + text_width(name) + 1.5 * GAP
        if x and x + room > width:
            x, y = 0.0, y + LINE + 4
        parts += [rect(x + 0.5, y + 2.5, 12, 12, _fill(i)), text(x + 19, y + 13, name)]
        x += room
    return parts, y + LINE + 14
