"""What may be chosen: one function for everybody who offers it, be it a server, a terminal, a hint or a list.

An offer is made of what the seat that decides may know: its view before and after a step, and the moves that it knows.
After a step that brings something to light the view is only one of those that are possible (`Draft.after`).
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
    """Where on the board it lies, the most telling place first (docs/web.md)."""
    changes: Mapping[str, float]
    """Own goods and markers that would change, and by how much: `corn`, `temples.chaac`."""
    price: Mapping[str, float]
    """Of what the game counts (`Faces.counted`): what one has less of afterwards, and by how much."""
    result: Mapping[str, float]
    """What one has more of afterwards, and by how much."""
    sign: Line
    """In few signs; the label stands beside it."""
    label: Entry
    words: Entry
    """With price and result."""
    completes: bool
    """Whether the turn has to be confirmed after it."""
    elsewhere: bool
    """Whether it is chosen on the board itself, so that a list of buttons need not repeat it."""
    after: View = field(repr=False, compare=False)
    """What the seat would see then."""


def offers(draft: Draft) -> list[Offer]:
    """All that may follow in a turn, sorted by token; nothing when it has to be confirmed."""
    view, moves = draft.view(), draft.moves()
    found: list[Offer] = []
    for token in draft.legal():
        after, completes = draft.outcome(token)
        found.append(offer(draft.game, view, token, after, draft.seat, moves, completes))
    return found


def offers_along(sight: Sight, line: Match) -> list[Offer]:
    """What was chosen, step by step, in a match that goes on from a sight (`Sight.redeal`)."""
    views = [line.view(sight.seat, at) for at in range(len(line) + 1)]
    return [
        offer(sight.game, views[at], token, views[at + 1], sight.seat, [*sight.moves, *line.moves[:at]])
        for at, token in enumerate(line.moves)
    ]


def offer(
    game: Game, view: View, token: str, after: View, seat: int, moves: Sequence[str], completes: bool = False
) -> Offer:
    """One of them: what the seat sees before and after it, and the moves before it that the seat knows."""
    notation, words = game.notation, game.words
    verb, arguments = parts_of(game, token)
    described = words.describe(view, token, after)
    by = changes(view["seats"][seat], after["seats"][seat])
    counts = game.faces.counted or by
    return Offer(
        token=token,
        verb=verb,
        arguments=arguments,
        places=tuple(notation.places(view, token, moves)) if notation.places else (),
        changes=by,
        price={what: -n for what, n in by.items() if n < 0 and what in counts},
        result={what: n for what, n in by.items() if n > 0 and what in counts},
        sign=game.faces.sign(view, token, after) if game.faces.sign else (),
        label=words.short(view, token, after) if words.short else described,
        words=described,
        completes=completes,
        elsewhere=verb in notation.on_board,
        after=after,
    )


def parts_of(game: Game, token: str) -> tuple[str, tuple[str, ...]]:
    """The verb of a token, and what it is about; of what is covered by a `?` that is all there is."""
    verb, _, rest = token.partition(":")
    if game.notation.arguments and "?" not in rest:
        return verb, tuple(game.notation.arguments(token))
    return verb, tuple(rest.split(":")) if rest else ()


def changes(before: object, after: object, path: str = "") -> dict[str, float]:
    """By how much the numbers in two views of a seat differ; what is not known in one of them is left out."""
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
