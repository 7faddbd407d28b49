"""`steal_goods`: Resources from rivals' supplies, one by one. Row: a: which, as a bit set; b: how many."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.cards.model import RESOURCES
from patolli.games.settlers.effects.card_rows import goods_mask
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.catalogue import FIRST_STEAL
from patolli.games.settlers.rules.piles import effect_of, is_open
from patolli.games.settlers.rules.tasks import STEAL, one_less, pop, push
from patolli.games.settlers.show.items import Item, either, pic
from patolli.games.settlers.words.terms import entry, good_word, one_of
from patolli.text.entry import Entry

NUMBER = number("steal_goods")


@kernel
def has_target(s, p, effect):
    for q in range(s.players):
        if is_open(s, p, q):
            for good in range(3):
                if (effect.a >> good) & 1 and s.goods[q, good] > 0:
                    return True
    return False


@kernel
def ask(s, p, x, rel, effect):
    push(s, STEAL, p, card=x, effect=rel, left=effect.b)


# The decision `steal` ---------------------------------------------------------------------------------------------


@kernel
def legal_steal(s, p, x, rel, out):
    effect = effect_of(s, x, rel)
    n = 0
    for q in range(s.players):
        if is_open(s, p, q):
            for good in range(3):
                if (effect.a >> good) & 1 and s.goods[q, good] > 0:
                    out[n] = FIRST_STEAL + 3 * q + good
                    n += 1
    return n


@kernel
def do_steal(s, p, x, rel, action):
    """Only from the supply (S1.15)."""
    q = (action - FIRST_STEAL) // 3
    good = (action - FIRST_STEAL) % 3
    s.goods[q, good] -= 1
    s.goods[p, good] += 1
    if has_target(s, p, effect_of(s, x, rel)):
        one_less(s, 0)
    else:
        pop(s)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    any_of = check.problems.some_of(join(path, "any_of"), known["any_of"], RESOURCES)
    return {"any_of": any_of, "count": check.problems.whole(join(path, "count"), known["count"])}


def _write(row: Any, effect: Effect) -> None:
    row["a"], row["b"] = goods_mask(effect["any_of"]), effect["count"]


def _words(effect: Effect) -> Entry:
    return entry("steal", goods=one_of([good_word(good) for good in effect["any_of"]]), n=effect["count"])


def _face(effect: Effect) -> list[Item]:
    return [pic("steal"), *either(effect["any_of"])]


OPS = (
    Op(
        name="steal_goods",
        required=("any_of", "count"),
        read=_read,
        write=_write,
        worth=(0.0, 1.0, 0.0),
        words=_words,
        face=_face,
    ),
)
