"""`draw_choose`: look at drawn cards, keep some, discard or return the rest.

Row: a: from which deck, b: how many, c: how many are kept, options: whether the rest go back to their decks.
"""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.effects.checking import MOST_DRAWN, Effects
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import append, draw_top
from patolli.games.settlers.rules.state import COMMON_DECK, DECK, END, LOOKING
from patolli.games.settlers.rules.tasks import DRAW, KEEP, LEAVE_LOOKING, push
from patolli.games.settlers.show.items import THEN, Item, num, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("draw_choose")
_DECKS = ("any_per_card", "faction", "common")
ANY_DECK, FACTION_DECK = range(2)


@kernel
def do(s, p, effect):
    push(s, LEAVE_LOOKING, p, purpose=effect.options)
    push(s, KEEP, p, left=effect.c)
    if effect.a == ANY_DECK:
        push(s, DRAW, p, left=effect.b, place=LOOKING + p)
        return
    for _ in range(effect.b):
        y = draw_top(s, DECK + p if effect.a == FACTION_DECK else COMMON_DECK)
        if y != END:
            append(s, LOOKING + p, y)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    problems = check.problems
    draw = problems.whole(join(path, "draw"), known["draw"], 1, MOST_DRAWN)
    return {
        "decks": problems.one_of(join(path, "decks"), known["decks"], _DECKS),
        "draw": draw,
        "keep": problems.whole(join(path, "keep"), known["keep"], 1, draw),
        "rest": problems.one_of(join(path, "rest"), known["rest"], ("discard", "shuffle_back")),
    }


def _write(row: Any, effect: Effect) -> None:
    row["a"], row["b"], row["c"] = _DECKS.index(effect["decks"]), effect["draw"], effect["keep"]
    row["options"] = effect["rest"] == "shuffle_back"


def _order(_effect: Effect) -> int:
    return 1


def _words(effect: Effect) -> Entry:
    drawn = entry(f"draw-{effect['decks']}", n=effect["draw"])
    return entry("draw-choose", draw=drawn, n=effect["keep"], rest=entry(f"rest-{effect['rest']}"))


def _face(effect: Effect) -> list[Item]:
    card = {"faction": "faction-card", "common": "common-card"}.get(effect["decks"], "card")
    return [num(effect["draw"]), pic(card), THEN, num(effect["keep"]), pic("draw-keep")]


OPS = (
    Op(
        name="draw_choose",
        required=("decks", "draw", "keep", "rest"),
        read=_read,
        write=_write,
        order=_order,
        worth=(0.0, 0.9, 0.0),
        words=_words,
        face=_face,
    ),
)
