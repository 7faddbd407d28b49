"""What tiles and spaces cost and do, in words generated from the component data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from patolli.games.tzolkin.words.facts import (
    BUILDINGS,
    CHICHEN_ITZA,
    MONUMENTS,
    WEALTH,
    entry,
    goods,
    space_goods,
    tile_name,
)
from patolli.text.entry import Entry, Goods, Term, Value

_ACTIONS = {"tikal2": "extra-building", "uxmal2": "extra-exchange", "any_for_1_corn": "extra-action"}


def tile_words(tile: str) -> Entry:
    """What a building, monument or wealth tile costs and does."""
    if tile in WEALTH:
        return entry("tile-free", name=tile_name(tile), does=effects(WEALTH[tile]["effects"]))
    if tile in MONUMENTS:
        about = MONUMENTS[tile]
        kind = Term("kind", about["kind"])
        return entry("tile-monument", name=tile_name(tile), kind=kind, cost=goods(about["cost"]), does=scoring(tile))
    if tile in BUILDINGS:
        about = BUILDINGS[tile]
        return entry("tile-priced", name=tile_name(tile), cost=goods(about["cost"]), does=effects(about["effects"]))
    raise ValueError(f"{tile!r} is not a tile of Tzolk'in")


def effects(rows: Iterable[Mapping[str, Any]]) -> tuple[Value, ...]:
    """In the order they happen (T36): optional ones and choices come last."""
    return tuple(_effect(row) for row in sorted(rows, key=_turn))


def _turn(row: Mapping[str, Any]) -> int:
    if "any" in row.values():
        return 5
    order = ("gain", "points", "workers", "temple", "technology", "feeds_free", "feeds_cheaper", "action")
    return next(place for place, name in enumerate(order) if name in row)


def _effect(row: Mapping[str, Any]) -> Value:
    match row:
        case {"gain": amounts}:
            return goods(amounts)
        case {"points": n}:
            return Goods({"points": n})
        case {"workers": n}:
            return Goods({"worker": n})
        case {"temple": "any", "steps": n}:
            return entry("any-temple", n=n)
        case {"temple": temple, "steps": n}:
            return entry("climbs", temple=Term("temple", temple), n=n)
        case {"technology": "any", "advances": n}:
            return entry("any-technology", n=n)
        case {"technology": technology, "advances": n}:
            return entry("advances", technology=Term("technology", technology), n=n)
        case {"feeds_free": n}:
            return entry("feeds-free", n=n)
        case {"feeds_cheaper": n}:
            return entry("feeds-cheaper", n=n)
        case {"action": action}:
            return entry(_ACTIONS[action])
        case _:
            raise ValueError(f"no words for the effect {dict(row)}")


def scoring(tile: str) -> Entry:
    """What a monument scores at the end."""
    match MONUMENTS[tile]["scores"]:
        case {"per_own_kind": kind, "points": n}:
            return entry("scores-kind", points=Goods({"points": n}), kind=Term("each", kind))
        case {"per_own_tile": n}:
            return entry("scores-tile", points=Goods({"points": n}))
        case {"per_monument_built_by_anyone": by}:
            return entry("scores-monument", two=by["2"], three=by["3"], four=by["4"])
        case {"per_corn_tile": n}:
            return entry("scores-corn-tile", points=Goods({"points": n}))
        case {"per_wood_tile": n}:
            return entry("scores-wood-tile", points=Goods({"points": n}))
        case {"workers_in_play": by}:
            return entry("scores-workers", three=by["3"], four=by["4"], five=by["5"], six=by["6"])
        case {"per_technology_level": n}:
            return entry("scores-level", points=Goods({"points": n}))
        case {"technologies_at_level_3": by}:
            return entry("scores-mastery", one=by["1"], two=by["2"], three=by["3"])
        case {"best_temple_per_step_above_start": n}:
            return entry("scores-best-temple", points=Goods({"points": n}))
        case {"temple_step_points_again": True}:
            return entry("scores-temples")
        case {"per_skull_in_chichen_itza": n}:
            return entry("scores-skulls", points=Goods({"points": n}))
        case other:
            raise ValueError(f"no words for the scoring {other}")


def space_words(gear: str, action: int, technologies: Mapping[str, int], wood: bool = True) -> tuple[Value, ...]:
    """What an action gives somebody with these technologies, whether or not the jungle still has wood."""
    if gear == "chichen_itza":
        about = CHICHEN_ITZA[action]
        climbs = entry("climbs", temple=Term("temple", about["temple"]), n=1)
        block = (entry("any-block"),) if about["block"] else ()
        return (Goods({"points": about["points"]}), climbs, *block)
    if gear not in ("palenque", "yaxchilan"):
        return (entry(f"space-{gear}-{action}"),)
    found = space_goods(gear, action, technologies)
    if gear == "palenque" and not wood:
        found.pop("wood", None)
    if gear == "palenque" and "wood" in found:
        return (entry("space-harvest", corn=Goods({"corn": found["corn"]}), wood=Goods({"wood": found["wood"]})),)
    return (goods(found),)
