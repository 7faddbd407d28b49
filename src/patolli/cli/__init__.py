"""The `patolli` command: one file per subcommand."""

from __future__ import annotations

import io
import os
import sys
from importlib.metadata import entry_points
from typing import Any, cast

import typer
import typer.main

from patolli import __version__
from patolli.cli.arena import arena
from patolli.cli.backup import backup
from patolli.cli.help.refusal import told
from patolli.cli.help.words import ROOT, CommandWords, own_words
from patolli.cli.hint.command import hint as hint_command
from patolli.cli.lesson import lesson
from patolli.cli.perft import perft
from patolli.cli.play.command import play as play_command
from patolli.cli.replay import replay
from patolli.cli.rules import rules
from patolli.cli.serve import serve
from patolli.cli.show import show
from patolli.cli.simulate import simulate
from patolli.cli.tidy import players, tables
from patolli.cli.train import train
from patolli.cli.verify import verify
from patolli.cli.warm import warm
from patolli.engine.errors import PatolliError

app = typer.Typer(
    name=ROOT,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play_command,
    serve,
    backup,
    simulate,
    arena,
    train,
    rules,
    replay,
    show,
    verify,
    hint_command,
    perft,
    warm,
):
    app.command()(command)
for group in (lesson, tables, players, *(point.load() for point in sorted(entry_points(group="patolli.commands")))):
    app.add_typer(group)


UsageError: type[Exception] = cast(Any, typer.BadParameter).__base__
"""Base of all usage errors; Typer gives it no public name."""


def _version(value: bool) -> None:
    if value:
        typer.echo(f"patolli {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True),
) -> None:
    pass


def speaking(command: Any, words: CommandWords) -> Any:
    """The command and its subcommands, with help in this language; rendered on demand."""

    def show_help(context: Any, formatter: Any) -> None:
        # Only now: it takes a moment, and other calls do not need it.
        from patolli.cli.help.page import show

        show(words, context)

    command.format_help = show_help
    for one in getattr(command, "commands", {}).values():
        speaking(one, words)
    return command


def main() -> None:
    """Run the command line; user errors are one sentence on stderr and exit code 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a small character set loses letters, but never fails
    words = own_words()
    try:
        code = speaking(typer.main.get_command(app), words)(prog_name=ROOT, standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except UsageError as error:
        from patolli.cli.help.errors import show

        show(words, error)
        sys.exit(2)
    except typer.Abort:
        typer.echo(words.say("aborted"), err=True)
        sys.exit(1)
    except PatolliError as error:
        typer.echo(f"patolli: {told(words, error)}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        # The reader has seen enough (`patolli replay ... | head`): discard what is still buffered.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        typer.echo(f"patolli: {words.say('stopped')}", err=True)
        sys.exit(130)
