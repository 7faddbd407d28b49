"""Who is connected, by process; who let a bot play for whom, and who asks for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("looking", sa.Boolean))
        for name in ("let_by", "let_since", "asked_by"):
            batch.add_column(sa.Column(name, sa.Integer))
        batch.add_column(sa.Column("asked_until", sa.BigInteger))
        for name in ("here", "asked_until"):
            batch.create_index(f"ix_seats_{name}", [name])
    op.create_table(
        "connections",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("looking", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "secret", "process", name="pk_connections"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_connections_table"),
    )
    op.create_index("ix_connections_until", "connections", ["until"])
