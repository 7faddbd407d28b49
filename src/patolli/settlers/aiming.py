"""Answers to what effects ask: targets, cards, goods, opponents (format 8)."""

from patolli.engine.jit import kernel
from patolli.settlers.building import lay_foundation, leave_play
from patolli.settlers.deals import deal_made
from patolli.settlers.decisions import DONE, FIRST_GOOD, FIRST_SEAT, FIRST_STEAL, THIS
from patolli.settlers.goods import gain_pool
from patolli.settlers.piles import (
    append,
    card_of,
    draw_top,
    go_home,
    home_seat,
    is_common,
    is_open,
    move,
    remove,
    table_seats,
)
from patolli.settlers.razing import raze
from patolli.settlers.state import (
    ANY_CARD,
    BLOCKED,
    BY_LOCATION,
    CARD,
    CHAIN,
    DEALS,
    DECK,
    DISCARD,
    END,
    FRESH_DEAL,
    FRESH_RAZE,
    GOOD,
    HAND,
    LINE,
    OWN_ACTION,
    QUIET,
    ROUTES,
    RUN,
    STORED,
    UNDER,
    USED,
    VP,
    WAS_RESET,
    int64,
    pop,
    push,
)
from patolli.settlers.tables import (
    BLOCK,
    DEAL_WITH_LOCATION,
    DISCARD_DEAL,
    DISCARD_LOCATION,
    GAIN_FROM_RAZE_FIELD,
    GOOD_OF_OWN_DEAL,
    OP_RAZE,
    PLACE_FOUNDATION,
    PLACE_UNDER,
    PRODUCE_OTHER,
    RESET,
    STORE_FOR_PRAYER,
    SWAP_RAZED,
    TAKE_DEAL,
    TAKE_OVER,
)
from patolli.settlers.targets import can_steal, effect_of, fits_storing

DEFENSE_PLACE = 5


@kernel
def do_target(s, p, by, rel, flags, x):
    """Aim an effect of the card `by` at x."""
    pop(s)
    effect = effect_of(s, by, rel)
    op = effect.op
    if op == PRODUCE_OTHER:
        push(s, CHAIN, p, by, 0, 0, 0, 0, 0)
        push(s, RUN, p, x, 0, int64(card_of(s, x).main_end), flags, 0, 0)
    elif op == RESET:
        reset_location(s, x)
    elif op == OP_RAZE:
        raze(s, p, x, int64(effect.b))
    elif op == GAIN_FROM_RAZE_FIELD:
        push(s, GOOD, p, by, x, flags, 0, 0, 0)
    elif op == DISCARD_LOCATION:
        leave_play(s, x)
    elif op == BLOCK:
        s.marks[x] |= BLOCKED
    elif op == TAKE_OVER:
        s.link[x] = p
        s.taken[p, int64(s.taken_count[p])] = x
        s.taken_count[p] += 1
    elif op == PLACE_UNDER:
        push(s, CARD, p, by, rel, 1, 0, x, 0)
    else:
        do_deal_target(s, p, by, op, flags, x)


@kernel
def do_deal_target(s, p, by, op, flags, x):
    if op == DISCARD_DEAL:
        s.dropped_good = card_of(s, x).deal
        go_home(s, x if DEALS <= s.pile[x] < DEALS + 4 or s.pile[x] == LINE else others_route(s, p, x))
    elif op == TAKE_DEAL:
        move(s, x, DEALS + p)
    elif op == GOOD_OF_OWN_DEAL:
        s.pool[int64(card_of(s, x).deal)] += 1
        gain_pool(s, p, by, BY_LOCATION | (flags & QUIET))
    elif op == DEAL_WITH_LOCATION:
        marker = draw_top(s, DECK + p)
        append(s, ROUTES, marker)
        s.link[marker] = x
        deal_made(s, p, int64(card_of(s, x).deal))


@kernel
def others_route(s, p, location):
    """The oldest marker of an open seat's Trade Route deal with a Location."""
    x = int64(s.head[ROUTES])
    while x != END:
        if s.link[x] == location and is_open(s, p, home_seat(s, x)):
            return x
        x = int64(s.next_card[x])
    return END


@kernel
def reset_location(s, x):
    """D1: it counts as unused; cards its own action put under it are discarded (S2.13)."""
    s.marks[x] &= 255 - USED
    s.marks[x] |= WAS_RESET
    y = int64(s.head[UNDER])
    while y != END:
        following = int64(s.next_card[y])
        if s.link[y] == x and s.marks[y] & OWN_ACTION:
            go_home(s, y)
        y = following


@kernel
def legal_good(s, x, out):
    """Goods of a Raze field (Pack)."""
    n = 0
    for good in range(ANY_CARD + 1):
        if card_of(s, x).raze[good] > 0:
            out[n] = FIRST_GOOD + good
            n += 1
    return n


@kernel
def do_good(s, p, by, flags, action):
    pop(s)
    s.pool[action - FIRST_GOOD] += 1
    gain_pool(s, p, by, BY_LOCATION | (flags & QUIET))


# A hand card: Foundations, cards under a Location, cards stored for Prayers (c: how many, d: least slot, e: Location) ---


@kernel
def card_fits(s, op, x):
    return (
        op == PLACE_UNDER
        or (op == PLACE_FOUNDATION and is_common(s, x))
        or (op == STORE_FOR_PRAYER and fits_storing(s, x))
    )


