"""Choices in one or two words, for buttons that also have a sign."""

from __future__ import annotations

from patolli.games.tzolkin.formats.places import lowest_free
from patolli.games.tzolkin.formats.tokens import arguments, tile_of
from patolli.games.tzolkin.words.facts import View, entry, seat_of, tile_name
from patolli.text.entry import Entry


def short(view: View, token: str, after: View) -> Entry:
    """The choice itself, without price and result."""
    verb, _, what = token.partition(":")
    match verb, arguments(token):
        case "place", ["start"]:
            return entry("short-start")
        case "place", _:
            return _space(what, lowest_free(view, what))
        case "pick" | "use", [gear, space]:
            return _space(gear, int(space))
        case "use", _:
            return entry("short-none")
        case "harvest", _:
            return entry(f"short-harvest-{what}")
        case "anger" | "temple", _:
            return entry(f"temple-{what}")
        case "tech", _:
            name = entry(f"technology-{what}")
            level = view["seats"][seat_of(view)]["technologies"][what]
            return entry("short-bonus", technology=name) if level == 3 else name
        case "build" | "monument", _:
            tile, _, plain = tile_of(token)
            return entry("short-plain", tile=tile_name(tile)) if plain else entry("short-tile", tile=tile_name(tile))
        case "keep", tiles:
            return entry("short-keep", tiles=tuple(tile_name(tile) for tile in tiles))
        case "advance", _:
            return entry("short-days", n=int(what))
        case "skip" | "done", _:
            return entry("short-skip")
        case _:
            return entry(f"short-{verb}")


def _space(gear: str, space: int) -> Entry:
    return entry("short-space", gear=entry(f"gear-{gear}"), space=space)
