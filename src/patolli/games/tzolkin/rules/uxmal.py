"""Uxmal: temples and workers, the market, buildings for corn, and any other action (T29)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.buildings import ARCHITECTURE_APPLIES, FOR_CORN, ask_build, can_build_any
from patolli.games.tzolkin.rules.catalogue import DONE, FIRST_BUY, FIRST_SELL
from patolli.games.tzolkin.rules.components import CORN_PER_BLOCK, MAX_WORKERS
from patolli.games.tzolkin.rules.goods import block_count
from patolli.games.tzolkin.rules.state import ANY_ACTION, EXCHANGE, USE, pop, push
from patolli.games.tzolkin.rules.temples import ask_temple, can_climb_any

OFFERING = 3  # corn for a temple step


@kernel
def can_use_uxmal(s, p, k, corn):
    """`corn` is what is left after paying to step back and to get here."""
    if k == 1:
        return corn >= OFFERING and can_climb_any(s, p, 0)
    if k == 2:
        return can_exchange(s, p, corn)
    if k == 3:
        return s.workers[p] < MAX_WORKERS
    if k == 4:
        return can_build_any(s, p, ARCHITECTURE_APPLIES | FOR_CORN, corn)
    return corn >= 1


@kernel
def use_uxmal(s, p, k):
    if k == 1:
        s.corn[p] -= OFFERING
        ask_temple(s, 1, 0)
    elif k == 2:
        ask_exchange(s)
    elif k == 3:
        s.workers[p] += 1
        s.free_workers[p] += 1
    elif k == 4:
        ask_build(s, ARCHITECTURE_APPLIES | FOR_CORN)
    else:
        s.corn[p] -= 1
        push(s, USE, ANY_ACTION, 0)


# Decision `exchange`: a = progress through the sales (0-2) and purchases (3-5), b = bit set of kinds sold.
BUYING = 3


@kernel
def can_exchange(s, p, corn):
    return corn >= CORN_PER_BLOCK[0] or block_count(s, p) > 0


@kernel
def ask_exchange(s):
    push(s, EXCHANGE, 0, 0)


@kernel
def legal_exchange(s, progress, sold, out):
    """All sales in the order w, s, g, then all purchases in that order; a kind sold is not bought back."""
    p = s.seat
    n = 0
    for kind in range(min(progress, BUYING), 3):
        if s.blocks[p, kind] > 0:
            out[n] = FIRST_SELL + kind
            n += 1
    for kind in range(max(progress - BUYING, 0), 3):
        if sold & (1 << kind) == 0 and s.corn[p] >= CORN_PER_BLOCK[kind]:
            out[n] = FIRST_BUY + kind
            n += 1
    out[n] = DONE
    return n + 1


@kernel
def do_exchange(s, sold, action):
    p = s.seat
    pop(s)
    if action == DONE:
        return
    if action < FIRST_BUY:
        kind = action - FIRST_SELL
        s.blocks[p, kind] -= 1
        s.corn[p] += CORN_PER_BLOCK[kind]
        push(s, EXCHANGE, kind, sold | (1 << kind))
    else:
        kind = action - FIRST_BUY
        s.blocks[p, kind] += 1
        s.corn[p] -= CORN_PER_BLOCK[kind]
        push(s, EXCHANGE, BUYING + kind, sold)
