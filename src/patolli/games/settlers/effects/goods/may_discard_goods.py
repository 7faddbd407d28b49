"""`may_discard_goods_just_gained`, `may_discard_goods_from_deals`: discard what a raze or the deals of this Production
brought, each for points (Dark Chapel, School of Diplomacy). Row: b: points for each.
"""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.checking import read_number
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.catalogue import DONE, FIRST_GOOD, THIS
from patolli.games.settlers.rules.goods import gain_pool
from patolli.games.settlers.rules.piles import effect_of, first_card, go_home, next_card
from patolli.games.settlers.rules.state import BY_LOCATION, DEFENSE, END, FRESH_DEAL, FRESH_RAZE, HAND, QUIET, VP
from patolli.games.settlers.rules.tasks import SWAP, on_top, pop, push
from patolli.games.settlers.show.items import THEN, Item, pic, pts
from patolli.games.settlers.words.terms import entry, goods_words
from patolli.text.entry import Entry

JUST_GAINED = number("may_discard_goods_just_gained")
FROM_DEALS = number("may_discard_goods_from_deals")


@kernel
def do(s, p, x, rel, flags):
    push(s, SWAP, p, card=x, effect=rel, marks=flags)


# The decision `swap` ----------------------------------------------------------------------------------------------


@kernel
def can_swap_good(s, p, effect, good):
    """Goods that were gained and are still held; no Defense; points only if swapping them yields more (F18)."""
    fresh = s.fresh_raze[good] if effect.op == JUST_GAINED else s.fresh_deal[good]
    if good == DEFENSE or fresh <= 0:
        return False
    if good == VP:
        return effect.b > 1 and s.points[p] > 0
    return s.goods[p, good] > 0


@kernel
def legal_swap(s, p, x, rel, least_good, least_card, out):
    """Goods in their order, then cards by id, and `done`; returns how many, 0 if nothing can be swapped."""
    effect = effect_of(s, x, rel)
    mark = FRESH_RAZE if effect.op == JUST_GAINED else FRESH_DEAL
    n = 0
    for good in range(least_good, VP + 1):
        if can_swap_good(s, p, effect, good):
            out[n] = FIRST_GOOD + good
            n += 1
    y = first_card(s, HAND + p)
    while y != END:
        if s.marks[y] & mark and y >= least_card:
            out[n] = THIS + y
            n += 1
        y = next_card(s, y)
    if n > 0:
        out[n] = DONE
        n += 1
    return n


@kernel
def can_swap(s, p, x, rel, least_good, least_card):
    effect = effect_of(s, x, rel)
    mark = FRESH_RAZE if effect.op == JUST_GAINED else FRESH_DEAL
    for good in range(least_good, VP + 1):
        if can_swap_good(s, p, effect, good):
            return True
    y = first_card(s, HAND + p)
    while y != END:
        if s.marks[y] & mark and y >= least_card:
            return True
        y = next_card(s, y)
    return False


@kernel
def do_swap(s, p, x, rel, flags, action):
    """Each swap is a separate gain."""
    if action == DONE:
        pop(s)
        return
    task = on_top(s)
    effect = effect_of(s, x, rel)
    if action < FIRST_GOOD:
        y = action - THIS
        go_home(s, y)
        task.good = VP + 1
        task.least = y + 1
    else:
        good = action - FIRST_GOOD
        if good == VP:
            s.points[p] -= 1
        else:
            s.goods[p, good] -= 1
        if effect.op == JUST_GAINED:
            s.fresh_raze[good] -= 1
        else:
            s.fresh_deal[good] -= 1
        task.good = good
    s.pool[VP] += effect.b
    gain_pool(s, p, x, BY_LOCATION | (flags & QUIET))


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["b"] = effect["vp_each"]


def _last(_effect: Effect) -> int:
    return 5


def _gained_words(effect: Effect) -> Entry:
    return entry("swap-gained", points=goods_words({"vp": effect["vp_each"]}))


def _deals_words(effect: Effect) -> Entry:
    return entry("swap-deals", points=goods_words({"vp": effect["vp_each"]}))


def _face(effect: Effect) -> list[Item]:
    return [pic("any-resource"), THEN, pts(effect["vp_each"])]


OPS = (
    Op(
        name="may_discard_goods_just_gained",
        required=("vp_each",),
        read=read_number("vp_each"),
        needs_before="raze",
        write=_write,
        worth=(1.0, 0.0, 0.0),
        words=_gained_words,
        face=_face,
    ),
    Op(
        name="may_discard_goods_from_deals",
        required=("vp_each",),
        read=read_number("vp_each"),
        trigger="production_phase",
        write=_write,
        order=_last,
        worth=(0.4, 0.0, 0.0),
        words=_deals_words,
        face=_face,
    ),
)
