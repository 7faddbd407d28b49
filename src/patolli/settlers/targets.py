"""What an effect may be aimed at (D13, format 8): listed for the decision, looked for before an action is offered."""

from patolli.engine.jit import kernel
from patolli.settlers.building import can_build_without_location
from patolli.settlers.piles import (
    can_draw,
    card_of,
    his_first,
    his_next,
    home_seat,
    is_common,
    is_faction,
    is_open,
    really_his,
    table_seats,
)
from patolli.settlers.state import (
    BLOCKED,
    CHAIN,
    DEALS,
    DECK,
    DEFENDED,
    END,
    HAND,
    LINE,
    RAZE,
    ROUTES,
    SAMURAI_ON,
    TABLEAU,
    USED,
    WAS_RESET,
    int64,
)
from patolli.settlers.tables import (
    BLOCK,
    CHOOSE_ONE,
    DEAL_WITH_LOCATION,
    DISCARD_DEAL,
    DISCARD_LOCATION,
    FROM_DEALS,
    FROM_HAND,
    GAIN_FROM_RAZE_FIELD,
    GOOD_OF_OWN_DEAL,
    MAIN,
    NO_PRICE,
    OP_BUILD,
    OP_RAZE,
    OPPONENT_DISCARDS,
    OTHER_PRODUCTION,
    PLACE_FOUNDATION,
    PLACE_UNDER,
    PRODUCE_OTHER,
    RAZE_HAND,
    RAZE_OPPONENT,
    RAZE_OWN,
    RESET,
    STEAL_GOODS,
    STORE_FOR_PRAYER,
    TAKE_DEAL,
    TAKE_OVER,
    TYPE_ACTION,
    TYPE_PRODUCTION,
    UNDER_OWN_COMMON,
    effect_at,
)

MOST_TAKEN = 4  # F17


@kernel
def effect_of(s, x, rel):
    """An effect of the card in a slot."""
    return effect_at(int64(card_of(s, x).effects) + rel)


@kernel
def acts(s, x, rel):
    """Effects that the sources do not agree on act only under the option `disputed`."""
    return effect_of(s, x, rel).disputed == 0 or s.disputed == 1


@kernel
def enemy_from(s, p, q, y):
    """y, or the first after it of all Locations that open seats control; q: in whose tableau y is."""
    while True:
        while y == END:
            q += 1
            if q >= table_seats(s):
                return END
            y = int64(s.head[TABLEAU + q])
        if is_open(s, p, int64(s.link[y])):
            return y
        y = int64(s.next_card[y])


@kernel
def enemy_first(s, p):
    """The first Location that an open seat controls, or END."""
    return enemy_from(s, p, 0, int64(s.head[TABLEAU]))


@kernel
def enemy_next(s, p, x):
    return enemy_from(s, p, int64(s.pile[x]) - TABLEAU, int64(s.next_card[x]))


@kernel
def raze_price(s, x):
    """S1.9.2: 2 Raze tokens, one more for a Defense token and for a Samurai."""
    return 2 + (s.marks[x] & DEFENDED != 0) + (s.marks[x] & SAMURAI_ON != 0)


@kernel
def in_chain(s, x):
    """Whether a Location has produced already in the running chain of `produce_other` (D12)."""
    for i in range(s.todo_count):
        if s.todo[i, 0] == CHAIN and s.todo[i, 2] == x:
            return True
    return False


@kernel
def is_producing(s, by, effect):
    """Whether an effect belongs to the production of its card: then that card is in the chain."""
    return card_of(s, by).type == TYPE_PRODUCTION and effect.part == MAIN


@kernel
def can_produce(s, p, by, effect, x):
    """Format 8: a production Location, none twice in a chain; one that only passes it on needs another target."""
    card = card_of(s, x)
    if card.type != TYPE_PRODUCTION or in_chain(s, x):
        return False
    producing = is_producing(s, by, effect)
    if x == by and (producing or effect.a == OTHER_PRODUCTION):
        return False
    if card.produces_other == 0:
        return True
    y = his_first(s, p)
    while y != END:
        other = card_of(s, y)
        if other.type == TYPE_PRODUCTION and other.produces_other == 0 and not (producing and y == by):
            if not in_chain(s, y):
                return True
        y = his_next(s, p, y)
    return False


