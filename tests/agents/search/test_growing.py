"""The tree: it survives through a turn, is forgotten after it, stays within its memory, and grows in threads."""

from __future__ import annotations

import math

import numpy as np
import pytest

from patolli.agents.search import growing as search_tree
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.agents.search.growing import Recipe, SearchTree
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

GAME = find_game("tzolkin")


def after_wealth(players: int = 3, seed: int = 4) -> Match:
    """All have kept their wealth tiles; somebody's first turn begins."""
    match = Match.new(GAME, players, seed=seed)
    for _ in range(players):
        match.play(match.legal()[0])
    return match


def visits(agent: SearchAgent, match: Match) -> int:
    return sum(choice.visits for choice in agent.choices(Sight.of(match)))


def test_what_was_found_out_in_a_turn_is_still_known() -> None:
    match = after_wealth()
    agent = SearchAgent(Budget(simulations=300), 1)
    best = agent.choices(Sight.of(match))[0]
    seat = match.seat
    match.play(best.token)
    assert match.seat == seat
    assert visits(agent, match) == best.visits - 1 + 300  # the visit that judged the new root led nowhere
    fresh = SearchAgent(Budget(simulations=300), 1, reuse=False)
    fresh.choices(Sight.of(match))
    match.play(match.legal()[0])
    if match.seat == seat and len(match.legal()) > 1:
        assert visits(fresh, match) == 299


def test_another_turn_begins_a_new_tree() -> None:
    match = after_wealth()
    agent = SearchAgent(Budget(simulations=100), 1)
    seat = match.seat
    agent.choices(Sight.of(match))
    while match.seat == seat:
        match.play(match.legal()[-1])
    assert visits(agent, match) == 99  # another seat
    while match.seat != seat or len(match.legal()) == 1:
        match.play(match.legal()[-1])
    assert visits(agent, match) == 99  # the same seat a round later


def test_taking_back_begins_a_new_tree() -> None:
    match = after_wealth()
    agent = SearchAgent(Budget(simulations=100), 1)
    agent.choices(Sight.of(match))
    match.play(match.legal()[0])
    agent.choices(Sight.of(match))
    match.undo()
    assert visits(agent, match) == 99


def test_another_game_begins_a_new_tree() -> None:
    agent = SearchAgent(Budget(simulations=100), 1)
    agent.choices(Sight.of(after_wealth(seed=4)))
    assert visits(agent, after_wealth(seed=5)) == 99


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_share_the_budget_and_are_reproducible(threads: int) -> None:
    match = after_wealth()
    found = [SearchAgent(Budget(simulations=100), 1, threads=threads).choices(Sight.of(match)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(choice.visits for choice in found[0]) == 100 - threads
    assert math.isclose(sum(choice.prior for choice in found[0]), 1, abs_tol=1e-4)


def test_one_simulation_chooses_by_first_sight() -> None:
    choices = SearchAgent(Budget(simulations=1), 1).choices(Sight.of(after_wealth()))
    assert all(choice.visits == 0 for choice in choices)
    assert choices[0].prior == max(choice.prior for choice in choices)


def test_a_loose_player_varies_and_is_reproducible() -> None:
    sight = Sight.of(after_wealth())
    found = [SearchAgent(Budget(simulations=30), seed, temperature=3).choose(sight) for seed in range(12)]
    assert found == [SearchAgent(Budget(simulations=30), seed, temperature=3).choose(sight) for seed in range(12)]
    assert len(set(found)) > 1
    strict = SearchAgent(Budget(simulations=30), 1).choose(sight)
    assert SearchAgent(Budget(simulations=30), 1, temperature=0.05).choose(sight) == strict


@pytest.mark.parametrize("with_network", [True, False])
def test_a_full_tree_still_counts_every_simulation(monkeypatch: pytest.MonkeyPatch, with_network: bool) -> None:
    monkeypatch.setattr(search_tree, "_MOST_NODES", 40)
    agent = SearchAgent(Budget(simulations=200), 1, with_network=with_network)
    assert visits(agent, after_wealth()) == 199


def test_memory_depends_on_simulations_and_not_on_the_length_of_the_game() -> None:
    tree = SearchTree(GAME, None, Recipe(horizon=0), 1)
    match = after_wealth()
    sizes: list[int] = []
    while not match.over:
        if len(match.legal()) > 1 and len(match) % 40 < 3:
            tree.stand_at(Sight.of(match).state)
            tree.grow(50, len(match))
            sizes.append(len(tree._links))  # pyright: ignore[reportPrivateUsage]
        match.play(match.legal()[-1])
    assert len(sizes) > 3
    assert len(set(sizes)) == 1


def test_playouts_give_points_of_finished_games() -> None:
    match = after_wealth(2)
    tree = SearchTree(GAME, None, Recipe(), 1)
    tree.stand_at(Sight.of(match).state)
    action = match.legal_ids()[0]
    manners = np.tile((1.0, 0.05), (4, 1))
    points = tree.play_out(action, 20, 7, manners)
    assert points.shape == (20, 4)
    assert (points[:, 2:] == 0).all()
    assert len({tuple(row) for row in points.tolist()}) > 1
    assert (points == tree.play_out(action, 20, 7, manners)).all()
    assert (points != tree.play_out(action, 20, 8, manners)).any()
