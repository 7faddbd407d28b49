"""`pray`: a Prayer (S2.7, format 7). `rules/prayer.py` carries it out; its numbers are a row of PRAYER_ROWS."""

from itertools import count, pairwise
from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import Problems, join
from patolli.games.settlers.cards.model import COLOUR_GOOD, COLOURS, EFFECT_GOODS, RESOURCES
from patolli.games.settlers.effects.card_rows import (
    ALL_COLOURS,
    GAIN_NAMES,
    MAX_STEPS,
    PRAYER_ROWS,
    colour_mask,
    free_row,
    write_goods,
)
from patolli.games.settlers.effects.checking import MOST_DRAWN, Effects
from patolli.games.settlers.effects.ops import Effect, Op, number, prayer_order
from patolli.games.settlers.rules.prayer import CHOOSE, DEAL_GOOD, DECLARE, FREE, start_prayer
from patolli.games.settlers.show.items import PER, SPACE, THEN, Item, goods, num, pic, pts
from patolli.games.settlers.words.terms import chain, colour_word, colours_word, counted, entry, goods_words
from patolli.text.entry import Entry

NUMBER = number("pray")
MOST_COUNTED = 20


@kernel
def do(s, p, x, rel, flags):
    start_prayer(s, p, x, rel, flags)


# In a card file ---------------------------------------------------------------------------------------------------

_CHOSEN_BY = {"declare_color_before": "declare", "choose_color_after": "choose"}
"""How the color is chosen, and the sign for that."""
_COLOURS_BY = ("declare_color_before", "choose_color_after", "match")
_GAINED, _SPENT = "per_matching_card", "per_matching_card_may_spend"
_BY_NUMBER = ("at_least", "per_different_color")
_POINTS = ("vp_per_spent", "vp_per_distinct_type_spent")
KEYS = (*_COLOURS_BY, _GAINED, _SPENT, *_BY_NUMBER, *_POINTS)
"""All keys that it may have besides `draw`."""


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
    results = [key for key in (_GAINED, _SPENT, *_BY_NUMBER) if key in known]
    if not results or (_SPENT in results and len(results) > 1):
        problems.add(path, f"must have {_SPENT}, or one or more of {', '.join((_GAINED, *_BY_NUMBER))}")
        return read
    if "at_least" in known:
        read["at_least"] = _read_steps(problems, join(path, "at_least"), known["at_least"])
    if "per_different_color" in known:
        where = join(path, "per_different_color")
        read["per_different_color"] = problems.counts(where, known["per_different_color"], EFFECT_GOODS)
        if ways:
            problems.add(where, f"has no sense with {ways[0]}: only one color counts")
    for key, reader in ((_GAINED, _read_gained), (_SPENT, _read_spent)):
        if key in known:
            table = problems.mapping(join(path, key), known[key])
            read[key] = reader(problems, join(path, key), table)
            _check_named(problems, path, read, table, key)
    if _SPENT in known:
        read |= {key: problems.whole(join(path, key), known.get(key, 0), 0) for key in _POINTS}
    return read


def _check_named(problems: Problems, path: str, read: dict[str, Any], table: dict[str, Any], name: str) -> None:
    """Every color that can be declared or chosen must bring something."""
    for key in _COLOURS_BY[:2]:
        for colour in read.get(key, ()):
            if colour not in table and "*" not in table:
                problems.add(join(path, key), f"names {colour}, of which {name} says nothing")


def _read_steps(problems: Problems, path: str, value: object) -> list[list[Any]]:
    """How many cards of one color give which goods, ascending."""
    read: list[list[Any]] = []
    for i, pair in enumerate(problems.items(path, value, 1, MAX_STEPS)):
        both = problems.items(f"{path}[{i}]", pair, 2, 2)
        if both:
            count = problems.whole(f"{path}[{i}][0]", both[0], 1, MOST_COUNTED)
            read.append([count, problems.counts(f"{path}[{i}][1]", both[1], EFFECT_GOODS)])
    if any(few[0] >= many[0] for few, many in pairwise(read)):
        problems.add(path, "must ascend: [how many cards, goods] pairs, the smallest number first")
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
        problems.add(path, "must name a color")
    for colour in table:
        if colour not in known:
            problems.add(join(path, colour[:60]), f"is not a color of Prayers; known: {', '.join(known)}")


_numbers = count(1)


def _write(row: Any, effect: Effect) -> None:
    row["prayer"] = next(_numbers)
    prayer = free_row(PRAYER_ROWS, row["prayer"], "Prayers")
    prayer["draw"] = effect["draw"]
    table = effect.get(_GAINED) or effect.get(_SPENT) or {}
    named = ALL_COLOURS if "*" in table or not table else colour_mask(table)
    prayer["mode"] = FREE
    for mode, key in ((DECLARE, "declare_color_before"), (CHOOSE, "choose_color_after")):
        if key in effect:
            prayer["mode"], named = mode, colour_mask(effect[key])
    if "match" in effect:
        prayer["mode"], named = DEAL_GOOD, ALL_COLOURS
    prayer["named"] = named
    prayer["spend"][:] = -1
    prayer["spends"] = _SPENT in effect
    write_goods(prayer["each_colour"], effect.get("per_different_color", {}))
    prayer["steps"] = len(effect.get("at_least", ()))
    for i, (cards, gained) in enumerate(effect.get("at_least", ())):
        prayer["step_count"][i] = cards
        write_goods(prayer["step_goods"][i], gained)
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
    by_number = [_step_words(prayer, *step) for step in prayer.get("at_least", ())]
    if "per_different_color" in prayer:
        by_number.append(entry("each-different", goods=counted(prayer["per_different_color"])))
    told = [entry("results", results=results)] if results else []
    return chain("then", [*asked, *told, *by_number])


def _step_words(prayer: Effect, cards: int, gained: dict[str, int]) -> Entry:
    """A number of cards of one color: the one that counts, or any."""
    one = any(key in prayer for key in _COLOURS_BY)
    return entry("at-least-matching" if one else "at-least-same", goods=counted(gained), n=cards)


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
    line = [pic("pray"), num(effect["draw"])]
    if spent := effect.get("per_matching_card_may_spend"):
        paid = [item for good in spent.values() for item in goods({good: 1})]
        kinds = effect["vp_per_distinct_type_spent"]
        return [*line, *paid, THEN, pts(effect["vp_per_spent"]), *([num("+"), pts(kinds)] if kinds else [])]
    line += [pic(sign) for key, sign in _CHOSEN_BY.items() if key in effect]
    table = effect.get("per_matching_card", {})
    if "match" not in effect and all(gained == {COLOUR_GOOD.get(colour): 1} for colour, gained in table.items()):
        line += [item for gained in table.values() for item in goods(gained)]
    else:
        for colour, gained in table.items():
            counted = "deal" if "match" in effect else "any-color" if colour == "*" else f"chip-{colour}"
            line += [*goods(gained), PER, pic(counted)]
    for cards, gained in effect.get("at_least", ()):
        line += [SPACE, num(f"≥{cards}"), *goods(gained)]
    if different := effect.get("per_different_color"):
        line += [SPACE, *goods(different), PER, num("≠"), pic("any-color")]
    return line


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
