"""Pebbles as JSON and as tokens: what records and other programs read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.engine.compiled.jit import exported
from patolli.engine.errors import BadRecord, BadSetup, shown
from pebbles.rules import DOWN, HAND, LEAST, MOST, NONE, USUAL, quarters, who_decides

HOW = ("open", "down")
CARDS = [f"C{card:02}" for card in range(MOST)]
TOKENS = tuple(f"{how}:#{slot}" for how in HOW for slot in range(HAND))
"""A name for each action, whatever the position; `token_at` says which card it is."""


# Kernels are for compiled code. What Python calls is exported.


@exported
def seat(s):
    return who_decides(s)


@exported
def quarters_of(s, p):
    return quarters(s, p)


def token_at(s: Any, action: int) -> str:
    """`open:C07`: the card is named, not its place in the hand."""
    p = int(seat(s))
    card = NONE if p < 0 else int(s["hand"][p, action % HAND])
    return TOKENS[action] if card == NONE else f"{HOW[action // HAND]}:{CARDS[card]}"


def action_at(s: Any, token: str) -> int | None:
    return next((action for action in range(len(TOKENS)) if token_at(s, action) == token), None)


def view(s: Any, eyes: int | None) -> dict[str, Any]:
    """All that a seat may know (-1: who only watches), or everything."""
    over = int(seat(s)) < 0
    whole = eyes is None or over
    return {
        "turn": clock(s),
        "over": over,
        "player": None if over else int(seat(s)),
        "seats": [
            {
                "points": int(quarters_of(s, p)) / 4,
                "pile": _pile(s, p, whole or p == eyes),
                "hand": _cards(s["hand"][p], whole or p == eyes),
            }
            for p in range(int(s["players"]))
        ],
        "deck": _cards(s["deck"][int(s["drawn"]) : int(s["cards"])], eyes is None),
    }


def _cards(cards: Any, known: bool) -> list[str | None]:
    """Names, or a None for each card."""
    return [CARDS[card] if known else None for card in cards.tolist() if card != NONE]


def _pile(s: Any, p: int, known: bool) -> list[str | None]:
    return [
        CARDS[s["pile"][i]] if known or s["how"][i] != DOWN else None
        for i in range(int(s["played"]))
        if s["owner"][i] == p
    ]


def clock(s: Any) -> int:
    """The turn, from 1 on."""
    return 1 + int(s["played"]) // int(s["players"])


def public_moves(first: Any, now: Any, moves: Sequence[str], eyes: int) -> list[str | None]:
    """Which card others put face down is hidden until the end."""
    if int(seat(now)) < 0:
        return list(moves)
    players = int(first["players"])
    return ["down:?" if move.startswith("down") and i % players != eyes else move for i, move in enumerate(moves)]


def write_deal(first: Any, now: Any, eyes: int | None) -> dict[str, Any]:
    """The deal of the first position. A seat knows its own hand of it."""
    players, size = int(first["players"]), int(first["cards"])
    hands = [_cards(first["hand"][p], eyes is None or p == eyes) for p in range(players)]
    deck = _cards(first["deck"][int(first["drawn"]) : size], eyes is None)
    return {"options": {"cards": size}, "deal": {"hands": hands, "deck": deck}}


def read_deal(record: Mapping[str, Any], players: int, s: Any) -> None:
    """What `write_deal` gives, from anywhere: whatever is wrong is a BadRecord that names the place."""
    options, deal = record.get("options", {}), record["deal"]
    size = options.get("cards", USUAL) if isinstance(options, dict) else None
    if type(size) is not int or not LEAST <= size <= MOST:
        raise BadRecord("options", f"must be an object whose cards is a number from {LEAST} to {MOST}")
    hands, deck = deal.get("hands"), deal.get("deck")
    if not isinstance(hands, list) or len(hands) != players:
        raise BadRecord("deal.hands", f"must be {players} hands")
    for p, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) != HAND:
            raise BadRecord(f"deal.hands[{p}]", f"must be {HAND} cards")
    if not isinstance(deck, list):
        raise BadRecord("deal.deck", "must be a list of cards")
    cards = [card for hand in hands for card in hand] + deck
    if sorted(map(str, cards)) != CARDS[:size]:
        raise BadRecord("deal", f"must have each of the cards {CARDS[0]} to {CARDS[size - 1]} once")
    s["players"], s["cards"], s["drawn"] = players, size, players * HAND
    s["hand"] = NONE
    s["deck"][:size] = [NONE] * (players * HAND) + [CARDS.index(card) for card in deck]
    for p, hand in enumerate(hands):
        s["hand"][p] = sorted(CARDS.index(card) for card in hand)


OPTION_HELP = {"cards": f"how many cards there are, {LEAST} to {MOST}"}
CHOICES = {"cards": (USUAL, *(n for n in range(LEAST, MOST + 1) if n != USUAL))}


def prepare(s: Any, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Write what was chosen before the deal into a blank position."""
    for name in options:
        if name not in OPTION_HELP:
            raise BadSetup(f"there is no option {shown(name)}; there is: cards")
    cards = options["cards"]
    if type(cards) is not int or not LEAST <= cards <= MOST:
        raise BadSetup(f"cards: a number from {LEAST} to {MOST}, not {shown(cards)}")
    s["cards"] = cards
    return {"cards": cards}
