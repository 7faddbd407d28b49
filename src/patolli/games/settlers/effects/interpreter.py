"""The interpreter: runs the effects of a card one by one (format 8), and the members of a bundle (format 4).

A question that an effect asks is a task above the task RUN, with the same card and effect.
"""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects import choices
from patolli.games.settlers.effects.bundles import (
    NAMED_CLASS,
    S_BOARD,
    S_BOARD_BLESSING,
    S_BONUS,
    S_DEAL,
    S_QUIET,
    S_ROUTE,
    waiting_card,
)
from patolli.games.settlers.effects.card_rows import ALL_COLOURS, board_at
from patolli.games.settlers.effects.deals import discard_deal
from patolli.games.settlers.effects.goods import gain, gain_statue, may_discard_goods, steal_goods
from patolli.games.settlers.effects.hand import draw_choose, opponent_discards_card, place_card_under, place_foundation
from patolli.games.settlers.effects.locations import build, gain_samurai, raze
from patolli.games.settlers.effects.prayer import gain_blessing, pray, store_cards_for_prayer
from patolli.games.settlers.effects.targets import acts, has_target
from patolli.games.settlers.rules.blessings import ask_blessing
from patolli.games.settlers.rules.catalogue import SOURCE_BOARD, THIS
from patolli.games.settlers.rules.goods import fill_pool, gain_pool
from patolli.games.settlers.rules.piles import card_of, controls, effect_of, times_acting
from patolli.games.settlers.rules.razing import forget_razed
from patolli.games.settlers.rules.state import BLESS, BY_DEAL, END, QUIET
from patolli.games.settlers.rules.tasks import MAX_TODO, RUN, SOURCE, TARGET, current, on_top, one_less, pop, push
from patolli.games.settlers.rules.trade import gain_deal_good

DEEPEST = MAX_TODO - 16

# Bundles ----------------------------------------------------------------------------------------------------------


@kernel
def go_on_with_bundle(s):
    """Task: the next member acts; among several of class 4 the player picks one."""
    task = current(s)
    at = task.place
    if at == s.waiting_count:
        for i in range(task.least, at):
            s.waiting[i, 0] = 0
            s.waiting[i, 1] = 0
        s.waiting_count = task.least
        pop(s)
        return
    if s.waiting[at, 0] >> 4 == NAMED_CLASS and several_members(s, at):
        push(s, SOURCE, task.seat, place=at)
        return
    start_member(s)


@kernel
def several_members(s, at):
    """Whether two or more different members of class 4 are left."""
    for i in range(at + 1, s.waiting_count):
        if s.waiting[i, 0] >> 4 == NAMED_CLASS and member_name(s, i) != member_name(s, at):
            return True
    return False


@kernel
def member_name(s, i):
    """The card that names a member: for a Trade Route deal its Location, since nobody has seen its marker card."""
    x = waiting_card(s, i)
    return int64(s.link[x]) if s.waiting[i, 0] & 15 == S_ROUTE else x


@kernel
def legal_source(s, at, out):
    n = 0
    for i in range(at, s.waiting_count):
        if s.waiting[i, 0] >> 4 != NAMED_CLASS:
            break
        x = member_name(s, i)
        action = SOURCE_BOARD if x == END else THIS + x
        new = True
        for j in range(n):
            new = new and out[j] != action
        if new:
            out[n] = action
            n += 1
    return n


@kernel
def do_source(s, at, action):
    """The chosen member goes first."""
    pop(s)
    name = END if action == SOURCE_BOARD else action - THIS
    i = at
    while member_name(s, i) != name:
        i += 1
    kind = s.waiting[i, 0]
    x = s.waiting[i, 1]
    while i > at:
        s.waiting[i, 0] = s.waiting[i - 1, 0]
        s.waiting[i, 1] = s.waiting[i - 1, 1]
        i -= 1
    s.waiting[at, 0] = kind
    s.waiting[at, 1] = x
    start_member(s)


