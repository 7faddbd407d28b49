"""Decks: what is allowed in the two formats (S2.3, S2.4, F19), the usual decks, and building one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from patolli.games.settlers.cards import faults as words
from patolli.games.settlers.cards.faults import BadDeck, Problem
from patolli.games.settlers.cards.library import CardFile, all_boards, all_cards, house
from patolli.games.settlers.cards.model import BASE_FACTIONS, BASE_ORIGIN, FILE_FACTIONS, Card

COMMON = "common"
DECKS = (COMMON, *FILE_FACTIONS)
FORMATS = ("standard", "open")
SETS = {3: 3, 2: 6, 1: 9}
"""How many different cards of each number of copies a Standard deck has: 30 cards (S2.4.1)."""
OPEN_FACTION = (20, 40)
OPEN_COMMON = (40, 104)
MOST_TOGETHER = 240


@dataclass(frozen=True)
class CardSet:
    """All copies of one card: they go into a deck together, or not at all (S2.4.2)."""

    name: str
    origin: str
    cards: tuple[Card, ...]

    @property
    def copies(self) -> int:
        return len(self.cards)

    @property
    def ids(self) -> list[str]:
        return [card.id for card in self.cards]

    def is_called(self, name: str) -> bool:
        """By its name, or by the id of one of its copies."""
        return name.casefold() == self.name.casefold() or name in self.ids


def sets_of(cards: Iterable[Card]) -> list[CardSet]:
    """The cards by sets, in the order in which they appear."""
    found: dict[tuple[str, str, str], list[Card]] = {}
    for card in cards:
        found.setdefault((card.deck, card.origin, card.name), []).append(card)
    return [CardSet(name, origin, tuple(copies)) for (_, origin, name), copies in found.items()]


def default_deck(faction: str, card_files: Sequence[CardFile] | None = None) -> list[str]:
    """The usual deck: the 30 base cards of a faction, or all 84 for `common`; of another faction the last whole deck
    in the card files, so an owner's rather than the house deck (S4.2). BadDeck if there is none."""
    cards = all_cards([house()] if card_files is None else card_files)
    origins = [BASE_ORIGIN] if faction in (COMMON, *BASE_FACTIONS) else _homes(faction, cards)
    if not origins:
        raise BadDeck([words.no_deck(faction)])
    return [card.id for card in cards.values() if card.deck == faction and card.origin == origins[-1]]


def check_deck(faction: str, ids: Sequence[str], deck_format: str, card_files: Sequence[CardFile]) -> list[Problem]:
    """All that is wrong with a deck of a faction, or of `common`; an empty list if it can be played."""
    cards = all_cards(card_files)
    deck = [cards[key] for key in dict.fromkeys(ids) if key in cards]
    problems: list[Problem] = []
    if faction not in (COMMON, *all_boards(card_files)):
        problems.append(words.no_board(faction))
    if unknown := [key for key in dict.fromkeys(ids) if key not in cards]:
        problems.append(words.unknown_cards(unknown))
    if repeated := [key for key in dict.fromkeys(ids) if list(ids).count(key) > 1]:
        problems.append(words.repeated_cards(repeated))
    problems += [words.other_deck(card, faction) for card in deck if card.deck != faction]
    deck = [card for card in deck if card.deck == faction]
    if deck_format == "open":
        least, most = OPEN_COMMON if faction == COMMON else OPEN_FACTION
        return problems if least <= len(ids) <= most else [*problems, words.wrong_size(len(ids), least, most)]
    if faction == COMMON:
        return problems + _standard_common(deck)
    return problems + _standard_faction(faction, deck, cards)


def check_together(count: int) -> list[Problem]:
    """All decks of a game have at most 240 cards (F19)."""
    return [words.too_many_together(count, MOST_TOGETHER)] if count > MOST_TOGETHER else []


def build_deck(
    faction: str, expansion: CardFile | None, choices: Iterable[tuple[str, str]], card_files: Sequence[CardFile]
) -> list[str]:
    """A Standard deck: the usual one, with sets of an expansion in place of others. A choice is (new, old), names or
    ids; all copies come and go (S2.4.2). BadDeck says what cannot be done."""
    cards = all_cards(card_files)
    deck = sets_of(cards[key] for key in default_deck(faction, card_files))
    offered = [one for one in sets_of((expansion.cards if expansion else {}).values()) if one.cards[0].deck == faction]
    problems: list[Problem] = []
    for new, old in choices:
        comes = next((one for one in offered if one.is_called(new)), None)
        leaves = next((one for one in deck if one.is_called(old)), None)
        if comes is None:
            problems.append(words.no_such_set(new, [one.name for one in offered]))
        elif leaves is None:
            problems.append(words.not_in_deck(old))
        elif comes in deck:
            problems.append(words.chosen_twice(comes.name))
        elif comes.copies != leaves.copies:
            problems.append(words.unequal_sets(comes.name, comes.copies, leaves.name, leaves.copies))
        else:
            deck[deck.index(leaves)] = comes
    ids = sorted(key for one in deck for key in one.ids)
    problems = problems or check_deck(faction, ids, "standard", card_files)
    if problems:
        raise BadDeck(problems)
    return ids


def _standard_common(deck: Sequence[Card]) -> list[Problem]:
    there = {card.id for card in deck}
    wanted = default_deck(COMMON)
    foreign = [card.id for card in deck if card.id not in wanted]
    missing = [key for key in wanted if key not in there]
    return [
        *([words.not_in_standard(foreign)] if foreign else []),
        *([words.common_missing(missing)] if missing else []),
    ]


def _standard_faction(faction: str, deck: Sequence[Card], cards: dict[str, Card]) -> list[Problem]:
    problems: list[Problem] = []
    whole = {(one.origin, one.name): one for one in sets_of(card for card in cards.values() if card.deck == faction)}
    sets = sets_of(deck)
    for one in sets:
        full = whole[one.origin, one.name]
        if one.copies < full.copies:
            missing = [key for key in full.ids if key not in one.ids]
            problems.append(words.incomplete_set(one.name, one.copies, full.copies, missing))
        if full.copies not in SETS:
            problems.append(words.set_too_large(one.name, full.copies))
    homes = [BASE_ORIGIN] if faction in BASE_FACTIONS else _homes(faction, cards)
    for size, wanted in SETS.items():
        there = [one for one in sets if whole[one.origin, one.name].copies == size]
        if len(there) < wanted:
            problems.append(words.too_few_sets(size, len(there), wanted))
        elif len(there) > wanted:
            base = [one.name for one in there if one.origin in homes] or [one.name for one in there]
            problems.append(words.too_many_sets(size, len(there), wanted, base))
    origins = list(dict.fromkeys(card.origin for card in deck))
    home = next((origin for origin in origins if origin in homes), None)
    foreign = [origin for origin in origins if origin != home]
    if len(foreign) > 1:
        problems.append(words.several_expansions(foreign))
    return problems


def _homes(faction: str, cards: dict[str, Card]) -> list[str]:
    """Of a faction that is not in the base game: the origins that have a whole deck for it, and nothing else."""
    found: list[str] = []
    by_origin: dict[str, list[Card]] = {}
    for card in cards.values():
        if card.deck == faction:
            by_origin.setdefault(card.origin, []).append(card)
    for origin, own in by_origin.items():
        sizes = [one.copies for one in sets_of(own)]
        if all(sizes.count(size) == wanted for size, wanted in SETS.items()) and len(sizes) == sum(SETS.values()):
            found.append(origin)
    return found
