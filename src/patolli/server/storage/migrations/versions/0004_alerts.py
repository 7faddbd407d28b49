"""Alerts: what players want to be told, and where; what was sent; muted tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "alerts",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("games", sa.String(10), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_alerts"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_alerts_player"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("token", sa.String(64)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("last", sa.String(40), nullable=False),
        sa.Column("last_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_channels_player"),
        sa.UniqueConstraint("token", name="uq_channels_token"),
    )
    op.create_index("ix_channels_player", "channels", ["player"])
    op.create_table(
        "deliveries",
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("channel", "table", name="pk_deliveries"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_deliveries_channel"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_deliveries_table"),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("player", "table", name="pk_mutes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_mutes_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_mutes_table"),
    )
