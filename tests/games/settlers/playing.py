"""Matches for tests: random games that grow, of any kind."""

from __future__ import annotations

import random
from typing import Any

from patolli.engine.match import Match
from patolli.games.settlers.game import GAME
from tests.games.settlers.oracle.comparing import choose


def played(players: int = 3, moves: int | None = None, seed: int = 4, **options: Any) -> Match:
    """A random match after this many moves, or to its end."""
    match, dice = Match.new(GAME, players, seed=seed, options=options), random.Random(seed)
    while not match.over and (moves is None or len(match) < moves):
        match.play(choose(match.legal(), dice, 0.3))
    return match
