"""`patolli train`: teach the search's network by games against itself."""

from __future__ import annotations

import math
import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from patolli.agents.network.file import Network
from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.arena.progress import shown_progress
from patolli.cli.common import DEFAULT_GAME, GameName
from patolli.cli.console import errors
from patolli.cli.ready import ready_game
from patolli.engine.errors import BadSetup, shown
from patolli.engine.match import MAX_SEED
from patolli.training.curve import curve_picture, curve_table
from patolli.training.folder import (
    LEAST_SIMULATIONS,
    MOST_GAMES,
    MOST_ROUNDS,
    MOST_SIMULATIONS,
    NETWORK,
    SIMULATIONS,
    Round,
    TrainingFolder,
    make_training_plan,
    open_training,
)
from patolli.training.positions import read_games
from patolli.training.rounds import train as run_training

CURVE = "curve.svg"


def train(
    out: Annotated[str, typer.Option(metavar="DIR", help="The folder of the training, new or to go on with.")],
    game: GameName = DEFAULT_GAME,
    rounds: Annotated[
        int, typer.Option(min=1, max=MOST_ROUNDS, help="How many rounds there are to be, with those that are there.")
    ] = 40,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games a round has.")] = 600,
    simulations: Annotated[
        int,
        typer.Option(
            min=LEAST_SIMULATIONS,
            max=MOST_SIMULATIONS,
            help="Of a decision that is searched in full, a third of all; the others have a quarter of it.",
        ),
    ] = SIMULATIONS,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes that play.", show_default="all cores")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The same seed gives the same network.")] = 0,
    minutes: Annotated[float | None, typer.Option(help="Stop after so long; the same command goes on.")] = None,
    start: Annotated[
        str | None, typer.Option("--from", metavar="FILE", help="Begin with this network instead of none.")
    ] = None,
    layers: Annotated[
        str | None, typer.Option(metavar="AxB", help="Sizes of the two hidden layers.", show_default="256x64")
    ] = None,
) -> None:
    """Train a network for the search, by games of the search against itself.

    Every round plays games with the network there is, and then learns from the positions of this round and some before.
    The first round has no network: the search then judges positions by the game's own estimate. Games are for all
    numbers of players, most often for the largest. About two of five begin at the beginning, the others elsewhere, so
    that the network sees more than its own style; points are told of the former.

    The folder gets network.npz (the network after the last round), round-NNN.npz (after each), rounds.jsonl (how each
    round went), curve.svg, plan.json, and what is needed to go on. Stop with Ctrl-C whenever you like, or kill it: the
    same command goes on with the game it was at. With more --rounds it adds rounds. The number of jobs changes nothing
    but the time.

    The network then plays as search:400@DIR/network.npz, wherever agents are named.

    [bold]patolli train tzolkin --out net[/bold]
    [bold]patolli train tzolkin --out net --rounds 80 --minutes 120[/bold]
    [bold]patolli train tzolkin --out more --from net/network.npz --simulations 256[/bold]
    """  # fmt: skip
    if minutes is not None and not 0 < minutes < math.inf:
        raise BadSetup(f"--minutes is a number above 0, not {minutes:g}")
    sizes = _layers(layers)
    rules = ready_game(game, BOTS, STUDIES)
    network = None if start is None else Network.load(Path(start)).check(rules)
    plan = make_training_plan(rules, games=games, simulations=simulations, seed=seed, layers=sizes, start=network)
    until = math.inf if minutes is None else time.monotonic() + 60 * minutes
    with open_training(Path(out), plan, network) as folder:
        try:
            done = _train(folder, rounds, jobs or os.cpu_count() or 1, until)
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
        file = folder.path / NETWORK
        console.print(f"\n{file}\nplays as search:400@{file}", highlight=False, markup=False, soft_wrap=True)


def _train(folder: TrainingFolder, rounds: int, jobs: int, until: float) -> bool:
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
        return run_training(folder, rounds, jobs, until, advance, learned)


def _layers(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    first, _, second = text.partition("x")
    if not (first.isdecimal() and second.isdecimal() and len(text) < 20):
        raise BadSetup(f"--layers are two sizes such as 256x64, not {shown(text)}")
    return int(first), int(second)


def _say(words: str) -> None:
    errors.print(words, highlight=False, markup=False, soft_wrap=True)
