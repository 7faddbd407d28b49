"""How costs and goods of Imperial Settlers are said in items (`patolli.engine.items`)."""

from collections.abc import Iterable, Mapping

from patolli.engine.items import OR, PER, SPACE, THEN, Item, Line, joined, num, pic, pts, sep, some

__all__ = [
    "ICONS", "OR", "PER", "SPACE", "THEN", "Item", "Line", "each", "either", "goods", "joined", "num", "pic", "pts",
    "sep", "some",
]  # fmt: skip

ICONS = {"gold": "coin", "common_card": "common-card", "faction_card": "faction-card", "card_from_hand": "card",
         "own_deal": "deal", "any_resource": "any-block", "matching": "any-block"}  # fmt: skip
"""The icons of goods that are not called like the good."""


def goods(amounts: Mapping[str, int]) -> list[Item]:
    """Goods with their numbers, points in a rosette."""
    found: list[Item] = []
    for good, count in amounts.items():
        found += [pts(count)] if good == "vp" else some(count, ICONS.get(good, good))
    return found


def each(amounts: Mapping[str, int]) -> list[Item]:
    """One icon for each unit, as prices are printed."""
    return [pic(ICONS.get(good, good)) for good, count in amounts.items() for _ in range(count)]


def either(names: Iterable[str]) -> list[Item]:
    """One of these goods."""
    return joined([[pic(ICONS.get(name, name))] for name in names], PER)
