"""The rules: a position, and kernels that change it or look at it."""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.engine.compiled.rng import shuffle

LEAST, USUAL, MOST = 9, 24, 30
"""How many cards there may be. A card is its number of points, from 0 on."""
HAND, SEATS, NONE = 3, 3, 255
OPEN, DOWN = 0, 1

STATE = np.dtype(
    [
        ("players", np.int16),
        ("cards", np.int16),  # how many cards there are
        ("drawn", np.int16),  # how many of them have left the deck
        ("deck", np.int16, MOST),  # from `drawn` on
        ("hand", np.int16, (SEATS, HAND)),  # ascending, NONE at the end
        ("played", np.int16),
        ("pile", np.int16, MOST),  # the cards played, in order; `owner` and `how` say by whom, and OPEN or DOWN
        ("owner", np.int16, MOST),
        ("how", np.int16, MOST),
    ]
)


# An action is a number: 0 to 2 plays a card of the hand openly, 3 to 5 plays it face down.


@kernel
def deal_cards(s, players, rng, scratch):
    s.players = players
    if s.cards == 0:  # nobody has chosen how many (`notation.prepare`)
        s.cards = USUAL
    for card in range(s.cards):
        s.deck[card] = card
    shuffle(rng, s.deck, 0, int(s.cards))
    for p in range(SEATS):
        for slot in range(HAND):
            s.hand[p, slot] = NONE
    for p in range(players):
        for _ in range(HAND):
            draw(s, p, HAND - 1)  # the hand is sorted: what is empty is at its end


@kernel
def draw(s, p, slot):
    """The next card of the deck, if there is one, into a place of a hand that is empty."""
    s.hand[p, slot] = NONE
    if s.drawn < s.cards:
        s.hand[p, slot] = s.deck[s.drawn]
        s.deck[s.drawn] = NONE  # a secret that stays in the position would be a leak
        s.drawn += 1
    sort(s.hand[p])


@kernel
def sort(cards):
    for i in range(1, HAND):
        for j in range(i, 0, -1):
            if cards[j] < cards[j - 1]:
                cards[j], cards[j - 1] = cards[j - 1], cards[j]


@kernel
def player_count(s):
    return int(s.players)


@kernel
def who_decides(s):
    return -1 if s.played == s.cards else int(s.played % s.players)


@kernel
def list_legal(s, out):
    n = 0
    p = who_decides(s)
    if p >= 0:
        for action in range(2 * HAND):
            if s.hand[p, action % HAND] != NONE:
                out[n] = action
                n += 1
    return n


@kernel
def carry_out(s, action):
    p = who_decides(s)
    slot = action % HAND
    s.pile[s.played] = s.hand[p, slot]
    s.owner[s.played] = p
    s.how[s.played] = action // HAND
    s.played += 1
    draw(s, p, slot)


@kernel
def quarters(s, p):
    """Points are counted in quarters. What lies face down counts when the game is over."""
    total = 0
    for i in range(s.played):
        if s.owner[i] == p:
            if s.how[i] == OPEN:
                total += 4 * s.pile[i]
            elif s.played == s.cards:
                total += 2 * s.pile[i]
    return total


@kernel
def is_winner(s, p):
    own = quarters(s, p)
    if s.players == 1:
        return 4 * own >= 3 * 2 * s.cards * (s.cards - 1)
    for q in range(s.players):
        if quarters(s, q) > own:
            return False
    return True


# What is hidden from a seat: hands and face-down cards of others, and the deck.


@kernel
def redeal_with(s, p, rng, scratch):
    """All that seat p (-1: who only watches) cannot know is drawn again."""
    n = note_hidden(s, p, scratch)
    shuffle(rng, scratch, 0, n)
    change_hidden(s, p, scratch, n, True)


@kernel
def exchange_with(s, p, number, scratch):
    """All that seat p cannot know becomes the next hidden card, so that no place keeps its own."""
    n = note_hidden(s, p, scratch)
    change_hidden(s, p, scratch, n, False)


@kernel
def note_hidden(s, p, cards):
    """The cards that seat p cannot know, ascending: their order must not tell where they are. Returns how many."""
    n = 0
    if who_decides(s) >= 0:  # after the end everything is known
        for card in range(s.cards):
            if not knows(s, p, card):
                cards[n] = card
                n += 1
    return n


@kernel
def knows(s, p, card):
    if p >= 0:
        for slot in range(HAND):
            if s.hand[p, slot] == card:
                return True
    for i in range(s.played):
        if s.pile[i] == card and (s.how[i] == OPEN or s.owner[i] == p):
            return True
    return False


@kernel
def change_hidden(s, p, cards, n, in_turn):
    """Every hidden place gets a card: in turn, or the one that follows its own."""
    if n == 0:
        return
    at = 0
    for q in range(s.players):
        for slot in range(HAND):
            if q != p and s.hand[q, slot] != NONE:
                s.hand[q, slot] = cards[at] if in_turn else following(cards, n, s.hand[q, slot])
                at += 1
        sort(s.hand[q])
    for i in range(s.played):
        if s.how[i] == DOWN and s.owner[i] != p:
            s.pile[i] = cards[at] if in_turn else following(cards, n, s.pile[i])
            at += 1
    for i in range(s.drawn, s.cards):
        s.deck[i] = cards[at] if in_turn else following(cards, n, s.deck[i])
        at += 1


@kernel
def following(cards, n, card):
    for i in range(n - 1):
        if cards[i] == card:
            return cards[i + 1]
    return cards[0]
