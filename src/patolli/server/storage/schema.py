"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

FOLDED = String(120).with_variant(String(120, collation="C"), "postgresql")
"""A name for comparing, in the order of code points in both databases: so a beginning is a range."""

# Times are milliseconds since 1970: the same in both databases, and exact.

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("folded", FOLDED, nullable=False, unique=True),  # what must differ between two names
    # What they look like, which must differ, too. None: claimed before that was asked, when another looked the same.
    Column("skeleton", FOLDED, unique=True),
    Column("password", String(200)),  # Argon2, or none
    Column("created", BigInteger, nullable=False),
)

player_secrets = Table(
    "player_secrets",
    metadata,
    Column("secret", String(64), primary_key=True),  # SHA-256
    Column("player", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(100), nullable=False, default=""),
    Column("status", String(10), nullable=False),  # open, playing, over
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("options", JSON, nullable=False),  # clock and what else was chosen at creation
    Column("deal", JSON(none_as_null=True)),  # all of it, from the start on: never sent before the end
    Column("commitment", String(64)),  # SHA-256 of salt and deal: told from the start on
    Column("salt", String(64)),  # never sent before the end
    Column("maker", String(16)),  # the named player who made it
    Column("maker_secret", String(64)),  # SHA-256, of the first own seat of whoever made it
    Column("seq", Integer, nullable=False, default=0),
    Column("news", Integer, nullable=False, default=0),
    Column("moves", Integer, nullable=False, default=0),  # decisions that were made
    Column("turn", Integer),  # whose it is, for finding what bots and clocks have to do
    Column("turn_since", BigInteger),
    Column("deadline", BigInteger),  # when the clock of whose turn it is runs out
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", JSON(none_as_null=True)),  # scores, winners, places, points by source
    Column("parent", String(16)),  # the table it was forked from, or is the rematch of
    Column("parent_at", Integer),
    # Pages of a list go on after (updated, id).
    Index("ix_tables_lists", "listed", "updated", "id"),
    Index("ix_tables_lists_by_status", "listed", "status", "updated", "id"),
    Index("ix_tables_waiting", "status", "turn_since"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # human, bot, open
    Column("name", String(60), nullable=False, default=""),
    Column("folded", FOLDED, nullable=False, default="", index=True),  # the name, for searching by its beginning
    Column("player", String(16), ForeignKey("players.id"), index=True),
    Column("secret", String(64)),  # SHA-256
    Column("bot", String(40)),  # the strength that plays: a bot's own, or who stands in for an absent human
    Column("bank", BigInteger),  # milliseconds left, at the beginning of its turn
    Column("seen", BigInteger),
    Column("here", BigInteger),  # until when its holder counts as connected
    Column("guest", String(64)),  # a keyed hash of the address that took it; none from the start on
)

blocks = Table(
    "blocks",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("who", String(80), primary_key=True),  # player:ID, guest:HASH of an address, seat:HASH of its secret
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),  # random; all processes share it
)

turns = Table(
    "turns",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("by", String(40), nullable=False),  # "" for the holder of the seat, or the strength of the bot
    Column("steps", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # None: somebody who watches
    Column("name", String(60), nullable=False),
    Column("player", String(16), ForeignKey("players.id")),  # who it really was, if it was a named player
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("subject", String(60), primary_key=True),  # player:ID or bot:STRENGTH
    Column("name", String(60), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("subject", String(60)),  # player:ID, bot:STRENGTH, or none for guests
    Column("name", String(60), nullable=False),
    Column("points", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Float, nullable=False),  # shared by several winners
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_subject", "subject", "ended"),
    # With all that statistics count: the rows themselves need not be read.
    Index("ix_results_statistics", "game", "players", "seat", "points", "won"),
)
