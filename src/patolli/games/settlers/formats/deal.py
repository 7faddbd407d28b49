"""The deal of a record (format 9): reading and checking it, writing it, and what a seat may know of deal and moves."""

import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from patolli.engine.compiled.chacha import KEY_WORDS, MASK
from patolli.engine.compiled.jit import exported, records
from patolli.engine.errors import BadRecord, BadSetup, shown
from patolli.games.settlers.cards.decks import COMMON, MOST_TOGETHER, check_deck, check_together
from patolli.games.settlers.cards.library import CardFile, all_boards, all_cards
from patolli.games.settlers.cards.model import ATTACK, Board, Card
from patolli.games.settlers.cards.shelves import found_anywhere, keep
from patolli.games.settlers.effects.card_rows import ATTACK_CARDS, CARD_IDS, CARD_ROWS, DECKS, EFFECT_ROWS
from patolli.games.settlers.effects.card_rows import COMMON as COMMON_CARDS
from patolli.games.settlers.effects.prayer import store_cards_for_prayer
from patolli.games.settlers.formats.options import (
    DEFAULTS,
    LOOKOUTS,
    USUAL,
    files_of,
    put_borrowed,
    put_cards,
    put_factions,
    remember,
    unusual,
)
from patolli.games.settlers.rules.catalogue import INSIDE, action_at, slots_by_id
from patolli.games.settlers.rules.chance import GENERATORS, SPLITMIX64, generator_of
from patolli.games.settlers.rules.deciding import begin, carry_out
from patolli.games.settlers.rules.piles import append
from patolli.games.settlers.rules.setup import begin_setup, keep_first_order, lay_out
from patolli.games.settlers.rules.state import ATTACK_DECK, COMMON_DECK, DECK, ROW, SLOTS, STATE
from patolli.games.settlers.rules.tasks import CARD, KEEP, PUT, TAKE

MAX_SEED = 2**53
HEADER = ("factions", "options", "card_files")


@exported
def lay_out_table(s, players):
    """`lay_out` for Python."""
    lay_out(s, players)


@exported
def put_on_deck(s, pile, slots):
    """Fill a deck, top card first."""
    for i in range(len(slots)):
        append(s, pile, slots[i])


@exported
def set_up(s):
    """The decks are in place: note their order, draw the first hands."""
    keep_first_order(s)
    begin_setup(s)


@exported
def play_on(s, action):
    """`carry_out` for Python."""
    carry_out(s, action)


# Reading ----------------------------------------------------------------------------------------------------------


def _field(record: Mapping[str, Any], key: str, path: str) -> Any:
    if key not in record:
        raise BadRecord(path, "is missing")
    return record[key]


def _read_options(value: object, players: int) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadRecord("options", "must be an object")
    options = {**DEFAULTS, **USUAL, "solo": players == 1, **value}
    for key in ("peaceful", "solo", "disputed", *USUAL):
        if type(options[key]) is not bool:
            raise BadRecord(f"options.{key}", "must be true or false")
    for key, allowed in (("lookout", LOOKOUTS), ("format", ("standard", "open"))):
        if not isinstance(options[key], str) or options[key] not in allowed:
            raise BadRecord(f"options.{key}", f"must be one of {', '.join(allowed)}")
    if options["solo"] != (players == 1):
        raise BadRecord("options.solo", "must be true for one player, and only then")
    if players == 1 and (options["peaceful"] or options["lookout"] != "standard"):
        raise BadRecord("options", "the solo game has no variants")
    return options


def _read_files(value: object) -> list[CardFile]:
    if not isinstance(value, list) or len(value) > 20:
        raise BadRecord("card_files", "must be a list of at most 20 files")
    files: list[CardFile] = []
    for i, named in enumerate(value):
        if not isinstance(named, Mapping) or not isinstance(named.get("sha256"), str):
            raise BadRecord(f"card_files[{i}]", 'must be an object with "name" and "sha256"')
        file = found_anywhere(named["sha256"])
        if file is None:
            raise BadRecord(
                f"card_files[{i}].sha256",
                f"the card file {shown(named.get('name'))} of this record is not installed; "
                "add it with: patolli cards add FILE",
            )
        keep(file)
        files.append(file)
    return files


