"""What a Prayer may bring, from what a seat knows: all cards that it has not seen are equally likely on top of the
deck.

The table shows these odds, and the estimate uses them (`learn/estimate/prayers.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.model import COLOURS
from patolli.games.settlers.formats.hidden import lies_hidden
from patolli.games.settlers.rules.piles import card_of, first_card, is_common, next_card
from patolli.games.settlers.rules.prayer import current_prayer
from patolli.games.settlers.rules.state import COMMON_DECK, COMMON_DISCARD, END
from patolli.games.settlers.rules.tasks import current

View = Mapping[str, Any]
ALL_UNSEEN = 9  # in `unseen`, after the colors
EVERYBODY = -1  # in place of a seat: counts only what everybody sees


# Cards that a seat has not seen -----------------------------------------------------------------------------------


@kernel
def note_unseen(s, p):
    """Count the Common cards that a seat has not seen, unless already done."""
    if s.unseen[ALL_UNSEEN] > 0:
        return
    for x in range(s.slots):
        if s.cards[x] > 0 and is_common(s, x) and lies_hidden(s, p, x):
            s.unseen[ALL_UNSEEN] += 1
            colours = card_of(s, x).pray_colors
            for colour in range(9):
                s.unseen[colour] += (colours >> colour) & 1


@kernel
def forget_unseen(s):
    for i in range(ALL_UNSEEN + 1):
        s.unseen[i] = 0


@kernel
def unseen_with(s, colours):
    """How many of them have one of these colors; multicolored ones count for each of theirs."""
    n = 0
    for colour in range(9):
        if (colours >> colour) & 1:
            n += s.unseen[colour]
    return min(n, int64(s.unseen[ALL_UNSEEN]))


@kernel
def discarded_with(s, colours):
    n = 0
    x = first_card(s, COMMON_DISCARD)
    while x != END:
        n += card_of(s, x).pray_colors & colours != 0
        x = next_card(s, x)
    return n


# Chances ----------------------------------------------------------------------------------------------------------


@kernel
def chance_in(hits, size, draws, n):
    """The chance of exactly n hits in `draws` draws from a pile of `size` cards with `hits` hits."""
    if n > hits or draws - n > size - hits:
        return 0.0
    chance = 1.0
    for i in range(n):
        chance *= (hits - i) / (size - i) * (draws - i) / (i + 1)
    for i in range(draws - n):
        chance *= (size - hits - i) / (size - n - i)
    return chance


@kernel
def chance_of(hits, size, draws, more_hits, more, more_draws, n):
    """From the deck, and when it runs out, from the shuffled discards."""
    if more_draws == 0:
        return chance_in(hits, size, draws, n)
    chance = 0.0
    for i in range(min(n, draws) + 1):
        if n - i <= more_draws:
            chance += chance_in(hits, size, draws, i) * chance_in(more_hits, more, more_draws, n - i)
    return chance


@kernel
def from_deck(s, draws):
    """How many of the draws come from the deck itself."""
    return min(draws, int64(s.length[COMMON_DECK]))


@kernel
def from_discards(s, draws):
    return min(draws - from_deck(s, draws), int64(s.length[COMMON_DISCARD]))


@kernel
def chance(s, colours, draws, n):
    """The chance that exactly n of the drawn cards have one of the colors; after `note_unseen`."""
    more = from_discards(s, draws)
    more_hits = discarded_with(s, colours) if more > 0 else 0
    size = int64(s.unseen[ALL_UNSEEN])
    discards = int64(s.length[COMMON_DISCARD])
    return chance_of(unseen_with(s, colours), size, from_deck(s, draws), more_hits, discards, more, n)


# For the table ----------------------------------------------------------------------------------------------------


def odds(position: Any, view: View, token: str) -> dict[str, list[float]]:
    """For `pray:draw`: for each color that counts, the chances that 0, 1, 2, ... of the drawn cards have it."""
    if token != "pray:draw":
        return {}
    s = np.array([position]).view(np.recarray)[0]  # a copy, as interpreted kernels read it
    note_unseen(s, current(s).seat)
    draws = int(current_prayer(s).draw)
    drawn = from_deck(s, draws) + from_discards(s, draws)
    return {
        color: [round(float(chance(s, 1 << number, draws, n)), 6) for n in range(drawn + 1)]
        for number, color in enumerate(COLOURS)
        if s.prayer_named >> number & 1
    }
