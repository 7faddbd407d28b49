"""A hand-made estimate of the final points of a seat: what greedy play looks one decision ahead with.

It is made of what everybody knows: points so far and at the end, what goods can still be turned into by the Action
Locations and by building, what every later Production will bring, and what the pending decision promises.
"""

import numpy as np

from patolli.engine.jit import entry, kernel
from patolli.settlers.cleanup import stored_goods
from patolli.settlers.deals import deal_count
from patolli.settlers.evaluate_pending import BUSY, EXTRA, NOTES, TIMES, pending
from patolli.settlers.piles import card_of, his_first, his_next, home_seat
from patolli.settlers.scoring import final_points
from patolli.settlers.state import (
    ACTION,
    ANY_CARD,
    BLESS,
    BLOCKED,
    COMMON_DISCARD,
    DEALS,
    DEFENDED,
    DISCARD_PILE,
    END,
    FACTION_CARD,
    FOUNDATIONS,
    GAINS,
    GOLD,
    HAND,
    LOOKOUT,
    PRODUCTION,
    RAZE,
    ROUTES,
    ROW,
    SAMURAI_ON,
    SUPPLY,
    TABLEAU,
    USED,
    VP,
    WORKER,
    int64,
)
from patolli.settlers.tables import (
    ANY_TIME,
    CHOOSE_ONE,
    GAIN,
    GAIN_PER_COLOUR,
    GAIN_PER_SAMURAI,
    IN_PRODUCTION,
    NEVER,
    ON_BUILD,
    ON_CLEANUP,
    ON_DEAL,
    ON_EXCHANGE,
    ON_RAZE,
    ON_SCORE,
    ON_TWO_POINTS,
    PUT_ON,
    TYPE_ACTION,
    TYPE_FEATURE,
    TYPE_PRODUCTION,
    board_at,
)
from patolli.settlers.targets import effect_of
from patolli.settlers.worth import (
    CARDS_AT,
    DEALS_AT,
    HELD,
    SHARE,
    can_afford,
    card_worth,
    effect_worth,
    good_worth,
    list_worth,
    price_worth,
    resource_worth,
    samurai_count,
    take_price,
)

LAST_ROUND = 5
MOST_ACTIONS = 24  # Action Locations that are looked at
MOST_USES = 16
USABLE = 0.93  # of what can still be done in this round: doing it is better
LATER = 0.9  # of what later rounds bring: Locations may be lost
PER_CARD = 2.2  # Resources that a card in hand can take
SPARE = 0.3  # of Resources beyond that
CARDS_A_ROUND = 3
FULL_HAND = 7
KEPT = 0.7  # of goods that Cleanup leaves
FOUNDATION, SAMURAI, DEFENSE = 0.5, 0.25, 0.08
ROW_LEFT, DISCARDED, DEALT = 0.05, 0.03, 0.08  # of cards that are left to others, given away, under the board
# How often a feature answers in a round, by its trigger.
TIMES_A_ROUND = np.zeros(10)
TIMES_A_ROUND[ON_BUILD] = 0.8
TIMES_A_ROUND[ON_DEAL] = 0.8
TIMES_A_ROUND[ON_RAZE] = 0.8
TIMES_A_ROUND[ON_TWO_POINTS] = 1.0
TIMES_A_ROUND[ON_SCORE] = 1.2
TIMES_A_ROUND[IN_PRODUCTION] = 1.0
TIMES_A_ROUND[ON_EXCHANGE] = 1.5
TIMES_A_ROUND[ON_CLEANUP] = 0.8
TIMES_A_ROUND[ANY_TIME] = 0.8
ANY_DECK = 1.4  # times as often for a feature that asks for no colour


@kernel
def productions_left(s, p):
    """How many Productions of a seat are still to come."""
    left = LAST_ROUND - int64(s.round_no)
    place = (p - int64(s.first_player)) % int64(s.players)
    if s.phase == LOOKOUT or (s.phase == PRODUCTION and s.step <= place):
        return left + 1
    return left


