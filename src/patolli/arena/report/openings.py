"""Section of the report: how the agents open, and how often they win after that."""

from __future__ import annotations

from collections.abc import Iterator

from patolli.arena.report.parts import Cell, Details, Paragraph, Part, Table, figure
from patolli.arena.report.words import Words
from patolli.arena.stats.summary import Opening, Summary
from patolli.drawing.charts.axes import shorten
from patolli.drawing.charts.bars import Axis, Row, dots
from patolli.engine.record import clean

ENOUGH = 20
"""An opening that was seen less often says nothing."""
MOST_ROWS = 24
MOST_AGENTS = 4
"""Agents whose openings are shown, the strongest first: a report stays a report."""


def openings(summary: Summary, words: Words) -> list[Part]:
    """Agent by agent, since a strong agent wins with any opening; then all together."""
    several = len(summary.agents) > 1
    parts: list[Part] = []
    for row in summary.agents[:MOST_AGENTS]:
        own = words.say("mark-average", share=words.percent(row.win_share.value))
        charts = list(
            _charts(summary, row.name if several else "", Axis(words.percent_tick, row.win_share.value, own), words)
        )
        if charts:
            parts += [Details(shorten(clean(row.name)), charts, shown=not parts)] if several else charts
    if several:
        fair = words.say("mark-fair", share=words.percent(summary.fair_share))
        charts = list(_charts(summary, "", Axis(words.percent_tick, summary.fair_share, fair), words))
        if charts:
            together = [Paragraph(words.say("note-together"), "note"), *charts]
            parts.append(Details(words.say("all-agents"), together, shown=not parts))
    return [Paragraph(words.say("caption-openings", n=ENOUGH), "note"), *parts] if parts else []


def _charts(summary: Summary, agent: str, axis: Axis, words: Words) -> Iterator[Part]:
    """A chart and its numbers for each group of openings; first the group of which everybody has most."""
    groups: dict[str, list[Opening]] = {}
    for opening in summary.openings:
        if opening.agent == agent:
            groups.setdefault(opening.label.partition(":")[0], []).append(opening)
    for group in sorted(groups, key=lambda group: -sum(opening.times for opening in groups[group])):
        enough = [opening for opening in groups[group] if opening.times >= ENOUGH]
        most = sorted(enough, key=lambda opening: -opening.times)[:MOST_ROWS]
        if most:
            yield from _chart(words.label(group), sorted(most, key=lambda one: -one.win_share.value), axis, words)


def _chart(title: str, found: list[Opening], axis: Axis, words: Words) -> list[Part]:
    names = [words.label(opening.label) for opening in found]
    rows = [
        Row(
            f"{name} ({words.number(one.times, 0)}×)",
            one.win_share.value,
            one.win_share.low,
            one.win_share.high,
            words.share(one.win_share),
        )
        for name, one in zip(names, found, strict=True)
    ]
    heads = [words.say(f"head-{name}") for name in ("opening", "times", "chosen", "wins", "points")]
    numbers = [
        (
            name,
            [
                Cell(words.number(one.times, 0)),
                Cell(words.percent(one.share)),
                Cell(words.share(one.win_share)),
                Cell(words.estimate(one.points)),
            ],
        )
        for name, one in zip(names, found, strict=True)
    ]
    chart = figure(title, lambda width: dots(title, rows, axis, width), "group")
    return [chart, Details(words.say("numbers"), [Table(title, heads, numbers)])]
