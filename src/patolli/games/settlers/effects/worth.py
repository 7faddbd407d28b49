"""What goods and prices are worth in points, by rule of thumb: effects express their worth with it.

Worth depends on how many Productions are still to come (`left`): what is built early works more often.
"""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import C_ANY, C_BLESSINGS, C_CARDS, C_DEALS, C_GOLD, C_RAZE, C_WORKER
from patolli.games.settlers.rules.state import ANY_CARD, BLESS, FACTION_CARD, GAINS, GOLD, RAZE, SUPPLY, VP, WORKER

# Goods in Resources: wood, stone, food, worker, raze, defense, gold; points and cards count for themselves.
SHARE = np.array([1.09, 0.92, 0.98, 0.69, 1.1, 0.02, 1.51, 0.0, 0.0, 0.0, 0.0, 0.74, 0.8])
CARD_SHARE = np.array([1.0, 0.9, 1.1])  # any, Common, Faction
RESOURCE, RESOURCE_LATER = 0.69, 0.18  # of one at the end, plus more for every Production to come
CARD, CARD_LATER = 0.74, 0.3
DEAL_LOST = 0.7
# Goods that an estimate works with: the supply, then cards in hand, deals and Blessings.
HELD, CARDS_AT, DEALS_AT, BLESSINGS_AT = 10, 7, 8, 9


@kernel
def resource_worth(left):
    return RESOURCE + RESOURCE_LATER * left


@kernel
def card_worth(left):
    return CARD + CARD_LATER * left


@kernel
def good_worth(good, left):
    """The worth of gaining one good."""
    if good == VP:
        return 1.0
    if ANY_CARD <= good <= FACTION_CARD:
        return CARD_SHARE[good - ANY_CARD] * card_worth(left)
    return SHARE[good] * resource_worth(left)


@kernel
def goods_worth(goods, times, most, left):
    """The worth of goods times a number, at most `most` of each (0: no limit)."""
    worth = 0.0
    for good in range(GAINS):
        if goods[good] > 0:
            n = float(goods[good]) * times
            if most > 0 and n > most:
                n = float(most)
            worth += n * good_worth(good, left)
    return worth


@kernel
def add_goods(held, goods, times, most):
    """Add goods times a number, at most `most` of each (0: no limit)."""
    for good in range(SUPPLY):
        n = float(goods[good]) * times
        if most > 0:
            n = min(n, float(most))
        held[good] += n


@kernel
def besides(goods, times, most, left):
    """The worth of the parts of a gain that do not go to the supply: points, cards, Blessings."""
    worth = 0.0
    for good in range(VP, GAINS):
        if goods[good] > 0:
            n = float(goods[good]) * times
            if most > 0:
                n = min(n, float(most))
            worth += n * good_worth(good, left)
    return worth


@kernel
def price_worth(price, left):
    """The worth of a price (as COSTS)."""
    resources = 0.0
    for part in range(4):
        resources += price[part]
    resources += price[C_WORKER] * SHARE[WORKER] + price[C_RAZE] * SHARE[RAZE] + price[C_GOLD] * SHARE[GOLD]
    resources += price[C_BLESSINGS] * SHARE[BLESS]
    return (
        resources * resource_worth(left) + price[C_CARDS] * card_worth(left) + price[C_DEALS] * (0.3 + DEAL_LOST * left)
    )


@kernel
def can_afford(held, price):
    """Whether the goods in `held` can pay a price, with Gold standing in for Resources."""
    gold = held[GOLD] - price[C_GOLD]
    if held[WORKER] < price[C_WORKER] or held[RAZE] < price[C_RAZE] or gold < 0:
        return False
    if held[CARDS_AT] < price[C_CARDS] or held[DEALS_AT] < price[C_DEALS] or held[BLESSINGS_AT] < price[C_BLESSINGS]:
        return False
    short = 0.0
    spare = 0.0
    for good in range(3):
        short += max(price[good] - held[good], 0.0)
        spare += max(held[good] - price[good], 0.0)
    return short + max(price[C_ANY] - spare, 0.0) <= gold


@kernel
def take_resources(held, good, n):
    """Remove Resources of a kind, then Gold in their place."""
    taken = min(held[good], n)
    held[good] -= taken
    held[GOLD] -= n - taken


@kernel
def take_price(held, price):
    """Pay a price that `can_afford` allows."""
    held[WORKER] -= price[C_WORKER]
    held[RAZE] -= price[C_RAZE]
    held[GOLD] -= price[C_GOLD]
    held[CARDS_AT] -= price[C_CARDS]
    held[DEALS_AT] -= price[C_DEALS]
    held[BLESSINGS_AT] -= price[C_BLESSINGS]
    for good in range(3):
        take_resources(held, good, float(price[good]))
    for _ in range(price[C_ANY]):
        most = 0
        for good in range(3):
            if held[good] > held[most]:
                most = good
        take_resources(held, most, 1.0)
