"""What a seat cannot know, drawn again: the order of the decks, and before the reveal the wealth of others."""

import numpy as np

from patolli.engine.jit import entry, kernel
from patolli.engine.rng import below, seed_rng, shuffle
from patolli.tzolkin.components import AGE_SIZE, WEALTH_GEAR, WEALTH_SPACE
from patolli.tzolkin.setup import WEALTH_COUNT
from patolli.tzolkin.state import NO_TILE


@kernel
def drawn_for_neutral(s, tile):
    """T5: the tile was drawn openly, for a neutral worker on its printed space."""
    for i in range(len(s.neutral)):
        if s.neutral[i] == NO_TILE:
            return False
        if s.neutral[i] == WEALTH_GEAR[tile] * 16 + WEALTH_SPACE[tile]:
            return True
    return False


@kernel
def redeal_wealth(s, p, rng, tiles):
    """Others get any of the tiles that this seat has not seen, and who has answered has kept any two of them."""
    n = 0
    for tile in range(WEALTH_COUNT):
        own = False
        for i in range(4):
            own = own or s.wealth[p, i] == tile
        if not own and not drawn_for_neutral(s, tile):
            tiles[n] = tile
            n += 1
    shuffle(rng, tiles, 0, n)
    n = 0
    for q in range(s.players):
        if q == p:
            continue
        for i in range(4):
            s.wealth[q, i] = tiles[n]
            n += 1
        if (q - s.start_player) % s.players < s.kept_count:
            a = below(rng, 4)
            b = (a + 1 + below(rng, 3)) % 4
            s.kept[q, 0] = min(s.wealth[q, a], s.wealth[q, b])
            s.kept[q, 1] = max(s.wealth[q, a], s.wealth[q, b])


@kernel
def shuffle_again(rng, deck, first, last):
    """In an order that depends on the generator alone, not on the true one, which a seat could guess from it."""
    for i in range(first + 1, last):
        tile = deck[i]
        j = i - 1
        while j >= first and deck[j] > tile:
            deck[j + 1] = deck[j]
            j -= 1
        deck[j + 1] = tile
    shuffle(rng, deck, first, last)


@kernel
def redeal_with(s, p, rng, tiles):
    """Draw again, from a running generator; `tiles` is scratch space for the wealth tiles."""
    if s.kept_count < s.players:
        redeal_wealth(s, p, rng, tiles)
    if s.age == 1:
        shuffle_again(rng, s.deck[0], int(s.deck_at), AGE_SIZE[0])
        shuffle_again(rng, s.deck[1], 0, AGE_SIZE[1])
    else:
        shuffle_again(rng, s.deck[1], int(s.deck_at), AGE_SIZE[1])


@entry
def redeal(s, p, seed):
    """Draw again everything that seat p cannot know: what search plays on."""
    rng = np.zeros(2, np.int64)
    tiles = np.zeros(WEALTH_COUNT, np.uint8)
    seed_rng(rng, seed, 0)
    redeal_with(s, p, rng, tiles)
