"""Buildings: what can be built, at what price, what a built tile does, refilling the row (T7, T26, T27, T33, T36)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import (
    BUILD_PLAIN,
    BUILD_SAVES,
    BUILD_TILE,
    FIRST_BUILD,
    FIRST_MONUMENT,
    PLAIN_BUILD,
    SAVING_BUILD,
    SKIP,
)
from patolli.games.tzolkin.rules.components import (
    AGE_SIZE,
    ARCHITECTURE,
    BUILDING,
    BUILDING_COST,
    EXTRA_ACTION,
    EXTRA_BUILDING,
    EXTRA_EXCHANGE,
    MAX_WORKERS,
    ROW,
)
from patolli.games.tzolkin.rules.goods import take_skulls
from patolli.games.tzolkin.rules.monuments import list_monuments, raise_monument
from patolli.games.tzolkin.rules.state import ANY_ACTION_BY_TILE, BUILD, EXCHANGE, NO_TILE, USE, pop, push
from patolli.games.tzolkin.rules.technology import advance, ask_technology
from patolli.games.tzolkin.rules.temples import ask_temple, climb

# Decision `build`: a = a sum of these.
ARCHITECTURE_APPLIES = 1
OPTIONAL = 2  # may be declined: the second building of Tikal 4, and one granted by tile A1-T3
FOR_CORN = 4  # Uxmal 4
FIRST_OF_TWO = 8  # Tikal 4: a second building may follow, or a monument is built instead

GAIN = BUILDING.gain
POINTS = BUILDING.points
WORKERS = BUILDING.workers
TEMPLE = BUILDING.temple
ANY_TEMPLE = BUILDING.any_temple
TECHNOLOGY = BUILDING.technology
ANY_TECHNOLOGY = BUILDING.any_technology
EXTRA = BUILDING.extra
BLOCKS_IN_PRICE = BUILDING_COST.sum(axis=1)
CORN_FOR_A_BLOCK = 2  # in the price, of any kind


@kernel
def architecture_level(s, p, mode):
    return s.technologies[p, ARCHITECTURE] if mode & ARCHITECTURE_APPLIES else 0


@kernel
def has_price(s, p, tile, saved):
    """Whether the seat holds the blocks of the price, except one of kind `saved` (-1: the full price)."""
    for kind in range(3):
        need = BUILDING_COST[tile, kind]
        if kind == saved:
            need -= 1
        if s.blocks[p, kind] < need:
            return False
    return True


@kernel
def corn_price(tile, level):
    """T29, T33: 2 corn per block of the price, 2 less with architecture 3."""
    return CORN_FOR_A_BLOCK * (BLOCKS_IN_PRICE[tile] - (1 if level == 3 else 0))


@kernel
def can_build(s, p, tile, level, mode, corn):
    if mode & FOR_CORN:
        return corn >= corn_price(tile, level)
    if level < 3:
        return has_price(s, p, tile, -1)
    for kind in range(3):
        if BUILDING_COST[tile, kind] > 0 and has_price(s, p, tile, kind):
            return True
    return False


@kernel
def can_build_any(s, p, mode, corn):
    level = architecture_level(s, p, mode)
    for i in range(ROW):
        tile = s.row[i]
        if tile != NO_TILE and can_build(s, p, tile, level, mode, corn):
            return True
    return False


@kernel
def ask_build(s, mode):
    push(s, BUILD, mode, 0)


@kernel
def _seen_before(s, i):
    for j in range(i):
        if s.row[j] == s.row[i]:
            return True
    return False


@kernel
def legal_build(s, mode, out):
    p = s.seat
    level = architecture_level(s, p, mode)
    n = 0
    for i in range(ROW):
        tile = int(s.row[i])
        if tile == NO_TILE or _seen_before(s, i):  # identical tiles share one token
            continue
        if mode & FOR_CORN:
            if s.corn[p] >= corn_price(tile, level):
                out[n] = FIRST_BUILD + tile
                n += 1
            continue
        full = has_price(s, p, tile, -1)
        if level == 3:
            for kind in range(3):
                if BUILDING_COST[tile, kind] > 0 and has_price(s, p, tile, kind):
                    out[n] = SAVING_BUILD[tile, kind]
                    n += 1
        elif full:
            out[n] = FIRST_BUILD + tile
            n += 1
        if full and mode & FIRST_OF_TWO and level >= 1:
            out[n] = PLAIN_BUILD + tile
            n += 1
    _sort(out, n)  # the row lies in any order
    if mode & FIRST_OF_TWO:
        n = list_monuments(s, p, out, n)
    if mode & OPTIONAL:
        out[n] = SKIP
        n += 1
    return n


@kernel
def _sort(out, n):
    for i in range(1, n):
        x = out[i]
        j = i - 1
        while j >= 0 and out[j] > x:
            out[j + 1] = out[j]
            j -= 1
        out[j + 1] = x


@kernel
def do_build(s, mode, action):
    p = s.seat
    pop(s)
    if action == SKIP:
        return
    if action >= FIRST_MONUMENT:
        raise_monument(s, p, action - FIRST_MONUMENT)
        return
    tile = BUILD_TILE[action - FIRST_BUILD]
    saved = BUILD_SAVES[action - FIRST_BUILD]
    level = 0 if BUILD_PLAIN[action - FIRST_BUILD] else architecture_level(s, p, mode)
    if mode & FOR_CORN:
        s.corn[p] -= corn_price(tile, level)
    else:
        for kind in range(3):
            s.blocks[p, kind] -= BUILDING_COST[tile, kind] - (1 if kind == saved else 0)
    take_tile(s, p, tile)
    if level >= 1:  # T33
        s.corn[p] += 1
    if level >= 2:
        s.points[p] += 2
    if mode & FIRST_OF_TWO:  # T27: architecture serves the second building unless it was used on this one
        ask_build(s, OPTIONAL | (ARCHITECTURE_APPLIES if level == 0 else 0))
    tile_effects(s, p, tile)


@kernel
def take_tile(s, p, tile):
    """Take the leftmost of identical tiles; its place stays empty until the turn ends."""
    for i in range(ROW):
        if s.row[i] == tile:
            s.row[i] = NO_TILE
            break
    s.built[s.built_count] = int(p) * 64 + tile
    s.built_count += 1


@kernel
def refill_row(s):
    """T7: empty spaces are refilled from the current age's deck, left to right, while it lasts."""
    size = AGE_SIZE[s.age - 1]
    for i in range(ROW):
        if s.row[i] == NO_TILE and s.deck_at < size:
            s.row[i] = s.deck[s.age - 1, s.deck_at]
            s.deck_at += 1


