"""Compiled code does what the same functions do as plain Python, and loops what one gets decision by decision."""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import new_rng
from patolli.engine.compiled.slots import MOST_LEGAL, SCRATCH_SIZE
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.testing.games import copy, legal_ids, places, playout, quarters


def check_interpreted(game: Game, players: int) -> None:
    """Kernels are plain functions, too: as such they deal and play the same."""
    match, rules = playout(game, players, 11), game.rules
    here = np.zeros(1, rules.dtype).view(np.recarray)
    rules.deal_cards(here[0], players, new_rng(11), np.zeros(SCRATCH_SIZE, np.int16))
    assert here.tobytes() == match.state_at(0).tobytes(), "deal_cards deals otherwise as plain Python"
    for at in places(match):
        here[0] = match.state_at(at)
        out = np.zeros(MOST_LEGAL, np.int16)
        legal = out[: rules.list_legal(here[0], out)].tolist()
        assert legal == legal_ids(game, match.state_at(at)), f"position {at}: list_legal differs as plain Python"
        if at < len(match):
            rules.carry_out(here[0], match.actions[at])
            assert here.tobytes() == match.state_at(at + 1).tobytes(), (
                f"position {at}: carry_out does otherwise as plain Python"
            )


def check_play_games(game: Game, players: int) -> None:
    """Whole games in one call are the games one gets decision by decision, whatever comes before them."""
    count, seed = (6, 11) if JIT else (2, 11)
    policies = np.array([[(i + p) % len(POLICIES) for p in range(game.max_players)] for i in range(count)])
    states, points, lengths, moves = play_games(game, players, policies, seed, 0)
    for i in range(count):
        last, own_points, own_lengths, own_moves = play_games(game, players, policies[i : i + 1], seed, i)
        assert own_lengths[0] == lengths[i], f"game {i} depends on the games before it"
        assert (own_moves[0] == moves[i]).all(), f"game {i} depends on the games before it"
        line = _one_by_one(game, players, policies[i], moves[i, : lengths[i]].tolist(), seed, i)
        assert line.tobytes() == last[0].tobytes(), f"game {i} ends elsewhere than decision by decision"
        assert quarters(game, line) == points[i].tolist() == own_points[0].tolist(), (
            f"game {i} has other points than its last position (final_quarters and quarters_so_far at the end)"
        )
    assert states[0].tobytes() == last[0].tobytes(), "the last position depends on the games before it"
    assert (play_games(game, players, policies, seed, 0)[3] == moves).all(), "same seed, other games"
    assert (play_games(game, players, policies, seed + 1, 0)[3] != moves).any(), "all seeds play the same games"


def play_games(game: Game, players: int, policies: np.ndarray, seed: int, first: int) -> tuple[Any, Any, Any, Any]:
    """States, points, lengths and moves of some games in one call."""
    states = game.new_states(SCRATCH)
    points = np.zeros((len(policies), game.max_players), np.int64)
    lengths = np.zeros(len(policies), np.int64)
    moves = np.zeros((len(policies), game.rules.max_moves), np.int16)
    game.play_games(states, players, policies, seed, first, points, lengths, moves)
    return states, points, lengths, moves


def _one_by_one(game: Game, players: int, policies: np.ndarray, actions: list[int], seed: int, number: int) -> Any:
    """The last position of a game that is dealt and decided step by step, with the same random numbers."""
    states, rng = game.new_states(SCRATCH), new_rng(seed, number)
    game.deal_with(states[0], players, rng)
    for at, action in enumerate(actions):
        chosen = int(game.choose(states, int(policies[game.seat(states[0])]), rng))
        assert chosen == action, f"game {number}: `choose` does not play the game that `play_games` plays, at move {at}"
        assert action in legal_ids(game, states[0]), f"game {number}: move {at} is not legal"
        game.apply(states[0], action)
    assert game.seat(states[0]) == -1, f"game {number} is not over"
    return states[0]


def check_perft(game: Game, players: int) -> None:
    match = playout(game, players, 12)
    for at in sorted({0, len(match) // 3, max(len(match) - 2, 0), len(match)}):
        states = game.new_states(4)
        states[0] = match.state_at(at)
        for depth in range(4):
            found, counted = int(game.perft(states, depth)), _count(game, match.state_at(at), depth)
            assert found == counted, f"perft counts {found} sequences of {depth} from position {at}: {counted} exist"


def _count(game: Game, state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    ids = legal_ids(game, state)
    if depth == 1:
        return len(ids)
    total = 0
    for action in ids:
        after = copy(game, state)
        game.apply(after[0], action)
        total += _count(game, after[0], depth - 1)
    return total
