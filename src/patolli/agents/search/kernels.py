"""Template (see `engine/compiled/slots.py`): Monte Carlo tree search over single decisions, for any number of players.

The tree is *open loop*: a node is a sequence of actions, not a position. Every simulation starts from the root position
with everything hidden from the searching seat drawn again, and walks down with what is legal there. A node keeps one
value per seat; the seat that decides maximises its own (max^n, PUCT). A new node is valued, and its actions get their
priors, by a network if the game has one; without one by the game's estimate after some more decisions of greedy play.
"""

# pyright: basic
from typing import TYPE_CHECKING

import numpy as np

from patolli.agents.network.kernels import FIRST, INPUTS, SEATS, SECOND, action_priors, hidden_layers, seat_values
from patolli.agents.search.tree import (
    ACTION,
    COUNT,
    NONE,
    VALUE,
    VISITS,
    add_children,
    back_up,
    clear_node,
    copy_below,
    find_child,
    merge_children,
    neglected_child,
    same_actions,
    select_child,
)
from patolli.agents.search.tree import FIRST as FIRST_CHILD
from patolli.engine.compiled.jit import exported, kernel
from patolli.engine.compiled.rng import below, seed_rng
from patolli.engine.compiled.slots import MOST_LEGAL, SCRATCH_BYTES

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import (
        carry_out,
        estimate,
        final_quarters,
        is_winner,
        list_legal,
        player_count,
        redeal_with,
        who_decides,
        write_features,
    )

DEEPEST = 512
TO_THE_END = 1 << 30
MOST_SEATS = 8
# Scratch positions: the root is states[0].
WALK, TRY, PLAYOUT = 1, 2, 3
# Parameters.
EXPLORATION, FIRST_PLAY, DOUBT, SCORE_WIDTH, WIN_SHARE, POINTS_WORTH, PRIOR_WIDTH, RANDOM_SHARE, HORIZON = range(9)


@kernel
def estimated_priors(states, at, out, n, width, priors):
    """Priors from the estimate after each action: a soft maximum."""
    p = who_decides(states[at])
    best = -1e18
    for i in range(n):
        states[TRY] = states[at]
        carry_out(states[TRY], int(out[i]))
        priors[i] = estimate(states[TRY], p)
        best = max(best, priors[i])
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((priors[i] - best) / width)
        total += priors[i]
    for i in range(n):
        priors[i] /= total


@kernel
def play_greedily(states, rng, out, random_share, horizon):
    """Play states[PLAYOUT] on for so many decisions, or to its end."""
    s = states[PLAYOUT]
    for _ in range(horizon):
        p = who_decides(s)
        if p < 0:
            return
        n = list_legal(s, out)
        action = int(out[0])
        if n > 1:
            if below(rng, 1000) < 1000 * random_share:
                action = int(out[below(rng, n)])
            else:
                best = -1e18
                for i in range(n):
                    states[TRY] = states[PLAYOUT]
                    carry_out(states[TRY], int(out[i]))
                    value = estimate(states[TRY], p)
                    if value > best:
                        best = value
                        action = int(out[i])
        carry_out(s, action)


@kernel
def share_out(worth, players, parameters):
    """Turn points into worths: a share of one win per seat, soft in the points, and a little for the points
    themselves, so that play stays sensible when the game is decided."""
    top = -1e18
    for p in range(players):
        top = max(top, worth[p])
    total = 0.0
    for p in range(players):
        total += np.exp((worth[p] - top) / parameters[SCORE_WIDTH])
    for p in range(players):
        share = np.exp((worth[p] - top) / parameters[SCORE_WIDTH]) / total
        worth[p] = share + parameters[POINTS_WORTH] * worth[p] / 100


@kernel
def value_by_result(s, players, parameters, worth):
    """Worths of a finished game: a part of the share goes to who has really won, tie-breaks of the game counted. A
    game of one player may have no winner."""
    winners = 0
    for p in range(players):
        worth[p] = final_quarters(s, p) / 4
        winners += is_winner(s, p)
    share_out(worth, players, parameters)
    part = parameters[WIN_SHARE]
    for p in range(players):
        points = parameters[POINTS_WORTH] * final_quarters(s, p) / 400
        worth[p] = (1 - part) * (worth[p] - points) + part * is_winner(s, p) / max(winners, 1) + points


@kernel
def value_by_playout(states, rng, out, players, parameters, worth):
    """Worths of states[WALK] by greedy play and the estimate of what it leads to."""
    states[PLAYOUT] = states[WALK]
    play_greedily(states, rng, out, parameters[RANDOM_SHARE], int(parameters[HORIZON]))
    if who_decides(states[PLAYOUT]) < 0:
        value_by_result(states[PLAYOUT], players, parameters, worth)
        return
    for p in range(players):
        worth[p] = estimate(states[PLAYOUT], p)
    share_out(worth, players, parameters)


@kernel
def value_by_network(values, seats, p, players, parameters, worth):
    """Worths from what the network says of the seats, counted from p, who decides."""
    top = np.float32(-1e9)
    for k in range(players):
        top = max(top, values[k])
    total = 0.0
    for k in range(players):
        total += np.exp(values[k] - top)
    for k in range(players):
        share = np.exp(values[k] - top) / total
        worth[(p + k) % players] = share + parameters[POINTS_WORTH] * values[seats + k]


