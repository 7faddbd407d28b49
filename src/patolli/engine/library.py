"""The part of the contract for card games: which cards there are, what people may add, and which decks can be built.

An added file is identified by the SHA-256 of its bytes, so that nobody can change what a game is played with. Its owner
has a *shelf*, named by a text that only that person can prove: nothing on a shelf is shown to others, and one shelf
never gets in the way of another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from patolli.engine.errors import PatolliError
from patolli.engine.items import Face

if TYPE_CHECKING:
    from patolli.text.entry import Entry


@dataclass(frozen=True)
class KnownCard:
    """A card to search for, draw and read."""

    id: str
    name: Entry
    words: Entry
    """The whole card."""
    face: Face
    deck: str
    kind: str
    colors: Sequence[str]
    copies: int
    cost: Mapping[str, int]
    gives: Sequence[str]
    """Goods that it can bring in any way."""
    deal: str | None
    raze: Mapping[str, int]
    points: int
    origin: str
    file: str
    """The SHA-256 of its file; empty for cards in the box."""
    tags: Sequence[str] = ()
    """Other search terms for it."""


@dataclass(frozen=True)
class KnownFile:
    """A valid card file."""

    name: str
    origin: str
    sha256: str
    decks: Mapping[str, int]
    """The number of cards for each deck."""
    boards: Sequence[str] = ()
    """Factions that it adds."""
    whole: Sequence[str] = ()
    """Factions for which it has a complete deck."""


@dataclass(frozen=True)
class Fault:
    """One problem: with a card and a field of a file, or with a deck."""

    text: str
    where: str = ""
    """The path of a field, `AZT012.abilities[0].cost`."""
    entry: Entry | None = None
    """The same for all languages, if it can be translated."""
    cards: Sequence[str] = ()
    """Ids of the cards that it is about."""


class BadFile(PatolliError):
    """A rejected file: the first problems, and how many there are."""

    def __init__(self, faults: Sequence[Fault], count: int) -> None:
        super().__init__(faults[0].text)
        self.faults = list(faults)
        self.count = count


@dataclass(frozen=True)
class Library:
    """Files are named by their SHA-256; BadSetup says which one is missing, or that two conflict."""

    cards: Callable[[Sequence[str]], Sequence[KnownCard]]
    """All cards in the box, and those in the files."""
    decks: Callable[[Sequence[str]], Mapping[str, Sequence[str]]]
    """The default deck of each faction, and any other decks, as card ids."""
    limits: Mapping[str, Any]
    """What a deck may contain, as JSON: a form shows it while somebody builds one."""
    check_deck: Callable[[Mapping[str, Any]], Sequence[Fault]]
    """Everything that is wrong with a deck file; BadRecord if it is not a deck file."""
    most_bytes: int
    """The size limit of a file."""
    check_file: Callable[[bytes], KnownFile]
    """BadFile says what is wrong."""
    installed: Callable[[], Sequence[KnownFile]]
    """Files that everybody on this installation can play with."""
    shelf: Callable[[str], Sequence[KnownFile]]
    """One person's files."""
    add: Callable[[str, bytes], KnownFile]
    """Check a file and put it on a shelf, replacing one with the same name. Raises BadFile, BadSetup."""
    remove: Callable[[str, str], None]
    """Take a file off a shelf; games that use it go on. BadSetup if it is not there."""
    find: Callable[[str], KnownFile | None]
    """A file by its SHA-256, whoever added it."""
