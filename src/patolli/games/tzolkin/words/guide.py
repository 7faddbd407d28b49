"""What everything on the board is called and does, and the rules in brief: for a client that explains places.

The keys are short names like `space.tikal.3` or `rule.temple.chaac`; nothing here depends on a position.
"""

from __future__ import annotations

from patolli.games.tzolkin.rules.components import GEARS, KINDS, TECHNOLOGIES
from patolli.games.tzolkin.rules.state import KINDS as DECISIONS
from patolli.games.tzolkin.words.facts import (
    ACTION_CORN,
    BUILDINGS,
    LAST_SPACE,
    MONUMENTS,
    PALENQUE,
    TEMPLES,
    WEALTH,
    entry,
    tile_name,
    top_action,
)
from patolli.games.tzolkin.words.tiles import space_words, tile_words
from patolli.text.entry import Entry, Goods

_TOPICS = (
    "turn", "place", "pick", "beg", "start", "calendar", "food-day",
    "buildings", "monuments", "jungle", "skulls", "end",
)  # fmt: skip


def guide() -> dict[str, Entry]:
    """All of it, by key."""
    return {**_names(), **_spaces(), **_tiles(), **_rules()}


def _names() -> dict[str, Entry]:
    found = {f"gear.{gear}": entry(f"gear-{gear}") for gear in GEARS}
    found |= {f"temple.{temple}": entry(f"temple-{temple}") for temple in TEMPLES}
    found |= {f"technology.{name}": entry(f"technology-{name}") for name in TECHNOLOGIES}
    found |= {f"level.{name}.{n}": entry(f"gives-{name}-{n}") for name in TECHNOLOGIES for n in (1, 2, 3, "bonus")}
    found |= {f"kind.{kind}": entry(f"kind-{kind}") for kind in KINDS}
    found |= {
        f"goods.{name}": Entry(f"play.name-{name}")
        for name in ("corn", "wood", "stone", "gold", "skull", "block", "temple")
    }
    counted = ("skulls", "points", "workers", "corn_tiles", "wood_tiles")
    found |= {f"goods.{name}": Entry(f"tzolkin-guide.name-{name}") for name in counted}
    return found | {"start": Entry("arena.start-space")}


def _spaces() -> dict[str, Entry]:
    return {f"space.{gear}.{n}": _space(gear, n) for gear, last in LAST_SPACE.items() for n in range(last + 1)}


def _space(gear: str, space: int) -> Entry:
    top = top_action(gear)
    if space == 0:
        return Entry("tzolkin-guide.space-0")
    if space > top:
        return Entry("play.any-action", {"top": top})
    does = space_words(gear, space, {})
    if gear == "chichen_itza":
        return entry("space-priced", cost=Goods({"skull": 1}), does=does)
    corn = ACTION_CORN.get((gear, space))
    return entry("space-priced", cost=Goods({"corn": corn}), does=does) if corn else entry("space-plain", does=does)


def _tiles() -> dict[str, Entry]:
    tiles = (*WEALTH, *BUILDINGS, *MONUMENTS)
    return {f"tile.{tile}": tile_words(tile) for tile in tiles} | {f"name.{tile}": tile_name(tile) for tile in tiles}


def _rules() -> dict[str, Entry]:
    found = {f"rule.{topic}": Entry(f"tzolkin-guide.rule-{topic}") for topic in _TOPICS}
    found |= {f"rule.gear.{gear}": Entry(f"tzolkin-guide.rule-gear-{gear}") for gear in GEARS}
    found |= {
        f"rule.space.{gear}.{n}": _space_rule(gear, n) for gear, last in LAST_SPACE.items() for n in range(last + 1)
    }
    found |= {f"rule.temple.{temple}": Entry(f"tzolkin-guide.rule-temple-{temple}") for temple in TEMPLES}
    found |= {f"rule.technology.{name}": Entry(f"tzolkin-guide.rule-technology-{name}") for name in TECHNOLOGIES}
    # The terminal uses the same words to explain decisions.
    return found | {f"rule.decision.{kind}": Entry(f"play.hint-{kind}") for kind in DECISIONS}


def _space_rule(gear: str, space: int) -> Entry:
    top = top_action(gear)
    if space == 0:
        return Entry(
            "tzolkin-guide.rule-space-chichen_itza-0" if gear == "chichen_itza" else "tzolkin-guide.rule-space-0"
        )
    if space > top:
        return Entry(f"tzolkin-guide.rule-space-{'last' if space == LAST_SPACE[gear] else 'any'}", {"top": top})
    if gear == "chichen_itza":
        return Entry("tzolkin-guide.rule-space-chichen_itza")
    if gear == "palenque" and "wood" in PALENQUE[space]:
        return Entry("tzolkin-guide.rule-space-harvest", PALENQUE[space])
    return Entry(f"tzolkin-guide.rule-space-{gear}-{space}")
