"""What a Prayer may say: the keys of the op `pray` (format 7, format 8)."""

from __future__ import annotations

from typing import Any

from patolli.settlers.card_values import Problems, join
from patolli.settlers.cards import COLOURS, EFFECT_GOODS, RESOURCES

MOST_DRAWN = 10
_COLOURS_BY = ("declare_color_before", "choose_color_after", "match")
_TABLES = ("per_matching_card", "per_matching_card_may_spend")
_POINTS = ("vp_per_spent", "vp_per_distinct_type_spent")
PRAYER_KEYS = (*_COLOURS_BY, *_TABLES, *_POINTS)
"""All that `pray` may have besides `draw`."""


def read_prayer(problems: Problems, path: str, known: dict[str, Any], trigger: str | None) -> dict[str, Any]:
    """The keys of a Prayer, checked; `trigger`: of the feature it belongs to."""
    read: dict[str, Any] = {"draw": problems.whole(join(path, "draw"), known["draw"], 1, MOST_DRAWN)}
    ways = [key for key in _COLOURS_BY if key in known]
    if len(ways) > 1:
        problems.add(path, f"can have only one of {', '.join(ways)}")
    for key in ways:
        if key != "match":
            read[key] = problems.some_of(join(path, key), known[key], COLOURS)
            continue
        read[key] = problems.one_of(join(path, key), known[key], ("deal_good",))
        if trigger != "you_make_deal":
            problems.add(join(path, key), "belongs to the trigger you_make_deal only: no deal is made here")
    tables = [key for key in _TABLES if key in known]
    if len(tables) != 1:
        problems.add(path, f"must have exactly one of {', '.join(_TABLES)}")
        return read
    where = join(path, tables[0])
    table = problems.mapping(where, known[tables[0]])
    if tables[0] == "per_matching_card":
        read |= {tables[0]: _gained(problems, where, table)}
    else:
        read |= {tables[0]: _spent(problems, where, table)}
        read |= {key: problems.whole(join(path, key), known.get(key, 0), 0) for key in _POINTS}
    for key in ways:
        for colour in read[key] if key != "match" else ():
            if colour not in table and "*" not in table:
                problems.add(join(path, key), f"names {colour}, of which {tables[0]} says nothing")
    return read


def _gained(problems: Problems, path: str, table: dict[str, Any]) -> dict[str, Any]:
    known = (*COLOURS, "*")
    _colours(problems, path, table, known)
    goods = (*EFFECT_GOODS, "matching")
    return {c: problems.counts(join(path, c), table[c], goods) for c in known if c in table}


def _spent(problems: Problems, path: str, table: dict[str, Any]) -> dict[str, Any]:
    _colours(problems, path, table, COLOURS)
    spent = {c: problems.one_of(join(path, c), table[c], RESOURCES) for c in COLOURS if c in table}
    if len(set(spent.values())) < len(spent):
        problems.add(path, "must name each Resource once")
    return spent


def _colours(problems: Problems, path: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
    if not table:
        problems.add(path, "must name a colour")
    for colour in table:
        if colour not in known:
            problems.add(join(path, colour[:60]), f"is not a colour of Prayers; known: {', '.join(known)}")
