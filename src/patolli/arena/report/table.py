"""The result of a tournament as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from patolli.arena.report.games import duration, milliseconds
from patolli.arena.report.words import Words
from patolli.arena.stats.summary import AgentRow, Summary
from patolli.engine.record import clean
from patolli.text import Translator

NAME = 14
"""Columns of a name above its points; the number tells whose they are."""


def render(summary: Summary, translator: Translator) -> Tables:
    """Everything in short, as something Rich prints at any width from 80 columns on."""
    return Tables(summary, Words.of(summary, translator))


class Tables:
    """Strength of the agents, where their points come from, and the tournament in a line or two."""

    def __init__(self, summary: Summary, words: Words) -> None:
        self.summary = summary
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        strength, rest = ("rating", "wins", "points"), ("place", "time", "faults")
        everything = self._agents(strength + rest)
        if console.measure(everything, options=options.update(width=1000)).maximum <= options.max_width:
            yield everything
        else:
            yield self._agents(strength)
            yield self._agents(rest)
        yield from self._sources(options.max_width)
        yield from self._facts()

    def _agents(self, names: Sequence[str]) -> Table:
        say = self.words.say
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column("#", justify="right", no_wrap=True)
        table.add_column(Text(say("head-agent")), overflow="fold", min_width=8)
        for name in names:
            table.add_column(Text(say(f"head-{name}")), justify="right", no_wrap=True)
        for number, row in enumerate(self.summary.agents, start=1):
            cells = (Text(self._cell(row, name)) for name in names)
            table.add_row(str(number), Text(clean(row.name), "bold"), *cells)
        return table

    def _cell(self, row: AgentRow, name: str) -> str:
        words = self.words
        match name:
            case "rating":
                return words.rating(row.rating)
            case "wins":
                return words.share(row.win_share)
            case "points":
                return words.estimate(row.points)
            case "place":
                return words.number(row.place.value, 2)
            case "time":
                return milliseconds(row.milliseconds, words)
            case _:
                return words.number(row.faults, 0)

    def _sources(self, width: int) -> Iterator[Table]:
        """A column for each agent, as many beside each other as there is room for."""
        names = [self.words.label(source) for source in self.summary.source_names]
        first = max(len(name) for name in [*names, self.words.total])
        at_once = max(1, (width - first) // (NAME + 2))
        agents = list(enumerate(self.summary.agents, start=1))
        for start in range(0, len(agents), at_once):
            table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
            table.add_column(Text(self.words.say("head-points")), no_wrap=True)
            for number, row in agents[start : start + at_once]:
                head = Text(f"{number} {clean(row.name)}")
                head.truncate(NAME, overflow="ellipsis")
                table.add_column(head, justify="right", no_wrap=True)
            shown = [row for _, row in agents[start : start + at_once]]
            for source, name in zip(self.summary.source_names, names, strict=True):
                cells = (self.words.number(row.sources.get(source, 0.0)) for row in shown)
                table.add_row(Text(name), *map(Text, cells))
            table.add_section()
            table.add_row(Text(self.words.total), *(Text(self.words.number(row.points.value), "bold") for row in shown))
            yield table

    def _facts(self) -> Iterator[Text]:
        summary, words = self.summary, self.words
        games = max(1, summary.games)
        yield Text(words.say("table-winner", points=words.estimate(summary.winner_points)), "bold")
        yield Text(words.say("table-fair", share=words.percent(summary.fair_share)))
        decisions, time = words.number(summary.decisions / games), duration(summary.seconds, words)
        yield Text(words.say("table-games", games=summary.games, decisions=decisions, time=time))
