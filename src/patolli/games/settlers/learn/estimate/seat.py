"""A hand-made estimate of the final points of a seat: what greedy play looks one decision ahead with.

It is made of what everybody knows: points so far and at the end, what goods can still be turned into by the Action
Locations and by building, what every later Production will bring, and what the pending decision promises.
"""

import numpy as np
from numpy import int64

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.settlers.effects.goods import put_goods_on
from patolli.games.settlers.effects.tables import (
    ANY_TIME,
    IN_PRODUCTION,
    NEVER,
    ON_BUILD,
    ON_CLEANUP,
    ON_DEAL,
    ON_EXCHANGE,
    ON_RAZE,
    ON_SCORE,
    ON_TWO_POINTS,
    TYPE_ACTION,
    TYPE_FEATURE,
    TYPE_PRODUCTION,
)
from patolli.games.settlers.effects.worth import (
    CARDS_AT,
    DEALS_AT,
    HELD,
    SHARE,
    good_worth,
    price_worth,
    resource_worth,
)
from patolli.games.settlers.learn.estimate.effects import list_worth
from patolli.games.settlers.learn.estimate.goods import (
    first_of,
    hand_worth,
    next_of,
    production,
    supply_worth,
    use_actions,
)
from patolli.games.settlers.learn.estimate.pending import EXTRA, NOTES, pending
from patolli.games.settlers.rules.phases.cleanup import stored_goods
from patolli.games.settlers.rules.piles import card_of, effect_of, first_card, goods_on, next_card
from patolli.games.settlers.rules.scoring import final_points
from patolli.games.settlers.rules.state import (
    ACTION,
    BLESS,
    COMMON_DISCARD,
    DEALS,
    DEFENDED,
    DISCARD_PILE,
    END,
    FOUNDATIONS,
    HAND,
    LAST_ROUND,
    LOOKOUT,
    PRODUCTION,
    ROW,
    SAMURAI_ON,
    SUPPLY,
)
from patolli.games.settlers.rules.trade import deal_count

USABLE = 0.97  # of what can still be done in this round: doing it is better
LATER, LATER_ACTIONS, LATER_SUPPLY = 0.96, 0.95, 1.26  # of what later rounds bring: besides goods, by actions, goods
CARDS_A_ROUND = 3
CARDS_SAVED = 1.27  # of those beyond two in hand: they are built with later goods
STILL_IN = 0.13  # for not having passed
KEPT = 0.91  # of goods that Cleanup leaves
FOUNDATION, SAMURAI, DEFENSE = 0.76, 0.21, 0.08
ROW_LEFT, DISCARDED, DEALT = 0.1, 0.069, 0.18  # of cards that are left to others, given away, under the board
# How often a feature answers in a round, by its trigger.
TIMES_A_ROUND = np.zeros(10)
TIMES_A_ROUND[ON_BUILD] = 1.19
TIMES_A_ROUND[ON_DEAL] = 0.76
TIMES_A_ROUND[ON_RAZE] = 1.03
TIMES_A_ROUND[ON_TWO_POINTS] = 0.79
TIMES_A_ROUND[ON_SCORE] = 1.2
TIMES_A_ROUND[IN_PRODUCTION] = 1.0
TIMES_A_ROUND[ON_EXCHANGE] = 1.5
TIMES_A_ROUND[ON_CLEANUP] = 0.91
TIMES_A_ROUND[ANY_TIME] = 1.14
ANY_DECK = 1.1  # times as often for a feature that asks for no colour


@kernel
def productions_left(s, p):
    """How many Productions of a seat are still to come."""
    left = LAST_ROUND - int64(s.round_no)
    place = (p - s.first_player) % s.players
    if s.phase == LOOKOUT or (s.phase == PRODUCTION and s.step <= place):
        return left + 1
    return left


@kernel
def can_act(s, p):
    """Whether goods in supply can be used in this round, after this round's Production."""
    place = (p - s.first_player) % s.players
    return (s.phase == PRODUCTION and s.step > place) or (s.phase == ACTION and s.passed[p] == 0)


# Cards ------------------------------------------------------------------------------------------------------------


