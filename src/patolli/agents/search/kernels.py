"""Template (see `engine/compiled/slots.py`): Monte Carlo tree search over single decisions, for any number of players.

The tree is *open loop*: a node is a sequence of actions, not a position. Every simulation starts from the root position
with everything hidden from the searching seat drawn again, and walks down with what is legal there. A node keeps one
value per seat; the seat that decides maximises its own (max^n, PUCT). A new node is valued, and its actions get their
priors, by a network if the game has one; without one by the game's estimate after some more decisions of greedy play.
"""

# pyright: basic
from typing import TYPE_CHECKING

import numpy as np

from patolli.agents.network.kernels import (
    FIRST,
    INPUTS,
    OBSERVED,
    SEATS,
    SECOND,
    action_priors,
    first_layer,
    first_layer_from,
    seat_values,
    second_layer,
)
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
from patolli.agents.search.worth import (
    DOUBT,
    EXPLORATION,
    FIRST_PLAY,
    HORIZON,
    POINTS_WORTH,
    PRIOR_WIDTH,
    RANDOM_SHARE,
    WIN_SHARE,
    add_leanings,
    draw,
    even_out,
    share_out,
    value_by_network,
)
from patolli.engine.compiled.jit import exported, kernel
from patolli.engine.compiled.rng import below, seed_rng
from patolli.engine.compiled.slots import MOST_LEGAL, SCRATCH_SIZE

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import (
        carry_out,
        estimate,
        estimate_after,
        final_quarters,
        is_winner,
        list_legal,
        player_count,
        redeal_with,
        who_decides,
        write_features,
        write_more,
    )

DEEPEST = 512
MOST_SEATS = 8
# Scratch positions: the root is states[0].
WALK, TRY, PLAYOUT = 1, 2, 3


@kernel
def estimated_priors(states, at, out, n, width, priors):
    """Priors from the estimate after each action: a soft maximum."""
    p = who_decides(states[at])
    best = -1e18
    for i in range(n):
        priors[i] = estimate_after(states, at, TRY, int(out[i]), p)
        best = max(best, priors[i])
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((priors[i] - best) / width)
        total += priors[i]
    for i in range(n):
        priors[i] /= total


@kernel
def greedy_choice(states, rng, out, n, random_share):
    """One of the n actions of `out` for who decides at states[PLAYOUT]: what the estimate likes best, or any."""
    p = who_decides(states[PLAYOUT])
    action = int(out[0])
    if n > 1:
        if below(rng, 1000) < 1000 * random_share:
            return int(out[below(rng, n)])
        best = -1e18
        for i in range(n):
            value = estimate_after(states, PLAYOUT, TRY, int(out[i]), p)
            if value > best:
                best = value
                action = int(out[i])
    return action


@kernel
def play_greedily(states, rng, out, random_share, horizon):
    """Play states[PLAYOUT] on for so many decisions, or to its end."""
    s = states[PLAYOUT]
    for _ in range(horizon):
        if who_decides(s) < 0:
            return
        n = list_legal(s, out)
        carry_out(s, greedy_choice(states, rng, out, n, random_share))


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


