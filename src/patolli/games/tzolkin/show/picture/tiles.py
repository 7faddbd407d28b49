"""Tiles: buildings and monuments with price and effect, the wealth tiles, and small signs for what is built."""

from collections.abc import Sequence
from typing import NamedTuple

from patolli.drawing.ink import Ink, group, icon_at, path, rect
from patolli.drawing.lines import draw_line, draw_lines, line_width
from patolli.engine.items import Line, joined
from patolli.games.tzolkin.rules.components import COMPONENTS, Monument
from patolli.games.tzolkin.show.faces import tile_face

BUILDINGS = {tile.id: tile for tile in COMPONENTS.buildings}
MONUMENTS = {tile.id: tile for tile in COMPONENTS.monuments}
WEALTH = {tile.id: tile for tile in COMPONENTS.wealth_tiles}


class Size(NamedTuple):
    width: float
    height: float


def feeds(wealth: str) -> bool:
    """Whether a wealth tile stays useful for the whole game (T4)."""
    return any("feeds_free" in what for what in WEALTH[wealth].effects)


def _body(ink: Ink, lines: Sequence[Line], x: float, y: float, w: float, h: float) -> str:
    """The effects around (x, y): as large as fits, on one line or two."""
    large = min(h - 6, 25.0)
    whole = joined(lines)
    if len(lines) < 3 or line_width(whole, large * 0.7) <= w:
        return draw_line(ink, whole, x, y, large, w)
    half = (len(lines) + 1) // 2
    rows = [joined(lines[:half]), joined(lines[half:])]
    return draw_lines(ink, rows, x, y, min(h / 2.3, large), w, 1.1)


def wide_tile(ink: Ink, tile_id: str, size: Size, players: int, where: str) -> str:
    """A tile with its kind and price at the top and its effect below."""
    tile = BUILDINGS.get(tile_id) or MONUMENTS[tile_id]
    face = tile_face(tile_id, players)
    w, h = size
    monument = isinstance(tile, Monument)
    edge = ink["monument-edge" if monument else tile.kind]
    head = round(h * 0.42)
    slab = f"M7 0H{w - 7}q7 0 7 7V{h - 7}q0 7-7 7H7q-7 0-7-7V7q0-7 7-7z"
    drawn = path(slab, ink["surface"])
    drawn += path(f"M7 0H{w - 7}q7 0 7 7V{head}H0V7q0-7 7-7z", ink["surface-2"])
    drawn += path(f"M7 0H{head + 2}V{head}H0V7q0-7 7-7z", ink[f"{tile.kind}-soft"])
    drawn += path(f"M0 {head}H{w}M{head + 2} 0V{head}", "", ink["line"])
    drawn += path(slab, "", edge, 2 if monument else 1.5)
    drawn += icon_at(tile.kind, (head + 3) / 2, head / 2 + 0.5, head - 5)
    room = w - head - 8
    drawn += draw_line(ink, face.price, head + 2 + (w - head - 2) / 2, head / 2 + 0.5, min(15, head - 9), room)
    drawn += _body(ink, [face.short] if monument else face.lines, w / 2, (head + h) / 2, w - 10, h - head)
    return group(drawn, more=f'data-tile="{tile_id}" data-where="{where}"')


def empty_slot(ink: Ink, size: Size) -> str:
    return rect(0, 0, size.width, size.height, 7, "", ink["line-strong"], 1.2, 'stroke-dasharray="5 4" data-tile=""')


def wealth_tile(ink: Ink, tile_id: str, size: Size) -> str:
    """A wealth tile while the players choose; without an id its back."""
    w, h = size
    drawn = rect(0, 0, w, h, 6, ink["surface" if tile_id else "accent-soft"], ink["accent"], 1.5)
    if not tile_id:
        fret = "".join(f"M{k} 4.5v-4.5h4.5v-4.5h4.5v4.5h4.5v4.5" for k in (-22, -4, 14))
        return group(drawn + group(path(fret, "", ink["accent"], 1.6), w / 2 - 5, h / 2 + 2), more='data-wealth=""')
    drawn += _body(ink, tile_face(tile_id, 0).lines, w / 2, h / 2, w - 8, h - 4)
    return group(drawn, more=f'data-wealth="{tile_id}"')


def small_width(tile_id: str, height: float, players: int) -> float:
    if tile_id not in MONUMENTS:
        return height
    return max(height, line_width(tile_face(tile_id, players).short, height * 0.66) + 8)


def small_tile(ink: Ink, tile_id: str, size: Size, players: int) -> str:
    """A built tile where there is little room: the kind of a building, what a monument scores."""
    w, h = size
    if tile_id in MONUMENTS:
        body = rect(0, 0, w, h, 5, ink["monument-soft"], ink["monument-edge"], 1.8)
        body += draw_line(ink, tile_face(tile_id, players).short, w / 2, h / 2, h * 0.66, w - 6)
    elif tile_id in BUILDINGS:
        kind = BUILDINGS[tile_id].kind
        body = rect(0, 0, w, h, 5, ink[f"{kind}-soft"], ink[kind], 1.2) + icon_at(kind, w / 2, h / 2, h * 0.76)
    else:
        body = rect(0, 0, w, h, 5, ink["surface-2"], ink["accent"], 1.2) + icon_at("fed", w / 2, h / 2, h * 0.76)
    return group(body, more=f'data-tile="{tile_id}" data-where="seat"')
