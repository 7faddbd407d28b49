"""`take_deal`: a deal moves from under a rival's board to under yours."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.deals.listing import any_rival_deal, list_rival_deals
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import move
from patolli.games.settlers.rules.state import DEALS
from patolli.games.settlers.show.items import Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("take_deal")


@kernel
def has_target(s, p):
    return any_rival_deal(s, p)


@kernel
def list_targets(s, p, out):
    return list_rival_deals(s, p, out)


@kernel
def aim(s, p, x):
    move(s, x, DEALS + p)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-take_deal")


def _face(_effect: Effect) -> list[Item]:
    return [pic("take-deal")]


OPS = (Op(name="take_deal", worth=(0.0, 0.0, 0.7), words=_words, face=_face),)
