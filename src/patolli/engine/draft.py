"""A turn that is not confirmed yet: steps are tried, and nothing hidden comes out.

Two ways were possible: try the steps on the true position and cover what the seat may not see, or try them on positions
in which everything hidden was drawn anew. The second needs no trust in any game: several such positions are played side
by side, and what they do not agree on is hidden, so it is shown as null.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from patolli.engine.errors import MoveError
from patolli.engine.game import Game, State, View
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.sight import Sight

COPIES = 3
"""So many redealt positions are compared. If all of them draw the same by chance, a preview misleads, but leaks
nothing."""


class TurnEnded(MoveError):
    """A step after the end of the turn."""

    def __init__(self, token: str, index: int, why: str) -> None:
        super().__init__(
            f"step {index}: {token!r} comes after the end of the turn ({why}): confirm first", token, index
        )


_NEXT_TURN = "the next decision is not part of it"
_SHOWS = "the step before shows something hidden"


def ends_turn(game: Game, before: State, after: State) -> bool:
    """Whether the turn of the seat that decided before is over: somebody else decides, another day began, or nobody
    decides any more."""
    seat = game.seat(before)
    return game.seat(after) != seat or game.clock(after) != game.clock(before)


class Draft:
    """A turn of the seat that decides, tried step by step.

    >>> draft = Draft(Match.new("tzolkin", 2, seed=7))
    >>> draft.play(draft.legal()[0])
    >>> draft.ended, draft.reveals
    (True, False)
    """

    def __init__(self, position: Match | Sight, seed: int = 0) -> None:
        """From the current decision of a match, or from what a seat may know of one; GameOver when there is none. The
        seed says how hidden things are drawn anew."""
        self._sight = position if isinstance(position, Sight) else Sight.of(position)
        self.game = self._sight.game
        self.seat = self._sight.seat
        self._turns = [self._sight.redeal((seed + i) % (MAX_SEED + 1)) for i in range(COPIES)]
        self.steps: list[str] = []
        self.ended = False
        """Whether the turn is complete."""
        self.reveals = False
        """Whether the last step brought something to light that the seat cannot know: it has to be confirmed first."""
        self._shown: tuple[int, list[View]] = (-1, [])

    @property
    def to_confirm(self) -> bool:
        """Whether nothing may follow before the steps are confirmed."""
        return self.ended or self.reveals

    def play(self, *steps: str) -> None:
        """Try more steps; a MoveError says why not, and leaves the draft as it was."""
        start, ended, reveals = len(self.steps), self.ended, self.reveals
        problem: MoveError | None = None
        try:
            for token in steps:
                self._play(token)
        except MoveError as error:
            problem = error
        shown = self._shown_after(start)
        if shown is not None and shown < start + len(steps):
            # Whatever came of it: the next step was chosen without knowing what this one shows.
            problem = TurnEnded(steps[shown - start], shown, _SHOWS)
        if problem is not None:
            self._take_back(start)
            self.ended, self.reveals = ended, reveals
            raise problem
        self.reveals = reveals or shown is not None

    def _play(self, token: str) -> None:
        self._check_open(token)
        before = self._turns[0].state
        for turn in self._turns:
            turn.play(token)
        self.steps.append(token)
        self.ended = ends_turn(self.game, before, self._turns[0].state)

    def _check_open(self, token: str) -> None:
        if self.to_confirm:
            raise TurnEnded(token, len(self.steps), _SHOWS if self.reveals else _NEXT_TURN)

    def _take_back(self, count: int) -> None:
        for turn in self._turns:
            turn.undo(len(turn) - count)
        del self.steps[count:]
        self._shown = (-1, [])

    def _shown_after(self, start: int) -> int | None:
        """The number of steps, more than `start`, after which something hidden is seen."""
        # Seldom is anything revealed, and it stays so: usually one look at the end is enough.
        if not self._disagree(len(self.steps)):
            return None
        return next((at for at in range(start + 1, len(self.steps) + 1) if self._disagree(at)), None)

    def _disagree(self, at: int) -> bool:
        # With everything hidden drawn anew alike, copies that look alike to the seat are usually the same to the byte:
        # that is seen a hundred times as fast as two views are made.
        if len({self._hidden_alike(turn.state_at(at)) for turn in self._turns}) == 1:
            return False
        views = self._views(at)
        return any(view != views[0] for view in views)

    def _hidden_alike(self, state: State) -> bytes:
        copy = self.game.new_states(1)
        copy[0] = state
        self.game.redeal(copy[0], self.seat, 0)
        return copy.tobytes()

    def _views(self, at: int) -> list[View]:
        """What each copy shows after so many steps. Kept, since it is asked for several times, and takes most of the
        time of a preview."""
        if self._shown[0] != at:
            self._shown = (at, [turn.view(self.seat, at) for turn in self._turns])
        return self._shown[1]

    def view(self) -> View:
        """What the seat would see now; null where that is not known before the turn is confirmed. Do not write to
        it."""
        return cast(View, agreed(self._views(len(self.steps))))

    def before(self) -> View:
        """What the seat sees while nothing is tried."""
        return self._sight.view()

    def legal(self) -> list[str]:
        """What may follow; nothing when the turn has to be confirmed."""
        return [] if self.to_confirm else self._turns[0].legal()

    def sight(self) -> Sight:
        """The decision that follows, for an agent: as these steps show nothing hidden, what `Sight.of` would give after
        them. TurnEnded when the turn has to be confirmed."""
        self._check_open("")
        number = self._sight.number + len(self.steps)
        state = self.game.new_states(1)
        state[0] = self._turns[0].state
        self.game.redeal(state[0], self.seat, number)
        moves = [*self._sight.moves, *self.steps]
        return Sight(self.game, self.seat, self._sight.players, moves, state[0], number)

    def after(self, token: str) -> View:
        """The view after one more step, which is not taken: one of those that are possible, if it reveals something."""
        return self._turns[0].preview(token, self.seat)


def agreed(values: Sequence[Any]) -> Any:
    """What several JSON values have in common: null in place of everything they differ in."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: agreed([value[key] for value in values]) for key in first}
    if all(isinstance(value, list) for value in values):
        lists = cast(Sequence[list[Any]], values)
        if all(len(value) == len(lists[0]) for value in lists):
            return [agreed(parts) for parts in zip(*lists, strict=True)]
    return None
