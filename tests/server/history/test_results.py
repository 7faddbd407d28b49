"""Lists of ratings, pages of players, and statistics, compared with what can be counted by hand."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert

from patolli.server.history import results
from patolli.server.storage import schema
from patolli.server.storage.database import Database
from tests.server.inside import Inside, add_finished, add_player


def add_rating(connection: Connection, subject: str, name: str, mu: float, sigma: float, **more: Any) -> None:
    row = {"game": "tzolkin", "subject": subject, "name": name, "mu": mu, "sigma": sigma, "games": 3, "wins": 1.5}
    connection.execute(insert(schema.ratings).values(**(row | {"updated": 1} | more)))


# Ratings


def test_ratings(app: Inside) -> None:
    def job(connection: Connection) -> None:
        for id, name in (("aaaa", "Ana"), ("bbbb", "Ben"), ("cccc", "Cleo")):
            add_player(connection, id, name)
        add_rating(connection, "player:aaaa", "Ana", 30, 8)  # 6
        add_rating(connection, "player:bbbb", "Ben", 27, 2)  # 21
        add_rating(connection, "player:cccc", "Cleo", 24, 1)  # 21 as well
        add_rating(connection, "bot:hard", "hard", 40, 1)  # 37
        add_rating(connection, "player:aaaa", "Ana", 99, 1, game="chess")

    app.write(job)
    found = app.get("/ratings?game=tzolkin")
    assert found["game"] == "tzolkin"
    assert [(one["place"], one["name"], one["bot"], one["rating"]) for one in found["ratings"]] == [
        (1, "hard", True, 37),
        (2, "Ben", False, 21),
        (2, "Cleo", False, 21),
        (4, "Ana", False, 6),
    ]
    assert found["ratings"][3] == {
        "place": 4, "name": "Ana", "bot": False, "points": 1740, "rating": 6, "mu": 30, "sigma": 8, "games": 3,
        "wins": 1.5,
    }  # fmt: skip
    assert app.get("/ratings?game=tzolkin&limit=2")["ratings"] == found["ratings"][:2]
    for number, name in ((1, "Ben"), (2, "Cleo"), (3, "Ana")):
        assert app.get(f"/players/{name}")["ratings"] == {"tzolkin": found["ratings"][number]}


@pytest.mark.parametrize(
    "path",
    [
        "/ratings",
        "/ratings?game=",
        "/ratings?game=chess",
        "/ratings?game=tzolkin&limit=0",
        "/ratings?game=tzolkin&limit=201",
        "/ratings?game=tzolkin&limit=x",
        "/statistics",
        "/statistics?game=chess",
        "/statistics?game=" + "x" * 41,
    ],
)
def test_questions_that_cannot_be_answered(app: Inside, path: str) -> None:
    answer = app.ask("GET", path)
    assert answer.status_code == 400
    assert answer.json()["detail"]


# Players


def test_the_page_of_a_player(app: Inside) -> None:
    def job(connection: Connection) -> None:
        for id, name in (("aaaa", "Ana"), ("bbbb", "Ben")):
            add_player(connection, id, name)
        for number in range(12):
            add_finished(connection, f"t{number}", [3, 2], ["player:aaaa", "bot:hard"], ended=1000 + number)
        add_finished(connection, "hidden", [3, 2], ["player:aaaa", "player:bbbb"], listed=False, ended=5000)
        add_finished(connection, "other", [3, 2], ["player:bbbb", None], ended=4000)

    app.write(job)
    found = app.get("/players/aNA")
    assert (found["name"], found["since"], found["ratings"]) == ("Ana", 0, {})
    assert [table["id"] for table in found["tables"]] == [f"t{number}" for number in range(11, 1, -1)]
    assert found["tables"][0]["scores"] == [3, 2]
    assert [(seat["player"], seat["kind"]) for seat in found["tables"][0]["seats"]] == [("Ana", "human"), (None, "bot")]
    assert [table["id"] for table in app.get("/players/ben")["tables"]] == ["other"]


# Statistics


def test_statistics_counted_by_hand(app: Inside) -> None:
    def job(connection: Connection) -> None:
        for id, points in {
            "a": [10, 20],
            "b": [30, 20],
            "c": [40.5, 40.5],
            "d": [50, 10],
            "e": [9, 8, 7],
            "f": [1, 2, 4],
        }.items():
            add_finished(connection, id, points, [None] * len(points), listed=id != "a")
        add_finished(connection, "g", [60, 60], [None, None], won=[0, 1])  # decided by something other than points

    app.write(job)
    found = app.get("/statistics?game=tzolkin")
    assert (found["game"], found["tables"]) == ("tzolkin", 7)
    two, three = found["sizes"]
    assert (two["players"], two["tables"]) == (2, 5)
    assert two["mean"] == pytest.approx((10 + 20 + 30 + 20 + 40.5 + 40.5 + 50 + 10 + 60 + 60) / 10)
    assert two["winner"] == pytest.approx((20 + 30 + 40.5 + 50 + 60) / 5)
    assert two["by_seat"] == pytest.approx([2.5 / 5, 2.5 / 5])
    assert (three["players"], three["tables"]) == (3, 2)
    assert three["mean"] == pytest.approx((9 + 8 + 7 + 1 + 2 + 4) / 6)
    assert three["winner"] == pytest.approx((9 + 4) / 2)
    assert three["by_seat"] == [0.5, 0, 0.5]


def test_statistics_of_nothing(app: Inside) -> None:
    assert app.get("/statistics?game=tzolkin") == {"game": "tzolkin", "tables": 0, "sizes": []}


def test_statistics_are_counted_once_for_many(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []
    count = results.count
    monkeypatch.setattr(results, "count", lambda connection, game: counted.append(game) or count(connection, game))

    async def ask() -> list[httpx.Response]:
        return await asyncio.gather(*(app.asking("GET", "/statistics?game=tzolkin") for _ in range(5)))

    assert {answer.text for answer in app.run(ask())} == {'{"game":"tzolkin","tables":0,"sizes":[]}'}
    assert counted == ["tzolkin"]
    app.write(lambda connection: len(add_finished(connection, "a", [1, 2], [None, None])))
    assert app.get("/statistics?game=tzolkin")["tables"] == 0
    later = time.monotonic() + results.FRESH + 1
    monkeypatch.setattr(results.time, "monotonic", lambda: later)
    assert app.get("/statistics?game=tzolkin")["tables"] == 1


def test_statistics_of_many_tables(database: Database) -> None:
    """10,000 tables, so that sums are large. How long it takes is for `make bench`; that only an index is read is for
    `test_lists.py`."""
    tables = [
        {
            "id": f"t{number}", "game": "tzolkin", "title": "", "status": "over", "listed": True, "rated": False,
            "options": {}, "deal": {}, "seq": 0, "news": 0, "moves": 0, "created": 0, "updated": 0, "ended": number,
        }
        for number in range(10_000)
    ]  # fmt: skip
    rows = [
        {
            "table": table["id"], "seat": seat, "game": "tzolkin", "players": 4, "name": "",
            "subject": f"player:{number % 300 + 300 * seat}", "points": float(seat), "place": 4 - seat,
            "won": float(seat == 3), "ended": number,
        }
        for number, table in enumerate(tables)
        for seat in range(4)
    ]  # fmt: skip
    with database.writing.begin() as connection:
        connection.execute(insert(schema.tables), tables)
        connection.execute(insert(schema.results), rows)
    with database.reading.begin() as connection:
        found = results.count(connection, "tzolkin")
        last = results.last_tables(connection, "7", 10)
    (size,) = found.sizes
    assert (found.tables, size.mean, size.winner, size.by_seat) == (10_000, 1.5, 3, [0, 0, 0, 1])
    assert [table.id for table in last] == [f"t{7 + 300 * number}" for number in range(33, 23, -1)]
