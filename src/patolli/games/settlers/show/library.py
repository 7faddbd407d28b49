"""Cards, card files and decks, as the contract asks (`patolli.engine.library`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from patolli.engine.errors import BadRecord, BadSetup, shown
from patolli.engine.library import BadFile, Fault, KnownCard, KnownFile, Library
from patolli.games.settlers.cards.check.file import MAX_BYTES, BadCards
from patolli.games.settlers.cards.deck_files import read_decks
from patolli.games.settlers.cards.decks import (
    COMMON,
    MOST_TOGETHER,
    SETS,
    check_deck,
    default_deck,
)
from patolli.games.settlers.cards.faults import BadDeck, Problem
from patolli.games.settlers.cards.library import (
    CardFile,
    all_boards,
    all_cards,
    built_in,
    earlier,
    installed,
    read_card_file,
)
from patolli.games.settlers.cards.model import BASE_FACTIONS, EFFECT_GOODS, RESOURCES, Card
from patolli.games.settlers.cards.shelves import found_anywhere, on_shelf, put_on_shelf, take_from_shelf
from patolli.games.settlers.show.faces import card_face
from patolli.games.settlers.words.cards import card_name, card_words
from patolli.text.entry import Entry, Term, Value

PRAYER = "prayer"
MOST_FILES = 20
_WHERE = re.compile(r"([A-Za-z][\w.\[\]]*): (.+)", re.DOTALL)


def cards(hashes: Sequence[str]) -> list[KnownCard]:
    """All cards in the box and the house deck, and those in the files."""
    files = _files(hashes)
    homes = {card: file.sha256 for file in files for card in file.cards}
    return [_known(card, homes.get(card.id, "")) for card in all_cards(files).values()]


def decks(hashes: Sequence[str]) -> dict[str, list[str]]:
    """The default decks: of factions that have a board and a complete deck."""
    files, found = _files(hashes), dict[str, list[str]]()
    for faction in (COMMON, *all_boards(files)):
        try:
            found[faction] = default_deck(faction, files)
        except BadDeck:
            continue
    return found


def judge(deck: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a deck file; BadRecord if it cannot be read as one."""
    (read,) = read_decks(msgspec.json.encode(deck))  # an object means one deck
    files = [*built_in()] if read.card_files is not None else installed()
    for i, (name, sha256) in enumerate(read.card_files or ()):
        file = found_anywhere(sha256)
        if file is None:
            raise BadRecord(f"card_files[{i}]", f"the card file {shown(name)} is not here in this version")
        if file not in files and sha256 not in earlier():  # decks always use the current version of the cards
            files.append(file)
    return [_fault(one) for one in check_deck(read.faction, read.cards, read.deck_format, files)]


def check_file(data: bytes) -> KnownFile:
    return _checked(lambda: _file(read_card_file(data)))


def add(owner: str, data: bytes) -> KnownFile:
    return _checked(lambda: _file(put_on_shelf(owner, data)))


def find(sha256: str) -> KnownFile | None:
    file = found_anywhere(sha256)
    return None if file is None else _file(file)


def _checked(made: Any) -> KnownFile:
    try:
        return made()
    except BadCards as error:
        raise BadFile([_field(text) for text in error.problems], error.count) from None


def _field(problem: str) -> Fault:
    """A problem in a file, split from the path before it."""
    found = _WHERE.fullmatch(problem)
    if found is None:
        return Fault(problem)
    card = found[1].partition(".")[0]
    return Fault(found[2], found[1], cards=(card,) if re.fullmatch(r"[A-Z][A-Z0-9]{2,7}", card) else ())


def _fault(problem: Problem) -> Fault:
    return Fault(problem.text, entry=problem.entry, cards=tuple(dict.fromkeys(_ids(problem.entry))))


def _ids(value: Value) -> Iterator[str]:
    """Ids of cards that a problem names."""
    match value:
        case Entry():
            for one in value.values.values():
                yield from _ids(one)
        case tuple():
            for one in value:
                yield from _ids(one)
        case Term("id", id):
            yield id
        case _:
            return


def _files(hashes: Sequence[str]) -> list[CardFile]:
    if len(hashes) > MOST_FILES:
        raise BadSetup(f"{len(hashes)} card files were named; at most {MOST_FILES} go together")
    files = {file.sha256: file for file in built_in()}
    for sha256 in hashes:
        file = found_anywhere(sha256)
        if file is None:
            raise BadSetup(f"the card file {shown(sha256[:12])} is not here")
        if sha256 in earlier():  # from a recorded game: replaces its newer version
            files = {key: other for key, other in files.items() if other.name != file.name}
        files[sha256] = file
    return list(files.values())


def _file(file: CardFile) -> KnownFile:
    sizes = Counter(card.deck for card in file.cards.values())
    whole = [faction for faction in sizes if faction not in (COMMON, *BASE_FACTIONS) and _is_whole(faction, file)]
    return KnownFile(file.name, file.origin, file.sha256, dict(sizes), list(file.boards), whole)


def _is_whole(faction: str, file: CardFile) -> bool:
    try:
        return bool(default_deck(faction, [file]))
    except BadDeck:
        return False


def _known(card: Card, file: str) -> KnownCard:
    effects = [effect for ability in card.abilities for effect in _all_effects(ability["effects"])]
    return KnownCard(
        id=card.id,
        name=card_name(card),
        words=card_words(card),
        face=card_face(card),
        deck=card.deck,
        kind=card.type,
        colors=card.colors,
        copies=card.copies,
        cost=card.build_cost,
        gives=[good for good in EFFECT_GOODS if any(good in _gained(effect) for effect in effects)],
        deal=card.deal,
        raze=card.raze,
        points=card.end_game_vp,
        origin=card.origin,
        file=file,
        tags=[PRAYER] if any(effect["op"] == "pray" for effect in effects) else [],
    )


def _all_effects(effects: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for effect in effects:
        yield effect
        for option in effect.get("options", ()):
            yield from _all_effects(option["effects"] if isinstance(option, Mapping) else option)


_BY_OP = {"draw_choose": ("card",), "gain_blessing": ("blessing",), "steal_goods": RESOURCES}


def _gained(effect: Mapping[str, Any]) -> set[str]:
    """The goods that an effect can bring; for a Prayer, by all its colors."""
    found = {*_BY_OP.get(effect["op"], ())}
    if effect["op"] in ("put_goods_on", "store_any_number"):
        return found
    for key in ("goods", "goods_each"):
        found |= {*effect.get(key, {})}
    for goods in effect.get("per_matching_card", {}).values():
        found |= {*goods}
    if any("vp" in key for key in effect) or effect["op"].startswith("vp_"):
        found.add("vp")
    return found


LIBRARY = Library(
    cards=cards,
    decks=decks,
    limits={
        "sets": {str(size): count for size, count in SETS.items()},
        "open": {"faction": [1, MOST_TOGETHER], COMMON: [1, MOST_TOGETHER]},
        "together": MOST_TOGETHER,
    },
    check_deck=judge,
    most_bytes=MAX_BYTES,
    check_file=check_file,
    installed=lambda: [_file(file) for file in installed()],
    shelf=lambda owner: [_file(file) for file in on_shelf(owner)],
    add=add,
    remove=take_from_shelf,
    find=find,
)
