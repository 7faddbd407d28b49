"""Choosing several things in any order: the record has one order for them, but people need not know it.

The rules ask for several things one by one, in a fixed order, so that there is only one way to write a set. There were
two options to spare people that order. The rules could accept things in any order and sort the moves of the record
afterward; then there would be many ways to play a set, bots would look at all of them, and a record would not say what
was played. Or a step that comes too late is inserted before those it should have preceded, while they are not confirmed
yet: the rules stay as they are, and only their order is recorded. We took the second.

Steps that belong together (`Notation.together`) at the end of what was tried form a *run* of *parts*; a part is a step
and what completes it (`put` a card, and which). A new part may be inserted anywhere among the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from patolli.engine.game import Game, State

Part = tuple[str, ...]


def ends_turn(game: Game, before: State, after: State) -> bool:
    """Whether the turn of the previous decision's seat is over: somebody else decides, another day began, the game says
    so, or nobody decides anymore."""
    if game.seat(after) != game.seat(before) or game.learning.clock(after) != game.learning.clock(before):
        return True
    return game.notation.new_turn is not None and game.notation.new_turn(before, after)


@dataclass(frozen=True)
class Order:
    """Steps in the order of the record, and those that have to wait until a part before them is complete."""

    steps: list[str]
    at: int
    """The index of the new one."""
    held: list[Part] = field(default_factory=list[Part])


def tokens(game: Game, state: State) -> list[str]:
    """The legal tokens at a position."""
    room = np.zeros(game.rules.max_legal, np.int16)
    return [game.token(state, action) for action in room[: game.legal(state, room)].tolist()]


def played(game: Game, start: State, steps: Sequence[str]) -> State | None:
    """The position after these steps of one turn; None if one of them is not legal, or comes after its end."""
    room = game.new_states(2)
    room[0] = start
    for number, token in enumerate(steps):
        if token not in tokens(game, room[0]):
            return None
        action = game.action(room[0], token)
        assert action is not None
        room[1] = room[0]
        game.apply(room[0], action)
        if number + 1 < len(steps) and ends_turn(game, room[1], room[0]):
            return None
    return room[0]


def _kind(game: Game, state: State, token: str) -> tuple[str, bool] | None:
    return game.notation.together(state, token) if game.notation.together else None


def _parts(game: Game, states: Sequence[State], steps: Sequence[str]) -> tuple[str, int, list[Part]]:
    """The run at the end: its group, the number of steps before it, and its parts."""
    group, first = "", len(steps)
    starts: list[int] = []
    for at in range(len(steps) - 1, -1, -1):
        found = _kind(game, states[at], steps[at])
        if found is None or found[0] != (group or found[0]) or game.seat(states[at]) != game.seat(states[-2]):
            break
        group, first = found[0], at
        if found[1]:
            starts.insert(0, at)
    while starts and starts[0] > first:  # a part that began before the run
        first = starts[0]
    return group, first, [tuple(steps[start:end]) for start, end in pairwise([*starts, len(steps)])]


def earlier(game: Game, states: Sequence[State], steps: Sequence[str], held: Sequence[Part] = ()) -> dict[str, Order]:
    """What else may be chosen because it merely comes too late, with the resulting order.

    `states` are the positions before each of the steps and after the last one."""
    if game.notation.together is None or not steps:
        return {}
    group, first, parts = _parts(game, states, steps)
    if not parts:
        return {}
    start, before = states[first], list(steps[:first])
    waits = _waits(game, states[-1], group)
    part: Part = parts.pop() if waits else ()
    parts += held
    now = set(tokens(game, states[-1])) if not held and not _over(game, states) else set[str]()
    found: dict[str, Order] = {}
    for place in range(len(parts), -1, -1):
        head, tail = [*_flat(parts[:place]), *part], parts[place:]
        here = played(game, start, head)
        if here is None or game.seat(here) < 0:
            continue
        for token in tokens(game, here):
            if token in found or token in now or _kind(game, here, token) != (group, not waits):
                continue
            order = _with(game, start, before, head, token, tail, group)
            if order is not None:
                found[token] = order
    return found


def _with(
    game: Game, start: State, before: list[str], head: list[str], token: str, tail: list[Part], group: str
) -> Order | None:
    """The order with a token after the head, if everything that follows is still possible."""
    here = played(game, start, [*head, token])
    if here is None:
        return None
    if not _waits(game, here, group):
        whole = [*head, token, *_flat(tail)]
        return Order([*before, *whole], len(before) + len(head)) if played(game, start, whole) is not None else None
    for more in tokens(game, here):
        if played(game, start, [*head, token, more, *_flat(tail)]) is not None:
            return Order([*before, *head, token], len(before) + len(head), tail)
    return None


def _over(game: Game, states: Sequence[State]) -> bool:
    return ends_turn(game, states[-2], states[-1])


def _waits(game: Game, state: State, group: str) -> bool:
    """Whether a part still needs a step to complete it."""
    if game.seat(state) < 0:
        return False
    first = next(iter(tokens(game, state)), None)
    return first is not None and _kind(game, state, first) == (group, False)


def _flat(parts: Sequence[Part]) -> list[str]:
    return [token for part in parts for token in part]
