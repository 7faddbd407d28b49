"""The examples work as they are: each plays whole games, as people would run it, and better than chance."""

from __future__ import annotations

import re
import shlex
import shutil
import sys

import pytest

from patolli.agents.names import find_agent
from patolli.agents.own.process import ProcessAgent
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from tests.paths import PROJECT

EXAMPLES = PROJECT / "examples"
CORN = f"{EXAMPLES / 'corn_bot.py'}:CornBot"
LINE_PYTHON = f"cmd:{shlex.quote(sys.executable)} -I -S {shlex.quote(str(EXAMPLES / 'line_bot.py'))}"
LINE_NODE = f"cmd:node {shlex.quote(str(EXAMPLES / 'line_bot.js'))}"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="no node on this machine to run line_bot.js with")


def play(name: str, players: int, seed: int) -> list[float]:
    """The points of the bot, and of its random opponents. It makes no fault."""
    match = Match.new("tzolkin", players, seed)
    bot = find_agent(name, seed, seconds=100, own=True)
    assert isinstance(bot, ProcessAgent)
    others = find_agent("random", seed)
    # Warm, so that the bot need not compile anything.
    Sight.of(match).redeal(1).preview(match.legal()[0], 0)
    try:
        while (seat := match.seat) is not None:
            match.play((bot if seat == 0 else others).choose(Sight.of(match)))
    finally:
        bot.close()
    return match.scores()


@pytest.mark.parametrize(
    "name",
    [CORN, LINE_PYTHON, pytest.param(LINE_NODE, marks=needs_node)],
    ids=["corn", "python", "node"],
)
def test_it_plays_better_than_chance(name: str) -> None:
    for players, seed in ((2, 1), (4, 2)):
        own, *others = play(name, players, seed)
        assert own > max(others)
        assert own > 0


@needs_node
def test_both_languages_play_the_same() -> None:
    assert play(LINE_PYTHON, 3, 5) == play(LINE_NODE, 3, 5)


@pytest.mark.parametrize("file", ["corn_bot.py", "line_bot.py", "line_bot.js"])
def test_it_is_short_and_explained(file: str) -> None:
    text = (EXAMPLES / file).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert f"({file})" in readme
    agents = re.search(rf"--agents \"?([^\" ]*(?: [^\" ]*)?examples/{file}[^\" ,]*)", text)
    assert agents is not None
    assert agents[1] in readme, "the file and the page say it differently"


def test_the_program_for_any_language_needs_nothing() -> None:
    text = (EXAMPLES / "line_bot.py").read_text(encoding="utf-8")
    assert re.findall(r"^(?:import|from) (\w+)", text, re.M) == ["json", "sys"]
