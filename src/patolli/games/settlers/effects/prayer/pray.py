"""`pray`: a Prayer (S2.7, format 7). What happens then: `rules/prayer.py`; its numbers: a row of PRAYER_ROWS."""

from itertools import count
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import Problems, join
from patolli.games.settlers.cards.model import COLOURS, EFFECT_GOODS, RESOURCES
from patolli.games.settlers.effects.checking import MOST_DRAWN, Effects
from patolli.games.settlers.effects.ops import Effect, Op, number, prayer_order
from patolli.games.settlers.effects.tables import (
    ALL_COLOURS,
    COLOUR_GAIN,
    GAIN_NAMES,
    PRAYER_ROWS,
    colour_mask,
    free_row,
    prayer_at,
    write_goods,
)
from patolli.games.settlers.effects.worth import good_worth, goods_worth
from patolli.games.settlers.rules.prayer import CHOOSE, DEAL_GOOD, DECLARE, FREE, start_prayer
from patolli.games.settlers.rules.state import MATCHING
from patolli.games.settlers.show.items import SPACE, THEN, Item, either, goods, num, pic, pts
from patolli.games.settlers.words.terms import chain, colour_word, colours_word, counted, entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("pray")


@kernel
def do(s, p, x, rel, flags):
    start_prayer(s, p, x, rel, flags)


# What it is worth -------------------------------------------------------------------------------------------------

# How often a colour is among the Common cards.
ODDS = np.array([16, 13, 12, 12, 10, 6, 0, 1, 8]) / 84


@kernel
def expected(s, p, prayer, named, left):
    """What a Prayer for the named colours can be expected to bring, Blessings counted."""
    total = 0.0
    best = 0.0
    for colour in range(9):
        if (named >> colour) & 1 == 0:
            continue
        cards = prayer.draw * ODDS[colour]
        if (s.blessings[p] >> colour) & 1 or (colour < 3 and s.tricolor[p] == 1):
            cards += 0.8
        one = 0.0
        if prayer.spends == 1:
            one = 0.4 * (prayer.vp_spent + prayer.vp_kind) if prayer.spend[colour] >= 0 else 0.0
        else:
            gained = prayer.goods[colour]
            one = goods_worth(gained, 1.0, 0, left)
            if gained[MATCHING] > 0 and COLOUR_GAIN[colour] >= 0:
                one += gained[MATCHING] * (good_worth(COLOUR_GAIN[colour], left) - good_worth(MATCHING, left))
        total += cards * one
        best = max(best, cards * one)
    return total if prayer.mode == FREE else best


@kernel
def worth(s, p, effect, left):
    """Of a Prayer by a deal's good only one colour counts, and nobody knows which."""
    prayer = prayer_at(effect.prayer)
    total = expected(s, p, prayer, prayer.named, left)
    return total / 3 if prayer.named == ALL_COLOURS and prayer.mode == DEAL_GOOD else total


# In a card file ---------------------------------------------------------------------------------------------------

_COLOURS_BY = ("declare_color_before", "choose_color_after", "match")
_TABLES = ("per_matching_card", "per_matching_card_may_spend")
_POINTS = ("vp_per_spent", "vp_per_distinct_type_spent")
KEYS = (*_COLOURS_BY, *_TABLES, *_POINTS)
"""All that it may have besides `draw`."""


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    problems = check.problems
    read: dict[str, Any] = {"draw": problems.whole(join(path, "draw"), known["draw"], 1, MOST_DRAWN)}
    ways = [key for key in _COLOURS_BY if key in known]
    if len(ways) > 1:
        problems.add(path, f"can have only one of {', '.join(ways)}")
    for key in ways:
        if key != "match":
            read[key] = problems.some_of(join(path, key), known[key], COLOURS)
            continue
        read[key] = problems.one_of(join(path, key), known[key], ("deal_good",))
        if check.trigger != "you_make_deal":
            problems.add(join(path, key), "belongs to the trigger you_make_deal only: no deal is made here")
    tables = [key for key in _TABLES if key in known]
    if len(tables) != 1:
        problems.add(path, f"must have exactly one of {', '.join(_TABLES)}")
        return read
    where = join(path, tables[0])
    table = problems.mapping(where, known[tables[0]])
    if tables[0] == "per_matching_card":
        read |= {tables[0]: _read_gained(problems, where, table)}
    else:
        read |= {tables[0]: _read_spent(problems, where, table)}
        read |= {key: problems.whole(join(path, key), known.get(key, 0), 0) for key in _POINTS}
    for key in ways:
        for colour in read[key] if key != "match" else ():
            if colour not in table and "*" not in table:
                problems.add(join(path, key), f"names {colour}, of which {tables[0]} says nothing")
    return read


