"""Games by chance, and looks at their positions: what all checks are made of."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import new_rng
from patolli.engine.errors import PatolliError
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.engine.match import Match

GAMES = 3 if JIT else 1
STRIDE = 9 if JIT else 29
"""Of the positions at which everything is looked at; odd, so that all kinds of turns are met."""


def playout(game: Game, players: int, seed: int, greedy: float = 0.3) -> Match:
    """A finished match; every decision by the greedy policy with this probability, else at random."""
    match = Match.new(game, players, seed)
    dice = random.Random(seed)
    rng = new_rng(seed, 1)
    states = game.new_states(SCRATCH)
    while not match.over:
        assert len(match) < game.rules.max_moves, f"a game is not over after {len(match)} moves (Rules.max_moves)"
        states[0] = match.state
        policy = POLICIES.index("greedy" if dice.random() < greedy else "random")
        match.play_id(int(game.choose(states, policy, rng)))
    return match


def matches(game: Game, players: int) -> Iterator[Match]:
    """Some finished ones."""
    for seed in range(GAMES):
        yield playout(game, players, seed)


def places(match: Match) -> Iterator[int]:
    """Numbers of some positions: the first ones (where games deal and choose), every so many, and the last one."""
    last = len(match)
    yield from sorted({*range(min(6, last + 1)), *range(0, last + 1, STRIDE), last})


def positions(match: Match) -> list[Any]:
    """All positions of a match."""
    return [match.state_at(at) for at in range(len(match) + 1)]


def copy(game: Game, state: Any) -> np.ndarray:
    """An array of one position, to be changed."""
    states = game.new_states(1)
    states[0] = state
    return states


def legal_ids(game: Game, state: Any) -> list[int]:
    """The legal actions of a position."""
    out = np.full(game.rules.max_legal, -1, np.int16)
    return out[: game.legal(state, out)].tolist()


def observation(game: Game, state: Any, seat: int) -> np.ndarray:
    """The features of a position; NaN where the game has written nothing."""
    out = np.full(game.learning.observation_size, np.nan, np.float32)
    game.observe(state, seat, out)
    return out


def quarters(game: Game, state: Any) -> list[int]:
    """The scores in quarter points, for as many seats as the game can have."""
    out = np.zeros(game.max_players, np.int64)
    game.scores(state, out)
    return out.tolist()


def check_ends(game: Game, state: Any, seed: int) -> None:
    """By chance a position comes to the end of the game."""
    states, rng = game.new_states(SCRATCH), new_rng(seed)
    states[0] = state
    for _ in range(game.rules.max_moves):
        if game.seat(states[0]) == -1:
            break
        assert legal_ids(game, states[0]), "somebody has to choose, and nothing can be chosen"
        game.apply(states[0], int(game.choose(states, 0, rng)))
    assert legal_ids(game, states[0]) == [], "the game does not end"


class Caught:
    """The error that came, after the block."""

    error: Any = None


@contextmanager
def raises(kind: type[PatolliError], doing: str) -> Generator[Caught]:
    """What is done here must be refused with this error."""
    caught = Caught()
    try:
        yield caught
    except kind as error:
        caught.error = error
        return
    raise AssertionError(f"{doing} should raise {kind.__name__}, and did not")
