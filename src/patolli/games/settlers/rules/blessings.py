"""Blessings (S2.6): one of each color, the tricolor token, and which of them stay in Cleanup."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_quiet
from patolli.games.settlers.effects.card_rows import ON_BLESSING, ON_CLEANUP, TYPE_FEATURE
from patolli.games.settlers.effects.prayer import store_blessings
from patolli.games.settlers.rules.catalogue import FIRST_COLOUR
from patolli.games.settlers.rules.piles import card_of, effect_of, own_first, own_next
from patolli.games.settlers.rules.state import END, QUIET
from patolli.games.settlers.rules.tasks import BLESSING, STORE, current, on_top, one_less, push


@kernel
def count_colours(mask):
    n = 0
    for colour in range(9):
        n += (mask >> colour) & 1
    return n


@kernel
def blessing_count(s, p):
    """Blessings held, including the tricolor one."""
    return count_colours(s.blessings[p]) + s.tricolor[p]


@kernel
def ask_blessing(s, p, count, colours, flags):
    """Gain Blessings of these colors: asked one by one."""
    push(s, BLESSING, p, left=count, colours=colours, marks=flags & QUIET)


@kernel
def free_colours(s, p):
    """Colors still possible for the current `blessing`: not yet held, and none before the last one."""
    task = current(s)
    return task.colours & ~s.blessings[p] & ~((1 << task.least) - 1)


@kernel
def legal_blessing(s, p, out):
    """If there are several, each later than the one before, and only if enough later ones remain."""
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
    quiet = current(s).marks & QUIET
    s.blessings[p] |= 1 << colour
    one_less(s, colour + 1)
    if quiet == 0:
        start_quiet(s, p, ON_BLESSING)


# Blessings as a price ---------------------------------------------------------------------------------------------


@kernel
def legal_offer(s, p, out):
    """Those held; if there are several, each later than the one before. The tricolor Blessing belongs to the board."""
    return list_held(s, p, current(s).least, current(s).left, out)


@kernel
def do_offer(s, p, action):
    colour = action - FIRST_COLOUR
    s.blessings[p] &= ~(1 << colour)
    one_less(s, colour + 1)


@kernel
def list_held(s, p, least, left, out):
    """Blessings from a color on, leaving enough later ones for the rest of the same choice."""
    held = s.blessings[p] & ~((1 << least) - 1)
    remaining = count_colours(held)
    n = 0
    for colour in range(9):
        if (held >> colour) & 1:
            if remaining >= left:
                out[n] = FIRST_COLOUR + colour
                n += 1
            remaining -= 1
    return n


# Cleanup ----------------------------------------------------------------------------------------------------------


@kernel
def blessings_stored(s, p):
    """How many Blessings the seat's Locations store."""
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
    """`store`: which ones stay, ascending."""
    return list_held(s, p, current(s).least, current(s).left, out)


@kernel
def do_store(s, p, action):
    """Nothing is discarded before the last one is named."""
    task = current(s)
    colour = action - FIRST_COLOUR
    named = task.colours | (1 << colour)
    if task.left == 1:
        s.blessings[p] = named
    on_top(s).colours = named
    one_less(s, colour + 1)


@kernel
def keep_blessings(s, p):
    """S2.6.3: discarded in Cleanup unless stored; if not all can be stored, the player chooses."""
    stored = blessings_stored(s, p)
    if stored == 0:
        s.blessings[p] = 0
    elif count_colours(s.blessings[p]) > stored:
        push(s, STORE, p, left=stored)
