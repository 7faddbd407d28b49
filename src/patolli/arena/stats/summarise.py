"""From results to a `Summary`. How intervals are made: `patolli.arena.stats.intervals`."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from patolli.arena.plan import Plan
from patolli.arena.results import GameResult
from patolli.arena.stats.columns import Array, Columns, gather
from patolli.arena.stats.intervals import mean, share
from patolli.arena.stats.ratings import rate
from patolli.arena.stats.summary import AgentRow, Duel, Estimate, Opening, Rating, SeatRow, Summary
from patolli.engine.game import find_game

MOST_OPENINGS = 100
"""Labels of openings that are listed for an agent: the most frequent."""


def summarise(plan: Plan, results: Iterable[GameResult]) -> Summary:
    """What these games say; they may come in any order, and there must be at least one."""
    game = find_game(plan.game)
    all_games = gather(plan, results, game.learning.source_names)
    games = len(all_games.blocks)
    ones = np.ones(games)
    ratings = rate(all_games.names, zip(all_games.agents.tolist(), all_games.places.tolist(), strict=True))
    rows = [
        _agent(all_games, i, game.learning.source_names, ratings[name])
        for i, name in enumerate(all_games.names)
        if (all_games.agents == i).any()
    ]
    rows.sort(key=lambda row: (-row.win_share.value, -row.points.value, row.name))
    order = [row.name for row in rows]
    return Summary(
        plan=plan,
        title=game.title,
        games=games,
        blocks=len(np.unique(all_games.blocks)),
        decisions=int(all_games.decisions.sum()),
        seconds=float(all_games.seconds.sum()),
        fair_share=1 / plan.players,
        winner_points=mean(all_games.points.max(axis=1), ones, all_games.blocks),
        source_names=list(game.learning.source_names),
        agents=rows,
        seats=[_seat(all_games, seat) for seat in range(plan.players)],
        duels=_duels(all_games, order),
        openings=_openings(all_games, order),
        fault_count=int(all_games.faults.sum()),
        faults=all_games.fault_notes,
    )


def _agent(games: Columns, i: int, sources: tuple[str, ...], rating: Rating) -> AgentRow:
    mine = games.agents == i
    seat_games = int(mine.sum())
    decisions = float(games.decisions[mine].sum())
    points = _mean_over(games, games.points, mine)
    by_day = [float(value) for value in games.by_day[mine].mean(axis=0, dtype=float)]
    return AgentRow(
        name=games.names[i],
        games=int(mine.any(axis=1).sum()),
        seat_games=seat_games,
        wins=float(games.wins[mine].sum()),
        win_share=_win_share(games, mine),
        points=points,
        place=_within(_mean_over(games, games.mean_places, mine), 1.0, float(mine.shape[1])),
        sources=dict(zip(sources, games.sources[mine].mean(axis=0).tolist(), strict=True)),
        by_day=[*by_day[:-1], points.value],
        decisions=decisions / seat_games,
        milliseconds=1000 * float(games.seconds[mine].sum()) / decisions if decisions else 0.0,
        faults=int(games.faults[mine].sum()),
        rating=rating,
    )


def _seat(games: Columns, seat: int) -> SeatRow:
    mine = np.zeros(games.agents.shape, bool)
    mine[:, seat] = True
    return SeatRow(seat=seat, win_share=_win_share(games, mine), points=_mean_over(games, games.points, mine))


def _duels(games: Columns, order: list[str]) -> list[Duel]:
    places = games.places
    above = (places[:, :, None] < places[:, None, :]) + 0.5 * (places[:, :, None] == places[:, None, :])
    duels: list[Duel] = []
    for one in order:
        for other in order:
            mine = (games.agents == games.names.index(one))[:, :, None]
            theirs = (games.agents == games.names.index(other))[:, None, :]
            counts = (mine & theirs).sum(axis=(1, 2))
            met = counts > 0
            if one != other and met.any():
                sums = np.where(mine & theirs, above, 0.0).sum(axis=(1, 2))
                estimate = share(sums[met], counts[met], games.blocks[met])
                duels.append(Duel(agent=one, other=other, pairs=int(counts.sum()), above=estimate))
    return duels


def _openings(games: Columns, order: list[str]) -> list[Opening]:
    found: list[Opening] = []
    for name in ("", *order):
        theirs = games.agents == games.names.index(name) if name else np.ones(games.agents.shape, bool)
        counted: list[tuple[int, str, Array]] = []
        for label, where in games.openings.items():
            mine = np.zeros(theirs.shape, bool)
            mine[where[:, 0], where[:, 1]] = True
            mine &= theirs
            if mine.any():
                counted.append((int(mine.sum()), label, mine))
        counted.sort(key=lambda each: (-each[0], each[1]))
        for times, label, mine in counted[:MOST_OPENINGS]:
            found.append(
                Opening(
                    label=label,
                    agent=name,
                    times=times,
                    share=times / int(theirs.sum()),
                    win_share=_win_share(games, mine),
                    points=_mean_over(games, games.points, mine),
                )
            )
    return found


def _mean_over(games: Columns, values: Array, mine: Array) -> Estimate:
    """The mean over some of the seats."""
    there = mine.any(axis=1)
    return mean(np.where(mine, values, 0.0).sum(axis=1)[there], mine.sum(axis=1)[there], games.blocks[there])


def _win_share(games: Columns, mine: Array) -> Estimate:
    """Wins by seat-games of some of the seats."""
    if mine.all():
        # Somebody always wins: nothing is left to chance.
        fair = 1 / mine.shape[1]
        return Estimate(fair, fair, fair)
    there = mine.any(axis=1)
    counts = mine.sum(axis=1)[there]
    wins = np.where(mine, games.wins, 0.0).sum(axis=1)[there]
    return share(wins, counts, games.blocks[there], most=float(len(counts) / counts.sum()))


def _within(estimate: Estimate, low: float, high: float) -> Estimate:
    return Estimate(estimate.value, max(estimate.low, low), min(estimate.high, high))
