"""Environments know games only through the contract, and by the names under which they are installed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

from patolli import envs
from patolli.engine.errors import BadSetup, IllegalMove
from patolli.engine.game import game_names
from patolli.envs.games import Games, check_players
from patolli.envs.gymnasium import SeatEnv
from patolli.envs.pettingzoo import TurnEnv
from patolli.testing import installed
from pebbles.game import GAME as PEBBLES
from tests.paths import PROJECT
from tests.stones.game import GAME as STONES

FILES = sorted((PROJECT / "src" / "patolli" / "envs").glob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_game_is_named(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
        and ast.get_docstring(node)
    }
    for node in ast.walk(tree):
        words = [str(value) for value in ast.iter_fields(node)] if id(node) not in told else []
        assert not any("tzolkin" in word for word in words if "ast." not in word), ast.dump(node)


def test_every_game_has_its_names() -> None:
    assert game_names()
    for name in game_names():
        assert f"patolli/{name}-v0" in gymnasium.registry
        assert callable(getattr(envs, f"{name}_v0").env)
        zoo: Any = pettingzoo.make("aec", f"patolli/{name}_v0", reward="points")
        assert zoo.unwrapped.game.name == name


@pytest.fixture
def pebbles() -> Iterator[None]:
    with installed(PEBBLES, words={"pebbles": "pebbles"}):
        yield


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("players", [1, 2])
def test_options_and_one_player(players: int) -> None:
    """Every environment deals the requested game, including solo games."""
    options = {"cards": 10}
    games = Games(PEBBLES, 4, players=players, seed=1, options=options)
    for _ in range(10):
        assert not games.finished.any()
        games.step(games.sample())
    assert games.finished.all()


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("players", [1, 2])
def test_one_game_with_options(players: int) -> None:
    options = {"cards": 10}
    seat = SeatEnv("pebbles", "random", players=players, options=options)
    turns = TurnEnv("pebbles", players=players, options=options)
    seen, _ = seat.reset(seed=3)
    turns.reset(seed=3)
    for _ in range(9 // players):
        seen, _, over, _, _ = seat.step(seat.action_space.sample(seen["action_mask"]))
    assert seat.match is not None
    assert not over
    assert seat.match.record()["options"] == options
    for left in range(10, 0, -1):
        legal = np.flatnonzero(turns.observe(turns.agent_selection)["action_mask"])
        assert len(legal) == min(6, 2 * -(-left // players))
        if len(legal) < 6:
            # Of two cards one slot is empty: its action has no card to be called by.
            with pytest.raises(IllegalMove, match=r"'open:#\d' is not legal here; legal: open:C\d\d"):
                turns.step(2)
        turns.step(int(legal[0]))
    assert all(turns.terminations.values())
    assert sum(turns.rewards.values()) == (0 if players > 1 else turns.rewards["player_0"])


@pytest.mark.usefixtures("pebbles")
def test_wrong_options_are_told_at_once() -> None:
    for make in (
        lambda: Games(PEBBLES, 1, options={"cards": 1}),
        lambda: SeatEnv("pebbles", options={"cards": 1}),
        lambda: TurnEnv("pebbles", options={"cards": 1}),
    ):
        with pytest.raises(BadSetup, match="9 to 30"):
            make()


def test_the_least_game() -> None:
    """A game that has only what the contract demands: alone, in batches, as pixels, and in OpenSpiel."""
    with installed(STONES, words={"stones": "tests.stones"}):
        turns = TurnEnv("stones", render_mode="rgb_array")
        turns.reset(seed=1)
        assert turns.render().ndim == 3
        while turns.agents and not any(turns.terminations.values()):
            turns.step(int(np.flatnonzero(turns.observe(turns.agent_selection)["action_mask"])[-1]))
        assert sorted(turns.rewards.values()) == [-1, 1]
        seat = SeatEnv("stones", "greedy")
        seen, _ = seat.reset(seed=3)
        over = False
        while not over:
            seen, reward, over, _, _ = seat.step(seat.action_space.sample(seen["action_mask"]))
        assert reward in (-1, 1)
        games = Games(STONES, 4, seed=1)
        while not games.finished.all():
            games.step(games.sample())
        pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this system")
        from patolli.envs import openspiel

        openspiel.register(STONES)
        state = pyspiel.load_game("patolli_stones").new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert sorted(state.returns()) == [-1, 1]


def test_the_usual_number_of_players_meets_somebody() -> None:
    assert check_players(PEBBLES, None) == 2
    assert check_players(PEBBLES, 1) == 1
