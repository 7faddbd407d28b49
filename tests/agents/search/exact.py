"""An exact solver for positions near the end of a game: max^n over every decision that is left.

Everybody maximizes the same measure for their own seat, and knows that the others do. A seat that is indifferent
between two moves may play either, which can matter to the others; so the value of a position is not one outcome but
*all* that such play can lead to. A move is right only if its worst outcome beats the best one of every other move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from patolli.engine.game import Game, State
from patolli.engine.match import Match

Outcome = tuple[int, ...]
"""What the end of the game is worth to every seat."""
Outcomes = frozenset[Outcome]
Measure = Callable[[Game, State], Outcome]

MOST_POSITIONS = 30_000
"""Larger trees are refused: a position that belongs in a test is smaller."""

_WIN = 1_000_000  # more than any lead in quarter points


def points(game: Game, state: State) -> Outcome:
    """The final scores, in quarter points."""
    out = np.zeros(game.max_players, np.int64)
    game.scores(state, out)
    return tuple(out[: int(state["players"])].tolist())


def victory(game: Game, state: State) -> Outcome:
    """First the win, shared or alone, ties broken as the rules say; then the lead over the best of the others."""
    quarters, winners = points(game, state), game.winners(state)
    return tuple(
        (_WIN // len(winners) if seat in winners else 0) + mine - max(quarters[:seat] + quarters[seat + 1 :])
        for seat, mine in enumerate(quarters)
    )


class Solver:
    """All outcomes of best play, for each of several measures; remembers every position it has met."""

    def __init__(self, game: Game, measures: Sequence[Measure]) -> None:
        self._game = game
        self._measures = measures
        self._known: dict[bytes, tuple[Outcomes, ...]] = {}

    def __len__(self) -> int:
        """How many positions were met."""
        return len(self._known)

    def moves(self, state: State) -> dict[str, tuple[Outcomes, ...]]:
        """Every legal token of a position, and by each measure all outcomes that best play after it can lead to."""
        out = np.zeros(self._game.rules.max_legal, np.int16)
        after = self._game.new_states(1)
        found: dict[str, tuple[Outcomes, ...]] = {}
        for action in out[: self._game.legal(state, out)].tolist():
            after[0] = state
            self._game.apply(after[0], action)
            after[0]["todo"][int(after[0]["todo_count"]) :] = 0  # decisions with an answer: what is left of them
            found[self._game.notation.tokens[action]] = self._outcomes(after[0])
        return found

    def _outcomes(self, state: State) -> tuple[Outcomes, ...]:
        key = state.tobytes()
        if key not in self._known:
            assert len(self) < MOST_POSITIONS, "too large to be solved: make the position smaller"
            seat = int(self._game.seat(state))
            if seat < 0:
                self._known[key] = tuple(frozenset([measure(self._game, state)]) for measure in self._measures)
            else:
                moves = self.moves(state).values()
                self._known[key] = tuple(_chosen(outcomes, seat) for outcomes in zip(*moves, strict=True))
        return self._known[key]


def _chosen(moves: Sequence[Outcomes], seat: int) -> Outcomes:
    """What a seat that picks the best of these moves can end with: no outcome worse than what another move
    guarantees."""
    sure = max(min(outcome[seat] for outcome in outcomes) for outcomes in moves)
    return frozenset(outcome for outcomes in moves for outcome in outcomes if outcome[seat] >= sure)


def margins(match: Match, measures: Sequence[Measure]) -> list[dict[str, int]]:
    """By each measure, how much better every legal token is than all others, however ties are broken: above 0 for the
    right move, if there is one, and for no other."""
    seat = match.seat
    assert seat is not None
    moves = Solver(match.game, measures).moves(match.state)
    found: list[dict[str, int]] = []
    for i in range(len(measures)):
        worst = {token: min(outcome[seat] for outcome in outcomes[i]) for token, outcomes in moves.items()}
        best = {token: max(outcome[seat] for outcome in outcomes[i]) for token, outcomes in moves.items()}
        found.append({token: worst[token] - max(best[other] for other in moves if other != token) for token in moves})
    return found
