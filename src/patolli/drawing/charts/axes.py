"""What charts are drawn with: round ticks, scales, and text that fits.

A picture cannot measure text: its width is estimated, on the generous side, so that nothing is cut off or overlaps,
whatever the reader's typeface.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape

SIZE = 13.0
SMALL = 12.0
LINE = 17.0  # from one line of text to the next
MOST_LETTERS = 90  # for a label; the rest is in the tooltip, and in the table beside the chart

Format = Callable[[float], str]

_NARROW = frozenset("iljIft.,:;'|!()[]/ r-іїґІЇ")
_WIDE = frozenset("mwMW@%&—…±+=<>~$#×→жшщюмфыЖШЩЮМФ")
_BOLD = 1.12


def text_width(words: str, size: float = SIZE, bold: bool = False) -> float:
    """The approximate width of a line."""
    return size * sum(map(_advance, words)) * (_BOLD if bold else 1.0)


def _advance(sign: str) -> float:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(sign) in "WF" or unicodedata.category(sign) in ("Cn", "Co", "So"):
        return 1.15
    if sign in _NARROW:
        return 0.41
    if sign in _WIDE:
        return 0.98
    return 0.76 if sign.isupper() else 0.64


def shorten(words: str, most: int = MOST_LETTERS) -> str:
    """A label with its middle left out if it is very long: beginnings and ends distinguish names."""
    if len(words) <= most:
        return words
    half = most // 2
    return f"{words[: half - 1].rstrip()}…{words[-half:].lstrip()}"


def wrap(words: str, room: float, size: float = SIZE) -> list[str]:
    """Lines that fit; a word longer than a line is broken."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if text_width(longer, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while text_width(word, size) > room and len(word) > 1:
            end = _fitting(word, room, size)
            lines.append(word[:end])
            word = word[end:]
        line = word
    return [*lines, line] if line or not lines else lines


def _fitting(word: str, room: float, size: float) -> int:
    end = 1
    while end < len(word) and text_width(word[: end + 1], size) <= room:
        end += 1
    return end


def span(values: Iterable[float]) -> tuple[float, float]:
    """The range of values, never empty."""
    known = finite(values)
    low, high = min(known, default=0.0), max(known, default=1.0)
    if high - low < 1e-9 * max(1.0, abs(low), abs(high)):
        room = max(0.5, 0.01 * abs(low))
        return low - room, high + room
    return low, high


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round, evenly spaced numbers within a range: as many as `most` allows, and at least two."""
    found: list[float] = []
    power = math.ceil(math.log10(high - low))
    for digit, down in ((1, 0), (5, 1), (2, 1), (1, 1), (5, 2), (2, 2), (1, 2)):
        step = digit * 10.0 ** (power - down)
        first, last = math.ceil(low / step - 1e-6), math.floor(high / step + 1e-6)
        if len(found) >= 2 and last - first >= most:
            break
        found = [round(number * step, 12) for number in range(first, last + 1)]
    return found


def finite(values: Iterable[float]) -> list[float]:
    return [value for value in values if math.isfinite(value)]


@dataclass(frozen=True)
class Scale:
    """Values to positions: `low` is drawn at `start`, `high` at `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


# Elements


def n(value: float) -> str:
    """A coordinate: two digits are finer than any screen."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def text(x: float, y: float, words: str, kind: str = "name", anchor: str = "start") -> str:
    """Text with its baseline at y."""
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text class="{kind}" x="{n(x)}" y="{n(y)}"{at}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"/>'


def rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"/>'


def group(title: str, parts: Iterable[str]) -> str:
    """Parts with a tooltip."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def picture(title: str, width: float, height: float, parts: Iterable[str]) -> str:
    """The whole drawing; it is as wide as its place allows."""
    box = f'viewBox="0 0 {n(width)} {n(height)}" width="{n(width)}" height="{n(height)}"'
    return f'<svg class="chart" role="img" {box}><title>{escape(title)}</title>{"".join(parts)}</svg>'
