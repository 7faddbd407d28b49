"""Lists of tables: the right ones, in the right order, page by page; and no query reads all tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert

from patolli.server.hall import store
from patolli.server.history import results
from patolli.server.identity import fold
from patolli.server.storage import schema
from patolli.server.storage.database import Database, open_database

NAMES = ("Ana", "anabel", "Ben", "BENNO", "Łucja", "ß", "")
PLAYERS = ("p1", "p2", "p3")


def fill(connection: Connection, count: int, seed: int = 0) -> list[dict[str, Any]]:
    """Tables of all kinds; many were changed at the same moment."""
    dice = random.Random(seed)
    connection.execute(insert(schema.players), [{"id": id, "name": id, "folded": id, "created": 0} for id in PLAYERS])
    found: list[dict[str, Any]] = []
    for number in range(count):
        table = {
            "id": f"{dice.randrange(10**16):016d}", "game": dice.choice(["tzolkin", "other"]), "title": "",
            "status": dice.choice(["open", "playing", "over"]), "listed": dice.random() < 0.8, "rated": False,
            "options": {}, "deal": {}, "seq": 0, "news": 0, "moves": 0, "created": 0,
            "updated": dice.randrange(max(1, count // 3)),
        }  # fmt: skip
        players = dice.sample([*PLAYERS, None, None, None], 3)
        seats = [
            {"table": table["id"], "seat": seat, "kind": "human", "name": name, "folded": fold(name), "player": player}
            for seat, (name, player) in enumerate(zip(dice.choices(NAMES, k=3), players, strict=True))
        ]
        connection.execute(insert(schema.tables), table)
        connection.execute(insert(schema.seats), seats)
        found.append(table | {"seats": seats, "number": number})
    return found


def expected(tables: list[dict[str, Any]], status: Any, game: Any, name: str, player: Any) -> list[str]:
    """The same query, answered without a database."""
    fit = [
        table
        for table in tables
        if (table["listed"] or player)
        and status in (None, table["status"])
        and game in (None, table["game"])
        and any(seat["folded"].startswith(fold(name)) and player in (None, seat["player"]) for seat in table["seats"])
    ]
    return [table["id"] for table in sorted(fit, key=lambda table: (table["updated"], table["id"]), reverse=True)]


def pages(connection: Connection, tables: list[dict[str, Any]], size: int, *question: Any) -> Iterator[list[str]]:
    status, game, name, player = question
    updated = {table["id"]: table["updated"] for table in tables}
    after = None
    while page := store.list_tables(connection, status, game, name, after, size, player):
        yield page
        after = (updated[page[-1]], page[-1])


@pytest.mark.parametrize("few", [0, 5, 500])
def test_every_question_page_by_page(database: Database, monkeypatch: pytest.MonkeyPatch, few: int) -> None:
    monkeypatch.setattr(store, "FEW", few)
    with database.writing.connect() as connection, connection.begin():
        tables = fill(connection, 60)
        for status in (None, "over"):
            for game in (None, "tzolkin"):
                for name in ("", "an", "ANABEL", "ben", "łu", "ss", "nobody"):
                    for player in (None, "p1"):
                        question = (status, game, name, player)
                        found = list(pages(connection, tables, 7, *question))
                        assert [id for page in found for id in page] == expected(tables, *question), question
                        assert all(len(page) == 7 for page in found[:-1])


QUESTIONS: dict[str, tuple[Any, ...]] = {
    "all": (None, None, "", None),
    "status": ("over", None, "", None),
    "page": (None, None, "", (500, "x")),
    "page of a status": ("over", None, "", (500, "x")),
    "common name": (None, None, "an", None),
    "rare name": ("over", None, "łu", None),
    "player": ("over", None, "", (500, "x"), "p1"),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("few", [0, 500])
def test_indexes_are_used(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, question: str, few: int) -> None:
    monkeypatch.setattr(store, "FEW", few)
    status, game, name, after, *player = QUESTIONS[question]
    plans = plans_of(
        sqlite_url, lambda connection: store.list_tables(connection, status, game, name, after, 20, *player)
    )
    for plan in plans:
        assert not any(line.startswith(("SCAN tables", "SCAN seats")) for line in plan), plan
    # In the order of the index, unless they are few or belong to one player, whose tables include unlisted ones.
    if few == 0 and not player:
        assert not any("ORDER BY" in line for line in plans[-1]), plans[-1]


def test_statistics_read_only_an_index(sqlite_url: str) -> None:
    (plan,) = plans_of(sqlite_url, lambda connection: results.count(connection, "tzolkin"))
    assert plan == ["SEARCH results USING COVERING INDEX ix_results_statistics (game=?)"]


def plans_of(url: str, question: Any) -> list[list[str]]:
    """How SQLite executes each statement of a query."""
    database = open_database(url)
    asked: list[tuple[str, Any]] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> None:
        asked.append((statement, parameters))

    with database.writing.connect() as connection, connection.begin():
        fill(connection, 10)
        event.listen(database.writing, "before_cursor_execute", note)
        question(connection)
        event.remove(database.writing, "before_cursor_execute", note)
        plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values).all() for sql, values in asked]
    database.close()
    return [[row[-1] for row in plan] for plan in plans]
