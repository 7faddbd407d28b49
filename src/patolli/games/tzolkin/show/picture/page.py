"""The whole picture: players on the left, the gears in the middle, temples, technologies and tiles on the right."""

from collections.abc import Mapping, Sequence
from hashlib import blake2s
from html import escape
from re import findall
from typing import Any

from patolli.drawing.alone import FACE
from patolli.drawing.ink import Ink, circle, group, icon_at, icon_definitions, inks, n2, path, rect, slab, text
from patolli.drawing.lettering import clean, number
from patolli.games.tzolkin.rules.components import GEARS, MONUMENTS_BY_PLAYERS
from patolli.games.tzolkin.show.picture.bars import caption_bar, top_bar
from patolli.games.tzolkin.show.picture.calendar import calendar
from patolli.games.tzolkin.show.picture.gears import city_gear
from patolli.games.tzolkin.show.picture.players import panel
from patolli.games.tzolkin.show.picture.technology import technologies
from patolli.games.tzolkin.show.picture.temples import temples
from patolli.games.tzolkin.show.picture.tiles import Size, empty_slot, wide_tile

WIDTH, HEIGHT = 1440, 900
_GAP, _BAR, _CAPTION = 8, 52, 56
_PLAYERS, _SIDE = 258, 350
_TOP = _GAP + _BAR + _GAP
_CENTRE = _PLAYERS + 2 * _GAP
_CENTRE_WIDTH = WIDTH - _CENTRE - _SIDE - 2 * _GAP
# The area of the six gears around the calendar's center.
_BOARD = -362, -358, 724, 700


def _players(ink: Ink, view: Mapping[str, Any], names: Sequence[str]) -> str:
    count = len(view["seats"])
    height = (HEIGHT - _TOP - _GAP * count) / count
    return "".join(
        group(panel(ink, view, seat, names[seat], _PLAYERS, height), _GAP, _TOP + seat * (height + _GAP))
        for seat in range(count)
    )


def _board(ink: Ink, view: Mapping[str, Any], height: float) -> str:
    x, y, w, h = _BOARD
    scale = min((_CENTRE_WIDTH - 8) / w, (height - 8) / h)
    gears = "".join(city_gear(ink, gear, view) for gear in GEARS) + calendar(ink, view)
    left = _CENTRE + (_CENTRE_WIDTH - w * scale) / 2 - x * scale
    top = _TOP + (height - h * scale) / 2 - y * scale
    place = f'transform="translate({n2(left)} {n2(top)}) scale({scale:.4g})"'
    return slab(ink, _CENTRE, _TOP, _CENTRE_WIDTH, height, fill="url(#ground)") + f"<g {place}>{gears}</g>"


def _heading(ink: Ink, sign: str, width: float, end: float) -> str:
    return icon_at(sign, 9, 8, 18) + path(f"M26 8.5H{n2(width - end)}", "", ink["line"])


