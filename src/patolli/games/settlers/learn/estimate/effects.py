"""What effects are worth in points, by rule of thumb; each op defines it in its file. The estimate adds them up.

Worth depends on how many Productions are still to come (`left`): what is built early works more often.
"""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.choices import MAY_PAY_ONE, is_choice
from patolli.games.settlers.effects.ending import vp_per_card_under
from patolli.games.settlers.effects.goods import gain
from patolli.games.settlers.effects.hand import place_card_under
from patolli.games.settlers.effects.locations import produce_other, reset_action_location
from patolli.games.settlers.effects.prayer import gain_blessing, pray, store_cards_for_prayer
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.effects.targets import acts
from patolli.games.settlers.effects.worth import card_worth, price_worth, resource_worth
from patolli.games.settlers.learn.estimate.blessings import gained_worth, storing_worth
from patolli.games.settlers.learn.estimate.prayers import prayer_worth
from patolli.games.settlers.rules.piles import card_of, effect_of

WORTH = np.array([op.worth for op in OPS.values()])
"""For ops whose worth depends only on time: see `Op.worth`."""
CARD_UNDER = 0.6  # of the card that is put there
UNDER_ONE = 0.7  # of the points for it, if they depend on where it lies


@kernel
def under_worth(s, x):
    """Points at the end for a card that this Location puts under another one."""
    card = card_of(s, x)
    worth = 0.0
    for rel in range(card.bonus_end, card.final_end):
        effect = effect_of(s, x, rel)
        if effect.op == vp_per_card_under.NUMBER:
            worth += UNDER_ONE * effect.b
    return worth


@kernel
def simple_worth(s, p, x, rel, left):
    """An effect without nested choices."""
    if not acts(s, x, rel):
        return 0.0
    effect = effect_of(s, x, rel)
    op = effect.op
    if gain.is_gain(op):
        return gain.worth(s, p, x, effect, left)
    if op == produce_other.NUMBER:
        return produce_other.worth(s, p, x, left)
    if op == reset_action_location.NUMBER:
        return reset_action_location.worth(s, p, x, left)
    if op == pray.NUMBER:
        return prayer_worth(s, p, effect, left)
    if op == gain_blessing.NUMBER:
        return gained_worth(s, p, effect.b, effect.a, left)
    if op == store_cards_for_prayer.NUMBER:
        return storing_worth(s, effect.b, left)
    if op == place_card_under.NUMBER:
        return under_worth(s, x) - CARD_UNDER * card_worth(left)
    return WORTH[op, 0] + (WORTH[op, 1] + WORTH[op, 2] * left) * resource_worth(left)


@kernel
def option_worth(s, p, x, rel, k, left):
    """One option of a choice, minus its price."""
    effect = effect_of(s, x, rel)
    worth = 0.0
    for inner in range(effect.option_at[k], effect.option_end[k]):
        worth += simple_worth(s, p, x, inner, left)
    if effect.op == MAY_PAY_ONE:
        worth -= price_worth(effect.option_price[k], left)
    return worth


@kernel
def effect_worth(s, p, x, rel, left):
    effect = effect_of(s, x, rel)
    if not is_choice(effect.op):
        return simple_worth(s, p, x, rel, left)
    best = 0.0
    for k in range(effect.options):
        best = max(best, option_worth(s, p, x, rel, k, left))
    return best


@kernel
def list_worth(s, p, x, first, last, left):
    """All effects in a list of a card."""
    worth = 0.0
    for rel in range(first, last):
        worth += effect_worth(s, p, x, rel, left)
    return worth
