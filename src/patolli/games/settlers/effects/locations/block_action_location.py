"""`block_action_location`: a rival's Action Location cannot be used this round."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_RIVALS, TYPE_ACTION
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import card_of
from patolli.games.settlers.rules.state import BLOCKED, USED
from patolli.games.settlers.show.items import Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("block_action_location")


@kernel
def is_target(s, x):
    card = card_of(s, x)
    return card.type == TYPE_ACTION and s.marks[x] & BLOCKED == 0 and s.marks[x] & USED < card.uses


@kernel
def aim(s, x):
    s.marks[x] |= BLOCKED


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-block_action_location")


def _face(_effect: Effect) -> list[Item]:
    return [pic("enemy-location"), pic("block")]


OPS = (Op(name="block_action_location", aims=AT_RIVALS, worth=(0.1, 0.0, 0.0), words=_words, face=_face),)
