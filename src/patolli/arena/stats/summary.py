"""What a tournament says about its agents: the `Summary`, computed by `summarise.py`, kept as `summary.json`.

Everything that tables and reports show is here; they need neither the games nor the rules. Agents are counted by
name: an agent that is listed twice has one row. Intervals are of 95 %, and know that the games of a block share a deal.
"""

from __future__ import annotations

import msgspec

from patolli.arena.plan import Plan


class Estimate(msgspec.Struct, frozen=True):
    """A mean over games, and the interval that holds the true value with a probability of 95 %."""

    value: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """Strength by OpenSkill (Plackett-Luce): everybody begins at 25; most of the scale is between 0 and 50."""

    mu: float
    """The estimate of the strength."""
    sigma: float
    """How sure that is: the standard deviation."""
    ordinal: float
    """`mu - 3 sigma`: what one can rely on; for sorting."""
    low: float
    """`mu - 1.96 sigma`."""
    high: float
    """`mu + 1.96 sigma`."""


class AgentRow(msgspec.Struct, frozen=True):
    """One agent, by name, over all games and seats in which it sat."""

    name: str
    games: int
    """Games in which it sat at all."""
    seat_games: int
    """Seats times games: in a game with two seats of this name it counts twice."""
    wins: float
    """A win that n seats share counts 1/n to each of them."""
    win_share: Estimate
    """`wins / seat_games`: to be compared with `Summary.fair_share`."""
    points: Estimate
    """Final points of a seat."""
    place: Estimate
    """1 is the best; seats that share a place count the mean of the places they take (two winners: 1.5)."""
    sources: dict[str, float]
    """Mean points of a seat by source, in the order of `Summary.source_names`; they add up to `points.value`."""
    by_day: list[float]
    """Mean points of a seat at the end of each day, day 1 first; the last item is `points.value`."""
    decisions: float
    """Decisions of a seat in a game that had more than one answer."""
    milliseconds: float
    """Thinking time of one such decision, on the machines that played; 0.0 when there was none."""
    faults: int
    """How often it failed to answer and `random` decided in its place."""
    rating: Rating


class SeatRow(msgspec.Struct, frozen=True):
    """One seat at the table, whoever sat there: what the order of the seats is worth."""

    seat: int
    """0 is the first."""
    win_share: Estimate
    points: Estimate


class Duel(msgspec.Struct, frozen=True):
    """Two agents that sat at the same table. Both orders are listed."""

    agent: str
    other: str
    pairs: int
    """How many pairs of seats were compared."""
    above: Estimate
    """The share of pairs in which `agent` ended above `other`; equal places count half."""


class Opening(msgspec.Struct, frozen=True):
    """How seats did that opened like this (a label of `Game.openings`; a seat may have several)."""

    label: str
    agent: str
    """Whose openings were counted; empty: everybody's."""
    times: int
    """In how many seat-games."""
    share: float
    """`times` by all seat-games of that agent."""
    win_share: Estimate
    points: Estimate


class AgentFault(msgspec.Struct, frozen=True):
    """An agent failed to answer."""

    game: int
    """The number of the game."""
    agent: str
    seat: int
    number: int
    """How many decisions had been made before in that game, by everybody."""
    problem: str


class Summary(msgspec.Struct, frozen=True):
    """Everything a report shows."""

    plan: Plan
    """`game`, `players`, `agents`, `games`, `seed`, `time_limit` and `options`."""
    title: str
    """The game's name for people, such as Tzolk'in."""
    games: int
    """Games that were played: `plan.games` when the tournament is finished."""
    blocks: int
    """Blocks of games that share a deal: the independent pieces of evidence."""
    decisions: int
    """Decisions with more than one answer, of everybody in all games."""
    seconds: float
    """Thinking time of everybody in all games."""
    fair_share: float
    """The win share of a seat when all are equally strong: `1 / players`."""
    winner_points: Estimate
    """The yardstick: the highest score of a game, on average."""
    source_names: list[str]
    """All sources of points of the game, in the order in which to show them."""
    agents: list[AgentRow]
    """The strongest first: by win share, then by points."""
    seats: list[SeatRow]
    duels: list[Duel]
    """Every ordered pair of different names that met, in the order of `agents`. Empty for an agent alone."""
    openings: list[Opening]
    """Everybody's first (`agent` is empty), then by agent in the order of `agents`; the most frequent first."""
    fault_count: int
    faults: list[AgentFault]
    """The first hundred."""
