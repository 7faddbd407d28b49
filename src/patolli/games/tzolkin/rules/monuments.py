"""Monuments: building one (T26) and what each scores at the end (T37, T61)."""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import FIRST_MONUMENT
from patolli.games.tzolkin.rules.components import (
    BUILDING_KIND,
    COMPONENTS,
    GOLD,
    KINDS,
    MONUMENT_COST,
    MONUMENT_KIND,
    STEP_POINTS,
    STONE,
    WOOD,
    ComponentsError,
)
from patolli.games.tzolkin.rules.state import NO_TILE

SKULL_IN_PRICE = 3  # column of MONUMENT_COST


@kernel
def can_raise(s, p, tile):
    return (
        s.blocks[p, WOOD] >= MONUMENT_COST[tile, WOOD]
        and s.blocks[p, STONE] >= MONUMENT_COST[tile, STONE]
        and s.blocks[p, GOLD] >= MONUMENT_COST[tile, GOLD]
        and s.skulls[p] >= MONUMENT_COST[tile, SKULL_IN_PRICE]
    )


@kernel
def can_raise_any(s, p):
    for i in range(6):
        tile = s.monuments[i]
        if tile != NO_TILE and can_raise(s, p, tile):
            return True
    return False


@kernel
def list_monuments(s, p, out, n):
    """Append the monuments that can be built, ascending."""
    for tile in range(len(MONUMENT_COST)):
        for i in range(6):
            if s.monuments[i] == tile and can_raise(s, p, tile):
                out[n] = FIRST_MONUMENT + tile
                n += 1
    return n


@kernel
def raise_monument(s, p, tile):
    for kind in range(3):
        s.blocks[p, kind] -= MONUMENT_COST[tile, kind]
    s.skulls[p] -= MONUMENT_COST[tile, SKULL_IN_PRICE]
    s.bank_skulls += MONUMENT_COST[tile, SKULL_IN_PRICE]  # T37, ruling: back to the bank
    for i in range(6):
        if s.monuments[i] == tile:
            s.monuments[i] = NO_TILE
    s.raised[s.raised_count] = int(p) * 64 + tile
    s.raised_count += 1


# --- scoring: each monument is a rule and a table of points by count ---

(PER_OWN_KIND, PER_OWN_TILE, PER_MONUMENT, PER_CORN_TILE, PER_WOOD_TILE, BY_WORKERS, PER_LEVEL, BY_TOP_LEVELS) = range(
    8
)
BEST_TEMPLE, TEMPLES_AGAIN, PER_SKULL = range(8, 11)
_COUNTED = {
    "per_own_tile": PER_OWN_TILE,
    "per_corn_tile": PER_CORN_TILE,
    "per_wood_tile": PER_WOOD_TILE,
    "per_technology_level": PER_LEVEL,
    "best_temple_per_step_above_start": BEST_TEMPLE,
    "per_skull_in_chichen_itza": PER_SKULL,
}
_MOST = 64  # more than any count

RULE = np.zeros(len(COMPONENTS.monuments), np.int64)
KIND_COUNTED = np.zeros(len(COMPONENTS.monuments), np.int64)
VALUE = np.zeros((len(COMPONENTS.monuments), 5, _MOST), np.int64)  # index: tile, players, count


def _read_scores(row: int, scores: dict) -> None:
    each = np.arange(_MOST)
    if "per_own_kind" in scores:
        RULE[row] = PER_OWN_KIND
        KIND_COUNTED[row] = KINDS.index(scores["per_own_kind"])
        VALUE[row, :] = each * scores["points"]
    elif "per_monument_built_by_anyone" in scores:
        RULE[row] = PER_MONUMENT
        for players, points in scores["per_monument_built_by_anyone"].items():
            VALUE[row, int(players)] = each * points
    elif "workers_in_play" in scores or "technologies_at_level_3" in scores:
        RULE[row] = BY_WORKERS if "workers_in_play" in scores else BY_TOP_LEVELS
        for count, points in next(iter(scores.values())).items():
            VALUE[row, :, int(count)] = points
    elif scores == {"temple_step_points_again": True}:
        RULE[row] = TEMPLES_AGAIN
    else:
        (name, points), *more = scores.items()
        if more:
            raise KeyError(more[0])
        RULE[row] = _COUNTED[name]
        VALUE[row, :] = each * points


for _row, _tile in enumerate(COMPONENTS.monuments):
    try:
        _read_scores(_row, _tile.scores)
    except (KeyError, ValueError, TypeError) as _error:
        raise ComponentsError(f"components.json: {_tile.id}.scores {_tile.scores} is not known") from _error


@kernel
def own_tiles(s, p, kind):
    """How many of the seat's buildings and monuments are of this kind (-1: any)."""
    count = 0
    for i in range(s.built_count):
        tile = int(s.built[i])
        if tile // 64 == p and (kind < 0 or BUILDING_KIND[tile % 64] == kind):
            count += 1
    for i in range(s.raised_count):
        tile = int(s.raised[i])
        if tile // 64 == p and (kind < 0 or MONUMENT_KIND[tile % 64] == kind):
            count += 1
    return count


@kernel
def monument_points(s, p, tile):
    """What this monument scores for its owner if the game ends now."""
    rule = RULE[tile]
    if rule == TEMPLES_AGAIN:
        points = 0
        for t in range(3):
            points += STEP_POINTS[t, s.temples[p, t] + 1]
        return points
    count = 0
    if rule == PER_OWN_KIND:
        count = own_tiles(s, p, KIND_COUNTED[tile])
    elif rule == PER_OWN_TILE:
        count = own_tiles(s, p, -1)
    elif rule == PER_MONUMENT:
        count = int(s.raised_count)
    elif rule == PER_CORN_TILE:
        count = int(s.corn_tiles[p])
    elif rule == PER_WOOD_TILE:
        count = int(s.wood_tiles[p])
    elif rule == BY_WORKERS:
        count = int(s.workers[p])
    elif rule == PER_LEVEL:
        for track in range(4):
            count += int(s.technologies[p, track])
    elif rule == BY_TOP_LEVELS:
        for track in range(4):
            count += 1 if s.technologies[p, track] == 3 else 0
    elif rule == BEST_TEMPLE:  # T61: never below 0
        for t in range(3):
            count = max(count, int(s.temples[p, t]))
    else:
        for k in range(1, 10):
            count += (s.chichen_used >> k) & 1
    return VALUE[tile, s.players, count]
