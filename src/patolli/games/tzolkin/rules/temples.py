"""The three temples: climbing, going down, and choosing where (T22, T28-T31, T38)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import FIRST_ANGER, FIRST_TEMPLE
from patolli.games.tzolkin.rules.components import TOP_STEP
from patolli.games.tzolkin.rules.state import TEMPLE, pop, push

BOTTOM = -1


@kernel
def can_climb(s, p, t):
    """T38: not on the top step, and the next step is not a top step occupied by another player."""
    step = s.temples[p, t]
    top = TOP_STEP[t]
    if step >= top:
        return False
    if step == top - 1:
        for q in range(s.players):
            if s.temples[q, t] == top:
                return False
    return True


@kernel
def climb(s, p, t):
    """One step up if possible, otherwise it is lost; reaching a top step turns the player board light side up (T38)."""
    if can_climb(s, p, t):
        s.temples[p, t] += 1
        if s.temples[p, t] == TOP_STEP[t]:
            s.light[p] = 1


@kernel
def can_climb_any(s, p, without):
    """Whether some temple that is not in the bit set `without` can be climbed."""
    return (
        (without & 1 == 0 and can_climb(s, p, 0))
        or (without & 2 == 0 and can_climb(s, p, 1))
        or (without & 4 == 0 and can_climb(s, p, 2))
    )


@kernel
def can_go_down(s, p):
    """Whether the player is above the bottom step in some temple: the gods can still be angered (T8, T22)."""
    return s.temples[p, 0] > BOTTOM or s.temples[p, 1] > BOTTOM or s.temples[p, 2] > BOTTOM


@kernel
def list_falls(s, p, first, out, n):
    """Append `first + temple` for every temple in which the player can go down."""
    for t in range(3):
        if s.temples[p, t] > BOTTOM:
            out[n] = first + t
            n += 1
    return n


# Decision `temple`: a = steps still to choose, b = bit set of temples already chosen (Tikal 5: different ones).


@kernel
def ask_temple(s, steps, without):
    """One step in each of `steps` different temples of choice."""
    push(s, TEMPLE, steps, without)


@kernel
def legal_temple(s, without, out):
    n = 0
    for t in range(3):
        if without & (1 << t) == 0 and can_climb(s, s.seat, t):
            out[n] = FIRST_TEMPLE + t
            n += 1
    return n


@kernel
def do_temple(s, steps, without, action):
    t = action - FIRST_TEMPLE
    pop(s)
    climb(s, s.seat, t)
    if steps > 1:
        ask_temple(s, steps - 1, without | (1 << t))


# Decision `anger`: which god suffers from burning (T22).


@kernel
def legal_anger(s, out):
    return list_falls(s, s.seat, FIRST_ANGER, out, 0)


@kernel
def do_anger(s, action):
    pop(s)
    s.temples[s.seat, action - FIRST_ANGER] -= 1
