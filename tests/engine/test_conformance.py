"""Every installed game passes the conformance suite, for every number of players."""

import pytest

from patolli.engine.game import Game, find_game, game_names
from patolli.testing import CHECKS, Check

TABLES = [
    pytest.param(find_game(name), players, id=f"{name}-{players}")
    for name in game_names()
    for players in range(find_game(name).min_players, find_game(name).max_players + 1)
]


def test_there_are_games() -> None:
    assert "tzolkin" in game_names()
    assert len(CHECKS) >= 19


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_conformance(game: Game, players: int, check: Check) -> None:
    check(game, players)


@pytest.mark.parametrize("name", game_names())
def test_features_are_as_many_for_every_number_of_players(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    assert game.learning.observation_size > 0
