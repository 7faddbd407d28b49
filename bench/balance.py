"""How even the factions of Imperial Settlers are: `python -m bench.balance`, or `make bench ARGS=balance`.

Equal greedy bots play games of four different factions of five, by chance; with `--out` it draws the pictures of
`docs/balance.md`. Ctrl-C ends it early, with what was played.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.arena.progress import shown_progress
from patolli.arena.stats import intervals
from patolli.cli.ready import ready_game
from patolli.drawing.charts.axes import Format, Scale, group, line, n, picture, rect, text, text_width, ticks
from patolli.engine.game import POLICIES, SCRATCH
from patolli.games.settlers.cards.model import FACTIONS
from patolli.games.settlers.effects.tables import DECKS
from patolli.training.curve import WIDTH, standalone

PLAYERS = 4
BAND = (0.15, 0.35)
"""The share of wins that every faction should have."""
FACTION_ORDER = sorted(FACTIONS)
STEPS: dict[str, tuple[float, ...]] = {
    "first deck": (0.106, 0.282, 0.451, 0.262, 0.150),
    "1 Gold a round": (0.218, 0.258, 0.425, 0.241, 0.108),
    "Prayers of 4 and 5, Mirror twice": (0.261, 0.243, 0.408, 0.239, 0.099),
    "the same, Mirror once": (0.239, 0.250, 0.408, 0.243, 0.110),
}
"""Shares of wins in the order of FACTION_ORDER with earlier decks and the bots' first estimate: 2,000 games, seed 1."""


@dataclass
class Played:
    """What is known of the games so far: a list for each, as long as there are games."""

    factions: list[list[str]] = field(default_factory=list[list[str]])
    wins: list[list[float]] = field(default_factory=list[list[float]])
    """1 for the winner; winners share it."""
    points: list[list[float]] = field(default_factory=list[list[float]])


@dataclass(frozen=True)
class Row:
    """A line of a chart: a dot, the thin line around it, and maybe a thick one."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    middle: tuple[float, float] | None = None


def play(games: int, seed: int, console: Console) -> Played:
    """Play so many games, or until Ctrl-C."""
    game = ready_game("settlers", BOTS, STUDIES)
    states = game.new_states(SCRATCH)
    states[4] = game.blank(PLAYERS)[0]
    policies = np.full((1, PLAYERS), POLICIES.index("greedy"))
    quarters = np.zeros((1, PLAYERS), np.int64)
    lengths, moves = np.zeros(1, np.int64), np.zeros((1, 0), np.int16)
    played = Played()
    try:
        with shown_progress(console, 0, games) as advance:
            for number in range(games):
                game.play_games(states, PLAYERS, policies, seed, number, quarters, lengths, moves)
                winners = game.winners(states[0])
                factions = [DECKS[int(states[0]["faction"][seat])] for seat in range(PLAYERS)]
                wins = [(seat in winners) / len(winners) for seat in range(PLAYERS)]
                played.points.append([float(points) for points in quarters[0] / 4])
                played.wins.append(wins)
                played.factions.append(factions)
                advance()
    except KeyboardInterrupt:
        done = len(played.factions)  # the last of the three, so all have as many
        del played.points[done:], played.wins[done:]
        console.print(f"stopped after {done:,} games")
    return played


def summary(played: Played) -> tuple[list[Row], list[Row]]:
    """Share of wins with its interval of 95 %, and points, by faction."""
    factions, wins, points = np.array(played.factions), np.array(played.wins), np.array(played.points)
    shares: list[Row] = []
    scores: list[Row] = []
    for faction in FACTION_ORDER:
        here = factions == faction
        if not here.any():
            continue
        share = intervals.share((wins * here).sum(axis=1), here.sum(axis=1), np.arange(len(here)))
        shown = f"{percent(share.value)} ({percent(share.low)} to {percent(share.high)})"
        shares.append(Row(faction, share.value, share.low, share.high, shown))
        mean = float(points[here].mean())
        low, first, last, high = (float(x) for x in np.quantile(points[here], (0.1, 0.25, 0.75, 0.9)))
        scores.append(Row(faction, mean, low, high, f"{mean:.1f} ({low:.0f} to {high:.0f})", (first, last)))
    return shares, scores


def steps(shares: Sequence[Row]) -> list[Row]:
    """The Aztecs' share at each step of the work, between the weakest and the strongest faction; the last is now."""
    found = dict(STEPS)
    if len(shares) == len(FACTION_ORDER):
        found["now: bots retuned"] = tuple(row.value for row in shares)
    rows: list[Row] = []
    for label, values in found.items():
        aztec, low, high = values[FACTION_ORDER.index("aztec")], min(values), max(values)
        rows.append(Row(label, aztec, low, high, f"{percent(aztec)} ({percent(low)} to {percent(high)})"))
    return rows


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def whole_percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def chart(title: str, note: str, rows: Sequence[Row], tick: Format, band: tuple[float, float] | None = None) -> str:
    """Rows over an axis from 0, with the band that they should be in: an SVG that needs nothing else."""
    top, step = 54.0, 30.0
    bottom = top + step * len(rows)
    left = 10 + max(text_width(row.label) for row in rows) + 14
    right = WIDTH - 10 - max(text_width(row.shown, bold=True) for row in rows) - 14
    x = Scale(0.0, max(row.high for row in rows) * 1.04, left, right)
    parts = [text(10, 20, title, "value"), text(10, 38, note, "tick")]
    if band:
        parts.append(rect(x(band[0]), top, x(band[1]) - x(band[0]), bottom - top, "band"))
        parts += [line(x(end), top, x(end), bottom, "mark") for end in band]
    for mark in ticks(x.low, x.high, 6):
        parts.append(line(x(mark), top, x(mark), bottom, "zero" if mark == 0 else "grid"))
        parts.append(text(x(mark), bottom + 16, tick(mark), "tick", "middle"))
    for number, row in enumerate(rows):
        y = top + step * (number + 0.5)
        drawn = [line(x(row.low), y, x(row.high), y, "whisker")]
        drawn += [line(x(end), y - 4, x(end), y + 4, "whisker") for end in (row.low, row.high)]
        if row.middle:
            drawn.append(rect(x(row.middle[0]), y - 6, x(row.middle[1]) - x(row.middle[0]), 12, "bar"))
        drawn.append(f'<circle class="dot" cx="{n(x(row.value))}" cy="{n(y)}" r="5.5"/>')
        drawn += [text(10, y + 4.5, row.label), text(WIDTH - 10, y + 4.5, row.shown, "value", "end")]
        parts.append(group(f"{row.label}: {row.shown}", drawn))
    style = "<style>.band { fill: var(--kukulcan); opacity: 0.18; } .bar { fill: var(--line-strong); }</style>"
    return standalone(picture(title, WIDTH, bottom + 28, [style, *parts]))


