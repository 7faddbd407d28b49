"""Drawing cards (S1.1.7): from which deck, and which of the looked-at ones are kept."""

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
from patolli.games.settlers.rules.state import COMMON_DECK, DECK, END, LOOKING, int64, pop


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
    """a: how many are left, b: marks of the card, c: whether it is only looked at."""
    top = int64(s.todo_count) - 1
    left = int64(s.todo[top, 2])
    x = draw_top(s, COMMON_DECK if action == FIRST_DRAW else DECK + p)
    if s.todo[top, 4] == 1:
        append(s, LOOKING + p, x)
    else:
        s.marks[x] = s.todo[top, 3]
        to_hand(s, p, x)
    if left > 1:
        s.todo[top, 2] = left - 1
    else:
        pop(s)


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
    """a: how many are left to keep, b: least slot; a card only if enough later ones remain."""
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
    top = int64(s.todo_count) - 1
    left = int64(s.todo[top, 2])
    x = action - THIS
    remove(s, x)
    to_hand(s, p, x)
    if left > 1:
        s.todo[top, 2] = left - 1
        s.todo[top, 3] = x + 1
    else:
        pop(s)


@kernel
def leave_looking(s):
    """Task: the others leave in the order drawn (a: 1 = back to their decks, which are shuffled)."""
    top = int64(s.todo_count) - 1
    p = int64(s.todo[top, 1])
    back = s.todo[top, 2] == 1
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
