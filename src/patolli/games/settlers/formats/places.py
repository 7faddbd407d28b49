"""Where on the table a choice is (docs/web.md).

The seat's own things: `hand:ID`, `looking:ID`, `location:ID`, `foundation`, `deal:ID`, `route:ID` (the deal of a Trade
Route, by its Location), `stored:ID`, `goods:GOOD`, `blessing:COLOR`, `board`. Everybody's: `row:ID`, `deck:common`,
`deck:faction`, `color:COLOR`, `attack:ID`, `pass`. Things of others: `rival:SEAT`, `rival:SEAT:location:ID`,
`rival:SEAT:deal:ID`, `rival:SEAT:route:ID`, `rival:SEAT:goods:GOOD`; in a solo game the virtual player is seat 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from patolli.games.settlers.cards.model import COLOURS, RESOURCES

View = Mapping[str, Any]

VIRTUAL = 1
ON_BOARD = frozenset(
    {
        *("take", "source", "keep", "discard", "drop", "build", "deal", "raze", "use", "use2", "send", "put", "defend"),
        *("samurai", "card", "location", "target", "seat", "steal", "stored", "end"),
    }
)
"""Verbs for cards and players, which are clicked directly; and the end of a turn, for which there is Confirm."""
_OF_CARDS = ON_BOARD - {"seat", "steal", "end"}


def arguments(token: str) -> list[str]:
    """The arguments of a token: a card, a good, a seat and a good, each good that is paid."""
    verb, _, what = token.partition(":")
    if verb == "pay":
        names = {kind[0]: kind for kind in (*RESOURCES, "gold")}
        return [names[letter] for letter in what]
    return what.split(":") if what else []


def places(view: View, token: str, moves: Sequence[str]) -> list[str]:
    """The places of a legal token."""
    verb, _, what = token.partition(":")
    match verb:
        case "location" if what == "foundation":
            return ["foundation"]
        case "source" if what == "board":
            return ["board"]
        case "draw":
            return [f"deck:{what}"]
        case "spend":
            return ["goods:worker"]
        case "pass":
            return ["pass"]
        case "color":
            return [f"color:{what}"]
        case "blessing" | "store" | "offer":
            return [f"blessing:{what}"]
        case "seat":
            return [f"rival:{what}"]
        case "steal":
            seat, _, good = what.partition(":")
            return [f"rival:{seat}:goods:{good}"]
        case "good" | "give" | "swap" if what in view["seats"][_mover(view)]["goods"]:
            return [f"goods:{what}"]
        case "swap":
            return _holding(view, what)
        case _ if verb in _OF_CARDS:
            return _holding(view, what)
        case _:
            return []


def names(view: View) -> set[str]:
    """All places that exist for the deciding seat."""
    return {
        *("foundation", "board", "pass", "deck:common", "deck:faction"),
        *(f"goods:{good}" for good in view["seats"][_mover(view)]["goods"]),
        *(f"{what}:{color}" for what in ("color", "blessing") for color in COLOURS),
        *(place for place, _ in _cards(view)),
        *(f"rival:{seat}" for seat, _ in _rivals(view)),
        *(f"rival:{seat}:goods:{good}" for seat, other in _rivals(view) for good in other["goods"]),
    }


def _mover(view: View) -> int:
    return view["decision"]["player"]


def _rivals(view: View) -> Iterator[tuple[int, View]]:
    return ((seat, other) for seat, other in enumerate(view["seats"]) if seat != _mover(view))


def _holding(view: View, card: str) -> list[str]:
    return [place for place, one in _cards(view) if one == card]


def _cards(view: View) -> Iterator[tuple[str, str]]:
    """Every visible card that can be chosen, with its place, nearest first."""
    own = view["seats"][_mover(view)]
    for pile in ("hand", "looking"):
        yield from ((f"{pile}:{card}", card) for card in own[pile])
    yield from ((f"row:{card}", card) for card in view["row"])
    yield from _table(own, "")
    for place in own["locations"]:
        yield from ((f"stored:{card}", card) for card in place["stored"])
    for seat, other in _rivals(view):
        yield from _table(other, f"rival:{seat}:")
    if view["virtual"] is not None:
        yield from ((f"rival:{VIRTUAL}:location:{one['id']}", one["id"]) for one in view["virtual"]["locations"])
        yield from ((f"attack:{card}", card) for card in view["virtual"]["line"])


def _table(seat: View, whose: str) -> Iterator[tuple[str, str]]:
    yield from ((f"{whose}location:{one['id']}", one["id"]) for one in seat["locations"])
    yield from ((f"{whose}deal:{card}", card) for card in seat["deals"])
    yield from ((f"{whose}route:{one['location']}", one["location"]) for one in seat["routes"])
