"""`vp_by_threshold`: points by how much lies on the Location. Row: steps, and their number (options)."""

from itertools import pairwise
from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.effects.card_rows import MAX_STEPS, ON_EXCHANGE, TYPE_FEATURE
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import ONLY_AT_THE_END, Effect, Op, number
from patolli.games.settlers.rules.piles import card_of, goods_on
from patolli.games.settlers.show.items import THEN, Item, joined, num, pts
from patolli.games.settlers.words.terms import chain, entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("vp_by_threshold")


@kernel
def points(s, x, effect):
    card = card_of(s, x)
    if card.type == TYPE_FEATURE and card.trigger == ON_EXCHANGE:  # that counts its responses, nothing lies there
        return 0
    reached = 0
    for i in range(effect.options):
        if goods_on(s, x) >= effect.step_count[i]:
            reached = effect.step_vp[i]
    return reached


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    path = join(path, "thresholds")
    read: list[list[int]] = []
    for i, pair in enumerate(check.problems.items(path, known["thresholds"], 1, MAX_STEPS)):
        both = check.problems.items(f"{path}[{i}]", pair, 2, 2)
        read.append([check.problems.whole(f"{path}[{i}][{j}]", one) for j, one in enumerate(both)])
    if any(few >= many or less > more for (few, less), (many, more) in pairwise(pair for pair in read if pair)):
        check.problems.add(path, "must ascend: [how many, victory points] pairs, the smallest first")
    return {"thresholds": read}


def _write(row: Any, effect: Effect) -> None:
    for i, (count, vp) in enumerate(effect["thresholds"]):
        row["step_count"][i], row["step_vp"][i] = count, vp
    row["options"] = len(effect["thresholds"])


def _words(effect: Effect) -> Entry:
    steps = [entry("threshold", points=goods_words({"vp": vp}), n=n) for n, vp in effect["thresholds"]]
    return entry("thresholds", steps=chain("comma", steps))


def _face(effect: Effect) -> list[Item]:
    return joined([[num(count), THEN, pts(vp)] for count, vp in effect["thresholds"]])


OPS = (
    Op(
        name="vp_by_threshold",
        required=("thresholds",),
        read=_read,
        only_in=ONLY_AT_THE_END,
        write=_write,
        words=_words,
        face=_face,
    ),
)
