"""The example game is installed as people would do it, beside the installed Patolli, and used from outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.paths import PROJECT

TIMEOUT = 600
pytestmark = [pytest.mark.slow, pytest.mark.compiled]

ENVIRONMENTS = """
import gymnasium, pettingzoo, patolli.envs.gymnasium, patolli.envs.pettingzoo
from patolli.envs import pebbles_v0
from patolli.envs.games import Games
from patolli.engine.game import find_game

def play(env):
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))

play(pebbles_v0.env(players=3))
play(pettingzoo.make("aec", "patolli/pebbles_v0", players=2))
env, over = gymnasium.make("patolli/pebbles-v0", opponents="greedy"), False
seen, _ = env.reset(seed=1)
while not over:
    seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
games = Games(find_game("pebbles"), 8, seed=1)
while not games.finished.all():
    games.step(games.sample())
print("played")
"""


class Beside:
    """A folder in which the example was installed, and a user's folders."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.site = home / "site"
        source = PROJECT / "examples" / "pebbles"
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(home)]
        subprocess.run(build, cwd=source, check=True, capture_output=True, timeout=TIMEOUT)
        # A wheel is a Python folder in one file: unpacking it means installing it.
        (wheel,) = home.glob("*.whl")
        ZipFile(wheel).extractall(self.site)

    def _run(self, command: list[str], lines: tuple[str, ...] = ()) -> str:
        paths = os.pathsep.join([str(self.site), str(PROJECT / "src")])
        env = os.environ | {"PYTHONPATH": paths, "PATOLLI_DATA": str(self.home), "COLUMNS": "100", "LANG": "C.UTF-8"}
        text = "".join(f"{line}\n" for line in lines)
        ran = subprocess.run(
            command, input=text, env=env, cwd=self.home, capture_output=True, text=True, timeout=TIMEOUT, check=False
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
        assert "Traceback" not in ran.stderr
        return ran.stdout

    def patolli(self, *args: object, lines: tuple[str, ...] = ()) -> str:
        return self._run([sys.executable, "-m", "patolli.cli", *map(str, args)], lines)

    def python(self, code: str) -> str:
        return self._run([sys.executable, "-c", code])


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Beside:
    return Beside(tmp_path_factory.mktemp("beside"))


@pytest.fixture(scope="module")
def record(beside: Beside) -> Path:
    """A game that was played at the terminal to its end, saved to a file."""
    file = beside.home / "game.json"
    lines = ("1",) * 12 + ("q",)
    told = beside.patolli(
        "play", "pebbles", "--players", 2, "--names", "Ana", "--seats", "human,random", "--seed", 1, "--save", file,
        "--language", "de", lines=lines,
    )  # fmt: skip
    assert "Welche Karte, und wie?" in told
    assert "Ana spielt Karte C" in told
    assert "Alle Karten sind gespielt." in told
    return file


def test_play(beside: Beside, record: Path) -> None:
    told = beside.patolli("play", "pebbles", "--players", 1, "--option", "cards=9", "--seed", 1, lines=("1",) * 9)
    assert "Which card, and how?" in told
    assert "All cards are played." in told


def test_a_record(beside: Beside, record: Path) -> None:
    assert "the game is over" in beside.patolli("replay", record)
    assert "All cards are played." in beside.patolli("replay", record, "--words")
    assert "Усі карти зіграно." in beside.patolli("replay", record, "--words", "--language", "uk")
    assert beside.patolli("show", record, "--svg", "-").startswith("<svg")
    assert "Play C" in beside.patolli("hint", record, "--at", 5, "--simulations", 100)


def test_many_games(beside: Beside) -> None:
    ran = json.loads(beside.patolli("simulate", "pebbles", "--games", 20, "--agents", "random,greedy", "--json"))
    assert ran["players"] == 3
    assert ran["decisions"] == 20 * 24
    counts = json.loads(beside.patolli("perft", "pebbles", "--depth", 3, "--json"))["counts"]
    assert counts == [1, 6, 36, 216]
    args = ("arena", "pebbles", "--agents", "random,greedy", "--players", 2, "--games", 4, "--jobs", 1, "--out", "out")
    assert "offene Karten" in beside.patolli(*args, "--language", "de")


def test_environments(beside: Beside) -> None:
    assert "played" in beside.python(ENVIRONMENTS)


def test_the_contract(beside: Beside) -> None:
    test = (PROJECT / "examples" / "pebbles" / "test_pebbles.py").read_text(encoding="utf-8")
    beside.python(f"{test}\ntest_pebbles()")


def test_an_edited_rule_is_compiled_anew(beside: Beside) -> None:
    """Compiled code is kept for a third-party game, too, and never stale."""
    look = "from patolli import Match; m = Match.new('pebbles', 2, 1); m.play(m.legal()[-1]); print(m.scores())"
    rules = beside.site / "pebbles" / "rules.py"
    before, text = beside.python(look), rules.read_text(encoding="utf-8")
    assert text.count("total += 4 * s.pile[i]") == 1
    try:
        rules.write_text(text.replace("total += 4 * s.pile[i]", "total += 8 * s.pile[i]"), encoding="utf-8")
        one, two = json.loads(before), json.loads(beside.python(look))
    finally:
        rules.write_text(text, encoding="utf-8")
    assert one[0] > 0
    assert two == [2 * points for points in one]
    assert beside.python(look) == before
