"""`patolli backup`: a copy of the server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from patolli.cli.help.words import own_words

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="PATOLLI_DATABASE"),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    """Copy the database of the server to a file."""
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.storage.backup import back_up
    from patolli.server.storage.database import default_url

    back_up(database or default_url(), file)
    typer.echo(own_words().say("done-backup", file=str(file), n=file.stat().st_size))
