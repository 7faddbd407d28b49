"""Where self-play games begin: in the agreed mixture, never at the end, and always with a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

from patolli.engine.game import POLICIES, Game, find_game
from patolli.training.beginnings import begin, play_on
from patolli.training.ways import BEGINNINGS, Beginning

pytestmark = pytest.mark.compiled  # interpreted, a beginning takes seconds

GAME = find_game("tzolkin")
Array = np.ndarray[Any, Any]


def dealt(players: int, seed: int) -> Array:
    states = GAME.new_states(1)
    GAME.deal(states[0], players, seed)
    return states


def choices(state: Any) -> int:
    return int(GAME.legal(state, np.zeros(GAME.rules.max_legal, np.int16)))


def watched(seen: list[Array]) -> Game:
    """The game, which records every position that is reached."""

    def apply(state: Any, action: int) -> None:
        GAME.apply(state, action)
        seen.append(np.array([state], GAME.rules.dtype))

    game = replace(GAME)
    object.__setattr__(game, "apply", apply)
    return game


def varied(vary: Callable[[Any, np.random.Generator], None] | None) -> Game:
    """The game, with another way to change positions."""
    return replace(GAME, learning=replace(GAME.learning, vary=vary))


def nothing(state: Any, rng: np.random.Generator) -> None: ...


# The mixture


def test_two_of_five_games_begin_at_the_beginning_and_the_others_everywhere() -> None:
    kinds: Counter[str] = Counter()
    seen: list[Array] = []
    for number in range(500):
        states = dealt(2 + number % 3, number)
        before = states.copy()
        seen.clear()
        if not begin(watched(seen), states, BEGINNINGS, np.random.default_rng([1, number])):
            kinds["plain"] += 1
            assert states[0].tobytes() == before[0].tobytes()
            assert not seen
            continue
        assert GAME.seat(states[0]) >= 0
        assert choices(states[0]) > 1
        assert states[0]["kept_count"] == states[0]["players"]
        kinds["near" if len(seen) < 12 else "first half" if states[0]["age"] == 1 else "second half"] += 1
    assert 0.33 < kinds["plain"] / 500 < 0.45
    assert 0.12 < kinds["near"] / 500 < 0.3
    assert kinds["first half"] / 500 > 0.15
    assert kinds["second half"] / 500 > 0.08


def test_near_the_start_positions_are_changed_and_later_half_of_them() -> None:
    near, later = BEGINNINGS
    for beginning, least, most in ((near, 200, 200), (later, 75, 125)):
        always = msgspec.structs.replace(beginning, games=1.0)
        changed: list[int] = []

        def vary(state: Any, rng: np.random.Generator, changed: list[int] = changed) -> None:
            changed.append(state["corn"][0])
            state["corn"][0] += 1

        for number in range(200):
            assert begin(varied(vary), dealt(2, number), [always], np.random.default_rng(number))
        assert least <= len(changed) <= most


def test_a_beginning_depends_on_its_generator_alone() -> None:
    found: list[bytes] = []
    for seed in (3, 3, 4):
        states = dealt(3, 1)
        rng = np.random.default_rng(seed)
        while not begin(GAME, states, BEGINNINGS, rng):
            pass
        found.append(states.tobytes())
    assert found[0] == found[1] != found[2]


# Playing on


@pytest.mark.parametrize("decisions", [0, 1, 7, 90])
def test_so_many_decisions_are_played_and_those_without_a_choice(decisions: int) -> None:
    for seed in range(20):
        states = dealt(2 + seed % 3, seed)
        before, seen = states.copy(), list[Array]()
        play_on(watched(seen), states, decisions, 0.3, np.random.default_rng(seed))
        assert states[0].tobytes() == (seen[-1] if seen else before)[0].tobytes()
        assert len(seen) >= decisions
        assert choices(states[0]) > 1
        assert all(choices(after[0]) == 1 for after in seen[max(0, decisions - 1) : -1] if decisions)


def test_the_end_is_never_reached() -> None:
    """The last decision with a choice is as far as it goes."""
    for seed in range(30):
        states, seen = dealt(2 + seed % 3, seed), list[Array]()
        play_on(watched(seen), states, 10_000, 0.3, np.random.default_rng(seed))
        assert GAME.seat(seen[-1][0]) == -1
        assert choices(states[0]) > 1
        place = max(at for at, after in enumerate(seen) if after[0].tobytes() == states[0].tobytes())
        assert all(choices(after[0]) <= 1 for after in seen[place + 1 :])


@pytest.mark.parametrize(("random", "least", "most"), [(0.0, 1.0, 1.0), (1.0, 0.0, 0.0), (0.3, 0.6, 0.8)])
def test_the_greedy_policy_plays_and_chance(
    monkeypatch: pytest.MonkeyPatch, random: float, least: float, most: float
) -> None:
    asked: list[int] = []
    choose = GAME.choose

    def noting(states: Array, policy: int, rng: Array) -> int:
        asked.append(policy)
        return int(choose(states, policy, rng))

    monkeypatch.setattr(Game, "choose", property(lambda game: noting))
    seen: list[Array] = []
    for seed in range(10):
        play_on(watched(seen), dealt(4, seed), 60, random, np.random.default_rng(seed))
    assert set(asked) <= {POLICIES.index("greedy")}
    assert least <= len(asked) / len(seen) <= most


def test_random_moves_are_of_all_kinds() -> None:
    """Of the six pairs of wealth tiles each is kept now and then."""
    kept: set[tuple[int, ...]] = set()
    for seed in range(60):
        states, seen = dealt(2, 1), list[Array]()
        play_on(watched(seen), states, 1, 1.0, np.random.default_rng(seed))
        kept.add(tuple(seen[0][0]["kept"][int(dealt(2, 1)[0]["seat"])].tolist()))
    assert len(kept) == 6


# Changing positions


def test_where_a_game_cannot_change_a_position_it_is_changed_later() -> None:

    def vary(state: Any, rng: np.random.Generator) -> None:
        if state["round_no"] == 2:
            state["corn"][0] = 59

    for seed in range(5):
        states = dealt(2, seed)
        assert begin(varied(vary), states, [Beginning(games=1.0)], np.random.default_rng(seed))
        assert states[0]["corn"][0] == 59
        assert (states[0]["round_no"], states[0]["turns"]) == (2, 0)


def test_a_change_that_leaves_no_choice_is_not_made() -> None:
    ways = [Beginning(games=1.0, decisions=(5, 20))]

    def vary(state: Any, rng: np.random.Generator) -> None:
        state["over"], state["seat"] = 1, -1

    for game in (varied(vary), varied(nothing), varied(None)):
        for seed in range(5):
            states = dealt(3, seed)
            assert begin(game, states, ways, np.random.default_rng(seed))
            assert GAME.seat(states[0]) >= 0
            assert choices(states[0]) > 1
