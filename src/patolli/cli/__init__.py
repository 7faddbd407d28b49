"""The `patolli` command: one file per subcommand."""

from __future__ import annotations

import io
import os
import sys
from importlib.metadata import entry_points

import typer

from patolli import __version__
from patolli.cli.arena import arena
from patolli.cli.backup import backup
from patolli.cli.hint.command import hint as hint_command
from patolli.cli.perft import perft
from patolli.cli.play.command import play as play_command
from patolli.cli.replay import replay
from patolli.cli.serve import serve
from patolli.cli.show import show
from patolli.cli.simulate import simulate
from patolli.cli.tidy import players, tables
from patolli.cli.train import train
from patolli.cli.verify import verify
from patolli.cli.warm import warm
from patolli.engine.errors import PatolliError

app = typer.Typer(
    name="patolli",
    help="Play, replay and study Tzolk'in: The Mayan Calendar.\n\n"
    "Begin with [bold]patolli play tzolkin[/bold]. "
    "An unofficial fan work, not affiliated with the publishers of the games.",
    rich_markup_mode="rich",
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
    replay,
    show,
    verify,
    hint_command,
    perft,
    warm,
):
    app.command()(command)
for group in (tables, players, *(point.load() for point in sorted(entry_points(group="patolli.commands")))):
    app.add_typer(group)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"patolli {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Show the version."),
) -> None:
    pass


def main() -> None:
    """Run the command line; errors a user can cause are one sentence on stderr and exit code 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows few letters loses some, and stops at none
    try:
        app()
    except PatolliError as error:
        typer.echo(f"patolli: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        # The reader has seen enough (`patolli replay ... | head`): what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        typer.echo("patolli: stopped", err=True)
        sys.exit(130)
