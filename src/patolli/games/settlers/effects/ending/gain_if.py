"""`gain_if`: points if enough cards are under the Location. Row: goods; b: how many cards."""

import re
from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.effects.card_rows import write_goods
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import ONLY_AT_THE_END, Effect, Op, number
from patolli.games.settlers.rules.piles import cards_under
from patolli.games.settlers.rules.state import VP
from patolli.games.settlers.show.items import THEN, Item, goods, num, pic
from patolli.games.settlers.words.terms import entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("gain_if")


@kernel
def points(s, x, effect):
    return effect.goods[VP] if cards_under(s, x) >= effect.b else 0


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _cards(effect: Effect) -> int:
    return int(effect["condition"].removeprefix("cards_under>="))


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    found = known["condition"]
    match = re.fullmatch(r"cards_under>=([1-9][0-9]?)", found) if isinstance(found, str) else None
    if match is None or int(match[1]) > 20:
        check.problems.add(join(path, "condition"), "must be 'cards_under>=N' with a number N from 1 to 20")
    return {"condition": found, "goods": check.problems.counts(join(path, "goods"), known["goods"], ("vp",))}


def _write(row: Any, effect: Effect) -> None:
    write_goods(row["goods"], effect["goods"])
    row["b"] = _cards(effect)


def _words(effect: Effect) -> Entry:
    return entry("if-cards-under", goods=goods_words(effect["goods"]), n=_cards(effect))


def _face(effect: Effect) -> list[Item]:
    return [num(f"≥{_cards(effect)}"), pic("under"), THEN, *goods(effect["goods"])]


OPS = (
    Op(
        name="gain_if",
        required=("condition", "goods"),
        read=_read,
        only_in=ONLY_AT_THE_END,
        write=_write,
        words=_words,
        face=_face,
    ),
)
