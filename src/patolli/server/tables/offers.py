"""What may be chosen in a turn, with price and result; what is asked; and why something is not possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard, cast

from patolli.engine.draft import Draft
from patolli.server.tables.turn_words import in_words
from patolli.text.entry import Entry, Seat, Value
from patolli.text.render import Translator
from patolli.wire.messages import Choice


def changes(before: object, after: object, path: str = "") -> dict[str, float]:
    """By how much the numbers in two views of a seat differ."""
    if before == after:
        return {}
    was, then = fields_of(before), fields_of(after)
    if was is not None and then is not None:
        found: dict[str, float] = {}
        for key, value in was.items():
            found |= changes(value, then.get(key), f"{path}.{key}" if path else key)
        return found
    if not is_number(before) or not is_number(after):
        return {}
    return {path: after - before}


def fields_of(value: object) -> dict[str, object] | None:
    return cast("dict[str, object]", value) if isinstance(value, dict) else None


def is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def choices(draft: Draft, names: Sequence[str], translator: Translator) -> list[Choice]:
    """What may follow, with price and result."""
    view = draft.view()
    mine = view["seats"][draft.seat]
    found: list[Choice] = []
    for token in draft.legal():
        after, completes = draft.outcome(token)
        entry: Entry = draft.game.words.describe(view, token, after)
        does = entry.to_json()
        found.append(
            Choice(
                token=token,
                does=does,
                words=in_words(does, translator, names),
                changes=changes(mine, after["seats"][draft.seat]),
                completes=completes,
            )
        )
    return found


def question(draft: Draft, names: Sequence[str], translator: Translator) -> str:
    """What has to be decided next, if the game can say it."""
    ask = draft.game.words.question
    if ask is None or draft.to_confirm:
        return ""
    entry: Entry = ask(draft.view())
    return in_words(entry.to_json(), translator, names)


def blocked(draft: Draft, names: Sequence[str], translator: Translator) -> dict[str, str]:
    """Why something is not possible now, by place, if the game can say it."""
    explain = draft.game.words.reasons
    if explain is None or draft.to_confirm:
        return {}
    found: Mapping[str, Entry] = explain(draft.sight().state, draft.view(), draft.legal())
    said: dict[int, str] = {}
    for entry in found.values():
        if id(entry) not in said:  # many places share a reason
            # Without the names, where nobody is named: sentences are kept for all tables alike.
            said[id(entry)] = in_words(entry.to_json(), translator, names if names_somebody(entry) else ())
    return {place: said[id(entry)] for place, entry in found.items()}


def names_somebody(value: Value) -> bool:
    """Whether a seat is among the values of an entry, or of one within it."""
    match value:
        case Entry():
            return any(map(names_somebody, value.values.values()))
        case tuple():
            return any(map(names_somebody, value))
        case _:
            return isinstance(value, Seat)
