"""The tiles and tables of the test oracle, and the types of its decisions."""

import json
from collections.abc import Generator
from typing import TypeVar

from tests.paths import TZOLKIN_DATA

DATA = TZOLKIN_DATA / "components.json"
# A skull is called like the key of a seat that counts it.
COMPONENTS = json.loads(DATA.read_text(encoding="utf-8").replace('"skull"', '"skulls"'))
BLOCKS = ("wood", "stone", "gold")
LETTERS = {"w": "wood", "s": "stone", "g": "gold"}
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
ADVANCE_PRICE = (1, 2, 3, 1)  # blocks, by the level before the advance (T25)
GEARS = tuple(COMPONENTS["gears"])
CHICHEN_ITZA = "chichen_itza"
SMALL_GEARS = tuple(gear for gear in GEARS if gear != CHICHEN_ITZA)
TEMPLES = COMPONENTS["temples"]
TOP = {name: len(temple["points_from_step_-1"]) - 2 for name, temple in TEMPLES.items()}
MARKET = COMPONENTS["market_corn_per_block"]
WEALTH = {tile["id"]: tile for tile in COMPONENTS["wealth_tiles"]}
BUILDINGS = {tile["id"]: tile for tile in COMPONENTS["buildings"]}
MONUMENTS = {tile["id"]: tile for tile in COMPONENTS["monuments"]}
SKULL_ACTIONS = {row["action"]: row for row in COMPONENTS[CHICHEN_ITZA]}
JUNGLE_CORN = {2: 4, 3: 5, 4: 7, 5: 9}  # T20
JUNGLE_WOOD = {3: 2, 4: 3, 5: 4}
YAXCHILAN = {  # T24
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skulls": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}

Result = TypeVar("Result")
Decision = tuple[str, int, list[str]]  # kind, player, tokens
Asking = Generator[Decision, str, Result]  # asks decisions, is sent the chosen tokens
Flow = Asking[None]


def split_space(text: str) -> tuple[str, int]:
    """Gear and number of "tikal4" or "chichen_itza10"."""
    gear = text.rstrip("0123456789")
    return gear, int(text[len(gear) :])
