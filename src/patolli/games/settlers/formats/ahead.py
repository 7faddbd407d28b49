"""In the alternate Lookout everybody chooses a card at the same time, twice (S1.4)."""

from __future__ import annotations

from typing import Any

from patolli.games.settlers.rules.state import ALTERNATE, LOOKING, LOOKOUT
from patolli.games.settlers.rules.tasks import TAKE


def together_with(s: Any, seat: int) -> bool:
    """Everybody's cards are already dealt when the first player chooses, and what others take is never shown. When all
    have chosen, cards are passed on: the second pick is a separate choice."""
    if s["over"] or s["solo"] or s["phase"] != LOOKOUT or s["lookout"] != ALTERNATE:
        return False
    task = s["todo"][int(s["todo_count"]) - 1]
    if task["kind"] != TAKE or task["place"] != LOOKING + task["seat"]:
        return False
    players, first = int(s["players"]), int(s["first_player"])
    later = (seat - first) % players > (int(task["seat"]) - first) % players
    return later and int(s["length"][LOOKING + seat]) > 0
