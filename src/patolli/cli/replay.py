"""`patolli replay`: validate a record, and show it as a board, in words, or as a trace for programs."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from patolli.cli.common import Language, display_names, load_match, print_json
from patolli.cli.help.refusal import Refusal
from patolli.engine.match import Match
from patolli.text.entry import Entry
from patolli.text.render import Translator


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option(metavar="N")] = None,
    words: Annotated[bool, typer.Option("--words")] = False,
    trace: Annotated[bool, typer.Option("--trace")] = False,
    language: Language = "en",
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check that a record is a legal game, and show it."""
    if words + trace + json > 1:
        raise Refusal("one-of", names="--words, --trace, --json")
    translator = Translator(language)
    match = load_match(file)
    if to is not None:
        match = match.fork(to)
    if trace:
        _trace(match)
    elif words:
        _words(match, translator)
    elif json:
        print_json(_summary(match))
    else:
        console = Console()
        names = display_names(match.players)
        console.print(match.game.faces.board(match.view(), names, console.width, translator))
        ending = Entry("play.record-over" if match.over else "play.record-valid", {"n": len(match)})
        console.print(translator.render(ending))


def _trace(match: Match) -> None:
    for at, move in enumerate([None, *match.moves]):
        print_json({"move": move, "state": match.view(at=at), "legal": match.legal(at=at)})


def _words(match: Match, translator: Translator) -> None:
    names = display_names(match.players)
    console = Console()
    before = match.view(at=0)
    for at, token in enumerate(match.moves, start=1):
        after = match.view(at=at)
        for entry in match.game.words.tell(before, token, after):
            line = translator.render(entry, names)
            if console.is_terminal:
                console.print(Text(f"{at:4} ", style="dim"), Text(line), sep="")
            else:
                sys.stdout.write(f"{at:4} {line}\n")
        before = after


def _summary(match: Match) -> dict[str, object]:
    return {
        "game": match.game.name,
        "players": match.players,
        "moves": len(match),
        "over": match.over,
        "scores": match.scores(),
        "winners": match.winners,
    }