@kernel
def any_card_fits(s, p, op, least):
    x = int64(s.head[HAND + p])
    while x != END:
        if x >= least and card_fits(s, op, x):
            return True
        x = int64(s.next_card[x])
    return False


@kernel
def legal_card(s, p, op, least, out):
    n = 0
    x = int64(s.head[HAND + p])
    while x != END:
        if x >= least and card_fits(s, op, x):
            out[n] = THIS + x
            n += 1
        x = int64(s.next_card[x])
    if op == STORE_FOR_PRAYER:
        out[n] = DONE
        n += 1
    return n


@kernel
def do_card(s, p, action):
    top = int64(s.todo_count) - 1
    by = int64(s.todo[top, 2])
    effect = effect_of(s, by, int64(s.todo[top, 3]))
    op = effect.op
    left = int64(s.todo[top, 4])
    location = int64(s.todo[top, 6])
    y = action - THIS
    if op == STORE_FOR_PRAYER and action != DONE and left > 1:
        s.todo[top, 4] = left - 1
        s.todo[top, 5] = y + 1
    else:
        pop(s)
    if action == DONE:
        return
    if op == PLACE_FOUNDATION:
        lay_foundation(s, p, y)
        return
    remove(s, y)
    if op == STORE_FOR_PRAYER:
        append(s, STORED, y)
        s.marks[y] = effect.c
    else:
        append(s, UNDER, y)
        s.marks[y] = OWN_ACTION if location == by else 0
    s.link[y] = location


# Opponents --------------------------------------------------------------------------------------------------------


@kernel
def legal_opponent(s, p, out):
    n = 0
    for q in range(table_seats(s)):
        if is_open(s, p, q):
            out[n] = FIRST_SEAT + q
            n += 1
    return n


@kernel
def do_opponent(s, action):
    """He chooses the card himself (F2); without one nothing happens (D10)."""
    pop(s)
    q = action - FIRST_SEAT
    if q < s.players and s.length[HAND + q] > 0:
        push(s, DISCARD, q, 1, 0, 0, 0, 0, 0)


@kernel
def legal_steal(s, p, goods, out):
    n = 0
    for q in range(s.players):
        if is_open(s, p, q):
            for good in range(3):
                if (goods >> good) & 1 and s.goods[q, good] > 0:
                    out[n] = FIRST_STEAL + 3 * q + good
                    n += 1
    return n


@kernel
def do_steal(s, p, action):
    """From the supply only (S1.15)."""
    top = int64(s.todo_count) - 1
    q = (action - FIRST_STEAL) // 3
    good = (action - FIRST_STEAL) % 3
    s.goods[q, good] -= 1
    s.goods[p, good] += 1
    left = int64(s.todo[top, 4])
    if left > 1 and can_steal(s, p, int64(effect_of(s, int64(s.todo[top, 2]), int64(s.todo[top, 3])).a)):
        s.todo[top, 4] = left - 1
    else:
        pop(s)


# Goods just gained for points (Dark Chapel, School of Diplomacy; c: least good, d: least card) ---------------------


@kernel
def fresh_goods(s, op, good):
    return s.fresh_raze[good] if op == SWAP_RAZED else s.fresh_deal[good]


@kernel
def can_swap_good(s, p, effect, good):
    """What came and is still there, no Defense, points only if more come back (F18)."""
    if good == DEFENSE_PLACE or fresh_goods(s, effect.op, good) <= 0:
        return False
    if good == VP:
        return effect.b > 1 and s.points[p] > 0
    return s.goods[p, good] > 0


@kernel
def legal_swap(s, p, x, rel, least, least_card, out):
    """Goods in their order, then cards by id, and `done`; how many, 0 if nothing can be swapped."""
    effect = effect_of(s, x, rel)
    mark = FRESH_RAZE if effect.op == SWAP_RAZED else FRESH_DEAL
    n = 0
    for good in range(least, VP + 1):
        if can_swap_good(s, p, effect, good):
            out[n] = FIRST_GOOD + good
            n += 1
    y = int64(s.head[HAND + p])
    while y != END:
        if s.marks[y] & mark and y >= least_card:
            out[n] = THIS + y
            n += 1
        y = int64(s.next_card[y])
    if n > 0:
        out[n] = DONE
        n += 1
    return n


@kernel
def can_swap(s, p, x, rel, least, least_card):
    effect = effect_of(s, x, rel)
    mark = FRESH_RAZE if effect.op == SWAP_RAZED else FRESH_DEAL
    for good in range(least, VP + 1):
        if can_swap_good(s, p, effect, good):
            return True
    y = int64(s.head[HAND + p])
    while y != END:
        if s.marks[y] & mark and y >= least_card:
            return True
        y = int64(s.next_card[y])
    return False


@kernel
def do_swap(s, p, x, rel, flags, action):
    """Each is a gain of its own."""
    top = int64(s.todo_count) - 1
    if action == DONE:
        pop(s)
        return
    effect = effect_of(s, x, rel)
    if action < FIRST_GOOD:
        y = action - THIS
        go_home(s, y)
        s.todo[top, 4] = VP + 1
        s.todo[top, 5] = y + 1
    else:
        good = action - FIRST_GOOD
        if good == VP:
            s.points[p] -= 1
        else:
            s.goods[p, good] -= 1
        if effect.op == SWAP_RAZED:
            s.fresh_raze[good] -= 1
        else:
            s.fresh_deal[good] -= 1
        s.todo[top, 4] = good
    s.pool[VP] += effect.b
    gain_pool(s, p, x, BY_LOCATION | (flags & QUIET))
