"""The search: reproducible, and blind to what its seat cannot know. How well it plays: `test_positions.py`."""

from __future__ import annotations

import pytest

from patolli.agents.names import find_agent
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.engine.errors import BadSetup
from patolli.engine.match import Match
from patolli.engine.sight import Sight

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes


def agent(simulations: int = 60, seed: int = 1) -> SearchAgent:
    return SearchAgent(Budget(simulations=simulations), seed)


# Hard and expert are the same search with a larger budget.
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "normal", "search:4", "search:4@none", "search:0.001s"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_plays_whole_games(name: str, players: int) -> None:
    match = Match.new("tzolkin", players, seed=players)
    agents = [find_agent(name, seat) for seat in range(players)]
    while not match.over:
        match.play(agents[match.seat or 0].choose(Sight.of(match)))
    assert len(match.winners) >= 1


@pytest.mark.parametrize("network", ["", "@none"])
def test_a_search_whose_time_is_up_at_once_still_searches(network: str) -> None:
    """As on a machine so busy that all the time passes before the first simulation, at every decision of a turn."""
    match = Match.new("tzolkin", 2, seed=3)
    agent = find_agent(f"search:0.000000001s{network}", 1)
    assert isinstance(agent, SearchAgent)
    for _ in range(12):
        choices = agent.choices(Sight.of(match))
        assert sum(choice.visits for choice in choices) > 0
        match.play(choices[0].token)


def test_the_same_seed_gives_the_same_search() -> None:
    match = Match.new("tzolkin", 3, seed=5)
    assert agent().choices(Sight.of(match)) == agent().choices(Sight.of(match))
    assert agent(seed=1).choices(Sight.of(match)) != agent(seed=2).choices(Sight.of(match))


def test_simulations_are_counted() -> None:
    match = Match.new("tzolkin", 2, seed=5)
    choices = agent(60).choices(Sight.of(match))
    assert sum(choice.visits for choice in choices) == 59  # the first judges the root
    assert sorted(choice.token for choice in choices) == match.legal()


def test_a_budget_of_time_ends() -> None:
    match = Match.new("tzolkin", 2, seed=5)
    assert find_agent("search:0.05s").choose(Sight.of(match)) in match.legal()


@pytest.mark.parametrize("at", [0, 1, 30, 90])
def test_it_never_sees_what_its_seat_cannot_know(at: int) -> None:
    """Two positions that differ only in hidden things give the same choices, visit by visit."""
    match = Match.new("tzolkin", 3, seed=8)
    for _ in range(at):
        match.play(find_agent("greedy", at).choose(Sight.of(match)))
    seat = match.seat
    assert seat is not None
    other = match.fork()
    match.game.redeal(other.state, seat, 12345)
    assert other.state.tobytes() != match.state.tobytes()
    assert agent().choices(Sight.of(other)) == agent().choices(Sight.of(match))


@pytest.mark.parametrize("budget", ["", ":", ":0", ":-3", ":1e9", ":nans", ":0s", ":1000s", ":10000000"])
def test_bad_budgets_are_refused(budget: str) -> None:
    with pytest.raises(BadSetup):
        find_agent(f"search{budget}")
