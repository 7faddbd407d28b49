"""Deck files: a deck as JSON, or a list of several, with the card files they need (docs/settlers-cards.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from patolli.engine.errors import BadRecord, shown
from patolli.games.settlers.cards.check.values import either
from patolli.games.settlers.cards.decks import DECKS, FORMATS, MOST_TOGETHER
from patolli.games.settlers.cards.library import CardFile, built_in, earlier, find, installed

FORMAT = "patolli-deck"
VERSION = 1
MAX_BYTES = 64 * 1024
MOST_CARDS = MOST_TOGETHER
MOST_FILES = 20


@dataclass(frozen=True)
class Deck:
    """A deck as its file has it: well-formed, but not yet checked against the rules of a format."""

    faction: str
    deck_format: str
    cards: list[str]
    card_files: list[tuple[str, str]] | None = None
    """Name and sha256 of each card file that the deck needs; None: any installed ones."""


def read_decks(data: bytes) -> list[Deck]:
    """Read a deck file with one deck or a list of them, one for each faction; BadRecord names the first bad field."""
    found = _parse(data)
    if not isinstance(found, list):
        return [_read(found)]
    decks: list[Deck] = []
    for i, one in enumerate(_list("", found, len(DECKS))):
        try:
            decks.append(_read(one))
        except BadRecord as error:
            path = f"[{i}].{error.path}" if error.path else f"[{i}]"
            raise BadRecord(path, error.problem) from None
        if any(deck.faction == decks[-1].faction for deck in decks[:-1]):
            raise BadRecord(f"[{i}].faction", f"there are two decks for {decks[-1].faction}")
    if not decks:
        raise BadRecord("", "the list has no deck in it")
    return decks


def _read(found: object) -> Deck:
    if not isinstance(found, dict):
        raise BadRecord("", "a deck must be a JSON object")
    for key in ("format", "version", "faction", "cards"):
        if key not in found:
            raise BadRecord(key, "is missing")
    if found["format"] != FORMAT:
        raise BadRecord("format", f"must be {FORMAT!r}")
    if type(found["version"]) is not int or found["version"] != VERSION:
        raise BadRecord("version", f"must be {VERSION}; this program reads no other")
    faction = _one_of("faction", found["faction"], DECKS)
    deck_format = _one_of("deck_format", found.get("deck_format", FORMATS[0]), FORMATS)
    cards = _list("cards", found["cards"], MOST_CARDS)
    for i, card in enumerate(cards):
        if not isinstance(card, str) or not re.fullmatch(r"[A-Z][A-Z0-9]{2,7}", card):
            raise BadRecord(f"cards[{i}]", f"must be the id of a card, such as ROM001, not {shown(card)}")
    files: list[tuple[str, str]] = []
    if "card_files" not in found:
        return Deck(faction, deck_format, cards)
    for i, one in enumerate(_list("card_files", found["card_files"], MOST_FILES)):
        name, sha256 = (one.get("name"), one.get("sha256")) if isinstance(one, dict) else (None, None)
        if not isinstance(name, str) or not isinstance(sha256, str) or not re.fullmatch(r"[0-9a-f]{64}", sha256):
            raise BadRecord(f"card_files[{i}]", "must have a name and a sha256 of 64 digits (0-9, a-f)")
        files.append((name, sha256))
    return Deck(faction, deck_format, cards, files)


def write_deck(deck: Deck) -> bytes:
    """The bytes of a deck file."""
    value: dict[str, Any] = {"format": FORMAT, "version": VERSION, "faction": deck.faction}
    value["deck_format"] = deck.deck_format
    if deck.card_files is not None:
        value["card_files"] = [{"name": name, "sha256": sha256} for name, sha256 in deck.card_files]
    return msgspec.json.format(msgspec.json.encode(value | {"cards": deck.cards}), indent=1) + b"\n"


def files_of(deck: Deck) -> list[CardFile]:
    """The card files that a deck names besides the house deck, which is always available; all installed ones if it
    names none. BadRecord if one is missing."""
    if deck.card_files is None:
        return installed()
    files: list[CardFile] = [*built_in()]
    for i, (name, sha256) in enumerate(deck.card_files):
        if sha256 in earlier():
            continue  # decks always use the current version of the cards
        file = find(sha256)
        if file is None:
            raise BadRecord(
                f"card_files[{i}]",
                f"the card file {shown(name)} is not here in this version ({sha256[:12]}...); "
                "add it with: patolli cards add FILE",
            )
        if file not in files:
            files.append(file)
    return files


def files_for(faction: str, cards: Iterable[str], files: Sequence[CardFile]) -> list[CardFile]:
    """The files that a deck needs: for its cards, and for the board of its faction."""
    ids = set(cards)
    board = next((file for file in reversed(files) if faction in file.boards), None)
    return [file for file in files if file is board or not ids.isdisjoint(file.cards)]


def _parse(data: bytes) -> Any:
    if len(data) > MAX_BYTES:
        raise BadRecord("", f"the deck file has more than {MAX_BYTES:,} bytes")
    try:
        return msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord("", f"not a JSON document: {error}") from None
    except RecursionError:
        raise BadRecord("", "not a JSON document of this format: nested too deeply") from None


def _one_of(path: str, value: object, allowed: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadRecord(path, f"must be {either(allowed)}, not {shown(value)}")
    return value


def _list(path: str, value: object, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise BadRecord(path, "must be a list")
    if len(value) > most:
        raise BadRecord(path, f"has {len(value):,} entries; at most {most} are read")
    return value
