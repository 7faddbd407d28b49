"""Play games of Imperial Settlers of all kinds and save them here: `python -m tests.records.make_settlers`.

Run after a change of rules or of the house deck that makes the old ones illegal. Bugs that are found become records
beside these, by hand, and stay.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from patolli.engine.match import Match
from patolli.games.settlers.cards.decks import default_deck
from patolli.games.settlers.cards.library import house_sets
from patolli.games.settlers.rules.tasks import KINDS as DECISIONS
from tests.games.settlers.oracle.comparing import choose
from tests.records.make import NAMES, trace_digest

FOLDER = Path(__file__).parent
TRIED = 60

KINDS: dict[str, tuple[int, dict[str, Any], float]] = {
    "2p-standard": (2, {"factions": "roman,japanese"}, 0.1),
    "2p-aztec": (2, {"factions": "aztec,egyptian"}, 0.1),
    "2p-alternate": (2, {"factions": "barbarian,aztec", "lookout": "alternate"}, 0.2),
    "2p-advanced": (2, {"factions": "egyptian,japanese", "lookout": "advanced"}, 0.2),
    "3p-standard": (3, {"factions": "egyptian,japanese,aztec"}, 0.15),
    "3p-peaceful": (3, {"factions": "barbarian,roman,japanese", "peaceful": True}, 0.2),
    "3p-advanced": (3, {"factions": "roman,aztec,barbarian", "lookout": "advanced", "disputed": True}, 0.2),
    "4p-standard": (4, {"factions": "egyptian,japanese,aztec,roman"}, 0.15),
    "4p-alternate": (
        4,
        {"factions": "barbarian,egyptian,japanese,aztec", "lookout": "alternate", "peaceful": True},
        0.3,
    ),
    "5p-standard": (5, {"factions": "japanese,aztec,roman,egyptian,barbarian"}, 0.2),
    "4p-advanced": (4, {"factions": "aztec,roman,barbarian,egyptian", "lookout": "advanced"}, 0.2),
}
"""Players, options, and how hasty the players are."""
SOLO = {"1p-won": ("aztec", True), "1p-lost": ("japanese", False), "1p-roman": ("roman", True)}
"""Faction, and whether the game is won."""


def play(seed: int, players: int, options: dict[str, Any], haste: float) -> Match:
    match, dice = Match.new("settlers", NAMES[:players], seed, options), random.Random(seed)
    while not match.over:
        match.play(choose(match.legal(), dice, haste))
    return match


LIKING = {
    "build": 5,
    "use": 7,
    "use2": 7,
    "location": 7,
    "deal": 4,
    "raze": 4,
    "spend": 2,
    "pass": 0,
    "end": 0,
    "done": 0,
}
"""How much a solo player likes a token, so that one wins once in a while."""


def liking(token: str, faction: str, his: set[str]) -> int:
    word, _, what = token.partition(":")
    own = what.startswith(faction[:3].upper())
    if word == "raze" and what in his:
        return 9
    if word == "build" and own:
        return 8
    if word == "location" and own:
        return 3
    if token in ("spend:wood", "spend:stone"):
        return 6
    return LIKING.get(word, 3)


def solo(faction: str, won: bool) -> Match:
    """The first random game that ends like this."""
    for seed in range(1000):
        match, dice = Match.new("settlers", NAMES[:1], seed, {"factions": faction}), random.Random(seed)
        while not match.over:
            his = {one["id"] for one in match.view()["virtual"]["locations"]}
            rated = [(liking(token, faction, his) + 1.5 * dice.random(), token) for token in match.legal()]
            match.play(max(rated)[1])
        if bool(match.winners) == won:
            return match
    raise AssertionError(f"no game of {faction} was {'won' if won else 'lost'}")


def blessed() -> Match:
    """A game in which the Aztecs hold more Blessings than they can store."""
    wanted = ("build:AZT914", "build:AZT915", "build:AZT924", "draw:faction", "location:COM", "spend:stone")
    for seed in range(1000):
        match, dice = Match.new("settlers", NAMES[:2], seed, {"factions": "aztec,roman"}), random.Random(seed)
        while not match.over:
            legal = match.legal()
            liked = [token for token in legal if token.startswith(wanted)]
            match.play(dice.choice(liked) if liked else choose(legal, dice, 0.1))
        if "store" in asked(match):
            return match
    raise AssertionError("nobody was blessed")


def with_sets() -> Match:
    """A game with the house sets in Open decks, in which Blessings pay and Statues are taken."""
    new = [card for card in house_sets().cards.values() if card.deck in ("barbarian", "egyptian")]
    decks = {
        deck: [card.id for card in new if card.deck == deck] + default_deck(deck)[:10]
        for deck in ("barbarian", "egyptian")
    }
    options = {"factions": "barbarian,egyptian", "decks": decks, "sets": True}
    names = {card.id for card in new}
    for seed in range(1000):
        match, dice = Match.new("settlers", NAMES[:2], seed, options), random.Random(seed)
        while not match.over:
            legal = match.legal()
            liked = [token for token in legal if token.startswith(("build:", "use", "send:")) and token[-6:] in names]
            liked = liked or [token for token in legal if token in ("draw:faction", "spend:faction", "spend:stone")]
            match.play(dice.choice(liked) if liked else choose(legal, dice, 0.1))
        if {move.partition(":")[0] for move in match.record()["moves"]} >= {"offer", "statue"}:
            return match
    raise AssertionError("no game shows the house sets")


def asked(match: Match) -> set[str]:
    """The kinds of decisions of a match."""
    return {match.view(at=at)["decision"]["kind"] for at in range(len(match))}


def matches() -> dict[str, Match]:
    """For each kind, the one of several games that shows most decisions not seen before; together they show all."""
    found = {name: solo(*how) for name, how in SOLO.items()} | {"2p-blessed": blessed()}
    found |= {"2p-sets": with_sets()}
    missing = set(DECISIONS).difference(*map(asked, found.values()))
    for number, name in enumerate(KINDS):
        games = [play(100 * number + seed, *KINDS[name]) for seed in range(TRIED)]
        found[name] = max(games, key=lambda match: len(asked(match) & missing))
        missing -= asked(found[name])
    print(f"not shown: {sorted(missing)}")
    return found


def write(name: str, match: Match) -> None:
    record = match.record() | {"expect": {"trace": trace_digest(match)}}
    path = FOLDER / f"settlers-{name}.json"
    path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"wrote {path.name}: {len(match)} moves, points {match.scores()}, winners {match.winners}", flush=True)


if __name__ == "__main__":
    for old in FOLDER.glob("settlers-*.json"):
        old.unlink()
    for name, match in matches().items():
        write(name, match)
