"""The kernels of the contract: every decision of the game, listed and carried out."""

from numpy import int64

from patolli.engine.compiled.jit import exported, kernel, unit
from patolli.games.settlers.effects import choices
from patolli.games.settlers.effects.aiming import do_card, do_target, legal_card
from patolli.games.settlers.effects.goods import may_discard_goods, steal_goods
from patolli.games.settlers.effects.hand import opponent_discards_card
from patolli.games.settlers.effects.interpreter import do_source, legal_source
from patolli.games.settlers.effects.locations import build, gain_from_raze_field, gain_samurai
from patolli.games.settlers.effects.targets import list_targets
from patolli.games.settlers.rules.actions import do_discard, do_drop, legal_discard, legal_drop
from patolli.games.settlers.rules.blessings import (
    do_blessing,
    do_offer,
    do_store,
    legal_blessing,
    legal_offer,
    legal_store,
)
from patolli.games.settlers.rules.building import do_location, legal_location
from patolli.games.settlers.rules.catalogue import DONE, FIRST_PAY, INSIDE, OUTSIDE, PRAY_DRAW, PRAY_TOKENS, THIS
from patolli.games.settlers.rules.defence import do_put, legal_put
from patolli.games.settlers.rules.drawing import do_draw, do_keep, legal_draw, legal_keep
from patolli.games.settlers.rules.paying import do_pay, legal_pay
from patolli.games.settlers.rules.phases.attack import JAPANESE_ATTACK, do_attack, legal_attack
from patolli.games.settlers.rules.phases.lookout import do_take, legal_take
from patolli.games.settlers.rules.piles import effect_of
from patolli.games.settlers.rules.prayer import (
    do_colour,
    do_give,
    do_pray,
    do_stored,
    legal_colour,
    legal_give,
    legal_stored,
)
from patolli.games.settlers.rules.proceeding import proceed
from patolli.games.settlers.rules.setup import deal_cards
from patolli.games.settlers.rules.state import END
from patolli.games.settlers.rules.statues import do_statue, legal_statue
from patolli.games.settlers.rules.tasks import (
    AFTER,
    BLESSING,
    BUILD,
    CARD,
    COLOR,
    DISCARD,
    DRAW,
    DROP,
    GIVE,
    GOOD,
    KEEP,
    LOCATION,
    OFFER,
    OPPONENT,
    OPTION,
    PAY,
    PRAY,
    PUT,
    SAMURAI,
    SOURCE,
    SPEND,
    STATUE,
    STEAL,
    STORE_CARD,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    current,
)
from patolli.games.settlers.rules.turns import do_after, do_turn, legal_after, legal_turn
from patolli.games.settlers.rules.workers import do_spend, legal_spend

# Listing ----------------------------------------------------------------------------------------------------------


@unit
def list_legal(s, out):
    """Write the action ids of the current decision into `out`, ascending; returns how many there are."""
    if s.over == 1:
        return 0
    n = list_answers(s, out)
    for i in range(n):
        out[i] = OUTSIDE[out[i]]
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
    task = current(s)
    kind = task.kind
    p = task.seat
    card = task.card
    effect = task.effect
    if kind == TURN:
        return legal_turn(s, p, out)
    if kind == AFTER:
        return legal_after(s, p, out)
    if kind == TAKE:
        return legal_take(s, task.place, out)
    if kind == SOURCE:
        return legal_source(s, task.place, out)
    if kind == DRAW:
        return legal_draw(s, p, out)
    if kind == KEEP:
        return legal_keep(s, p, task.left, task.least, out)
    if kind == PUT:
        return legal_put(s, p, card, out)
    if kind == LOCATION:
        return legal_location(s, p, out)
    if kind == PAY:
        return legal_pay(s, p, out)
    if kind == DISCARD:
        return legal_discard(s, p, task.left, task.least, card, task.times, out)
    if kind == DROP:
        return legal_drop(s, p, task.left, task.least, card, task.times, out)
    if kind == TARGET:
        if card == END:
            return legal_attack(s, task.place, task.purpose == JAPANESE_ATTACK, out)
        return list_targets(s, p, card, effect, out)
    if kind == BUILD:
        return build.legal_build(s, p, card, effect, out)
    if kind == CARD:
        return legal_card(s, p, effect_of(s, card, effect).op, task.least, out)
    if kind == GOOD:
        return gain_from_raze_field.legal_good(s, task.place, out)
    if kind == OPPONENT:
        return opponent_discards_card.legal_opponent(s, p, out)
    if kind == STEAL:
        return steal_goods.legal_steal(s, p, card, effect, out)
    if kind == OPTION:
        return choices.legal_option(s, p, card, effect, out)
    if kind == SWAP:
        return may_discard_goods.legal_swap(s, p, card, effect, task.good, task.least, out)
    if kind == SAMURAI:
        return gain_samurai.legal_samurai(s, p, task.left, task.place, out)
    if kind == SPEND:
        n = legal_spend(s, p, task.least, out)
        out[n] = DONE
        return n + 1
    if kind == COLOR:
        return legal_colour(s, p, task.purpose, out)
    if kind == PRAY:
        return legal_pray(out)
    if kind == STORE_CARD:
        return legal_stored(s, p, task.least, out)
    if kind == GIVE:
        return legal_give(s, p, task.least, out)
    if kind == BLESSING:
        return legal_blessing(s, p, out)
    if kind == OFFER:
        return legal_offer(s, p, out)
    if kind == STATUE:
        return legal_statue(s, out)
    return legal_store(s, p, out)


