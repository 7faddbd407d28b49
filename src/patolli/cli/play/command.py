"""`patolli play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from patolli.agents.ready.background import Background
from patolli.cli.common import DEFAULT_GAME, Language, OptionList, given_options
from patolli.cli.help.refusal import Refusal
from patolli.cli.language import system_language
from patolli.cli.play.files import (
    HUMAN,
    Saved,
    Table,
    is_seat,
    load,
    new_file,
    newest_saved,
    newest_unfinished,
    seat_kinds,
    write_file,
)
from patolli.cli.play.game import Play
from patolli.cli.play.screen import Screen
from patolli.cli.play.table import say, seat_name
from patolli.engine.game import find_game, game_names
from patolli.engine.match import MAX_SEED, SPECTATOR, Match
from patolli.engine.terminal import Reader
from patolli.text import LANGUAGES, Translator


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=DEFAULT_GAME)] = "",
    file: Annotated[str, typer.Argument(metavar="FILE")] = "",
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    seats: Annotated[str, typer.Option(metavar="KINDS")] = "",
    names: Annotated[str, typer.Option(metavar="NAMES")] = "",
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    language: Language = "",
    resume: Annotated[bool, typer.Option("--resume")] = False,
    save: Annotated[str, typer.Option(metavar="FILE")] = "",
    option: OptionList = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    # Before looking for a game: people need not wait until its rules are compiled.
    wanted = game or ("" if resume else DEFAULT_GAME)
    background = Background([wanted] if wanted in game_names() else game_names())
    background.start()
    try:
        raise typer.Exit(_play(background, game, file, players, seats, names, seed, language, resume, save, option))
    finally:
        background.close()


def _play(
    background: Background,
    game: str,
    file: str,
    players: int | None,
    seats: str,
    names: str,
    seed: int | None,
    language: str,
    resume: bool,
    save: str,
    option: list[str] | None,
) -> int:
    screen = Screen()
    chosen = language or system_language()
    if chosen not in LANGUAGES:
        raise Refusal("language", names=", ".join(LANGUAGES), value=repr(chosen))
    if resume:
        if players is not None or seed is not None or names or option:
            raise Refusal("resume-new")
        table = _resumed(screen, game, file, seats, language, chosen, save)
    else:
        if file:
            raise Refusal("file", call=f"patolli play --resume {shlex.quote(file)}")
        table = _new(screen, game or DEFAULT_GAME, players, seats, names, seed, chosen, save, given_options(option))
    table.background = background
    return table.run()


def _seats(text: str, players: int | None, usual: int = 2) -> list[str]:
    kinds = [kind.strip().lower() for kind in text.split(",")] if text else []
    for kind in kinds:
        if not is_seat(kind):
            raise Refusal("seat", names=", ".join(seat_kinds()), value=repr(kind))
    if not kinds:
        return [HUMAN, *["normal"] * (min(max(usual if players is None else players, 1), 99) - 1)]
    if players is not None and players != len(kinds):
        raise Refusal("seats", seats=str(len(kinds)), players=str(players))
    return kinds


def _new(
    screen: Screen,
    game: str,
    players: int | None,
    seats: str,
    names: str,
    seed: int | None,
    language: str,
    save: str,
    options: Mapping[str, Any],
) -> Play:
    kinds = _seats(seats, players, find_game(game).usual_players)
    named = [name.strip() for name in names.split(",")] if names else []
    if len(named) > len(kinds):
        raise Refusal("names", names=str(len(named)), players=str(len(kinds)))
    seed = secrets.randbelow(MAX_SEED) if seed is None else seed
    match = Match.new(game, named + [""] * (len(kinds) - len(named)), seed, options)
    table = Table(kinds, language, seed)
    talk = Translator(language)
    older = newest_saved()
    if older is not None and not older.match.over and not save:
        screen.print_whole(say(talk, "unfinished", command="patolli play --resume"))
    return Play(match, table, _own_file(save, match, table) if save else _new_file(screen, talk, game), screen)


def _own_file(name: str, match: Match, table: Table) -> Path:
    path = Path(name).expanduser().absolute()
    try:
        write_file(path, match.record() | {"table": table.to_json()}, new=True)
    except FileExistsError:
        go_on = f"patolli play --resume {shlex.quote(name)}"
        raise Refusal("exists", file=name, call=go_on) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("write", file=repr(name), reason=reason) from None
    return path


def _new_file(screen: Screen, talk: Translator, game: str) -> Path | None:
    try:
        return new_file(game)
    except OSError as error:
        reason = error.strerror or str(error)
        screen.print_whole(say(talk, "cannot-save", file=str(error.filename or ""), reason=reason))
        return None


def _resumed(screen: Screen, game: str, file: str, seats: str, language: str, fallback: str, save: str) -> Play:
    # `patolli play --resume FILE` and `patolli play tzolkin --resume FILE` mean the same.
    named = game if game in game_names() else ""
    name = file or (game if not named else "")
    if name == "-":
        raise Refusal("keyboard")
    saved = load(Path(name).expanduser().absolute()) if name else _choose(screen, fallback, named)
    count = len(saved.match.players)
    table = saved.table or Table(_seats("", count), fallback, 0)
    table.seats = _seats(seats, count) if seats else table.seats
    table.language = language or table.language
    path = _own_file(save, saved.match, table) if save else saved.path
    return Play(saved.match, table, path, screen)


def _choose(screen: Screen, language: str, game: str) -> Saved:
    """The newest unfinished game (of one kind, if named), or another one of them."""
    games = newest_unfinished(game)
    talk = Translator(language)
    for number, saved in enumerate(games, start=1):
        seats = zip(saved.match.players, _table(saved, language).seats, strict=True)
        names = [seat_name(talk, name, kind, seat) for seat, (name, kind) in enumerate(seats)]
        reader = Reader(tuple(names), None, screen.console.width, talk)
        time = saved.match.game.faces.terminal.when(saved.match.view(SPECTATOR), reader)
        when, players, file = f"{saved.when:%Y-%m-%d %H:%M}", ", ".join(names), saved.path.name
        screen.print(say(talk, "unfinished-game", number=number, when=when, players=players, time=time, file=file))
    if len(games) == 1:
        return games[0]
    while True:
        try:
            answer = screen.ask(say(talk, "prompt-resume", n=len(games)))
        except EOFError:
            return games[0]
        if not answer:
            return games[0]
        if answer.lower() in ("q", "quit"):
            raise typer.Exit(0)
        if answer.isdecimal() and len(answer) < 3 and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        screen.print(say(talk, "what-resume", n=len(games)))


def _table(saved: Saved, language: str) -> Table:
    return saved.table or Table(_seats("", len(saved.match.players)), language, 0)
