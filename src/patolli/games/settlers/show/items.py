"""Costs and goods of Imperial Settlers as items (`patolli.engine.items`)."""

from collections.abc import Iterable, Mapping

from patolli.engine.items import OR, PER, SPACE, THEN, Item, Line, joined, num, pic, pts, sep, some

__all__ = [
    "ICONS", "OR", "PER", "SPACE", "THEN", "Item", "Line", "chip", "each", "either", "goods", "joined", "num", "pic",
    "pts", "sep", "some",
]  # fmt: skip

ICONS = {
    "worker": "settler", "gold": "coin", "common_card": "common-card", "faction_card": "faction-card",
    "card_from_hand": "hand-cards", "own_deal": "deal", "any_resource": "any-resource", "matching": "any-color",
}  # fmt: skip
"""Icons whose names differ from their goods."""


def goods(amounts: Mapping[str, int]) -> list[Item]:
    """Goods with their numbers, points in a rosette."""
    found: list[Item] = []
    for good, count in amounts.items():
        found += [pts(count)] if good == "vp" else some(count, ICONS.get(good, good))
    return found


def each(amounts: Mapping[str, int]) -> list[Item]:
    """One icon for each unit, as Raze fields are printed; points in a rosette."""
    return [
        item
        for good, count in amounts.items()
        for item in ([pts(count)] if good == "vp" else [pic(ICONS.get(good, good))] * count)
    ]


def chip(colour: str) -> Item:
    """A color; the color of the card itself (`matching`) is shown as any."""
    return pic(f"chip-{'orange' if colour == 'matching' else colour}")


def either(names: Iterable[str]) -> list[Item]:
    """One of these goods."""
    return joined([[pic(ICONS.get(name, name))] for name in names], PER)
