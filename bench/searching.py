"""How fast the search is at several stages of a game, and how much memory a simulation takes."""

from __future__ import annotations

import time
import tracemalloc

from patolli.agents.policy import PolicyAgent
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.agents.search.growing import Recipe
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.sight import Sight

TO_THE_END = Recipe(horizon=100_000)


def moments(game: Game, parts: int = 4) -> list[Sight]:
    """Decisions with a choice, evenly spread over a greedy game with the most players."""
    match = Match.new(game, game.max_players, seed=1)
    bot = PolicyAgent("greedy", 1)
    found: list[Sight] = []
    while not match.over:
        sight = Sight.of(match)
        if len(sight.legal_ids()) > 1:
            found.append(sight)
        match.play(bot.choose(sight))
    return [found[len(found) * part // parts] for part in range(parts)]


def speed(sight: Sight, simulations: int, repeat: int = 3, **options: object) -> float:
    """Simulations per second, the best of several runs, each with a new tree."""
    best = 0.0
    for _ in range(repeat):
        agent = SearchAgent(Budget(simulations=simulations), 1, **options)  # type: ignore[arg-type]
        start = time.perf_counter()
        agent.choices(sight)
        best = max(best, simulations / (time.perf_counter() - start))
    return best


def memory(sight: Sight, simulations: int) -> float:
    """Bytes allocated per simulation."""
    tracemalloc.start()
    SearchAgent(Budget(simulations=simulations), 1).choices(sight)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / simulations


def rows(game: Game) -> list[tuple[str, str]]:
    """What is measured, and the results."""
    sights = moments(game)
    names = ("at the first decision", "after a quarter", "half way", "after three quarters")
    found: list[tuple[str, str]] = []
    for name, sight in zip(names, sights, strict=True):
        found.append((f"search:10000, {name}", f"{speed(sight, 10_000):,.0f} simulations/s"))
    for name, sight in zip(names, sights, strict=True):
        found.append((f"memory of search:10000, {name}", f"{memory(sight, 10_000):,.0f} bytes a simulation"))
    plain = speed(sights[0], 5_000, with_network=False)
    found.append(("search:5000@none, at the first decision", f"{plain:,.0f} simulations/s"))
    whole = speed(sights[0], 1_000, with_network=False, recipe=TO_THE_END)
    found.append(("search:1000@none+horizon=100000 (greedy to the end)", f"{whole:,.0f} playouts/s"))
    return found
