"""The calendar: the end of a turn and of a round, the start space, turning the gears (T6, T7, T40-T44, T60)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.buildings import refill_row
from patolli.games.tzolkin.rules.catalogue import FIRST_ADVANCE
from patolli.games.tzolkin.rules.components import LAST_SPACE, TEETH
from patolli.games.tzolkin.rules.food_day import food_day_due, resolve_food_day
from patolli.games.tzolkin.rules.state import ADVANCE, EMPTY, NEUTRAL, TURN, pop, push


@kernel
def end_turn(s):
    """T7: refill the buildings, take the corn from the teeth, then the next player or the end of the round."""
    p = s.seat
    pop(s)
    refill_row(s)
    if s.start_space == p:
        s.corn[p] += s.teeth_corn
        s.teeth_corn = 0
    s.placed = 0
    s.begged = 0
    s.mercy = 0
    s.turns += 1
    if s.turns < s.players:
        s.seat = (p + 1) % s.players
        push(s, TURN, 0, 0)
    else:
        end_round(s)


@kernel
def end_round(s):
    if food_day_due(s):
        resolve_food_day(s)
    if s.food_days == 4:
        end_game(s)
    elif s.start_space == EMPTY:  # T40
        s.teeth_corn += 1
        turn_calendar(s, 1)
        begin_round(s)
    else:
        leave_start_space(s)


@kernel
def leave_start_space(s):
    """T41: the worker returns, the marker changes hands, the owner may choose 2 days."""
    owner = s.start_space
    s.free_workers[owner] += 1
    s.start_space = EMPTY
    if s.start_player == owner:
        s.start_player = (owner + 1) % s.players
    else:
        s.start_player = owner
    if s.light[owner] == 1 and two_days_allowed(s):
        s.seat = owner
        push(s, ADVANCE, 0, 0)
    else:
        turn_calendar(s, 1)
        begin_round(s)


@kernel
def two_days_allowed(s):
    """T42: no player's worker is on space 6 of a small gear or 9 of Chichen Itza; neutral workers do not count."""
    for g in range(5):
        worker = s.gears[g, LAST_SPACE[g] - 1]
        if worker != EMPTY and worker != NEUTRAL:
            return False
    return True


# Decision `advance`: one day or two, by the owner of the start space.


@kernel
def legal_advance(out):
    out[0] = FIRST_ADVANCE
    out[1] = FIRST_ADVANCE + 1
    return 2


@kernel
def do_advance(s, action):
    days = action - FIRST_ADVANCE + 1
    pop(s)
    if days == 2:
        s.light[s.seat] = 0
    turn_calendar(s, days)
    begin_round(s)


@kernel
def turn_calendar(s, days):
    """T43: every worker moves one space a day; a player's worker leaving the last space returns to its owner."""
    s.day += days
    for _ in range(days):
        for g in range(5):
            last = LAST_SPACE[g]
            worker = s.gears[g, last]
            if worker != EMPTY and worker != NEUTRAL:
                s.free_workers[worker] += 1
                s.gears[g, last] = EMPTY
            around = s.gears[g, TEETH[g] - 1]
            for space in range(TEETH[g] - 1, 0, -1):
                s.gears[g, space] = s.gears[g, space - 1]
            s.gears[g, 0] = around


@kernel
def begin_round(s):
    s.round_no += 1
    s.turns = 0
    s.seat = s.start_player
    push(s, TURN, 0, 0)


@kernel
def end_game(s):
    """T60: one more day; the start space returns its worker; no corn, no choice, no new round."""
    if s.start_space != EMPTY:
        s.free_workers[s.start_space] += 1
        s.start_space = EMPTY
    turn_calendar(s, 1)
    s.over = 1
    s.seat = -1
