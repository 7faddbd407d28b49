"""What a seat cannot know turns out differently: positions to compare, in which nothing hidden is the same."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import ATTACK_CARDS, COMMON
from patolli.games.settlers.formats.hidden import HIDDEN, hide_all, note_order_again, rename_all, sort_hands
from patolli.games.settlers.rules.piles import card_of, first_card, next_card
from patolli.games.settlers.rules.state import END, PILES

EXCHANGES = 2
"""One position in which the hidden cards have swapped places, and the same one with other random results. If both
changed at once, a card drawn after a shuffle could be the same by accident."""


@kernel
def turn_round(s, deck, cards):
    """Every hidden place with the same card back gets the card of the next one, the last place that of the first.

    One cycle through all of them: no place keeps its card, and neither does any group of places that is viewed as a
    whole, such as a hand; unless it is the whole cycle, and then nothing about it is unknown."""
    first = END
    last = END
    for pile in range(PILES):
        x = first_card(s, pile)
        while x != END:
            if cards[x] == HIDDEN and card_of(s, x).deck == deck:
                if first == END:
                    first = x
                else:
                    cards[last] = x
                last = x
            x = next_card(s, x)
    if first != END:
        cards[last] = first


@kernel
def exchange_with(s, p, number, scratch):
    """All hidden cards swap places; in the second of the two positions random results differ as well."""
    hide_all(s, p, scratch)
    turn_round(s, COMMON, scratch)
    for q in range(s.players):
        turn_round(s, s.faction[q], scratch)
    if s.solo == 1:
        turn_round(s, ATTACK_CARDS, scratch)
    rename_all(s, scratch)
    sort_hands(s, p)
    note_order_again(s)
    if number == EXCHANGES:
        s.otherwise = p + 1