@exported
def search(states, links, worths, used, simulations, seed, stream, parameters, net, shape):
    """Grow the tree below node 0 by simulations from states[0]; how many nodes it has then.

    `used` 0 begins a new tree. states[1:4] is scratch space. An empty `net`: the game has no network.
    """
    rng = np.zeros(2, np.int64)
    out = np.zeros(MOST_LEGAL, np.int16)
    scratch = np.zeros(SCRATCH_BYTES, np.uint8)
    path = np.zeros(DEEPEST, np.int64)
    worth = np.zeros(MOST_SEATS)
    priors = np.zeros(MOST_LEGAL, np.float32)
    features = np.zeros(shape[INPUTS], np.float32)
    first = np.zeros(shape[FIRST], np.float32)
    second = np.zeros(shape[SECOND], np.float32)
    values = np.zeros(2 * shape[SEATS], np.float32)
    seed_rng(rng, seed, stream)
    me = who_decides(states[0])
    players = player_count(states[0])
    walk = states[WALK]
    if used == 0:
        clear_node(links, worths, 0, NONE, 1.0)
        used = 1
    for _ in range(simulations):
        states[WALK] = states[0]
        redeal_with(walk, me, rng, scratch)
        node = 0
        depth = 1
        path[0] = 0
        while True:
            p = who_decides(walk)
            if p < 0:
                value_by_result(walk, players, parameters, worth)
                break
            n = list_legal(walk, out)
            new = links[node, COUNT] == 0
            if depth < DEEPEST and new and n == 1:  # nothing to decide: no need to judge the position
                priors[0] = 1.0
                used = add_children(links, worths, node, out, n, priors, used)
            elif new or depth == DEEPEST:
                if len(net) > 0:
                    write_features(walk, p, features)
                    hidden_layers(net, shape, features, first, second)
                    seat_values(net, shape, second, values)
                    action_priors(net, shape, second, out, n, priors)
                    value_by_network(values, shape[SEATS], p, players, parameters, worth)
                else:
                    estimated_priors(states, WALK, out, n, parameters[PRIOR_WIDTH], priors)
                if new:
                    used = add_children(links, worths, node, out, n, priors, used)
                if len(net) == 0:
                    value_by_playout(states, rng, out, players, parameters, worth)
                break
            elif not same_actions(links, node, out, n):
                used = merge_children(links, worths, node, out, n, used)
            child = NONE
            if node == 0:
                child = neglected_child(links, node, out, n, parameters[DOUBT])
            if child == NONE and links[node, COUNT] > 0:
                child = select_child(links, worths, node, out, n, p, parameters[EXPLORATION], parameters[FIRST_PLAY])
            if child == NONE:  # no room for more nodes: the game goes on without them
                value_by_playout(states, rng, out, players, parameters, worth)
                break
            carry_out(walk, int(links[child, ACTION]))
            node = child
            path[depth] = node
            depth += 1
        back_up(links, worths, path, depth, worth, players)
    return used


@exported
def children(links, worths, seat, actions, visits, sums):
    """The actions tried at the root, how often, and the sum of their worths for a seat; how many there are."""
    first = links[0, FIRST_CHILD]
    n = links[0, COUNT]
    for i in range(n):
        actions[i] = links[first + i, ACTION]
        visits[i] = links[first + i, VISITS]
        sums[i] = worths[first + i, VALUE + seat]
    return n


@exported
def child_of(links, node, action):
    """The node that an action leads to; NONE if it was never tried."""
    return find_child(links, node, action)


@exported
def keep_below(links, worths, node, new_links, new_worths):
    """The part of the tree below a node as a tree of its own; how many nodes it has."""
    return copy_below(links, worths, node, new_links, new_worths)


@kernel
def draw(rng, priors, n, width):
    """One of n, by priors sharpened to the power 1 / width."""
    total = 0.0
    for i in range(n):
        priors[i] = priors[i] ** (1 / width)
        total += priors[i]
    point = below(rng, 1 << 30) / (1 << 30) * total
    for i in range(n - 1):
        point -= priors[i]
        if point < 0:
            return i
    return n - 1


@exported
def play_out(states, action, policy_width, random_share, seed, stream, net, shape, quarters):
    """Play games from states[0] to the end, one for each row of `quarters`, which get the final scores.

    Each begins with the action, everything hidden from the deciding seat drawn again; then everybody plays by the
    network's preferences (sharper for a small `policy_width`), or without one greedily. states[1:4] is scratch space.
    """
    rng = np.zeros(2, np.int64)
    out = np.zeros(MOST_LEGAL, np.int16)
    scratch = np.zeros(SCRATCH_BYTES, np.uint8)
    priors = np.zeros(MOST_LEGAL, np.float32)
    features = np.zeros(shape[INPUTS], np.float32)
    first = np.zeros(shape[FIRST], np.float32)
    second = np.zeros(shape[SECOND], np.float32)
    seed_rng(rng, seed, stream)
    me = who_decides(states[0])
    s = states[PLAYOUT]
    for i in range(len(quarters)):
        states[PLAYOUT] = states[0]
        redeal_with(s, me, rng, scratch)
        carry_out(s, action)
        if len(net) == 0:
            play_greedily(states, rng, out, random_share, TO_THE_END)
        else:
            while who_decides(s) >= 0:
                n = list_legal(s, out)
                chosen = 0
                if n > 1:
                    write_features(s, who_decides(s), features)
                    hidden_layers(net, shape, features, first, second)
                    action_priors(net, shape, second, out, n, priors)
                    chosen = draw(rng, priors, n, policy_width)
                carry_out(s, int(out[chosen]))
        for p in range(player_count(s)):
            quarters[i, p] = final_quarters(s, p)
