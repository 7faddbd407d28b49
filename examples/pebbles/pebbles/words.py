"""Pebbles in words: entries, whose messages are in `locales`."""

from __future__ import annotations

from typing import Any

from patolli.text.entry import Entry, Seat, Term

View = dict[str, Any]


def card_term(card: str | None) -> Term:
    return Term("card", card or "hidden")


def tell(before: View, token: str, after: View) -> list[Entry]:
    """What was done. Of a card that the reader may not know there is a `?`."""
    how, _, card = token.partition(":")
    seat = Seat(before["player"])
    told = [
        Entry("pebbles.told-hidden", {"seat": seat})
        if card == "?"
        else Entry(f"pebbles.told-{how}", {"seat": seat, "card": card_term(card)})
    ]
    return [*told, Entry("pebbles.told-end")] if after["over"] else told


def describe(before: View, token: str, after: View) -> Entry:
    """A choice, with what it brings."""
    how, _, card = token.partition(":")
    points = int(card[1:])
    return Entry(f"pebbles.choice-{how}", {"card": card_term(card), "points": points if how == "open" else points / 2})


def question(view: View) -> Entry:
    return Entry("pebbles.question")


def label(label: str) -> list[Entry]:
    """A source of points (`open`), or an opening (`open:C07`)."""
    how, _, card = label.partition(":")
    if card:
        return [Entry(f"pebbles.opened-{how}", {"card": card_term(card)})]
    return [Entry(f"pebbles.label-{how}")]