@kernel
def is_his_target(s, p, by, effect, x):
    """Whether one of his own Locations is a target."""
    op = effect.op
    if op == PRODUCE_OTHER:
        return can_produce(s, p, by, effect, x)
    if op == RESET:
        card = card_of(s, x)
        if x == by or card.type != TYPE_ACTION or s.marks[x] & USED == 0:
            return False
        return card.resets == 0 or s.marks[x] & WAS_RESET == 0  # F16
    if not (is_common(s, x) and really_his(s, p, x)):
        return False
    if op == PLACE_UNDER:
        return True
    price = raze_price(s, x) if effect.b == NO_PRICE else int64(effect.b)
    return card_of(s, x).razable == 1 and s.goods[p, RAZE] >= price


@kernel
def is_enemy_target(s, p, effect, x):
    """Whether a Location of an open seat is a target."""
    op = effect.op
    card = card_of(s, x)
    if op == OP_RAZE:
        price = raze_price(s, x) if effect.b == NO_PRICE else int64(effect.b)
        return card.razable == 1 and s.goods[p, RAZE] >= price
    if op == GAIN_FROM_RAZE_FIELD:
        return card.razable == 1
    if op == BLOCK:
        return card.type == TYPE_ACTION and s.marks[x] & BLOCKED == 0 and s.marks[x] & USED < card.uses
    if op == TAKE_OVER:
        return s.pile[x] == TABLEAU + s.link[x] and s.taken_count[p] < MOST_TAKEN
    if op == DEAL_WITH_LOCATION:
        return is_faction(s, x) and card.deal >= 0 and can_draw(s, DECK + p)
    return True


@kernel
def aims_at_his(effect):
    op = effect.op
    if op == OP_RAZE:
        return effect.a & RAZE_OWN != 0
    return op == PRODUCE_OTHER or op == RESET or (op == PLACE_UNDER and effect.a == UNDER_OWN_COMMON)


@kernel
def aims_at_enemy(effect):
    op = effect.op
    if op == OP_RAZE:
        return effect.a & RAZE_OPPONENT != 0
    return (
        op == GAIN_FROM_RAZE_FIELD
        or op == DISCARD_LOCATION
        or op == BLOCK
        or op == TAKE_OVER
        or op == DEAL_WITH_LOCATION
    )


@kernel
def is_hand_target(s, p, effect, x):
    price = 1 if effect.b == NO_PRICE else int64(effect.b)
    return card_of(s, x).razable == 1 and s.goods[p, RAZE] >= price


@kernel
def list_targets(s, p, by, rel, out):
    """The slots that an effect of the card `by` may be aimed at; how many, no slot twice."""
    effect = effect_of(s, by, rel)
    n = 0
    if aims_at_his(effect):
        x = his_first(s, p)
        while x != END:
            if is_his_target(s, p, by, effect, x):
                out[n] = x
                n += 1
            x = his_next(s, p, x)
    if aims_at_enemy(effect):
        x = enemy_first(s, p)
        while x != END:
            if is_enemy_target(s, p, effect, x):
                out[n] = x
                n += 1
            x = enemy_next(s, p, x)
    if effect.op == OP_RAZE and effect.a & RAZE_HAND != 0:
        x = int64(s.head[HAND + p])
        while x != END:
            if is_hand_target(s, p, effect, x):
                out[n] = x
                n += 1
            x = int64(s.next_card[x])
    if effect.op == DISCARD_DEAL or effect.op == TAKE_DEAL:
        n = list_others_deals(s, p, effect.op == DISCARD_DEAL, out)
    if effect.op == GOOD_OF_OWN_DEAL:
        x = int64(s.head[DEALS + p])
        while x != END:
            out[n] = x
            n += 1
            x = int64(s.next_card[x])
        n = list_routes(s, p, True, out, n)
    return n


@kernel
def list_routes(s, p, own, out, n):
    """Locations with Trade Route deals of his, or of open seats."""
    x = int64(s.head[ROUTES])
    while x != END:
        q = home_seat(s, x)
        if (own and q == p) or (not own and is_open(s, p, q)):
            n = add_once(out, n, int64(s.link[x]))
        x = int64(s.next_card[x])
    return n


@kernel
def add_once(out, n, x):
    for i in range(n):
        if out[i] == x:
            return n
    out[n] = x
    return n + 1


@kernel
def list_others_deals(s, p, routes, out):
    n = 0
    if s.solo == 1:
        x = int64(s.head[LINE])
        while x != END:
            out[n] = x
            n += 1
            x = int64(s.next_card[x])
        return n
    for q in range(s.players):
        if is_open(s, p, q):
            x = int64(s.head[DEALS + q])
            while x != END:
                out[n] = x
                n += 1
                x = int64(s.next_card[x])
    return list_routes(s, p, False, out, n) if routes else n


