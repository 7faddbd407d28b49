"""`gain_from_raze_field`: one good from the Raze field of a rival's Location, which stays (Pack)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_RIVALS
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.catalogue import FIRST_GOOD
from patolli.games.settlers.rules.goods import gain_pool
from patolli.games.settlers.rules.piles import card_of
from patolli.games.settlers.rules.state import ANY_CARD, BY_LOCATION, QUIET
from patolli.games.settlers.rules.tasks import GOOD, pop, push
from patolli.games.settlers.show.items import THEN, Item, num, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("gain_from_raze_field")


@kernel
def is_target(s, x):
    return card_of(s, x).razable == 1


@kernel
def aim(s, p, by, flags, x):
    push(s, GOOD, p, card=by, place=x, marks=flags)


# The decision `good` ----------------------------------------------------------------------------------------------


@kernel
def legal_good(s, x, out):
    n = 0
    for good in range(ANY_CARD + 1):
        if card_of(s, x).raze[good] > 0:
            out[n] = FIRST_GOOD + good
            n += 1
    return n


@kernel
def do_good(s, p, by, flags, action):
    pop(s)
    s.pool[action - FIRST_GOOD] += 1
    gain_pool(s, p, by, BY_LOCATION | (flags & QUIET))


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-gain_from_raze_field")


def _face(_effect: Effect) -> list[Item]:
    return [pic("enemy-location"), THEN, num(1), pic("any-resource")]


OPS = (Op(name="gain_from_raze_field", aims=AT_RIVALS, worth=(0.0, 0.95, 0.0), words=_words, face=_face),)