@kernel
def feature_worth(s, p, x, left, now):
    """What a feature will still answer."""
    card = card_of(s, x)
    if card.trigger == NEVER:
        return 0.0
    often = TIMES_A_ROUND[card.trigger]
    if card.filter_color < 0:
        often *= ANY_DECK
    worth = (left + (0.5 if now else 0.0)) * often * list_worth(s, p, x, 0, card.main_end, left // 2)
    if effect_of(s, x, 0).op == put_goods_on.NUMBER and card.main_end > 0:
        worth += 0.35 * min(goods_on(s, x), 12)
    return worth


@kernel
def build_worth(s, p, x, left):
    """What a card that is not built would be worth to a seat, its price taken off."""
    card = card_of(s, x)
    main = list_worth(s, p, x, 0, card.main_end, left // 2)
    worth = float(card.end_vp) + list_worth(s, p, x, card.main_end, card.bonus_end, left)
    if card.type == TYPE_PRODUCTION:
        worth += (left + 1) * main
    elif card.type == TYPE_ACTION:
        worth += 0.7 * (left + 0.5) * int64(card.uses) * max(main - price_worth(card.price, left // 2), 0.0)
    else:
        worth += feature_worth(s, p, x, left, True)
    paid = card.cost[0] + card.cost[1] + card.cost[2] + card.location
    return worth - 0.8 * paid * resource_worth(left)


@kernel
def cards_given(s, p, left):
    """Cards that others may take, that were thrown away last, or that lie under the board: better the worse ones."""
    worth = 0.0
    x = first_card(s, ROW)
    while x != END:
        worth += ROW_LEFT * build_worth(s, p, x, left)
        x = next_card(s, x)
    for pile in (COMMON_DISCARD, DISCARD_PILE + p):
        x = s.tail[pile]
        if x != END:
            worth += DISCARDED * build_worth(s, p, x, left)
    x = first_card(s, DEALS + p)
    while x != END:
        if card_of(s, x).main_end > 0:
            worth += DEALT * build_worth(s, p, x, left)
        x = next_card(s, x)
    return worth


@kernel
def locations_worth(s, p, left, now, extra):
    """Features, guards, and Foundations."""
    worth = FOUNDATION * min(int64(s.length[FOUNDATIONS + p]), 2) if left > 0 or now else 0.0
    x = first_of(s, p, extra)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE:
            worth += feature_worth(s, p, x, left, now)
        if x != extra:
            if s.marks[x] & DEFENDED != 0 and now:
                worth += DEFENSE * (1 + card.cost[0] + card.cost[1] + card.cost[2])
            if s.marks[x] & SAMURAI_ON != 0:
                worth += SAMURAI * (1 + left)
        x = next_of(s, p, x, extra)
    return worth


# Everything -------------------------------------------------------------------------------------------------------


@kernel
def kept_worth(s, p, left):
    """Goods that are not used in this round: what Cleanup leaves, or what was left by the last one."""
    if left == 0:
        return 0.0
    kept = -1 if s.phase == LOOKOUT or s.phase == PRODUCTION else stored_goods(s, p)
    worth = 0.0
    for good in range(SUPPLY):
        if (kept >> good) & 1:
            worth += KEPT * int64(s.goods[p, good]) * good_worth(good, left - 1)
    return worth


@unit
def estimate(s, p):
    """The estimate for seat p, from what everybody knows."""
    value = float(final_points(s, p))
    if s.over == 1:
        return value
    left = productions_left(s, p)
    now = can_act(s, p)
    held = s.held
    later = s.later
    notes = s.notes
    for good in range(SUPPLY):
        held[good] = s.goods[p, good]
    held[CARDS_AT] = s.length[HAND + p]
    held[DEALS_AT] = deal_count(s, p)
    value += pending(s, p, held, later, notes, left)
    extra = notes[EXTRA]
    if extra != END:
        value += card_of(s, extra).end_vp
    cards = held[CARDS_AT]
    if now:
        value += USABLE * (use_actions(s, p, held, False, left, notes) + supply_worth(held, left))
    else:
        value += kept_worth(s, p, left)
    if left > 0 or now:
        value += hand_worth(cards, left)
        value += 0.3 * int64(s.tricolor[p]) if now else 0.0
        for colour in range(9):
            value += SHARE[BLESS] * ((int64(s.blessings[p]) >> colour) & 1) * resource_worth(left)
    if left > 0:
        middle = left // 2
        besides_goods = production(s, p, later, middle, extra)
        later[CARDS_AT] = CARDS_A_ROUND + CARDS_SAVED * min(max(cards - 2, 0.0), 4.0)
        later[DEALS_AT] = 0.0
        made = use_actions(s, p, later, True, middle, notes)
        value += left * (LATER * besides_goods + LATER_ACTIONS * made)
        for after in range(left):
            value += LATER_SUPPLY * supply_worth(later, after)
    value += locations_worth(s, p, left, now, extra)
    if now:
        value += STILL_IN
    for i in range(HELD):
        held[i] = 0.0
        later[i] = 0.0
    for i in range(NOTES):
        notes[i] = 0
    return value - cards_given(s, p, left)
