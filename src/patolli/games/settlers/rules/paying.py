"""The decision `pay`: which Resources to pay, and where Gold stands in (S1.1.4, format 3)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import C_ANY, C_FOOD, C_GOLD, C_STONE, C_WOOD
from patolli.games.settlers.effects.choices import option_way_is_good, run_option
from patolli.games.settlers.rules.actions import run_uses, targets_after_way
from patolli.games.settlers.rules.building import PAY_BUILD, PAY_DEAL, PAY_OPTION, PAY_USE, finish_build
from patolli.games.settlers.rules.catalogue import FIRST_PAY, PAY_PARTS
from patolli.games.settlers.rules.goods import first_way, pay_tokens, pay_way, way_fits
from patolli.games.settlers.rules.piles import card_of, effect_of, move
from patolli.games.settlers.rules.state import DEALS, FOOD, GOLD
from patolli.games.settlers.rules.tasks import current, pop
from patolli.games.settlers.rules.trade import deal_made

NO_WAY = -1
SEVERAL_WAYS = -2


@kernel
def price_part(s, part):
    """Part of the price of the current `pay`: one of the C_ constants."""
    task = current(s)
    if task.purpose == PAY_BUILD:
        return card_of(s, task.card).cost[part] if part < C_ANY else 0
    if task.purpose == PAY_DEAL:
        return 1 if part == FOOD else 0
    if task.purpose == PAY_USE:
        return task.times * card_of(s, task.card).price[part]
    return effect_of(s, task.card, task.effect).option_price[task.purpose - PAY_OPTION, part]


@kernel
def way_is_good(s, p, way):
    """Whether a `pay` token pays the price and leaves the effects of an activation a target."""
    if not way_fits(
        s,
        p,
        way,
        price_part(s, C_WOOD),
        price_part(s, C_STONE),
        price_part(s, C_FOOD),
        price_part(s, C_ANY),
        price_part(s, C_GOLD),
    ):
        return False
    if all_ways_are_alike(s):
        return True
    task = current(s)
    x = task.card
    if task.purpose == PAY_USE:
        price = card_of(s, x).price
        pay_tokens(s, p, price, task.times, 1)
        good = targets_after_way(s, p, x, way)
        pay_tokens(s, p, price, task.times, -1)
        return good
    k = task.purpose - PAY_OPTION
    option_price = effect_of(s, x, task.effect).option_price[k]
    pay_tokens(s, p, option_price, 1, 1)
    good = option_way_is_good(s, p, x, task.effect, k, way)
    pay_tokens(s, p, option_price, 1, -1)
    return good


@kernel
def total_price(s):
    return price_part(s, C_WOOD) + price_part(s, C_STONE) + price_part(s, C_FOOD) + price_part(s, C_ANY)


@kernel
def only_way(s, p):
    """The only way to pay, NO_WAY if there are no Resources to pay, SEVERAL_WAYS if the player must choose."""
    size = total_price(s)
    found = NO_WAY
    if size > 0:
        if s.goods[p, GOLD] == 0 and price_part(s, C_ANY) == 0 and all_ways_are_alike(s):
            return plain_way(s)
        for way in range(first_way(size), first_way(size + 1)):
            if way_is_good(s, p, way):
                if found != NO_WAY:
                    return SEVERAL_WAYS
                found = way
    return found


@kernel
def all_ways_are_alike(s):
    """Whether all ways to pay are equally good for what comes next."""
    task = current(s)
    return task.purpose == PAY_BUILD or task.purpose == PAY_DEAL or card_of(s, task.card).needs_goods == 0


@kernel
def plain_way(s):
    """The Resources as printed, without Gold."""
    size = total_price(s)
    for way in range(first_way(size), first_way(size + 1)):
        if is_plain(s, way):
            return way
    return NO_WAY


@kernel
def is_plain(s, way):
    return (
        PAY_PARTS[way, 0] == price_part(s, C_WOOD)
        and PAY_PARTS[way, 1] == price_part(s, C_STONE)
        and PAY_PARTS[way, 2] == price_part(s, C_FOOD)
    )


@kernel
def legal_pay(s, p, out):
    n = 0
    size = total_price(s)
    for way in range(first_way(size), first_way(size + 1)):
        if way_is_good(s, p, way):
            out[n] = FIRST_PAY + way
            n += 1
    return n


@kernel
def do_pay(s, p, way):
    """Pay all goods together; then do what they were for."""
    task = current(s)
    x = task.card
    pop(s)
    if way != NO_WAY:
        pay_way(s, p, way, 1)
    if task.purpose == PAY_BUILD:
        finish_build(s, p, x)
    elif task.purpose == PAY_DEAL:
        move(s, x, DEALS + p)
        s.marks[x] = 0
        deal_made(s, p, card_of(s, x).deal)
    elif task.purpose == PAY_USE:
        pay_tokens(s, p, card_of(s, x).price, task.times, 1)
        run_uses(s, p, x, task.times)
    else:
        k = task.purpose - PAY_OPTION
        pay_tokens(s, p, effect_of(s, x, task.effect).option_price[k], 1, 1)
        run_option(s, p, x, task.effect, k, task.marks)
