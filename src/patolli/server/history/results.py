"""What finished tables say: ratings, players, statistics."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, func, select

from patolli.engine.game import find_game, game_names
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.storage import schema
from patolli.wire.messages import PlayersStatistics, RatingInfo, Statistics, TableInfo

FRESH = 10.0
"""Seconds for which statistics are told again without counting."""


# Ratings


def best(connection: Connection, game: str, most: int) -> list[RatingInfo]:
    """The ratings of a game, best first."""
    query = _ratings().where(schema.ratings.c.game == game)
    ranked = query.order_by(_certain().desc(), schema.ratings.c.subject).limit(most)
    infos: list[RatingInfo] = []
    for number, row in enumerate(connection.execute(ranked).mappings(), 1):
        same = infos and infos[-1].rating == row["certain"]
        infos.append(_rating_info(row, infos[-1].place if same else number))
    return infos


def ratings_of(connection: Connection, player: str) -> dict[str, RatingInfo]:
    """The ratings of a player, by game."""
    r = schema.ratings
    # With the games, since the key of the table begins with them.
    mine = _ratings().where(r.c.game.in_(game_names()), r.c.subject == f"player:{player}").order_by(r.c.game)
    infos: dict[str, RatingInfo] = {}
    for row in connection.execute(mine).mappings():
        better = select(func.count()).where(r.c.game == row["game"], _certain() > row["certain"])
        infos[row["game"]] = _rating_info(row, 1 + connection.execute(better).scalar_one())
    return infos


def _certain() -> ColumnElement[float]:
    return schema.ratings.c.mu - 3 * schema.ratings.c.sigma


def _ratings() -> Select[Any]:
    return select(schema.ratings, _certain().label("certain"))


def _rating_info(row: RowMapping, place: int) -> RatingInfo:
    return RatingInfo(
        place=place,
        name=row["name"],
        bot=row["subject"].startswith("bot:"),
        rating=row["certain"],
        mu=row["mu"],
        sigma=row["sigma"],
        games=row["games"],
        wins=row["wins"],
    )


def last_tables(connection: Connection, player: str, most: int) -> list[TableInfo]:
    """Listed tables of a player that are over, the last ended first."""
    t, r = schema.tables, schema.results
    query = (
        select(r.c.table)
        .join(t, t.c.id == r.c.table)
        .where(r.c.subject == f"player:{player}", t.c.listed.is_(True))
        .order_by(r.c.ended.desc(), r.c.table)
        .limit(most)
    )
    return store.table_infos(connection, list(connection.execute(query).scalars()))


# Statistics


@dataclass
class _Counted:
    """Statistics that were counted not long ago, by game."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    games: dict[str, tuple[Statistics, float]] = field(default_factory=dict[str, tuple[Statistics, float]])


_counted: WeakKeyDictionary[Hall, _Counted] = WeakKeyDictionary()


async def statistics(hall: Hall, game: str) -> Statistics:
    """Over all finished tables of a game; may be some seconds old."""
    kept = _counted.setdefault(hall, _Counted())
    async with kept.lock:  # many may ask at once; it is counted for all of them
        found, until = kept.games.get(game, (None, 0.0))
        if found is None or time.monotonic() > until:
            found = await hall.read(lambda connection: count(connection, game))
            kept.games[game] = (found, time.monotonic() + FRESH)
        return found


def count(connection: Connection, game: str) -> Statistics:
    """Count all finished tables of a game, by the number of players."""
    r = schema.results
    query = (
        select(
            r.c.players,
            r.c.seat,
            func.count().label("tables"),
            func.sum(r.c.points).label("points"),
            # The winners of a table share one win, so this is the points of one winner per table.
            func.sum(r.c.won * r.c.points).label("winner"),
            func.sum(r.c.won).label("wins"),
        )
        .where(r.c.game == game)
        .group_by(r.c.players, r.c.seat)
        .order_by(r.c.players, r.c.seat)
    )
    sizes: defaultdict[int, list[RowMapping]] = defaultdict(list)
    for row in connection.execute(query).mappings():
        sizes[row["players"]].append(row)
    counted = [_size(players, seats) for players, seats in sizes.items()]
    return Statistics(game=game, tables=sum(size.tables for size in counted), sizes=counted)


def _size(players: int, seats: list[RowMapping]) -> PlayersStatistics:
    tables = seats[0]["tables"]
    return PlayersStatistics(
        players=players,
        tables=tables,
        mean=sum(seat["points"] for seat in seats) / (tables * players),
        winner=sum(seat["winner"] for seat in seats) / tables,
        by_seat=[seat["wins"] / tables for seat in seats],
    )


def known_game(name: str) -> str:
    """The name of a game there is; UnknownGame."""
    return find_game(name).name
