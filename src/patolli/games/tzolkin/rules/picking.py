"""Picking up workers and using the actions of their gears (T13-T17)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import (
    END,
    FIRST_PICK,
    FIRST_USE,
    PICK_GEAR,
    PICK_SPACE,
    SKIP,
    USE_ACTION,
    USE_GEAR,
    USE_NONE,
)
from patolli.games.tzolkin.rules.chichen_itza import ACTIONS, can_use_chichen_itza, step_back, use_chichen_itza
from patolli.games.tzolkin.rules.components import CHICHEN_ITZA, PALENQUE, TIKAL, UXMAL, YAXCHILAN
from patolli.games.tzolkin.rules.palenque import can_use_palenque, use_palenque
from patolli.games.tzolkin.rules.placing import list_own_workers
from patolli.games.tzolkin.rules.state import ANY_ACTION, ANY_ACTION_BY_TILE, EMPTY, USE, pop, push
from patolli.games.tzolkin.rules.tikal import can_use_tikal, use_tikal
from patolli.games.tzolkin.rules.uxmal import can_use_uxmal, use_uxmal
from patolli.games.tzolkin.rules.yaxchilan import can_use_yaxchilan, use_yaxchilan

FIRST_FREE_SPACE = 6  # from spaces 6 and 7 every action of the gear is free (T15)


@kernel
def can_use(s, p, g, k, corn):
    """T16: the action's cost can be paid from this much corn, and it would change something."""
    if g == PALENQUE:
        return can_use_palenque(s, p, k)
    if g == YAXCHILAN:
        return can_use_yaxchilan(s, k)
    if g == TIKAL:
        return can_use_tikal(s, p, k)
    if g == UXMAL:
        return can_use_uxmal(s, p, k, corn)
    return can_use_chichen_itza(s, p, k)


@kernel
def use(s, p, g, k):
    if g == PALENQUE:
        use_palenque(s, p, k)
    elif g == YAXCHILAN:
        use_yaxchilan(s, p, k)
    elif g == TIKAL:
        use_tikal(s, k)
    elif g == UXMAL:
        use_uxmal(s, p, k)
    else:
        use_chichen_itza(s, p, k)


# Decision `pick`: another worker, or the end of the turn.


@kernel
def legal_pick(s, out):
    n = list_own_workers(s, s.seat, out, 0)
    out[n] = END
    return n + 1


@kernel
def pick_up(s, p, action):
    """The worker is in hand and the space empty before the use is asked."""
    g = PICK_GEAR[action - FIRST_PICK]
    space = PICK_SPACE[action - FIRST_PICK]
    s.gears[g, space] = EMPTY
    s.free_workers[p] += 1
    push(s, USE, g, space)


# Decision `use`: a = the gear, b = the space the worker came from; or a = ANY_ACTION(_BY_TILE).


@kernel
def corn_back(s, p, g, space, k):
    """The corn it costs to use action k of gear g from this space, -1 if it cannot be reached (T14, T15)."""
    if g == CHICHEN_ITZA:
        return step_back(s, p, space, k)
    if space >= FIRST_FREE_SPACE:
        return 0
    return space - k if k <= space else -1


@kernel
def legal_use(s, g, space, out):
    p = s.seat
    if g >= ANY_ACTION:
        return legal_any_action(s, p, g, out)
    n = 0
    for k in range(1, (ACTIONS if g == CHICHEN_ITZA else 5) + 1):
        corn = corn_back(s, p, g, space, k)
        if 0 <= corn <= s.corn[p] and can_use(s, p, g, k, s.corn[p] - corn):
            out[n] = FIRST_USE + 5 * g + k - 1
            n += 1
    out[n] = USE_NONE
    return n + 1


@kernel
def legal_any_action(s, p, g, out):
    """T29: any action 1-5 of the four small gears except Uxmal 5."""
    corn = s.corn[p] - (1 if g == ANY_ACTION_BY_TILE else 0)
    n = 0
    for city in range(CHICHEN_ITZA):
        for k in range(1, 5 if city == UXMAL else 6):
            if can_use(s, p, city, k, corn):
                out[n] = FIRST_USE + 5 * city + k - 1
                n += 1
    if g == ANY_ACTION_BY_TILE:
        out[n] = SKIP
        n += 1
    return n


@kernel
def do_use(s, g, space, action):
    p = s.seat
    pop(s)
    if action == USE_NONE or action == SKIP:
        return
    city = USE_GEAR[action - FIRST_USE]
    k = USE_ACTION[action - FIRST_USE]
    if g == ANY_ACTION_BY_TILE:
        s.corn[p] -= 1
    elif g < ANY_ACTION:
        s.corn[p] -= corn_back(s, p, g, space, k)
    use(s, p, city, k)
