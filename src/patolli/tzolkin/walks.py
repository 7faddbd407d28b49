"""Loops over whole games in compiled code: random play to the end, and exact counts of the tree."""

import numpy as np

from patolli.engine.jit import entry
from patolli.engine.rng import below, seed_rng
from patolli.tzolkin.decisions import MAX_LEGAL
from patolli.tzolkin.rules import carry_out, list_legal


@entry
def playout(s, seed, stream, moves):
    """Play on at random to the end; the first len(moves) actions are written down. How many decisions it took."""
    rng = np.zeros(2, np.int64)
    out = np.zeros(MAX_LEGAL, np.int16)
    seed_rng(rng, seed, stream)
    n = 0
    while s.over == 0:
        action = int(out[below(rng, list_legal(s, out))])
        carry_out(s, action)
        if n < len(moves):
            moves[n] = action
        n += 1
    return n


@entry
def perft(states, depth):
    """The number of decision sequences of exactly this length from states[0]; states[1:] is scratch space."""
    lists = np.zeros((depth + 1, MAX_LEGAL), np.int16)
    counts = np.zeros(depth + 1, np.int64)
    tried = np.zeros(depth + 1, np.int64)
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    counts[0] = list_legal(states[0], lists[0])
    while level >= 0:
        if level == depth - 1:
            leaves += counts[level]
            level -= 1
        elif tried[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            carry_out(states[level + 1], int(lists[level, tried[level]]))
            tried[level] += 1
            level += 1
            counts[level] = list_legal(states[level], lists[level])
            tried[level] = 0
    return leaves
