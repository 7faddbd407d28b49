"""The four technology tracks: advancing, its price, and the bonus after level 3 (T25, T31-T35)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import FIRST_TECHNOLOGY, SKIP
from patolli.games.tzolkin.rules.components import AGRICULTURE, ARCHITECTURE, EXTRACTION, THEOLOGY
from patolli.games.tzolkin.rules.goods import ask_gain, ask_pay, block_count, take_skulls
from patolli.games.tzolkin.rules.state import TECHNOLOGY, pop, push
from patolli.games.tzolkin.rules.temples import ask_temple, can_climb_any

TOP_LEVEL = 3
BONUS_POINTS = 3  # architecture


@kernel
def advance_price(s, p, track):
    """T25: 1, 2, 3 blocks to levels 1, 2, 3; at level 3 one block buys the bonus."""
    level = s.technologies[p, track]
    return 1 if level == TOP_LEVEL else level + 1


@kernel
def advance_matters(s, p, track):
    """T16: at level 3 agriculture needs a temple that can be climbed, theology a skull in the bank."""
    if s.technologies[p, track] < TOP_LEVEL:
        return True
    if track == AGRICULTURE:
        return can_climb_any(s, p, 0)
    if track == THEOLOGY:
        return s.bank_skulls > 0
    return True


@kernel
def can_advance(s, p, track, paid):
    if paid == 1 and block_count(s, p) < advance_price(s, p, track):
        return False
    return advance_matters(s, p, track)


@kernel
def can_advance_any(s, p, paid):
    return (
        can_advance(s, p, 0, paid)
        or can_advance(s, p, 1, paid)
        or can_advance(s, p, 2, paid)
        or can_advance(s, p, 3, paid)
    )


@kernel
def advance(s, p, track):
    """Gain a level, or at level 3 the bonus of the track; a bonus without effect is lost (T35)."""
    if s.technologies[p, track] < TOP_LEVEL:
        s.technologies[p, track] += 1
    elif track == AGRICULTURE:
        ask_temple(s, 1, 0)
    elif track == EXTRACTION:
        ask_gain(s, 2)
    elif track == ARCHITECTURE:
        s.points[p] += BONUS_POINTS
    else:
        take_skulls(s, p, 1)


# Decision `technology`: a = 1 if the advance is paid for, b = 1 if it may be declined.


@kernel
def ask_technology(s, paid, optional):
    push(s, TECHNOLOGY, paid, optional)


@kernel
def legal_technology(s, paid, optional, out):
    n = 0
    for track in range(4):
        if can_advance(s, s.seat, track, paid):
            out[n] = FIRST_TECHNOLOGY + track
            n += 1
    if optional == 1:
        out[n] = SKIP
        n += 1
    return n


@kernel
def do_technology(s, paid, action):
    pop(s)
    if action == SKIP:
        return
    track = action - FIRST_TECHNOLOGY
    if paid == 1:
        ask_pay(s, advance_price(s, s.seat, track), track)
    else:
        advance(s, s.seat, track)
