"""The facts behind the words: component facts, parsed tokens, and differences between two views.

Works on the state JSON alone, so that the words can be made without the rules: in a client, from a stored log.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from patolli.text.entry import Entry, Goods, Seat, Term, Value

View = Mapping[str, Any]
Amounts = dict[str, int | float]

_DATA = json.loads((files("patolli.games.tzolkin") / "data" / "components.json").read_text(encoding="utf-8"))
BUILDINGS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in _DATA["buildings"]}
MONUMENTS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in _DATA["monuments"]}
WEALTH: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in _DATA["wealth_tiles"]}
TEMPLES: dict[str, dict[str, Any]] = _DATA["temples"]
LAST_SPACE: dict[str, int] = {gear: about["last_space"] for gear, about in _DATA["gears"].items()}
CHICHEN_ITZA: dict[int, dict[str, Any]] = {row["action"]: row for row in _DATA["chichen_itza"]}
MARKET: dict[str, int] = _DATA["market_corn_per_block"]
BLOCKS = tuple(MARKET)
# T20, T24
PALENQUE = {
    1: {"corn": 3},
    2: {"corn": 4},
    3: {"corn": 5, "wood": 2},
    4: {"corn": 7, "wood": 3},
    5: {"corn": 9, "wood": 4},
}
YAXCHILAN = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skull": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}
ACTION_CORN = {("uxmal", 1): 3, ("uxmal", 5): 1}
"""T29: corn for the action itself."""
# Everything a seat has in numbers, as the messages call it and as the state JSON calls it.
COUNTED = {
    "corn": "corn",
    "wood": "wood",
    "stone": "stone",
    "gold": "gold",
    "skull": "skulls",
    "points": "points",
    "worker": "workers",
    "corn_tile": "corn_tiles",
    "wood_tile": "wood_tiles",
}


def entry(key: str, **values: Value) -> Entry:
    return Entry(f"tzolkin.{key}", values)


def goods(amounts: Mapping[str, int | float]) -> Goods:
    return Goods({kind: amounts[kind] for kind in COUNTED if amounts.get(kind)})


def seat_of(view: View) -> int:
    return view["decision"]["player"]


def top_action(gear: str) -> int:
    """The highest action of a gear: from the spaces after it any action may be used (T15)."""
    return LAST_SPACE[gear] - (1 if gear == "chichen_itza" else 2)


def space_goods(gear: str, action: int, technologies: Mapping[str, int]) -> dict[str, int]:
    """Goods of Palenque or Yaxchilan with somebody's technologies (T31, T32, T34); the bank may have fewer skulls."""
    found = dict((PALENQUE if gear == "palenque" else YAXCHILAN)[action])
    agriculture, extraction = technologies.get("agriculture", 0), technologies.get("extraction", 0)
    if gear == "palenque":
        jungle = (agriculture >= 1) + 2 * (agriculture >= 3)
        found["corn"] += jungle if action > 1 else agriculture >= 2
    for level, kind in enumerate(("wood", "stone", "gold"), start=1):
        if kind in found:
            found[kind] += extraction >= level
    if "skull" in found:
        found["skull"] += technologies.get("theology", 0) >= 3
    return found


def blocks_of(letters: str) -> Amounts:
    """``wwg`` -> ``{"wood": 2, "gold": 1}``."""
    return {kind: letters.count(kind[0]) for kind in BLOCKS}


def placed_at(before: View, after: View, gear: str) -> int:
    pairs = zip(before["gears"][gear], after["gears"][gear], strict=True)
    return next(space for space, (was, now) in enumerate(pairs) if was != now)


def tile_name(tile: str) -> Entry:
    if tile in MONUMENTS:
        return entry("name-monument", tile=Term("tile", tile))
    if tile in WEALTH:
        return entry("name-wealth", tile=Term("tile", tile))
    return entry("name-building", kind=Term("kind", BUILDINGS[tile]["kind"]), tile=Term("tile", tile))


def steps(was: View, now: View) -> list[Entry]:
    """Changes that are not counted goods: temples, technologies, the side of the player board."""
    found: list[Entry] = []
    for temple, step in now["temples"].items():
        by = step - was["temples"][temple]
        if by:
            found.append(entry("up" if by > 0 else "down", temple=Term("temple", temple), n=abs(by), step=step))
    for technology, level in now["technologies"].items():
        if level != was["technologies"][technology]:
            found.append(entry("level", technology=Term("technology", technology), level=level))
    if now["light"] and not was["light"]:
        found.append(entry("board-light"))
    return found


def settle(was: View, now: View, known: Mapping[str, int | float] | None = None) -> dict[str, Value]:
    """``paid`` and ``results`` of a seat. ``known`` costs are reported even if a gain of the same kind hides them."""
    paid: Amounts = dict(known or {})
    gained: Amounts = {}
    for kind, key in COUNTED.items():
        rest = now[key] - was[key] + paid.get(kind, 0)
        if rest > 0:
            gained[kind] = rest
        elif rest < 0:
            paid[kind] = was[key] - now[key]
    got = goods(gained)
    results: list[Value] = [got] if got.amounts else []
    return {"paid": goods(paid), "results": (*results, *steps(was, now))}


def mover(before: View, after: View) -> tuple[int, View, View]:
    seat = seat_of(before)
    return seat, before["seats"][seat], after["seats"][seat]


def who(seat: int) -> Seat:
    return Seat(seat)
