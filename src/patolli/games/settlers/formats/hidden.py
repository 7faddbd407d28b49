"""Redraws what a seat cannot know (format 10): decks, hands, face-down cards, and future random results.

Hidden cards with the same back (Common, a faction, Attack) swap places with each other, so all counts stay the same.
The new card of every place is noted in a table by slot, and then all slots are renamed accordingly: what belongs to the
place (its pile, the Location it lies under, its marks) stays there.

Everybody sees which question somebody else is asked, so a hand is redrawn until it has an answer. How far that seat has
come in the order of ids is forgotten: that order belongs to the notation, not to the game, and some of its cards are
not shown.
"""

import numpy as np
from numpy import int64

from patolli.engine.compiled.jit import kernel, unit
from patolli.engine.compiled.rng import shuffle
from patolli.games.settlers.effects.aiming import any_card_fits
from patolli.games.settlers.effects.bundles import S_ROUTE
from patolli.games.settlers.effects.card_rows import ATTACK_CARDS, COMMON
from patolli.games.settlers.effects.choices import any_option
from patolli.games.settlers.effects.hand import put_cards_under
from patolli.games.settlers.effects.locations import raze
from patolli.games.settlers.effects.targets import has_target
from patolli.games.settlers.rules.actions import targets_after_cards
from patolli.games.settlers.rules.building import PAY_BUILD, PAY_DEAL
from patolli.games.settlers.rules.chance import new_key
from patolli.games.settlers.rules.defence import PUTTING
from patolli.games.settlers.rules.goods import pay_tokens
from patolli.games.settlers.rules.paying import SEVERAL_WAYS, only_way
from patolli.games.settlers.rules.piles import append, card_of, effect_of, first_card, is_common, next_card
from patolli.games.settlers.rules.setup import note_pile
from patolli.games.settlers.rules.state import (
    ATTACK_DECK,
    COMMON_DECK,
    DECK,
    DISCARD_PILE,
    END,
    FOUNDATIONS,
    HAND,
    LINE,
    LOOKING,
    PILES,
    ROUTES,
    ROW,
    SEATS,
    SLOTS,
    TABLEAU,
    UNDER,
)
from patolli.games.settlers.rules.tasks import (
    AFTER,
    BUILD,
    CARD,
    DISCARD,
    KEEP,
    OPTION,
    PAY,
    RAZED_HAND,
    SWAP,
    TARGET,
    TURN,
    current,
    task_at,
)

HIDDEN = END  # in the table of new cards: not redrawn yet
MAY_HIDE = np.array([COMMON_DECK, UNDER, ROUTES, ATTACK_DECK, *range(HAND, DISCARD_PILE), *range(FOUNDATIONS, TABLEAU)])
"""Piles in which a card may be hidden, see `lies_hidden`: between hands and discards are LOOKING and the decks."""
MOST_DRAWS = 10_000  # until there is an answer: hundreds of times more than the cards in the box need


# Which cards are hidden -------------------------------------------------------------------------------------------


@kernel
def lies_hidden(s, p, x):
    """Whether a card is where seat p cannot see it."""
    pile = int64(s.pile[x])
    if pile == COMMON_DECK or pile == ATTACK_DECK or pile == ROUTES:  # markers are drawn without looking
        return True
    if pile == UNDER:
        return p < 0 or s.pile[s.link[x]] != TABLEAU + p
    for start in (HAND, LOOKING, FOUNDATIONS):
        if start <= pile < start + SEATS:
            return pile != start + p
    return DECK <= pile < DECK + SEATS


@kernel
def hide_all(s, p, cards):
    """Note what seat p cannot know; every other card stays where it is."""
    for x in range(s.slots):
        cards[x] = HIDDEN if lies_hidden(s, p, x) else x
    cards[END] = END
    for i in range(s.todo_count):  # everybody knows which card is being built, dealt or razed
        task = task_at(s, i)
        built = task.kind == PAY and (task.purpose == PAY_BUILD or task.purpose == PAY_DEAL)
        if built or task.kind == RAZED_HAND:
            cards[task.card] = task.card


# Drawing again ----------------------------------------------------------------------------------------------------


@kernel
def marks_first(s, q, cards):
    """For a hidden hand it is known how many cards were just gained, and from which deck, but not which: mark the
    first."""
    x = first_card(s, HAND + q)
    while x != END:
        y = next_card(s, x)
        while y != END:
            if cards[x] == HIDDEN and cards[y] == HIDDEN and s.marks[y] > s.marks[x]:
                if card_of(s, x).deck == card_of(s, y).deck:
                    kept = s.marks[x]
                    s.marks[x] = s.marks[y]
                    s.marks[y] = kept
            y = next_card(s, y)
        x = next_card(s, x)


