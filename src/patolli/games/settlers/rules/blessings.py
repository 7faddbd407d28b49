"""Blessings (S2.6): one of each colour, the tricolour token, and which of them stay in Cleanup."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.prayer import store_blessings
from patolli.games.settlers.effects.tables import ON_CLEANUP, TYPE_FEATURE
from patolli.games.settlers.rules.catalogue import FIRST_COLOUR
from patolli.games.settlers.rules.piles import card_of, effect_of, own_first, own_next
from patolli.games.settlers.rules.state import BLESSING, END, STORE, int64, pop, push


@kernel
def count_colours(mask):
    n = 0
    for colour in range(9):
        n += (mask >> colour) & 1
    return n


@kernel
def blessing_count(s, p):
    """Blessings held, tricolour included."""
    return count_colours(int64(s.blessings[p])) + int64(s.tricolor[p])


@kernel
def ask_blessing(s, p, count, colours):
    """Gain Blessings of these colours: asked one by one (a: left, b: least colour, c and d: the colours)."""
    push(s, BLESSING, p, count, 0, colours & 255, colours >> 8, 0, 0)


@kernel
def free_colours(s, p):
    """Colours that the current `blessing` may still be: not yet held, and none before the last one."""
    top = int64(s.todo_count) - 1
    colours = int64(s.todo[top, 4]) + (int64(s.todo[top, 5]) << 8)
    least = int64(s.todo[top, 3])
    return colours & ~int64(s.blessings[p]) & ~((1 << least) - 1)


@kernel
def legal_blessing(s, p, out):
    """Of several, each later than the one before, and only if enough later ones remain."""
    left = int64(s.todo[int64(s.todo_count) - 1, 2])
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
    top = int64(s.todo_count) - 1
    colour = action - FIRST_COLOUR
    s.blessings[p] |= 1 << colour
    left = int64(s.todo[top, 2])
    if left > 1:
        s.todo[top, 2] = left - 1
        s.todo[top, 3] = colour + 1
    else:
        pop(s)


# Cleanup ----------------------------------------------------------------------------------------------------------


@kernel
def blessings_stored(s, p):
    """How many Blessings his Locations keep."""
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
    """`store`: which stay (a: how many are left to name, b: least colour); ascending."""
    top = int64(s.todo_count) - 1
    left = int64(s.todo[top, 2])
    least = int64(s.todo[top, 3])
    held = int64(s.blessings[p]) & ~((1 << least) - 1)
    remaining = count_colours(held)
    n = 0
    for colour in range(9):
        if (held >> colour) & 1:
            if remaining >= left:
                out[n] = FIRST_COLOUR + colour
                n += 1
            remaining -= 1
    return n


@kernel
def do_store(s, p, action):
    """Nothing goes before the last one is named (c, d: those named so far)."""
    top = int64(s.todo_count) - 1
    left = int64(s.todo[top, 2])
    colour = action - FIRST_COLOUR
    named = (int64(s.todo[top, 4]) + (int64(s.todo[top, 5]) << 8)) | (1 << colour)
    if left > 1:
        s.todo[top, 2] = left - 1
        s.todo[top, 3] = colour + 1
        s.todo[top, 4] = named & 255
        s.todo[top, 5] = named >> 8
    else:
        s.blessings[p] = named
        pop(s)


@kernel
def keep_blessings(s, p):
    """S2.6.3: discarded in Cleanup unless stored; if not all can be, the player says which."""
    stored = blessings_stored(s, p)
    if stored == 0:
        s.blessings[p] = 0
    elif count_colours(int64(s.blessings[p])) > stored:
        push(s, STORE, p, stored, 0, 0, 0, 0, 0)
