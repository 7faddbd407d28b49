"""Where games of self-play begin: most at the beginning of the game, many where its own play would hardly lead.

A network that only ever sees its own games learns what its own style meets, and stays in that style: what it believes
to be bad is never tried for long enough to be seen to be good. So in many games others make the first decisions, which
are not learned from, or the position is changed into one that play seldom leads to (`Game.vary`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.training.ways import Beginning

Array = np.ndarray[Any, Any]


PATIENCE = 40
"""A position that cannot be changed at once is changed at most this many decisions later."""


def begin(game: Game, states: Array, beginnings: Sequence[Beginning], rng: np.random.Generator) -> bool:
    """Bring the freshly dealt states[0] to where play is to begin; whether anything was done. Whoever decides there
    has a choice."""
    begun = False
    for beginning in beginnings:
        if rng.random() < beginning.games:
            begun = True
            least, most = beginning.decisions
            random = float(rng.choice(beginning.random))
            play_on(game, states, int(rng.integers(least, most + 1)), random, rng)
            if rng.random() < beginning.varied:
                _vary(game, states, random, int(rng.integers(beginning.gifts[0], beginning.gifts[1] + 1)), rng)
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


def _vary(game: Game, states: Array, random: float, gifts: int, rng: np.random.Generator) -> None:
    """Change the position so many times; where the game cannot, as in the middle of a turn, a little later."""
    if game.learning.vary is None:
        return
    out = np.zeros(game.rules.max_legal, np.int16)
    for _ in range(PATIENCE):
        changed = states.copy()
        for _ in range(gifts):
            game.learning.vary(changed[0], rng)
        if changed[0].tobytes() != states[0].tobytes() and game.legal(changed[0], out) > 1:
            states[0] = changed[0]
            return
        play_on(game, states, 1, random, rng)
