"""Template (see `engine/slots.py`): Monte Carlo tree search over single decisions, for any number of players.

The tree is *open loop*: a node is a sequence of actions, not a position. Every simulation starts from the root position
with everything hidden from the searching seat drawn again, and walks down with what is legal there. A node keeps one
value per seat; the seat that decides maximises its own (max^n). New nodes get a prior from the estimate (PUCT), and
are valued by a playout in which everybody plays greedily by the estimate, sometimes at random.
"""

# pyright: basic
from typing import TYPE_CHECKING

import numpy as np

from patolli.engine.jit import entry, kernel
from patolli.engine.rng import below, seed_rng
from patolli.engine.slots import MOST_LEGAL, SCRATCH_BYTES

if TYPE_CHECKING:
    from patolli.engine.slots import (
        carry_out,
        estimate,
        final_quarters,
        list_legal,
        player_count,
        redeal_with,
        who_decides,
    )

# Columns of a node.
CHILD, SIBLING, ACTION, VISITS = range(4)  # of `links`: first child, next sibling, the action that leads here, visits
PRIOR, VALUE = range(2)  # of `worths`: then the sums of utilities per seat
NONE = -1
DEEPEST = 512
MOST_SEATS = 8
# Scratch positions: the root is states[0].
WALK, TRY, PLAYOUT, PLAYOUT_TRY = 1, 2, 3, 4
# Parameters.
EXPLORATION, PRIOR_WIDTH, SCORE_WIDTH, MARGIN, RANDOM_SHARE, FIRST_PLAY = range(6)


@kernel
def clear_node(links, worths, node, action, sibling):
    links[node, CHILD] = NONE
    links[node, SIBLING] = sibling
    links[node, ACTION] = action
    links[node, VISITS] = 0
    for column in range(worths.shape[1]):
        worths[node, column] = 0.0


@kernel
def find_child(links, node, action):
    child = links[node, CHILD]
    while child != NONE and links[child, ACTION] != action:
        child = links[child, SIBLING]
    return child


@kernel
def grow(states, links, worths, node, out, n, count, width):
    """Add a child for every legal action that has none, with a prior from the estimate; how many nodes there are."""
    p = who_decides(states[WALK])
    first = count
    best = -1e18
    for i in range(n):
        action = int(out[i])
        if count == len(links) or find_child(links, node, action) != NONE:
            continue
        states[TRY] = states[WALK]
        carry_out(states[TRY], action)
        clear_node(links, worths, count, action, links[node, CHILD])
        links[node, CHILD] = count
        worths[count, PRIOR] = estimate(states[TRY], p)
        best = max(best, worths[count, PRIOR])
        count += 1
    for child in range(first, count):
        worths[child, PRIOR] = np.exp((worths[child, PRIOR] - best) / width)
    return count


@kernel
def select(links, worths, node, out, n, p, fair, parameters):
    """The child to walk to: best value for seat p, plus exploration by prior (PUCT)."""
    priors = 0.0
    visits = 1.0
    for i in range(n):
        child = find_child(links, node, int(out[i]))
        if child != NONE:
            priors += worths[child, PRIOR]
            visits += links[child, VISITS]
    expected = fair
    if links[node, VISITS] > 0:
        expected = worths[node, VALUE + p] / links[node, VISITS]
    best = -1e18
    chosen = NONE
    for i in range(n):
        child = find_child(links, node, int(out[i]))
        if child == NONE:
            continue
        value = expected - parameters[FIRST_PLAY]
        if links[child, VISITS] > 0:
            value = worths[child, VALUE + p] / links[child, VISITS]
        share = worths[child, PRIOR] / priors
        value += parameters[EXPLORATION] * share * np.sqrt(visits) / (1 + links[child, VISITS])
        if value > best:
            best = value
            chosen = child
    return chosen


@kernel
def play_greedily(states, rng, out, random_share):
    """Play states[PLAYOUT] to its end."""
    s = states[PLAYOUT]
    while who_decides(s) >= 0:
        n = list_legal(s, out)
        action = int(out[0])
        if n > 1:
            if below(rng, 1000) < 1000 * random_share:
                action = int(out[below(rng, n)])
            else:
                best = -1e18
                p = who_decides(s)
                for i in range(n):
                    states[PLAYOUT_TRY] = states[PLAYOUT]
                    carry_out(states[PLAYOUT_TRY], int(out[i]))
                    value = estimate(states[PLAYOUT_TRY], p)
                    if value > best:
                        best = value
                        action = int(out[i])
        carry_out(s, action)


@kernel
def utilities(s, players, parameters, worth):
    """A share of one win per seat, soft in the scores, and a little of the margin itself, so that play stays sensible
    when the game is decided."""
    top = -1e18
    mean = 0.0
    for p in range(players):
        worth[p] = final_quarters(s, p) / 4
        top = max(top, worth[p])
        mean += worth[p] / players
    total = 0.0
    for p in range(players):
        total += np.exp((worth[p] - top) / parameters[SCORE_WIDTH])
    for p in range(players):
        share = np.exp((worth[p] - top) / parameters[SCORE_WIDTH]) / total
        worth[p] = share + parameters[MARGIN] * (worth[p] - mean)


@entry
def search(states, links, worths, count, simulations, seed, stream, parameters):
    """Grow the tree below node 0 by simulations from states[0]; how many nodes it has then.

    `count` 0 begins a new tree. states[1:5] is scratch space.
    """
    rng = np.zeros(2, np.int64)
    out = np.zeros(MOST_LEGAL, np.int16)
    scratch = np.zeros(SCRATCH_BYTES, np.uint8)
    path = np.zeros(DEEPEST, np.int64)
    worth = np.zeros(MOST_SEATS)
    seed_rng(rng, seed, stream)
    me = who_decides(states[0])
    players = player_count(states[0])
    walk = states[WALK]
    if count == 0:
        clear_node(links, worths, 0, NONE, NONE)
        count = 1
    for _ in range(simulations):
        states[WALK] = states[0]
        redeal_with(walk, me, rng, scratch)
        node = 0
        depth = 1
        path[0] = 0
        while who_decides(walk) >= 0 and depth < DEEPEST:
            n = list_legal(walk, out)
            count = grow(states, links, worths, node, out, n, count, parameters[PRIOR_WIDTH])
            child = select(links, worths, node, out, n, who_decides(walk), 1.0 / players, parameters)
            if child == NONE:  # no room for new nodes
                break
            carry_out(walk, int(links[child, ACTION]))
            node = child
            path[depth] = node
            depth += 1
            if links[node, VISITS] == 0:
                break
        states[PLAYOUT] = states[WALK]
        play_greedily(states, rng, out, parameters[RANDOM_SHARE])
        utilities(states[PLAYOUT], players, parameters, worth)
        for i in range(depth):
            links[path[i], VISITS] += 1
            for p in range(players):
                worths[path[i], VALUE + p] += worth[p]
    return count


@entry
def children(links, worths, seat, actions, visits, values):
    """The actions tried at the root, how often, and their mean utility for a seat; how many there are."""
    n = 0
    child = links[0, CHILD]
    while child != NONE:
        actions[n] = links[child, ACTION]
        visits[n] = links[child, VISITS]
        values[n] = worths[child, VALUE + seat] / max(links[child, VISITS], 1)
        n += 1
        child = links[child, SIBLING]
    return n
