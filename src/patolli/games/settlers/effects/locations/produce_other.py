"""`produce_other`: another of your production Locations produces once more (D12). Row: a: whether OTHER_ONLY."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_OWN, MAIN, TYPE_PRODUCTION
from patolli.games.settlers.effects.checking import read_word
from patolli.games.settlers.effects.goods.gain import best_of_own
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import card_of, effect_of, own_first, own_next, times_acting
from patolli.games.settlers.rules.state import END
from patolli.games.settlers.rules.tasks import CHAIN, RUN, push
from patolli.games.settlers.show.items import Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("produce_other")
_TARGETS = ("own_production_location", "own_other_production_location")
OTHER_ONLY = 1


@kernel
def in_chain(s, x):
    """Whether a Location has already produced in the current chain (D12)."""
    for i in range(s.todo_count):
        if s.todo[i].kind == CHAIN and s.todo[i].card == x:
            return True
    return False


@kernel
def is_producing(s, by, effect):
    """Whether an effect belongs to the production of its card: then that card is in the chain."""
    return card_of(s, by).type == TYPE_PRODUCTION and effect.part == MAIN


@kernel
def is_target(s, p, by, effect, x):
    """Format 8: a production Location, at most once in a chain; one that only passes it on needs another target."""
    card = card_of(s, x)
    if card.type != TYPE_PRODUCTION or in_chain(s, x):
        return False
    producing = is_producing(s, by, effect)
    if x == by and (producing or effect.a == OTHER_ONLY):
        return False
    if card.produces_other == 0:
        return True
    y = own_first(s, p)
    while y != END:
        other = card_of(s, y)
        if other.type == TYPE_PRODUCTION and other.produces_other == 0 and not (producing and y == by):
            if not in_chain(s, y):
                return True
        y = own_next(s, p, y)
    return False


@kernel
def aim(s, p, by, rel, flags, x):
    if is_producing(s, by, effect_of(s, by, rel)):
        push(s, CHAIN, p, card=by)
    for _ in range(times_acting(s, x)):
        push(s, RUN, p, card=x, left=card_of(s, x).main_end, marks=flags)


@kernel
def worth(s, p, x, left):
    return best_of_own(s, p, x, TYPE_PRODUCTION, left)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["a"] = _TARGETS.index(effect["target"])


def _order(_effect: Effect) -> int:
    return 2


def _words(effect: Effect) -> Entry:
    return entry(f"produce-{effect['target']}")


def _face(_effect: Effect) -> list[Item]:
    return [pic("produce-again")]


OPS = (
    Op(
        name="produce_other",
        required=("target",),
        read=read_word("target", *_TARGETS),
        aims=AT_OWN,
        write=_write,
        order=_order,
        words=_words,
        face=_face,
    ),
)
