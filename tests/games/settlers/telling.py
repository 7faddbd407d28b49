"""What tests of words share: handmade views, what a seat sees of a view, and checks of what is said about them."""

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

from patolli.games.settlers.cards.model import GOODS
from patolli.games.settlers.words.log import tell
from patolli.text import LANGUAGES, Entry, Goods, Seat, Translator, Value

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
FACTIONS = ("roman", "barbarian", "japanese", "egyptian")
View = dict[str, Any]


def en(entry: Entry) -> str:
    return Translator("en").render(entry, NAMES)


def said(before: View, token: str, after: View) -> list[str]:
    return [en(entry) for entry in tell(before, token, after)]


# Views made by hand


def place(card: str, **changes: Any) -> View:
    """A Location of the state JSON (format 10)."""
    return {
        **{"id": card, "used": 0, "blocked": False, "defense": False, "samurai": False, "taken_by": None},
        **{"under": [], "goods": {"wood": 0, "stone": 0, "food": 0}, "stored": [], "count": 0, "was_reset": False},
        **changes,
    }


def fresh(players: int = 2, kind: str = "turn", player: int = 0, phase: str = "action", **changes: Any) -> View:
    """A full view of an empty table; ``changes`` are set in the seat that decides, or else in the view."""
    goods = dict.fromkeys(("wood", "stone", "food", "worker", "raze", "defense", "gold"), 0)
    seats = [
        {
            **{"faction": FACTIONS[number], "points": 0, "goods": dict(goods), "blessings": [], "tricolor": False},
            **{"passed": False, "hand": [], "looking": [], "deck": [], "discard": [], "deals": [], "routes": []},
            **{"foundations": [], "locations": []},
        }
        for number in range(players)
    ]
    view: View = {
        **{"game": "settlers", "round": 1, "phase": phase, "first_player": 0, "over": False},
        **{"decision": {"kind": kind, "player": player}, "row": [], "prayer": [], "rng": "0000000000000007"},
        **{"common": {"deck": [], "discard": []}, "seats": seats, "virtual": None},
    }
    return put(view, player, changes)


def solo(**changes: Any) -> View:
    view = fresh(1, **changes)
    lists = ("locations", "line", "attack_deck", "attack_discard", "collection")
    return view | {"virtual": {name: [] for name in lists}}


def then(before: View, kind: str | None = "turn", player: int = 0, **changes: Any) -> View:
    """The view after: the deciding seat and the view changed, the next decision."""
    after = put(copy.deepcopy(before), before["decision"]["player"], changes)
    after["decision"] = {"kind": kind, "player": player} if kind else None
    return after


def put(view: View, player: int, changes: dict[str, Any]) -> View:
    mine = view["seats"][player]
    for key, value in changes.items():
        target = mine["goods"] if key in mine["goods"] else mine if key in mine else view
        target[key] = value
    return view


def seen_by(view: View, seat: int) -> View:
    """What a seat, or with -1 a spectator, may know of the full view (format 10)."""
    mine = copy.deepcopy(view)
    mine["common"]["deck"] = len(mine["common"]["deck"])
    mine["rng"] = None
    for number, state in enumerate(mine["seats"]):
        state["deck"] = len(state["deck"])
        for route in state["routes"]:
            route["marker"] = None
        if number != seat:
            for pile in ("hand", "looking", "foundations"):
                state[pile] = len(state[pile])
            for location in state["locations"]:
                location["under"] = len(location["under"])
    if mine["virtual"]:
        mine["virtual"]["attack_deck"] = len(mine["virtual"]["attack_deck"])
    return mine


def covered(before: View, token: str, seat: int) -> str:
    """The token with `?` for an id that a seat has not seen (format 9)."""
    verb, _, what = token.partition(":")
    if before["decision"]["player"] == seat or what in before["row"]:
        return token
    hidden = verb in ("take", "keep") or (verb == "card" and before["decision"]["kind"] in ("put", "card"))
    return f"{verb}:?" if hidden and verb != "done" else token


# Checks


def everything_can_be_said(entries: list[Entry]) -> None:
    for language in LANGUAGES:
        translator = Translator(language)
        for entry in entries:
            text = translator.render(entry, NAMES)
            assert text, entry
            assert not re.search(r"[{}$\u2066-\u2069]|\?\?|None|  |[:→–] *$|settlers", text), (
                language,
                entry.key,
                text,
            )
    for entry in entries:
        assert Entry.from_json(json.loads(json.dumps(entry.to_json()))) == entry


def told_adds_up(before: View, token: str, after: View) -> None:
    """What the log says each seat paid and got is exactly the difference between the views."""
    entries = tell(before, token, after)
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        counted = dict.fromkeys(GOODS, 0)
        for entry in entries:
            if entry.values.get("seat") == Seat(number):
                for sign, name in ((1, "results"), (-1, "paid")):
                    for good, n in amounts(entry.values.get(name, ())):
                        if good in counted:
                            counted[good] += sign * int(n)
        real = {good: now["goods"][good] - was["goods"][good] for good in now["goods"]}
        real["vp"] = now["points"] - was["points"]
        assert counted == real, (token, number, [en(entry) for entry in entries])


def amounts(value: Value) -> Iterator[tuple[str, int | float]]:
    match value:
        case Goods():
            yield from value.amounts.items()
        case tuple():
            for one in value:
                yield from amounts(one)
        case Entry("settlers-cards.goods"):
            for one in value.values.values():
                yield from amounts(one)
