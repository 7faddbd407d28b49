"""The five city gears: the ring of spaces, which stays, and the wheel with the workers, which turns inside it."""

from collections.abc import Mapping, Sequence
from math import asin, degrees
from typing import Any, NamedTuple

from patolli.drawing.ink import Ink, circle, group, icon, icon_at, mix, n2, path, point, polar, rect, text
from patolli.drawing.lines import draw_line, draw_lines
from patolli.engine.items import Face, num, pic
from patolli.games.tzolkin.rules.components import COMPONENTS, HARVEST_GROUPS
from patolli.games.tzolkin.show.faces import space_face

# One module for all wheels: pitch radius = teeth x MODULE / 2, so that they truly mesh.
MODULE = 13.2
CALENDAR_TEETH = COMPONENTS.calendar.teeth
CALENDAR_RADIUS = CALENDAR_TEETH * MODULE / 2
_RING, _WIDE_RING = 47, 53


class City(NamedTuple):
    name: str
    ink: str
    bearing: float  # the direction of its center as seen from the calendar's
    emblem: str


CITIES = {
    "palenque": City("Palenque", "pal", -146, "corn"),
    "yaxchilan": City("Yaxchilán", "yax", -76.5, "extraction"),
    "tikal": City("Tikal", "tik", -7, "architecture"),
    "uxmal": City("Uxmal", "uxm", 62.5, "market"),
    "chichen_itza": City("Chichén Itzá", "chi", 138, "skull"),
}


def gear_path(teeth: int, radius: float, phase: float) -> str:
    """The outline of a wheel with one tooth at the angle `phase`."""
    low, high, pitch = radius - 0.55 * MODULE, radius + 0.42 * MODULE, 360 / teeth
    corners = []
    for tooth in range(teeth):
        a = phase + tooth * pitch
        corners += [point(low, a - 0.36 * pitch), point(high, a - 0.17 * pitch)]
        corners += [point(high, a + 0.17 * pitch), point(low, a + 0.36 * pitch)]
    return "M" + "L".join(corners) + "Z"


def wheel(ink: Ink, teeth: int, radius: float, phase: float, fill: str) -> str:
    outline = gear_path(teeth, radius, phase)
    return path(outline, "#000000", more='opacity=".16" transform="translate(0 2.5)"') + path(
        outline, fill, ink["gear-lo"], 1.4
    )


def wheel_line(ink: Ink, teeth: int, radius: float, phase: float) -> str:
    """The hairline inside the rim."""
    return path(gear_path(teeth, radius - 3.5, phase), "", ink["gear-hi"], 1.2, 'opacity=".55"')


def _sector(r1: float, r2: float, a1: float, a2: float) -> str:
    g1, g2 = degrees(asin(1.3 / r1)), degrees(asin(1.3 / r2))
    far = int(a2 - a1 > 180)
    outer = f"A{n2(r2)} {n2(r2)} 0 {far} 1 {point(r2, a2 - g2)}"
    inner = f"A{n2(r1)} {n2(r1)} 0 {far} 0 {point(r1, a1 + g1)}"
    return f"M{point(r1, a1 + g1)}L{point(r2, a1 + g2)}{outer}L{point(r1, a2 - g1)}{inner}Z"


class _Shape(NamedTuple):
    """The geometry of one gear, around its own center."""

    teeth: int
    last: int
    radius: float
    bearing: float
    ring: tuple[float, float]
    seat: float  # radius of a hole
    seats: float  # distance of the holes from the center

    @property
    def pitch(self) -> float:
        return 360 / self.teeth

    def angle(self, space: int) -> float:
        # The teeth without an action lie under the mesh, where workers drop off.
        return self.bearing + 180 - (space - self.last - 1.5) * self.pitch


def _shape(gear: str) -> _Shape:
    teeth, last = COMPONENTS.gears[gear].teeth, COMPONENTS.gears[gear].last_space
    wide = teeth > 10
    radius = teeth * MODULE / 2
    inside = radius + 0.72 * MODULE
    ring = inside, inside + (_WIDE_RING if wide else _RING)
    return _Shape(
        teeth, last, radius, CITIES[gear].bearing, ring, 13.5 if wide else 12.8, radius * (0.7 if wide else 0.665)
    )


def _space(ink: Ink, face: Face, x: float, y: float, wide: bool) -> str:
    """One or two lines; a chevron leads from a price to what it buys."""
    lines = face.lines
    if face.price:
        chevron = path(f"M{n2(x - 3.5)} {n2(y - 2.2)}l3.5 3 3.5-3", "", ink["text-2"], 1.8)
        paid = draw_line(ink, face.price, x, y - 11.5, 16.5, 42)
        return paid + chevron + draw_line(ink, lines[0], x, y + 11, 18.5, 42)
    if wide and len(lines) > 1:
        top = draw_line(ink, lines[0], x, y - 10, 18 if len(lines[0]) > 1 else 22)
        return top + draw_line(ink, lines[1], x + 1, y + 11, 18.5, 42)
    size = 18.5 if len(lines) > 1 else 27 if len(lines[0]) == 1 else 21
    return draw_lines(ink, lines, x, y, size, 42, 1.06)


