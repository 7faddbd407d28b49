"""Free moves (S1.6.4, F3): the Defense token, Samurai, cards under a Gate, Resources on a Shrine.

They come before or after the action, in windows; in one window never back: `window_stage` says which kind is reached,
`window_at` the Location, `window_item` the Resource or card put there last, plus 1.
"""

from patolli.engine.jit import kernel
from patolli.settlers.decisions import FIRST_GOOD, GUARD, THIS, USE
from patolli.settlers.goods import gain_pool
from patolli.settlers.piles import append, card_of, his_first, his_next, is_common, is_faction, really_his, remove
from patolli.settlers.state import (
    BY_LOCATION,
    DEFENDED,
    DEFENSE,
    END,
    HAND,
    PUT,
    SAMURAI,
    SAMURAI_ON,
    TABLEAU,
    UNDER,
    VP,
    WORKER,
    int64,
    pop,
    push,
)
from patolli.settlers.tables import ANY_TIME, DECKS, PUT_ON, PUT_UNDER, TYPE_FEATURE
from patolli.settlers.targets import effect_of

DEFEND, DEPLOY, PUTTING = range(3)
JAPANESE = DECKS.index("japanese")


@kernel
def open_window(s):
    s.window_stage = 0
    s.window_at = END
    s.window_item = 0


@kernel
def can_defend(s, p, x):
    """S1.12.1: on a Common Location with a Raze field, at most one; in solo it would do nothing (F4)."""
    return (
        s.solo == 0
        and s.goods[p, DEFENSE] > 0
        and is_common(s, x)
        and card_of(s, x).razable == 1
        and s.marks[x] & DEFENDED == 0
    )


@kernel
def can_deploy(s, p, x):
    """S1.12.2: the Japanese put Workers on Faction Locations that are really theirs, at most one on each."""
    return (
        s.faction[p] == JAPANESE
        and s.goods[p, WORKER] > 0
        and is_faction(s, x)
        and really_his(s, p, x)
        and s.marks[x] & SAMURAI_ON == 0
    )


@kernel
def can_put(s, p, x, item):
    """Whether something may be put on a Location now; items up to `item` were passed by already."""
    card = card_of(s, x)
    if card.type != TYPE_FEATURE or card.trigger != ANY_TIME:
        return False
    for rel in range(card.main_end):
        effect = effect_of(s, x, rel)
        if effect.op == PUT_UNDER and s.length[HAND + p] > 0 and s.tail[HAND + p] + 1 > item:
            return True
        if effect.op == PUT_ON:
            for good in range(3):
                if (effect.a >> good) & 1 and s.goods[p, good] > 0 and good + 1 >= item and s.amount[x, good] < 250:
                    return True
    return False


@kernel
def list_free_moves(s, p, out):
    """Free moves that the window still allows; how many."""
    n = 0
    stage = s.window_stage
    passed = s.window_at == END  # whether the Location where the window stands is behind
    x = his_first(s, p)
    while x != END:
        here = x == s.window_at
        if stage <= DEFEND and passed and can_defend(s, p, x):
            out[n] = GUARD + x
            n += 1
        elif (stage < DEPLOY or (stage == DEPLOY and passed)) and can_deploy(s, p, x):
            out[n] = GUARD + x
            n += 1
        if stage < PUTTING or passed or here:
            if can_put(s, p, x, int64(s.window_item) if stage == PUTTING and here else 0):
                out[n] = USE + x
                n += 1
        passed = passed or here
        x = his_next(s, p, x)
    return n


@kernel
def any_free_move(s, p):
    """Whether the window still allows one."""
    stage = s.window_stage
    passed = s.window_at == END
    x = his_first(s, p)
    while x != END:
        here = x == s.window_at
        if stage <= DEFEND and passed and can_defend(s, p, x):
            return True
        if (stage < DEPLOY or (stage == DEPLOY and passed)) and can_deploy(s, p, x):
            return True
        if stage < PUTTING or passed or here:
            if can_put(s, p, x, int64(s.window_item) if stage == PUTTING and here else 0):
                return True
        passed = passed or here
        x = his_next(s, p, x)
    return False


@kernel
def do_guard(s, p, x):
    """A Defense token on a Common Location, a Samurai on a Faction Location."""
    s.window_at = x
    s.window_item = 0
    if is_common(s, x):
        s.window_stage = DEFEND
        s.goods[p, DEFENSE] -= 1
        s.marks[x] |= DEFENDED
    else:
        s.window_stage = DEPLOY
        s.goods[p, WORKER] -= 1
        s.marks[x] |= SAMURAI_ON


@kernel
def start_put(s, p, x):
    """`put:ID`: ask what goes there (a: the Location)."""
    if s.window_stage != PUTTING or s.window_at != x:
        s.window_item = 0
    s.window_stage = PUTTING
    s.window_at = x
    push(s, PUT, p, x, 0, 0, 0, 0, 0)


@kernel
def legal_put(s, p, x, out):
    n = 0
    item = int64(s.window_item)
    for rel in range(card_of(s, x).main_end):
        effect = effect_of(s, x, rel)
        if effect.op == PUT_UNDER:
            y = int64(s.head[HAND + p])
            while y != END:
                if y + 1 > item:
                    out[n] = THIS + y
                    n += 1
                y = int64(s.next_card[y])
        if effect.op == PUT_ON:
            for good in range(3):
                if (effect.a >> good) & 1 and s.goods[p, good] > 0 and good + 1 >= item and s.amount[x, good] < 250:
                    out[n] = FIRST_GOOD + good
                    n += 1
    return n


@kernel
def do_put(s, p, x, action):
    """S1.14.1: a card's points come at once; Resources wait for the end."""
    pop(s)
    if action >= FIRST_GOOD:
        good = action - FIRST_GOOD
        s.goods[p, good] -= 1
        s.amount[x, good] += 1
        s.window_item = good + 1
        return
    y = action - THIS
    s.window_item = y + 1
    remove(s, y)
    s.marks[y] = 0
    append(s, UNDER, y)
    s.link[y] = x
    for rel in range(card_of(s, x).main_end):
        effect = effect_of(s, x, rel)
        if effect.op == PUT_UNDER:
            s.pool[VP] = effect.b
            gain_pool(s, p, x, BY_LOCATION)


# Samurai that an effect brings (Ninjas) ---------------------------------------------------------------------------


@kernel
def free_for_samurai(s, p, after):
    """How many Faction Locations really his have none, behind the one where the last went (END: from the first)."""
    n = 0
    passed = after == END
    x = int64(s.head[TABLEAU + p])
    while x != END:
        if passed and is_faction(s, x) and s.link[x] == p and s.marks[x] & SAMURAI_ON == 0:
            n += 1
        passed = passed or x == after
        x = int64(s.next_card[x])
    return n


@kernel
def legal_samurai(s, p, left, after, out):
    """Each later in the tableau than the one before, and only if enough later ones remain."""
    n = 0
    available = free_for_samurai(s, p, after)
    passed = after == END
    x = int64(s.head[TABLEAU + p])
    while x != END:
        if passed and is_faction(s, x) and s.link[x] == p and s.marks[x] & SAMURAI_ON == 0:
            if available >= left:
                out[n] = THIS + x
                n += 1
            available -= 1
        passed = passed or x == after
        x = int64(s.next_card[x])
    return n


@kernel
def do_samurai(s, p, left, action):
    pop(s)
    x = action - THIS
    s.marks[x] |= SAMURAI_ON
    if left > 1:
        push(s, SAMURAI, p, left - 1, x, 0, 0, 0, 0)
