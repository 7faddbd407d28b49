"""Razing (S1.9): a card from hand, an enemy Location, one's own through Rabble."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_features
from patolli.games.settlers.effects.card_rows import ON_RAZE
from patolli.games.settlers.rules.building import become_foundation, leave_play
from patolli.games.settlers.rules.goods import fill_pool, gain_pool
from patolli.games.settlers.rules.piles import card_of, first_card, go_home, is_common, next_card, technology_on
from patolli.games.settlers.rules.state import (
    BY_RAZE,
    DEFENDED,
    END,
    FRESH_RAZE,
    HAND,
    RAZE,
    SAMURAI_ON,
    SHIELD,
    TABLEAU,
    WOOD,
)
from patolli.games.settlers.rules.tasks import RAZED, RAZED_HAND, current, pop, push

NO_PRICE = -1  # no price is given: use the normal one


@kernel
def raze_price(s, x):
    """S1.9.2: 2 Raze tokens, one more for a Defense token and for a Samurai; S2.12.2: two for an advanced token."""
    price = 2 + (s.marks[x] & DEFENDED != 0) + (s.marks[x] & SAMURAI_ON != 0)
    return price + 2 if technology_on(s, x) == SHIELD else price


@kernel
def forget_razed(s, p):
    """Only gains from the last raze can be swapped."""
    for good in range(8):
        s.fresh_raze[good] = 0
    x = first_card(s, HAND + p)
    while x != END:
        s.marks[x] &= 255 - FRESH_RAZE
        x = next_card(s, x)


@kernel
def raze(s, p, x, price):
    """Pay, gain all goods of the Raze field, then let features respond; price: NO_PRICE, or the whole price."""
    forget_razed(s, p)
    push(s, RAZED, p)
    if s.pile[x] == HAND + p:
        s.goods[p, RAZE] -= 1 if price == NO_PRICE else price
        push(s, RAZED_HAND, p, card=x)
        fill_pool(s, card_of(s, x).raze, 1, 0)
        gain_pool(s, p, x, BY_RAZE)
        return
    s.goods[p, RAZE] -= raze_price(s, x) if price == NO_PRICE else price
    controller = s.link[x]
    virtual = s.solo == 1 and s.pile[x] == TABLEAU + 1
    if is_common(s, x) and not virtual:
        become_foundation(s, x)
        s.goods[controller, WOOD] += 1
    else:
        leave_play(s, x)
    fill_pool(s, card_of(s, x).raze, 1, 0)
    gain_pool(s, p, x, BY_RAZE)


@kernel
def discard_razed(s):
    """Task: the goods are gained, discard the razed hand card."""
    x = current(s).card
    pop(s)
    go_home(s, x)


@kernel
def answer_raze(s):
    """Task: features that respond to a raze."""
    p = current(s).seat
    pop(s)
    start_features(s, p, ON_RAZE, -1)
