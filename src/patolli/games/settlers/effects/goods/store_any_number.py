"""`store_any_number`: goods that Cleanup leaves (S1.13). Row: a: which, as a bit set."""

from typing import Any

from patolli.games.settlers.cards.model import STORABLE
from patolli.games.settlers.effects.card_rows import goods_mask
from patolli.games.settlers.effects.checking import read_goods_listed
from patolli.games.settlers.effects.ops import ONLY_IN_CLEANUP, Effect, Op, number
from patolli.games.settlers.show.items import Item, either, pic
from patolli.games.settlers.words.terms import entry, good_word
from patolli.text.entry import Entry

NUMBER = number("store_any_number")


def _write(row: Any, effect: Effect) -> None:
    row["a"] = goods_mask(effect["goods"])


def _words(effect: Effect) -> Entry:
    return entry("store-goods", goods=tuple(good_word(good) for good in effect["goods"]))


def _face(effect: Effect) -> list[Item]:
    return [pic("store"), *either(effect["goods"])]


OPS = (
    Op(
        name="store_any_number",
        required=("goods",),
        read=read_goods_listed(*STORABLE),
        only_in=ONLY_IN_CLEANUP,
        write=_write,
        worth=(0.0, 0.6, 0.0),
        words=_words,
        face=_face,
    ),
)
