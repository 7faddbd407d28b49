"""`patolli hint`: the best turns in a recorded position."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from patolli.agents.hint import LEAST_SIMULATIONS, Hint, NothingToDecide
from patolli.agents.hint import hint as find_hint
from patolli.agents.ready.stages import BOTS
from patolli.agents.search.agent import MOST_SECONDS, MOST_SIMULATIONS, Budget
from patolli.cli.common import Language, load_match, print_json
from patolli.cli.console import errors
from patolli.cli.help.refusal import Refusal
from patolli.cli.hint.table import HintTable, wording
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.record import clean
from patolli.engine.sight import Sight
from patolli.text import Translator

_SIMULATIONS = 4000


def hint(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    top: Annotated[int, typer.Option(min=1, max=50)] = 5,
    simulations: Annotated[
        int | None,
        typer.Option(min=LEAST_SIMULATIONS, max=MOST_SIMULATIONS, show_default=str(_SIMULATIONS)),
    ] = None,
    seconds: Annotated[float | None, typer.Option(metavar="SECONDS", help=f"{MOST_SECONDS:g}")] = None,
    language: Language = "en",
    json: Annotated[bool, typer.Option("--json")] = False,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED)] = 0,
) -> None:
    """Say what to do next in a recorded position, and what it is expected to lead to."""
    translator = Translator(language)
    if simulations is not None and seconds is not None:
        raise Refusal("one-of", names="--simulations, --seconds")
    budget = Budget.parse(str(simulations or _SIMULATIONS) if seconds is None else f"{seconds}s")
    match = load_match(file, BOTS)
    moves = len(match)
    match = match if at is None else match.fork(at)
    try:
        found = _thought(match, budget, top, seed)
    except NothingToDecide as error:
        raise NothingToDecide(f"{error}; --at N looks at an earlier position, 0 to {moves - 1}") from None
    if json:
        print_json(found)
        return
    names = [clean(name) for name in match.players]
    table = HintTable(Sight.of(match), found, wording(translator, names), translator, names)
    console = Console(highlight=False)
    console.print(table.position())
    console.print(table)


def _thought(match: Match, budget: Budget, top: int, seed: int) -> Hint:
    columns = (TextColumn("thinking"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("thinking", total=1.0)
        return find_hint(match, budget, top, seed, say=lambda share: progress.update(task, completed=share))
