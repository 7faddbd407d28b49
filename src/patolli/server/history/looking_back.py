"""Looking back: where the points came from, and what was to be expected at a position."""

from __future__ import annotations

from typing import Any

from patolli.engine.known import StillSecret, known_match, known_position
from patolli.engine.match import SPECTATOR, Match
from patolli.server.bots.pool import Decision
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.problems import NotFound, NotNow
from patolli.server.tables.endings import result_of
from patolli.server.tables.play import viewer
from patolli.text.labels import say_label
from patolli.text.render import Translator
from patolli.wire.messages import Evaluation, SeatSummary, Summary


def check_position(table: Table, at: int | None) -> int:
    """The number of an existing position; the newest for None. NotFound."""
    newest = len(table.match)
    if at is not None and at > newest:
        raise NotFound(f"the table has positions 0 to {newest}; there is no position {at}", field="at")
    return newest if at is None else at


def check_may_study(table: Table) -> None:
    """NotNow while people play for ratings: nobody gets help, not even from a copy of the table."""
    if table.rated and table.status != "over":
        raise NotNow(
            "this table is rated: hints, evaluations and tries are possible when it is over", why="rated-hints"
        )


def known_from(match: Match, eyes: int | None, at: int, seed: int) -> Match:
    """The first `at` moves of a match as this viewer (`play.viewer`) may know them; NotNow while moves are secret.

    Anything else in the match's record is left out.
    """
    if eyes is not None:
        try:
            return known_match(match, eyes, seed, at)
        except StillSecret:
            raise NotNow("some moves are still secret: wait until they are shown") from None
    whole = Match(match.game, match.players, match.state_at(0))
    for token in match.moves[:at]:
        whole.play(token)
    return whole


def _expected_from(match: Match, eyes: int | None, at: int) -> Match:
    """A position as this viewer may know it; for a game that cannot be dealt again from its beginning, the newest one
    without its past."""
    if match.game.notation.redeal_first is None and eyes not in (None, SPECTATOR) and at == len(match):
        return known_position(match, eyes, 0)
    return known_from(match, eyes, at, 0)


async def summary(hall: Hall, table: Table, translator: Translator) -> Summary:
    """Points by source and by day of a finished table."""
    if table.status != "over":
        raise NotNow("the summary is made when the game is over")
    if table.result is None:
        table.result = await hall.off_loop(result_of, table.match.fork())
    result: dict[str, Any] = table.result
    game = table.match.game
    return Summary(
        table=table.id,
        days=result["days"],
        source_words={source: say_label(game, source, translator) for source in game.learning.source_names},
        seats=[
            SeatSummary(
                seat=seat.seat,
                name=seat.name,
                points=result["scores"][seat.seat],
                place=result["places"][seat.seat],
                sources=result["sources"][seat.seat],
                by_day=result["by_day"][seat.seat],
                by_day_sources=result["by_day_sources"][seat.seat] if "by_day_sources" in result else [],
            )
            for seat in table.seats
        ],
    )


async def evaluation(hall: Hall, table: Table, seat: int | None, at: int | None) -> Evaluation:
    """What every seat may expect at a position, as far as the caller may know."""
    check_may_study(table)
    at = check_position(table, at)
    # A copy: the match of the table changes while the thread works.
    match, eyes = table.match.fork(), viewer(table, seat)
    if at == len(match) and match.over:
        shares = [1 / len(match.winners) if number in match.winners else 0.0 for number in range(len(table.seats))]
        return Evaluation(at=at, turn=None, points=match.scores(), shares=shares)
    known = await hall.off_loop(_expected_from, match, eyes, at)
    found = await hall.pool.evaluate(Decision.of(known))
    return Evaluation(at=at, turn=known.seat, points=found.points, shares=found.wins)
