"""`gain_good_of_own_deal`: the good of one of your deals once more."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.deals.listing import any_route, list_pile, list_routes
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.goods import gain_pool
from patolli.games.settlers.rules.piles import card_of
from patolli.games.settlers.rules.state import BY_LOCATION, DEALS, QUIET
from patolli.games.settlers.show.items import THEN, Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("gain_good_of_own_deal")


@kernel
def has_target(s, p):
    return s.length[DEALS + p] > 0 or any_route(s, p, True)


@kernel
def list_targets(s, p, out):
    return list_routes(s, p, True, out, list_pile(s, DEALS + p, out, 0))


@kernel
def aim(s, p, by, flags, x):
    s.pool[card_of(s, x).deal] += 1
    gain_pool(s, p, by, BY_LOCATION | (flags & QUIET))


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-gain_good_of_own_deal")


def _face(_effect: Effect) -> list[Item]:
    return [pic("deal"), THEN, pic("any-resource")]


OPS = (Op(name="gain_good_of_own_deal", notes=("needs_deals",), worth=(0.0, 1.0, 0.0), words=_words, face=_face),)
