"""`reset_action_location`: one of your Action Locations counts as unused (D1)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import AT_OWN, TYPE_ACTION
from patolli.games.settlers.effects.goods.gain import best_of_own
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import card_of, first_card, go_home, next_card
from patolli.games.settlers.rules.state import END, OWN_ACTION, UNDER, USED, WAS_RESET
from patolli.games.settlers.show.items import Item, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("reset_action_location")


@kernel
def is_target(s, by, x):
    """One that was used; those that can reset themselves, only once a round (F16)."""
    card = card_of(s, x)
    if x == by or card.type != TYPE_ACTION or s.marks[x] & USED == 0:
        return False
    return card.resets == 0 or s.marks[x] & WAS_RESET == 0


@kernel
def aim(s, x):
    """Discard cards that its own action put under it (S2.13)."""
    s.marks[x] &= 255 - USED
    s.marks[x] |= WAS_RESET
    y = first_card(s, UNDER)
    while y != END:
        following = next_card(s, y)
        if s.link[y] == x and s.marks[y] & OWN_ACTION:
            go_home(s, y)
        y = following


@kernel
def worth(s, p, x, left):
    return best_of_own(s, p, x, TYPE_ACTION, left)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-reset_action_location")


def _face(_effect: Effect) -> list[Item]:
    return [pic("reset")]


OPS = (Op(name="reset_action_location", aims=AT_OWN, notes=("resets",), words=_words, face=_face),)