@kernel
def start_member(s):
    """The next member of the bundle on top acts."""
    task = current(s)
    p = task.seat
    at = task.place
    on_top(s).place = at + 1
    kind = s.waiting[at, 0] & 15
    x = waiting_card(s, at)
    if kind == S_BOARD:
        fill_pool(s, board_at(s.board[p]).goods, 1, 0)
        s.pool[BLESS] = 0
        gain_pool(s, p, END, 0)
    elif kind == S_BOARD_BLESSING:
        ask_blessing(s, p, board_at(s.board[p]).goods[BLESS], ALL_COLOURS, 0)
    elif kind == S_DEAL:
        gain_deal_good(s, p, card_of(s, x).deal, BY_DEAL)
    elif kind == S_ROUTE:
        gain_deal_good(s, p, card_of(s, s.link[x]).deal, BY_DEAL)
    elif controls(s, p, x):
        card = card_of(s, x)
        if kind == S_BONUS:
            push(s, RUN, p, card=x, effect=card.main_end, left=card.bonus_end - card.main_end)
        else:
            flags = QUIET if kind == S_QUIET else 0
            for _ in range(times_acting(s, x)):
                push(s, RUN, p, card=x, left=card.main_end, marks=flags, good=task.good)


# Effects ----------------------------------------------------------------------------------------------------------


@kernel
def run(s):
    """Task: the next effect of a list."""
    task = current(s)
    if task.good > 0:
        s.deal_good = task.good - 1
    on_top(s).effect = task.effect + 1
    one_less(s, 0)
    if task.left > 0:
        if acts(s, task.card, task.effect):
            do_effect(s, task.seat, task.card, task.effect, task.marks)
        else:
            does_nothing(s, task.seat, effect_of(s, task.card, task.effect).op)


@kernel
def does_nothing(s, p, op):
    """An effect that does not happen leaves nothing for a later effect to refer to."""
    if op == raze.NUMBER:
        forget_razed(s, p)
    elif op == discard_deal.DISCARD:
        discard_deal.nothing_happens(s)


@kernel
def do_effect(s, p, x, rel, flags):
    """Carry out one effect, or ask what it needs; without a legal target it is skipped.

    Cards from a file may trigger each other forever (a building that builds another one ...), so effects are also
    skipped below some depth.
    """
    if s.todo_count > DEEPEST:
        return
    effect = effect_of(s, x, rel)
    op = effect.op
    if gain.is_gain(op):
        gain.do(s, p, x, effect, flags)
    elif op == discard_deal.GOOD_OF_IT:
        discard_deal.gain_its_good(s, p, x, flags)
    elif choices.is_choice(op):
        choices.do(s, p, x, rel, flags)
    elif op == draw_choose.NUMBER:
        draw_choose.do(s, p, effect)
    elif op == pray.NUMBER:
        pray.do(s, p, x, rel, flags)
    elif op == gain_blessing.NUMBER:
        gain_blessing.do(s, p, effect, flags)
    elif op == gain_statue.NUMBER:
        gain_statue.do(s, p)
    elif op == gain_samurai.NUMBER:
        gain_samurai.do(s, p, effect)
    elif op == may_discard_goods.JUST_GAINED or op == may_discard_goods.FROM_DEALS:
        may_discard_goods.do(s, p, x, rel, flags)
    elif op == store_cards_for_prayer.NUMBER:
        store_cards_for_prayer.do(s, p, x, rel, effect)
    elif has_target(s, p, x, rel):
        ask_target(s, p, x, rel, flags)
    else:
        does_nothing(s, p, op)


@kernel
def ask_target(s, p, x, rel, flags):
    effect = effect_of(s, x, rel)
    op = effect.op
    if op == build.NUMBER:
        build.ask(s, p, x, rel)
    elif op == place_foundation.NUMBER:
        place_foundation.ask(s, p, x, rel)
    elif op == place_card_under.NUMBER and effect.a == place_card_under.UNDER_ITSELF:
        place_card_under.aim(s, p, x, rel, x)
    elif op == opponent_discards_card.NUMBER:
        opponent_discards_card.ask(s, p, x, rel)
    elif op == steal_goods.NUMBER:
        steal_goods.ask(s, p, x, rel, effect)
    else:
        push(s, TARGET, p, card=x, effect=rel, marks=flags)
