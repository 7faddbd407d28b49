"""Jobs for a `Storage`: numbers that are written and found again."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select

from patolli.server.storage import schema
from patolli.server.storage.database import Database

ROW = {"game": "test", "name": "", "mu": 0.0, "sigma": 1.0, "games": 0, "wins": 0.0, "updated": 0}


def add(number: int) -> Callable[[Connection], int]:
    """Writes a number; IntegrityError if it is there."""

    def job(connection: Connection) -> int:
        connection.execute(insert(schema.ratings), {**ROW, "subject": str(number)})
        return number

    return job


def numbers(connection: Connection) -> set[int]:
    """All that were written."""
    return {int(subject) for subject in connection.execute(select(schema.ratings.c.subject)).scalars()}


def found(database: Database) -> set[int]:
    """All numbers that are committed."""
    with database.reading.connect() as connection:
        return numbers(connection)
