"""What is chosen before the deal: factions, variants, card files, decks (format 9). Zeros mean defaults."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from threading import Lock
from typing import Any

import msgspec
import numpy as np

from patolli.engine.errors import BadRecord, BadSetup, shown
from patolli.games.settlers.cards.deck_files import Deck, files_for, read_decks, write_deck
from patolli.games.settlers.cards.decks import COMMON, check_deck, check_together, default_deck
from patolli.games.settlers.cards.decks import DECKS as DECK_NAMES
from patolli.games.settlers.cards.library import CardFile, all_boards, all_cards, built_in, installed, named
from patolli.games.settlers.cards.model import ATTACK, BASE_ORIGIN, BOARDS, FACTIONS, Board, Card
from patolli.games.settlers.cards.shelves import found_anywhere, keep
from patolli.games.settlers.effects.card_rows import CARD_ROWS
from patolli.games.settlers.effects.ops import RULE_STATUES, RULE_TECHNOLOGY
from patolli.games.settlers.effects.rows import CARD_DATA, DECKS, attack_row, board_row, card_row
from patolli.games.settlers.rules.setup import BOX_ROWS
from patolli.games.settlers.rules.state import SLOTS

LOOKOUTS = ("standard", "alternate", "advanced")
FORMATS = ("standard", "open")
SWITCHES = ("peaceful", "disputed", "sets")
BORROWED = {"technology": RULE_TECHNOLOGY, "statues": RULE_STATUES}
"""Rules of other sets that a table can turn off; records name them if it does."""
DEFAULTS: dict[str, Any] = {
    "lookout": "standard",
    "peaceful": False,
    "solo": False,
    "format": "standard",
    "disputed": False,
}
USUAL: dict[str, bool] = {"sets": False, "technology": True, "statues": True}
"""The defaults of house rules from other sets: a record names only what differs."""
OPTION_HELP = {
    "factions": "factions by seat, such as roman,aztec; seats that are not named get any of the others",
    "lookout": "standard, alternate or advanced",
    "peaceful": "true: enemy Locations cannot be razed, but by card abilities",
    "disputed": "true: effects that the sources do not agree on act (Voice of the Gods)",
    "sets": "true: every third Location of a color scores 2 points (a house rule)",
    "technology": "false: cards that place Technology tokens do not (a house rule)",
    "statues": "false: cards that give Statues do not (a house rule)",
    "cards": "installed card files, by name, or others by their SHA-256, whose factions and cards take part",
    "decks": "deck files (decks=@FILE, also several times), a list of decks, or {faction or common: [card ids]}",
}

CHOICES: dict[str, tuple[str | bool, ...]] = {
    "factions": FACTIONS,
    "lookout": LOOKOUTS,
    "peaceful": (False, True),
    "disputed": (False, True),
    "sets": (False, True),
    "technology": (True, False),
    "statues": (True, False),
}
"""What a form offers, the default value first."""


def read_lookout(value: object) -> int:
    if value not in LOOKOUTS:
        raise BadSetup(f"lookout must be one of {', '.join(LOOKOUTS)}, not {shown(value)}")
    return LOOKOUTS.index(str(value))


def read_switch(name: str, value: object) -> bool:
    if type(value) is not bool:
        raise BadSetup(f"{name} must be true or false, not {shown(value)}")
    return value


def _names(value: object) -> list[str]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",")]
    if not isinstance(value, Sequence) or len(value) > 8 or not all(isinstance(part, str) for part in value):
        raise BadSetup(f"must be a list of names, not {shown(value)}")
    return [part for part in value if part]


def read_factions(value: object, players: int, boards: Mapping[str, Board]) -> list[str]:
    """Distinct factions for the first seats, at most one each."""
    names = _names(value)
    if len(names) > players:
        raise BadSetup(f"factions names {len(names)} factions; players: {players}")
    for i, name in enumerate(names):
        if name not in boards:
            raise BadSetup(f"factions: {shown(name)} is not one of {', '.join(boards)}")
        if name in names[:i]:
            raise BadSetup(f"factions: {name} appears twice; every player takes a different one")
    return names


def unusual(s: Any) -> dict[str, bool]:
    """House rules of other sets that differ from the default, for a record."""
    now = {"sets": bool(s["sets"])} | {name: not s["switched_off"] & rule for name, rule in BORROWED.items()}
    return {name: value for name, value in now.items() if value != USUAL[name]}


def put_borrowed(s: Any, chosen: Mapping[str, bool]) -> None:
    """Write what `unusual` returns into a position."""
    s["sets"] = chosen.get("sets", False)
    s["switched_off"] = sum(rule for name, rule in BORROWED.items() if not chosen.get(name, True))


def put_cards(s: Any, cards: Mapping[str, Card], factions: Sequence[str], attack: bool) -> None:
    """Give every card of a game its slot, in the order of ids; the box's own slots if all cards come from it."""
    rows = {name: card_row(card) for name, card in cards.items()} | (
        {name: attack_row(name) for name in ATTACK} if attack else {}
    )
    in_box = {int(row): slot for slot, row in enumerate(BOX_ROWS) if row}
    s["cards"][:] = 0
    for rank, name in enumerate(sorted(rows)):
        s["cards"][in_box[rows[name]] if in_box.keys() >= set(rows.values()) else rank] = rows[name]
    s["slots"] = int(np.flatnonzero(s["cards"])[-1]) + 1 if rows else 0
    s["open_cards"] = bool(CARD_ROWS[list(rows.values())]["open"].any())
    usual = {name for deck in (COMMON, *factions) for name in _usual(deck)}
    s["custom"] = set(cards) != usual or not in_box.keys() >= set(rows.values())


