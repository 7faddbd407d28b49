"""The results of a tournament as arrays, a row for each game and a column for each seat: small, and quick to add up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from patolli.arena.plan import Plan
from patolli.arena.results import GameResult
from patolli.arena.stats.summary import AgentFault

Array = np.ndarray[Any, Any]

MOST_FAULTS = 100


@dataclass(frozen=True)
class Columns:
    """All games, by number. Arrays are games by seats, unless stated otherwise."""

    names: list[str]
    """The agents, each once."""
    blocks: Array
    """The block of each game."""
    agents: Array
    """Who sat there: an index into `names`."""
    points: Array
    places: Array
    sources: Array
    """Games by seats by sources."""
    by_day: Array
    """Games by seats by days."""
    decisions: Array
    seconds: Array
    faults: Array
    openings: dict[str, Array]
    """For each label the seats that opened like this, as pairs of a row and a seat."""
    fault_notes: list[AgentFault]

    @property
    def wins(self) -> Array:
        """1 for the winner; winners share it."""
        first = self.places == 1
        return first / first.sum(axis=1, keepdims=True)

    @property
    def mean_places(self) -> Array:
        """Places, where seats that share one get the mean of those they take."""
        shared = (self.places[:, :, None] == self.places[:, None, :]).sum(axis=2)
        return self.places + (shared - 1) / 2


def gather(plan: Plan, results: Iterable[GameResult], sources: tuple[str, ...]) -> Columns:
    """Put results into columns; at least one."""
    names = list(dict.fromkeys(plan.agents))
    index = [names.index(agent) for agent in plan.agents]
    rows: list[tuple[int, Array, Array]] = []
    days: dict[int, Array] = {}
    labels: dict[str, list[tuple[int, int]]] = {}
    notes: list[AgentFault] = []
    for game in results:
        faults = game.fault_counts or [0] * plan.players
        per_seat = (game.scores, game.places, game.decisions, game.seconds, faults, [index[a] for a in game.agents])
        found = [[of_seat.get(source, 0.0) for source in sources] for of_seat in game.sources]
        rows.append((game.number, np.array(per_seat, float), np.array(found, float)))
        days[game.number] = np.array(game.by_day, np.float32)
        for seat, opened in enumerate(game.openings):
            for label in dict.fromkeys(opened):
                labels.setdefault(label, []).append((game.number, seat))
        for fault in game.faults:
            agent = plan.agents[game.agents[fault.seat]]
            notes.append(AgentFault(game.number, agent, fault.seat, fault.number, fault.problem))
        if len(notes) > 100 * MOST_FAULTS:
            notes = _first(notes)
    rows.sort(key=lambda row: row[0])
    row_of = {number: row for row, (number, _, _) in enumerate(rows)}
    table = np.stack([row[1] for row in rows])
    return Columns(
        names=names,
        blocks=np.array([plan.block(number) for number, _, _ in rows]),
        agents=table[:, 5].astype(int),
        points=table[:, 0],
        places=table[:, 1].astype(int),
        sources=np.stack([row[2] for row in rows]),
        by_day=_padded([days[number] for number, _, _ in rows]),
        decisions=table[:, 2],
        seconds=table[:, 3],
        faults=table[:, 4].astype(int),
        openings={
            label: np.array([(row_of[number], seat) for number, seat in sorted(where)])
            for label, where in labels.items()
        },
        fault_notes=_first(notes),
    )


def _first(notes: list[AgentFault]) -> list[AgentFault]:
    return sorted(notes, key=lambda note: (note.game, note.number))[:MOST_FAULTS]


def _padded(games: list[Array]) -> Array:
    """All as long as the longest: after its end, a game's points stay as they are."""
    longest = max(game.shape[1] for game in games)
    return np.stack([np.pad(game, ((0, 0), (0, longest - game.shape[1])), mode="edge") for game in games])
