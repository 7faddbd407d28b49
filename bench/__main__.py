"""`make bench`: how fast the rules are on one core, next to a calibration that shows how fast the machine is right now.

`make bench ARGS=hosting` measures a server instead: `bench/hosting.py`; `make bench ARGS=learning` measures learning
environments: `bench/learning.py`; `make bench ARGS=balance` measures how balanced the factions of Imperial Settlers
are: `bench/balance/`; `make bench ARGS=chance` measures random numbers: `bench/chance.py`; `make bench ARGS="before
COMMIT"` compares play and search with those of another commit: `bench/before.py`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numba
import numpy as np
from numba.core.runtime import _nrt_python, rtsys
from rich.console import Console
from rich.table import Table

from bench import before, chance, hosting, searching
from bench.balance import __main__ as balance
from bench.machine import best_of, calibration
from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.cli.ready import ready_game
from patolli.engine.game import POLICIES, SCRATCH, Game, game_names
from patolli.engine.match import Match

FIRST_DECISION = """
import time; start = time.perf_counter()
from patolli import Match
match = Match.new({name!r}, 4, seed=1)
match.play(match.legal()[0])
print(time.perf_counter() - start)
"""


def play_speed(game: Game, players: int, policy: str, games: int) -> Callable[[], tuple[float, float]]:
    """A function that plays games on one core: million decisions and games per second."""
    states = game.new_states(SCRATCH)
    policies = np.full((games, game.max_players), POLICIES.index(policy))
    scores = np.zeros((games, game.max_players), np.int64)
    lengths = np.zeros(games, np.int64)
    moves = np.zeros((games, 0), np.int16)

    def run() -> tuple[float, float]:
        start = time.perf_counter()
        game.play_games(states, players, policies, 1, 0, scores, lengths, moves)
        seconds = time.perf_counter() - start
        return lengths.sum() / seconds / 1e6, games / seconds

    return run


@numba.njit
def _copies(states, n):
    many = len(states)
    for i in range(n):
        states[(7 * i + 1) % many] = states[i % many]


def copy_time(game: Game) -> float:
    """Nanoseconds to copy a position within an array of 1,000."""
    states = game.new_states(1000)
    _copies(states, 1)
    n = 2_000_000
    start = time.perf_counter()
    _copies(states, n)
    return (time.perf_counter() - start) / n * 1e9


def allocations(game: Game) -> int:
    """Memory allocations by compiled code in 200 games (every `legal` and `apply` in them) beyond those in one game."""
    _nrt_python.memsys_enable_stats()
    counts: list[int] = []
    for games in (1, 201):
        run = play_speed(game, 4, "greedy", games)
        before = rtsys.get_allocation_stats().alloc
        run()
        counts.append(rtsys.get_allocation_stats().alloc - before)
    return counts[1] - counts[0]


def match_speed(game: Game) -> float:
    """Thousand moves per second through `Match`, with tokens and checks, from Python."""
    match = Match.new(game, 4, seed=1)
    rng = np.random.default_rng(1)
    start = time.perf_counter()
    while not match.over:
        legal = match.legal()
        match.play(legal[int(rng.integers(len(legal)))])
    return len(match) / (time.perf_counter() - start) / 1e3


def in_new_process(code: str, cache: str | None = None) -> float:
    """Seconds that a new Python process reports (with its own empty cache of compiled code, if requested)."""
    environment = dict(os.environ) | ({"PATOLLI_CACHE": cache} if cache else {})
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(result.stdout.split()[-1])


def compile_time(game: Game) -> float:
    """Seconds to compile everything once, in a new process with an empty cache."""
    code = f"""
import time; start = time.perf_counter()
from patolli.agents.ready.stages import STAGES, Job
for stage in STAGES: Job({game.name!r}, stage).compile()
print(time.perf_counter() - start)
"""
    with tempfile.TemporaryDirectory() as cache:
        return in_new_process(code, cache)


def main() -> None:
    """Measure every installed game; or a server, environments or factions, if the first word says so."""
    if sys.argv[1:2] == ["hosting"]:
        hosting.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["chance"]:
        chance.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["before"]:
        before.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["balance"]:
        balance.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["learning"]:
        from bench import learning  # needs the extra `rl`

        learning.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to repeat each measurement")
    parser.add_argument("--quick", action="store_true", help="leave out the one-time compilation")
    options = parser.parse_args()
    console = Console()
    steps = best_of(calibration, 1.0)
    console.print(f"calibration: {steps:.1f} million steps/s of a plain Python loop on this machine, now")
    for name in game_names():
        game = ready_game(name, BOTS, STUDIES)
        table = Table("what", "figure", "in calibrations", title=f"{game.title}, one core")
        table.columns[1].justify = table.columns[2].justify = "right"
        for players in range(game.min_players, game.max_players + 1):
            run = play_speed(game, players, "random", 2000)
            decisions, games = max(run() for _ in range(max(2, int(options.seconds / 0.1))))
            ratio = f"{decisions / steps:.2f}"
            table.add_row(f"random play, {players} players", f"{decisions:.2f} million decisions/s", ratio)
            table.add_row("", f"{games:,.0f} games/s", "")
        decisions, games = max(play_speed(game, 4, "greedy", 100)() for _ in range(5))
        table.add_row("greedy play, 4 players", f"{decisions:.2f} million decisions/s", f"{decisions / steps:.3f}")
        table.add_row("", f"{games:,.0f} games/s", "")
        moves = max(match_speed(game) for _ in range(10))
        table.add_row("Match.play from Python", f"{moves:.0f} thousand moves/s", "")
        for what, figure in searching.rows(game):
            table.add_row(what, figure, "")
        table.add_row("size of a position", f"{game.rules.dtype.itemsize} bytes", "")
        table.add_row("copy of a position", f"{copy_time(game):.1f} ns", "")
        table.add_row("allocations by legal and apply in 200 games", str(allocations(game)), "")
        warm = min(in_new_process(FIRST_DECISION.format(name=name)) for _ in range(3))
        table.add_row("warm start to the first decision", f"{warm:.2f} s", "")
        if not options.quick:
            table.add_row("one-time compilation", f"{compile_time(game):.1f} s", "")
        console.print(table)


if __name__ == "__main__":
    main()
