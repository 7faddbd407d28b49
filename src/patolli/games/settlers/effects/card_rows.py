"""The cards as the kernels read them: rows of numbers, written by `rows.py`.

A card is a row of CARDS; its effects are consecutive rows of EFFECTS: first those of its main ability, then of its
building bonus, of its end-of-game ability, and of its options. Cards of card files are added while the program runs
(`engine/compiled/shared.py`), so they can be played at once.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from patolli.engine.compiled.shared import shared_rows
from patolli.engine.errors import BadSetup
from patolli.games.settlers.cards.model import (
    CARD_COLOURS,
    COLOUR_GOOD,
    COLOURS,
    EFFECT_GOODS,
    FILE_FACTIONS,
    Card,
)
from patolli.games.settlers.cards.model import TRIGGERS as ANSWERED
from patolli.games.settlers.rules.state import GAINS

COMMON = 0
ATTACK_CARDS = 15
DECKS = ("common", *FILE_FACTIONS)  # a faction's number is its place here
ALL_COLOURS = (1 << 9) - 1
TYPE_PRODUCTION, TYPE_FEATURE, TYPE_ACTION = range(3)
TYPES = ("production", "feature", "action")
GAIN_NAMES = (*EFFECT_GOODS, "matching")
COSTS = ("wood", "stone", "food", "any_resource", "worker", "raze", "gold", "card_from_hand", "own_deal", "blessing")
C_WOOD, C_STONE, C_FOOD, C_ANY, C_WORKER, C_RAZE, C_GOLD, C_CARDS, C_DEALS, C_BLESSINGS = range(10)
MATCHING_COLOUR = len(CARD_COLOURS)  # in place of a color: those that the card itself has

TRIGGERS = (None, *ANSWERED)
(
    NEVER, ON_BUILD, ON_DEAL, ON_RAZE, ON_TWO_POINTS, ON_SCORE, IN_PRODUCTION, ON_EXCHANGE, ON_CLEANUP, ANY_TIME,
    ON_PRAYER, ON_BLESSING, ON_SET,
) = range(len(TRIGGERS))  # fmt: skip

MAIN, BONUS = range(2)  # `part` of an effect; the third is the end-of-game ability
AT_OWN, AT_RIVALS, AT_HAND = 1, 2, 4  # where targets of an effect are: Locations of the seat, of rivals, hand cards

MAX_OPTIONS = 4
MAX_STEPS = 8
CARD = np.dtype(
    [
        ("deck", np.int16),  # 0 Common, a faction, ATTACK_CARDS
        ("type", np.int16),
        ("colors", np.int16),  # bit per color, bit 9: orange
        ("pray_colors", np.int16),
        ("prayed_for", np.int16),  # colors that its own Prayers count, in its main ability and its bonus
        ("chooses", np.int16),  # colors, one of which is named when it is built
        ("cost", np.int16, 3),
        ("location", np.int16),
        ("deal", np.int16),  # a good, -1: no Deal field
        ("raze", np.int16, GAINS),
        ("razable", np.int16),
        ("end_vp", np.int16),
        ("effects", np.uint16),  # first row of its effects
        ("main_end", np.int16),
        ("bonus_end", np.int16),  # the bonus follows the main effects
        ("final_end", np.int16),
        ("main_class", np.int16),  # format 4
        ("bonus_class", np.int16),
        ("produces_other", np.int16),  # directly among the main effects
        ("passes_on", np.int16),  # among them, including options
        ("bonus_passes_on", np.int16),
        ("trigger", np.int16),
        ("filter_color", np.int16),  # -1 any; MATCHING_COLOUR
        ("filter_deck", np.int16),  # 0 Common, 1 Faction, -1 any
        ("most", np.int16),  # max_per_round
        ("uses", np.int16),
        ("open", np.int16),  # whether others may send Workers there (S2.12.1)
        ("price", np.int16, len(COSTS)),  # of an activation, as COSTS
        ("needs_goods", np.int16),  # whether its targets depend on Resources (build),
        ("needs_cards", np.int16),  # on hand cards,
        ("needs_deals", np.int16),  # on own deals
        ("resets", np.int16),  # one of its effects is a reset
    ]
)
EFFECT = np.dtype(
    [
        ("op", np.int16),
        ("disputed", np.int16),  # 1, and the rule of another set that it belongs to (`ops.py`)
        ("part", np.int16),  # the ability it belongs to: main, bonus, end of game; also for options
        ("aims", np.int16),  # AT_OWN ..., where it may be aimed
        ("goods", np.int16, GAINS),
        ("a", np.int16),  # the file of the op explains a, b and c
        ("b", np.int16),
        ("c", np.int16),
        ("options", np.int16),
        ("option_at", np.int16, MAX_OPTIONS),  # rows of an option, counted from the card's first one
        ("option_end", np.int16, MAX_OPTIONS),
        ("option_price", np.int16, (MAX_OPTIONS, len(COSTS))),
        ("step_count", np.int16, MAX_STEPS),  # vp_by_threshold
        ("step_vp", np.int16, MAX_STEPS),
        ("prayer", np.uint16),
    ]
)
PRAYER_ROW = np.dtype(
    [
        ("draw", np.int16),
        ("mode", np.int16),
        ("named", np.int16),  # bit per color: of the table, or those that may be declared or chosen
        ("goods", np.int16, (9, GAINS)),
        ("spends", np.int16),
        ("spend", np.int16, 9),  # the Resource that may be spent, -1: none
        ("vp_spent", np.int16),
        ("vp_kind", np.int16),
        ("each_colour", np.int16, GAINS),  # for each different color
        ("steps", np.int16),  # goods for a number of cards of one color, ascending
        ("step_count", np.int16, MAX_STEPS),
        ("step_goods", np.int16, (MAX_STEPS, GAINS)),
    ]
)
BOARD = np.dtype([("goods", np.int16, GAINS), ("stores", np.int16), ("tricolor", np.int16)])

MOST_CARDS, MOST_EFFECTS, MOST_PRAYERS, MOST_BOARDS = 8192, 32768, 8192, 256
CARD_ROWS, card_at = shared_rows("patolli_settlers_cards", MOST_CARDS, CARD)
EFFECT_ROWS, effect_at = shared_rows("patolli_settlers_effects", MOST_EFFECTS, EFFECT)
PRAYER_ROWS, prayer_at = shared_rows("patolli_settlers_prayers", MOST_PRAYERS, PRAYER_ROW)
BOARD_ROWS, board_at = shared_rows("patolli_settlers_boards", MOST_BOARDS, BOARD)

COLOUR_GAIN = np.array([GAIN_NAMES.index(COLOUR_GOOD[c]) if c in COLOUR_GOOD else -1 for c in COLOURS], np.int64)
"""The matching good of a color (S2.10.3); white has none."""

CARD_IDS: list[str] = [""]
"""The id of each row of CARDS."""
CARD_DATA: list[Card | None] = [None]


def colour_mask(colours: Iterable[str]) -> int:
    return sum(1 << CARD_COLOURS.index(colour) for colour in colours)


def colour_number(colour: str) -> int:
    """The number of a card color, or of `matching`."""
    return CARD_COLOURS.index(colour) if colour in CARD_COLOURS else MATCHING_COLOUR


def goods_mask(goods: Iterable[str]) -> int:
    return sum(1 << GAIN_NAMES.index(good) for good in goods)


def write_goods(row: Any, goods: Mapping[str, int]) -> None:
    for good, n in goods.items():
        row[GAIN_NAMES.index(good)] = n


def free_row(rows: Any, number: int, what: str) -> Any:
    """An unused row."""
    if number >= len(rows):
        raise BadSetup(f"this program has seen too many {what} of card files; please start it again")
    return rows[number]


def price_row(cost: Mapping[str, int]) -> list[int]:
    """A price, as COSTS."""
    return [cost.get(key, 0) for key in COSTS]
