"""`patolli perft`: exact counts of decision sequences."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from patolli.agents.ready.stages import STUDIES
from patolli.cli.common import DEFAULT_GAME, GameName, OptionList, given_options, load_match, print_json
from patolli.cli.help.refusal import Refusal
from patolli.cli.help.words import own_words
from patolli.cli.ready import ready_game
from patolli.engine.match import Match


def perft(
    game: GameName = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    depth: Annotated[int, typer.Option(min=0, max=30)] = 4,
    record: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    to: Annotated[int | None, typer.Option()] = None,
    option: OptionList = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Count every sequence of decisions."""
    if record is not None:
        if option:
            raise Refusal("option-record")
        match = load_match(record, STUDIES)
        match = match.fork(to) if to is not None else match
    elif to is not None:
        raise Refusal("to")
    else:
        rules = ready_game(game, STUDIES)
        match = Match.new(rules, rules.usual_players if players is None else players, seed, given_options(option))
    rows = list(_counts(match, depth))
    if json:
        print_json({"game": match.game.name, "players": len(match.players), "counts": [count for count, _ in rows]})
        return
    words = own_words()
    columns = (words.say(f"word-{one}") for one in ("depth", "sequences", "seconds"))
    table = Table(*columns, title=words.say("done-players", game=match.game.title, n=len(match.players)))
    for column in table.columns:
        column.justify = "right"
    for level, (count, seconds) in enumerate(rows):
        table.add_row(str(level), f"{count:,}", f"{seconds:.2f}")
    Console().print(table)


def _counts(match: Match, depth: int):
    for level in range(depth + 1):
        states = match.game.new_states(level + 1)
        states[0] = match.state
        start = time.perf_counter()
        count = int(match.game.perft(states, level))
        yield count, time.perf_counter() - start
