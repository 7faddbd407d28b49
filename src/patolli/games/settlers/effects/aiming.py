"""Answers to questions that effects ask: which target, which hand card (format 8). Other questions are in the files of
their ops."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.deals import (
    discard_deal,
    gain_good_of_own_deal,
    make_deal_with_opponent_location,
    take_deal,
)
from patolli.games.settlers.effects.hand import place_card_under, place_foundation
from patolli.games.settlers.effects.locations import (
    block_action_location,
    discard_location,
    gain_from_raze_field,
    place_technology,
    produce_other,
    raze,
    reset_action_location,
    take_over_location,
)
from patolli.games.settlers.effects.prayer import store_cards_for_prayer
from patolli.games.settlers.rules.catalogue import DONE, THIS
from patolli.games.settlers.rules.piles import effect_of, first_card, next_card
from patolli.games.settlers.rules.state import END, HAND
from patolli.games.settlers.rules.tasks import one_less, pop


@kernel
def do_target(s, p, by, rel, flags, x):
    """Aim an effect of the card `by` at x."""
    pop(s)
    effect = effect_of(s, by, rel)
    op = effect.op
    if op == produce_other.NUMBER:
        produce_other.aim(s, p, by, rel, flags, x)
    elif op == reset_action_location.NUMBER:
        reset_action_location.aim(s, x)
    elif op == raze.NUMBER:
        raze.aim(s, p, effect, x)
    elif op == gain_from_raze_field.NUMBER:
        gain_from_raze_field.aim(s, p, by, flags, x)
    elif op == discard_location.NUMBER:
        discard_location.aim(s, x)
    elif op == block_action_location.NUMBER:
        block_action_location.aim(s, x)
    elif op == take_over_location.NUMBER:
        take_over_location.aim(s, p, x)
    elif op == place_card_under.NUMBER:
        place_card_under.aim(s, p, by, rel, x)
    elif op == place_technology.NUMBER:
        place_technology.aim(s, effect, x)
    elif op == discard_deal.DISCARD:
        discard_deal.aim(s, p, x)
    elif op == take_deal.NUMBER:
        take_deal.aim(s, p, x)
    elif op == gain_good_of_own_deal.NUMBER:
        gain_good_of_own_deal.aim(s, p, by, flags, x)
    elif op == make_deal_with_opponent_location.NUMBER:
        make_deal_with_opponent_location.aim(s, p, x)


# The decision `card`: a hand card ----------------------------------------------------------------------------------


@kernel
def card_fits(s, op, x):
    if op == place_foundation.NUMBER:
        return place_foundation.fits(s, x)
    if op == store_cards_for_prayer.NUMBER:
        return store_cards_for_prayer.fits(s, x)
    return True


@kernel
def any_card_fits(s, p, op, least):
    x = first_card(s, HAND + p)
    while x != END:
        if x >= least and card_fits(s, op, x):
            return True
        x = next_card(s, x)
    return False


@kernel
def legal_card(s, p, op, least, out):
    n = 0
    x = first_card(s, HAND + p)
    while x != END:
        if x >= least and card_fits(s, op, x):
            out[n] = THIS + x
            n += 1
        x = next_card(s, x)
    if op == store_cards_for_prayer.NUMBER:
        out[n] = DONE
        n += 1
    return n


@kernel
def do_card(s, p, by, rel, location, action):
    """Several cards are chosen in the order of slots, and `done` ends it."""
    effect = effect_of(s, by, rel)
    y = action - THIS
    if action == DONE:
        pop(s)
        return
    one_less(s, y + 1)
    if effect.op == place_foundation.NUMBER:
        place_foundation.put(s, p, y)
    elif effect.op == store_cards_for_prayer.NUMBER:
        store_cards_for_prayer.put(s, effect, location, y)
    else:
        place_card_under.put(s, by, effect, location, y)
