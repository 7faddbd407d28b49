"""Brute force: what a seat may see after some steps, over many positions that it cannot tell apart before them."""

from __future__ import annotations

from typing import Any

from patolli.engine.match import Match
from patolli.engine.sight import Sight

FIRST_SEED = 77_000


def hidden_otherwise(match: Match, seed: int) -> Match:
    """Another match, which the seat that decides cannot tell from this one."""
    other = match.fork()
    assert match.seat is not None
    match.game.redeal(other.state, match.seat, seed)
    return other


def seen(match: Match, seat: int) -> list[Any]:
    """All that a seat is shown: its view, and what it may do if it decides."""
    return [match.view(seat), match.legal() if match.seat == seat else []]


def looks(sight: Sight, steps: list[str], count: int) -> list[list[Any]]:
    """The different things that a seat may see after some steps, in so many redealt positions."""
    game, found, known = sight.game, list[list[Any]](), set[bytes]()
    for number in range(count):
        turn = sight.redeal(FIRST_SEED + number)
        for token in steps:
            turn.play(token)
        # What looks alike is often the same to the byte, once all that is hidden was drawn alike: one look will do.
        copy = game.new_states(1)
        copy[0] = turn.state
        game.redeal(copy[0], sight.seat, 0)
        if copy.tobytes() in known:
            continue
        known.add(copy.tobytes())
        look = seen(turn, sight.seat)
        if look not in found:
            found.append(look)
    return found
