"""From one decision to the next: tasks that ask nobody, and decisions with nothing to decide (format 2)."""

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.settlers.effects.aiming import any_card_fits
from patolli.games.settlers.effects.goods import may_discard_goods
from patolli.games.settlers.effects.interpreter import go_on_with_bundle, run
from patolli.games.settlers.rules.blessings import count_colours, free_colours
from patolli.games.settlers.rules.defence import any_free_move
from patolli.games.settlers.rules.drawing import any_deck, leave_looking
from patolli.games.settlers.rules.goods import draw_from
from patolli.games.settlers.rules.paying import SEVERAL_WAYS, do_pay, only_way
from patolli.games.settlers.rules.phases.attack import JAPANESE_ATTACK, do_attack, only_attacked
from patolli.games.settlers.rules.phases.cleanup import clean_up
from patolli.games.settlers.rules.phases.order import next_step
from patolli.games.settlers.rules.piles import effect_of
from patolli.games.settlers.rules.prayer import (
    FOR_TRICOLOUR,
    TRICOLOUR,
    any_stored_fits,
    can_give,
    finish_giving,
    prayer_step,
)
from patolli.games.settlers.rules.razing import answer_raze, discard_razed
from patolli.games.settlers.rules.state import END, LOOKING, WORKER
from patolli.games.settlers.rules.tasks import (
    AFTER,
    BLESSING,
    BUNDLE,
    CARD,
    CHAIN,
    CLEAN,
    COLOR,
    DRAW,
    DRAW_FROM,
    GIVE,
    KEEP,
    LEAVE_LOOKING,
    MADE_DEAL,
    PAY,
    PRAYER_STEP,
    RAZED,
    RAZED_HAND,
    RUN,
    SPEND,
    STORE_CARD,
    SWAP,
    TARGET,
    current,
    on_top,
    pop,
)
from patolli.games.settlers.rules.trade import answer_deal
from patolli.games.settlers.rules.workers import answer_exchange


@unit
def proceed(s):
    """Do tasks that ask nobody, until somebody is asked or the game is over."""
    while s.over == 0:
        if s.todo_count == 0:
            next_step(s)
        elif on_top(s).kind >= RUN:
            do_task(s)
        elif asks(s):
            return


@kernel
def do_task(s):
    task = current(s).kind
    if task == RUN:
        run(s)
    elif task == BUNDLE:
        go_on_with_bundle(s)
    elif task == DRAW_FROM:
        draw_from(s)
    elif task == CHAIN:
        pop(s)
    elif task == MADE_DEAL:
        answer_deal(s)
    elif task == RAZED:
        answer_raze(s)
    elif task == RAZED_HAND:
        discard_razed(s)
    elif task == LEAVE_LOOKING:
        leave_looking(s)
    elif task == PRAYER_STEP:
        prayer_step(s)
    elif task == CLEAN:
        clean_up(s)
    else:
        answer_exchange(s)


@kernel
def asks(s):
    """Whether the current decision is asked; if not, it is answered by the rules."""
    task = current(s)
    kind = task.kind
    p = task.seat
    if kind == PAY:
        way = only_way(s, p)
        if way == SEVERAL_WAYS:
            return True
        do_pay(s, p, way)
        return False
    if kind == TARGET and task.card == END:
        x = only_attacked(s, task.place, task.purpose == JAPANESE_ATTACK)
        if x == END:
            return True
        do_attack(s, task.place, x)
        return False
    if kind == COLOR and task.purpose == FOR_TRICOLOUR:
        fitting = s.prayer_named & TRICOLOUR
        if count_colours(fitting) > 1:
            return True
        pop(s)
        s.prayer_tricolor = 1 if fitting == 1 else (2 if fitting == 2 else 3)
        return False
    if kind == GIVE:
        if can_give(s, p, task.least):
            return True
        finish_giving(s)
        return False
    asked = True
    if kind == AFTER:
        asked = any_free_move(s, p)
    elif kind == DRAW:
        asked = any_deck(s, p)
    elif kind == KEEP:
        asked = at_most(s, s.length[LOOKING + p])
    elif kind == SWAP:
        asked = may_discard_goods.can_swap(s, p, task.card, task.effect, task.good, task.least)
    elif kind == SPEND:
        asked = s.goods[p, WORKER] >= 2
    elif kind == STORE_CARD:
        asked = any_stored_fits(s, p, task.least)
    elif kind == CARD:
        asked = any_card_fits(s, p, effect_of(s, task.card, task.effect).op, task.least)
    elif kind == BLESSING:
        asked = at_most(s, count_colours(free_colours(s, p)))
    if not asked:
        pop(s)
    return asked


@kernel
def at_most(s, n):
    """Limit the number still to be named to n; returns whether anything is left to name."""
    task = on_top(s)
    task.left = min(current(s).left, n)
    return task.left > 0
