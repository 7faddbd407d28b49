"""A position of Tzolk'in: one record of fixed size, and the stack of pending decisions inside it."""

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.components import AGE_SIZE, MAX_PLAYERS, ROW

EMPTY = -1  # a free space on a gear, an unused start space
NEUTRAL = MAX_PLAYERS  # a neutral worker on a gear
NO_TILE = 255  # an empty place for a tile

# Kinds of decisions, in the order of the spec's table. A pending decision is (kind, a, b); the file of the place where
# it is asked explains a and b.
KINDS = (
    "keep", "turn", "place", "pick", "use", "harvest", "anger",
    "technology", "pay", "gain", "temple", "build", "exchange", "advance",
)  # fmt: skip
KEEP, TURN, PLACE, PICK, USE, HARVEST, ANGER, TECHNOLOGY, PAY, GAIN, TEMPLE, BUILD, EXCHANGE, ADVANCE = range(14)

# In place of the gear of a `use` decision: any action of the small gears.
ANY_ACTION = 5  # reached through Uxmal 5, the corn already paid
ANY_ACTION_BY_TILE = 6  # granted by tile A2-T4: may be declined, the corn is paid on use

MAX_TODO = 12  # in 600,000 random games, half with every technology and plenty of goods, the deepest was 5

STATE = np.dtype(
    [
        # per seat
        ("points", np.int16, 4),
        ("corn", np.int16, 4),
        ("blocks", np.int16, (4, 3)),  # wood, stone, gold
        ("skulls", np.int8, 4),
        ("workers", np.int8, 4),  # in play
        ("free_workers", np.int8, 4),  # in hand
        ("light", np.int8, 4),
        ("corn_tiles", np.int8, 4),
        ("wood_tiles", np.int8, 4),
        ("temples", np.int8, (4, 3)),
        ("technologies", np.int8, (4, 4)),
        ("wealth", np.uint8, (4, 4)),  # as dealt
        ("kept", np.uint8, (4, 2)),
        # the board
        ("chichen_used", np.int16),  # bit k: action k has its skull
        ("gears", np.int8, (5, 13)),
        ("jungle_corn", np.int8, 4),  # groups 2 to 5
        ("jungle_wood", np.int8, 4),
        ("row", np.uint8, ROW),  # buildings face up
        ("deck", np.uint8, (2, max(AGE_SIZE))),  # both ages, complete, in the order they are laid out
        ("deck_at", np.int8),  # next tile of the current age's deck
        ("monuments", np.uint8, 6),  # on the board, in the order of the deal
        ("built", np.uint8, sum(AGE_SIZE)),  # buildings in the order built: seat * 64 + tile
        ("built_count", np.int8),
        ("raised", np.uint8, 6),  # monuments in the order built: seat * 64 + tile
        ("raised_count", np.int8),
        ("neutral", np.uint8, 12),  # first places of neutral workers, in order: gear * 16 + space
        ("start_space", np.int8),
        ("teeth_corn", np.int8),
        ("bank_skulls", np.int8),
        # the clock
        ("players", np.int8),
        ("day", np.int8),
        ("round_no", np.int8),
        ("age", np.int8),
        ("food_days", np.int8),  # resolved so far
        ("over", np.int8),
        ("start_player", np.int8),
        # the turn
        ("seat", np.int8),  # who decides
        ("turns", np.int8),  # turns finished in this round
        ("placed", np.int8),  # workers placed in this turn
        ("begged", np.int8),
        ("mercy", np.int8),
        ("kept_count", np.int8),  # answers to `keep` so far
        ("todo_count", np.int8),
        ("todo", np.uint8, (MAX_TODO, 3)),  # pending decisions, the current one last
        ("spare", np.int8),  # always 0: otherwise the last byte would be padding, which is never set or copied
    ],
    align=True,
)


@kernel
def push(s, kind, a, b):
    """Ask this before everything that is already pending."""
    n = s.todo_count
    s.todo[n, 0] = kind
    s.todo[n, 1] = a
    s.todo[n, 2] = b
    s.todo_count = n + 1


@kernel
def pop(s):
    """The current decision is answered."""
    s.todo_count -= 1
