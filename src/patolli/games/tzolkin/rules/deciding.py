"""The kernels of the contract: every decision of the game, listed and carried out."""

from patolli.engine.compiled.jit import kernel, unit
from patolli.games.tzolkin.rules.buildings import ARCHITECTURE_APPLIES, OPTIONAL, can_build_any, do_build, legal_build
from patolli.games.tzolkin.rules.calendar import do_advance, end_turn, legal_advance
from patolli.games.tzolkin.rules.catalogue import END, FIRST_BEG, FIRST_PICK, FIRST_PLACE, SKIP
from patolli.games.tzolkin.rules.goods import (
    FOR_THEOLOGY,
    FOR_TWO_TEMPLES,
    block_count,
    do_gain,
    legal_gain,
    legal_pay,
    pay_blocks,
)
from patolli.games.tzolkin.rules.palenque import do_harvest, legal_harvest
from patolli.games.tzolkin.rules.picking import do_use, legal_pick, legal_use, pick_up
from patolli.games.tzolkin.rules.placing import (
    beg,
    legal_place,
    legal_turn,
    place_worker,
    start_picking,
    start_placing,
)
from patolli.games.tzolkin.rules.state import (
    ADVANCE,
    ANGER,
    ANY_ACTION_BY_TILE,
    BUILD,
    EXCHANGE,
    GAIN,
    HARVEST,
    PAY,
    PICK,
    PLACE,
    TECHNOLOGY,
    TEMPLE,
    TURN,
    USE,
    pop,
)
from patolli.games.tzolkin.rules.technology import advance, can_advance_any, do_technology, legal_technology
from patolli.games.tzolkin.rules.temples import (
    ask_temple,
    can_climb_any,
    do_anger,
    do_temple,
    legal_anger,
    legal_temple,
)
from patolli.games.tzolkin.rules.uxmal import can_exchange, do_exchange, legal_exchange
from patolli.games.tzolkin.rules.wealth import do_keep, legal_keep


@unit
def list_legal(s, out):
    """Write the action ids of the current decision into `out`, ascending; returns how many there are."""
    if s.over == 1:
        return 0
    top = s.todo_count - 1
    kind = int(s.todo[top, 0])
    a = int(s.todo[top, 1])
    b = int(s.todo[top, 2])
    if kind == TURN:
        return legal_turn(s, out)
    if kind == PLACE:
        return legal_place(s, out)
    if kind == PICK:
        return legal_pick(s, out)
    if kind == USE:
        return legal_use(s, a, b, out)
    if kind == HARVEST:
        return legal_harvest(s, a, out)
    if kind == ANGER:
        return legal_anger(s, out)
    if kind == TECHNOLOGY:
        return legal_technology(s, a, b, out)
    if kind == PAY:
        return legal_pay(s, a, b, out)
    if kind == GAIN:
        return legal_gain(b, out)
    if kind == TEMPLE:
        return legal_temple(s, b, out)
    if kind == BUILD:
        return legal_build(s, a, out)
    if kind == EXCHANGE:
        return legal_exchange(s, a, b, out)
    if kind == ADVANCE:
        return legal_advance(out)
    return legal_keep(s, out)


@kernel
def do_turn(s, action):
    if action < FIRST_PLACE:
        beg(s, s.seat, action - FIRST_BEG)
    elif action < FIRST_PICK:
        start_placing(s, s.seat, action)
    else:
        start_picking(s)
        pick_up(s, s.seat, action)


@kernel
def do_pay(s, purpose, action):
    """Pay the blocks, then get what they were for."""
    pop(s)
    if action == SKIP:
        return
    pay_blocks(s, action)
    if purpose == FOR_TWO_TEMPLES:
        ask_temple(s, 2, 0)
    elif purpose == FOR_THEOLOGY:
        ask_temple(s, 1, 0)
    else:
        advance(s, s.seat, purpose)


@unit
def carry_out(s, action):
    """Answer the current decision, then proceed to the next one that has to be asked."""
    top = s.todo_count - 1
    kind = int(s.todo[top, 0])
    a = int(s.todo[top, 1])
    b = int(s.todo[top, 2])
    if kind == TURN:
        do_turn(s, action)
    elif action == END:
        end_turn(s)
    elif kind == PLACE:
        place_worker(s, s.seat, action)
    elif kind == PICK:
        pick_up(s, s.seat, action)
    elif kind == USE:
        do_use(s, a, b, action)
    elif kind == HARVEST:
        do_harvest(s, a, action)
    elif kind == ANGER:
        do_anger(s, action)
    elif kind == TECHNOLOGY:
        do_technology(s, a, action)
    elif kind == PAY:
        do_pay(s, b, action)
    elif kind == GAIN:
        do_gain(s, a, action)
    elif kind == TEMPLE:
        do_temple(s, a, b, action)
    elif kind == BUILD:
        do_build(s, a, action)
    elif kind == EXCHANGE:
        do_exchange(s, b, action)
    elif kind == ADVANCE:
        do_advance(s, action)
    else:
        do_keep(s, action)
    drop_idle_questions(s)


@kernel
def drop_idle_questions(s):
    """Optional extras are asked only if there is something to choose; a temple only if one can be climbed."""
    while s.over == 0 and not worth_asking(s):
        pop(s)


@kernel
def worth_asking(s):
    top = s.todo_count - 1
    kind = int(s.todo[top, 0])
    a = int(s.todo[top, 1])
    b = int(s.todo[top, 2])
    p = s.seat
    if kind == TEMPLE:
        return can_climb_any(s, p, b)
    if kind == TECHNOLOGY:
        return b == 0 or can_advance_any(s, p, a)
    if kind == PAY:
        return b != FOR_THEOLOGY or (block_count(s, p) > 0 and can_climb_any(s, p, 0))
    if kind == BUILD:
        return a & OPTIONAL == 0 or can_build_any(s, p, a & ARCHITECTURE_APPLIES, 0)
    if kind == EXCHANGE:
        return a + b > 0 or can_exchange(s, p, s.corn[p])
    if kind == USE:
        return a != ANY_ACTION_BY_TILE or s.corn[p] > 0
    return True


@kernel
def who_decides(s):
    """The seat that decides; -1 when the game is over."""
    return int(s.seat)


@kernel
def player_count(s):
    return int(s.players)
