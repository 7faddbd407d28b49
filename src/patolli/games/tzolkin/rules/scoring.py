"""The end of the game: goods, skulls and monuments become points, and who has won (T61, T62)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.components import CORN_PER_BLOCK
from patolli.games.tzolkin.rules.monuments import monument_points

QUARTERS = 4  # scores are counted in quarter points, kept exact
POINTS_PER_SKULL = 3


@kernel
def goods_quarters(s, p):
    """T61: blocks become corn, each corn is a quarter point."""
    corn = int(s.corn[p])
    for kind in range(3):
        corn += s.blocks[p, kind] * CORN_PER_BLOCK[kind]
    return corn


@kernel
def all_monument_points(s, p):
    points = 0
    for i in range(s.raised_count):
        tile = int(s.raised[i])
        if tile // 64 == p:
            points += monument_points(s, p, tile % 64)
    return points


@kernel
def final_quarters(s, p):
    """The score of a seat, in quarter points, as if the game ended here."""
    points = s.points[p] + POINTS_PER_SKULL * s.skulls[p] + all_monument_points(s, p)
    return QUARTERS * points + goods_quarters(s, p)


@kernel
def quarters_so_far(s, p):
    """The score of a seat as shown: points so far, or the final ones once the game is over."""
    return final_quarters(s, p) if s.over == 1 else QUARTERS * s.points[p]


@kernel
def workers_on_gears(s, p):
    return s.workers[p] - s.free_workers[p]


@kernel
def is_winner(s, p):
    """T62: most points; if tied, most workers on the gears; if still tied, a shared victory."""
    mine = final_quarters(s, p)
    for q in range(s.players):
        theirs = final_quarters(s, q)
        if theirs > mine or (theirs == mine and workers_on_gears(s, q) > workers_on_gears(s, p)):
            return False
    return True
