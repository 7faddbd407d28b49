"""Random games of every kind, played by the rules and by the oracle side by side."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import records
from patolli.games.settlers.cards.library import built_in, cards_folder
from patolli.games.settlers.formats import deal
from patolli.games.settlers.formats.view import view
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules.catalogue import MAX_LEGAL, action_at, token_at
from patolli.games.settlers.rules.state import STATE
from tests.games.settlers.oracle.decks import Maker, random_card_file
from tests.games.settlers.oracle.game import Oracle
from tests.games.settlers.oracle.selfcheck import BASE, HOUSE, HOUSE_SETS, Box

Record = dict[str, Any]
LONG = ("build", "use", "use2", "send", "deal", "raze", "spend", "defend", "put", "samurai")
"""Moves that make Empires grow: random players end their rounds far too early."""


@cache
def _data(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def install(file: dict[str, Any]) -> dict[str, str]:
    """Keep a card file as `patolli cards add` does, in the folder of this test; its entry in a record."""
    data = json.dumps(file).encode()
    digest = hashlib.sha256(data).hexdigest()
    path = cards_folder() / f"{digest}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return {"name": file["name"], "sha256": digest}


def random_file(dice: random.Random) -> dict[str, Any]:
    """Random cards for one or two factions, perhaps for the Common deck, in all the words of card files."""
    seed = dice.randrange(1_000_000)
    factions = dice.choice([("aztec",), ("aztec",), ("roman", "aztec"), ("japanese",), ("aztec", "atlantean")])
    file = random_card_file(seed, factions)
    if "atlantean" in factions:
        board = {"production": {"worker": 4, "gold": 1, "raze": 1, "defense": 1}, "stores": ["raze", "wood"]}
        file["faction_boards"]["atlantean"] = board | {"tricolor": False}
    if dice.random() < 0.5:
        for card in Maker(random.Random(seed)).deck("common", "COM")[: dice.choice((1, 20))]:
            card |= {"end_game_vp": 1, "name": card["id"], "copies": 1, "colorless_in_prayer": dice.random() < 0.1}
            del card["deal"]
            file["cards"].append(card)
    return file


def box_of(*files: dict[str, Any]) -> Box:
    """All cards and boards of the box, the house deck and these files, for the oracle."""
    base = _data(BASE)
    attack = [{"id": card, "target": target} for card, target in base["attack_cards"].items()]
    files = (_data(HOUSE), _data(HOUSE_SETS), *files)
    cards = [*base["cards"], *attack, *(card for file in files for card in file["cards"])]
    boards = dict(base["faction_boards"])
    for file in files:
        boards |= file.get("faction_boards", {})
    return cards, boards


def with_house_set(dice: random.Random, deck: str, ids: list[str]) -> list[str]:
    """Perhaps cards of one house set in place of others, all copies of them (S2.4.2)."""
    offered = [card for card in _data(HOUSE_SETS)["cards"] if card["deck"] == deck]
    if not offered or dice.random() < 0.3:
        return ids
    origin = dice.choice(sorted({card["origin"] for card in offered}))
    all_cards = {card["id"]: card for card in box_of()[0]}
    for name in sorted({card["name"] for card in offered if card["origin"] == origin}):
        new = [card["id"] for card in offered if card["name"] == name]
        old = sorted({all_cards[key]["name"] for key in ids if all_cards[key]["copies"] == len(new)} - {name})
        leaving = dice.choice([one for one in old if one not in {card["name"] for card in offered}])
        ids = [key for key in ids if all_cards[key]["name"] != leaving] + new
    return ids


def random_record(dice: random.Random, file: dict[str, Any] | None = None) -> Record:
    """The deal of a game of any kind (format 9); with a card file its factions take part, often with open decks."""
    cards, boards = box_of(*([file] if file else []))
    players = dice.choice((1, 2, 2, 3, 4, 5))
    new = sorted({card["deck"] for card in file["cards"]} - {"common"}) if file else []
    others = [faction for faction in sorted(boards) if faction not in new]
    factions = (new + dice.sample(others, len(others)))[:players]
    dice.shuffle(factions)
    is_open = dice.random() < 0.3
    in_sets = {card["id"] for card in _data(HOUSE_SETS)["cards"]}
    decks: dict[str, list[str]] = {}
    for name in ("common", *factions):
        ids = [card["id"] for card in cards if card.get("deck") == name]
        if is_open:
            size = dice.choice((1, len(ids), dice.randint(1, len(ids)), dice.randint(1, len(ids))))  # F19
        else:
            # One origin for each deck: that of the file, if it has one.
            ids = [card for card in ids if card[3] == ("5" if name in new else ("9" if name == "aztec" else card[3]))]
            ids = [card for card in ids if name != "common" or card[3] == "0"]
            ids = [card for card in ids if card not in in_sets]
            ids = ids if name in new else with_house_set(dice, name, ids)
            size = len(ids)
        decks[name] = dice.sample(ids, size)
    options: dict[str, Any] = {"disputed": dice.random() < 0.3, "solo": players == 1}
    options["format"] = "open" if is_open else "standard"
    if players > 1:
        options |= {"lookout": dice.choice(("standard", "alternate", "advanced")), "peaceful": dice.random() < 0.3}
    if dice.random() < 0.4:
        options |= {"sets": True} | {name: False for name in ("technology", "statues") if dice.random() < 0.3}
    seed = dice.randrange(2**53)
    key = hashlib.sha256(str(seed).encode()).hexdigest()
    cards_of: dict[str, Any] = {"generator": "chacha8", "key": key} if seed % 3 else {"seed": seed}
    cards_of |= {"first_player": dice.randrange(players), "common": decks["common"]}
    cards_of["factions"] = [decks[faction] for faction in factions]
    if players == 1:
        attack = [card["id"] for card in cards if "target" in card]
        cards_of["attack"] = dice.sample(attack, len(attack))
    files = [{"name": one.name, "sha256": one.sha256} for one in built_in()] + ([install(file)] if file else [])
    head = {"format": "patolli-record", "version": 1, "game": "settlers", "players": [f"P{p}" for p in range(players)]}
    return head | {"factions": factions, "options": options, "card_files": files, "deal": cards_of, "moves": []}


def read(record: Record) -> Any:
    """The position after the deal of a record."""
    states = records(1, STATE)
    header = {key: record[key] for key in ("factions", "options", "card_files", "deal") if key in record}
    deal.read_deal(header, len(record["players"]), states[0])
    return states[0]


def legal_actions(s: Any) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int16)
    return out[: GAME.legal(s, out)].tolist()


def choose(legal: Sequence[str], dice: random.Random, haste: float) -> str:
    """A random token; with probability `haste` any, otherwise one that makes the game longer."""
    long = [token for token in legal if token.partition(":")[0] in LONG]
    return dice.choice(long if long and dice.random() >= haste else legal)


def difference(a: Any, b: Any, path: str = "") -> str | None:
    """The first place where two states differ."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((found for key in a if (found := difference(a[key], b[key], f"{path}.{key}"))), None)
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        pairs = enumerate(zip(a, b, strict=True))
        return next((found for i, (x, y) in pairs if (found := difference(x, y, f"{path}[{i}]"))), None)
    return None if a == b and type(a) is type(b) else f"{path}: the rules say {a!r}, the oracle {b!r}"


