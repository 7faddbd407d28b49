"""What effects are worth in points, by a rule of thumb; each op says it in its file. The estimate adds them up.

Worth depends on how many Productions are still to come (`left`): what is built early works more often.
"""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.choices import MAY_PAY_ONE, is_choice
from patolli.games.settlers.effects.goods import gain
from patolli.games.settlers.effects.locations import produce_other, reset_action_location
from patolli.games.settlers.effects.prayer import pray
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.effects.targets import acts
from patolli.games.settlers.effects.worth import price_worth, resource_worth
from patolli.games.settlers.rules.piles import effect_of

WORTH = np.array([op.worth for op in OPS.values()])
"""Of those that depend on nothing but time: see `Op.worth`."""


@kernel
def simple_worth(s, p, x, rel, left):
    """An effect without choices within."""
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
        return pray.worth(s, p, effect, left)
    return WORTH[op, 0] + (WORTH[op, 1] + WORTH[op, 2] * left) * resource_worth(left)


@kernel
def option_worth(s, p, x, rel, k, left):
    """One option of a choice, its price taken off."""
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
    """Effects of a card one after the other."""
    worth = 0.0
    for rel in range(first, last):
        worth += effect_worth(s, p, x, rel, left)
    return worth
