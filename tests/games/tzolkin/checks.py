"""What rule tests check on a `Table`: what a token changed, and that a token is refused."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.engine.errors import IllegalMove
from patolli.engine.match import Match
from tests.games.tzolkin.table import Table

TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
"""The top step of every temple."""

DAYS = (8, 14, 21, 27)
"""The food days."""


def refuses(match: Match, *tokens: str) -> None:
    """Every one of these tokens is illegal, and trying it changes nothing."""
    before, moves = match.state.tobytes(), match.moves
    for token in tokens:
        assert token not in match.legal()
        with pytest.raises(IllegalMove):
            match.play(token)
        assert match.state.tobytes() == before
        assert match.moves == moves


def on(gear: str, space: int = 0, players: int = 4, **goods: Any) -> Table:
    """Seat 0 is to pick up its only worker, which stands on this space."""
    return Table(players).set(**goods).put(gear, space)


def using(action: str, **goods: Any) -> Table:
    """Seat 0 has just used an action from its own space: `using("tikal4", wood=2)`."""
    gear, space = action[:-1], int(action[-1])
    return on(gear, space, **goods).run(f"pick:{action}", f"use:{action}")


def changes(match: Match, *tokens: str) -> dict[str, Any]:
    """Play tokens and say all that they changed but the decision: by how much, or what stands there now.

    Fields of the seat that decided first have short names (`corn`, `temples.chaac`); of others `seat1.corn`; of the
    board `board.day`, `board.buildings.0`, `board.gears.tikal.3`.
    """
    before, seat = match.view(), match.seat
    for token in tokens:
        match.play(token)
    old, new = _flat(before, seat), _flat(match.view(), seat)
    return {key: _change(old.get(key), new[key]) for key in new if old.get(key) != new[key]}


def _change(old: Any, new: Any) -> Any:
    numbers = all(isinstance(value, int | float) and not isinstance(value, bool) for value in (old, new))
    return new - old if numbers else new


def _flat(view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for key in view:
        if key not in ("decision", "seats"):
            _flatten(f"board.{key}", view[key], flat)
    for p, mine in enumerate(view["seats"]):
        for key in mine:
            _flatten(key if p == seat else f"seat{p}.{key}", mine[key], flat)
    return flat


def _flatten(path: str, value: Any, flat: dict[str, Any]) -> None:
    if isinstance(value, dict):
        for key in value:
            _flatten(f"{path}.{key}", value[key], flat)
    elif isinstance(value, list) and (path.startswith("board.gears.") or path == "board.buildings"):
        for i, entry in enumerate(value):
            flat[f"{path}.{i}"] = entry
    else:
        flat[path] = value


def last_turn(players: int = 2, day: int = 1, **clock: int) -> Table:
    """Seat 0 has the last turn of this day's round; food days before today are resolved. Nobody is hungry.

    The others hold the marker, so that seat 0 would take it: seat 1 began, whatever the number of players.
    """
    t = Table(players)
    t.clock(day=day, round_no=day, turns=players - 1, start_player=1, food_days=sum(d < day for d in DAYS))
    if t.board["food_days"] >= 2:
        t.clock(age=2)
        t.board["row"][:] = t.board["deck"][1][:6]
    for p in range(players):
        t.set(p, corn=6)
    return t.clock(**clock)


def final_turn(players: int = 2) -> Table:
    """Seat 0 has the very last turn of the game; everybody can feed their workers and then has nothing left."""
    return last_turn(players, day=27)


def finish(t: Table) -> dict[str, Any]:
    """The last turn is taken by placing one worker for nothing; the view after it."""
    return t.run("place:palenque", "end").view()


__all__ = ["DAYS", "TOPS", "changes", "final_turn", "finish", "last_turn", "on", "refuses", "using"]
