"""A turn that is not confirmed yet: steps are tried, and nothing hidden comes out.

Two ways were possible: try the steps on the true position and cover what the seat may not see, or try them on positions
in which everything hidden was drawn anew. The second needs no trust in any game: several such positions are played side
by side, and what they do not agree on is hidden: it is shown as it was before the step, and named as unknown. They are
made so that nothing hidden is the same in all of them (`Game.exchange`): whether a step shows something is no matter of
luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from patolli.engine.errors import MoveError
from patolli.engine.game import Game, State, View
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.sight import Sight

Path = list[str | int]
"""A place of a view: keys and indices."""

MORE = 3
"""When a step shows something, so many more positions are looked at, in which everything hidden was drawn anew: what is
shown then may also be a number that depends on it, which a few positions have in common by chance."""


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
    return game.seat(after) != seat or game.learning.clock(after) != game.learning.clock(before)


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
        self._seed = seed
        self._turns = list(self._copies())
        self._scratch = self.game.new_states(1)
        self.steps: list[str] = []
        self.ended = False
        """Whether the turn is complete."""
        self.reveals = False
        """Whether the last step brought something to light that the seat cannot know: it has to be confirmed first."""

    def _copies(self) -> Iterator[Match]:
        """Positions that the seat cannot tell apart, and in which nothing hidden is the same."""
        drawn = self._redealt(0).state
        for number in range(self.game.rules.exchanges + 1):
            state = self.game.new_states(1)
            state[0] = drawn
            if number > 0:
                self.game.exchange(state[0], self.seat, number)
            yield Match(self.game, self._sight.players, state[0])

    def _redealt(self, number: int) -> Match:
        return self._sight.redeal((self._seed + number) % (MAX_SEED + 1))

    @property
    def to_confirm(self) -> bool:
        """Whether nothing may follow before the steps are confirmed."""
        return self.ended or self.reveals

    def play(self, *steps: str) -> None:
        """Try more steps; a MoveError says why not, and leaves the draft as it was."""
        start, ended, reveals = len(self.steps), self.ended, self.reveals
        try:
            for token in steps:
                self._play(token)
        except MoveError:
            self._take_back(start)
            self.ended, self.reveals = ended, reveals
            raise

    def _play(self, token: str) -> None:
        self._check_open(token)
        before = self._turns[0].state
        for turn in self._turns:
            turn.play(token)
        self.steps.append(token)
        self.ended = ends_turn(self.game, before, self._turns[0].state)
        self.reveals = self._differ([turn.state for turn in self._turns])

    def _check_open(self, token: str) -> None:
        if self.to_confirm:
            raise TurnEnded(token, len(self.steps), _SHOWS if self.reveals else _NEXT_TURN)

    def _take_back(self, count: int) -> None:
        for turn in self._turns:
            turn.undo(len(turn) - count)
        del self.steps[count:]

    def _differ(self, states: Sequence[State]) -> bool:
        """Whether the seat can tell these positions of the copies apart."""
        # With everything hidden drawn anew alike, copies that look alike to the seat are usually the same to the byte:
        # that is seen a hundred times as fast as two views are made.
        if len({self._hidden_alike(state) for state in states}) == 1:
            return False
        (view, legal), *others = ((self.game.notation.view(state, self.seat), self._asked(state)) for state in states)
        return any(other != view or asked != legal for other, asked in others)

    def _asked(self, state: State) -> list[str]:
        return Match(self.game, self._sight.players, state).legal() if self.game.seat(state) == self.seat else []

    def _hidden_alike(self, state: State) -> bytes:
        self._scratch[0] = state
        self.game.redeal(self._scratch[0], self.seat, 0)
        return self._scratch.tobytes()

    def view(self) -> View:
        """What the seat would see now, as far as it can know before the turn is confirmed. Do not write to it."""
        return self.looks()[0]

    def looks(self) -> tuple[View, list[Path]]:
        """The view, and the places of it that confirming brings to light: they are as before the last step. Do not
        write to it."""
        if not self.reveals:
            return self._turns[0].view(self.seat), []
        turns = [*self._turns, *(self._redealt(1 + i) for i in range(MORE))]
        for turn in turns[-MORE:]:
            for token in self.steps:
                turn.play(token)
        unknown: list[Path] = []
        before = self._turns[0].view(self.seat, len(self.steps) - 1)
        shown = agreed([turn.view(self.seat) for turn in turns], before, unknown)
        return cast(View, shown), unknown

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
        return Sight(self.game, self.seat, self._sight.players, self.moves(), state[0], number)

    def after(self, token: str) -> View:
        """The view after one more step, which is not taken: one of those that are possible, if it reveals something."""
        return self._turns[0].preview(token, self.seat)

    def outcome(self, token: str) -> tuple[View, bool]:
        """The view after a legal step, which is not taken (see `after`), and whether it completes the turn: then it has
        to be confirmed before anything else is decided."""
        states = self.game.new_states(len(self._turns))
        for number, turn in enumerate(self._turns):
            states[number] = before = turn.state
            action = self.game.action(before, token)
            assert action is not None, "a legal step has a name in all copies"
            self.game.apply(states[number], action)
        ended = ends_turn(self.game, self._turns[0].state, states[0])
        return self.game.notation.view(states[0], self.seat), ended or self._differ(list(states))

    def moves(self) -> list[str]:
        """All moves that the seat knows, the steps of this turn included."""
        return [*self._sight.moves, *self.steps]


def agreed(values: Sequence[Any], before: Any, unknown: list[Path], path: Path | None = None) -> Any:
    """What several JSON values have in common; where they differ, what was there `before`, and its path is added to
    `unknown`. A list of another length than before, or an object with other keys, is one place."""
    first, path = values[0], path or []
    if all(value == first for value in values):
        return first
    if isinstance(before, dict) and all(isinstance(value, dict) and value.keys() == before.keys() for value in values):
        was = cast("dict[str, Any]", before)
        maps = cast("Sequence[dict[str, Any]]", values)
        return {key: agreed([value[key] for value in maps], was[key], unknown, [*path, key]) for key in was}
    if isinstance(before, list) and all(isinstance(value, list) for value in values):
        old, lists = cast("list[Any]", before), cast("Sequence[list[Any]]", values)
        if all(len(value) == len(old) for value in lists):
            return [
                agreed(parts, was, unknown, [*path, at])
                for at, (was, *parts) in enumerate(zip(old, *lists, strict=True))
            ]
    unknown.append(path)
    return cast(Any, before)