@kernel
def legal_pray(out):
    out[0] = PRAY_DRAW
    out[1] = PRAY_TOKENS
    return 2


# Answering --------------------------------------------------------------------------------------------------------


@unit
def carry_out(s, action):
    """Answer the current decision, then proceed to the next one that has to be asked."""
    forget_first_order(s)
    if s.otherwise != current(s).seat + 1:
        s.otherwise = 0  # somebody else continues, whose hand stays as it is
    answer(s, INSIDE[action])
    proceed(s)


@kernel
def forget_first_order(s):
    """The order of the decks before setup is kept only for the first position."""
    if s.first_order == 1:
        s.first_order = 0
        for i in range(s.slots):
            s.shelf[i] = 0


@kernel
def answer(s, action):
    task = current(s)
    kind = task.kind
    p = task.seat
    card = task.card
    effect = task.effect
    if kind == TURN:
        do_turn(s, p, action)
    elif kind == AFTER:
        do_after(s, p, action)
    elif kind == TAKE:
        do_take(s, p, action)
    elif kind == SOURCE:
        do_source(s, task.place, action)
    elif kind == DRAW:
        do_draw(s, p, action)
    elif kind == KEEP:
        do_keep(s, p, action)
    elif kind == PUT:
        do_put(s, p, card, action)
    elif kind == LOCATION:
        do_location(s, p, action)
    elif kind == PAY:
        do_pay(s, p, action - FIRST_PAY)
    elif kind == DISCARD:
        do_discard(s, p, action)
    elif kind == DROP:
        do_drop(s, p, action)
    elif kind == TARGET:
        if card == END:
            do_attack(s, task.place, action - THIS)
        else:
            do_target(s, p, card, effect, task.marks, action - THIS)
    elif kind == BUILD:
        build.do_build(s, p, action)
    elif kind == CARD:
        do_card(s, p, card, effect, task.place, action)
    elif kind == GOOD:
        gain_from_raze_field.do_good(s, p, card, task.marks, action)
    elif kind == OPPONENT:
        opponent_discards_card.do_opponent(s, action)
    elif kind == STEAL:
        steal_goods.do_steal(s, p, card, effect, action)
    elif kind == OPTION:
        choices.do_option(s, p, card, effect, task.marks, action)
    elif kind == SWAP:
        may_discard_goods.do_swap(s, p, card, effect, task.marks, action)
    elif kind == SAMURAI:
        gain_samurai.do_samurai(s, p, task.left, action)
    elif kind == SPEND:
        do_spend(s, p, action)
    elif kind == COLOR:
        do_colour(s, task.purpose, action)
    elif kind == PRAY:
        do_pray(s, action)
    elif kind == STORE_CARD:
        do_stored(s, action)
    elif kind == GIVE:
        do_give(s, p, action)
    elif kind == BLESSING:
        do_blessing(s, p, action)
    elif kind == OFFER:
        do_offer(s, p, action)
    elif kind == STATUE:
        do_statue(s, p, action)
    else:
        do_store(s, p, action)


# Contract ---------------------------------------------------------------------------------------------------------


@kernel
def who_decides(s):
    """The seat that decides; -1 when the game is over."""
    return -1 if s.over == 1 else current(s).seat


@kernel
def player_count(s):
    return int64(s.players)


@unit
def deal_and_begin(s, players, rng, scratch):
    """A random deal, up to the first decision."""
    deal_cards(s, players, rng, scratch)
    proceed(s)


@exported
def begin(s):
    """From a position after setup to its first decision."""
    proceed(s)
