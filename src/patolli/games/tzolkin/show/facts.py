"""What else is printed, for drawing a board: as structs, so that programs get types for it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from patolli.games.tzolkin.rules.components import COMPONENTS, HARVEST_GROUPS
from patolli.games.tzolkin.rules.food_day import CORN_PER_WORKER
from patolli.games.tzolkin.rules.temples import BOTTOM
from patolli.games.tzolkin.show.faces import LEVEL_PRICES
from patolli.games.tzolkin.words.facts import PALENQUE, top_action


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """All fields must be present, and no others."""


class TzolkinFoodDay(_Part):
    day: int
    kind: str
    age: int
    """The age that ends then; 0 for none."""


class TzolkinCalendarFacts(_Part):
    teeth: int
    food_days: list[TzolkinFoodDay]


class TzolkinGearFacts(_Part):
    teeth: int
    last_space: int
    """The last one with a number."""
    top_action: int
    """The last one with its own action; those after it allow any."""


class TzolkinStep(_Part):
    """A step of a temple, and what it gives on food days."""

    step: int
    points: int
    good: str | None


class TzolkinTempleFacts(_Part):
    steps: list[TzolkinStep]
    """From the bottom up."""
    bonus: tuple[int, int]
    """What the highest gets in each age."""
    tied: tuple[int, int]
    """The same for each of several (T54)."""


class TzolkinFeeding(_Part):
    """A tile that feeds workers (T50)."""

    free: int
    """This many, without corn."""
    cheaper: int
    """All others, for this much less."""


class TzolkinFacts(_Part):
    """What else is printed: gear sizes, food days, temple steps, prices."""

    calendar: TzolkinCalendarFacts
    placement_surcharge: dict[str, int]
    """For this many workers placed in one turn, together (T12)."""
    market_corn_per_block: dict[str, int]
    skulls: int
    gears: dict[str, TzolkinGearFacts]
    harvests: dict[str, list[str]]
    """The spaces of Palenque with harvest tiles, and the kinds of those."""
    temples: dict[str, TzolkinTempleFacts]
    levels: list[str]
    """Of a technology: by number, then what lies beyond the last."""
    corn_per_worker: int
    feeds: dict[str, TzolkinFeeding]
    """By tile."""


@cache
def facts() -> TzolkinFacts:
    about = COMPONENTS
    days = [TzolkinFoodDay(day=day.day, kind=day.kind, age=day.age) for day in about.calendar.food_days]
    return TzolkinFacts(
        calendar=TzolkinCalendarFacts(teeth=about.calendar.teeth, food_days=days),
        placement_surcharge=about.placement_surcharge,
        market_corn_per_block=about.market_corn_per_block,
        skulls=about.skulls,
        gears={
            name: TzolkinGearFacts(teeth=gear.teeth, last_space=gear.last_space, top_action=top_action(name))
            for name, gear in about.gears.items()
        },
        harvests={str(space): list(PALENQUE[space]) for space in HARVEST_GROUPS},
        temples=_temples(),
        levels=list(LEVEL_PRICES),
        corn_per_worker=CORN_PER_WORKER,
        feeds=_feeds(),
    )


def _temples() -> dict[str, TzolkinTempleFacts]:
    found: dict[str, TzolkinTempleFacts] = {}
    for name, about in COMPONENTS.temples.items():
        bonus = (about.bonus["age1"], about.bonus["age2"])
        steps = [
            TzolkinStep(step=step, points=points, good=about.goods.get(str(step)))
            for step, points in enumerate(about.points, BOTTOM)
        ]
        found[name] = TzolkinTempleFacts(steps=steps, bonus=bonus, tied=(bonus[0] // 2, bonus[1] // 2))
    return found


def _feeds() -> dict[str, TzolkinFeeding]:
    effects = ((tile.id, what) for tile in (*COMPONENTS.wealth_tiles, *COMPONENTS.buildings) for what in tile.effects)
    return {
        tile: TzolkinFeeding(free=what.get("feeds_free", 0), cheaper=what.get("feeds_cheaper", 0))
        for tile, what in effects
        if "feeds_free" in what or "feeds_cheaper" in what
    }
