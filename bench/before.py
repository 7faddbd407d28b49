"""`make bench ARGS="before COMMIT"`: play and search here, side by side with those of another commit, in one run.

Both play the same games and answer the same decisions alternately, over and over, each in its own process. Processor
time is measured, so that other work on the machine matters as little as possible.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
BUDGETS = (64, 400, 1600)
PLAY = {"random": 3000, "greedy": 60}
"""Games of four players in each round, by policy."""
# Uses only what both commits have.
CHILD = """
import sys, time
import numpy as np
from patolli.agents.policy import PolicyAgent
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.engine.game import POLICIES, SCRATCH, find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight

game = find_game(sys.argv[1])
match = Match.new(game, 4, seed=1)
walker, sights = PolicyAgent("greedy", 1), []
while not match.over:
    sight = Sight.of(match)
    if len(sight.legal_ids()) > 1:
        sights.append(sight)
    match.play(walker.choose(sight))
sights = sights[5 :: max(1, len(sights) // 24)]

def measure(simulations):
    agent, chosen, start = SearchAgent(Budget(simulations=simulations), 1), [], time.process_time()
    for sight in sights:
        chosen.append(agent.choices(sight)[0].token)
    return (time.process_time() - start) / simulations / len(sights), chosen

def play(policy, games):
    policies = np.full((games, game.max_players), POLICIES.index(policy))
    scores, lengths = np.zeros((games, game.max_players), np.int64), np.zeros(games, np.int64)
    states, start = game.new_states(SCRATCH), time.process_time()
    game.play_games(states, 4, policies, 1, 0, scores, lengths, np.zeros((games, 0), np.int16))
    return (time.process_time() - start) / lengths.sum(), lengths.tolist()

measure(4)
play("greedy", 1)
print("ready", flush=True)
for line in sys.stdin:
    what, number = line.split()
    seconds, chosen = measure(int(number)) if what == "search" else play(what, int(number))
    print(seconds, *chosen, flush=True)
"""


class Side:
    """Play and search from one source folder."""

    def __init__(self, source: Path, game: str) -> None:
        environment = dict(os.environ) | {"PYTHONPATH": str(source / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", CHILD, game],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        if self._line() != ["ready"]:
            raise SystemExit(f"play and search of {source} cannot be measured")

    def _line(self) -> list[str]:
        assert self._process.stdout is not None
        return self._process.stdout.readline().split()

    def measure(self, what: str, number: int) -> tuple[float, list[str]]:
        """Seconds per decision or simulation, and how long games were or what was chosen."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what} {number}\n")
        self._process.stdin.flush()
        seconds, *chosen = self._line()
        return float(seconds), chosen

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def main(arguments: list[str]) -> None:
    """Measure both, and print the ratio."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=before", description=__doc__)
    parser.add_argument("commit", help="what to compare with: a commit, a branch, a tag")
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--budgets", type=int, nargs="*", default=BUDGETS, help="of searches; none: only play")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", options.commit, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        sides = [Side(Path(folder), options.game), Side(ROOT, options.game)]
        try:
            Console().print(_table(sides, options.commit, options.rounds, options.budgets))
        finally:
            for side in sides:
                side.end()


def _table(sides: list[Side], commit: str, rounds: int, budgets: Sequence[int]) -> Table:
    table = Table("", f"{commit}: a second", "here", "times as fast", "the same", title="one core, processor time")
    measured = [
        *((f"decisions of {policy} play, games alike", policy, games) for policy, games in PLAY.items()),
        *((f"search:{budget}, choices alike", "search", budget) for budget in budgets),
    ]
    for title, what, number in measured:
        found = [[side.measure(what, number) for side in sides] for _ in range(rounds)]
        before, here = (min(pair[i][0] for pair in found) for i in (0, 1))
        choices = list(zip(found[0][0][1], found[0][1][1], strict=True))
        table.add_row(
            title,
            f"{1 / before:,.0f}",
            f"{1 / here:,.0f}",
            f"{median(pair[0][0] / pair[1][0] for pair in found):.2f}",
            f"{sum(one == two for one, two in choices)} of {len(choices)}",
        )
    return table
