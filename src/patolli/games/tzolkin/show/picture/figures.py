"""Parts of the board for the rules reference: the figures that `rules.json` names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from patolli.drawing.alone import alone
from patolli.drawing.ink import Ink, group, inks, polar
from patolli.engine.parts import Translator
from patolli.games.tzolkin.rules.components import COMPONENTS, GEARS, TECHNOLOGIES, TEMPLES
from patolli.games.tzolkin.show.picture.calendar import calendar
from patolli.games.tzolkin.show.picture.gears import CALENDAR_RADIUS, CITIES, MODULE, city_gear
from patolli.games.tzolkin.show.picture.technology import technologies
from patolli.games.tzolkin.show.picture.temples import temples
from patolli.games.tzolkin.show.picture.tiles import Size, wealth_tile, wide_tile

Box = tuple[float, float, float, float]
_PLAYERS = 4
_TILE, _GAP, _ROW = Size(150, 76), 10, 3
_BOARD: Box = (-372, -366, 744, 716)


def figure(name: str, theme: str, translator: Translator) -> str:
    """A standalone SVG without words; KeyError for an unknown name."""
    kind, _, what = name.partition(":")
    body, box = _DRAWN[kind](inks(theme), what)
    return alone(body, theme, box)


def _view(**changes: Any) -> dict[str, Any]:
    """A board for four players without workers: only the parts drawn here."""
    groups = {"2": {"corn": _PLAYERS}} | {str(k): {"corn": _PLAYERS, "wood": _PLAYERS} for k in (3, 4, 5)}
    return {
        "day": 6, "over": False, "food_day": None, "teeth_corn": 3, "start_space": None,
        "bank_skulls": COMPONENTS.skulls,
        "gears": {gear: [None] * COMPONENTS.gears[gear].teeth for gear in GEARS}, "jungle": groups,
        "chichen_itza_skulls": [],
    } | changes  # fmt: skip


def _with(workers: Mapping[str, Mapping[int, int | str]], **changes: Any) -> dict[str, Any]:
    view = _view(**changes)
    for gear, spaces in workers.items():
        for space, who in spaces.items():
            view["gears"][gear][space] = who
    return view


def _near(gear: str, more: float = 0) -> Box:
    """The area of a gear, with its ring and a little margin."""
    teeth = COMPONENTS.gears[gear].teeth
    radius = teeth * MODULE / 2
    x, y = polar(CALENDAR_RADIUS + radius, CITIES[gear].bearing)
    reach = radius + 0.72 * MODULE + (53 if teeth > 10 else 47) + 8 + more
    return x - reach, y - reach, 2 * reach, 2 * reach


def _gear(ink: Ink, gear: str) -> tuple[str, Box]:
    return city_gear(ink, gear, _view()), _near(gear, 40 if gear == "palenque" else 0)


def _jungle(ink: Ink, _: str) -> tuple[str, Box]:
    groups = {"2": {"corn": 3}, "3": {"corn": 4, "wood": 3}, "4": {"corn": 3, "wood": 3}, "5": {"corn": 4, "wood": 4}}
    return city_gear(ink, "palenque", _with({"palenque": {3: 0, 4: 1}}, jungle=groups)), _near("palenque", 40)


def _placing(ink: Ink, _: str) -> tuple[str, Box]:
    return city_gear(ink, "tikal", _with({"tikal": {0: 1, 1: 2, 2: 0, 4: 3}})), _near("tikal")


def _dummies(ink: Ink, _: str) -> tuple[str, Box]:
    return city_gear(ink, "yaxchilan", _with({"yaxchilan": {1: "n", 6: "n", 0: 0}})), _near("yaxchilan")


def _calendar(ink: Ink, _: str) -> tuple[str, Box]:
    reach = CALENDAR_RADIUS + 60
    return calendar(ink, _view()), (-reach, -reach + 40, 2 * reach - 40, 2 * reach - 80)


def _board(ink: Ink, _: str) -> tuple[str, Box]:
    workers = {"palenque": {2: 0, 3: 1}, "tikal": {1: 2}, "uxmal": {0: 3, 3: 0}, "chichen_itza": {4: 1}}
    view = _with(workers, chichen_itza_skulls=[1])
    return "".join(city_gear(ink, gear, view) for gear in GEARS) + calendar(ink, view), _BOARD


def _seats() -> list[dict[str, Any]]:
    steps = ((1, 0, 2), (0, 3, -1), (2, 0, 0), (0, 1, 3))
    levels = ((1, 0, 0, 0), (2, 1, 0, 0), (0, 3, 1, 0), (0, 0, 0, 2))
    return [
        {"temples": dict(zip(TEMPLES, up, strict=True)), "technologies": dict(zip(TECHNOLOGIES, far, strict=True))}
        for up, far in zip(steps, levels, strict=True)
    ]


def _temples(ink: Ink, _: str) -> tuple[str, Box]:
    return temples(ink, _seats(), 1, 420, 300), (-4, -6, 428, 312)


def _technologies(ink: Ink, _: str) -> tuple[str, Box]:
    return technologies(ink, _seats(), 420, 200), (-4, -4, 428, 208)


def _in_rows(drawn: Sequence[str], size: Size) -> tuple[str, Box]:
    columns = min(_ROW, len(drawn))
    rows = -(-len(drawn) // columns)
    step_x, step_y = size.width + _GAP, size.height + _GAP
    body = "".join(group(one, k % columns * step_x, k // columns * step_y) for k, one in enumerate(drawn))
    return body, (-3, -3, columns * step_x - _GAP + 6, rows * step_y - _GAP + 6)


def _tiles(ink: Ink, what: str) -> tuple[str, Box]:
    return _in_rows([wide_tile(ink, tile, _TILE, _PLAYERS, "rules") for tile in what.split(",")], _TILE)


def _farms(ink: Ink, _: str) -> tuple[str, Box]:
    return _tiles(ink, ",".join(tile.id for tile in COMPONENTS.buildings if tile.kind == "farm"))


def _wealth(ink: Ink, what: str) -> tuple[str, Box]:
    size = Size(96, 60)
    tiles = [wealth_tile(ink, tile, size) for tile in what.split(",")]
    body = "".join(group(one, k * (size.width + _GAP)) for k, one in enumerate(tiles))
    return body, (-3, -3, len(tiles) * (size.width + _GAP) - _GAP + 6, size.height + 6)


_DRAWN: Mapping[str, Callable[[Ink, str], tuple[str, Box]]] = {
    "gear": _gear, "jungle": _jungle, "placing": _placing, "dummies": _dummies, "calendar": _calendar, "board": _board,
    "temples": _temples, "technologies": _technologies, "tiles": _tiles, "farms": _farms, "wealth": _wealth,
}  # fmt: skip
