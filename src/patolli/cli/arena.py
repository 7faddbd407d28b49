"""`patolli arena`: a tournament of agents, and its results."""

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
from patolli.cli.help.refusal import Refusal
from patolli.cli.ready import ready_game
from patolli.engine.match import MAX_SEED
from patolli.text import Translator

SUMMARY, REPORT = "summary.json", "report.html"


def arena(
    out: Annotated[str, typer.Option(metavar="DIR")],
    game: GameName = DEFAULT_GAME,
    agents: Annotated[
        str,
        typer.Option(metavar="NAMES", help=", ".join((*AGENTS, *OWN_AGENTS))),
    ] = "random,greedy",
    players: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES)] = 400,
    jobs: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED)] = 0,
    time_limit: Annotated[float | None, typer.Option(metavar="SECONDS", show_default="10")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    option: OptionList = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = "en",
) -> None:
    """Let agents play a tournament, and say who is stronger and why."""
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
            # Agents and Ray may print messages of their own: standard output is for the result.
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
        raise Refusal("write", file=str(path), reason=error.strerror or str(error)) from None


def _say(words: str) -> None:
    errors.print(words, highlight=False, markup=False, soft_wrap=True)
