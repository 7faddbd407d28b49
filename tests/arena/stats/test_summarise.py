"""A summary of made-up games, against numbers worked out by hand."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from patolli.arena.plan import Plan
from patolli.arena.results import Fault, GameResult
from patolli.arena.stats.ratings import rate
from patolli.arena.stats.summarise import MOST_OPENINGS, summarise
from patolli.arena.stats.summary import Summary


def game(plan: Plan, number: int, scores: list[float], places: list[int], **more: object) -> GameResult:
    """The score is half from temples and half from goods; the game has two days."""
    result = GameResult(
        number=number,
        deal=plan.deal(number),
        agents=plan.seating(number),
        scores=scores,
        places=places,
        sources=[{"temples": score / 2, "goods": score / 2} for score in scores],
        by_day=[[score - 4, score] for score in scores],
        openings=[[] for _ in scores],
        moves=[],
        seconds=[0.5] * len(scores),
        decisions=[10] * len(scores),
    )
    return msgspec.structs.replace(result, **more)


def by_agent(plan: Plan, number: int, scores: dict[str, float], **more: object) -> GameResult:
    """A game in which agents got these scores, wherever they sat."""
    at_seats = [scores[plan.agents[agent]] for agent in plan.seating(number)]
    places = [1 + sum(other > score for other in at_seats) for score in at_seats]
    return game(plan, number, at_seats, places, **more)


DUO = Plan(game="tzolkin", players=2, agents=("weak", "strong"), games=8, seed=1)


@pytest.fixture
def duo() -> Summary:
    """Eight games in four blocks: strong wins six, one is a tie, weak wins one."""
    scores = [(30, 10), (40, 10), (20, 20), (30, 40), (50, 10), (30, 10), (40, 20), (40, 20)]
    results = [by_agent(DUO, i, {"strong": float(s), "weak": float(w)}) for i, (s, w) in enumerate(scores)]
    random.Random(0).shuffle(results)
    return summarise(DUO, results)


def test_totals(duo: Summary) -> None:
    assert (duo.plan, duo.title) == (DUO, "Tzolk'in")
    assert (duo.games, duo.blocks, duo.decisions, duo.seconds) == (8, 4, 160, 8.0)
    assert duo.fair_share == 0.5
    # Highest of each game: 30 40 20 40 50 30 40 40. Blocks of two: 70 60 80 80, off from 72.5 by -2.5 -12.5 7.5 7.5.
    assert duo.winner_points.value == 290 / 8
    error = np.sqrt(4 / 3 * (2.5**2 + 12.5**2 + 7.5**2 + 7.5**2)) / 8
    assert duo.winner_points.high - 290 / 8 == pytest.approx(3.182 * error, rel=0.01)


def test_agents(duo: Summary) -> None:
    strong, weak = duo.agents
    assert (strong.name, strong.games, strong.seat_games, strong.wins) == ("strong", 8, 8, 6.5)
    assert (weak.name, weak.wins) == ("weak", 1.5)
    assert strong.win_share.value == 6.5 / 8
    assert 0.4 < strong.win_share.low < 6.5 / 8 < strong.win_share.high < 1
    assert strong.points.value == 280 / 8
    assert strong.points.low < 280 / 8 < strong.points.high
    # First six times, second once, and once the mean of both.
    assert strong.place.value == (6 * 1 + 2 + 1.5) / 8
    assert weak.place.value == 3 - strong.place.value
    assert strong.place.low >= 1
    assert weak.place.high <= 2
    assert strong.sources == dict.fromkeys(duo.source_names, 0.0) | {"temples": 17.5, "goods": 17.5}
    assert list(strong.sources) == duo.source_names
    assert strong.by_day == [31.0, 35.0]
    assert (strong.decisions, strong.milliseconds, strong.faults) == (10, 50.0, 0)
    assert strong.rating.mu > 25 > weak.rating.mu
    assert strong.rating.ordinal == pytest.approx(strong.rating.mu - 3 * strong.rating.sigma)


def test_duels(duo: Summary) -> None:
    one, other = duo.duels
    assert (one.agent, one.other, one.pairs, one.above.value) == ("strong", "weak", 8, 6.5 / 8)
    assert (other.agent, other.other, other.pairs, other.above.value) == ("weak", "strong", 8, 1.5 / 8)
    assert one.above.low == pytest.approx(1 - other.above.high)


def test_seats() -> None:
    """Seat 1 always wins, whoever sits there."""
    summary = summarise(DUO, [game(DUO, i, [10.0, 20.0], [2, 1]) for i in range(8)])
    first, second = summary.seats
    assert (first.seat, first.win_share.value, first.points.value) == (0, 0, 10)
    assert (second.seat, second.win_share.value, second.points.value) == (1, 1, 20)
    assert [row.win_share.value for row in summary.agents] == [0.5, 0.5]


def test_a_name_on_several_seats_is_one_agent() -> None:
    plan = Plan(game="tzolkin", players=4, agents=("greedy", "random", "random", "random"), games=4, seed=1)
    scores = {"greedy": 50.0, "random": 10.0}
    results = [by_agent(plan, i, scores) for i in range(3)] + [by_agent(plan, 3, {"greedy": 1.0, "random": 10.0})]
    summary = summarise(plan, results)
    greedy, others = summary.agents
    assert (greedy.name, greedy.games, greedy.seat_games, greedy.wins) == ("greedy", 4, 4, 3)
    assert greedy.win_share.value == 0.75
    assert (others.name, others.games, others.seat_games) == ("random", 4, 12)
    assert others.wins == pytest.approx(1)
    assert others.win_share.value == pytest.approx(1 / 12)
    assert others.win_share.high <= 1 / 3, "three seats cannot win more than one game together"
    # Places of random: three times 2 to 4 (3 on average), once 1 to 3 (2 on average).
    assert others.place.value == pytest.approx((3 * 3 + 2) / 4)
    assert [(duel.agent, duel.other, duel.pairs, duel.above.value) for duel in summary.duels] == [
        ("greedy", "random", 12, 0.75),
        ("random", "greedy", 12, 0.25),
    ]


def test_an_agent_alone_has_its_fair_share_for_sure() -> None:
    plan = Plan(game="tzolkin", players=4, agents=("search:4",), games=5)
    summary = summarise(plan, [game(plan, i, [4.0, 3.0, 2.0, 1.0 + i], [1, 2, 3, 4]) for i in range(5)])
    (row,) = summary.agents
    assert (row.games, row.seat_games, row.wins) == (5, 20, 5)
    assert (row.win_share.low, row.win_share.value, row.win_share.high) == (0.25, 0.25, 0.25)
    assert row.rating.mu == pytest.approx(25)
    assert summary.duels == []


def test_agents_that_have_not_played_yet_have_no_row() -> None:
    plan = Plan(game="tzolkin", players=2, agents=("a", "b", "c"), games=6)
    summary = summarise(plan, [by_agent(plan, 0, {"a": 1.0, "b": 2.0, "c": 3.0})])
    assert {row.name for row in summary.agents} == {plan.agents[agent] for agent in plan.seating(0)}
    assert len(summary.duels) == 2


def test_openings_count_each_label_once_a_seat() -> None:
    opened = {"strong": ["keep:W01", "keep:W01", "first:tikal"], "weak": ["keep:W01"]}

    def labels(number: int) -> list[list[str]]:
        return [opened[DUO.agents[agent]] for agent in DUO.seating(number)]

    results = [by_agent(DUO, i, {"strong": 9.0, "weak": 3.0}, openings=labels(i)) for i in range(7)]
    results.append(by_agent(DUO, 7, {"strong": 3.0, "weak": 9.0}))
    summary = summarise(DUO, results)
    found = {(each.agent, each.label): each for each in summary.openings}
    assert list(found) == [
        ("", "keep:W01"),
        ("", "first:tikal"),
        ("strong", "first:tikal"),
        ("strong", "keep:W01"),
        ("weak", "keep:W01"),
    ]
    everybody = found["", "keep:W01"]
    assert (everybody.times, everybody.share) == (14, 14 / 16)
    assert everybody.win_share.value == pytest.approx(0.5)
    assert everybody.points.value == 6
    strong = found["strong", "first:tikal"]
    assert (strong.times, strong.share, strong.win_share.value, strong.points.value) == (7, 7 / 8, 1.0, 9.0)
    assert strong.win_share.low < 0.9
    assert found["weak", "keep:W01"].win_share.value == 0


def test_only_the_most_frequent_openings_are_listed() -> None:
    many = [f"keep:X{i}" for i in range(150)]
    results = [
        by_agent(DUO, i, {"strong": 2.0, "weak": 1.0}, openings=[[*many, "keep:Z"], many[: 140 - i]]) for i in range(2)
    ]
    found = [each.label for each in summarise(DUO, results).openings if each.agent == ""]
    assert len(found) == MOST_OPENINGS
    assert "keep:Z" not in found


def test_faults_are_counted_and_the_first_are_told() -> None:
    results: list[GameResult] = []
    for i in range(8):
        seat = DUO.seating(i).index(0)
        faults = [Fault(seat, n, f"problem {n}") for n in range(20)]
        counts = [0, 0]
        counts[seat] = 30
        results.append(by_agent(DUO, i, {"strong": 2.0, "weak": 1.0}, faults=faults, fault_counts=counts))
    summary = summarise(DUO, reversed(results))
    assert summary.fault_count == 240
    assert {row.name: row.faults for row in summary.agents} == {"strong": 0, "weak": 240}
    assert len(summary.faults) == 100
    assert [(fault.game, fault.number) for fault in summary.faults] == [(i, n) for i in range(5) for n in range(20)]
    first = summary.faults[0]
    assert (first.agent, first.seat, first.problem) == ("weak", DUO.seating(0).index(0), "problem 0")


def test_games_of_different_lengths_keep_their_points() -> None:
    short = by_agent(DUO, 0, {"strong": 8.0, "weak": 8.0})
    long = by_agent(DUO, 1, {"strong": 16.0, "weak": 16.0}, by_day=[[1.0, 2.0, 3.0, 16.0]] * 2)
    (row, _) = summarise(DUO, [short, long]).agents
    assert row.by_day == [(4 + 1) / 2, (8 + 2) / 2, (8 + 3) / 2, (8 + 16) / 2]


def test_the_order_of_lines_does_not_matter() -> None:
    results = [by_agent(DUO, i, {"strong": float(i % 3), "weak": 1.0}) for i in range(8)]
    assert summarise(DUO, results) == summarise(DUO, results[::-1])


def test_a_summary_is_json_and_back(duo: Summary) -> None:
    data = msgspec.json.encode(duo)
    assert msgspec.json.decode(data, type=Summary) == duo
    assert b"null" not in data.replace(b'"time_limit":null', b""), "no number that JSON cannot write"


# Ratings ----------------------------------------------------------------------------------------------------------


def test_ratings_order_the_agents_and_grow_surer() -> None:
    few = rate(["a", "b", "c"], [([0, 1, 2], [1, 2, 3])] * 3)
    many = rate(["a", "b", "c"], [([0, 1, 2], [1, 2, 3])] * 60)
    assert many["a"].mu > many["b"].mu > many["c"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3
    assert many["b"].low < many["b"].mu < many["b"].high
    assert rate(["a"], [])["a"].mu == 25


def test_a_single_game_of_two_is_openskills_own() -> None:
    # From OpenSkill's model with its usual numbers: equal strength, the first wins.
    ratings = rate(["a", "b"], [([0, 1], [1, 2])])
    assert ratings["a"].mu == pytest.approx(27.63, abs=0.02)
    assert ratings["b"].mu == pytest.approx(22.37, abs=0.02)
    assert ratings["a"].sigma == ratings["b"].sigma == pytest.approx(8.07, abs=0.01)
    assert ratings["a"].mu - 25 == pytest.approx(25 - ratings["b"].mu)


def test_a_name_moves_by_the_mean_of_its_seats() -> None:
    apart = rate(["first", "second", "third"], [([0, 1, 2], [1, 2, 3])])
    ratings = rate(["a", "b"], [([0, 1, 0], [1, 2, 3])])
    assert ratings["a"].mu == pytest.approx((apart["first"].mu + apart["third"].mu) / 2)
    assert ratings["a"].sigma == pytest.approx((apart["first"].sigma + apart["third"].sigma) / 2)
    assert ratings["b"].mu == pytest.approx(apart["second"].mu)


def test_who_beats_itself_gains_nothing() -> None:
    assert rate(["a"], [([0, 0, 0, 0], [1, 2, 3, 4])] * 50)["a"].mu == pytest.approx(25)


def test_ties_move_equals_nowhere() -> None:
    ratings = rate(["a", "b"], [([0, 1], [1, 1])] * 5)
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)
