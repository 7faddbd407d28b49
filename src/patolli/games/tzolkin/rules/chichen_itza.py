"""Chichen Itza: skulls for the gods, and theology (T30, T34)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.components import CHICHEN_BLOCK, CHICHEN_POINTS, CHICHEN_TEMPLE, THEOLOGY
from patolli.games.tzolkin.rules.goods import FOR_THEOLOGY, ask_gain, ask_pay
from patolli.games.tzolkin.rules.temples import climb

ACTIONS = 9
FREE_CHOICE = 10  # from this space every action is free


@kernel
def can_use_chichen_itza(s, p, k):
    return s.skulls[p] > 0 and (s.chichen_used >> k) & 1 == 0


@kernel
def use_chichen_itza(s, p, k):
    s.skulls[p] -= 1
    s.chichen_used |= 1 << k
    s.points[p] += CHICHEN_POINTS[k]
    climb(s, p, CHICHEN_TEMPLE[k])
    if s.technologies[p, THEOLOGY] >= 2:
        ask_pay(s, 1, FOR_THEOLOGY)
    if CHICHEN_BLOCK[k]:
        ask_gain(s, 1)


@kernel
def step_back(s, p, space, k):
    """The corn it costs to use action k from this space, -1 if it cannot be reached (T14, T15, T34)."""
    theology = s.technologies[p, THEOLOGY] >= 1
    if space == FREE_CHOICE or (theology and space == FREE_CHOICE - 1):
        return 0
    if k <= space:
        return space - k
    return 0 if theology and k == space + 1 else -1
