"""From one decision to the next: tasks that nobody is asked about, and decisions with nothing to decide (format 2)."""

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.settlers.effects.aiming import any_card_fits
from patolli.games.settlers.effects.goods import may_discard_goods
from patolli.games.settlers.effects.interpreter import go_on_with_bundle, run
from patolli.games.settlers.rules.blessings import count_colours, free_colours
from patolli.games.settlers.rules.defence import any_free_move
from patolli.games.settlers.rules.drawing import any_deck, leave_looking
from patolli.games.settlers.rules.goods import draw_from
from patolli.games.settlers.rules.paying import SEVERAL_WAYS, do_pay, only_way
from patolli.games.settlers.rules.phases.attack import do_attack, only_attacked
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
from patolli.games.settlers.rules.state import (
    AFTER,
    BLESSING,
    BUNDLE,
    CARD,
    CHAIN,
    CLEAN,
    COLOR,
    DRAW,
    DRAW_FROM,
    END,
    GIVE,
    KEEP,
    LEAVE_LOOKING,
    LOOKING,
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
    WORKER,
    int64,
    pop,
)
from patolli.games.settlers.rules.trade import answer_deal
from patolli.games.settlers.rules.workers import answer_exchange


@unit
def settle(s):
    """Do what nobody is asked about, until somebody is asked or the game is over."""
    while s.over == 0:
        if s.todo_count == 0:
            next_step(s)
        elif s.todo[int64(s.todo_count) - 1, 0] >= RUN:
            do_task(s)
        elif asks(s):
            return


@kernel
def do_task(s):
    task = int64(s.todo[int64(s.todo_count) - 1, 0])
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
    """Whether the current decision is asked; if not, it is settled as the rules say."""
    top = int64(s.todo_count) - 1
    kind = int64(s.todo[top, 0])
    p = int64(s.todo[top, 1])
    a = int64(s.todo[top, 2])
    b = int64(s.todo[top, 3])
    c = int64(s.todo[top, 4])
    d = int64(s.todo[top, 5])
    if kind == PAY:
        way = only_way(s, p)
        if way == SEVERAL_WAYS:
            return True
        do_pay(s, p, way)
        return False
    if kind == TARGET and a == END:
        x = only_attacked(s, b, c, d == 1)
        if x == END:
            return True
        do_attack(s, b, c, x)
        return False
    if kind == COLOR and c == FOR_TRICOLOUR:
        fitting = int64(s.prayer_named) & TRICOLOUR
        if count_colours(fitting) > 1:
            return True
        pop(s)
        s.prayer_tricolor = 1 if fitting == 1 else (2 if fitting == 2 else 3)
        return False
    if kind == GIVE:
        if can_give(s, p, c):
            return True
        finish_giving(s)
        return False
    asked = True
    if kind == AFTER:
        asked = any_free_move(s, p)
    elif kind == DRAW:
        asked = any_deck(s, p)
    elif kind == KEEP:
        s.todo[top, 2] = min(a, int64(s.length[LOOKING + p]))
        asked = s.todo[top, 2] > 0
    elif kind == SWAP:
        asked = may_discard_goods.can_swap(s, p, a, b, c, d)
    elif kind == SPEND:
        asked = s.goods[p, WORKER] >= 2
    elif kind == STORE_CARD:
        asked = any_stored_fits(s, p, c)
    elif kind == CARD:
        asked = any_card_fits(s, p, int64(effect_of(s, a, b).op), d)
    elif kind == BLESSING:
        s.todo[top, 2] = min(a, count_colours(free_colours(s, p)))
        asked = s.todo[top, 2] > 0
    if not asked:
        pop(s)
    return asked
