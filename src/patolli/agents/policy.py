"""The simplest players: a compiled policy of the game, one decision at a time."""

from __future__ import annotations

from typing import Protocol

from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import POLICIES, SCRATCH
from patolli.engine.sight import Sight


class Agent(Protocol):
    """Anything that can choose a token for the seat that decides."""

    def choose(self, sight: Sight) -> str:
        """The token to play now, one of `sight.legal()`."""
        ...


class PolicyAgent:
    """`random` plays any legal action; `greedy` the one after which its estimate of its own points is best."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self._policy = POLICIES.index(name)
        self._rng = new_rng(seed)

    def choose(self, sight: Sight) -> str:
        states = sight.game.new_states(SCRATCH)
        states[0] = sight.state
        return sight.token(int(sight.game.choose(states, self._policy, self._rng)))
