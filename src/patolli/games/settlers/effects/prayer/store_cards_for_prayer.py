"""`store_cards_for_prayer`: Common cards wait on a Location for a Prayer (S2.11).

Row: a: FROM_HAND or FROM_DECK, b: how many, c: whether they stay until the end of the game.
"""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.effects.checking import MOST_DRAWN, Effects
from patolli.games.settlers.effects.ops import Effect, Op, number, prayer_order
from patolli.games.settlers.rules.piles import (
    append,
    as_known,
    card_of,
    draw_top,
    first_card,
    is_common,
    next_card,
    remove,
)
from patolli.games.settlers.rules.state import COMMON_DECK, END, HAND, STORED
from patolli.games.settlers.rules.tasks import CARD, push
from patolli.games.settlers.show.items import THEN, Item, pic, some
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("store_cards_for_prayer")
_FROM = ("hand", "common_deck")
FROM_HAND, FROM_DECK = range(2)


@kernel
def fits(s, x):
    """A Common card that a Prayer can count."""
    return is_common(s, x) and card_of(s, x).pray_colors != 0


@kernel
def any_fits(s, p):
    x = first_card(s, HAND + p)
    while x != END:
        if fits(s, x):
            return True
        x = next_card(s, x)
    return False


@kernel
def has_target(s, p, effect):
    return effect.a == FROM_DECK or as_known(s, p, any_fits(s, p))


@kernel
def store(s, x, y, effect):
    """Put the card y face up on the Location x."""
    append(s, STORED, y)
    s.link[y] = x
    s.marks[y] = effect.c


@kernel
def do(s, p, x, rel, effect):
    """From hand the player chooses; from the Common deck the top cards are stored automatically."""
    if effect.a == FROM_HAND:
        if has_target(s, p, effect):
            push(s, CARD, p, card=x, effect=rel, left=effect.b, place=x)
        return
    for _ in range(effect.b):
        y = draw_top(s, COMMON_DECK)
        if y != END:
            store(s, x, y, effect)


@kernel
def put(s, effect, location, y):
    """The hand card y was chosen."""
    remove(s, y)
    store(s, location, y, effect)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return {
        "from": check.problems.one_of(join(path, "from"), known["from"], _FROM),
        "count": check.problems.whole(join(path, "count"), known["count"], 1, MOST_DRAWN),
        "until": check.problems.one_of(join(path, "until"), known["until"], ("round", "game")),
    }


def _write(row: Any, effect: Effect) -> None:
    row["a"] = _FROM.index(effect["from"])
    row["b"], row["c"] = effect["count"], effect["until"] == "game"


def _words(effect: Effect) -> Entry:
    return entry(f"store-{effect['from']}-{effect['until']}", n=effect["count"])


def _face(effect: Effect) -> list[Item]:
    return [*some(effect["count"], "card" if effect["from"] == "hand" else "common-card"), THEN, pic("stored-card")]


OPS = (
    Op(
        name="store_cards_for_prayer",
        required=("from", "count", "until"),
        read=_read,
        write=_write,
        notes=("needs_cards",),
        order=prayer_order,
        words=_words,
        face=_face,
    ),
)
