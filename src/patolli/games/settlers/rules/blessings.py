"""Blessings (S2.6): one of each colour, the tricolour token, and which of them stay in Cleanup."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.prayer import store_blessings
from patolli.games.settlers.effects.tables import ON_CLEANUP, TYPE_FEATURE
from patolli.games.settlers.rules.catalogue import FIRST_COLOUR
from patolli.games.settlers.rules.piles import card_of, effect_of, own_first, own_next
from patolli.games.settlers.rules.state import END
from patolli.games.settlers.rules.tasks import BLESSING, STORE, current, on_top, one_less, push


@kernel
def count_colours(mask):
    n = 0
    for colour in range(9):
        n += (mask >> colour) & 1
    return n


@kernel
def blessing_count(s, p):
    """Blessings held, tricolour included."""
    return count_colours(s.blessings[p]) + s.tricolor[p]


@kernel
def ask_blessing(s, p, count, colours):
    """Gain Blessings of these colours: asked one by one."""
    push(s, BLESSING, p, left=count, colours=colours)


@kernel
def free_colours(s, p):
    """Colours that the current `blessing` may still be: not yet held, and none before the last one."""
    task = current(s)
    return task.colours & ~s.blessings[p] & ~((1 << task.least) - 1)


@kernel
def legal_blessing(s, p, out):
    """Of several, each later than the one before, and only if enough later ones remain."""
    left = current(s).left
    free = free_colours(s, p)
    remaining = count_colours(free)
    n = 0
    for colour in range(9):
        if (free >> colour) & 1:
            if remaining >= left:
                out[n] = FIRST_COLOUR + colour
                n += 1
            remaining -= 1
    return n


@kernel
def do_blessing(s, p, action):
    colour = action - FIRST_COLOUR
    s.blessings[p] |= 1 << colour
    one_less(s, colour + 1)


# Cleanup ----------------------------------------------------------------------------------------------------------


@kernel
def blessings_stored(s, p):
    """How many Blessings the own Locations keep."""
    n = 0
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE and card.trigger == ON_CLEANUP:
            for rel in range(card.main_end):
                effect = effect_of(s, x, rel)
                if effect.op == store_blessings.NUMBER:
                    n += effect.b
        x = own_next(s, p, x)
    return min(n, 9)


@kernel
def legal_store(s, p, out):
    """`store`: which stay; ascending."""
    task = current(s)
    held = s.blessings[p] & ~((1 << task.least) - 1)
    remaining = count_colours(held)
    n = 0
    for colour in range(9):
        if (held >> colour) & 1:
            if remaining >= task.left:
                out[n] = FIRST_COLOUR + colour
                n += 1
            remaining -= 1
    return n


@kernel
def do_store(s, p, action):
    """Nothing goes before the last one is named."""
    task = current(s)
    colour = action - FIRST_COLOUR
    named = task.colours | (1 << colour)
    if task.left == 1:
        s.blessings[p] = named
    on_top(s).colours = named
    one_less(s, colour + 1)


@kernel
def keep_blessings(s, p):
    """S2.6.3: discarded in Cleanup unless stored; if not all can be, the player says which."""
    stored = blessings_stored(s, p)
    if stored == 0:
        s.blessings[p] = 0
    elif count_colours(s.blessings[p]) > stored:
        push(s, STORE, p, left=stored)
