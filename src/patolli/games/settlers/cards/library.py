"""Card files: reading them, and the folder where a user keeps them (format 8, S4).

A file is stored under the hash of its bytes, which is how records name it; so a recorded game is replayed with exactly
the cards it was played with. When a corrected file is added again, the old one is kept for such replays.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path

from patolli.engine.errors import BadSetup, PatolliError, shown
from patolli.engine.folders import data_folder
from patolli.games.settlers.cards.check.file import MAX_BYTES, BadCards, check_cards
from patolli.games.settlers.cards.model import BASE, BOARDS, Board, Card

_STAYS = "the house deck belongs to the program and stays"
MOST_FILES = 100
_OLD = "old"


@dataclass(frozen=True)
class CardFile:
    """A valid card file; `cards` are sorted by id."""

    name: str
    origin: str
    boards: dict[str, Board]
    cards: dict[str, Card]
    sha256: str


def read_card_file(data: bytes, lenient: bool = False) -> CardFile:
    """Check the bytes of a file; BadCards names every card and field that is wrong. `lenient`: read it the way older
    kept files were read, so that games recorded with them can be replayed."""
    checked = check_cards(data, lenient)
    return CardFile(checked.name, checked.origin, checked.boards, checked.cards, hashlib.sha256(data).hexdigest())


@cache
def house() -> CardFile:
    """The house deck: a board and 30 cards that make the Aztecs playable without the printed cards (S4.1)."""
    return _part_of_the_box("house.json")


@cache
def house_sets() -> CardFile:
    """The house sets, to replace cards of a deck: 30 Aztec cards and 10 for each faction of the base game (S4.4)."""
    return _part_of_the_box("sets.json")


def built_in() -> tuple[CardFile, CardFile]:
    """The card files of this project."""
    return house(), house_sets()


@cache
def earlier() -> dict[str, CardFile]:
    """Our card files before they were rebalanced, by hash, to replay games recorded with them."""
    folder = resources.files("patolli.games.settlers").joinpath("data/earlier")
    files = [_part_of_the_box(f"earlier/{path.name}") for path in folder.iterdir()]
    return {file.sha256: file for file in files}


def is_ours(card: Card) -> bool:
    """Whether it is a house card, not a printed one."""
    return any(file.cards.get(card.id) == card for file in built_in())


def _part_of_the_box(name: str) -> CardFile:
    data = resources.files("patolli.games.settlers").joinpath(f"data/{name}").read_bytes()
    # Records contain its hash, so its bytes must not depend on the line endings that git writes.
    return read_card_file(data.replace(b"\r\n", b"\n"))


def cards_folder() -> Path:
    """Where a user's card files are: `PATOLLI_CARDS`, or a folder beside the user's other data."""
    if chosen := os.environ.get("PATOLLI_CARDS"):
        return Path(chosen).expanduser().absolute()
    return data_folder() / "cards"


def installed() -> list[CardFile]:
    """All files available for play: the house deck and sets, then the user's files by name."""
    return [*built_in(), *sorted(_own(), key=lambda file: (file.name, file.sha256))]


def find(sha256: str) -> CardFile | None:
    """The file with this hash, even if another version has replaced it."""
    if not re.fullmatch(r"[0-9a-f]{64}", sha256):
        return None
    for file in built_in():
        if sha256 == file.sha256:
            return file
    if sha256 in earlier():
        return earlier()[sha256]
    folder = cards_folder()
    return read_at(folder / f"{sha256}.json") or read_at(folder / _OLD / f"{sha256}.json")


def add(data: bytes) -> CardFile:
    """Check a file and keep it; it replaces an installed one with the same name."""
    file = read_card_file(data)
    others = [other for other in installed() if other.name != file.name]
    same = next((ours for ours in built_in() if ours.sha256 == file.sha256), None)
    if same is None and file.name in [ours.name for ours in built_in()]:
        raise BadSetup(f"the name {file.name!r} is taken by the cards of this program; please choose another one")
    for other in others:
        taken = next((card for card in file.cards if card in other.cards), None)
        if taken is not None:
            raise BadSetup(f"{other.name!r} has a card {taken}, too; give the cards other ids, or remove that file")
        board = next((faction for faction in file.boards if faction in other.boards), None)
        if board is not None and other not in built_in():
            raise BadSetup(f"{other.name!r} brings a board for {board}, too; remove that file first")
    if same is not None:
        return same
    if len(others) >= MOST_FILES + len(built_in()):
        raise BadSetup(f"there are {MOST_FILES} card files already; remove one first")
    folder = cards_folder()
    try:
        write_whole(folder / f"{file.sha256}.json", data)
        for old in _own():
            if old.name == file.name and old.sha256 != file.sha256:
                (folder / _OLD).mkdir(exist_ok=True)
                os.replace(folder / f"{old.sha256}.json", folder / _OLD / f"{old.sha256}.json")
    except OSError as error:
        raise PatolliError(f"cannot keep the cards in {str(folder)!r}: {error.strerror}") from None
    return file


def remove(name: str) -> CardFile:
    """Delete the installed file with that name."""
    if name in [ours.name for ours in built_in()]:
        raise BadSetup(f"the {name} belong to the program and stay" if name == house_sets().name else _STAYS)
    file = named(name)
    try:
        (cards_folder() / f"{file.sha256}.json").unlink()
    except OSError as error:
        raise PatolliError(f"cannot remove {name!r}: {error.strerror}") from None
    return file


def named(name: str) -> CardFile:
    """The installed file with that name; BadSetup lists the existing ones."""
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
    """The boards of all factions; a file's board replaces an earlier file's, such as the house deck's."""
    found = dict(BOARDS)
    for file in files:
        found |= file.boards
    return found


def _own() -> Iterator[CardFile]:
    with contextlib.suppress(OSError):
        for path in sorted(cards_folder().glob("*.json"))[:MOST_FILES]:
            file = read_at(path)
            if file is not None:
                yield file


def read_at(path: Path) -> CardFile | None:
    """None if there is no such file, or it does not match its name. Results are cached until the file changes."""
    try:
        there = path.stat()
    except OSError:
        return None
    return _sound(path, there.st_mtime_ns, there.st_size)


@lru_cache(256)
def _sound(path: Path, changed: int, size: int) -> CardFile | None:
    try:
        with path.open("rb") as stream:
            file = read_card_file(stream.read(MAX_BYTES + 1), lenient=True)
    except (OSError, BadCards):
        return None
    return file if path.stem == file.sha256 else None


def keep_aside(sha256: str, data: bytes) -> None:
    """Keep a file for games that were made with it, without installing it."""
    write_whole(cards_folder() / _OLD / f"{sha256}.json", data)


def write_whole(path: Path, data: bytes) -> None:
    """Atomically: the file is written completely, or not at all."""
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
