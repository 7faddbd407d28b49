"""The interpreter: one effect of a card after the other (format 8), and the sources of a bundle (format 4).

A task RUN has a: the card, b: the next effect, c: the end of the list, d: flags of its gains, e: the good of the deal
that it answers, plus 1. What an effect asks is a task above it, with the same a and b.
"""

from patolli.engine.jit import kernel
from patolli.settlers.blessings import ask_blessing, blessing_count
from patolli.settlers.building import PAY_OPTION
from patolli.settlers.deals import gain_deal_good
from patolli.settlers.decisions import FIRST_OPTION, SKIP, SOURCE_BOARD, THIS
from patolli.settlers.defence import free_for_samurai
from patolli.settlers.goods import (
    can_pay_resources,
    fill_pool,
    first_way,
    gain_pool,
    has_tokens,
    pay_tokens,
    pay_way,
    price_size,
    way_fits,
)
from patolli.settlers.piles import append, card_of, controls, count_colour, draw_top
from patolli.settlers.prayer import start_prayer
from patolli.settlers.razing import forget_razed
from patolli.settlers.sources import NAMED_CLASS, S_BOARD, S_BOARD_BLESSING, S_BONUS, S_DEAL, S_QUIET, S_ROUTE
from patolli.settlers.state import (
    BLESS,
    BUILD,
    BY_DEAL,
    BY_LOCATION,
    CARD,
    COMMON_DECK,
    DECK,
    DRAW,
    END,
    KEEP,
    LEAVE_LOOKING,
    LOOKING,
    MAX_TODO,
    OPPONENT,
    OPTION,
    PAY,
    QUIET,
    RUN,
    SAMURAI,
    SAMURAI_ON,
    SOURCE,
    STEAL,
    STORED,
    SWAP,
    TABLEAU,
    TARGET,
    int64,
    pop,
    push,
)
from patolli.settlers.tables import (
    ALL_COLOURS,
    C_ANY,
    C_FOOD,
    C_GOLD,
    C_STONE,
    C_WOOD,
    CHOOSE_ONE,
    DECK_ANY,
    DECK_FACTION,
    DISCARD_DEAL,
    DRAW_CHOOSE,
    FROM_DECK,
    GAIN_BLESSING,
    GAIN_PER_BLESSING,
    GAIN_PER_COLOUR,
    GAIN_PER_SAMURAI,
    GAIN_SAMURAI,
    GOOD_OF_THAT_DEAL,
    MAY_PAY_ONE,
    OP_BUILD,
    OP_PRAY,
    OP_RAZE,
    OPPONENT_DISCARDS,
    PLACE_FOUNDATION,
    PLACE_UNDER,
    STEAL_GOODS,
    STORE_FOR_PRAYER,
    SWAP_DEALS,
    SWAP_RAZED,
    UNDER_SELF,
    board_at,
)
from patolli.settlers.targets import acts, effect_of, has_target, option_has_targets

DEEPEST = MAX_TODO - 16

# Bundles ----------------------------------------------------------------------------------------------------------


@kernel
def go_on_with_bundle(s):
    """Task: the next source acts; among several of class 4 the player says which."""
    top = int64(s.todo_count) - 1
    p = int64(s.todo[top, 1])
    at = int64(s.todo[top, 3])
    if at == s.waiting_count:
        while s.waiting_count > s.todo[top, 2]:
            s.waiting_count -= 1
            s.waiting[int64(s.waiting_count), 0] = 0
            s.waiting[int64(s.waiting_count), 1] = 0
        pop(s)
        return
    if s.waiting[at, 0] >> 4 == NAMED_CLASS and several_sources(s, at):
        push(s, SOURCE, p, at, 0, 0, 0, 0, 0)
        return
    start_source(s)


@kernel
def several_sources(s, at):
    """Whether two or more different sources of class 4 are left."""
    for i in range(at + 1, int64(s.waiting_count)):
        if s.waiting[i, 0] >> 4 == NAMED_CLASS and s.waiting[i, 1] != s.waiting[at, 1]:
            return True
    return False


@kernel
def legal_source(s, at, out):
    n = 0
    for i in range(at, int64(s.waiting_count)):
        if s.waiting[i, 0] >> 4 != NAMED_CLASS:
            break
        action = SOURCE_BOARD if s.waiting[i, 1] == END else THIS + int64(s.waiting[i, 1])
        new = True
        for j in range(n):
            new = new and out[j] != action
        if new:
            out[n] = action
            n += 1
    return n


@kernel
def do_source(s, at, action):
    """The named source comes before the others."""
    pop(s)
    x = END if action == SOURCE_BOARD else action - THIS
    i = at
    while s.waiting[i, 1] != x:
        i += 1
    kind = s.waiting[i, 0]
    while i > at:
        s.waiting[i, 0] = s.waiting[i - 1, 0]
        s.waiting[i, 1] = s.waiting[i - 1, 1]
        i -= 1
    s.waiting[at, 0] = kind
    s.waiting[at, 1] = x
    start_source(s)


