"""`patolli tables` and `patolli players`: deleting, for who runs a server, also while it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from patolli.cli.backup import Database
from patolli.engine.errors import BadSetup, shown

tables = typer.Typer(name="tables", help="Tables of your server (docs/hosting/running.md).", no_args_is_help=True)
players = typer.Typer(name="players", help="Players of your server (docs/hosting/running.md).", no_args_is_help=True)
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


# With one command alone, Typer would leave out its name.
@tables.callback()
def _tables() -> None:
    pass


@players.callback()
def _players() -> None:
    pass


@tables.command(name="delete")
def delete_table(
    id: Annotated[str, typer.Argument(metavar="ID", help="The 16 letters and digits of its address.")],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Delete a table with its turns, its chat and its seats. Results and ratings stay, without names of guests."""
    from patolli.server.identity import now
    from patolli.server.tables import deletion

    _sure(yes, f"Delete the table {id} for good?")
    if not _change(database, lambda connection: deletion.delete_table(connection, id, now())):
        raise BadSetup(f"there is no table {shown(id)}: its id is the last part of its address")
    typer.echo(f"The table {id} is deleted; a server that runs forgets it within seconds.")


@players.command(name="delete")
def delete_player(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As it is shown.")],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Delete a player: name, password, ratings, and what was said. Games stay, played by somebody without a name."""
    from patolli.server.tables import deletion

    _sure(yes, f"Delete the player {name} for good?")
    if not _change(database, lambda connection: deletion.delete_player(connection, name)):
        raise BadSetup(f"there is no player {shown(name)}")
    typer.echo(f"The player {name} is deleted; a server that runs may show the name until it is started again.")


def _sure(yes: bool, question: str) -> None:
    if not yes:
        typer.confirm(question, abort=True)


def _change(url: str | None, job: Callable[[Any], bool]) -> bool:
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.storage.database import default_url, file_of, open_database

    url = url or default_url()
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadSetup(f"there is no database {file}: name it with --database sqlite:///FILE")
    database = open_database(url)
    try:
        with database.writing.connect() as connection, connection.begin():
            return job(connection)
    finally:
        database.close()
