"""The learning curve of a training: a table for the terminal, and a picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from rich import box
from rich.table import Table

from patolli.drawing.charts.bars import Axis
from patolli.drawing.charts.lines import Series, lines
from patolli.engine.game import Game
from patolli.training.folder import Round

WIDTH = 720.0


def curve_table(rounds: Sequence[Round]) -> Table:
    """A row for each round."""
    players = _players(rounds)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    heads = ["\nround", "\npositions", *(f"winner\nof {number}" for number in players)]
    for head in [*heads, "loss:\nwin", "\npoints", "\nmoves", "\nmin"]:
        table.add_column(head, justify="right", no_wrap=True)
    for done in rounds:
        table.add_row(
            str(done.number),
            f"{done.positions:,}",
            *(f"{done.winner[number]:.1f}" if number in done.winner else "" for number in players),
            f"{done.losses.win:.3f}",
            f"{done.losses.points:.2f}",
            f"{done.losses.moves:.3f}",
            f"{(done.seconds_playing + done.seconds_learning) / 60:.1f}",
        )
    return table


def curve_picture(game: Game, rounds: Sequence[Round]) -> str:
    """The mean points of the winner, round by round, as an SVG that needs nothing else."""
    series = [
        Series(f"{number} players", [done.winner.get(number, math.nan) for done in rounds])
        for number in _players(rounds)
    ]
    axis = Axis(lambda points: f"{points:g}")
    return standalone(lines(f"{game.title}: points of the winner", series, axis, "round", WIDTH))


def standalone(drawing: str) -> str:
    """A chart as a file of its own: charts are made to stand in a report, which has the colours."""
    style = (files("patolli.arena.report") / "report.css").read_text(encoding="utf-8")
    style += ".chart { background: var(--surface); font-family: system-ui, sans-serif; }"
    head, rest = drawing.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{escape(style, quote=False)}</style>{rest}\n'


def _players(rounds: Sequence[Round]) -> list[int]:
    return sorted({number for done in rounds for number in done.winner})