def _usual(deck: str) -> list[str]:
    return default_deck(deck) if deck in (COMMON, *FACTIONS) else []


_seen: dict[str, CardFile] = {file.sha256: file for file in built_in()}
_remembering = Lock()


def remember(files: Sequence[CardFile]) -> None:
    """Remember card files that games of this process use, so that records can name them."""
    global _seen
    new = {file.sha256: file for file in files}
    # Replaced as a whole: a server reads one record while another thread writes one.
    with _remembering:
        _seen = {sha256: file for sha256, file in _seen.items() if sha256 not in new} | new  # newest last


def files_of(s: Any) -> list[CardFile]:
    """The card files that a game's cards and boards come from, only those needed; among equal ones the newest."""
    chosen: list[CardFile] = []
    seen = list(_seen.values())

    def need(file_has: Callable[[CardFile], bool]) -> None:
        if not any(map(file_has, chosen)):
            chosen.extend([file for file in reversed(seen) if file_has(file)][:1])

    for row in s["cards"].tolist():
        card = CARD_DATA[row]
        if card is not None and card.origin != BASE_ORIGIN:
            need(lambda file, card=card: file.cards.get(card.id) == card)
    for p in range(int(s["players"])):
        faction, row = DECKS[int(s["faction"][p])], int(s["board"][p])
        if faction not in BOARDS:
            need(
                lambda file, faction=faction, row=row: faction in file.boards and board_row(file.boards[faction]) == row
            )
    return [file for file in seen if file in chosen]


def put_factions(s: Any, names: Sequence[str], boards: Mapping[str, Board]) -> None:
    for p, name in enumerate(names):
        s["faction"][p] = DECKS.index(name)
        s["board"][p] = board_row(boards[name])


