"""Text and numbers from outside: made harmless for XML, and short enough for their place."""

import unicodedata
from html import escape

from patolli.drawing.ink import n2, text
from patolli.engine.record import clean

_QUARTERS = {0: "", 1: "¼", 2: "½", 3: "¾"}
_NARROW = frozenset("iljIft.,:;'|!()[]{}/ r-")
_WIDE = frozenset("mwMW@%&—…")


def number(value: float) -> str:
    """A number as it is drawn: a true minus sign, quarters as fractions, independent of language."""
    quarters = round(abs(value) * 4)
    whole, rest = divmod(quarters, 4)
    sign = "−" if value < 0 and quarters else ""
    return sign + (str(whole) if whole or not rest else "") + _QUARTERS[rest]


def _advance(sign: str) -> float:
    # Generous: the widest of the usual system faces, bold. What really fits is unknown here.
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(sign) in "WF" or unicodedata.category(sign) in ("Cn", "Co", "So"):
        return 1.15
    if sign in _NARROW:
        return 0.46
    if sign in _WIDE:
        return 1.08
    return 0.8 if sign.isupper() else 0.7


def width(words: str, size: float) -> float:
    """The approximate width of a line."""
    return size * sum(map(_advance, words))


def fit(words: str, size: float, room: float) -> str:
    """As much of the line as fits, an ellipsis in place of the rest; not escaped yet."""
    words = clean(words)
    if width(words, size) <= room:
        return words
    room -= width("…", size)
    end = 0
    # Marks have no width of their own, so a letter keeps its accents.
    while (room := room - _advance(words[end]) * size) >= 0:
        end += 1
    return words[:end].rstrip() + "…"


def line_of_text(x: float, y: float, words: str, size: float, room: float, fill: str, weight: int = 700) -> str:
    """A line from outside, starting at x: escaped, shortened, and cut off where a glyph is wider than any estimate."""
    shown = fit(words, size, room)
    if not shown:
        return ""
    # A nested picture clips at its edge and, unlike a clip path, needs no id.
    frame = f'x="{n2(x)}" y="{n2(y - size)}" width="{n2(room)}" height="{n2(size * 2)}"'
    return f"<svg {frame}>{text(0, size, escape(shown), size, fill, 'start', weight)}</svg>"
