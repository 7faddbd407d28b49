"""A hand-made estimate of a seat's final points, which greedy play uses to look one decision ahead."""

import numpy as np

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.tzolkin.rules.chichen_itza import ACTIONS
from patolli.games.tzolkin.rules.components import (
    CHICHEN_ITZA,
    FOOD_DAYS,
    LEADER_BONUS,
    STEP_GOODS,
    STEP_POINTS,
    TEETH,
    TIKAL,
)
from patolli.games.tzolkin.rules.food_day import HUNGER, corn_per_worker, workers_to_feed
from patolli.games.tzolkin.rules.goods import block_count
from patolli.games.tzolkin.rules.picking import can_use, corn_back
from patolli.games.tzolkin.rules.scoring import POINTS_PER_SKULL, all_monument_points
from patolli.games.tzolkin.rules.state import (
    ANGER,
    ANY_ACTION,
    BUILD,
    EXCHANGE,
    GAIN,
    HARVEST,
    PAY,
    TECHNOLOGY,
    TEMPLE,
    USE,
)

LAST_DAY = 27
CORN = 0.75  # points that one corn is worth while it can still be used
BLOCK = np.array([1.2, 1.6, 2.1])
SKULL = 4.5
WORKER = 0.4  # of a worker beyond the third, per day left
LEVEL = np.array([[0.0, 2.0, 3.6, 6.5], [0.0, 2.4, 4.2, 5.6], [0.0, 1.6, 3.6, 6.4], [0.0, 1.0, 3.0, 4.5]])
# What the action of a space brings, by gear and space; 0 where there is none.
PAYOFF = np.zeros((5, 13))
PAYOFF[0, :8] = [0, 2.3, 3.1, 3.9, 5.4, 6.9, 6.9, 6.9]
PAYOFF[1, :8] = [0, 1.2, 2.3, 3.5, 4.5, 5.3, 5.3, 5.3]
PAYOFF[2, :8] = [0, 2.2, 3.5, 4.0, 6.0, 4.0, 5.5, 5.5]
PAYOFF[3, :8] = [0, 1.2, 0.8, 4.0, 3.0, 3.5, 4.0, 4.0]
PAYOFF[4, :11] = [0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.5, 11.0, 11.0]
DAY = 0.55  # what a day of a worker's time is worth


def _standing() -> np.ndarray:
    """What standing on a space is worth: the best action that waiting can bring, minus the time it takes."""
    worth = np.zeros_like(PAYOFF)
    for g, last in enumerate((7, 7, 7, 7, 10)):
        for space in range(last + 1):
            worth[g, space] = max(PAYOFF[g, later] - DAY * (later - space) for later in range(space, last + 1))
        worth[g, last] *= 0.6  # it may fall off before its next turn
    return worth


STANDING = _standing()
NO_SKULL = 0.3  # of a place on Chichen Itza without a skull to put there
FREE_WORKER = 0.3
PENDING = np.zeros(14)  # what a pending decision is worth until it is answered
PENDING[BUILD] = 3.5
PENDING[TECHNOLOGY] = 2.2
PENDING[TEMPLE] = 2.0
PENDING[GAIN] = 1.6
PENDING[EXCHANGE] = 0.4
PENDING[PAY] = 2.0
PENDING[ANGER] = -2.5
HARVESTED = np.array([0, 0, 3.0, 3.7, 5.2, 6.7])


@kernel
def _temples(s, p):
    """Points and goods from the temple steps on the remaining food days."""
    value = 0.0
    for t in range(3):
        step = s.temples[p, t] + 1
        ahead = -1
        for q in range(s.players):
            if q != p:
                ahead = max(ahead, int(s.temples[q, t]))
        lead = 1.0 if s.temples[p, t] > ahead else (0.45 if s.temples[p, t] == ahead else 0.1)
        for number in range(s.food_days, 4):
            if number % 2 == 1:
                value += STEP_POINTS[t, step] + lead * LEADER_BONUS[t, number // 2] * 0.8
            else:
                for kind in range(3):
                    value += STEP_GOODS[t, step, kind] * BLOCK[kind]
                value += STEP_GOODS[t, step, 3] * SKULL
    return value


@kernel
def _hunger(s, p):
    """Corn that will be missing on the next food day, the nearer the worse."""
    if s.food_days == 4:
        return 0.0
    days = max(FOOD_DAYS[s.food_days] - s.day, 0)
    price = corn_per_worker(s, p)
    if price == 0:
        return 0.0
    missing = workers_to_feed(s, p) * price - s.corn[p] - 0.25 * days
    return max(missing, 0.0) / price * HUNGER * (1.0 - 0.04 * days)


@unit
def estimate(s, p):
    """The estimate for seat p, from what everybody knows."""
    left = max(LAST_DAY - s.day, 0)
    early = left / LAST_DAY
    value = float(s.points[p]) + all_monument_points(s, p)
    value += s.corn[p] * (0.25 + (CORN - 0.25) * min(early * 3, 1.0))
    for kind in range(3):
        value += s.blocks[p, kind] * BLOCK[kind] * (0.45 + 0.55 * min(early * 4, 1.0))
    value += s.skulls[p] * (POINTS_PER_SKULL + (SKULL - POINTS_PER_SKULL) * min(early * 4, 1.0))
    value += _temples(s, p) - _hunger(s, p)
    for track in range(4):
        value += LEVEL[track, s.technologies[p, track]] * early
    value += (s.workers[p] - 3) * (WORKER * left - 1.2 * (4 - s.food_days) - 1.0)
    rounds_fed = 4 - s.food_days
    value += (s.workers[p] - workers_to_feed(s, p)) * 0.9 * rounds_fed
    value += s.free_workers[p] * FREE_WORKER * min(early * 4, 1.0)
    fade = min(left / 4, 1.0)
    for g in range(5):
        for space in range(TEETH[g]):
            if s.gears[g, space] == p:
                value += standing(s, p, g, space) * fade
    if s.start_space == p:
        value += 0.6 + s.teeth_corn * CORN
    if s.seat == p:
        for i in range(s.todo_count):
            value += _pending(s, p, i)
    return value


@kernel
def standing(s, p, g, space):
    worth = STANDING[g, space]
    if g == CHICHEN_ITZA and s.skulls[p] == 0:
        worth *= NO_SKULL
    elif g == TIKAL:
        worth *= min(1.0, 0.5 + 0.25 * block_count(s, p))
    return worth


@kernel
def _best_action(s, p, g, space):
    """The best action a worker in hand can still use, from the space it was picked up from."""
    best = 0.0
    for k in range(1, (ACTIONS if g == CHICHEN_ITZA else 5) + 1):
        corn = corn_back(s, p, g, space, k)
        if 0 <= corn <= s.corn[p] and can_use(s, p, g, k, s.corn[p] - corn):
            best = max(best, PAYOFF[g, k] - CORN * corn)
    return best


@kernel
def _pending(s, p, i):
    kind = int(s.todo[i, 0])
    a = int(s.todo[i, 1])
    b = int(s.todo[i, 2])
    if kind == USE:
        return 2.4 if a >= ANY_ACTION else _best_action(s, p, a, b)
    if kind == HARVEST:
        return HARVESTED[a]
    return PENDING[kind] * (a if kind in (GAIN, TEMPLE) else 1)
