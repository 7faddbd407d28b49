"""What things are worth in points, by a rule of thumb: goods, effects, Prayers. The estimate adds them up.

Worth depends on how many Productions are still to come (`left`): what is built early works more often.
"""

import numpy as np

from patolli.engine.jit import kernel
from patolli.settlers.blessings import blessing_count
from patolli.settlers.effects import samurai_count
from patolli.settlers.piles import card_of, controls, count_colour, his_first, his_next
from patolli.settlers.state import (
    ANY_CARD,
    END,
    FACTION_CARD,
    GAINS,
    GOLD,
    MATCHING,
    RAZE,
    SUPPLY,
    VP,
    WORKER,
    int64,
)
from patolli.settlers.tables import (
    ALL_COLOURS,
    C_ANY,
    C_CARDS,
    C_DEALS,
    C_GOLD,
    C_RAZE,
    C_WORKER,
    CHOOSE_ONE,
    COLOUR_GAIN,
    GAIN,
    GAIN_PER_BLESSING,
    GAIN_PER_COLOUR,
    GAIN_PER_SAMURAI,
    MAY_PAY_ONE,
    OP_PRAY,
    OPS,
    PRODUCE_OTHER,
    RESET,
    TYPE_ACTION,
    TYPE_PRODUCTION,
    prayer_at,
)
from patolli.settlers.targets import acts, effect_of

# Goods in Resources: wood, stone, food, worker, raze, defense, gold; points and cards count for themselves.
SHARE = np.array([1.09, 0.92, 0.98, 0.69, 1.1, 0.02, 1.51, 0.0, 0.0, 0.0, 0.0, 0.74, 0.8])
CARD_SHARE = np.array([1.0, 0.9, 1.1])  # any, Common, Faction
RESOURCE, RESOURCE_LATER = 0.69, 0.18  # of one at the end, and more for every Production to come
CARD, CARD_LATER = 0.74, 0.3
DEAL_LOST = 0.7
# Goods that an estimate thinks with: the supply, then cards in hand and deals.
HELD, CARDS_AT, DEALS_AT = 9, 7, 8
# How often a colour is among the Common cards.
ODDS = np.array([16, 13, 12, 12, 10, 6, 0, 1, 8]) / 84

# Effects that gain nothing by themselves: in points, in Resources, and in Resources for every Production to come.
PLAIN = np.zeros((len(OPS), 3))
for _op, _worth in {
    "draw_choose": (0.0, 0.9, 0.0),
    "raze": (0.36, 0.61, 0.0),
    "gain_from_raze_field": (0.0, 0.95, 0.0),
    "discard_location": (0.3, 0.0, 0.0),
    "block_action_location": (0.1, 0.0, 0.0),
    "take_over_location": (0.6, 0.3, 0.0),
    "steal_goods": (0.0, 1.0, 0.0),
    "discard_deal": (0.1, 0.0, 0.0),
    "take_deal": (0.0, 0.0, 0.7),
    "gain_good_of_that_deal": (0.0, 0.9, 0.0),
    "gain_good_of_own_deal": (0.0, 1.0, 0.0),
    "make_deal_with_opponent_location": (0.0, 0.9, 0.7),
    "build": (0.5, 1.0, 0.0),
    "place_foundation": (0.0, -0.1, 0.0),
    "opponent_discards_card": (0.05, 0.0, 0.0),
    "gain_samurai": (0.4, 0.0, 0.0),
    "may_discard_goods_just_gained": (1.0, 0.0, 0.0),
    "may_discard_goods_from_deals": (0.4, 0.0, 0.0),
    "put_cards_under": (0.5, 0.0, 0.0),
    "put_goods_on": (0.3, 0.0, 0.0),
    "store_any_number": (0.0, 0.6, 0.0),
    "store_blessings": (0.0, 0.4, 0.0),
    "gain_blessing": (0.0, 0.5, 0.0),
    "store_cards_for_prayer": (0.0, 0.4, 0.0),
    "place_card_under": (0.0, -0.3, 0.0),
}.items():
    PLAIN[OPS.index(_op)] = _worth


@kernel
def resource_worth(left):
    return RESOURCE + RESOURCE_LATER * left


@kernel
def card_worth(left):
    return CARD + CARD_LATER * left


@kernel
def good_worth(good, left):
    """One good that is gained."""
    if good == VP:
        return 1.0
    if ANY_CARD <= good <= FACTION_CARD:
        return CARD_SHARE[good - ANY_CARD] * card_worth(left)
    return SHARE[good] * resource_worth(left)


@kernel
def goods_worth(goods, times, most, left):
    """Goods times a number, at most so many of each (0: any number)."""
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
    """Goods times a number, at most so many of each (0: any number), join others."""
    for good in range(SUPPLY):
        n = float(goods[good]) * times
        if most > 0:
            n = min(n, float(most))
        held[good] += n


@kernel
def besides(goods, times, most, left):
    """The worth of what a gain has but goods of the supply: points, cards, Blessings."""
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
    """What a price (as COSTS) takes away."""
    resources = 0.0
    for part in range(4):
        resources += price[part]
    resources += price[C_WORKER] * SHARE[WORKER] + price[C_RAZE] * SHARE[RAZE] + price[C_GOLD] * SHARE[GOLD]
    return (
        resources * resource_worth(left) + price[C_CARDS] * card_worth(left) + price[C_DEALS] * (0.3 + DEAL_LOST * left)
    )


