"""Who sits at a self-play table: styles lean the way they should, and only what is to be learned is learned."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from patolli.agents.network.file import Network, Shape, game_network
from patolli.agents.search.growing import Leanings, SearchTree
from patolli.engine.game import find_game
from patolli.training import selfplay
from patolli.training.beginnings import play_on
from patolli.training.selfplay import SelfPlay
from patolli.training.table import POINT, RECIPE, Table, grow, seat_networks
from patolli.training.ways import League, Ways, usual

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

GAME = find_game("tzolkin")
NETWORK = Network.random(Shape.of(GAME, 16, 8), 1)
Array = np.ndarray[Any, Any]


def somewhere(players: int = 3, seed: int = 2, decisions: int = 40) -> Array:
    states = GAME.new_states(1)
    GAME.deal(states[0], players, seed)
    play_on(GAME, states, decisions, 0.2, np.random.default_rng(seed))
    return states


def league(**settings: Any) -> Ways:
    return msgspec.structs.replace(usual(4), league=League(simulations=4, **settings))


# What the search does with it


def test_priors_are_evened_out_where_the_seat_decides() -> None:
    state = somewhere()[0]
    seat = int(GAME.seat(state))
    priors: list[Array] = []
    for even in (0.0, 0.3):
        tree = SearchTree(GAME, NETWORK, RECIPE, 1)
        grow(tree, state, 0, 2, even)
        priors.append(tree.root_priors().copy())
        assert tree.leanings.even.tolist() == pytest.approx([even if other == seat else 0 for other in range(4)])
    assert priors[1] == pytest.approx(0.7 * priors[0] + 0.3 / len(priors[0]), abs=1e-6)
    tree = SearchTree(GAME, NETWORK, RECIPE, 1)
    tree.leanings.even[(seat + 1) % 3] = 0.3
    tree.stand_at(state)
    tree.grow(1, 0)
    assert tree.root_priors() == pytest.approx(priors[0])


@pytest.mark.parametrize("network", [NETWORK, None], ids=["network", "estimate"])
def test_a_leaning_is_worth_what_it_is_said_to_be_to_its_seat_alone(network: Network | None) -> None:
    """The number of players is a feature that is always present: it shifts all values, and so changes no choice."""
    state = somewhere(3)[0]
    seat, other = int(GAME.seat(state)), (int(GAME.seat(state)) + 1) % 3
    found: list[tuple[Array, Array, Array]] = []
    for leanings in ({}, {seat: [(0.5, [1] * 4), (0.25, [1] * 4)]}, {other: [(0.5, [1] * 4)]}):
        tree = SearchTree(GAME, network, RECIPE, 1, Leanings(GAME, leanings))
        tree.stand_at(state)
        tree.grow(60, 0)
        found.append((tree.children(seat)[1], tree.children(seat)[2], tree.children(other)[2]))
    plain, mine, theirs = found
    assert mine[0].tolist() == plain[0].tolist()
    assert mine[1] == pytest.approx(plain[1] + 0.75 * plain[0], abs=1e-3)
    assert mine[2] == pytest.approx(plain[2], abs=1e-3)
    assert theirs[1] == pytest.approx(plain[1], abs=1e-3)


def test_finished_games_count_what_a_seat_leans_to() -> None:
    states = somewhere(2, 5, 10_000)  # the last decision with a choice
    seat = int(GAME.seat(states[0]))
    sums: list[Array] = []
    for leanings in ({}, {seat: [(2.0, [0] * 4)]}):  # two play
        tree = SearchTree(GAME, NETWORK, RECIPE, 1, Leanings(GAME, leanings))
        tree.stand_at(states[0])
        tree.grow(40, 0)
        _, visits, found = tree.children(seat)
        sums.append(found / np.maximum(visits, 1))
    assert sums[1] == pytest.approx(sums[0] + 2 * (sums[0] != 0), abs=1e-3)


def test_who_leans_to_a_technology_learns_it() -> None:
    network = game_network("tzolkin")
    ways = league(styled=1.0, styles=("architecture",), points=(6.0, 6.0))
    ways = msgspec.structs.replace(ways, league=msgspec.structs.replace(ways.league, simulations=64))
    levels = [
        SelfPlay("tzolkin", 3, ways, network, bonus=bonus).play(number)[-1]["position"]["technologies"][:, 2].sum()
        for bonus in (0.0, 1.0)
        for number in range(2)
    ]
    assert sum(levels[2:]) > sum(levels[:2])


# Who sits there


def table(ways: Ways, old: int = 0, players: int = 4, seed: int = 1, bonus: float = 1.0) -> Table:
    play = SelfPlay("tzolkin", 1, ways, NETWORK, (NETWORK,) * old, bonus)
    return Table(play, players, seed, np.random.default_rng(seed))


def test_one_seat_at_least_is_the_learner() -> None:
    rng = np.random.default_rng(1)
    assert seat_networks(4, 0.0, 3, rng) == seat_networks(4, 1.0, 0, rng) == [0, 0, 0, 0]
    found = [seat_networks(3, 1.0, 2, rng) for _ in range(60)]
    assert all(row.count(0) == 1 for row in found)
    assert {number for row in found for number in row} == {0, 1, 2}
    assert {row.index(0) for row in found} == {0, 1, 2}


def test_styles_are_drawn_for_about_so_many_seats_and_fade() -> None:
    ways = league(styled=0.5, styles=("architecture", "skulls"), points=(2.0, 6.0))
    seats = [table(ways, seed=seed).styles for seed in range(100)]
    assert 160 < sum(map(len, seats)) < 240
    worths = [style[0][0] for row in seats for style in row.values()]
    assert min(worths) >= 2 * POINT
    assert max(worths) <= 4 * 6 * POINT  # a skull is a quarter of its feature
    assert {len(style) for row in seats for style in row.values()} == {3, 10}
    half = table(ways, seed=1, bonus=0.5).styles
    for seat, style in table(ways, seed=1).styles.items():
        assert half[seat][0][0] == pytest.approx(style[0][0] / 2)
    assert not table(ways, bonus=0.0).styles


def test_tables_outside_the_league_have_neither_styles_nor_old_networks() -> None:
    ways = league(games=0.5, styled=1.0, styles=("skulls",), old=0.5)
    mixed = [table(ways, 2, seed=seed).mixed for seed in range(60)]
    assert 15 < sum(mixed) < 45
    assert not any(table(league(), 2, seed=seed).mixed for seed in range(10))


def test_old_networks_have_no_style() -> None:
    ways = league(styled=1.0, styles=("skulls",), old=1.0)
    for seed in range(10):
        found = table(ways, 1, seed=seed)
        assert list(found.styles) == [found.who.index(0)]


def test_what_styles_and_old_networks_prefer_is_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Table] = []

    def noted(*args: Any) -> Table:
        tables.append(Table(*args))
        return tables[-1]

    monkeypatch.setattr(selfplay, "Table", noted)
    ways = league(styled=0.5, styles=("workers",), old=0.3)
    ways = msgspec.structs.replace(ways, playing=msgspec.structs.replace(ways.playing, full=1.0))
    learned = set[bool]()
    for number in range(6):
        rows = SelfPlay("tzolkin", 5, ways, NETWORK, (NETWORK,)).play(number)
        for seat in range(int(rows["players"][0])):
            learner = not tables[-1].who[seat] and seat not in tables[-1].styles
            assert (rows["full"][rows["seat"] == seat] == learner).all()
            learned.add(learner)
        assert not (tables[-1].mixed and rows["plain"].any())
        assert np.isfinite(rows["wanted_points"]).all()
    assert learned == {True, False}


def test_simulations_of_full_searches_are_drawn_between_the_least_and_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []
    monkeypatch.setattr(SearchTree, "grow", lambda tree, count, stream: counts.append(count))
    monkeypatch.setattr(SearchTree, "root_priors", lambda tree: np.full(2, 0.5))
    monkeypatch.setattr(SearchTree, "children", lambda tree, seat: (np.arange(2), np.ones(2), np.ones(2)))
    ways = msgspec.structs.replace(usual(), playing=msgspec.structs.replace(usual().playing, simulations=(8, 32)))
    found, state, rng = table(ways), somewhere(4)[0], np.random.default_rng(1)
    kinds = [found.search(state, 0, step, rng)[2] for step in range(300)]
    searches = [1 + count for count in counts if count > 1]
    full = [count for count, kind in zip(searches, kinds, strict=True) if kind]
    assert 0.25 < np.mean(kinds) < 0.45
    assert {count for count, kind in zip(searches, kinds, strict=True) if not kind} == {16}
    assert min(full) >= 8
    assert max(full) <= 32
    assert np.median(full) == pytest.approx(16, abs=4)
