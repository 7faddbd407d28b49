"""What is chosen before the deal: factions, variants, card files, decks (format 9). Zeros are the defaults."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from threading import Lock
from typing import Any

import msgspec

from patolli.engine.errors import BadRecord, BadSetup, shown
from patolli.games.settlers.cards.deck_files import read_deck, write_deck
from patolli.games.settlers.cards.decks import COMMON, check_deck, check_together, default_deck
from patolli.games.settlers.cards.library import CardFile, all_boards, all_cards, find, house, named
from patolli.games.settlers.cards.model import ATTACK, BASE_ORIGIN, BOARDS, FACTIONS, Board, Card
from patolli.games.settlers.effects.rows import CARD_DATA, DECKS, attack_row, board_row, card_row
from patolli.games.settlers.rules.setup import BOX_ROWS
from patolli.games.settlers.rules.state import SEATS, SLOTS

LOOKOUTS = ("standard", "alternate", "advanced")
FORMATS = ("standard", "open")
SWITCHES = ("peaceful", "disputed")
DEFAULTS: dict[str, Any] = {
    "lookout": "standard",
    "peaceful": False,
    "solo": False,
    "format": "standard",
    "disputed": False,
}
OPTION_HELP = {
    "factions": "factions by seat, such as roman,aztec; seats that are not named get any of the others",
    "lookout": "standard, alternate or advanced",
    "peaceful": "true: enemy Locations cannot be razed, but by card abilities",
    "disputed": "true: effects that the sources do not agree on act (Voice of the Gods)",
    "cards": "names of installed card files whose factions and cards take part, such as 'my aztecs'",
    "decks": "a deck file (decks=@FILE), a list of them, or {faction: [card ids]}",
}

CHOICES: dict[str, tuple[str | bool, ...]] = {
    "factions": FACTIONS,
    "lookout": LOOKOUTS,
    "peaceful": (False, True),
    "disputed": (False, True),
}
"""What a form offers, the usual value first."""


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
    """Different factions for the first seats, at most one each."""
    names = _names(value)
    if len(names) > players:
        raise BadSetup(f"factions names {len(names)} factions for {players} {'player' if players == 1 else 'players'}")
    for i, name in enumerate(names):
        if name not in boards:
            raise BadSetup(f"factions: {shown(name)} is not one of {', '.join(boards)}")
        if name in names[:i]:
            raise BadSetup(f"factions: {name} is there twice; every player takes a different one")
    return names


def put_cards(s: Any, cards: Mapping[str, Card], factions: Sequence[str], attack: bool) -> None:
    """Give every card of a game its slot, in the order of ids: the slots of the box if all of them are from there."""
    rows = {name: card_row(card) for name, card in cards.items()} | (
        {name: attack_row(name) for name in ATTACK} if attack else {}
    )
    in_box = {int(row): slot for slot, row in enumerate(BOX_ROWS) if row}
    s["cards"][:] = 0
    for rank, name in enumerate(sorted(rows)):
        s["cards"][in_box[rows[name]] if in_box.keys() >= set(rows.values()) else rank] = rows[name]
    usual = {name for deck in (COMMON, *factions) for name in _usual(deck)}
    s["custom"] = set(cards) != usual or not in_box.keys() >= set(rows.values())


def _usual(deck: str) -> list[str]:
    return default_deck(deck) if deck in (COMMON, *FACTIONS) else []


_seen: dict[str, CardFile] = {house().sha256: house()}
_remembering = Lock()


def remember(files: Sequence[CardFile]) -> None:
    """Card files that games of this process use, so that records can name them."""
    global _seen
    new = {file.sha256: file for file in files}
    # Replaced as a whole: a server reads one record while another thread writes one.
    with _remembering:
        _seen = {sha256: file for sha256, file in _seen.items() if sha256 not in new} | new  # the newest last


def files_of(s: Any) -> list[CardFile]:
    """The card files that a game's cards and boards come from, no more than are needed; of equal ones the newest."""
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
    """Write options into a zeroed position, and return them as they were understood; BadSetup says what is wrong."""
    unknown = [name for name in options if name not in OPTION_HELP]
    if unknown:
        raise BadSetup(f"there is no option {shown(unknown[0])}; options are {', '.join(OPTION_HELP)}")
    if players == 1 and ("lookout" in options or options.get("peaceful")):
        raise BadSetup("the solo game has no variants: leave lookout and peaceful out")
    chosen = [named(name) for name in _names(options.get("cards", []))]
    decks, needed, deck_files = _read_decks(options.get("decks", {}))
    files = [house(), *{file.sha256: file for file in [*chosen, *needed] if file.sha256 != house().sha256}.values()]
    boards = all_boards(files)
    if "lookout" in options:
        s["lookout"] = read_lookout(options["lookout"])
    for name in SWITCHES:
        if name in options:
            s[name] = read_switch(name, options[name])
    factions = read_factions(options.get("factions", []), players, boards)
    if len(files) > 1 or "decks" in options:
        if len(factions) < players:
            raise BadSetup("with card files or decks of your own, name the factions of all players")
        _put_decks(s, players, factions, boards, files, decks)
    put_factions(s, factions, boards)
    understood: dict[str, Any] = {
        "factions": factions,
        "lookout": LOOKOUTS[int(s["lookout"])],
        "cards": [file.name for file in chosen],
        "decks": deck_files or decks,
    } | {name: bool(s[name]) for name in SWITCHES}
    return {name: understood[name] for name in options}


