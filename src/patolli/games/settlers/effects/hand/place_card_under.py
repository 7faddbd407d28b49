"""`place_card_under`: a hand card under a Location (S2.13). Row: a: under its own card, or under your Common
Location."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_OWN, MAIN, TYPE_ACTION
from patolli.games.settlers.effects.checking import read_word
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import append, card_of, is_common, is_own, remove
from patolli.games.settlers.rules.state import HAND, OWN_ACTION, UNDER
from patolli.games.settlers.rules.tasks import CARD, push
from patolli.games.settlers.show.items import THEN, Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("place_card_under")
_TARGETS = ("self", "own_common_location")
UNDER_ITSELF = 0


@kernel
def has_card(s, p):
    """Any hand card fits."""
    return s.length[HAND + p] > 0


@kernel
def is_target(s, p, x):
    return is_common(s, x) and is_own(s, p, x)


@kernel
def aim(s, p, by, rel, x):
    """Under x: now which card?"""
    push(s, CARD, p, card=by, effect=rel, left=1, place=x)


@kernel
def put(s, by, effect, location, y):
    """The card y was chosen. Note whether the Location's own action did it: a reset discards such cards."""
    remove(s, y)
    append(s, UNDER, y)
    by_action = location == by and effect.part == MAIN and card_of(s, by).type == TYPE_ACTION
    s.marks[y] = OWN_ACTION if by_action else 0
    s.link[y] = location


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["a"] = _TARGETS.index(effect["target"])
    row["aims"] = 0 if row["a"] == UNDER_ITSELF else AT_OWN


def _words(effect: Effect) -> Entry:
    return entry(f"under-{effect['target']}")


def _face(_effect: Effect) -> list[Item]:
    return [pic("card"), THEN, pic("under")]


OPS = (
    Op(
        name="place_card_under",
        required=("target",),
        read=read_word("target", *_TARGETS),
        write=_write,
        notes=("needs_cards",),
        words=_words,
        face=_face,
    ),
)
