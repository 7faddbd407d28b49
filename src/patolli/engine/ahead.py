"""Choices that are simultaneous by the rules, but stand one after another in the record.

A seat whose turn has not come may already choose if the game says that nothing the others choose can matter to it
(`Notation.together_with`). There were two options. The record could hold such choices in any order; then every program
that reads records would have to know about it. Or the choice waits, sealed, until its turn comes in the order of the
record. We took the second: only the code that holds the choice has to know.

To find what to offer, we play on: everything hidden from the seat is redrawn, the others make any choice, and then the
seat gets the question it will get later.
"""

from __future__ import annotations

import numpy as np

from patolli.engine.match import Match
from patolli.engine.sight import Sight

__all__ = ["chooses_ahead", "sight_ahead"]


def chooses_ahead(match: Match, seat: int, at: int | None = None) -> bool:
    """Whether a seat that does not decide at this position may already choose."""
    state = match.state if at is None else match.state_at(at)
    rule, now = match.game.notation.together_with, int(match.game.seat(state))
    return rule is not None and 0 <= now != seat and rule(state, seat)


def sight_ahead(match: Match, seat: int) -> Sight:
    """The choice that a seat will have to make, as it may know it now; only if it `chooses_ahead`. Nothing in it
    depends on what the others choose, or have secretly chosen."""
    game = match.game
    state = game.new_states(1)
    state[0] = match.state
    game.redeal(state[0], seat, len(match))
    legal, number = np.zeros(game.rules.max_legal, np.int16), len(match)
    while int(game.seat(state[0])) != seat:
        game.legal(state[0], legal)
        game.apply(state[0], int(legal[0]))
        number += 1
    moves = [token for token in match.public_moves(seat) if token is not None]
    return Sight(game, seat, match.players, moves, state[0], number)
