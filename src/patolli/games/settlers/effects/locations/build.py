"""`build`: build a Faction card from hand (Settlers) or from your deals (Negotiator), without its Location symbol.

Row: a: FROM_HAND or FROM_DEALS.
"""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.checking import read_word
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.building import PAY_BUILD, can_build_without_location
from patolli.games.settlers.rules.catalogue import THIS
from patolli.games.settlers.rules.piles import as_known, effect_of, first_card, is_faction, next_card
from patolli.games.settlers.rules.state import DEALS, END, HAND
from patolli.games.settlers.rules.tasks import BUILD, PAY, pop, push
from patolli.games.settlers.show.items import Item, num, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("build")
_FROM = ("hand", "own_deal_under_board")
FROM_HAND, FROM_DEALS = range(2)


@kernel
def first_candidate(s, p, effect):
    """The first card that might be built."""
    return first_card(s, DEALS + p) if effect.a == FROM_DEALS else first_card(s, HAND + p)


@kernel
def can_be_built(s, p, x):
    return is_faction(s, x) and can_build_without_location(s, p, x)


@kernel
def any_can_be_built(s, p, effect):
    x = first_candidate(s, p, effect)
    while x != END:
        if can_be_built(s, p, x):
            return True
        x = next_card(s, x)
    return False


@kernel
def has_target(s, p, effect):
    found = any_can_be_built(s, p, effect)
    return found if effect.a == FROM_DEALS else as_known(s, p, found)


@kernel
def ask(s, p, x, rel):
    push(s, BUILD, p, card=x, effect=rel)


# The decision `build` ---------------------------------------------------------------------------------------------


@kernel
def legal_build(s, p, by, rel, out):
    n = 0
    x = first_candidate(s, p, effect_of(s, by, rel))
    while x != END:
        if can_be_built(s, p, x):
            out[n] = THIS + x
            n += 1
        x = next_card(s, x)
    return n


@kernel
def do_build(s, p, action):
    pop(s)
    push(s, PAY, p, card=action - THIS, purpose=PAY_BUILD)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["a"] = _FROM.index(effect["from"])


def _words(effect: Effect) -> Entry:
    return entry(f"build-{effect['from']}")


def _face(effect: Effect) -> list[Item]:
    source = "faction-card" if effect["from"] == "hand" else "deal"
    return [pic("act-build"), pic(source), num("−"), pic("location")]


OPS = (
    Op(
        name="build",
        required=("from",),
        read=read_word("from", *_FROM),
        write=_write,
        notes=("needs_goods", "needs_cards", "needs_deals"),
        worth=(0.5, 1.0, 0.0),
        words=_words,
        face=_face,
    ),
)
