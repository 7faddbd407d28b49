"""`gain_blessing`: Blessings of colors not yet held (S2.6). Row: a: the colors, as a bit set; b: how many."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.cards.model import COLOURS
from patolli.games.settlers.effects.card_rows import ALL_COLOURS, colour_mask
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import Effect, Op, number, prayer_order
from patolli.games.settlers.rules.blessings import ask_blessing
from patolli.games.settlers.show.items import Item, some
from patolli.games.settlers.words.terms import colours_word, entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("gain_blessing")


@kernel
def do(s, p, effect, flags):
    ask_blessing(s, p, effect.b, effect.a, flags)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = {"count": check.problems.whole(join(path, "count"), known["count"], 1, len(COLOURS))}
    if "colors" in known:
        read["colors"] = check.problems.some_of(join(path, "colors"), known["colors"], COLOURS)
    return read


def _write(row: Any, effect: Effect) -> None:
    row["a"] = colour_mask(effect["colors"]) if "colors" in effect else ALL_COLOURS
    row["b"] = effect["count"]


def _words(effect: Effect) -> Entry:
    goods = goods_words({"blessing": effect["count"]})
    colours = effect.get("colors", COLOURS)
    every = len(set(colours)) == len(COLOURS)
    return goods if every else entry("blessing-of", goods=goods, colors=colours_word(colours))


def _face(effect: Effect) -> list[Item]:
    return some(effect["count"], "blessing")


OPS = (
    Op(
        name="gain_blessing",
        required=("count",),
        optional=("colors",),
        read=_read,
        write=_write,
        order=prayer_order,
        words=_words,
        face=_face,
    ),
)
