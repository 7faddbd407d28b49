"""`patolli tables` and `patolli players`: deleting, for whoever runs a server, even while it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from patolli.cli.backup import Database
from patolli.cli.help.refusal import Refusal
from patolli.cli.help.words import own_words
from patolli.engine.errors import shown

tables = typer.Typer(name="tables", no_args_is_help=True)
players = typer.Typer(name="players", no_args_is_help=True)
Yes = Annotated[bool, typer.Option("--yes", "-y")]


# With only one command, Typer would leave out its name.
@tables.callback()
def _tables() -> None:
    pass


@players.callback()
def _players() -> None:
    pass


@tables.command(name="delete")
def delete_table(
    id: Annotated[str, typer.Argument(metavar="ID")],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Delete a table with its turns, its chat and its seats. Results and ratings stay, without names of guests."""
    from patolli.server.identity import now
    from patolli.server.tables import deletion

    _sure(yes, "ask-table", id=id)
    if not _change(database, lambda connection: deletion.delete_table(connection, id, now())):
        raise Refusal("table", id=shown(id))
    typer.echo(own_words().say("done-table", id=id))


@players.command(name="delete")
def delete_player(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Delete a player: name, password, ratings, and what was said. Games stay, played by somebody without a name."""
    from patolli.server.tables import deletion

    _sure(yes, "ask-player", name=name)
    if not _change(database, lambda connection: deletion.delete_player(connection, name)):
        raise Refusal("player", id=shown(name))
    typer.echo(own_words().say("done-player", name=name))


def _sure(yes: bool, question: str, **values: str) -> None:
    if not yes:
        typer.confirm(own_words().say(question, **values), abort=True)


def _change(url: str | None, job: Callable[[Any], bool]) -> bool:
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.storage.database import default_url, file_of, open_database

    url = url or default_url()
    file = file_of(url)
    if file is not None and not file.is_file():
        raise Refusal("database", file=str(file))
    database = open_database(url)
    try:
        with database.writing.connect() as connection, connection.begin():
            return job(connection)
    finally:
        database.close()
