"""`place_foundation`: a Common card from hand becomes a Foundation."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.building import lay_foundation
from patolli.games.settlers.rules.piles import first_card, is_common, next_card
from patolli.games.settlers.rules.state import END, HAND
from patolli.games.settlers.rules.tasks import CARD, push
from patolli.games.settlers.show.items import THEN, Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("place_foundation")


@kernel
def fits(s, x):
    return is_common(s, x)


@kernel
def has_target(s, p):
    x = first_card(s, HAND + p)
    while x != END:
        if fits(s, x):
            return True
        x = next_card(s, x)
    return False


@kernel
def ask(s, p, x, rel):
    push(s, CARD, p, card=x, effect=rel, left=1, place=x)


@kernel
def put(s, p, y):
    """The card y was chosen."""
    lay_foundation(s, p, y)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-place_foundation")


def _face(_effect: Effect) -> list[Item]:
    return [pic("common-card"), THEN, pic("foundation")]


OPS = (Op(name="place_foundation", notes=("needs_cards",), worth=(0.0, -0.1, 0.0), words=_words, face=_face),)
