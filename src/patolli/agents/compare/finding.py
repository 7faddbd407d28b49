"""Whole turns worth comparing: complete, legal, and each with another outcome.

A search says how much it likes each decision. Turns are completed with what it likes best, the likeliest beginning
first; whatever else it liked on the way is a beginning for later. Two turns after which the seat sees the same are one
turn, in whatever order their steps come.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from patolli.agents.search.agent import SearchAgent
from patolli.engine.draft import Draft
from patolli.engine.errors import PatolliError
from patolli.engine.game import View
from patolli.engine.sight import Sight

Beginning = tuple[float, tuple[str, ...]]
"""Steps that a turn may begin with, the likeliest with the least number."""
LONGEST = 60
"""The most steps of a turn; more means that it is going around in circles."""
LEAST_SHARE = 0.05
"""What the search tried less often than this does not begin another turn."""
BESIDE = 2
"""At most this many alternatives to one decision do."""
TRIES = 4
"""How many turns are completed for each one wanted: many have the same outcome."""


class Turn(msgspec.Struct, frozen=True):
    """A whole turn, up to its end or to where something hidden comes to light: what can be confirmed."""

    steps: list[str]
    view: View
    """What the seat sees after it, as far as it can know that before."""
    unknown: list[list[str | int]]
    """Places of the view that confirming brings to light."""


def turn_of(sight: Sight, steps: Sequence[str]) -> Turn:
    """The turn of these steps; a MoveError if one is not legal, PatolliError if it is not whole."""
    draft = Draft(sight)
    draft.play(*steps)
    if not draft.to_confirm:
        raise PatolliError(f"the turn is not complete after {len(draft.steps)} steps")
    return _whole(draft)


def _whole(draft: Draft) -> Turn:
    view, unknown = draft.looks()
    return Turn(list(draft.steps), view, unknown)


def outcome(turn: Turn) -> bytes:
    """The same for two turns after which everything is the same to the seat: the order in which things came to it does
    not count."""
    view = {key: value for key, value in turn.view.items() if key != "seats"}
    return msgspec.json.encode([view, _unordered(turn.view["seats"]), turn.unknown], order="deterministic")


def _unordered(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _unordered(one) for key, one in cast("dict[str, Any]", value).items()}
    if isinstance(value, list):
        rows = [_unordered(one) for one in cast("list[Any]", value)]
        return sorted(rows) if all(type(one) is str for one in rows) else rows
    return value


def find_turns(
    sight: Sight, first: Sequence[tuple[str, float]], agent: SearchAgent, wanted: int, pause: Callable[[], None]
) -> list[Turn]:
    """Up to so many turns with different outcomes. `first`: the decisions that they may begin with, and the share that
    the search gave each; `agent` decides the rest."""
    found: dict[bytes, Turn] = {}
    begun: set[bytes] = set()
    waiting: list[Beginning] = [(-share, (token,)) for token, share in first]
    heapq.heapify(waiting)
    tries = TRIES * wanted
    while waiting and tries and len(found) < wanted:
        weight, steps = heapq.heappop(waiting)
        draft = Draft(sight)
        draft.play(*steps)
        if not draft.to_confirm:
            here = draft.sight().state.tobytes()
            if here in begun:
                continue  # the same in another order
            begun.add(here)
        tries -= 1
        for more in _complete(draft, agent, weight):
            heapq.heappush(waiting, more)
        turn = _whole(draft)
        found.setdefault(outcome(turn), turn)
        pause()
    return list(found.values())


def _complete(draft: Draft, agent: SearchAgent, weight: float) -> list[Beginning]:
    """Play a turn to its end with what is liked best; returns what else was liked on the way, with its weight."""
    beside: list[Beginning] = []
    while not draft.to_confirm:
        if len(draft.steps) >= LONGEST:
            raise PatolliError(f"the turn is not over after {LONGEST} steps, the last being {draft.steps[-3:]}")
        here = draft.sight()
        legal = here.legal_ids()
        if len(legal) == 1:
            draft.play(here.token(legal[0]))
            continue
        best, *others = agent.choices(here)
        total = best.visits + sum(one.visits for one in others)
        for one in others[:BESIDE]:
            if one.visits >= LEAST_SHARE * total:
                beside.append((weight * one.visits / total, (*draft.steps, one.token)))
        weight *= best.visits / total
        draft.play(best.token)
    return beside
