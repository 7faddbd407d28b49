"""The end of a game: the stored result, rows for statistics, ratings."""

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
    """The same rows as they count for ratings; empty if they do not."""

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
        "by_day_sources": _sources_by_day(match, positions),
    }


def _sources_by_day(match: Match, positions: Sequence[Any]) -> list[list[dict[str, float]]]:
    """For each seat and day the points that each source brought on it: those of the game up to the end of a day, minus
    those up to the end of the day before."""
    game, clock = match.game, match.game.learning.clock
    ends = [at for at in range(1, len(positions)) if clock(positions[at]) != clock(positions[at - 1])]
    so_far = [game.sources(positions[: at + 1], match.actions[:at]) for at in ends]
    so_far.append(game.sources(positions, match.actions))
    found: list[list[dict[str, float]]] = []
    for seat in range(len(match.players)):
        before: dict[str, float] = {}
        found.append([])
        for told in so_far:
            now = told[seat]
            gained = {name: points - before.get(name, 0.0) for name, points in now.items()}
            found[-1].append({name: points for name, points in gained.items() if points})
            before = now
    return found


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
    # A rated table needs somebody known: otherwise one could pit bots against each other until one has any rating.
    known = any((row["subject"] or "").startswith("player:") for row in rows)
    given_up = [gave_up(after, seat) for seat in table.seats]
    return Ending(values, rows, rated_rows(rows, given_up) if table.rated and known else [])


def rated_rows(rows: Sequence[dict[str, Any]], given_up: Sequence[bool]) -> list[dict[str, Any]]:
    """A table's rows as they count for ratings: those who forfeited share the last place, whatever the bot achieved."""
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
