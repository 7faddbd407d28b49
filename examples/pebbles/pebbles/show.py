"""Pebbles to look at: a board for the terminal. Pictures are the plain ones of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from patolli.engine.parts import Faces, Translator
from patolli.engine.terminal import Reader, Terminal
from patolli.text.entry import Entry, Seat
from pebbles.words import View, card_term


def board(view: View, names: Sequence[str], width: int, talk: Translator) -> Text:
    lines = [_turn(view, talk), *(talk.render(_line(p, one), names) for p, one in enumerate(view["seats"]))]
    return Text("\n".join(lines))


def _turn(view: View, talk: Translator) -> str:
    return talk.render(Entry("pebbles.turn", {"n": view["turn"], "deck": len(view["deck"])}))


def _line(p: int, seat: dict[str, Any]) -> Entry:
    cards = {name: tuple(map(card_term, seat[name])) for name in ("hand", "pile")}
    return Entry("pebbles.line", {"seat": Seat(p), "points": seat["points"], **cards})


def rules(view: View, reader: Reader) -> list[str]:
    return [reader.talk.render(Entry("pebbles.rules"))]


FACES = Faces(board=board, terminal=Terminal(rules=rules, when=lambda view, reader: _turn(view, reader.talk)))
