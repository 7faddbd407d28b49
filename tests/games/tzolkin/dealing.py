"""What tests of the setup share: the tiles as printed, deals by seed and by hand."""

from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME

AGE_1 = ["A1-F1"] * 3 + ["A1-F2"] * 2 + [f"A1-{k}" for k in ("T1", "T2", "T3", "C1", "C2", "C3", "C4", "S1", "S2")]
AGE_2 = ["A2-F1"] * 3 + [f"A2-T{n}" for n in range(1, 6)] + [f"A2-C{n}" for n in range(1, 5)]
AGE_2 += [f"A2-S{n}" for n in range(1, 7)]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

# Printed on the wealth tiles: what each gives.
GIVES: dict[str, dict[str, int]] = {
    "W01": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "W02": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "W03": {"stone": 1, "gold": 1, "agriculture": 1},
    "W04": {"corn": 9, "stone": 1},
    "W05": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "W06": {"corn": 2, "wood": 2, "kukulcan": 1},
    "W07": {"corn": 4, "wood": 1, "extraction": 1},
    "W08": {"corn": 3, "wood": 2, "stone": 1},
    "W09": {"corn": 2, "chaac": 1, "architecture": 1},
    "W10": {"corn": 6, "stone": 2},
    "W11": {"corn": 3, "gold": 1, "architecture": 1},
    "W12": {"corn": 6, "wood": 1, "stone": 1},
    "W13": {"corn": 5, "stone": 1, "chaac": 1},
    "W14": {"corn": 3, "wood": 1},
    "W15": {"workers": 1, "free_workers": 1},
    "W16": {"corn": 8, "gold": 1},
    "W17": {"corn": 4, "wood": 1, "skulls": 1},
    "W18": {"corn": 5, "stone": 1, "theology": 1},
    "W19": {"corn": 4, "wood": 3},
    "W20": {"corn": 2, "wood": 2, "theology": 1},
    "W21": {"corn": 7, "wood": 2},
}


def new(players: int, seed: int = 3) -> Match:
    return Match.new(GAME, players, seed)


def empty_seat() -> dict[str, Any]:
    return {
        **dict.fromkeys(("points", "corn", "wood", "stone", "gold", "skulls", "corn_tiles", "wood_tiles"), 0),
        **{"workers": 3, "free_workers": 3, "light": True, "buildings": [], "monuments": []},
        "temples": {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0},
        "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
    }


def record(hands: list[str], neutral: list[list[Any]] | None = None, start: int = 0) -> dict[str, Any]:
    """A record without moves; hands such as "01 02 03 04"."""
    players = len(hands)
    deal = {
        "start_player": start,
        "wealth": [[f"W{number}" for number in hand.split()] for hand in hands],
        "neutral": neutral or [],
        "age1": list(AGE_1),
        "age2": list(AGE_2),
        "monuments": [f"M{n:02}" for n in range(1, players + 3)],
    }
    frame = {"format": "patolli-record", "version": 1, "game": "tzolkin", "players": [""] * players, "moves": []}
    return frame | {"deal": deal}


def four_hands(first: str, start: int = 0) -> Match:
    """Four players; seat 0 holds these tiles, the others the next ones."""
    others = [tile[1:] for tile in GIVES if tile[1:] not in first.split()]
    return Match.from_record(record([first] + [" ".join(others[i : i + 4]) for i in (0, 4, 8)], start=start))
