"""Redraws what a seat cannot know: the order of the decks, and before the reveal the wealth of others."""

import numpy as np

from patolli.engine.compiled.jit import kernel, unit
from patolli.engine.compiled.rng import below, shuffle
from patolli.games.tzolkin.rules.components import AGE_SIZE, AGE_TILES, WEALTH_GEAR, WEALTH_SPACE
from patolli.games.tzolkin.rules.setup import WEALTH_COUNT
from patolli.games.tzolkin.rules.state import NO_TILE

EXCHANGES = max(int(np.unique(tiles, return_counts=True)[1].max()) for tiles in AGE_TILES)
"""As many as there are equal tiles: decks shift by one tile, by two ..., and no run of equal ones is longer."""


@kernel
def drawn_for_neutral(s, tile):
    """T5: the tile was drawn face up, for a neutral worker on its printed space."""
    for i in range(len(s.neutral)):
        if s.neutral[i] == NO_TILE:
            return False
        if s.neutral[i] == WEALTH_GEAR[tile] * 16 + WEALTH_SPACE[tile]:
            return True
    return False


@kernel
def redeal_wealth(s, p, rng, tiles):
    """Others get any of the tiles that this seat has not seen, and those who have answered have kept any two."""
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
    """Shuffle into an order that depends on the generator alone, not on the true order, which a seat could then
    infer."""
    for i in range(first + 1, last):
        tile = deck[i]
        j = i - 1
        while j >= first and deck[j] > tile:
            deck[j + 1] = deck[j]
            j -= 1
        deck[j + 1] = tile
    shuffle(rng, deck, first, last)


@unit
def redeal_with(s, p, rng, tiles):
    """Redraw from a running generator; `tiles` is scratch space for the wealth tiles."""
    if s.kept_count < s.players:
        redeal_wealth(s, p, rng, tiles)
    if s.age == 1:
        shuffle_again(rng, s.deck[0], int(s.deck_at), AGE_SIZE[0])
        shuffle_again(rng, s.deck[1], 0, AGE_SIZE[1])
    else:
        shuffle_again(rng, s.deck[1], int(s.deck_at), AGE_SIZE[1])


@kernel
def turn_round(tiles, first, last, by):
    """Rotate: every place gets the tile `by` places after it."""
    for _ in range(by if last > first else 0):
        tile = tiles[first]
        for i in range(first + 1, last):
            tiles[i - 1] = tiles[i]
        tiles[last - 1] = tile


@kernel
def exchange_wealth(s, p, number, tiles):
    """Hidden tiles move on by `number` whole hands."""
    n = 0
    for q in range(s.players):
        if q != p:
            for i in range(4):
                tiles[n] = s.wealth[q, i]
                n += 1
    dealt = n
    for tile in range(WEALTH_COUNT):
        hidden = not drawn_for_neutral(s, tile)
        for i in range(4):
            hidden = hidden and s.wealth[p, i] != tile
        for i in range(dealt):
            hidden = hidden and tiles[i] != tile
        if hidden:
            tiles[n] = tile
            n += 1
    turn_round(tiles, 0, n, 4 * number)
    n = 0
    for q in range(s.players):
        if q == p:
            continue
        kept = (q - s.start_player) % s.players < s.kept_count
        a = tiles[n]
        b = tiles[n]
        for i in range(4):
            if kept and s.wealth[q, i] == s.kept[q, 0]:
                a = tiles[n + i]
            elif kept and s.wealth[q, i] == s.kept[q, 1]:
                b = tiles[n + i]
        for i in range(4):
            s.wealth[q, i] = tiles[n + i]
        n += 4
        if kept:
            s.kept[q, 0] = min(a, b)
            s.kept[q, 1] = max(a, b)


@kernel
def exchange_with(s, p, number, tiles):
    """All hidden tiles swap places."""
    if s.kept_count < s.players:
        exchange_wealth(s, p, number, tiles)
    if s.age == 1:
        turn_round(s.deck[0], int(s.deck_at), AGE_SIZE[0], number)
        turn_round(s.deck[1], 0, AGE_SIZE[1], number)
    else:
        turn_round(s.deck[1], int(s.deck_at), AGE_SIZE[1], number)
