"""Food days: feeding, goods and points from the temples (T50-T54)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.components import (
    AGE_SIZE,
    BUILDING,
    FOOD_DAYS,
    LEADER_BONUS,
    ROW,
    STEP_GOODS,
    STEP_POINTS,
    WEALTH,
)
from patolli.games.tzolkin.rules.state import NO_TILE

CORN_PER_WORKER = 2
HUNGER = 3  # points lost per unfed worker
GOODS_COLUMNS = 3  # wood, stone, gold; then skulls

FEEDS_FREE = BUILDING.feeds_free
FEEDS_CHEAPER = BUILDING.feeds_cheaper
WEALTH_FEEDS_FREE = WEALTH.feeds_free


@kernel
def food_day_due(s):
    """T44: whether the first unresolved food day is not later than today."""
    return s.food_days < 4 and FOOD_DAYS[s.food_days] <= s.day


@kernel
def workers_to_feed(s, p):
    """T50: workers in play minus those fed by farms and by W14."""
    n = int(s.workers[p])
    for i in range(s.built_count):
        tile = int(s.built[i])
        if tile // 64 == p:
            n -= FEEDS_FREE[tile % 64]
    if s.kept_count == s.players:  # secret until all are revealed (T4)
        n -= WEALTH_FEEDS_FREE[s.kept[p, 0]] + WEALTH_FEEDS_FREE[s.kept[p, 1]]
    return max(n, 0)


@kernel
def corn_per_worker(s, p):
    price = CORN_PER_WORKER
    for i in range(s.built_count):
        tile = int(s.built[i])
        if tile // 64 == p:
            price -= FEEDS_CHEAPER[tile % 64]
    return max(price, 0)


@kernel
def feed(s, p):
    """T50: as many as possible are fed; each unfed worker costs points, even below 0 (T51)."""
    hungry = workers_to_feed(s, p)
    price = corn_per_worker(s, p)
    fed = hungry
    if price > 0:
        fed = min(hungry, s.corn[p] // price)
    s.corn[p] -= fed * price
    s.points[p] -= HUNGER * (hungry - fed)


@kernel
def open_age_2(s):
    """T52: the rest of age 1 leaves the game, 6 buildings of age 2 are laid out."""
    s.age = 2
    for i in range(s.deck_at, AGE_SIZE[0]):  # nobody will ever know their order
        s.deck[0, i] = NO_TILE
    for i in range(ROW):
        s.row[i] = s.deck[1, i]
    s.deck_at = ROW


@kernel
def give_goods(s):
    """T53: for each temple, all goods at the player's step and below; if skulls run short, nobody gets one."""
    skulls = 0
    for p in range(s.players):
        for t in range(3):
            step = s.temples[p, t] + 1
            for kind in range(GOODS_COLUMNS):
                s.blocks[p, kind] += STEP_GOODS[t, step, kind]
            skulls += STEP_GOODS[t, step, GOODS_COLUMNS]
    if skulls > s.bank_skulls:
        return
    s.bank_skulls -= skulls
    for p in range(s.players):
        for t in range(3):
            s.skulls[p] += STEP_GOODS[t, s.temples[p, t] + 1, GOODS_COLUMNS]


@kernel
def score_temples(s, age):
    """T54: the points of the player's step, and the bonus for the highest, halved when tied."""
    for t in range(3):
        best = -2
        leaders = 0
        for p in range(s.players):
            step = s.temples[p, t]
            s.points[p] += STEP_POINTS[t, step + 1]
            if step > best:
                best = step
                leaders = 1
            elif step == best:
                leaders += 1
        bonus = LEADER_BONUS[t, age - 1]
        if leaders > 1:
            bonus //= 2
        for p in range(s.players):
            if s.temples[p, t] == best:
                s.points[p] += bonus


@kernel
def resolve_food_day(s):
    number = int(s.food_days) + 1
    for p in range(s.players):
        feed(s, p)
    if number == 2:
        score_temples(s, 1)
        open_age_2(s)
    elif number == 4:
        score_temples(s, 2)
    else:
        give_goods(s)
    s.food_days = number
