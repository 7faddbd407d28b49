"""`discard_location`: a rival's Location leaves play."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_RIVALS
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.building import leave_play
from patolli.games.settlers.show.items import Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("discard_location")


@kernel
def aim(s, x):
    leave_play(s, x)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-discard_location")


def _face(_effect: Effect) -> list[Item]:
    return [pic("discard-location")]


OPS = (Op(name="discard_location", aims=AT_RIVALS, worth=(0.3, 0.0, 0.0), words=_words, face=_face),)
