"""Section of the report: how the agents open, and how often they win after that."""

from __future__ import annotations

from collections.abc import Iterator

from patolli.arena.axes import shorten
from patolli.arena.charts import Axis, Row, dots
from patolli.arena.html import cell, details, figure, paragraph, table
from patolli.arena.summary import Opening, Summary
from patolli.arena.words import Words
from patolli.engine.record import clean

ENOUGH = 20
"""An opening that was seen less often says nothing."""
MOST_ROWS = 24
MOST_AGENTS = 4
"""Agents whose openings are shown, the strongest first: a report stays a report."""


def openings(summary: Summary, words: Words) -> list[str]:
    """Agent by agent, since a strong agent wins with any opening; then all together."""
    several = len(summary.agents) > 1
    parts: list[str] = []
    for row in summary.agents[:MOST_AGENTS]:
        own = words.say("mark-average", share=words.percent(row.win_share.value))
        charts = list(
            _charts(summary, row.name if several else "", Axis(words.percent_tick, row.win_share.value, own), words)
        )
        if charts:
            parts.append(details(shorten(clean(row.name)), charts, shown=not parts) if several else "".join(charts))
    if several:
        fair = words.say("mark-fair", share=words.percent(summary.fair_share))
        charts = list(_charts(summary, "", Axis(words.percent_tick, summary.fair_share, fair), words))
        if charts:
            together = [paragraph(words.say("note-together"), "note"), *charts]
            parts.append(details(words.say("all-agents"), together, shown=not parts))
    return [paragraph(words.say("caption-openings", n=ENOUGH), "note"), *parts] if parts else []


def _charts(summary: Summary, agent: str, axis: Axis, words: Words) -> Iterator[str]:
    """A chart and its numbers for each group of openings; first the group of which everybody has most."""
    groups: dict[str, list[Opening]] = {}
    for opening in summary.openings:
        if opening.agent == agent:
            groups.setdefault(opening.label.partition(":")[0], []).append(opening)
    for group in sorted(groups, key=lambda group: -sum(opening.times for opening in groups[group])):
        enough = [opening for opening in groups[group] if opening.times >= ENOUGH]
        most = sorted(enough, key=lambda opening: -opening.times)[:MOST_ROWS]
        if most:
            yield _chart(words.label(group), sorted(most, key=lambda one: -one.win_share.value), axis, words)


def _chart(title: str, found: list[Opening], axis: Axis, words: Words) -> str:
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
                cell(words.number(one.times, 0)),
                cell(words.percent(one.share)),
                cell(words.share(one.win_share)),
                cell(words.estimate(one.points)),
            ],
        )
        for name, one in zip(names, found, strict=True)
    ]
    chart = figure(title, lambda width: dots(title, rows, axis, width), "group")
    return chart + details(words.say("numbers"), [table(title, heads, numbers)])
