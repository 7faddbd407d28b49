"""The tile tables of Tzolk'in: read from `data/components.json`, checked, and laid out as arrays for the kernels."""

from importlib import resources
from typing import Any

import msgspec
import numpy as np

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN_ITZA = range(5)
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = range(4)
BLOCKS = ("wood", "stone", "gold")
WOOD, STONE, GOLD = range(3)
KINDS = ("farm", "civic", "tomb", "shrine")
NOTHING, EXTRA_EXCHANGE, EXTRA_BUILDING, EXTRA_ACTION = range(4)

MAX_PLAYERS = 4
MAX_WORKERS = 6
ROW = 6
HARVEST_GROUPS = (2, 3, 4, 5)
MONUMENTS_BY_PLAYERS = {2: 4, 3: 5, 4: 6}
NEUTRAL_BY_PLAYERS = {2: 12, 3: 6, 4: 0}


class ComponentsError(ValueError):
    """The component file does not describe the game."""


class Wealth(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    neutral_worker: tuple[str, int]
    effects: list[dict[str, Any]]


class Building(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    age: int
    copies: int
    kind: str
    cost: dict[str, int]
    effects: list[dict[str, Any]]


class Monument(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: str
    cost: dict[str, int]
    scores: dict[str, Any]


class Gear(msgspec.Struct, forbid_unknown_fields=True):
    teeth: int
    last_space: int


class ChichenItza(msgspec.Struct, forbid_unknown_fields=True):
    action: int
    points: int
    temple: str
    block: bool


class Temple(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int] = msgspec.field(name="points_from_step_-1")
    goods: dict[str, str] = msgspec.field(name="goods_at_step")
    bonus: dict[str, int] = msgspec.field(name="leader_bonus")


class FoodDay(msgspec.Struct, forbid_unknown_fields=True):
    day: int
    kind: str
    age: int = 0


class Calendar(msgspec.Struct, forbid_unknown_fields=True):
    teeth: int
    food_days: list[FoodDay]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    calendar: Calendar
    placement_surcharge: dict[str, int]
    market_corn_per_block: dict[str, int]
    skulls: int
    gears: dict[str, Gear]
    chichen_itza: list[ChichenItza]
    temples: dict[str, Temple]
    wealth_tiles: list[Wealth]
    buildings: list[Building]
    monuments: list[Monument]


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise ComponentsError(f"components.json: {message}")


def read_components(text: bytes) -> Components:
    """Decode and check a component file; ComponentsError says what is wrong with it."""
    try:
        c = msgspec.json.decode(text, type=Components)
    except msgspec.MsgspecError as error:
        raise ComponentsError(f"components.json: {error}") from error
    _require(tuple(c.gears) == GEARS, f"gears must be {GEARS}")
    for name, gear in c.gears.items():
        size = (13, 10) if name == "chichen_itza" else (10, 7)
        _require((gear.teeth, gear.last_space) == size, f"gears.{name} must have (teeth, last_space) {size}")
    _require(tuple(c.temples) == TEMPLES, f"temples must be {TEMPLES}")
    _require(tuple(c.market_corn_per_block) == BLOCKS, f"market_corn_per_block must name {BLOCKS}")
    surcharge = {str(n): n * (n - 1) // 2 for n in range(1, MAX_WORKERS + 1)}
    _require(c.placement_surcharge == surcharge, f"placement_surcharge must be {surcharge}")
    kinds = [day.kind for day in c.calendar.food_days]
    _require(kinds == ["goods", "points", "goods", "points"], "calendar.food_days must alternate goods and points")
    days = [day.day for day in c.calendar.food_days]
    _require(days == sorted(set(days)) and days[0] > 1, "calendar.food_days must ascend")
    _require([a.action for a in c.chichen_itza] == list(range(1, 10)), "chichen_itza must list actions 1 to 9")
    _require(len(c.wealth_tiles) == 21, "21 wealth tiles are needed")
    for age, count in ((1, 14), (2, 18)):
        _require(sum(b.copies for b in c.buildings if b.age == age) == count, f"age {age} needs {count} buildings")
    _require(len(c.monuments) == 13, "13 monuments are needed")
    for tiles in (c.wealth_tiles, c.buildings, c.monuments):
        ids = [tile.id for tile in tiles]
        _require(ids == sorted(set(ids), key=ids.index), f"repeated ids in {ids}")
    for building in c.buildings:
        _check_tile(building.id, building.kind, building.cost, BLOCKS)
    for monument in c.monuments:
        _check_tile(monument.id, monument.kind, monument.cost, (*BLOCKS, "skull"))
    for temple in c.temples.values():
        steps = range(1, len(temple.points) - 1)
        _require(all(int(step) in steps for step in temple.goods), "goods_at_step must name steps of the temple")
    return c


def _check_tile(tile: str, kind: str, cost: dict[str, int], goods: tuple[str, ...]) -> None:
    _require(kind in KINDS, f"{tile}.kind {kind!r} is not one of {KINDS}")
    _require(bool(cost) and set(cost) <= set(goods), f"{tile}.cost {cost} may only name {goods}")
    _require(all(n > 0 for n in cost.values()), f"{tile}.cost {cost} must be positive")


_GOODS = ("corn", *BLOCKS, "skull")


class Effects:
    """The effects of a list of tiles as arrays, one row per tile."""

    def __init__(self, tiles: list[tuple[str, list[dict[str, Any]]]]) -> None:
        n = len(tiles)
        self.gain = np.zeros((n, len(_GOODS)), np.int64)
        self.points = np.zeros(n, np.int64)
        self.workers = np.zeros(n, np.int64)
        self.feeds_free = np.zeros(n, np.int64)
        self.feeds_cheaper = np.zeros(n, np.int64)
        self.temple = np.zeros((n, len(TEMPLES)), np.int64)
        self.any_temple = np.zeros(n, np.int64)
        self.technology = np.zeros((n, len(TECHNOLOGIES)), np.int64)
        self.any_technology = np.zeros(n, np.int64)
        self.extra = np.zeros(n, np.int64)
        for row, (tile, effects) in enumerate(tiles):
            for effect in effects:
                try:
                    self._read(row, dict(effect))
                except (KeyError, ValueError, TypeError, AttributeError) as error:
                    raise ComponentsError(f"components.json: {tile}: effect {effect} is not known") from error

    def _read(self, row: int, effect: dict[str, Any]) -> None:
        kind = next(iter(effect))
        value = effect.pop(kind)
        if kind == "gain":
            for good, count in value.items():
                self.gain[row, _GOODS.index(good)] += count
        elif kind == "temple":
            steps = effect.pop("steps")
            if value == "any":
                self.any_temple[row] += steps
            else:
                self.temple[row, TEMPLES.index(value)] += steps
        elif kind == "technology":
            advances = effect.pop("advances")
            if value == "any":
                self.any_technology[row] += advances
            else:
                self.technology[row, TECHNOLOGIES.index(value)] += advances
        elif kind == "action":
            self.extra[row] = {"uxmal2": EXTRA_EXCHANGE, "tikal2": EXTRA_BUILDING, "any_for_1_corn": EXTRA_ACTION}[
                value
            ]
        elif kind in ("points", "workers", "feeds_free", "feeds_cheaper"):
            getattr(self, kind)[row] += value
        else:
            raise KeyError(kind)
        if effect:
            raise KeyError(next(iter(effect)))


def _costs(costs: list[dict[str, int]], goods: tuple[str, ...]) -> np.ndarray:
    return np.array([[cost.get(good, 0) for good in goods] for cost in costs], np.int64)


COMPONENTS = read_components(resources.files("patolli.games.tzolkin").joinpath("data/components.json").read_bytes())

# Ids are row numbers: a tile in a position is its row here.
WEALTH_IDS = tuple(tile.id for tile in COMPONENTS.wealth_tiles)
BUILDING_IDS = tuple(tile.id for tile in COMPONENTS.buildings)
MONUMENT_IDS = tuple(tile.id for tile in COMPONENTS.monuments)

TEETH = np.array([gear.teeth for gear in COMPONENTS.gears.values()], np.int64)
LAST_SPACE = np.array([gear.last_space for gear in COMPONENTS.gears.values()], np.int64)
FOOD_DAYS = np.array([food.day for food in COMPONENTS.calendar.food_days], np.int64)
FOOD_KINDS = tuple(food.kind for food in COMPONENTS.calendar.food_days)
CORN_PER_BLOCK = np.array([COMPONENTS.market_corn_per_block[block] for block in BLOCKS], np.int64)

CHICHEN_POINTS = np.array([0, *(a.points for a in COMPONENTS.chichen_itza)], np.int64)
CHICHEN_TEMPLE = np.array([0, *(TEMPLES.index(a.temple) for a in COMPONENTS.chichen_itza)], np.int64)
CHICHEN_BLOCK = np.array([0, *(int(a.block) for a in COMPONENTS.chichen_itza)], np.int64)

TOP_STEP = np.array([len(t.points) - 2 for t in COMPONENTS.temples.values()], np.int64)
STEP_POINTS = np.zeros((3, 9), np.int64)  # index: step + 1
STEP_GOODS = np.zeros((3, 9, 4), np.int64)  # goods of this step and every step below: wood, stone, gold, skull
LEADER_BONUS = np.zeros((3, 2), np.int64)  # index: age - 1
for _t, _temple in enumerate(COMPONENTS.temples.values()):
    STEP_POINTS[_t, : len(_temple.points)] = _temple.points
    LEADER_BONUS[_t] = _temple.bonus["age1"], _temple.bonus["age2"]
    for _step, _good in _temple.goods.items():
        STEP_GOODS[_t, int(_step) + 1 :, (*BLOCKS, "skull").index(_good)] += 1

WEALTH = Effects([(tile.id, tile.effects) for tile in COMPONENTS.wealth_tiles])
WEALTH_GEAR = np.array([GEARS.index(tile.neutral_worker[0]) for tile in COMPONENTS.wealth_tiles], np.int64)
WEALTH_SPACE = np.array([tile.neutral_worker[1] for tile in COMPONENTS.wealth_tiles], np.int64)

BUILDING = Effects([(tile.id, tile.effects) for tile in COMPONENTS.buildings])
BUILDING_COST = _costs([tile.cost for tile in COMPONENTS.buildings], BLOCKS)
BUILDING_KIND = np.array([KINDS.index(tile.kind) for tile in COMPONENTS.buildings], np.int64)
AGE_TILES = tuple(
    np.array([row for row, b in enumerate(COMPONENTS.buildings) if b.age == age for _ in range(b.copies)], np.uint8)
    for age in (1, 2)
)
AGE_SIZE = tuple(len(tiles) for tiles in AGE_TILES)  # of the whole deck; index: age - 1

MONUMENT_COST = _costs([tile.cost for tile in COMPONENTS.monuments], (*BLOCKS, "skull"))
MONUMENT_KIND = np.array([KINDS.index(tile.kind) for tile in COMPONENTS.monuments], np.int64)
