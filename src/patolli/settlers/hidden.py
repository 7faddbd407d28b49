"""What a seat cannot know, drawn again (format 10): decks, hands, cards that lie face down, and chance to come.

Hidden cards of one back (Common, a faction, Attack) change places with each other, so all numbers stay. The new card of
every place is noted in a table by slot, and then all slots are renamed by it: what belongs to the place (its pile, the
Location it lies under, its marks) stays there.

One thing is left as it truly is: a hand on which a pending decision of its owner depends (which card may be razed,
which ones may still be discarded), since another hand might have no answer to it.
"""

import numpy as np

from patolli.engine.jit import entry, kernel
from patolli.engine.rng import next32, seed_rng, shuffle
from patolli.settlers.building import PAY_BUILD, PAY_DEAL, PAY_USE
from patolli.settlers.defence import PUTTING
from patolli.settlers.piles import append, card_of, is_common
from patolli.settlers.setup import note_pile
from patolli.settlers.sources import S_ROUTE
from patolli.settlers.state import (
    ATTACK_DECK,
    BUILD,
    CARD,
    COMMON_DECK,
    DECK,
    DISCARD,
    END,
    FOUNDATIONS,
    HAND,
    KEEP,
    LINE,
    LOOKING,
    OPTION,
    PAY,
    PILES,
    PUT,
    RAZED_HAND,
    ROUTES,
    ROW,
    SEATS,
    SLOTS,
    SWAP,
    TABLEAU,
    TARGET,
    UNDER,
    int64,
)
from patolli.settlers.tables import (
    ATTACK_CARDS,
    COMMON,
    FROM_DECK,
    FROM_HAND,
    OP_BUILD,
    OP_RAZE,
    PUT_UNDER,
    RAZE_HAND,
    STORE_FOR_PRAYER,
)
from patolli.settlers.targets import effect_of

HIDDEN = END  # in the table of new cards: not drawn yet


# Which cards are hidden -------------------------------------------------------------------------------------------


@kernel
def aims_at_hand(s, x, rel):
    """Whether an effect needs certain cards in hand; for others any card will do, or one of that back."""
    effect = effect_of(s, x, rel)
    op = effect.op
    return (
        (op == OP_RAZE and effect.a & RAZE_HAND != 0)
        or (op == OP_BUILD and effect.a == FROM_HAND)
        or (op == STORE_FOR_PRAYER and effect.a != FROM_DECK)
    )


@kernel
def option_needs_hand(s, x, rel):
    effect = effect_of(s, x, rel)
    for k in range(effect.options):
        for inner in range(int64(effect.option_at[k]), int64(effect.option_end[k])):
            if aims_at_hand(s, x, inner):
                return True
    return False


@kernel
def needs_hand(s, i):
    """Whether the answers to a pending task depend on the cards in hand: another hand might have none."""
    kind = s.todo[i, 0]
    a = int64(s.todo[i, 2])
    b = int64(s.todo[i, 3])
    if kind == TARGET or kind == BUILD:
        return a != END and aims_at_hand(s, a, b)
    if kind == OPTION:
        return option_needs_hand(s, a, b)
    if kind == CARD:
        return s.todo[i, 5] > 0 or aims_at_hand(s, a, b)
    if kind == PAY:
        return a == PAY_USE and card_of(s, b).needs_goods == 1
    if kind == DISCARD:
        return b > 0 or s.todo[i, 6] == 1
    if kind == SWAP:
        return s.todo[i, 5] > 0
    return kind == PUT


@kernel
def hand_stays(s, q):
    for i in range(s.todo_count):
        if s.todo[i, 1] == q and needs_hand(s, i):
            return True
    return False


@kernel
def looking_stays(s, q):
    """Some were kept already, and only later ones can follow."""
    for i in range(s.todo_count):
        if s.todo[i, 1] == q and s.todo[i, 0] == KEEP and s.todo[i, 3] > 0:
            return True
    return False


@kernel
def hide_pile(s, pile, cards):
    x = int64(s.head[pile])
    while x != END:
        cards[x] = HIDDEN
        x = int64(s.next_card[x])


@kernel
def hide_all(s, p, cards):
    """Note what seat p cannot know; every other card stays where it is."""
    for x in range(SLOTS):
        cards[x] = x
    hide_pile(s, COMMON_DECK, cards)
    hide_pile(s, ATTACK_DECK, cards)
    hide_pile(s, ROUTES, cards)  # markers are drawn unseen
    for q in range(s.players):
        hide_pile(s, DECK + q, cards)
        if q != p:
            hide_pile(s, FOUNDATIONS + q, cards)
            if not hand_stays(s, q):
                hide_pile(s, HAND + q, cards)
            if not looking_stays(s, q):
                hide_pile(s, LOOKING + q, cards)
    x = int64(s.head[UNDER])
    while x != END:
        if p < 0 or s.pile[int64(s.link[x])] != TABLEAU + p:
            cards[x] = HIDDEN
        x = int64(s.next_card[x])
    for i in range(s.todo_count):  # everybody has heard which card is built, dealt or razed
        kind = s.todo[i, 0]
        if kind == PAY and (s.todo[i, 2] == PAY_BUILD or s.todo[i, 2] == PAY_DEAL):
            cards[int64(s.todo[i, 3])] = s.todo[i, 3]
        elif kind == RAZED_HAND:
            cards[int64(s.todo[i, 2])] = s.todo[i, 2]


# Drawing again ----------------------------------------------------------------------------------------------------


