"""A position of Imperial Settlers: one record of fixed size, with the stack of pending tasks (`tasks.py`) inside it.

There were two options for storing cards: an array for every pile, or a linked list for each pile in a single array
`next_card`. The second takes two bytes per card for all piles together, has room for any number of cards in any of
them, and a card cannot be in two places. See `piles.py`.
"""

import numpy as np

from patolli.games.settlers.rules.tasks import MAX_TODO, TASK

# Most fields are small. Functions that read one (`first_card`, `next_card`, `task_at`) widen it to a full integer, and
# kernels write int64(...) where no function does: in compiled code the sum of two bytes is unsigned, and mixing it with
# a signed number gives a float; in interpreted code a byte overflows at 255.

SLOTS = 640  # places for the cards of one game; a card is a slot, in the order of ids
END = SLOTS - 1  # the end of a list; no card
SEATS = 5

# Piles. Those with a seat are SEATS long; in solo the virtual player's Locations are the tableau of seat 1.
NOWHERE, COMMON_DECK, COMMON_DISCARD, ROW, PRAYER, UNDER, STORED, ROUTES = range(8)
LINE, ATTACK_DECK, ATTACK_DISCARD, COLLECTION = range(8, 12)
HAND, LOOKING, DECK, DISCARD_PILE, DEALS, FOUNDATIONS, TABLEAU = range(12, 12 + 7 * SEATS, SEATS)
PILES = 12 + 7 * SEATS

# Phases, as in the state JSON.
LAST_ROUND = 5
PHASES = ("lookout", "production", "action", "cleanup", "attack", "over")
LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK, OVER = range(6)

# Marks on a card. Locations have the first five; a card under a Location may have OWN_ACTION, a hand card the last two.
USED, BLOCKED, DEFENDED, SAMURAI_ON, WAS_RESET = 3, 4, 8, 16, 32
OWN_ACTION = 1  # the Location's own action put it there (S2.13)
FRESH_RAZE, FRESH_DEAL = 64, 128  # gained by the last raze; by this Production's deals
TECHNOLOGY = 64  # of a Location, times the kind of its token: the two highest bits
TECHNOLOGIES = ("basic", "defense", "glory")
BASIC, SHIELD, GLORY = 1, 2, 3
STATUES = ("jackal", "falcon", "cat")

# Flags of a gain.
QUIET = 1  # from a feature that responds to gains: it triggers no other (F7)
BY_LOCATION = 2  # by the ability of a Location
BY_RAZE = 4  # remembered for `may_discard_goods_just_gained`
BY_DEAL = 8  # remembered for `may_discard_goods_from_deals`

# Goods in a supply, then what else can be gained.
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
        ("next_card", np.uint16, SLOTS),
        ("pile", np.uint8, SLOTS),  # where it is
        ("link", np.uint16, SLOTS),  # for a Location: who controls it; under, stored, marker: the Location
        ("marks", np.uint8, SLOTS),
        ("amount", np.uint8, (SLOTS, 3)),  # Resources on a Location; [0]: times an Oasis responded, color named + 1
        ("shelf", np.uint16, SLOTS),  # see `first_order`; later zeroed scratch space for shuffling
        ("head", np.uint16, PILES),
        ("tail", np.uint16, PILES),
        ("length", np.uint16, PILES),
        ("slots", np.uint16),  # all cards of this game are in slots below it
        ("key", np.uint32, 8),  # of the generator, which `chance.py` explains
        ("stream", np.uint32, 16),  # the block that its last number came from
        ("drawn", np.int32),  # numbers drawn so far
        ("generator", np.int8),
        # per seat
        ("faction", np.uint8, SEATS),  # number of the faction, see card_rows.py
        ("board", np.uint16, SEATS),  # row of the table of boards
        ("points", np.int16, SEATS),
        ("goods", np.int16, (SEATS, SUPPLY)),
        ("blessings", np.int16, SEATS),  # bit per color
        ("tricolor", np.int8, SEATS),
        ("passed", np.int8, SEATS),
        ("taken", np.uint16, (SEATS, 4)),  # Locations taken over, as taken
        ("taken_count", np.int8, SEATS),
        ("statues", np.uint8, (SEATS, len(STATUES))),
        # options
        ("lookout", np.int8),
        ("peaceful", np.int8),
        ("solo", np.int8),
        ("disputed", np.int8),
        ("switched_off", np.int8),  # rules of other sets that the table has turned off, as in `ops.py`
        ("sets", np.int8),  # completed sets score
        ("open_format", np.int8),
        ("open_cards", np.int8),  # some card of this game has Open Production
        ("custom", np.int8),  # the cards are not those in the box: slots were renumbered
        ("first_order", np.int8),  # the order of the decks before setup is on the shelf
        ("otherwise", np.int8),  # in a copy made by `exchange`, seat + 1 while it plays: unknowns turn out differently
        # the clock
        ("players", np.int8),
        ("round_no", np.int8),
        ("phase", np.int8),
        ("step", np.int8),  # how far the phase has come
        ("first_player", np.int8),
        ("over", np.int8),
        # the window of free moves: how far it has come
        ("window_stage", np.int8),
        ("window_at", np.uint16),
        ("window_item", np.uint16),
        # the current gain, raze, deal, Prayer
        ("pool", np.int16, GAINS),
        ("fresh_raze", np.int16, 8),
        ("fresh_deal", np.int16, 8),
        ("deal_good", np.int8),  # of the deal just made; -1: none
        ("dropped_good", np.int8),  # of the deal just discarded; -1: none
        ("prayer_named", np.int16),
        ("prayer_tokens", np.int8),
        ("prayer_tricolor", np.int8),  # color it counts as; -1
        ("prayer_count", np.int16, 9),
        ("given", np.int16, 3),
        # tasks
        ("todo_count", np.int16),
        ("waiting_count", np.int16),
        ("todo", TASK, MAX_TODO),  # the current one last
        # scratch space for estimates, always zero between two calls
        ("held", np.float32, 10),
        ("later", np.float32, 10),
        ("notes", np.uint16, 3),
        ("unseen", np.int16, 10),  # Common cards that a seat has not seen, by color; the last: all of them
        ("prayed_for", np.int16),  # colors of Prayers that a seat has
        ("gains", np.float32, MOST_ACTIONS),
        ("nets", np.float32, MOST_ACTIONS),
        ("action_slots", np.uint16, MOST_ACTIONS),
        ("action_uses", np.int8, MOST_ACTIONS),
        ("waiting", np.uint16, (WAITING, 2)),  # members of open bundles: class * 16 + kind, slot
    ]
)  # fmt: skip
