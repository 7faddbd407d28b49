"""What may be chosen: one function for everything that offers choices, be it a server, a terminal, a hint or a list.

An offer is built from what the deciding seat may know: its view before and after a step, and the moves that it knows.
After a step that reveals something, the view is only one possible view (`Draft.after`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeGuard, cast

from patolli.engine.draft import Draft
from patolli.engine.game import Game, View
from patolli.engine.items import Line
from patolli.engine.match import Match
from patolli.engine.sight import Sight

if TYPE_CHECKING:
    from patolli.text.entry import Entry


@dataclass(frozen=True, slots=True)
class Offer:
    """A step that may be chosen."""

    token: str
    verb: str
    """What is done: `place`, `build`."""
    arguments: tuple[str, ...]
    """What it is done with or to: a gear and a space, a card."""
    places: tuple[str, ...]
    """Where it is on the board, the most specific place first (docs/web.md)."""
    changes: Mapping[str, float]
    """The seat's goods and markers that would change, and by how much: `corn`, `temples.chaac`; those of others are
    prefixed with their seat, `seats.2.goods.wood`."""
    price: Mapping[str, float]
    """Among what the game counts (`Faces.counted`): what the seat has less of afterward, and by how much."""
    result: Mapping[str, float]
    """What the seat has more of afterward, and by how much."""
    sign: Line
    """A few signs; the label stands beside them."""
    label: Entry
    words: Entry
    """With price and result."""
    completes: bool
    """Whether the turn has to be confirmed after it."""
    elsewhere: bool
    """Whether it is chosen on the board itself, so that a list of buttons need not repeat it."""
    odds: Mapping[str, Sequence[float]]
    """Where chance decides: for each thing, the chances of getting 0, 1, 2, ... of it."""
    after: View = field(repr=False, compare=False)
    """What the seat would see then."""


def offers(draft: Draft) -> list[Offer]:
    """Everything that may follow in a turn, or may still be inserted before its last steps, sorted by token; nothing
    once something was revealed."""
    game, seat, earlier = draft.game, draft.seat, draft.earlier()
    view, moves, tokens = draft.view(), draft.moves(), draft.legal()
    chances = _odds(draft, view, [token for token in tokens if token not in earlier])
    found: list[Offer] = []
    for token, (after, completes) in zip(tokens, draft.outcomes(tokens), strict=True):
        if token in earlier:  # described by what it does there
            view_there, after_it, moves_there = draft.around(token)
            found.append(offer(game, view_there, token, after_it, seat, moves_there, completes))
        else:
            found.append(offer(game, view, token, after, seat, moves, completes, chances.get(token)))
    return found


def _odds(draft: Draft, view: View, tokens: Sequence[str]) -> dict[str, Mapping[str, Sequence[float]]]:
    expect = draft.game.notation.odds
    if expect is None or not tokens:
        return {}
    state = draft.sight().state
    return {token: expect(state, view, token) for token in tokens}


def offers_along(sight: Sight, line: Match) -> list[Offer]:
    """What was chosen, step by step, in a match that continues from a sight (`Sight.redeal`)."""
    views = [line.view(sight.seat, at) for at in range(len(line) + 1)]
    return [
        offer(sight.game, views[at], token, views[at + 1], sight.seat, [*sight.moves, *line.moves[:at]])
        for at, token in enumerate(line.moves)
    ]


def offer(
    game: Game,
    view: View,
    token: str,
    after: View,
    seat: int,
    moves: Sequence[str],
    completes: bool = False,
    odds: Mapping[str, Sequence[float]] | None = None,
) -> Offer:
    """One offer, from what the seat sees before and after it, and the moves before it that the seat knows."""
    notation, words = game.notation, game.words
    verb, arguments = parts_of(game, token)
    described = words.describe(view, token, after)
    by = changes(view["seats"][seat], after["seats"][seat])
    others = changes_of_others(view, after, seat)
    counts = game.faces.counted or by
    return Offer(
        token=token,
        verb=verb,
        arguments=arguments,
        places=tuple(notation.places(view, token, moves)) if notation.places else (),
        changes={**by, **others},
        price={what: -n for what, n in by.items() if n < 0 and what in counts},
        result={what: n for what, n in by.items() if n > 0 and what in counts},
        sign=game.faces.sign(view, token, after) if game.faces.sign else (),
        label=words.short(view, token, after) if words.short else described,
        words=described,
        completes=completes,
        elsewhere=verb in notation.on_board,
        odds=odds or {},
        after=after,
    )


def parts_of(game: Game, token: str) -> tuple[str, tuple[str, ...]]:
    """The verb of a token, and its arguments; of a move hidden by a `?`, nothing more is known."""
    verb, _, rest = token.partition(":")
    if game.notation.arguments and "?" not in rest:
        return verb, tuple(game.notation.arguments(token))
    return verb, tuple(rest.split(":")) if rest else ()


def changes_of_others(before: View, after: View, seat: int) -> dict[str, float]:
    """By how much the numbers of all other seats differ, as far as this seat sees them: `seats.2.goods.wood`."""
    found: dict[str, float] = {}
    for number, (was, then) in enumerate(zip(before["seats"], after["seats"], strict=False)):
        if number != seat and was != then:
            found |= changes(was, then, f"seats.{number}")
    return found


def changes(before: object, after: object, path: str = "") -> dict[str, float]:
    """By how much the numbers in two views of a seat differ; what is unknown in one of them is left out."""
    if before == after:
        return {}
    was, then = _fields(before), _fields(after)
    if was is not None and then is not None:
        found: dict[str, float] = {}
        for key, value in was.items():
            found |= changes(value, then.get(key), f"{path}.{key}" if path else key)
        return found
    if not _is_number(before) or not _is_number(after):
        return {}
    return {path: after - before}


def _fields(value: object) -> dict[str, object] | None:
    return cast("dict[str, object]", value) if isinstance(value, dict) else None


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)
