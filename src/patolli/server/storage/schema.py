"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Any

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
"""A name for comparing, in code point order in both databases, so that a prefix is a range."""

# Times are milliseconds since 1970: the same in both databases, and exact.

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("folded", FOLDED, nullable=False, unique=True),  # must differ between two names
    # What they look like, which must differ, too. None: claimed before this check existed, and looks like another.
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
    Column("deal", JSON(none_as_null=True)),  # complete from the start on; never sent before the end
    Column("commitment", String(64)),  # SHA-256 of salt and deal: public from the start on
    Column("salt", String(64)),  # never sent before the end
    Column("maker", String(16)),  # the named player who made it
    Column("maker_secret", String(64)),  # SHA-256, of the maker's own first seat
    Column("seq", Integer, nullable=False, default=0),
    Column("news", Integer, nullable=False, default=0),
    Column("moves", Integer, nullable=False, default=0),  # decisions made
    Column("turn", Integer),  # whose turn it is, for finding what bots and clocks have to do
    Column("turn_since", BigInteger),
    Column("deadline", BigInteger),  # when the current player's clock runs out
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", JSON(none_as_null=True)),  # scores, winners, places, points by source
    Column("parent", String(16)),  # the table it was forked from, or is the rematch of
    Column("parent_at", Integer),
    # Pages of a list continue after (updated, id).
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
    Column("folded", FOLDED, nullable=False, default="", index=True),  # the name, for searching by prefix
    Column("player", String(16), ForeignKey("players.id"), index=True),
    Column("secret", String(64)),  # SHA-256
    Column("bot", String(40)),  # the strength that plays: a bot's own, or that standing in for an absent human
    Column("bank", BigInteger),  # milliseconds left, at the beginning of its turn
    Column("seen", BigInteger),
    # Until when its holder counts as connected, and whether they look: derived from `connections`.
    Column("here", BigInteger, index=True),
    Column("looking", Boolean),
    Column("guest", String(64)),  # a keyed hash of the address that took it; null from the start on
    # Who last let a bot play for its holder (a seat; null: the clock), and after how many turns.
    Column("let_by", Integer),
    Column("let_since", Integer),
    # Who wants a bot to play for its holder, and until when others may say no; if nobody: until when nobody may ask.
    Column("asked_by", Integer),
    Column("asked_until", BigInteger, index=True),
)

connections = Table(
    "connections",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("secret", String(64), primary_key=True),  # of the seat, SHA-256
    Column("process", String(16), primary_key=True),  # of the server: each renews its own
    Column("until", BigInteger, nullable=False, index=True),
    Column("looking", Boolean, nullable=False),  # the page is in sight
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

# Choices made simultaneously, until their turn comes: never shown to anybody but those who made them.
sealed = Table(
    "sealed",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # goes up when it is changed
    Column("turns", Integer, nullable=False),  # turns the seat had made: it is for the next one
    Column("steps", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # None: somebody who watches
    Column("name", String(60), nullable=False),
    Column("player", String(16), ForeignKey("players.id")),  # the author, if it was a named player
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def _rating() -> list[Column[Any]]:
    """A rating as it stands."""
    return [
        Column("name", String(60), nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("wins", Float, nullable=False),
        Column("updated", BigInteger, nullable=False),
    ]


ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("subject", String(60), primary_key=True),  # player:ID or bot:STRENGTH
    *_rating(),
)

# The same, counted only for tables with one number of players.
ratings_by_size = Table(
    "ratings_by_size",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("subject", String(60), primary_key=True),
    *_rating(),
)

# How both have changed, table by table; 0 players stands for tables of all sizes.
rating_history = Table(
    "rating_history",
    metadata,
    Column("subject", String(60), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
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
    # With everything that statistics count: the rows themselves need not be read.
    Index("ix_results_statistics", "game", "players", "seat", "points", "won"),
)

# Alerts: see `alerts/`.

alerts = Table(
    "alerts",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("games", String(10), nullable=False),  # days, all
    # Minutes after midnight in that time zone, or null.
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(60), nullable=False),
    Column("language", String(5), nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # webhook, mail, push
    Column("address", Text, nullable=False),
    Column("details", JSON, nullable=False),  # for push: the browser's keys, and what it calls itself
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # null: only the confirmation mail is sent there
    Column("token", String(64), unique=True),  # SHA-256, of the link in that mail
    Column("failures", Integer, nullable=False, default=0),  # in a row
    Column("last", String(40), nullable=False, default=""),  # the last outcome
    Column("last_at", BigInteger),
)

# One row per channel and table, whatever happens there: nobody can be told twice of one turn.
deliveries = Table(
    "deliveries",
    metadata,
    Column("channel", String(16), ForeignKey("channels.id"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the turn announced
    Column("due", BigInteger, index=True),  # when it is tried next; null: done, or given up
    Column("tries", Integer, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
)

# The school: see `study/`. An owner is player:ID, or shelf:HASH of a secret.

lessons = Table(
    "lessons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(80), nullable=False, index=True),
    Column("text", Text, nullable=False),  # the file, as it was checked
    Column("game", String(40), nullable=False),
    Column("title", JSON, nullable=False),  # by language, or the id of a message
    Column("steps", Integer, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

classrooms = Table(
    "classrooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(80), nullable=False, index=True),
    Column("text", Text, nullable=False),  # the lesson whose steps are tried: never sent
    Column("bytes", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
)

answers = Table(
    "answers",
    metadata,
    Column("classroom", String(16), ForeignKey("classrooms.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("who", String(64), primary_key=True),  # SHA-256 of a secret
    Column("name", String(60), nullable=False),
    Column("steps", JSON, nullable=False),
    Column("does", JSON, nullable=False),  # entries, which the teacher reads in any language
    Column("outcome", String(64), nullable=False),  # SHA-256 of the position that the seat sees after it
    Column("at", BigInteger, nullable=False),
)
