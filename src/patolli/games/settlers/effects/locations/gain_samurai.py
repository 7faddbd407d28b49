"""`gain_samurai`: Samurai on your Faction Locations (Ninjas). Row: b: how many."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.checking import read_number
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.catalogue import THIS
from patolli.games.settlers.rules.piles import first_card, is_faction, next_card
from patolli.games.settlers.rules.state import END, SAMURAI_ON, TABLEAU
from patolli.games.settlers.rules.tasks import SAMURAI, pop, push
from patolli.games.settlers.show.items import Item, some
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("gain_samurai")


@kernel
def is_free(s, p, x):
    """A Faction Location that the seat really owns, without a Samurai."""
    return is_faction(s, x) and s.link[x] == p and s.marks[x] & SAMURAI_ON == 0


@kernel
def free_locations(s, p, after):
    """How many there are after the one where the last Samurai went (END: from the first)."""
    n = 0
    passed = after == END
    x = first_card(s, TABLEAU + p)
    while x != END:
        if passed and is_free(s, p, x):
            n += 1
        passed = passed or x == after
        x = next_card(s, x)
    return n


@kernel
def do(s, p, effect):
    count = min(effect.b, free_locations(s, p, END))
    if count > 0:
        push(s, SAMURAI, p, left=count, place=END)


# The decision `samurai` -------------------------------------------------------------------------------------------


@kernel
def legal_samurai(s, p, left, after, out):
    """Each after the previous one in the tableau, and only if enough later ones remain."""
    n = 0
    available = free_locations(s, p, after)
    passed = after == END
    x = first_card(s, TABLEAU + p)
    while x != END:
        if passed and is_free(s, p, x):
            if available >= left:
                out[n] = THIS + x
                n += 1
            available -= 1
        passed = passed or x == after
        x = next_card(s, x)
    return n


@kernel
def do_samurai(s, p, left, action):
    pop(s)
    x = action - THIS
    s.marks[x] |= SAMURAI_ON
    if left > 1:
        push(s, SAMURAI, p, left=left - 1, place=x)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _write(row: Any, effect: Effect) -> None:
    row["b"] = effect["count"]


def _words(effect: Effect) -> Entry:
    return entry("samurai", n=effect["count"])


def _face(effect: Effect) -> list[Item]:
    return some(effect["count"], "samurai")


OPS = (
    Op(
        name="gain_samurai",
        required=("count",),
        read=read_number("count"),
        write=_write,
        worth=(0.4, 0.0, 0.0),
        words=_words,
        face=_face,
    ),
)
