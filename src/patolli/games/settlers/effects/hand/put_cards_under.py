"""`put_cards_under`: put hand cards under a Location in free moves (Gates). Row: b: points for each at once."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.checking import read_number
from patolli.games.settlers.effects.ops import ONLY_FREE_MOVES, Effect, Op, number
from patolli.games.settlers.rules.catalogue import THIS
from patolli.games.settlers.rules.goods import gain_pool
from patolli.games.settlers.rules.piles import append, card_of, effect_of, first_card, next_card, remove
from patolli.games.settlers.rules.state import BY_LOCATION, END, HAND, UNDER, VP
from patolli.games.settlers.show.items import THEN, Item, pic, pts
from patolli.games.settlers.words.terms import entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("put_cards_under")


@kernel
def can_put(s, p, item):
    """Cards are put in the order of ids; `item`: the last one put here in this window, plus 1."""
    return s.length[HAND + p] > 0 and s.tail[HAND + p] >= item


@kernel
def legal_put(s, p, item, out, n):
    y = first_card(s, HAND + p)
    while y != END:
        if y >= item:
            out[n] = THIS + y
            n += 1
        y = next_card(s, y)
    return n


@kernel
def do_put(s, p, x, y):
    """S1.14.1: a card's points come at once."""
    s.window_item = y + 1
    remove(s, y)
    s.marks[y] = 0
    append(s, UNDER, y)
    s.link[y] = x
    for rel in range(card_of(s, x).main_end):
        effect = effect_of(s, x, rel)
        if effect.op == NUMBER:
            s.pool[VP] = effect.b
            gain_pool(s, p, x, BY_LOCATION)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["b"] = effect["vp_each"]


def _words(effect: Effect) -> Entry:
    if effect["vp_each"] == 0:
        return entry("put-cards")
    return entry("put-cards-for", points=goods_words({"vp": effect["vp_each"]}))


def _face(effect: Effect) -> list[Item]:
    return [pic("under"), THEN, pts(effect["vp_each"])]


OPS = (
    Op(
        name="put_cards_under",
        required=("vp_each",),
        read=read_number("vp_each", 0),
        only_in=ONLY_FREE_MOVES,
        write=_write,
        worth=(0.5, 0.0, 0.0),
        words=_words,
        face=_face,
    ),
)