@kernel
def start_source(s):
    """The next source of the bundle on top acts."""
    top = int64(s.todo_count) - 1
    p = int64(s.todo[top, 1])
    at = int64(s.todo[top, 3])
    good = int64(s.todo[top, 4])
    s.todo[top, 3] = at + 1
    kind = s.waiting[at, 0] & 15
    x = int64(s.waiting[at, 1])
    if kind == S_BOARD:
        fill_pool(s, board_at(int64(s.board[p])).goods, 1, 0)
        s.pool[BLESS] = 0
        gain_pool(s, p, END, 0)
    elif kind == S_BOARD_BLESSING:
        ask_blessing(s, p, int64(board_at(int64(s.board[p])).goods[BLESS]), ALL_COLOURS)
    elif kind == S_DEAL:
        gain_deal_good(s, p, int64(card_of(s, x).deal), BY_DEAL)
    elif kind == S_ROUTE:
        gain_deal_good(s, p, int64(card_of(s, int64(s.link[x])).deal), BY_DEAL)
    elif controls(s, p, x):
        card = card_of(s, x)
        if kind == S_BONUS:
            push(s, RUN, p, x, int64(card.main_end), int64(card.bonus_end), 0, 0, 0)
        else:
            push(s, RUN, p, x, 0, int64(card.main_end), QUIET if kind == S_QUIET else 0, good, 0)


# Effects ----------------------------------------------------------------------------------------------------------


@kernel
def run(s):
    """Task: the next effect of a list."""
    top = int64(s.todo_count) - 1
    p = int64(s.todo[top, 1])
    x = int64(s.todo[top, 2])
    rel = int64(s.todo[top, 3])
    last = int64(s.todo[top, 4])
    flags = int64(s.todo[top, 5])
    good = int64(s.todo[top, 6])
    if good > 0:
        s.deal_good = good - 1
    if rel + 1 < last:
        s.todo[top, 3] = rel + 1
    else:
        pop(s)
    if rel < last:
        if acts(s, x, rel):
            do_effect(s, p, x, rel, flags)
        else:
            did_nothing(s, p, int64(effect_of(s, x, rel).op))


@kernel
def did_nothing(s, p, op):
    """What did not happen has brought nothing that a later effect could speak of."""
    if op == OP_RAZE:
        forget_razed(s, p)
    elif op == DISCARD_DEAL:
        s.dropped_good = -1


@kernel
def samurai_count(s, p):
    """Samurai in his Empire."""
    n = 0
    x = int64(s.head[TABLEAU + p])
    while x != END:
        n += s.marks[x] & SAMURAI_ON != 0
        x = int64(s.next_card[x])
    return n


@kernel
def gain_effect(s, p, x, effect, flags):
    op = effect.op
    if op == GAIN_PER_COLOUR:
        fill_pool(s, effect.goods, count_colour(s, p, int64(effect.a)), int64(effect.b))
    elif op == GAIN_PER_SAMURAI:
        fill_pool(s, effect.goods, samurai_count(s, p), int64(effect.b))
    elif op == GAIN_PER_BLESSING:
        fill_pool(s, effect.goods, blessing_count(s, p), int64(effect.b))
    elif op == GOOD_OF_THAT_DEAL:
        if s.dropped_good >= 0:
            s.pool[int64(s.dropped_good)] += 1
    else:
        fill_pool(s, effect.goods, 1, 0)
    gain_pool(s, p, x, BY_LOCATION | (flags & QUIET))


@kernel
def do_effect(s, p, x, rel, flags):
    """Carry one effect out, or ask what it needs; without a legal target it is skipped.

    Cards of a file may answer each other for ever (a building that builds another one ...): at some depth effects are
    skipped as well.
    """
    if s.todo_count > DEEPEST:
        return
    effect = effect_of(s, x, rel)
    op = effect.op
    if op <= GAIN_PER_BLESSING or op == GOOD_OF_THAT_DEAL:
        gain_effect(s, p, x, effect, flags)
    elif op == CHOOSE_ONE or op == MAY_PAY_ONE:
        if any_option(s, p, x, rel):
            push(s, OPTION, p, x, rel, flags, 0, 0, 0)
    elif op == DRAW_CHOOSE:
        look_at_cards(s, p, x, rel)
    elif op == OP_PRAY:
        start_prayer(s, p, x, rel, flags)
    elif op == GAIN_BLESSING:
        ask_blessing(s, p, int64(effect.b), int64(effect.a))
    elif op == GAIN_SAMURAI:
        count = min(int64(effect.b), free_for_samurai(s, p, END))
        if count > 0:
            push(s, SAMURAI, p, count, END, 0, 0, 0, 0)
    elif op == SWAP_RAZED or op == SWAP_DEALS:
        push(s, SWAP, p, x, rel, 0, 0, flags, 0)
    elif op == STORE_FOR_PRAYER and effect.a == FROM_DECK:
        store_from_deck(s, x, int64(effect.b), int64(effect.c))
    elif has_target(s, p, x, rel):
        ask_target(s, p, x, rel, flags)
    else:
        did_nothing(s, p, op)


