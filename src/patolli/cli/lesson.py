"""`patolli lesson`: check lessons, and start one from a record, for teachers (docs/lessons.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from patolli.cli.common import Language, load_match, read_file, write_utf8
from patolli.cli.console import errors
from patolli.cli.help.refusal import Refusal
from patolli.cli.ready import ready_game
from patolli.engine.draft import ends_turn
from patolli.engine.game import game_names
from patolli.engine.match import Match
from patolli.study.lessons.check import faults
from patolli.study.lessons.format import FORMAT, BadLesson, read_lesson
from patolli.study.lessons.shelf import knows_text
from patolli.text import Entry, Translator

lesson = typer.Typer(name="lesson", no_args_is_help=True)


@lesson.command()
def check(file: Annotated[str, typer.Argument(metavar="FILE")], language: Language = "en") -> None:
    """Say whether a lesson can be taken from its beginning to its end, and if not, all that is wrong with it."""
    translator = Translator(language)
    try:
        found = read_lesson(read_file(file))
    except BadLesson as error:
        _refuse(translator, [error])
    if found.game in game_names():
        ready_game(found.game)
    if wrong := faults(found, knows_text(found.game)):
        _refuse(translator, wrong)
    typer.echo(translator.render(Entry("lessons.good", {"steps": len(found.steps)})))


def _refuse(translator: Translator, wrong: list[BadLesson]) -> Any:
    """Print all faults on standard error, and exit with code 1."""
    errors.print(translator.render(Entry("lessons.bad", {"count": len(wrong)})), markup=False, highlight=False)
    for one in wrong:
        errors.print(f"  {one.told(translator)}", markup=False, highlight=False, emoji=False, soft_wrap=True)
    raise typer.Exit(1)


@lesson.command(name="from")
def begin(
    record: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[int, typer.Option("--at", metavar="N", min=0)],
    language: Language = "en",
) -> None:
    """Begin a lesson at a position of a record: a file with the turn that was played there as its first task."""
    match = load_match(record)
    if at >= len(match):
        raise Refusal("lesson-at", last=len(match) - 1)
    write_utf8(msgspec.json.format(msgspec.json.encode(begun(match, at, language)), indent=2) + b"\n")


def begun(match: Match, at: int, language: str) -> dict[str, Any]:
    """A lesson that shows a position, and waits for the turn that was played there."""
    say = Translator(language).render(Entry("lessons.say-here"))
    task = Translator(language).render(Entry("lessons.do-here"))
    whole = match.record()
    return {
        "format": FORMAT,
        "version": 1,
        "game": match.game.name,
        "name": "own",
        "title": {language: say},
        "seat": int(match.game.seat(match.state_at(at))),
        "start": {"record": whole | {"moves": whole["moves"][:at]}},
        "steps": [
            {"say": {language: say}},
            {
                "say": {language: say},
                "task": {language: task},
                "wait": [_turn(match, at)],
            },
        ],
    }


def _turn(match: Match, at: int) -> list[str]:
    """What was played from there to the end of the turn."""
    played: list[str] = []
    for number in range(at, len(match)):
        played.append(match.moves[number])
        if ends_turn(match.game, match.state_at(number), match.state_at(number + 1)):
            break
    return played