@kernel
def tile_effects(s, p, tile):
    """T36: goods, points, worker, named temple steps, named technologies, then the choices."""
    s.corn[p] += GAIN[tile, 0]
    for kind in range(3):
        s.blocks[p, kind] += GAIN[tile, 1 + kind]
    take_skulls(s, p, GAIN[tile, 4])
    s.points[p] += POINTS[tile]
    if WORKERS[tile] > 0 and s.workers[p] < MAX_WORKERS:
        s.workers[p] += 1
        s.free_workers[p] += 1
    for t in range(3):
        for _ in range(TEMPLE[tile, t]):
            climb(s, p, t)
    # The stack asks the last pushed first: push choices in reverse order, named technologies on top of them.
    extra = EXTRA[tile]
    if extra == EXTRA_ACTION:
        push(s, USE, ANY_ACTION_BY_TILE, 0)
    elif extra == EXTRA_BUILDING:
        ask_build(s, ARCHITECTURE_APPLIES | OPTIONAL)
    elif extra == EXTRA_EXCHANGE:
        push(s, EXCHANGE, 0, 0)
    for _ in range(ANY_TECHNOLOGY[tile]):
        ask_technology(s, 0, 0)
    for _ in range(ANY_TEMPLE[tile]):
        ask_temple(s, 1, 0)
    for track in range(4):
        for _ in range(TECHNOLOGY[tile, track]):
            advance(s, p, track)
