"""A match as somebody may know it: with everything else in the deal redrawn, so that it can be played on.

A `Sight` is a position without its past. A known match includes the past: the same moves, seen from the same seat, from
the first position on.
"""

from __future__ import annotations

from patolli.engine.errors import PatolliError
from patolli.engine.match import Match


class StillSecret(PatolliError):
    """Moves were made that this seat may not know yet."""


def all_shown(match: Match, seat: int) -> bool:
    """Whether a seat or a SPECTATOR may know all moves of a match completely."""
    return all(token is not None and "?" not in token for token in match.public_moves(seat))


def known_position(match: Match, seat: int, seed: int) -> Match:
    """A match that begins at the newest position, as a seat may know it."""
    drawn = match.game.new_states(1)
    drawn[0] = match.state
    match.game.redeal(drawn[0], seat, seed)
    return Match(match.game, match.players, drawn[0])


def known_match(match: Match, seat: int, seed: int, at: int | None = None) -> Match:
    """The first `at` moves (all by default) of a match, as a seat or a SPECTATOR may know them; StillSecret if they may
    not know all of them, or if the game cannot be redealt from its beginning (`Game.redeal_first`).

    Knowledge means knowledge now, at the newest position: somebody who goes back to an earlier one remembers which
    tiles came later. Nothing else of the true deal is left, and what is redrawn depends on the seed alone.
    """
    game, past = match.game, match.fork(at).moves
    if game.notation.redeal_first is None or not all_shown(match, seat):
        raise StillSecret("some moves are still secret")
    drawn = game.new_states(1)
    drawn[0] = match.state_at(0)
    game.notation.redeal_first(drawn[0], match.state, seat, seed)
    known = Match(game, match.players, drawn[0])
    for token in past:
        known.play(token)
    return known