@kernel
def can_afford(held, price):
    """Whether goods in `held` pay a price, Gold standing in for Resources."""
    gold = held[GOLD] - price[C_GOLD]
    if held[WORKER] < price[C_WORKER] or held[RAZE] < price[C_RAZE] or gold < 0:
        return False
    if held[CARDS_AT] < price[C_CARDS] or held[DEALS_AT] < price[C_DEALS]:
        return False
    short = 0.0
    spare = 0.0
    for good in range(3):
        short += max(price[good] - held[good], 0.0)
        spare += max(held[good] - price[good], 0.0)
    return short + max(price[C_ANY] - spare, 0.0) <= gold


@kernel
def take_resources(held, good, n):
    """Resources of a kind leave, then Gold in their place."""
    taken = min(held[good], n)
    held[good] -= taken
    held[GOLD] -= n - taken


@kernel
def take_price(held, price):
    """What `can_afford` allows, paid."""
    held[WORKER] -= price[C_WORKER]
    held[RAZE] -= price[C_RAZE]
    held[GOLD] -= price[C_GOLD]
    held[CARDS_AT] -= price[C_CARDS]
    held[DEALS_AT] -= price[C_DEALS]
    for good in range(3):
        take_resources(held, good, float(price[good]))
    for _ in range(price[C_ANY]):
        most = 0
        for good in range(3):
            if held[good] > held[most]:
                most = good
        take_resources(held, most, 1.0)


@kernel
def of_his(s, p, x, colour):
    """His Locations of a colour, and x as if it were one of them."""
    n = float(count_colour(s, p, colour))
    if not controls(s, p, x) and (card_of(s, x).colors >> colour) & 1:
        n += 1.0
    return n


@kernel
def pray_worth(s, p, prayer, named, left):
    """What a Prayer for the named colours can be expected to bring, Blessings counted."""
    worth = 0.0
    best = 0.0
    for colour in range(9):
        if (named >> colour) & 1 == 0:
            continue
        count = prayer.draw * ODDS[colour]
        if (int64(s.blessings[p]) >> colour) & 1 or (colour < 3 and s.tricolor[p] == 1):
            count += 0.8
        one = 0.0
        if prayer.spends == 1:
            one = 0.4 * (prayer.vp_spent + prayer.vp_kind) if prayer.spend[colour] >= 0 else 0.0
        else:
            goods = prayer.goods[colour]
            one = goods_worth(goods, 1.0, 0, left)
            if goods[MATCHING] > 0 and COLOUR_GAIN[colour] >= 0:
                one += goods[MATCHING] * (good_worth(int64(COLOUR_GAIN[colour]), left) - good_worth(MATCHING, left))
        worth += count * one
        best = max(best, count * one)
    return worth if prayer.mode == 0 else best


@kernel
def gain_worth(s, p, x, effect, left):
    """An effect that gains goods."""
    op = effect.op
    if op == GAIN:
        return goods_worth(effect.goods, 1.0, 0, left)
    if op == GAIN_PER_COLOUR:
        return goods_worth(effect.goods, of_his(s, p, x, int64(effect.a)), int64(effect.b), left)
    if op == GAIN_PER_SAMURAI:
        return goods_worth(effect.goods, float(samurai_count(s, p)), int64(effect.b), left)
    return goods_worth(effect.goods, 1.0 + blessing_count(s, p), int64(effect.b), left)


@kernel
def best_of_his(s, p, x, kind, left):
    """The most that another production Location brings, or an Action Location, its price taken off."""
    best = 0.0
    y = his_first(s, p)
    while y != END:
        card = card_of(s, y)
        if y != x and card.type == kind:
            worth = -price_worth(card.price, left) if kind == TYPE_ACTION else 0.0
            for rel in range(card.main_end):
                effect = effect_of(s, y, rel)
                if effect.op <= GAIN_PER_BLESSING:
                    worth += gain_worth(s, p, y, effect, left)
            best = max(best, worth)
        y = his_next(s, p, y)
    return best


@kernel
def simple_worth(s, p, x, rel, left):
    """An effect without choices within."""
    if not acts(s, x, rel):
        return 0.0
    effect = effect_of(s, x, rel)
    op = int64(effect.op)
    if op <= GAIN_PER_BLESSING:
        return gain_worth(s, p, x, effect, left)
    if op == PRODUCE_OTHER:
        return best_of_his(s, p, x, TYPE_PRODUCTION, left)
    if op == RESET:
        return best_of_his(s, p, x, TYPE_ACTION, left)
    if op == OP_PRAY:
        prayer = prayer_at(int64(effect.prayer))
        named = int64(prayer.named)
        worth = pray_worth(s, p, prayer, named, left)
        return worth / 3 if named == ALL_COLOURS and prayer.mode == 3 else worth
    return PLAIN[op, 0] + (PLAIN[op, 1] + PLAIN[op, 2] * left) * resource_worth(left)


@kernel
def option_worth(s, p, x, rel, k, left):
    """One option of a choice, its price taken off."""
    effect = effect_of(s, x, rel)
    worth = 0.0
    for inner in range(int64(effect.option_at[k]), int64(effect.option_end[k])):
        worth += simple_worth(s, p, x, inner, left)
    if effect.op == MAY_PAY_ONE:
        worth -= price_worth(effect.option_price[k], left)
    return worth


@kernel
def effect_worth(s, p, x, rel, left):
    effect = effect_of(s, x, rel)
    if effect.op != CHOOSE_ONE and effect.op != MAY_PAY_ONE:
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