@kernel
def draw_again(s, deck, rng, cards):
    """New cards for all hidden places with the same back; the shelf is scratch space."""
    n = 0
    for x in range(s.slots):  # in slot order: nothing of the true order is left
        if cards[x] == HIDDEN and card_of(s, x).deck == deck:
            s.shelf[n] = x
            n += 1
    if n == 0:
        return
    shuffle(rng, s.shelf, 0, n)
    at = 0
    for pile in MAY_HIDE:
        if DECK <= pile < DECK + SEATS and s.faction[pile - DECK] != deck:
            continue
        x = first_card(s, pile)
        while x != END:
            if cards[x] == HIDDEN and card_of(s, x).deck == deck:
                cards[x] = s.shelf[at]
                at += 1
            x = next_card(s, x)


@kernel
def rename(s, values, cards):
    """Move what belongs to a place to its new card."""
    for x in range(s.slots):
        s.shelf[x] = values[x]
    for x in range(s.slots):
        values[cards[x]] = s.shelf[x]


@kernel
def rename_all(s, cards):
    for x in range(s.slots):
        if s.cards[x] > 0:  # otherwise 0 is not a slot
            s.next_card[x] = cards[next_card(s, x)]
    for pile in range(PILES):
        s.head[pile] = cards[first_card(s, pile)]
        s.tail[pile] = cards[s.tail[pile]]
    rename(s, s.next_card, cards)
    rename(s, s.pile, cards)
    rename(s, s.link, cards)
    rename(s, s.marks, cards)
    for i in range(s.waiting_count):
        if s.waiting[i, 0] & 15 == S_ROUTE:
            s.waiting[i, 1] = cards[s.waiting[i, 1]]


@kernel
def sort_hands(s, p):
    for q in range(s.players):
        if q != p:
            s.head[HAND + q] = END
            s.tail[HAND + q] = END
            s.length[HAND + q] = 0
    for x in range(s.slots):
        pile = s.pile[x]
        if HAND <= pile < HAND + SEATS and pile != HAND + p:
            append(s, pile, x)


@kernel
def forget_order(s, p):
    """Cards are chosen in the order of ids; let others choose any of theirs again."""
    own = False
    for i in range(s.todo_count):
        task = s.todo[i]
        kind = task.kind
        if task.seat == p:
            own = own or kind == TURN or kind == AFTER
        elif kind == DISCARD or kind == KEEP or kind == SWAP or kind == CARD:
            task.least = 0
    if not own and s.window_stage == PUTTING and s.window_at != END:
        if effect_of(s, s.window_at, 0).op == put_cards_under.NUMBER:
            s.window_item = 0


@kernel
def has_answer(s):
    """Whether the current question would be asked with these cards in hand."""
    task = current(s)
    kind = task.kind
    p = task.seat
    x = task.card
    rel = task.effect
    if kind == TARGET:
        return x == END or effect_of(s, x, rel).op != raze.NUMBER or has_target(s, p, x, rel)
    if kind == BUILD:
        return has_target(s, p, x, rel)
    if kind == CARD:
        return any_card_fits(s, p, effect_of(s, x, rel).op, 0)
    if kind == OPTION:
        return any_option(s, p, x, rel)
    if kind == PAY:
        return only_way(s, p) == SEVERAL_WAYS
    if kind == DISCARD and x != END:
        price = card_of(s, x).price
        pay_tokens(s, p, price, task.times, 1)
        good = targets_after_cards(s, p, x, task.left, task.times)
        pay_tokens(s, p, price, task.times, -1)
        return good
    return True


@unit
def redeal_with(s, p, rng, scratch):
    """Redraw from a running generator; `scratch` receives the new card of every slot."""
    s.otherwise = 0
    forget_order(s, p)
    draw_all(s, p, rng, scratch)
    if s.over == 0 and current(s).seat != p:
        for _ in range(MOST_DRAWS):
            if has_answer(s):
                break
            draw_all(s, p, rng, scratch)
    new_key(s, rng)
    note_order_again(s)


@kernel
def draw_all(s, p, rng, scratch):
    hide_all(s, p, scratch)
    for q in range(s.players):
        if q != p:
            marks_first(s, q, scratch)
    draw_again(s, COMMON, rng, scratch)
    for q in range(s.players):
        draw_again(s, s.faction[q], rng, scratch)
    if s.solo == 1:
        draw_again(s, ATTACK_CARDS, rng, scratch)
    rename_all(s, scratch)
    sort_hands(s, p)


# The order of the deal --------------------------------------------------------------------------------------------


@kernel
def note_hand(s, q, common, first, last, n):
    """Note the cards of a hand, Common or not, starting with the `first`."""
    i = 0
    x = first_card(s, HAND + q)
    while x != END:
        if is_common(s, x) == (common == 1):
            if first <= i < last:
                s.shelf[n] = x
                n += 1
            i += 1
        x = next_card(s, x)
    return n


@kernel
def note_order_again(s):
    """At the first position the shelf holds the order of the decks before setup: write one that leads here."""
    for x in range(s.slots):
        s.shelf[x] = 0
    if s.first_order == 0:
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
