"""`store_blessings`: Blessings that Cleanup leaves (S2.6.3). Row: b: how many."""

from typing import Any

from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.cards.model import COLOURS
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import ONLY_IN_CLEANUP, Effect, Op, number
from patolli.games.settlers.show.items import Item, pic, some
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("store_blessings")


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    if "count" not in known:
        return {}
    return {"count": check.problems.whole(join(path, "count"), known["count"], 1, len(COLOURS))}


def _write(row: Any, effect: Effect) -> None:
    row["b"] = effect.get("count", len(COLOURS))


def _words(effect: Effect) -> Entry:
    return entry("store-blessings", n=effect["count"]) if "count" in effect else entry("store-blessings-all")


def _face(effect: Effect) -> list[Item]:
    return [pic("store"), *some(effect.get("count", 1), "blessing")]


OPS = (
    Op(
        name="store_blessings",
        optional=("count",),
        read=_read,
        only_in=ONLY_IN_CLEANUP,
        write=_write,
        worth=(0.0, 0.4, 0.0),
        words=_words,
        face=_face,
    ),
)
