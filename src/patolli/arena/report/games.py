"""Sections of the report: seats, speed, faults, and how to play the same tournament again."""

from __future__ import annotations

import shlex

import patolli
from patolli.arena.plan import Plan
from patolli.arena.report.parts import Cell, Code, Facts, Paragraph, Part, Table, figure
from patolli.arena.report.words import Words, numbered
from patolli.arena.stats.summary import Summary
from patolli.drawing.charts.axes import shorten
from patolli.drawing.charts.bars import Axis, Row, bars
from patolli.engine.record import clean


def seats(summary: Summary, words: Words) -> list[Part]:
    fair = summary.fair_share
    rows = [
        Row(
            words.say("seat-number", n=row.seat + 1),
            row.win_share.value,
            row.win_share.low,
            row.win_share.high,
            words.share(row.win_share),
        )
        for row in summary.seats
    ]
    axis = Axis(words.percent_tick, fair, words.say("mark-fair", share=words.percent(fair)))
    title = words.say("section-seats")
    chart = figure(words.say("caption-seats"), lambda width: bars(title, rows, axis, width))
    heads = [words.say(f"head-{name}") for name in ("seat", "wins", "points")]
    numbers = [
        (drawn.label, [Cell(drawn.shown), Cell(words.estimate(row.points))])
        for drawn, row in zip(rows, summary.seats, strict=True)
    ]
    return [chart, Table(title, heads, numbers)]


def speed(summary: Summary, words: Words) -> list[Part]:
    games = max(1, summary.games)
    told = words.say("length", decisions=words.number(summary.decisions / games))
    took = words.say("thinking", time=duration(summary.seconds, words), each=duration(summary.seconds / games, words))
    heads = [words.say(f"head-{name}") for name in ("agent", "decisions", "time")]
    rows = [
        (name, [Cell(words.number(row.decisions)), Cell(milliseconds(row.milliseconds, words))])
        for name, row in zip(numbered(summary), summary.agents, strict=True)
    ]
    return [Paragraph(f"{told} {took}"), Table(words.say("caption-speed"), heads, rows)]


def milliseconds(value: float, words: Words) -> str:
    return words.number(value, 3 if value < 1 else 1)


def duration(seconds: float, words: Words) -> str:
    """In the largest unit of which there are two."""
    for unit, size in (("hours", 3600.0), ("minutes", 60.0)):
        if seconds >= 2 * size:
            return words.say(unit, n=words.number(seconds / size))
    if seconds < 0.1:
        return words.say("milliseconds", n=words.number(1000 * seconds))
    return words.say("seconds", n=words.number(seconds))


def faults(summary: Summary, words: Words) -> list[Part]:
    if not summary.fault_count:
        return [Paragraph(words.say("no-faults"))]
    caption = words.say("caption-faults", shown=len(summary.faults), n=summary.fault_count)
    heads = [words.say(f"head-{name}") for name in ("agent", "game", "seat", "decision", "problem")]
    rows = [
        (
            shorten(clean(fault.agent)),
            [
                Cell(words.number(fault.game, 0)),
                Cell(words.number(fault.seat + 1, 0)),
                Cell(words.number(fault.number + 1, 0)),
                Cell(clean(fault.problem), "words"),
            ],
        )
        for fault in summary.faults
    ]
    return [Paragraph(words.say("faults-mean")), Table(caption, heads, rows)]


def made(summary: Summary, words: Words) -> list[Part]:
    plan = summary.plan
    limit = words.say("no-limit") if plan.time_limit is None else duration(plan.time_limit, words)
    pairs = {
        "head-game": summary.title,
        "head-agent": ", ".join(clean(name) for name in plan.agents),
        "made-players": words.number(plan.players, 0),
        "head-games": words.say("games-of", played=summary.games, games=plan.games),
        "made-deals": words.number(summary.blocks, 0),
        "made-seed": str(plan.seed),
        "made-limit": limit,
        "made-version": patolli.__version__,
    }
    known = Facts([(words.say(name), value) for name, value in pairs.items()])
    return [Paragraph(words.say("made-how")), known, Paragraph(words.say("made-command")), Code(command(plan))]


def command(plan: Plan) -> str:
    """What to type to play the same games."""
    # A comma belongs to a name only between double quotes: see `plan.split_agents`.
    names = ",".join(f'"{name}"' if "," in name and '"' not in name else name for name in plan.agents)
    words = ["patolli", "arena", plan.game, "--agents", names, "--players", str(plan.players)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for option in plan.options:
        words += ["--option", option]
    if plan.time_limit is not None:
        words += ["--time-limit", f"{plan.time_limit:g}"]
    return shlex.join([*words, "--out", "again"])