def _read_factions(value: object, players: int, boards: Mapping[str, Board]) -> list[str]:
    if not isinstance(value, list) or len(value) != players:
        raise BadRecord("factions", f"must be a list of {players} factions")
    for i, name in enumerate(value):
        if not isinstance(name, str) or name not in boards:
            raise BadRecord(f"factions[{i}]", f"{shown(name)} is not one of {', '.join(boards)}")
        if name in value[:i]:
            raise BadRecord(f"factions[{i}]", f"{name} appears twice")
    return value


def _read_deck(
    path: str, value: object, deck: str, cards: Mapping[str, Card], deck_format: str, files: list[CardFile]
) -> list[str]:
    if not isinstance(value, list) or len(value) > MOST_TOGETHER:
        raise BadRecord(path, f"must be a list of at most {MOST_TOGETHER} cards")
    for i, name in enumerate(value):
        if not isinstance(name, str) or name not in cards:
            raise BadRecord(f"{path}[{i}]", f"there is no card {shown(name)}")
        if cards[name].deck != deck:
            raise BadRecord(f"{path}[{i}]", f"{name} is not a card of the {deck} deck")
        if name in value[:i]:
            raise BadRecord(f"{path}[{i}]", f"{name} appears twice")
    if problems := check_deck(deck, value, deck_format, files):
        raise BadRecord(path, problems[0].text)
    return value


def _read_attack(value: object) -> list[str]:
    if not isinstance(value, list) or len(value) != len(ATTACK):
        raise BadRecord("deal.attack", f"must be a list of the {len(ATTACK)} Attack cards")
    for i, name in enumerate(value):
        if not isinstance(name, str) or name not in ATTACK or name in value[:i]:
            raise BadRecord(f"deal.attack[{i}]", f"{shown(name)} is not an Attack card, or appears twice")
    return value


def read_generator(deal: Mapping[str, Any]) -> tuple[int, int]:
    """The number of the generator, and its key."""
    name = deal.get("generator", GENERATORS[SPLITMIX64])
    if not isinstance(name, str) or name not in GENERATORS:
        raise BadRecord("deal.generator", f"must be one of {', '.join(GENERATORS)}, not {shown(name)}")
    if name == GENERATORS[SPLITMIX64]:
        seed = _field(deal, "seed", "deal.seed")
        if type(seed) is not int or not 0 <= seed < MAX_SEED:
            raise BadRecord("deal.seed", f"must be a whole number below {MAX_SEED}")
        return SPLITMIX64, seed
    key = _field(deal, "key", "deal.key")
    if not isinstance(key, str) or not re.fullmatch("[0-9a-f]{64}", key):
        raise BadRecord("deal.key", "must be 64 hexadecimal digits in lower case")
    return GENERATORS.index(name), int.from_bytes(bytes.fromhex(key), "little")


def read_deal(record: Mapping[str, Any], players: int, s: Any) -> None:
    """Set up a zeroed position; BadRecord names the first bad field, and then nothing was changed."""
    options = _read_options(record.get("options", {}), players)
    files = _read_files(record.get("card_files", []))
    try:
        boards, cards = all_boards(files), all_cards(files)
    except BadSetup as error:
        raise BadRecord("card_files", str(error)) from None
    factions = _read_factions(_field(record, "factions", "factions"), players, boards)
    deal = record["deal"]
    generator, key = read_generator(deal)
    first = _field(deal, "first_player", "deal.first_player")
    if type(first) is not int or not 0 <= first < players:
        raise BadRecord("deal.first_player", f"must be a seat from 0 to {players - 1}")
    common = _read_deck("deal.common", _field(deal, "common", "deal.common"), COMMON, cards, options["format"], files)
    decks = _field(deal, "factions", "deal.factions")
    if not isinstance(decks, list) or len(decks) != players:
        raise BadRecord("deal.factions", f"must be a list of {players} decks")
    decks = [
        _read_deck(f"deal.factions[{p}]", deck, factions[p], cards, options["format"], files)
        for p, deck in enumerate(decks)
    ]
    if problems := check_together(len(common) + sum(map(len, decks)), players == 1):
        raise BadRecord("deal", problems[0].text)
    attack = _read_attack(_field(deal, "attack", "deal.attack")) if players == 1 else []

    remember(files)
    put_cards(s, {name: cards[name] for deck in (common, *decks) for name in deck}, factions, players == 1)
    put_factions(s, factions, boards)
    s["lookout"] = LOOKOUTS.index(options["lookout"])
    s["peaceful"], s["disputed"] = options["peaceful"], options["disputed"]
    s["open_format"] = options["format"] == "open"
    put_borrowed(s, options)
    lay_out_table(s, players)
    s["first_player"] = first
    s["generator"] = generator
    s["key"] = [(key >> (32 * i)) & MASK for i in range(KEY_WORDS)]
    slots = slots_by_id(s)
    for pile, deck in (
        (COMMON_DECK, common),
        *((DECK + p, deck) for p, deck in enumerate(decks)),
        (ATTACK_DECK, attack),
    ):
        put_on_deck(s, pile, np.array([slots[name] for name in deck], np.int64))
    set_up(s)
    begin(s)


