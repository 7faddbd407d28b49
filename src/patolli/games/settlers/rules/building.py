"""Building a Location (S1.7): its price, the Location symbol, and what happens then."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_built
from patolli.games.settlers.rules.catalogue import FOUNDATION, THIS
from patolli.games.settlers.rules.goods import can_pay_resources, gain_pool
from patolli.games.settlers.rules.piles import (
    append,
    card_of,
    first_card,
    go_home,
    is_own,
    next_card,
    remove,
)
from patolli.games.settlers.rules.sets import set_points
from patolli.games.settlers.rules.state import END, FOUNDATIONS, ROUTES, STORED, TABLEAU, UNDER, VP
from patolli.games.settlers.rules.tasks import COLOR, LOCATION, PAY, pop, push

FOR_BUILT = 3  # a purpose of `color`; the others are in `prayer.py`
PAY_BUILD, PAY_DEAL, PAY_USE, PAY_OPTION = range(4)  # purposes of `pay`; PAY_OPTION + k is for option k


@kernel
def can_build_without_location(s, p, x):
    card = card_of(s, x)
    return can_pay_resources(s, p, card.cost[0], card.cost[1], card.cost[2], 0, 0)


@kernel
def has_location_to_give(s, p):
    """S1.7.2: a Location that the seat really owns, or a Foundation."""
    if s.length[FOUNDATIONS + p] > 0:
        return True
    x = first_card(s, TABLEAU + p)
    while x != END:
        if s.link[x] == p:
            return True
        x = next_card(s, x)
    return False


@kernel
def can_build(s, p, x):
    if card_of(s, x).location > 0 and not has_location_to_give(s, p):
        return False
    return can_build_without_location(s, p, x)


@kernel
def start_build(s, p, x):
    """`build:ID` from hand: first the Location symbol, then the Resources."""
    push(s, PAY, p, card=x, purpose=PAY_BUILD)
    if card_of(s, x).location > 0:
        push(s, LOCATION, p)


@kernel
def legal_location(s, p, out):
    n = 0
    x = first_card(s, TABLEAU + p)
    while x != END:
        if is_own(s, p, x):
            out[n] = THIS + x
            n += 1
        x = next_card(s, x)
    if s.length[FOUNDATIONS + p] > 0:
        out[n] = FOUNDATION
        n += 1
    return n


@kernel
def do_location(s, p, action):
    """The Location or the oldest Foundation leaves at once."""
    pop(s)
    if action == FOUNDATION:
        go_home(s, first_card(s, FOUNDATIONS + p))
    else:
        leave_play(s, action - THIS)


@kernel
def forget_taken(s, x):
    """A Location that somebody took over is gone: the token is returned."""
    q = s.link[x]
    if s.pile[x] == TABLEAU + q:
        return
    n = s.taken_count[q]
    at = 0
    while s.taken[q, at] != x:
        at += 1
    for i in range(at, n - 1):
        s.taken[q, i] = s.taken[q, i + 1]
    s.taken[q, n - 1] = 0
    s.taken_count[q] = n - 1


@kernel
def drop_linked(s, pile, x):
    """Send the cards of a pile that belong to a Location to their home piles."""
    y = first_card(s, pile)
    while y != END:
        following = next_card(s, y)
        if s.link[y] == x:
            go_home(s, y)
        y = following


@kernel
def drop_all_linked(s, x):
    """Format 3: cards under it, stored cards, markers of Trade Route deals with it."""
    if s.length[UNDER] > 0:
        drop_linked(s, UNDER, x)
    if s.length[STORED] > 0:
        drop_linked(s, STORED, x)
    if s.length[ROUTES] > 0:
        drop_linked(s, ROUTES, x)


@kernel
def leave_play(s, x):
    """A Location goes to its home pile, and everything on it is lost."""
    forget_taken(s, x)
    go_home(s, x)
    drop_all_linked(s, x)


@kernel
def become_foundation(s, x):
    """S1.9.3: face down, the last Foundation of its owner."""
    owner = s.pile[x] - TABLEAU
    forget_taken(s, x)
    lay_foundation(s, owner, x)
    drop_all_linked(s, x)


@kernel
def lay_foundation(s, p, x):
    remove(s, x)
    s.link[x] = 0
    s.marks[x] = 0
    for i in range(3):
        s.amount[x, i] = 0
    append(s, FOUNDATIONS + p, x)


@kernel
def finish_build(s, p, x):
    """Everything is paid: the card goes to the end of the tableau, and its effects are one bundle. If it gets its color
    now (S2.7.5, S2.10.1), that comes first."""
    remove(s, x)
    s.marks[x] = 0
    append(s, TABLEAU + p, x)
    s.link[x] = p
    if card_of(s, x).chooses != 0:
        push(s, COLOR, p, card=x, purpose=FOR_BUILT)
    else:
        answer_build(s, p, x)


@kernel
def answer_build(s, p, x):
    """What the new Location does, and what responds to it; before that, the points for a set."""
    start_built(s, p, x)
    points = set_points(s, p, x)
    if points > 0:
        s.pool[VP] += points
        gain_pool(s, p, END, 0)
