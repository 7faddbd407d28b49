"""Deals: a Faction card under the board gives one good now and in every Production (S1.8); Trade Routes (D8, D9)."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_features
from patolli.games.settlers.effects.card_rows import ON_DEAL
from patolli.games.settlers.rules.goods import can_pay_resources, gain_pool
from patolli.games.settlers.rules.piles import card_of, first_card, home_seat, next_card
from patolli.games.settlers.rules.state import DEALS, END, ROUTES
from patolli.games.settlers.rules.tasks import MADE_DEAL, current, pop, push


@kernel
def has_deal(s, x):
    """S1.8.1: a card with a Deal field."""
    return card_of(s, x).deal >= 0


@kernel
def can_pay_deal(s, p):
    """S1.8.1: costs 1 Food."""
    return can_pay_resources(s, p, 0, 0, 1, 0, 0)


@kernel
def can_deal(s, p, x):
    return has_deal(s, x) and can_pay_deal(s, p)


@kernel
def gain_deal_good(s, p, good, flags):
    """Gain one good of a deal, as a single gain."""
    s.pool[good] += 1
    gain_pool(s, p, END, flags)


@kernel
def deal_made(s, p, good):
    """The deal is made: gain its good, then let features respond."""
    push(s, MADE_DEAL, p, good=good + 1)
    gain_deal_good(s, p, good, 0)


@kernel
def answer_deal(s):
    """Task: features that respond to a deal."""
    task = current(s)
    pop(s)
    start_features(s, task.seat, ON_DEAL, task.good - 1)


@kernel
def route_with(s, p, location):
    """The oldest marker of a seat's Trade Route deal with a Location, or END."""
    x = first_card(s, ROUTES)
    while x != END:
        if s.link[x] == location and home_seat(s, x) == p:
            return x
        x = next_card(s, x)
    return END


@kernel
def deal_count(s, p):
    """The seat's deals, including Trade Route deals."""
    n = int64(s.length[DEALS + p])
    x = first_card(s, ROUTES)
    while x != END:
        n += home_seat(s, x) == p
        x = next_card(s, x)
    return n
