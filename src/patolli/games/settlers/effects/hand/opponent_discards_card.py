"""`opponent_discards_card`: a rival discards a hand card."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.catalogue import FIRST_SEAT
from patolli.games.settlers.rules.piles import is_open, table_seats
from patolli.games.settlers.rules.state import END, HAND
from patolli.games.settlers.rules.tasks import DISCARD, OPPONENT, pop, push
from patolli.games.settlers.show.items import Item, num, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("opponent_discards_card")


@kernel
def has_target(s, p):
    for q in range(table_seats(s)):
        if is_open(s, p, q):
            return True
    return False


@kernel
def ask(s, p, x, rel):
    push(s, OPPONENT, p, card=x, effect=rel)


# The decision `opponent` ------------------------------------------------------------------------------------------


@kernel
def legal_opponent(s, p, out):
    n = 0
    for q in range(table_seats(s)):
        if is_open(s, p, q):
            out[n] = FIRST_SEAT + q
            n += 1
    return n


@kernel
def do_opponent(s, action):
    """The rival chooses the card (F2); with an empty hand nothing happens (D10)."""
    pop(s)
    q = action - FIRST_SEAT
    if q < s.players and s.length[HAND + q] > 0:
        push(s, DISCARD, q, card=END, left=1)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-opponent_discards_card")


def _face(_effect: Effect) -> list[Item]:
    return [pic("hand-cards"), num("−1")]


OPS = (Op(name="opponent_discards_card", worth=(0.05, 0.0, 0.0), words=_words, face=_face),)
