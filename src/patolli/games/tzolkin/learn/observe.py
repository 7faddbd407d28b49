"""Features for learning: a position as numbers, from one seat's point of view, with nothing that seat may not know.

`FEATURES` documents every number and its place; `docs/observation.md` is generated from it. Seats are relative: 0 is
the observer, 1 the next player clockwise. The length is the same for 2, 3 and 4 players; absent seats are all zero.
"""

from dataclasses import dataclass

import numpy as np

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.tzolkin.rules.components import (
    AGE_TILES,
    BLOCKS,
    BUILDING_IDS,
    FOOD_DAYS,
    GEARS,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOP_STEP,
    WEALTH_IDS,
)
from patolli.games.tzolkin.rules.food_day import corn_per_worker, food_day_due, workers_to_feed
from patolli.games.tzolkin.rules.monuments import monument_points
from patolli.games.tzolkin.rules.state import EMPTY, KINDS, NEUTRAL, NO_TILE, USE

SEATS = 4
BUILDINGS = len(BUILDING_IDS)
MONUMENTS = len(MONUMENT_IDS)
WEALTHS = len(WEALTH_IDS)
COPIES = np.array([(AGE_TILES[0] == tile).sum() + (AGE_TILES[1] == tile).sum() for tile in range(BUILDINGS)], np.int64)
AGE_OF = np.array([1 if (AGE_TILES[0] == tile).any() else 2 for tile in range(BUILDINGS)], np.int64)


@dataclass(frozen=True)
class Feature:
    """A run of numbers in the observation."""

    name: str
    size: int
    meaning: str


_WHO = "the observer, then the seats clockwise after it"
FEATURES: tuple[Feature, ...] = (
    Feature("players", 3, "one-hot: 2, 3, 4 players"),
    Feature("day", 1, "day / 27"),
    Feature("food_day_in", 1, "days until the next food day / 8; 0 or below: this round ends with it"),
    Feature("next_food_day", 4, "one-hot: first (goods), second (points), third (goods), fourth (points)"),
    Feature("food_day_due", 1, "1: this round ends with a food day"),
    Feature("age", 1, "1: age 2"),
    Feature("teeth_corn", 1, "corn on the teeth / 10"),
    Feature("bank_skulls", 1, "skulls in the bank / 13"),
    Feature("chichen_itza", 9, "1: action 1-9 of Chichen Itza is used"),
    Feature("jungle_corn", 4, "corn tiles in groups 2-5 / 4"),
    Feature("jungle_wood", 4, "wood tiles in groups 2-5 / 4"),
    Feature("start_space", 4, f"one-hot, who stands on the start space: {_WHO}; all zero: nobody"),
    Feature("start_player", 4, f"one-hot, who holds the start marker: {_WHO}"),
    Feature("turns", 1, "turns finished in this round / 4"),
    Feature("decides", 4, f"one-hot, who decides: {_WHO}"),
    Feature("decision", len(KINDS), "one-hot, the kind of the current decision: " + ", ".join(KINDS)),
    Feature("decision_details", 2, "the two details of the current decision / 8 (see the files of the places)"),
    Feature("use_gear", 7, "for `use`, one-hot: the worker's gear, or any action by Uxmal 5, by tile A2-T4"),
    Feature("pending", len(KINDS), "how many decisions of each kind are pending below the current one / 4"),
    Feature("placed", 1, "workers placed in this turn / 6"),
    Feature("begged", 1, "1: begged in this turn"),
    Feature("mercy", 1, "1: placed by mercy in this turn"),
    *(
        Feature(f"gear_{name}", 5 * int(teeth), f"per tooth 0-{teeth - 1}, one-hot: {_WHO}, neutral worker")
        for name, teeth in zip(GEARS, TEETH, strict=True)
    ),
    Feature("row", BUILDINGS, "buildings face up, by type / 3: " + ", ".join(BUILDING_IDS)),
    Feature("deck", BUILDINGS, "buildings still to come in this game, by type / 3 (which, not in what order)"),
    Feature("monuments", MONUMENTS, "1: on the board: " + ", ".join(MONUMENT_IDS)),
    Feature("dealt", WEALTHS, "1: dealt to the observer, until all have kept two: " + ", ".join(WEALTH_IDS)),
    *(
        feature
        for seat in range(SEATS)
        for feature in (
            Feature(f"seat{seat}_present", 1, "1: this seat is played"),
            Feature(f"seat{seat}_points", 1, "points / 50"),
            Feature(f"seat{seat}_corn", 1, "corn / 20"),
            Feature(f"seat{seat}_blocks", 3, ", ".join(BLOCKS) + " / 8"),
            Feature(f"seat{seat}_skulls", 1, "skulls in hand / 4"),
            Feature(f"seat{seat}_workers", 1, "workers in play / 6"),
            Feature(f"seat{seat}_free_workers", 1, "workers in hand / 6"),
            Feature(f"seat{seat}_light", 1, "1: player board light side up"),
            Feature(f"seat{seat}_harvest_tiles", 2, "corn tiles, wood tiles / 8"),
            Feature(f"seat{seat}_temples", 3, "step / top step: " + ", ".join(TEMPLES)),
            Feature(f"seat{seat}_leads", 3, "1: nobody stands higher: " + ", ".join(TEMPLES)),
            Feature(f"seat{seat}_technologies", 12, "per level 1-3, 1: reached: " + ", ".join(TECHNOLOGIES)),
            Feature(f"seat{seat}_hungry", 1, "workers that need corn on a food day / 6"),
            Feature(f"seat{seat}_corn_per_worker", 1, "corn per fed worker / 2"),
            Feature(f"seat{seat}_buildings", BUILDINGS, "own buildings by type / 3"),
            Feature(f"seat{seat}_monuments", MONUMENTS, "own monuments"),
            Feature(f"seat{seat}_monument_points", 1, "what they would score now / 50"),
            Feature(f"seat{seat}_wealth", WEALTHS, "kept wealth tiles (of others only once all are revealed)"),
        )
    ),
)
OBSERVATION_SIZE = sum(feature.size for feature in FEATURES)


