"""Deals drawn at the start and committed to by a hash; who is connected; makers and blocks; what names look like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from patolli.server.players.names import skeleton

revision = "0002"
down_revision = "0001"

FOLDED = sa.String(120).with_variant(sa.String(120, collation="C"), "postgresql")


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("deal", existing_type=sa.JSON(), nullable=True)
        for name, size in (("commitment", 64), ("salt", 64), ("maker", 16), ("maker_secret", 64)):
            batch.add_column(sa.Column(name, sa.String(size)))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("here", sa.BigInteger))
        batch.add_column(sa.Column("guest", sa.String(64)))
    with op.batch_alter_table("chat") as batch:
        batch.add_column(sa.Column("player", sa.String(16)))
        batch.create_foreign_key("fk_chat_player", "players", ["player"], ["id"])
    op.create_table(
        "blocks",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table", "who", name="pk_blocks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_blocks_table"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    with op.batch_alter_table("players") as batch:
        batch.add_column(sa.Column("skeleton", FOLDED))
    fill_skeletons()
    with op.batch_alter_table("players") as batch:
        batch.create_unique_constraint("uq_players_skeleton", ["skeleton"])
    drop_early_deals()


def fill_skeletons() -> None:
    """Names that look alike stay with their owners: the oldest stands for all, so that no more are added."""
    players = sa.table("players", *map(sa.column, ("id", "name", "created", "skeleton")))
    connection, seen = op.get_bind(), set[str]()
    for id, name in connection.execute(
        sa.select(players.c.id, players.c.name).order_by(players.c.created, players.c.id)
    ).all():
        if (looks := skeleton(name)) not in seen:
            seen.add(looks)
            connection.execute(sa.update(players).where(players.c.id == id).values(skeleton=looks))


def drop_early_deals() -> None:
    """Tables waiting for players were dealt when they were made, and their hands could be looked at: they are dealt
    again when they begin. Uploaded games and forks keep their deal, which nobody drew for them."""
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("options", sa.JSON), sa.column("deal"))
    connection = op.get_bind()
    waiting = connection.execute(sa.select(tables.c.id, tables.c.options).where(tables.c.status == "open")).all()
    drawn = [{"one": id} for id, options in waiting if not options.get("uncounted")]
    if drawn:
        connection.execute(sa.update(tables).where(tables.c.id == sa.bindparam("one")).values(deal=sa.null()), drawn)
