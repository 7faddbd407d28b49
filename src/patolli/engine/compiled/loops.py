"""Template (see `slots.py`): compiled loops over whole games, for every game."""

# pyright: basic
from typing import TYPE_CHECKING

import numpy as np

from patolli.engine.compiled.jit import exported, kernel, unit
from patolli.engine.compiled.rng import below, seed_rng
from patolli.engine.compiled.slots import MOST_LEGAL, SCRATCH_SIZE

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import (
        carry_out,
        deal_cards,
        estimate,
        expect,
        final_quarters,
        list_legal,
        redeal_with,
        who_decides,
    )

RANDOM, GREEDY = range(2)


@kernel
def choose_random(s, rng, out):
    return int(out[below(rng, list_legal(s, out))])


@kernel
def estimate_after(states, at, to, action, p):
    value = expect(states[at], p, action)
    if value == value:  # not NaN
        return value
    states[to] = states[at]
    carry_out(states[to], action)
    return estimate(states[to], p)


@unit
def choose_greedy(states, rng, out, scratch):
    """The action after which the estimate is best; ties are broken at random.

    It looks ahead in a position in which everything hidden from the seat is redrawn (states[1]), never in the true one;
    states[2] is scratch space.
    """
    p = who_decides(states[0])
    n = list_legal(states[0], out)
    best = int(out[0])
    if n == 1:
        return best
    states[1] = states[0]
    redeal_with(states[1], p, rng, scratch)
    best_value = -1e9
    ties = 0
    for i in range(n):
        value = estimate_after(states, 1, 2, int(out[i]), p)
        if value > best_value + 1e-9:
            best_value = value
            best = int(out[i])
            ties = 1
        elif value > best_value - 1e-9:
            ties += 1
            if below(rng, ties) == 0:
                best = int(out[i])
    return best


@exported
def choose(states, policy, rng):
    """One decision of a policy for states[0]; states[1:3] is scratch space."""
    out = np.zeros(MOST_LEGAL, np.int16)
    if policy == GREEDY:
        return choose_greedy(states, rng, out, np.zeros(SCRATCH_SIZE, np.int16))
    return choose_random(states[0], rng, out)


@exported
def play_games(states, players, policies, seed, first, scores, lengths, moves):
    """Deal and play games number first, first + 1, ... of a seed, one for each row of `policies`.

    A game depends on its number alone. Scores in quarter points, the number of decisions and the actions (as many as
    fit in the columns of `moves`) go into the rows of the other arrays. states[1:3] is scratch space, states[3] gets
    the deal of the last game, states[4] is the blank position they are dealt into: zeros, or what `Game.prepare` wrote.
    """
    s = states[0]
    rng = np.zeros(2, np.int64)
    out = np.zeros(MOST_LEGAL, np.int16)
    scratch = np.zeros(SCRATCH_SIZE, np.int16)
    for i in range(len(policies)):
        seed_rng(rng, seed, first + i)
        states[0] = states[4]
        deal_cards(s, players, rng, scratch)
        states[3] = states[0]
        n = 0
        while who_decides(s) >= 0:
            if policies[i, who_decides(s)] == GREEDY:
                action = choose_greedy(states, rng, out, scratch)
            else:
                action = choose_random(s, rng, out)
            carry_out(s, action)
            if n < moves.shape[1]:
                moves[i, n] = action
            n += 1
        lengths[i] = n
        for p in range(players):
            scores[i, p] = final_quarters(s, p)


@exported
def perft(states, depth):
    """The number of decision sequences of exactly this length from states[0]; states[1:] is scratch space."""
    lists = np.zeros((depth + 1, MOST_LEGAL), np.int16)
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
