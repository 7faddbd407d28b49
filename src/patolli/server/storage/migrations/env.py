"""Run by Alembic, which finds it by its name; `migrations.upgrade` gives it the connection."""

from __future__ import annotations

from alembic import context

from patolli.server.storage.migrations import VERSION_TABLE
from patolli.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite changes columns only by recreating the table.
    render_as_batch=True,
)
context.run_migrations()
