"""The report of a tournament: one HTML file that needs nothing else, in one language, for any screen."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

from patolli.arena import html
from patolli.arena.report_games import faults, made, seats, speed
from patolli.arena.report_openings import openings
from patolli.arena.report_strength import agents, days, duels, in_short, ratings, sources, wins
from patolli.arena.summary import Summary
from patolli.arena.words import Words
from patolli.engine.errors import PatolliError
from patolli.text import Translator

SECTIONS = {
    "short": in_short,
    "agents": agents,
    "ratings": ratings,
    "wins": wins,
    "days": days,
    "sources": sources,
    "openings": openings,
    "duels": duels,
    "seats": seats,
    "speed": speed,
    "faults": faults,
    "made": made,
}
"""What the report has, in order; a section without anything to show is left out."""


def write(summary: Summary, path: Path, translator: Translator) -> None:
    """Write the report of a tournament to a file."""
    try:
        path.write_text(report(summary, translator), encoding="utf-8")
    except OSError as error:
        raise PatolliError(f"cannot write the report to {path}: {error.strerror or error}") from None


def report(summary: Summary, translator: Translator) -> str:
    """The report as HTML."""
    words = Words.of(summary, translator)
    title = words.say("title", game=summary.title)
    bodies = {name: make(summary, words) for name, make in SECTIONS.items()}
    shown = {name: body for name, body in bodies.items() if body}
    links = "".join(f'<li><a href="#{name}">{escape(words.say(f"section-{name}"))}</a></li>' for name in shown)
    played = words.say("played", games=summary.games, players=summary.plan.players, agents=len(summary.agents))
    header = f"<header><h1>{escape(title)}</h1>{html.paragraph(played, 'note')}<nav><ul>{links}</ul></nav></header>"
    sections = "\n".join(html.section(name, words.say(f"section-{name}"), body) for name, body in shown.items())
    footer = f"<footer>{html.paragraph(words.say('intervals'))}</footer>"
    style = (files("patolli.arena") / "report.css").read_text(encoding="utf-8")
    return html.page(words.language, title, style, f"{header}\n<main>\n{sections}\n</main>\n{footer}")
