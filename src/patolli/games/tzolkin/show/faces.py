"""What spaces, tiles and technology levels show, as lines of items, for pictures and the app."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from patolli.engine.items import PER, THEN, THIN, Face, Item, Line, num, pic, pts, sep, some
from patolli.games.tzolkin.rules.components import BLOCKS, COMPONENTS, TECHNOLOGIES, TEMPLES
from patolli.games.tzolkin.words.facts import ACTION_CORN, PALENQUE, YAXCHILAN, top_action

PLAYERS = (2, 3, 4)
LEVELS: Mapping[str, tuple[Line, Line, Line, Line]] = {
    "agriculture": (
        [num("+1"), pic("corn-tile")],
        [num("+1"), pic("fish"), pic("corn")],
        [num("+2"), pic("corn-tile")],
        [pic("temple-up")],
    ),
    "extraction": (
        [num("+1"), pic("wood")],
        [num("+1"), pic("stone")],
        [num("+1"), pic("gold")],
        some(2, "any-block"),
    ),
    "architecture": (
        [pic("building"), pic("corn")],
        [pic("building"), pts(2)],
        [num("−1"), pic("any-block")],
        [pts(3)],
    ),
    "theology": (
        [pic("gear", 1)],
        [pic("any-block"), THEN, pic("temple-up")],
        [num("+1"), pic("skull")],
        [pic("skull")],
    ),
}
"""T31 to T34 in icons: three levels and the bonus."""
LEVEL_PRICES = {"1": 1, "2": 2, "3": 3, "bonus": 1}
"""Blocks (T25)."""
_TIKAL: Mapping[int, Face] = {
    1: Face(lines=[[pic("technology")]]),
    2: Face(lines=[[pic("building")]]),
    3: Face(lines=[some(2, "technology")]),
    4: Face(lines=[some(2, "building"), [pic("monument")]]),
    5: Face(price=[pic("any-block")], lines=[some(2, "temple-up")]),
}
_UXMAL: Mapping[int, Line] = {
    1: [pic("temple-up")],
    2: [pic("market")],
    3: [pic("extra-worker")],
    4: [pic("building")],
    5: [pic("gear")],
}


COUNTED: Mapping[str, Item] = {
    "points": pts(1),
    **{good: pic(good) for good in ("corn", *BLOCKS)},
    "skulls": pic("skull"),
    "workers": pic("extra-worker"),
    "corn_tiles": pic("corn-tile"),
    "wood_tiles": pic("wood-tile"),
    **{f"temples.{temple}": pic(temple, 1) for temple in TEMPLES},
    **{f"technologies.{name}": pic(name, 1) for name in TECHNOLOGIES},
}


@cache
def faces() -> Mapping[str, Face]:
    """All faces, by key: `space.tikal.3`, `tile.A1-F1`, `level.theology.2`.

    What a monument scores may depend on the number of players: `tile.M03.4` is for four.
    """
    return dict([*_spaces(), *_levels(), *_tiles()])


def space_face(gear: str, space: int) -> Face:
    """What a space of a gear does: T20 to T30; nothing on space 0, any action on the last ones (T15)."""
    if space == 0:
        return Face()
    if space > top_action(gear):
        return Face(lines=[[pic("any-action")]], kind="any-action")
    match gear:
        case "palenque":
            goods = [some(n, good) for good, n in PALENQUE[space].items()]
            return Face(lines=goods if space > 1 else [[pic("fish")], *goods])
        case "yaxchilan":
            goods = dict(YAXCHILAN[space])
            corn = goods.pop("corn", 0)
            blocks = [item for good, n in goods.items() for item in some(n, good)]
            return Face(lines=[blocks, some(corn, "corn")] if corn else [blocks])
        case "tikal":
            return _TIKAL[space]
        case "uxmal":
            corn = ACTION_CORN.get((gear, space), 0)
            # Uxmal 4 is paid for in corn, as much as the building costs (T29).
            price = some(corn, "corn") if corn else [pic("corn")] if space == 4 else ()
            return Face(price=price, lines=[_UXMAL[space]])
        case _:
            about = COMPONENTS.chichen_itza[space - 1]
            block = [pic("any-block")] if about.block else []
            return Face(lines=[[pts(about.points), *block], [pic(about.temple, 1)]])


def _spaces() -> Iterator[tuple[str, Face]]:
    for gear, about in COMPONENTS.gears.items():
        for space in range(about.last_space + 1):
            yield f"space.{gear}.{space}", space_face(gear, space)


def _levels() -> Iterator[tuple[str, Face]]:
    for name in TECHNOLOGIES:
        for (level, blocks), line in zip(LEVEL_PRICES.items(), LEVELS[name], strict=True):
            yield f"level.{name}.{level}", Face(lines=[line], price=[pic("any-block")] * blocks)


def _tiles() -> Iterator[tuple[str, Face]]:
    for tile in COMPONENTS.wealth_tiles:
        yield f"tile.{tile.id}", Face(lines=_effects(tile.effects), kind="wealth")
    for tile in COMPONENTS.buildings:
        age = [f"age-{tile.age}"]
        yield f"tile.{tile.id}", Face(lines=_effects(tile.effects), price=price(tile.cost), kind=tile.kind, tags=age)
    for tile in COMPONENTS.monuments:
        made = {
            players: Face(
                lines=score_lines(tile.scores, players), short=scores(tile.scores, players), price=price(tile.cost),
                kind=tile.kind, tags=["monument"],
            )
            for players in PLAYERS
        }  # fmt: skip
        yield f"tile.{tile.id}", made[PLAYERS[-1]]
        if len(set(map(str, made.values()))) > 1:
            yield from ((f"tile.{tile.id}.{players}", face) for players, face in made.items())


def tile_face(tile: str, players: int) -> Face:
    """The face of a tile in a game for this many players."""
    known = faces()
    return known.get(f"tile.{tile}.{players}") or known[f"tile.{tile}"]


def price(cost: Mapping[str, int]) -> list[Item]:
    return [item for good, count in cost.items() for item in (num(count), pic(good), THIN)][:-1]


def _effects(rows: list[dict[str, Any]]) -> list[Line]:
    return [line for what in rows for line in effect(what)]


def effect(what: Mapping[str, Any]) -> list[Line]:
    """What one effect of a tile gives, a line for each thing."""
    match what:
        case {"gain": goods}:
            return [some(count, good) for good, count in goods.items()]
        case {"temple": "any", "steps": steps}:
            return [some(steps, "temple-up")]
        case {"temple": temple, "steps": steps}:
            return [[pic(temple, steps)]]
        case {"technology": "any", "advances": advances}:
            return [[pic("technology")] * advances]
        case {"technology": track, "advances": advances}:
            return [[pic(track, advances)]]
        case {"points": points}:
            return [[pts(points)]]
        case {"workers": _}:
            return [[pic("extra-worker")]]
        case {"feeds_free": workers}:
            return [[*some(workers, "worker"), pic("fed")]]
        case {"feeds_cheaper": corn}:
            return [[num(f"−{corn}"), pic("corn"), PER, pic("worker")]]
        case {"action": "tikal2"}:
            return [[num("+"), pic("building")]]
        case {"action": "uxmal2"}:
            return [[pic("market")]]
        case {"action": _}:
            return [[pic("corn"), THEN, pic("any-action")]]
    raise ValueError(f"no icons for the effect {dict(what)}")


def scores(what: Mapping[str, Any], players: int) -> Line:
    """What a monument scores, on one line."""
    match what:
        case {"per_own_kind": kind, "points": points}:
            return [pts(points), PER, pic(kind)]
        case {"per_own_tile": points}:
            return [pts(points), PER, pic("building"), pic("monument")]
        case {"per_monument_built_by_anyone": by_players}:
            return [pts(by_players[str(players)]), PER, pic("monument")]
        case {"per_corn_tile": points}:
            return [pts(points), PER, pic("corn-tile")]
        case {"per_wood_tile": points}:
            return [pts(points), PER, pic("wood-tile")]
        case {"workers_in_play": by_count}:
            return [pic("worker"), PER, *(pts(value) for value in by_count.values() if value)]
        case {"technologies_at_level_3": by_count}:
            return [pic("technology", 3), PER, *(pts(value) for value in dict.fromkeys(by_count.values()))]
        case {"per_technology_level": points}:
            return [pts(points), PER, pic("technology")]
        case {"best_temple_per_step_above_start": points}:
            return [pts(points), PER, pic("temple-up")]
        case {"temple_step_points_again": _}:
            return [pic("points"), sep("="), *map(pic, TEMPLES)]
        case {"per_skull_in_chichen_itza": points}:
            return [pts(points), PER, pic("skull"), pic("gear")]
    raise ValueError(f"no icons for the scoring {dict(what)}")


def score_lines(what: Mapping[str, Any], players: int) -> list[Line]:
    """The same, with a line for each rung if points depend on a count."""
    match what:
        case {"workers_in_play": by_count}:
            return _ladder(by_count, "worker")
        case {"technologies_at_level_3": by_count}:
            return _ladder(by_count, "technology")
    return [scores(what, players)]


def _ladder(rungs: Mapping[str, int], name: str) -> list[Line]:
    """Rungs that give nothing, or no more than the one before, are left out."""
    lines: list[Line] = []
    before = 0
    for count, points in rungs.items():
        if points > before:
            lines.append([num(count), pic(name), pts(points)])
        before = points
    return lines
