"""Action Locations (S1.10): what using one costs, once or twice, and the costs in cards and deals."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import (
    C_ANY,
    C_BLESSINGS,
    C_CARDS,
    C_DEALS,
    C_FOOD,
    C_GOLD,
    C_STONE,
    C_WOOD,
    TYPE_ACTION,
)
from patolli.games.settlers.effects.targets import all_have_targets
from patolli.games.settlers.rules.blessings import count_colours
from patolli.games.settlers.rules.building import PAY_USE
from patolli.games.settlers.rules.catalogue import THIS
from patolli.games.settlers.rules.goods import (
    can_pay_resources,
    first_way,
    has_tokens,
    pay_tokens,
    pay_way,
    price_size,
    way_fits,
)
from patolli.games.settlers.rules.piles import (
    before,
    card_of,
    first_card,
    go_home,
    home_seat,
    next_card,
    put_back,
    remove,
    times_acting,
)
from patolli.games.settlers.rules.state import BLOCKED, DEALS, END, HAND, ROUTES, USED
from patolli.games.settlers.rules.tasks import DISCARD, DROP, OFFER, PAY, RUN, one_less, push
from patolli.games.settlers.rules.trade import deal_count, route_with


@kernel
def can_use(s, p, x, times):
    """Not blocked, uses left, the cost is affordable, and every effect that needs a target has one after paying."""
    card = card_of(s, x)
    if card.type != TYPE_ACTION or s.marks[x] & BLOCKED != 0 or (s.marks[x] & USED) + times > card.uses:
        return False
    price = card.price
    if not has_tokens(s, p, price, times):
        return False
    if s.length[HAND + p] < times * price[C_CARDS] or deal_count(s, p) < times * price[C_DEALS]:
        return False
    if count_colours(s.blessings[p]) < times * price[C_BLESSINGS]:
        return False
    if not can_pay_resources(
        s,
        p,
        times * price[C_WOOD],
        times * price[C_STONE],
        times * price[C_FOOD],
        times * price[C_ANY],
        times * price[C_GOLD],
    ):
        return False
    return targets_after_paying(s, p, x, times)


@kernel
def targets_after_paying(s, p, x, times):
    card = card_of(s, x)
    pay_tokens(s, p, card.price, times, 1)
    good = targets_after_cards(s, p, x, times * card.price[C_CARDS], times)
    pay_tokens(s, p, card.price, times, -1)
    return good


@kernel
def targets_after_cards(s, p, x, cards, times):
    """Whether this many hand cards can be discarded so that every effect still has a target."""
    card = card_of(s, x)
    deals = times * card.price[C_DEALS]
    if cards == 0 or card.needs_cards == 0:
        return targets_after_deals(s, p, x, deals, times)
    y = first_card(s, HAND + p)
    while y != END:
        after = before(s, y)
        remove(s, y)
        good = targets_after_deals(s, p, x, deals, times) if cards == 1 else targets_after_card(s, p, x, deals, times)
        put_back(s, y, HAND + p, after)
        if good and s.length[HAND + p] >= cards:
            return True
        y = next_card(s, y)
    return False


@kernel
def targets_after_card(s, p, x, deals, times):
    """The same with one more hand card gone; an effect needs at most one card, so more make no difference."""
    y = first_card(s, HAND + p)
    while y != END:
        after = before(s, y)
        remove(s, y)
        good = targets_after_deals(s, p, x, deals, times)
        put_back(s, y, HAND + p, after)
        if good:
            return True
        y = next_card(s, y)
    return False


@kernel
def next_own_deal(s, p, y):
    """The seat's deal after y: those under the board, then markers of Trade Route deals; END. y = END begins."""
    if y == END:
        y = first_card(s, DEALS + p)
        if y != END:
            return y
        y = first_card(s, ROUTES)
    elif s.pile[y] == DEALS + p:
        y = next_card(s, y)
        if y != END:
            return y
        y = first_card(s, ROUTES)
    else:
        y = next_card(s, y)
    while y != END and home_seat(s, y) != p:
        y = next_card(s, y)
    return y


@kernel
def targets_after_deals(s, p, x, deals, times):
    """Whether this many of the seat's deals can be given up so that every effect still has a target."""
    if deals == 0 or card_of(s, x).needs_deals == 0:
        return targets_after_resources(s, p, x, times)
    y = next_own_deal(s, p, END)
    while y != END:
        pile = s.pile[y]
        after = before(s, y)
        remove(s, y)
        good = targets_after_resources(s, p, x, times) if deals == 1 else targets_after_deal(s, p, x, times)
        put_back(s, y, pile, after)
        if good:
            return True
        y = next_own_deal(s, p, y)
    return False


@kernel
def targets_after_deal(s, p, x, times):
    """The same with one more of the seat's deals gone."""
    y = next_own_deal(s, p, END)
    while y != END:
        pile = s.pile[y]
        after = before(s, y)
        remove(s, y)
        good = targets_after_resources(s, p, x, times)
        put_back(s, y, pile, after)
        if good:
            return True
        y = next_own_deal(s, p, y)
    return False


