"""Turns in the Action phase (S1.6): everything a player may do, and how each action begins."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import TYPE_ACTION, TYPE_FEATURE, TYPE_PRODUCTION
from patolli.games.settlers.rules.actions import can_use, start_use
from patolli.games.settlers.rules.building import PAY_DEAL, can_build, start_build
from patolli.games.settlers.rules.catalogue import (
    BUILD_CARD,
    DEAL_CARD,
    END_TURN,
    FIRST_SPEND,
    GUARD,
    PASS,
    RAZE_CARD,
    USE,
    USE_TWICE,
)
from patolli.games.settlers.rules.defence import do_guard, list_free_moves, open_window, start_put
from patolli.games.settlers.rules.piles import (
    card_of,
    first_card,
    next_card,
    own_first,
    own_next,
    rival_first,
    rival_next,
)
from patolli.games.settlers.rules.razing import NO_PRICE, raze, raze_price
from patolli.games.settlers.rules.state import CLEANUP, END, HAND, RAZE, SLOTS
from patolli.games.settlers.rules.tasks import AFTER, PAY, TURN, pop, push
from patolli.games.settlers.rules.trade import can_pay_deal, has_deal
from patolli.games.settlers.rules.visiting import list_open, send_worker
from patolli.games.settlers.rules.workers import legal_spend, spend_pair


@kernel
def next_turn(s):
    """The next seat that has not passed; when all have, the phase ends and nobody counts as passed."""
    for i in range(s.players):
        p = (s.step + i) % s.players
        if s.passed[p] == 0:
            s.step = (p + 1) % s.players
            open_window(s)
            push(s, TURN, p)
            return
    for p in range(s.players):
        s.passed[p] = 0
    s.phase = CLEANUP
    s.step = 0


@kernel
def legal_turn(s, p, out):
    """Nearly in catalogue order, since the list is sorted at the end."""
    n = 0
    x = first_card(s, HAND + p)
    while x != END:
        if can_build(s, p, x):
            out[n] = BUILD_CARD + x
            n += 1
        x = next_card(s, x)
    n = list_free_moves(s, p, out, n)
    if can_pay_deal(s, p):
        x = first_card(s, HAND + p)
        while x != END:
            if has_deal(s, x):
                out[n] = DEAL_CARD + x
                n += 1
            x = next_card(s, x)
    if s.goods[p, RAZE] > 0:
        x = first_card(s, HAND + p)
        while x != END:
            if card_of(s, x).razable == 1:
                out[n] = RAZE_CARD + x
                n += 1
            x = next_card(s, x)
    if s.goods[p, RAZE] >= 2 and s.peaceful == 0:
        x = rival_first(s, p)
        while x != END:
            if card_of(s, x).razable == 1 and s.goods[p, RAZE] >= raze_price(s, x):
                out[n] = RAZE_CARD + x
                n += 1
            x = rival_next(s, p, x)
    x = own_first(s, p)
    while x != END:
        if card_of(s, x).type == TYPE_ACTION:
            if can_use(s, p, x, 1):
                out[n] = USE + x
                n += 1
            if can_use(s, p, x, 2):
                out[n] = USE_TWICE + x
                n += 1
        x = own_next(s, p, x)
    n = list_open(s, p, out, n)
    n += legal_spend(s, p, 0, out[n:])
    out[n] = PASS
    return n + 1


@kernel
def legal_after(s, p, out):
    n = list_free_moves(s, p, out, 0)
    out[n] = END_TURN
    return n + 1


@kernel
def do_turn(s, p, action):
    """A free move, after which `turn` is asked again, or the action of this turn."""
    x = action % SLOTS
    if GUARD <= action < GUARD + SLOTS:
        do_guard(s, p, x)
        return
    if USE <= action < USE + SLOTS and card_of(s, x).type == TYPE_FEATURE:
        start_put(s, p, x)
        return
    pop(s)
    if action == PASS:
        s.passed[p] = 1
        return
    push(s, AFTER, p)
    open_window(s)
    if action >= FIRST_SPEND:
        spend_pair(s, p, action - FIRST_SPEND)
    elif action < DEAL_CARD:
        start_build(s, p, x)
    elif action < RAZE_CARD:
        push(s, PAY, p, card=x, purpose=PAY_DEAL)
    elif action < USE:
        raze(s, p, x, NO_PRICE)
    elif card_of(s, x).type == TYPE_PRODUCTION:
        send_worker(s, p, x)
    else:
        start_use(s, p, x, 2 if action >= USE_TWICE else 1)


@kernel
def do_after(s, p, action):
    if action == END_TURN:
        pop(s)
    elif action < GUARD + SLOTS:
        do_guard(s, p, action - GUARD)
    else:
        start_put(s, p, action - USE)
