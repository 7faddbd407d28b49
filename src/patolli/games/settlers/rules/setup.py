"""Setup (S1.2): decks, factions, the first hands. `options.py` has already written the options."""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.engine.compiled.rng import below, shuffle
from patolli.games.settlers.cards.library import house
from patolli.games.settlers.cards.model import ATTACK, BASE, FACTIONS
from patolli.games.settlers.effects.card_rows import ATTACK_CARDS, COMMON, DECKS
from patolli.games.settlers.effects.rows import BASE_BOARDS, attack_row, board_row, card_row
from patolli.games.settlers.rules.chance import new_key
from patolli.games.settlers.rules.piles import append, card_of, clear_piles, draw_to_hand, first_card, next_card
from patolli.games.settlers.rules.state import ATTACK_DECK, COMMON_DECK, DECK, END, LINE, SLOTS

HOUSE = house()
_BOX = {**BASE, **HOUSE.cards}
_IN_ORDER = sorted([*_BOX, *ATTACK])
BOX_ROWS = np.zeros(SLOTS, np.int64)
"""The cards in the box (base game and house deck) in the order of their ids: slots that never change."""
for _slot, _id in enumerate(_IN_ORDER):
    BOX_ROWS[_slot] = attack_row(_id) if _id in ATTACK else card_row(_BOX[_id])
BOX_BOARDS = np.zeros(16, np.int64)
for _faction in FACTIONS:
    BOX_BOARDS[DECKS.index(_faction)] = (
        BASE_BOARDS[_faction] if _faction in BASE_BOARDS else board_row(HOUSE.boards[_faction])
    )
FACTION_COUNT = len(FACTIONS)


@kernel
def lay_out(s, players):
    """Everything that is the same in every game; decks, factions and options stay as they are."""
    s.players = players
    s.round_no = 1
    s.deal_good = -1
    s.dropped_good = -1
    s.window_at = END
    s.solo = 1 if players == 1 else 0
    clear_piles(s)


@kernel
def begin_setup(s):
    """S1.2.4: in turn order each draws 2 Common, then 2 Faction cards; in solo one Attack card is revealed."""
    for i in range(s.players):
        p = (s.first_player + i) % s.players
        for _ in range(2):
            draw_to_hand(s, p, COMMON_DECK, 0)
        for _ in range(2):
            draw_to_hand(s, p, DECK + p, 0)
    if s.solo == 1:
        x = first_card(s, ATTACK_DECK)
        s.head[ATTACK_DECK] = s.next_card[x]
        s.length[ATTACK_DECK] -= 1
        append(s, LINE, x)


@kernel
def choose_factions(s, players, rng, scratch):
    """Distinct factions for all seats; those already chosen stay."""
    n = 0
    for faction in range(1, FACTION_COUNT + 1):
        taken = False
        for p in range(players):
            taken = taken or s.faction[p] == faction
        if not taken:
            scratch[n] = faction
            n += 1
    shuffle(rng, scratch, 0, n)
    at = 0
    for p in range(players):
        if s.faction[p] == 0:
            s.faction[p] = scratch[at]
            at += 1
        if s.board[p] == 0:
            s.board[p] = BOX_BOARDS[s.faction[p]]


@kernel
def is_in_game(s, x, players):
    """Whether the card in a slot belongs to a deck of this game."""
    deck = card_of(s, x).deck
    if deck == COMMON:
        return True
    if deck == ATTACK_CARDS:
        return players == 1
    for p in range(players):
        if s.faction[p] == deck:
            return True
    return False


@kernel
def fill_deck(s, pile, deck, rng, scratch):
    """All cards of one deck, shuffled."""
    n = 0
    for x in range(s.slots):
        if s.cards[x] > 0 and card_of(s, x).deck == deck:
            scratch[n] = x
            n += 1
    shuffle(rng, scratch, 0, n)
    for i in range(n):
        append(s, pile, scratch[i])


@kernel
def keep_first_order(s):
    """Keep the order of the decks before setup, for records: Common, factions by seat, Attack."""
    n = note_pile(s, COMMON_DECK, 0)
    for p in range(s.players):
        n = note_pile(s, DECK + p, n)
    note_pile(s, ATTACK_DECK, n)
    s.first_order = 1


@kernel
def note_pile(s, pile, n):
    x = first_card(s, pile)
    while x != END:
        s.shelf[n] = x
        n += 1
        x = next_card(s, x)
    return n


@kernel
def deal_cards(s, players, rng, scratch):
    """A random deal with the first hands drawn; the first decision comes after that."""
    lay_out(s, players)
    choose_factions(s, players, rng, scratch)
    if s.custom == 0:
        for x in range(SLOTS):
            s.cards[x] = BOX_ROWS[x]
    s.open_cards = 0
    for x in range(SLOTS):
        if s.cards[x] > 0:
            if is_in_game(s, x, players):
                s.slots = x + 1
                s.open_cards |= card_of(s, x).open
            else:
                s.cards[x] = 0
    s.first_player = below(rng, players)
    new_key(s, rng)
    fill_deck(s, COMMON_DECK, COMMON, rng, scratch)
    for p in range(players):
        fill_deck(s, DECK + p, s.faction[p], rng, scratch)
    fill_deck(s, ATTACK_DECK, ATTACK_CARDS, rng, scratch)
    keep_first_order(s)
    begin_setup(s)
