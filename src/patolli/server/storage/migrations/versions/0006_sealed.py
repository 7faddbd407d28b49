"""Choices that wait, sealed, until their turn comes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "sealed",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_sealed"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sealed_table"),
    )
