"""Spending Workers (S1.11): pairs for a Resource or a card, and the Oases that respond to each pair."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import ON_EXCHANGE, TYPE_FEATURE
from patolli.games.settlers.rules.catalogue import DONE, FIRST_SPEND
from patolli.games.settlers.rules.piles import can_draw, card_of, draw_to_hand, own_first, own_next
from patolli.games.settlers.rules.state import COMMON_DECK, DECK, END, WORKER
from patolli.games.settlers.rules.tasks import OASES, RUN, SPEND, current, one_less, pop, push

COMMON_KIND, FACTION_KIND = 3, 4  # after the three Resources


@kernel
def legal_spend(s, p, least, out):
    """KINDs for a pair: Resources, in their order if bought in succession (`least`), and decks that have a card."""
    n = 0
    if s.goods[p, WORKER] < 2:
        return 0
    for good in range(least, 3):
        out[n] = FIRST_SPEND + good
        n += 1
    if can_draw(s, COMMON_DECK):
        out[n] = FIRST_SPEND + COMMON_KIND
        n += 1
    if can_draw(s, DECK + p):
        out[n] = FIRST_SPEND + FACTION_KIND
        n += 1
    return n


@kernel
def spend_pair(s, p, kind):
    """Spend 2 Workers, gain the good or card, let the Oases respond; then another pair may follow."""
    s.goods[p, WORKER] -= 2
    least = 0
    if kind < COMMON_KIND:
        s.goods[p, kind] += 1
        least = kind
    else:
        draw_to_hand(s, p, COMMON_DECK if kind == COMMON_KIND else DECK + p, 0)
    push(s, SPEND, p, least=least)
    if s.players > 1:
        push(s, OASES, p, left=s.players - 1)


@kernel
def do_spend(s, p, action):
    pop(s)
    if action != DONE:
        spend_pair(s, p, action - FIRST_SPEND)


@kernel
def answer_exchange(s):
    """Task: Oases of the seats clockwise from the spender, each up to its limit per round."""
    task = current(s)
    one_less(s, 0)
    q = (task.seat + s.players - task.left) % s.players
    base = s.todo_count
    x = own_first(s, q)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE and card.trigger == ON_EXCHANGE and s.amount[x, 0] < card.most:
            s.amount[x, 0] += 1
            push(s, RUN, q, card=x, left=card.main_end)
        x = own_next(s, q, x)
    reverse_tasks(s, base)  # so the first one acts first


@kernel
def reverse_tasks(s, base):
    """Cards of one seat were pushed in the order in which they should act: reverse them."""
    i = base
    j = s.todo_count - 1
    while i < j:
        one = s.todo[i]
        other = s.todo[j]
        one.card, other.card = other.card, one.card
        one.left, other.left = other.left, one.left
        i += 1
        j -= 1
