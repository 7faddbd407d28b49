"""The whole picture: the bar at the top, the cards that lie face up for all, and a band for each seat."""

from collections.abc import Mapping, Sequence
from hashlib import blake2s
from html import escape
from re import findall
from typing import Any

from patolli.drawing.alone import FACE
from patolli.drawing.ink import Ink, group, icon_definitions, inks, rect
from patolli.engine.record import clean
from patolli.games.settlers.show.picture.bands import open_cards, seat_band, virtual_band
from patolli.games.settlers.show.picture.bars import caption_bar, top_bar

WIDTH, HEIGHT = 1440, 900
_GAP, _BAR, _CAPTION, _OPEN, _VIRTUAL = 8, 52, 44, 104, 120
_INNER = WIDTH - 2 * _GAP


def _body(ink: Ink, view: Mapping[str, Any], names: Sequence[str], caption: str) -> str:
    drawn = rect(0, 0, WIDTH, HEIGHT, 0, ink["bg"])
    drawn += group(top_bar(ink, view, names, _INNER, _BAR), _GAP, _GAP)
    top, bottom = _GAP + _BAR + _GAP, HEIGHT - _GAP
    if clean(caption):
        bottom -= _CAPTION
        drawn += group(caption_bar(ink, caption, _INNER, _CAPTION), _GAP, bottom)
        bottom -= _GAP
    for where, sign in (("row", "common-card"), ("prayer", "pray")):
        if view[where]:
            drawn += group(open_cards(ink, sign, view[where], where, _INNER, _OPEN), _GAP, top)
            top += _OPEN + _GAP
    if view["virtual"]:
        bottom -= _VIRTUAL
        drawn += group(virtual_band(ink, view, _INNER, _VIRTUAL), _GAP, bottom)
        bottom -= _GAP
    count = len(view["seats"])
    height = (bottom - top - _GAP * (count - 1)) / count
    for seat in range(count):
        drawn += group(seat_band(ink, view, seat, names[seat], _INNER, height), _GAP, top + seat * (height + _GAP))
    return drawn


def _description(view: Mapping[str, Any], names: Sequence[str], caption: str) -> str:
    """The position for screen readers: names, points and goods, in the words of the state."""
    parts = [clean(caption)] if clean(caption) else []
    for name, seat in zip(names, view["seats"], strict=True):
        goods = ", ".join(f"{good} {n}" for good, n in {"points": seat["points"], **seat["goods"]}.items())
        parts.append(f"{clean(name)} ({seat['faction']}): {goods}")
    return escape("; ".join(parts))


def picture(view: Mapping[str, Any], names: Sequence[str], theme: str = "light", caption: str = "") -> str:
    """The position as one standalone SVG file.

    `view` is the state as JSON, whole or as one seat sees it. `theme` is "light" or "dark". `caption` is the caller's
    text about the position, in any language; without one, the bar at the bottom is left out.
    """
    ink = inks(theme)
    names = [*names, *[""] * len(view["seats"])][: len(view["seats"])]
    body = _body(ink, view, names, caption)
    # Pictures share one namespace of ids on a page: a prefix derived from the content keeps them apart, and keeps equal
    # pictures equal. No text from outside can look like a reference, since quotes in it are escaped.
    prefix = "p" + blake2s((theme + body).encode(), digest_size=5).hexdigest() + "-"
    used = dict.fromkeys(findall(r'href="#([\w-]+)"', body))
    body = body.replace('href="#', f'href="#{prefix}')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-labelledby="{prefix}title {prefix}desc" font-family="{FACE}" '
        f'style="max-width:100%;font-variant-numeric:tabular-nums lining-nums">'
        f'<title id="{prefix}title">Imperial Settlers {view["round"]}</title>'
        f'<desc id="{prefix}desc">{_description(view, names, caption)}</desc>'
        f"<defs>{icon_definitions(theme, used, prefix)}</defs>{body}</svg>"
    )
