"""The Production phase (S1.5): in turn order, everybody collects from board, deals and Locations."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_production
from patolli.games.settlers.effects.card_rows import board_at
from patolli.games.settlers.rules.phases.lookout import seat_in_order
from patolli.games.settlers.rules.piles import first_card, next_card
from patolli.games.settlers.rules.state import ACTION, END, FRESH_DEAL, HAND


@kernel
def production_step(s):
    """One player's Production; before the first, everybody gets their tricolor Blessing (S2.6.5)."""
    step = s.step
    s.step = step + 1
    if step == 0:
        for p in range(s.players):
            s.tricolor[p] = board_at(s.board[p]).tricolor
    if step > 0:
        forget_deals(s, seat_in_order(s, step - 1))
    if step < s.players:
        start_production(s, seat_in_order(s, step))
        return
    s.phase = ACTION
    s.step = s.first_player


@kernel
def forget_deals(s, p):
    """What deals brought can be swapped only in the same Production."""
    for good in range(8):
        s.fresh_deal[good] = 0
    x = first_card(s, HAND + p)
    while x != END:
        s.marks[x] &= 255 - FRESH_DEAL
        x = next_card(s, x)