@kernel
def has_location_target(s, p, by, effect):
    if aims_at_his(effect):
        x = his_first(s, p)
        while x != END:
            if is_his_target(s, p, by, effect, x):
                return True
            x = his_next(s, p, x)
    if aims_at_enemy(effect):
        x = enemy_first(s, p)
        while x != END:
            if is_enemy_target(s, p, effect, x):
                return True
            x = enemy_next(s, p, x)
    if effect.op == OP_RAZE and effect.a & RAZE_HAND != 0:
        x = int64(s.head[HAND + p])
        while x != END:
            if is_hand_target(s, p, effect, x):
                return True
            x = int64(s.next_card[x])
    return False


@kernel
def has_deal_target(s, p, op):
    """Whether there is a deal of another (or an own one) to aim at."""
    if op == GOOD_OF_OWN_DEAL:
        if s.length[DEALS + p] > 0:
            return True
    elif s.solo == 1:
        return s.length[LINE] > 0
    else:
        for q in range(s.players):
            if is_open(s, p, q) and s.length[DEALS + q] > 0:
                return True
    if op != TAKE_DEAL:
        x = int64(s.head[ROUTES])
        while x != END:
            q = home_seat(s, x)
            if (op == GOOD_OF_OWN_DEAL and q == p) or (op == DISCARD_DEAL and is_open(s, p, q)):
                return True
            x = int64(s.next_card[x])
    return False


@kernel
def fits_storing(s, x):
    """A Common card that a Prayer can count."""
    return is_common(s, x) and card_of(s, x).pray_colors != 0


@kernel
def has_hand_card(s, p, op):
    """Whether the hand has a card for an effect: Common ones for Foundations and Prayers, any to place under."""
    x = int64(s.head[HAND + p])
    while x != END:
        if (
            op == PLACE_UNDER
            or (op == PLACE_FOUNDATION and is_common(s, x))
            or (op == STORE_FOR_PRAYER and fits_storing(s, x))
        ):
            return True
        x = int64(s.next_card[x])
    return False


@kernel
def can_build_by(s, p, source):
    """Whether `build` has a card: a Faction card from hand, or an own deal, payable without the Location symbol."""
    x = int64(s.head[HAND + p]) if source == FROM_HAND else int64(s.head[DEALS + p])
    while x != END:
        if is_faction(s, x) and can_build_without_location(s, p, x):
            return True
        x = int64(s.next_card[x])
    return False


@kernel
def can_steal(s, p, goods):
    for q in range(s.players):
        if is_open(s, p, q):
            for good in range(3):
                if (goods >> good) & 1 and s.goods[q, good] > 0:
                    return True
    return False


@kernel
def any_open(s, p):
    for q in range(table_seats(s)):
        if is_open(s, p, q):
            return True
    return False


@kernel
def has_target(s, p, by, rel):
    """Whether an effect that needs a target has one; effects that need none have."""
    effect = effect_of(s, by, rel)
    op = effect.op
    if op == OP_BUILD:
        return can_build_by(s, p, FROM_DEALS if effect.a == FROM_DEALS else FROM_HAND)
    if op == PLACE_FOUNDATION or (op == STORE_FOR_PRAYER and effect.a == FROM_HAND):
        return has_hand_card(s, p, op)
    if op == OPPONENT_DISCARDS:
        return any_open(s, p)
    if op == STEAL_GOODS:
        return can_steal(s, p, effect.a)
    if op == DISCARD_DEAL or op == TAKE_DEAL or op == GOOD_OF_OWN_DEAL:
        return has_deal_target(s, p, op)
    if op == PLACE_UNDER and not has_hand_card(s, p, op):
        return False
    if op == OP_RAZE or aims_at_his(effect) or aims_at_enemy(effect):
        return has_location_target(s, p, by, effect)
    return True


@kernel
def list_has_targets(s, p, by, first, last):
    """Whether all effects of a list have what they need; choices within are looked at by `all_have_targets`."""
    for rel in range(first, last):
        if acts(s, by, rel) and not has_target(s, p, by, rel):
            return False
    return True


@kernel
def option_has_targets(s, p, by, rel, k):
    effect = effect_of(s, by, rel)
    return list_has_targets(s, p, by, int64(effect.option_at[k]), int64(effect.option_end[k]))


@kernel
def all_have_targets(s, p, by, first, last):
    """D13: every effect has a target; of a choice, one option has them all."""
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
