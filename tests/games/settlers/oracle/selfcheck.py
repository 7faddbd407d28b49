"""Plays random games of all kinds with the test oracle and checks that nothing gets lost.

    python -m tests.games.settlers.oracle.selfcheck --games 1000 --seed 1 [--cards FILE.json]

A card file gives its factions new boards and decks (in the place of the house deck).
"""

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.games.settlers.oracle.game import Oracle
from tests.paths import SETTLERS_DATA

DATA = SETTLERS_DATA
BASE = DATA / "cards.json"
HOUSE = DATA / "house.json"
HOUSE_SETS = DATA / "sets.json"
Box = tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]  # cards, boards


def open_box(*files: Path) -> Box:
    """All cards and boards; for a deck that several files have, the last file's cards are used."""
    base = json.loads(BASE.read_text(encoding="utf-8"))
    attack = [{"id": card, "target": target} for card, target in base["attack_cards"].items()]
    cards, boards = base["cards"] + attack, base["faction_boards"]
    for file in files:
        more = json.loads(file.read_text(encoding="utf-8"))
        replaced = {card["deck"] for card in more["cards"]}
        cards = [card for card in cards if card.get("deck") not in replaced] + more["cards"]
        boards |= more.get("faction_boards", {})
    return cards, boards


def random_record(box: Box, rng: random.Random) -> dict[str, Any]:
    """A deal of a random kind of game, in the form of a record (format 9)."""
    cards, boards = box
    players = rng.choice((1, 2, 2, 3, 4, 5))
    factions = rng.sample(sorted(boards), players)
    decks = {}
    for deck in ("common", *factions):
        ids = [card["id"] for card in cards if card.get("deck") == deck]
        decks[deck] = rng.sample(ids, len(ids))
    options: dict[str, Any] = {"disputed": rng.random() < 0.3, "solo": players == 1}
    if players > 1:
        options |= {"lookout": rng.choice(("standard", "alternate", "advanced")), "peaceful": rng.random() < 0.3}
    deal = {"generator": "chacha8", "key": rng.randbytes(32).hex()}
    deal |= {"first_player": rng.randrange(players), "common": decks["common"]}
    deal["factions"] = [decks[faction] for faction in factions]
    if players == 1:
        attack = [card["id"] for card in cards if "target" in card]
        deal["attack"] = rng.sample(attack, len(attack))
    head = {"format": "patolli-record", "version": 1, "game": "settlers", "players": [f"P{n}" for n in range(players)]}
    return head | {"factions": factions, "options": options, "deal": deal, "moves": []}


def places_of_cards(state: dict[str, Any]) -> Counter[str]:
    """How often each card occurs anywhere."""
    ids = state["row"] + state["prayer"] + state["common"]["deck"] + state["common"]["discard"]
    locations = []
    for seat in state["seats"]:
        for pile in ("hand", "looking", "deck", "discard", "deals", "foundations"):
            ids += seat[pile]
        ids += [route["marker"] for route in seat["routes"]]
        locations += seat["locations"]
    if state["virtual"]:
        for pile in ("line", "attack_deck", "attack_discard", "collection"):
            ids += state["virtual"][pile]
        locations += state["virtual"]["locations"]
    for place in locations:
        ids += [place["id"], *place["under"], *place["stored"]]
    return Counter(ids)


def check(oracle: Oracle, dealt: Counter[str]) -> None:
    """What must hold at each decision."""
    state = oracle.state()
    assert places_of_cards(state) == dealt, "a card is lost or doubled"
    assert json.loads(json.dumps(state)) == state, "the state is not plain JSON"
    tokens = oracle.legal()
    assert bool(tokens) != oracle.over, "no legal token before the end"
    assert len(set(tokens)) == len(tokens), f"a token twice: {tokens}"
    for seat in state["seats"]:
        assert min(seat["goods"].values()) >= 0
        assert seat["points"] >= 0
        assert seat["hand"] == sorted(seat["hand"])
        assert len(set(seat["blessings"])) == len(seat["blessings"])


def play(record: dict[str, Any], box: Box, rng: random.Random, each: int = 1) -> tuple[Oracle, list[str]]:
    """A random game, checked at each nth decision; passing is rare, so that games grow."""
    oracle = Oracle(record, *box)
    dealt = places_of_cards(oracle.state())
    moves: list[str] = []
    patience = rng.choice((0.05, 0.5, 0.9, 0.98))
    while not oracle.over:
        if len(moves) % each == 0:
            check(oracle, dealt)
        tokens = oracle.legal()
        if len(tokens) > 1 and "pass" in tokens and rng.random() < patience:
            tokens.remove("pass")
        moves.append(rng.choice(tokens))
        oracle.play(moves[-1])
    check(oracle, dealt)
    return oracle, moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=Path, action="append", default=[])
    parser.add_argument("--each", type=int, default=1, help="check every n-th decision")
    args = parser.parse_args()
    box = open_box(HOUSE, *args.cards)
    asked: Counter[str] = Counter()
    begin = time.monotonic()
    for game in range(args.seed, args.seed + args.games):
        rng = random.Random(game)
        record = random_record(box, rng)
        try:
            _, moves = play(record, box, rng, args.each)
        except Exception:
            print(f"game {game}: {record['factions']}, {record['options']}")
            raise
        asked.update(move.split(":")[0] for move in moves)
    print(f"{args.games} games, {asked.total()} decisions, {time.monotonic() - begin:.0f} s: {dict(asked)}")


if __name__ == "__main__":
    main()
