"""`vp_per_blessing`: points for the Blessings held at the end, including the tricolor one. Row: b: points for each."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.checking import read_number
from patolli.games.settlers.effects.ops import ONLY_AT_THE_END, Effect, Op, number
from patolli.games.settlers.rules.blessings import blessing_count
from patolli.games.settlers.show.items import PER, Item, pic, pts
from patolli.games.settlers.words.terms import entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("vp_per_blessing")


@kernel
def points(s, p, effect):
    return effect.b * blessing_count(s, p)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["b"] = effect["vp_each"]


def _words(effect: Effect) -> Entry:
    return entry("per-blessing-held", points=goods_words({"vp": effect["vp_each"]}))


def _face(effect: Effect) -> list[Item]:
    return [pts(effect["vp_each"]), PER, pic("blessing")]


OPS = (
    Op(
        name="vp_per_blessing",
        required=("vp_each",),
        read=read_number("vp_each"),
        only_in=ONLY_AT_THE_END,
        write=_write,
        words=_words,
        face=_face,
    ),
)
