"""The search: reproducible, blind to what its seat cannot know, and right where there is one right move."""

from __future__ import annotations

import pytest

from patolli.agents import find_agent
from patolli.agents.search import Budget, SearchAgent
from patolli.engine.errors import BadSetup
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from tests.tzolkin.table import Table

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes


def agent(simulations: int = 60, seed: int = 1) -> SearchAgent:
    return SearchAgent(Budget(simulations=simulations), seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_whole_games(players: int) -> None:
    match = Match.new("tzolkin", players, seed=players)
    agents = [agent(4), *(find_agent("greedy", seat) for seat in range(1, players))]
    while not match.over:
        match.play(agents[match.seat or 0].choose(Sight.of(match)))
    assert len(match.winners) >= 1


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


# One right move: the last round of the game, so that every outcome is near.


def last_turn() -> Table:
    """Seat 0 has the last turn of the game; the others have played."""
    t = Table(2, seat=0).clock(day=27, round_no=27, age=2, food_days=3, turns=1)
    return t.lay().monuments("M07").set(0, corn=20).set(1, corn=20)


def best(t: Table, simulations: int = 200) -> str:
    return agent(simulations).choose(Sight.of(t))


def test_it_lays_the_skull_where_it_scores_most() -> None:
    t = last_turn().set(0, skulls=1).put("chichen_itza", 9)
    t.run("pick:chichen_itza9")
    assert best(t) == "use:chichen_itza9"


def test_it_raises_the_monument_that_pays() -> None:
    t = last_turn().set(0, workers=6, wood=3, gold=3).put("tikal", 4)
    t.run("pick:tikal4")
    assert best(t) == "use:tikal4"
    t.run("use:tikal4")
    assert best(t) == "monument:M07"


def test_it_feeds_its_workers() -> None:
    t = last_turn().set(0, corn=0, wood=0).put("palenque", 5)
    t.board["jungle_corn"][3] = 2
    t.board["jungle_wood"][3] = 1
    t.run("pick:palenque5", "use:palenque5")
    assert best(t) == "harvest:corn"


def test_it_takes_the_temple_step_that_takes_the_lead() -> None:
    t = last_turn().set(1, quetzalcoatl=2, chaac=4).set(0, quetzalcoatl=2, chaac=0, kukulcan=5).put("uxmal", 1)
    t.run("pick:uxmal1", "use:uxmal1")
    assert best(t) == "temple:quetzalcoatl"


def test_it_does_not_spoil_the_temples_by_begging() -> None:
    t = last_turn().set(0, corn=2, workers=3)
    assert not best(t).startswith("beg:")
