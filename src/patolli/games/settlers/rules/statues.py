"""Statues (S2.12.4, a house rule): three of each of three kinds, worth more together."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.catalogue import FIRST_STATUE
from patolli.games.settlers.rules.state import STATUES
from patolli.games.settlers.rules.tasks import pop

EACH_KIND = 3  # tokens
TOGETHER = 3  # extra points for one of each kind


@kernel
def is_left(s, kind):
    """Whether the general supply has a Statue of a kind."""
    taken = 0
    for p in range(s.players):
        taken += int64(s.statues[p, kind])
    return taken < EACH_KIND


@kernel
def any_statue(s):
    for kind in range(len(STATUES)):
        if is_left(s, kind):
            return True
    return False


@kernel
def legal_statue(s, out):
    n = 0
    for kind in range(len(STATUES)):
        if is_left(s, kind):
            out[n] = FIRST_STATUE + kind
            n += 1
    return n


@kernel
def do_statue(s, p, action):
    pop(s)
    s.statues[p, action - FIRST_STATUE] += 1


@kernel
def statue_points(s, p):
    """A point for each, and more for one of each kind."""
    held = 0
    complete = EACH_KIND
    for kind in range(len(STATUES)):
        held += int64(s.statues[p, kind])
        complete = min(complete, int64(s.statues[p, kind]))
    return held + TOGETHER * complete
