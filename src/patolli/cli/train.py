"""`patolli train`: teach the search's network by games against itself."""

from __future__ import annotations

import math
import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from patolli.agents.network.file import Network, Shape
from patolli.agents.ready.stages import BOTS, LESSONS
from patolli.arena.progress import shown_progress
from patolli.cli.common import DEFAULT_GAME, GameName
from patolli.cli.console import errors
from patolli.cli.help.refusal import Refusal
from patolli.cli.ready import compile_now
from patolli.engine.errors import shown
from patolli.engine.game import find_game
from patolli.engine.match import MAX_SEED
from patolli.training.curve import curve_picture, curve_table
from patolli.training.folder import MOST_ROUNDS, NETWORK, Round, TrainingFolder, open_training
from patolli.training.plan import MOST_GAMES, make_training_plan
from patolli.training.positions import read_games
from patolli.training.rounds import train as run_training
from patolli.training.ways import LEAST_SIMULATIONS, MOST_SIMULATIONS, SIMULATIONS, PlanFile, read_ways
from patolli.training.widening import widened

CURVE = "curve.svg"


def train(
    out: Annotated[str, typer.Option(metavar="DIR")],
    game: GameName = DEFAULT_GAME,
    rounds: Annotated[int, typer.Option(min=1, max=MOST_ROUNDS)] = 40,
    games: Annotated[int | None, typer.Option(min=1, max=MOST_GAMES, show_default="600")] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=LEAST_SIMULATIONS, max=MOST_SIMULATIONS, show_default=str(SIMULATIONS)),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED)] = 0,
    minutes: Annotated[float | None, typer.Option()] = None,
    start: Annotated[str | None, typer.Option("--from", metavar="FILE")] = None,
    layers: Annotated[str | None, typer.Option(metavar="AxB", show_default="256x64")] = None,
    plan: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
) -> None:
    """Train a network for the search, by games of the search against itself."""
    if minutes is not None and not 0 < minutes < math.inf:
        raise Refusal("minutes", value=f"{minutes:g}")
    until = math.inf if minutes is None else time.monotonic() + 60 * minutes
    rules = find_game(game)
    if plan is not None and (games or simulations or layers):
        raise Refusal("plan")
    file = PlanFile(games=games or 600, layers=_layers(layers)) if plan is None else read_ways(Path(plan), rules)
    network = None if start is None else Network.load(Path(start)).check(rules)
    if network is not None:
        sizes = file.layers or (network.shape.first, network.shape.second)
        more = file.more or network.shape.inputs > rules.learning.observation_size
        network = widened(network, Shape.of(rules, *sizes, more=more), seed)
    asked = make_training_plan(
        rules,
        games=file.games,
        simulations=simulations or SIMULATIONS,
        seed=seed,
        layers=file.layers,
        start=network,
        ways=None if plan is None else file,
        more=file.more,
    )
    with open_training(Path(out), asked, network) as folder:
        try:
            done = compile_now([game], (BOTS, LESSONS), until)
            done = done and _train(folder, rounds, jobs or os.cpu_count() or 1, until, ray)
        except KeyboardInterrupt:
            _say(f"Stopped in round {len(folder.rounds) + 1} of {rounds}. The same command goes on.")
            raise typer.Exit(130) from None
        if folder.rounds:
            (folder.path / CURVE).write_text(curve_picture(rules, folder.rounds), encoding="utf-8")
    if not done:
        _say(f"The time is over, in round {len(folder.rounds) + 1} of {rounds}. The same command goes on.")
    if folder.rounds:
        console = Console()
        console.print(curve_table(folder.rounds))
        result = folder.path / NETWORK
        console.print(f"\n{result}\nplays as search:400@{result}", highlight=False, markup=False, soft_wrap=True)


def _train(folder: TrainingFolder, rounds: int, jobs: int, until: float, ray: str | None) -> bool:
    there = len(folder.rounds)
    if there:
        _say(f"{there} of {rounds} rounds are there already.")
    before = there * folder.plan.games + sum(1 for _ in read_games(folder.positions_file(there + 1), folder.game))

    def learned(done: Round) -> None:
        winners = ", ".join(f"{points:.1f} of {players}" for players, points in done.winner.items())
        points = f"the winner's points: {winners} players" if winners else "no game from the beginning"
        _say(
            f"Round {done.number} of {rounds}: {done.positions:,} positions; {points}; "
            f"played for {done.seconds_playing:.0f} s, learned for {done.seconds_learning:.0f} s."
        )

    with shown_progress(errors, before, max(rounds, there) * folder.plan.games) as advance:
        return run_training(folder, rounds, jobs, until, advance, learned, lambda found: _say(found.words), ray)


def _layers(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    first, _, second = text.partition("x")
    if not (first.isdecimal() and second.isdecimal() and len(text) < 20):
        raise Refusal("layers", value=shown(text))
    return int(first), int(second)


def _say(words: str) -> None:
    errors.print(words, highlight=False, markup=False, soft_wrap=True)
