"""Placing workers, begging and mercy (T7-T12)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import END, FIRST_BEG, FIRST_PICK, FIRST_PLACE, PICK_OFFSET, PLACE_START
from patolli.games.tzolkin.rules.components import LAST_SPACE
from patolli.games.tzolkin.rules.state import EMPTY, PICK, PLACE, pop, push
from patolli.games.tzolkin.rules.temples import can_go_down, list_falls

BEGGED_CORN = 3


@kernel
def lowest_free(s, g):
    """T10: the lowest free numbered space of a gear, 99 if all are taken."""
    for space in range(LAST_SPACE[g] + 1):
        if s.gears[g, space] == EMPTY:
            return space
    return 99


@kernel
def list_placements(s, p, out, n):
    """T11, T12: the space's number plus one corn for each worker already placed this turn."""
    purse = s.corn[p] - s.placed
    if s.free_workers[p] == 0 or purse < 0:
        return n
    for g in range(5):
        if lowest_free(s, g) <= purse:
            out[n] = FIRST_PLACE + g
            n += 1
    if s.start_space == EMPTY:
        out[n] = PLACE_START
        n += 1
    return n


@kernel
def list_own_workers(s, p, out, n):
    for g in range(5):
        for space in range(LAST_SPACE[g] + 1):
            if s.gears[g, space] == p:
                out[n] = FIRST_PICK + PICK_OFFSET[g] + space
                n += 1
    return n


@kernel
def list_mercy(s, out):
    """T9: the gears whose lowest free space has the smallest number."""
    smallest = 99
    for g in range(5):
        smallest = min(smallest, lowest_free(s, g))
    n = 0
    for g in range(5):
        if lowest_free(s, g) == smallest:
            out[n] = FIRST_PLACE + g
            n += 1
    return n


# Decision `turn`: the first step of a turn.


@kernel
def legal_turn(s, out):
    p = s.seat
    n = 0
    may_beg = s.begged == 0 and s.corn[p] < BEGGED_CORN and can_go_down(s, p)
    if may_beg:
        n = list_falls(s, p, FIRST_BEG, out, n)
    begs = n
    n = list_placements(s, p, out, n)
    if s.free_workers[p] < s.workers[p]:
        n = list_own_workers(s, p, out, n)
    elif n == begs and not may_beg:  # T8: if begging is possible, nothing else is offered
        n = list_mercy(s, out)
    return n


@kernel
def beg(s, p, t):
    s.corn[p] = BEGGED_CORN
    s.temples[p, t] -= 1
    s.begged = 1


@kernel
def start_placing(s, p, action):
    """The first placement of a turn; one that the seat cannot afford is by mercy, for all its corn (T9)."""
    pop(s)
    push(s, PLACE, 0, 0)
    if action != PLACE_START and lowest_free(s, action - FIRST_PLACE) > s.corn[p]:
        s.mercy = 1
    place_worker(s, p, action)


@kernel
def start_picking(s):
    pop(s)
    push(s, PICK, 0, 0)


# Decision `place`: another worker, or the end of the turn.


@kernel
def legal_place(s, out):
    n = 0
    if s.mercy == 0:
        n = list_placements(s, s.seat, out, n)
    out[n] = END
    return n + 1


@kernel
def place_worker(s, p, action):
    s.free_workers[p] -= 1
    price = int(s.placed)
    if action == PLACE_START:
        s.start_space = p
    else:
        g = action - FIRST_PLACE
        space = lowest_free(s, g)
        s.gears[g, space] = p
        price += space
    if s.mercy == 1:
        s.corn[p] = 0
    else:
        s.corn[p] -= price
    s.placed += 1
