"""Writing a full view (format 10) into the record of a position, and comparing views."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from patolli.games.settlers.cards.model import COLOURS, RESOURCES
from patolli.games.settlers.effects.card_rows import CARD_ROWS, ON_EXCHANGE, TYPE_FEATURE
from patolli.games.settlers.formats import deal
from patolli.games.settlers.rules import state as at
from patolli.games.settlers.rules.catalogue import slots_by_id
from tests.games.settlers.oracle.cards import contains, effects_of

_SEAT_PILES = {
    at.HAND: "hand", at.LOOKING: "looking", at.DECK: "deck", at.DISCARD_PILE: "discard", at.DEALS: "deals",
    at.FOUNDATIONS: "foundations",
}  # fmt: skip
_VIRTUAL_PILES = {
    at.LINE: "line", at.ATTACK_DECK: "attack_deck", at.ATTACK_DISCARD: "attack_discard", at.COLLECTION: "collection",
}  # fmt: skip
_MARKS = {"blocked": at.BLOCKED, "defense": at.DEFENDED, "samurai": at.SAMURAI_ON, "was_reset": at.WAS_RESET}


def write_state(s: Any, state: dict[str, Any], cards: list[dict[str, Any]]) -> None:
    """Everything in a view except its decision; cards, factions and options are in the record already."""
    s["round_no"], s["phase"] = state["round"], at.PHASES.index(state["phase"])
    s["first_player"] = state["first_player"]
    s["step"] = state["decision"]["player"] if state["phase"] == "action" else 0
    seed = int(state["rng"], 16)  # of SplitMix64, which is there at once
    s["key"][:2] = seed & 0xFFFFFFFF, seed >> 32
    s["drawn"] = s["generator"] = 0
    _lay(s, at.COMMON_DECK, state["common"]["deck"])
    _lay(s, at.COMMON_DISCARD, state["common"]["discard"])
    for player, own in enumerate(state["seats"]):
        s["points"][player] = own["points"]
        s["goods"][player] = list(own["goods"].values())
        s["blessings"][player] = sum(1 << COLOURS.index(colour) for colour in own["blessings"])
        s["tricolor"][player], s["passed"][player] = own["tricolor"], own["passed"]
        s["statues"][player] = list(own["statues"].values()) if "statues" in own else 0
        for pile, name in _SEAT_PILES.items():
            _lay(s, pile + player, own[name])
        _lay(s, at.TABLEAU + player, [one["id"] for one in own["locations"]])
    if state["virtual"]:
        for pile, name in _VIRTUAL_PILES.items():
            _lay(s, pile, state["virtual"][name])
        _lay(s, at.TABLEAU + 1, [one["id"] for one in state["virtual"]["locations"]])
    empires = [own["locations"] for own in state["seats"]]
    if state["virtual"]:
        empires.append(state["virtual"]["locations"])
    for player, places in enumerate(empires):
        for one in places:
            _write_location(s, player, one, cards)
    for own in state["seats"]:
        for route in own["routes"]:
            _lay(s, at.ROUTES, [route["marker"]], link=route["location"])


def _lay(s: Any, pile: int, ids: Sequence[str], link: str | None = None, marks: int = 0) -> None:
    slots = slots_by_id(s)
    deal.put_on_deck(s, pile, np.array([slots[card] for card in ids], np.int64))
    for card in ids if link is not None else ():
        s["link"][slots[card]] = slots[str(link)]
        s["marks"][slots[card]] = marks


def _write_location(s: Any, player: int, one: dict[str, Any], cards: list[dict[str, Any]]) -> None:
    card = one["id"]
    x = slots_by_id(s)[card]
    s["marks"][x] = one["used"] + sum(mark for key, mark in _MARKS.items() if one[key])
    if "technology" in one:
        s["marks"][x] += at.TECHNOLOGY * (at.TECHNOLOGIES.index(one["technology"]) + 1)
    taker = one["taken_by"]
    s["link"][x] = player if taker is None else taker
    if taker is not None:
        s["taken"][taker, int(s["taken_count"][taker])] = x
        s["taken_count"][taker] += 1
    s["amount"][x] = [one["goods"][good] for good in RESOURCES]
    row = CARD_ROWS[int(s["cards"][x])]
    if row["type"] == TYPE_FEATURE and row["trigger"] == ON_EXCHANGE:
        s["amount"][x, 0] = one["count"]
    if row["chooses"]:
        s["amount"][x, 0] = COLOURS.index(one["color"]) + 1 if one.get("color") else 0
    raw = next(entry for entry in cards if entry["id"] == card)
    by_action = contains(effects_of(raw, "action"), "place_card_under")
    _lay(s, at.UNDER, one["under"], link=card, marks=at.OWN_ACTION if by_action else 0)
    effects = [effect for ability in raw["abilities"] for effect in ability["effects"]]
    for_round = any(effect.get("until") == "round" for effect in effects)
    _lay(s, at.STORED, one["stored"], link=card, marks=0 if for_round else 1)


def difference(mine: Any, its: Any, path: str = "") -> str | None:
    """The first place where two views differ."""
    if isinstance(mine, dict) and isinstance(its, dict):
        if mine.keys() != its.keys():
            return f"{path} has {sorted(mine)} and {sorted(its)}"
        found = (difference(mine[key], its[key], f"{path}.{key}") for key in mine)
        return next((text for text in found if text), None)
    if isinstance(mine, list) and isinstance(its, list) and len(mine) == len(its):
        found = (difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(mine, its, strict=True)))
        return next((text for text in found if text), None)
    return None if mine == its else f"{path}: {mine!r} and {its!r}"
