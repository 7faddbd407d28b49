"""Goods: gaining them (format 4, "a gain"), and paying prices (S1.1.4, format 3 `pay`)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_gained
from patolli.games.settlers.effects.card_rows import ALL_COLOURS, C_ANY, C_GOLD, C_RAZE, C_WORKER
from patolli.games.settlers.rules.catalogue import PAY_FIRST, PAY_PARTS
from patolli.games.settlers.rules.piles import can_draw, draw_to_hand
from patolli.games.settlers.rules.state import (
    ANY_CARD,
    BLESS,
    BY_DEAL,
    BY_LOCATION,
    BY_RAZE,
    COMMON_CARD,
    COMMON_DECK,
    DECK,
    FACTION_CARD,
    FOOD,
    FRESH_DEAL,
    FRESH_RAZE,
    GAINS,
    GOLD,
    HAND,
    QUIET,
    RAZE,
    STONE,
    SUPPLY,
    VP,
    WOOD,
    WORKER,
)
from patolli.games.settlers.rules.tasks import BLESSING, DRAW, DRAW_FROM, current, pop, push


@kernel
def gain_pool(s, p, x, flags):
    """A seat gains everything in the pool at once, from card x. Draws and Blessings are asked one by one."""
    vp = s.pool[VP]
    for good in range(SUPPLY):
        n = s.pool[good]
        if n > 0:
            s.goods[p, good] += n
            if flags & BY_RAZE:
                s.fresh_raze[good] += n
            if flags & BY_DEAL:
                s.fresh_deal[good] += n
    s.points[p] += vp
    if flags & BY_RAZE:
        s.fresh_raze[VP] += vp
    if flags & BY_DEAL:
        s.fresh_deal[VP] += vp
    marks = (FRESH_RAZE if flags & BY_RAZE else 0) + (FRESH_DEAL if flags & BY_DEAL else 0)
    blessings = s.pool[BLESS]
    cards = s.pool[ANY_CARD]
    faction = s.pool[FACTION_CARD]
    common = s.pool[COMMON_CARD]
    for good in range(GAINS):
        s.pool[good] = 0
    # The last one pushed comes first.
    if blessings > 0:
        push(s, BLESSING, p, left=blessings, colours=ALL_COLOURS, marks=flags & QUIET)
    if cards > 0:
        push(s, DRAW, p, left=cards, place=HAND + p, marks=marks)
    if faction > 0:
        push(s, DRAW_FROM, p, left=faction, place=DECK + p, marks=marks)
    if common > 0:
        push(s, DRAW_FROM, p, left=common, place=COMMON_DECK, marks=marks)
    if vp > 0 and flags & QUIET == 0:
        start_gained(s, p, x, vp, flags & BY_LOCATION)


@kernel
def fill_pool(s, goods, times, most):
    """Add goods times a number to the pool, at most `most` of each (0: no limit)."""
    for good in range(GAINS):
        n = goods[good] * times
        if most > 0 and n > most:
            n = most
        s.pool[good] += n


@kernel
def draw_from(s):
    """Task: draw cards from one deck into the hand."""
    task = current(s)
    pop(s)
    for _ in range(task.left):
        if can_draw(s, task.place):
            draw_to_hand(s, task.seat, task.place, task.marks)


# Paying -----------------------------------------------------------------------------------------------------------


@kernel
def can_pay_resources(s, p, wood, stone, food, anything, gold_aside):
    """Whether a Resource price can be paid, with Gold standing in where needed; other Gold of the cost is set aside."""
    gold = s.goods[p, GOLD] - gold_aside
    if gold < 0:
        return False
    short = 0
    spare = 0
    d = s.goods[p, WOOD] - wood
    short += max(0, -d)
    spare += max(0, d)
    d = s.goods[p, STONE] - stone
    short += max(0, -d)
    spare += max(0, d)
    d = s.goods[p, FOOD] - food
    short += max(0, -d)
    spare += max(0, d)
    return short + max(0, anything - spare) <= gold


@kernel
def way_fits(s, p, way, wood, stone, food, anything, gold_aside):
    """Whether a `pay` token matches a price and is affordable: surplus of a kind counts as any Resource."""
    w = PAY_PARTS[way, 0]
    t = PAY_PARTS[way, 1]
    f = PAY_PARTS[way, 2]
    if max(0, w - wood) + max(0, t - stone) + max(0, f - food) > anything:
        return False
    return (
        w <= s.goods[p, WOOD]
        and t <= s.goods[p, STONE]
        and f <= s.goods[p, FOOD]
        and PAY_PARTS[way, 3] <= s.goods[p, GOLD] - gold_aside
    )


@kernel
def pay_way(s, p, way, sign):
    """Remove the Resources and Gold of a `pay` token (sign 1) or return them (-1)."""
    s.goods[p, WOOD] -= sign * PAY_PARTS[way, 0]
    s.goods[p, STONE] -= sign * PAY_PARTS[way, 1]
    s.goods[p, FOOD] -= sign * PAY_PARTS[way, 2]
    s.goods[p, GOLD] -= sign * PAY_PARTS[way, 3]


@kernel
def first_way(size):
    return PAY_FIRST[size]


@kernel
def pay_tokens(s, p, price, times, sign):
    """Remove the Workers, Raze tokens and Gold of a price (sign 1) or return them (-1)."""
    s.goods[p, WORKER] -= sign * times * price[C_WORKER]
    s.goods[p, RAZE] -= sign * times * price[C_RAZE]
    s.goods[p, GOLD] -= sign * times * price[C_GOLD]


@kernel
def has_tokens(s, p, price, times):
    return (
        s.goods[p, WORKER] >= times * price[C_WORKER]
        and s.goods[p, RAZE] >= times * price[C_RAZE]
        and s.goods[p, GOLD] >= times * price[C_GOLD]
    )


@kernel
def price_size(price, times):
    """How many Resources are in a price."""
    return times * (price[WOOD] + price[STONE] + price[FOOD] + price[C_ANY])
