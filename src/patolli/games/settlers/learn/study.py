"""A match in retrospect: the round of a position, where the points came from, how everybody opened."""

from collections.abc import Sequence
from typing import Any

from patolli.games.settlers.effects.card_rows import CARD_IDS, CARD_ROWS, COMMON, DECKS
from patolli.games.settlers.formats.view import points_in_all, slots_in
from patolli.games.settlers.rules.catalogue import (
    BUILD_CARD,
    DEAL_CARD,
    FIRST_SPEND,
    GUARD,
    INSIDE,
    PASS,
    RAZE_CARD,
    THIS,
    USE,
    USE_TWICE,
)
from patolli.games.settlers.rules.state import ACTION, SLOTS, TABLEAU
from patolli.games.settlers.rules.tasks import BUILD, PUT, TURN
from patolli.games.settlers.words.study import SOURCES

__all__ = ["SOURCES", "clock", "openings", "sources"]

_OF_ACTION = {
    "build": "building",
    "deal": "deals",
    "raze": "razing",
    "use": "actions",
    "send": "actions",
    "spend": "actions",
}
_BY_TYPE = ("send", None, "use")  # what the family `use` means: for production, feature and action Locations


def clock(s: Any) -> int:
    """The round, 1 to 5."""
    return int(s["round_no"])


def _asked(s: Any) -> tuple[int, int]:
    """The kind of the current decision, and who decides."""
    top = s["todo"][int(s["todo_count"]) - 1]
    return int(top["kind"]), int(top["seat"])


def _kind_of_turn(s: Any, action: int) -> str | None:
    """The kind of an answer to `turn`, by the number that kernels use; None for a free move."""
    if action == PASS:
        return "pass"
    if action >= FIRST_SPEND:
        return "spend"
    if USE <= action < USE_TWICE:
        return _BY_TYPE[int(CARD_ROWS[int(s["cards"][action - USE])]["type"])]
    first = action - action % SLOTS
    return {BUILD_CARD: "build", GUARD: None, DEAL_CARD: "deal", RAZE_CARD: "raze", USE_TWICE: "use"}[first]


def sources(positions: Sequence[Any], actions: Sequence[int]) -> list[dict[str, float]]:
    """Points per seat by source; they add up to the scores of the last position.

    In the Action phase the action of the turn is the source of all points, including what it triggers; everything
    gained between the last pass and the next turn counts as production."""
    players = int(positions[0]["players"])
    found: list[dict[str, float]] = [dict.fromkeys(SOURCES, 0.0) for _ in range(players)]
    doing = "actions"
    for before, action, after in zip(positions, actions, positions[1:], strict=False):
        kind, decides = _asked(before)
        turn = _kind_of_turn(before, int(INSIDE[action])) if kind == TURN else None
        doing = _OF_ACTION.get(turn or "", doing)
        for seat in range(players):
            gained = int(after["points"][seat]) - int(before["points"][seat])
            if int(before["phase"]) != ACTION or turn == "pass":
                found[seat]["production"] += gained
            elif kind == PUT:
                found[seat]["gate"] += gained
            else:
                found[seat][doing if seat == decides else "actions"] += gained
    for seat, of_seat in enumerate(found):
        _add_end(positions[-1], seat, of_seat)
    return found


def _add_end(s: Any, seat: int, of_seat: dict[str, float]) -> None:
    """S1.14.1: Locations, and what lies on and under them."""
    for x in slots_in(s, TABLEAU + seat):
        card = CARD_ROWS[int(s["cards"][x])]
        of_seat["locations" if card["deck"] == COMMON else "faction_locations"] += int(card["end_vp"])
    on_locations = of_seat["locations"] + of_seat["faction_locations"]
    of_seat["end_features"] = int(points_in_all(s, seat)) - int(s["points"][seat]) - on_locations


def openings(positions: Sequence[Any], actions: Sequence[int]) -> list[list[str]]:
    """Labels per seat: `faction:roman`, `first:deal` for the first action of round 1, `built:COM012` for the first card
    that was built, if any was."""
    players = int(positions[0]["players"])
    first: list[str | None] = [None] * players
    built: list[str | None] = [None] * players
    for before, told in zip(positions, actions, strict=False):
        action = int(INSIDE[told])
        kind, seat = _asked(before)
        if kind == TURN and clock(before) == 1 and first[seat] is None:
            first[seat] = _kind_of_turn(before, action)
        if built[seat] is None and (kind == BUILD or (kind == TURN and BUILD_CARD <= action < BUILD_CARD + SLOTS)):
            slot = action - (THIS if kind == BUILD else BUILD_CARD)
            built[seat] = CARD_IDS[int(before["cards"][slot])]
    return [
        [f"faction:{DECKS[int(positions[0]['faction'][seat])]}"]
        + ([f"first:{first[seat]}"] if first[seat] else [])
        + ([f"built:{built[seat]}"] if built[seat] else [])
        for seat in range(players)
    ]
