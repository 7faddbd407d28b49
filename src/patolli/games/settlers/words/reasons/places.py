"""Why something that a player might want is not possible now, by place and verb: the answer to a click on it.

Places have the names of `formats/places.py`; where a place has several verbs, the impossible ones have keys of their
own: `hand:COM023:deal`, `location:ROM004:use2`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from patolli.games.settlers.cards.model import COLOURS
from patolli.games.settlers.formats.places import names
from patolli.games.settlers.words.facts import View
from patolli.games.settlers.words.reasons.case import Case, Reason, case_of, entry, passed, plain
from patolli.games.settlers.words.reasons.turn import own_places, turn_reasons
from patolli.games.settlers.words.terms import colour_word
from patolli.text.entry import Entry, Seat


def reasons(position: Any, view: View, legal: Sequence[str]) -> dict[str, Entry]:
    """For the deciding seat; places of legal tokens are left out. Reads nothing from the position but an option of the
    game, which everybody knows."""
    case = case_of(position, view, legal)
    if case.kind in ("turn", "after"):
        found = dict(turn_reasons(case))
        rest = plain("goods-now" if case.kind == "turn" else "done-already")
    else:
        found, rest = dict(_ASKED.get(case.kind, _nothing)(case)), case.first
    found |= {place: rest for place in names(view) if place not in found}
    return {place: why for place, why in found.items() if place not in case.lit}


def _nothing(case: Case) -> Iterator[Reason]:
    return iter(())


def _colors(case: Case) -> Iterator[Reason]:
    for color in COLOURS:
        yield f"color:{color}", entry("color", color=colour_word(color))


def _blessings(case: Case) -> Iterator[Reason]:
    for color in case.me["blessings"]:
        yield f"blessing:{color}", plain("blessing-held")


def _stores(case: Case) -> Iterator[Reason]:
    for color in COLOURS:
        if color not in case.me["blessings"]:
            yield f"blessing:{color}", plain("blessing-none")


def _decks(case: Case) -> Iterator[Reason]:
    for deck in ("common", "faction"):
        yield f"deck:{deck}", plain("deck-empty")


def _given_up(case: Case) -> Iterator[Reason]:
    for place, one in own_places(case):
        if one["taken_by"] is not None:
            yield (
                place,
                plain("not-yours") if one["taken_by"] == case.seat else entry("taken", seat=Seat(one["taken_by"])),
            )
    yield "foundation", plain("no-foundation")


def _aims(case: Case) -> Iterator[Reason]:
    """Nothing of a player who has passed can be targeted; of the rest, whatever the ability does not fit."""
    for place in names(case.view):
        kind, _, rest = place.partition(":")
        if kind == "rival":
            seat = int(rest.partition(":")[0])
            yield place, entry("passed", seat=Seat(seat)) if passed(case, seat) else plain("no-target")
        elif kind in ("hand", "location", "deal", "route", "attack"):
            yield place, plain("no-target")


_ASKED: Mapping[str, Callable[[Case], Iterator[Reason]]] = {
    "color": _colors,
    "blessing": _blessings,
    "store": _stores,
    "offer": _stores,
    "draw": _decks,
    "location": _given_up,
    "target": _aims,
    "steal": _aims,
    "opponent": _aims,
}
