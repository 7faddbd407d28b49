"""Lines of icons and numbers (`show/items.py`), drawn."""

from patolli.drawing.ink import Ink, icon, text
from patolli.games.settlers.show.items import Item, Line


def _item_width(item: Item, size: float) -> float:
    if item.icon:
        return size
    if item.points:
        return size * 1.06
    if item.between:
        return size * 0.42
    return size * (0.56 * len(item.number) + 0.14)


def _gap(line: Line, k: int, size: float) -> float:
    """Air before an item, except where a number or a separator already brings it."""
    return size * 0.1 if k and not line[k - 1].between and not line[k - 1].number else 0


def line_width(line: Line, size: float) -> float:
    return sum(_item_width(item, size) + _gap(line, k, size) for k, item in enumerate(line))


def draw_line(ink: Ink, line: Line, x: float, y: float, size: float, room: float = 1e9, align: float = 0) -> str:
    """The items in a row at height y, smaller if they are wider than the room; align 1 ends at x."""
    whole = line_width(line, size)
    if whole > room:
        size *= room / whole
        whole = room
    x -= whole * align
    drawn = ""
    for k, item in enumerate(line):
        x += _gap(line, k, size)
        step = _item_width(item, size)
        if item.icon:
            drawn += icon(item.icon, x, y - size / 2, size)
        elif item.points:
            digits = size * (0.62 if len(item.points) == 1 else 0.5)
            drawn += icon("points-blank", x, y - size * 0.53, size * 1.06)
            drawn += text(x + size * 0.53, y, item.points, digits, ink["on-points"])
        elif item.between.strip():
            drawn += text(x + step / 2, y, item.between, size * 0.8, ink["text-2"], weight=600)
        elif item.number:
            drawn += text(x + step / 2, y, item.number, size * 0.82, ink["text"])
        x += step
    return drawn
