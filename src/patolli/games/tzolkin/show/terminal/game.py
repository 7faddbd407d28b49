"""Tzolk'in in the terminal, as `patolli.engine.terminal` asks."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from patolli.engine.terminal import Reader, Step, Terminal, View
from patolli.games.tzolkin.show.terminal.board import board, status, summary
from patolli.games.tzolkin.show.terminal.final import final_table
from patolli.games.tzolkin.show.terminal.gears import legend
from patolli.games.tzolkin.show.terminal.look import Look, look_at
from patolli.games.tzolkin.show.terminal.words import choice_words, space_lines, tiles_in_sight
from patolli.games.tzolkin.words.log import tile_words

_FRESH = ("keep", "turn", "advance")
_SPACES = ("turn", "place", "pick", "use")


def _look(reader: Reader) -> Look:
    return look_at(reader.names, reader.seat, reader.width, reader.talk)


def _board(view: View, reader: Reader) -> RenderableType:
    return board(view, reader.names, reader.seat, reader.width, reader.talk)


def _summaries(view: View, reader: Reader) -> list[RenderableType]:
    sizes = (False, True)
    return [summary(view, reader.names, reader.seat, reader.width, reader.talk, small) for small in sizes]


def _status(view: View, reader: Reader) -> Text:
    seat = view["decision"]["player"] if reader.seat is None else reader.seat
    return status(view, reader.names, seat, reader.talk)


def _rules(view: View, reader: Reader) -> list[str]:
    """The options, and what every space gives if workers may be used."""
    kind, look = view["decision"]["kind"], _look(reader)
    return [look.say(f"hint-{kind}"), *(space_lines(look, view) if kind in _SPACES else ())]


def _tiles(view: View, name: str, reader: Reader) -> list[str]:
    wanted = [name.upper()] if name else tiles_in_sight(view, reader.seat or 0)
    with contextlib.suppress(ValueError):
        return [reader.talk.render(tile_words(tile), reader.names) for tile in wanted]
    return [_look(reader).say("no-such-tile", tile=name)]


def _legend(view: View, reader: Reader) -> list[Text]:
    return legend(_look(reader), view, reader.width)


def _final(steps: Sequence[Step], reader: Reader) -> RenderableType:
    return final_table(steps, reader.names, reader.width, reader.talk)


TERMINAL = Terminal(
    board=_board,
    summaries=_summaries,
    status=_status,
    mark=lambda reader, seat: _look(reader).mark(seat),
    choice=lambda view, token, after, reader: choice_words(_look(reader), view, token, after),
    rules=_rules,
    tiles=_tiles,
    tiles_help=lambda reader: _look(reader).say("help-t"),
    legend=_legend,
    final=_final,
    when=lambda view, reader: _look(reader).say("on-day", day=view["day"]),
    fresh=lambda view: view["decision"]["kind"] in _FRESH,
    # Wealth tiles are secret; after that everything on the table is open.
    secret=lambda view: view["decision"]["kind"] == "keep",
)