# Writing ----------------------------------------------------------------------------------------------------------


def write_deal(first: Any, now: Any, seat: int | None) -> dict[str, Any]:
    """Header and deal of the first position; for a seat, without decks and seed until the game is over."""
    players = int(first["players"])
    header: dict[str, Any] = {
        "factions": [DECKS[faction] for faction in first["faction"].tolist()[:players]],
        "options": {
            "lookout": LOOKOUTS[int(first["lookout"])],
            "peaceful": bool(first["peaceful"]),
            "solo": bool(first["solo"]),
            "format": "open" if first["open_format"] else "standard",
            "disputed": bool(first["disputed"]),
            **unusual(first),
        },
        "card_files": [{"name": file.name, "sha256": file.sha256} for file in files_of(first)],
    }
    deal: dict[str, Any] = {"first_player": int(first["first_player"])}
    if seat is None:
        deal = {**generator_of(first), **deal, **_decks(first, players)}
    return {**header, "deal": deal}


def _decks(first: Any, players: int) -> dict[str, Any]:
    rows = first["cards"].tolist()
    dealt = [rows[x] for x in first["shelf"].tolist()[: sum(row > 0 for row in rows)]]
    found: dict[int, list[str]] = {}
    for row in dealt:
        found.setdefault(int(CARD_ROWS[row]["deck"]), []).append(CARD_IDS[row])
    decks: dict[str, Any] = {
        "common": found[COMMON_CARDS],
        "factions": [found[int(faction)] for faction in first["faction"].tolist()[:players]],
    }
    return decks | ({"attack": found[ATTACK_CARDS]} if players == 1 else {})


# What a seat may know of the moves --------------------------------------------------------------------------------


class _Story:
    """Who made the moves of a match, and which of them name a card that only they have seen."""

    def __init__(self, first: Any) -> None:
        self.state = records(1, STATE)
        self.state[0] = first
        self.moves: list[str] = []
        self.secret: list[int | None] = []
        """The only seat that knows the card of a move; None: everybody does."""

    def go_on(self, moves: Sequence[str]) -> None:
        for token in moves[len(self.moves) :]:
            s = self.state[0]
            action = action_at(s, token)
            if action is None:
                raise BadRecord("moves", f"{shown(token)} cannot be played")
            self.secret.append(secret_of(s) if INSIDE[action] < SLOTS else None)
            self.moves.append(token)
            play_on(s, action)


def secret_of(s: Any) -> int | None:
    """The deciding seat, if nobody else sees which card it names (format 9)."""
    task = s["todo"][int(s["todo_count"]) - 1]
    kind = task["kind"]
    hidden = (
        kind in (KEEP, PUT)
        or (kind == TAKE and task["place"] != ROW)
        or (kind == CARD and effect_row(s, task["card"], task["effect"])["op"] != store_cards_for_prayer.NUMBER)
    )
    return int(task["seat"]) if hidden else None


def effect_row(s: Any, slot: int, rel: int) -> Any:
    return EFFECT_ROWS[int(CARD_ROWS[int(s["cards"][slot])]["effects"]) + int(rel)]


_stories: OrderedDict[bytes, _Story] = OrderedDict()
_MOST_STORIES = 64


def public_moves(first: Any, now: Any, moves: Sequence[str], seat: int) -> list[str | None]:
    """The moves, with `?` for cards that this seat has not seen, until the game is over."""
    if now["over"]:
        return list(moves)
    # Called again after every move, so earlier results are cached.
    key = first.tobytes()
    story = _stories.pop(key, None)
    if story is None or list(moves[: len(story.moves)]) != story.moves:
        story = _Story(first)
    story.go_on(moves)
    _stories[key] = story
    if len(_stories) > _MOST_STORIES:
        _stories.popitem(last=False)
    return [
        token if secret in (None, seat) else token.partition(":")[0] + ":?"
        for token, secret in zip(moves, story.secret, strict=True)
    ]
