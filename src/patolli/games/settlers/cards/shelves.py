"""Card files of people who play on a server: everyone has a shelf of their own, besides the operator's files.

A shelf is a folder named by the hash of what only its owner can prove; files on it are named by the hash of their
bytes. Shelves never conflict: two people may use the same names and ids. A game that is made with a file keeps a copy
(`keep`), so taking the file off the shelf breaks no game.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Iterator
from pathlib import Path

from patolli.engine.errors import BadSetup, PatolliError, shown
from patolli.games.settlers.cards.library import (
    CardFile,
    all_cards,
    built_in,
    cards_folder,
    find,
    installed,
    keep_aside,
    read_at,
    read_card_file,
    write_whole,
)

MOST_ON_SHELF = 20
MOST_SHELVES = 5000
MOST_KEPT = 512 * 1024 * 1024
"""The most bytes on all shelves together."""
_SHELVES = "shelves"


def on_shelf(owner: str) -> list[CardFile]:
    """One person's files, sorted by name."""
    files = [file for path in sorted(_folder(owner).glob("*.json"))[:MOST_ON_SHELF] if (file := read_at(path))]
    return sorted(files, key=lambda file: (file.name, file.sha256))


def put_on_shelf(owner: str, data: bytes) -> CardFile:
    """Check a file and put it on the shelf, replacing one with the same name; raises BadCards, BadSetup."""
    file = read_card_file(data)
    there = on_shelf(owner)
    if any(file.name == other.name for other in installed()):
        raise BadSetup(f"the name {file.name!r} is taken by a file that everybody has here; please choose another one")
    others = [other for other in there if other.name != file.name]
    # Otherwise somebody who chooses both for a game would learn of a conflict only then.
    all_cards([*built_in(), *others, file])
    if len(others) >= MOST_ON_SHELF:
        raise BadSetup(f"you have {MOST_ON_SHELF} card files already; remove one first")
    _check_room(owner, len(data))
    folder = _folder(owner)
    try:
        write_whole(folder / f"{file.sha256}.json", data)
        for old in there:
            if old.name == file.name and old.sha256 != file.sha256:
                (folder / f"{old.sha256}.json").unlink(missing_ok=True)
    except OSError as error:
        raise PatolliError(f"the card file cannot be kept: {error.strerror}") from None
    return file


def take_from_shelf(owner: str, sha256: str) -> None:
    """BadSetup if it is not there."""
    path = _folder(owner) / f"{sha256}.json"
    if not re.fullmatch(r"[0-9a-f]{64}", sha256) or not path.is_file():
        raise BadSetup(f"you have no card file {shown(sha256[:12])}")
    try:
        path.unlink(missing_ok=True)
        path.parent.rmdir()
    except OSError:
        pass  # other files are left on it


def found_anywhere(sha256: str) -> CardFile | None:
    """The file with this hash, whoever has it."""
    if (file := find(sha256)) is not None or not re.fullmatch(r"[0-9a-f]{64}", sha256):
        return file
    for path in (cards_folder() / _SHELVES).glob(f"*/{sha256}.json"):
        if (file := read_at(path)) is not None:
            return file
    return None


def keep(file: CardFile) -> None:
    """A game is made with this file: keep it, whatever becomes of the shelf."""
    if find(file.sha256) is None:
        for path in (cards_folder() / _SHELVES).glob(f"*/{file.sha256}.json"):
            with contextlib.suppress(OSError):
                keep_aside(file.sha256, path.read_bytes())
                return


def _folder(owner: str) -> Path:
    return cards_folder() / _SHELVES / hashlib.sha256(owner.encode("utf-8", "surrogatepass")).hexdigest()


def _check_room(owner: str, size: int) -> None:
    """Check that there is room for this many more bytes; nobody can fill the disk."""
    folders, kept = 0, 0
    for folder, files in _shelves():
        folders += folder != _folder(owner).name
        kept += files
    if kept + size > MOST_KEPT or folders >= MOST_SHELVES:
        raise BadSetup("this server has no room for more card files; ask who runs it")


def _shelves() -> Iterator[tuple[str, int]]:
    """Every shelf, and the bytes on it."""
    with contextlib.suppress(OSError), os.scandir(cards_folder() / _SHELVES) as shelves:
        for shelf in shelves:
            with contextlib.suppress(OSError), os.scandir(shelf.path) as files:
                yield shelf.name, sum(file.stat().st_size for file in files)
