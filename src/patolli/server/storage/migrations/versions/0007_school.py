"""Lessons that people add, classrooms, and the answers given there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.JSON, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("bytes", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lessons"),
    )
    op.create_index("ix_lessons_owner", "lessons", ["owner"])
    op.create_table(
        "classrooms",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("bytes", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_classrooms"),
    )
    op.create_index("ix_classrooms_owner", "classrooms", ["owner"])
    op.create_index("ix_classrooms_updated", "classrooms", ["updated"])
    op.create_table(
        "answers",
        sa.Column("classroom", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.Column("does", sa.JSON, nullable=False),
        sa.Column("outcome", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("classroom", "step", "who", name="pk_answers"),
        sa.ForeignKeyConstraint(["classroom"], ["classrooms.id"], name="fk_answers_classroom"),
    )
