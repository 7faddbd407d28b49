"""The kernels of the contract: every decision of the game, listed and carried out."""

import numpy as np

from patolli.engine.jit import entry, kernel
from patolli.engine.rng import seed_rng
from patolli.settlers.actions import do_discard, do_drop, legal_discard, legal_drop
from patolli.settlers.aiming import (
    do_card,
    do_good,
    do_opponent,
    do_steal,
    do_swap,
    do_target,
    legal_card,
    legal_good,
    legal_opponent,
    legal_steal,
    legal_swap,
)
from patolli.settlers.blessings import (
    do_blessing,
    do_store,
    legal_blessing,
    legal_store,
)
from patolli.settlers.building import do_build_by, do_location, legal_build_by, legal_location
from patolli.settlers.decisions import DONE, FIRST_PAY, PRAY_DRAW, PRAY_TOKENS, THIS
from patolli.settlers.defence import do_put, do_samurai, legal_put, legal_samurai
from patolli.settlers.drawing_cards import do_draw, do_keep, legal_draw, legal_keep
from patolli.settlers.effects import do_option, do_source, legal_option, legal_source
from patolli.settlers.lookout import do_take, legal_take
from patolli.settlers.paying import do_pay, legal_pay
from patolli.settlers.prayer import (
    do_colour,
    do_give,
    do_pray,
    do_stored,
    legal_colour,
    legal_give,
    legal_stored,
)
from patolli.settlers.scoring import QUARTERS, final_points
from patolli.settlers.settling import settle
from patolli.settlers.setup import deal_cards
from patolli.settlers.solo import do_attack, legal_attack
from patolli.settlers.state import (
    AFTER,
    BLESSING,
    BUILD,
    CARD,
    COLOR,
    DISCARD,
    DRAW,
    DROP,
    END,
    GIVE,
    GOOD,
    KEEP,
    LOCATION,
    OPPONENT,
    OPTION,
    PAY,
    PRAY,
    PUT,
    SAMURAI,
    SLOTS,
    SOURCE,
    SPEND,
    STEAL,
    STORE_CARD,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    int64,
)
from patolli.settlers.tables import FROM_DEALS
from patolli.settlers.targets import effect_of, list_targets
from patolli.settlers.turns import do_after, do_turn, legal_after, legal_turn
from patolli.settlers.workers import do_spend, legal_spend

# Listing ----------------------------------------------------------------------------------------------------------


@kernel
def list_legal(s, out):
    """Write the action ids of the current decision into `out`, ascending; how many there are."""
    if s.over == 1:
        return 0
    n = list_answers(s, out)
    for i in range(1, n):  # nearly sorted already
        action = out[i]
        j = i - 1
        while j >= 0 and out[j] > action:
            out[j + 1] = out[j]
            j -= 1
        out[j + 1] = action
    return n


@kernel
def list_answers(s, out):
    top = int64(s.todo_count) - 1
    kind = int64(s.todo[top, 0])
    p = int64(s.todo[top, 1])
    a = int64(s.todo[top, 2])
    b = int64(s.todo[top, 3])
    c = int64(s.todo[top, 4])
    d = int64(s.todo[top, 5])
    e = int64(s.todo[top, 6])
    if kind == TURN:
        return legal_turn(s, p, out)
    if kind == AFTER:
        return legal_after(s, p, out)
    if kind == TAKE:
        return legal_take(s, a, out)
    if kind == SOURCE:
        return legal_source(s, a, out)
    if kind == DRAW:
        return legal_draw(s, p, out)
    if kind == KEEP:
        return legal_keep(s, p, a, b, out)
    if kind == PUT:
        return legal_put(s, p, a, out)
    if kind == LOCATION:
        return legal_location(s, p, out)
    if kind == PAY:
        return legal_pay(s, p, out)
    if kind == DISCARD:
        return legal_discard(s, p, a, b, c, d, e, out)
    if kind == DROP:
        return legal_drop(s, p, a, b, c, d, out)
    if kind == TARGET:
        if a == END:
            return legal_attack(s, b, c, d == 1, out)
        return list_targets(s, p, a, b, out)
    if kind == BUILD:
        return legal_build_by(s, p, effect_of(s, a, b).a == FROM_DEALS, out)
    if kind == CARD:
        return legal_card(s, p, int64(effect_of(s, a, b).op), d, out)
    if kind == GOOD:
        return legal_good(s, b, out)
    if kind == OPPONENT:
        return legal_opponent(s, p, out)
    if kind == STEAL:
        return legal_steal(s, p, int64(effect_of(s, a, b).a), out)
    if kind == OPTION:
        return legal_option(s, p, a, b, out)
    if kind == SWAP:
        return legal_swap(s, p, a, b, c, d, out)
    if kind == SAMURAI:
        return legal_samurai(s, p, a, b, out)
    if kind == SPEND:
        n = legal_spend(s, p, a, out)
        out[n] = DONE
        return n + 1
    if kind == COLOR:
        return legal_colour(s, p, c, out)
    if kind == PRAY:
        return legal_pray(out)
    if kind == STORE_CARD:
        return legal_stored(s, p, c, out)
    if kind == GIVE:
        return legal_give(s, p, c, out)
    if kind == BLESSING:
        return legal_blessing(s, p, out)
    return legal_store(s, p, out)


