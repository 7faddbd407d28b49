"""What an agent is given: a decision as one seat may see it, and nothing else.

There were two options: give agents the match and ask them not to peek, or give them something that does not contain
what they must not see. The second needs no trust: a `Sight` keeps a copy of the position in which everything hidden
from the seat is redrawn, by a seed that depends only on the number of the decision. Two games that differ only in what
the seat cannot know give equal sights, so nothing an agent does with one can tell them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from patolli.engine.errors import BadSetup, GameOver
from patolli.engine.game import Game, State, View
from patolli.engine.match import Match


class Sight:
    """One decision, as the deciding seat may know it.

    >>> sight = Sight.of(Match.new("tzolkin", 2, seed=7))
    >>> sight.seat, sight.number, sight.legal()[:2]
    (1, 0, ['keep:W05+W15', 'keep:W05+W16'])
    """

    def __init__(
        self, game: Game, seat: int, players: Sequence[str], moves: Sequence[str], state: State, number: int
    ) -> None:
        """From a position that contains nothing hidden; use `Sight.of`."""
        self.game = game
        self.seat = seat
        """The deciding seat, whose sight this is."""
        self.players = list(players)
        self.moves = list(moves)
        """The tokens played so far; those secret to this seat are left out, or have `?` in place of what is hidden."""
        self._states = game.new_states(1)
        self._states[0] = state
        self.number = number
        """How many decisions everybody has made before this one, including those left out of `moves`."""

    @classmethod
    def of(cls, match: Match) -> Sight:
        """The current decision of a match; GameOver when there is none."""
        seat = match.seat
        if seat is None:
            raise GameOver("", len(match))
        game = match.game
        state = game.new_states(1)
        state[0] = match.state
        game.redeal(state[0], seat, len(match))
        moves = [token for token in match.public_moves(seat) if token is not None]
        return cls(game, seat, match.players, moves, state[0], len(match))

    @property
    def state(self) -> State:
        """The position, with what the seat cannot know redrawn. Do not write to it."""
        return self._states[0]

    def legal_ids(self) -> list[int]:
        """The legal action ids, ascending."""
        out = np.zeros(self.game.rules.max_legal, np.int16)
        return out[: self.game.legal(self.state, out)].tolist()

    def legal(self) -> list[str]:
        """The legal tokens, sorted."""
        return sorted(map(self.token, self.legal_ids()))

    def token(self, action: int) -> str:
        """What an action is called here."""
        return self.game.token(self.state, action)

    def view(self) -> View:
        """The state JSON, as this seat may know it."""
        return self.game.notation.view(self.state, self.seat)

    def observe(self) -> np.ndarray[Any, Any]:
        """The features for learning, from this seat's point of view."""
        out = np.zeros(self.game.learning.observation_size, np.float32)
        self.game.observe(self.state, self.seat, out)
        return out

    def redeal(self, seed: int) -> Match:
        """A match that begins here, for trying things out: everything hidden is redrawn for each seed."""
        if not 0 <= seed < 2**63:
            raise BadSetup(f"a seed is a whole number from 0 to {2**63 - 1}, not {seed}")
        state = self.game.new_states(1)
        state[0] = self.state
        self.game.redeal(state[0], self.seat, seed)
        return Match(self.game, self.players, state[0])
