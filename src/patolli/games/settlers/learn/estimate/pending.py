"""What pending decisions promise: an unfinished choice is estimated as if the rest of it went well."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import S_BONUS, S_DEAL, S_MAIN, S_QUIET, waiting_card
from patolli.games.settlers.effects.card_rows import TYPE_PRODUCTION
from patolli.games.settlers.effects.goods import gain
from patolli.games.settlers.effects.hand import place_card_under, place_foundation, put_cards_under
from patolli.games.settlers.effects.prayer import store_cards_for_prayer
from patolli.games.settlers.effects.targets import acts
from patolli.games.settlers.effects.worth import (
    CARDS_AT,
    DEAL_LOST,
    add_goods,
    besides,
    card_worth,
    good_worth,
    resource_worth,
    take_price,
    take_resources,
)
from patolli.games.settlers.learn.estimate.blessings import gained_worth, storing_worth
from patolli.games.settlers.learn.estimate.effects import effect_worth, option_worth, simple_worth
from patolli.games.settlers.learn.estimate.prayers import given_worth, joining_worth, running_worth
from patolli.games.settlers.rules.building import FOR_BUILT, PAY_BUILD, PAY_DEAL, PAY_OPTION, PAY_USE
from patolli.games.settlers.rules.piles import card_of, effect_of, times_acting
from patolli.games.settlers.rules.state import BLESS, END, FOOD, FOUNDATIONS, HAND, SUPPLY
from patolli.games.settlers.rules.tasks import (
    BLESSING,
    BUILD,
    BUNDLE,
    CARD,
    COLOR,
    DISCARD,
    DRAW,
    DROP,
    GIVE,
    GOOD,
    KEEP,
    LOCATION,
    OFFER,
    OPTION,
    PAY,
    PRAYER_STEP,
    PUT,
    RAZED_HAND,
    RUN,
    SAMURAI,
    STEAL,
    STORE_CARD,
    TARGET,
    task_at,
)

NOTES = 3
EXTRA, BUSY, TIMES = range(3)  # the card being built; the Location being used, and how often
LOCATION_LOST, LOCATION_LOST_LATER, FOUNDATION_LOST = 1.58, 1.13, 0.76


@kernel
def pending(s, p, held, later, notes, left):
    """The worth of everything pending for a seat. What is being paid is removed from `held`, a deal being made is added
    to `later`, a card being built is noted."""
    notes[EXTRA] = END
    notes[BUSY] = END
    worth = 0.0
    for i in range(s.todo_count):
        task = task_at(s, i)
        if task.seat == p:
            if task.kind == PAY:
                worth += paying(s, p, task, held, later, notes, left)
            elif task.kind == BUNDLE:
                worth += waiting_members(s, p, task, held, left)
            else:
                worth += task_worth(s, p, task, held, left)
    return worth


@kernel
def paying(s, p, task, held, later, notes, left):
    purpose = task.purpose
    x = task.card
    card = card_of(s, x)
    if purpose == PAY_BUILD:
        notes[EXTRA] = x
        if s.pile[x] == HAND + p:
            held[CARDS_AT] -= 1.0
        for good in range(3):
            take_resources(held, good, float(card.cost[good]))
        first = 0 if card.type == TYPE_PRODUCTION else card.main_end
        return what_comes(s, p, x, first, card.bonus_end, held, left)
    if purpose == PAY_DEAL:
        held[CARDS_AT] -= 1.0
        take_resources(held, FOOD, 1.0)
        good = card.deal
        if good < SUPPLY:
            held[good] += 1.0
            later[good] += 1.0
            return 0.0
        return good_worth(good, left) * (1 + left)
    if purpose == PAY_USE:
        notes[BUSY] = x
        notes[TIMES] = task.times
        worth = 0.0
        for _ in range(task.times):
            take_price(held, card.price)
            for _ in range(times_acting(s, x)):
                worth += what_comes(s, p, x, 0, card.main_end, held, left)
        return worth
    return option_worth(s, p, x, task.effect, purpose - PAY_OPTION, left)


@kernel
def what_comes(s, p, x, first, last, held, left):
    """Effects that will act: adds their goods to `held`, and returns the worth of everything else."""
    worth = 0.0
    for rel in range(first, last):
        effect = effect_of(s, x, rel)
        if effect.op == gain.GAIN and acts(s, x, rel):
            add_goods(held, effect.goods, 1.0, 0)
            worth += besides(effect.goods, 1.0, 0, left)
        else:
            worth += effect_worth(s, p, x, rel, left)
    return worth


@kernel
def waiting_members(s, p, task, held, left):
    """Members of a bundle that have not acted yet."""
    worth = 0.0
    for at in range(task.place, s.waiting_count):
        kind = s.waiting[at, 0] & 15
        x = waiting_card(s, at)
        if kind == S_MAIN or kind == S_QUIET:
            worth += what_comes(s, p, x, 0, card_of(s, x).main_end, held, left)
        elif kind == S_BONUS:
            worth += what_comes(s, p, x, card_of(s, x).main_end, card_of(s, x).bonus_end, held, left)
        elif kind == S_DEAL:
            worth += good_worth(card_of(s, x).deal, left)
    return worth


@kernel
def task_worth(s, p, task, held, left):
    kind = task.kind
    x = task.card
    rel = task.effect
    if kind == RUN:
        return what_comes(s, p, x, rel, rel + task.left, held, left)
    if kind == DRAW:
        return task.left * card_worth(left) if task.place == HAND + p else 0.0
    if kind == KEEP:
        return task.left * card_worth(left)
    if kind == RAZED_HAND:
        held[CARDS_AT] -= 1.0
        return 0.0
    if kind == DISCARD:
        held[CARDS_AT] -= 1.0
        return 0.0
    if kind == LOCATION:
        if s.length[FOUNDATIONS + p] > 0:
            return -FOUNDATION_LOST
        return -LOCATION_LOST - LOCATION_LOST_LATER * left
    if kind == DROP:
        return -task.left * (0.2 + DEAL_LOST * left)
    if kind == BLESSING:
        return gained_worth(s, p, task.left, task.colours, left)
    if kind == OFFER:
        return -task.left * good_worth(BLESS, left)
    if kind == COLOR and task.purpose == FOR_BUILT:
        card = card_of(s, x)
        return what_comes(s, p, x, 0 if card.type == TYPE_PRODUCTION else card.main_end, card.bonus_end, held, left)
    if kind == SAMURAI:
        return task.left * 0.3
    if kind == GOOD or kind == STEAL:
        return 0.9 * resource_worth(left)
    if kind == PUT:
        return (
            0.95 - card_worth(left) if effect_of(s, x, 0).op == put_cards_under.NUMBER else 0.3 - resource_worth(left)
        )
    if kind == OPTION:
        return effect_worth(s, p, x, rel, left)
    if kind == PRAYER_STEP:
        return running_worth(s, p, task, left)
    if kind == STORE_CARD:
        return joining_worth(s, p, task, left)
    if kind == GIVE:
        return given_worth(s, p, task, left)
    if kind == TARGET and x == END:
        return 0.0
    if kind == TARGET or kind == BUILD:
        return simple_worth(s, p, x, rel, left)
    if kind == CARD:
        op = effect_of(s, x, rel).op
        if op == store_cards_for_prayer.NUMBER:
            return max(storing_worth(s, task.left, left) - task.left * card_worth(left), 0.0)
        return -card_worth(left) if op == place_foundation.NUMBER or op == place_card_under.NUMBER else 0.0
    return 0.0
