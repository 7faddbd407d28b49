"""One right move: each position is solved exactly, and then the search must choose what the solver proved."""

from __future__ import annotations

import pytest

from patolli.agents.names import find_agent
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from tests.agents.search.exact import Solver, margins, points
from tests.agents.search.late import last
from tests.agents.search.positions import POSITIONS, Position, learns_theology_before_it_lays_the_skull

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

SEEDS = (1, 2, 3)
each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)


@each_position
def test_it_is_the_only_right_move(position: Position) -> None:
    """By every measure of the position, it is better than all other moves, whatever indifferent players do."""
    t = position.table()
    assert t.seat == 0
    assert _knows_everything(t)  # otherwise the solver would look at what nobody may see
    for measure, margin in zip(position.measures, margins(t, position.measures), strict=True):
        assert margin[position.right] > 0, (measure.__name__, margin)


@each_position
@pytest.mark.parametrize("with_network", [False, True], ids=["estimate", "network"])
def test_the_search_finds_it(position: Position, with_network: bool) -> None:
    sight = Sight.of(position.table())
    # The network has never seen such bare boards, and is quicker than playouts: it gets to think longer.
    simulations = position.simulations * (32 if with_network else 1)
    for seed in SEEDS:
        agent = SearchAgent(Budget(simulations=simulations), seed, with_network=with_network)
        assert agent.choose(sight) == position.right, (seed, agent.choices(sight)[:4])


def test_one_look_ahead_is_not_enough() -> None:
    """Greedy play misses many of them: these positions need a search."""
    chosen = [find_agent("greedy", seed=1).choose(Sight.of(position.table())) for position in POSITIONS]
    assert sum(token != position.right for token, position in zip(chosen, POSITIONS, strict=True)) >= 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_positions_for_every_number_of_players(players: int) -> None:
    assert sum(len(position.table().players) == players for position in POSITIONS) >= 4


# The solver


def test_the_solver_agrees_with_playing_everything() -> None:
    """The last turn of a game, all of its sequences tried one by one."""

    def best(match: Match) -> float:
        if match.over:
            return match.scores()[0]
        found: list[float] = []
        for token in match.legal():
            match.play(token)
            found.append(best(match))
            match.undo()
        return max(found)

    t = learns_theology_before_it_lays_the_skull()
    solved = Solver(t.game, [points]).moves(t.state)
    for token in t.legal():
        t.play(token)
        assert {outcome[0] / 4 for outcome in solved[token][0]} == {best(t)}
        t.undo()


def test_the_solver_counts_on_nobody_who_does_not_care() -> None:
    """M12 is worth to seat 0 just what its blocks are; M03 of seat 1 is worth 6 points more if it is raised."""
    t = last().set(0, stone=4, gold=3, chaac=3).put("tikal", 4).monuments("M12").own(1, "M03")
    (outcomes,) = Solver(t.game, [points]).moves(t.state)["pick:tikal4"]
    (own,) = {outcome[0] for outcome in outcomes}
    raised, not_raised = sorted((outcome[1] for outcome in outcomes), reverse=True)
    assert own == 4 * (6 + 2 + 6 // 2 + 4 // 2 + 6)  # the steps and the bonuses of the temples, and M12 or the blocks
    assert raised - not_raised == 4 * 6


def _knows_everything(match: Match) -> bool:
    state = match.game.new_states(1)
    state[0] = match.state
    match.game.redeal(state[0], match.seat or 0, 12345)
    return state[0].tobytes() == match.state.tobytes()
