"""What new players are told when it first comes up, and warnings of hunger before a food day."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from patolli.engine.coaching import Caution, Comes, First, View, has_verb, offers
from patolli.games.tzolkin.rules.components import FOOD_DAYS
from patolli.games.tzolkin.words.facts import entry, goods
from patolli.games.tzolkin.words.round import corn_needed
from patolli.text.entry import Entry, Value

SOON = 2
"""A food day is explained this many days before."""
BEFORE = 1
"""A warning comes this many days before: there is still a turn on the day itself."""


def firsts() -> dict[str, First]:
    """By key, the most important first."""
    return {
        "beg": First(_say("beg"), _say("beg-text"), offers("beg")),
        "food": First(_say("food"), _say("food-text"), _food_day_soon),
        "days": _first("days", offers("advance"), lambda token: token == "advance:2"),
        "technology": _first("technology", offers("tech"), has_verb("tech")),
        "monument": _first("monument", offers("monument"), has_verb("monument")),
        "building": _first("building", offers("build"), has_verb("build")),
        "temple": First(_say("temple"), _say("temple-text"), offers("temple")),
        "wealth": First(_say("wealth"), _say("wealth-text"), offers("keep")),
        "pick": First(_say("pick"), _say("pick-text"), offers("pick")),
        "place": First(_say("place"), _say("place-text"), offers("place")),
    }


def _first(key: str, comes: Comes, uses: Callable[[str], bool]) -> First:
    return First(_say(key), _say(f"{key}-text"), comes, _say(f"{key}-try"), uses)


def _say(message: str, **values: Value) -> Entry:
    return Entry(f"tzolkin-coach.{message}", values)


def _food_day_soon(view: View, seat: int, legal: Sequence[str]) -> bool:
    left = days_left(view)
    return left is not None and left <= SOON


def days_left(view: View) -> int | None:
    """Days until the next food day; 0: this day ends with it. None if no more come."""
    if view["over"]:
        return None
    if view["food_day"]:
        return 0
    return next((int(day) - view["day"] for day in FOOD_DAYS if day > view["day"]), None)


def caution(view: View, seat: int) -> Caution | None:
    """A warning if the seat lacks corn and a food day is near."""
    left, mine = days_left(view), view["seats"][seat]
    need, have = corn_needed(mine), mine["corn"]
    if left is None or left > BEFORE or have >= need:
        return None
    text = _say("hungry-text", days=left, need=entry("space-plain", does=goods({"corn": need})), have=have)
    return Caution(f"hungry-{view['day'] + left}", _say("hungry"), text, ("food", f"seat:{seat}:corn"))
