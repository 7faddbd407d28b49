"""Turns in words: what each step did, as entries, and rendered in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from patolli.engine.match import SPECTATOR
from patolli.engine.offers import parts_of
from patolli.server.hall.table import Table, Turn
from patolli.text.entry import Entry
from patolli.text.render import Translator
from patolli.wire.differences import differences
from patolli.wire.messages import Step, TurnInfo

REMEMBERED = 20_000
"""Cached sentences: the same few hundred are used again and again."""
SEAT = b'{"seat":'
"""Appears in the JSON of every entry that names somebody."""
IN_MEMORY = 4
"""The size in memory, as a multiple of the size in JSON."""


def in_words(entry: dict[str, Any], translator: Translator, names: Sequence[str]) -> str:
    """An entry, as it is sent, in words."""
    content = msgspec.json.encode(entry)
    # Where nobody is named the sentence is the same at all tables: it is made once for all of them.
    return _sentence(content, translator.language, tuple(names) if SEAT in content else ())


@lru_cache(REMEMBERED)
def _sentence(entry: bytes, language: str, names: tuple[str, ...]) -> str:
    return Translator(language, named=True).render(Entry.from_json(msgspec.json.decode(entry)), names)


def public_steps(table: Table, seat: int | None) -> Sequence[str | None]:
    """What a seat, or a spectator, may know of each move."""
    if table.status == "over":
        return table.match.moves
    return table.match.public_moves(SPECTATOR if seat is None else seat)


def turn_infos(
    table: Table, seat: int | None, translator: Translator, since: int, most: int, sets: bool = False
) -> list[TurnInfo]:
    """The turns from `since` on, at most `most`, as a seat may know them; with what each step sets in its view."""
    known = public_steps(table, seat)
    eyes = None if table.status == "over" else SPECTATOR if seat is None else seat
    names = tuple(table.names)
    infos: list[TurnInfo] = []
    for seq in range(since, min(table.seq, since + most)):
        turn = table.turns[seq]
        tokens = tuple(known[turn.first : turn.first + len(turn.steps)])
        # A turn never changes, but what is known of it does, and so do people's names.
        whose = SPECTATOR if eyes is not None and eyes_are_alike(table, turn) else eyes
        key = (seq, whose, translator.language, tokens, names)
        info: TurnInfo | None = table.words.get(key)
        if info is None or (sets and not has_sets(info)):
            info = turn_info(table, whose, translator, seq, tokens, sets)
            table.words.put(key, info, IN_MEMORY * len(msgspec.json.encode(info)))
        infos.append(info if sets or not has_sets(info) else without_sets(info))
    return infos


def eyes_are_alike(table: Table, turn: Turn) -> bool:
    """Whether everybody who knows the same tokens of a turn sees all of it alike."""
    alike = table.match.game.notation.seen_alike
    return alike is not None and all(
        alike(table.match.state_at(at)) for at in range(turn.first, turn.first + len(turn.steps) + 1)
    )


def has_sets(info: TurnInfo) -> bool:
    return any(step.sets is not None for step in info.steps)


def without_sets(info: TurnInfo) -> TurnInfo:
    """In words alone, as old turns are told."""
    return msgspec.structs.replace(info, steps=[msgspec.structs.replace(step, sets=None) for step in info.steps])


def turn_info(
    table: Table, eyes: int | None, translator: Translator, seq: int, tokens: Sequence[str | None], sets: bool
) -> TurnInfo:
    """One turn, seen by this viewer (`Match.view`), who knows these tokens of it."""
    turn = table.turns[seq]
    views = [table.match.view(eyes, turn.first + i) for i in range(len(turn.steps) + 1)]
    alike: list[tuple[Any, TurnInfo]] = table.alike.setdefault((seq, translator.language, tuple(tokens), sets), [])
    for seen, info in alike:
        if seen == views:
            return info
    steps: list[Step] = []
    for i, token in enumerate(tokens):
        step = Step(token=token, entries=[], words=[], sets=differences(views[i], views[i + 1]) if sets else None)
        if token is not None:
            told: Sequence[Entry] = table.match.game.words.tell(views[i], token, views[i + 1])
            step.verb, arguments = parts_of(table.match.game, token)
            step.arguments = list(arguments)
            step.entries = [entry.to_json() for entry in told]
            step.words = [in_words(entry, translator, table.names) for entry in step.entries]
        steps.append(step)
    info = TurnInfo(seq=seq, seat=turn.seat, by=turn.by, at=turn.at, first=turn.first, steps=steps)
    if sets:  # otherwise they are old ones, and many: nobody else looks at them now
        alike.append((views, info))
    return info
