"""Where games of self-play begin: most at the beginning of the game, many where its own play would hardly lead.

A network that only ever sees its own games learns what its own style meets, and stays in that style: what it believes
to be bad is never tried for long enough to be seen to be good. So in many games others make the first decisions, which
are not learned from, or the position is changed into one that play seldom leads to (`Game.vary`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import POLICIES, SCRATCH, Game

Array = np.ndarray[Any, Any]


class Beginning(NamedTuple):
    """A way to begin; the greedy policy decides, and chance does now and then."""

    games: float
    """How many games begin so."""
    decisions: tuple[int, int]
    """How many decisions are made at least, and at most."""
    random: tuple[float, ...]
    """How many of them are random; one of these is drawn."""
    varied: float
    """How many of the positions are then changed."""


BEGINNINGS = (
    Beginning(0.3, (0, 0), (0.5,), 1.0),  # as soon as the position can be changed: after the set-up
    Beginning(0.45, (5, 169), (0.05, 0.15, 0.3), 0.5),
)
"""One after the other; two games of five have none of them."""
PATIENCE = 40
"""So many decisions later, at most, a position is changed that cannot be changed at once."""


def begin(game: Game, states: Array, rng: np.random.Generator) -> bool:
    """Bring the freshly dealt states[0] to where play is to begin; whether anything was done. Who is to decide there
    has a choice."""
    begun = False
    for beginning in BEGINNINGS:
        if rng.random() < beginning.games:
            begun = True
            least, most = beginning.decisions
            random = float(rng.choice(beginning.random))
            play_on(game, states, int(rng.integers(least, most + 1)), random, rng)
            if rng.random() < beginning.varied:
                _vary(game, states, random, rng)
    return begun


def play_on(game: Game, states: Array, decisions: int, random: float, rng: np.random.Generator) -> None:
    """Play so many decisions, and on to the next one with a choice; if the game ends before that, only to the last
    decision with a choice."""
    line = game.new_states(SCRATCH)
    line[0] = states[0]
    out = np.zeros(game.rules.max_legal, np.int16)
    dice = new_rng(int(rng.integers(2**62)))
    greedy = POLICIES.index("greedy")
    played = 0
    while game.seat(line[0]) >= 0:
        count = int(game.legal(line[0], out))
        if count > 1:
            states[0] = line[0]
            if played >= decisions:
                return
        chance = rng.random() < random
        action = int(out[rng.integers(count)]) if chance else int(game.choose(line, greedy, dice))
        game.apply(line[0], action)
        played += 1


def _vary(game: Game, states: Array, random: float, rng: np.random.Generator) -> None:
    """Change the position; where the game cannot, as in the middle of a turn, a little later."""
    if game.learning.vary is None:
        return
    out = np.zeros(game.rules.max_legal, np.int16)
    for _ in range(PATIENCE):
        changed = states.copy()
        game.learning.vary(changed[0], rng)
        if changed[0].tobytes() != states[0].tobytes() and game.legal(changed[0], out) > 1:
            states[0] = changed[0]
            return
        play_on(game, states, 1, random, rng)
