"""The facts behind reasons: the pending decision, including what a view does not show, and what somebody can pay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from patolli.games.tzolkin.formats.places import places
from patolli.games.tzolkin.rules.components import TECHNOLOGIES
from patolli.games.tzolkin.words.choices import question
from patolli.games.tzolkin.words.facts import (
    BLOCKS,
    BUILDINGS,
    COUNTED,
    LAST_SPACE,
    TEMPLES,
    Amounts,
    View,
    entry,
    who,
)
from patolli.text.entry import Entry, Goods

FREE_TURN = ("turn", "place", "pick")
"""Decisions at which a player looks around for what to do; all others need an answer first."""


@dataclass(frozen=True, slots=True)
class Case:
    """A decision, and who decides it."""

    view: View
    me: View
    seat: int
    kind: str
    a: int
    b: int
    """The details of the decision; see the file where it is asked."""
    placed: int
    """Workers already placed this turn (T11)."""
    mercy: bool
    """Whether one was placed without paying in full (T9)."""
    legal: frozenset[str]
    lit: frozenset[str]
    """Places where something can be chosen."""
    first: Entry
    """The reason for everything that has nothing to do with the decision."""

    @property
    def corn(self) -> int:
        return self.me["corn"]

    @property
    def blocks(self) -> int:
        return sum(self.me[kind] for kind in BLOCKS)


def case_of(position: Any, view: View, legal: Sequence[str]) -> Case:
    _, a, b = position["todo"][int(position["todo_count"]) - 1].tolist()
    seat = view["decision"]["player"]
    return Case(
        view=view,
        me=view["seats"][seat],
        seat=seat,
        kind=view["decision"]["kind"],
        a=a,
        b=b,
        placed=int(position["placed"]),
        mercy=bool(position["mercy"]),
        legal=frozenset(legal),
        lit=frozenset(place for token in legal for place in places(view, token, [f"use:palenque{a}"])),
        first=entry("not-first", question=question(view)),
    )


@cache
def plain(key: str) -> Entry:
    """A reason with the same text everywhere: one entry for all places."""
    return entry(key)


def payable(key: str, price: int, have: int) -> Entry:
    """A price in corn that the seat cannot pay."""
    return entry(key, price=Goods({"corn": price}), have=Goods({"corn": have}))


def lowest(case: Case, gear: str) -> int | None:
    """The lowest free numbered space of a gear (T10), if there is one."""
    row = case.view["gears"][gear]
    return next((space for space in range(LAST_SPACE[gear] + 1) if row[space] is None), None)


def lack(case: Case, cost: Amounts) -> Goods:
    """What is missing for a price in blocks and skulls."""
    missing = {kind: n - case.me[COUNTED[kind]] for kind, n in cost.items()}
    return Goods({kind: missing[kind] for kind in COUNTED if missing.get(kind, 0) > 0})


def corn_prices(case: Case) -> list[int]:
    """The prices of the buildings in the row with Uxmal 4 (T29, T33)."""
    saved = int(case.me["technologies"]["architecture"] == 3)
    return [2 * (sum(BUILDINGS[tile]["cost"].values()) - saved) for tile in row(case)]


def row(case: Case) -> Iterable[str]:
    return (tile for tile in case.view["buildings"] if tile)


def barrier(case: Case, temple: str) -> Entry | None:
    """Why a temple cannot be climbed at all (T38)."""
    top = len(TEMPLES[temple]["points_from_step_-1"]) - 2
    step = case.me["temples"][temple]
    if step == top:
        return plain("not-top")
    if step == top - 1:
        for seat, other in enumerate(case.view["seats"]):
            if other["temples"][temple] == top:
                return entry("not-top-taken", seat=who(seat))
    return None


def can_climb(case: Case) -> bool:
    return any(barrier(case, temple) is None for temple in TEMPLES)


def advance_price(case: Case, technology: str) -> int:
    """T25: blocks to the next level, or for the bonus."""
    level = case.me["technologies"][technology]
    return 1 if level == 3 else level + 1


def useless(case: Case, technology: str) -> Entry | None:
    """Why a bonus would do nothing (T16)."""
    if case.me["technologies"][technology] < 3:
        return None
    if technology == "agriculture" and not can_climb(case):
        return plain("not-bonus-temple")
    if technology == "theology" and not case.view["bank_skulls"]:
        return plain("not-bonus-skull")
    return None


def cheapest_advance(case: Case) -> int:
    return min(advance_price(case, name) for name in TECHNOLOGIES if not useless(case, name))
