"""The ops: the kinds of effects that cards are made of (format 8).

Each has a file in a folder next to this one, with everything the program knows about it: how it is checked, how it
becomes numbers, what it may be aimed at, what it does, what it is worth, its words and its face. To add one, add a name
at the end of `NAMES`, a file, a place in `registry.py`, and a line in those tables where it takes part:
`interpreter.py` (what happens), `targets.py` (is there a target?), `aiming.py` (what to do with the answer).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from patolli.games.settlers.cards.model import CARD_GOODS
from patolli.games.settlers.show.items import Item
from patolli.text.entry import Entry

if TYPE_CHECKING:
    from patolli.games.settlers.effects.checking import Effects

NAMES = (
    "gain", "gain_per_color", "gain_per_samurai", "gain_per_blessing", "choose_one", "may_pay_one", "draw_choose",
    "produce_other", "reset_action_location", "raze", "gain_from_raze_field", "discard_location",
    "block_action_location", "take_over_location", "steal_goods", "discard_deal", "take_deal",
    "gain_good_of_that_deal", "gain_good_of_own_deal", "make_deal_with_opponent_location", "build", "place_foundation",
    "opponent_discards_card", "gain_samurai", "may_discard_goods_just_gained", "may_discard_goods_from_deals",
    "put_cards_under", "put_goods_on", "store_any_number", "store_blessings", "gain_if", "vp_by_threshold",
    "vp_per_card_under", "pray", "gain_blessing", "store_cards_for_prayer", "place_card_under",
    "gain_per_different_color", "vp_per_blessing", "place_technology", "gain_statue",
)  # fmt: skip
"""They are numbered in this order."""

ONLY_IN_CLEANUP, ONLY_FREE_MOVES, ONLY_AT_THE_END = (
    "the trigger cleanup_storage",
    "the trigger any_time_in_own_turn",
    "an end_of_game ability",
)
"""Places that have their own ops, as named in the problems of a card file; these ops belong nowhere else."""

Effect = Mapping[str, Any]
"""An effect as it stands in a card file."""
Reader = Callable[["Effects", str, dict[str, Any]], dict[str, Any]]

USUAL_ORDER = 3
RULE_TECHNOLOGY, RULE_STATUES = (
    2,
    4,
)  # of other sets, played by house rules, which a table can turn off; bits next to `disputed`


def number(name: str) -> int:
    """The number of an op, by which kernels know it."""
    return NAMES.index(name)


def _nothing_to_read(_check: Effects, _path: str, _known: dict[str, Any]) -> dict[str, Any]:
    return {}


def _nothing_to_write(_row: Any, _effect: Effect) -> None:
    pass


def usual_order(_effect: Effect) -> int:
    """The default class of a member of a bundle (format 4)."""
    return USUAL_ORDER


def prayer_order(_effect: Effect) -> int:
    """The class for anything that involves Blessings: the player picks the order."""
    return 4


def goods_order(goods: Mapping[str, int]) -> int:
    """The class of a member that gives goods."""
    if "blessing" in goods:
        return 4
    return 1 if set(CARD_GOODS) & set(goods) else 0


@dataclass(frozen=True, kw_only=True)
class Op:
    """What the program knows about an op besides its kernels. For an op with options, `words`, `face` and `order` get
    an extra argument after the effect: the list of their own results for each option."""

    name: str
    words: Callable[..., Entry]
    """What it does, in words."""
    face: Callable[..., list[Item]]
    """What it does, as a line of icons."""
    required: tuple[str, ...] = ()
    """Required keys in a card file."""
    optional: tuple[str, ...] = ()
    """Optional keys."""
    read: Reader = _nothing_to_read
    """Checks the values of those keys."""
    only_in: str | None = None
    """The place reserved for it and its like: `ONLY_IN_CLEANUP`, `ONLY_FREE_MOVES` or `ONLY_AT_THE_END`."""
    trigger: str | None = None
    """The feature trigger without which it makes no sense."""
    needs_before: str | None = None
    """The op that must come before it in its list."""
    options: Callable[[Effect], list[list[dict[str, Any]]]] | None = None
    """The lists of effects nested in it."""
    write: Callable[[Any, Effect], None] = _nothing_to_write
    """Fills its row of numbers (`card_rows.EFFECT`)."""
    aims: int = 0
    """Where its targets are (`card_rows.AT_OWN` ...), if that is fixed."""
    notes: tuple[str, ...] = ()
    """Fields of `card_rows.CARD` that are 1 for a card with this op."""
    order: Callable[..., int] = usual_order
    """How late a member with this op acts in a bundle (format 4)."""
    rule: int = 0
    """The rule of another set that it belongs to: RULE_TECHNOLOGY, RULE_STATUES."""
    worth: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """By rule of thumb: in points, in Resources, and in Resources for every Production to come."""
