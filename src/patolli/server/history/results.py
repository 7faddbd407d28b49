"""What finished tables say: ratings, players, statistics."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from sqlalchemy import ColumnElement, Connection, RowMapping, Table, func, select

from patolli.engine.game import find_game, game_names
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.storage import schema
from patolli.wire.messages import (
    PlayersStatistics,
    RatingHistory,
    RatingInfo,
    RatingPoint,
    SizeHistory,
    Statistics,
    TableInfo,
)

FRESH = 10.0
"""Seconds for which statistics are repeated without counting again."""
FIRST_POINTS, POINTS = 1500, 40
"""The rating scale for people: where everybody begins, and the value of one OpenSkill unit. A win against an equal is
worth about 130 points at first, and about 10 after many games."""
MOST_HISTORY = 500
"""At most this many of a rating's newest changes."""


# Ratings


def best(connection: Connection, game: str, most: int, players: int | None = None) -> list[RatingInfo]:
    """The ratings of a game, best first; over tables of all sizes, or of one."""
    r = _table(players)
    ranked = select(r, _certain(r).label("certain")).where(*_of(r, game, players))
    ranked = ranked.order_by(_certain(r).desc(), r.c.subject).limit(most)
    infos: list[RatingInfo] = []
    for number, row in enumerate(connection.execute(ranked).mappings(), 1):
        same = infos and infos[-1].rating == row["certain"]
        infos.append(_rating_info(row, infos[-1].place if same else number))
    return infos


def ratings_of(connection: Connection, player: str) -> dict[str, RatingInfo]:
    """The ratings of a player, by game."""
    found = ((game, _rating_of(connection, player, game, None)) for game in sorted(game_names()))
    return {game: rating for game, rating in found if rating is not None}


def history_of(connection: Connection, player: str, game: str) -> RatingHistory:
    """How a player's rating in a game has changed: over all tables, and by the number of players."""
    h, subject = schema.rating_history, f"player:{player}"
    mine = h.c.subject == subject, h.c.game == game
    sizes = connection.execute(select(h.c.players).where(*mine).distinct().order_by(h.c.players)).scalars().all()
    return RatingHistory(game=game, sizes=[_size_history(connection, player, game, size) for size in sizes])


def _size_history(connection: Connection, player: str, game: str, players: int) -> SizeHistory:
    h = schema.rating_history
    mine = h.c.subject == f"player:{player}", h.c.game == game, h.c.players == players
    newest = (
        select(h.c.at, h.c.mu, h.c.sigma).where(*mine).order_by(h.c.at.desc(), h.c.table.desc()).limit(MOST_HISTORY)
    )
    rows = list(reversed(connection.execute(newest).all()))
    return SizeHistory(
        players=players or None,
        rating=_rating_of(connection, player, game, players or None),
        history=[RatingPoint(at=row.at, points=points_of(row.mu - 3 * row.sigma)) for row in rows],
    )


def _rating_of(connection: Connection, player: str, game: str, players: int | None) -> RatingInfo | None:
    r = _table(players)
    among = _of(r, game, players)
    mine = select(r, _certain(r).label("certain")).where(*among, r.c.subject == f"player:{player}")
    row = connection.execute(mine).mappings().first()
    if row is None:
        return None
    better = select(func.count()).where(*among, _certain(r) > row["certain"])
    return _rating_info(row, 1 + connection.execute(better).scalar_one())


def _table(players: int | None) -> Table:
    return schema.ratings if players is None else schema.ratings_by_size


def _of(r: Table, game: str, players: int | None) -> list[ColumnElement[bool]]:
    return [r.c.game == game, *([] if players is None else [r.c.players == players])]


def _certain(r: Table) -> ColumnElement[float]:
    return r.c.mu - 3 * r.c.sigma


def points_of(certain: float) -> int:
    """A rating on the familiar scale: everybody begins with 1500."""
    return round(FIRST_POINTS + POINTS * certain)


def _rating_info(row: RowMapping, place: int) -> RatingInfo:
    return RatingInfo(
        place=place,
        name=row["name"],
        bot=row["subject"].startswith("bot:"),
        points=points_of(row["certain"]),
        rating=row["certain"],
        mu=row["mu"],
        sigma=row["sigma"],
        games=row["games"],
        wins=row["wins"],
    )


def last_tables(connection: Connection, player: str, most: int) -> list[TableInfo]:
    """A player's listed tables that are over, last ended first."""
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
    """Recently counted statistics, by game."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    games: dict[str, tuple[Statistics, float]] = field(default_factory=dict[str, tuple[Statistics, float]])


_counted: WeakKeyDictionary[Hall, _Counted] = WeakKeyDictionary()


async def statistics(hall: Hall, game: str) -> Statistics:
    """Over all finished tables of a game; may be a few seconds old."""
    kept = _counted.setdefault(hall, _Counted())
    async with kept.lock:  # many may ask at once; it is counted once for all of them
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
    """The name of an existing game; UnknownGame."""
    return find_game(name).name
