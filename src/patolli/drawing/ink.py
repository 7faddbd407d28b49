"""What pictures are drawn with: the colors of a theme, the icons, and the few SVG shapes everything is made of.

Only presentation attributes and resolved colors are used: viewers outside the browser know neither variables nor style
sheets, and in a notebook one picture's style sheet would affect the next.
"""

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from math import cos, radians, sin

Ink = Mapping[str, str]

_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 24 24"(.*?)>(.*?)</symbol>', re.S)
# Half the height of a capital: "dominant-baseline" is not supported everywhere, so the center line is computed.
_CENTRE = 0.357


def _data(name: str) -> str:
    return resources.files("patolli.drawing").joinpath("data", name).read_text(encoding="utf-8")


@cache
def inks(theme: str) -> Ink:
    """The colors of a theme by name."""
    tokens = json.loads(_data("tokens.json"))
    if theme == "both" or theme not in tokens:
        raise ValueError(f"unknown theme {theme!r}: it is 'light' or 'dark'")
    return {**tokens["both"], **tokens["light"], **tokens[theme]}


@cache
def _icons(theme: str) -> dict[str, str]:
    ink = inks(theme)

    def resolve(text: str) -> str:
        while "var(" in text:  # innermost first: a fallback may be a variable itself
            text = _VARIABLE.sub(lambda m: ink.get(m[1]) or m[2] or ink["text"], text)
        return text.replace("currentColor", ink["text"])

    return {
        name: resolve(f"{look}>{body}") for name, look, body in _SYMBOL.findall(_data("icons.svg") + _data("cards.svg"))
    }


def icon_names() -> set[str]:
    """All available icons."""
    return {*_icons("light")}


def icon_definitions(theme: str, names: Iterable[str], prefix: str) -> str:
    """The named icons as groups: all viewers draw a moved group the same way, but not a symbol."""
    icons = _icons(theme)
    return "".join(f'<g id="{prefix}{name}"{icons[name]}</g>' for name in names)


def n2(x: float) -> str:
    """A coordinate, as short as two decimals allow."""
    return f"{x:.2f}".rstrip("0").rstrip(".") if x % 1 else str(int(x))


def polar(radius: float, angle: float) -> tuple[float, float]:
    """The point at an angle in degrees, clockwise from three o'clock."""
    return radius * cos(radians(angle)), radius * sin(radians(angle))


def point(radius: float, angle: float) -> str:
    x, y = polar(radius, angle)
    return f"{n2(x)} {n2(y)}"


def mix(first: str, second: str, share: float) -> str:
    """A color of which `share` is the first one."""
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + bytes(round(a * share + b * (1 - share)) for a, b in pairs).hex()


def _paint(fill: str, stroke: str, width: float, more: str) -> str:
    line = f' stroke="{stroke}" stroke-width="{n2(width)}"' if stroke else ""
    return f'fill="{fill or "none"}"{line}{" " + more if more else ""}'


def path(d: str, fill: str = "", stroke: str = "", width: float = 1, more: str = "") -> str:
    joint = ' stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    return f'<path d="{d}" {_paint(fill, stroke, width, more)}{joint}/>'


def circle(x: float, y: float, r: float, fill: str = "", stroke: str = "", width: float = 1, more: str = "") -> str:
    return f'<circle cx="{n2(x)}" cy="{n2(y)}" r="{n2(r)}" {_paint(fill, stroke, width, more)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "",
    stroke: str = "",
    width: float = 1,
    more: str = "",
) -> str:
    corner = f' rx="{n2(r)}"' if r else ""
    size = f'x="{n2(x)}" y="{n2(y)}" width="{n2(w)}" height="{n2(h)}"{corner}'
    return f"<rect {size} {_paint(fill, stroke, width, more)}/>"


def text(
    x: float, y: float, words: str, size: float, fill: str, anchor: str = "middle", weight: int = 700, more: str = ""
) -> str:
    """One line of text, already escaped, vertically centered at y."""
    place = f'x="{n2(x)}" y="{n2(y + size * _CENTRE)}" font-size="{n2(size)}"'
    look = f'font-weight="{weight}" fill="{fill}" text-anchor="{anchor}"'
    return f"<text {place} {look}{' ' + more if more else ''}>{words}</text>"


def icon(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """An icon with its upper left corner at (x, y)."""
    place = f"translate({n2(x)} {n2(y)}) scale({size / 24:.4g})"
    return f'<use href="#{name}" transform="{place}"{" " + more if more else ""}/>'


def icon_at(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """An icon centered at (x, y)."""
    return icon(name, x - size / 2, y - size / 2, size, more)


def group(body: str, x: float = 0, y: float = 0, more: str = "", scale: float = 1) -> str:
    moves = [f"translate({n2(x)} {n2(y)})"] if x or y else []
    moves += [f"scale({scale:.4g})"] if scale != 1 else []
    place = f' transform="{" ".join(moves)}"' if moves else ""
    return f"<g{place}{' ' + more if more else ''}>{body}</g>"


def faint(body: str, share: float) -> str:
    """Paler; on a group, since some viewers forget the opacity of a used icon."""
    return f'<g opacity="{n2(share)}">{body}</g>'


def slab(ink: Ink, x: float, y: float, w: float, h: float, edge: str = "", fill: str = "") -> str:
    """What everything lies on; an edge color makes it stand out."""
    shadow = rect(x, y + 2, w, h, 12, "#000000", more='opacity=".08"')
    ring = rect(x - 1.25, y - 1.25, w + 2.5, h + 2.5, 13, "", edge, 2.5) if edge else ""
    return shadow + rect(x, y, w, h, 12, fill or ink["surface"], edge or ink["line"]) + ring
