"""A chart of lines as SVG: values over time."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from patolli.drawing.charts.axes import (
    LINE,
    SMALL,
    Scale,
    finite,
    group,
    line,
    n,
    picture,
    shorten,
    span,
    text,
    text_width,
    ticks,
    wrap,
)
from patolli.drawing.charts.bars import WIDE, Axis, most_ticks

PLOT_HEIGHT = 260.0
INKS = 4  # colors of lines in report.css
DASHES = ("", "7 4", "2 4")


@dataclass(frozen=True)
class Series:
    """One line; the first value is at 1."""

    label: str
    values: Sequence[float]


def lines(title: str, series: Sequence[Series], axis: Axis, x_label: str, width: float) -> str:
    """Values over time, from 1 on. Names stand at the ends of the lines, or below a narrow plot."""
    beside = width >= WIDE
    room = min(max((text_width(shorten(one.label)) for one in series), default=0.0), 0.3 * width)
    labels = [wrap(shorten(one.label), room if beside else width - 50) for one in series]
    words = sum(LINE * len(label) + 3 for label in labels)
    height = max(PLOT_HEIGHT, words) if beside else PLOT_HEIGHT
    low, high = span([0.0, *(value for one in series for value in one.values)])
    marks = ticks(low, high, 7)
    left = max(text_width(axis.tick(mark), SMALL) for mark in marks) + 8
    right = width - room - 30 if beside else width - 12
    y = Scale(low, high, height + 10, 10)
    days = max((len(one.values) for one in series), default=1)
    x = Scale(1, max(2, days), left, right)
    parts = [*_lines_grid(marks, y, left, right, axis), *_days(days, x, height + 10, x_label)]
    for number, one in enumerate(series):
        parts.append(group(f"{one.label}: {_last(one, axis)}", _curve(one, number, x, y)))
    if beside:
        ends = [y(finite(one.values)[-1]) if finite(one.values) else height for one in series]
        parts += _names_at_ends(labels, ends, right, height)
        return picture(title, width, height + 48, parts)
    below, bottom = _names_below(labels, height + 54)
    return picture(title, width, bottom, [*parts, *below])


def _last(one: Series, axis: Axis) -> str:
    values = finite(one.values)
    return axis.tick(round(values[-1], 1)) if values else ""


def _lines_grid(marks: Sequence[float], y: Scale, left: float, right: float, axis: Axis) -> Iterator[str]:
    for mark in marks:
        yield line(left, y(mark), right, y(mark), "zero" if mark == 0 else "grid")
        yield text(left - 6, y(mark) + 4, axis.tick(mark), "tick", "end")


def _days(days: int, x: Scale, bottom: float, label: str) -> Iterator[str]:
    step = max(1, round(ticks(0, max(2, days), most_ticks(x.end - x.start))[1]))
    shown = [1, *(day for day in range(step, days + 1, step) if day > 1 + step / 2)]
    for day in shown:
        yield text(x(day), bottom + 17, str(day), "tick", "middle")
    yield text((x.start + x.end) / 2, bottom + 34, label, "tick", "middle")


def _ink(number: int) -> str:
    dash = DASHES[number // INKS % len(DASHES)]
    return f'class="line ink{number % INKS}"' + (f' stroke-dasharray="{dash}"' if dash else "")


def _curve(one: Series, number: int, x: Scale, y: Scale) -> Iterator[str]:
    places = [(x(day), y(value)) for day, value in enumerate(one.values, start=1) if math.isfinite(value)]
    yield f'<polyline {_ink(number)} points="{" ".join(f"{n(a)},{n(b)}" for a, b in places)}"/>'
    for a, b in places[:: max(1, len(places) // 5)] + places[-1:]:
        yield _shape(number, a, b)


def _shape(number: int, x: float, y: float) -> str:
    """Circle, square, triangle, diamond: they distinguish lines of the same color and dash."""
    outline = (
        "M-3.6,0a3.6,3.6 0 1,0 7.2,0a3.6,3.6 0 1,0 -7.2,0Z",
        "M-3.2,-3.2H3.2V3.2H-3.2Z",
        "M0,-4.2L4,3.2H-4Z",
        "M0,-4.6L4.2,0L0,4.6L-4.2,0Z",
    )[number % INKS]
    return f'<path class="shape ink{number % INKS}" transform="translate({n(x)} {n(y)})" d="{outline}"/>'


def _names_at_ends(labels: Sequence[list[str]], ends: Sequence[float], right: float, height: float) -> Iterator[str]:
    """From top to bottom, each as close to its line's end as the others allow."""
    order = sorted(range(len(ends)), key=lambda i: ends[i])
    tall = [LINE * len(labels[i]) + 3 for i in order]
    tops: list[float] = []
    for i, size in zip(order, tall, strict=True):
        tops.append(max(ends[i] - size / 2, tops[-1] + tall[len(tops) - 1] if tops else 0.0))
    limit = height + 20.0
    for i in reversed(range(len(tops))):  # push back up what has left the picture
        tops[i] = min(tops[i], limit - tall[i])
        limit = tops[i]
    for i, top in zip(order, tops, strict=True):
        middle = top + LINE * len(labels[i]) / 2
        yield line(right + 6, ends[i], right + 20, middle, f"leader ink{i % INKS}")
        for j, words in enumerate(labels[i]):
            yield text(right + 24, top + 0.75 * LINE + LINE * j, words)


def _names_below(labels: Sequence[list[str]], top: float) -> tuple[list[str], float]:
    parts: list[str] = []
    for number, label in enumerate(labels):
        middle = top + LINE / 2
        parts.append(f'<polyline {_ink(number)} points="2,{n(middle)} 34,{n(middle)}"/>')
        parts.append(_shape(number, 18, middle))
        parts += [text(42, top + 0.75 * LINE + LINE * j, words) for j, words in enumerate(label)]
        top += LINE * len(label) + 4
    return parts, top
