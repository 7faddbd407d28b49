"""`patolli backup`: a copy of the database of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.",
        envvar="PATOLLI_DATABASE",
        show_envvar=True,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; it must not be there yet.")],
    database: Database = None,
) -> None:
    """Copy the database of the server to a file, whole and consistent, also while the server runs.

    To go back to it, stop the server and put the copy in the place of the database.
    """
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.storage.backup import back_up
    from patolli.server.storage.database import default_url

    back_up(database or default_url(), file)
    typer.echo(f"{file}: {file.stat().st_size:,} bytes, for your eyes only")
