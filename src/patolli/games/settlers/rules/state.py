"""A position of Imperial Settlers: one record of fixed size, with the stack of pending tasks (`tasks.py`) inside it.

Two ways were possible to keep cards: an array for every pile, or one chain of cards for each pile through a single
array `next_card`. The second takes 256 bytes for all piles together, has room for any number of cards in any of them,
and a card cannot be in two places. See `piles.py`.
"""

import numpy as np

from patolli.games.settlers.rules.tasks import MAX_TODO, TASK

# Most fields are bytes. Functions that read one (`first_card`, `next_card`, `task_at`) give a number to count with, and
# kernels say int64(...) where none does: compiled, the sum of a byte and a byte is unsigned, and together with a signed
# number that makes a fraction; interpreted, a byte cannot grow beyond 255.

SLOTS = 256  # places for cards of one game; a card is a slot, in the order of ids
END = 255  # the end of a chain; no card
SEATS = 4

# Piles. Those with a seat are SEATS long; in solo the virtual player's Locations are the tableau of seat 1.
NOWHERE, COMMON_DECK, COMMON_DISCARD, ROW, PRAYER, UNDER, STORED, ROUTES = range(8)
LINE, ATTACK_DECK, ATTACK_DISCARD, COLLECTION = range(8, 12)
HAND, LOOKING, DECK, DISCARD_PILE, DEALS, FOUNDATIONS, TABLEAU = range(12, 40, SEATS)
PILES = 40

# Phases, as in the state JSON.
LAST_ROUND = 5
PHASES = ("lookout", "production", "action", "cleanup", "attack", "over")
LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK, OVER = range(6)

# Marks of a card. Locations have the first five; a card under a Location may have OWN_ACTION, a hand card the last two.
USED, BLOCKED, DEFENDED, SAMURAI_ON, WAS_RESET = 3, 4, 8, 16, 32
OWN_ACTION = 1  # the Location's own action put it there (S2.13)
FRESH_RAZE, FRESH_DEAL = 64, 128  # came by the last raze; by this Production's deals

# Flags of a gain.
QUIET = 1  # given by a feature that answers gains: it wakes no other (F7)
BY_LOCATION = 2  # by the ability of a Location
BY_RAZE = 4  # remembered for `may_discard_goods_just_gained`
BY_DEAL = 8  # remembered for `may_discard_goods_from_deals`

# Goods of a supply, then what gains have besides.
WOOD, STONE, FOOD, WORKER, RAZE, DEFENSE, GOLD, VP, ANY_CARD, COMMON_CARD, FACTION_CARD, BLESS, MATCHING = range(13)
SUPPLY = 7
GAINS = 13

# Variants of the Lookout.
STANDARD, ALTERNATE, ADVANCED = range(3)

MOST_ACTIONS = 24  # Action Locations that an estimate looks at
WAITING = 160

STATE = np.dtype(
    [
        # cards, by slot
        ("cards", np.uint16, SLOTS),  # row of the card table; 0: no card
        ("next_card", np.uint8, SLOTS),
        ("pile", np.uint8, SLOTS),  # where it is
        ("link", np.uint8, SLOTS),  # of a Location: who controls it; under, stored, marker: the Location
        ("marks", np.uint8, SLOTS),
        ("amount", np.uint8, (SLOTS, 3)),  # Resources on a Location; [0]: times an Oasis answered
        ("shelf", np.uint8, SLOTS),  # see `first_order`; later space for shuffling, zero
        ("head", np.uint8, PILES),
        ("tail", np.uint8, PILES),
        ("length", np.uint8, PILES),
        ("key", np.uint32, 8),  # of the generator, which `chance.py` explains
        ("stream", np.uint32, 16),  # the block that its last number came from
        ("drawn", np.int32),  # numbers it gave
        ("generator", np.int8),
        # per seat
        ("faction", np.uint8, SEATS),  # number of the faction, see tables.py
        ("board", np.uint16, SEATS),  # row of the table of boards
        ("points", np.int16, SEATS),
        ("goods", np.int16, (SEATS, SUPPLY)),
        ("blessings", np.int16, SEATS),  # bit per colour
        ("tricolor", np.int8, SEATS),
        ("passed", np.int8, SEATS),
        ("taken", np.uint8, (SEATS, 4)),  # Locations taken over, as taken
        ("taken_count", np.int8, SEATS),
        # options
        ("lookout", np.int8),
        ("peaceful", np.int8),
        ("solo", np.int8),
        ("disputed", np.int8),
        ("open_format", np.int8),
        ("custom", np.int8),  # the cards are not those of the box: slots were numbered anew
        ("first_order", np.int8),  # the order of the decks before the set-up is on the shelf
        ("otherwise", np.int8),  # only in a copy that `exchange` made: what nobody knows turns out otherwise; seat + 1
        # the clock
        ("players", np.int8),
        ("round_no", np.int8),
        ("phase", np.int8),
        ("step", np.int8),  # how far the phase is
        ("first_player", np.int8),
        ("over", np.int8),
        # the window of free moves: how far it is
        ("window_stage", np.int8),
        ("window_at", np.uint8),
        ("window_item", np.uint8),
        # the current gain, raze, deal, Prayer
        ("pool", np.int16, GAINS),
        ("fresh_raze", np.int16, 8),
        ("fresh_deal", np.int16, 8),
        ("deal_good", np.int8),  # of the deal just made; -1: none
        ("dropped_good", np.int8),  # of the deal just discarded; -1: none
        ("prayer_named", np.int16),
        ("prayer_tokens", np.int8),
        ("prayer_tricolor", np.int8),  # colour it counts as; -1
        ("prayer_count", np.int16, 9),
        ("given", np.int16, 3),
        # tasks
        ("todo_count", np.int16),
        ("waiting_count", np.int16),
        ("todo", TASK, MAX_TODO),  # the current one last
        # space for estimates, which write down nothing that stays: always zero between two calls
        ("held", np.float32, 9),
        ("later", np.float32, 9),
        ("notes", np.uint8, 3),
        ("gains", np.float32, MOST_ACTIONS),
        ("nets", np.float32, MOST_ACTIONS),
        ("action_slots", np.uint8, MOST_ACTIONS),
        ("action_uses", np.int8, MOST_ACTIONS),
        ("waiting", np.uint8, (WAITING, 2)),  # members of open bundles: class * 16 + kind, slot
    ]
)  # fmt: skip
