"""Cleanup (S1.13): what is stored stays, everything else goes; then the next round."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import ON_CLEANUP, ON_EXCHANGE, TYPE_FEATURE, board_at
from patolli.games.settlers.effects.goods import store_any_number
from patolli.games.settlers.rules.blessings import keep_blessings
from patolli.games.settlers.rules.phases.lookout import seat_in_order
from patolli.games.settlers.rules.piles import (
    card_of,
    controls,
    effect_of,
    first_card,
    go_home,
    next_card,
    own_first,
    own_next,
)
from patolli.games.settlers.rules.state import BLOCKED, DEFENDED, END, STORED, SUPPLY, TABLEAU, USED, WAS_RESET
from patolli.games.settlers.rules.tasks import CLEAN, current, pop, push


@kernel
def stored_goods(s, p):
    """Goods that board and Locations store, as a bit set."""
    kept = board_at(s.board[p]).stores
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE and card.trigger == ON_CLEANUP:
            for rel in range(card.main_end):
                effect = effect_of(s, x, rel)
                if effect.op == store_any_number.NUMBER:
                    kept |= effect.a
        x = own_next(s, p, x)
    return kept


@kernel
def start_cleanup(s, p):
    """One player's Cleanup; the player may first have to choose which Blessings stay."""
    push(s, CLEAN, p)
    keep_blessings(s, p)


@kernel
def clean_up(s):
    """Task: discard the tricolor Blessing, goods that nothing stores, and cards stored for the round."""
    p = current(s).seat
    pop(s)
    s.tricolor[p] = 0
    kept = stored_goods(s, p)
    for good in range(SUPPLY):
        if (kept >> good) & 1 == 0:
            s.goods[p, good] = 0
    x = first_card(s, STORED)
    while x != END:
        following = next_card(s, x)
        if s.marks[x] == 0 and controls(s, p, s.link[x]):
            go_home(s, x)
        x = following


@kernel
def end_take_overs(s):
    """Locations that were taken over belong to their owners again."""
    for p in range(s.players):
        for i in range(s.taken_count[p]):
            x = s.taken[p, i]
            s.link[x] = s.pile[x] - TABLEAU
            s.taken[p, i] = 0
        s.taken_count[p] = 0


@kernel
def end_round(s):
    """End takeovers, blocks, uses and Defense; Samurai stay."""
    end_take_overs(s)
    for p in range(s.players):
        x = first_card(s, TABLEAU + p)
        while x != END:
            s.marks[x] &= 255 - (USED | BLOCKED | DEFENDED | WAS_RESET)
            card = card_of(s, x)
            if card.type == TYPE_FEATURE and card.trigger == ON_EXCHANGE:
                s.amount[x, 0] = 0
            x = next_card(s, x)
    s.first_player = seat_in_order(s, 1)
