"""Positions that were changed for variety: valid, played on to the end, and nothing hidden in them touched."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import SCRATCH
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.learn.vary import MOST_BLOCKS, MOST_CORN, vary
from patolli.games.tzolkin.rules.components import MAX_WORKERS
from patolli.games.tzolkin.rules.state import TURN
from tests.games.tzolkin.table import Table
from tests.games.tzolkin.test_properties import broken

Array = np.ndarray[Any, Any]
GAMES = 40 if JIT else 2  # of every number of players, each changed about five times
CHANGED = {"technologies", "workers", "free_workers", "corn", "blocks"}


def varied(state: Any, seed: int) -> Array:
    states = GAME.new_states(1)
    states[0] = state
    vary(states[0], np.random.default_rng(seed))
    return states


def differing(one: Any, two: Any) -> set[str]:
    return {name for name in GAME.rules.dtype.names or () if (one[name] != two[name]).any()}


def kind(state: Any) -> int:
    return int(state["todo"][int(state["todo_count"]) - 1, 0])


def play(players: int, number: int) -> tuple[Array, list[int]]:
    """All positions of a game by both policies that is changed now and then, and the places of the changed ones."""
    dice, rng, states = np.random.default_rng(number), new_rng(number), GAME.new_states(SCRATCH)
    GAME.deal(states[0], players, number)
    line, places = [states[0].copy()], list[int]()
    while GAME.seat(states[0]) >= 0:
        if dice.random() < 0.1:
            vary(states[0], dice)
            if states[0].tobytes() != line[-1].tobytes():
                places.append(len(line))
                line.append(states[0].copy())
        GAME.apply(states[0], int(GAME.choose(states, number % 2, rng)))
        line.append(states[0].copy())
    positions = GAME.new_states(len(line))
    positions[:] = line
    return positions, places


@pytest.mark.parametrize("players", [2, 3, 4])
def test_varied_positions_are_sound_and_play_on_to_the_end(players: int) -> None:
    count = 0
    out = np.zeros(GAME.learning.observation_size, np.float32)
    legal = np.zeros(GAME.rules.max_legal, np.int16)
    for number in range(GAMES):
        positions, places = play(players, number)
        assert broken(positions, players) == [], f"game {number}"
        for at in places:
            position = varied(positions[at - 1], 0)[0]
            for state in (positions[at], position):
                assert GAME.legal(state, legal) > 0
                for seat in (None, *range(players)):
                    msgspec.json.encode(GAME.notation.view(state, seat))
                GAME.observe(state, 0, out)
                assert np.isfinite(out).all()
        count += len(places)
    assert count > 3 * GAMES, "hardly anything was changed"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_goods_workers_and_technologies_are_given_and_never_taken(players: int) -> None:
    met: set[str] = set()
    for number in range(GAMES):
        positions, places = play(players, number)
        for at in places:
            before, after = positions[at - 1], positions[at]
            met |= differing(before, after)
            for name in CHANGED:
                assert (after[name] >= before[name]).all()
                assert (after[name][players:] == before[name][players:]).all()
            assert (after["workers"] - before["workers"] == after["free_workers"] - before["free_workers"]).all()
    assert met == CHANGED


def test_there_is_variety() -> None:
    """Every level, number of workers and seat is met, and the goods that are given grow with time."""
    early, late = Table(4), Table(4).clock(food_days=3, age=2, day=22)
    for table in (early, late):
        for p in range(4):
            table.set(p, corn=4)
    found = [np.concatenate([varied(table.board, seed) for seed in range(300)]) for table in (early, late)]
    for states in found:
        for p in range(4):
            for track in range(4):
                assert set(states["technologies"][:, p, track].tolist()) == {0, 1, 2, 3}
            assert set(states["workers"][:, p].tolist()) == {3, 4, 5}
            assert 0.4 < (states["technologies"][:, p] > 0).any(1).mean() < 0.55
    assert [int(states["corn"].max()) for states in found] == [4 + 7, 4 + 13]
    assert [int(states["blocks"].max()) for states in found] == [2, 5]


def test_limits_are_kept_however_often_positions_are_changed() -> None:
    states = GAME.new_states(1)
    states[0] = Table(3).set(1, corn=200, wood=40).set(2, workers=5).board
    for seed in range(200):
        vary(states[0], np.random.default_rng(seed))
    state = states[0]
    assert (state["technologies"][:3] == 3).all()
    assert (state["workers"][:3] == MAX_WORKERS).all()
    assert (state["free_workers"][:3] == MAX_WORKERS).all()
    assert state["corn"].tolist() == [MOST_CORN, 200, MOST_CORN, 0]  # who has more keeps it
    assert state["blocks"][1].tolist() == [40, MOST_BLOCKS, MOST_BLOCKS]
    assert not state["technologies"][3].any()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_changed_while_wealth_is_chosen(players: int) -> None:
    states = GAME.new_states(1)
    GAME.deal(states[0], players, 5)
    legal = np.zeros(GAME.rules.max_legal, np.int16)
    for _ in range(players):
        for seed in range(20):
            assert varied(states[0], seed).tobytes() == states.tobytes()
        GAME.legal(states[0], legal)
        GAME.apply(states[0], int(legal[0]))
    assert any(varied(states[0], seed).tobytes() != states.tobytes() for seed in range(20))


def test_nothing_is_changed_in_the_middle_of_a_turn_or_after_the_end() -> None:
    changed: set[int] = set()
    for number in range(4 if JIT else 1):
        positions, _ = play(3, number)
        for state in positions:
            if any(varied(state, seed)[0].tobytes() != state.tobytes() for seed in range(4)):
                changed.add(kind(state))
        assert varied(positions[-1], 0)[0].tobytes() == positions[-1].tobytes()
    assert changed == {TURN}
    over = Table(2).clock(over=1, seat=-1).board
    assert all(varied(over, seed)[0].tobytes() == over.tobytes() for seed in range(4))


def test_what_is_being_bought_can_still_be_paid() -> None:
    """Tikal 1 was used with one block in hand: at another level the price would be different."""
    table = Table(2).set(wood=1, corn=5).put("tikal", 1).run("pick:tikal1", "use:tikal1")
    assert table.legal()
    for seed in range(50):
        assert varied(table.state, seed).tobytes() == table.state.tobytes()


def test_what_is_hidden_does_not_matter_and_stays() -> None:
    positions, places = play(4, 2)
    for at in places:
        one = positions[at - 1]
        two = GAME.new_states(1)
        two[0] = one
        GAME.redeal(two[0], 0, 9)
        after, other = varied(one, 7)[0], varied(two[0], 7)[0]
        assert differing(one, after) <= CHANGED
        assert differing(two[0], other) <= CHANGED
        assert differing(after, other) <= {"deck"}
