"""Card files: reading them, and the folder where a user keeps them (format 8, S4).

A file is kept under the hash of its bytes, which is how records name it; so a recorded game is replayed with exactly
the cards it was played with. When a file is added again after a correction, the old one is kept aside for that.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from patolli.engine.errors import BadSetup, PatolliError, shown
from patolli.engine.folders import data_folder
from patolli.games.settlers.cards.check.file import MAX_BYTES, BadCards, check_cards
from patolli.games.settlers.cards.model import BASE, BOARDS, Board, Card

HOUSE = "house"
"""The origin of the cards that this project made."""
MOST_FILES = 100
_OLD = "old"


@dataclass(frozen=True)
class CardFile:
    """A sound card file; `cards` in the order of their ids."""

    name: str
    origin: str
    boards: dict[str, Board]
    cards: dict[str, Card]
    sha256: str


def read_card_file(data: bytes) -> CardFile:
    """Check the bytes of a file; BadCards names every card and field that is wrong."""
    checked = check_cards(data)
    return CardFile(checked.name, checked.origin, checked.boards, checked.cards, hashlib.sha256(data).hexdigest())


@cache
def house() -> CardFile:
    """The house deck: a board and 30 cards that make the Aztecs playable without the printed cards (S4.1)."""
    data = resources.files("patolli.games.settlers").joinpath("data/house.json").read_bytes()
    # Its hash is part of records, so its bytes are the same on systems where git writes other line ends.
    return read_card_file(data.replace(b"\r\n", b"\n"))


def cards_folder() -> Path:
    """Where a user's card files are: `PATOLLI_CARDS`, or a folder beside the other data of the user."""
    if chosen := os.environ.get("PATOLLI_CARDS"):
        return Path(chosen).expanduser().absolute()
    return data_folder() / "cards"


def installed() -> list[CardFile]:
    """All files that can be played with: the house deck, then the user's by name."""
    return [house(), *sorted(_own(), key=lambda file: (file.name, file.sha256))]


def find(sha256: str) -> CardFile | None:
    """The file with this hash, also if another version has taken its place."""
    if not re.fullmatch(r"[0-9a-f]{64}", sha256):
        return None
    if sha256 == house().sha256:
        return house()
    folder = cards_folder()
    return _read(folder / f"{sha256}.json") or _read(folder / _OLD / f"{sha256}.json")


def add(data: bytes) -> CardFile:
    """Check a file and keep it; it takes the place of an installed one with the same name."""
    file = read_card_file(data)
    others = [other for other in installed() if other.name != file.name]
    if file.name == house().name and file.sha256 != house().sha256:
        raise BadSetup(f"the name {file.name!r} is taken by the cards of this program; please choose another one")
    for other in others:
        taken = next((card for card in file.cards if card in other.cards), None)
        if taken is not None:
            raise BadSetup(f"{other.name!r} has a card {taken}, too; give the cards other ids, or remove that file")
        board = next((faction for faction in file.boards if faction in other.boards), None)
        if board is not None and other is not house():
            raise BadSetup(f"{other.name!r} brings a board for {board}, too; remove that file first")
    if file.sha256 == house().sha256:
        return house()
    if len(others) > MOST_FILES:
        raise BadSetup(f"there are {MOST_FILES} card files already; remove one first")
    folder = cards_folder()
    try:
        _write(folder / f"{file.sha256}.json", data)
        for old in _own():
            if old.name == file.name and old.sha256 != file.sha256:
                (folder / _OLD).mkdir(exist_ok=True)
                os.replace(folder / f"{old.sha256}.json", folder / _OLD / f"{old.sha256}.json")
    except OSError as error:
        raise PatolliError(f"cannot keep the cards in {str(folder)!r}: {error.strerror}") from None
    return file


def remove(name: str) -> CardFile:
    """Delete the installed file of that name."""
    if name == house().name:
        raise BadSetup("the house deck belongs to the program and stays")
    file = named(name)
    try:
        (cards_folder() / f"{file.sha256}.json").unlink()
    except OSError as error:
        raise PatolliError(f"cannot remove {name!r}: {error.strerror}") from None
    return file


def named(name: str) -> CardFile:
    """The installed file of that name; BadSetup says which there are."""
    files = installed()
    for file in files:
        if file.name == name:
            return file
    raise BadSetup(f"no card file is called {shown(name)}; there are: {', '.join(file.name for file in files)}")


def all_cards(files: Iterable[CardFile]) -> dict[str, Card]:
    """The base cards and those of the files; BadSetup if two files have a card with the same id."""
    found = dict(BASE)
    for file in files:
        twice = next((card for card in file.cards if card in found), None)
        if twice is not None:
            raise BadSetup(f"two of the card files have a card {twice}; the second one is {file.name!r}")
        found |= file.cards
    return found


def all_boards(files: Iterable[CardFile]) -> dict[str, Board]:
    """The boards of all factions; a file's board takes the place of an earlier one's, so of the house deck's."""
    found = dict(BOARDS)
    for file in files:
        found |= file.boards
    return found


def _own() -> Iterator[CardFile]:
    with contextlib.suppress(OSError):
        for path in sorted(cards_folder().glob("*.json"))[:MOST_FILES]:
            file = _read(path)
            if file is not None:
                yield file


def _read(path: Path) -> CardFile | None:
    """None if there is no such file, or it is not what its name says."""
    try:
        with path.open("rb") as stream:
            file = read_card_file(stream.read(MAX_BYTES + 1))
    except (OSError, BadCards):
        return None
    return file if path.stem == file.sha256 else None


def _write(path: Path, data: bytes) -> None:
    """In one step: the file is there whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise
