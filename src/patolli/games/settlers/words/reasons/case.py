"""The facts behind reasons: the pending decision, who decides it, what is missing for a price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from patolli.games.settlers.cards.model import RESOURCES, Card
from patolli.games.settlers.formats.places import places
from patolli.games.settlers.words.choices import question
from patolli.games.settlers.words.facts import View, size
from patolli.games.settlers.words.facts import known as card_of
from patolli.games.settlers.words.terms import goods_words
from patolli.text.entry import Entry, Value

Reason = tuple[str, Entry]
"""A place, perhaps with a verb behind it (`hand:COM023:deal`), and why not."""


def entry(key: str, **values: Value) -> Entry:
    return Entry(f"settlers-reasons.{key}", values)


@cache
def plain(key: str) -> Entry:
    """A reason with the same text everywhere: one entry for all places."""
    return entry(key)


@dataclass(frozen=True, slots=True)
class Case:
    """A decision, and who decides it."""

    view: View
    me: View
    seat: int
    kind: str
    peaceful: bool
    legal: frozenset[str]
    lit: frozenset[str]
    """Places where something can be chosen."""
    first: Entry
    """The reason for everything that has nothing to do with the decision."""

    def has(self, verb: str, card: str) -> bool:
        return f"{verb}:{card}" in self.legal

    @property
    def solo(self) -> bool:
        return self.view["virtual"] is not None


def case_of(position: Any, view: View, legal: Sequence[str]) -> Case:
    """Reads nothing from the position but an option of the game."""
    seat = view["decision"]["player"]
    return Case(
        view=view,
        me=view["seats"][seat],
        seat=seat,
        kind=view["decision"]["kind"],
        peaceful=bool(position["peaceful"]),
        legal=frozenset(legal),
        lit=frozenset(place for token in legal for place in places(view, token, ())),
        first=entry("first", question=question(view)),
    )


def known(card: str) -> Card:
    about = card_of(card)
    assert about is not None, "the cards of this game are known"
    return about


def lack(case: Case, cost: Mapping[str, int], times: int = 1) -> dict[str, int]:
    """What is missing for a price, as printed, ignoring Gold that could stand in for a part (S1.1.4); empty if it can
    be paid."""
    goods = case.me["goods"]
    wanted = {kind: n * times for kind, n in cost.items() if n}
    there = {**goods, "card_from_hand": size(case.me["hand"]), "own_deal": _deals(case)}
    there["blessing"] = len(case.me["blessings"])
    missing = {
        kind: n - there[kind] for kind, n in wanted.items() if kind not in (*RESOURCES, "any_resource", "location")
    }
    missing = {kind: n for kind, n in missing.items() if n > 0}
    short = {kind: n for kind in RESOURCES if (n := wanted.get(kind, 0) - goods[kind]) > 0}
    spare = sum(max(0, goods[kind] - wanted.get(kind, 0)) for kind in RESOURCES)
    anything = max(0, wanted.get("any_resource", 0) - spare)
    gold = max(0, goods["gold"] - wanted.get("gold", 0))
    if sum(short.values()) + anything > gold:
        missing |= short | ({"any_resource": anything} if anything else {})
    return missing


def lacking(case: Case, missing: Mapping[str, int], key: str = "lack") -> Entry:
    """Says what is missing, with a note about Gold where it could help."""
    gold = any(kind in (*RESOURCES, "any_resource") for kind in missing)
    have = case.me["goods"]["gold"]
    if not gold:
        return entry(key, lack=goods_words(missing))
    return entry(f"{key}-gold", lack=goods_words(missing), gold=have)


def _deals(case: Case) -> int:
    return len(case.me["deals"]) + len(case.me["routes"])


def passed(case: Case, seat: int) -> bool:
    """The virtual player of a solo game never passes."""
    return seat < len(case.view["seats"]) and case.view["seats"][seat]["passed"]
