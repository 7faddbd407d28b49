"""`vp_per_card_under`: points for cards under your Locations of a color and deck.

Row: a: the color, or MATCHING_COLOUR: one that this Location has (S2.13); b: points for each card; c: whether they are
Faction Locations.
"""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.cards.model import CARD_COLOURS
from patolli.games.settlers.effects.card_rows import colour_number
from patolli.games.settlers.effects.checking import DECKS, MATCHING_COLOUR, Effects
from patolli.games.settlers.effects.ops import ONLY_AT_THE_END, Effect, Op, number
from patolli.games.settlers.rules.piles import cards_under, first_card, has_colour, is_faction, next_card
from patolli.games.settlers.rules.state import END, TABLEAU
from patolli.games.settlers.show.items import PER, Item, chip, pic, pts
from patolli.games.settlers.words.terms import colour_word, entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("vp_per_card_under")


@kernel
def points(s, p, by, effect):
    n = 0
    x = first_card(s, TABLEAU + p)
    while x != END:
        if has_colour(s, x, effect.a, by) and is_faction(s, x) == (effect.c == 1):
            n += cards_under(s, x)
        x = next_card(s, x)
    return effect.b * n


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return {
        "color": check.problems.one_of(join(path, "color"), known["color"], (*CARD_COLOURS, MATCHING_COLOUR)),
        "deck": check.problems.one_of(join(path, "deck"), known["deck"], DECKS),
        "vp_each": check.problems.whole(join(path, "vp_each"), known["vp_each"]),
    }


def _write(row: Any, effect: Effect) -> None:
    row["a"] = colour_number(effect["color"])
    row["b"], row["c"] = effect["vp_each"], effect["deck"] == "faction"


def _words(effect: Effect) -> Entry:
    vp = goods_words({"vp": effect["vp_each"]})
    if effect["color"] == MATCHING_COLOUR:
        return entry(f"per-card-under-{effect['deck']}-matching", points=vp)
    return entry(f"per-card-under-{effect['deck']}", points=vp, color=colour_word(effect["color"]))


def _face(effect: Effect) -> list[Item]:
    return [pts(effect["vp_each"]), PER, pic("under"), chip(effect["color"])]


OPS = (
    Op(
        name="vp_per_card_under",
        required=("color", "deck", "vp_each"),
        read=_read,
        only_in=ONLY_AT_THE_END,
        write=_write,
        words=_words,
        face=_face,
    ),
)
