"""Lines of icons and numbers: how prices, effects and scores are said everywhere in the picture."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from patolli.drawing.ink import Ink, icon, n2, path, text
from patolli.games.tzolkin.rules.components import TEMPLES


class Item(NamedTuple):
    """One of: an icon (with steps up), a number, points in a rosette, a separator."""

    icon: str = ""
    up: int = 0
    number: str = ""
    points: str = ""
    between: str = ""


Line = Sequence[Item]


def pic(name: str, up: int = 0) -> Item:
    return Item(icon=name, up=up)


def num(value: int | str) -> Item:
    return Item(number=str(value))


def pts(value: int | str) -> Item:
    return Item(points=str(value))


def sep(sign: str) -> Item:
    return Item(between=sign)


SPACE, THIN = sep(" "), sep("\u2009")
_SIGN_WIDTHS = {"+": 0.66, "−": 0.66, "¼": 0.86, "½": 0.86, "¾": 0.86}


def some(count: int, name: str) -> list[Item]:
    """Number before icon; one of something has no number."""
    return [num(count), pic(name)] if count > 1 else [pic(name)]


def _item_width(item: Item, size: float) -> float:
    if item.icon:
        return size * (1.4 if item.up else 1)
    if item.points:
        return size * 1.06
    if item.between:
        return size * (0.42 if item != THIN else 0.16)
    return size * (sum(_SIGN_WIDTHS.get(sign, 0.54) for sign in item.number) + 0.14)


def _gap(line: Line, k: int, size: float) -> float:
    """Air before an item, except where a number or a separator already brings it."""
    return size * 0.1 if k and not line[k - 1].between and not line[k - 1].number else 0


def line_width(line: Line, size: float) -> float:
    return sum(_item_width(item, size) + _gap(line, k, size) for k, item in enumerate(line))


def steps_up(ink: Ink, x: float, y: float, size: float, count: int) -> str:
    """Jade chevrons, one for each step."""
    marks = ""
    for k in range(count):
        top = y + (k - (count - 1) / 2) * size * 0.34
        arms = f"l{n2(size * 0.16)} {n2(-size * 0.2)} {n2(size * 0.16)} {n2(size * 0.2)}"
        marks += path(f"M{n2(x)} {n2(top + size * 0.1)}{arms}", "", ink["accent"], size * 0.13)
    return marks


def draw_line(ink: Ink, line: Line, cx: float, cy: float, size: float, room: float = 1e9, align: float = 0.5) -> str:
    """The items in a row around (cx, cy), smaller if they are wider than the room; align 0 starts at cx."""
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
            drawn += steps_up(ink, x + size * 1.04, cy, size, item.up)
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
    ink: Ink, lines: Sequence[Line], cx: float, cy: float, size: float, room: float, gap: float = 1.12
) -> str:
    """Several lines below each other, centred."""
    middle = (len(lines) - 1) / 2
    return "".join(draw_line(ink, line, cx, cy + (k - middle) * size * gap, size, room) for k, line in enumerate(lines))


def joined(lines: Iterable[Line]) -> list[Item]:
    """Several effects on one line, apart from each other."""
    return [item for k, line in enumerate(lines) for item in ([SPACE, *line] if k else line)]


def price(cost: Mapping[str, int]) -> list[Item]:
    return [item for good, count in cost.items() for item in (num(count), pic(good), THIN)][:-1]


def effect(what: Mapping[str, Any]) -> list[Line]:
    """What one effect of a tile gives, a line for each thing."""
    match what:
        case {"gain": goods}:
            return [some(count, good) for good, count in goods.items()]
        case {"temple": "any", "steps": steps}:
            return [some(steps, "temple-up")]
        case {"temple": temple, "steps": steps}:
            return [[pic(temple, steps)]]
        case {"technology": "any", "advances": advances}:
            return [[pic("technology")] * advances]
        case {"technology": track, "advances": advances}:
            return [[pic(track, advances)]]
        case {"points": points}:
            return [[pts(points)]]
        case {"workers": _}:
            return [[pic("extra-worker")]]
        case {"feeds_free": workers}:
            return [[*some(workers, "worker"), pic("fed")]]
        case {"feeds_cheaper": corn}:
            return [[num(f"−{corn}"), pic("corn"), sep("/"), pic("worker")]]
        case {"action": "tikal2"}:
            return [[num("+"), pic("building")]]
        case {"action": "uxmal2"}:
            return [[pic("market")]]
        case {"action": _}:
            return [[pic("corn"), sep("›"), pic("any-action")]]
    return []


def scores(what: Mapping[str, Any], players: int) -> Line:
    """What a monument scores, on one line."""
    match what:
        case {"per_own_kind": kind, "points": points}:
            return [pts(points), sep("/"), pic(kind)]
        case {"per_own_tile": points}:
            return [pts(points), sep("/"), pic("building"), pic("monument")]
        case {"per_monument_built_by_anyone": by_players}:
            return [pts(by_players[str(players)]), sep("/"), pic("monument")]
        case {"per_corn_tile": points}:
            return [pts(points), sep("/"), pic("corn-tile")]
        case {"per_wood_tile": points}:
            return [pts(points), sep("/"), pic("wood-tile")]
        case {"workers_in_play": by_count}:
            return [pic("worker"), sep("/"), *(pts(value) for value in by_count.values() if value)]
        case {"technologies_at_level_3": by_count}:
            return [pic("technology", 3), sep("/"), *(pts(value) for value in dict.fromkeys(by_count.values()))]
        case {"per_technology_level": points}:
            return [pts(points), sep("/"), pic("technology")]
        case {"best_temple_per_step_above_start": points}:
            return [pts(points), sep("/"), pic("temple-up")]
        case {"temple_step_points_again": _}:
            return [pic("points"), sep("="), *map(pic, TEMPLES)]
        case {"per_skull_in_chichen_itza": points}:
            return [pts(points), sep("/"), pic("skull"), pic("gear")]
    return []
