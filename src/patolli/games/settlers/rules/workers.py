"""Spending Workers (S1.11): pairs for a Resource or a card, and the Oases that answer each pair."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.tables import ON_EXCHANGE, TYPE_FEATURE
from patolli.games.settlers.rules.catalogue import DONE, FIRST_SPEND
from patolli.games.settlers.rules.piles import card_of, draw_to_hand, own_first, own_next
from patolli.games.settlers.rules.state import COMMON_DECK, DECK, END, OASES, RUN, SPEND, WORKER, int64, pop, push

COMMON_KIND, FACTION_KIND = 3, 4  # after the three Resources


@kernel
def legal_spend(s, p, least, out):
    """KINDs for a pair; Resources bought directly one after the other are in Resource order (`least`)."""
    n = 0
    if s.goods[p, WORKER] < 2:
        return 0
    for good in range(least, 3):
        out[n] = FIRST_SPEND + good
        n += 1
    for kind in (COMMON_KIND, FACTION_KIND):
        out[n] = FIRST_SPEND + kind
        n += 1
    return n


@kernel
def spend_pair(s, p, kind):
    """2 Workers leave, the good or card comes, the Oases answer; then another pair may follow (a: least Resource)."""
    s.goods[p, WORKER] -= 2
    least = 0
    if kind < COMMON_KIND:
        s.goods[p, kind] += 1
        least = kind
    else:
        draw_to_hand(s, p, COMMON_DECK if kind == COMMON_KIND else DECK + p, 0)
    push(s, SPEND, p, least, 0, 0, 0, 0, 0)
    if s.players > 1:
        push(s, OASES, p, 1, 0, 0, 0, 0, 0)


@kernel
def do_spend(s, p, action):
    pop(s)
    if action != DONE:
        spend_pair(s, p, action - FIRST_SPEND)


@kernel
def answer_exchange(s):
    """Task: Oases of the seats clockwise from the spender (a: how far around), each up to its limit per round."""
    top = int64(s.todo_count) - 1
    p = int64(s.todo[top, 1])
    around = int64(s.todo[top, 2])
    pop(s)
    if around + 1 < s.players:
        push(s, OASES, p, around + 1, 0, 0, 0, 0, 0)
    q = (p + around) % s.players
    base = int64(s.todo_count)
    x = own_first(s, q)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE and card.trigger == ON_EXCHANGE and s.amount[x, 0] < card.most:
            s.amount[x, 0] += 1
            push(s, RUN, q, x, 0, int64(card.main_end), 0, 0, 0)
        x = own_next(s, q, x)
    reverse_tasks(s, base)  # the first one acts first


@kernel
def reverse_tasks(s, base):
    """Tasks were pushed in the order in which they should be done: turn them round."""
    i = base
    j = int64(s.todo_count) - 1
    while i < j:
        for k in range(8):
            kept = s.todo[i, k]
            s.todo[i, k] = s.todo[j, k]
            s.todo[j, k] = kept
        i += 1
        j -= 1
