"""A hand-made estimate of a seat's final points, which greedy play uses to look one decision ahead.

It is based on what the seat knows: points so far and at the end, what Action Locations and building can still make of
its goods, what every later Production will bring, and what the pending decision promises.
"""

import numpy as np
from numpy import int64

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.settlers.effects.card_rows import (
    ANY_TIME,
    IN_PRODUCTION,
    NEVER,
    ON_BLESSING,
    ON_BUILD,
    ON_CLEANUP,
    ON_DEAL,
    ON_EXCHANGE,
    ON_PRAYER,
    ON_RAZE,
    ON_SCORE,
    ON_SET,
    ON_TWO_POINTS,
    TRIGGERS,
    TYPE_ACTION,
    TYPE_FEATURE,
    TYPE_PRODUCTION,
    board_at,
)
from patolli.games.settlers.effects.goods import put_goods_on
from patolli.games.settlers.effects.worth import (
    BLESSINGS_AT,
    CARDS_AT,
    DEALS_AT,
    HELD,
    good_worth,
    price_worth,
    resource_worth,
)
from patolli.games.settlers.formats.odds import forget_unseen
from patolli.games.settlers.learn.estimate.blessings import held_worth, note_prayers, stored_worth
from patolli.games.settlers.learn.estimate.effects import list_worth
from patolli.games.settlers.learn.estimate.goods import (
    KEPT,
    first_of,
    hand_worth,
    next_of,
    production,
    supply_worth,
    usable_worth,
    use_actions,
)
from patolli.games.settlers.learn.estimate.pending import EXTRA, NOTES, pending
from patolli.games.settlers.rules.blessings import count_colours
from patolli.games.settlers.rules.catalogue import OUTSIDE, PRAY_DRAW
from patolli.games.settlers.rules.phases.cleanup import stored_goods
from patolli.games.settlers.rules.piles import card_of, effect_of, first_card, goods_on, next_card
from patolli.games.settlers.rules.scoring import final_points
from patolli.games.settlers.rules.state import (
    ACTION,
    DEALS,
    DEFENDED,
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
from patolli.games.settlers.rules.tasks import PRAY, current, pop, push
from patolli.games.settlers.rules.trade import deal_count

DRAW = int(OUTSIDE[PRAY_DRAW])
USABLE = 0.97  # of what can still be done this round: doing it is better
LATER, LATER_ACTIONS, LATER_SUPPLY = 0.96, 0.95, 1.26  # of what later rounds bring: non-goods, by actions, goods
CARDS_A_ROUND = 3
CARDS_SAVED = 1.27  # of cards beyond two in hand: they are built with later goods
STILL_IN = 0.13  # for not having passed while there is something left to do
FOUNDATION, SAMURAI, DEFENSE = 0.76, 0.21, 0.08
ROW_LEFT, IN_HAND, DEALT = 0.1, 0.069, 0.18  # of cards left to others, in hand, under the board
# How often a feature responds in a round, by its trigger.
TIMES_A_ROUND = np.zeros(len(TRIGGERS))
TIMES_A_ROUND[ON_BUILD] = 1.19
TIMES_A_ROUND[ON_DEAL] = 0.76
TIMES_A_ROUND[ON_RAZE] = 1.03
TIMES_A_ROUND[ON_TWO_POINTS] = 0.79
TIMES_A_ROUND[ON_SCORE] = 1.2
TIMES_A_ROUND[IN_PRODUCTION] = 1.0
TIMES_A_ROUND[ON_EXCHANGE] = 1.5
TIMES_A_ROUND[ON_CLEANUP] = 0.91
TIMES_A_ROUND[ANY_TIME] = 1.14
TIMES_A_ROUND[ON_PRAYER] = 1.5
TIMES_A_ROUND[ON_BLESSING] = 0.6
TIMES_A_ROUND[ON_SET] = 0.5
ANY_DECK = 1.1  # times as often for a feature that requires no color


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
    """Whether goods in supply can still be used this round, after this round's Production."""
    place = (p - s.first_player) % s.players
    return (s.phase == PRODUCTION and s.step > place) or (s.phase == ACTION and s.passed[p] == 0)


# Cards ------------------------------------------------------------------------------------------------------------


@kernel
def feature_worth(s, p, x, left, now):
    """What a feature will still bring."""
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
    """What an unbuilt card would be worth to a seat, minus its price."""
    card = card_of(s, x)
    worth = float(card.end_vp) + list_worth(s, p, x, card.main_end, card.bonus_end, left)
    if card.type == TYPE_PRODUCTION:
        worth += (left + 1) * list_worth(s, p, x, 0, card.main_end, left // 2)
    elif card.type == TYPE_ACTION:
        main = list_worth(s, p, x, 0, card.main_end, left // 2)
        worth += 0.7 * (left + 0.5) * int64(card.uses) * max(main - price_worth(card.price, left // 2), 0.0)
    else:
        worth += feature_worth(s, p, x, left, True)
    paid = card.cost[0] + card.cost[1] + card.cost[2] + card.location
    return worth - 0.8 * paid * resource_worth(left)


@kernel
def cards_given(s, p, left):
    """Cards that others may take, or that lie under the board, should be worse than the cards in hand."""
    worth = 0.0
    x = first_card(s, ROW)
    while x != END:
        worth += ROW_LEFT * build_worth(s, p, x, left)
        x = next_card(s, x)
    x = first_card(s, HAND + p)
    while x != END:
        worth -= IN_HAND * build_worth(s, p, x, left)
        x = next_card(s, x)
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
    """Goods not used this round: what Cleanup leaves, or what the last one left."""
    if left == 0:
        return 0.0
    kept = -1 if s.phase == LOOKOUT or s.phase == PRODUCTION else stored_goods(s, p)
    worth = 0.0
    for good in range(SUPPLY):
        if (kept >> good) & 1:
            worth += KEPT * int64(s.goods[p, good]) * good_worth(good, left - 1)
    return worth


@kernel
def anything_left(held, cards):
    """Whether there is anything left to use: cards, or useful goods."""
    for good in range(SUPPLY):
        if held[good] > 0.0:
            return True
    return cards > 0.0


@unit
def estimate(s, p):
    """The estimate for seat p, from what that seat knows."""
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
    held[BLESSINGS_AT] = count_colours(int64(s.blessings[p]))
    note_prayers(s, p)
    value += pending(s, p, held, later, notes, left)
    extra = notes[EXTRA]
    if extra != END:
        value += card_of(s, extra).end_vp
    cards = held[CARDS_AT]
    if now:
        value += USABLE * use_actions(s, p, held, False, left, notes)
        at_hand = hand_worth(held, cards, left)
        value += USABLE * usable_worth(s, p, held, left)
    else:
        at_hand = hand_worth(held, cards, left)
        value += kept_worth(s, p, left)
    if left > 0 or now:
        value += at_hand + held_worth(s, p, left) + stored_worth(s, p, left, now)
    if left > 0:
        blessings = s.blessings[p]
        tricolor = s.tricolor[p]
        s.blessings[p] = 0  # of later rounds only what the board brings is known
        s.tricolor[p] = board_at(s.board[p]).tricolor
        middle = left // 2
        besides_goods = production(s, p, later, middle, extra)
        later[CARDS_AT] = CARDS_A_ROUND + CARDS_SAVED * min(max(cards - 2, 0.0), 4.0)
        later[DEALS_AT] = 0.0
        later[BLESSINGS_AT] = 0.0
        made = use_actions(s, p, later, True, middle, notes)
        value += left * (LATER * besides_goods + LATER_ACTIONS * made)
        for after in range(left):
            value += LATER_SUPPLY * supply_worth(later, after)
        s.blessings[p] = blessings
        s.tricolor[p] = tricolor
    value += locations_worth(s, p, left, now, extra)
    if now and anything_left(held, cards):
        value += STILL_IN
    for i in range(HELD):
        held[i] = 0.0
        later[i] = 0.0
    for i in range(NOTES):
        notes[i] = 0
    value -= cards_given(s, p, left)
    forget_unseen(s)
    s.prayed_for = 0
    return value


@kernel
def expect(s, p, action):
    """The expected estimate after an action: by the odds, if cards are drawn for a Prayer."""
    task = current(s)
    if task.kind != PRAY or action != DRAW:
        return np.nan
    pop(s)  # this is answered: the Prayer that waits below draws
    value = estimate(s, p)
    push(s, PRAY, p, card=task.card, effect=task.effect)
    return value
