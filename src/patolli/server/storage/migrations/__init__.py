"""The versions of the database. Each is a file in `versions/`, written by hand; a change to `schema.py` needs another.

Versions are only ever added: a database from an older Patolli has an older version, and is upgraded when it is opened.
Everything happens in the caller's transaction: all of it, or nothing.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent
VERSION_TABLE = "patolli_version"
"""Has one row, the version. Not Alembic's usual name: another program may keep its tables in the same database."""


def current(connection: Connection) -> str | None:
    """The version of this database; None if it has none yet."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


@cache
def known() -> list[str]:
    """All versions that this program knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def upgrade(connection: Connection, to: str = "head") -> None:
    """Upgrade the database to a version, within the current transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    # Alembic reads % as the start of a variable.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
