"""Which tables are tested: every game that is installed, with every number of players."""

from __future__ import annotations

from patolli.engine.game import find_game, game_names

TABLES = [
    (name, players)
    for name in game_names()
    for players in range(max(2, find_game(name).min_players), find_game(name).max_players + 1)
]
