"""Random Standard decks: the usual deck, or one with sets from one of the house sets in place of others (S2.4)."""

from __future__ import annotations

import random

from patolli.games.settlers.cards.decks import build_deck, default_deck, sets_of
from patolli.games.settlers.cards.library import all_cards, built_in, house_sets

CARDS = all_cards(built_in())


def random_deck(faction: str, dice: random.Random) -> list[str]:
    """The usual deck or an exchange with one of the house sets, all equally likely; any number of cards from that
    set."""
    offered = [one for one in sets_of(house_sets().cards.values()) if one.cards[0].deck == faction]
    origin = dice.choice([None, *sorted({one.origin for one in offered})])
    if origin is None:
        return default_deck(faction)
    new = [one for one in offered if one.origin == origin]
    new = dice.sample(new, dice.randint(1, len(new)))
    there = sets_of(CARDS[key] for key in default_deck(faction))
    choices: list[tuple[str, str]] = []
    for one in new:
        leaves = dice.choice([old for old in there if old.copies == one.copies])
        there.remove(leaves)
        choices.append((one.name, leaves.ids[0]))
    return build_deck(faction, house_sets(), choices, built_in())


def is_house(card: str) -> bool:
    """Whether it is one of ours: their numbers start at 901."""
    return len(card) == 6 and card[3] == "9"


def set_of(deck: list[str]) -> str:
    """The house set that a deck has cards from."""
    there = {CARDS[key].origin for key in deck} & {card.origin for card in house_sets().cards.values()}
    return there.pop() if there else "usual"
