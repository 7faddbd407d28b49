"""Setup: a fresh board, the deal, and the neutral workers (T1-T5)."""

import numpy as np

from patolli.engine.compiled.jit import kernel, unit
from patolli.engine.compiled.rng import below, shuffle
from patolli.games.tzolkin.rules.components import (
    AGE_TILES,
    CHICHEN_ITZA,
    COMPONENTS,
    MONUMENT_IDS,
    MONUMENTS_BY_PLAYERS,
    NEUTRAL_BY_PLAYERS,
    ROW,
    WEALTH_GEAR,
    WEALTH_IDS,
    WEALTH_SPACE,
)
from patolli.games.tzolkin.rules.state import EMPTY, KEEP, NEUTRAL, NO_TILE, push

AGE_1, AGE_2 = AGE_TILES
MONUMENT_COUNT = np.array([MONUMENTS_BY_PLAYERS.get(players, 0) for players in range(5)], np.int64)
NEUTRAL_COUNT = np.array([NEUTRAL_BY_PLAYERS.get(players, 0) for players in range(5)], np.int64)
WEALTH_COUNT = len(WEALTH_IDS)
ALL_MONUMENTS = len(MONUMENT_IDS)
SKULLS = COMPONENTS.skulls
FIRST_WORKERS = 3
OPPOSITE = 5


@kernel
def lay_out_board(s, players):
    """Everything that is the same in every game for this many players; `s` starts as all zeros."""
    s.players = players
    s.day = 1
    s.round_no = 1
    s.age = 1
    s.start_space = EMPTY
    s.bank_skulls = SKULLS
    for p in range(players):
        s.workers[p] = FIRST_WORKERS
        s.free_workers[p] = FIRST_WORKERS
        s.light[p] = 1
    for g in range(5):
        for space in range(13):
            s.gears[g, space] = EMPTY
    for group in range(4):  # T3
        s.jungle_corn[group] = players
        s.jungle_wood[group] = players if group > 0 else 0
    for i in range(len(s.neutral)):
        s.neutral[i] = NO_TILE
    for i in range(6):
        s.monuments[i] = NO_TILE


@kernel
def put_neutral(s, number, g, space):
    """Put a neutral worker on its first place; `number` is how many there are already."""
    s.gears[g, space] = NEUTRAL
    s.neutral[number] = g * 16 + space


@kernel
def place_neutral_workers(s, tiles, first):
    """T5: draw the undealt tiles one by one; the first on a gear also puts one on the opposite tooth."""
    wanted = NEUTRAL_COUNT[s.players]
    number = 0
    gears_begun = 0
    for i in range(first, WEALTH_COUNT):
        if number == wanted:
            return
        g = WEALTH_GEAR[tiles[i]]
        space = WEALTH_SPACE[tiles[i]]
        put_neutral(s, number, g, space)
        number += 1
        if g != CHICHEN_ITZA and (gears_begun >> g) & 1 == 0 and number < wanted:
            put_neutral(s, number, g, (space + OPPOSITE) % 10)
            number += 1
        gears_begun |= 1 << g


@kernel
def begin(s):
    """The deal is made: lay out the first buildings and ask for the wealth tiles."""
    for i in range(ROW):
        s.row[i] = s.deck[0, i]
    s.deck_at = ROW
    s.seat = s.start_player
    push(s, KEEP, 0, 0)


@unit
def deal_cards(s, players, rng, tiles):
    """A random deal; `tiles` is scratch space for the wealth tiles."""
    lay_out_board(s, players)
    s.start_player = below(rng, players)
    for i in range(WEALTH_COUNT):
        tiles[i] = i
    shuffle(rng, tiles, 0, WEALTH_COUNT)
    for p in range(players):
        for i in range(4):
            s.wealth[p, i] = tiles[4 * p + i]
    place_neutral_workers(s, tiles, 4 * players)
    for i in range(len(AGE_1)):
        s.deck[0, i] = AGE_1[i]
    shuffle(rng, s.deck[0], 0, len(AGE_1))
    for i in range(len(AGE_2)):
        s.deck[1, i] = AGE_2[i]
    shuffle(rng, s.deck[1], 0, len(AGE_2))
    for i in range(ALL_MONUMENTS):
        tiles[i] = i
    shuffle(rng, tiles, 0, ALL_MONUMENTS)
    for i in range(MONUMENT_COUNT[players]):
        s.monuments[i] = tiles[i]
    begin(s)
