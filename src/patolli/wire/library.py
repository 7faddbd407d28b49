"""Messages about a game's cards, card files that people add, and decks."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from patolli.engine.items import Face
from patolli.wire.messages import Answer, Language, Request

Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class CardInfo(Answer):
    """A card of a game, to be searched, drawn and read."""

    id: str
    name: str
    words: str
    """The whole card."""
    face: Face
    deck: str
    kind: str
    colors: list[str]
    copies: int
    cost: dict[str, int]
    gives: list[str]
    """Goods that it can bring, by whatever it does."""
    deal: str | None
    raze: dict[str, int]
    points: int
    origin: str
    """The expansion that it belongs to."""
    file: str
    """The SHA-256 of its card file; empty for cards of the box."""
    tags: list[str]


class CardList(Answer):
    language: Language
    cards: list[CardInfo]
    decks: dict[str, list[str]]
    """The usual deck of each faction, and any other decks."""
    limits: dict[str, Any]
    """What a deck may hold."""


class CardFileInfo(Answer):
    """A card file that can be played with."""

    name: str
    origin: str
    sha256: str
    decks: dict[str, int]
    """How many cards it has for each deck."""
    boards: list[str]
    whole: list[str]
    """Factions for which it has a whole deck."""
    mine: bool
    """Whether the caller has added it, and may remove it. Others are there for everybody."""


class CardFileList(Answer):
    files: list[CardFileInfo]


class Fault(Answer):
    """One problem with a file or a deck."""

    text: str
    where: str
    """The path of a field of a file, `AZT012.abilities[0].cost`; empty if it concerns the whole."""
    cards: list[str]
    """Ids of the cards concerned."""


class CardFileText(Request):
    """A card file, verbatim."""

    text: Annotated[str, Meta(max_length=1_100_000)]
    keep: bool = True
    """Whether to add it if nothing is wrong, or only check it."""


class CardFileCheck(Answer):
    """The contents of a file, or everything that is wrong with it."""

    file: CardFileInfo | None
    faults: list[Fault]
    """The first ones."""
    count: int
    """How many there are."""


class DeckText(Request):
    """A deck file, as JSON."""

    deck: Annotated[dict[str, Any], Meta(max_length=16)]


class DeckCheck(Answer):
    faults: list[Fault]