def prepare(s: Any, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Write options into a zeroed position, and return them as understood; BadSetup says what is wrong."""
    unknown = [name for name in options if name not in OPTION_HELP]
    if unknown:
        raise BadSetup(f"there is no option {shown(unknown[0])}; options are {', '.join(OPTION_HELP)}")
    if players == 1 and ("lookout" in options or options.get("peaceful")):
        raise BadSetup("the solo game has no variants: leave lookout and peaceful out")
    chosen = {name: _file(name) for name in _names(options.get("cards", []))}
    decks, needed, deck_files = _read_decks(options.get("decks", {}))
    own = {file.sha256: file for file in [*chosen.values(), *needed] if file not in built_in()}
    files = [*built_in(), *own.values()]
    boards = all_boards(files)
    if "lookout" in options:
        s["lookout"] = read_lookout(options["lookout"])
    for name in SWITCHES:
        if name in options:
            s[name] = read_switch(name, options[name])
    for name, rule in BORROWED.items():
        if name in options and not read_switch(name, options[name]):
            s["switched_off"] |= rule
    factions = read_factions(options.get("factions", []), players, boards)
    if own or chosen or "decks" in options:
        if len(factions) < players:
            raise BadSetup("with card files or decks of your own, name the factions of all players")
        _put_decks(s, players, factions, boards, files, decks)
    put_factions(s, factions, boards)
    for file in files:
        keep(file)
    understood: dict[str, Any] = {
        "factions": factions,
        "lookout": LOOKOUTS[int(s["lookout"])],
        "cards": list(chosen),
        "decks": deck_files or decks,
    } | {name: bool(s[name]) for name in SWITCHES}
    understood |= {name: not s["switched_off"] & rule for name, rule in BORROWED.items()}
    return {name: understood[name] for name in options}


def _file(name: str) -> CardFile:
    """An installed file by name, or any available file by hash."""
    return found_anywhere(name) or named(name)


def _read_decks(value: Any) -> tuple[Any, list[CardFile], list[dict[str, Any]]]:
    """Decks by faction, the card files they need, and the deck files without unknown keys: from one or several deck
    files, or given directly."""
    is_file = isinstance(value, Mapping) and "format" in value
    if not is_file and (not isinstance(value, list) or not value):
        return value, [], []
    try:
        told = read_decks(msgspec.json.encode(value))
    except BadRecord as error:
        raise BadSetup(f"decks: {error}") from None
    files: list[CardFile] = []
    kept: list[dict[str, Any]] = []
    for deck in told:
        needed = _needed(deck)
        files.extend(needed)
        card_files = [(file.name, file.sha256) for file in needed]
        kept.append(msgspec.json.decode(write_deck(replace(deck, card_files=card_files))))
    return {deck.faction: deck.cards for deck in told}, files, kept


def _needed(deck: Deck) -> list[CardFile]:
    """The card files that a deck names; if it names none, the installed ones that have its cards."""
    if deck.card_files is None:
        return files_for(deck.faction, deck.cards, installed())
    found: dict[str, CardFile] = {}
    for name, sha256 in deck.card_files:
        file = found_anywhere(sha256)
        if file is None:
            raise BadSetup(f"the deck of {deck.faction} needs the card file {shown(name)}; patolli cards add FILE")
        found[sha256] = file
    return list(found.values())


def _put_decks(
    s: Any, players: int, factions: list[str], boards: Mapping[str, Board], files: list[CardFile], decks: object
) -> None:
    if not isinstance(decks, Mapping) or any(name not in DECK_NAMES for name in decks):
        raise BadSetup(f"decks must be an object of card ids by faction or {COMMON!r}, or deck files")
    absent = next((name for name in decks if name not in (COMMON, *factions)), None)
    if absent is not None:
        raise BadSetup(f"decks: nobody plays {absent} in this game; factions are {', '.join(factions)}")
    cards = all_cards(files)
    chosen: dict[str, Card] = {}
    for name in (COMMON, *factions):
        ids = decks.get(name, default_deck(name, files))
        if not isinstance(ids, list) or len(ids) > SLOTS or not all(isinstance(card, str) for card in ids):
            raise BadSetup(f"the deck of {name} must be a list of card ids")
        if check_deck(name, ids, "standard", files):
            if problems := check_deck(name, ids, "open", files):
                raise BadSetup(f"the deck of {name}: {problems[0].text}")
            s["open_format"] = 1
        chosen |= {card: cards[card] for card in ids}
    if problems := check_together(len(chosen), players == 1):
        raise BadSetup(problems[0].text)
    remember(files)
    put_cards(s, chosen, factions, players == 1)
