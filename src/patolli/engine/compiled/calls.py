"""Template (see `slots.py`): the kernels of a game's rules as Python calls them, one position at a time."""

# pyright: basic
from typing import TYPE_CHECKING

import numpy as np

from patolli.engine.compiled.jit import exported
from patolli.engine.compiled.rng import seed_rng
from patolli.engine.compiled.slots import SCRATCH_BYTES

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import (
        carry_out,
        deal_cards,
        exchange_with,
        is_winner,
        list_legal,
        player_count,
        quarters_so_far,
        redeal_with,
        who_decides,
    )


@exported
def deal_with(s, players, rng):
    deal_cards(s, int(players), rng, np.zeros(SCRATCH_BYTES, np.uint8))


@exported
def legal(s, out):
    return list_legal(s, out)


@exported
def apply(s, action):
    carry_out(s, int(action))


@exported
def seat(s):
    return who_decides(s)


@exported
def scores(s, out):
    for p in range(player_count(s)):
        out[p] = quarters_so_far(s, p)


@exported
def players(s):
    return player_count(s)


@exported
def wins(s, p):
    return is_winner(s, int(p))


@exported
def redeal(s, p, seed):
    rng = np.zeros(2, np.int64)
    seed_rng(rng, seed, 0)
    redeal_with(s, int(p), rng, np.zeros(SCRATCH_BYTES, np.uint8))


@exported
def exchange(s, p, number):
    exchange_with(s, int(p), int(number), np.zeros(SCRATCH_BYTES, np.uint8))