def compare(record: Record, box: Box, dice: random.Random, longest: int = 3000) -> tuple[str | None, list[str]]:
    """Play a random game with both; where they first differ (None: nowhere), and the moves."""
    oracle = Oracle(record, *box)
    s = read(record)
    moves: list[str] = []
    haste = dice.choice((0.2, 0.4, 0.7))
    while True:
        wanted = oracle.legal()
        actions = legal_actions(s)
        tokens = [token_at(s, action) for action in actions]
        where = f"after {len(moves)} moves {moves[-6:]}, decision {oracle.decision and oracle.decision[:2]}"
        if actions != sorted(set(actions)) or sorted(tokens) != wanted:
            more, less = sorted(set(tokens) - set(wanted)), sorted(set(wanted) - set(tokens))
            return f"{where}: legal with the rules alone {more}, with the oracle alone {less}", moves
        if found := difference(view(s), oracle.state()):
            return f"{where}: {found}", moves
        if oracle.over or len(moves) >= longest:
            return None, moves
        token = choose(wanted, dice, haste)
        moves.append(token)
        oracle.play(token)
        action = action_at(s, token)
        assert action is not None, token
        GAME.apply(s, action)


__all__ = ["Record", "box_of", "choose", "compare", "difference", "install", "legal_actions", "random_file"]
__all__ += ["random_record", "read"]
