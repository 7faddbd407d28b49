"""Sections of the report: how strong the agents are, and where their points come from."""

from __future__ import annotations

from patolli.arena.report.parts import Cell, Details, Paragraph, Part, Table, figure
from patolli.arena.report.words import MOST_IN_COLUMN, Words, numbered
from patolli.arena.stats.summary import Duel, Summary
from patolli.drawing.charts.axes import shorten
from patolli.drawing.charts.bars import Axis, Row, Stack, bars, dots, stacked
from patolli.drawing.charts.lines import Series, lines
from patolli.engine.record import clean


def in_short(summary: Summary, words: Words) -> list[Part]:
    first, *others = summary.agents
    points = words.estimate(summary.winner_points)
    told: list[str] = []
    if others:
        share, fair = words.share(first.win_share), words.percent(summary.fair_share)
        told.append(words.say("short-first", agent=shorten(clean(first.name)), share=share, fair=fair))
        duel = next((d for d in summary.duels if (d.agent, d.other) == (first.name, others[0].name)), None)
        if duel:
            told.append(words.say("short-above", other=shorten(clean(duel.other)), share=words.share(duel.above)))
            told.append(words.say("short-sure" if duel.above.low > 0.5 else "short-unsure"))
    else:
        told.append(words.say("short-alone", agent=shorten(clean(first.name))))
    told.append(words.say("short-winner", points=points))
    body: list[Part] = [Paragraph(" ".join(told), "lead")]
    if summary.games < summary.plan.games:
        body.append(Paragraph(words.say("short-partly", played=summary.games, games=summary.plan.games), "warn"))
    if summary.fault_count:
        body.append(Paragraph(words.say("short-faults", n=summary.fault_count), "warn"))
    return body


def agents(summary: Summary, words: Words) -> list[Part]:
    heads = [words.say(f"head-{name}") for name in ("agent", "rating", "wins", "points", "place", "faults")]
    rows = [
        (
            f"{number} {clean(row.name)}",
            [
                Cell(words.rating(row.rating)),
                Cell(words.share(row.win_share)),
                Cell(words.estimate(row.points)),
                Cell(words.number(row.place.value, 2)),
                Cell(words.number(row.faults, 0)),
            ],
        )
        for number, row in enumerate(summary.agents, start=1)
    ]
    return [Table(words.say("caption-agents"), heads, rows)]


def ratings(summary: Summary, words: Words) -> list[Part]:
    if len(summary.agents) < 2:
        return []
    rows = [
        Row(clean(row.name), row.rating.mu, row.rating.low, row.rating.high, words.rating(row.rating))
        for row in summary.agents
    ]
    title = words.say("section-ratings")
    return [figure(words.say("caption-ratings"), lambda width: dots(title, rows, Axis(words.tick), width))]


def wins(summary: Summary, words: Words) -> list[Part]:
    if len(summary.agents) < 2:
        return []
    rows = [
        Row(clean(row.name), row.win_share.value, row.win_share.low, row.win_share.high, words.share(row.win_share))
        for row in summary.agents
    ]
    fair = summary.fair_share
    axis = Axis(words.percent_tick, fair, words.say("mark-fair", share=words.percent(fair)))
    title = words.say("section-wins")
    return [figure(words.say("caption-wins"), lambda width: bars(title, rows, axis, width))]


def days(summary: Summary, words: Words) -> list[Part]:
    series = [Series(clean(row.name), row.by_day) for row in summary.agents]
    if max(len(one.values) for one in series) < 2:
        return []
    title, day = words.say("section-days"), words.say("head-day")
    chart = figure(words.say("caption-days"), lambda width: lines(title, series, Axis(words.tick), day, width))
    heads = [day, *numbered(summary, MOST_IN_COLUMN)]
    last = max(len(one.values) for one in series)
    rows = [
        (str(at + 1), [Cell(words.number(one.values[at]) if at < len(one.values) else "") for one in series])
        for at in range(last)
    ]
    return [chart, Details(words.say("numbers"), [Table(title, heads, rows)])]


def sources(summary: Summary, words: Words) -> list[Part]:
    names = [words.label(source) for source in summary.source_names]
    stacks: list[Stack] = []
    for row in summary.agents:
        parts = [row.sources.get(source, 0.0) for source in summary.source_names]
        shown = [words.number(part) for part in parts]
        stacks.append(Stack(clean(row.name), parts, shown, words.number(row.points.value)))
    title = words.say("section-sources")
    axis = Axis(words.tick)
    chart = figure(words.say("caption-sources"), lambda width: stacked(title, names, stacks, axis, width))
    heads = [words.say("head-source"), *numbered(summary, MOST_IN_COLUMN)]
    rows = [(name, [Cell(one.words[i]) for one in stacks]) for i, name in enumerate(names)]
    rows.append((words.total, [Cell(one.shown, "sure") for one in stacks]))
    return [chart, Table(title, heads, rows)]


def duels(summary: Summary, words: Words) -> list[Part]:
    if not summary.duels:
        return []
    met = {(duel.agent, duel.other): duel for duel in summary.duels}
    names = [row.name for row in summary.agents]
    heads = [words.say("head-agent"), *(str(number) for number in range(1, len(names) + 1))]
    rows = [
        (shown, [_duel(met.get((name, other)), words) for other in names])
        for shown, name in zip(numbered(summary), names, strict=True)
    ]
    return [Table(words.say("caption-duels"), heads, rows)]


def _duel(duel: Duel | None, words: Words) -> Cell:
    if duel is None:
        return Cell("")
    sure = duel.above.low > 0.5 or duel.above.high < 0.5
    return Cell(words.percent(duel.above.value), "sure" if sure else "")