@kernel
def _relative(s, who, seat):
    """A seat relative to the observer: 0 is the observer."""
    return (int(who) - int(seat)) % int(s.players)


@kernel
def _observe_clock(s, seat, out, i):
    out[i + int(s.players) - 2] = 1
    i += 3
    out[i] = s.day / 27
    i += 1
    if s.food_days < 4:
        out[i] = (FOOD_DAYS[s.food_days] - s.day) / 8
        out[i + 1 + int(s.food_days)] = 1
    i += 5
    out[i] = 1 if food_day_due(s) else 0
    out[i + 1] = s.age - 1
    out[i + 2] = s.teeth_corn / 10
    out[i + 3] = s.bank_skulls / 13
    i += 4
    for k in range(1, 10):
        out[i] = (s.chichen_used >> k) & 1
        i += 1
    for group in range(4):
        out[i + group] = s.jungle_corn[group] / 4
        out[i + 4 + group] = s.jungle_wood[group] / 4
    i += 8
    if s.start_space != EMPTY:
        out[i + _relative(s, s.start_space, seat)] = 1
    i += SEATS
    out[i + _relative(s, s.start_player, seat)] = 1
    i += SEATS
    out[i] = s.turns / 4
    return i + 1


@kernel
def _observe_decision(s, seat, out, i):
    if s.over == 0:
        top = s.todo_count - 1
        out[i + _relative(s, s.seat, seat)] = 1
        out[i + SEATS + int(s.todo[top, 0])] = 1
        out[i + SEATS + 14] = s.todo[top, 1] / 8
        out[i + SEATS + 15] = s.todo[top, 2] / 8
        if s.todo[top, 0] == USE:
            out[i + SEATS + 16 + int(s.todo[top, 1])] = 1
        for j in range(top):
            out[i + SEATS + 23 + int(s.todo[j, 0])] += 0.25
    i += SEATS + 37
    out[i] = s.placed / 6
    out[i + 1] = s.begged
    out[i + 2] = s.mercy
    return i + 3