def _read_decks(value: Any) -> tuple[Any, list[CardFile], list[dict[str, Any]]]:
    """Decks by faction, the card files they name, and the deck files without what does not belong there: from one or
    several deck files, or as they are."""
    told = [value] if isinstance(value, Mapping) and "format" in value else value
    if not isinstance(told, list) or not told or len(told) > SEATS:
        return value, [], []
    decks: dict[str, list[str]] = {}
    files: list[CardFile] = []
    kept: dict[str, dict[str, Any]] = {}
    for one in told:
        try:
            deck = read_deck(msgspec.json.encode(one))
        except BadRecord as error:
            raise BadSetup(f"decks: {error}") from None
        decks[deck.faction] = deck.cards
        named_here: dict[str, CardFile] = {}
        for name, sha256 in deck.card_files:
            file = find(sha256)
            if file is None:
                raise BadSetup(f"the deck of {deck.faction} needs the card file {shown(name)}; patolli cards add FILE")
            named_here[sha256] = file
        files.extend(named_here.values())
        card_files = [(file.name, sha256) for sha256, file in named_here.items()]
        kept[deck.faction] = msgspec.json.decode(write_deck(replace(deck, card_files=card_files)))
    return decks, files, list(kept.values())


def _put_decks(
    s: Any, players: int, factions: list[str], boards: Mapping[str, Board], files: list[CardFile], decks: object
) -> None:
    if not isinstance(decks, Mapping) or any(name not in factions for name in decks):
        raise BadSetup("decks must be an object of card ids by faction, for factions of this game")
    cards = all_cards(files)
    chosen = {name: cards[name] for name in default_deck(COMMON)}
    for faction in factions:
        ids = decks.get(faction, default_deck(faction, files))
        if not isinstance(ids, list) or len(ids) > SLOTS or not all(isinstance(name, str) for name in ids):
            raise BadSetup(f"the deck of {faction} must be a list of card ids")
        if check_deck(faction, ids, "standard", files):
            if problems := check_deck(faction, ids, "open", files):
                raise BadSetup(f"the deck of {faction}: {problems[0].text}")
            s["open_format"] = 1
        chosen |= {name: cards[name] for name in ids}
    if problems := check_together(len(chosen)):
        raise BadSetup(problems[0].text)
    remember(files)
    put_cards(s, chosen, factions, players == 1)