@kernel
def targets_after_resources(s, p, x, times):
    card = card_of(s, x)
    if card.needs_goods == 0:
        return all_have_targets(s, p, x, 0, card.main_end)
    size = price_size(card.price, times)
    if size == 0:
        return all_have_targets(s, p, x, 0, card.main_end)
    for way in range(first_way(size), first_way(size + 1)):
        if use_way_fits(s, p, x, times, way) and targets_after_way(s, p, x, way):
            return True
    return False


@kernel
def use_way_fits(s, p, x, times, way):
    """Whether a `pay` token pays the Resources of an activation; Gold in the cost itself has been set aside."""
    price = card_of(s, x).price
    return way_fits(
        s, p, way, times * price[C_WOOD], times * price[C_STONE], times * price[C_FOOD], times * price[C_ANY], 0
    )


@kernel
def targets_after_way(s, p, x, way):
    pay_way(s, p, way, 1)
    good = all_have_targets(s, p, x, 0, card_of(s, x).main_end)
    pay_way(s, p, way, -1)
    return good


@kernel
def start_use(s, p, x, times):
    """First costs in cards, then in deals, then in Blessings, then all goods; the effects come after that."""
    price = card_of(s, x).price
    push(s, PAY, p, card=x, times=times, purpose=PAY_USE)
    if price[C_BLESSINGS] > 0:
        push(s, OFFER, p, card=x, left=times * price[C_BLESSINGS])
    if price[C_DEALS] > 0:
        push(s, DROP, p, card=x, left=times * price[C_DEALS], times=times)
    if price[C_CARDS] > 0:
        push(s, DISCARD, p, card=x, left=times * price[C_CARDS], times=times)


@kernel
def run_uses(s, p, x, times):
    """Everything is paid: count the uses, then run the effects, twice if both uses were paid (D7)."""
    s.marks[x] += times
    for _ in range(times * times_acting(s, x)):
        push(s, RUN, p, card=x, left=card_of(s, x).main_end)


@kernel
def later_cards(s, p, y):
    """How many hand cards come after y."""
    n = 0
    y = next_card(s, y)
    while y != END:
        n += 1
        y = next_card(s, y)
    return n


@kernel
def legal_discard(s, p, left, least, x, times, out):
    """Hand cards in the order of ids; as a cost of the card x, only those that leave a target (END: not a cost)."""
    n = 0
    y = first_card(s, HAND + p)
    while y != END:
        following = next_card(s, y)
        if y >= least and later_cards(s, p, y) >= left - 1:
            good = True
            if x != END:
                after = before(s, y)
                remove(s, y)
                pay_tokens(s, p, card_of(s, x).price, times, 1)
                good = targets_after_cards(s, p, x, left - 1, times)
                pay_tokens(s, p, card_of(s, x).price, times, -1)
                put_back(s, y, HAND + p, after)
            if good:
                out[n] = THIS + y
                n += 1
        y = following
    return n


@kernel
def do_discard(s, p, action):
    y = action - THIS
    go_home(s, y)
    one_less(s, y + 1)


# Deals as a cost (Hanseatic League) -------------------------------------------------------------------------------


@kernel
def deals_named_from(s, p, least):
    """How many of the seat's deals have a name not before `least`; Trade Route deals are named by their Location."""
    n = 0
    y = first_card(s, DEALS + p)
    while y != END:
        n += y >= least
        y = next_card(s, y)
    y = first_card(s, ROUTES)
    while y != END:
        n += home_seat(s, y) == p and s.link[y] >= least
        y = next_card(s, y)
    return n


@kernel
def drop_leaves_target(s, p, y, left, x, times):
    """Whether every effect has a target if the deal y, and as many more as the cost asks for, are given up."""
    if card_of(s, x).needs_deals == 0:
        return True
    pile = s.pile[y]
    after = before(s, y)
    remove(s, y)
    pay_tokens(s, p, card_of(s, x).price, times, 1)
    good = targets_after_deals(s, p, x, left - 1, times)
    pay_tokens(s, p, card_of(s, x).price, times, -1)
    put_back(s, y, pile, after)
    return good


@kernel
def legal_drop(s, p, left, least, x, times, out):
    """The seat's deals in the order of names; a Trade Route deal's name may repeat. They are the cost of using x
    `times` times."""
    n = 0
    y = next_own_deal(s, p, END)
    while y != END:
        route = s.pile[y] == ROUTES
        named = int64(s.link[y]) if route else y
        later = deals_named_from(s, p, named) - 1 if route else deals_named_from(s, p, y + 1)
        listed = named < least or later < left - 1
        for i in range(n):
            listed = listed or out[i] == THIS + named
        if not listed and drop_leaves_target(s, p, y, left, x, times):
            out[n] = THIS + named
            n += 1
        y = next_own_deal(s, p, y)
    return n


@kernel
def do_drop(s, p, action):
    named = action - THIS
    if s.pile[named] == DEALS + p:
        go_home(s, named)
        least = named + 1
    else:
        go_home(s, route_with(s, p, named))
        least = named
    one_less(s, least)
