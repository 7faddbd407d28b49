"""The Lookout phase (S1.4): cards for everybody, in three variants and solo. `s.step` counts what has happened."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.catalogue import THIS
from patolli.games.settlers.rules.chance import next_below
from patolli.games.settlers.rules.piles import (
    append,
    draw_to_hand,
    draw_top,
    first_card,
    go_home,
    move,
    next_card,
    remove,
    to_hand,
)
from patolli.games.settlers.rules.state import (
    ADVANCED,
    ALTERNATE,
    COMMON_DECK,
    DECK,
    END,
    LOOKING,
    PRODUCTION,
    ROW,
    TABLEAU,
)
from patolli.games.settlers.rules.tasks import TAKE, pop, push

ALTERNATE_CARDS = 3
ADVANCED_ROW = 5


@kernel
def seat_in_order(s, i):
    """The i-th seat in turn order."""
    return (s.first_player + i) % s.players


@kernel
def reveal(s, n):
    """Put Common cards into the row; fewer if the cards run out (F8)."""
    for _ in range(n):
        x = draw_top(s, COMMON_DECK)
        if x != END:
            append(s, ROW, x)


@kernel
def discard_row(s):
    while s.length[ROW] > 0:
        go_home(s, first_card(s, ROW))


@kernel
def ask_take(s, p):
    """Ask for a card of the row, if there is one."""
    if s.length[ROW] > 0:
        push(s, TAKE, p, place=ROW)


@kernel
def legal_take(s, pile, out):
    n = 0
    x = first_card(s, pile)
    while x != END:
        out[n] = THIS + x
        n += 1
        x = next_card(s, x)
    return n


@kernel
def do_take(s, p, action):
    pop(s)
    remove(s, action - THIS)
    to_hand(s, p, action - THIS)


@kernel
def lookout_step(s):
    """Continue until somebody has to take a card, or the phase is over."""
    step = s.step
    s.step = step + 1
    if step == 0:
        for i in range(s.players):
            p = seat_in_order(s, i)
            draw_to_hand(s, p, DECK + p, 0)
            if s.peaceful == 1:
                draw_to_hand(s, p, COMMON_DECK, 0)
    elif s.solo == 1:
        solo_step(s, step)
    elif s.lookout == ALTERNATE:
        alternate_step(s, step)
    elif s.lookout == ADVANCED:
        advanced_step(s, step)
    else:
        standard_step(s, step)


@kernel
def end_lookout(s):
    s.phase = PRODUCTION
    s.step = 0


@kernel
def standard_step(s, step):
    """S1.4.2-3: a row for the players in turn order, another one in reverse order."""
    n = s.players
    if step == 1 or step == n + 1:
        discard_row(s)
        reveal(s, n + 1)
    if step <= n:
        ask_take(s, seat_in_order(s, step - 1))
    elif step <= 2 * n:
        ask_take(s, seat_in_order(s, 2 * n - step))
    else:
        discard_row(s)
        end_lookout(s)


@kernel
def ask_take_secret(s, p):
    if s.length[LOOKING + p] > 0:
        push(s, TAKE, p, place=LOOKING + p)


@kernel
def alternate_step(s, step):
    """S1.4 Alternate: three secret cards, keep one, pass two on, keep one of those received."""
    n = s.players
    if step == 1:
        for i in range(n):
            for _ in range(ALTERNATE_CARDS):
                x = draw_top(s, COMMON_DECK)
                if x != END:
                    append(s, LOOKING + seat_in_order(s, i), x)
    if step == n + 1:
        pass_on(s)
    if step <= 2 * n:
        ask_take_secret(s, seat_in_order(s, (step - 1) % n))
        return
    for i in range(n):
        p = seat_in_order(s, i)
        while s.length[LOOKING + p] > 0:
            go_home(s, first_card(s, LOOKING + p))
    end_lookout(s)


@kernel
def pass_on(s):
    """The rest goes to the next seat clockwise, all at the same time, so the last seat's cards wait in the row."""
    last = s.players - 1
    while s.length[LOOKING + last] > 0:
        move(s, first_card(s, LOOKING + last), ROW)
    for p in range(last - 1, -1, -1):
        while s.length[LOOKING + p] > 0:
            move(s, first_card(s, LOOKING + p), LOOKING + p + 1)
    while s.length[ROW] > 0:
        move(s, first_card(s, ROW), LOOKING)


@kernel
def advanced_cards(n, step):
    """How many cards come into the row of n players before this pick of the Advanced Lookout."""
    if step == 1:
        return ADVANCED_ROW
    second = step > n
    i = (step - 1) % n
    if n > 2 and ((not second and i >= 2) or (second and 0 < i < n - 1)):
        return 1
    return 0


@kernel
def advanced_step(s, step):
    """S1.4 Advanced: five cards, everybody picks twice; with 3 or more players new cards come in between."""
    n = s.players
    if step > 2 * n:
        discard_row(s)
        end_lookout(s)
        return
    reveal(s, advanced_cards(n, step))
    ask_take(s, seat_in_order(s, (step - 1) % n))


@kernel
def solo_step(s, step):
    """S1.17.2: take one of four, a random one goes to the virtual player, take another, the last goes there, too."""
    if step == 1:
        reveal(s, 4)
        ask_take(s, 0)
    elif step == 2:
        if s.length[ROW] > 0:
            x = first_card(s, ROW)
            n = int64(s.length[ROW])
            for _ in range((next_below(s, n) + (s.otherwise > 0)) % n):
                x = next_card(s, x)
            give_to_virtual(s, x)
        ask_take(s, 0)
    else:
        while s.length[ROW] > 0:
            give_to_virtual(s, first_card(s, ROW))
        end_lookout(s)


@kernel
def give_to_virtual(s, x):
    move(s, x, TABLEAU + 1)
    s.link[x] = 1
