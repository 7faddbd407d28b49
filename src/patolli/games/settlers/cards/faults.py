"""What is wrong with a deck: in plain English for errors in files and records, and as entries for all languages.

Both have the same English text; a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from patolli.engine.errors import PatolliError
from patolli.games.settlers.cards.model import Card
from patolli.text.entry import Entry, Term

MOST_NAMED = 10
NAMES = {
    "common": "the Common deck", "barbarian": "the Barbarians", "japanese": "the Japanese", "roman": "the Romans",
    "egyptian": "the Egyptians", "aztec": "the Aztecs", "atlantean": "the Atlanteans",
}  # fmt: skip
ORIGINS = {
    "base": "base game", "house": "house deck", "house-friends": "house set of friends",
    "house-atlanteans": "house set of Atlanteans", "house-magic": "house set of magic numbers",
    "house-aztecs": "house set of Aztecs",
}  # fmt: skip


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a deck."""

    text: str
    entry: Entry


class BadDeck(PatolliError):
    """A deck that is not allowed."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems[0].text)
        self.problems = list(problems)


def _entry(message: str, **values: int | Term | tuple[Term, ...]) -> Entry:
    return Entry(f"settlers-decks.{message}", values)


def _named(names: Iterable[str], kind: str = "card") -> tuple[str, tuple[Term, ...]]:
    """Names as a list in words and as terms; a long list is truncated."""
    listed = list(names)
    if len(listed) > MOST_NAMED:
        listed = [*listed[:MOST_NAMED], "..."]
    words = listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} and {listed[-1]}"
    return words, tuple(Term(kind, name) for name in listed)


def _deck(faction: str) -> Term:
    return Term("of", faction)


def unknown_cards(ids: Iterable[str]) -> Problem:
    words, terms = _named(ids, "id")
    return Problem(f"no installed card file contains {words}", _entry("unknown", cards=terms))


def repeated_cards(ids: Iterable[str]) -> Problem:
    words, terms = _named(ids, "id")
    return Problem(f"duplicate cards in the deck: {words}", _entry("repeated", cards=terms))


def other_deck(card: Card, faction: str) -> Problem:
    return Problem(
        f"{card.name} ({card.id}) belongs to {NAMES[card.deck]}, not to {NAMES[faction]}",
        _entry(
            "other-deck",
            card=Term("card", card.name),
            id=Term("id", card.id),
            deck=_deck(card.deck),
            wanted=_deck(faction),
        ),
    )


def wrong_size(count: int, least: int, most: int) -> Problem:
    return Problem(
        f"the number of cards must be from {least} to {most}; it is {count}",
        _entry("size", count=count, least=least, most=most),
    )


def incomplete_set(name: str, there: int, copies: int, missing: Iterable[str]) -> Problem:
    words, terms = _named(missing, "id")
    return Problem(
        f"{name}: the deck has {there} of {copies} copies; it must have all of them or none. Missing: {words}",
        _entry("incomplete", name=Term("card", name), there=there, copies=copies, missing=terms),
    )


def too_few_sets(size: int, there: int, wanted: int) -> Problem:
    return Problem(
        f"sets of {size}: {there}; a Standard deck has {wanted}",
        _entry("few", size=size, there=there, wanted=wanted),
    )


def too_many_sets(size: int, there: int, wanted: int, base: Iterable[str]) -> Problem:
    words, terms = _named(base)
    return Problem(
        f"sets of {size}: {there}; a Standard deck has {wanted}. Remove {there - wanted}; candidates: {words}",
        _entry("many", size=size, there=there, wanted=wanted, over=there - wanted, base=terms),
    )


def set_too_large(name: str, copies: int) -> Problem:
    return Problem(
        f"{name} has {copies} copies; a Standard deck has cards with 1, 2 or 3",
        _entry("set-size", name=Term("card", name), copies=copies),
    )


def several_expansions(origins: Sequence[str]) -> Problem:
    words, _ = _named(ORIGINS.get(origin, origin) for origin in origins)
    return Problem(
        f"cards of several expansions: {words}; a Standard deck has those of one",
        _entry("expansions", origins=tuple(Term("origin", origin) for origin in origins)),
    )


def not_in_standard(ids: Iterable[str]) -> Problem:
    words, terms = _named(ids, "id")
    return Problem(
        f"the Standard format allows only the Common cards of the base game, so not {words}",
        _entry("common-foreign", cards=terms),
    )


def common_missing(ids: Iterable[str]) -> Problem:
    words, terms = _named(ids, "id")
    return Problem(
        f"the Standard format needs all Common cards of the base game; missing: {words}",
        _entry("common-missing", cards=terms),
    )


def no_board(faction: str) -> Problem:
    return Problem(
        f"no installed card file contains a board for {NAMES[faction]}", _entry("no-board", deck=_deck(faction))
    )


def no_deck(faction: str) -> Problem:
    return Problem(
        f"no installed card file contains a whole deck for {NAMES[faction]}", _entry("no-deck", deck=_deck(faction))
    )


def no_such_set(name: str, there: Iterable[str]) -> Problem:
    names = list(there)
    if not names:
        return Problem(
            f"there is no {name} to choose, nor anything else for this faction",
            _entry("no-set-at-all", name=Term("card", name)),
        )
    words, terms = _named(names)
    return Problem(
        f"there is no {name} to choose; available: {words}",
        _entry("no-set", name=Term("card", name), there=terms),
    )


def not_in_deck(name: str) -> Problem:
    return Problem(
        f"{name} is not in the deck, so nothing can replace it", _entry("not-in-deck", name=Term("card", name))
    )


def chosen_twice(name: str) -> Problem:
    return Problem(f"{name} is already in the deck", _entry("twice", name=Term("card", name)))


def unequal_sets(new: str, copies: int, old: str, there: int) -> Problem:
    return Problem(
        f"{new} (copies: {copies}) cannot replace {old} (copies: {there}): the numbers must be equal",
        _entry("unequal", new=Term("card", new), copies=copies, old=Term("card", old), there=there),
    )


def too_many_together(count: int, most: int) -> Problem:
    return Problem(
        f"all decks of a game together have {count} cards; the limit is {most}",
        _entry("together", count=count, most=most),
    )
