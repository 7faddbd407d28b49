"""What a network may be told besides the observation: nothing new, but in a form that leaves little to compute.

`MORE` documents every number and its place, like `observe.FEATURES`. The observation stays as it is, for everything
that learns from it; older networks do without these.
"""

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.tzolkin.learn.observe import BUILDINGS, MONUMENTS, SEATS, Feature
from patolli.games.tzolkin.rules.components import (
    BUILDING_COST,
    BUILDING_IDS,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    MONUMENT_COST,
    MONUMENT_IDS,
    TEMPLES,
    TOP_STEP,
)
from patolli.games.tzolkin.rules.food_day import corn_per_worker, workers_to_feed
from patolli.games.tzolkin.rules.monuments import SKULL_IN_PRICE, monument_points
from patolli.games.tzolkin.rules.placing import lowest_free
from patolli.games.tzolkin.rules.state import NO_TILE, USE

LAST_DAY = int(FOOD_DAYS[-1])
SPACES = int(LAST_SPACE.max()) + 1
STEPS = int(TOP_STEP.max()) + 2  # one below the start

MORE: tuple[Feature, ...] = (
    Feature("day_of", LAST_DAY + 1, "one-hot: the day"),
    Feature("in_hand", SPACES, "for `use` of a worker, one-hot: the space that it came from"),
    Feature("lowest", len(GEARS), "lowest free space per gear / 10; 1.2: none"),
    Feature("payable", len(GEARS), "1: the observer can pay for that space now"),
    Feature("missing", BUILDINGS, "face up, blocks of its price that are lacking / 4: " + ", ".join(BUILDING_IDS)),
    Feature("affordable", BUILDINGS, "1: face up, and none is lacking"),
    Feature("monument_missing", MONUMENTS, "on the board, blocks and skulls lacking / 6: " + ", ".join(MONUMENT_IDS)),
    Feature("monument_now", MONUMENTS, "on the board, what it would score for the observer now / 30"),
    *(
        feature
        for seat in range(SEATS)
        for feature in (
            *(Feature(f"seat{seat}_steps_{name}", STEPS, "one-hot: step, from one below start") for name in TEMPLES),
            Feature(f"seat{seat}_behind", 3, "steps behind the highest / 6: " + ", ".join(TEMPLES)),
            Feature(f"seat{seat}_alone", 3, "1: stands higher than all others: " + ", ".join(TEMPLES)),
            Feature(f"seat{seat}_after_food", 1, "corn left when the workers are fed / 10"),
        )
    ),
)  # fmt: skip
MORE_SIZE = sum(feature.size for feature in MORE)


@kernel
def _more_of_board(s, seat, out):
    out[min(int(s.day), LAST_DAY)] = 1
    i = LAST_DAY + 1
    if s.over == 0:
        top = s.todo_count - 1
        if s.todo[top, 0] == USE and s.todo[top, 1] < 5:
            out[i + int(s.todo[top, 2])] = 1
    i += SPACES
    for g in range(5):
        space = lowest_free(s, g)
        out[i + g] = min(space, 12) / 10
        out[i + 5 + g] = 1 if space + s.placed <= s.corn[seat] else 0
    return i + 10


@kernel
def _more_of_tiles(s, seat, out, i):
    for j in range(len(s.row)):
        tile = int(s.row[j])
        if tile != NO_TILE:
            lacking = 0
            for kind in range(3):
                lacking += max(0, int(BUILDING_COST[tile, kind]) - int(s.blocks[seat, kind]))
            out[i + tile] = lacking / 4
            out[i + BUILDINGS + tile] = 1 if lacking == 0 else 0
    i += 2 * BUILDINGS
    for j in range(len(s.monuments)):
        tile = int(s.monuments[j])
        if tile != NO_TILE:
            lacking = max(0, int(MONUMENT_COST[tile, SKULL_IN_PRICE]) - int(s.skulls[seat]))
            for kind in range(3):
                lacking += max(0, int(MONUMENT_COST[tile, kind]) - int(s.blocks[seat, kind]))
            out[i + tile] = lacking / 6
            out[i + MONUMENTS + tile] = monument_points(s, seat, tile) / 30
    return i + 2 * MONUMENTS


@kernel
def _more_of_seat(s, p, out, i):
    for t in range(3):
        out[i + t * STEPS + int(s.temples[p, t]) + 1] = 1
        highest = -99
        for q in range(s.players):
            if q != p:
                highest = max(highest, int(s.temples[q, t]))
        behind = highest - int(s.temples[p, t])
        out[i + 3 * STEPS + t] = max(behind, 0) / 6
        out[i + 3 * STEPS + 3 + t] = 1 if behind < 0 else 0
    i += 3 * STEPS + 6
    out[i] = (int(s.corn[p]) - workers_to_feed(s, p) * corn_per_worker(s, p)) / 10
    return i + 1


@unit
def write_more(s, seat, out):
    """Write the features of `MORE` for this seat into `out`; returns how many there are."""
    for i in range(MORE_SIZE):
        out[i] = 0
    i = _more_of_board(s, seat, out)
    i = _more_of_tiles(s, seat, out, i)
    for relative in range(s.players):
        i = _more_of_seat(s, (int(seat) + relative) % int(s.players), out, i)
    return MORE_SIZE
