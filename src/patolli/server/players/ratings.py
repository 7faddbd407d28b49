"""Ratings of named players and bots, by OpenSkill (`arena/stats/ratings.py`).

A rated table counts for whoever holds a seat at its end. A player who let a bot play, by leaving or by running out of
time, has forfeited and is last, whatever the bot achieved: otherwise one could leave whenever a game goes badly, or let
a strong bot win. It does not rate the bot that stood in.

A player who holds several seats moves by the mean of their changes, and has played as many games as seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from patolli.arena.stats.ratings import UNKNOWN, Skill, after_game
from patolli.server.storage import schema


def rate_table(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Rate a finished table: its rows of `results`. Part of the transaction that ends the table. It counts among all
    tables of the game, and among those with the same number of players.

    Seats without a subject are guests; they take part as somebody unknown, and nothing is stored about them. Two server
    processes may rate tables of the same subjects at once: all rows are created, then locked, in the order of the
    subjects, which avoids deadlocks.
    """
    subjects = sorted({str(row["subject"]) for row in rows if row["subject"] is not None})
    if subjects:
        _rate(connection, schema.ratings, {"game": rows[0]["game"]}, subjects, rows)
        size = {"game": rows[0]["game"], "players": len(rows)}
        _rate(connection, schema.ratings_by_size, size, subjects, rows)


def _rate(
    connection: Connection, r: Table, among: dict[str, Any], subjects: Sequence[str], rows: Sequence[dict[str, Any]]
) -> None:
    at = int(rows[0]["ended"])
    _add_missing(connection, r, among, subjects, at)
    before = _lock(connection, r, among, subjects)
    guests = sum(row["subject"] is None for row in rows)
    skills = [*before, *[UNKNOWN] * guests]
    spare = iter(range(len(subjects), len(skills)))
    seats = [next(spare) if row["subject"] is None else subjects.index(row["subject"]) for row in rows]
    after = after_game(skills, seats, [row["place"] for row in rows])
    connection.execute(
        update(r)
        .where(*_among(r, among), r.c.subject == bindparam("who"))
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
    new = _insert(connection)(schema.rating_history)
    new = new.on_conflict_do_update(
        index_elements=["subject", "game", "players", "table"],
        set_={"at": at, "mu": new.excluded.mu, "sigma": new.excluded.sigma},
    )
    table = {"game": among["game"], "players": among.get("players", 0), "table": rows[0]["table"], "at": at}
    skilled = zip(subjects, after[: len(subjects)], strict=True)
    connection.execute(new, [table | {"subject": who, "mu": skill.mu, "sigma": skill.sigma} for who, skill in skilled])


def _insert(connection: Connection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _among(r: Table, among: dict[str, Any]) -> list[ColumnElement[bool]]:
    return [r.c[name] == value for name, value in among.items()]


def _add_missing(connection: Connection, r: Table, among: dict[str, Any], subjects: Sequence[str], at: int) -> None:
    """Rows for those who were never rated. If another process is creating one right now, wait for it and use that."""
    names = _names(connection, subjects)
    new = [
        {
            **among, "subject": subject, "name": names[subject], "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma, "games": 0,
            "wins": 0.0, "updated": at,
        }
        for subject in subjects
    ]  # fmt: skip
    connection.execute(_insert(connection)(r).values(new).on_conflict_do_nothing())


def _lock(connection: Connection, r: Table, among: dict[str, Any], subjects: Sequence[str]) -> list[Skill]:
    query = select(r.c.subject, r.c.mu, r.c.sigma).where(*_among(r, among), r.c.subject.in_(subjects))
    rows = connection.execute(query.order_by(r.c.subject).with_for_update()).all()
    found = {row.subject: Skill(row.mu, row.sigma) for row in rows}
    return [found[subject] for subject in subjects]


def _names(connection: Connection, subjects: Sequence[str]) -> dict[str, str]:
    """Claimed names of players, which may differ from their names at a table; strengths of bots."""
    names = {subject: subject.partition(":")[2] for subject in subjects}
    p = schema.players
    ids = [id for subject, id in names.items() if subject.startswith("player:")]
    for id, name in connection.execute(select(p.c.id, p.c.name).where(p.c.id.in_(ids))):
        names[f"player:{id}"] = name
    return names
