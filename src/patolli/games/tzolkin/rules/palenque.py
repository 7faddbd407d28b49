"""Palenque: fishing, and corn and wood from the jungle (T20-T23, T31, T32)."""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import HARVEST_BARE, HARVEST_BURN, HARVEST_CORN, HARVEST_WOOD
from patolli.games.tzolkin.rules.components import AGRICULTURE, EXTRACTION, WOOD
from patolli.games.tzolkin.rules.state import ANGER, HARVEST, pop, push
from patolli.games.tzolkin.rules.temples import can_go_down

CORN = np.array([0, 3, 4, 5, 7, 9], np.int64)  # by action
WOODS = np.array([0, 0, 0, 2, 3, 4], np.int64)
FIRST_GROUP = 2  # jungle groups are numbered like the actions, 2 to 5


@kernel
def corn_uncovered(s, k):
    """T21: an uncovered corn tile exists when corn tiles > wood tiles."""
    return s.jungle_corn[k - FIRST_GROUP] > s.jungle_wood[k - FIRST_GROUP]


@kernel
def bare_harvest_allowed(s, p, k):
    """T23: agriculture 2, and no uncovered corn tile."""
    return s.technologies[p, AGRICULTURE] >= 2 and not corn_uncovered(s, k)


@kernel
def can_use_palenque(s, p, k):
    return k == 1 or corn_uncovered(s, k) or s.jungle_wood[k - FIRST_GROUP] > 0 or bare_harvest_allowed(s, p, k)


@kernel
def use_palenque(s, p, k):
    if k == 1:
        s.corn[p] += CORN[1] + (1 if s.technologies[p, AGRICULTURE] >= 2 else 0)  # T20, T31
    else:
        push(s, HARVEST, k, 0)


@kernel
def jungle_corn(s, p, k):
    """T31: agriculture 1 adds 1, agriculture 3 another 2."""
    level = s.technologies[p, AGRICULTURE]
    return CORN[k] + (1 if level >= 1 else 0) + (2 if level >= 3 else 0)


# Decision `harvest`: a = the action, 2 to 5.


@kernel
def legal_harvest(s, k, out):
    p = s.seat
    n = 0
    if corn_uncovered(s, k):
        out[n] = HARVEST_CORN
        n += 1
    if s.jungle_wood[k - FIRST_GROUP] > 0:
        out[n] = HARVEST_WOOD
        n += 1
        if can_go_down(s, p):
            out[n] = HARVEST_BURN
            n += 1
    if bare_harvest_allowed(s, p, k):
        out[n] = HARVEST_BARE
        n += 1
    return n


@kernel
def do_harvest(s, k, action):
    p = s.seat
    pop(s)
    if action == HARVEST_WOOD:
        s.jungle_wood[k - FIRST_GROUP] -= 1
        s.wood_tiles[p] += 1
        s.blocks[p, WOOD] += WOODS[k] + (1 if s.technologies[p, EXTRACTION] >= 1 else 0)  # T32
        return
    s.corn[p] += jungle_corn(s, p, k)
    if action == HARVEST_BARE:
        return
    s.jungle_corn[k - FIRST_GROUP] -= 1
    s.corn_tiles[p] += 1
    if action == HARVEST_BURN:  # T22: the wood tile is discarded
        s.jungle_wood[k - FIRST_GROUP] -= 1
        push(s, ANGER, 0, 0)