@exported
def search(states, links, worths, used, simulations, seed, stream, parameters, net, shape, even, places, leanings):
    """Grow the tree below node 0 by simulations from states[0]; how many nodes it has then.

    `used` 0 begins a new tree. states[1:4] is scratch space. An empty `net`: the game has no network. `even`, `places`
    and `leanings` are those of `growing.Leanings`.
    """
    rng = np.zeros(2, np.int64)
    out = np.zeros(MOST_LEGAL, np.int16)
    scratch = np.zeros(SCRATCH_SIZE, np.int16)
    path = np.zeros(DEEPEST, np.int64)
    worth = np.zeros(MOST_SEATS)
    priors = np.zeros(MOST_LEGAL, np.float32)
    features = np.zeros(max(shape[INPUTS], shape[OBSERVED]), np.float32)
    first = np.zeros(shape[FIRST], np.float32)
    second = np.zeros(shape[SECOND], np.float32)
    values = np.zeros(2 * shape[SEATS], np.float32)
    rows = np.zeros(max(shape[INPUTS], shape[FIRST]) + 1, np.int64)
    amounts = np.zeros(max(shape[INPUTS], shape[FIRST]) + 1, np.float32)
    # For each seat the first position that it decides and that is judged: others differ from it in little.
    met = np.zeros(MOST_SEATS, np.int64)
    met_features = np.zeros((MOST_SEATS, shape[INPUTS]), np.float32)
    met_first = np.zeros((MOST_SEATS, shape[FIRST]), np.float32)
    seed_rng(rng, seed, stream)
    me = who_decides(states[0])
    players = player_count(states[0])
    walk = states[WALK]
    leaning = places.shape[2] > 0
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
                if leaning:
                    write_features(walk, 0, features)
                    add_leanings(features, 0, players, places, leanings, worth)
                break
            n = list_legal(walk, out)
            new = links[node, COUNT] == 0
            if depth < DEEPEST and new and n == 1:  # nothing to decide: no need to judge the position
                priors[0] = 1.0
                used = add_children(links, worths, node, out, n, priors, used)
            elif new or depth == DEEPEST:
                if len(net) > 0:
                    write_features(walk, p, features)
                    if shape[INPUTS] > shape[OBSERVED]:
                        write_more(walk, p, features[shape[OBSERVED] :])
                    if met[p] == 0:
                        met[p] = 1
                        for i in range(shape[INPUTS]):
                            met_features[p, i] = features[i]
                        first_layer(net, shape, features, rows, amounts, met_first[p])
                    first_layer_from(net, shape, features, met_features[p], met_first[p], rows, amounts, first)
                    second_layer(net, shape, first, rows, amounts, second)
                    seat_values(net, shape, second, values)
                    action_priors(net, shape, second, out, n, priors)
                    value_by_network(values, shape[SEATS], p, players, parameters, worth)
                else:
                    estimated_priors(states, WALK, out, n, parameters[PRIOR_WIDTH], priors)
                if even[p] > 0.0:
                    even_out(priors, n, even[p])
                if new:
                    used = add_children(links, worths, node, out, n, priors, used)
                if len(net) == 0:
                    value_by_playout(states, rng, out, players, parameters, worth)
                if leaning:
                    write_features(walk, p, features)
                    add_leanings(features, p, players, places, leanings, worth)
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


@exported
def play_out(states, action, manners, seed, stream, net, shape, quarters):
    """Play games from states[0] to the end, one for each row of `quarters`, which get the final scores.

    Each begins with the action, everything hidden from the deciding seat drawn again; then everybody plays in their own
    manner: `manners` has a row for each seat, how sharply it follows the network's preferences (sharper for a small
    number; 0 is greedy play, as everybody plays without a network) and how many of its decisions are random.
    states[1:4] is scratch space.
    """
    rng = np.zeros(2, np.int64)
    out = np.zeros(MOST_LEGAL, np.int16)
    scratch = np.zeros(SCRATCH_SIZE, np.int16)
    priors = np.zeros(MOST_LEGAL, np.float32)
    features = np.zeros(max(shape[INPUTS], shape[OBSERVED]), np.float32)
    first = np.zeros(shape[FIRST], np.float32)
    second = np.zeros(shape[SECOND], np.float32)
    rows = np.zeros(max(shape[INPUTS], shape[FIRST]) + 1, np.int64)
    amounts = np.zeros(max(shape[INPUTS], shape[FIRST]) + 1, np.float32)
    seed_rng(rng, seed, stream)
    me = who_decides(states[0])
    s = states[PLAYOUT]
    for i in range(len(quarters)):
        states[PLAYOUT] = states[0]
        redeal_with(s, me, rng, scratch)
        carry_out(s, action)
        while who_decides(s) >= 0:
            p = who_decides(s)
            width = manners[p, 0]
            random_share = manners[p, 1]
            n = list_legal(s, out)
            if len(net) == 0 or width <= 0:
                chosen = greedy_choice(states, rng, out, n, random_share)
            elif n == 1:
                chosen = int(out[0])
            elif random_share > 0 and below(rng, 1000) < 1000 * random_share:
                chosen = int(out[below(rng, n)])
            else:
                write_features(s, p, features)
                if shape[INPUTS] > shape[OBSERVED]:
                    write_more(s, p, features[shape[OBSERVED] :])
                first_layer(net, shape, features, rows, amounts, first)
                second_layer(net, shape, first, rows, amounts, second)
                action_priors(net, shape, second, out, n, priors)
                chosen = int(out[draw(rng, priors, n, width)])
            carry_out(s, chosen)
        for p in range(player_count(s)):
            quarters[i, p] = final_quarters(s, p)
