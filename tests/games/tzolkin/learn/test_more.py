"""What a network is told in addition to the observation is what `MORE` says, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from patolli.agents.network.values import features_of
from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import SCRATCH
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.learn.more import MORE, MORE_SIZE
from patolli.games.tzolkin.learn.observe import OBSERVATION_SIZE
from patolli.games.tzolkin.rules.components import BUILDING_COST, LAST_SPACE, MONUMENT_COST, TEMPLES
from patolli.games.tzolkin.rules.food_day import corn_per_worker, workers_to_feed
from patolli.games.tzolkin.rules.monuments import monument_points
from patolli.games.tzolkin.rules.state import EMPTY, NO_TILE, USE

Array = np.ndarray[Any, Any]
SIZES = {feature.name: feature.size for feature in MORE}
OFFSETS = dict(zip(SIZES, np.cumsum([0, *SIZES.values()])[:-1].tolist(), strict=True))


def some_positions(players: int) -> Array:
    """Every 13th position of a game by both policies, and the last one."""
    states, rng, line = GAME.new_states(SCRATCH), new_rng(players), list[Any]()
    GAME.deal(states[0], players, players)
    while GAME.seat(states[0]) >= 0:
        line.append(states[0].copy())
        GAME.apply(states[0], int(GAME.choose(states, len(line) // 60 % 2, rng)))
    found = GAME.new_states(len(line[::13]) + 1)
    found[:] = [*line[::13], states[0].copy()]
    return found


def told(state: Array, seat: int) -> dict[str, list[float]]:
    row = features_of(GAME, state, np.array([seat]), OBSERVATION_SIZE + MORE_SIZE)[0]
    observation = np.zeros(OBSERVATION_SIZE, np.float32)
    GAME.observe(state[0], seat, observation)
    assert np.array_equal(row[:OBSERVATION_SIZE], observation)
    more = row[OBSERVATION_SIZE:]
    return {name: more[OFFSETS[name] : OFFSETS[name] + size].tolist() for name, size in SIZES.items()}


def hot(size: int, *places: int) -> list[float]:
    return [1.0 if i in places else 0.0 for i in range(size)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_is_what_it_is_said_to_be(players: int) -> None:
    for states in np.split((line := some_positions(players)), len(line)):
        s = states.view(np.recarray)[0]
        for seat in range(players):
            found, wanted = told(states, seat), wanted_of(s, seat)
            assert set(found) == set(wanted)
            for name, numbers in wanted.items():
                assert found[name] == pytest.approx(numbers, abs=1e-6), name


def wanted_of(s: Any, seat: int) -> dict[str, list[float]]:
    top = s.todo[s.todo_count - 1]
    in_hand = not s.over and top[0] == USE and top[1] < 5
    free = [next((x for x in range(LAST_SPACE[g] + 1) if s.gears[g, x] == EMPTY), 99) for g in range(5)]
    lacking = {t: int(np.maximum(BUILDING_COST[t] - s.blocks[seat], 0).sum()) for t in s.row.tolist() if t != NO_TILE}
    purse = np.append(s.blocks[seat], s.skulls[seat])
    monuments = [t for t in s.monuments.tolist() if t != NO_TILE]
    short = {t: int(np.maximum(MONUMENT_COST[t] - purse, 0).sum()) for t in monuments}
    wanted: dict[str, list[float]] = {
        "day_of": hot(SIZES["day_of"], min(int(s.day), 27)),
        "in_hand": hot(SIZES["in_hand"], *([int(top[2])] if in_hand else [])),
        "lowest": [min(x, 12) / 10 for x in free],
        "payable": [float(x + s.placed <= s.corn[seat]) for x in free],
        "missing": [lacking.get(t, 0) / 4 for t in range(SIZES["missing"])],
        "affordable": [float(lacking.get(t, 1) == 0) for t in range(SIZES["missing"])],
        "monument_missing": [short.get(t, 0) / 6 for t in range(SIZES["monument_now"])],
        "monument_now": [monument_points(s, seat, t) / 30 if t in short else 0 for t in range(SIZES["monument_now"])],
    }
    for relative in range(4):
        p = (seat + relative) % int(s.players)
        there = relative < s.players
        others = [s.temples[q] for q in range(s.players) if q != p]
        ahead = s.temples[p].astype(int) - np.max(others, axis=0)
        for t, temple in enumerate(TEMPLES):
            place = [int(s.temples[p, t]) + 1] if there else []
            wanted[f"seat{relative}_steps_{temple}"] = hot(SIZES[f"seat{relative}_steps_{temple}"], *place)
        wanted[f"seat{relative}_behind"] = (np.maximum(-ahead, 0) / 6 * there).tolist()
        wanted[f"seat{relative}_alone"] = ((ahead > 0) * float(there)).tolist()
        left = int(s.corn[p]) - workers_to_feed(s, p) * corn_per_worker(s, p)
        wanted[f"seat{relative}_after_food"] = [left / 10 * there]
    return wanted


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_told(players: int) -> None:
    for states in np.split((line := some_positions(players)), len(line)):
        if (seat := int(GAME.seat(states[0]))) < 0:
            continue
        other = GAME.new_states(1)
        other[0] = states[0]
        GAME.redeal(other[0], seat, 5)
        assert told(states, seat) == told(other, seat)
