"""How long lists, searches and statistics take when there are many finished tables."""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Rows
from sqlalchemy import Column, Connection, MetaData, String, Table, delete, insert, select

from patolli.engine.draft import ends_turn
from patolli.engine.match import Match
from patolli.server.hall.table import stored
from patolli.server.identity import fold, new_id
from patolli.server.storage import schema
from patolli.server.storage.database import Database, open_database
from patolli.server.tables.endings import result_of
from tests.server.serving import serving

GAMES = 24
"""Distinct ones; all others are copies under other names."""
CHUNK = 500
PLAYERS = 500
REPEAT = 40
STARTED = 1_700_000_000_000
MINUTE = 60_000


def name_of(number: int) -> str:
    """A name, some letters of which are shared by many."""
    syllables = ["ka", "lo", "mi", "tzu", "xo", "pe", "ra", "ni", "be", "cha"]
    return "".join(syllables[number // 10**i % 10] for i in range(4)).capitalize()


def game(seed: int) -> tuple[Match, list[dict[str, Any]]]:
    """A random game, and its turns."""
    dice = random.Random(seed)
    match = Match.new("tzolkin", [f"Seat {i}" for i in range(4)], seed)
    turns: list[dict[str, Any]] = []
    steps: list[str] = []
    while not match.over:
        before, seat = match.state, match.seat
        steps.append(dice.choice(match.legal()))
        match.play(steps[-1])
        if ends_turn(match.game, before, match.state):
            turns.append({"seq": len(turns), "seat": seat, "by": "", "steps": steps, "at": STARTED + len(turns)})
            steps = []
    return match, turns


def fill(database: Database, tables: int) -> None:
    """Finished tables: a few games that were really played, and copies of their rows."""
    dice = random.Random(1)
    with database.writing.connect() as connection, connection.begin():
        players = [
            {"id": f"player{i:010d}", "name": name_of(i), "folded": fold(name_of(i)), "created": STARTED}
            for i in range(min(PLAYERS, tables))
        ]
        connection.execute(insert(schema.players), players)
        connection.execute(insert(schema.ratings), [_rating(player, dice) for player in players])
        ids = [new_id() for _ in range(tables)]
        games = [game(seed) for seed in range(min(GAMES, tables))]
        results = [result_of(match) for match, _ in games]
        for number, id in enumerate(ids):
            match, turns = games[number % GAMES]
            seated = dice.sample(players, 4)
            _add(connection, id, number, match, len(turns), results[number % GAMES], seated)
        for number, (_, turns) in enumerate(games):
            connection.execute(insert(schema.turns), [turn | {"table": ids[number]} for turn in turns])
        _copy_turns(connection, ids)
    if database.postgresql:  # PostgreSQL does this by itself, a minute later; SQLite never does
        with database.writing.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("ANALYZE")


def _rating(player: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    return {
        "game": "tzolkin", "subject": f"player:{player['id']}", "name": player["name"], "mu": dice.gauss(25, 5),
        "sigma": dice.uniform(1, 8), "games": 10, "wins": 2.5, "updated": STARTED,
    }  # fmt: skip


def _add(
    connection: Connection,
    id: str,
    number: int,
    match: Match,
    turns: int,
    result: dict[str, Any],
    seated: list[dict[str, Any]],
) -> None:
    at = STARTED + number * MINUTE
    row = {
        "id": id, "game": "tzolkin", "title": f"Table {number}", "status": "over", "listed": number % 10 != 0,
        "rated": True, "options": {}, "deal": stored(match), "seq": turns, "news": 5, "moves": len(match),
        "created": at, "updated": at, "ended": at, "result": result,
    }  # fmt: skip
    connection.execute(insert(schema.tables), row)
    connection.execute(
        insert(schema.seats),
        [
            {"table": id, "seat": seat, "kind": "human", "name": who["name"], "folded": who["folded"],
             "player": who["id"]}
            for seat, who in enumerate(seated)
        ],
    )  # fmt: skip
    connection.execute(
        insert(schema.results),
        [
            {
                "table": id, "seat": seat, "game": "tzolkin", "players": 4, "subject": f"player:{who['id']}",
                "name": who["name"], "points": result["scores"][seat], "place": result["places"][seat],
                "won": (seat in result["winners"]) / len(result["winners"]), "ended": at,
            }
            for seat, who in enumerate(seated)
        ],
    )  # fmt: skip


def _copy_turns(connection: Connection, ids: list[str]) -> None:
    """A million rows: the database copies them by itself."""
    t = schema.turns
    copies = Table(
        "copies", MetaData(), Column("id", String(16)), Column("original", String(16)), prefixes=["TEMPORARY"]
    )
    copies.create(connection)
    rows = select(copies.c.id, t.c.seq, t.c.seat, t.c.by, t.c.steps, t.c.at).join(t, t.c.table == copies.c.original)
    for at in range(GAMES, len(ids), CHUNK):  # in parts: a statement must not take long
        part = [{"id": ids[number], "original": ids[number % GAMES]} for number in range(at, min(at + CHUNK, len(ids)))]
        connection.execute(insert(copies), part)
        connection.execute(insert(t).from_select(["table", "seq", "seat", "by", "steps", "at"], rows))
        connection.execute(delete(copies))
    copies.drop(connection)


QUESTIONS = {
    "first page": "tables",
    "first page of what is over": "tables?status=over",
    "first page of what is played": "tables?status=playing",
    "of one game": "tables?game=tzolkin&status=over",
    "a page in the middle": "tables?after={middle}",
    "a page in the middle, of what is over": "tables?status=over&after={middle}",
    "the last page": "tables?after={last}",
    "a name that few have": "tables?name={name}",
    "a beginning that a tenth of all names have": "tables?name=ka",
    "the same, in the middle": "tables?name=ka&after={middle}",
    "a name that nobody has": "tables?name=zzz",
    "a named player": "players/{name}",
    "ratings": "ratings?game=tzolkin",
    "statistics (kept for ten seconds)": "statistics?game=tzolkin",
    "one table": "tables/{table}",
    "its position in the middle": "tables/{table}/position?at=100",
    "its summary": "tables/{table}/summary",
}


def measure(url: str, folder: Path, tables: int, console: Console) -> None:
    """Fill a database, and ask a server for everything that could become slow."""
    start = time.perf_counter()
    database = open_database(url)
    fill(database, tables)
    with database.reading.connect() as connection:
        ids = list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.updated)).scalars())
    database.close()
    console.print(f"{tables:,} finished tables were made in {time.perf_counter() - start:.0f} s")
    found = Rows("question", "median", "longest", title=f"{tables:,} finished tables")
    found.columns[1].justify = found.columns[2].justify = "right"
    with serving(url, folder, "--no-limits") as server, httpx.Client(base_url=f"{server.url}/api/") as client:
        names = {
            "middle": f"{STARTED + tables // 2 * MINUTE}-{ids[tables // 2]}",
            "last": f"{STARTED + 15 * MINUTE}-{ids[15]}",
            "name": name_of(min(PLAYERS, tables) // 2 + 1),
            "table": ids[tables // 3],
        }
        for what, path in QUESTIONS.items():
            times = [_ask(client, path.format(**names)) for _ in range(REPEAT)]
            found.add_row(what, *_told(times))
        cold = [_ask(client, f"tables/{id}") for id in ids[:: max(1, tables // 50)]]
        found.add_row(
            "a table that is not in memory", f"{statistics.median(cold) * 1000:.1f} ms", f"{max(cold) * 1000:.1f} ms"
        )
    console.print(found)


def _told(times: list[float]) -> tuple[str, str]:
    return f"{statistics.median(times) * 1000:.1f} ms", f"{max(times) * 1000:.1f} ms"


def _ask(client: httpx.Client, path: str) -> float:
    start = time.perf_counter()
    answer = client.get(path)
    taken = time.perf_counter() - start
    answer.raise_for_status()
    return taken
