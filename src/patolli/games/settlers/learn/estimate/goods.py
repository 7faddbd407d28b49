"""What goods will be turned into: by a seat's Action Locations, by building, in this round and later ones."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import TYPE_ACTION, TYPE_PRODUCTION, board_at
from patolli.games.settlers.effects.goods import gain
from patolli.games.settlers.effects.worth import (
    CARDS_AT,
    SHARE,
    add_goods,
    besides,
    can_afford,
    card_worth,
    good_worth,
    price_worth,
    resource_worth,
    take_price,
)
from patolli.games.settlers.learn.estimate.effects import effect_worth, list_worth
from patolli.games.settlers.learn.estimate.pending import BUSY, EXTRA, TIMES
from patolli.games.settlers.rules.defence import samurai_count
from patolli.games.settlers.rules.phases.cleanup import stored_goods
from patolli.games.settlers.rules.piles import (
    card_of,
    colours_of,
    effect_of,
    first_card,
    home_seat,
    next_card,
    own_first,
    own_next,
    times_acting,
)
from patolli.games.settlers.rules.state import (
    BLOCKED,
    DEALS,
    END,
    FOOD,
    GOLD,
    HAND,
    MOST_ACTIONS,
    RAZE,
    ROUTES,
    STONE,
    SUPPLY,
    TABLEAU,
    USED,
    WOOD,
    WORKER,
)

MOST_USES = 16
PER_CARD = 1.46  # Resources that a card in hand can take
SPARE = 0.57  # of Resources beyond that
FULL_HAND = 6.13
BEYOND = 0.57  # of a card beyond those
KEPT = 0.91  # of goods that Cleanup leaves
UNWANTED = 0.15  # of a Resource that no card in hand takes
WASTED = -0.01  # in points, of one in the last round: better not to buy it
LAST_COST = 1.0  # goods to build a card with
LEAST = 0.008  # what an activation must bring to be counted on


@kernel
def first_of(s, p, extra):
    """The seat's Locations, and last the one being built."""
    x = own_first(s, p)
    return extra if x == END else x


@kernel
def next_of(s, p, x, extra):
    if x == extra:
        return END
    x = own_next(s, p, x)
    return extra if x == END else x


@kernel
def use_actions(s, p, held, fresh, left, notes):
    """What Action Locations make of goods, the best first; what they use leaves `held`. `fresh`: a new round."""
    gains = s.gains
    nets = s.nets
    slots = s.action_slots
    uses = s.action_uses
    n = 0
    extra = notes[EXTRA]
    x = first_of(s, p, extra)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_ACTION and n < MOST_ACTIONS and (fresh or s.marks[x] & BLOCKED == 0):
            gains[n] = times_acting(s, x) * list_worth(s, p, x, 0, card.main_end, left)
            nets[n] = gains[n] - price_worth(card.price, left)
            slots[n] = x
            uses[n] = card.uses
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
            if uses[i] > 0 and nets[i] > LEAST and (best < 0 or nets[i] > nets[best]):
                if can_afford(held, card_of(s, slots[i]).price):
                    best = i
        if best < 0:
            break
        take_price(held, card_of(s, slots[best]).price)
        uses[best] -= 1
        total += gains[best]
    for i in range(n):
        gains[i] = 0.0
        nets[i] = 0.0
        slots[i] = 0
        uses[i] = 0
    return total


@kernel
def supply_worth(held, left):
    """Goods that nothing else needs: used for building, as long as there are cards for it."""
    resources = held[WORKER] * SHARE[WORKER] + held[RAZE] * SHARE[RAZE] + held[GOLD] * SHARE[GOLD]
    for good in range(3):
        resources += held[good] * SHARE[good]
    wanted = min(resources, PER_CARD * held[CARDS_AT])
    return resource_worth(left) * (wanted + SPARE * (resources - wanted))


@kernel
def wanted_by_hand(s, p, good):
    """How many of a Resource the cards in hand can use: to be built, or Food for their deals."""
    n = 0
    x = first_card(s, HAND + p)
    while x != END:
        card = card_of(s, x)
        n += max(int64(card.cost[good]), 1 if good == FOOD and card.deal >= 0 else 0)
        x = next_card(s, x)
    return n


@kernel
def usable_worth(s, p, held, left):
    """Goods of this round that no Action Location needs: unless stored, those that no card in hand can use are lost."""
    kept = stored_goods(s, p)
    worth = 0.0
    for good in range(3):
        over = held[good] - wanted_by_hand(s, p, good)
        if over > 0.0:
            held[good] -= over
            if (kept >> good) & 1 and left > 0:
                worth += over * KEPT * good_worth(good, left - 1)
            else:
                worth += over * (UNWANTED * good_worth(good, left) if left > 0 else WASTED)
    return worth + supply_worth(held, left)


@kernel
def hand_worth(held, cards, left):
    """Cards in hand; in the last round those that can be built with the goods at hand."""
    if left == 0:
        resources = held[GOLD] + (held[WORKER] + held[WOOD] + held[STONE] + held[FOOD])
        cards = min(cards, resources / LAST_COST)
    return card_worth(left) * (min(cards, FULL_HAND) + BEYOND * max(cards - FULL_HAND, 0.0))


@kernel
def of_colour(s, p, colour, extra):
    n = 0.0
    x = first_of(s, p, extra)
    while x != END:
        n += (colours_of(s, x) >> colour) & 1
        x = next_of(s, p, x, extra)
    return n


@kernel
def location_production(s, p, x, held, left, extra):
    """Add the goods of a production Location to `held`; returns the worth of everything else it brings."""
    worth = 0.0
    for rel in range(card_of(s, x).main_end):
        effect = effect_of(s, x, rel)
        if effect.op == gain.GAIN:
            add_goods(held, effect.goods, 1.0, 0)
            worth += besides(effect.goods, 1.0, 0, left)
        elif effect.op == gain.PER_COLOUR:
            n = of_colour(s, p, effect.a, extra)
            add_goods(held, effect.goods, n, effect.b)
            worth += besides(effect.goods, n, effect.b, left)
        elif effect.op == gain.PER_SAMURAI:
            n = float(samurai_count(s, p))
            add_goods(held, effect.goods, n, effect.b)
            worth += besides(effect.goods, n, effect.b, left)
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
    """Add the goods of one Production to `held`; returns the worth of cards, points and everything else."""
    board = board_at(s.board[p])
    add_goods(held, board.goods, 1.0, 0)
    worth = besides(board.goods, 1.0, 0, left)
    x = first_card(s, DEALS + p)
    while x != END:
        worth += add_deal(held, card_of(s, x).deal, left)
        x = next_card(s, x)
    x = first_card(s, ROUTES)
    while x != END:
        if home_seat(s, x) == p:
            worth += add_deal(held, card_of(s, s.link[x]).deal, left)
        x = next_card(s, x)
    x = first_of(s, p, extra)
    while x != END:
        if card_of(s, x).type == TYPE_PRODUCTION and (x == extra or s.pile[x] == TABLEAU + p):
            for _ in range(times_acting(s, x)):
                worth += location_production(s, p, x, held, left, extra)
        x = next_of(s, p, x, extra)
    return worth
