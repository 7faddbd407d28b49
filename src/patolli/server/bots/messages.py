"""The messages between the bot pool and its processes."""

from __future__ import annotations

import msgspec
import numpy as np

from patolli.agents.hint import Hint
from patolli.agents.names import STRENGTHS
from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import POLICIES, find_game
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.sight import Sight

BOTS = (*POLICIES, *STRENGTHS)
"""The strengths that play here: all have a bounded cost, unlike `search:1000000`."""


class Decision(msgspec.Struct, frozen=True):
    """One decision, as the seat that has to make it may know it: a `Sight` as plain data. Names are left out."""

    game: str
    seat: int
    players: int
    moves: list[str]
    """Moves still secret to this seat are left out, or have `?` for what is hidden."""
    number: int
    state: bytes

    @classmethod
    def of(cls, match: Match) -> Decision:
        """The current decision of a match; GameOver when there is none."""
        sight = Sight.of(match)
        state: bytes = sight.state.tobytes()
        return cls(sight.game.name, sight.seat, len(sight.players), sight.moves, sight.number, state)

    def sight(self) -> Sight:
        """For agents."""
        game = find_game(self.game)
        if len(self.state) != game.rules.dtype.itemsize:
            raise BadSetup(f"a position of {game.title} has {game.rules.dtype.itemsize} bytes, not {len(self.state)}")
        states = game.new_states(1)
        states[0] = np.frombuffer(self.state, game.rules.dtype)[0]
        if not 0 <= self.seat < self.players <= game.max_players or game.seat(states[0]) != self.seat:
            raise BadSetup(f"seat {self.seat} of {self.players} does not decide here")
        return Sight(game, self.seat, [""] * self.players, self.moves, states[0], self.number)


class TurnRequest(msgspec.Struct, frozen=True, tag="turn"):
    """A request for a turn."""

    decision: Decision
    strength: str
    seed: int
    number: int = 0

    @classmethod
    def of(cls, match: Match, strength: str, seed: int) -> TurnRequest:
        """Strength of the seat that decides; BadSetup lists the strengths there are. The same request gives the same
        turn."""
        if strength not in BOTS:
            raise BadSetup(f"no bot is called {shown(strength)}; known bots: {', '.join(BOTS)}")
        return cls(Decision.of(match), strength, check_seed(seed))


class HintRequest(msgspec.Struct, frozen=True, tag="hint"):
    """A request for a hint."""

    decision: Decision
    simulations: int
    seconds: float
    top: int
    seed: int
    seats: list[str | None] = []
    """The bots that sit there, None for people."""
    tried: list[str] = []
    """A whole turn to compare with the best."""
    number: int = 0


Question = TurnRequest | HintRequest
"""Its number comes back with the answer: a process may be asked something more urgent while it thinks."""


class Thought(msgspec.Struct, frozen=True):
    """A turn: up to its end, or to where something hidden is revealed."""

    steps: list[str]
    by: str
    """Who decided the steps: the strength, or what stood in for it."""
    seconds: float
    trouble: str = ""
    """What went wrong, if anything did."""


class Answer(msgspec.Struct, frozen=True):
    """A process's answer: one of these, or nothing at all when it is ready for its first question."""

    number: int = 0
    thought: Thought | None = None
    hint: Hint | None = None
    trouble: str = ""
    used: float = 0.0
    """Seconds of processor time."""


def check_seed(seed: int) -> int:
    """Returns it, or raises BadSetup."""
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"a seed is a whole number from 0 to {MAX_SEED}, not {shown(seed)}")
    return seed
