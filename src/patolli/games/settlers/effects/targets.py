"""What an effect may be aimed at (D13, format 8): listed for the decision, checked before an action is offered."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_HAND, AT_OWN, AT_RIVALS
from patolli.games.settlers.effects.deals import (
    discard_deal,
    gain_good_of_own_deal,
    make_deal_with_opponent_location,
    take_deal,
)
from patolli.games.settlers.effects.goods import steal_goods
from patolli.games.settlers.effects.hand import opponent_discards_card, place_card_under, place_foundation
from patolli.games.settlers.effects.locations import (
    block_action_location,
    build,
    gain_from_raze_field,
    place_technology,
    produce_other,
    raze,
    reset_action_location,
    take_over_location,
)
from patolli.games.settlers.effects.ops import number
from patolli.games.settlers.effects.prayer import store_cards_for_prayer
from patolli.games.settlers.rules.piles import as_known, effect_of, own_first, own_next, rival_first, rival_next
from patolli.games.settlers.rules.state import END

CHOOSE_ONE = number("choose_one")


@kernel
def acts(s, x, rel):
    """Effects on which rulebooks and cards disagree act only under the option `disputed`; those of rules that the table
    has turned off never act."""
    marks = effect_of(s, x, rel).disputed
    return (marks & 1 == 0 or s.disputed == 1) and marks & s.switched_off == 0


@kernel
def is_own_target(s, p, by, effect, x):
    """Whether a Location of the seat is a target."""
    op = effect.op
    if op == produce_other.NUMBER:
        return produce_other.is_target(s, p, by, effect, x)
    if op == reset_action_location.NUMBER:
        return reset_action_location.is_target(s, by, x)
    if op == place_card_under.NUMBER:
        return place_card_under.is_target(s, p, x)
    if op == place_technology.NUMBER:
        return place_technology.is_target(s, p, effect, x)
    return raze.is_own_target(s, p, effect, x)


@kernel
def is_rival_target(s, p, effect, x):
    """Whether a Location of an open rival is a target."""
    op = effect.op
    if op == raze.NUMBER:
        return raze.is_rival_target(s, p, effect, x)
    if op == gain_from_raze_field.NUMBER:
        return gain_from_raze_field.is_target(s, x)
    if op == block_action_location.NUMBER:
        return block_action_location.is_target(s, x)
    if op == take_over_location.NUMBER:
        return take_over_location.is_target(s, p, x)
    if op == make_deal_with_opponent_location.NUMBER:
        return make_deal_with_opponent_location.is_target(s, p, x)
    return True


@kernel
def list_targets(s, p, by, rel, out):
    """The slots that an effect of the card `by` may be aimed at, without duplicates; returns how many."""
    effect = effect_of(s, by, rel)
    op = effect.op
    if op == discard_deal.DISCARD:
        return discard_deal.list_targets(s, p, out)
    if op == take_deal.NUMBER:
        return take_deal.list_targets(s, p, out)
    if op == gain_good_of_own_deal.NUMBER:
        return gain_good_of_own_deal.list_targets(s, p, out)
    n = 0
    if effect.aims & AT_OWN:
        x = own_first(s, p)
        while x != END:
            if is_own_target(s, p, by, effect, x):
                out[n] = x
                n += 1
            x = own_next(s, p, x)
    if effect.aims & AT_RIVALS:
        x = rival_first(s, p)
        while x != END:
            if is_rival_target(s, p, effect, x):
                out[n] = x
                n += 1
            x = rival_next(s, p, x)
    if effect.aims & AT_HAND:
        n = raze.list_hand_targets(s, p, effect, out, n)
    return n


@kernel
def has_aim(s, p, by, effect):
    """Whether there is a Location or a hand card to aim at."""
    if effect.aims & AT_OWN:
        x = own_first(s, p)
        while x != END:
            if is_own_target(s, p, by, effect, x):
                return True
            x = own_next(s, p, x)
    if effect.aims & AT_RIVALS:
        x = rival_first(s, p)
        while x != END:
            if is_rival_target(s, p, effect, x):
                return True
            x = rival_next(s, p, x)
    if effect.aims & AT_HAND:
        return as_known(s, p, raze.has_hand_target(s, p, effect))
    return False


@kernel
def has_target(s, p, by, rel):
    """Whether an effect has a target; true for effects that need none."""
    effect = effect_of(s, by, rel)
    op = effect.op
    if op == build.NUMBER:
        return build.has_target(s, p, effect)
    if op == place_foundation.NUMBER:
        return place_foundation.has_target(s, p)
    if op == store_cards_for_prayer.NUMBER:
        return store_cards_for_prayer.has_target(s, p, effect)
    if op == opponent_discards_card.NUMBER:
        return opponent_discards_card.has_target(s, p)
    if op == steal_goods.NUMBER:
        return steal_goods.has_target(s, p, effect)
    if op == discard_deal.DISCARD:
        return discard_deal.has_target(s, p)
    if op == take_deal.NUMBER:
        return take_deal.has_target(s, p)
    if op == gain_good_of_own_deal.NUMBER:
        return gain_good_of_own_deal.has_target(s, p)
    if op == place_card_under.NUMBER and not place_card_under.has_card(s, p):
        return False
    return effect.aims == 0 or has_aim(s, p, by, effect)


# Lists of effects -------------------------------------------------------------------------------------------------


@kernel
def list_has_targets(s, p, by, first, last):
    """Whether all effects of a list have what they need; `all_have_targets` looks at nested choices."""
    for rel in range(first, last):
        if acts(s, by, rel) and not has_target(s, p, by, rel):
            return False
    return True


@kernel
def option_has_targets(s, p, by, rel, k):
    effect = effect_of(s, by, rel)
    return list_has_targets(s, p, by, effect.option_at[k], effect.option_end[k])


@kernel
def all_have_targets(s, p, by, first, last):
    """D13: every effect has a target; in a choice, some option has all its targets."""
    if not list_has_targets(s, p, by, first, last):
        return False
    for rel in range(first, last):
        effect = effect_of(s, by, rel)
        if effect.op == CHOOSE_ONE and acts(s, by, rel):
            found = False
            for k in range(effect.options):
                found = found or option_has_targets(s, p, by, rel, k)
            if not found:
                return False
    return True
