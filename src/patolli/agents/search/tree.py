"""The tree of a search: nodes in two arrays, the children of a node side by side. Knows nothing of any game.

A node is a sequence of actions from the root. `links` holds whole numbers, `worths` the prior of the action that leads
to the node and, for every seat, the sum of what the visits were worth to it.
"""

# pyright: basic
import numpy as np

from patolli.engine.compiled.jit import kernel

FIRST, COUNT, ACTION, VISITS = range(4)  # columns of `links`: first child, how many, the action that leads here, visits
LINKS = 4
PRIOR, VALUE = range(2)  # columns of `worths`: from VALUE on one for each seat
NONE = -1


@kernel
def clear_node(links, worths, node, action, prior):
    links[node, FIRST] = 0
    links[node, COUNT] = 0
    links[node, ACTION] = action
    links[node, VISITS] = 0
    worths[node, PRIOR] = prior
    for column in range(VALUE, worths.shape[1]):
        worths[node, column] = 0.0


@kernel
def add_children(links, worths, node, out, n, priors, used):
    """Give a node its children, one for each action; how many nodes are used then. Without room nothing is added."""
    if used + n > len(links):
        return used
    for i in range(n):
        clear_node(links, worths, used + i, int(out[i]), priors[i])
    links[node, FIRST] = used
    links[node, COUNT] = n
    return used + n


@kernel
def same_actions(links, node, out, n):
    """The node's children are just these actions, in this order."""
    if links[node, COUNT] != n:
        return False
    first = links[node, FIRST]
    for i in range(n):
        if links[first + i, ACTION] != out[i]:
            return False
    return True


@kernel
def find_child(links, node, action):
    first = links[node, FIRST]
    for child in range(first, first + links[node, COUNT]):
        if links[child, ACTION] == action:
            return child
    return NONE


@kernel
def copy_node(links, worths, node, new_links, new_worths, at):
    for column in range(links.shape[1]):
        new_links[at, column] = links[node, column]
    for column in range(worths.shape[1]):
        new_worths[at, column] = worths[node, column]


@kernel
def merge_children(links, worths, node, out, n, used):
    """Other actions than before are legal here, because something hidden was drawn differently: the node gets a new
    row of children that holds the old ones and, with a middling prior, those that were missing. How many nodes are
    used then."""
    old_first = int(links[node, FIRST])
    old_count = int(links[node, COUNT])
    missing = 0
    for i in range(n):
        if find_child(links, node, int(out[i])) == NONE:
            missing += 1
    if missing == 0 or used + old_count + missing > len(links):
        return used
    for i in range(old_count):
        copy_node(links, worths, old_first + i, links, worths, used + i)
    at = used + old_count
    for i in range(n):
        if find_child(links, node, int(out[i])) == NONE:
            clear_node(links, worths, at, int(out[i]), np.float32(1.0 / (old_count + missing)))
            at += 1
    links[node, FIRST] = used
    links[node, COUNT] = old_count + missing
    return at


@kernel
def select_child(links, worths, node, out, n, p, exploration, first_play):
    """The child to walk to (PUCT): its value for seat p, plus exploration by its prior. Only actions in `out` count."""
    all_legal = same_actions(links, node, out, n)
    first = int(links[node, FIRST])
    count = int(links[node, COUNT])
    visits = 0
    tried = np.float32(0.0)
    total = np.float32(0.0)
    value_sum = np.float32(0.0)
    for child in range(first, first + count):
        visits += links[child, VISITS]
        value_sum += worths[child, VALUE + p]
        total += worths[child, PRIOR]
        if links[child, VISITS] > 0:
            tried += worths[child, PRIOR]
    unknown = np.float32(0.0)
    if visits > 0:
        unknown = value_sum / np.float32(visits) - np.float32(first_play) * np.sqrt(tried / total)
    spread = np.float32(exploration) * np.sqrt(np.float32(visits + 1)) / total
    best = np.float32(-1e9)
    chosen = NONE
    for child in range(first, first + count):
        if not all_legal:
            legal = False
            for i in range(n):
                legal = legal or out[i] == links[child, ACTION]
            if not legal:
                continue
        value = unknown
        if links[child, VISITS] > 0:
            value = worths[child, VALUE + p] / np.float32(links[child, VISITS])
        value += spread * worths[child, PRIOR] / np.float32(1 + links[child, VISITS])
        if value > best:
            best = value
            chosen = child
    return chosen


@kernel
def neglected_child(links, node, out, n, share):
    """A child that has had less than its part of `share` of the node's visits; NONE if all have had theirs."""
    least = int(share * links[node, VISITS] / n)
    first = int(links[node, FIRST])
    if least > 0 and same_actions(links, node, out, n):
        for child in range(first, first + n):
            if links[child, VISITS] < least:
                return child
    return NONE


@kernel
def back_up(links, worths, path, depth, worth, players):
    """Add what a simulation was worth to every seat to all nodes on its path."""
    for i in range(depth):
        links[path[i], VISITS] += 1
        for p in range(players):
            worths[path[i], VALUE + p] += worth[p]


@kernel
def copy_below(links, worths, node, new_links, new_worths):
    """The part of a tree below a node as a tree of its own, in arrays that are as large; how many nodes it has."""
    copy_node(links, worths, node, new_links, new_worths, 0)
    used = 1
    at = 0
    while at < used:  # what was copied still points to its old children: copy them behind
        first = int(new_links[at, FIRST])
        count = int(new_links[at, COUNT])
        for i in range(count):
            copy_node(links, worths, first + i, new_links, new_worths, used + i)
        new_links[at, FIRST] = used
        used += count
        at += 1
    return used