@kernel
def can_act(s, p):
    """Whether goods in supply can be used in this round, after this round's Production."""
    place = (p - int64(s.first_player)) % int64(s.players)
    return (s.phase == PRODUCTION and s.step > place) or (s.phase == ACTION and s.passed[p] == 0)


@kernel
def first_of(s, p, extra):
    """His Locations, and last the one that is being built."""
    x = his_first(s, p)
    return extra if x == END else x


@kernel
def next_of(s, p, x, extra):
    if x == extra:
        return END
    x = his_next(s, p, x)
    return extra if x == END else x


# Goods ------------------------------------------------------------------------------------------------------------


@kernel
def use_actions(s, p, held, fresh, left, notes):
    """What the Action Locations make of goods, the best first; what they take leaves `held`. `fresh`: a new round."""
    gains = np.zeros(MOST_ACTIONS)
    nets = np.zeros(MOST_ACTIONS)
    slots = np.zeros(MOST_ACTIONS, np.int64)
    uses = np.zeros(MOST_ACTIONS, np.int64)
    n = 0
    extra = notes[EXTRA]
    x = first_of(s, p, extra)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_ACTION and n < MOST_ACTIONS and (fresh or s.marks[x] & BLOCKED == 0):
            gains[n] = list_worth(s, p, x, 0, int64(card.main_end), left)
            nets[n] = gains[n] - price_worth(card.price, left)
            slots[n] = x
            uses[n] = int64(card.uses)
            if not fresh:
                uses[n] -= int64(s.marks[x] & USED) if x != extra else 0
                if x == notes[BUSY]:
                    uses[n] -= notes[TIMES]
            n += 1
        x = next_of(s, p, x, extra)
    total = 0.0
    for _ in range(MOST_USES):
        best = -1
        for i in range(n):
            if uses[i] > 0 and nets[i] > 0.02 and (best < 0 or nets[i] > nets[best]):
                if can_afford(held, card_of(s, slots[i]).price):
                    best = i
        if best < 0:
            break
        take_price(held, card_of(s, slots[best]).price)
        uses[best] -= 1
        total += gains[best]
    return total


@kernel
def supply_worth(held, left):
    """Goods that nothing else needs: for building, as far as there are cards for it."""
    resources = held[WORKER] * SHARE[WORKER] + held[RAZE] * SHARE[RAZE] + held[GOLD] * SHARE[GOLD]
    for good in range(3):
        resources += held[good] * SHARE[good]
    wanted = min(resources, PER_CARD * held[CARDS_AT])
    return resource_worth(left) * (wanted + SPARE * (resources - wanted))


@kernel
def hand_worth(cards, left):
    return card_worth(left) * (min(cards, FULL_HAND) + 0.4 * max(cards - FULL_HAND, 0.0))


@kernel
def add_goods(held, goods, times, most):
    """Goods of one gain to what a Production brings; what it brings besides, in cards and points."""
    for good in range(SUPPLY):
        n = float(goods[good]) * times
        if most > 0:
            n = min(n, float(most))
        held[good] += n


@kernel
def besides(goods, times, most, left):
    worth = 0.0
    for good in range(VP, GAINS):
        if goods[good] > 0:
            n = float(goods[good]) * times
            if most > 0:
                n = min(n, float(most))
            worth += n * good_worth(good, left)
    return worth


@kernel
def of_colour(s, p, colour, extra):
    n = 0.0
    x = first_of(s, p, extra)
    while x != END:
        n += (card_of(s, x).colors >> colour) & 1
        x = next_of(s, p, x, extra)
    return n


@kernel
def location_production(s, p, x, held, left, extra):
    """Goods of a production Location into `held`; the worth of everything else it brings."""
    worth = 0.0
    for rel in range(card_of(s, x).main_end):
        effect = effect_of(s, x, rel)
        if effect.op == GAIN:
            add_goods(held, effect.goods, 1.0, 0)
            worth += besides(effect.goods, 1.0, 0, left)
        elif effect.op == GAIN_PER_COLOUR:
            n = of_colour(s, p, int64(effect.a), extra)
            add_goods(held, effect.goods, n, int64(effect.b))
            worth += besides(effect.goods, n, int64(effect.b), left)
        elif effect.op == GAIN_PER_SAMURAI:
            n = float(samurai_count(s, p))
            add_goods(held, effect.goods, n, int64(effect.b))
            worth += besides(effect.goods, n, int64(effect.b), left)
        else:
            worth += effect_worth(s, p, x, rel, left)
    return worth


