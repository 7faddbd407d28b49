"""Template (see `slots.py`): the kernels of a game's rules as Python calls them, one position at a time."""

# pyright: basic
from typing import TYPE_CHECKING

import numpy as np

from patolli.engine.compiled.jit import exported
from patolli.engine.compiled.rng import seed_rng
from patolli.engine.compiled.slots import MOST_LEGAL, SCRATCH_SIZE

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
    deal_cards(s, int(players), rng, np.zeros(SCRATCH_SIZE, np.int16))


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
    redeal_with(s, int(p), rng, np.zeros(SCRATCH_SIZE, np.int16))


@exported
def exchange(s, p, number):
    exchange_with(s, int(p), int(number), np.zeros(SCRATCH_SIZE, np.int16))


# For `draft.py`: several positions at once, since a call from Python costs more than most of what it does.


@exported
def not_legal(copies, actions):
    """The first of some positions in which its action is not legal; -1 if all are."""
    out = np.zeros(MOST_LEGAL, np.int16)
    for k in range(len(copies)):
        legal = False
        for i in range(list_legal(copies[k], out)):
            legal = legal or out[i] == actions[k]
        if not legal:
            return k
    return -1


@exported
def outcomes(copies, actions, after, drawn, drawn_bytes, p, numbers):
    """`after`, row by row: the copies after a row of actions. `numbers` of the row: who decides then, and whether all
    of them have the same bytes once what the seat cannot know is redrawn identically (in `drawn`)."""
    rng = np.zeros(2, np.int64)
    scratch = np.zeros(SCRATCH_SIZE, np.int16)
    n = len(copies)
    for row in range(len(actions)):
        alike = True
        for k in range(n):
            after[row * n + k] = copies[k]
            carry_out(after[row * n + k], int(actions[row, k]))
            drawn[k] = after[row * n + k]
            seed_rng(rng, 0, 0)
            redeal_with(drawn[k], int(p), rng, scratch)
            for i in range(drawn_bytes.shape[1]):
                if drawn_bytes[k, i] != drawn_bytes[0, i]:
                    alike = False
                    break
        numbers[row, 0] = who_decides(after[row * n])
        numbers[row, 1] = alike
