"""Made-up summaries of tournaments, with recognizable numbers."""

from __future__ import annotations

from itertools import permutations

from patolli.arena.plan import Plan
from patolli.arena.stats.summary import AgentFault, AgentRow, Duel, Estimate, Opening, Rating, SeatRow, Summary
from patolli.games.tzolkin.learn.study import LAST_DAY, SOURCES

HOSTILE = (
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>&amp;</title>",
    "cmd:" + "a very long name " * 17,
    "{ $agent } [bold]not markup[/bold] -- ]]>",
)
LABELS = ("keep:W02", "keep:W05", "first:palenque+tikal+start", "first:uxmal", "technology:theology", "other:thing")


def near(value: float, by: float = 0.03) -> Estimate:
    return Estimate(value, value - by, value + by)


def agent(name: str, number: int, count: int, faults: int = 0) -> AgentRow:
    points = {source: 2.0 * place + number + 0.25 for place, source in enumerate(SOURCES)} | {"hunger": -3.5 - number}
    total = sum(points.values())
    share = 2 * (count - number) / (count * (count + 1))
    mu = 31.0 - number
    return AgentRow(
        name=name,
        games=400,
        seat_games=410 + number,
        wins=share * 400,
        win_share=near(share),
        points=near(total, 1.25),
        place=near(1.5 + number / 8, 0.1),
        sources=points,
        by_day=[total * day / LAST_DAY - 4 for day in range(1, LAST_DAY)] + [total],
        decisions=75.25 + number,
        milliseconds=0.125 * 3**number,
        faults=faults,
        rating=Rating(mu=mu, sigma=1, ordinal=mu - 3, low=mu - 1.96, high=mu + 1.96),
    )


def summary(*names: str, faults: int = 0, games: int = 400) -> Summary:
    """A tournament of these agents, the strongest first."""
    count = len(names)
    plan = Plan(game="tzolkin", players=4, agents=names, games=400, seed=1234567, time_limit=2.5)
    return Summary(
        plan=plan,
        title="Tzolk'in",
        games=games,
        blocks=100,
        decisions=123_456,
        seconds=5432.1,
        fair_share=0.25,
        winner_points=near(87.65, 1.5),
        source_names=list(SOURCES),
        agents=[agent(name, number, count, faults if number == 0 else 0) for number, name in enumerate(names)],
        seats=[SeatRow(seat, near(0.27 - seat / 100), near(50 - seat)) for seat in range(4)],
        duels=[
            Duel(one, other, 600, near(0.5 + (names.index(other) - names.index(one)) / (2 * count + 1), 0.05))
            for one, other in permutations(names, 2)
        ],
        openings=[
            Opening(label, whose, 200 - 30 * place, 0.25, near(0.3 - place / 50, 0.06), near(60 - place))
            for whose in ("", *(names if count > 1 else ()))
            for place, label in enumerate([*LABELS, *(f"keep:W{tile:02}" for tile in range(6, 9))])
        ],
        fault_count=faults,
        faults=[
            AgentFault(7 * number, names[0], 2, 33, "answered <nothing> & 'left'") for number in range(min(faults, 100))
        ],
    )
