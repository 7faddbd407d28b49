"""A match in retrospect: the day of a position, where the points came from, how everybody opened."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from patolli.games.tzolkin.formats.view import view
from patolli.games.tzolkin.rules.catalogue import TOKENS
from patolli.games.tzolkin.rules.components import FOOD_DAYS, GEARS, LEADER_BONUS, STEP_POINTS, TECHNOLOGIES

SOURCES: tuple[str, ...] = (
    "temples",
    "buildings",
    "monuments",
    "chichen_itza",
    "skulls",
    "technologies",
    "goods",
    "hunger",
)
LAST_DAY = int(FOOD_DAYS[-1])

# Which source a decision's points belong to, by the first word of its token. Points for a building come from its tile,
# from architecture, and from a bonus that the tile brings; `tech` (free) and `pay` choose the bonus.
_SOURCE = {"use": "chichen_itza", "build": "buildings", "tech": "technologies", "pay": "technologies"}
_PLACES = (*GEARS, "start")


def clock(s: Any) -> int:
    """The day, 1 to 27. A position counts further if the last food day was skipped, and at the end (T60)."""
    return min(int(s["day"]), LAST_DAY)


def sources(positions: Sequence[Any], actions: Sequence[int]) -> list[dict[str, float]]:
    """Points per seat by source; they add up to the scores of the last position."""
    players = int(positions[0]["players"])
    found = [dict.fromkeys(SOURCES, 0.0) for _ in range(players)]
    points: list[list[int]] = [s["points"].tolist() for s in positions]
    food_days = [int(s["food_days"]) for s in positions]
    for at, action in enumerate(actions):
        gained = [now - was for was, now in zip(points[at], points[at + 1], strict=True)]
        if food_days[at] != food_days[at + 1]:
            _food_day(found, positions[at], food_days[at + 1], gained)
        elif any(gained):
            seat = int(positions[at]["seat"])
            found[seat][_SOURCE[TOKENS[action].partition(":")[0]]] += gained[seat]
    for seat, final in enumerate(view(positions[-1]).get("final", ())):
        found[seat]["goods"] = float(final["goods"])
        found[seat]["skulls"] = float(final["skulls"])
        found[seat]["monuments"] = float(sum(final["monuments"].values()))
    return found


def _food_day(found: list[dict[str, float]], before: Any, number: int, gained: Sequence[int]) -> None:
    """T50, T54: on the second and fourth food days the temples give points; everything else is hunger."""
    steps: list[list[int]] = before["temples"].tolist()[: len(found)]
    for seat, sources_of in enumerate(found):
        temples = 0
        if number % 2 == 0:
            temples = sum(_temple_points(steps, seat, temple, number // 2) for temple in range(3))
        sources_of["temples"] += temples
        sources_of["hunger"] += gained[seat] - temples


def _temple_points(steps: list[list[int]], seat: int, temple: int, age: int) -> int:
    mine = steps[seat][temple]
    points = int(STEP_POINTS[temple, mine + 1])
    column = [row[temple] for row in steps]
    if mine == max(column):
        bonus = int(LEADER_BONUS[temple, age - 1])
        points += bonus if column.count(mine) == 1 else bonus // 2
    return points


def openings(positions: Sequence[Any], actions: Sequence[int]) -> list[list[str]]:
    """Labels per seat: `keep:W02` for each tile kept, `first:palenque+tikal` where the workers of the first turn went,
    `technology:theology` for the first technology raised in play (a wealth tile's advances do not count)."""
    players = int(positions[0]["players"])
    kept: list[list[str]] = [[] for _ in range(players)]
    placed: list[list[str]] = [[] for _ in range(players)]
    turned = [False] * players
    raised: list[str | None] = [None] * players
    for (before, after), action in zip(pairwise(positions), actions, strict=True):
        seat = int(before["seat"])
        kind, _, what = TOKENS[action].partition(":")
        if kind == "keep":
            kept[seat] = what.split("+")
        elif kind == "place" and not turned[seat]:
            placed[seat].append(what)
        elif kind == "end":
            turned[seat] = True
        if raised[seat] is None and kind in ("tech", "pay", "build"):
            raised[seat] = _raised(before, after, seat)
        if all(turned) and all(raised):
            break
    return [_labels(kept[seat], placed[seat], raised[seat]) for seat in range(players)]


def _raised(before: Any, after: Any, seat: int) -> str | None:
    levels = zip(TECHNOLOGIES, before["technologies"][seat].tolist(), after["technologies"][seat].tolist(), strict=True)
    return next((technology for technology, was, now in levels if now > was), None)


def _labels(kept: list[str], placed: list[str], raised: str | None) -> list[str]:
    labels = [f"keep:{tile}" for tile in kept]
    if placed:
        labels.append("first:" + "+".join(sorted(placed, key=_PLACES.index)))
    if raised:
        labels.append(f"technology:{raised}")
    return labels
