"""The simplest players: a compiled policy of the game, one decision at a time."""

from __future__ import annotations

from typing import Protocol

from patolli.engine.game import POLICIES, SCRATCH
from patolli.engine.match import Match
from patolli.engine.rng import new_rng


class Agent(Protocol):
    """Anything that can choose a token for the seat that decides."""

    def choose(self, match: Match) -> str:
        """The token to play now, one of `match.legal()`."""
        ...


class PolicyAgent:
    """`random` plays any legal action; `greedy` the one after which its estimate of its own points is best."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self._policy = POLICIES.index(name)
        self._rng = new_rng(seed)

    def choose(self, match: Match) -> str:
        states = match.game.new_states(SCRATCH)
        states[0] = match.state
        return match.game.tokens[int(match.game.choose(states, self._policy, self._rng))]
