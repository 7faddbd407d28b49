"""`put_goods_on`: put Resources on a Location in free moves (Shrines). Row: a: which, as a bit set."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.model import RESOURCES
from patolli.games.settlers.effects.card_rows import goods_mask
from patolli.games.settlers.effects.checking import read_goods_listed
from patolli.games.settlers.effects.ops import ONLY_FREE_MOVES, Effect, Op, number
from patolli.games.settlers.rules.catalogue import FIRST_GOOD
from patolli.games.settlers.show.items import THEN, Item, either, pic
from patolli.games.settlers.words.terms import entry, good_word
from patolli.text.entry import Entry

NUMBER = number("put_goods_on")
MOST_LYING = 250  # of a kind on one Location


@kernel
def can_put_good(s, p, effect, x, good, item):
    """Resources are put in their order; `item`: the last one put here in this window, plus 1."""
    return (effect.a >> good) & 1 == 1 and s.goods[p, good] > 0 and good + 1 >= item and s.amount[x, good] < MOST_LYING


@kernel
def can_put(s, p, effect, x, item):
    for good in range(3):
        if can_put_good(s, p, effect, x, good, item):
            return True
    return False


@kernel
def legal_put(s, p, effect, x, item, out, n):
    for good in range(3):
        if can_put_good(s, p, effect, x, good, item):
            out[n] = FIRST_GOOD + good
            n += 1
    return n


@kernel
def do_put(s, p, x, good):
    """They score at the end (S1.14.1)."""
    s.goods[p, good] -= 1
    s.amount[x, good] += 1
    s.window_item = good + 1


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["a"] = goods_mask(effect["goods"])


def _words(effect: Effect) -> Entry:
    return entry("put-goods", goods=tuple(good_word(good) for good in effect["goods"]))


def _face(effect: Effect) -> list[Item]:
    return [*either(effect["goods"]), THEN, pic("store")]


OPS = (
    Op(
        name="put_goods_on",
        required=("goods",),
        read=read_goods_listed(*RESOURCES),
        only_in=ONLY_FREE_MOVES,
        write=_write,
        worth=(0.3, 0.0, 0.0),
        words=_words,
        face=_face,
    ),
)
