"""What a seat has more or less of after one turn than after another."""

from __future__ import annotations

from patolli.games.settlers.words.facts import View, balance, entry, goods, named_all, shown, size
from patolli.text.entry import Entry


def compare(mine: View, other: View, seat: int, number: int) -> list[Entry]:
    """Sentences, the most important first; `number` is the other turn's number in a list."""
    here, there = mine["seats"][seat], other["seats"][seat]
    return [
        *_cards("why-built", shown(here["locations"]), shown(there["locations"])),
        *_cards("why-deal", shown(here["deals"]), shown(there["deals"])),
        *_razed(mine, other, seat),
        *_goods(here, there, number),
    ]


def _cards(message: str, here: list[str], there: list[str]) -> list[Entry]:
    new = [card for card in here if card not in there]
    return [entry(message, cards=named_all(new))] if new else []


def _razed(mine: View, other: View, seat: int) -> list[Entry]:
    """Locations of others that are gone."""
    gone: list[str] = []
    for number, (here, there) in enumerate(zip(mine["seats"], other["seats"], strict=True)):
        if number != seat:
            left = shown(here["locations"])
            gone += [card for card in shown(there["locations"]) if card not in left]
    return [entry("why-razed", cards=named_all(gone))] if gone else []


def _goods(here: View, there: View, number: int) -> list[Entry]:
    fewer, more = balance(there, here)
    cards = size(here["hand"]) - size(there["hand"])
    if cards:
        (more if cards > 0 else fewer)["card"] = abs(cards)
    if more and fewer:
        return [entry("why-both", n=number, more=goods(more), less=goods(fewer))]
    if more:
        return [entry("why-more", n=number, more=goods(more))]
    return [entry("why-less", n=number, less=goods(fewer))] if fewer else []
