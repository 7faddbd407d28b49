"""`gain`: goods, once or for each Location of a color, each different color, each Samurai, each Blessing.

Row: goods; if they are counted, a: the color, b: the most of each good.
"""

from collections.abc import Callable
from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.cards.model import CARD_COLOURS, EFFECT_GOODS
from patolli.games.settlers.effects.card_rows import TYPE_ACTION, write_goods
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import Effect, Op, goods_order, number, prayer_order
from patolli.games.settlers.effects.worth import goods_worth, price_worth
from patolli.games.settlers.rules.blessings import blessing_count
from patolli.games.settlers.rules.defence import samurai_count
from patolli.games.settlers.rules.goods import fill_pool, gain_pool
from patolli.games.settlers.rules.piles import (
    card_of,
    colours_of,
    controls,
    count_colour,
    different_colours,
    effect_of,
    own_first,
    own_next,
)
from patolli.games.settlers.rules.state import BY_LOCATION, END, QUIET
from patolli.games.settlers.show.items import PER, Item, goods, num, pic
from patolli.games.settlers.words.terms import colour_word, counted, entry, goods_words
from patolli.text.entry import Entry

GAIN = number("gain")
PER_COLOUR = number("gain_per_color")
PER_SAMURAI = number("gain_per_samurai")
PER_BLESSING = number("gain_per_blessing")
PER_DIFFERENT = number("gain_per_different_color")


@kernel
def is_gain(op):
    return GAIN <= op <= PER_BLESSING or op == PER_DIFFERENT


# What it does -----------------------------------------------------------------------------------------------------


@kernel
def do(s, p, x, effect, flags):
    op = effect.op
    if op == PER_COLOUR:
        fill_pool(s, effect.goods, count_colour(s, p, effect.a), effect.b)
    elif op == PER_SAMURAI:
        fill_pool(s, effect.goods, samurai_count(s, p), effect.b)
    elif op == PER_BLESSING:
        fill_pool(s, effect.goods, blessing_count(s, p), effect.b)
    elif op == PER_DIFFERENT:
        fill_pool(s, effect.goods, different_colours(s, p), effect.b)
    else:
        fill_pool(s, effect.goods, 1, 0)
    gain_pool(s, p, x, BY_LOCATION | (flags & QUIET))


# What it is worth -------------------------------------------------------------------------------------------------


@kernel
def own_and_this(s, p, x, colour):
    """The seat's Locations of a color, counting x as one of them."""
    n = float(count_colour(s, p, colour))
    if not controls(s, p, x) and (colours_of(s, x) >> colour) & 1:
        n += 1.0
    return n


@kernel
def worth(s, p, x, effect, left):
    op = effect.op
    if op == GAIN:
        return goods_worth(effect.goods, 1.0, 0, left)
    if op == PER_COLOUR:
        return goods_worth(effect.goods, own_and_this(s, p, x, effect.a), effect.b, left)
    if op == PER_SAMURAI:
        return goods_worth(effect.goods, float(samurai_count(s, p)), effect.b, left)
    if op == PER_DIFFERENT:
        return goods_worth(effect.goods, float(different_colours(s, p)), effect.b, left)
    return goods_worth(effect.goods, 1.0 + blessing_count(s, p), effect.b, left)


@kernel
def best_of_own(s, p, x, kind, left):
    """The most that another Location of a type gains for the seat, minus its price if it is an action."""
    best = 0.0
    y = own_first(s, p)
    while y != END:
        card = card_of(s, y)
        if y != x and card.type == kind:
            gained = -price_worth(card.price, left) if kind == TYPE_ACTION else 0.0
            for rel in range(card.main_end):
                effect = effect_of(s, y, rel)
                if is_gain(effect.op):
                    gained += worth(s, p, y, effect, left)
            best = max(best, gained)
        y = own_next(s, p, y)
    return best


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return {"goods": check.problems.counts(join(path, "goods"), known["goods"], EFFECT_GOODS)}


def _read_counting(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = {}
    if "color" in known:
        read["color"] = check.problems.one_of(join(path, "color"), known["color"], CARD_COLOURS)
    read["goods_each"] = check.problems.counts(join(path, "goods_each"), known["goods_each"], EFFECT_GOODS)
    return read | {"max_total": check.problems.whole(join(path, "max_total"), known["max_total"])}


def _write(row: Any, effect: Effect) -> None:
    write_goods(row["goods"], effect["goods"])


def _write_counting(row: Any, effect: Effect) -> None:
    write_goods(row["goods"], effect["goods_each"])
    row["b"] = effect["max_total"]
    if "color" in effect:
        row["a"] = CARD_COLOURS.index(effect["color"])


def _order(effect: Effect) -> int:
    return goods_order(effect.get("goods") or effect["goods_each"])


def _words(effect: Effect) -> Entry:
    return goods_words(effect["goods"])


def _colour_words(effect: Effect) -> Entry:
    colour = colour_word(effect["color"])
    return entry("per-color", goods=counted(effect["goods_each"]), color=colour, n=effect["max_total"])


def _samurai_words(effect: Effect) -> Entry:
    return entry("per-samurai", goods=counted(effect["goods_each"]), n=effect["max_total"])


def _blessing_words(effect: Effect) -> Entry:
    return entry("per-blessing", goods=counted(effect["goods_each"]), n=effect["max_total"])


def _different_words(effect: Effect) -> Entry:
    return entry("per-different", goods=counted(effect["goods_each"]), n=effect["max_total"])


def _face(effect: Effect) -> list[Item]:
    return goods(effect["goods"])


def _colour_face(effect: Effect) -> list[Item]:
    return _counting_face(effect, f"chip-{effect['color']}")


def _samurai_face(effect: Effect) -> list[Item]:
    return _counting_face(effect, "samurai")


def _blessing_face(effect: Effect) -> list[Item]:
    return _counting_face(effect, "blessing")


def _different_face(effect: Effect) -> list[Item]:
    return [*goods(effect["goods_each"]), PER, num("≠"), pic("location"), num(f"≤{effect['max_total']}")]


def _counting_face(effect: Effect, counted_by: str) -> list[Item]:
    return [*goods(effect["goods_each"]), PER, pic(counted_by), num(f"≤{effect['max_total']}")]


def _counting(
    name: str,
    words: Callable[..., Entry],
    face: Callable[..., list[Item]],
    *required: str,
    order: Callable[..., int] = _order,
) -> Op:
    """An op that gains goods for each of something, up to a limit."""
    keys = (*required, "goods_each", "max_total")
    return Op(name=name, required=keys, read=_read_counting, write=_write_counting, order=order, words=words, face=face)


OPS = (
    Op(name="gain", required=("goods",), read=_read, write=_write, order=_order, words=_words, face=_face),
    _counting("gain_per_color", _colour_words, _colour_face, "color"),
    _counting("gain_per_samurai", _samurai_words, _samurai_face),
    _counting("gain_per_blessing", _blessing_words, _blessing_face, order=prayer_order),
    _counting("gain_per_different_color", _different_words, _different_face),
)
