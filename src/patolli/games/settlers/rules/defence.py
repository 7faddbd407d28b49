"""Free moves (S1.6.4, F3): the Defense token, Samurai, cards under a Gate, Resources on a Shrine.

They come before or after the action, in windows; within a window the order never goes back: `window_stage` is the
current kind, `window_at` the Location, `window_item` the Resource or card put there last, plus 1.
"""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import ANY_TIME, DECKS, TYPE_FEATURE
from patolli.games.settlers.effects.goods import put_goods_on
from patolli.games.settlers.effects.hand import put_cards_under
from patolli.games.settlers.rules.catalogue import FIRST_GOOD, GUARD, THIS, USE
from patolli.games.settlers.rules.piles import (
    card_of,
    effect_of,
    first_card,
    is_common,
    is_faction,
    is_own,
    next_card,
    own_first,
    own_next,
)
from patolli.games.settlers.rules.state import DEFENDED, DEFENSE, END, SAMURAI_ON, TABLEAU, WORKER
from patolli.games.settlers.rules.tasks import PUT, pop, push

DEFEND, DEPLOY, PUTTING = range(3)
JAPANESE = DECKS.index("japanese")


@kernel
def open_window(s):
    s.window_stage = 0
    s.window_at = END
    s.window_item = 0


@kernel
def can_defend(s, p, x):
    """S1.12.1: on a Common Location with a Raze field, at most one; not in solo, where it would do nothing (F4)."""
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
        and is_own(s, p, x)
        and s.marks[x] & SAMURAI_ON == 0
    )


@kernel
def can_put(s, p, x, item):
    """Whether something may be put on a Location now; items up to `item` have already been passed."""
    card = card_of(s, x)
    if card.type != TYPE_FEATURE or card.trigger != ANY_TIME:
        return False
    for rel in range(card.main_end):
        effect = effect_of(s, x, rel)
        if effect.op == put_cards_under.NUMBER and put_cards_under.can_put(s, p, item):
            return True
        if effect.op == put_goods_on.NUMBER and put_goods_on.can_put(s, p, effect, x, item):
            return True
    return False


@kernel
def list_free_moves(s, p, out, n):
    """List free moves that the window still allows, after the n already listed; returns the new count."""
    stage = s.window_stage
    passed = s.window_at == END  # whether the Location where the window stands has been passed
    x = own_first(s, p)
    while x != END:
        here = x == s.window_at
        if stage <= DEFEND and passed and can_defend(s, p, x):
            out[n] = GUARD + x
            n += 1
        elif (stage < DEPLOY or (stage == DEPLOY and passed)) and can_deploy(s, p, x):
            out[n] = GUARD + x
            n += 1
        if stage < PUTTING or passed or here:
            if can_put(s, p, x, s.window_item if stage == PUTTING and here else 0):
                out[n] = USE + x
                n += 1
        passed = passed or here
        x = own_next(s, p, x)
    return n


@kernel
def any_free_move(s, p):
    """Whether the window still allows one."""
    stage = s.window_stage
    passed = s.window_at == END
    x = own_first(s, p)
    while x != END:
        here = x == s.window_at
        if stage <= DEFEND and passed and can_defend(s, p, x):
            return True
        if (stage < DEPLOY or (stage == DEPLOY and passed)) and can_deploy(s, p, x):
            return True
        if stage < PUTTING or passed or here:
            if can_put(s, p, x, s.window_item if stage == PUTTING and here else 0):
                return True
        passed = passed or here
        x = own_next(s, p, x)
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
    """`put:ID`: ask what goes there."""
    if s.window_stage != PUTTING or s.window_at != x:
        s.window_item = 0
    s.window_stage = PUTTING
    s.window_at = x
    push(s, PUT, p, card=x)


@kernel
def legal_put(s, p, x, out):
    n = 0
    for rel in range(card_of(s, x).main_end):
        effect = effect_of(s, x, rel)
        if effect.op == put_cards_under.NUMBER:
            n = put_cards_under.legal_put(s, p, s.window_item, out, n)
        if effect.op == put_goods_on.NUMBER:
            n = put_goods_on.legal_put(s, p, effect, x, s.window_item, out, n)
    return n


@kernel
def do_put(s, p, x, action):
    pop(s)
    if action >= FIRST_GOOD:
        put_goods_on.do_put(s, p, x, action - FIRST_GOOD)
    else:
        put_cards_under.do_put(s, p, x, action - THIS)


@kernel
def samurai_count(s, p):
    """Samurai in the seat's Empire."""
    n = 0
    x = first_card(s, TABLEAU + p)
    while x != END:
        n += s.marks[x] & SAMURAI_ON != 0
        x = next_card(s, x)
    return n