@kernel
def ask_target(s, p, x, rel, flags):
    effect = effect_of(s, x, rel)
    op = effect.op
    if op == OP_BUILD:
        push(s, BUILD, p, x, rel, 0, 0, 0, 0)
    elif op == PLACE_FOUNDATION or (op == PLACE_UNDER and effect.a == UNDER_SELF):
        push(s, CARD, p, x, rel, 1, 0, x, 0)
    elif op == STORE_FOR_PRAYER:
        push(s, CARD, p, x, rel, int64(effect.b), 0, x, 0)
    elif op == OPPONENT_DISCARDS:
        push(s, OPPONENT, p, x, rel, 0, 0, 0, 0)
    elif op == STEAL_GOODS:
        push(s, STEAL, p, x, rel, int64(effect.b), 0, 0, 0)
    else:
        push(s, TARGET, p, x, rel, flags, 0, 0, 0)


@kernel
def store_from_deck(s, x, count, for_game):
    """S2.11: the top cards of the Common deck lie open on the Location."""
    for _ in range(count):
        y = draw_top(s, COMMON_DECK)
        if y != END:
            append(s, STORED, y)
            s.link[y] = x
            s.marks[y] = for_game


@kernel
def look_at_cards(s, p, x, rel):
    """Draw cards to look at, keep some, let the others leave."""
    effect = effect_of(s, x, rel)
    push(s, LEAVE_LOOKING, p, int64(effect.options), 0, 0, 0, 0, 0)
    push(s, KEEP, p, int64(effect.c), 0, 0, 0, 0, 0)
    if effect.a == DECK_ANY:
        push(s, DRAW, p, int64(effect.b), 0, 1, 0, 0, 0)
        return
    for _ in range(effect.b):
        y = draw_top(s, DECK + p if effect.a == DECK_FACTION else COMMON_DECK)
        if y != END:
            append(s, LOOKING + p, y)


# Either / or ------------------------------------------------------------------------------------------------------


@kernel
def can_pay_option(s, p, effect, k):
    price = effect.option_price[k]
    return has_tokens(s, p, price, 1) and can_pay_resources(
        s,
        p,
        int64(price[C_WOOD]),
        int64(price[C_STONE]),
        int64(price[C_FOOD]),
        int64(price[C_ANY]),
        int64(price[C_GOLD]),
    )


@kernel
def option_is_open(s, p, x, rel, k):
    effect = effect_of(s, x, rel)
    if effect.op != MAY_PAY_ONE:
        return option_has_targets(s, p, x, rel, k)
    return can_pay_option(s, p, effect, k) and targets_after_option(s, p, x, rel, k)


@kernel
def targets_after_option(s, p, x, rel, k):
    """Whether an option has its targets after its price is paid, in some way."""
    price = effect_of(s, x, rel).option_price[k]
    size = price_size(price, 1)
    pay_tokens(s, p, price, 1, 1)
    good = False
    if card_of(s, x).needs_goods == 0 or size == 0:
        good = option_has_targets(s, p, x, rel, k)
    else:
        for way in range(first_way(size), first_way(size + 1)):
            good = good or option_way_is_good(s, p, x, rel, k, way)
    pay_tokens(s, p, price, 1, -1)
    return good


@kernel
def option_way_is_good(s, p, x, rel, k, way):
    """Whether a `pay` token pays the Resources of an option and leaves it a target; its other goods are set aside."""
    price = effect_of(s, x, rel).option_price[k]
    if not way_fits(s, p, way, price[C_WOOD], price[C_STONE], price[C_FOOD], price[C_ANY], 0):
        return False
    pay_way(s, p, way, 1)
    good = option_has_targets(s, p, x, rel, k)
    pay_way(s, p, way, -1)
    return good


@kernel
def any_option(s, p, x, rel):
    for k in range(effect_of(s, x, rel).options):
        if option_is_open(s, p, x, rel, k):
            return True
    return False


@kernel
def legal_option(s, p, x, rel, out):
    n = 0
    effect = effect_of(s, x, rel)
    for k in range(effect.options):
        if option_is_open(s, p, x, rel, k):
            out[n] = FIRST_OPTION + k
            n += 1
    if effect.op == MAY_PAY_ONE:
        out[n] = SKIP
        n += 1
    return n


@kernel
def do_option(s, p, x, rel, flags, action):
    pop(s)
    if action == SKIP:
        return
    k = action - FIRST_OPTION
    effect = effect_of(s, x, rel)
    if effect.op == MAY_PAY_ONE:
        push(s, PAY, p, PAY_OPTION, x, rel, k, flags, 0)
    else:
        push(s, RUN, p, x, int64(effect.option_at[k]), int64(effect.option_end[k]), flags, 0, 0)
