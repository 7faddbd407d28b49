"""Tikal: technologies, buildings, monuments, and two temples for a block (T25-T28)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.buildings import ARCHITECTURE_APPLIES, FIRST_OF_TWO, ask_build, can_build_any
from patolli.games.tzolkin.rules.goods import FOR_TWO_TEMPLES, ask_pay, block_count
from patolli.games.tzolkin.rules.monuments import can_raise_any
from patolli.games.tzolkin.rules.technology import ask_technology, can_advance_any
from patolli.games.tzolkin.rules.temples import can_climb_any


@kernel
def can_use_tikal(s, p, k):
    if k == 1 or k == 3:
        return can_advance_any(s, p, 1)
    if k == 2:
        return can_build_any(s, p, ARCHITECTURE_APPLIES, 0)
    if k == 4:
        return can_build_any(s, p, ARCHITECTURE_APPLIES, 0) or can_raise_any(s, p)
    return block_count(s, p) > 0 and can_climb_any(s, p, 0)


@kernel
def use_tikal(s, k):
    if k == 1:
        ask_technology(s, 1, 0)
    elif k == 2:
        ask_build(s, ARCHITECTURE_APPLIES)
    elif k == 3:
        ask_technology(s, 1, 1)
        ask_technology(s, 1, 0)
    elif k == 4:
        ask_build(s, ARCHITECTURE_APPLIES | FIRST_OF_TWO)
    else:
        ask_pay(s, 1, FOR_TWO_TEMPLES)