def _grid(ink: Ink, tiles: Sequence[str | None], slots: int, width: float, height: float, players: int) -> str:
    columns = 2 if slots <= 4 else 3
    size = Size(round((width - (columns - 1) * 6) / columns, 2), round((height - 6) / 2, 2))
    drawn = ""
    for k in range(slots):
        tile = tiles[k] if k < len(tiles) else None
        body = wide_tile(ink, tile, size, players, "board") if tile else empty_slot(ink, size)
        drawn += group(body, k % columns * (size.width + 6), k // columns * (size.height + 6))
    return drawn


def _deck(ink: Ink, deck: int | Sequence[str], age: int, right: float) -> str:
    """The age as one or two dots, and how many tiles are left to come."""
    count = deck if isinstance(deck, int) else len(deck)
    drawn = text(right, 8.5, number(count), 13, ink["text-2"], "end")
    for k in range(2):
        drawn += rect(right - 38 + 3 * k, 4 - 2 * k, 13, 10, 2.5, ink["surface-3"], ink["line-strong"])
    return drawn + "".join(circle(right - 48 - 7 * k, 8.5, 2.5, ink["text-2"]) for k in range(age))


def _side(ink: Ink, view: Mapping[str, Any]) -> str:
    seats = view["seats"]
    players, inner = len(seats), _SIDE - 22
    slots = max(MONUMENTS_BY_PLAYERS[players], len(view["monuments"]))
    rows = max(6, len(view["buildings"]))
    heights = 252, 186, 177, 177
    bodies = [
        temples(ink, seats, view["age"], inner, heights[0] - 18),
        technologies(ink, seats, inner, heights[1] - 18),
        _heading(ink, "building", inner, 70)
        + _deck(ink, view["deck"], view["age"], inner)
        + group(_grid(ink, view["buildings"], rows, inner, heights[2] - 42, players), 0, 24),
        _heading(ink, "monument", inner, 0)
        + group(_grid(ink, view["monuments"], slots, inner, heights[3] - 42, players), 0, 24),
    ]
    x, y, drawn = _CENTRE + _CENTRE_WIDTH + _GAP, float(_TOP), ""
    for body, height in zip(bodies, heights, strict=True):
        drawn += slab(ink, x, y, _SIDE, height) + group(body, x + 11, y + 9)
        y += height + _GAP
    return drawn


def _description(view: Mapping[str, Any], names: Sequence[str], caption: str) -> str:
    """The position for screen readers: names, points and goods, in the words of the state."""
    parts = [clean(caption)] if clean(caption) else []
    for name, seat in zip(names, view["seats"], strict=True):
        goods = ", ".join(f"{key} {number(seat[key])}" for key in ("points", "corn", "wood", "stone", "gold", "skulls"))
        parts.append(f"{clean(name)}: {goods}")
    return escape("; ".join(parts))


def picture(view: Mapping[str, Any], names: Sequence[str], theme: str = "light", caption: str = "") -> str:
    """The position as one standalone SVG file.

    `view` is the state as JSON, whole or as one seat sees it. `theme` is "light" or "dark". `caption` is the caller's
    text about the position, in any language; without one, the bar below the gears is left out.
    """
    ink = inks(theme)
    names = [*names, *[""] * len(view["seats"])][: len(view["seats"])]
    height = HEIGHT - _TOP - _GAP - (_CAPTION + _GAP if clean(caption) else 0)
    body = rect(0, 0, WIDTH, HEIGHT, 0, ink["bg"])
    body += group(top_bar(ink, view, names, WIDTH - 2 * _GAP, _BAR), _GAP, _GAP)
    body += _players(ink, view, names) + _board(ink, view, height) + _side(ink, view)
    if clean(caption):
        body += group(caption_bar(ink, view, caption, _CENTRE_WIDTH, _CAPTION), _CENTRE, HEIGHT - _GAP - _CAPTION)
    # Pictures share one namespace of ids on a page: a prefix derived from the content keeps them apart, and keeps equal
    # pictures equal. No text from outside can look like a reference, since quotes in it are escaped.
    prefix = "p" + blake2s((theme + body).encode(), digest_size=5).hexdigest() + "-"
    used = dict.fromkeys(findall(r'href="#([\w-]+)"', body))
    ground = (
        f'<radialGradient id="{prefix}ground"><stop offset=".5" stop-color="{ink["surface"]}"/>'
        f'<stop offset="1" stop-color="{ink["surface-2"]}"/></radialGradient>'
    )
    body = body.replace('href="#', f'href="#{prefix}').replace('fill="url(#', f'fill="url(#{prefix}')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-labelledby="{prefix}title {prefix}desc" font-family="{FACE}" '
        f'style="max-width:100%;font-variant-numeric:tabular-nums lining-nums">'
        f'<title id="{prefix}title">Tzolk’in {view["day"]}</title>'
        f'<desc id="{prefix}desc">{_description(view, names, caption)}</desc>'
        f"<defs>{ground}{icon_definitions(theme, used, prefix)}</defs>{body}</svg>\n"
    )