@kernel
def marks_first(s, q, cards):
    """Of a hidden hand it is known how many cards were just gained, and from which deck, but not which: the first."""
    x = int64(s.head[HAND + q])
    while x != END:
        y = int64(s.next_card[x])
        while y != END:
            if cards[x] == HIDDEN and cards[y] == HIDDEN and s.marks[y] > s.marks[x]:
                if card_of(s, x).deck == card_of(s, y).deck:
                    kept = s.marks[x]
                    s.marks[x] = s.marks[y]
                    s.marks[y] = kept
            y = int64(s.next_card[y])
        x = int64(s.next_card[x])


@kernel
def draw_again(s, deck, rng, cards):
    """New cards for all hidden places of one back; the shelf is scratch space."""
    n = 0
    for x in range(SLOTS - 1):  # in the order of slots: nothing of the true order is left
        if cards[x] == HIDDEN and card_of(s, x).deck == deck:
            s.shelf[n] = x
            n += 1
    if n == 0:
        return
    shuffle(rng, s.shelf, 0, n)
    at = 0
    for pile in range(PILES):
        x = int64(s.head[pile])
        while x != END:
            if cards[x] == HIDDEN and card_of(s, x).deck == deck:
                cards[x] = s.shelf[at]
                at += 1
            x = int64(s.next_card[x])


@kernel
def rename(s, values, cards):
    """What belongs to a place goes to its new card."""
    for x in range(SLOTS):
        s.shelf[x] = values[x]
    for x in range(SLOTS):
        values[int64(cards[x])] = s.shelf[x]


@kernel
def rename_all(s, cards):
    for x in range(SLOTS - 1):
        if s.cards[x] > 0:  # elsewhere 0 is no slot
            s.next_card[x] = cards[int64(s.next_card[x])]
    for pile in range(PILES):
        s.head[pile] = cards[int64(s.head[pile])]
        s.tail[pile] = cards[int64(s.tail[pile])]
    rename(s, s.next_card, cards)
    rename(s, s.pile, cards)
    rename(s, s.link, cards)
    rename(s, s.marks, cards)
    for i in range(s.waiting_count):
        if s.waiting[i, 0] & 15 == S_ROUTE:
            s.waiting[i, 1] = cards[int64(s.waiting[i, 1])]
    if s.window_stage == PUTTING and s.window_item > 0 and puts_cards(s):
        s.window_item = cards[int64(s.window_item) - 1] + 1


@kernel
def puts_cards(s):
    """Whether the window of free moves stands at a Location that cards are put under."""
    x = int64(s.window_at)
    return x != END and effect_of(s, x, 0).op == PUT_UNDER


@kernel
def sort_hands(s, p):
    for q in range(s.players):
        if q != p:
            s.head[HAND + q] = END
            s.tail[HAND + q] = END
            s.length[HAND + q] = 0
    for x in range(SLOTS - 1):
        pile = int64(s.pile[x])
        if HAND <= pile < HAND + SEATS and pile != HAND + p:
            append(s, pile, x)


@kernel
def redeal_with(s, p, rng, scratch):
    """Draw again, from a running generator; `scratch` gets the new card of every slot."""
    hide_all(s, p, scratch)
    for q in range(s.players):
        if q != p:
            marks_first(s, q, scratch)
    draw_again(s, COMMON, rng, scratch)
    for q in range(s.players):
        draw_again(s, int64(s.faction[q]), rng, scratch)
    if s.solo == 1:
        draw_again(s, ATTACK_CARDS, rng, scratch)
    rename_all(s, scratch)
    sort_hands(s, p)
    s.rng = (next32(rng) & 0x1FFFFF) * 0x100000000 + next32(rng)
    s.seed = s.rng if s.dealt == 1 else 0
    note_order_again(s)


# The order of the deal --------------------------------------------------------------------------------------------


@kernel
def note_hand(s, q, common, first, last, n):
    """Cards of a hand, Common or not, from the `first` of them on."""
    i = 0
    x = int64(s.head[HAND + q])
    while x != END:
        if is_common(s, x) == (common == 1):
            if first <= i < last:
                s.shelf[n] = x
                n += 1
            i += 1
        x = int64(s.next_card[x])
    return n


@kernel
def note_order_again(s):
    """At the first position the shelf has the order of the decks before the set-up: one that leads here."""
    for x in range(SLOTS):
        s.shelf[x] = 0
    if s.dealt == 0:
        return
    n = 0
    for i in range(s.players):  # S1.2.4
        n = note_hand(s, (s.first_player + i) % s.players, 1, 0, 2, n)
    for i in range(s.players):  # peaceful: one more
        n = note_hand(s, (s.first_player + i) % s.players, 1, 2, SLOTS, n)
    for i in range(s.players):  # alternate: three to look at
        n = note_pile(s, LOOKING + (s.first_player + i) % s.players, n)
    n = note_pile(s, ROW, n)
    n = note_pile(s, COMMON_DECK, n)
    for q in range(s.players):
        n = note_hand(s, q, 0, 0, SLOTS, n)
        n = note_pile(s, DECK + q, n)
    n = note_pile(s, LINE, n)
    note_pile(s, ATTACK_DECK, n)


@entry
def redeal(s, p, seed):
    """Draw again everything that seat p cannot know (-1: who only watches): what search plays on."""
    rng = np.zeros(2, np.int64)
    scratch = np.zeros(SLOTS, np.uint8)
    seed_rng(rng, seed, 0)
    redeal_with(s, int64(p), rng, scratch)
