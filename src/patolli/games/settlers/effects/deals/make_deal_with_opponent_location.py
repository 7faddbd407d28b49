"""`make_deal_with_opponent_location`: a Trade Route deal with a Faction Location of a rival (D8, D9)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_RIVALS
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import append, can_draw, card_of, draw_top, is_faction
from patolli.games.settlers.rules.state import DECK, ROUTES
from patolli.games.settlers.rules.trade import deal_made
from patolli.games.settlers.show.items import THEN, Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("make_deal_with_opponent_location")


@kernel
def is_target(s, p, x):
    return is_faction(s, x) and card_of(s, x).deal >= 0 and can_draw(s, DECK + p)


@kernel
def aim(s, p, x):
    """The top card of the seat's deck marks it."""
    marker = draw_top(s, DECK + p)
    append(s, ROUTES, marker)
    s.link[marker] = x
    deal_made(s, p, card_of(s, x).deal)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-make_deal_with_opponent_location")


def _face(_effect: Effect) -> list[Item]:
    return [pic("enemy-location"), THEN, pic("deal")]


OPS = (Op(name="make_deal_with_opponent_location", aims=AT_RIVALS, worth=(0.0, 0.9, 0.7), words=_words, face=_face),)
