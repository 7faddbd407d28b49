"""One panel for each player: name, points, goods, workers, technologies, tiles."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from patolli.drawing.ink import Ink, faint, group, icon, icon_at, path, rect, slab, text
from patolli.drawing.ink import n2 as n
from patolli.drawing.lettering import line_of_text, number, width
from patolli.drawing.lines import draw_line, line_width
from patolli.engine.items import SPACE, Item, num, pic
from patolli.games.tzolkin.rules.components import TECHNOLOGIES
from patolli.games.tzolkin.show.picture.calendar import crown
from patolli.games.tzolkin.show.picture.tiles import Size, feeds, small_tile, small_width, wealth_tile, wide_tile

_LEFT, _RIGHT, _FOOT = 17, 12, 9
_GAP = 3
Place = tuple[float, float, Size]


def points_badge(ink: Ink, right: float, y: float, value: float) -> tuple[str, float]:
    """A rosette whose right edge is at `right`, stretched to a pill for a long number, and its width."""
    shown = number(value)
    if len(shown) <= 3:
        digits = min(18, 25 / width(shown, 1))
        drawn = icon("points-blank", right - 36, y - 18, 36) + text(right - 18, y, shown, digits, ink["on-points"])
        return drawn, 36
    w = width(shown, 16) + 18
    return rect(right - w, y - 14, w, 28, 14, ink["points"]) + text(right - w / 2, y, shown, 16, ink["on-points"]), w


def _header(ink: Ink, view: Mapping[str, Any], seat: int, name: str, w: float, y: float) -> str:
    drawn = icon_at(f"mark-{seat}", _LEFT + 12, y, 24)
    badge, taken = points_badge(ink, w - _RIGHT, y, view["seats"][seat]["points"])
    drawn += badge
    right = w - _RIGHT - taken - 6
    if seat in view.get("winners", ()):
        drawn += group(crown(ink, right - 24, y - 13, 24), more=f'data-winner="{seat}"')
        right -= 28
    if view["start_player"] == seat:
        drawn += icon("start-player", right - 24, y - 13, 24, f'data-start-player="{seat}"')
        right -= 28
    return drawn + line_of_text(_LEFT + 31, y, name, 16, right - _LEFT - 31, ink["text"])


def _goods(ink: Ink, seat: Mapping[str, Any], w: float, y: float) -> str:
    goods = {"corn": "corn", "wood": "wood", "stone": "stone", "gold": "gold", "skulls": "skull"}
    size, letters, room = 22.0, 16.0, w - _LEFT - _RIGHT
    widths = [size + 3 + width(str(seat[good]), letters) for good in goods]
    scale = min(1, room / (sum(widths) + 4 * 4))
    size, letters, widths = size * scale, letters * scale, [width * scale for width in widths]
    gap = (room - sum(widths)) / (len(goods) - 1)
    drawn, x = "", float(_LEFT)
    for (good, sign), each in zip(goods.items(), widths, strict=True):
        drawn += icon_at(sign, x + size / 2, y, size)
        drawn += text(x + size + 3 * scale, y, str(seat[good]), letters, ink["text"], "start")
        x += each + gap
    return drawn


def _workers(ink: Ink, seat: Mapping[str, Any], who: int, w: float, y: float) -> str:
    drawn = ""
    for k in range(seat["workers"]):
        worker = icon(f"worker-{who}", _LEFT + k * 24.5, y - 12, 23, f'data-hand="{who}"')
        drawn += worker if k < seat["free_workers"] else faint(worker, 0.36)
    x = _LEFT + seat["workers"] * 24.5 + 5
    drawn += text(x, y + 1, f"{seat['free_workers']}/{seat['workers']}", 13, ink["text-2"], "start", 600)
    side = icon_at("two-days", w - _RIGHT - 12, y, 24, f'data-light="{int(seat["light"])}"')
    return drawn + (side if seat["light"] else faint(side, 0.3))


def _technologies(ink: Ink, seat: Mapping[str, Any], w: float, y: float) -> str:
    step = (w - _LEFT - _RIGHT - 50) / (len(TECHNOLOGIES) - 1)
    drawn = ""
    for k, track in enumerate(TECHNOLOGIES):
        x = _LEFT + k * step
        drawn += icon_at(track, x + 10, y, 20)
        for level in (1, 2, 3):
            reached = seat["technologies"][track] >= level
            fill, edge = (ink["tech"], ink["tech"]) if reached else ("", ink["line-strong"])
            drawn += rect(x + 16 + level * 8.5, y - 6, 6.5, 12, 2, fill, edge)
    return drawn


def _final(ink: Ink, final: Mapping[str, Any], w: float, y: float) -> str:
    """What the end of the game added, and for what."""
    parts = (final["goods"], "any-block"), (final["skulls"], "skull"), (sum(final["monuments"].values()), "monument")
    line: list[Item] = [pic("points")]
    for value, sign in parts:
        line += [SPACE, num(("" if value < 0 else "+") + number(value)), pic(sign)]
    return draw_line(ink, line, _LEFT, y, 18, w - _LEFT - _RIGHT, align=0)


def _small_places(tiles: Sequence[str], players: int, room: float, height: float, corner: float) -> list[Place]:
    """Places for the small signs, row by row, as large as fits; the lower right corner stays free."""
    places: list[Place] = []
    for size in range(36 if height > 60 else 28, 9, -1):
        places, x, y = [], 0.0, 0.0
        for tile in tiles:
            w = small_width(tile, size, players)
            if x and x + w > (room if y + size <= height - 24 else room - corner):
                x, y = 0.0, y + size + _GAP
            places.append((x, y, Size(w, size)))
            x += w + _GAP
        if y + size <= height:
            break
    return places


def _tiles(ink: Ink, seat: Mapping[str, Any], players: int, w: float, y: float, height: float) -> str:
    """Everything built, with price and effect where there is room for it, and the harvest tiles."""
    kept = [tile for tile in seat["wealth"] if feeds(tile)]
    built = [*seat["buildings"], *seat["monuments"]]
    room = w - _LEFT - _RIGHT
    harvest: list[Item] = []
    for key, sign in (("corn_tiles", "corn-tile"), ("wood_tiles", "wood-tile")):
        if seat[key]:
            harvest += [*([SPACE] if harvest else []), num(seat[key]), pic(sign)]
    drawn = draw_line(ink, harvest, w - _RIGHT, y + height - 11, 19, align=1)
    rows, corner = ceil(len(built) / 2), 0.0
    if height >= 80:  # a line of their own at the bottom for harvest tiles and the fed worker
        foot = 28 if harvest or kept else 0
        for k, tile in enumerate(kept):
            drawn += group(small_tile(ink, tile, Size(24, 24), players), _LEFT + k * 28, y + height - 24)
        height -= foot
        each = min(58.0, (height - (rows - 1) * 6) / rows) if rows else 0
        if each >= 44:
            size = Size((room - 6) / 2, each)
            for k, tile in enumerate(built):
                place = _LEFT + k % 2 * (size.width + 6), y + k // 2 * (each + 6)
                drawn += group(wide_tile(ink, tile, size, players, "seat"), *place)
            return drawn
    else:
        built = [*kept, *built]
        corner = line_width(harvest, 19) + 8 if harvest else 0
    for tile, (x, down, size) in zip(built, _small_places(built, players, room, height, corner), strict=True):
        drawn += group(small_tile(ink, tile, size, players), _LEFT + x, y + down)
    return drawn


def _wealth(ink: Ink, seat: Mapping[str, Any], w: float, y: float, height: float) -> str:
    """The four tiles to choose two from; only the backs of others' tiles."""
    tiles = seat["wealth"] or [""] * 4
    size = Size((w - _LEFT - _RIGHT - 6) / 2, min(80, (height - 6) / 2))
    return "".join(
        group(wealth_tile(ink, tile, size), _LEFT + k % 2 * (size.width + 6), y + k // 2 * (size.height + 6))
        for k, tile in enumerate(tiles)
    )


def panel(ink: Ink, view: Mapping[str, Any], who: int, name: str, w: float, h: float) -> str:
    """A player's panel in this size; jade if the player decides, gold if the player has won."""
    seat, decision, players = view["seats"][who], view["decision"], len(view["seats"])
    deciding = decision is not None and decision["player"] == who
    edge = ink["accent"] if deciding else ink["monument-edge"] if who in view.get("winners", ()) else ""
    drawn = slab(ink, 0, 0, w, h, edge)
    drawn += path(f"M12 .5H7V{n(h - 0.5)}H12Q.5 {n(h - 0.5)} .5 {n(h - 12)}V12Q.5 .5 12 .5z", ink[f"p{who}"])
    air = max(0.0, min(1.0, (h - 190) / 200))  # with fewer players, taller rows
    y = 6.0

    def row(height: float) -> float:
        """The vertical center of the next row."""
        nonlocal y
        y += height
        return y - height / 2

    drawn += _header(ink, view, who, name, w, row(38 + 10 * air))
    drawn += _goods(ink, seat, w, row(29 + 11 * air))
    drawn += _workers(ink, seat, who, w, row(28 + 10 * air))
    if decision is not None and decision["kind"] == "keep":
        drawn += _wealth(ink, seat, w, y + 3, h - y - 3 - _FOOT)
    else:
        # Four panels have room for only one of these rows; the technologies are also on their tracks.
        if not view.get("final") or air > 0.2:
            drawn += _technologies(ink, seat, w, row(26 + 10 * air))
        if view.get("final"):
            drawn += _final(ink, view["final"][who], w, row(26 + 8 * air))
        y += 4 + 6 * air
        drawn += _tiles(ink, seat, players, w, y, h - y - _FOOT)
    return group(drawn, more=f'data-seat="{who}"')
