"""Drawing cards (S1.1.7): from which deck, and which of the cards looked at are kept."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.catalogue import FIRST_DRAW, THIS
from patolli.games.settlers.rules.piles import (
    append,
    can_draw,
    draw_top,
    first_card,
    go_home,
    home_seat,
    is_common,
    move,
    next_card,
    remove,
    shuffle_pile,
    to_hand,
)
from patolli.games.settlers.rules.state import COMMON_DECK, DECK, END, HAND, LOOKING
from patolli.games.settlers.rules.tasks import current, one_less, pop

TO_HOME, TO_DECKS = range(2)  # where cards go that were looked at but not kept


@kernel
def any_deck(s, p):
    return can_draw(s, COMMON_DECK) or can_draw(s, DECK + p)


@kernel
def legal_draw(s, p, out):
    n = 0
    if can_draw(s, COMMON_DECK):
        out[n] = FIRST_DRAW
        n += 1
    if can_draw(s, DECK + p):
        out[n] = FIRST_DRAW + 1
        n += 1
    return n


@kernel
def do_draw(s, p, action):
    """The card goes to the hand, or is set aside to look at."""
    task = current(s)
    x = draw_top(s, COMMON_DECK if action == FIRST_DRAW else DECK + p)
    if task.place == HAND + p:
        s.marks[x] = task.marks
        to_hand(s, p, x)
    else:
        append(s, task.place, x)
    one_less(s, 0)


@kernel
def later_looked_at(s, p, least):
    n = 0
    x = first_card(s, LOOKING + p)
    while x != END:
        n += x >= least
        x = next_card(s, x)
    return n


@kernel
def legal_keep(s, p, left, least, out):
    """A card only if enough later ones remain."""
    n = 0
    x = first_card(s, LOOKING + p)
    while x != END:
        if x >= least and later_looked_at(s, p, x + 1) >= left - 1:
            out[n] = THIS + x
            n += 1
        x = next_card(s, x)
    return n


@kernel
def do_keep(s, p, action):
    x = action - THIS
    remove(s, x)
    to_hand(s, p, x)
    one_less(s, x + 1)


@kernel
def leave_looking(s):
    """Task: the rest leave in the order drawn, to their home piles or back to their decks, which are then shuffled."""
    task = current(s)
    p = task.seat
    back = task.purpose == TO_DECKS
    pop(s)
    common = False
    faction = False
    while s.length[LOOKING + p] > 0:
        x = first_card(s, LOOKING + p)
        if not back:
            go_home(s, x)
        elif is_common(s, x):
            move(s, x, COMMON_DECK)
            common = True
        else:
            move(s, x, DECK + home_seat(s, x))
            faction = True
    if common:
        shuffle_pile(s, COMMON_DECK)
    if faction:
        shuffle_pile(s, DECK + p)