@kernel
def add_deal(held, good, left):
    if good < SUPPLY:
        held[good] += 1.0
        return 0.0
    return good_worth(good, left) if good >= 0 else 0.0


@kernel
def production(s, p, held, left, extra):
    """Goods that one Production brings into `held`; the worth of cards, points and everything else."""
    board = board_at(int64(s.board[p]))
    add_goods(held, board.goods, 1.0, 0)
    worth = besides(board.goods, 1.0, 0, left)
    x = int64(s.head[DEALS + p])
    while x != END:
        worth += add_deal(held, int64(card_of(s, x).deal), left)
        x = int64(s.next_card[x])
    x = int64(s.head[ROUTES])
    while x != END:
        if home_seat(s, x) == p:
            worth += add_deal(held, int64(card_of(s, int64(s.link[x])).deal), left)
        x = int64(s.next_card[x])
    x = first_of(s, p, extra)
    while x != END:
        if card_of(s, x).type == TYPE_PRODUCTION and (x == extra or s.pile[x] == TABLEAU + p):
            worth += location_production(s, p, x, held, left, extra)
        x = next_of(s, p, x, extra)
    return worth


# Cards ------------------------------------------------------------------------------------------------------------


@kernel
def feature_worth(s, p, x, left, now):
    """What a feature will still answer."""
    card = card_of(s, x)
    if card.trigger == NEVER:
        return 0.0
    often = TIMES_A_ROUND[int64(card.trigger)]
    if card.filter_color < 0:
        often *= ANY_DECK
    worth = (left + (0.5 if now else 0.0)) * often * list_worth(s, p, x, 0, int64(card.main_end), left // 2)
    if effect_of(s, x, 0).op == PUT_ON and card.main_end > 0:
        lying = int64(s.amount[x, 0]) + int64(s.amount[x, 1]) + int64(s.amount[x, 2])
        worth += 0.35 * min(lying, 12)
    return worth


@kernel
def build_worth(s, p, x, left):
    """What a card that is not built would be worth to a seat, its price taken off."""
    card = card_of(s, x)
    main = list_worth(s, p, x, 0, int64(card.main_end), left // 2)
    worth = float(card.end_vp) + list_worth(s, p, x, int64(card.main_end), int64(card.bonus_end), left)
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
    x = int64(s.head[ROW])
    while x != END:
        worth += ROW_LEFT * build_worth(s, p, x, left)
        x = int64(s.next_card[x])
    for pile in (COMMON_DISCARD, DISCARD_PILE + p):
        x = int64(s.tail[pile])
        if x != END:
            worth += DISCARDED * build_worth(s, p, x, left)
    x = int64(s.head[DEALS + p])
    while x != END:
        if card_of(s, x).main_end > 0:
            worth += DEALT * build_worth(s, p, x, left)
        x = int64(s.next_card[x])
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


@kernel
def estimate(s, p):
    """The estimate for seat p, from what everybody knows."""
    value = float(final_points(s, p))
    if s.over == 1:
        return value
    left = productions_left(s, p)
    now = can_act(s, p)
    held = np.zeros(HELD)
    later = np.zeros(HELD)
    notes = np.zeros(NOTES, np.int64)
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
        later[CARDS_AT] = CARDS_A_ROUND + min(max(cards - 2, 0.0), 4.0)
        later[DEALS_AT] = 0.0
        made = use_actions(s, p, later, True, middle, notes)
        value += LATER * left * (besides_goods + made)
        for after in range(left):
            value += LATER * supply_worth(later, after)
    value += locations_worth(s, p, left, now, extra)
    return value - cards_given(s, p, left)


@entry
def evaluate(s, seat):
    """The estimate of a seat's final points."""
    return estimate(s, int64(seat))
