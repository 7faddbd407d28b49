"""Faces: lines of icons and numbers, and how costs and goods are said in them. `picture/lines.py` draws them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

ICONS = {"gold": "coin", "common_card": "common-card", "faction_card": "faction-card", "card_from_hand": "card",
         "own_deal": "deal", "any_resource": "any-block", "matching": "any-block"}  # fmt: skip
"""The icons of goods that are not called like the good."""


class Item(NamedTuple):
    """One of: an icon, a number, points in a rosette, a separator."""

    icon: str = ""
    number: str = ""
    points: str = ""
    between: str = ""


Line = Sequence[Item]


def pic(name: str) -> Item:
    return Item(icon=name)


def num(value: int | str) -> Item:
    return Item(number=str(value))


def pts(value: int | str) -> Item:
    return Item(points=str(value))


def sep(sign: str) -> Item:
    return Item(between=sign)


SPACE, PER, THEN, OR = sep(" "), sep("/"), sep("›"), sep("|")


def some(count: int, name: str) -> list[Item]:
    """Number before icon; one of something has no number."""
    return [num(count), pic(name)] if count > 1 else [pic(name)]


def goods(amounts: Mapping[str, int]) -> list[Item]:
    """Goods with their numbers, points in a rosette."""
    found: list[Item] = []
    for good, count in amounts.items():
        found += [pts(count)] if good == "vp" else some(count, ICONS.get(good, good))
    return found


def each(amounts: Mapping[str, int]) -> list[Item]:
    """One icon for each unit, as prices are printed."""
    return [pic(ICONS.get(good, good)) for good, count in amounts.items() for _ in range(count)]


def joined(lines: Iterable[Line], between: Item = SPACE) -> list[Item]:
    """Several lines in one, apart from each other."""
    found: list[Item] = []
    for line in lines:
        if line:
            found += [between, *line] if found else line
    return found


def either(names: Iterable[str]) -> list[Item]:
    """One of these goods."""
    return joined([[pic(ICONS.get(name, name))] for name in names], PER)
