"""Imperial Settlers in the terminal, as the engine's contract asks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from patolli.engine.terminal import Reader, Step, Terminal
from patolli.games.settlers.show.terminal import board as terminal
from patolli.games.settlers.show.terminal.cards import look_up
from patolli.games.settlers.show.terminal.final import final_table
from patolli.games.settlers.show.terminal.look import Look, View
from patolli.games.settlers.words.log import describe

_FRESH = ("take", "keep", "turn")


def _look(reader: Reader) -> Look:
    return Look(reader.names, reader.seat, reader.width, reader.talk)


def _board(view: View, reader: Reader) -> RenderableType:
    return terminal.board(view, reader.names, reader.seat, reader.width, reader.talk)


def _summaries(view: View, reader: Reader) -> list[RenderableType]:
    about = (reader.names, reader.seat, reader.width, reader.talk)
    return [terminal.summary(view, *about), terminal.summary(view, *about, small=True)]


def _status(view: View, reader: Reader) -> Text:
    """The reader's status; if everybody reads, the deciding seat's."""
    decision = view["decision"]
    seat = reader.seat if reader.seat is not None else decision["player"] if decision else 0
    return terminal.status(view, reader.names, seat, reader.talk)


def _mark(reader: Reader, seat: int) -> Text:
    return _look(reader).mark(seat)


def _choice(view: View, token: str, after: View, reader: Reader) -> str:
    return reader.talk.render(describe(view, token, after), reader.names)


def _rules(view: View, reader: Reader) -> list[str]:
    return [_look(reader).say(f"hint-{view['decision']['kind']}")]


def _tiles(view: View, name: str, reader: Reader) -> list[str]:
    return look_up(view, name, _look(reader))


def _tiles_help(reader: Reader) -> str:
    return _look(reader).say("help-cards")


def _legend(view: View, reader: Reader) -> list[Text]:
    return terminal.legend(reader.names, reader.width, reader.talk)


def _final(steps: Sequence[Step], reader: Reader) -> RenderableType:
    return final_table(steps[-1][2], reader.names, reader.width, reader.talk)


def _when(view: View, reader: Reader) -> str:
    return _look(reader).say("when", round=view["round"])


def _fresh(view: View) -> bool:
    return view["decision"]["kind"] in _FRESH


def _secret(view: View) -> bool:
    """Always: the hand is on the screen with every decision."""
    return True


TERMINAL = Terminal(
    board=_board,
    summaries=_summaries,
    status=_status,
    mark=_mark,
    choice=_choice,
    rules=_rules,
    tiles=_tiles,
    tiles_help=_tiles_help,
    legend=_legend,
    final=_final,
    when=_when,
    fresh=_fresh,
    secret=_secret,
)
