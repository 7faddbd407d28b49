"""`patolli arena`: a tournament of agents, and what it says about them."""

from __future__ import annotations

import os
import sys
from contextlib import closing, redirect_stdout
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from patolli.agents.names import AGENTS, find_agent
from patolli.agents.own.specs import OWN_AGENTS
from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.arena.plan import MOST_GAMES, make_plan, split_agents
from patolli.arena.progress import shown_progress
from patolli.arena.report import page as report
from patolli.arena.report import table
from patolli.arena.run import play_all
from patolli.arena.stats.summarise import summarise
from patolli.arena.stats.summary import Summary
from patolli.arena.store import Store, open_store
from patolli.cli.common import DEFAULT_GAME, GameName, Language, OptionList, given_options, print_json
from patolli.cli.console import errors
from patolli.cli.ready import ready_game
from patolli.engine.errors import PatolliError
from patolli.engine.match import MAX_SEED
from patolli.text import Translator

SUMMARY, REPORT = "summary.json", "report.html"


def arena(
    out: Annotated[str, typer.Option(metavar="DIR", help="The folder of the tournament, new or to go on with.")],
    game: GameName = DEFAULT_GAME,
    agents: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"Who plays, separated by commas: {', '.join((*AGENTS, *OWN_AGENTS))}. The same name may appear "
            "several times. A comma between double quotes belongs to the name.",
        ),
    ] = "random,greedy",
    players: Annotated[
        int | None, typer.Option(help="How many sit at a table.", show_default="4, or as many as can")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many games; rounded up so that everybody sits everywhere.")
    ] = 400,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes, or workers of a local Ray.", show_default="all cores")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The same seed plays the same games.")] = 0,
    time_limit: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS", help="For a decision of a bot that is a program of its own.", show_default="10"
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its HOST:PORT, auto to find it, or local."),
    ] = None,
    option: OptionList = None,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    language: Language = "en",
) -> None:
    """Let agents play a tournament, and say who is stronger and why.

    Games come in blocks. All games of a block have the same deal, and
    everybody sits everywhere once. With more agents than seats every
    combination plays; with fewer, agents take several seats in turn. One agent
    plays against itself. A game depends on the options and its number alone:
    the number of jobs, or a cluster, changes nothing.

    An agent that crashes, hangs or names no legal move does not stop the
    tournament: random decides in its place, and the report counts it.

    The folder gets plan.json, games.jsonl (a line for each game, as it ends),
    summary.json and report.html. Stop with Ctrl-C whenever you like: the same
    command plays what is missing. With more --games it adds games.

    --ray local starts Ray on this machine; --ray HOST:PORT uses a cluster,
    whose machines need the same version of Patolli, and the files of your own
    bots at the same place. Install Ray by: pip install "patolli\\[ray]"

    [bold]patolli arena --agents random,greedy,search:400 --out contest[/bold]
    [bold]patolli arena --agents greedy,mybot.py:MyBot --players 2 --out mine[/bold]
    [bold]patolli arena --agents search:400 --out alone[/bold]
    """
    translator = Translator(language)
    rules = ready_game(game, BOTS, STUDIES)
    at_table = min(4, rules.max_players) if players is None else players
    plan = make_plan(rules, at_table, split_agents(agents), games, seed, time_limit, given_options(option))
    for name in dict.fromkeys(plan.agents):
        find_agent(name, seconds=plan.time_limit, own=True)
    if plan.games > games:
        _say(f"{plan.games:,} games instead of {games:,}: whole blocks of {plan.block_size:,} that share a deal.")
    with open_store(Path(out), plan) as store:
        _play(store, min(jobs or os.cpu_count() or 1, plan.games), ray)
        summary = summarise(plan, store.results())
        _write(store.folder / SUMMARY, summary)
        report.write(summary, store.folder / REPORT, translator)
    if json:
        print_json(summary)
        return
    console = Console()
    console.print(table.render(summary, translator))
    console.print(f"\n{store.folder / REPORT}", highlight=False, markup=False, soft_wrap=True)


def _play(store: Store, jobs: int, ray: str | None) -> None:
    missing = store.missing()
    total = store.plan.games
    if store.done:
        _say(f"{len(store.done):,} of {total:,} games are there already.")
    try:
        with (
            # Agents may print what they think, and Ray what it fears: standard output is for the result.
            redirect_stdout(sys.stderr),
            shown_progress(errors, len(store.done), total) as advance,
            closing(play_all(store.plan, missing, jobs, ray)) as results,
        ):
            for result in results:
                store.add(result)
                advance()
    except KeyboardInterrupt:
        _say(f"Stopped: {len(store.done):,} of {total:,} games are in {store.folder}. The same command goes on.")
        raise typer.Exit(130) from None


def _write(path: Path, summary: Summary) -> None:
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    except OSError as error:
        raise PatolliError(f"cannot write {path}: {error.strerror or error}") from None


def _say(words: str) -> None:
    errors.print(words, highlight=False, markup=False, soft_wrap=True)
