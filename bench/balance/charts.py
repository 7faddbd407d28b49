"""The pictures of `docs/balance.md`: self-contained SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from patolli.drawing.charts.axes import Format, Scale, group, line, n, picture, rect, text, text_width, ticks
from patolli.training.curve import WIDTH, standalone


@dataclass(frozen=True)
class Row:
    """A line of a chart: a dot, the thin line around it, and maybe a thick one."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    middle: tuple[float, float] | None = None


@dataclass(frozen=True)
class Dot:
    """A point of a scatter plot."""

    label: str
    x: float
    y: float


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def whole_percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def chart(title: str, note: str, rows: Sequence[Row], tick: Format, band: tuple[float, float] | None = None) -> str:
    """Rows over an axis from 0, with the band that they should be in: self-contained SVG."""
    top, step = 54.0, 30.0
    bottom = top + step * len(rows)
    left = 10 + max(text_width(row.label) for row in rows) + 14
    right = WIDTH - 10 - max(text_width(row.shown, bold=True) for row in rows) - 14
    x = Scale(0.0, max(row.high for row in rows) * 1.04, left, right)
    parts = [text(10, 20, title, "value"), text(10, 38, note, "tick")]
    if band:
        parts.append(rect(x(band[0]), top, x(band[1]) - x(band[0]), bottom - top, "band"))
        parts += [line(x(end), top, x(end), bottom, "mark") for end in band]
    for mark in ticks(x.low, x.high, 6):
        parts.append(line(x(mark), top, x(mark), bottom, "zero" if mark == 0 else "grid"))
        parts.append(text(x(mark), bottom + 16, tick(mark), "tick", "middle"))
    for number, row in enumerate(rows):
        y = top + step * (number + 0.5)
        drawn = [line(x(row.low), y, x(row.high), y, "whisker")]
        drawn += [line(x(end), y - 4, x(end), y + 4, "whisker") for end in (row.low, row.high)]
        if row.middle:
            drawn.append(rect(x(row.middle[0]), y - 6, x(row.middle[1]) - x(row.middle[0]), 12, "bar"))
        drawn.append(f'<circle class="dot" cx="{n(x(row.value))}" cy="{n(y)}" r="5.5"/>')
        drawn += [text(10, y + 4.5, row.label), text(WIDTH - 10, y + 4.5, row.shown, "value", "end")]
        parts.append(group(f"{row.label}: {row.shown}", drawn))
    style = "<style>.band { fill: var(--kukulcan); opacity: 0.18; } .bar { fill: var(--line-strong); }</style>"
    return standalone(picture(title, WIDTH, bottom + 28, [style, *parts]))


def scatter(title: str, note: str, dots: Sequence[Dot], across: str, up: str, even: float) -> str:
    """Shares against shares; a line where the upper one would be even. Names show on hover."""
    left, right, top, bottom = 60.0, WIDTH - 20.0, 54.0, 374.0
    x = Scale(0.0, 1.0, left, right)
    y = Scale(0.0, max(0.6, *(dot.y for dot in dots)), bottom, top)
    parts = [text(10, 20, title, "value"), text(10, 38, note, "tick")]
    for mark in ticks(0.0, 1.0, 6):
        parts += [
            line(x(mark), top, x(mark), bottom, "grid"),
            text(x(mark), bottom + 16, whole_percent(mark), "tick", "middle"),
        ]
    for mark in ticks(y.low, y.high, 6):
        parts += [
            line(left, y(mark), right, y(mark), "grid"),
            text(left - 6, y(mark) + 4, whole_percent(mark), "tick", "end"),
        ]
    parts.append(line(left, y(even), right, y(even), "mark"))
    parts += [text(right, bottom + 32, across, "tick", "end"), text(left, top - 4, up, "tick")]
    for dot in dots:
        spot = f'<circle class="dot" cx="{n(x(dot.x))}" cy="{n(y(dot.y))}" r="4.5"/>'
        parts.append(group(f"{dot.label}: {percent(dot.x)}, {percent(dot.y)}", [spot]))
    return standalone(picture(title, WIDTH, bottom + 44, parts))
