"""The decision `pay`: which Resources, and where Gold stands in (S1.1.4, format 3).

A task PAY has a: what it is for, b: the card; for an activation c: how often; for an option c: the effect, d: which
one, e: flags.
"""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.choices import option_way_is_good, run_option
from patolli.games.settlers.effects.tables import C_ANY, C_FOOD, C_GOLD, C_STONE, C_WOOD
from patolli.games.settlers.rules.actions import run_uses, targets_after_way
from patolli.games.settlers.rules.building import PAY_BUILD, PAY_DEAL, PAY_OPTION, PAY_USE, finish_build
from patolli.games.settlers.rules.catalogue import FIRST_PAY, PAY_PARTS
from patolli.games.settlers.rules.goods import first_way, pay_tokens, pay_way, way_fits
from patolli.games.settlers.rules.piles import card_of, effect_of, move
from patolli.games.settlers.rules.state import DEALS, FOOD, GOLD, int64, pop
from patolli.games.settlers.rules.trade import deal_made

NO_WAY = -1
SEVERAL_WAYS = -2


@kernel
def price_part(s, part):
    """Part of the price of the current `pay`: one of the C_ constants."""
    top = int64(s.todo_count) - 1
    purpose = s.todo[top, 2]
    x = int64(s.todo[top, 3])
    if purpose == PAY_BUILD:
        return int64(card_of(s, x).cost[part]) if part < C_ANY else 0
    if purpose == PAY_USE:
        return int64(s.todo[top, 4]) * int64(card_of(s, x).price[part])
    if purpose == PAY_DEAL:
        return 1 if part == FOOD else 0
    return int64(effect_of(s, x, int64(s.todo[top, 4])).option_price[int64(s.todo[top, 5]), part])


@kernel
def way_is_good(s, p, way):
    """Whether a `pay` token pays the price and leaves the effects of an activation a target."""
    top = int64(s.todo_count) - 1
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
    x = int64(s.todo[top, 3])
    purpose = s.todo[top, 2]
    if card_of(s, x).needs_goods == 0 or (purpose != PAY_USE and purpose != PAY_OPTION):
        return True
    c = int64(s.todo[top, 4])
    if purpose == PAY_USE:
        price = card_of(s, x).price
        pay_tokens(s, p, price, c, 1)
        good = targets_after_way(s, p, x, way)
        pay_tokens(s, p, price, c, -1)
        return good
    k = int64(s.todo[top, 5])
    option_price = effect_of(s, x, c).option_price[k]
    pay_tokens(s, p, option_price, 1, 1)
    good = option_way_is_good(s, p, x, c, k, way)
    pay_tokens(s, p, option_price, 1, -1)
    return good


@kernel
def total_price(s):
    return price_part(s, C_WOOD) + price_part(s, C_STONE) + price_part(s, C_FOOD) + price_part(s, C_ANY)


@kernel
def only_way(s, p):
    """The one way to pay, NO_WAY if there are no Resources to pay, SEVERAL_WAYS if the player must say."""
    size = total_price(s)
    found = NO_WAY
    if size > 0:
        if s.goods[p, GOLD] == 0 and price_part(s, C_ANY) == 0 and card_needs_no_look(s):
            return plain_way(s)
        for way in range(first_way(size), first_way(size + 1)):
            if way_is_good(s, p, way):
                if found != NO_WAY:
                    return SEVERAL_WAYS
                found = way
    return found


@kernel
def card_needs_no_look(s):
    """Whether every way to pay is as good as another for what comes then."""
    top = int64(s.todo_count) - 1
    purpose = s.todo[top, 2]
    return (purpose != PAY_USE and purpose != PAY_OPTION) or card_of(s, int64(s.todo[top, 3])).needs_goods == 0


@kernel
def plain_way(s):
    """Without Gold: the Resources as printed."""
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
    """All goods leave together; then what they were for."""
    top = int64(s.todo_count) - 1
    purpose = int64(s.todo[top, 2])
    x = int64(s.todo[top, 3])
    c = int64(s.todo[top, 4])
    d = int64(s.todo[top, 5])
    flags = int64(s.todo[top, 6])
    pop(s)
    if way != NO_WAY:
        pay_way(s, p, way, 1)
    if purpose == PAY_BUILD:
        finish_build(s, p, x)
    elif purpose == PAY_USE:
        pay_tokens(s, p, card_of(s, x).price, c, 1)
        run_uses(s, p, x, c)
    elif purpose == PAY_DEAL:
        move(s, x, DEALS + p)
        s.marks[x] = 0
        deal_made(s, p, int64(card_of(s, x).deal))
    else:
        pay_tokens(s, p, effect_of(s, x, c).option_price[d], 1, 1)
        run_option(s, p, x, c, d, flags)
