"""The end of a game: the result that is kept, rows for statistics, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, insert

from patolli.engine.match import Match, places
from patolli.server.hall.absence import gave_up
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import UNCOUNTED, Table, Turn
from patolli.server.players.ratings import rate_table
from patolli.server.storage import schema


@dataclass(frozen=True)
class Ending:
    """What is written together with the last turn."""

    values: dict[str, Any]
    rows: list[dict[str, Any]]
    rated: list[dict[str, Any]]
    """The same rows as they count for ratings; none if they do not."""

    def write(self, connection: Connection) -> None:
        if self.rows:
            connection.execute(insert(schema.results), self.rows)
        if self.rated:
            rate_table(connection, self.rated)


def result_of(match: Match) -> dict[str, Any]:
    """Scores, winners, places, points by source, points by day."""
    game, seats = match.game, range(len(match.players))
    positions = [match.state_at(at) for at in range(len(match) + 1)]
    days: dict[int, list[float]] = {}
    for position in positions[:-1]:
        days[game.learning.clock(position)] = Match(game, match.players, position).scores()
    days[game.learning.clock(positions[-1])] = match.scores()
    return {
        "scores": match.scores(),
        "winners": match.winners,
        "places": places(match.scores(), match.winners),
        "sources": game.sources(positions, match.actions),
        "days": list(days),
        "by_day": [[points[seat] for points in days.values()] for seat in seats],
    }


async def ending(hall: Hall, table: Table, turn: Turn) -> Ending:
    """The end of a table by this turn, which is legal."""
    match = table.match.fork()
    for token in turn.steps:
        match.play(token)
    result = await hall.off_loop(result_of, match)
    winners = result["winners"]
    after = replace(table, turns=[*table.turns, turn])
    rows: list[dict[str, Any]] = [
        {
            "table": table.id,
            "seat": seat.seat,
            "game": table.game,
            "players": len(table.seats),
            "subject": subject(table, seat.seat),
            "name": seat.name,
            "points": result["scores"][seat.seat],
            "place": result["places"][seat.seat],
            "won": 1 / len(winners) if seat.seat in winners else 0.0,
            "ended": turn.at,
        }
        for seat in table.seats
        if UNCOUNTED not in table.options
    ]
    values = {"status": "over", "ended": turn.at, "result": result}
    # Somebody known plays at a rated table: bots alone could be set upon each other until one has any rating.
    known = any((row["subject"] or "").startswith("player:") for row in rows)
    given_up = [gave_up(after, seat) for seat in table.seats]
    return Ending(values, rows, rated_rows(rows, given_up) if table.rated and known else [])


def rated_rows(rows: Sequence[dict[str, Any]], given_up: Sequence[bool]) -> list[dict[str, Any]]:
    """The rows of a table as they count for ratings: who gave up shares the last place, whatever the bot achieved."""
    left = [row["place"] for row, up in zip(rows, given_up, strict=True) if not up]
    places = [
        len(left) + 1 if up else 1 + sum(other < row["place"] for other in left)
        for row, up in zip(rows, given_up, strict=True)
    ]
    firsts = 0 if not left else places.count(1)
    return [
        row | {"place": place, "won": 1 / firsts if firsts and place == 1 else 0.0}
        for row, place in zip(rows, places, strict=True)
    ]


def subject(table: Table, seat: int) -> str | None:
    """Who the result counts for: a named player, a bot, or nobody."""
    holder = table.seats[seat]
    if holder.kind == "bot":
        return f"bot:{holder.bot}"
    return f"player:{holder.player}" if holder.player else None
