"""Why something that a player might want is not possible now, place by place: the answer to a click on it.

Places have the names that the browser app uses: `space:tikal:3`, `start`, `tile:A1-F1`, `temple:chaac`,
`technology:theology`, `jungle:4`, `goods:wood`, `calendar`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from patolli.games.tzolkin.rules.buildings import ARCHITECTURE_APPLIES, FIRST_OF_TWO, FOR_CORN
from patolli.games.tzolkin.rules.components import HARVEST_GROUPS, TECHNOLOGIES
from patolli.games.tzolkin.rules.uxmal import BUYING
from patolli.games.tzolkin.words.facts import BLOCKS, BUILDINGS, MARKET, MONUMENTS, TEMPLES, View, entry, who
from patolli.games.tzolkin.words.reasons.case import (
    FREE_TURN,
    Case,
    advance_price,
    barrier,
    case_of,
    lack,
    payable,
    plain,
    row,
    useless,
)
from patolli.games.tzolkin.words.reasons.spaces import Reason, space_reasons, start_reasons
from patolli.text.entry import Entry


def reasons(position: Any, view: View, legal: Sequence[str]) -> dict[str, Entry]:
    """For the deciding seat; places of legal tokens are left out. Reads nothing from the position but the decision and
    what was placed this turn, which everybody has seen."""
    case = case_of(position, view, legal)
    parts = (space_reasons, start_reasons, _tiles, _temples, _technologies, _jungle, _goods, _calendar)
    return dict(chain.from_iterable(part(case) for part in parts))


def _tiles(case: Case) -> Iterator[Reason]:
    for tile in row(case):
        if f"tile:{tile}" not in case.lit:
            yield f"tile:{tile}", _building(case, tile)
    for tile in case.view["monuments"]:
        if f"tile:{tile}" not in case.lit:
            yield f"tile:{tile}", _monument(case, tile)


def _building(case: Case, tile: str) -> Entry:
    cost = BUILDINGS[tile]["cost"]
    level = case.me["technologies"]["architecture"]
    missing = lack(case, cost)
    if case.kind in FREE_TURN:
        saved = level == 3 and sum(missing.amounts.values()) == 1  # T33
        return entry("not-build-now", lack=() if saved else missing)
    if case.kind != "build":
        return case.first
    if not case.a & ARCHITECTURE_APPLIES:
        level = 0
    if case.a & FOR_CORN:
        return payable("not-payable", 2 * (sum(cost.values()) - (level == 3)), case.corn)
    return entry("not-lack-saved" if level == 3 else "not-lack", lack=missing)


def _monument(case: Case, tile: str) -> Entry:
    missing = lack(case, MONUMENTS[tile]["cost"])
    if case.kind in FREE_TURN:
        return entry("not-monument-now", lack=missing)
    if case.kind != "build":
        return case.first
    return entry("not-lack", lack=missing) if case.a & FIRST_OF_TWO else plain("not-monument-only")


def _temples(case: Case) -> Iterator[Reason]:
    begging = any(token.startswith("beg:") for token in case.legal)
    for number, temple in enumerate(TEMPLES):
        place = f"temple:{temple}"
        if place in case.lit:
            continue
        if begging or case.kind == "anger":
            yield place, plain("not-bottom")
        elif case.kind in FREE_TURN:
            yield place, barrier(case, temple) or plain("not-climb-now")
        elif case.kind == "temple":
            # T28: the second step of Tikal 5 goes to another temple; `b` has the ones already used.
            yield place, plain("not-two-temples") if case.b >> number & 1 else barrier(case, temple) or case.first
        else:
            yield place, case.first


def _technologies(case: Case) -> Iterator[Reason]:
    for name in TECHNOLOGIES:
        place = f"technology:{name}"
        if place in case.lit:
            continue
        price, have = advance_price(case, name), case.blocks
        if case.kind == "technology":
            yield place, useless(case, name) or entry("not-advance-price", price=price, have=have)
        elif case.kind not in FREE_TURN:
            yield place, case.first
        elif have < price:
            yield place, entry("not-advance-now-price", price=price, have=have)
        else:
            yield place, useless(case, name) or plain("not-advance-now")


def _jungle(case: Case) -> Iterator[Reason]:
    for group in HARVEST_GROUPS:
        place = f"jungle:{group}"
        if place in case.lit:
            continue
        if case.kind == "harvest":
            yield place, entry("not-jungle-other", n=case.a)
        elif case.kind in FREE_TURN:
            yield place, entry("not-jungle-now", n=group)
        else:
            yield place, case.first


def _goods(case: Case) -> Iterator[Reason]:
    for number, kind in enumerate(BLOCKS):
        place = f"goods:{kind}"
        if place in case.lit:
            continue
        if case.kind in FREE_TURN:
            yield place, plain("not-goods-now")
        elif case.kind == "gain":
            yield place, plain("not-gain-order")
        elif case.kind == "pay":
            yield place, plain("not-pay-together")
        elif case.kind == "exchange":
            yield place, _market(case, number, kind)
        else:
            yield place, case.first


def _market(case: Case, number: int, kind: str) -> Entry:
    """Can be neither sold nor bought (T29); `a` is the progress through the order, `b` has the kinds sold."""
    if case.me[kind] or (number < case.a - BUYING and not case.b >> number & 1):
        return plain("not-market-order")
    if case.b >> number & 1:
        return plain("not-market-sold")
    return payable("not-market-price", MARKET[kind], case.corn)


def _calendar(case: Case) -> Iterator[Reason]:
    if "calendar" in case.lit:
        return
    view, owner = case.view, case.view["start_space"]
    if case.kind == "keep":
        why = case.first
    elif view["food_day"] == "points" and view["age"] == 2:  # T60
        why = plain("not-calendar-last")
    elif owner is None:
        why = plain("not-calendar-free")
    elif owner != case.seat:
        why = entry("not-calendar-other", seat=who(owner))
    else:
        why = plain("not-calendar-own" if case.me["light"] else "not-calendar-dark")
    yield "calendar", why