def _ring(ink: Ink, gear: str, city: City, shape: _Shape, used: Sequence[int]) -> str:
    strong, soft = ink[city.ink], ink[f"{city.ink}-soft"]
    inside, outside = shape.ring
    half = shape.pitch / 2
    whole = _sector(inside, outside, shape.angle(shape.last) - half, shape.angle(1) + half)
    drawn = path(whole, "#000000", more='opacity=".16" transform="translate(0 2.5)"')
    for k in range(1, shape.last + 1):
        a = shape.angle(k)
        taken = k in used
        fill = mix(strong, soft, 0.38) if taken else soft
        drawn += path(_sector(inside, outside, a - half, a + half), fill, strong, 1.3)
        drawn += path(_sector(outside - 5, outside, a - half, a + half), strong)
        x, y = polar((inside + outside) / 2 - 2.2, a)
        if taken:
            drawn += icon_at("skull", x, y, 32, f'data-used="{k}"')
        else:
            drawn += _space(ink, space_face(gear, k), x, y, shape.teeth > 10)
    return drawn


def _workers(ink: Ink, gear: str, shape: _Shape, workers: Sequence[int | str | None]) -> str:
    holes = pieces = ""
    for k in range(shape.teeth):
        x, y = polar(shape.seats, shape.angle(k))
        holes += circle(x, y, shape.seat, ink["seat"], ink["gear-lo"], 1.5)
        who = workers[k] if k < len(workers) else None
        if who is not None:
            pieces += icon(f"worker-{who}", x - 13, y - 13.5, 26, f'data-worker="{gear}{k}"')
        elif k <= shape.last:
            pieces += text(x, y, str(k), 11, ink["on-seat"], weight=600)
    return holes + pieces


def _hub(ink: Ink, city: City, shape: _Shape) -> str:
    r = shape.seats - shape.seat - 2.5
    drawn = circle(0, 0, r, ink[f"{city.ink}-deep"], ink["gear-lo"])
    drawn += circle(0, 0, r - 3, "", "#ffffff", 1, 'stroke-opacity=".28"')
    words = city.name.split()
    if len(words) > 1:
        drawn += icon("skull", -11, -23, 22)
        return drawn + "".join(text(0, 7 + 11.5 * k, word, 10.5, ink["on-city"]) for k, word in enumerate(words))
    # Nine letters must not reach the holes in the widest of the usual fonts.
    return (
        drawn
        + icon(city.emblem, -9, -19, 18)
        + text(0, 9, city.name, 9.5 if len(city.name) < 9 else 8.4, ink["on-city"])
    )


def _jungle(ink: Ink, city: City, shape: _Shape, jungle: Mapping[str, Mapping[str, int]]) -> str:
    drawn = ""
    for k in HARVEST_GROUPS:
        tiles = jungle.get(str(k), {})
        rows = [[num(tiles.get("corn", 0)), pic("corn-tile")]]
        if k != HARVEST_GROUPS[0]:
            rows.append([num(tiles.get("wood", 0)), pic("wood-tile")])
        w, h = 33, 15 * len(rows) + 1
        # Just outside the ring, whichever way the box meets it.
        reach = w / 2 * abs(polar(1, shape.angle(k))[0]) + h / 2 * abs(polar(1, shape.angle(k))[1])
        x, y = polar(shape.ring[1] + reach + 2.5, shape.angle(k))
        body = rect(-w / 2, -h / 2, w, h, 4, ink["surface"], ink[city.ink], 1.3) + draw_lines(
            ink, rows, 0, 0, 13.5, w, 1.06
        )
        drawn += group(body, x, y, f'data-jungle="{k}"')
    return drawn


def city_gear(ink: Ink, gear: str, view: Mapping[str, Any]) -> str:
    """One city with its ring, wheel and workers, at its place around the calendar's center."""
    city, shape = CITIES[gear], _shape(gear)
    used = view["chichen_itza_skulls"] if gear == "chichen_itza" else ()
    # A tooth of the wheel meets a gap of the calendar.
    calendar_pitch = 360 / CALENDAR_TEETH
    phase = city.bearing + 180 + (city.bearing / calendar_pitch % 1 + 0.5) * shape.pitch
    body = _ring(ink, gear, city, shape, used)
    body += wheel(ink, shape.teeth, shape.radius, phase, mix(ink["gear"], ink[f"{city.ink}-deep"], 0.72))
    body += wheel_line(ink, shape.teeth, shape.radius, phase)
    body += _workers(ink, gear, shape, view["gears"][gear]) + _hub(ink, city, shape)
    if gear == "palenque":
        body += _jungle(ink, city, shape, view["jungle"])
    x, y = polar(CALENDAR_RADIUS + shape.radius, city.bearing)
    return group(body, x, y, f'data-gear="{gear}"')
