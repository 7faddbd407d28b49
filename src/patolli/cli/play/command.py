"""`patolli play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from patolli.agents.ready.background import Background
from patolli.cli.common import DEFAULT_GAME, OptionList, given_options
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
from patolli.engine.errors import BadSetup, PatolliError
from patolli.engine.game import find_game, game_names
from patolli.engine.match import MAX_SEED, SPECTATOR, Match
from patolli.engine.terminal import Reader
from patolli.text import LANGUAGES, Translator
from patolli.wire.languages import codes_in_words


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game, by its name.", show_default=DEFAULT_GAME)
    ] = "",
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="With --resume: the saved game.")] = "",
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play.", show_default="2, if the game is for two")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            metavar="KINDS",
            help="Who decides for each player, separated by commas: human, easy, normal, hard, expert, or any bot of "
            "docs/agents.md.",
            show_default="one human, normal bots",
        ),
    ] = "",
    names: Annotated[str, typer.Option(metavar="NAMES", help="Names of the players: Ana,Ben.")] = "",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    language: Annotated[
        str, typer.Option(metavar="CODE", help=f"{codes_in_words()}.", show_default="that of your system")
    ] = "",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the newest unfinished game.")
    ] = False,
    save: Annotated[str, typer.Option(metavar="FILE", help="Keep the game in this file.")] = "",
    option: OptionList = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    [bold]patolli play[/bold]                              you against one bot
    [bold]patolli play --players 4 --names Ana[/bold]      you, called Ana, against three
    [bold]patolli play --seats human,human,hard[/bold]     two people and a bot
    [bold]patolli play --resume[/bold]                     go on with the last game

    Every decision is a numbered list. Besides a number you may type:
    b board, h hint, u undo, l log, t tiles, r rules, s save, q quit, ? help.
    The game is saved after every decision: quit whenever you like.
    """
    # Before a game is looked for: people need not wait until its rules are compiled.
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
    chosen = language or _system_language()
    if chosen not in LANGUAGES:
        raise BadSetup(f"a language is one of {', '.join(LANGUAGES)}, not {chosen!r}")
    if resume:
        if players is not None or seed is not None or names or option:
            raise BadSetup("--resume goes on with a game as it is: without --players, --names, --seed and --option")
        table = _resumed(screen, game, file, seats, language, chosen, save)
    else:
        if file:
            raise BadSetup(f"a FILE is for --resume: patolli play --resume {shlex.quote(file)}")
        table = _new(screen, game or DEFAULT_GAME, players, seats, names, seed, chosen, save, given_options(option))
    table.background = background
    return table.run()


def _system_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def _seats(text: str, players: int | None, usual: int = 2) -> list[str]:
    kinds = [kind.strip().lower() for kind in text.split(",")] if text else []
    for kind in kinds:
        if not is_seat(kind):
            raise BadSetup(f"a seat is one of {', '.join(seat_kinds())}, not {kind!r}")
    if not kinds:
        return [HUMAN, *["normal"] * (min(max(usual if players is None else players, 1), 99) - 1)]
    if players is not None and players != len(kinds):
        raise BadSetup(f"--seats names {len(kinds)} players, --players says {players}")
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
        raise BadSetup(f"--names has {len(named)} names for {len(kinds)} players")
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
        raise BadSetup(f"{name} exists already; go on with it by: {go_on}, or choose another file") from None
    except (OSError, ValueError) as error:
        raise PatolliError(f"cannot write {name!r}: {getattr(error, 'strerror', None) or error}") from None
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
        raise BadSetup("--resume needs a file: the keyboard is for playing")
    saved = load(Path(name).expanduser().absolute()) if name else _choose(screen, fallback, named)
    count = len(saved.match.players)
    table = saved.table or Table(_seats("", count), fallback, 0)
    table.seats = _seats(seats, count) if seats else table.seats
    table.language = language or table.language
    path = _own_file(save, saved.match, table) if save else saved.path
    return Play(saved.match, table, path, screen)


def _choose(screen: Screen, language: str, game: str) -> Saved:
    """The newest unfinished game (of one kind, if that is named), or another one of them."""
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
