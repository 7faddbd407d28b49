"""Views for tests of what is shown: handmade, and from random games that the oracle plays."""

import random
from copy import deepcopy
from functools import cache
from typing import Any

from tests.games.settlers.oracle.game import Oracle
from tests.games.settlers.oracle.selfcheck import HOUSE, open_box, random_record

View = dict[str, Any]
NAMES = ["Ana", "Ben", "Chloe", "Dan", "Eva"]


def place(card: str, **changes: Any) -> dict[str, Any]:
    """A Location with nothing on it except what is given."""
    empty = {"id": card, "used": 0, "blocked": False, "defense": False, "samurai": False, "taken_by": None, "under": []}
    empty |= {"goods": {"wood": 0, "stone": 0, "food": 0}, "stored": [], "count": 0, "was_reset": False}
    assert set(changes) <= {*empty, "color", "technology"}
    return empty | changes


def seat(faction: str, **changes: Any) -> dict[str, Any]:
    state: dict[str, Any] = {"faction": faction, "points": 0}
    state["goods"] = {"wood": 0, "stone": 0, "food": 0, "worker": 2, "raze": 1, "defense": 1, "gold": 0}
    state |= {"blessings": [], "tricolor": False, "passed": False, "hand": [], "looking": [], "deck": [], "discard": []}
    state |= {"deals": [], "routes": [], "foundations": [], "locations": []}
    assert set(changes) <= set(state)
    return state | changes


def view(*seats: dict[str, Any], **changes: Any) -> View:
    """The example of the format, with these seats."""
    state: View = {"game": "settlers", "round": 1, "phase": "action", "first_player": 0, "over": False}
    state |= {"decision": {"kind": "turn", "player": 0}, "row": [], "prayer": [], "rng": "0000000000000007"}
    state |= {"common": {"deck": [], "discard": []}, "seats": list(seats), "virtual": None}
    assert set(changes) <= {*state, "winners", "final", "rank"}
    return state | changes


def seen_by(whole: View, who: int) -> View:
    """What a seat sees (format 10): numbers in place of what is hidden."""
    state = deepcopy(whole)
    state["rng"] = None
    state["common"]["deck"] = len(state["common"]["deck"])
    for number, one in enumerate(state["seats"]):
        one["deck"] = len(one["deck"])
        for route in one["routes"]:
            route["marker"] = None
        if number != who:
            for pile in ("hand", "looking", "foundations"):
                one[pile] = len(one[pile])
            for location in one["locations"]:
                location["under"] = len(location["under"])
    if state["virtual"]:
        state["virtual"]["attack_deck"] = len(state["virtual"]["attack_deck"])
    return state


@cache
def game(players: int, seed: int, each: int = 25) -> list[View]:
    """Full views of a random game: each nth decision, and the end. Passing is rare, so that Empires grow."""
    box = open_box(HOUSE)
    rng = random.Random(seed)
    record = random_record(box, rng)
    while len(record["players"]) != players:
        record = random_record(box, rng)
    oracle = Oracle(record, *box)
    views: list[View] = []
    at = 0
    while not oracle.over:
        if at % each == 0:
            views.append(oracle.state())
        tokens = oracle.legal()
        if len(tokens) > 1 and "pass" in tokens and rng.random() < 0.95:
            tokens.remove("pass")
        oracle.play(rng.choice(tokens))
        at += 1
    return [*views, oracle.state()]


GAMES = [(players, seed) for players in (1, 2, 3, 4, 5) for seed in (1, 2, 3)]
"""Games of all kinds; the test of them says what they show."""
