"""Lines of items (`patolli.engine.items`), drawn: how all pictures show prices, effects and scores."""

from collections.abc import Sequence

from patolli.drawing.ink import Ink, icon, n2, path, text
from patolli.engine.items import THIN, Item, Line

_SIGN_WIDTHS = {"+": 0.66, "−": 0.66, "¼": 0.86, "½": 0.86, "¾": 0.86}


def _item_width(item: Item, size: float) -> float:
    if item.icon:
        return size * (1.4 if item.up or item.down else 1)
    if item.points:
        return size * 1.06
    if item.between:
        return size * (0.42 if item != THIN else 0.16)
    return size * (sum(_SIGN_WIDTHS.get(sign, 0.54) for sign in item.number) + 0.14)


def _gap(line: Line, k: int, size: float) -> float:
    """Space before an item, except where a number or a separator already provides it."""
    return size * 0.1 if k and not line[k - 1].between and not line[k - 1].number else 0


def line_width(line: Line, size: float) -> float:
    return sum(_item_width(item, size) + _gap(line, k, size) for k, item in enumerate(line))


def chevrons(ink: Ink, x: float, y: float, size: float, count: int, down: bool = False) -> str:
    """One for each step: jade up, ochre-red down."""
    marks, turn = "", 1 if down else -1
    for k in range(count):
        top = y + (k - (count - 1) / 2) * size * 0.34
        arms = f"l{n2(size * 0.16)} {n2(turn * size * 0.2)} {n2(size * 0.16)} {n2(-turn * size * 0.2)}"
        ink_of = ink["warn" if down else "accent"]
        marks += path(f"M{n2(x)} {n2(top - turn * size * 0.1)}{arms}", "", ink_of, size * 0.13)
    return marks


def draw_line(ink: Ink, line: Line, cx: float, cy: float, size: float, room: float = 1e9, align: float = 0.5) -> str:
    """The items in a row around (cx, cy), scaled down if too wide; align 0 starts at cx, 1 ends there."""
    whole = line_width(line, size)
    if whole > room:
        size *= room / whole
        whole = room
    x = cx - whole * align
    drawn = ""
    for k, item in enumerate(line):
        x += _gap(line, k, size)
        step = _item_width(item, size)
        if item.icon:
            drawn += icon(item.icon, x, cy - size / 2, size)
            drawn += chevrons(ink, x + size * 1.04, cy, size, item.up)
            drawn += chevrons(ink, x + size * 1.04, cy, size, item.down, down=True)
        elif item.points:
            digits = size * (0.62 if len(item.points) == 1 else 0.54)
            drawn += icon("points-blank", x, cy - size * 0.53, size * 1.06)
            drawn += text(x + size * 0.53, cy, item.points, digits, ink["on-points"])
        elif item.between.strip():
            drawn += text(x + step / 2, cy, item.between, size * 0.8, ink["text-2"], weight=600)
        elif item.number:
            drawn += text(x + step / 2, cy, item.number, size * 0.82, ink["text"])
        x += step
    return drawn


def draw_lines(
    ink: Ink, lines: Sequence[Line], cx: float, cy: float, size: float, room: float = 1e9, gap: float = 1.12
) -> str:
    """Several lines around (cx, cy)."""
    middle = (len(lines) - 1) / 2
    return "".join(draw_line(ink, line, cx, cy + (k - middle) * size * gap, size, room) for k, line in enumerate(lines))
