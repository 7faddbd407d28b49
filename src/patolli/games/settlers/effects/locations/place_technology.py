"""`place_technology`: a Technology token on your Common Location (S2.12.2, a house rule). Row: a: which kind."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_OWN, TYPE_FEATURE
from patolli.games.settlers.effects.checking import read_word
from patolli.games.settlers.effects.ops import RULE_TECHNOLOGY, Effect, Op, number
from patolli.games.settlers.rules.piles import card_of, is_common, is_own, technology_on
from patolli.games.settlers.rules.state import BASIC, TECHNOLOGIES, TECHNOLOGY
from patolli.games.settlers.show.items import THEN, Item, num, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("place_technology")


@kernel
def is_target(s, p, effect, x):
    """A Common Location without one; a basic token doubles, so there must be something to double."""
    if not is_common(s, x) or not is_own(s, p, x) or technology_on(s, x) != 0:
        return False
    return effect.a != BASIC or card_of(s, x).type != TYPE_FEATURE


@kernel
def aim(s, effect, x):
    s.marks[x] |= effect.a * TECHNOLOGY


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["a"] = TECHNOLOGIES.index(effect["kind"]) + 1


def _words(effect: Effect) -> Entry:
    return entry(f"technology-{effect['kind']}")


def _face(effect: Effect) -> list[Item]:
    sign = {"basic": num("×2"), "defense": pic("defense"), "glory": pic("points")}[effect["kind"]]
    return [sign, THEN, pic("location")]


OPS = (
    Op(
        name="place_technology",
        required=("kind",),
        read=read_word("kind", *TECHNOLOGIES),
        rule=RULE_TECHNOLOGY,
        aims=AT_OWN,
        write=_write,
        worth=(0.4, 0.4, 0.35),
        words=_words,
        face=_face,
    ),
)