def _read_gained(problems: Problems, path: str, table: dict[str, Any]) -> dict[str, Any]:
    known = (*COLOURS, "*")
    _check_colours(problems, path, table, known)
    gained = (*EFFECT_GOODS, "matching")
    return {c: problems.counts(join(path, c), table[c], gained) for c in known if c in table}


def _read_spent(problems: Problems, path: str, table: dict[str, Any]) -> dict[str, Any]:
    _check_colours(problems, path, table, COLOURS)
    spent = {c: problems.one_of(join(path, c), table[c], RESOURCES) for c in COLOURS if c in table}
    if len(set(spent.values())) < len(spent):
        problems.add(path, "must name each Resource once")
    return spent


def _check_colours(problems: Problems, path: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
    if not table:
        problems.add(path, "must name a colour")
    for colour in table:
        if colour not in known:
            problems.add(join(path, colour[:60]), f"is not a colour of Prayers; known: {', '.join(known)}")


_numbers = count(1)


def _write(row: Any, effect: Effect) -> None:
    row["prayer"] = next(_numbers)
    prayer = free_row(PRAYER_ROWS, row["prayer"], "Prayers")
    prayer["draw"] = effect["draw"]
    table = effect.get("per_matching_card") or effect["per_matching_card_may_spend"]
    named = ALL_COLOURS if "*" in table else colour_mask(table)
    prayer["mode"] = FREE
    for mode, key in ((DECLARE, "declare_color_before"), (CHOOSE, "choose_color_after")):
        if key in effect:
            prayer["mode"], named = mode, colour_mask(effect[key])
    if "match" in effect:
        prayer["mode"], named = DEAL_GOOD, ALL_COLOURS
    prayer["named"] = named
    prayer["spend"][:] = -1
    prayer["spends"] = "per_matching_card_may_spend" in effect
    for c, colour in enumerate(COLOURS):
        found = table.get(colour, table.get("*"))
        if found is None:
            continue
        if prayer["spends"]:
            prayer["spend"][c] = GAIN_NAMES.index(found)
        else:
            write_goods(prayer["goods"][c], found)
    prayer["vp_spent"] = effect.get("vp_per_spent", 0)
    prayer["vp_kind"] = effect.get("vp_per_distinct_type_spent", 0)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(effect: Effect) -> Entry:
    return entry("ability", head=entry("pray", n=effect["draw"]), does=prayer_words(effect))


def prayer_words(prayer: Effect) -> Entry:
    """What a Prayer asks for and gives, without "Pray 5" itself (S2.7)."""
    asked: list[Entry] = []
    for key, message in (("declare_color_before", "declare"), ("choose_color_after", "choose")):
        if key in prayer:
            every = len(set(prayer[key])) == len(COLOURS)
            asked.append(entry(f"{message}-any") if every else entry(message, colors=colours_word(prayer[key])))
    table = prayer.get("per_matching_card", {})
    if "match" in prayer and set(table) != {"*"}:
        asked.append(entry("match-deal"))
    if "per_matching_card_may_spend" in prayer:
        return chain("then", [*asked, _spending_words(prayer)])
    results = tuple(
        entry(_star(prayer), goods=counted(gained))
        if colour == "*"
        else entry("each-color", goods=counted(gained), color=colour_word(colour))
        for colour, gained in table.items()
    )
    return chain("then", [*asked, entry("results", results=results)])


def _star(prayer: Effect) -> str:
    """Which cards `*` stands for."""
    if len(prayer["per_matching_card"]) > 1:
        return "each-other"
    if "match" in prayer:
        return "each-deal"
    return "each-matching" if {"declare_color_before", "choose_color_after"} & set(prayer) else "each-any"


def _spending_words(prayer: Effect) -> Entry:
    table = prayer["per_matching_card_may_spend"]
    spent = tuple(
        entry("each-color", goods=counted({good: 1}), color=colour_word(colour)) for colour, good in table.items()
    )
    points = tuple(
        entry(message, points=goods_words({"vp": prayer[key]}))
        for key, message in (("vp_per_spent", "spent-each"), ("vp_per_distinct_type_spent", "spent-kind"))
        if prayer[key]
    )
    return entry("may-spend", spent=spent, points=points)


def _face(effect: Effect) -> list[Item]:
    line = [pic("pray"), num(effect["draw"]), THEN]
    for colour, gained in effect.get("per_matching_card", {}).items():
        line += [pic("chip-orange" if colour == "*" else f"chip-{colour}"), *goods(gained), SPACE]
    if spent := effect.get("per_matching_card_may_spend"):
        line += [*either(list(spent.values())), THEN, pts(effect["vp_per_spent"]), SPACE]
    return line[:-1]


OPS = (
    Op(
        name="pray",
        required=("draw",),
        optional=KEYS,
        read=_read,
        write=_write,
        order=prayer_order,
        words=_words,
        face=_face,
    ),
)
