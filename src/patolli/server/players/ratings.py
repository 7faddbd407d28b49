"""Ratings of named players and bots, by OpenSkill (`arena/stats/ratings.py`).

A rated table counts for whoever holds a seat at its end. Who let a bot play, by leaving or by running out of time, has
given the game up and is last, whatever the bot achieved: else one could leave whenever a game goes badly, or let a
strong bot win. The bot that stood in is not rated by it.

Who holds several seats moves by the mean of their changes, and has played as many games as seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from patolli.arena.stats.ratings import UNKNOWN, Skill, after_game
from patolli.server.storage import schema


def rate_table(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Rate a finished table: its rows of `results`. Part of the transaction that ends the table.

    Seats without a subject are guests; they take part as somebody unknown, and nothing is kept of them. Two server
    processes may rate tables of the same subjects at once: all rows are made, then locked, in the order of the
    subjects, so that none waits for one who waits for it.
    """
    subjects = sorted({str(row["subject"]) for row in rows if row["subject"] is not None})
    if not subjects:
        return
    game, at = str(rows[0]["game"]), int(rows[0]["ended"])
    _add_missing(connection, game, subjects, at)
    before = _lock(connection, game, subjects)
    guests = sum(row["subject"] is None for row in rows)
    skills = [*before, *[UNKNOWN] * guests]
    spare = iter(range(len(subjects), len(skills)))
    seats = [next(spare) if row["subject"] is None else subjects.index(row["subject"]) for row in rows]
    after = after_game(skills, seats, [row["place"] for row in rows])
    r = schema.ratings
    connection.execute(
        update(r)
        .where(r.c.game == game, r.c.subject == bindparam("who"))
        .values(
            mu=bindparam("new_mu"),
            sigma=bindparam("new_sigma"),
            games=r.c.games + bindparam("played"),
            wins=r.c.wins + bindparam("won"),
            updated=at,
        ),
        [
            {
                "who": subject,
                "new_mu": skill.mu,
                "new_sigma": skill.sigma,
                "played": seats.count(i),
                "won": sum(float(row["won"]) for row in rows if row["subject"] == subject),
            }
            for i, (subject, skill) in enumerate(zip(subjects, after[: len(subjects)], strict=True))
        ],
    )


def _add_missing(connection: Connection, game: str, subjects: Sequence[str], at: int) -> None:
    """Rows for those who were never rated. If another process makes one just now, wait for it and take that."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    names = _names(connection, subjects)
    connection.execute(
        insert(schema.ratings)
        .values(
            [
                {
                    "game": game, "subject": subject, "name": names[subject], "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma,
                    "games": 0, "wins": 0.0, "updated": at,
                }
                for subject in subjects
            ]
        )
        .on_conflict_do_nothing()
    )  # fmt: skip


def _lock(connection: Connection, game: str, subjects: Sequence[str]) -> list[Skill]:
    r = schema.ratings
    query = select(r.c.subject, r.c.mu, r.c.sigma).where(r.c.game == game, r.c.subject.in_(subjects))
    rows = connection.execute(query.order_by(r.c.subject).with_for_update()).all()
    found = {row.subject: Skill(row.mu, row.sigma) for row in rows}
    return [found[subject] for subject in subjects]


def _names(connection: Connection, subjects: Sequence[str]) -> dict[str, str]:
    """Claimed names of players, which need not be what they are called at a table; strengths of bots."""
    names = {subject: subject.partition(":")[2] for subject in subjects}
    p = schema.players
    ids = [id for subject, id in names.items() if subject.startswith("player:")]
    for id, name in connection.execute(select(p.c.id, p.c.name).where(p.c.id.in_(ids))):
        names[f"player:{id}"] = name
    return names
