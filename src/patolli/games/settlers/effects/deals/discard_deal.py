"""`discard_deal`: discard a rival's deal; `gain_good_of_that_deal` gains its good."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.deals.listing import any_rival_deal, any_route, list_rival_deals, list_routes
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.goods import gain_pool
from patolli.games.settlers.rules.piles import card_of, first_card, go_home, home_seat, is_open, next_card
from patolli.games.settlers.rules.state import BY_LOCATION, DEALS, END, LINE, QUIET, ROUTES, SEATS
from patolli.games.settlers.show.items import THEN, Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

DISCARD = number("discard_deal")
GOOD_OF_IT = number("gain_good_of_that_deal")
NO_GOOD = -1


@kernel
def has_target(s, p):
    """In solo nobody else has Trade Routes."""
    return any_rival_deal(s, p) or (s.solo == 0 and any_route(s, p, False))


@kernel
def list_targets(s, p, out):
    n = list_rival_deals(s, p, out)
    return n if s.solo == 1 else list_routes(s, p, False, out, n)


@kernel
def rival_route(s, p, location):
    """The oldest marker of a Trade Route deal that an open rival has with a Location."""
    x = first_card(s, ROUTES)
    while x != END:
        if s.link[x] == location and is_open(s, p, home_seat(s, x)):
            return x
        x = next_card(s, x)
    return END


@kernel
def aim(s, p, x):
    s.dropped_good = card_of(s, x).deal
    named = DEALS <= s.pile[x] < DEALS + SEATS or s.pile[x] == LINE
    go_home(s, x if named else rival_route(s, p, x))


@kernel
def nothing_happens(s):
    """There is no deal whose good could be gained."""
    s.dropped_good = NO_GOOD


@kernel
def gain_its_good(s, p, x, flags):
    if s.dropped_good >= 0:
        s.pool[s.dropped_good] += 1
    gain_pool(s, p, x, BY_LOCATION | (flags & QUIET))


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-discard_deal")


def _face(_effect: Effect) -> list[Item]:
    return [pic("discard-deal")]


def _good_words(_effect: Effect) -> Entry:
    return entry("op-gain_good_of_that_deal")


def _good_face(_effect: Effect) -> list[Item]:
    return [pic("deal"), THEN, pic("any-resource")]


OPS = (
    Op(name="discard_deal", worth=(0.1, 0.0, 0.0), words=_words, face=_face),
    Op(
        name="gain_good_of_that_deal",
        needs_before="discard_deal",
        worth=(0.0, 0.9, 0.0),
        words=_good_words,
        face=_good_face,
    ),
)
