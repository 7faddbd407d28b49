"""Yaxchilan: blocks and skulls (T24, T32, T34)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.components import EXTRACTION, GOLD, STONE, THEOLOGY, WOOD
from patolli.games.tzolkin.rules.goods import take_skulls


@kernel
def can_use_yaxchilan(s, k):
    return k != 4 or s.bank_skulls > 0


@kernel
def use_yaxchilan(s, p, k):
    extraction = s.technologies[p, EXTRACTION]
    more_wood = 1 if extraction >= 1 else 0
    more_stone = 1 if extraction >= 2 else 0
    more_gold = 1 if extraction >= 3 else 0
    if k == 1:
        s.blocks[p, WOOD] += 1 + more_wood
    elif k == 2:
        s.blocks[p, STONE] += 1 + more_stone
        s.corn[p] += 1
    elif k == 3:
        s.blocks[p, GOLD] += 1 + more_gold
        s.corn[p] += 2
    elif k == 4:
        take_skulls(s, p, 2 if s.technologies[p, THEOLOGY] >= 3 else 1)
    else:
        s.blocks[p, STONE] += 1 + more_stone
        s.blocks[p, GOLD] += 1 + more_gold
        s.corn[p] += 2