def draw(shares: Sequence[Row], scores: Sequence[Row], games: int, folder: Path) -> list[Path]:
    """Write the three pictures."""
    goal = f"The band is the aim, {100 * BAND[0]:.0f} to {whole_percent(BAND[1])}"
    of_games = f"{games:,} games of {PLAYERS}, with intervals of 95 %. {goal}"
    of_steps = f"Dot: the Aztecs. Line: weakest to strongest faction. {goal}"
    of_points = "Dot: mean. Box: the middle half of all games. Line: without the lowest and the highest tenth"
    drawn = {
        "wins": chart("Share of games won, by faction", of_games, shares, whole_percent, BAND),
        "steps": chart("The Aztecs at each step", of_steps, steps(shares), whole_percent, BAND),
        "points": chart("Points, by faction", of_points, scores, "{:g}".format),
    }
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"balance-{name}.svg" for name in drawn]
    for file, drawing in zip(files, drawn.values(), strict=True):
        file.write_text(drawing, encoding="utf-8")
    return files


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print the table and write the pictures."""
    parser = argparse.ArgumentParser(prog="bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to write pictures")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games must be at least 1")
    console = Console()
    played = play(options.games, options.seed, console)
    if not played.factions:
        return
    shares, scores = summary(played)
    many = len(played.factions)
    seats = np.array(played.factions)
    table = Table("faction", "games", "won", "95 %", "points", title=f"{many:,} games of {PLAYERS} greedy bots")
    for column in table.columns[1:]:
        column.justify = "right"
    for share, score in zip(shares, scores, strict=True):
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f} %"
        table.add_row(
            share.label, f"{(seats == share.label).sum():,}", percent(share.value), interval, f"{score.value:.1f}"
        )
    console.print(table)
    if options.out:
        for file in draw(shares, scores, many, options.out):
            console.print(f"{file}", highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
