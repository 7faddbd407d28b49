"""Cards, card files and decks of a game, through the game contract: server code knows no card."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from patolli.engine.errors import BadRecord, BadSetup, PatolliError, UnknownGame
from patolli.engine.game import find_game
from patolli.engine.library import BadFile, KnownFile, Library
from patolli.engine.library import Fault as Wrong
from patolli.server.problems import BadRequest, NotFound, TooLarge
from patolli.text.errors import in_words
from patolli.text.render import Translator
from patolli.wire.library import CardFileCheck, CardFileInfo, CardFileList, CardInfo, CardList, DeckCheck, Fault

MOST_FILES = 20
"""Files that may be combined."""


def library_of(game: str) -> Library:
    """NotFound if there is no such game, or it has no cards to browse."""
    try:
        found = find_game(game).library
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None
    if found is None:
        raise NotFound("this game has no cards to look through", field="game")
    return found


def card_list(game: str, files: str, language: str) -> tuple[CardList, str]:
    """All cards of a game and of some files, and a tag that changes with them."""
    library, hashes = library_of(game), tuple(dict.fromkeys(one for one in files.split(",") if one))
    if len(hashes) > MOST_FILES:
        raise BadRequest(f"{len(hashes)} files were named; at most {MOST_FILES} are looked at together", field="files")
    for sha256 in hashes:
        if library.find(sha256) is None:
            raise NotFound("there is no card file with this SHA-256 here", field="files")
    try:
        return _rendered(game, hashes, language)
    except BadSetup as error:
        raise BadRequest(str(error), field="files") from None


@lru_cache(32)
def _rendered(game: str, hashes: tuple[str, ...], language: str) -> tuple[CardList, str]:
    # Files are named by their bytes, so a cached result stays valid.
    library, say = library_of(game), Translator(language).render
    cards = [
        CardInfo(
            id=one.id,
            name=say(one.name),
            words=say(one.words),
            face=one.face,
            deck=one.deck,
            kind=one.kind,
            colors=list(one.colors),
            copies=one.copies,
            cost=dict(one.cost),
            gives=list(one.gives),
            deal=one.deal,
            raze=dict(one.raze),
            points=one.points,
            origin=one.origin,
            file=one.file,
            tags=list(one.tags),
        )
        for one in library.cards(hashes)
    ]
    decks = {name: list(ids) for name, ids in library.decks(hashes).items()}
    found = CardList(language=language, cards=cards, decks=decks, limits=dict(library.limits))
    return found, f'"{hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:20]}"'


def file_list(game: str, owners: Sequence[str]) -> CardFileList:
    """Files that everybody has here, then the caller's own."""
    library = library_of(game)
    mine = {file.sha256: file for owner in owners for file in library.shelf(owner)}
    files = [_info(file, False) for file in library.installed() if file.sha256 not in mine]
    return CardFileList(files=[*files, *(_info(file, True) for file in mine.values())])


def check_file(game: str, text: str, owner: str | None, translator: Translator) -> CardFileCheck:
    """Check a file; with an owner, put it on that shelf if nothing is wrong with it."""
    library = library_of(game)
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise BadRequest("the file is not text: it has halves of characters", field="text") from None
    if len(data) > library.most_bytes:
        raise TooLarge(f"the file has {len(data):,} bytes; at most {library.most_bytes:,} are read", field="text")
    try:
        file = library.check_file(data) if owner is None else library.add(owner, data)
    except BadFile as error:
        return CardFileCheck(file=None, faults=[_fault(one, translator) for one in error.faults], count=error.count)
    except PatolliError as error:
        return CardFileCheck(file=None, faults=[_fault(Wrong(str(error)), translator)], count=1)
    return CardFileCheck(file=_info(file, owner is not None), faults=[], count=0)


def remove_file(game: str, sha256: str, owners: Sequence[str]) -> None:
    """Remove a file from the shelf of one of these owners; NotFound."""
    library = library_of(game)
    for owner in owners:
        try:
            library.remove(owner, sha256)
            return
        except BadSetup:
            continue
    raise NotFound("you have no card file with this SHA-256", field="sha256")


def check_deck(game: str, deck: dict[str, object], translator: Translator) -> DeckCheck:
    try:
        faults = library_of(game).check_deck(deck)
    except (BadRecord, BadSetup) as error:
        where = error.path if isinstance(error, BadRecord) else ""
        return DeckCheck(faults=[_fault(Wrong(str(error), where), translator)])
    return DeckCheck(faults=[_fault(one, translator) for one in faults])


def _info(file: KnownFile, mine: bool) -> CardFileInfo:
    return CardFileInfo(
        name=file.name,
        origin=file.origin,
        sha256=file.sha256,
        decks=dict(file.decks),
        boards=list(file.boards),
        whole=list(file.whole),
        mine=mine,
    )


def _fault(wrong: Wrong, translator: Translator) -> Fault:
    entry = wrong.entry
    text = in_words(wrong.text, translator.language) if entry is None else translator.render(entry)
    return Fault(text=text, where=wrong.where, cards=list(wrong.cards))
