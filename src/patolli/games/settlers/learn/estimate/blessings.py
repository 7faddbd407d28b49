"""What Blessings and stored cards are worth: mostly for the colors that the seat's own Prayers ask for."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.worth import resource_worth
from patolli.games.settlers.rules.blessings import blessings_stored, count_colours
from patolli.games.settlers.rules.piles import (
    card_of,
    controls,
    first_card,
    next_card,
    own_first,
    own_next,
)
from patolli.games.settlers.rules.prayer import TRICOLOUR
from patolli.games.settlers.rules.state import END, HAND, STORED

# In Resources. A held Blessing also raises the expected yield of Prayers: this is on top of that.
GAINED, GAINED_FOR_NOTHING = 0.7, 0.1
HELD, HELD_FOR_NOTHING = 0.2, 0.05
STORABLE = 0.4  # for every Production to come, of a Blessing that Cleanup leaves
STORED_CARD, STORED_FOR_NOTHING = 0.5, 0.05
THREE = 0.3  # in points, of the tricolor Blessing


@kernel
def note_prayers(s, p):
    """Note which colors a seat's Prayers count, on its Locations and in its hand."""
    colours = 0
    x = own_first(s, p)
    while x != END:
        colours |= card_of(s, x).prayed_for
        x = own_next(s, p, x)
    x = first_card(s, HAND + p)
    while x != END:
        colours |= card_of(s, x).prayed_for
        x = next_card(s, x)
    s.prayed_for = colours


@kernel
def gained_worth(s, p, count, colours, left):
    """A number of Blessings of these colors, still to be chosen."""
    free = colours & ~int64(s.blessings[p])
    useful = min(count, count_colours(free & s.prayed_for))
    others = min(count, count_colours(free)) - useful
    return resource_worth(left) * (GAINED * useful + GAINED_FOR_NOTHING * others)


@kernel
def held_worth(s, p, left):
    """Held Blessings, besides their value in Prayers."""
    held = int64(s.blessings[p])
    useful = count_colours(held & s.prayed_for)
    worth = HELD * useful + HELD_FOR_NOTHING * (count_colours(held) - useful)
    worth += STORABLE * left * min(useful, blessings_stored(s, p))
    three = THREE if s.tricolor[p] == 1 and s.prayed_for & TRICOLOUR != 0 else 0.0
    return worth * resource_worth(left) + three


@kernel
def stored_worth(s, p, left, now):
    """Cards that wait for a Prayer: until Cleanup, or to the end of the game."""
    worth = 0.0
    x = first_card(s, STORED)
    while x != END:
        if controls(s, p, s.link[x]) and (now or (left > 0 and s.marks[x] != 0)):
            useful = card_of(s, x).pray_colors & s.prayed_for != 0
            worth += STORED_CARD if useful else STORED_FOR_NOTHING
        x = next_card(s, x)
    return worth * resource_worth(left)


@kernel
def storing_worth(s, count, left):
    """A number of cards to be stored."""
    return count * resource_worth(left) * (STORED_CARD if s.prayed_for != 0 else STORED_FOR_NOTHING)
