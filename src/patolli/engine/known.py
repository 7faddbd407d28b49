"""A match as somebody may know it: with a deal in which everything else was drawn again, so that it can be played on.

A `Sight` is a position without its past. Here the past comes along: the same moves, seen from the same seat, from the
first position on.
"""

from __future__ import annotations

from patolli.engine.errors import PatolliError
from patolli.engine.match import Match


class StillSecret(PatolliError):
    """Moves were made that this seat may not know yet."""


def known_match(match: Match, seat: int, seed: int, at: int | None = None) -> Match:
    """The first `at` moves (all by default) of a match, as a seat or a SPECTATOR may know them; StillSecret if they may
    not know all of them.

    What is known is what is known now, at the newest position: who goes back to an earlier one remembers which tiles
    came later. Nothing else of the true deal is left, and what is drawn depends on the seed alone.
    """
    game, past = match.game, match.fork(at).moves
    first, now = match.state_at(0), match.state
    if len(game.public_moves(first, now, match.moves, seat)) < len(match):
        raise StillSecret("some moves are still secret")
    drawn = game.new_states(1)
    drawn[0] = first
    game.redeal_first(drawn[0], now, seat, seed)
    known = Match(game, match.players, drawn[0])
    for token in past:
        known.play(token)
    return known