@kernel
def legal_pray(out):
    out[0] = PRAY_DRAW
    out[1] = PRAY_TOKENS
    return 2


# Answering --------------------------------------------------------------------------------------------------------


@kernel
def carry_out(s, action):
    """Answer the current decision, then go on to the next one that has to be asked."""
    forget_deal_order(s)
    answer(s, action)
    settle(s)


@kernel
def forget_deal_order(s):
    """The order of the decks before the set-up is kept for the first position alone."""
    if s.dealt == 1:
        s.dealt = 0
        for i in range(SLOTS):
            s.shelf[i] = 0


@kernel
def answer(s, action):
    top = int64(s.todo_count) - 1
    kind = int64(s.todo[top, 0])
    p = int64(s.todo[top, 1])
    a = int64(s.todo[top, 2])
    b = int64(s.todo[top, 3])
    c = int64(s.todo[top, 4])
    e = int64(s.todo[top, 6])
    if kind == TURN:
        do_turn(s, p, action)
    elif kind == AFTER:
        do_after(s, p, action)
    elif kind == TAKE:
        do_take(s, p, action)
    elif kind == SOURCE:
        do_source(s, a, action)
    elif kind == DRAW:
        do_draw(s, p, action)
    elif kind == KEEP:
        do_keep(s, p, action)
    elif kind == PUT:
        do_put(s, p, a, action)
    elif kind == LOCATION:
        do_location(s, p, action)
    elif kind == PAY:
        do_pay(s, p, action - FIRST_PAY)
    elif kind == DISCARD:
        do_discard(s, p, action)
    elif kind == DROP:
        do_drop(s, p, action)
    elif kind == TARGET:
        if a == END:
            do_attack(s, b, c, action - THIS)
        else:
            do_target(s, p, a, b, c, action - THIS)
    elif kind == BUILD:
        do_build_by(s, p, action)
    elif kind == CARD:
        do_card(s, p, action)
    elif kind == GOOD:
        do_good(s, p, a, c, action)
    elif kind == OPPONENT:
        do_opponent(s, action)
    elif kind == STEAL:
        do_steal(s, p, action)
    elif kind == OPTION:
        do_option(s, p, a, b, c, action)
    elif kind == SWAP:
        do_swap(s, p, a, b, e, action)
    elif kind == SAMURAI:
        do_samurai(s, p, a, action)
    elif kind == SPEND:
        do_spend(s, p, action)
    elif kind == COLOR:
        do_colour(s, c, action)
    elif kind == PRAY:
        do_pray(s, action)
    elif kind == STORE_CARD:
        do_stored(s, action)
    elif kind == GIVE:
        do_give(s, p, action)
    elif kind == BLESSING:
        do_blessing(s, p, action)
    else:
        do_store(s, p, action)


# Entries ----------------------------------------------------------------------------------------------------------


@kernel
def who_decides(s):
    """The seat that decides; -1 when the game is over."""
    return -1 if s.over == 1 else int64(s.todo[int64(s.todo_count) - 1, 1])


@kernel
def player_count(s):
    return int64(s.players)


@kernel
def deal_and_begin(s, players, rng, scratch):
    """A random deal, up to the first decision."""
    deal_cards(s, players, rng, scratch)
    settle(s)


@entry
def begin(s):
    """From a set-up position up to its first decision."""
    settle(s)


@entry
def deal(s, players, seed):
    """A fresh position; `s` is all zeros before, or has options (`options.py`)."""
    rng = np.zeros(2, np.int64)
    scratch = np.zeros(256, np.uint8)
    seed_rng(rng, seed, 0)
    deal_and_begin(s, int64(players), rng, scratch)


@entry
def legal(s, out):
    """The action ids of the current decision, ascending."""
    return list_legal(s, out)


@entry
def apply(s, action):
    """Carry one action out, up to the next decision of somebody."""
    carry_out(s, int64(action))


@entry
def seat(s):
    """Who decides; -1 when over."""
    return who_decides(s)


@entry
def scores(s, out):
    """The score of every seat in quarter points: final ones when the game is over, else points so far."""
    for p in range(s.players):
        out[p] = QUARTERS * (final_points(s, p) if s.over == 1 else int64(s.points[p]))
