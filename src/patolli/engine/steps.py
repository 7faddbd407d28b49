"""Compiling a game, step by step: every exported function of the contract is called once, the way callers do."""

from __future__ import annotations

import random

import numpy as np

from patolli.engine.compiled.ahead import Steps
from patolli.engine.compiled.rng import new_rng, new_tape
from patolli.engine.game import POLICIES, SCRATCH, Game


def rules_steps(game: Game) -> Steps:
    """Everything needed to play: dealing, moves, scores, records, and what others see."""
    states = game.new_states(2)
    out = np.zeros(game.rules.max_legal, np.int16)
    quarters = np.zeros(game.max_players, np.int64)
    players = game.usual_players

    def move() -> None:
        states[1] = states[0]
        game.apply(states[1], int(out[0]))

    def records() -> None:
        copy = game.new_states(1)
        game.notation.read_deal(game.notation.write_deal(states[0], states[0], None), players, copy[0])
        _finish(game, states[1])
        for state in (states[0], states[1]):
            game.notation.view(state, None)
        game.winners(states[1])

    def hidden() -> None:
        copy = game.new_states(1)
        for seat in range(players):
            copy[0] = states[0]
            game.redeal(copy[0], seat, 0)
        seat = int(game.seat(states[0]))
        game.exchange(copy[0], seat, 1)
        actions = np.full((1, 1), out[0], np.int64)
        game.not_legal(states[:1], actions[0])
        after, drawn = game.new_states(1), game.new_states(1)
        seen = drawn.view(np.uint8).reshape(1, -1)
        game.outcomes(states[:1], actions, after, drawn, seen, seat, np.zeros((1, 2), np.int64))

    return [
        ("random numbers", lambda: (new_rng(), new_tape(0))),
        ("dealing", lambda: game.deal(states[0], players, 0)),
        ("legal moves", lambda: game.legal(states[0], out)),
        ("making moves", move),
        ("whose turn", lambda: game.seat(states[0])),
        ("scores", lambda: game.scores(states[0], quarters)),
        ("records", records),
        ("hidden things", hidden),
    ]


def policy_steps(game: Game) -> Steps:
    """What the simplest bots need, and the search."""
    states = game.new_states(SCRATCH)
    features = np.zeros(game.learning.observation_size, np.float32)

    def deal() -> None:
        game.deal(states[0], game.usual_players, 0)

    return [
        ("dealing again", deal),
        ("features", lambda: game.observe(states[0], 0, features)),
        ("estimates", lambda: game.evaluate(states[0], 0)),
        ("simple bots", lambda: game.choose(states, POLICIES.index("greedy"), new_rng())),
    ]


def study_steps(game: Game) -> Steps:
    """Many games in one call, and counting."""
    states = game.new_states(SCRATCH)
    players = game.usual_players

    def play_games() -> None:
        policies = np.zeros((1, game.max_players), np.int64)
        lengths = np.zeros(1, np.int64)
        game.play_games(states, players, policies, 0, 0, policies.copy(), lengths, np.zeros((1, 0), np.int16))

    def count() -> None:
        game.deal(states[0], players, 0)
        game.perft(states, 2)

    return [("whole games", play_games), ("counting", count)]


def _finish(game: Game, state: np.void) -> None:
    """Play any legal moves to the end."""
    dice, out = random.Random(0), np.zeros(game.rules.max_legal, np.int16)
    while game.seat(state) >= 0:
        game.apply(state, int(out[dice.randrange(int(game.legal(state, out)))]))
