"""Decks: what the two formats allow (S2.3, S2.4, F19), the default decks, and building one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from patolli.games.settlers.cards import faults as words
from patolli.games.settlers.cards.faults import BadDeck, Problem
from patolli.games.settlers.cards.library import CardFile, all_boards, all_cards, built_in
from patolli.games.settlers.cards.model import ATTACK, BASE_FACTIONS, BASE_ORIGIN, FILE_FACTIONS, Card

COMMON = "common"
DECKS = (COMMON, *FILE_FACTIONS)
FORMATS = ("standard", "open")
SETS = {3: 3, 2: 6, 1: 9}
"""A Standard deck, as number of copies: how many different cards have that many; 30 cards in all (S2.4.1)."""
MOST_TOGETHER = 639
"""The most cards in all decks of a game, with the Attack cards in solo: a position has this many slots (F19)."""


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
    """The cards grouped into sets, in order of appearance."""
    found: dict[tuple[str, str, str], list[Card]] = {}
    for card in cards:
        found.setdefault((card.deck, card.origin, card.name), []).append(card)
    return [CardSet(name, origin, tuple(copies)) for (_, origin, name), copies in found.items()]


def default_deck(faction: str, card_files: Sequence[CardFile] | None = None) -> list[str]:
    """The default deck: the 30 base cards of a faction, or all 84 for `common`; for another faction the last complete
    deck in the card files, so an owner's takes precedence over the house deck (S4.2). BadDeck if there is none."""
    cards = all_cards(built_in() if card_files is None else card_files)
    origins = [BASE_ORIGIN] if faction in (COMMON, *BASE_FACTIONS) else _homes(faction, cards)
    if not origins:
        raise BadDeck([words.no_deck(faction)])
    return [card.id for card in cards.values() if card.deck == faction and card.origin == origins[-1]]


def check_deck(faction: str, ids: Sequence[str], deck_format: str, card_files: Sequence[CardFile]) -> list[Problem]:
    """Everything that is wrong with a deck of a faction, or of `common`; an empty list if it can be played."""
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
        fits = 1 <= len(ids) <= MOST_TOGETHER
        return problems if fits else [*problems, words.wrong_size(len(ids), 1, MOST_TOGETHER)]
    if faction == COMMON:
        return problems + _standard_common(deck)
    return problems + _standard_faction(faction, deck, cards)


def check_together(count: int, solo: bool = False) -> list[Problem]:
    """Whether all decks of a game fit into a position (F19)."""
    most = MOST_TOGETHER - (len(ATTACK) if solo else 0)
    return [words.too_many_together(count, most)] if count > most else []


def build_deck(
    faction: str, expansion: CardFile | None, choices: Iterable[tuple[str, str]], card_files: Sequence[CardFile]
) -> list[str]:
    """A Standard deck: the default one, with some sets replaced by sets of an expansion. A choice is (new, old), names
    or ids; all copies are swapped (S2.4.2). BadDeck says what cannot be done."""
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


def open_deck(
    faction: str,
    expansions: Sequence[CardFile],
    choices: Iterable[tuple[str, str | None]],
    leave: Iterable[str],
    card_files: Sequence[CardFile],
) -> list[str]:
    """An Open deck (S2.3.1): the default one, plus cards of any expansions. A choice is (new, old) or (new, None);
    without any, all cards of the expansions are added. A name means all copies of a card, an id means one. BadDeck says
    what is wrong.
    """
    cards = all_cards(card_files)
    deck = [cards[key] for key in default_deck(faction, card_files)]
    offered = [card for file in expansions for card in file.cards.values() if card.deck == faction]
    offered = [card for card in offered if card not in deck]
    problems: list[Problem] = []
    chosen = list(choices)
    for old in [*leave, *(old for _, old in chosen if old is not None)]:
        gone = _called(old, deck)
        if not gone:
            problems.append(words.not_in_deck(old))
        deck = [card for card in deck if card not in gone]
    for new, _ in chosen:
        come = _called(new, offered)
        if not come:
            names = dict.fromkeys(card.name for card in offered)
            problems.append(words.chosen_twice(new) if _called(new, deck) else words.no_such_set(new, names))
        deck += come
        offered = [card for card in offered if card not in come]
    ids = sorted(card.id for card in (deck if chosen else [*deck, *offered]))
    problems = problems or check_deck(faction, ids, "open", card_files)
    if problems:
        raise BadDeck(problems)
    return ids


def _called(name: str, cards: Iterable[Card]) -> list[Card]:
    """The card with this id, or all with this name."""
    found = list(cards)
    return [card for card in found if card.id == name] or [
        card for card in found if card.name.casefold() == name.casefold()
    ]


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
    """For a faction outside the base game: the origins that have a complete deck for it, and nothing else."""
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
