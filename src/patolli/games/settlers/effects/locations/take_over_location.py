"""`take_over_location`: a rival's Location is yours for this round (F1)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_RIVALS
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.state import TABLEAU
from patolli.games.settlers.show.items import Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("take_over_location")
MOST_TAKEN = 4  # F17


@kernel
def is_target(s, p, x):
    return s.pile[x] == TABLEAU + s.link[x] and s.taken_count[p] < MOST_TAKEN


@kernel
def aim(s, p, x):
    s.link[x] = p
    s.taken[p, s.taken_count[p]] = x
    s.taken_count[p] += 1


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-take_over_location")


def _face(_effect: Effect) -> list[Item]:
    return [pic("mark-location")]


OPS = (Op(name="take_over_location", aims=AT_RIVALS, worth=(0.6, 0.3, 0.0), words=_words, face=_face),)
