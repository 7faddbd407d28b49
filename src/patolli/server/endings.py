"""The end of a game: the result that is kept, rows for statistics, ratings."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert

from patolli.engine.match import Match, places
from patolli.server import schema
from patolli.server.ratings import rate_table
from patolli.server.table import UNCOUNTED, Table, Turn


@dataclass(frozen=True)
class Ending:
    """What is written together with the last turn."""

    values: dict[str, Any]
    rows: list[dict[str, Any]]
    rated: bool

    def write(self, connection: Connection) -> None:
        if self.rows:
            connection.execute(insert(schema.results), self.rows)
        if self.rated:
            rate_table(connection, self.rows)


def result_of(match: Match) -> dict[str, Any]:
    """Scores, winners, places, points by source, points by day."""
    game, seats = match.game, range(len(match.players))
    positions = [match.state_at(at) for at in range(len(match) + 1)]
    days: dict[int, list[float]] = {}
    for position in positions[:-1]:
        days[game.clock(position)] = Match(game, match.players, position).scores()
    days[game.clock(positions[-1])] = match.scores()
    return {
        "scores": match.scores(),
        "winners": match.winners,
        "places": places(match.scores(), match.winners),
        "sources": game.sources(positions, match.actions),
        "days": list(days),
        "by_day": [[points[seat] for points in days.values()] for seat in seats],
    }


async def ending(table: Table, turn: Turn) -> Ending:
    """The end of a table by this turn, which is legal."""
    match = table.match.fork()
    for token in turn.steps:
        match.play(token)
    result = await asyncio.to_thread(result_of, match)
    winners = result["winners"]
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
    return Ending(values, rows, table.rated)


def subject(table: Table, seat: int) -> str | None:
    """Who the result counts for: a named player, a bot, or nobody."""
    holder = table.seats[seat]
    if holder.kind == "bot":
        return f"bot:{holder.bot}"
    return f"player:{holder.player}" if holder.player else None