@kernel
def _observe_board(s, seat, out, i):
    for g in range(5):
        for tooth in range(TEETH[g]):
            worker = s.gears[g, tooth]
            if worker == NEUTRAL:
                out[i + SEATS] = 1
            elif worker != EMPTY:
                out[i + _relative(s, worker, seat)] = 1
            i += SEATS + 1
    # What is still to come: all copies of the ages not yet over, minus those face up and those built.
    for tile in range(BUILDINGS):
        if AGE_OF[tile] >= s.age:
            out[i + BUILDINGS + tile] = COPIES[tile]
    for j in range(len(s.row)):
        tile = int(s.row[j])
        if tile != NO_TILE:
            out[i + tile] += 1
            out[i + BUILDINGS + tile] -= 1
    for j in range(s.built_count):
        tile = int(s.built[j]) % 64
        if AGE_OF[tile] >= s.age:
            out[i + BUILDINGS + tile] -= 1
    for j in range(2 * BUILDINGS):  # counted first, divided once: exact whether compiled or not
        out[i + j] /= 3
    i += 2 * BUILDINGS
    for j in range(len(s.monuments)):
        if s.monuments[j] != NO_TILE:
            out[i + int(s.monuments[j])] = 1
    i += MONUMENTS
    if s.kept_count < s.players:
        for j in range(4):
            out[i + int(s.wealth[seat, j])] = 1
    return i + WEALTHS


@kernel
def _observe_goods(s, p, out, i):
    out[i] = 1
    out[i + 1] = s.points[p] / 50
    out[i + 2] = s.corn[p] / 20
    for kind in range(3):
        out[i + 3 + kind] = s.blocks[p, kind] / 8
    out[i + 6] = s.skulls[p] / 4
    out[i + 7] = s.workers[p] / 6
    out[i + 8] = s.free_workers[p] / 6
    out[i + 9] = s.light[p]
    out[i + 10] = s.corn_tiles[p] / 8
    out[i + 11] = s.wood_tiles[p] / 8
    return i + 12


@kernel
def _observe_tracks(s, p, out, i):
    for t in range(3):
        out[i + t] = s.temples[p, t] / TOP_STEP[t]
        leads = 1
        for q in range(s.players):
            if s.temples[q, t] > s.temples[p, t]:
                leads = 0
        out[i + 3 + t] = leads
    i += 6
    for track in range(4):
        for level in range(3):
            out[i] = 1 if s.technologies[p, track] > level else 0
            i += 1
    return i


@kernel
def _observe_tiles(s, p, knows_wealth, out, i):
    out[i] = workers_to_feed(s, p) / 6
    out[i + 1] = corn_per_worker(s, p) / 2
    i += 2
    for j in range(s.built_count):
        tile = int(s.built[j])
        if tile // 64 == p:
            out[i + tile % 64] += 1
    for j in range(BUILDINGS):
        out[i + j] /= 3
    i += BUILDINGS
    points = 0
    for j in range(s.raised_count):
        tile = int(s.raised[j])
        if tile // 64 == p:
            out[i + tile % 64] = 1
            points += monument_points(s, p, tile % 64)
    i += MONUMENTS
    out[i] = points / 50
    i += 1
    if knows_wealth:
        for j in range(2):
            out[i + int(s.kept[p, j])] = 1
    return i + WEALTHS


@unit
def write_features(s, seat, out):
    """Write the features of `FEATURES` for this seat into `out`; returns how many there are."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    i = _observe_clock(s, seat, out, 0)
    i = _observe_decision(s, seat, out, i)
    i = _observe_board(s, seat, out, i)
    all_kept = s.kept_count == s.players
    for relative in range(s.players):
        p = (int(seat) + relative) % int(s.players)
        own_kept = p == seat and (p - s.start_player) % s.players < s.kept_count
        i = _observe_goods(s, p, out, i)
        i = _observe_tracks(s, p, out, i)
        i = _observe_tiles(s, p, all_kept or own_kept, out, i)
    return OBSERVATION_SIZE
