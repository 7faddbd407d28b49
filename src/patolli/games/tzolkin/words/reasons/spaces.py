"""Why nothing can be chosen on a space of a gear, or on the start space."""

from __future__ import annotations

from collections.abc import Iterator

from patolli.games.tzolkin.rules.components import GEARS
from patolli.games.tzolkin.rules.state import ANY_ACTION, ANY_ACTION_BY_TILE
from patolli.games.tzolkin.words.facts import LAST_SPACE, entry, top_action, who
from patolli.games.tzolkin.words.reasons.case import (
    FREE_TURN,
    Case,
    cheapest_advance,
    corn_prices,
    lowest,
    payable,
    plain,
)
from patolli.text.entry import Entry, Term

Reason = tuple[str, Entry]
OFFERING = 3  # T29: corn for Uxmal 1


def space_reasons(case: Case) -> Iterator[Reason]:
    for gear, last in LAST_SPACE.items():
        free = lowest(case, gear)
        for space in range(last + 1):
            place = f"space:{gear}:{space}"
            if place in case.lit:
                continue
            if case.kind in FREE_TURN:
                yield place, _standing(case, gear, space, free)
            elif case.kind == "use":
                yield place, _using(case, gear, space)
            else:
                yield place, case.first


def start_reasons(case: Case) -> Iterator[Reason]:
    if "start" in case.lit:
        return
    owner = case.view["start_space"]
    if case.kind not in FREE_TURN:
        yield "start", case.first
    elif owner is not None:
        yield "start", plain("not-start-own") if owner == case.seat else _worker(owner)
    else:
        yield "start", _not_placed(case) or payable("not-payable", case.placed, case.corn)


# Placing and picking up


def _standing(case: Case, gear: str, space: int, free: int | None) -> Entry:
    worker = case.view["gears"][gear][space]
    if worker == case.seat:
        return plain("not-placing")  # at any other time it can be picked up
    if worker is not None:
        full = free is None and _not_placed(case) is None
        return entry("not-full", gear=Term("gear", gear)) if full else _worker(worker)
    why = _not_placed(case)
    if why:
        return why
    assert free is not None
    if space != free:
        return entry("not-lowest", gear=Term("gear", gear), space=free)
    price = free + case.placed
    return plain("not-mercy") if _by_mercy(case) else payable("not-payable", price, case.corn)


def _not_placed(case: Case) -> Entry | None:
    """Why no worker at all can be placed, apart from prices."""
    if case.kind == "pick":
        return plain("not-picking")
    if case.mercy:
        return plain("not-mercy-more")
    return None if case.me["free_workers"] else plain("not-in-hand")


def _by_mercy(case: Case) -> bool:
    """T9: some gear is offered although the seat cannot pay for its lowest free space."""
    offered = (gear for gear in GEARS if f"place:{gear}" in case.legal)
    return any((lowest(case, gear) or 0) + case.placed > case.corn for gear in offered)


def _worker(worker: int | str) -> Entry:
    return plain("not-neutral") if isinstance(worker, str) else entry("not-worker", seat=who(worker))


# Using an action


def _using(case: Case, gear: str, space: int) -> Entry:
    top = top_action(gear)
    if case.a >= ANY_ACTION:
        if gear == "chichen_itza":
            return plain("not-chichen")
        if (gear, space) == ("uxmal", 5):
            return plain("not-again")
        reach: int | None = int(case.a == ANY_ACTION_BY_TILE)
    elif gear != GEARS[case.a]:
        return case.first
    else:
        reach = _corn_back(case, gear, space)
    if space == 0:
        return plain("not-no-action")
    if reach is None:
        return entry("not-reached", gear=Term("gear", gear), space=case.b)
    if space > top:
        return entry("not-any", top=top)
    if reach > case.corn:
        return payable("not-back", reach, case.corn)
    return _missing(case, gear, space, reach)


def _corn_back(case: Case, gear: str, space: int) -> int | None:
    """The corn it costs to use this action from where the worker was, None if it is out of reach (T14, T15, T34)."""
    theology = gear == "chichen_itza" and case.me["technologies"]["theology"] > 0
    if case.b > top_action(gear) - theology:
        return 0
    if space <= case.b:
        return case.b - space
    return 0 if theology and space == case.b + 1 else None


def _missing(case: Case, gear: str, action: int, spent: int) -> Entry:
    """What is missing for an action within reach, after this much corn was spent to get there (T16)."""
    corn = case.corn - spent
    match gear, action:
        case "palenque", _:
            return plain("not-jungle-left")
        case "yaxchilan", _:
            return plain("not-bank")
        case "tikal", 1 | 3:
            return entry("not-advance-any", price=cheapest_advance(case), have=case.blocks)
        case ("tikal", 2) | ("uxmal", 4) if not any(case.view["buildings"]):
            return plain("not-row-empty")
        case "tikal", 2:
            return plain("not-building-any")
        case "tikal", 4:
            return plain("not-building-monument")
        case "tikal", _:
            return plain("not-climb-any" if case.blocks else "not-block")
        case "uxmal", 1:
            return plain("not-climb-any") if corn >= OFFERING else payable("not-payable", spent + OFFERING, case.corn)
        case "uxmal", 2:
            return plain("not-market")
        case "uxmal", 3:
            return plain("not-six")
        case "uxmal", 4:
            return payable("not-building-corn", spent + min(corn_prices(case)), case.corn)
        case "uxmal", _:
            return payable("not-payable", spent + 1, case.corn)
        case _:
            used = action in case.view["chichen_itza_skulls"]
            return plain("not-used" if used else "not-skull")
