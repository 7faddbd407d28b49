"""The catalogue of actions: a fixed small integer for every token, and tables for decoding an id."""

from itertools import combinations, combinations_with_replacement

import numpy as np

from patolli.games.tzolkin.rules.components import (
    BLOCKS,
    BUILDING_COST,
    BUILDING_IDS,
    GEARS,
    LAST_SPACE,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH_IDS,
)

TOKENS: list[str] = []


def _add(tokens: list[str]) -> int:
    """Append a family of tokens; returns its first id."""
    first = len(TOKENS)
    TOKENS.extend(tokens)
    return first


_PAIRS = list(combinations(range(len(WEALTH_IDS)), 2))
KEEP_PAIR = np.array(_PAIRS, np.int64)
KEEP_ID = np.full((len(WEALTH_IDS), len(WEALTH_IDS)), -1, np.int64)  # index: two tiles in either order
for _id, (_a, _b) in enumerate(_PAIRS):
    KEEP_ID[_a, _b] = KEEP_ID[_b, _a] = _id

FIRST_KEEP = _add([f"keep:{WEALTH_IDS[a]}+{WEALTH_IDS[b]}" for a, b in _PAIRS])
FIRST_BEG = _add([f"beg:{temple}" for temple in TEMPLES])
FIRST_PLACE = _add([f"place:{gear}" for gear in GEARS])
PLACE_START = _add(["place:start"])

_SPACES = [(gear, space) for gear in range(len(GEARS)) for space in range(LAST_SPACE[gear] + 1)]
PICK_GEAR = np.array([gear for gear, _ in _SPACES], np.int64)
PICK_SPACE = np.array([space for _, space in _SPACES], np.int64)
PICK_OFFSET = np.array([_SPACES.index((gear, 0)) for gear in range(len(GEARS))], np.int64)
FIRST_PICK = _add([f"pick:{GEARS[gear]}{space}" for gear, space in _SPACES])

_USES = [(gear, k) for gear in range(len(GEARS)) for k in range(1, 6 if gear < 4 else 10)]
USE_GEAR = np.array([gear for gear, _ in _USES], np.int64)
USE_ACTION = np.array([k for _, k in _USES], np.int64)
FIRST_USE = _add([f"use:{GEARS[gear]}{k}" for gear, k in _USES])  # action k of a gear: FIRST_USE + 5 * gear + k - 1
USE_NONE = _add(["use:none"])

HARVEST_CORN = _add(["harvest:corn"])
HARVEST_WOOD = _add(["harvest:wood"])
HARVEST_BURN = _add(["harvest:burn"])
HARVEST_BARE = _add(["harvest:bare"])
FIRST_ANGER = _add([f"anger:{temple}" for temple in TEMPLES])
FIRST_TECHNOLOGY = _add([f"tech:{technology}" for technology in TECHNOLOGIES])

_PAYMENTS = [blocks for size in (1, 2, 3) for blocks in combinations_with_replacement(range(3), size)]
PAYMENT = np.array([[blocks.count(kind) for kind in range(3)] for blocks in _PAYMENTS], np.int64)
PAYMENT_FROM = np.array([0, 0, 3, 9, 19], np.int64)  # payments of size n: PAYMENT_FROM[n] up to PAYMENT_FROM[n + 1]
FIRST_PAY = _add(["pay:" + "".join("wsg"[kind] for kind in blocks) for blocks in _PAYMENTS])

FIRST_GAIN = _add([f"gain:{block}" for block in BLOCKS])
FIRST_TEMPLE = _add([f"temple:{temple}" for temple in TEMPLES])

_N = len(BUILDING_IDS)
_SAVES = [(tile, kind) for tile in range(_N) for kind in range(3) if BUILDING_COST[tile, kind]]
_BUILDS = [(tile, -1, 0) for tile in range(_N)] + [(*save, 0) for save in _SAVES] + [(t, -1, 1) for t in range(_N)]
BUILD_TILE = np.array([tile for tile, _, _ in _BUILDS], np.int64)
BUILD_SAVES = np.array([kind for _, kind, _ in _BUILDS], np.int64)  # the block architecture 3 saves, or -1
BUILD_PLAIN = np.array([plain for _, _, plain in _BUILDS], np.int64)  # 1: architecture is kept for the second building
FIRST_BUILD = _add([f"build:{tile}" for tile in BUILDING_IDS])
SAVING_BUILD = np.full((_N, 3), -1, np.int64)
for _tile, _kind in _SAVES:
    SAVING_BUILD[_tile, _kind] = _add([f"build:{BUILDING_IDS[_tile]}-{BLOCKS[_kind]}"])
PLAIN_BUILD = _add([f"build:{tile}/plain" for tile in BUILDING_IDS])
FIRST_MONUMENT = _add([f"monument:{tile}" for tile in MONUMENT_IDS])

FIRST_SELL = _add([f"sell:{block}" for block in BLOCKS])
FIRST_BUY = _add([f"buy:{block}" for block in BLOCKS])
DONE = _add(["done"])
FIRST_ADVANCE = _add(["advance:1", "advance:2"])
SKIP = _add(["skip"])
END = _add(["end"])

MAX_LEGAL = 64  # room for the longest list: a Tikal 4 turn with architecture 3 has 6 x 4 + 6 tokens at most
