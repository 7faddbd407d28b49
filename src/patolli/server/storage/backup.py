"""A copy of the database, whole and consistent, even while the server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from patolli.server.storage.database import BadDatabase, file_of, reason


def back_up(url: str, target: Path) -> None:
    """Write a copy of a SQLite file that only its owner can read; BadDatabase says why not."""
    source = file_of(url)
    if source is None:
        raise BadDatabase(
            "PostgreSQL has a command of its own for this: pg_dump --format=custom --file=FILE --dbname=URL, "
            "and pg_restore brings it back"
        )
    if not source.is_file():
        raise BadDatabase(f"there is no database {source}: name it with --database sqlite:///FILE")
    try:
        # It contains what is hidden in games, and hashes of secrets.
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BadDatabase(f"{target} is there already, and is not overwritten: choose another name") from None
    except OSError as error:
        raise BadDatabase(f"cannot write {target}: {error.strerror or error}") from None
    try:
        _copy(source, target)
    except BaseException as error:
        with suppress(OSError):
            target.unlink()
        if isinstance(error, sqlite3.Error | OSError):
            raise BadDatabase(f"no copy was made of {source}: {reason(error)}") from None
        raise


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        # In one step: it copies a single moment, and writers do not wait meanwhile.
        old.backup(new, pages=-1)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
        (said,) = new.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(f"it is damaged: {said.splitlines()[0]}")
    with target.open("rb") as file:
        os.fsync(file.fileno())
