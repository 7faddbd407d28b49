"""A turn that is not confirmed yet: steps are tried, and nothing hidden leaks.

There were two options: try the steps on the true position and cover what the seat may not see, or try them on positions
in which everything hidden is redrawn. The second needs no trust in any game: several such positions are played side by
side, and whatever they disagree on is hidden: it is shown as it was before the step, and reported as unknown. The
positions are built so that nothing hidden is the same in all of them (`Game.exchange`): whether a step reveals
something is not a matter of luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from patolli.engine.errors import IllegalMove, MoveError
from patolli.engine.game import State, View
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.orders import Order, Part, earlier, ends_turn, played
from patolli.engine.sight import Sight

__all__ = ["Draft", "TurnEnded", "agreed", "ends_turn"]

Array = np.ndarray[Any, Any]
Path = list[str | int]
"""A place in a view: keys and indices."""

MORE = 3
"""When a step reveals something, this many more positions with everything hidden redrawn are compared: the revealed
thing may also be a derived number, which a few positions could share by chance."""


class TurnEnded(MoveError):
    """A step after the end of the turn."""

    def __init__(self, token: str, index: int, why: str) -> None:
        super().__init__(
            f"step {index}: {token!r} comes after the end of the turn ({why}): confirm first", token, index
        )


_NEXT_TURN = "the next decision is not part of it"
_SHOWS = "the step before shows something hidden"


class Draft:
    """A turn of the seat that decides, tried step by step.

    >>> draft = Draft(Match.new("tzolkin", 2, seed=7))
    >>> draft.play(draft.legal()[0])
    >>> draft.ended, draft.reveals
    (True, False)
    """

    def __init__(self, position: Match | Sight, seed: int = 0) -> None:
        """From the current decision of a match, or from what a seat may know of one; GameOver when there is none. The
        seed determines how hidden things are redrawn."""
        self._sight = position if isinstance(position, Sight) else Sight.of(position)
        self.game = self._sight.game
        self.seat = self._sight.seat
        self._seed = seed
        self._line = self._redealt(0)
        """The first copy, as a match."""
        self._copies = [self._exchanged()]
        """Before the first step and after each: positions that the seat cannot tell apart, and in which nothing hidden
        is the same. The first is the position of the line."""
        self._views: list[View | None] = [None]
        """Views of the first copy after each step, as far as anybody has asked for them."""
        self.steps: list[str] = []
        """In the order of the record, which may differ from the order in which they were played."""
        self._chosen: list[str] = []
        """The same, in the order in which they were played."""
        self._held: list[Part] = []
        """Steps that follow as soon as the part before them is complete (`orders.py`)."""
        self._earlier: dict[str, Order] | None = None
        self.ended = False
        """Whether the turn is complete."""
        self.reveals = False
        """Whether the last step reveals something that the seat cannot know: it must be confirmed first."""

    def _exchanged(self) -> Array:
        copies = self.game.new_states(self.game.rules.exchanges + 1)
        for number in range(len(copies)):
            copies[number] = self._line.state
            if number > 0:
                self.game.exchange(copies[number], self.seat, number)
        return copies

    def _redealt(self, number: int) -> Match:
        return self._sight.redeal((self._seed + number) % (MAX_SEED + 1))

    @property
    def to_confirm(self) -> bool:
        """Whether nothing may follow before the steps are confirmed."""
        return self.ended or self.reveals

    def play(self, *steps: str) -> None:
        """Try more steps; a MoveError says why one fails, and leaves the draft as it was."""
        before, chosen, held = list(self.steps), list(self._chosen), self._held
        ended, reveals = self.ended, self.reveals
        try:
            for number, token in enumerate(steps):
                self._choose(token, len(before) + number)
        except MoveError:
            self._set(before)
            self._chosen, self._held, self.ended, self.reveals, self._earlier = chosen, held, ended, reveals, None
            raise

    def go_to(self, steps: Sequence[str]) -> None:
        """Take back whatever is not among these steps, and try the rest: the same as a new draft that plays them. After
        a MoveError some of them are played."""
        same = 0
        while same < min(len(steps), len(self._chosen)) and self._chosen[same] == steps[same]:
            same += 1
        if same < len(self._chosen):
            if self._held or self._chosen != self.steps:  # in another order: start over
                same = 0
            self._take_back(same)
            del self._chosen[same:]
            self._held, self.ended, self.reveals = [], False, False  # else no other step could have followed
        self.play(*steps[same:])

    def _choose(self, token: str, index: int) -> None:
        """One step, which may belong before others."""
        if self._held or self.to_confirm or token not in self._line.legal():
            # Steps come from clients: anything may arrive here.
            order = self.earlier().get(token) if type(token) is str else None
            if order is not None:
                self._set(order.steps)
                self._held = order.held
                self._chosen.append(token)
                return
            if self._held:
                raise IllegalMove(token, index, self.legal())
        try:
            self._play(token)
        except MoveError as error:
            error.index = index
            raise
        self._chosen.append(token)

    def earlier(self) -> dict[str, Order]:
        """Steps that may be chosen although they come too late, because the steps that they belong before are not
        confirmed yet; with the resulting order. Nothing once something was revealed."""
        if self._earlier is None:
            states = [copies[0] for copies in self._copies]
            found = {} if self.reveals else earlier(self.game, states, self.steps, self._held)
            self._earlier = {token: order for token, order in found.items() if self._agree(order)}
        return self._earlier

    def _agree(self, order: Order) -> bool:
        """Whether an order is possible in all copies, and reveals nothing on the way."""
        states: list[State] = []
        for copy in self._copies[0]:
            state = played(self.game, copy, order.steps)
            if state is None:
                return False
            states.append(state)
        return not self._differ(states, alike=False)

    def _set(self, steps: Sequence[str]) -> None:
        """Switch to these steps, keeping those that are the same."""
        same = next((at for at, (one, other) in enumerate(zip(self.steps, steps, strict=False)) if one != other), None)
        self._take_back(min(len(self.steps), len(steps)) if same is None else same)
        self.ended = self.reveals = False
        for token in steps[len(self.steps) :]:
            self._play(token)

    def _play(self, token: str) -> None:
        self._check_open(token)
        self._earlier = None
        copies = self._copies[-1]
        self._line.play(token)  # raises what is wrong with it
        actions = self._actions([token])
        if (number := self.game.not_legal(copies, actions[0])) >= 0:
            raise IllegalMove(token, len(self.steps), Match(self.game, self._sight.players, copies[number]).legal())
        (after,), (ended,), (alike,) = self._after(actions)
        self._copies.append(after)
        self._views.append(None)
        self.steps.append(token)
        self.ended = ended
        self.reveals = self._differ(after, alike)

    def _actions(self, tokens: Sequence[str]) -> Array:
        """What legal tokens mean in each copy."""
        copies, game = self._copies[-1], self.game
        actions = np.zeros((len(tokens), len(copies)), np.int64)
        for number, token in enumerate(tokens):
            if game.notation.action_at is None:
                actions[number] = game.ids[token]
                continue
            for copy in range(len(copies)):
                action = game.action(copies[copy], token)
                assert action is not None, "a legal step must have a name in all copies"
                actions[number, copy] = action
        return actions

    def _after(self, actions: Array) -> tuple[Array, list[bool], list[bool]]:
        """For each row of actions: the copies after it, whether the turn is complete then, and whether they are
        identical byte for byte once everything hidden is redrawn the same way."""
        game, copies = self.game, self._copies[-1]
        after = game.new_states(actions.size)
        drawn = game.new_states(len(copies))
        numbers = np.zeros((len(actions), 2), np.int64)
        game.outcomes(copies, actions, after, drawn, drawn.view(np.uint8).reshape(len(copies), -1), self.seat, numbers)
        found, clock = after.reshape(actions.shape), game.learning.clock
        now, told = clock(copies[0]), numbers.tolist()
        new_turn = game.notation.new_turn
        ended = [
            who != self.seat
            or clock(found[number, 0]) != now
            or (new_turn is not None and new_turn(copies[0], found[number, 0]))
            for number, (who, _) in enumerate(told)
        ]
        return found, ended, [bool(alike) for _, alike in told]

    def _check_open(self, token: str) -> None:
        if self.to_confirm:
            raise TurnEnded(token, len(self.steps), _SHOWS if self.reveals else _NEXT_TURN)

    def _take_back(self, count: int) -> None:
        self._earlier = None
        self._line.undo(len(self._line) - count)
        del self.steps[count:], self._copies[count + 1 :], self._views[count + 1 :]

    def _differ(self, states: Sequence[State], alike: bool) -> bool:
        """Whether the seat can tell these positions of the copies apart."""
        # Once everything hidden is redrawn the same way, copies that look alike to the seat are usually identical byte
        # for byte: checking that is a hundred times as fast as making two views.
        if alike:
            return False
        (view, legal), *others = ((self.game.notation.view(state, self.seat), self._asked(state)) for state in states)
        return any(other != view or asked != legal for other, asked in others)

    def _asked(self, state: State) -> list[str]:
        return Match(self.game, self._sight.players, state).legal() if self.game.seat(state) == self.seat else []

    def view(self) -> View:
        """What the seat would see now, as far as it can know before the turn is confirmed. Do not write to it."""
        return self.looks()[0]

    def looks(self) -> tuple[View, list[Path]]:
        """The view, and the places in it that confirming would reveal: they are as before the last step. Do not write
        to it."""
        if not self.reveals:
            return self._view(-1), []
        matches = [self._redealt(1 + number) for number in range(MORE)]
        for match in matches:
            for token in self.steps:
                match.play(token)
        views = [self.game.notation.view(copy, self.seat) for copy in self._copies[-1]]
        unknown: list[Path] = []
        shown = agreed([*views, *(match.view(self.seat) for match in matches)], self._view(-2), unknown)
        return cast(View, shown), unknown

    def _view(self, at: int) -> View:
        view = self._views[at]
        if view is None:
            self._views[at] = view = self.game.notation.view(self._copies[at][0], self.seat)
        return view

    def before(self) -> View:
        """What the seat sees before trying anything. Do not write to it."""
        return self._view(0)

    def legal(self) -> list[str]:
        """What may follow, and what may be inserted before the last steps; nothing once something was revealed."""
        now = [] if self.to_confirm or self._held else self._line.legal()
        return sorted({*now, *self.earlier()})

    def sight(self) -> Sight:
        """The decision that follows, for an agent: as these steps reveal nothing hidden, this is what `Sight.of` would
        give after them. TurnEnded when the turn has to be confirmed."""
        self._check_open("")
        number = self._sight.number + len(self.steps)
        state = self.game.new_states(1)
        state[0] = self._line.state
        self.game.redeal(state[0], self.seat, number)
        return Sight(self.game, self.seat, self._sight.players, self.moves(), state[0], number)

    def after(self, token: str) -> View:
        """The view after one more step, which is not taken: only one possible view, if the step reveals something."""
        order = self.earlier().get(token)
        if order is not None:
            return self.game.notation.view(self._position(order.steps), self.seat)
        return self._line.preview(token, self.seat)

    def outcomes(self, tokens: Sequence[str]) -> list[tuple[View, bool]]:
        """For each of some legal steps, which are not taken: the view after it (see `after`), and whether it completes
        the turn. If so, the turn must be confirmed before the next decision."""
        found = {token: self._outcome_before(order) for token, order in self.earlier().items() if token in tokens}
        if now := [token for token in tokens if token not in found]:
            after, ended, alike = self._after(self._actions(now))
            for number, (token, copies) in enumerate(zip(now, after, strict=True)):
                completes = ended[number] or self._differ(copies, alike[number])
                found[token] = (self.game.notation.view(copies[0], self.seat), completes)
        return [found[token] for token in tokens]

    def _outcome_before(self, order: Order) -> tuple[View, bool]:
        last, state = self._position(order.steps[:-1]), self._position(order.steps)
        return self.game.notation.view(state, self.seat), ends_turn(self.game, last, state)

    @property
    def nbytes(self) -> int:
        """How much memory the positions take."""
        return sum(copies.nbytes for copies in self._copies)

    def around(self, token: str) -> tuple[View, View, list[str]]:
        """The views right before and after a legal step, at its place among the others, and the moves before it that
        the seat knows."""
        order = self.earlier().get(token)
        if order is None:
            return self.view(), self.after(token), self.moves()
        before, after = self._position(order.steps[: order.at]), self._position(order.steps[: order.at + 1])
        view = self.game.notation.view
        return view(before, self.seat), view(after, self.seat), [*self._sight.moves, *order.steps[: order.at]]

    def _position(self, steps: Sequence[str]) -> State:
        """The first copy after these steps."""
        state = played(self.game, self._copies[0][0], steps)
        assert state is not None, "an order is tried before it is offered"
        return state

    def moves(self) -> list[str]:
        """All moves that the seat knows, the steps of this turn included."""
        return [*self._sight.moves, *self.steps]


def agreed(values: Sequence[Any], before: Any, unknown: list[Path], path: Path | None = None) -> Any:
    """What several JSON values have in common; where they differ, the value `before`, with its path added to `unknown`.
    A list whose length changed, or an object whose keys changed, is one place; so is a list of unique values that would
    get a duplicate: its order depends on what is hidden, like that of a hand of cards."""
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
            inner: list[Path] = []
            shown = [
                agreed(parts, was, inner, [*path, at]) for at, (was, *parts) in enumerate(zip(old, *lists, strict=True))
            ]
            if _is_set(shown) or not all(_is_set(one) for one in (old, *lists)):
                unknown.extend(inner)
                return shown
    unknown.append(path)
    return cast(Any, before)


def _is_set(values: Sequence[Any]) -> bool:
    """Whether these are strings without duplicates."""
    return all(type(value) is str for value in values) and len(set(values)) == len(values)
