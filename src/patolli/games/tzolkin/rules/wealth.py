"""Starting wealth: keeping two of four tiles, and what they give (T4)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import FIRST_KEEP, KEEP_ID, KEEP_PAIR
from patolli.games.tzolkin.rules.components import WEALTH
from patolli.games.tzolkin.rules.goods import take_skulls
from patolli.games.tzolkin.rules.state import NO_TILE, TURN, pop, push
from patolli.games.tzolkin.rules.technology import advance
from patolli.games.tzolkin.rules.temples import climb

GAIN = WEALTH.gain
WORKERS = WEALTH.workers
TEMPLE = WEALTH.temple
TECHNOLOGY = WEALTH.technology


@kernel
def legal_keep(s, out):
    """The six pairs of the four dealt tiles, ascending."""
    p = s.seat
    n = 0
    for i in range(4):
        for j in range(i + 1, 4):
            action = FIRST_KEEP + KEEP_ID[s.wealth[p, i], s.wealth[p, j]]
            k = n
            while k > 0 and out[k - 1] > action:
                out[k] = out[k - 1]
                k -= 1
            out[k] = action
            n += 1
    return n


@kernel
def do_keep(s, action):
    p = s.seat
    s.kept[p, 0] = KEEP_PAIR[action - FIRST_KEEP, 0]
    s.kept[p, 1] = KEEP_PAIR[action - FIRST_KEEP, 1]
    s.kept_count += 1
    if s.kept_count < s.players:
        s.seat = (p + 1) % s.players
        return
    pop(s)
    for q in range(s.players):
        for i in range(4):  # what was not kept stays secret forever: erase it from the position
            s.wealth[q, i] = NO_TILE
        take_wealth(s, q, s.kept[q, 0])
        take_wealth(s, q, s.kept[q, 1])
    s.seat = s.start_player
    push(s, TURN, 0, 0)


@kernel
def take_wealth(s, p, tile):
    s.corn[p] += GAIN[tile, 0]
    for kind in range(3):
        s.blocks[p, kind] += GAIN[tile, 1 + kind]
    take_skulls(s, p, GAIN[tile, 4])
    s.workers[p] += WORKERS[tile]
    s.free_workers[p] += WORKERS[tile]
    for t in range(3):
        for _ in range(TEMPLE[tile, t]):
            climb(s, p, t)
    for track in range(4):
        for _ in range(TECHNOLOGY[tile, track]):
            advance(s, p, track)
