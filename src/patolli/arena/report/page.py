"""The report of a tournament: one HTML file that needs nothing else, in one language, for any screen."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from patolli.arena.report.games import faults, made, seats, speed
from patolli.arena.report.openings import openings
from patolli.arena.report.strength import agents, days, duels, in_short, ratings, sources, wins
from patolli.arena.report.words import Words
from patolli.arena.stats.summary import Summary
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

TEMPLATES = Environment(
    loader=PackageLoader("patolli.arena.report", "."),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)
"""The files `*.html.j2` here. Names of agents are anybody's words: all that is not marked `safe` is escaped."""


def write(summary: Summary, path: Path, translator: Translator) -> None:
    """Write the report of a tournament to a file."""
    try:
        path.write_text(report(summary, translator), encoding="utf-8")
    except OSError as error:
        raise PatolliError(f"cannot write the report to {path}: {error.strerror or error}") from None


def report(summary: Summary, translator: Translator) -> str:
    """The report as HTML."""
    words = Words.of(summary, translator)
    made = {name: make(summary, words) for name, make in SECTIONS.items()}
    return TEMPLATES.get_template("report.html.j2").render(
        language=words.language,
        title=words.say("title", game=summary.title),
        style=(files("patolli.arena.report") / "report.css").read_text(encoding="utf-8"),
        played=words.say("played", games=summary.games, players=summary.plan.players, agents=len(summary.agents)),
        sections=[
            {"id": name, "title": words.say(f"section-{name}"), "parts": parts} for name, parts in made.items() if parts
        ],
        intervals=words.say("intervals"),
    )
